"""Commands on Windows: their launches, and their runner with processes of this system or none."""

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from math import inf
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.command_shell import CommandShell, ShellKind
from helix_desktop.tools.programs.command_limits import CommandLimits
from helix_desktop.tools.programs.command_output import CommandOutput
from helix_desktop.tools.programs.process import CommandEnd, ProcessLaunch, ProcessResult
from helix_desktop.tools.programs.windows_launch import (
    TEXT_FILE,
    file_text,
    join_words,
    shell_environment,
    shell_words,
    windows_launch,
)
from helix_desktop.tools.programs.windows_process import (
    _AHEAD,
    OutputConverter,
    WindowsCommand,
    windows_command,
)
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand, prepare_launch
from helix_desktop.tools.sandbox.launch.layout import SandboxLayout
from tests.waiting import wait_until

posix = pytest.mark.skipif(os.name != "posix", reason="the stand-in has a process group")
EMPTY = ProcessLaunch((), {})


class GroupTree:
    """A ProcessTree that is a process group of POSIX."""

    def __init__(self, launch: ProcessLaunch) -> None:
        self._process = subprocess.Popen(
            list(launch.words), stdout=subprocess.PIPE, start_new_session=True, bufsize=0
        )
        self._lock = threading.Lock()
        self.closed = False

    def read(self) -> bytes:
        assert self._process.stdout is not None
        return os.read(self._process.stdout.fileno(), 64 * 1024)

    def wait(self) -> int:
        with self._lock:
            return self._process.wait()

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def close(self) -> None:
        self.closed = True
        assert self._process.stdout is not None
        self._process.stdout.close()


class ScriptedTree:
    """A ProcessTree that said these pieces, and ends when told to or by itself."""

    def __init__(self, *pieces: bytes, ends: bool = True) -> None:
        self._pieces = [*pieces]
        self._over = threading.Event()
        self._ends = ends
        self.killed = 0

    def read(self) -> bytes:
        if self._pieces:
            return self._pieces.pop(0)
        if self._ends:
            self._over.set()
        self._over.wait()
        return b""

    def wait(self) -> int:
        self._over.wait()
        return 5

    def kill(self) -> None:
        self.killed += 1
        self._over.set()

    def close(self) -> None:
        """Do nothing: there is no handle."""


def ran(
    tree: ScriptedTree, *, seconds: float = 30.0, most: float = 10**9
) -> tuple[ProcessResult, CommandOutput]:
    output = CommandOutput()
    running = WindowsCommand(output, lambda _launch: tree, seconds=seconds, max_bytes=most)
    return running.run(EMPTY, lambda: None), output


def test_output_and_status_come_whole_and_nothing_is_left() -> None:
    tree = ScriptedTree(b"one\r\n", b"two\r", b"\nthree")
    ended, output = ran(tree)
    assert (ended.code, ended.end) == (5, CommandEnd.BY_ITSELF)
    assert output.part(0, 100) == b"one\ntwo\nthree"
    assert tree.killed, "what it left running was ended"


def test_a_command_may_run_and_write_without_end() -> None:
    ended, output = ran(ScriptedTree(b"one\n"), seconds=inf, most=inf)
    assert (ended.code, ended.end) == (5, CommandEnd.BY_ITSELF)
    assert output.part(0, 100) == b"one\n"


def test_a_command_whose_time_is_over_is_ended() -> None:
    tree = ScriptedTree(b"one\n", ends=False)
    ended, output = ran(tree, seconds=0.2)
    assert ended.end is CommandEnd.LATE
    assert (tree.killed, output.part(0, 9)) == (1, b"one\n")


def test_a_command_with_too_much_output_is_ended_on_windows() -> None:
    ended, _ = ran(ScriptedTree(*[b"x" * 1000] * 50, ends=False), most=5_000)
    assert ended.end is CommandEnd.LOUD


def test_a_stop_from_another_thread_ends_a_silent_command_at_once() -> None:
    tree = ScriptedTree(ends=False)
    running = WindowsCommand(CommandOutput(), lambda _launch: tree, seconds=60, max_bytes=10)
    began = threading.Event()
    launch = ProcessLaunch((), {}, begun=began.set)
    stopper = threading.Thread(target=lambda: (began.wait(), running.stop()))
    stopper.start()
    ended = running.run(launch, lambda: None)
    stopper.join()
    assert ended.end is CommandEnd.STOPPED
    assert ended.seconds < 30


def test_a_stop_before_the_start_ends_a_windows_command() -> None:
    running = WindowsCommand(
        CommandOutput(), lambda _: ScriptedTree(ends=False), seconds=60, max_bytes=10
    )
    running.stop()
    assert running.run(EMPTY, lambda: None).end is CommandEnd.STOPPED


