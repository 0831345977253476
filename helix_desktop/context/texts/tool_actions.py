"""The action of a tool call: its kind, its files, and a short description.

The action is derived from the tool's name and the call's arguments, for the tools of any agent. For
shell commands, the module also tells which files they read and change, and whether they do more
than look. The result is a careful guess for summaries, and never used for permissions.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import pairwise

from msgspec import Struct

from helix_desktop.context.texts.plain_text import clip, one_line
from helix_desktop.context.texts.result_cache import cache_results
from helix_desktop.domain.tool_table import USE_TOOL

_MAX_COMMAND_CHARS = 8_000
"""The maximum number of characters of a command that are read.

What follows is usually the body of a here-document.
"""
_TOKEN = re.compile(
    r"\"(?:[^\"\\]|\\.){0,1000}+\"|'[^']{0,1000}+'|&&|\|\||[;|\n]|>{1,2}|<{1,3}|[^\s\"'<>;|]{1,400}",
    re.DOTALL,
)
_SEPARATORS = frozenset(("&&", "||", ";", "|", "\n"))
_HEREDOC = re.compile(r"<<-?\s{0,4}['\"]?(\w{1,40})['\"]?")
_PATHLIKE = re.compile(
    r"~?[\w.@+-]{0,120}(?:/[\w.@+:-]{1,120}){1,30}/?|[\w.@+-]{1,120}/"
    r"|[\w@+-]{1,100}\.[a-z][a-z0-9]{0,6}"
)
_FILE = re.compile(r"\.[A-Za-z]\w{0,7}$")
_LOOKING = {"grep", "rg", "ag", "find", "ls", "tree", "fd", "locate", "which"}
_READING = (
    {"cat", "head", "tail", "less", "more", "nl", "bat", "wc", "stat", "file", "diff", "jq", "yq"}
    | {"sort", "uniq", "cut", "tr", "awk", "column", "xxd", "od", "strings", "md5sum", "sha256sum"}
    | {"pwd", "cd", "echo", "printf", "true", "date", "env", "export", "set", "test", "[", "type"}
    | {"sleep", "xargs", "tee", "sed", "basename", "dirname", "realpath", "hexdump", "du", "df"}
)
_CHANGING = {"rm", "mv", "cp", "touch", "mkdir", "rmdir", "ln", "truncate"}
_GIT_LOOKS = (
    {"status", "log", "diff", "show", "blame", "branch", "remote", "rev-parse", "ls-files"}
    | {"ls-tree", "cat-file", "fetch", "config", "describe", "grep", "for-each-ref", "show-ref"}
    | {"merge-base", "rev-list", "reflog", "ls-remote", "name-rev"}
)
_FILE_PROGRAMS = _LOOKING | _READING | _CHANGING
_PREFIXES = {"sudo", "time", "timeout", "env", "nice", "nohup", "command", "exec"}


class ShellEffect(Struct, frozen=True):
    """The effect of a command line.

    `does`: it does more than look. `looks`: it searches rather than reads.
    """

    text: str
    does: bool
    looks: bool
    changed: tuple[str, ...]
    seen: tuple[str, ...]


def read_shell_command(text: str) -> ShellEffect:
    does = looks = False
    changed: list[str] = []
    seen: list[str] = []
    for words in _parts(_without_documents(text[:_MAX_COMMAND_CHARS])):
        program, arguments = _program(words)
        targets = _written_files(program, arguments)
        changed += targets
        # the arguments of git and of build tools are mostly refs and targets, not files
        named = _paths(arguments)
        seen += (
            named if program in _FILE_PROGRAMS else [word for word in named if _FILE.search(word)]
        )
        looks = looks or program in _LOOKING
        does = does or _acts(program, arguments)
    distinct = tuple(dict.fromkeys(changed))
    others = tuple(path for path in dict.fromkeys(seen) if path not in distinct)
    return ShellEffect(text[:_MAX_COMMAND_CHARS], does, looks, distinct, others)


def _without_documents(text: str) -> str:
    """Return the command without the bodies of here-documents, which are data and not commands."""
    lines: list[str] = []
    until = ""
    for line in text.split("\n"):
        if until:
            until = "" if line.strip() == until else until
            continue
        lines.append(line)
        if match := _HEREDOC.search(line[:2_000]):
            until = match.group(1)
    return "\n".join(lines)


def _parts(text: str) -> Iterator[Sequence[str]]:
    """Yield the words of each simple command. Quoted text is one word."""
    words: list[str] = []
    for token in _TOKEN.findall(text):
        if token not in _SEPARATORS:
            words.append(token)
        elif words:
            yield words
            words = []
    if words:
        yield words


def _program(words: Sequence[str]) -> tuple[str, Sequence[str]]:
    """Return the program that runs, without assignments, sudo, timeout 30, and the like."""
    for place, word in enumerate(words):
        plain = word.strip("()\"'`$")
        if "=" in plain or plain in _PREFIXES or plain.isdigit() or plain.startswith("-"):
            continue
        return plain.rsplit("/", 1)[-1], words[place + 1 :]
    return "", ()


def _acts(program: str, arguments: Sequence[str]) -> bool:
    if not program or program in _FILE_PROGRAMS:
        return False
    if program == "git":
        plain = [word for word in arguments if not word.startswith("-")]
        return not plain or plain[0] not in _GIT_LOOKS
    return True


def _written_files(program: str, arguments: Sequence[str]) -> list[str]:
    """Return the files, never folders, that a simple command writes (with > and tee, sed -i, rm,
    mv, cp).
    """
    paths = [
        after.strip("\"'")
        for sign, after in pairwise(arguments)
        if sign in (">", ">>") and not after.startswith(("/dev/", "&", "$", "-"))
    ]
    in_place = program == "sed" and any(word.startswith(("-i", "--in-place")) for word in arguments)
    if program in _CHANGING or program == "tee" or in_place:
        paths += [path for path in _paths(arguments) if _FILE.search(path)]
    return [path for path in paths if path]


def _paths(arguments: Sequence[str]) -> list[str]:
    plain = (word.strip("\"'") for word in arguments if not word.startswith("-"))
    return [word for word in plain if _PATHLIKE.fullmatch(word) and not word.startswith("/dev/")]


MAX_TARGET_CHARS = 160
_SHORT = 8_000
"""The maximum number of characters of arguments whose action is cached."""
_MAX_UNRUN_CHARS = 120
"""The maximum number of shown characters of a call that never ran."""
_MAX_VALUES = 400
"""The maximum number of leaf values of one call's arguments that are examined."""


