"""The agent's list: shown as it was written, and found again in the journal after a restart."""

import asyncio
import json
from collections.abc import Sequence

import pytest

from helix_desktop.context.texts.todo_list import TodoState
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.events import (
    AssistantReplied,
    Event,
    TodoEdited,
    TurnStarted,
)
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import Transaction
from helix_desktop.domain.todo import TodoItem, TodoStatus
from helix_desktop.tools.agent.planning import Todo
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore

SESSION = SessionId("0" * 15 + "1")


def replied(*lists: object) -> AssistantReplied:
    parts = tuple(ToolCall("c", "todo", json.dumps(item)) for item in lists)
    return AssistantReplied(1.0, "m", parts, StopReason.TOOLS)


def shown(events: Sequence[Event], *calls: object) -> str:
    store = FakeStore(FakeClock())

    async def work() -> str:
        await store.commit(Transaction(SESSION, (TurnStarted(1.0, "go"), *events)))
        tool, text = Todo(store, SESSION), ""
        for call in calls:
            await store.commit(Transaction(SESSION, (replied(call),)))  # as the engine does
            text = (await tool.run(json.dumps(call))).data.decode()
        return text

    return asyncio.run(work())


LIST = {
    "items": [{"text": "read", "status": "done"}, {"text": "write\nit", "status": "in_progress"}]
}


def test_a_list_is_shown_as_it_was_written() -> None:
    wanted = "1 of 2 done\n[x] read\n[>] write it"
    assert shown([], LIST) == wanted
    assert shown([], LIST, {}) == wanted
    assert shown([], LIST, {"items": [{"text": "other"}]}, {}) == "0 of 1 done\n[ ] other"
    assert shown([], {}) == "The list is empty."
    assert shown([], LIST, {"items": []}) == "The list is empty."


def test_a_list_in_quotes_is_the_list_also_after_a_restart() -> None:
    quoted = {"items": json.dumps(LIST["items"])}
    assert shown([], quoted, {}) == shown([replied(quoted)], {}) == shown([], LIST)


def test_after_a_restart_the_last_list_is_found_in_the_journal() -> None:
    later = {"items": [{"text": "read"}]}
    assert shown([replied(LIST, later), replied({})], {}) == "0 of 1 done\n[ ] read"


def test_a_call_that_was_refused_is_no_list() -> None:
    bad = {"items": [{"text": "", "status": "done"}]}
    assert shown([replied(LIST), replied(bad), replied({"items": 3})], {}).startswith("1 of 2")


def test_what_is_no_list_is_refused_in_words() -> None:
    for bad in ({"items": [{"text": "x", "status": "half"}]}, {"items": [{"text": "x"}] * 101}):
        with pytest.raises(ToolError, match=r"do not fit|100 are possible"):
            shown([], bad)


def test_a_list_far_back_in_a_long_journal_is_found() -> None:
    many = [TurnStarted(1.0, "more")] * 6_000
    assert shown([replied(LIST), *many], {}).startswith("1 of 2")


EDITED = TodoEdited(1.0, (TodoItem("read", TodoStatus.DONE), TodoItem("sleep")))
[TOLD] = TodoState().after(EDITED).note(1.0)


def test_the_users_change_is_the_list_and_is_not_overwritten_unseen() -> None:
    assert shown([replied(LIST), EDITED], {}) == "1 of 2 done\n[x] read\n[ ] sleep"
    with pytest.raises(ToolError, match=r"changed the list meanwhile(?s:.)*\[ \] sleep"):
        shown([EDITED], LIST)
    assert shown([EDITED, TOLD], LIST, {}).startswith("1 of 2 done\n[x] read\n[>]")
    assert shown([EDITED, replied(LIST), TOLD], {}).endswith("[ ] sleep")


def test_a_list_that_is_changed_again_while_the_change_is_told_is_told_again() -> None:
    state = TodoState().after(EDITED)
    [news] = state.note(2.0)
    newer = TodoEdited(3.0, (TodoItem("wake up"),))
    state = state.after(newer).after(news)
    [again] = state.note(4.0)
    assert "wake up" in again.text
    assert state.after(again).note(5.0) == ()
