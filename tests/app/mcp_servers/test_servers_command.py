"""`servers` as a user types it: nothing starts unseen, no secret on the screen or in a file."""

import asyncio
import json
import os
import re
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest

from helix_desktop.app.commands.servers import ServerPrompts, ServersCommand
from helix_desktop.app.container import AppParts
from helix_desktop.app.environment import find_paths
from helix_desktop.app.mcp_servers.server_file import FILE, ServerFile
from helix_desktop.app.secret_vault import MemoryVault
from helix_desktop.app.workspaces.permission_files import PermissionFiles
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.errors import SecretError, ServerError
from helix_desktop.domain.mcp_servers import McpServer
from helix_desktop.domain.ports import SecretVault
from tests.app.test_keys_and_models_commands import options_of
from tests.app.vaults import FakeKeyring
from tests.fakes.clock import FakeClock
from tests.system.peers.bundles import packed
from tests.system.peers.oauth_server import oauth_server
from tests.system.scenarios.served import Served, refuses
from tests.tools.mcp_host.stage import QUICK, hostile, marked_processes

TOKEN = "tok-5555-planted-6666"
COMMAND = [hostile("Well").command, *hostile("Well").args]
TELLS = [hostile("Tells").command, *hostile("Tells").args]


@dataclass
class Line:
    """A command line on a data folder, a keyring and a user that are fakes."""

    base: Path
    vault: SecretVault = field(default_factory=FakeKeyring)
    word: str = ""
    lines: list[str] = field(default_factory=list)
    on_line: Callable[[str], None] = lambda _text: None

    def _say(self, text: str) -> None:
        self.lines.append(text)
        self.on_line(text)

    def __call__(self, *words: str) -> int:
        self.lines.clear()
        project = self.base / "project"
        project.mkdir(exist_ok=True)
        options = options_of("server", words, folder=project)
        command = ServersCommand(
            options,
            find_paths(self.base / "data"),
            self._say,
            parts=AppParts(vault=lambda: self.vault, clock=FakeClock()),
            prompts=ServerPrompts(
                secret=lambda _prompt: TOKEN, word=lambda _prompt: self.word, patience=QUICK
            ),
        )
        return asyncio.run(command.run(options))

    def trust(self) -> None:
        """Trust the project's folder, as its workspace, which is made if there is none."""
        paths, project = find_paths(self.base / "data"), self.base / "project"
        project.mkdir(exist_ok=True)
        workspaces = WorkspaceList(paths.workspaces, FakeClock())
        workspace = workspaces.for_folder(project)
        folder, home = Path(workspace.folder), workspaces.home(workspace)
        PermissionFiles(home, paths.config, workspace=workspace.id, folder=folder).trust(True)

    def saved(self, name: str) -> McpServer:
        [file] = find_paths(self.base / "data").workspaces.glob(f"*/{FILE}")
        return ServerFile(file.parent).find(name)

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def file(self, document: object) -> str:
        path = self.base / "list.json"
        path.write_text(json.dumps(document), encoding="utf-8")
        return str(path)


@pytest.fixture
def line(tmp_path: Path) -> Line:
    return Line(tmp_path)


def test_what_is_typed_is_approved_and_its_tools_are_looked_at(line: Line) -> None:
    assert line("add", "mine", *COMMAND) == 0
    assert line("list") == 0
    assert "needs approval" in line.text
    assert line("approve", "mine") == 1
    assert "description: Does echo." in line.text
    assert line.lines[-1] == "The tools aren't approved. Answer y in a terminal, or add --yes."
    line.word = "y"
    assert line("approve", "mine") == 0
    assert line.lines[-1] == "Approved 1 tool."
    assert line("list", "--json") == 0
    assert json.loads(line.text) == {"mine": {"on": True, "state": "on, 1 tool"}}
    assert line("test", "mine") == 0
    assert line.text == "mine__echo"
    assert marked_processes() == []


