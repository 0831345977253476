"""Which shell runs commands: bash, or on Windows Git Bash or PowerShell 7, and how it quotes.

Shells are looked for in their usual places, and beside the git that the user chose. Windows' own
`bash.exe` is that of WSL, another system with other paths, and is not used; Windows PowerShell 5 is
another language in details, and is not used either. All but `system_shell` is tested on any system.
"""

import ntpath
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from enum import StrEnum

from msgspec import Struct

from helix_desktop.domain.phrase import Phrase

if sys.platform == "win32":
    import winreg

BASH = "bash"
"""The only language whose commands can be judged."""
POWERSHELL = "PowerShell"
AUTOMATIC = "automatic"
"""The choice of whichever shell is there: Git Bash before PowerShell, because it is judged."""


class ShellKind(StrEnum):
    """A shell; the values are those of the setting."""

    BASH = "bash"
    GIT_BASH = "git-bash"
    POWERSHELL = "powershell"
    NONE = "none"


NO_SHELL = Phrase(
    "Commands need Git Bash or PowerShell 7, and neither was found. Install Git for Windows or "
    "PowerShell 7, and start Helix again."
)
_NAMES = {
    ShellKind.BASH: "bash",
    ShellKind.GIT_BASH: "Git Bash",
    ShellKind.POWERSHELL: "PowerShell 7",
    ShellKind.NONE: "",
}


class CommandShell(Struct, frozen=True):
    """A shell and the full path of its program; of Git Bash the one below `usr`."""

    kind: ShellKind
    program: str = ""

    @property
    def name(self) -> str:
        return _NAMES[self.kind]

    @property
    def language(self) -> str:
        """The language of its commands; "" without a shell."""
        if self.kind is ShellKind.NONE:
            return ""
        return POWERSHELL if self.kind is ShellKind.POWERSHELL else BASH

    @property
    def lacking(self) -> str:
        """The reason why no command can run, with the cure; "" if there is a shell."""
        return NO_SHELL if self.kind is ShellKind.NONE else ""


POSIX_SHELL = CommandShell(ShellKind.BASH, "/bin/bash")
MISSING_SHELL = CommandShell(ShellKind.NONE)

IsFile = Callable[[str], bool]
_GIT_FOLDERS = (
    ("ProgramFiles", "Git"),
    ("ProgramW6432", "Git"),
    ("ProgramFiles(x86)", "Git"),
    ("LOCALAPPDATA", r"Programs\Git"),
    ("USERPROFILE", r"scoop\apps\git\current"),
    ("ProgramData", r"scoop\apps\git\current"),
)
_POWERSHELLS = (
    ("ProgramFiles", r"PowerShell\7\pwsh.exe"),
    ("ProgramW6432", r"PowerShell\7\pwsh.exe"),
    ("ProgramFiles(x86)", r"PowerShell\7\pwsh.exe"),
    ("LOCALAPPDATA", r"Microsoft\WindowsApps\pwsh.exe"),
    ("USERPROFILE", r"scoop\apps\pwsh\current\pwsh.exe"),
    ("USERPROFILE", r".dotnet\tools\pwsh.exe"),
)


def find_windows_shells(
    environ: Mapping[str, str], is_file: IsFile, *, registered: str = "", chosen: str = ""
) -> dict[ShellKind, CommandShell]:
    """Return the shells of a Windows computer.

    `registered`: Git's folder in the registry; `chosen`: the git.exe that the user chose.
    """
    # git.exe is in `cmd`, `bin` or `mingw64\bin` of Git's folder
    above = ntpath.dirname(ntpath.dirname(chosen))
    beside = filter(_is_absolute, (above, ntpath.dirname(above)) if chosen else ())
    gits = (*beside, *git_folders(environ, registered))
    programs = {
        ShellKind.GIT_BASH: [ntpath.join(git, r"usr\bin\bash.exe") for git in gits],
        ShellKind.POWERSHELL: list(_usual_places(environ, _POWERSHELLS)),
    }
    shells: dict[ShellKind, CommandShell] = {}
    for kind, paths in programs.items():
        program = next(filter(is_file, paths), None)
        if program is not None:
            shells[kind] = CommandShell(kind, ntpath.normpath(program))
    return shells


def git_folders(environ: Mapping[str, str], registered: str = "") -> list[str]:
    """Return the usual folders of Git for Windows, that in the registry first."""
    noted = [registered] if _is_absolute(registered) else []
    return [*noted, *_usual_places(environ, _GIT_FOLDERS)]


def _usual_places(environ: Mapping[str, str], places: tuple[tuple[str, str], ...]) -> Iterator[str]:
    variables = {name.upper(): value for name, value in environ.items()}
    for name, below in places:
        above = variables.get(name.upper(), "")
        if _is_absolute(above):
            yield ntpath.join(above, below)


def choose_shell(shells: Mapping[ShellKind, CommandShell], wanted: str = AUTOMATIC) -> CommandShell:
    """Return the wanted shell if it is there, else the other one."""
    order = [ShellKind.GIT_BASH, ShellKind.POWERSHELL]
    if wanted == ShellKind.POWERSHELL:
        order.reverse()
    return next((shells[kind] for kind in order if kind in shells), MISSING_SHELL)


def _is_absolute(path: str) -> bool:
    """Return whether a path has a drive or a server: others depend on the present folder."""
    return bool(ntpath.splitdrive(path)[0]) and ntpath.isabs(path)


def system_shell(wanted: str = AUTOMATIC, git: str = "") -> CommandShell:
    """Return the shell of this computer; on Windows, the wanted one of those that are there.

    `git` is the program that the user chose, "" for none.
    """
    if sys.platform == "win32":
        registered = registered_git()
        shells = find_windows_shells(os.environ, os.path.isfile, registered=registered, chosen=git)
        return choose_shell(shells, wanted)
    return POSIX_SHELL


def registered_git() -> str:
    """Return the folder that Git's setup program noted; "" if it noted none."""
    if sys.platform == "win32":
        for hive in (winreg.HKEY_CURRENT_USER, winreg.HKEY_LOCAL_MACHINE):
            with suppress(OSError), winreg.OpenKey(hive, r"SOFTWARE\GitForWindows") as key:
                value, _ = winreg.QueryValueEx(key, "InstallPath")
                if isinstance(value, str):
                    return value
    return ""


def in_powershell_folder(command: str, folder: str) -> str:
    return f"Set-Location -LiteralPath {quote_powershell(folder)} -ErrorAction Stop; {command}"


_SINGLE_QUOTES = "'\u2018\u2019\u201a\u201b"
"""PowerShell ends a text in single quotes at any of these."""


def quote_powershell(text: str) -> str:
    return "'" + "".join(char * 2 if char in _SINGLE_QUOTES else char for char in text) + "'"
