"""Arguments as models write them: 1.0 and "1" are the integer 1, and nothing else becomes one.

Lists and objects are taken in quotes, too.
"""

import asyncio
import json
from pathlib import Path
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from helix_desktop.app.ipc.cache_tools import make_cache_toolbox
from helix_desktop.domain.cache import NewContent, Origin
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import ToolCall
from helix_desktop.tools.agent.read_files import ReadFile
from helix_desktop.tools.agent.search_files import SearchFiles
from helix_desktop.tools.tool import decode_arguments
from helix_desktop.tools.toolbox import AgentToolbox
from tests.app.ipc.mcp_client import Client
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore


class ExampleArguments(Struct):
    """One argument of each kind."""

    count: Annotated[int, Meta(ge=0, le=1_000)] = 5
    flag: bool = False
    text: str = ""
    numbers: Annotated[list[int], Meta(max_length=3)] | None = None
    named: dict[str, int] = {}
    inner: "Inner | None" = None
    either: list[int] | str = ""
    enough: tuple[int, ...] = ()


class Inner(Struct):
    """An argument that is an object."""

    name: str


@pytest.mark.parametrize("written", ["7", "7.0", '"7"', '"7.0"', "7e0", "0.7e1"])
def test_an_integer_is_taken_however_it_is_written(written: str) -> None:
    result = decode_arguments(ExampleArguments, f'{{"count": {written}}}').count
    assert (result, type(result)) == (7, int)


@pytest.mark.parametrize(
    "written",
    [
        *("7.5", '"7.5"', '"seven"', '""', '" 7"', '"7 "', '"0x7"', '"1_0"', '"\u0667"', "NaN"),
        *("true", '"true"', "null", "[7]", "-1", '"-1"', "1001", "1001.0", '"1001"', "1e400"),
    ],
)
def test_no_other_value_becomes_an_integer_and_limits_apply(written: str) -> None:
    with pytest.raises(ToolError):
        decode_arguments(ExampleArguments, f'{{"count": {written}}}')


@given(st.floats(0, 1_000))
def test_a_number_is_never_rounded(number: float) -> None:
    try:
        result = decode_arguments(ExampleArguments, json.dumps({"count": number})).count
    except ToolError:
        assert not number.is_integer()
    else:
        assert result == number


@pytest.mark.parametrize(
    ("written", "meant"), [('"true"', True), ('"True"', True), ('"false"', False), ("1", True)]
)
def test_yes_and_no_are_taken_in_quotes(written: str, meant: bool) -> None:
    assert decode_arguments(ExampleArguments, f'{{"flag": {written}}}').flag is meant


@pytest.mark.parametrize(
    ("name", "written", "meant"),
    [
        ("numbers", "[1, 2]", [1, 2]),
        ("numbers", ' [1, "2"]\n', [1, 2]),
        ("numbers", "[]", []),
        ("enough", "[3]", (3,)),
        ("named", '{"a": 1.0}', {"a": 1}),
        ("inner", '{"name": "[1]"}', Inner("[1]")),
    ],
)
def test_a_list_or_an_object_is_taken_in_quotes(name: str, written: str, meant: object) -> None:
    result = decode_arguments(
        ExampleArguments, json.dumps({name: written, "count": "7", "text": "[1]"})
    )
    assert getattr(result, name) == meant
    assert (result.count, result.text) == (7, "[1]")


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("numbers", "[1, 2"),
        ("numbers", "[1] [2]"),
        ("numbers", '[1], "text": "other"'),
        ("numbers", '{"a": 1}'),
        ("numbers", "1, 2"),
        ("numbers", ""),
        ("enough", "null"),
        ("numbers", '"[1]"'),
        ("numbers", "[1.5]"),
        ("numbers", "[1, 2, 3, 4]"),
        ("numbers", "[" * 100_000),
        ("named", "[1]"),
        ("inner", '{"other": 1}'),
        ("count", "[1]"),
        ("flag", "{}"),
    ],
)
def test_no_other_value_becomes_a_list_or_an_object(name: str, written: str) -> None:
    with pytest.raises(ToolError):
        decode_arguments(ExampleArguments, json.dumps({name: written}))


def test_a_text_stays_a_text_where_a_list_would_do() -> None:
    assert decode_arguments(ExampleArguments, json.dumps({"either": "[1]"})).either == "[1]"
    arguments = json.dumps({"either": "[1]", "numbers": "[2]"})
    assert decode_arguments(ExampleArguments, arguments).either == "[1]"


def test_what_is_wrong_in_a_quoted_list_is_told() -> None:
    with pytest.raises(ToolError, match=r"Expected `int`, got `float`.*numbers\[1\]"):
        decode_arguments(ExampleArguments, json.dumps({"numbers": "[1, 2.5]"}))
    with pytest.raises(ToolError, match=r"Expected `array \| null`, got `str`.*numbers"):
        decode_arguments(ExampleArguments, json.dumps({"numbers": "one and two"}))


@pytest.mark.parametrize("text", ["1", "1.0", "true", "null", ""])
def test_an_argument_that_is_declared_as_text_stays_text(text: str) -> None:
    assert decode_arguments(ExampleArguments, json.dumps({"text": text})).text == text


@pytest.mark.parametrize("number", [1, 1.0, "1", "1.0"])
def test_own_tools_accept_quoted_numbers_and_the_call_is_kept_as_it_was(
    tmp_path: Path, number: object
) -> None:
    (tmp_path / "f").write_text("one\ntwo\n")
    tools = AgentToolbox((ReadFile(tmp_path), SearchFiles(tmp_path)))
    arguments = json.dumps({"path": "f", "start": 2, "lines": number})
    call = ToolCall("c", "read_file", arguments)
    output = asyncio.run(tools.run(call))
    assert (output.failed, output.data) == (False, b"2\ttwo")
    assert call.arguments == arguments
    call = ToolCall("c", "search_files", '{"text": "TWO", "ignore_case": "false"}')
    assert asyncio.run(tools.run(call)).data == b"[no hits]"


@pytest.mark.parametrize(("number", "taken"), [(1.0, True), ("1", True), (1.5, False)])
async def test_the_mcp_server_accepts_quoted_numbers(number: object, taken: bool) -> None:
    clock = FakeClock()
    store = FakeStore(clock)
    for text in (b"old", b"new"):
        await store.put(NewContent(text, Origin("shell", text.decode())))
    client = Client(make_cache_toolbox(store, clock))
    client.greet()
    client.call(1, arguments={"limit": number})
    await client.settle()
    result = client.heard[-1]["result"]
    text = result["content"][0]["text"]
    assert result["isError"] is not taken
    if taken:
        assert "shell · new" in text
        assert "shell · old" not in text
    else:
        assert "Expected `int`, got `float`" in text
    await client.conversation.close()
    assert await client.supervisor.close() == 0
