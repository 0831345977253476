"""Small files that were made to hurt: nested without end, a pipe, a device, a terabyte of nothing.

Whoever reads one gets an error in words or puts it aside; nobody waits, and nothing fills up.
"""

import asyncio
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from helix_desktop.app import safe_start
from helix_desktop.app.default_policy import DefaultPolicy
from helix_desktop.app.environment import SystemClock, find_paths, make_private_folders
from helix_desktop.app.first_run import _branch
from helix_desktop.app.instance_socket import SOCKET, InstanceSocket, OpenRequest
from helix_desktop.app.ipc import local_socket
from helix_desktop.app.ipc.local_socket import connect_socket
from helix_desktop.app.json_file import UnreadableFile, read_file, read_json
from helix_desktop.app.mcp_servers.server_file import ServerFile
from helix_desktop.app.mcp_servers.server_import import read_server_list
from helix_desktop.app.policy_file import MAX_POLICY_BYTES, choose_policy
from helix_desktop.app.sessions.drafts import Drafts
from helix_desktop.app.sessions.message_queue import MessageQueue
from helix_desktop.app.sessions.session_archive import ArchivePlace, SessionArchive
from helix_desktop.app.settings import Settings
from helix_desktop.app.workspaces.permission_files import RuleFile
from helix_desktop.app.workspaces.workspace_file import COPY_FILE, FILE
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.errors import PolicyError, ServerError
from helix_desktop.domain.json_parsing import JsonUnparsable, parse_json_as
from helix_desktop.engine.request_builder import parse_tool_list
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.ui.action import load_key_bindings

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="devices of Linux")

DEEP = 1_000_000
SESSION = SessionId("00000000000000a1")
SECONDS = 10

NESTED = (b"[" * DEEP, b'{"a":' * DEEP, b'{"a":' + b"[" * DEEP + b"]" * DEEP + b"}")


def nested(path: Path) -> None:
    path.write_bytes(NESTED[2])


def terabyte(path: Path) -> None:
    path.touch()
    os.truncate(path, 1 << 40)


HOSTILE: dict[str, Callable[[Path], object]] = {
    "nested": nested,
    "a terabyte": terabyte,
    "a pipe": os.mkfifo,
    "a device": lambda path: path.symlink_to("/dev/zero"),
    "a folder": Path.mkdir,
}


@pytest.fixture(params=HOSTILE)
def hostile(request: pytest.FixtureRequest) -> Callable[[Path], object]:
    return HOSTILE[request.param]


@pytest.mark.parametrize("text", NESTED)
def test_json_that_is_nested_too_deeply_is_one_error(text: bytes) -> None:
    for kind in (object, dict[str, object], list[object]):
        with pytest.raises(JsonUnparsable):
            parse_json_as(text, kind)
    with pytest.raises(JsonUnparsable, match="nested too deeply"):
        parse_json_as(text.decode(), object)


def test_an_error_about_json_is_short_and_shows_no_hidden_character() -> None:
    with pytest.raises(JsonUnparsable) as caught:
        parse_json_as(json.dumps("\u202e" + "x" * 100_000), ArchivePlace)
    assert len(str(caught.value)) < 300
    assert "\u202e" not in str(caught.value)


def test_only_regular_files_are_read_and_up_to_a_limit(
    tmp_path: Path, hostile: Callable[[Path], object]
) -> None:
    hostile(tmp_path / "it")
    with pytest.raises(OSError, match=r"it (is|has) ") as caught:
        read_file(tmp_path / "it", max_bytes=1_000)
    assert caught.value.strerror
    with pytest.raises(UnreadableFile):
        read_json(tmp_path / "it", dict[str, int])
    (tmp_path / "link").symlink_to(tmp_path / "there")
    (tmp_path / "there").write_text("{}")
    assert read_json(tmp_path / "link", dict[str, int]) == {}
    with pytest.raises(UnreadableFile, match="a symbolic link"):
        read_json(tmp_path / "link", dict[str, int], follow=False)
    with pytest.raises(FileNotFoundError):
        read_json(tmp_path / "missing", dict[str, int])


@pytest.mark.timeout(60)
def test_own_files_with_hostile_content_are_treated_as_damaged(
    tmp_path: Path, hostile: Callable[[Path], object]
) -> None:
    def at(name: str) -> Path:
        hostile(tmp_path / name)
        return tmp_path / name

    assert Settings(at("settings.json")).problem is not None
    assert DefaultPolicy(at("policy.json")).problem is not None
    assert DefaultPolicy(at("policy2.json")).policy == BALANCED
    assert SessionArchive(at("shelf.json")).place(SESSION) is ArchivePlace.OPEN
    assert not Drafts(at("drafts.json")).draft(SESSION)
    assert MessageQueue(at("queue.json")).waiting(SESSION) == ()
    rules = RuleFile(at("permissions.json"))
    assert (rules.content.rules, rules.problem is None) == ((), False)
    (tmp_path / "home").mkdir()
    hostile(tmp_path / "home" / "servers.json")
    assert ServerFile(tmp_path / "home").problem is not None
    assert local_socket.connect_loopback(at("door.port")) is None
    left = {path.name for path in tmp_path.iterdir()}
    assert {"settings.unreadable.json", "queue.unreadable.json"} <= left


