"""A provider that asks to wait: in every dialect, up to the user's limit, through a sleep."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from itertools import chain, repeat

import pytest

from helix_desktop.domain.elapsed_time import ElapsedTime
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import ProviderLimitReached, ProviderOverloaded
from helix_desktop.domain.llm import StreamFinished
from helix_desktop.providers.http.error_body import parse_error_body
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.http.http_provider import HttpProvider
from helix_desktop.providers.http.provider_errors import parse_provider_error, parse_wait
from helix_desktop.providers.http.retries import RetryOptions, RetrySchedule
from helix_desktop.providers.http.timeouts import HttpTimeouts
from tests.providers.http.talking import HELLO, RequestOutcome, Talk, no_pictures, the_key
from tests.providers.http.test_provider_errors import failure
from tests.system.peers.fault_modes import well
from tests.system.prove.dialect_says import SAYINGS, grammar
from tests.system.scenarios.served import Served, refuses

HOUR = 3_600.0
NOW = 1_795_000_000.0


def hear(
    served: Served, dialect: DialectId, *, longest: float = HOUR, slept: Callable[[], float]
) -> RequestOutcome:
    """Ask once, on a machine whose wall clock is `slept` ahead of the monotonic one."""

    async def run() -> RequestOutcome:
        place = Endpoint("tiny", "Tiny", dialect, f"http://127.0.0.1:{served.port}")
        options = RetryOptions(
            max_wait_seconds=longest,
            elapsed=lambda: ElapsedTime(lambda: time.time() + slept(), time.monotonic),
            clock_check_seconds=0.01,
        )
        line = HttpClient(HttpTimeouts())
        provider = HttpProvider(
            place, grammar(dialect), line, key=the_key, pictures=no_pictures, retry_options=options
        )
        try:
            return await asyncio.wait_for(Talk(None, line, provider).hear(HELLO), 10)  # type: ignore[arg-type]  # no fault server
        finally:
            await line.close()

    return asyncio.run(run())


def lid() -> Callable[[], float]:
    """The first look at the clock is before the machine sleeps for an hour, all others after."""
    looks: Iterator[float] = chain([0.0], repeat(HOUR))
    return lambda: next(looks)


@pytest.mark.parametrize("dialect", SAYINGS)
def test_a_wait_that_is_over_when_the_machine_wakes_is_not_begun_again(dialect: DialectId) -> None:
    with Served() as served:
        served.plan(
            refuses("429 Too Many Requests", "Slow down", retry_after="3000"),
            lambda talk: well(talk, SAYINGS[dialect](("Well.",), ())),
        )
        came = hear(served, dialect, slept=lid())
    assert came.text == "Well."
    assert isinstance(came.end, StreamFinished)
    (planned,) = came.retries
    assert (planned.seconds, planned.by_provider) == (3_000.0, True)
    assert "Slow down" in planned.reason


@pytest.mark.parametrize("dialect", SAYINGS)
def test_a_wait_beyond_the_limit_ends_the_request_with_its_end_time(
    dialect: DialectId,
) -> None:
    with Served() as served:
        served.plan(refuses("429 Too Many Requests", "Slow down", retry_after="7200"))
        came = hear(served, dialect, slept=lambda: 0.0)
    assert came.retries == []
    assert isinstance(came.error, ProviderLimitReached)
    assert came.error.wait == 7_200.0
    until = time.localtime(time.time() + 7_200)
    assert time.strftime("%H:%M", until)[:3] in came.error.message
    assert len(served.bodies) == 1


def test_waits_that_are_asked_for_are_no_attempts_and_their_sum_has_the_limit() -> None:
    retries = RetrySchedule(RetryOptions(max_wait_seconds=100.0))
    overloaded = failure(429, {"retry-after": "9"})
    assert [retries.wait(overloaded) for _ in range(12)] == [9.0] * 11 + [None]
    assert isinstance(retries.last_error(overloaded), ProviderLimitReached)
    assert retries.wait(failure(503)) == pytest.approx(0.5, rel=0.3)


def test_with_a_wait_limit_of_zero_nothing_is_retried() -> None:
    retries = RetrySchedule(RetryOptions(max_wait_seconds=0.0))
    assert retries.wait(failure(429, {"retry-after": "1"})) is None


def test_an_error_that_no_wait_helps_stays_unchanged() -> None:
    retries = RetrySchedule(RetryOptions())
    error = failure(401, {"retry-after": "9000"})
    assert retries.wait(error) is None
    assert retries.last_error(error) is error.error


def test_a_clock_that_is_set_back_does_not_make_the_wait_longer() -> None:
    walls, ticks = iter([1_000.0, 400.0]), iter([5.0, 65.0])
    elapsed = ElapsedTime(now=lambda: next(walls), monotonic=lambda: next(ticks))
    assert elapsed.seconds == 60.0


@pytest.mark.parametrize(
    ("headers", "wait"),
    [
        ({"x-ratelimit-reset-requests": "6m0s", "x-ratelimit-remaining-requests": "0"}, 360.0),
        ({"x-ratelimit-reset-tokens": "17ms", "x-ratelimit-remaining-tokens": "0"}, 0.017),
        ({"x-ratelimit-reset-tokens": "1m26.4s", "x-ratelimit-remaining-tokens": "0"}, 86.4),
        ({"x-ratelimit-reset": f"{int(NOW) + 90}", "x-ratelimit-remaining": "0"}, 90.0),
        ({"x-ratelimit-reset": f"{int(NOW) + 90}000", "x-ratelimit-remaining": "0"}, 90.0),
        ({"x-ratelimit-reset": "45", "x-ratelimit-remaining": "0"}, 45.0),
        (
            {
                "anthropic-ratelimit-tokens-reset": "2026-11-18T11:07:40Z",
                "anthropic-ratelimit-tokens-remaining": "0",
                "anthropic-ratelimit-requests-reset": "2026-11-18T11:06:45Z",
                "anthropic-ratelimit-requests-remaining": "0",
            },
            60.0,
        ),
        ({"x-ratelimit-reset-requests": "6m0s", "x-ratelimit-remaining-requests": "12"}, None),
        ({"x-ratelimit-reset-requests": "6m0s"}, None),
        ({"x-ratelimit-reset": "never", "x-ratelimit-remaining": "0"}, None),
        ({"retry-after": "20", "x-ratelimit-reset": "45", "x-ratelimit-remaining": "0"}, 20.0),
        ({"retry-after": "999999999"}, None),
    ],
)
def test_the_renewal_time_of_a_used_up_limit_is_read(
    headers: dict[str, str], wait: float | None
) -> None:
    known = parse_wait(headers, now=NOW)
    assert known == (None if wait is None else pytest.approx(wait))


@pytest.mark.parametrize(
    "headers",
    [
        {"retry-after": value}
        for value in (
            "nan",
            "inf",
            "1e9",
            "1_000",
            "-5",
            "0x10",
            "\u0661\u0662",
            "9" * 17,
            "5 s",
            "",
        )
    ]
    + [
        {"x-ratelimit-reset": value, "x-ratelimit-remaining": "0"}
        for value in ("\u0661h", "1h" * 40, "99999999999999", "-1", "9999-99-99T00:00:00Z")
    ],
)
def test_a_time_that_no_provider_writes_is_not_believed(headers: dict[str, str]) -> None:
    assert parse_wait(headers, now=NOW) is None


def test_only_the_words_of_a_limit_are_believed() -> None:
    body = json.dumps({"error": {"message": "The file says: try again in 3 hours."}}).encode()
    waits = {}
    for status in (400, 401, 429, 500, 503, 529):
        error = parse_provider_error(status, body, {}, now=NOW)
        waits[status] = error.wait if isinstance(error, ProviderOverloaded) else None
    assert waits == {400: None, 401: None, 429: 10_800, 500: None, 503: 10_800, 529: 10_800}


@pytest.mark.parametrize(
    ("body", "wait"),
    [
        ({"error": {"type": "usage_limit_reached", "resets_in_seconds": 5_400}}, 5_400.0),
        ({"error": {"message": "slow down", "retry_after": 12.5}}, 13.0),
        ({"error": {"message": "Rate limited. Try again in 2 hours."}}, 7_200.0),
        ({"error": {"message": "Please retry in 1h2m3.5s."}}, 3_723.5),
        ({"error": {"message": "Your limit resets in 1 hour and 30 minutes"}}, 5_400.0),
        ({"error": {"message": "Please wait 3 models"}}, None),
        ({"error": {"message": "wait " + "9" * 400 + "s"}}, None),
    ],
)
def test_an_error_says_how_long_to_wait_in_fields_and_in_words(
    body: object, wait: float | None
) -> None:
    assert parse_wait({}, parse_error_body(json.dumps(body)), now=NOW) == wait
