"""Paths of commands, followed to their real places, and globs as bash expands them.

A check before the command runs, never instead of the sandbox: things can change in between. Globs
are expanded without bash's special options, only in the folders that a pattern names, and up to a
number of names.

A step of a glob, between two slashes, is matched twice, in characters and in bytes: bash's choice
depends on the name, on the system's language and on its version. Where the results differ, or the
pattern is unusual, the result is unknown.
"""

import os
import re
import stat
import string
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.secrets.secret_names import is_secret

LONGEST_STEP = 510
"""Most characters of a step: a name has 255 at most, and each may be escaped."""

_CLASSES = {
    "alpha": string.ascii_letters,
    "digit": string.digits,
    "alnum": string.ascii_letters + string.digits,
    "upper": string.ascii_uppercase,
    "lower": string.ascii_lowercase,
    "space": " \t\n\r\v\f",
    "blank": " \t",
    "punct": string.punctuation,
    "xdigit": string.hexdigits,
    "word": string.ascii_letters + string.digits + "_",
}
_TOKEN = re.compile(r"\\(?P<escaped>.)|(?P<any>[*?])|(?P<opens>\[)|(?P<plain>.)", re.DOTALL)
_CLASS = re.compile(r"\[:([a-z]+):\]")
_MEMBER = re.compile(r"\\(?P<escaped>.)|(?P<odd>\[[.=:])|(?P<plain>.)", re.DOTALL)


class _Set(Struct, frozen=True):
    """A set `[…]`: one character of these, or none of them."""

    members: frozenset[str]
    negated: bool
    has_class: bool


class _UncertainPattern(Exception):
    """The pattern's meaning is uncertain."""


class GlobSegment:
    """One step of a pattern; `fits` tells whether it matches a name, None if uncertain."""

    def __init__(self, step: str) -> None:
        """Compile a step; `odd`: no name is certain; `active`: it is more than a name."""
        self._dotted = step.startswith((".", "\\."))
        self.odd = False
        self.active = False
        self._has_class = False
        try:
            self._read(step)
        except (_UncertainPattern, UnicodeEncodeError):
            self.odd, self.active = True, True

    def fits(self, name: str) -> bool | None:
        if name.startswith(".") and not self._dotted:
            return False
        if self._has_class and not name.isascii():
            return None
        in_bytes = self._bytes.fullmatch(os.fsencode(name)) is not None
        in_characters = self._characters.fullmatch(name) is not None
        return in_bytes if in_bytes is in_characters or not _is_text(name) else None

    def _read(self, step: str) -> None:
        if len(step) > LONGEST_STEP:
            raise _UncertainPattern
        tokens, unclosed = _tokens(step)
        self.active = any(token in ("*", "?") or isinstance(token, _Set) for token in tokens)
        if self.active and unclosed:
            raise _UncertainPattern
        self._has_class = any(isinstance(token, _Set) and token.has_class for token in tokens)
        self._characters = re.compile(_expression(tokens), re.DOTALL)
        in_bytes = _expression([_as_bytes(token) for token in tokens])
        self._bytes = re.compile(in_bytes.encode("latin-1"), re.DOTALL)
        if self._dotted and any(self._characters.fullmatch(name) for name in (".", "..")):
            raise _UncertainPattern  # older versions match these two names


def _is_text(name: str) -> bool:
    """Return whether a name is UTF-8; otherwise bash takes it byte by byte."""
    return not any("\ud800" <= char <= "\udfff" for char in name)


def _tokens(step: str) -> tuple[list["str | _Set"], bool]:
    """Return `*`, `?`, sets, and characters with a backslash each; and if a bracket is open."""
    found: list[str | _Set] = []
    at, unclosed = 0, False
    while at < len(step):
        token = _TOKEN.match(step, at)
        assert token is not None
        at = token.end()
        closed = _set(step, at) if token["opens"] else None
        unclosed = unclosed or (token["opens"] is not None and closed is None)
        if closed is not None:
            members, at = closed
            found.append(members)
        elif token["any"]:
            found.append(token[0])
        else:
            found.append("\\" + (token["escaped"] or token[0]))
    return found, unclosed


