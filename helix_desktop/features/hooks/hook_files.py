"""Reads hooks from files: Helix's own, and those of Claude Code, Codex, and Gemini CLI.

All of them have one shape: for each event, groups with a matcher and commands. An approval covers
the text of a hook: its event, matcher, command line, and limits, and the content of each file of
the project or the home folder that the command line names. Any change is another text.
"""

import os
import re
import shlex
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress

import msgspec
from msgspec import Struct, field

from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.hooks import (
    MAX_HOOK_FILE_BYTES,
    NO_EARLIER,
    OTHER_HOOK_FILES,
    OWN_HOOK_FILE,
    HookEvent,
)
from helix_desktop.domain.json_parsing import JsonUnparsable, line_of, parse_json_as
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.features.hooks.hook_process import (
    DEFAULT_PROMPT_SECONDS,
    DEFAULT_SECONDS,
    MAX_SECONDS,
    MIN_SECONDS,
    PLAIN_MATCHER,
    PROJECT_DIRS,
    Hook,
    matcher_pattern,
)
from helix_desktop.tools.definition_folders import DefinitionFormat
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.front_matter import parse_toml
from helix_desktop.tools.secrets.redactor import hide_secret_text

MAX_HOOKS = 100
MAX_COMMAND_CHARS, MAX_MATCHER_CHARS = 4_000, 300
MAX_SCRIPTS = 10
MAX_TEXT_CHARS = 400_000
"""Most characters of what an approval covers: it is shown as a whole."""
TOO_LARGE = Phrase("Larger than 256 KB.")
TOO_MANY = Phrase("Too many hooks.")
MALFORMED = Phrase("Can't be understood.")
NO_HOOKS = Phrase("No object is named `hooks`.")
ONLY_COMMANDS = Phrase("Only hooks of the type {kind} run here.", kind="command")
NO_COMMAND = Phrase("No command, or a very long one.")
BAD_MATCHER = Phrase("The matcher has more than names, .*, and |.")
SWITCHED_OFF = Phrase("Its file switches all hooks off.")

_WORDS = re.compile(r"[\s=;|&()<>,'\"`]+")
_WRITTEN = re.compile(r"(?:[12&]?>{1,2}\|?[ \t]*)[^\s;|&()<>]+")
"""A file that a command line writes, as a log: its content does not decide what runs."""
_SCRIPT = re.compile(r".+\.(?:py|sh|bash|[cm]?js|ts|rb|pl|php|ps1)")
_PROJECT_WORD = re.compile(r"\$(?:\{(?P<a>\w+)\}|(?P<b>\w+))/")


class HookFile(Struct, frozen=True):
    """A file that may declare hooks, and how it is displayed."""

    root: ProjectRoot
    path: str
    where: str
    dialect: DefinitionFormat = DefinitionFormat.HELIX
    of_project: bool = False


class _DeclaredHook(Struct):
    type: str = "command"
    command: str = ""
    args: list[str] = []
    timeout: float | None = None
    failure: str = field(default="", name="onFailure")
    only_if: object = field(default=None, name="if")
    in_background: bool = field(default=False, name="async")


class _Group(Struct):
    hooks: list[object]
    matcher: str | None = None


def read_hooks(
    files: Iterable[HookFile],
    project: ProjectRoot,
    home: ProjectRoot,
    *,
    earlier: Mapping[str, bytes] = NO_EARLIER,
) -> list[Hook]:
    """Read all hooks, each once, in the order of the files. Blocks.

    `earlier` are files of the project as they were before what may write them began: their hooks
    count, too, since nobody may switch a check off by removing it. Scripts are those of now.
    """
    hooks: dict[tuple[str, str], Hook] = {}
    declared: set[Hook] = set()
    for file in files:
        before = earlier.get(file.path) if file.of_project else None
        for hook in (*(_parse_file(file, before) if before else ()), *_read_file(file)):
            if hook in declared:
                continue  # before its scripts: a file has room for thousands of the same
            declared.add(hook)
            complete = hook if hook.problem else _with_scripts(hook, project, home)
            complete = replace(complete, of_project=file.of_project)
            hooks.setdefault((complete.text, complete.problem), complete)
            if len(declared) >= MAX_HOOKS:
                return [*hooks.values(), Hook(file.where, "", problem=TOO_MANY)]
    return list(hooks.values())


def _read_file(file: HookFile) -> Iterator[Hook]:
    try:
        if file.root.lacks(file.path):
            return
        with file.root.open_file(file.path) as opened:
            data = opened.read(MAX_HOOK_FILE_BYTES + 1)
    except ToolError as error:
        with suppress(ToolError):  # its folder is not there either
            file.root.real(file.path)
            yield Hook(file.where, "", problem=error.message)
        return
    except OSError as error:
        yield Hook(file.where, "", problem=error.strerror or MALFORMED)
        return
    yield from _parse_file(file, data)


