"""Launches for Windows: words, environment, and the file with a command's text."""

import os
import subprocess
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.tools.command_shell import CommandShell, ShellKind
from helix_desktop.tools.sandbox.launcher import SandboxCommand, prepare_launch
from helix_desktop.tools.sandbox.layout import SandboxLayout
from helix_desktop.tools.sandbox.process import CommandLimits, ProcessLaunch
from helix_desktop.tools.sandbox.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.windows_launch import (
    TEXT_FILE,
    file_text,
    join_words,
    shell_environment,
    shell_words,
    windows_launch,
)

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
        with windows_launch(shell, text, r"C:\p", lent={}, environ=ENVIRON) as launch:
            assert launch.words == shell_words(shell)
            assert text not in join_words(launch.words)
            assert launch.folder == r"C:\p"


def test_the_fixed_lines_hold_nothing_that_programs_read_differently() -> None:
    *_, line, _name = shell_words(GIT_BASH)
    assert not set("\\'*?[]{}~@").intersection(line)
    assert '"' not in shell_words(PWSH)[-1]


def test_the_text_is_in_a_file_of_its_own_while_the_command_runs() -> None:
    text = "echo 'ä'\r\necho \"$HOME\""
    with windows_launch(GIT_BASH, text, r"C:\p", lent={}, environ=ENVIRON) as launch:
        place = Path(launch.environment[TEXT_FILE])
        assert place.read_bytes() == f"{text}\n".encode()
        if os.name == "posix":
            assert place.stat().st_mode & 0o077 == 0
    assert not place.exists()


def test_a_command_that_removes_its_own_text_still_has_its_result() -> None:
    with windows_launch(GIT_BASH, "rm $TEMP/*", r"C:\p", lent={}, environ=ENVIRON) as launch:
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


def test_git_bash_finds_its_own_programs_first_and_the_persons_after_them() -> None:
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
