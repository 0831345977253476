"""One step of a glob, between two slashes, as bash matches it: `*`, `?`, `[a-z]`, `[!x]`, classes.

Names are matched twice, in characters and in bytes: bash's choice depends on the name, on the
system's language and on its version. Where the results differ, or the pattern is unusual, the
result is unknown.
"""

import os
import re
import string
from collections.abc import Sequence

from msgspec import Struct

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


class _Odd(Exception):
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
        except (_Odd, UnicodeEncodeError):
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
            raise _Odd
        tokens, unclosed = _tokens(step)
        self.active = any(token in ("*", "?") or isinstance(token, _Set) for token in tokens)
        if self.active and unclosed:
            raise _Odd
        self._has_class = any(isinstance(token, _Set) and token.has_class for token in tokens)
        self._characters = re.compile(_expression(tokens), re.DOTALL)
        in_bytes = _expression([_as_bytes(token) for token in tokens])
        self._bytes = re.compile(in_bytes.encode("latin-1"), re.DOTALL)
        if self._dotted and any(self._characters.fullmatch(name) for name in (".", "..")):
            raise _Odd  # older versions match these two names


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
                raise _Odd
            members.update(_CLASSES[named[1]])
            has_class, at = True, named.end()
            continue
        first, at = _member(step, at)
        last = first
        if step[at : at + 1] == "-" and step[at + 1 : at + 2] not in ("]", ""):
            last, at = _member(step, at + 1)
        if last < first:
            raise _Odd
        members.update(map(chr, range(ord(first), ord(last) + 1)))
    return None


def _member(step: str, at: int) -> tuple[str, int]:
    found = _MEMBER.match(step, at)
    assert found is not None
    char = found["escaped"] or found["plain"]
    if not char or not char.isascii():
        raise _Odd
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
