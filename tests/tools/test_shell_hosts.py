"""Allowed hosts and content from elsewhere: what could carry something out does not reach them."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from helix_desktop.domain.permission import ALSO_WITH_TAINT, REACHING, SessionGrant
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.agent.shell import RunShell
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.launch.command_environment import GrantedResources
from helix_desktop.tools.sandbox.sandbox import Sandbox, find_sandbox
from tests.system.peers.small_server import SmallServer
from tests.tools.running import output_of

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only")

SENDS = """
exec 3<>/dev/tcp/127.0.0.1/39128 || exit 7
printf 'POST http://localhost:{port}/ HTTP/1.1\\r\\nHost: x\\r\\nContent-Length: 5\\r\\n\\r\\n' >&3
cat notes.txt >&3
timeout 5 cat <&3
"""


@pytest.fixture
def allowed_server() -> Iterator[tuple[int, list[bytes]]]:
    """A server of somebody on an allowed host, and what it was told."""
    with SmallServer(lambda _request: b"thanks") as made:
        yield made.port, made.bodies


@pytest.fixture
def box() -> SandboxBackend:
    result = find_sandbox()
    if result.kind is not SandboxKind.BUBBLEWRAP:
        pytest.skip("hosts are allowed with bubblewrap only")
    return result


class _Allows:
    """Implements Access: one host."""

    def __init__(self, host: str) -> None:
        self._host = host

    def resources(self, *, sandboxed: bool = True) -> GrantedResources:
        return GrantedResources(hosts=(self._host,) if self._host else None, sandboxed=sandboxed)

    def remember(self, refused: tuple[str, ...]) -> None:
        """Nobody asks here."""


class Project:
    """A project of which a command sends a file to the server."""

    def __init__(self, folder: Path, box: SandboxBackend, port: int) -> None:
        self.folder, self._box, self.host = folder, box, f"localhost:{port}"
        self._command = SENDS.format(port=port)
        (folder / "notes.txt").write_text("plans")

    def send(
        self, *, allowed: bool = True, tainted: bool, grants: Sequence[str] = (), **options: object
    ) -> ToolOutput:
        shell = RunShell(
            Sandbox(self._box, self.folder),
            ProjectRoot(self.folder),
            access=_Allows(self.host if allowed else ""),
            tainted=lambda: tainted,
            granted=lambda: [SessionGrant("shell", form) for form in grants],
        )
        return output_of(shell, command=self._command, **options)


@pytest.fixture
def project(
    tmp_path: Path, box: SandboxBackend, allowed_server: tuple[int, list[bytes]]
) -> Project:
    return Project(tmp_path, box, allowed_server[0])


def test_an_allowed_host_is_told_nothing_once_others_may_have_asked_for_it(
    project: Project, allowed_server: tuple[int, list[bytes]]
) -> None:
    _, received = allowed_server
    refused_call = project.send(tainted=True)
    assert received == []
    assert f"[refused by the sandbox: '{project.host}';".encode() in refused_call.data
    assert not refused_call.untrusted
    sent = project.send(tainted=False)
    assert (sent.failed, received) == (False, [b"plans"])
    assert sent.untrusted


def test_a_host_that_a_call_was_allowed_to_ask_for_is_reached_and_no_other_one(
    project: Project, allowed_server: tuple[int, list[bytes]]
) -> None:
    _, received = allowed_server
    for tainted in (True, False):
        for other in ("localhost:1", "example.org"):
            refused = project.send(allowed=False, tainted=tainted, hosts=[other])
            assert f"[refused by the sandbox: '{project.host}';".encode() in refused.data
        assert received == []
    sent = project.send(allowed=False, tainted=True, hosts=[project.host])
    assert (sent.failed, sent.untrusted, received) == (False, True, [b"plans"])


def test_a_host_that_is_granted_for_the_session_is_reached_and_no_other_one(
    project: Project, allowed_server: tuple[int, list[bytes]]
) -> None:
    _, received = allowed_server
    form = f"{REACHING}{project.host}"
    for grants in ([], [form], [f"{REACHING}localhost:1{ALSO_WITH_TAINT}"]):
        project.send(tainted=True, grants=grants)
    assert received == []
    project.send(tainted=True, grants=[f"{form}{ALSO_WITH_TAINT}"])
    project.send(allowed=False, tainted=False, grants=[f"{form}{ALSO_WITH_TAINT}"])
    assert received == [b"plans"] * 2


def test_a_tracked_secret_goes_to_a_granted_host_only_if_the_call_asked_for_the_host(
    project: Project, allowed_server: tuple[int, list[bytes]]
) -> None:
    _, received = allowed_server
    (project.folder / ".env").write_text("API_KEY=sk-live-4eC39HqLyjWDarjtT1zdp7dc\n")
    git = ["git", "-C", str(project.folder), "-c", "user.name=a", "-c", "user.email=a@b"]
    subprocess.run([*git, "init", "-q"], check=True)
    subprocess.run([*git, "add", "-A"], check=True)
    subprocess.run([*git, "commit", "-qm", "x"], check=True)
    refused_call = project.send(tainted=True, grants=[f"{REACHING}{project.host}{ALSO_WITH_TAINT}"])
    assert (refused_call.failed, received) == (True, [])
