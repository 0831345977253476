"""Searching what was ever said, and recalling what summaries and notes stand for, by its digest."""

import asyncio
import json
from collections.abc import Sequence

import pytest

from helix_desktop.context.history import History
from helix_desktop.context.history_items import original_messages
from helix_desktop.context.texts.placeholders import LOST_OUTPUT
from helix_desktop.domain.cache import (
    NO_SESSION,
    Digest,
    HistoryDigest,
    NewContent,
    SessionId,
    digest_of,
)
from helix_desktop.domain.canonical_messages import canonical_json, plain_message, to_utf8
from helix_desktop.domain.context_window.rewrites import Epoch, EventSpan, Fold, FoldKind, Job
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    EpochCommitted,
    Event,
    Outcome,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Message, Text, ToolCall
from helix_desktop.domain.ports import ToolOutput, Transaction
from helix_desktop.tools.agent.recall import RecallHistory
from helix_desktop.tools.agent.recall_sources import AROUND_TOKENS
from helix_desktop.tools.agent.search_history import RESULT_TOKENS, SEARCH, SearchHistory
from helix_desktop.tools.toolbox import AgentToolbox
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore, SavedData
from tests.fakes.weigher import FakeWeigher

OWN, OTHER = SessionId("0" * 15 + "1"), SessionId("0" * 15 + "2")
OUTPUT = "\n".join(f"row {number} of the table" for number in range(500)) + "\nKeyError: 'ünit'"
SCALES = FakeWeigher()


def history_digest(messages: Sequence[Message]) -> HistoryDigest:
    array = canonical_json([plain_message(message) for message in messages])
    return HistoryDigest(digest_of(to_utf8(array)))


class Past:
    """A workspace in memory with sessions that were folded."""

    def __init__(self) -> None:
        self.store = FakeStore(FakeClock(), SavedData())

    def session(
        self, session: SessionId, text: str = "fix it", *, parent: SessionId = NO_SESSION
    ) -> None:
        """One turn with one call; its journal has six events."""
        data = f"{OUTPUT} for {text}".encode()
        call = ToolCall("c1", "shell", '{"cmd":"pytest -q"}')
        self.commit(
            session,
            SessionStarted(1.0, text, parent),
            TurnStarted(2.0, text),
            AssistantReplied(3.0, "m", (Text("Let me see."), call), StopReason.TOOLS),
        )
        self.commit(
            session,
            ToolReturned(
                4.0, "c1", "shell", "pytest -q", digest_of(data), len(data), Outcome.FAILED
            ),
            contents=(data,),
        )
        self.commit(
            session,
            AssistantReplied(5.0, "m", (Text("It was the unit."),), StopReason.ANSWERED),
            TurnEnded(6.0, Ending.DONE),
        )

    def fold(
        self, session: SessionId, *covers: EventSpan, digest: HistoryDigest | None = None
    ) -> str:
        """A fold of stretches, committed; its digest as the published form has it."""
        named = digest or history_digest(self.messages(session, covers))
        fold = Fold(FoldKind.NOTES, covers, "notes", named)
        epoch = Epoch(1, 0, Job.NOTES, "tidy", 100, 10, folds=(fold,))
        self.commit(session, EpochCommitted(7.0, epoch))
        return named

    def messages(self, session: SessionId, covers: Sequence[EventSpan]) -> list[Message]:
        events = asyncio.run(self.store.events(session))
        history = History(event for event in events if isinstance(event, Recorded))
        return [
            message
            for item in history.items_in(covers)
            for message in original_messages(
                item, lambda digest: self.store.saved_data.contents[digest].decode()
            )
        ]

    def commit(self, session: SessionId, *events: Event, contents: Sequence[bytes] = ()) -> None:
        step = Transaction(session, events, tuple(NewContent(data) for data in contents))
        asyncio.run(self.store.commit(step))

    def recall(self, sha256: str, **part: str) -> ToolOutput:
        tools = AgentToolbox((RecallHistory(self.store, OWN, lambda: SCALES),))
        arguments = json.dumps({"sha256": sha256, **part})
        return asyncio.run(tools.run(ToolCall("r", "recall_history", arguments)))

    def break_output(self) -> None:
        digest = next(
            d for d, data in self.store.saved_data.contents.items() if data.startswith(b"row")
        )
        self.store.saved_data.contents[digest] = b"not what it was"


@pytest.fixture
def past() -> Past:
    made = Past()
    made.session(OWN)
    return made


def output_text(output: ToolOutput) -> str:
    return output.data.decode()


