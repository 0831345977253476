"""The variables in what a server's start says, and the program and scripts that it leads to.

A server runs outside the sandbox. So the place of its program is part of what an approval covers,
and so is the content of what lies where commands can write; what these load is not.
"""

import hashlib
import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path

from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.mcp_servers import McpServer
from helix_desktop.tools.files.folder_handle import READING, require_regular
from helix_desktop.tools.programs.program_search import WRITTEN_FOLDERS, find_program

_VARIABLE = re.compile(r"\$\{(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-([^{}]*))?\}")
"""A variable, and what stands for it if it is not set, as in the lists of other clients."""
_SCRIPT = re.compile(r"(?is).+\.(?:py|pyz|sh|bash|[cm]?[jt]sx?|rb|pl|php|ps1|lua|jar|dll|exe)")


def insert_variables(
    text: str, folder: Path, learn: Callable[[str, str], object] = lambda _name, _value: None
) -> str:
    """Insert environment variables; raise ServerError for a missing one.

    `learn` gets the name and the value of each.
    """

    def value(match: re.Match[str]) -> str:
        name, default = match[1], match[2]
        if name == "workspaceFolder":
            return str(folder)
        if default is not None and not os.environ.get(name):
            return default
        if name not in os.environ:
            raise ServerError(
                "The variable {name} is not set.", "The server needs this variable.", name=name
            )
        learn(name, os.environ[name])
        return os.environ[name]

    return _VARIABLE.sub(value, text)


def find_server_program(command: str, cwd: str, variables: Mapping[str, str]) -> str | None:
    """Return the path of a server's program: by its name in PATH, or in the folder it starts in."""
    if os.path.dirname(command):
        return find_program(os.path.join(cwd, command))
    return find_program(command, variables.get("PATH", os.environ.get("PATH", os.defpath)))


def launch_files(server: McpServer, folder: Path, *, is_literal: bool = False) -> tuple[str, ...]:
    """Return the program that a start leads to, and the files of the project or of another place
    where commands can write, with digests. Blocks."""
    if server.url:
        return ()
    project = os.path.realpath(folder)
    words = [server.cwd or os.sep, server.command, *server.args]
    variables = dict(server.env)
    try:
        if not is_literal:
            words = [insert_variables(word, folder) for word in words]
            variables = {
                name: insert_variables(text, folder)
                for name, text in variables.items()
                if name == "PATH"
            }
    except ServerError:
        return ()  # it does not start, and says why
    cwd, command, *arguments = words
    program = find_server_program(command, cwd, variables)
    if program is None:
        return ("program: not found",)
    # where a command could turn a link, it is where that leads
    is_written = WRITTEN_FOLDERS.lead_to(program)
    place = os.path.realpath(program) if is_written else program
    # an argument may be `--name=path`
    named = [program]
    named += [word for argument in arguments for word in {argument, argument.partition("=")[2]}]
    scripts: set[str] = set()
    for word in named:
        path = os.path.realpath(os.path.join(cwd, word)) if word else ""
        is_inside = path.startswith(f"{project}{os.sep}")
        if not path or not (is_inside or WRITTEN_FOLDERS.lead_to(path)):
            continue
        try:
            with open(require_regular(os.open(path, READING), path), "rb") as file:
                is_program = os.fstat(file.fileno()).st_mode & 0o111 or word == program
                if is_program or _SCRIPT.fullmatch(path):
                    digest = hashlib.file_digest(file, "sha256").hexdigest()
                    shown = os.path.relpath(path, project) if is_inside else path
                    scripts.add(f"script of the project: {shown}, sha256 {digest}")
        except (OSError, ValueError):
            continue  # no file of this name, or one that cannot be read
    return (f"program: {place}", *sorted(scripts))
