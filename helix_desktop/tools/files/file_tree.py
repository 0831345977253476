"""Walks all files below a folder: `.gitignore`, skipped folders, and glob patterns.

The walk holds folders by handles, follows no links, leaves out files that `.gitignore` names and
folders of version control or packages, and stops on request. Path patterns have `*`, `?`, `[a-z]`
and `{a,b}` inside a step, and `**` over any number of steps. They are matched step by step without
backtracking, so that no pattern takes long on any path. The last rule of a `.gitignore` that fits
decides.
"""

import fnmatch
import re
import stat
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from functools import lru_cache

from msgspec import Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.files.folder_handle import FolderHandle
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.protected_paths import show_path

MAX_PATTERN_CHARS = 500
_MAX_CHOICES = 64
"""Most patterns that the braces of one may stand for."""
_BRACES = re.compile(r"\{([^{}]*,[^{}]*)\}")


class PathGlob:
    """A pattern of paths, ready to match."""

    def __init__(self, pattern: str) -> None:
        """Compile a pattern; raise ToolError if it is too long or has too many alternatives."""
        if len(pattern) > MAX_PATTERN_CHARS:
            raise ToolError(
                "The pattern has {count} characters, {longest} are possible.",
                count=f"{len(pattern):,}",
                longest=MAX_PATTERN_CHARS,
            )
        self._choices: list[tuple[_Step, ...]] = []
        for choice in _expand_braces(pattern):
            steps: list[_Step] = []
            for step in choice.split("/"):
                # `**/**` is one step
                if step not in ("", ".") and not (step == "**" and steps[-1:] == [None]):
                    steps.append(None if step == "**" else _compile_step(step))
            self._choices.append(tuple(steps))

    def matches(self, parts: Sequence[str]) -> bool:
        for steps in self._choices:
            if None not in steps:  # most rules; each is asked about each file
                if len(steps) == len(parts) and all(map(_matches_step, steps, parts)):
                    return True
                continue
            # all places in the pattern that the path can have reached, step after step
            reached = _past_stars(steps, {0})
            for part in parts:
                ahead = set()
                for state in reached:
                    step = steps[state] if state < len(steps) else _NO_NAME
                    if step is None:
                        ahead.add(state)
                    elif step.match(part):
                        ahead.add(state + 1)
                reached = _past_stars(steps, ahead)
            if len(steps) in reached:
                return True
        return False


def _matches_step(step: "_Step", part: str) -> bool:
    return step is not None and step.match(part) is not None


_Step = re.Pattern[str] | None
"""One step of a pattern; None for any number of steps."""


def _past_stars(steps: Sequence[_Step], reached: set[int]) -> set[int]:
    """Add the places behind each `**`, which may also stand for nothing."""
    reached_now = set(reached)
    for state in sorted(reached):
        while state < len(steps) and steps[state] is None:
            state += 1
            reached_now.add(state)
    return reached_now


def _expand_braces(pattern: str) -> list[str]:
    """Return the patterns without braces that a pattern with braces stands for."""
    waiting, spread = [pattern], []
    while waiting:
        part = waiting.pop(0)
        braces = _BRACES.search(part)
        if braces is None:
            spread.append(part)
        else:
            start, end = braces.span()
            waiting.extend(part[:start] + choice + part[end:] for choice in braces[1].split(","))
        if len(waiting) + len(spread) > _MAX_CHOICES:
            raise ToolError("The braces of the pattern stand for too many.", "Use * instead.")
    return spread


@lru_cache(maxsize=1_024)
def _compile_step(step: str) -> re.Pattern[str]:
    # the standard translation groups the text between stars so that it never backtracks
    return re.compile(fnmatch.translate(step))


_NO_NAME = re.compile(r"(?!)")


_MAX_RULES = 5_000
_UNESCAPED_SPACES = re.compile(r"(?<!\\)[ \t]+$")
_ESCAPED = re.compile(r"\\(.)")


class IgnoreRule(Struct, frozen=True):
    """One rule; `name` fits at any depth, `glob` from the folder of the file on."""

    keeps: bool
    folders_only: bool
    name: re.Pattern[str] = _NO_NAME
    glob: PathGlob | None = None

    def fits(self, parts: Sequence[str], *, folder: bool) -> bool:
        if self.folders_only and not folder:
            return False
        if self.glob is not None:
            return self.glob.matches(parts)
        return self.name.match(parts[-1]) is not None


def parse_ignore_file(text: str) -> tuple[IgnoreRule, ...]:
    """Return the rules of a file; invalid lines are skipped."""
    rules = (_parse_rule(line) for line in text.splitlines()[:_MAX_RULES])
    return tuple(rule for rule in rules if rule is not None)


def is_ignored(rules: Sequence[IgnoreRule], parts: Sequence[str], *, folder: bool) -> bool | None:
    """Return whether these rules ignore a path below their folder; None if no rule fits."""
    for rule in reversed(rules):
        if rule.fits(parts, folder=folder):
            return not rule.keeps
    return None


