"""The shells of a Windows computer, found and chosen on any system."""

import pytest

from helix_desktop.tools.command_shell import (
    BASH,
    MISSING_SHELL,
    POSIX_SHELL,
    POWERSHELL,
    CommandShell,
    ShellKind,
    choose_shell,
    find_windows_shells,
    quote_powershell,
)

PROGRAMS = {
    "ProgramFiles": r"C:\Program Files",
    "ProgramFiles(x86)": r"C:\Program Files (x86)",
    "LocalAppData": r"D:\Ann\AppData\Local",
    "USERPROFILE": r"D:\Ann",
    "Path": r"C:\Windows\System32;C:\Windows",
}
GIT_BASH = CommandShell(ShellKind.GIT_BASH, r"C:\Program Files\Git\usr\bin\bash.exe")
PWSH = CommandShell(ShellKind.POWERSHELL, r"C:\Program Files\PowerShell\7\pwsh.exe")


def find_shells(
    *files: str, path: str = "", registered: str = "", chosen: str = ""
) -> dict[ShellKind, str]:
    environ = {**PROGRAMS, **({"Path": path} if path else {})}
    lower = {file.lower() for file in files}
    shells = find_windows_shells(
        environ, lambda file: file.lower() in lower, registered=registered, chosen=chosen
    )
    return {kind: shell.program for kind, shell in shells.items()}


@pytest.mark.parametrize(
    "git",
    [
        r"C:\Program Files\Git",
        r"C:\Program Files (x86)\Git",
        r"D:\Ann\AppData\Local\Programs\Git",
        r"D:\Ann\scoop\apps\git\current",
    ],
)
def test_git_bash_is_found_in_its_usual_places(git: str) -> None:
    bash = rf"{git}\usr\bin\bash.exe"
    assert find_shells(bash) == {ShellKind.GIT_BASH: bash}


@pytest.mark.parametrize(
    "powershell",
    [
        r"C:\Program Files\PowerShell\7\pwsh.exe",
        r"D:\Ann\AppData\Local\Microsoft\WindowsApps\pwsh.exe",
        r"D:\Ann\scoop\apps\pwsh\current\pwsh.exe",
        r"D:\Ann\.dotnet\tools\pwsh.exe",
    ],
)
def test_powershell_7_is_found_in_its_usual_places(powershell: str) -> None:
    assert find_shells(powershell) == {ShellKind.POWERSHELL: powershell}


@pytest.mark.parametrize("below", ["cmd", "bin", r"mingw64\bin"])
def test_git_bash_is_found_beside_the_git_that_the_user_chose(below: str) -> None:
    bash, chosen = r"D:\Git\usr\bin\bash.exe", rf"D:\Git\{below}\git.exe"
    assert find_shells(bash, chosen=chosen) == {ShellKind.GIT_BASH: bash}


def test_git_bash_is_found_where_its_setup_noted_it() -> None:
    bash = r"E:\Tools\Git\usr\bin\bash.exe"
    assert find_shells(bash, registered=r"E:\Tools\Git") == {ShellKind.GIT_BASH: bash}


def test_a_shell_in_path_is_not_taken() -> None:
    planted = (r"D:\project\usr\bin\bash.exe", r"D:\project\cmd\pwsh.exe")
    assert find_shells(*planted, path=r"D:\project\cmd") == {}


def test_other_shells_and_relative_places_are_no_shell_for_commands() -> None:
    others = (
        r"C:\Windows\System32\bash.exe",
        r"D:\Ann\AppData\Local\Microsoft\WindowsApps\bash.exe",
        r"C:\Windows\System32\WindowsPowerShell\v1.0\powershell.exe",
        r"pwsh.exe",
        r".\pwsh.exe",
        r"\pwsh.exe",
        r"tools\pwsh.exe",
        r"usr\bin\bash.exe",
        r"\Git\usr\bin\bash.exe",
    )
    path = r".;;tools;\;\Git\cmd;cmd;C:;C:\Windows\System32\WindowsPowerShell\v1.0"
    assert find_shells(*others, path=path, registered=r"\Git", chosen=r"\Git\cmd\git.exe") == {}


@pytest.mark.parametrize(
    ("shells", "wanted", "chosen"),
    [
        ((PWSH, GIT_BASH), "automatic", GIT_BASH),
        ((PWSH, GIT_BASH), "git-bash", GIT_BASH),
        ((PWSH, GIT_BASH), "powershell", PWSH),
        ((PWSH, GIT_BASH), "something else", GIT_BASH),
        ((GIT_BASH,), "powershell", GIT_BASH),
        ((PWSH,), "git-bash", PWSH),
        ((), "powershell", MISSING_SHELL),
    ],
)
def test_git_bash_comes_first_unless_powershell_is_wanted_and_there(
    shells: tuple[CommandShell, ...], wanted: str, chosen: CommandShell
) -> None:
    assert choose_shell({shell.kind: shell for shell in shells}, wanted) == chosen


def test_without_a_shell_the_cure_is_named() -> None:
    assert "Install Git for Windows or PowerShell 7" in MISSING_SHELL.lacking
    assert not any(shell.lacking for shell in (POSIX_SHELL, GIT_BASH, PWSH))


def test_only_bash_is_judged() -> None:
    languages = {
        shell.name: shell.language for shell in (POSIX_SHELL, GIT_BASH, PWSH, MISSING_SHELL)
    }
    assert languages == {"bash": BASH, "Git Bash": BASH, "PowerShell 7": POWERSHELL, "": ""}


def test_a_text_for_powershell_ends_at_none_of_its_quotes() -> None:
    assert quote_powershell("a b") == "'a b'"
    assert quote_powershell("it's $HOME") == "'it''s $HOME'"
    assert quote_powershell("\u2018\u2019\u201a\u201b") == (
        "'\u2018\u2018\u2019\u2019\u201a\u201a\u201b\u201b'"
    )