def _set(step: str, at: int) -> tuple[_Set, int] | None:
    """Return the set whose bracket opens before `at`, and its end; None if it is only a bracket."""
    negated = step[at : at + 1] in ("!", "^")
    at = start = at + negated
    members: set[str] = set()
    has_class = False
    while at < len(step):
        if step[at] == "]" and at > start:
            return _Set(frozenset(members), negated, has_class), at + 1
        if named := _CLASS.match(step, at):
            if named[1] not in _CLASSES:
                raise _UncertainPattern
            members.update(_CLASSES[named[1]])
            has_class, at = True, named.end()
            continue
        first, at = _member(step, at)
        last = first
        if step[at : at + 1] == "-" and step[at + 1 : at + 2] not in ("]", ""):
            last, at = _member(step, at + 1)
        if last < first:
            raise _UncertainPattern
        members.update(map(chr, range(ord(first), ord(last) + 1)))
    return None


def _member(step: str, at: int) -> tuple[str, int]:
    found = _MEMBER.match(step, at)
    assert found is not None
    char = found["escaped"] or found["plain"]
    if not char or not char.isascii():
        raise _UncertainPattern
    return char, found.end()


def _as_bytes(token: "str | _Set") -> "str | _Set":
    """Return the token with one character for each byte."""
    if isinstance(token, _Set) or token in ("*", "?"):
        return token
    return "".join("\\" + chr(byte) for byte in os.fsencode(token[1:]))


def _expression(tokens: Sequence["str | _Set"]) -> str:
    """Return a regular expression whose `*` takes the first fitting place and never backtracks."""
    parts = [""]
    for token in tokens:
        if token == "*":
            parts.append("")
        elif token == "?":
            parts[-1] += "."
        elif isinstance(token, _Set):
            inside = "".join(f"\\x{ord(char):02x}" for char in sorted(token.members))
            parts[-1] += f"[{'^' if token.negated else ''}{inside}]"
        else:
            parts[-1] += "".join(map(re.escape, token[1::2]))
    first, *rest = parts
    if not rest:
        return first
    return first + "".join(f"(?>.*?{part})" for part in rest[:-1] if part) + ".*" + rest[-1]


NOTHING = "/dev/null"
MOST_ENTRIES = 2_000
"""Most files examined to learn whether links below a folder lead outside."""
_LONGEST_PATH = 4_096
_ELSEWHERE = "/proc/1/root"
"""Stands for a path that cannot be followed, and counts as outside."""


Included = Callable[[Sequence[Sequence[str]]], bool]
"""Returns whether instructions for agents include a file at one of these paths; looks at all."""


class CommandPaths:
    """A workspace folder for path checks.

    `base` is where a path starts from; links are followed.
    """

    def __init__(self, folder: Path, included: Included = lambda _paths: False) -> None:
        self.root = os.path.realpath(folder)
        self._included = included

    def moved(self, base: str, path: str) -> str:
        """Return the real place of `path` for a program that runs in `base`."""
        return _real(os.path.join(base, path.replace("\0", "�")))

    def holds(self, place: str) -> bool:
        """Return whether a real path is the folder or below it."""
        # Windows has its own separator, and ignores case in names
        root, asked = os.path.normcase(self.root), os.path.normcase(place)
        return asked == root or asked.startswith(root.rstrip(os.sep) + os.sep)

    def complaint(self, base: str, path: str) -> str:
        """Return why a command should not read `path` unasked; "" if it may."""
        if path in ("", NOTHING):
            return ""
        place = self.moved(base, path) if len(path) <= _LONGEST_PATH else ""
        if not self.holds(place):
            return Phrase("reaches outside the project folder (`{path}`)", path=path)
        if is_secret(self.steps(path, place)):
            return Phrase("names a file that may hold secrets (`{path}`)", path=path)
        if not _is_plain(place):
            return Phrase("names a device, a pipe, or a socket (`{path}`)", path=path)
        return ""

    def links_out(self, base: str, path: str) -> bool:
        """Return whether a link below `path` leads outside, or there are too many files to tell."""
        entries = _below(self.moved(base, path))
        for count, (place, is_link) in enumerate(entries):
            if count >= MOST_ENTRIES or (is_link and not self.holds(_real(place))):
                return True
        return False

    def own_repository(self, base: str) -> bool:
        """Return whether git, run in `base`, uses the workspace's repository and no nested one."""
        place = _real(base)
        while place != self.root and self.holds(place):
            if os.path.lexists(os.path.join(place, ".git")) or _is_bare(place):
                return False
            place = os.path.dirname(place)
        return place == self.root

    def any_included(self, places: Iterable[str]) -> bool:
        """Return whether instructions for agents include a file at one of these real paths."""
        steps = [os.path.relpath(place, self.root).split(os.sep) for place in places]
        return bool(steps) and self._included(steps)

    def steps(self, path: str, place: str) -> list[str]:
        """Return the names in a path as it was asked for, and in its real place."""
        return path.split("/") + os.path.relpath(place, self.root).split(os.sep)