def _parse_rule(line: str) -> IgnoreRule | None:
    text = _UNESCAPED_SPACES.sub("", line.removeprefix("\ufeff"))
    if not text or text.startswith("#"):
        return None
    keeps = text.startswith("!")
    text = text[keeps:]
    folders_only = text.endswith("/")
    text = text.rstrip("/")
    if not text or len(text) > MAX_PATTERN_CHARS:
        return None
    # translate git's backslash escapes into brackets
    shielded = _ESCAPED.sub(lambda match: f"[{match[1]}]" if match[1] in "*?[" else match[1], text)
    # braces are plain characters to git
    plain = shielded.replace("{", "[{]").replace("[^", "[!")
    if "/" not in text:
        return IgnoreRule(keeps, folders_only, name=_compile_step(plain))
    try:
        return IgnoreRule(keeps, folders_only, glob=PathGlob(plain.lstrip("/")))
    except ToolError:
        return None


SKIPPED = frozenset(
    {".git", ".hg", ".svn", ".jj", "node_modules", "__pycache__", ".venv", ".mypy_cache"}
    | {".ruff_cache", ".pytest_cache", ".tox"}
)
_MAX_DEPTH = 100
"""Most nested folders, each of which is held open."""
_MAX_RULES_BYTES = 256 * 1024

Late = Callable[[], bool]


class ProjectFile(Struct, frozen=True):
    """A file: its path from the workspace folder on, and its name in a held folder."""

    parts: tuple[str, ...]
    folder: FolderHandle

    @property
    def path(self) -> str:
        return "/".join(self.parts)

    def open(self) -> int:
        """Open the file for reading; raise OSError if it is no longer a regular file."""
        return self.folder.read(self.parts[-1])


class _FolderRules(Struct, frozen=True):
    """The rules of one folder, and the folder's depth."""

    rules: tuple[IgnoreRule, ...]
    depth: int


def find_files(root: ProjectRoot, path: str, late: Late) -> Iterator[ProjectFile]:
    """Yield the files below a folder in the order of their paths; end early when late."""
    base = tuple(part for part in root.real(path).split("/") if part)
    rules_above: list[_FolderRules] = []
    for depth in range(len(base)):
        with root.open_folder(show_path("/".join(base[:depth]))) as above:
            rules_above.append(_FolderRules(_rules_in(above), depth))
    with root.open_folder(path) as folder:
        yield from _files_below(folder, base, rules_above, late=late)


def _files_below(
    folder: FolderHandle, parts: tuple[str, ...], rules_above: Sequence[_FolderRules], *, late: Late
) -> Iterator[ProjectFile]:
    rules = [*rules_above, _FolderRules(_rules_in(folder), len(parts))]
    names: list[str] = []
    with suppress(OSError):
        names = sorted(folder.names())
    for name in names:
        if late():
            return
        below = (*parts, name)
        try:
            mode = folder.look(name).st_mode
            inner = stat.S_ISDIR(mode)
            if _is_left_out(rules, below, folder=inner):
                continue
            if not inner or len(below) >= _MAX_DEPTH:
                if stat.S_ISREG(mode):
                    yield ProjectFile(below, folder)
                continue
            opened = folder.inner(name)
        except OSError:
            continue  # gone, or a link by now
        with closing(opened):
            yield from _files_below(opened, below, rules, late=late)


def make_ignore_filter(root: ProjectRoot) -> Callable[[tuple[str, ...]], bool]:
    """Return a function that tells whether a file is left out, for files found in another way."""
    known: dict[tuple[str, ...], tuple[IgnoreRule, ...]] = {}

    def rules_of(parts: tuple[str, ...]) -> tuple[IgnoreRule, ...]:
        if parts not in known:
            with root.open_folder(show_path("/".join(parts))) as folder:
                known[parts] = _rules_in(folder)
        return known[parts]

    def ignored(parts: tuple[str, ...]) -> bool:
        for end in range(1, len(parts) + 1):
            rules_above = [_FolderRules(rules_of(parts[:depth]), depth) for depth in range(end)]
            if _is_left_out(rules_above, parts[:end], folder=end < len(parts)):
                return True
        return False

    return ignored


def _is_left_out(
    rules_above: Sequence[_FolderRules], parts: tuple[str, ...], *, folder: bool
) -> bool:
    if folder and parts[-1] in SKIPPED:
        return True
    for level in reversed(rules_above):
        if level.rules:
            verdict = is_ignored(level.rules, parts[level.depth :], folder=folder)
            if verdict is not None:
                return verdict
    return False


def _rules_in(folder: FolderHandle) -> tuple[IgnoreRule, ...]:
    try:
        with open(folder.read(".gitignore"), "rb") as file:
            return parse_ignore_file(file.read(_MAX_RULES_BYTES).decode("utf-8", "replace"))
    except OSError:
        return ()