def test_a_hostile_start_marker_does_not_prevent_a_start(
    tmp_path: Path, hostile: Callable[[Path], object]
) -> None:
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    hostile(paths.data / safe_start.FILE)
    assert safe_start.begin_start(paths).crashed


def test_a_workspace_whose_file_is_hostile_is_listed_as_damaged(
    tmp_path: Path, hostile: Callable[[Path], object]
) -> None:
    workspaces = WorkspaceList(tmp_path / "workspaces", SystemClock())
    (tmp_path / "project").mkdir()
    (tmp_path / "other").mkdir()
    one, other = workspaces.create(tmp_path / "project"), workspaces.create(tmp_path / "other")
    for name in (FILE, COPY_FILE):
        (workspaces.home(one) / name).unlink()
        hostile(workspaces.home(one) / name)
    (workspaces.home(one) / "READY").touch()
    assert [workspace.id for workspace in workspaces.damaged()] == [one.id]
    assert workspaces.all() == [other]


def test_a_repository_whose_head_is_hostile_has_no_branch(
    tmp_path: Path, hostile: Callable[[Path], object]
) -> None:
    (tmp_path / ".git").mkdir()
    hostile(tmp_path / ".git" / "HEAD")
    _branch(tmp_path)


HOSTILE_POLICIES = [
    ("a = " + "[" * 900, "nested too deeply"),
    ("a = " + "[\n" * 30_000, "nested too deeply"),
    ("\n".join(["a = [", *["{b = ["] * 8_000]), "nested too deeply"),
    (".".join(["a"] * 32_000) + " = 1", "a line with more than 1,000 characters"),
    ("[" + ".".join(["a"] * 32_000) + "]", "a line with more than 1,000 characters"),
    ("\n".join(["[" + ".".join(["a"] * 490) + "]"] * 60), "not valid TOML"),
    ("a = " + "9" * 900, "no policy value"),
    ("gate_tokens = inf", "gate_tokens can't be inf"),
    ("gate_tokens = nan", "gate_tokens can't be nan"),
    ("gate_tokens = {a = 1}", "gate_tokens can't be a dict"),
    ("preset = 2026-11-21", "preset can't be a date"),
    ("a = 1\na = 2", "not valid TOML"),
    ("x" * (MAX_POLICY_BYTES + 1), "it has more than"),
    ("\0", "not valid TOML"),
    ("\udcff", "not valid TOML"),
]


@pytest.mark.parametrize(("text", "part"), HOSTILE_POLICIES)
def test_a_policy_that_was_made_to_hurt_is_refused_in_a_sentence(
    tmp_path: Path, text: str, part: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(PolicyError, match=part) as caught:
        choose_policy(str(file), [])
    assert len(str(caught.value)) < 1_500 + len(str(file))


@pytest.mark.alone
def test_a_policy_that_was_made_to_hurt_is_refused_in_time(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    for text, _ in HOSTILE_POLICIES:
        file.write_bytes(text.encode("utf-8", "surrogateescape"))
        began = time.monotonic()
        with pytest.raises(PolicyError):
            choose_policy(str(file), [])
        assert time.monotonic() - began < SECONDS, text[:40]


def test_a_policy_that_is_no_file_is_refused_in_a_sentence(
    tmp_path: Path, hostile: Callable[[Path], object]
) -> None:
    hostile(tmp_path / "mine.toml")
    with pytest.raises(PolicyError, match="Can't read the policy"):
        choose_policy(str(tmp_path / "mine.toml"), [])


@pytest.mark.parametrize("text", NESTED)
def test_a_deeply_nested_list_of_servers_is_refused(text: bytes) -> None:
    with pytest.raises(ServerError):
        read_server_list(text[:250_000])
    entry = b'{"mcpServers": {"a": ' + text[:100_000] + b"}}"
    with pytest.raises(ServerError, match="Not a valid server list"):
        read_server_list(entry)


def test_deeply_nested_shortcuts_and_tool_lists_are_ignored(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    settings.set("shortcuts", NESTED[0].decode())
    assert load_key_bindings(settings) == {}
    assert parse_tool_list('[{"name":' + "[" * DEEP) is None


@pytest.mark.parametrize(
    "line",
    [
        b"[" * 50_000 + b"\n",
        b'{"places":' + b"[" * 50_000 + b"\n",
        b'{"places":' + b"[" * DEEP,
        b'{"workspace": 3}\n',
        b"\xff\xfe\n",
        b"\n",
        b"x" * DEEP,
    ],
)
async def test_a_second_start_that_says_nonsense_opens_nothing_and_breaks_nothing(
    tmp_path: Path, line: bytes
) -> None:
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    requests: list[OpenRequest] = []
    errors: list[object] = []
    supervisor = Supervisor(lambda name, error: errors.append((name, error)))
    door = InstanceSocket(paths, requests.append, spawn=supervisor.spawn)
    door.start()
    await supervisor.wait_until_idle()
    peer = connect_socket(paths.data, SOCKET)
    loop = asyncio.get_running_loop()
    try:
        await loop.sock_sendall(peer, line)
        assert await loop.sock_recv(peer, 10) == b""
    except (BrokenPipeError, ConnectionResetError):
        pass  # it was hung up on before all of it was said
    peer.close()
    await door.close()
    await supervisor.close()
    assert (requests, errors) == ([], [])
