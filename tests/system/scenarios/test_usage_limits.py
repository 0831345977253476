"""Forty limits of providers over HTTP: each session goes on once, at its time, and within its cap.

Every form is that of the provider's own documentation or client; the comment above it names which.
Times are written for a clock that the test moves: nothing is waited for.
"""

import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from email.utils import formatdate
from typing import NamedTuple

import pytest

from helix_desktop.app.sessions.paused_sessions import MAX_CHECK_SECONDS, PausedSessions
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.events import Ending, PauseChanged, TurnEnded, TurnResumed
from helix_desktop.domain.llm import Llm, Prices
from helix_desktop.domain.workspace import Budget, Budgets
from helix_desktop.engine.budget import BudgetGuard
from helix_desktop.engine.session_runner import SessionRunner
from helix_desktop.engine.turn import MAX_PAUSES_IN_A_ROW, UNSTATED_PAUSE_SECONDS
from helix_desktop.engine.usage_ledger import UsageLedger
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.http.http_provider import HttpProvider
from helix_desktop.providers.http.retries import RetryOptions
from helix_desktop.providers.http.timeouts import HttpTimeouts
from tests.engine.stage import SESSION, Stage
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import SavedData
from tests.providers.http.talking import no_pictures, the_key
from tests.system.peers.fault_modes import well
from tests.system.peers.fault_server import Answer
from tests.system.prove.dialect_says import SAYINGS, grammar
from tests.system.scenarios.served import Served

LLM = Llm("tiny", "tiny", 64_000, 1_000, prices=Prices(1.0, 2.0, 0.1, 1.25))
CHAT, RESPONSES = DialectId.OPENAI_CHAT, DialectId.OPENAI_RESPONSES
ANTHROPIC, GEMINI, OLLAMA = DialectId.ANTHROPIC, DialectId.GEMINI, DialectId.OLLAMA
UNSTATED = UNSTATED_PAUSE_SECONDS
HOUR = 3_600.0