def _real(path: str) -> str:
    """Return a path followed to its end; a place outside if that fails."""
    try:
        return os.path.realpath(path)
    except OSError:
        return _ELSEWHERE


def _is_plain(place: str) -> bool:
    """Return whether a place is a file or a folder, or does not exist."""
    try:
        mode = os.stat(place).st_mode
    except (OSError, ValueError):
        return True
    return stat.S_ISREG(mode) or stat.S_ISDIR(mode)


def _is_bare(place: str) -> bool:
    return all(os.path.lexists(os.path.join(place, name)) for name in ("HEAD", "objects", "refs"))


def _below(folder: str) -> Iterator[tuple[str, bool]]:
    for above, folders, files in os.walk(folder):
        for name in (*folders, *files):
            place = os.path.join(above, name)
            yield place, os.path.islink(place)


MOST_SEEN = 5_000
"""Most names examined for one pattern."""

_ESCAPE = re.compile(r"\\(.)", re.DOTALL)


def match_glob(base: str, pattern: str, most: int) -> list[str] | None:
    """Expand `pattern` in `base`, in bash's order; an empty result leaves the pattern as it is.

    Return None where the result is uncertain.
    """
    steps = pattern.split("/")
    first = _ESCAPE.sub(r"\1", steps[0])
    if len(steps) > 1 and first and not GlobSegment(steps[0]).active and not _is_there(base, first):
        return []
    if "" in steps[1:-1]:
        return None
    found = [""]
    for at, step in enumerate(steps):
        last = at == len(steps) - 1
        asked = GlobSegment(step)
        if not asked.active:
            found = _literal(base, found, _ESCAPE.sub(r"\1", step), last=last)
            continue
        fitting = _fitting(base, found, asked)
        if fitting is None or len(fitting) > most:
            return None
        found = fitting if last else [path + "/" for path in fitting if _is_folder(base, path)]
    return sorted(found, key=os.fsencode)


def is_pattern(pattern: str) -> bool:
    """Return whether a text is a pattern at all: `[` without `]` is none."""
    return any(GlobSegment(step).active for step in pattern.split("/"))


def literal_prefix(pattern: str) -> str:
    """Return the folders before a pattern's first active step: `/etc/` of `/etc/*.conf`."""
    steps = pattern.split("/")
    active = (at for at, step in enumerate(steps) if GlobSegment(step).active)
    lead = steps[: next(active, len(steps))]
    return _ESCAPE.sub(r"\1", "/".join([*lead, ""])) if lead else ""


def _literal(base: str, found: list[str], name: str, *, last: bool) -> list[str]:
    """Return those paths that contain the name; before the last step only folders count."""
    if not last:
        return [f"{path}{name}/" for path in found if _is_folder(base, f"{path}{name}/")]
    return [path + name for path in found if _is_there(base, path + name)]


def _fitting(base: str, found: list[str], asked: GlobSegment) -> list[str] | None:
    fitting: list[str] = []
    seen = 0
    for path in found:
        names = _names(os.path.join(base, path))
        matches = [asked.fits(name) for name in names] if not asked.odd else [None]
        seen += len(names)
        if None in matches or seen > MOST_SEEN:
            return None
        fitting += [path + name for name, match in zip(names, matches, strict=True) if match]
    return fitting


def _is_there(base: str, path: str) -> bool:
    try:
        return os.path.lexists(os.path.join(base, path))
    except ValueError:
        return False


def _is_folder(base: str, path: str) -> bool:
    try:
        return os.path.isdir(os.path.join(base, path))
    except ValueError:
        return False


def _names(folder: str) -> list[str]:
    try:
        with os.scandir(folder) as entries:
            return [entry.name for entry in islice(entries, MOST_SEEN + 1)]
    except (OSError, ValueError):
        return []
