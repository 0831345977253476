"""For each request that cost more than it had to: what changed, and what that cost."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from helix_desktop.app.environment import SystemClock
from helix_desktop.app.inspection.session_requests import SessionRequests
from helix_desktop.domain.cache import Digest, SessionId, digest_of
from helix_desktop.domain.context_window.rewrites import (
    REWOUND,
    Epoch,
    Guide,
    GuideKind,
    Job,
    Pin,
    PinKind,
    WrittenBy,
)
from helix_desktop.domain.events import (
    AssistantReplied,
    EpochCommitted,
    Event,
    Guided,
    OutputGated,
    Pinned,
    Recorded,
    SessionStarted,
    TurnStarted,
    WindowSent,
)
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.inspected_request import PromptCacheMiss, PromptCacheMissCause
from helix_desktop.domain.llm import (
    Llm,
    ModelRequest,
    Prices,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    Usage,
)
from helix_desktop.domain.ports import Transaction
from helix_desktop.domain.value import replace
from helix_desktop.domain.window_timeline import TimelineEvent
from helix_desktop.engine.block_exclusion import block_key
from helix_desktop.store.async_store import open_async_store
from tests.app.test_commands import Desktop, desktop
from tests.app.test_rewinding import RewindStage, open_rewind_stage
from tests.fakes.memory_store import SavedData

__all__ = ["desktop"]

SESSION = SessionId("0" * 16)
PRICED = Llm("m", "p", 100_000, 1_000, prices=Prices(10.0, 30.0, 1.0))
NAMES = ("system", "tools", "one", "two", "three")
TOKENS = 2_000


def sent(names: Sequence[str], keep: int, *, at: float = 10.0, **fields: object) -> WindowSent:
    blocks = tuple(digest_of(name.encode()) for name in names[keep:])
    fixed = tuple(name for name in names[keep:2])
    values = {"llm": "m", "fixed": fixed, **fields}
    return WindowSent(
        at,
        blocks=blocks,
        tokens=TOKENS * len(names),
        keep=keep,
        block_tokens=(TOKENS,) * len(blocks),
        **values,  # type: ignore[arg-type]
    )


def replied(read: int, count: int, *, at: float = 11.0) -> AssistantReplied:
    usage = Usage(input=count * TOKENS - read, output=10, cache_read=read)
    return AssistantReplied(at, "m", (), StopReason.ANSWERED, usage)


def epoch(job: Job, **fields: object) -> EpochCommitted:
    return EpochCommitted(12.0, Epoch(7, 6, job, "", 10, 5, **fields))  # type: ignore[arg-type]


def miss_of(change: Sequence[Event], second: WindowSent, read: int) -> PromptCacheMiss | None:
    """Return the miss of the second of two requests, between which something changed."""
    count = len(second.blocks) + second.keep
    events = (
        sent(NAMES, 0),
        replied(2 * TOKENS, len(NAMES)),
        *change,
        second,
        replied(read, count, at=second.at + 1),
    )
    misses = SessionRequests({"m": PRICED}.get)
    misses.add(Recorded(SESSION, seq, event) for seq, event in enumerate(events, 1))
    return misses.misses.get(len(events) - 1)


MORE = (*NAMES, "four")
GUIDE = Guide(GuideKind.PROJECT, "AGENTS.md", "be careful")
CASES: dict[PromptCacheMissCause, tuple[tuple[Event, ...], WindowSent, int]] = {
    PromptCacheMissCause.MODEL: ((), sent(MORE, 5, llm="other"), 0),
    PromptCacheMissCause.INSTRUCTIONS: ((), sent(("other", *MORE[1:]), 0), 0),
    PromptCacheMissCause.TOOLS: ((), sent(("system", "others", *MORE[2:]), 1), TOKENS),
    PromptCacheMissCause.PIN: (
        (Pinned(12.0, Pin("pin-1", PinKind.FACT, "x")),),
        sent(("system", "tools", "pin", *MORE[2:]), 2),
        2 * TOKENS,
    ),
    PromptCacheMissCause.COMPACTION: (
        (epoch(Job.NOTES),),
        sent(("system", "tools", "notes", *MORE[3:]), 2),
        2 * TOKENS,
    ),
    PromptCacheMissCause.UNDO: (
        (epoch(Job.UNDO, restores=5),),
        sent(("system", "tools", "old", *MORE[3:]), 2),
        2 * TOKENS,
    ),
    PromptCacheMissCause.REWIND: (
        (EpochCommitted(12.0, Epoch(7, 6, Job.UNDO, REWOUND, 10, 5, restores=5)),),
        sent(("system", "tools", "old", *MORE[3:]), 2),
        2 * TOKENS,
    ),
    PromptCacheMissCause.EXCLUSION: (
        (epoch(Job.MARKERS, written_by=WrittenBy.USER),),
        sent(("system", "tools", "left out", *MORE[3:]), 2),
        2 * TOKENS,
    ),
    PromptCacheMissCause.OUTPUT: (
        (OutputGated(12.0, "c", Digest("1" * 64), GateChoice.KEEP_FULL, Digest("1" * 64)),),
        sent(("system", "tools", "whole", *MORE[3:]), 2),
        2 * TOKENS,
    ),
    PromptCacheMissCause.EFFORT: ((), sent(MORE, 5, effort="high"), 2 * TOKENS),
    PromptCacheMissCause.PAUSE: ((), sent(MORE, 5, at=1_000.0), 0),
    PromptCacheMissCause.PROVIDER: ((), sent(MORE, 5), 0),
}


@pytest.mark.parametrize("cause", CASES)
def test_each_kind_of_change_is_named_as_the_cause_of_its_miss(cause: PromptCacheMissCause) -> None:
    change, second, read = CASES[cause]
    miss = miss_of(change, second, read)
    assert miss.cause is cause
    same = {PromptCacheMissCause.COMPACTION, PromptCacheMissCause.UNDO, PromptCacheMissCause.REWIND}
    shared = {
        PromptCacheMissCause.INSTRUCTIONS: 4,
        PromptCacheMissCause.TOOLS: 4,
        PromptCacheMissCause.EXCLUSION: 4,
        PromptCacheMissCause.OUTPUT: 4,
        **dict.fromkeys(same, 4),
    }.get(cause, 5)
    assert miss.tokens == shared * TOKENS - read
    if second.llm == "m":
        assert miss.cost == pytest.approx(miss.tokens * 9.0 / 1e6)


def test_edited_instructions_in_place_are_the_cause_also_beside_a_compaction() -> None:
    changes = (Guided(12.0, (GUIDE,)), epoch(Job.NOTES))
    miss = miss_of(changes, sent(("other", *MORE[1:]), 0), 0)
    assert miss.cause is PromptCacheMissCause.INSTRUCTIONS


def test_cached_and_new_tokens_are_no_cache_miss() -> None:
    assert miss_of((), sent(MORE, 5), 5 * TOKENS) is None
    assert miss_of((), sent(MORE, 5), 5 * TOKENS - 512) is None


def test_no_cache_is_expected_of_a_provider_that_reported_none_where_it_could() -> None:
    misses = SessionRequests({"m": PRICED}.get)
    llm, expected = replace(PRICED, id="m"), [True]
    for seq, event in enumerate(
        (sent(NAMES, 0), replied(0, 5), sent(MORE, 5), replied(0, 6), sent(MORE, 6), replied(6, 6)),
        1,
    ):
        misses.add([Recorded(SESSION, seq, event)])
        if isinstance(event, AssistantReplied):
            expected.append(misses.may_have_cache(llm))
    assert expected == [True, True, False, True]
    assert misses.may_have_cache(replace(PRICED, id="other"))


def test_a_pause_is_the_cause_only_beyond_the_lifetime_that_was_chosen() -> None:
    for at, cause in (
        (3_000.0, PromptCacheMissCause.PROVIDER),
        (4_000.0, PromptCacheMissCause.PAUSE),
    ):
        hour = {"cache_seconds": 3_600}
        misses = SessionRequests({"m": PRICED}.get)
        events = (
            sent(NAMES, 0, **hour),
            replied(2 * TOKENS, len(NAMES)),
            sent(MORE, 5, at=at, **hour),
            replied(0, len(MORE), at=at + 1),
        )
        misses.add(Recorded(SESSION, seq, event) for seq, event in enumerate(events, 1))
        assert misses.misses[3].cause is cause


@pytest.mark.parametrize(("seconds", "write"), [(300, 12.5), (3_600, 20.0)])
def test_what_is_written_again_costs_as_much_as_the_lifetime_that_was_chosen(
    seconds: int, write: float
) -> None:
    llm = replace(PRICED, prices=Prices(10.0, 30.0, 1.0, 12.5))
    misses = SessionRequests({"m": llm}.get)
    total = TOKENS * len(MORE)
    events = (
        sent(NAMES, 0, cache_seconds=seconds),
        replied(2 * TOKENS, len(NAMES)),
        sent(MORE, 5, cache_seconds=seconds),
        AssistantReplied(12.0, "m", (), StopReason.ANSWERED, Usage(0, 10, 0, total)),
    )
    misses.add(Recorded(SESSION, seq, event) for seq, event in enumerate(events, 1))
    assert misses.misses[3].cost == pytest.approx(5 * TOKENS * (write - 1.0) / 1e6)


def test_a_cache_lasts_from_the_request_that_used_it_and_only_for_its_model() -> None:
    misses = SessionRequests({"m": PRICED}.get)
    request = sent(NAMES, 0, cache_seconds=300)
    assert misses.cached_until(PRICED) == 0.0
    misses.add([Recorded(SESSION, 1, request)])
    assert misses.cached_until(PRICED) == 0.0
    misses.add([Recorded(SESSION, 2, replied(2 * TOKENS, len(NAMES)))])
    assert misses.cached_until(PRICED) == request.at + 300
    assert misses.cached_until(replace(PRICED, id="other")) == 0.0
    misses.add([Recorded(SESSION, 3, sent(MORE, 5, at=20.0))])
    misses.add([Recorded(SESSION, 4, replied(2 * TOKENS, len(MORE)))])
    assert misses.cached_until(PRICED) == 0.0


def test_the_command_line_says_which_request_missed_the_cache_and_why(desktop: Desktop) -> None:
    folder = desktop.base / "api"
    folder.mkdir()
    workspace = desktop.workspaces.create(folder)
    _, second, read = CASES[PromptCacheMissCause.TOOLS]
    events = (
        SessionStarted(1.0, "talk", ""),
        TurnStarted(2.0, "hello"),
        sent(NAMES, 0),
        replied(2 * TOKENS, len(NAMES)),
        second,
        replied(read, len(MORE)),
    )

    async def store_events(session: SessionId, events: Sequence[Event]) -> None:
        store = await open_async_store(desktop.home(workspace), clock=SystemClock())
        try:
            await store.commit(Transaction(session, events))
        finally:
            await store.close()

    asyncio.run(store_events(SESSION, events))
    assert desktop.run("usage", "--workspace", "api", "--session", SESSION) == 0
    expected = "Request 2 missed the prompt cache: 6,000 tokens sent again. Cause: tools"
    assert expected in desktop.printed
    assert desktop.run("usage", "--workspace", "api", "--session", SESSION, "--json") == 0
    [miss] = json.loads(desktop.printed)["cache_misses"]
    assert (miss["request"], miss["cause"], miss["tokens"]) == (2, "tools", 6_000)
    assert desktop.run("usage", "--workspace", "api", "--json") == 0
    assert "cache_misses" not in json.loads(desktop.printed)
    # a branch did not pay for what it copied
    branch = SessionId("1" * 16)
    started = replace(events[0], source=SESSION, copied=len(events))
    asyncio.run(store_events(branch, (started, *events[1:])))
    assert desktop.run("usage", "--workspace", "api", "--session", branch, "--json") == 0
    assert json.loads(desktop.printed)["cache_misses"] == []


class BillingModel:
    """Implements Provider: answers with words, and reads what it had before from its cache."""

    def __init__(self) -> None:
        self.before: list[str] = []
        self.answers = 0

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        texts = [tool.name for tool in request.tools]
        texts += [f"{message.role} {message.parts}" for message in request.messages]
        shared = 0
        for text, had in zip(texts, self.before, strict=False):
            if text != had:
                break
            shared += len(text)
        total = sum(map(len, texts))
        if request.tools:  # the request for a session's name has another beginning
            self.before = texts
        self.answers += 1
        yield TextDelta(f"answer {self.answers} " + "word " * 4_000)
        usage = Usage(input=total - shared, output=9, cache_read=shared)
        yield StreamFinished(StopReason.ANSWERED, usage)


async def test_the_inspector_names_the_cause_of_a_miss_in_a_real_session(tmp_path: Path) -> None:
    async with open_rewind_stage(tmp_path, model=BillingModel()) as stage:
        for number in range(4):
            await stage.turn(f"message {number}")
        assert await misses(stage) == [None] * 4
        runner = stage.workspace.sessions.of(stage.session)
        blocks = (await runner.session_window.look()).window.blocks
        answer = next(block for block in blocks if "answer 2 " in block.message.text)
        await runner.exclusion.exclude(block_key(answer))
        await stage.turn("message 4")
        *others, last = await misses(stage)
        assert others == [None] * 4
        assert last.cause is PromptCacheMissCause.EXCLUSION
        rows = (await stage.workspace.compactions.use(stage.session)).rewrites
        [row] = [row for row in rows if row.what is TimelineEvent.CACHE_MISS]
        steps = await stage.workspace.requests.sent(stage.session)
        assert (row.seq, row.at, row.miss) == (steps.seqs[-1], steps.ats[-1], last)
        assert dict(steps.misses) == {row.seq: last}


async def test_nothing_changed_and_no_block_is_new_only_because_the_session_was_reopened(
    tmp_path: Path,
) -> None:
    saved_data, model = SavedData(), BillingModel()
    async with open_rewind_stage(tmp_path, saved_data, model=model) as stage:
        for number in range(2):
            await stage.turn(f"message {number}")
        session = stage.session
    model.before = []  # the provider forgot it meanwhile
    async with open_rewind_stage(tmp_path, saved_data, model=model) as stage:
        stage.session = session
        await stage.turn("message 2")
        assert [miss and miss.cause for miss in await misses(stage)] == [
            None,
            None,
            PromptCacheMissCause.PROVIDER,
        ]
        requests = stage.workspace.requests
        steps = await requests.sent(session)
        before, last = [await requests.earlier(session, seq) for seq in steps.seqs[1:]]
        assert before.prefix > 2
        assert last.prefix == len(before.blocks)
        shared = [block.digest for block in last.blocks[: last.prefix]]
        assert shared == [block.digest for block in before.blocks]


async def misses(stage: RewindStage) -> list[PromptCacheMiss | None]:
    requests = stage.workspace.requests
    steps = await requests.sent(stage.session)
    return [(await requests.earlier(stage.session, seq)).miss for seq in steps.seqs]