def test_the_timeout_of_calls_is_set_and_changed_within_limits(line: Line) -> None:
    assert line("add", "mine", "--timeout", "600", *COMMAND) == 0
    assert line.saved("mine").timeout == 600
    assert line("switch", "mine", "--timeout", "0") == 0
    assert line("switch", "mine", "--on", "yes") == 0
    assert line.saved("mine").timeout == 0
    with pytest.raises(ServerError, match="from 1 to 3,600"):
        line("switch", "mine", "--timeout", "3601")
    with pytest.raises(ServerError, match="from 1 to 3,600"):
        line("add", "more", "--timeout", "-1", *COMMAND)


def test_instructions_are_approved_and_listed_with_the_tools(line: Line) -> None:
    instructions = line.file("Call echo first.")
    assert line("add", "mine", *COMMAND[:-1], "Instructs", instructions) == 0
    assert line("approve", "mine", "--yes") == 0
    assert "instructions: Call echo first." in line.text
    assert line("test", "mine") == 0
    assert line.lines == ["instructions: Call echo first.", "mine__echo"]
    line.file("Call it last.")
    assert line("test", "mine") == 1
    assert line.lines == [
        "instructions: Call it last.",
        "mine__echo",
        "its instructions (needs approval)",
    ]


def test_a_folder_that_is_only_looked_at_does_not_become_a_workspace(line: Line) -> None:
    assert line("list") == 0
    with pytest.raises(ServerError, match="no server"):
        line("remove", "mine")
    folder = find_paths(line.base / "data").workspaces
    assert not list(folder.glob("*"))
    assert line("add", "mine", *COMMAND) == 0
    assert len(list(folder.glob("*/workspace.json"))) == 1


def test_what_is_imported_does_not_start_before_it_was_seen(line: Line) -> None:
    entry = {"command": COMMAND[0], "args": COMMAND[1:]}
    document = line.file({"mcpServers": {"theirs": entry, "bad": {"type": "sse"}}})
    assert line("import", document) == 1
    assert "not imported: bad" in line.text
    assert line("test", "theirs") == 1
    assert line("approve", "theirs") == 1
    assert "argument: Well" in line.text
    assert line.lines[-1].startswith("The start command isn't approved. Answer y")
    assert "tool: echo" not in line.text
    assert line("approve", "theirs", "--yes") == 0
    assert line("test", "theirs") == 0


@pytest.mark.skipif(sys.platform != "linux", reason="devices of Linux")
@pytest.mark.parametrize("name", ["pipe", "zero", "terabyte", "folder", "nested", "x" * 5_000])
def test_a_list_that_cannot_be_one_is_refused_in_a_sentence(line: Line, name: str) -> None:
    os.mkfifo(line.base / "pipe")
    (line.base / "zero").symlink_to("/dev/zero")
    (line.base / "terabyte").touch()
    os.truncate(line.base / "terabyte", 1 << 40)
    (line.base / "folder").mkdir()
    (line.base / "nested").write_text('{"mcpServers":' + "[" * 200_000)
    with pytest.raises(ServerError, match=r"Can't read|Not a valid server list"):
        line("import", str(line.base / name))
    assert line("list") == 0
    assert line.text == "There are no MCP servers."


def test_a_folder_that_is_not_trusted_proposes_no_servers(line: Line) -> None:
    (line.base / "project").mkdir()
    file = line.base / "project" / ".mcp.json"
    file.write_text('{"mcpServers": {"theirs": {"command": "x"}}}', encoding="utf-8")
    assert line("list") == 0
    assert line.text == "There are no MCP servers."
    with pytest.raises(ServerError, match="isn't trusted, so the servers that it suggests"):
        line("import")
    assert line("import", str(file)) == 0, "a file that the user names is the user's choice"
    line("remove", "theirs")
    line.trust()
    assert line("list") == 0
    assert "proposed" in line.text