class ActionKind(StrEnum):
    """The kind of action of a call."""

    READ = "read"
    SEARCH = "search"
    EDIT = "edit"
    RUN = "run"
    PLAN = "plan"
    ASK = "ask"
    FETCH = "fetch"
    DELEGATE = "delegate"
    OTHER = "other"


class ToolAction(Struct, frozen=True):
    """The action of one call, with its files. `key` is equal for repetitions of the same action."""

    act: ActionKind
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
    (ActionKind.OTHER, {"stdin"}),
    (
        ActionKind.PLAN,
        {"todo", "todos", "plan", "update_plan", "checklist", "taskcreate", "taskupdate"},
    ),
    (ActionKind.DELEGATE, {"agent", "subagent", "delegate", "task"}),
    (ActionKind.FETCH, {"fetch", "browse", "web", "http", "url", "download"}),
    (
        ActionKind.RUN,
        {"bash", "shell", "exec", "terminal", "command", "run", "powershell", "python"},
    ),
    (
        ActionKind.EDIT,
        {"edit", "write", "patch", "create", "insert", "replace", "delete", "move", "rename"}
        | {"update", "append", "remove", "save", "add", "book", "cancel", "send", "set", "mkdir"},
    ),
    (
        ActionKind.SEARCH,
        {"grep", "glob", "search", "find", "list", "ls", "tree", "query", "lookup"},
    ),
    (ActionKind.READ, {"read", "view", "open", "cat", "get", "show", "load", "recall", "output"}),
)
_PATH_KEYS = ("file_path", "path", "filepath", "filename", "file", "notebook_path", "target_file")
_COMMAND_KEYS = ("command", "cmd", "script", "input", "chars")
_SUMMARY_KEYS = (
    *_PATH_KEYS,
    "pattern",
    "query",
    "url",
    "description",
    "subject",
    "question",
    "name",
)
_EDITOR_ACTS = {
    "view": ActionKind.READ,
    "create": ActionKind.EDIT,
    "str_replace": ActionKind.EDIT,
    "insert": ActionKind.EDIT,
}


def read_action(tool: str, arguments: str, *, what: str = "") -> ToolAction:
    """Return the action of a call. `what` is the tool's own short description, if it gave one.

    Results for short arguments are cached, because the action of a call never changes.
    """
    if len(arguments) <= _SHORT:
        return _of_short(tool, arguments, what)
    return _make_action(tool, arguments, what)


