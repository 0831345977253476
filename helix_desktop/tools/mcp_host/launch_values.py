"""The variables in what a server's start says, and the scripts of the project that it names.

Whoever works in the project can change its scripts, and a server runs outside the sandbox. So
their content is part of what an approval covers; what they load is not.
"""

import hashlib
import os
import re
from collections.abc import Callable
from pathlib import Path

from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.mcp_servers import McpServer
from helix_desktop.tools.files.folder_handle import READING, require_regular

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


def project_scripts(
    server: McpServer, folder: Path, *, is_literal: bool = False
) -> tuple[str, ...]:
    """Return the scripts and programs of the project that a start names, with digests. Blocks."""
    project = os.path.realpath(folder)
    words = [server.cwd or os.sep, server.command, *server.args]
    try:
        if not is_literal:
            words = [insert_variables(word, folder) for word in words]
    except ServerError:
        return ()  # it does not start, and says why
    cwd, command, *arguments = words
    # a command without a path is found elsewhere; an argument may be `--name=path`
    named = [command] if os.path.dirname(command) else []
    named += [word for argument in arguments for word in {argument, argument.partition("=")[2]}]
    scripts: set[str] = set()
    for word in named:
        path = os.path.realpath(os.path.join(cwd, word)) if word else ""
        if not path.startswith(f"{project}{os.sep}"):
            continue
        try:
            with open(require_regular(os.open(path, READING), path), "rb") as file:
                is_program = os.fstat(file.fileno()).st_mode & 0o111 or word == command
                if is_program or _SCRIPT.fullmatch(path):
                    digest = hashlib.file_digest(file, "sha256").hexdigest()
                    scripts.add(f"{os.path.relpath(path, project)}, sha256 {digest}")
        except (OSError, ValueError):
            continue  # no file of this name, or one that cannot be read
    return tuple(sorted(scripts))
