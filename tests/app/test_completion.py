"""The completion scripts in real shells: Tab completes what the command line takes."""

import os
import pty
import select
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from helix_desktop.__main__ import main

BASH = shutil.which("bash")
ZSH = shutil.which("zsh")
FISH = shutil.which("fish")
SECONDS = 20
"""The longest wait for a shell: it hangs then."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "work place").mkdir()
    (tmp_path / "picture one.png").write_bytes(b"")
    return tmp_path


def script_of(shell: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert main(["completion", shell]) == 0
    script = folder.parent / f"{folder.name}.{shell}"
    script.write_text(capsys.readouterr().out)
    return script


class Terminal:
    """A shell in a terminal."""

    def __init__(self, handle: int) -> None:
        self._handle = handle
        self._read = b""

    def type(self, keys: str) -> None:
        os.write(self._handle, keys.encode())

    def read_until(self, text: str) -> str:
        while text.encode() not in self._read:
            assert select.select([self._handle], [], [], SECONDS)[0], self._read
            self._read += os.read(self._handle, 4096)
        before, self._read = self._read.split(text.encode(), 1)
        return before.decode()

    def run(self, line: str) -> list[str]:
        """Type a line with tabs in it; return the arguments that the shell made of it."""
        self.type(f"{line}\n")
        self.read_until("<BEGIN>")
        # zsh takes back the slash that it added to a folder
        return [word.removesuffix("/") for word in self.read_until("<END>").split("|")[:-1]]


@contextmanager
def terminal(command: list[str], folder: Path, script: Path) -> Iterator[Terminal]:
    """Open a shell with the script, in which helix-desktop prints its arguments."""
    pid, handle = pty.fork()
    if pid == 0:
        os.chdir(folder)
        environ = {"PATH": os.environ["PATH"], "HOME": str(folder), "TERM": "dumb"}
        environ |= {name: os.environ[name] for name in ("FPATH",) if name in os.environ}
        os.execve(command[0], command, environ)
    try:
        shell = Terminal(handle)
        shell.type(f"source {script}\n")
        # the parts are joined only when the line runs, not when the terminal echoes it
        shell.type(
            "helix-desktop() { printf '<BEG''IN>'; printf '%s|' \"$@\"; printf '<EN''D>'; }\n"
        )
        shell.type("echo rea''dy\n")
        shell.read_until("ready")
        yield shell
    finally:
        os.kill(pid, 9)
        os.waitpid(pid, 0)
        os.close(handle)


CASES = [
    ("helix-desktop perm\tmod\tpla\t", ["permission", "mode", "plan"]),
    ("helix-desktop ask --output-f\tstream\t", ["ask", "--output-format", "stream-json"]),
    ("helix-desktop ask --mode sand\t", ["ask", "--mode", "sandboxed-auto"]),
    ("helix-desktop --workspace model perm\t", ["--workspace", "model", "permission"]),
    ("helix-desktop ask --image pic\t", ["ask", "--image", "picture one.png"]),
    ("helix-desktop ask --folder wor\t", ["ask", "--folder", "work place"]),
]


@pytest.mark.skipif(BASH is None, reason="needs bash")
@pytest.mark.parametrize(("line", "arguments"), CASES)
def test_tab_completes_commands_options_choices_and_files_in_bash(
    folder: Path, capsys: pytest.CaptureFixture[str], line: str, arguments: list[str]
) -> None:
    script = script_of("bash", folder, capsys)
    with terminal([str(BASH), "--norc", "--noprofile"], folder, script) as shell:
        assert shell.run(line) == arguments


@pytest.mark.skipif(ZSH is None, reason="needs zsh")
@pytest.mark.parametrize(("line", "arguments"), CASES)
def test_tab_completes_commands_options_choices_and_files_in_zsh(
    folder: Path, capsys: pytest.CaptureFixture[str], line: str, arguments: list[str]
) -> None:
    script = script_of("zsh", folder, capsys)
    with terminal([str(ZSH), "-f"], folder, script) as shell:
        assert shell.run(line) == arguments


@pytest.mark.skipif(FISH is None, reason="needs fish")
@pytest.mark.parametrize(
    ("line", "completed"),
    [
        ("helix-desktop perm", {"permission"}),
        ("helix-desktop permission mod", {"mode"}),
        ("helix-desktop permission mode pla", {"plan"}),
        ("helix-desktop ask --output-format ", {"text", "json", "stream-json"}),
        ("helix-desktop --workspace model perm", {"permission"}),
        ("helix-desktop ask --image pic", {"picture one.png"}),
        ("helix-desktop ask --folder wor", {"work place/"}),
    ],
)
def test_tab_completes_commands_options_choices_and_files_in_fish(
    folder: Path, capsys: pytest.CaptureFixture[str], line: str, completed: set[str]
) -> None:
    script = script_of("fish", folder, capsys)
    asking = subprocess.run(
        [str(FISH), "--no-config", "-c", f"source {script}; complete -C '{line}'"],
        cwd=folder,
        env={"PATH": os.environ["PATH"], "HOME": str(folder)},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=True,
    )
    assert {row.split("\t")[0] for row in asking.stdout.splitlines()} == completed


@pytest.mark.skipif(BASH is None, reason="needs bash")
def test_an_option_that_takes_a_name_offers_no_files(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = script_of("bash", folder, capsys)
    with terminal([str(BASH), "--norc", "--noprofile"], folder, script) as shell:
        assert shell.run("helix-desktop ask --session pic\t") == ["ask", "--session", "pic"]