def _make_action(tool: str, arguments: str, what: str) -> ToolAction:
    values = argument_object(arguments)
    if tool == USE_TOOL and isinstance(inner := values.get("arguments"), dict):
        tool, values = str(values.get("tool")), inner
    act = _act(tool, values)
    patched = _patched_files(arguments, values)
    if patched:
        what = what or clip(", ".join(patched), MAX_TARGET_CHARS)
        return ToolAction(ActionKind.EDIT, what, changed=patched)
    if act is ActionKind.RUN and (text := _command(values, arguments)):
        effect = read_shell_command(text)
        if effect.does:
            act = ActionKind.RUN
        elif effect.changed:
            act = ActionKind.EDIT
        else:
            act = ActionKind.SEARCH if effect.looks else ActionKind.READ
        what = what or clip(text, MAX_TARGET_CHARS)
        return ToolAction(act, what, effect.changed, effect.seen, effect.text)
    values_of_paths = [value for key in _PATH_KEYS if isinstance(value := values.get(key), str)]
    paths = tuple(
        path for path in dict.fromkeys(values_of_paths) if 0 < len(path) < 400 and "\n" not in path
    )
    summary = what or _argument_summary(act, values, arguments)
    changed = paths if act is ActionKind.EDIT else ()
    seen = paths if act in (ActionKind.READ, ActionKind.SEARCH) else ()
    return ToolAction(act, summary, changed, seen)


_of_short = cache_results(2_048)(_make_action)


def file_name(path: str) -> str:
    """Return a file's name without its folders."""
    return path.rpartition("/")[2]


def argument_object(arguments: str) -> Mapping[str, object]:
    """Return the arguments as an object; empty if they are not one (cut or broken JSON)."""
    try:
        value = json.loads(arguments)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def short_arguments(arguments: str) -> str:
    """Return the texts among a call's arguments as one short line."""
    return clip(" · ".join(argument_texts(arguments)), _MAX_UNRUN_CHARS)


def argument_texts(arguments: str) -> list[str]:
    """Return every text among the arguments' values, or the arguments themselves if they are
    broken.
    """
    values = argument_object(arguments)
    if not values:
        return [arguments]
    texts: list[str] = []
    left: list[object] = [values]
    while left and len(texts) < _MAX_VALUES:
        match left.pop():
            case str() as text:
                texts.append(text)
            case dict() as nested:
                left.extend(reversed(nested.values()))
            case list() as nested:
                left.extend(reversed(nested))
    return texts


def _act(tool: str, values: Mapping[str, object]) -> ActionKind:
    editor = values.get("command")
    if isinstance(editor, str) and editor in _EDITOR_ACTS:
        return _EDITOR_ACTS[editor]
    words = {word.lower() for word in _WORDS.findall(tool[:80])} | {tool.lower()}
    if words >= {"ask", "user"} or words >= {"ask", "person"} or words & {"clarify", "elicit"}:
        return ActionKind.ASK
    for act, cues in _ACTS:
        if words & cues:
            return act
    runs = any(isinstance(values.get(key), str) for key in ("command", "cmd"))
    return ActionKind.RUN if runs else ActionKind.OTHER


def _command(values: Mapping[str, object], arguments: str) -> str:
    for key in _COMMAND_KEYS:
        match values.get(key):
            case str() as text:
                return text
            case [*words] if words and all(isinstance(word, str) for word in words):
                return " ".join(str(word) for word in words)
    return "" if values else arguments


def _patched_files(arguments: str, values: Mapping[str, object]) -> tuple[str, ...]:
    if "*** " not in arguments:
        return ()
    texts = argument_texts(arguments) if values else [arguments]
    bodies = [text for text in texts if "*** " in text]
    paths = [one or two for body in bodies for one, two in _PATCHED.findall(body)]
    return tuple(dict.fromkeys(path.strip() for path in paths))


def _argument_summary(act: ActionKind, values: Mapping[str, object], arguments: str) -> str:
    """Return a few words that distinguish this call from others of the same tool."""
    values_shown = [
        value for key in _SUMMARY_KEYS if isinstance(value := values.get(key), str) and value
    ]
    if values_shown:
        return clip(" in ".join(reversed(values_shown[:2])), MAX_TARGET_CHARS)
    if act is ActionKind.PLAN:
        return ""
    plain = [f"{key}={one_line(str(value)[:80])}" for key, value in values.items()]
    return clip(", ".join(plain) or arguments, MAX_TARGET_CHARS)
