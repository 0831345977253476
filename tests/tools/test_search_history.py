"""Searching what was ever said, with dates and steps, and recalling from the hit."""

import asyncio
import json

import pytest

from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.context_window.rewrites import EventSpan
from helix_desktop.domain.events import AssistantReplied, Ending, TurnEnded, TurnStarted
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.agent.recall import RecallHistory
from helix_desktop.tools.agent.search_history import SEARCH, TOKENS, SearchHistory
from helix_desktop.tools.toolbox import AgentToolbox
from tests.fakes.weigher import FakeWeigher
from tests.tools.test_recall_history import OTHER, OWN, Past, told

SCALES = FakeWeigher()


class Tainted:
    """Implements Provenance: from one event of one session on, anybody may have spoken."""

    def __init__(self, session: SessionId, since: int) -> None:
        self._session, self._since = session, since

    async def of_content(self, digest: Digest) -> bool:
        raise AssertionError(digest)

    async def of_stretch(self, session: SessionId, last: int) -> bool:
        return session == self._session and last >= self._since


def search(
    past: Past, query: str, *, session: SessionId = OWN, since: int = 1_000, **more: object
) -> ToolOutput:
    tool = SearchHistory(past.store, session, lambda: SCALES, provenance=Tainted(OWN, since))
    call = ToolCall("r", SEARCH, json.dumps({"query": query, **more}))
    return asyncio.run(AgentToolbox((tool,)).run(call))


def recall(past: Past, **asked: object) -> ToolOutput:
    tools = AgentToolbox((RecallHistory(past.store, OWN, lambda: SCALES),))
    return asyncio.run(tools.run(ToolCall("r", "recall_history", json.dumps(asked))))


@pytest.fixture
def past() -> Past:
    made = Past()
    made.session(OWN)
    made.session(OTHER, "count the units")
    return made


def test_a_hit_tells_number_date_turn_and_step_and_how_to_go_on(past: Past) -> None:
    assert told(search(past, "WAS THE")) == (
        "[5] 1970-01-01 00:00 · turn 1, step 2 · agent: It was the unit.\n"
        '[recall_history(messages="2-8") gives the messages around the first one]'
    )


def test_what_the_person_said_and_what_was_called_is_found_and_no_output(past: Past) -> None:
    assert "· turn 1 · user: fix it" in told(search(past, "fix it"))
    assert '[3] 1970-01-01 00:00 · turn 1, step 1 · agent calls shell: {"cmd":"pytest -q"}' in told(
        search(past, "pytest")
    )
    assert told(search(past, "row 77")).startswith("[nobody said that here")


def test_what_has_left_the_window_is_found(past: Past) -> None:
    past.fold(OWN, EventSpan(2, 6))
    assert "[5]" in told(search(past, "the unit"))


def test_messages_come_back_from_a_hit_by_their_numbers(past: Past) -> None:
    assert told(recall(past, messages="2-3")).startswith("[2] user:\nfix it\n\n[3] agent:")
    assert told(recall(past, messages="5")) == "[5] agent:\nIt was the unit.\n"
    assert told(recall(past, messages="2", session=OTHER)) == "[2] user:\ncount the units\n"


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"messages": "2-3", "sha256": "0" * 12},
        {"messages": "two"},
        {"messages": "2", "session": "f" * 16},
        {"messages": "2", "session": "../../other"},
    ],
)
def test_a_range_that_is_none_is_answered_in_words(past: Past, asked: dict[str, object]) -> None:
    assert recall(past, **asked).failed


def test_other_sessions_are_looked_through_when_asked_or_for_somebody_without_one(
    past: Past,
) -> None:
    assert "count" not in told(search(past, "count"))
    for found in (
        told(search(past, "count", everywhere=True)),
        told(search(past, "count", session=NO_SESSION)),
    ):
        assert f"session {OTHER} [2] 1970-01-01 00:00 · turn 1 · user: count the units" in found
        assert f'recall_history(messages="1-5", session="{OTHER}")' in found


def test_expressions_are_understood_and_one_that_takes_for_ever_is_left(past: Past) -> None:
    assert "[5]" in told(search(past, r"\bw.s\b", regex=True))
    past.session(SessionId("0" * 15 + "3"), "a" * 40_000 + "!")
    assert "takes too long" in told(search(past, r"(a|a|aa)+$", regex=True, everywhere=True))


def test_what_was_searched_for_before_is_not_found(past: Past) -> None:
    call = ToolCall("c9", SEARCH, '{"query":"zebra"}')
    past.commit(
        OWN,
        TurnStarted(7.0, "and now?"),
        AssistantReplied(8.0, "m", (call,), StopReason.TOOLS),
        TurnEnded(9.0, Ending.STOPPED),
    )
    assert told(search(past, "zebra")).startswith("[nobody said that here")


def test_many_hits_keep_their_budget_the_newest_first(past: Past) -> None:
    for n in range(300):
        past.commit(
            OWN,
            TurnStarted(100.0 + n, f"the {n}th question about the needle in the hay"),
            AssistantReplied(101.0 + n, "m", (Text("No."),), StopReason.ANSWERED),
        )
    found = told(search(past, "needle"))
    assert "299th" in found
    assert "the 0th" not in found
    assert "more; narrow the search]" in found
    assert SCALES.count(found) < TOKENS + 100


def test_words_of_anybody_stay_theirs(past: Past) -> None:
    assert not search(past, "was the").untrusted
    assert search(past, "was the", since=4).untrusted
