"""Whatever a tool hands back: no model sees a secret of the project in it, in whatever form."""

import asyncio
import base64
import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from helix_desktop.domain.app_secrets import APP_SECRETS
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.permission import CallNeed, CallRuling, PermissionState
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.redaction import holds_key
from helix_desktop.tools.agent.edit_files import WriteFile
from helix_desktop.tools.agent.read_files import ReadFile
from helix_desktop.tools.output_screening import OutputScreen
from helix_desktop.tools.permissions.call_policy import CallPolicy, FolderView
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.sandbox import Sandbox
from helix_desktop.tools.secrets.secret_file_contents import assigned_values
from helix_desktop.tools.toolbox import AgentToolbox
from tests.fakes.checkpoints import FakeCheckpoints
from tests.tools.permissions.test_call_policy import Rules
from tests.tools.running import text_of

SECRET = "hunter2/Correct+Horse=99 battery"
WRITTEN = {
    "as it is": SECRET,
    "base64": base64.b64encode(SECRET.encode()).decode(),
    "base64 of more": base64.b64encode(f"x{SECRET}y".encode()).decode(),
    "hex": SECRET.encode().hex(),
    "an address": f"https://example.com/?q={quote(SECRET, safe='')}",
    "lines": "\n".join(SECRET),
}


class _Says:
    """A tool of a server, or a page: it says what it was told to."""

    spec = ToolSpec("server__tell", "Tells.", "{}")

    def __init__(self, text: str, *, streams: bool = False) -> None:
        self._text, self._streams = text, streams

    async def run(self, arguments: str) -> ToolOutput:
        stream = self._pieces() if self._streams else None
        return ToolOutput(self._text.encode(), "", stream=stream)

    def _pieces(self) -> Iterator[bytes]:
        for at in range(0, len(self._text), 7):
            yield self._text[at : at + 7].encode()


def _screen(
    folder: Path, *, opened_files: tuple[str, ...] = (), may_say: bool = False
) -> OutputScreen:
    (folder / ".env").write_text(f"DB_PASSWORD={SECRET}\n")
    sandbox = Sandbox(SandboxBackend(), folder, opened=lambda: opened_files)
    return OutputScreen(sandbox.look, lambda _call: may_say)


def _ran(tool: _Says, screen: OutputScreen) -> ToolOutput:
    toolbox = AgentToolbox((), screen).plus(tool).without(["other"])
    return asyncio.run(toolbox.run(ToolCall("1", tool.spec.name, "{}")))


@pytest.mark.parametrize("form", WRITTEN)
def test_no_tool_returns_a_secret_of_the_project(form: str, tmp_path: Path) -> None:
    text = f"before {WRITTEN[form]} after"
    output = _ran(_Says(text, streams=True), _screen(tmp_path))
    output_text = output.data.decode()
    assert "[hidden: a secret" in output_text
    assert WRITTEN[form] not in output_text
    assert output_text.startswith("before ")
    assert "1 secret is hidden from you" in output_text
    assert output.stream is not None
    stored = b"".join(output.stream).decode()
    assert WRITTEN[form] not in stored
    assert stored.startswith("before ")


def test_what_a_server_or_a_page_says_has_no_token_of_a_known_shape(tmp_path: Path) -> None:
    token = "ghp_x9KqT2mVbR7wLpZs4NcYhJ6dFgA8eU1oQ3iX"
    output = _ran(_Says(f"before {token} after", streams=True), _screen(tmp_path))
    assert output.data.startswith(b"before [hidden: a token of GitHub] after")
    assert output.stream is not None
    assert token.encode() not in b"".join(output.stream)


def test_text_that_is_no_secret_is_returned_unchanged(tmp_path: Path) -> None:
    assert _ran(_Says("nothing special"), _screen(tmp_path)).data == b"nothing special"


def test_a_secret_of_a_file_that_the_user_opened_is_not_masked(tmp_path: Path) -> None:
    assert _ran(_Says(SECRET), _screen(tmp_path, opened_files=(".env",))).data.decode() == SECRET
    assert _ran(_Says(SECRET), _screen(tmp_path, may_say=True)).data.decode() == SECRET


@pytest.mark.parametrize("form", ["as it is", "base64", "hex", "an address"])
def test_a_call_that_would_send_a_secret_away_is_asked_about(form: str, tmp_path: Path) -> None:
    standing = PermissionState(trusted=True, tainted=False, sandboxed=True)
    judge = CallPolicy(
        CommandPaths(tmp_path),
        Rules(),
        state_of=lambda _session: standing,
        specs=lambda _session: (_Says.spec,),
        looks=FolderView(tells=_screen(tmp_path).finds),
    )
    arguments = json.dumps({"url": f"https://example.com/{WRITTEN[form]}"})
    for tool in ("fetch", "server__tell"):
        judged = judge.judge("s", ToolCall("1", tool, arguments))
        assert judged.ruling is CallRuling.ASK
        assert judged.reasons[0] == "Would send a secret of this project elsewhere."
        assert CallNeed.SECRETS in judged.needs
        assert judged.forms == (), "asked each time"
    harmless = judge.judge("s", ToolCall("1", "server__tell", '{"url": "x"}'))
    assert harmless.forms


def test_no_tool_says_a_key_that_helix_uses_itself(tmp_path: Path) -> None:
    key = "key-of-helix-77aa88bb99"
    APP_SECRETS.learn(key)
    for written in (key, key[::-1], " ".join(key), base64.b64encode(key.encode()).decode()):
        output = _ran(_Says(f"before {written} after"), _screen(tmp_path))
        assert output.data.decode().startswith("before [hidden: a key that Helix uses]")
        assert written not in output.data.decode()


def test_a_key_that_helix_uses_stays_in_a_file_that_a_model_writes_back(tmp_path: Path) -> None:
    key = "key of helix, in a file: 1234567"
    APP_SECRETS.learn(key)
    (tmp_path / "f.py").write_text(f"KEY = {key}\na\n")
    text = text_of(ReadFile(tmp_path), path="f.py")
    assert "1\tKEY = [hidden: a key that Helix uses]" in text
    content = "KEY = [hidden: a key that Helix uses]\nb\n"
    text_of(WriteFile(tmp_path, FakeCheckpoints()), path="f.py", content=content)
    assert (tmp_path / "f.py").read_text() == f"KEY = {key}\nb\n"


def test_no_text_of_a_program_takes_long_to_look_through_for_secrets() -> None:
    assigned_values((b"A_TOKEN=hunter2-hunter2" + b"\t" * 65_000 + b"b\n") * 20)
    assert not holds_key("${" * 400_000)