def test_what_the_project_proposes_is_listed_and_taken_by_name(line: Line) -> None:
    line.trust()
    entries = {"one": {"command": "x"}, "two": {"command": "y"}}
    file = line.base / "project" / ".mcp.json"
    file.write_text(json.dumps({"mcpServers": entries}), encoding="utf-8")
    assert line("list") == 0
    assert line.text.count("proposed") == 2
    assert "There are no MCP servers." not in line.text
    assert line("import", "--name", "two") == 0
    assert line("list") == 0
    assert line.text.count("proposed") == 1


def test_of_what_a_project_proposes_the_unusable_is_told_and_the_rest_imported(line: Line) -> None:
    line.vault = MemoryVault()
    line.trust()
    entries = {
        "kept": {"command": "x"},
        "old": {"type": "sse", "url": "https://example.org/sse"},
        "secret": {"command": "x", "env": {"GITHUB_TOKEN": TOKEN}},
        "sly\nname": {"command": "x"},
        "so is this": {"command": "x\nkept      on, 9 tools"},
    }
    file = line.base / "project" / ".mcp.json"
    file.write_text(json.dumps({"mcpServers": entries}), encoding="utf-8")
    assert line("import") == 1
    refused = [text for text in line.lines if text.startswith("not imported: ")]
    assert any("old" in text and "'sse'" in text for text in refused)
    assert any("secret" in text and "keyring" in text for text in refused)
    assert not any("\n" in text for text in line.lines)
    assert line("list") == 0
    assert [text.split()[0] for text in line.lines] == ["kept", "so", "secret"]
    assert not any("\n" in text for text in line.lines)


def test_a_secret_goes_to_the_keyring_and_to_its_server_only(line: Line) -> None:
    assert line("add", "--secret", "TOKEN", "mine", *TELLS) == 0
    assert TOKEN not in line.text
    files = [path for path in (line.base / "data").rglob("*") if path.is_file()]
    assert files
    assert not [path for path in files if TOKEN.encode() in path.read_bytes()]
    assert list(line.vault.secrets.values()) == [TOKEN]
    assert line("remove", "mine") == 0
    assert line.vault.secrets == {}


def test_without_a_keyring_a_server_with_a_secret_is_not_added(line: Line) -> None:
    line.vault = MemoryVault()
    with pytest.raises(SecretError, match="No secure system keyring"):
        line("add", "--secret", "TOKEN", "mine", *COMMAND)
    assert line("list") == 0
    assert line.text == "There are no MCP servers."


def test_a_secret_that_is_missing_is_named(line: Line) -> None:
    line("add", "mine", *COMMAND)
    assert line("secret", "mine", "TOKEN") == 0
    line.vault.secrets.clear()
    with pytest.raises(ServerError, match="TOKEN"):
        line("approve", "mine", "--yes")


def test_a_server_is_switched_off_and_on(line: Line) -> None:
    line("add", "mine", *COMMAND)
    assert line("switch", "--on", "no", "mine") == 0
    assert line.text == "mine is off."
    line("switch", "--on", "yes", "--believed", "yes", "mine")
    assert line.text == "mine needs approval."
    assert line("approve", "mine", "--yes") == 0
    line("switch", "--believed", "no", "mine")
    assert line.text == "mine is on, with 1 tool."


def test_the_log_of_a_server_shows_what_it_wrote(line: Line) -> None:
    broken = [hostile("CrashAtStart").command, *hostile("CrashAtStart").args]
    line("add", "broken", *broken)
    with pytest.raises(ServerError, match="no configuration"):
        line("approve", "broken", "--yes")
    assert line("log", "broken") == 0
    assert "stderr: no configuration" in line.text


@pytest.mark.parametrize(
    "words",
    [
        ("add", "mine"),
        ("add", "mine", "http://example.com/"),
        ("add", "mine", "https://example.com/", "more"),
        ("add", "--env", "NOTHING", "mine", "x"),
        ("remove", "nobody"),
        ("import", "/no/such/file"),
    ],
)
def test_invalid_words_of_the_command_are_refused(line: Line, words: tuple[str, ...]) -> None:
    with pytest.raises(ServerError):
        line(*words)


