"""What a tool call did: read, changed, ran, looked for; to which files; told in a few words.

Known from the tool's name and the call's arguments, whichever agent's tools they are.
"""

import json
import re
from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache

from helix_desktop.context.texts.plain import clipped, one_line
from helix_desktop.context.texts.shell import Command, command_of
from helix_desktop.domain.values import value

LONGEST_WHAT = 160
_SHORT = 8_000
"""Characters of arguments up to which a deed is remembered."""
_ASKED = 120
"""Characters that a call which never ran is shown with."""
_MOST_VALUES = 400
"""Leaf values of one call's arguments that are looked at."""


class Act(StrEnum):
    """What kind of thing a call did."""

    READ = "read"
    SEARCH = "search"
    EDIT = "edit"
    RUN = "run"
    PLAN = "plan"
    ASK = "ask"
    FETCH = "fetch"
    DELEGATE = "delegate"
    OTHER = "other"


@value
class Deed:
    """One call: what it did and to which files; `key` is the same for the same thing done again."""

    act: Act
    what: str
    changed: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
    command: str = ""

    @property
    def key(self) -> str:
        return one_line(self.command or f"{self.act} {self.what}")


_PATCHED = re.compile(
    r"^\*\*\* (?:Add|Update|Delete) File: (.{1,300})$|^\*\*\* Move to: (.{1,300})$", re.MULTILINE
)
_WORDS = re.compile(r"[a-z]+|[A-Z][a-z]*|[A-Z]+(?![a-z])")
_ACTS = (
    (Act.OTHER, {"stdin"}),
    (Act.PLAN, {"todo", "todos", "plan", "update_plan", "checklist", "taskcreate", "taskupdate"}),
    (Act.DELEGATE, {"agent", "subagent", "delegate", "task"}),
    (Act.FETCH, {"fetch", "browse", "web", "http", "url", "download"}),
    (Act.RUN, {"bash", "shell", "exec", "terminal", "command", "run", "powershell", "python"}),
    (
        Act.EDIT,
        {"edit", "write", "patch", "create", "insert", "replace", "delete", "move", "rename"}
        | {"update", "append", "remove", "save", "add", "book", "cancel", "send", "set", "mkdir"},
    ),
    (Act.SEARCH, {"grep", "glob", "search", "find", "list", "ls", "tree", "query", "lookup"}),
    (Act.READ, {"read", "view", "open", "cat", "get", "show", "load", "recall", "output"}),
)
_PATH_KEYS = ("file_path", "path", "filepath", "filename", "file", "notebook_path", "target_file")
_COMMAND_KEYS = ("command", "cmd", "script", "input", "chars")
_TOLD_KEYS = (*_PATH_KEYS, "pattern", "query", "url", "description", "subject", "question", "name")
_EDITOR_ACTS = {"view": Act.READ, "create": Act.EDIT, "str_replace": Act.EDIT, "insert": Act.EDIT}


def deed(tool: str, arguments: str, *, what: str = "") -> Deed:
    """What a call did. `what` is the tool's own short description, where it gave one.

    Remembered where the arguments are short: what a call did never changes.
    """
    if len(arguments) <= _SHORT:
        return _of_short(tool, arguments, what)
    return _deed(tool, arguments, what)


@lru_cache(maxsize=2_048)
def _of_short(tool: str, arguments: str, what: str) -> Deed:
    return _deed(tool, arguments, what)


def _deed(tool: str, arguments: str, what: str) -> Deed:
    values = decoded(arguments)
    act = _act(tool, values)
    patched = _patched(arguments, values)
    if patched:
        return Deed(Act.EDIT, what or clipped(", ".join(patched), LONGEST_WHAT), changed=patched)
    if act is Act.RUN and (text := _command(values, arguments)):
        return _ran(command_of(text), what or clipped(text, LONGEST_WHAT))
    paths = _paths(values)
    told = what or _told(act, values, arguments)
    if act is Act.EDIT:
        return Deed(act, told, changed=paths)
    return Deed(act, told, seen=paths if act in (Act.READ, Act.SEARCH) else ())


def name_of(path: str) -> str:
    """A file's name without its folders."""
    return path.rpartition("/")[2]


def decoded(arguments: str) -> Mapping[str, object]:
    """The arguments as an object; none where they are not one (cut or broken JSON)."""
    try:
        found = json.loads(arguments)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def asked_in(arguments: str) -> str:
    """The texts among a call's arguments in one short line: what a call that never ran wanted."""
    return clipped(" · ".join(texts(arguments)), _ASKED)


def texts(arguments: str) -> list[str]:
    """Every text among the arguments' values, or the arguments themselves where they are broken."""
    values = decoded(arguments)
    if not values:
        return [arguments]
    found: list[str] = []
    left: list[object] = [values]
    while left and len(found) < _MOST_VALUES:
        match left.pop():
            case str() as text:
                found.append(text)
            case dict() as nested:
                left.extend(reversed(nested.values()))
            case list() as nested:
                left.extend(reversed(nested))
            case _:
                pass
    return found


def _act(tool: str, values: Mapping[str, object]) -> Act:
    editor = values.get("command")
    if isinstance(editor, str) and editor in _EDITOR_ACTS:
        return _EDITOR_ACTS[editor]
    words = {word.lower() for word in _WORDS.findall(tool[:80])} | {tool.lower()}
    if words >= {"ask", "user"} or words & {"clarify", "elicit"}:
        return Act.ASK
    for act, cues in _ACTS:
        if words & cues:
            return act
    return (
        Act.RUN
        if any(isinstance(values.get(key), str) for key in ("command", "cmd"))
        else (Act.OTHER)
    )


def _command(values: Mapping[str, object], arguments: str) -> str:
    for key in _COMMAND_KEYS:
        match values.get(key):
            case str() as text:
                return text
            case [*words] if words and all(isinstance(word, str) for word in words):
                return " ".join(str(word) for word in words)
    return "" if values else arguments


def _ran(command: Command, what: str) -> Deed:
    if command.changed:
        act = Act.RUN if command.does else Act.EDIT
        return Deed(act, what, changed=command.changed, seen=command.seen, command=command.text)
    act = Act.RUN if command.does else (Act.SEARCH if command.looks else Act.READ)
    return Deed(act, what, seen=command.seen, command=command.text)


def _patched(arguments: str, values: Mapping[str, object]) -> tuple[str, ...]:
    if "*** " not in arguments:
        return ()
    bodies = [text for text in texts(arguments) if "*** " in text] if values else [arguments]
    found = [one or two for body in bodies for one, two in _PATCHED.findall(body)]
    return tuple(dict.fromkeys(path.strip() for path in found))


def _paths(values: Mapping[str, object]) -> tuple[str, ...]:
    found = [value for key in _PATH_KEYS if isinstance(value := values.get(key), str)]
    return tuple(path for path in dict.fromkeys(found) if 0 < len(path) < 400 and "\n" not in path)


def _told(act: Act, values: Mapping[str, object], arguments: str) -> str:
    """The few words that tell this call from another one of the same tool."""
    told = [value for key in _TOLD_KEYS if isinstance(value := values.get(key), str) and value]
    if told:
        return clipped(" in ".join(reversed(told[:2])), LONGEST_WHAT)
    if act is Act.PLAN:
        return ""
    plain = [f"{key}={one_line(str(value)[:80])}" for key, value in values.items()]
    return clipped(", ".join(plain) or arguments, LONGEST_WHAT)