def test_the_covered_messages_come_back_as_they_were(past: Past) -> None:
    digest = past.fold(OWN, EventSpan(2, 6))
    output = past.recall(digest)
    assert not output.failed
    assert output_text(output) == (
        "[2] user:\nfix it\n\n[3] agent:\nLet me see.\n\n"
        '[3] agent calls shell:\n{"cmd":"pytest -q"}\n\n'
        f"[4] shell returned · pytest -q · failed:\n{OUTPUT} for fix it\n\n"
        "[5] agent:\nIt was the unit.\n"
    )
    assert output.what == f"session {OWN}, events 2-5"


def test_only_what_was_covered_comes_back(past: Past) -> None:
    digest = past.fold(OWN, EventSpan(2, 2), EventSpan(5, 5))
    assert output_text(past.recall(digest)) == "[2] user:\nfix it\n\n[5] agent:\nIt was the unit.\n"


def test_a_part_of_recalled_history_is_small_and_has_message_numbers(past: Past) -> None:
    digest = past.fold(OWN, EventSpan(2, 6))
    text = output_text(past.recall(digest[:12], around="KeyError"))
    assert "KeyError: 'ünit'" in text
    assert SCALES.count(text) <= AROUND_TOKENS
    assert output_text(past.recall(digest, lines="1-2")).startswith("1\t[2] user:\n2\tfix it\n")


def test_a_fold_of_an_epoch_that_was_undone_is_still_there(past: Past) -> None:
    digest = past.fold(OWN, EventSpan(2, 6))
    undo = Epoch(2, 1, Job.UNDO, "undo", 10, 100, restores=0)
    past.commit(OWN, EpochCommitted(8.0, undo))
    assert not past.recall(digest).failed


def test_other_sessions_of_the_workspace_are_looked_through_after_the_own(past: Past) -> None:
    past.session(OTHER, "something else")
    digest = past.fold(OTHER, EventSpan(2, 6))
    output = past.recall(digest)
    assert "something else" in output_text(output)
    assert output.what.startswith(f"session {OTHER}")


def test_what_a_subagent_did_is_recalled_by_the_digest_of_its_session(past: Past) -> None:
    past.session(OTHER, "look it up", parent=OWN)
    digest = history_digest(past.messages(OTHER, [EventSpan(1, 6)]))
    assert "look it up" in output_text(past.recall(digest))
    past.commit(OTHER, TurnStarted(9.0, "and then?"), TurnEnded(10.0, Ending.STOPPED))
    assert "and then?" not in output_text(past.recall(digest))


def test_a_digest_that_is_nowhere_is_a_clear_error(past: Past) -> None:
    past.fold(OWN, EventSpan(2, 6))
    output = past.recall("0" * 64)
    assert output.failed
    assert "No summary or note of this workspace" in output_text(output)


def test_a_beginning_that_fits_two_digests_asks_for_more_digits(past: Past) -> None:
    digest = past.fold(OWN, EventSpan(2, 6))
    past.fold(OWN, EventSpan(2, 2), digest=HistoryDigest(digest[:30] + "0" * 34))
    output = past.recall(digest[:12])
    assert output.failed
    assert "Enter more digits" in output_text(output)
    assert not past.recall(digest).failed


def test_history_that_does_not_match_its_digest_is_refused(past: Past) -> None:
    wrong = past.fold(OWN, EventSpan(2, 6), digest=HistoryDigest("a" * 64))
    output = past.recall(wrong)
    assert output.failed
    assert output_text(output).startswith("[not as it was")


def test_of_a_damaged_stretch_what_is_left_is_told(past: Past) -> None:
    digest = past.fold(OWN, EventSpan(2, 6))
    past.break_output()
    output = past.recall(digest)
    assert output.failed
    assert output_text(output).startswith("[not as it was")
    assert LOST_OUTPUT in output_text(output)
    assert "It was the unit." in output_text(output)
    assert "not what it was" not in output_text(output)


def test_the_digest_of_an_output_is_not_accepted_as_history(past: Past) -> None:
    digest = Digest(next(iter(past.store.saved_data.contents)))
    output = past.recall(digest)
    assert output.failed
    assert "recall_cached_content" in output_text(output)


class Tainted:
    """Implements Provenance: from one event of one session on, anybody may have spoken."""

    def __init__(self, session: SessionId, since: int) -> None:
        self._session, self._since = session, since

    async def is_content_untrusted(self, digest: Digest) -> bool:
        raise AssertionError(digest)

    async def is_stretch_untrusted(self, session: SessionId, last: int) -> bool:
        return session == self._session and last >= self._since


def search(
    two_pasts: Past, query: str, *, session: SessionId = OWN, since: int = 1_000, **more: object
) -> ToolOutput:
    tool = SearchHistory(two_pasts.store, session, lambda: SCALES, provenance=Tainted(OWN, since))
    call = ToolCall("r", SEARCH, json.dumps({"query": query, **more}))
    return asyncio.run(AgentToolbox((tool,)).run(call))


