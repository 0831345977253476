"""Lists of servers as other clients write them are understood, and their secrets told apart."""

import json
from pathlib import Path

import pytest

from helix_desktop.app.json_file import copy_place
from helix_desktop.app.mcp_servers.server_file import FILE, ServerFile
from helix_desktop.app.mcp_servers.server_import import (
    MAX_LIST_BYTES,
    read_proposed_servers,
    read_server_list,
)
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.mcp_servers import McpServer, OfferedTool, ServerApproval

SECRET = "ghp_0123456789abcdefghijABCDEFGHIJ"


def read(document: object) -> dict[str, McpServer]:
    reading = read_server_list(json.dumps(document).encode())
    assert reading.problems == ()
    return {server.server.name: server.server for server in reading.servers}


def test_claude_desktops_form_is_read() -> None:
    entry = {"command": "npx", "args": ["-y", "server"], "env": {"MODE": "fast", "DEPTH": 3}}
    (server,) = read({"mcpServers": {"files": entry}}).values()
    assert server == McpServer(
        "files", "npx", ("-y", "server"), env=(("DEPTH", "3"), ("MODE", "fast"))
    )


def test_cursors_form_with_a_url_is_read() -> None:
    entry = {"url": "https://example.com/mcp", "headers": {"X-Team": "a"}, "disabled": True}
    (server,) = read({"mcpServers": {"web": entry}}).values()
    assert (server.url, server.headers, server.on) == (entry["url"], (("X-Team", "a"),), False)


@pytest.mark.parametrize("wrapped", [False, True])
def test_vs_codes_form_is_read(wrapped: bool) -> None:
    entries = {
        "a": {"type": "stdio", "command": "x", "cwd": "${workspaceFolder}"},
        "b": {"type": "http", "url": "https://example.com/"},
    }
    document: object = {"servers": entries, "inputs": []}
    reading = read({"mcp": document} if wrapped else document)
    assert (reading["a"].cwd, reading["b"].url) == ("${workspaceFolder}", "https://example.com/")


FORMS = {
    "zed": '{"context_servers": {"s": {"command": "npx", "args": ["-y", "p"], "env": {"A": "b"}}}}',
    "opencode": """{
        // a comment with "mcp": {
        "mcp": {"s": {"type": "local", "command": ["npx", "-y", "p"], "environment": {"A": "b"},},},
        /* and another */
    }""",
    "codex": '[mcp_servers.s]\ncommand = "npx"\nargs = ["-y", "p"]\nenv = {A = "b"}\n',
    "vs code": """\ufeff{"servers": {"s": {"type": "stdio", "command": "npx", // why
        "args": ["-y", "p"], "env": {"A": "b"}}}}""",
}


@pytest.mark.parametrize("form", FORMS)
def test_the_lists_of_other_programs_are_read_with_their_comments(form: str) -> None:
    (server,) = read_server_list(FORMS[form].encode()).servers
    assert server.server == McpServer("s", "npx", ("-y", "p"), env=(("A", "b"),))


@pytest.mark.parametrize("text", ["/*" + " /*" * 80_000, '{"' + r"\"" * 120_000])
def test_lists_whose_comments_or_strings_have_no_end_are_refused_at_once(text: str) -> None:
    with pytest.raises(ServerError, match=r"^Not a valid server list"):
        read_server_list(text.encode())


def test_variables_of_other_programs_become_ours() -> None:
    opencode = {"type": "remote", "url": "https://a.example/", "headers": {"X-A": "{env:KEY}"}}
    (server,) = read({"mcp": {"s": opencode}}).values()
    assert server.headers == (("X-A", "${KEY}"),)
    codex = """[mcp_servers.s]
url = "https://a.example/mcp//x"
bearer_token_env_var = "TOKEN"
env_http_headers = {X-A = "KEY"}
"""
    (imported,) = read_server_list(codex.encode()).servers
    assert imported.server.url == "https://a.example/mcp//x"
    assert imported.server.headers == (("Authorization", "Bearer ${TOKEN}"), ("X-A", "${KEY}"))
    assert imported.secrets == {}


def test_secrets_are_told_apart_and_are_in_no_representation() -> None:
    env = {"GITHUB_TOKEN": SECRET, "PLAIN": "x", "ODD": SECRET, "FROM_ENV": "${env:API_KEY}"}
    document = {"mcpServers": {"a": {"command": "x", "env": env | {"API_KEY": "${API_KEY}"}}}}
    (server,) = read_server_list(json.dumps(document).encode()).servers
    assert server.secrets == {"GITHUB_TOKEN": SECRET, "ODD": SECRET}
    assert server.server.secrets == ("GITHUB_TOKEN", "ODD")
    assert dict(server.server.env) == {
        "API_KEY": "${API_KEY}",
        "FROM_ENV": "${env:API_KEY}",
        "PLAIN": "x",
    }
    assert SECRET not in repr(server)


def test_an_authorization_header_is_a_secret() -> None:
    entry = {"url": "https://example.com/", "headers": {"Authorization": "Bearer abcdef"}}
    (server,) = read_server_list(json.dumps({"mcpServers": {"a": entry}}).encode()).servers
    assert server.secrets == {"Authorization": "Bearer abcdef"}
    assert server.server.headers == ()


