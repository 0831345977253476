"""How a command is started on Windows: program, words, environment, text in a file.

A shell gets no command in its command line, where each program takes words apart by rules of its
own (MSYS reads two backslashes as one) and 32,767 characters are the end. The command's text is in
a file, and the shell gets a fixed line that reads it: no character needs quoting, and no policy for
script files applies. Everything here can be tested on any system.
"""

import ntpath
import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress

from helix_desktop.tools.command_shell import CommandShell, ShellKind
from helix_desktop.tools.permissions.command_line import named
from helix_desktop.tools.permissions.git_environment import git_environment
from helix_desktop.tools.programs.process import ProcessLaunch

TEXT_FILE = "HELIX_COMMAND"
"""The variable with the path of the file; the shell removes it before the command begins."""
_UTF_8 = 65001
_BASH_LINE = (
    f"chcp.com {_UTF_8} >/dev/null 2>&1; "
    f'helix_command="$(<"${TEXT_FILE}")"; unset {TEXT_FILE}; '
    'eval "unset helix_command; $helix_command"'
)
"""It must hold no backslash: MSYS and other programs disagree about those."""
_POWERSHELL_LINE = (
    "try { [Console]::OutputEncoding = [Text.UTF8Encoding]::new($false) } catch { }; "
    "$OutputEncoding = [Text.UTF8Encoding]::new($false); "
    "$ProgressPreference = 'SilentlyContinue'; "
    "if ($PSStyle) { $PSStyle.OutputRendering = 'PlainText' }; "
    f"$HelixCommand = [IO.File]::ReadAllText($env:{TEXT_FILE}); "
    f"Remove-Item -LiteralPath Env:{TEXT_FILE}; "
    ". ([ScriptBlock]::Create($HelixCommand))"
)
"""It must hold no double quote."""
_POWERSHELL_END = (
    "\n\nif ($?) { exit 0 } elseif ($LASTEXITCODE) { exit $LASTEXITCODE } else { exit 1 }\n"
)
"""The last statement decides, as with bash; a program's own status is kept."""

_PASSED = named("""
    ALLUSERSPROFILE APPDATA COMMONPROGRAMFILES COMMONPROGRAMFILES(X86) COMMONPROGRAMW6432
    COMPUTERNAME COMSPEC DRIVERDATA HOME HOMEDRIVE HOMEPATH LOCALAPPDATA NUMBER_OF_PROCESSORS OS
    PATH PATHEXT PROCESSOR_ARCHITECTURE PROCESSOR_IDENTIFIER PROCESSOR_LEVEL PROCESSOR_REVISION
    PROGRAMDATA PROGRAMFILES PROGRAMFILES(X86) PROGRAMW6432 PUBLIC SYSTEMDRIVE SYSTEMROOT TEMP TMP
    USERDOMAIN USERNAME USERPROFILE WINDIR
""")
"""The variables of Windows itself; none contains a key. Others are passed on by the caller."""
_PLAIN_OUTPUT = {
    "TERM": "dumb",
    "NO_COLOR": "1",
    "PAGER": "cat",
    # Python writes into pipes in the code page of the system otherwise
    "PYTHONIOENCODING": "utf-8",
}
_MSYS = {"LC_ALL": "C.UTF-8", "MSYSTEM": "MINGW64", "CHERE_INVOKING": "1"}
_BELOW_GIT = (r"mingw64\bin", r"usr\local\bin", r"usr\bin", "bin")
"""What Git's own start of bash puts before PATH; without a profile nothing else would."""


def shell_environment(
    shell: CommandShell, environ: Mapping[str, str], granted_variables: Mapping[str, str]
) -> dict[str, str]:
    """Return the whole environment of a command; of the application's own only named variables."""
    variables = {
        # what every program needs, with names in capitals
        **{name.upper(): value for name, value in environ.items() if name.upper() in _PASSED},
        **granted_variables,
        **_PLAIN_OUTPUT,
        **git_environment(network=True),
    }
    if shell.kind is ShellKind.GIT_BASH:
        git = shell.program.removesuffix(r"\usr\bin\bash.exe")
        before = [ntpath.join(git, below) for below in _BELOW_GIT]
        variables |= _MSYS | {"PATH": ";".join([*before, variables.get("PATH", "")]).rstrip(";")}
        variables.setdefault("HOME", variables.get("USERPROFILE", ""))
    return variables


def shell_words(shell: CommandShell) -> tuple[str, ...]:
    """Return a shell's program and words, the same for all commands."""
    if shell.kind is ShellKind.GIT_BASH:
        return shell.program, "--noprofile", "--norc", "-c", _BASH_LINE, "bash"
    options = ("-NoLogo", "-NoProfile", "-NonInteractive", "-OutputFormat", "Text", "-Command")
    return (shell.program, *options, _POWERSHELL_LINE)


def file_text(shell: CommandShell, command: str) -> bytes:
    """Return what the shell reads; in PowerShell the end of the process is said, too."""
    end = _POWERSHELL_END if shell.kind is ShellKind.POWERSHELL else "\n"
    return (command + end).encode("utf-8", "replace")


def join_words(words: Sequence[str]) -> str:
    """Return a command line that a program takes apart into these words again.

    The rules are those of Microsoft's C library. Every word is in quotes: MSYS gives a meaning to
    more characters than that library does.
    """
    quoted: list[str] = []
    for word in words:
        pieces, backslashes = ['"'], 0
        for char in word:
            if char == "\\":
                backslashes += 1
                continue
            pieces.append("\\" * (2 * backslashes + 1 if char == '"' else backslashes) + char)
            backslashes = 0
        quoted.append("".join([*pieces, "\\" * (2 * backslashes), '"']))
    return " ".join(quoted)


@contextmanager
def windows_launch(
    shell: CommandShell,
    command: str,
    folder: str,
    *,
    granted_variables: Mapping[str, str],
    environ: Mapping[str, str] = os.environ,
) -> Iterator[ProcessLaunch]:
    """Yield the launch of a command in a folder; the file with its text is removed at the end."""
    handle, path = tempfile.mkstemp(prefix="helix-command-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(file_text(shell, command))
        variables = shell_environment(shell, environ, granted_variables)
        variables[TEXT_FILE] = path.replace("\\", "/") if shell.kind is ShellKind.GIT_BASH else path
        yield ProcessLaunch(shell_words(shell), variables, folder=folder)
    finally:
        with suppress(OSError):  # the command removed it itself, or a virus scanner reads it
            os.unlink(path)
