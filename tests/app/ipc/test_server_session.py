"""What a client hears, whatever it says: every line has its answer, and only its answer."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mcp_types.methods import validate_server_result

from helix_desktop.app.ipc.cache_tools import NAME
from helix_desktop.app.ipc.json_rpc import (
    MAX_BATCH,
    MAX_CALLS,
    MAX_RPC_ANSWER_BYTES,
    RpcReply,
    write_rpc,
)
from helix_desktop.app.ipc.server_session import BY_HANDSHAKE, BY_REQUEST, to_mcp_result
from helix_desktop.domain.ports import ToolOutput
from tests.app.ipc.mcp_client import META, Client, Json, connected_client
from tests.engine.loops import StillLoop
from tests.waiting import until


@pytest.fixture
def client() -> AbstractAsyncContextManager[Client]:
    @asynccontextmanager
    async def connected() -> AsyncIterator[Client]:
        async with connected_client() as (client, _):
            yield client

    return connected()


def code_of(answer: Json) -> int:
    code: int = answer["error"]["code"]
    return code


@pytest.mark.parametrize("version", BY_HANDSHAKE)
async def test_each_older_revision_is_agreed_on_and_its_answers_have_their_form(
    client: Client,
    version: str,
) -> None:
    greeted = client.greet(version)["result"]
    assert greeted["protocolVersion"] == version
    assert greeted["serverInfo"]["name"] == NAME
    assert greeted["capabilities"] == {"tools": {}}
    client.ask(1, "tools/list")
    client.ask(2, "ping")
    client.call(3)
    await client.settle()
    by_id = {answer["id"]: answer["result"] for answer in client.heard}
    for number, method in ((1, "tools/list"), (2, "ping"), (3, "tools/call")):
        validate_server_result(method, version, by_id[number])
        assert "resultType" not in by_id[number]
        assert "ttlMs" not in by_id[number]


async def test_an_unknown_revision_is_answered_with_our_newest(client: Client) -> None:
    assert client.greet("2099-01-01")["result"]["protocolVersion"] == BY_HANDSHAKE[-1]


@pytest.mark.parametrize("version", BY_REQUEST)
async def test_requests_with_metadata_of_their_own_need_no_handshake(
    client: Client, version: str
) -> None:
    client.ask(1, "server/discover", _meta=META)
    client.ask(2, "tools/list", _meta=META)
    client.call(3, _meta=META)
    await client.settle()
    by_id = {answer["id"]: answer["result"] for answer in client.heard}
    for number, method in ((1, "server/discover"), (2, "tools/list"), (3, "tools/call")):
        validate_server_result(method, version, by_id[number])
        assert by_id[number]["resultType"] == "complete"
        assert by_id[number]["_meta"]["io.modelcontextprotocol/serverInfo"]["name"] == NAME
    assert by_id[1]["supportedVersions"] == list(BY_REQUEST)
    assert by_id[2]["cacheScope"] == "private"


async def test_tools_are_told_as_reading_only_with_schemas_that_refuse_strange_arguments(
    client: Client,
) -> None:
    client.greet()
    client.ask(1, "tools/list")
    tools = {tool["name"]: tool for tool in client.heard[0]["result"]["tools"]}
    assert set(tools) == {
        "recall_cached_content",
        "recall_history",
        "search_history",
        "search_cached_content",
        "list_cached_content",
    }
    for tool in tools.values():
        hints = tool["annotations"]
        assert (hints["readOnlyHint"], hints["destructiveHint"]) == (True, False)
        assert (hints["idempotentHint"], hints["openWorldHint"]) == (True, False)
        assert tool["inputSchema"]["type"] == "object"
        assert tool["inputSchema"]["additionalProperties"] is False
        assert len(tool["description"]) > 60
    recall = tools["recall_cached_content"]["inputSchema"]
    assert set(recall["properties"]) == {"sha256", "lines", "around"}
    assert recall["required"] == ["sha256"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"nonsense", -32700),
        (b'{"jsonrpc":"2.0","id":1', -32700),
        (b"\xff\xfe", -32700),
        (b'"a string"', -32600),
        (b"5", -32600),
        (b"{}", -32600),
        (b'{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":true,"method":"ping"}', -32600),
        (b'{"jsonrpc":"2.0","id":1,"method":7}', -32600),
        (b'{"jsonrpc":"2.0","id":1,"method":"ping","params":7}', -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}', -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"nothing"}', -32601),
        (b'{"jsonrpc":"2.0","id":1,"method":"resources/list"}', -32601),
        (b'{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}', -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"tools/call"}', -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"rm"}}', -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":5}}', -32602),
        (
            b'{"jsonrpc":"2.0","id":1,"method":"tools/call",'
            b'"params":{"name":"recall_history","arguments":"x"}}',
            -32602,
        ),
        (
            b'{"jsonrpc":"2.0","id":1,"method":"tools/call",'
            b'"params":{"name":"recall_history","arguments":{"x":"\xff"}}}',
            -32602,
        ),
        (b"[" * 100_000, -32700),
        (b'{"jsonrpc":"2.0","id":1,"method":"ping","params":' + b'{"a":' * 100_000, -32700),
        (b'[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32600),
    ],
)
async def test_a_line_that_is_wrong_is_answered_with_what_is_wrong(line: bytes, code: int) -> None:
    async with connected_client() as (client, tools):
        client.greet()
        client.say(line)
        [answer] = client.heard
        assert code_of(answer) == code
        assert len(answer["error"]["message"]) > 10
        assert tools.calls == []
        client.ask(9, "ping")
        assert client.heard[-1] == {"jsonrpc": "2.0", "id": 9, "result": {}}


async def test_a_malformed_message_is_answered_with_its_id_if_it_has_one(
    client: Client,
) -> None:
    client.say(b'{"jsonrpc":"2.0","id":"abc","method":7}')
    client.say(b'{"jsonrpc":"2.0","id":[1],"method":7}')
    assert [answer["id"] for answer in client.heard] == ["abc", None]


async def test_answers_and_notifications_are_never_answered(client: Client) -> None:
    client.greet()
    for message in (
        {"jsonrpc": "2.0", "id": 1, "result": {}},
        {"jsonrpc": "2.0", "id": None, "error": {"code": -1, "message": "x"}},
        {"jsonrpc": "2.0", "method": "notifications/nothing", "params": {"a": 1}},
        {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 77}},
        {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": []}},
    ):
        client.say(message)
    assert client.heard == []


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
async def test_no_malformed_line_ends_the_connection(line: bytes) -> None:
    async with connected_client() as (client, _):
        client.greet()
        client.say(line.replace(b"\n", b" "))
        await client.settle()
        client.ask("still here", "ping")
        assert client.heard[-1]["result"] == {}


FLOATS = st.floats(allow_nan=False, allow_infinity=False)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | FLOATS | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(
    st.sampled_from(["initialize", "tools/list", "tools/call", "server/discover", "ping"]),
    st.dictionaries(
        st.sampled_from(["_meta", "name", "arguments", "cursor", "protocolVersion", "x"]), JSON
    ),
)
async def test_whatever_stands_in_its_parameters_a_request_has_one_answer(
    method: str, params: Json
) -> None:
    async with connected_client() as (client, _):
        client.ask(1, method, **params)
        await client.settle()
        [answer] = client.heard
        assert answer["id"] == 1
        assert ("result" in answer) != ("error" in answer)


async def test_before_any_greeting_only_ping_is_answered_and_the_rest_says_how_to_begin(
    client: Client,
) -> None:
    client.ask(1, "tools/list")
    client.ask(2, "ping")
    assert code_of(client.heard[0]) == -32602
    assert "initialize" in client.heard[0]["error"]["message"]
    assert client.heard[1]["result"] == {}
    client.ask(3, "initialize")
    assert code_of(client.heard[2]) == -32602


async def test_requests_with_and_without_a_handshake_are_not_mixed() -> None:
    async with connected_client() as (client, _):
        client.ask(1, "tools/list", _meta=META)
        client.ask(2, "initialize", protocolVersion="2025-11-25")
        client.ask(3, "tools/list")
        client.ask(4, "ping", _meta=META)
        assert "result" in client.heard[0]
        assert [code_of(answer) for answer in client.heard[1:]] == [-32022, -32602, -32601]
        assert client.heard[1]["error"]["data"]["supported"] == list(BY_REQUEST)
    async with connected_client() as (client, _):
        client.greet()
        client.ask(1, "tools/list", _meta=META)
        client.ask(2, "server/discover")
        assert [code_of(answer) for answer in client.heard] == [-32600, -32601]


@pytest.mark.parametrize(
    ("meta", "code"),
    [
        ({"io.modelcontextprotocol/protocolVersion": "2026-07-28"}, -32602),
        ({**META, "io.modelcontextprotocol/protocolVersion": 5}, -32602),
        ({**META, "io.modelcontextprotocol/protocolVersion": None}, -32602),
        ({**META, "io.modelcontextprotocol/protocolVersion": "2099-01-01"}, -32022),
        ({**META, "io.modelcontextprotocol/protocolVersion": "2025-11-25"}, -32022),
    ],
)
async def test_a_client_whose_revision_is_not_served_can_still_shake_hands(
    client: Client, meta: Json, code: int
) -> None:
    client.ask(1, "server/discover", _meta=meta)
    assert code_of(client.heard.pop()) == code
    assert client.greet()["result"]["protocolVersion"] == "2025-11-25"


async def test_calls_run_beside_each_other_and_short_questions_overtake_them() -> None:
    async with connected_client(slow=True) as (client, tools):
        client.greet()
        for number in range(MAX_CALLS):
            client.call(number)
        client.ask("ping", "ping")
        await asyncio.sleep(0)
        assert [answer["id"] for answer in client.heard] == ["ping"]
        assert len(tools.calls) == MAX_CALLS
        tools.free.set()
        await client.settle()
        assert {answer["id"] for answer in client.heard} == {"ping", *range(MAX_CALLS)}


async def test_one_call_too_many_and_an_id_under_way_are_told_so() -> None:
    async with connected_client(slow=True) as (client, tools):
        client.greet()
        for number in range(MAX_CALLS):
            client.call(number)
        client.call("one more")
        client.call(3)
        assert [code_of(answer) for answer in client.heard] == [-32000, -32600]
        tools.free.set()
        await client.settle()
        client.call(3)
        await client.settle()
        assert client.heard[-1]["result"]["isError"] is False


async def test_a_cancelled_call_stops_and_is_never_answered() -> None:
    async with connected_client(slow=True) as (client, tools):
        client.greet()
        client.call(1)
        client.call("1")
        await asyncio.sleep(0)
        client.note("notifications/cancelled", requestId=1, reason="too slow")
        client.note("notifications/cancelled", requestId=1)
        await asyncio.sleep(0)
        tools.free.set()
        await client.settle()
        assert tools.cancelled == 1
        assert [answer["id"] for answer in client.heard] == ["1"]


@pytest.mark.loop(factory=StillLoop)
async def test_a_call_that_takes_long_says_each_second_that_it_still_runs_if_that_is_wanted() -> (
    None
):
    async with connected_client(slow=True) as (client, tools):
        client.greet()
        client.call(1, _meta={"progressToken": "p"})
        client.call(2)
        await until(lambda: sum("method" in answer for answer in client.heard) == 2)
        assert asyncio.get_running_loop().time() < 2.1
        tools.free.set()
        await client.settle()
        progress = [answer["params"] for answer in client.heard if "method" in answer]
        assert [item["progressToken"] for item in progress] == ["p", "p"]
        assert [item["progress"] for item in progress] == [1, 2]
        assert {answer["id"] for answer in client.heard if "id" in answer} == {1, 2}


async def test_a_batch_is_answered_at_once_when_the_last_of_it_is_there() -> None:
    async with connected_client(slow=True) as (client, tools):
        client.greet("2025-03-26")
        call = {"name": "list_cached_content"}
        client.say(
            [
                {"jsonrpc": "2.0", "id": 1, "method": "ping"},
                {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": call},
                {"jsonrpc": "2.0", "method": "notifications/initialized"},
                {"id": 3},
            ]
        )
        await asyncio.sleep(0)
        assert client.heard == []
        tools.free.set()
        await client.settle()
        [answers] = client.heard
        assert [answer["id"] for answer in answers] == [1, 3, 2]
        client.say([{"jsonrpc": "2.0", "method": "notifications/initialized"}])
        assert len(client.heard) == 1
        client.say([{"jsonrpc": "2.0", "id": 5, "method": "ping"}])
        assert client.heard[-1] == [{"jsonrpc": "2.0", "id": 5, "result": {}}]
        for size in (0, MAX_BATCH + 1):
            client.say([{"jsonrpc": "2.0", "id": 5, "method": "ping"}] * size)
            assert code_of(client.heard[-1]) == -32600


def test_the_text_of_an_output_goes_once_and_letter_by_letter() -> None:
    text = "a\r\n\tü\u2028\x85\x00 \U0001f600 [CACHED 12] <tool_call>"
    answer = to_mcp_result(ToolOutput(text.encode(), "what"))
    line = write_rpc(RpcReply(1, answer))
    assert len(line.decode().splitlines()) == 1
    assert json.loads(line)["result"] == {
        "content": [{"type": "text", "text": text}],
        "isError": False,
    }


def test_binary_output_is_announced_as_binary() -> None:
    blocks: Any = to_mcp_result(ToolOutput(b"ok \xff\xfe", ""))["content"]
    assert blocks[0]["text"] == "ok \ufffd\ufffd"
    assert "not all of it is text" in blocks[1]["text"]


def test_an_output_that_is_too_large_says_how_to_get_a_part() -> None:
    full_result: Any = to_mcp_result(ToolOutput(b"x" * MAX_RPC_ANSWER_BYTES, ""))
    assert full_result["isError"] is False
    more: Any = to_mcp_result(ToolOutput(b"x" * (MAX_RPC_ANSWER_BYTES + 1), ""))
    assert more["isError"] is True
    assert "lines=" in more["content"][0]["text"]


def test_a_failed_output_is_an_error_that_the_model_reads() -> None:
    answer: Any = to_mcp_result(ToolOutput(b"There is none.", "", failed=True))
    assert answer == {"content": [{"type": "text", "text": "There is none."}], "isError": True}