def recall(two_pasts: Past, **arguments: object) -> ToolOutput:
    tools = AgentToolbox((RecallHistory(two_pasts.store, OWN, lambda: SCALES),))
    return asyncio.run(tools.run(ToolCall("r", "recall_history", json.dumps(arguments))))


@pytest.fixture
def two_pasts() -> Past:
    made = Past()
    made.session(OWN)
    made.session(OTHER, "count the units")
    return made


def test_a_hit_tells_number_date_turn_and_step_and_how_to_go_on(two_pasts: Past) -> None:
    assert output_text(search(two_pasts, "WAS THE")) == (
        "[5] 1970-01-01 00:00 · turn 1, step 2 · agent: It was the unit.\n"
        '[recall_history(messages="2-8") gives the messages around the first one]'
    )


def test_what_the_user_said_and_what_was_called_is_found_and_no_output(two_pasts: Past) -> None:
    assert "· turn 1 · user: fix it" in output_text(search(two_pasts, "fix it"))
    assert (
        '[3] 1970-01-01 00:00 · turn 1, step 1 · agent calls shell: {"cmd":"pytest -q"}'
        in output_text(search(two_pasts, "pytest"))
    )
    assert output_text(search(two_pasts, "row 77")).startswith("[nobody said that here")


def test_what_has_left_the_window_is_found(two_pasts: Past) -> None:
    two_pasts.fold(OWN, EventSpan(2, 6))
    assert "[5]" in output_text(search(two_pasts, "the unit"))


def test_messages_come_back_from_a_hit_by_their_numbers(two_pasts: Past) -> None:
    assert output_text(recall(two_pasts, messages="2-3")).startswith(
        "[2] user:\nfix it\n\n[3] agent:"
    )
    assert output_text(recall(two_pasts, messages="5")) == "[5] agent:\nIt was the unit.\n"
    assert (
        output_text(recall(two_pasts, messages="2", session=OTHER))
        == "[2] user:\ncount the units\n"
    )


@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"messages": "2-3", "sha256": "0" * 12},
        {"messages": "two"},
        {"messages": "2", "session": "f" * 16},
        {"messages": "2", "session": "../../other"},
    ],
)
def test_an_invalid_range_of_history_is_refused(
    two_pasts: Past, arguments: dict[str, object]
) -> None:
    assert recall(two_pasts, **arguments).failed


def test_other_sessions_are_looked_through_when_asked_or_for_somebody_without_one(
    two_pasts: Past,
) -> None:
    assert "count" not in output_text(search(two_pasts, "count"))
    for result in (
        output_text(search(two_pasts, "count", everywhere=True)),
        output_text(search(two_pasts, "count", session=NO_SESSION)),
    ):
        assert f"session {OTHER} [2] 1970-01-01 00:00 · turn 1 · user: count the units" in result
        assert f'recall_history(messages="1-5", session="{OTHER}")' in result


@pytest.mark.slow
def test_regular_expressions_search_history_and_slow_ones_are_stopped(two_pasts: Past) -> None:
    assert "[5]" in output_text(search(two_pasts, r"\bw.s\b", regex=True))
    two_pasts.session(SessionId("0" * 15 + "3"), "a" * 40_000 + "!")
    assert "takes too long" in output_text(
        search(two_pasts, r"(a|a|aa)+$", regex=True, everywhere=True)
    )


def test_what_was_searched_for_before_is_not_found(two_pasts: Past) -> None:
    call = ToolCall("c9", SEARCH, '{"query":"zebra"}')
    two_pasts.commit(
        OWN,
        TurnStarted(7.0, "and now?"),
        AssistantReplied(8.0, "m", (call,), StopReason.TOOLS),
        TurnEnded(9.0, Ending.STOPPED),
    )
    assert output_text(search(two_pasts, "zebra")).startswith("[nobody said that here")


def test_many_hits_keep_their_budget_the_newest_first(two_pasts: Past) -> None:
    for n in range(300):
        two_pasts.commit(
            OWN,
            TurnStarted(100.0 + n, f"the {n}th question about the needle in the hay"),
            AssistantReplied(101.0 + n, "m", (Text("No."),), StopReason.ANSWERED),
        )
    result = output_text(search(two_pasts, "needle"))
    assert "299th" in result
    assert "the 0th" not in result
    assert "more; narrow the search]" in result
    assert SCALES.count(result) < RESULT_TOKENS + 100


def test_recalled_outside_content_stays_marked_as_outside_content(two_pasts: Past) -> None:
    assert not search(two_pasts, "was the").untrusted
    assert search(two_pasts, "was the", since=4).untrusted
