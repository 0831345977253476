"""Diagrams are drawn by a program of the user's, which gets no files, no network, and no time."""

import os
import shutil
import socket
import stat
import sys
import textwrap
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools import diagrams
from helix_desktop.tools.diagrams import (
    LONGEST,
    DiagramLook,
    DiagramProgram,
    draw_diagram,
    find_diagram_program,
)
from helix_desktop.tools.sandbox.landlock import OLDEST
from helix_desktop.tools.sandbox.probe import landlock_version, reaper_command

pytestmark = pytest.mark.skipif(
    os.name != "posix", reason="the programs of these tests are scripts"
)

DARK = DiagramLook(dark=True, background="#16181d")
PNG = b"\x89PNG\r\n\x1a\n"
Draw = Callable[[str], bytes]
"""Draws with a program whose code is given; the result is what it wrote as the picture."""


def draw(program: DiagramProgram, source: str, stopped: threading.Event | None = None) -> bytes:
    return draw_diagram(program, source, DARK, stopped=stopped or threading.Event())


def program_of(folder: Path, code: str, name: str = "mermaidx") -> DiagramProgram:
    """Install a program that finds the picture's path as `picture`, the source as `source`."""
    bin_folder = folder / "bin"
    bin_folder.mkdir(exist_ok=True)
    script = bin_folder / name
    head = f"#!{sys.executable} -I\nimport sys\nfrom pathlib import Path\n"
    head += "source, words = sys.stdin.read(), sys.argv[1:]\n"
    head += 'picture = Path(words[words.index("-o") + 1])\n'
    script.write_text(head + textwrap.dedent(code))
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    found = find_diagram_program({"PATH": f"{bin_folder}:/usr/bin:/bin"})
    assert found is not None
    return found


@pytest.fixture
def confined() -> None:
    if sys.platform != "linux" or not reaper_command() or landlock_version() < OLDEST:
        pytest.skip("this system has no Landlock")


def test_without_a_program_there_is_none(tmp_path: Path) -> None:
    assert find_diagram_program({"PATH": str(tmp_path)}) is None
    assert find_diagram_program({}) is None


def test_the_program_gets_the_source_the_look_and_a_place_for_the_picture(tmp_path: Path) -> None:
    code = r"picture.write_bytes(b'\x89PNG\r\n\x1a\n' + repr((source, words)).encode())"
    told = draw(program_of(tmp_path, code), "graph TD\nA[é]-->B").removeprefix(PNG).decode()
    assert "A[é]-->B" in told
    assert "'-t', 'dark', '-b', '#16181d'" in told
    assert "'-i', '-'" in told


def test_mmdc_is_told_to_use_no_network(tmp_path: Path) -> None:
    code = """picture.write_bytes(Path(words[words.index("-p") + 1]).read_bytes())"""
    told = draw(program_of(tmp_path, code, "mmdc"), "graph TD").decode()
    assert "--proxy-server=127.0.0.1:9" in told
    assert "MAP * ~NOTFOUND" in told


def test_what_the_program_said_is_the_reason(tmp_path: Path) -> None:
    code = 'sys.exit("Traceback\\n  x\\nError: Parse error on line 2:\\n")'
    with pytest.raises(ToolError, match=r"mermaidx can't draw the diagram: Parse error on line 2"):
        draw(program_of(tmp_path, code), "grph")


@pytest.mark.parametrize("code", ["pass", "picture.write_bytes(b'')", "picture.mkdir()"])
def test_a_program_that_makes_no_picture_is_named(tmp_path: Path, code: str) -> None:
    with pytest.raises(ToolError, match="mermaidx made no picture of the diagram"):
        draw(program_of(tmp_path, code), "graph TD")


def test_a_picture_that_is_too_large_is_none(tmp_path: Path) -> None:
    code = f"""
        with picture.open("wb") as file:
            for _ in range({diagrams.LARGEST >> 20} + 1):
                file.write(bytes(1 << 20))
        """
    with pytest.raises(ToolError, match="made no picture"):
        draw(program_of(tmp_path, code), "graph TD")


def test_a_source_that_is_too_long_starts_nothing(tmp_path: Path) -> None:
    code = "picture.write_bytes(b'x')"
    with pytest.raises(ToolError, match=r"longer than 50,000 characters"):
        draw(program_of(tmp_path, code), "x" * (LONGEST + 1))


def test_a_stop_ends_the_program_and_what_it_started(tmp_path: Path) -> None:
    mark = f"77.{os.getpid()}"
    code = f"import subprocess; subprocess.run(['sleep', '{mark}'])"
    program, stopped = program_of(tmp_path, code), threading.Event()
    threading.Timer(1.0, stopped.set).start()
    began = time.monotonic()
    with pytest.raises(ToolError):
        draw(program, "graph TD", stopped)
    assert time.monotonic() - began < 15
    if sys.platform == "linux":
        lines = [each for each in Path("/proc").glob("[0-9]*/cmdline") if _holds(each, mark)]
        assert not lines


def _holds(path: Path, mark: str) -> bool:
    try:
        return mark.encode() in path.read_bytes()
    except OSError:
        return False


@pytest.mark.usefixtures("confined")
def test_the_program_reads_no_files_of_the_user_and_writes_none(tmp_path: Path) -> None:
    secret, made = tmp_path / "secret", tmp_path / "made"
    secret.write_text("token")
    code = f"""
        said = []
        for act in (lambda: Path({str(secret)!r}).read_text(), lambda: Path({str(made)!r}).touch()):
            try:
                said.append(str(act()))
            except PermissionError:
                said.append("denied")
        picture.write_text(" ".join(said))
        """
    assert draw(program_of(tmp_path, code), "graph TD") == b"denied denied"
    assert not made.exists()


@pytest.mark.usefixtures("confined")
def test_the_program_reaches_no_network(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        code = f"""
            import socket
            try:
                socket.create_connection(("127.0.0.1", {server.getsockname()[1]}), 2)
                picture.write_text("reached")
            except OSError:
                picture.write_text("denied")
            """
        assert draw(program_of(tmp_path, code), "graph TD") == b"denied"


@pytest.mark.slow
def test_mermaidx_draws_a_diagram() -> None:
    program = find_diagram_program(dict(os.environ))
    if program is None or program.name != "mermaidx":
        pytest.skip("mermaidx is not installed")
    assert shutil.which("mermaidx")
    assert draw(program, "graph TD\nA[Start]-->B{Ok?}\nB-->|yes|C[Done]\n").startswith(PNG)
    with pytest.raises(ToolError, match="No diagram type detected"):
        draw(program, "grph")