def _parse_file(file: HookFile, data: bytes) -> Iterator[Hook]:
    if len(data) > MAX_HOOK_FILE_BYTES:
        yield Hook(file.where, "", problem=TOO_LARGE)
        return
    try:
        yield from parse_hooks(data, file.where, file.dialect, toml=file.path.endswith(".toml"))
    except ValueError as error:
        yield Hook(file.where, "", problem=error.args[0] if error.args else MALFORMED)


def parse_hooks(
    data: bytes, where: str, dialect: DefinitionFormat, *, toml: bool = False
) -> Iterator[Hook]:
    """Yield the hooks of a file, also those that cannot run; raise ValueError if it has none."""
    try:
        values = (
            parse_toml(data.decode("utf-8", "replace"))
            if toml
            else parse_json_as(data.removeprefix(b"\xef\xbb\xbf"), dict[str, object])
        )
    except JsonUnparsable as error:
        # JSON, but no object, or no JSON
        words = NO_HOOKS
        if not isinstance(error.__cause__, msgspec.ValidationError):
            line = line_of(error, data)
            words = Phrase("Line {line} isn't valid JSON: {reason}", line=line, reason=str(error))
        raise ValueError(words) from error
    declared = values.get("hooks")
    if not isinstance(declared, dict):
        if dialect is DefinitionFormat.HELIX:  # the others' files also have other settings
            raise ValueError(NO_HOOKS)
        return
    all_off = values.get("disableAllHooks") is True
    for event, groups in declared.items():
        name = show_hidden(str(event))[:100]
        if not isinstance(groups, list):
            if dialect is DefinitionFormat.HELIX:
                yield Hook(where, name, dialect=dialect, problem=MALFORMED)
            continue  # a setting beside the events
        for group in groups:
            try:
                parsed = msgspec.convert(group, _Group)
            except msgspec.ValidationError:
                yield Hook(where, name, dialect=dialect, problem=MALFORMED)
                continue
            for handler in parsed.hooks:
                hook = _make_hook(
                    handler, where, name, matcher=parsed.matcher or "", dialect=dialect
                )
                yield replace(hook, problem=SWITCHED_OFF) if all_off else hook


def _make_hook(
    declared: object, where: str, event: str, *, matcher: str, dialect: DefinitionFormat
) -> Hook:
    hook = Hook(where, event, matcher[:MAX_MATCHER_CHARS], dialect=dialect)
    try:
        handler = msgspec.convert(declared, _DeclaredHook)
    except msgspec.ValidationError:
        return replace(hook, problem=MALFORMED)
    command = shlex.join([handler.command, *handler.args]) if handler.args else handler.command
    usual = DEFAULT_PROMPT_SECONDS if hook.moment is HookEvent.PROMPT else DEFAULT_SECONDS
    seconds = usual if handler.timeout is None else handler.timeout
    if handler.timeout is not None and dialect is DefinitionFormat.GEMINI:
        seconds = handler.timeout / 1_000
    hook = replace(
        hook,
        command=command[:MAX_COMMAND_CHARS],
        # TOML knows nan, which is never over
        seconds=min(seconds, MAX_SECONDS) if seconds >= MIN_SECONDS else MIN_SECONDS,
        must_succeed=handler.failure == "block",
    )
    problem = ""
    if hook.moment is None:
        problem = Phrase("Nothing here is called {event}.", event=event)
    elif handler.type != "command":
        problem = ONLY_COMMANDS
    elif not command.strip() or len(command) > MAX_COMMAND_CHARS or "\0" in command:
        problem = NO_COMMAND
    elif handler.only_if is not None or handler.in_background:
        name = "async" if handler.in_background else "if"
        problem = Phrase("The field {name} isn't supported.", name=name)
    elif matcher != hook.matcher or (
        not PLAIN_MATCHER.fullmatch(matcher) and matcher != "*" and matcher_pattern(matcher) is None
    ):
        problem = BAD_MATCHER
    return replace(hook, problem=problem)