def test_a_command_cannot_fill_the_memory_with_output_that_nobody_took_yet() -> None:
    tree = ScriptedTree(*[b"x"] * 1_000, ends=False)
    release = threading.Event()
    running = WindowsCommand(CommandOutput(), lambda _launch: tree, seconds=60, max_bytes=10**9)
    thread = threading.Thread(target=lambda: running.run(EMPTY, lambda: release.wait() and None))
    thread.start()
    wait_until(lambda: len(tree._pieces) == 1_000 - _AHEAD - 1)  # one is being taken
    running.stop()
    release.set()
    thread.join()
    assert len(tree._pieces) > 900


def test_a_disk_without_room_ends_the_command() -> None:
    class Full(CommandOutput):
        def add(self, piece: bytes) -> None:
            raise OSError(28, "No space left on device")

    running = WindowsCommand(
        Full(), lambda _: ScriptedTree(b"x", ends=False), seconds=60, max_bytes=10
    )
    assert running.run(EMPTY, lambda: None).end is CommandEnd.FULL


def test_an_error_of_the_start_reaches_the_caller() -> None:
    def broken(_launch: ProcessLaunch) -> ScriptedTree:
        raise OSError(2, "no such file")

    with pytest.raises(OSError, match="no such file"):
        WindowsCommand(CommandOutput(), broken, seconds=1, max_bytes=1).run(EMPTY, lambda: None)


