"""Maps tool names of Claude Code, Codex, Gemini CLI, and others to Helix's own tools.

A call gets Helix's name only if Helix's tool can do all that its arguments ask for. So markers,
notes, and outdated reads work as for Helix's own calls, and the model that continues the session
sees tools that it has. The other calls keep their names.
"""

import posixpath
from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from helix_desktop.app.source_formats.bounded_reading import JsonObject
from helix_desktop.domain.background import COMMAND_TOOL
from helix_desktop.domain.json_parsing import JsonUnparsable, parse_json_as

_IGNORED = frozenset(
    {
        "description",
        "instruction",
        "timeout",
        "timeout_ms",
        "workdir",
        "yield_time_ms",
        "max_output_tokens",
        "task_progress",
        "requires_approval",
    }
)
"""Arguments that don't change what a call does to files."""
_COMMAND = {"command": "command", "cmd": "command"}
_PATH = {"file_path": "path", "filePath": "path", "path": "path"}
_READ = {**_PATH, "offset": "start", "limit": "lines"}
_WRITE = {**_PATH, "content": "content"}
_EDIT = {
    **_PATH,
    "old_string": "old",
    "oldString": "old",
    "new_string": "new",
    "newString": "new",
    "replace_all": "all",
    "replaceAll": "all",
    "before": "old",
    "after": "new",
}
_GLOB = {"pattern": "pattern", "path": "path"}
_SEARCH = {"pattern": "text", "path": "path", "include": "glob"}
_NAMES: Mapping[str, tuple[str, Mapping[str, str]]] = MappingProxyType(
    {
        "Bash": (COMMAND_TOOL, _COMMAND),
        "bash": (COMMAND_TOOL, _COMMAND),
        "exec_command": (COMMAND_TOOL, _COMMAND),
        "shell": (COMMAND_TOOL, _COMMAND),
        "run_shell_command": (COMMAND_TOOL, _COMMAND),
        "execute_command": (COMMAND_TOOL, _COMMAND),
        "developer__shell": (COMMAND_TOOL, _COMMAND),
        "Read": ("read_file", _READ),
        "read": ("read_file", _READ),
        "read_file": ("read_file", _READ),
        "Write": ("write_file", _WRITE),
        "write": ("write_file", _WRITE),
        "write_file": ("write_file", _WRITE),
        "write_to_file": ("write_file", _WRITE),
        "Edit": ("edit_file", _EDIT),
        "edit": ("edit_file", _EDIT),
        "replace": ("edit_file", _EDIT),
        "Glob": ("glob_files", _GLOB),
        "glob": ("glob_files", _GLOB),
        "Grep": ("search_files", _SEARCH),
        "grep": ("search_files", _SEARCH),
        "grep_search": ("search_files", _SEARCH),
        "LS": ("list_files", {"path": "path"}),
        "list_directory": ("list_files", {"dir_path": "path", "path": "path"}),
        "list_files": ("list_files", {"path": "path"}),
        "tree": ("list_files", {"path": "path"}),
    }
)


def is_tool_name(name: str) -> bool:
    return name in _NAMES


def renamed_call(name: str, arguments: str, folder: str) -> tuple[str, str]:
    """Return the name and arguments of Helix's tool for a call, or else those of the call."""
    own_name, names = _NAMES.get(name, ("", {}))
    if not own_name:
        return name, arguments
    try:
        fields = parse_json_as(arguments, JsonObject)
    except JsonUnparsable:
        return name, arguments
    values: JsonObject = {}
    for key, value in fields.items():
        if key in names:
            values[names[key]] = value
        elif key not in _IGNORED:
            return name, arguments
    command = values.get("command")
    if own_name == COMMAND_TOOL and isinstance(command, list):
        # Codex gave a list of words, mostly ["bash", "-lc", "the command"]
        if len(command) != 3 or command[1] not in ("-lc", "-c") or not isinstance(command[2], str):
            return name, arguments
        values["command"] = command[2]
    if isinstance(path := values.get("path"), str):
        values["path"] = relative_path(path, folder)
    if own_name == "edit_file":
        edit = {key: values.pop(key) for key in ("old", "new", "all") if key in values}
        values["edits"] = [edit]
        if not edit.get("old") or "new" not in edit:
            return name, arguments
    if own_name == "search_files":
        values["regex"] = True
    return own_name, msgspec.json.encode(values).decode()


def relative_path(path: str, folder: str) -> str:
    """Return a path relative to the project folder, if it is below that."""
    posix_path = path.replace("\\", "/")
    root = folder.replace("\\", "/").rstrip("/")
    if root and posix_path.startswith(f"{root}/"):
        return posixpath.normpath(posix_path[len(root) + 1 :])
    return "." if root and posix_path == root else path
