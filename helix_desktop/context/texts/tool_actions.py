"""What a tool call did (read, changed, ran), its files, and a short description.

The action is derived from the tool's name and the call's arguments, for the tools of any agent. For
shell commands, the module also finds out which files they read and change, and whether they do
anything else. The result is a careful guess for summaries, and never used for permissions.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import pairwise

from msgspec import Struct

from helix_desktop.context.texts.plain_text import clip, one_line
from helix_desktop.context.texts.result_cache import cache_results
from helix_desktop.domain.tool_table import ASK_USER, USE_TOOL

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
_SEARCHING_PROGRAMS = {"grep", "rg", "ag", "find", "ls", "tree", "fd", "locate", "which"}
_READING_PROGRAMS = (
    {"cat", "head", "tail", "less", "more", "nl", "bat", "wc", "stat", "file", "diff", "jq", "yq"}
    | {"sort", "uniq", "cut", "tr", "awk", "column", "xxd", "od", "strings", "md5sum", "sha256sum"}
    | {"pwd", "cd", "echo", "printf", "true", "date", "env", "export", "set", "test", "[", "type"}
    | {"sleep", "xargs", "tee", "sed", "basename", "dirname", "realpath", "hexdump", "du", "df"}
)
_CHANGING_PROGRAMS = {"rm", "mv", "cp", "touch", "mkdir", "rmdir", "ln", "truncate"}
_READING_GIT_COMMANDS = (
    {"status", "log", "diff", "show", "blame", "branch", "remote", "rev-parse", "ls-files"}
    | {"ls-tree", "cat-file", "fetch", "config", "describe", "grep", "for-each-ref", "show-ref"}
    | {"merge-base", "rev-list", "reflog", "ls-remote", "name-rev"}
)
_FILE_PROGRAMS = _SEARCHING_PROGRAMS | _READING_PROGRAMS | _CHANGING_PROGRAMS
_PREFIX_PROGRAMS = {"sudo", "time", "timeout", "env", "nice", "nohup", "command", "exec"}


class ShellEffect(Struct, frozen=True):
    """The effect of a command line.

    `does_more`: it does more than read and change files. `searches`: it also searches them.
    """

    text: str
    does_more: bool
    searches: bool
    changed_paths: tuple[str, ...]
    read_paths: tuple[str, ...]


def read_shell_command(text: str) -> ShellEffect:
    # the bodies of here-documents are data and not commands
    lines: list[str] = []
    end_word = ""
    for line in text[:_MAX_COMMAND_CHARS].split("\n"):
        if end_word:
            end_word = "" if line.strip() == end_word else end_word
            continue
        lines.append(line)
        if match := _HEREDOC.search(line[:2_000]):
            end_word = match.group(1)
    does_more = searches = False
    changed: list[str] = []
    mentioned: list[str] = []
    for words in _split_commands("\n".join(lines)):
        program, arguments = _program_and_arguments(words)
        plain = [word for word in arguments if not word.startswith("-")]
        words_of_paths = (word.strip("\"'") for word in plain)
        paths = [
            path
            for path in words_of_paths
            if _PATHLIKE.fullmatch(path) and not path.startswith("/dev/")
        ]
        files = [path for path in paths if _FILE.search(path)]
        # files, never folders, are written with > and tee, sed -i, rm, mv, cp
        targets = [
            target.strip("\"'")
            for sign, target in pairwise(arguments)
            if sign in (">", ">>") and not target.startswith(("/dev/", "&", "$", "-"))
        ]
        changed += [target for target in targets if target]
        in_place = program == "sed" and any(
            word.startswith(("-i", "--in-place")) for word in arguments
        )
        if program in _CHANGING_PROGRAMS or program == "tee" or in_place:
            changed += files
        # the arguments of git and of build tools are mostly refs and targets, not files
        mentioned += paths if program in _FILE_PROGRAMS else files
        searches = searches or program in _SEARCHING_PROGRAMS
        if program == "git":
            does_more = does_more or not plain or plain[0] not in _READING_GIT_COMMANDS
        elif program and program not in _FILE_PROGRAMS:
            does_more = True
    changed_paths = tuple(dict.fromkeys(changed))
    read_paths = tuple(path for path in dict.fromkeys(mentioned) if path not in changed_paths)
    return ShellEffect(text[:_MAX_COMMAND_CHARS], does_more, searches, changed_paths, read_paths)


def _split_commands(text: str) -> Iterator[Sequence[str]]:
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


def _program_and_arguments(words: Sequence[str]) -> tuple[str, Sequence[str]]:
    """Return the program that runs, without assignments, sudo, timeout 30, and the like."""
    for index, word in enumerate(words):
        stripped = word.strip("()\"'`$")
        if (
            "=" in stripped
            or stripped in _PREFIX_PROGRAMS
            or stripped.isdigit()
            or stripped.startswith("-")
        ):
            continue
        return stripped.rsplit("/", 1)[-1], words[index + 1 :]
    return "", ()


MAX_TARGET_CHARS = 160
_MAX_CACHED_CHARS = 8_000
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
    """The action of one call, with its files."""

    kind: ActionKind
    what: str
    changed_paths: tuple[str, ...] = ()
    read_paths: tuple[str, ...] = ()
    command: str = ""

    @property
    def key(self) -> str:
        """A text that is equal for repetitions of the same action."""
        return one_line(self.command or f"{self.kind} {self.what}")


_PATCHED_FILE = re.compile(
    r"^\*\*\* (?:Add|Update|Delete) File: (.{1,300})$|^\*\*\* Move to: (.{1,300})$", re.MULTILINE
)
_WORDS = re.compile(r"[a-z]+|[A-Z][a-z]*|[A-Z]+(?![a-z])")
_KIND_CUES = (
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
_EDITOR_KINDS = {
    "view": ActionKind.READ,
    "create": ActionKind.EDIT,
    "str_replace": ActionKind.EDIT,
    "insert": ActionKind.EDIT,
}


def read_action(tool: str, arguments: str, *, what: str = "") -> ToolAction:
    """Return the action of a call. `what` is the tool's own short description, if it gave one.

    Results for short arguments are cached, because the action of a call never changes.
    """
    if len(arguments) <= _MAX_CACHED_CHARS:
        return _make_short_action(tool, arguments, what)
    return _make_action(tool, arguments, what)


def _make_action(tool: str, arguments: str, what: str) -> ToolAction:
    values = argument_object(arguments)
    if tool == USE_TOOL and isinstance(inner := values.get("arguments"), dict):
        tool, values = str(values.get("tool")), inner
    kind = _kind_of_call(tool, values)
    if "*** " in arguments:
        patched = tuple(
            dict.fromkeys(
                (changed_path or moved_path).strip()
                for text in (argument_texts(arguments) if values else [arguments])
                for changed_path, moved_path in _PATCHED_FILE.findall(text)
            )
        )
        if patched:
            what = what or clip(", ".join(patched), MAX_TARGET_CHARS)
            return ToolAction(ActionKind.EDIT, what, changed_paths=patched)
    if kind is ActionKind.RUN and (text := _command_text(values, arguments)):
        effect = read_shell_command(text)
        if effect.does_more:
            kind = ActionKind.RUN
        elif effect.changed_paths:
            kind = ActionKind.EDIT
        else:
            kind = ActionKind.SEARCH if effect.searches else ActionKind.READ
        what = what or clip(text, MAX_TARGET_CHARS)
        return ToolAction(kind, what, effect.changed_paths, effect.read_paths, effect.text)
    if not what:
        # a few words that distinguish this call from others of the same tool
        known_values = [
            value for key in _SUMMARY_KEYS if isinstance(value := values.get(key), str) and value
        ]
        if known_values:
            what = " in ".join(reversed(known_values[:2]))
        elif tool == ASK_USER and isinstance(questions := values.get("questions"), list):
            texts = [item.get("question") for item in questions if isinstance(item, dict)]
            what = " · ".join(one_line(text) for text in texts if isinstance(text, str))
        elif kind is not ActionKind.PLAN:
            pairs = [f"{key}={one_line(str(value)[:80])}" for key, value in values.items()]
            what = ", ".join(pairs) or arguments
        what = clip(what, MAX_TARGET_CHARS)
    values_of_paths = [value for key in _PATH_KEYS if isinstance(value := values.get(key), str)]
    paths = tuple(
        path for path in dict.fromkeys(values_of_paths) if 0 < len(path) < 400 and "\n" not in path
    )
    changed_paths = paths if kind is ActionKind.EDIT else ()
    read_paths = paths if kind in (ActionKind.READ, ActionKind.SEARCH) else ()
    return ToolAction(kind, what, changed_paths, read_paths)


_make_short_action = cache_results(8_192)(_make_action)


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
    pending: list[object] = [values]
    while pending and len(texts) < _MAX_VALUES:
        match pending.pop():
            case str() as text:
                texts.append(text)
            case dict() as nested:
                pending.extend(reversed(nested.values()))
            case list() as nested:
                pending.extend(reversed(nested))
    return texts


def _kind_of_call(tool: str, values: Mapping[str, object]) -> ActionKind:
    editor_command = values.get("command")
    if isinstance(editor_command, str) and editor_command in _EDITOR_KINDS:
        return _EDITOR_KINDS[editor_command]
    words = {word.lower() for word in _WORDS.findall(tool[:80])} | {tool.lower()}
    if words >= {"ask", "user"} or words >= {"ask", "person"} or words & {"clarify", "elicit"}:
        return ActionKind.ASK
    for kind, cues in _KIND_CUES:
        if words & cues:
            return kind
    has_command = any(isinstance(values.get(key), str) for key in ("command", "cmd"))
    return ActionKind.RUN if has_command else ActionKind.OTHER


def _command_text(values: Mapping[str, object], arguments: str) -> str:
    for key in _COMMAND_KEYS:
        match values.get(key):
            case str() as text:
                return text
            case [*words] if words and all(isinstance(word, str) for word in words):
                return " ".join(str(word) for word in words)
    return "" if values else arguments