def _with_scripts(hook: Hook, project: ProjectRoot, home: ProjectRoot) -> Hook:
    """Return the hook with its text, which has the files that its command line names.

    Secrets in these are masked: the text is shown, and saved once it is approved.
    """
    lines = [
        f"event: {hook.event}",
        f"matcher: {hook.matcher or '*'}",
        f"command: {hook.command}",
        f"time limit: {hook.seconds:g} s",
        f"a failure blocks: {'yes' if hook.must_succeed else 'no'}",
        f"from: {hook.where}",
    ]
    lines = [line.replace("\n", "⟨U+000A⟩") for line in lines]
    try:
        for shown, data in _named_files(hook.command, project, home):
            lines.append(f"file {shown}, sha256 {digest_of(data)}:")
            text = hide_secret_text(shown, data.decode("utf-8", "replace"))
            lines += [f"| {line}" for line in text.split("\n")]
            if sum(map(len, lines)) > MAX_TEXT_CHARS:
                hook = replace(hook, problem=_too_large(shown))
                break
    except ValueError as error:
        hook = replace(hook, problem=error.args[0])
    return replace(hook, text=show_hidden("\n".join(lines)))


def _named_files(
    command: str, project: ProjectRoot, home: ProjectRoot
) -> Iterator[tuple[str, bytes]]:
    """Yield the files that a command line names: displayed path and data.

    Raise ValueError for one that is not there or cannot be read: a missing script would make an
    interpreter end with the same status as a hook that blocks.
    """
    read = _WRITTEN.sub(" ", command)
    words = _WORDS.split(read)
    with suppress(ValueError):  # a quotation mark that is not closed
        words += shlex.split(read)
    project_folder, home_folder = os.path.realpath(project.folder), os.path.realpath(home.folder)
    # the project first: it is often within the home folder
    folders = (
        (project, project_folder),
        (project, os.path.abspath(project.folder)),
        (home, home_folder),
        (home, os.path.abspath(home.folder)),
    )
    names, count = set[str](), 0
    for word in dict.fromkeys(words):
        is_certain = word.startswith("./")
        variable = _PROJECT_WORD.match(word)
        name = (variable["a"] or variable["b"]) if variable else ""
        if variable and name in PROJECT_DIRS:
            place, is_certain = os.path.join(project_folder, word[variable.end() :]), True
        elif word.startswith("~/") or (variable and name == "HOME"):
            place = os.path.join(home_folder, word.partition("/")[2])
        elif variable:
            continue
        else:
            place = os.path.join(project_folder, word)
        place = os.path.normpath(place)
        within = (
            (root, place.removeprefix(f"{folder}/"))
            for root, folder in folders
            if place.startswith(f"{folder}/")
        )
        root, path = next(within, (project, ""))
        shown = f"~/{path}" if root is home else path
        if not path or shown in names:
            continue
        names.add(shown)
        # several words in quotation marks may be a command line of their own
        is_certain |= _SCRIPT.fullmatch(path) is not None and not _WORDS.search(path)
        data = _file_data(root, path, shown, is_certain=is_certain)
        if data is None:
            continue
        count += 1
        if count > MAX_SCRIPTS:
            raise ValueError(Phrase("The command names too many files."))
        if len(data) > MAX_HOOK_FILE_BYTES:
            raise ValueError(_too_large(shown))
        yield shown, data


def _too_large(shown: str) -> Phrase:
    return Phrase("{file} is too large to be reviewed.", file=shown)


def _file_data(root: ProjectRoot, path: str, shown: str, *, is_certain: bool) -> bytes | None:
    """Return the beginning of a file's data; None for a folder, or if the word names no file."""
    try:
        is_missing = root.lacks(path)
    except ToolError:
        is_missing = True  # its folder is not there, or it is no path
    except (OSError, ValueError):
        return None
    if is_missing:
        if is_certain:
            raise ValueError(Phrase("{file} isn't there.", file=shown))
        return None
    try:
        with root.open_file(path) as file:
            return file.read(MAX_HOOK_FILE_BYTES + 1)
    except (ToolError, OSError) as error:
        with suppress(ToolError, OSError), root.open_folder(path):
            return None
        reason = error.message if isinstance(error, ToolError) else str(error.strerror)
        raise ValueError(reason) from error


def hook_files(project: ProjectRoot, settings: ProjectRoot, home: ProjectRoot) -> list[HookFile]:
    """Return the files that may declare hooks: the project's, then the user's."""
    claude, codex, gemini = (
        DefinitionFormat.CLAUDE,
        DefinitionFormat.CODEX,
        DefinitionFormat.GEMINI,
    )
    places = tuple(zip(OTHER_HOOK_FILES, (claude, claude, codex, codex, gemini), strict=True))
    files = [HookFile(project, OWN_HOOK_FILE, OWN_HOOK_FILE, of_project=True)]
    files += [HookFile(project, path, path, dialect, of_project=True) for path, dialect in places]
    own = os.path.realpath(settings.folder).removeprefix(f"{os.path.realpath(home.folder)}/")
    shown = own if own.startswith("/") else f"~/{own}"
    files.append(HookFile(settings, "hooks.json", f"{shown}/hooks.json"))
    files += [HookFile(home, path, f"~/{path}", dialect) for path, dialect in places]
    return files