HEADER_KEY = "Bearer ghs_planted0123456789abcd"


def planted_in(line: Line, secret: str) -> bool:
    """Whether a secret was said, or stands in any file of the data folder."""
    files = [path for path in (line.base / "data").rglob("*") if path.is_file()]
    return secret in line.text or any(secret.encode() in path.read_bytes() for path in files)


@pytest.mark.parametrize(
    "words",
    [
        ("add", "far", "--header", f"Authorization: {HEADER_KEY}", "https://far.example/mcp"),
        ("add", "--header", f"Authorization: {HEADER_KEY}", "far", "https://far.example/mcp"),
        ("add", "far", "--header", f"X-Mine: {HEADER_KEY}", "--", "https://far.example/mcp"),
    ],
)
def test_a_header_with_a_key_goes_to_the_keyring_wherever_it_stands(
    line: Line, words: tuple[str, ...]
) -> None:
    assert line(*words) == 0
    assert list(line.vault.secrets.values()) == [HEADER_KEY]
    assert line("list") == 0
    assert "https://far.example/mcp" in line.text
    assert not planted_in(line, "ghs_planted")


@pytest.mark.parametrize(
    "reached",
    [
        ("npx", "server", "--token", "ghs_planted0123456789abcd"),
        ("npx", "server", "--api-key", "ghs-planted"),
        ("npx", "server", "--password=ghs_planted"),
        ("npx", "remote", "https://far.example", "--header", f"Authorization: {HEADER_KEY}"),
        ("npx", "postgres", "postgresql://me:ghs_planted@127.0.0.1/db"),
        ("https://far.example/mcp?token=ghs_planted0123456789",),
        ("https://far.example/gsk_planted0123456789abcdef/mcp",),
    ],
)
def test_a_key_among_the_arguments_is_refused_and_kept_nowhere(
    line: Line, reached: tuple[str, ...]
) -> None:
    with pytest.raises(ServerError, match="would be saved in a file") as refused:
        line("add", "far", *reached)
    assert "planted" not in str(refused.value)
    assert line("list") == 0
    assert line.text == "There are no MCP servers."
    assert not planted_in(line, "planted")


def test_a_server_of_another_client_with_a_key_among_its_arguments_is_not_taken(line: Line) -> None:
    args = ["server", "--token", "ghs_planted0123456789abcd"]
    document = line.file({"mcpServers": {"theirs": {"command": "npx", "args": args}}})
    assert line("import", document) == 1
    assert "not imported: theirs" in line.text
    assert not planted_in(line, "planted")


def test_a_variable_among_the_arguments_is_no_key(line: Line) -> None:
    assert line("add", "mine", "npx", "task-management-server", "--token", "${TOKEN}") == 0


def test_a_server_that_refuses_is_told_by_its_status_with_a_cure(line: Line) -> None:
    with Served(lambda _body: refuses("401 Unauthorized", "No token")) as server:
        assert line("add", "far", f"http://127.0.0.1:{server.port}/mcp") == 0
        with pytest.raises(ServerError) as caught:
            line("approve", "far", "--yes")
    message = str(caught.value)
    assert "sign in (status 401)" in message
    assert "helix-desktop server secret SERVER Authorization" in message
    assert "The server says: No token" in message


def test_a_token_that_was_saved_is_sent(line: Line) -> None:
    with Served(lambda _body: refuses("403 Forbidden", "No")) as server:
        assert line("add", "far", f"http://127.0.0.1:{server.port}/mcp") == 0
        assert line("secret", "far", "Authorization") == 0
        with pytest.raises(ServerError, match="status 403"):
            line("approve", "far", "--yes")
    assert {request.headers["authorization"] for request in server.received} == {TOKEN}