@pytest.mark.parametrize(
    "entry",
    [
        {},
        {"command": "x", "type": "http"},
        {"url": "http://example.com/"},
        {"url": "https://example.com/", "type": "sse"},
        {"command": "x", "args": "not a list"},
        {"command": "x", "env": {"KEY": "${input:key}"}},
        {"command": "x\0y"},
        7,
    ],
)
def test_an_unusable_entry_does_not_prevent_the_import_of_others(entry: object) -> None:
    document = {"mcpServers": {"bad": entry, "good": {"command": "x"}}}
    reading = read_server_list(json.dumps(document).encode())
    assert [server.server.name for server in reading.servers] == ["good"]
    (problem,) = reading.problems
    assert problem.startswith("bad: ")


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"nonsense", b"\xff", b"[" * 99_999, b"{" + b" " * MAX_LIST_BYTES + b"}"]
)
def test_what_is_no_list_of_servers_is_said(data: bytes) -> None:
    with pytest.raises(ServerError):
        read_server_list(data)


def test_a_name_with_hidden_characters_is_rejected() -> None:
    document = {"mcpServers": {"a\u202eb": {"command": "x"}, "": {"command": "x"}}}
    reading = read_server_list(json.dumps(document).encode())
    assert reading.servers == ()
    assert "U+202E" in " ".join(reading.problems)


def test_a_project_only_proposes(tmp_path: Path) -> None:
    entries = {"known": {"command": "x"}, "new": {"command": "evil", "env": {"A": "b"}}}
    (tmp_path / ".mcp.json").write_text(json.dumps({"mcpServers": entries}), encoding="utf-8")
    (tmp_path / ".vscode").mkdir()
    (tmp_path / ".vscode/mcp.json").write_text("{", encoding="utf-8")
    (tmp_path / ".cursor").symlink_to("/")
    (server,) = read_proposed_servers(tmp_path, [McpServer("known", "mine")]).servers
    assert (server.file, server.imported.server.command) == (".mcp.json", "evil")


def test_a_server_file_keeps_servers_and_approvals(tmp_path: Path) -> None:
    server = McpServer("a", "x", ("y",), "/z", env=(("N", "v"),), secrets=("T",), believed=True)
    tool = OfferedTool("t", "does", "{}", "T", ("readOnlyHint: true",))
    book = ServerFile(tmp_path)
    book.put(server)
    book.keep("a", ServerApproval("pin", (tool,)))
    again = ServerFile(tmp_path)
    assert again.servers() == (server,)
    assert again.approved("a") == ServerApproval("pin", (tool,))
    again.remove("a")
    assert (again.servers(), again.approved("a")) == ((), ServerApproval())


def test_a_server_file_that_another_process_changed_keeps_both_changes(tmp_path: Path) -> None:
    one, other = ServerFile(tmp_path), ServerFile(tmp_path)
    one.put(McpServer("a", "x"))
    other.put(McpServer("b", "y"))
    assert [server.name for server in ServerFile(tmp_path).servers()] == ["a", "b"]


def test_a_damaged_server_file_is_put_aside_and_approves_nothing(tmp_path: Path) -> None:
    book = ServerFile(tmp_path)
    server = McpServer("a", "x")
    book.put(server)
    book.keep("a", ServerApproval(start="x"))
    (tmp_path / FILE).write_text("{ damaged", encoding="utf-8")
    again = ServerFile(tmp_path)
    assert again.problem is not None
    assert (again.servers(), again.approved("a")) == ((server,), ServerApproval())
    assert (tmp_path / "servers.restored.json").read_text() == "{ damaged"
    for path in (tmp_path / FILE, copy_place(tmp_path / FILE)):
        path.write_text("{ damaged", encoding="utf-8")
    assert ServerFile(tmp_path).servers() == ()
    assert (tmp_path / "servers.unreadable.json").read_text() == "{ damaged"


@pytest.mark.parametrize(
    ("fields", "seconds"),
    [
        ({"timeout": 600_000}, 600),  # milliseconds, as Claude Code and Gemini CLI write it
        ({"timeout": 5_000}, 5),
        ({"timeout": 300}, 300),  # seconds, as Cline and Goose write it
        ({"timeout": 1_800}, 1_800),
        ({"timeout": 3_600}, 3_600),
        ({"tool_timeout_sec": 21_600}, 3_600),  # Codex
        ({"tool_timeout_sec": 0.2}, 1),
        ({"timeout": 100_000_000}, 3_600),
        ({"timeout": -5}, 0),
        ({"timeout": "60s"}, 0),
        ({"timeout": True}, 0),
        ({"timeout": None}, 0),
        ({"timeout": 1e300}, 0),
        ({}, 0),
    ],
)
def test_the_timeout_of_another_client_is_taken_over_in_seconds(
    fields: dict[str, object], seconds: int
) -> None:
    document = {"mcpServers": {"docs": {"command": "x", **fields}}}
    [imported] = read_server_list(json.dumps(document).encode()).servers
    assert imported.server.timeout == seconds


def test_a_header_that_would_begin_another_one_is_not_taken_over() -> None:
    headers = {"X-Team": "a\r\nEvil: 1"}
    document = {"mcpServers": {"docs": {"url": "https://example.com/mcp", "headers": headers}}}
    reading = read_server_list(json.dumps(document).encode())
    assert reading.servers == ()
    assert reading.problems[0].startswith("docs: The header 'X-Team' can't be sent.")