class Limit(NamedTuple):
    """A refusal as a provider sends it, and the seconds that it asks to wait."""

    name: str
    dialect: DialectId
    status: str
    body: object
    headers: dict[str, str]
    wait: float


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(time.time() + seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def openai(message: str, kind: str = "requests", code: str = "rate_limit_exceeded") -> object:
    return {"error": {"message": message, "type": kind, "param": None, "code": code}}


def anthropic(message: str, kind: str = "rate_limit_error") -> object:
    return {"type": "error", "error": {"type": kind, "message": message}}


def google(message: str, *details: object, status: str = "RESOURCE_EXHAUSTED") -> object:
    return {"error": {"code": 429, "message": message, "status": status, "details": list(details)}}


def quota(metric: str, name: str) -> object:
    kind = "type.googleapis.com/google.rpc.QuotaFailure"
    return {"@type": kind, "violations": [{"quotaMetric": metric, "quotaId": name}]}


def retry_info(delay: str) -> object:
    return {"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": delay}


def limits() -> list[Limit]:
    """Return the refusals; their times count from now."""
    now = time.time()
    busy, down = "429 Too Many Requests", "503 Service Unavailable"
    generate = "generativelanguage.googleapis.com/generate_content_free_tier_requests"
    by_day = quota(generate, "GenerateRequestsPerDayPerProjectPerModel-FreeTier")
    by_minute = quota(generate, "GenerateRequestsPerMinutePerProjectPerModel-FreeTier")
    return [
        # OpenAI, guide "Rate limits": x-ratelimit headers, "Please try again in"
        Limit(
            "openai requests a day",
            CHAT,
            busy,
            openai(
                "Rate limit reached for gpt-4o in organization org-1 on requests per day (RPD): "
                "Limit 200, Used 200, Requested 1. Please try again in 7m12s."
            ),
            {},
            432.0,
        ),
        Limit(
            "openai tokens a day",
            RESPONSES,
            busy,
            openai(
                "Rate limit reached for gpt-4o on tokens per day (TPD): Limit 90000, Used 90000. "
                "Please try again in 1h24m3.5s.",
                "tokens",
            ),
            {},
            5_043.5,
        ),
        Limit(
            "openai header of requests",
            CHAT,
            busy,
            openai("Rate limit reached."),
            {"x-ratelimit-remaining-requests": "0", "x-ratelimit-reset-requests": "6m0s"},
            360.0,
        ),
        Limit(
            "openai header of tokens",
            RESPONSES,
            busy,
            openai("Rate limit reached."),
            {"x-ratelimit-remaining-tokens": "0", "x-ratelimit-reset-tokens": "2h0m0s"},
            7_200.0,
        ),
        Limit("openai retry-after", CHAT, busy, openai("Slow down"), {"retry-after": "900"}, 900.0),
        Limit(
            "openai retry-after-ms",
            CHAT,
            busy,
            openai("Slow down"),
            {"retry-after-ms": "180500"},
            180.5,
        ),
        # OpenAI, guide "Error codes": 503 without a time
        Limit(
            "openai overloaded",
            RESPONSES,
            down,
            openai(
                "The engine is currently overloaded, please try again later", "server_error", ""
            ),
            {},
            UNSTATED,
        ),
        # the Codex client's own reading of a plan's limit (usage_limit_reached)
        Limit(
            "chatgpt plan, seconds",
            RESPONSES,
            busy,
            {
                "error": {
                    "type": "usage_limit_reached",
                    "message": "The usage limit has been reached",
                    "plan_type": "plus",
                    "resets_in_seconds": 5_400,
                }
            },
            {},
            5_400.0,
        ),
        Limit(
            "chatgpt plan, moment",
            RESPONSES,
            busy,
            {
                "error": {
                    "type": "usage_limit_reached",
                    "message": "The usage limit has been reached",
                    "plan_type": "pro",
                    "resets_at": int(now) + 9_000,
                }
            },
            {},
            9_000.0,
        ),
        # Anthropic, "Rate limits": retry-after, anthropic-ratelimit-*-reset in RFC 3339
        Limit(
            "anthropic retry-after",
            ANTHROPIC,
            busy,
            anthropic("Number of requests exceeded."),
            {"retry-after": "1200"},
            1_200.0,
        ),
        Limit(
            "anthropic tokens",
            ANTHROPIC,
            busy,
            anthropic("Input tokens exceeded."),
            {
                "anthropic-ratelimit-input-tokens-remaining": "0",
                "anthropic-ratelimit-input-tokens-reset": iso(700),
            },
            700.0,
        ),
        Limit(
            "anthropic two limits",
            ANTHROPIC,
            busy,
            anthropic("Rate limit."),
            {
                "anthropic-ratelimit-requests-remaining": "0",
                "anthropic-ratelimit-requests-reset": iso(300),
                "anthropic-ratelimit-output-tokens-remaining": "0",
                "anthropic-ratelimit-output-tokens-reset": iso(800),
            },
            800.0,
        ),
        # the headers of a plan that Claude Code reads (anthropic-ratelimit-unified-*)
        Limit(
            "claude plan",
            ANTHROPIC,
            busy,
            anthropic("This request would exceed your limit."),
            {
                "anthropic-ratelimit-unified-status": "rejected",
                "anthropic-ratelimit-unified-reset": f"{int(now) + 14_400}",
            },
            14_400.0,
        ),
        # Anthropic, "Errors": 529 overloaded_error
        Limit(
            "anthropic overloaded",
            ANTHROPIC,
            "529 Overloaded",
            anthropic("Overloaded", "overloaded_error"),
            {},
            UNSTATED,
        ),
        Limit(
            "anthropic date",
            ANTHROPIC,
            busy,
            anthropic("Rate limit."),
            {"retry-after": formatdate(now + 1_800, usegmt=True)},
            1_800.0,
        ),
        # Gemini API, "Rate limits" and google.rpc error details
        Limit(
            "gemini quota of a day",
            GEMINI,
            busy,
            google(
                "You exceeded your current quota, please check your plan and billing details.",
                by_day,
                retry_info("43s"),
            ),
            {"date": "Mon, 30 Nov 2026 12:00:00 GMT"},
            20 * HOUR,
        ),
        Limit(
            "gemini quota of a minute",
            GEMINI,
            busy,
            google("You exceeded your current quota.", by_minute, retry_info("185.5s")),
            {},
            185.5,
        ),
        Limit(
            "gemini overloaded",
            GEMINI,
            down,
            {
                "error": {
                    "code": 503,
                    "message": "The model is overloaded. Please try again later.",
                    "status": "UNAVAILABLE",
                }
            },
            {},
            UNSTATED,
        ),
        # Vertex AI, "Error code 429": no time at all
        Limit(
            "vertex exhausted",
            GEMINI,
            busy,
            google("Resource exhausted. Please try again later."),
            {},
            UNSTATED,
        ),
        Limit(
            "vertex claude",
            ANTHROPIC,
            busy,
            google(
                "Quota exceeded for aiplatform.googleapis.com/online_prediction_requests_per_"
                "base_model with base model: anthropic-claude."
            ),
            {},
            UNSTATED,
        ),
        # Bedrock, API reference of InvokeModel: ThrottlingException, ModelNotReadyException
        Limit(
            "bedrock requests",
            ANTHROPIC,
            busy,
            {
                "__type": "ThrottlingException",
                "message": "Too many requests, please wait before trying again.",
            },
            {},
            UNSTATED,
        ),
        Limit(
            "bedrock tokens a day",
            ANTHROPIC,
            busy,
            {
                "__type": "ThrottlingException",
                "message": "Too many tokens per day, please wait before trying again.",
            },
            {},
            UNSTATED,
        ),
        Limit(
            "bedrock unavailable",
            ANTHROPIC,
            down,
            {
                "__type": "ServiceUnavailableException",
                "message": "Bedrock is unable to process your request.",
            },
            {},
            UNSTATED,
        ),
        # Mistral, "Rate limits": ratelimitbysize headers; error 3505
        Limit(
            "mistral by size",
            CHAT,
            busy,
            {"message": "Requests rate limit exceeded"},
            {"ratelimitbysize-remaining": "0", "ratelimitbysize-reset": "150"},
            150.0,
        ),
        Limit(
            "mistral capacity",
            CHAT,
            busy,
            {
                "object": "error",
                "message": "Service tier capacity exceeded for this model.",
                "type": "service_tier_capacity_exceeded",
                "param": None,
                "code": "3505",
            },
            {},
            UNSTATED,
        ),
        # DeepSeek, "Error codes": 429 and 503
        Limit(
            "deepseek requests",
            CHAT,
            busy,
            openai("Rate limit reached. Please pace your requests reasonably."),
            {},
            UNSTATED,
        ),
        Limit(
            "deepseek overloaded",
            CHAT,
            down,
            openai("Server overloaded, please retry your request after a brief wait"),
            {},
            UNSTATED,
        ),
        # xAI, "Rate limits": code and error as texts
        Limit(
            "xai team",
            CHAT,
            busy,
            {
                "code": "Some resource has been exhausted",
                "error": "Too many requests for team 1. Your team's rate limit was reached.",
            },
            {},
            UNSTATED,
        ),
        Limit(
            "xai retry-after",
            CHAT,
            busy,
            {"code": "Some resource has been exhausted", "error": "Too many requests."},
            {"retry-after": "300"},
            300.0,
        ),
        # Qwen in Model Studio, "Error codes": Throttling.RateQuota, limit_requests
        Limit(
            "qwen rate",
            CHAT,
            busy,
            openai(
                "Requests rate limit exceeded, please try again later.",
                "limit_requests",
                "limit_requests",
            ),
            {},
            UNSTATED,
        ),
        Limit(
            "qwen burst",
            CHAT,
            busy,
            {"code": "Throttling.BurstRate", "message": "Request rate increased too quickly."},
            {"retry-after": "240"},
            240.0,
        ),
        # OpenRouter, "Limits": X-RateLimit-Reset in milliseconds, repeated in the body
        Limit(
            "openrouter day, in the body",
            CHAT,
            busy,
            {
                "error": {
                    "message": "Rate limit exceeded: free-models-per-day",
                    "code": 429,
                    "metadata": {
                        "headers": {
                            "X-RateLimit-Limit": "50",
                            "X-RateLimit-Remaining": "0",
                            "X-RateLimit-Reset": f"{int(now + 30_000) * 1000}",
                        }
                    },
                }
            },
            {},
            30_000.0,
        ),
        Limit(
            "openrouter header",
            CHAT,
            busy,
            openai("Rate limit exceeded"),
            {"x-ratelimit-remaining": "0", "x-ratelimit-reset": f"{int(now + 600) * 1000}"},
            600.0,
        ),
        Limit(
            "openrouter upstream",
            CHAT,
            busy,
            {
                "error": {
                    "message": "Provider returned error",
                    "code": 429,
                    "metadata": {
                        "raw": "qwen3 is temporarily rate-limited upstream. Please retry shortly.",
                        "provider_name": "Chutes",
                    },
                }
            },
            {},
            UNSTATED,
        ),
        # Ollama, server/sched.go: ErrMaxQueue; its cloud's limits
        Limit(
            "ollama queue",
            OLLAMA,
            down,
            {"error": "server busy, please try again.  maximum pending requests exceeded"},
            {},
            UNSTATED,
        ),
        Limit(
            "ollama cloud",
            OLLAMA,
            busy,
            {"error": "you've reached your hourly usage limit, please upgrade to continue"},
            {},
            UNSTATED,
        ),
        # LM Studio, developer log of a model that is being loaded
        Limit(
            "lm studio loading",
            CHAT,
            down,
            {"error": "Model is loading, try again later"},
            {},
            UNSTATED,
        ),
        # llama.cpp, tools/server README: 503 while the model is loaded
        Limit(
            "llama.cpp loading",
            CHAT,
            down,
            {"error": {"code": 503, "message": "Loading model", "type": "unavailable_error"}},
            {},
            UNSTATED,
        ),
        # Groq, "Rate limits": the same headers as OpenAI
        Limit(
            "groq tokens a day",
            CHAT,
            busy,
            openai("Rate limit reached on tokens per day (TPD). Please try again in 2m59.56s."),
            {"retry-after": "180"},
            180.0,
        ),
        # RFC 9110: any server may send Retry-After with 503
        Limit(
            "maintenance",
            CHAT,
            down,
            openai("Down for maintenance"),
            {"retry-after": "2700"},
            2_700.0,
        ),
    ]


NAMES = [limit.name for limit in limits()]


def test_there_are_forty_different_limits() -> None:
    assert len(set(NAMES)) == 40


class Process:
    """One run of the program on a session: what it keeps is `saved_data`, and its time `clock`."""

    def __init__(
        self, port: int, dialect: DialectId, line: HttpClient, saved_data: SavedData, now: float
    ) -> None:
        provider = HttpProvider(
            Endpoint("tiny", "Tiny", dialect, f"http://127.0.0.1:{port}"),
            grammar(dialect),
            line,
            key=the_key,
            pictures=no_pictures,
            retry_options=RetryOptions(max_busy=0),
        )
        self.timers: list[Callable[[], None]] = []
        self.stage = Stage(provider, llm=LLM, saved_data=saved_data)
        self.clock = FakeClock(now)
        self.stage.exchange(clock=self.clock, later=self._later)
        self.runner = SessionRunner(SESSION, self.stage.deps)
        self.pauses = PausedSessions(
            self.stage.deps.base,
            lambda _session: self.runner,
            is_open=lambda _session: True,
            check=self._check,
        )
        self.stage.deps.base.bus.subscribe(self.pauses.take)

    def _later(self, seconds: float, act: Callable[[], None]) -> Callable[[], None]:
        assert 0 <= seconds <= MAX_CHECK_SECONDS
        self.timers.append(act)

        def cancel() -> None:
            if act in self.timers:
                self.timers.remove(act)

        return cancel

    async def _check(self, _session: object) -> None:
        """Its folder is there."""

    def limit_costs(self, budgets: Budgets) -> None:
        base = self.stage.deps.base
        guard = BudgetGuard(UsageLedger(base.store, base.bus), base.bus, budgets)
        self.stage.exchange(budget=guard)
        self.runner = SessionRunner(SESSION, self.stage.deps)

    async def pass_time(self, seconds: float) -> None:
        """Let the clock jump, then fire what waits for it, and what that starts, to its end."""
        self.clock.advance(seconds)
        timers, self.timers = self.timers, []
        for act in timers:
            act()
        await self.stage.supervisor.wait_until_idle()

    async def resume_as_window(self) -> None:
        self.pauses.resume_all(await self.stage.store.sessions())


@asynccontextmanager
async def server_line() -> AsyncIterator[HttpClient]:
    line = HttpClient(HttpTimeouts())
    try:
        yield line
    finally:
        await line.close()


def refusal(limit: Limit) -> Answer:
    headers = {name.replace("-", "_"): value for name, value in limit.headers.items()}
    body = json.dumps(limit.body).encode()
    return lambda talk: talk.refuse(limit.status, body, **headers)


@pytest.mark.parametrize("fate", ["stays", "killed", "slept", "restarted"])
@pytest.mark.parametrize("number", range(40), ids=NAMES)
async def test_a_session_at_a_limit_goes_on_once_at_its_time(number: int, fate: str) -> None:
    limit = limits()[number]
    with Served() as served:
        served.plan(
            refusal(limit),
            lambda talk: well(talk, SAYINGS[limit.dialect](("Well.",), ())),
        )
        async with server_line() as line:
            saved_data, now = SavedData(), time.time()
            process = Process(served.port, limit.dialect, line, saved_data, now)
            await process.runner.begin("go")
            await process.stage.supervisor.wait_until_idle()
            [ended] = [e for e in await process.stage.journal() if isinstance(e, TurnEnded)]
            assert ended.ending is Ending.PAUSED
            assert ended.pause is not None
            assert ended.pause.until - now == pytest.approx(limit.wait, abs=4.0)
            assert ended.pause.reason
            [head] = await process.stage.store.sessions()
            assert head.paused_until == ended.pause.until
            # a little before: whoever looks at the clock sends nothing
            await process.pass_time(limit.wait - 10)
            assert len(served.bodies) == 1
            if fate == "slept":
                await process.pass_time(8 * HOUR)
            elif fate == "stays":
                await process.pass_time(20)
            else:
                # what the first process still had in its memory is gone, with its timers
                process.timers.clear()
                then = process.clock.now() + (8 * HOUR if fate == "restarted" else 0)
                process = Process(served.port, limit.dialect, line, saved_data, then)
                await process.resume_as_window()
                await process.pass_time(0 if fate == "restarted" else 20)
            assert len(served.bodies) == 2
            events = await process.stage.journal()
            resumed = [event for event in events if isinstance(event, TurnResumed)]
            assert [event.by_itself for event in resumed] == [True]
            assert resumed[0].at >= ended.pause.until
            assert isinstance(events[-1], TurnEnded)
            assert events[-1].ending is Ending.DONE
            # and never again: neither later nor in another process
            await process.pass_time(40 * HOUR)
            again = Process(served.port, limit.dialect, line, saved_data, process.clock.now())
            await again.resume_as_window()
            await again.pass_time(40 * HOUR)
            assert len(served.bodies) == 2


async def test_a_used_up_budget_keeps_a_session_paused_and_says_so() -> None:
    for limit in limits()[::8]:
        with Served() as served:
            served.plan(
                lambda talk, limit=limit: well(talk, SAYINGS[limit.dialect](("Well.",), ())),
                refusal(limit),
            )
            async with server_line() as line:
                saved_data, now = SavedData(), time.time()
                process = Process(served.port, limit.dialect, line, saved_data, now)
                await process.runner.begin("go")
                await process.stage.supervisor.wait_until_idle()
                await process.runner.send("on")
                await process.stage.supervisor.wait_until_idle()
                process = Process(served.port, limit.dialect, line, saved_data, now)
                process.limit_costs(Budgets(session=Budget(stop_tokens=1)))
                await process.resume_as_window()
                await process.pass_time(limit.wait + 10)
                assert len(served.bodies) == 2, limit.name
                held = (await process.stage.journal())[-1]
                assert isinstance(held, PauseChanged)
                assert held.until == 0.0
                assert "has used up its budget of 1 tokens" in held.held
                [head] = await process.stage.store.sessions()
                assert (head.paused, head.paused_until) == (True, 0.0)


async def test_a_limit_that_never_ends_is_not_asked_for_ever() -> None:
    limit = next(limit for limit in limits() if limit.name == "vertex exhausted")
    with Served(choose=lambda _body: refusal(limit)) as served:
        async with server_line() as line:
            process = Process(served.port, limit.dialect, line, SavedData(), time.time())
            await process.runner.begin("go")
            for _ in range(3 * MAX_PAUSES_IN_A_ROW):
                await process.pass_time(7 * HOUR)
            assert len(served.bodies) == MAX_PAUSES_IN_A_ROW
            last = (await process.stage.journal())[-1]
            assert isinstance(last, TurnEnded)
            assert last.pause is not None
            assert last.pause.until == 0.0
            assert f"{MAX_PAUSES_IN_A_ROW} times in a row" in last.pause.held
            # the user may go on, and then Helix does again
            await process.runner.resume()
            await process.stage.supervisor.wait_until_idle()
            await process.pass_time(7 * HOUR)
            assert len(served.bodies) == MAX_PAUSES_IN_A_ROW + 2


async def test_the_pauses_of_an_unstated_limit_outlast_the_quota_of_a_day() -> None:
    limit = next(limit for limit in limits() if limit.name == "bedrock tokens a day")
    with Served(choose=lambda _body: refusal(limit)) as served:
        async with server_line() as line:
            process = Process(served.port, limit.dialect, line, SavedData(), time.time())
            await process.runner.begin("go")
            for _ in range(2 * MAX_PAUSES_IN_A_ROW):
                await process.pass_time(7 * HOUR)
            ends = [e.pause for e in await process.stage.journal() if isinstance(e, TurnEnded)]
            begun = [e.at for e in await process.stage.journal() if isinstance(e, TurnEnded)]
            pauses = zip(begun, ends, strict=True)
            waited = sum(pause.until - at for at, pause in pauses if pause and pause.until)
            assert waited > 24 * HOUR