def test_a_token_that_a_server_repeats_is_neither_printed_nor_kept(line: Line) -> None:
    words = f"no right for {TOKEN}, {TOKEN[::-1]}, {' '.join(TOKEN)}"
    with Served(lambda _body: refuses("403 Forbidden", words)) as server:
        assert line("add", "far", f"http://127.0.0.1:{server.port}/mcp") == 0
        assert line("secret", "far", "Authorization") == 0
        for command in (("approve", "far", "--yes"), ("test", "far")):
            try:
                line(*command)
                printed = line.text
            except ServerError as error:
                printed = str(error)
            assert "no right for" in printed, command
            for written in ("planted", "detnalp", "p l a n t e d"):
                assert written not in printed
    assert not planted_in(line, "planted")


def test_a_sign_in_shows_its_address_and_is_kept_encrypted(line: Line) -> None:
    with oauth_server() as server:
        line("add", "private", "--allow-http", server.url)
        line.on_line = visit_addresses
        assert line("sign-in", "private") == 0
        assert line.lines[-1] == "Signed in to private."
        [token] = server.authority.access
        [path] = line.base.rglob("sign-in")
        assert token.encode() not in path.read_bytes()
        assert path.stat().st_mode & 0o077 == 0
        assert len([name for name in line.vault.secrets if "sign-in" in name]) == 1
        line.word = "y"
        assert line("approve", "private") == 0
        assert server.authority.sign_ins == 1
        assert line("sign-out", "private") == 0
        assert server.authority.access == {}
        with pytest.raises(ServerError, match="needs sign-in"):
            line("test", "private")
        assert line("remove", "private") == 0
        assert not list(line.base.rglob("sign-in"))
        assert not [name for name in line.vault.secrets if "sign-in" in name]


def test_a_server_that_nobody_signed_in_to_is_removed_while_the_keyring_is_locked(
    line: Line,
) -> None:
    class Closed(FakeKeyring):
        def delete(self, name: str) -> None:
            raise SecretError("The system keyring couldn't delete the key.")

    line("add", "far", "https://far.example/mcp")
    line.vault = Closed()
    assert line("remove", "far") == 0
    line("list")
    assert line.text == "There are no MCP servers."


def visit_addresses(text: str) -> None:
    """Open each address as a browser does."""
    for address in re.findall(r"http://\S+", text):

        def visit(address: str = address) -> None:
            with httpx.Client(follow_redirects=True, trust_env=False) as client:
                client.get(address)

        threading.Thread(target=visit, daemon=True).start()


def test_a_bundle_and_a_link_are_imported_and_wait_for_approval(tmp_path: Path) -> None:
    line = Line(tmp_path)
    bundle = str(packed(tmp_path / "library.mcpb"))
    with pytest.raises(ServerError, match="no setting 'token'"):
        line("import", bundle, "--set", f"token={TOKEN}")
    assert line("import", bundle, "--set", "depth=4") == 0
    assert "library 1.2.0 by Ann: 2 files. Books." in line.text
    assert TOKEN not in line.text
    assert TOKEN not in "".join(
        path.read_text() for path in (tmp_path / "data").rglob("servers.json")
    )
    line("list")
    assert re.search(r"^library +needs approval +python3 .*--depth=4$", line.text, re.MULTILINE)
    assert line("approve", "library", "--yes") == 0
    assert "read_resource" in line.text
    assert line("test", "library") == 0
    assert "/library:review <book> [style]" in line.lines
    assert "@library:library://books/dogs" in line.lines
    assert line("remove", "library") == 0
    assert list((tmp_path / "data").rglob("bundle-*")) == []
    config = json.dumps({"command": COMMAND[0], "args": COMMAND[1:]})
    link = f"helix-desktop://mcp/install?name=well&config={quote(config)}"
    assert line("import", link) == 0
    line("list")
    assert re.search(r"^well +needs approval", line.text, re.MULTILINE)
