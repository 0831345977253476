"""The practice model: deterministic, honest, and blind to everything but the request."""

import asyncio
import json
import re

import pytest

from helix_desktop.domain.llm import (
    CallMade,
    Finished,
    ProviderEvent,
    Request,
    StopReason,
    TextDelta,
)
from helix_desktop.domain.message import Message, Role, Text, ToolCall, ToolResult
from helix_desktop.providers.practice.model import PIECE, PRACTICE, PracticeModel

LISTING = "README.md (120 bytes)\nnotes.txt (3 bytes)\npyproject.toml (60 bytes)\nsrc/"
README = "1\t# Ledger\n2\t\n3\tBooks orders twice.\n4\t---"


def events(*messages: Message) -> list[ProviderEvent]:
    async def collect() -> list[ProviderEvent]:
        request = Request(PRACTICE, (Message(Role.SYSTEM, (Text("s"),)), *messages))
        return [event async for event in PracticeModel().stream(request)]

    return asyncio.run(collect())


def person(text: str) -> Message:
    return Message(Role.USER, (Text(text),))


def calls_of(found: list[ProviderEvent]) -> list[tuple[str, dict[str, object]]]:
    made = [event.call for event in found if isinstance(event, CallMade)]
    return [(call.tool, json.loads(call.arguments)) for call in made]


def text_of(found: list[ProviderEvent]) -> str:
    return "".join(event.text for event in found if isinstance(event, TextDelta))


def conversation(asked: str, answers: dict[str, str]) -> str:
    """Answer every call from a table until the model has answered."""
    messages = [person(asked)]
    for _ in range(5):
        found = events(*messages)
        calls = [event.call for event in found if isinstance(event, CallMade)]
        assert isinstance(found[-1], Finished)
        if not calls:
            assert found[-1].reason is StopReason.ANSWERED
            return text_of(found)
        assert found[-1].reason is StopReason.TOOLS
        messages.append(Message(Role.ASSISTANT, (Text(text_of(found)), *calls)))
        messages += [Message(Role.TOOL, (_result(call, answers),)) for call in calls]
    raise AssertionError("it never answers")


def _result(call: ToolCall, answers: dict[str, str]) -> ToolResult:
    arguments = json.loads(call.arguments)
    key = str(arguments.get("path" if call.tool != "search_files" else "text"))
    return ToolResult(call.id, answers.get(key, "There is none."), failed=key not in answers)


@pytest.mark.parametrize(
    ("asked", "tool", "arguments"),
    [
        ("list the files", "list_files", {"path": "."}),
        ("List src", "list_files", {"path": "src"}),
        ("what files are here?", "list_files", {"path": "."}),
        ("read README.md", "read_file", {"path": "README.md"}),
        ("please open the file `src/a.py`", "read_file", {"path": "src/a.py"}),
        ("find TODO", "search_files", {"text": "TODO"}),
        ('search for "write batch" please', "search_files", {"text": "write batch"}),
        ("where is main_window in this project?", "search_files", {"text": "main_window"}),
        ("summarise this project", "list_files", {"path": "."}),
        ("What is this project?", "list_files", {"path": "."}),
    ],
)
def test_plain_requests_become_tool_calls(asked: str, tool: str, arguments: object) -> None:
    assert calls_of(events(person(asked))) == [(tool, arguments)]


def test_an_overview_reads_what_was_listed_at_once_and_quotes_file_and_line() -> None:
    answers = {".": LISTING, "README.md": README, "pyproject.toml": '2\tname = "ledger"'}
    said = conversation("summarise this project", answers)
    assert "README.md:3  Books orders twice." in said
    assert 'pyproject.toml:2  name = "ledger"' in said
    assert "---" not in said


def test_several_files_are_read_in_parallel() -> None:
    first = events(person("overview"))
    call = next(event.call for event in first if isinstance(event, CallMade))
    after = (
        Message(Role.ASSISTANT, (call,)),
        Message(Role.TOOL, (ToolResult(call.id, LISTING),)),
    )
    found = calls_of(events(person("overview"), *after))
    assert [arguments["path"] for _, arguments in found] == ["README.md", "pyproject.toml"]


@pytest.mark.parametrize("asked", ["hello", "summarise this", "list", "find xyz", "read a.md", "?"])
def test_it_never_names_a_file_that_it_did_not_see(asked: str) -> None:
    said = conversation(
        asked, {".": "odd.name (1 bytes)", "xyz": "[no hits]", "a.md": "1\tword here"}
    )
    seen = {"odd.name", "a.md", "README.md"}  # the last stands in what it says of itself
    assert set(re.findall(r"[\w-]+\.(?:md|py|toml|txt|name)\b", said)) <= seen


def test_a_failed_tool_is_told_as_it_is() -> None:
    assert "There is none." in conversation("read gone.md", {})
    assert "could not look" in conversation("summarise this", {})


def test_other_words_get_a_plain_account_of_what_it_is() -> None:
    said = conversation("Please refactor everything", {".": LISTING, "everything": "[no hits]"})
    assert "practice model" in said
    assert "1 folder and 3 files" in said


def test_the_same_request_gets_the_same_stream() -> None:
    assert events(person("summarise")) == events(person("summarise"))


def test_text_comes_in_pieces() -> None:
    said = [event for event in events(person("find it")) if isinstance(event, TextDelta)]
    assert all(len(event.text) <= PIECE for event in said)


def test_call_ids_go_on_counting_through_the_session() -> None:
    call = ToolCall("call-1", "list_files", "{}")
    before = (
        person("list"),
        Message(Role.ASSISTANT, (call,)),
        Message(Role.TOOL, (ToolResult("call-1", "x/"),)),
        Message(Role.ASSISTANT, (Text("done"),)),
    )
    found = events(*before, person("list"))
    assert [event.call.id for event in found if isinstance(event, CallMade)] == ["call-2"]