@posix
def test_real_processes_are_read_to_the_end_and_reaped(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    made: list[GroupTree] = []

    def start(launch: ProcessLaunch) -> GroupTree:
        made.append(GroupTree(launch))
        return made[-1]

    output = CommandOutput()
    text = f"(sleep 60; touch {mark}) & seq 100000; exit 3"
    running = WindowsCommand(output, start, seconds=60, max_bytes=10**9)
    ended = running.run(ProcessLaunch(("/bin/bash", "-c", text), {}), lambda: None)
    assert (ended.code, ended.end) == (3, CommandEnd.BY_ITSELF)
    assert b"".join(output.pieces()).split() == [b"%d" % item for item in range(1, 100_001)]
    assert made[0].closed
    assert ended.seconds < 30


@pytest.mark.skipif(sys.platform == "win32", reason="it has Job objects")
def test_a_windows_shell_on_another_system_is_an_error() -> None:
    with pytest.raises(ToolError):
        windows_command(CommandOutput(), CommandLimits(), seconds=1, max_bytes=1)


def converted(text: bytes, cuts: list[int], code_page: str = "cp1252") -> bytes:
    converter, at, made = OutputConverter(code_page), 0, b""
    for cut in sorted({cut % (len(text) + 1) for cut in cuts}):
        made += converter.feed(text[at:cut])
        at = cut
    return made + converter.feed(text[at:]) + converter.rest()


PIECES = st.sampled_from(["ä", "€", "𝄞", "x", " ", "\r\n", "\n", "\r", "\r\r\n"])
CUTS = st.lists(st.integers(0, 500))


@given(st.lists(PIECES).map("".join), CUTS)
def test_line_ends_are_lf_and_characters_whole_however_output_is_cut(
    text: str, cuts: list[int]
) -> None:
    assert converted(text.encode(), cuts) == text.replace("\r\n", "\n").encode()


@given(st.lists(st.sampled_from(["ü", "x", "é", "\r\n", "\n"])).map("".join), CUTS)
def test_lines_of_another_code_page_become_utf_8_however_they_are_cut(
    text: str, cuts: list[int]
) -> None:
    assert converted(text.encode("cp850"), cuts, "cp850") == text.replace("\r\n", "\n").encode()


@given(st.binary().map(lambda data: b"\0" + data), CUTS)
def test_binary_output_stays_as_it_is(data: bytes, cuts: list[int]) -> None:
    assert converted(data, [cut + 1 for cut in cuts]) == data


def test_progress_on_one_line_is_shown_as_it_comes() -> None:
    converter = OutputConverter("cp1252")
    assert converter.feed(b"10%") == b"10%"
    assert converter.feed(b"\r20%") == b"\r20%"
    assert converter.feed("ä".encode()[:1]) == b""
    assert converter.feed("ä".encode()[1:]) == "ä".encode()


def test_an_unknown_code_page_is_read_as_that_of_western_europe() -> None:
    assert converted(b"\xe4\n", [], "cp0") == "ä\n".encode()


GIT_BASH = CommandShell(ShellKind.GIT_BASH, r"C:\Program Files\Git\usr\bin\bash.exe")
PWSH = CommandShell(ShellKind.POWERSHELL, r"C:\Program Files\PowerShell\7\pwsh.exe")
ENVIRON = {
    "Path": r"C:\Windows\System32;C:\Windows",
    "SystemRoot": r"C:\Windows",
    "USERPROFILE": r"D:\Ann",
    "TEMP": r"D:\Ann\Temp",
    "OPENAI_API_KEY": "sk-secret",
    "GITHUB_TOKEN": "ghp-secret",
    "PSModulePath": r"C:\Program Files\WindowsPowerShell\Modules",
}


def apart(line: str) -> list[str]:
    """Take a command line apart as Microsoft's C library does, for words in quotes."""
    words, at = [], 0
    while at < len(line):
        assert line[at] == '"'
        at, word = at + 1, ""
        while True:
            slashes = len(line) - at - len(line[at:].lstrip("\\"))
            at += slashes
            quote = line[at] == '"'
            word += "\\" * (slashes // 2 if quote else slashes)
            at += 1
            if quote and slashes % 2 == 0:
                break
            word += line[at - 1]
        words.append(word)
        at += 1
    return words


@given(st.lists(st.text(st.sampled_from("\\\\\" \t'a%*$"), max_size=8), min_size=1, max_size=5))
def test_every_word_arrives_whatever_is_in_it(words: list[str]) -> None:
    line = join_words(words)
    assert apart(line) == words
    # where the standard library quotes, it quotes the same
    for word in words:
        usual = subprocess.list2cmdline([word])
        assert join_words([word]) == usual or not usual.startswith('"')


def test_no_text_of_a_command_is_in_the_command_line() -> None:
    for shell in (GIT_BASH, PWSH):
        text = "echo \"a\" 'b' \\\\c & %PATH% `"
        with windows_launch(shell, text, r"C:\p", granted_variables={}, environ=ENVIRON) as launch:
            assert launch.words == shell_words(shell)
            assert text not in join_words(launch.words)
            assert launch.folder == r"C:\p"


def test_the_fixed_lines_hold_nothing_that_programs_read_differently() -> None:
    *_, line, _name = shell_words(GIT_BASH)
    assert not set("\\'*?[]{}~@").intersection(line)
    assert '"' not in shell_words(PWSH)[-1]


def test_the_text_is_in_a_file_of_its_own_while_the_command_runs() -> None:
    text = "echo 'ä'\r\necho \"$HOME\""
    with windows_launch(GIT_BASH, text, r"C:\p", granted_variables={}, environ=ENVIRON) as launch:
        place = Path(launch.environment[TEXT_FILE])
        assert place.read_bytes() == f"{text}\n".encode()
        if os.name == "posix":
            assert place.stat().st_mode & 0o077 == 0
    assert not place.exists()


def test_a_command_that_removes_its_own_text_still_has_its_result() -> None:
    with windows_launch(
        GIT_BASH, "rm $TEMP/*", r"C:\p", granted_variables={}, environ=ENVIRON
    ) as launch:
        Path(launch.environment[TEXT_FILE]).unlink()


def test_in_powershell_the_last_statement_decides_about_the_exit_status() -> None:
    text = file_text(PWSH, "cargo test  # all").decode()
    assert text.startswith("cargo test  # all\n\nif ($?) { exit 0 }")
    assert "exit $LASTEXITCODE" in text


def test_no_variable_of_helix_reaches_a_command_but_those_of_windows() -> None:
    for shell in (GIT_BASH, PWSH):
        made = shell_environment(shell, ENVIRON, {"JAVA_HOME": r"C:\jdk"})
        assert "secret" not in "".join(made.values())
        assert made["SYSTEMROOT"] == r"C:\Windows"
        assert made["JAVA_HOME"] == r"C:\jdk"
        assert made["GIT_TERMINAL_PROMPT"] == "0"
        assert made["PYTHONIOENCODING"] == "utf-8"
        assert "PSMODULEPATH" not in made
        assert len({name.upper() for name in made}) == len(made)


def test_git_bash_finds_its_own_programs_first_and_the_users_after_them() -> None:
    made = shell_environment(GIT_BASH, ENVIRON, {})
    git = r"C:\Program Files\Git"
    assert made["PATH"].split(";") == [
        rf"{git}\mingw64\bin",
        rf"{git}\usr\local\bin",
        rf"{git}\usr\bin",
        rf"{git}\bin",
        r"C:\Windows\System32",
        r"C:\Windows",
    ]
    assert made["HOME"] == r"D:\Ann"
    assert made["MSYSTEM"] == "MINGW64"
    assert shell_environment(PWSH, ENVIRON, {})["PATH"] == ENVIRON["Path"]


def test_arguments_for_windows_programs_are_changed_as_in_every_git_bash() -> None:
    made = shell_environment(GIT_BASH, {**ENVIRON, "MSYS_NO_PATHCONV": "1"}, {})
    assert "MSYS_NO_PATHCONV" not in made


def test_the_launcher_starts_the_shell_of_the_computer(tmp_path: Path) -> None:
    def launched(shell: CommandShell) -> ProcessLaunch:
        box = SandboxBackend(SandboxKind.NONE, shell=shell)
        command = SandboxCommand("echo", str(tmp_path))
        with prepare_launch(
            box, SandboxLayout(str(tmp_path)), command, limits=CommandLimits()
        ) as launch:
            return launch

    assert launched(GIT_BASH).words[0] == GIT_BASH.program
    assert launched(PWSH).words[0] == PWSH.program
    assert launched(PWSH).folder == str(tmp_path)
