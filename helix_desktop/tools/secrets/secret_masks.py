"""Masks in place of a file's secrets, for a model that reads and edits the file.

A model that writes a file back writes the masks that it read. Each stands for its secret in that
file only, at most as often as the file holds the secret now; any other mask is refused, since it
would be written as words in place of a secret.

Edits are made in a text in which each secret is one private character, so that no edit takes a part
of a secret or of its mask. Where several secrets of one kind are in a file, their masks end with a
mark. It depends on the secret and on a key of this run of the application: it tells nothing about
the secret, and a mask that was read before the file changed never stands for another secret.
"""

import hashlib
import re
import secrets
from collections import Counter
from copy import copy

from msgspec import Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.redaction import HIDDEN
from helix_desktop.domain.secret_patterns import SecretSpan
from helix_desktop.tools.secrets.secret_file_contents import Finder

MASK = re.compile(rf"\[hidden: (?:an?|the) [^\]\n]{{1,200}}\]|{re.escape(HIDDEN)}")
_ANY_MASK = re.compile(r"\[hidden: [^\]\n]{1,200}\]")
NEXT_LINE = "[hidden]"
"""The mask of each further line of a secret."""
_LEAD = "[hidden: "
_LINE_BREAK = r"\r\n|\r|\n"
_FURTHER_LINES = rf"(?:(?:{_LINE_BREAK}){re.escape(NEXT_LINE)})*"
_IN_BLOCK = re.compile(rf"\A{re.escape(NEXT_LINE)}{_FURTHER_LINES}")
_AT_LINE_START = re.compile(rf"(?:\A|(?<=[\r\n])){re.escape(NEXT_LINE)}")
_MARK_KEY = secrets.token_bytes(32)
_MARK_BYTES = 4
_PRIVATE_CHARACTERS = range(0x100000, 0x10FFFE)


def mask_text(what: str, lines: int, mark: str = "") -> str:
    """Return the first line of a mask; the others are `NEXT_LINE`."""
    counted = f", {lines} lines" if lines > 1 else ""
    return f"{_LEAD}{what}{counted}{f', #{mark}' if mark else ''}]"


def find_mask(text: str) -> str:
    """Return the first mask in a text, or ""."""
    match = MASK.search(text)
    return match[0] if match else ""


def find_nothing(_data: bytes) -> list[SecretSpan]:
    """Find no secrets, as in a file that the user opened to the model."""
    return []


class _Secret(Struct, frozen=True):
    """A secret of the file, which may be in several places."""

    what: str
    value: str

    @property
    def breaks(self) -> list[str]:
        return re.findall(_LINE_BREAK, self.value)

    @property
    def plain_mask(self) -> str:
        return mask_text(self.what, len(self.breaks) + 1)

    @property
    def marked_mask(self) -> str:
        value = self.value.encode("utf-8", "surrogatepass")
        mark = hashlib.blake2b(value, key=_MARK_KEY, digest_size=_MARK_BYTES).hexdigest()
        return mask_text(self.what, len(self.breaks) + 1, mark)


class FileMasks:
    """The masks of a file with this text; `arguments` are the texts that are to be put in it."""

    def __init__(self, path: str, text: str, find: Finder, *arguments: str) -> None:
        self._path = path
        parts = _split_at_secrets(text, find)
        self._known = list(dict.fromkeys(part for part in parts if isinstance(part, _Secret)))
        used_chars = set(text).union(*map(set, arguments)) if self._known else set[str]()
        free = (chr(code) for code in _PRIVATE_CHARACTERS if chr(code) not in used_chars)
        self._next_line = next(free)
        self._codes = {secret: next(free) for secret in self._known}
        self._secrets = {code: secret for secret, code in self._codes.items()}
        self._literal = "\0".join(part for part in parts if isinstance(part, str))
        self._unmarked: set[str] = set()
        """Masks without marks that stand for several secrets."""
        kinds = Counter(secret.plain_mask for secret in self._known)
        literal = {mask for mask in kinds if mask in self._literal}
        self._unmarked = {mask for mask, count in kinds.items() if count > 1} - literal
        marked = self._unmarked | literal
        plain = ((secret, secret.plain_mask) for secret in self._known)
        self._masks = {
            secret: secret.marked_mask if mask in marked else mask for secret, mask in plain
        }
        self._code_of_mask = {mask: self._codes[secret] for secret, mask in self._masks.items()}
        self._mask_by_code = {
            ord(code): self._masks[secret] for code, secret in self._secrets.items()
        }
        self._mask_by_code[ord(self._next_line)] = NEXT_LINE
        # one range, which may have other characters in it: a set of thousands is slow
        self._any_code = f"[{min(self._secrets)}-{max(self._secrets)}]" if self._known else ""
        self._has_blocks = any(secret.breaks for secret in self._known)
        self.coded = "".join(
            self._code(part) if isinstance(part, _Secret) else part for part in parts
        )
        """The text with a private character in place of each secret."""

    def __bool__(self) -> bool:
        return bool(self._known)

    @property
    def text(self) -> str:
        return self.shown(self.coded)

    def shown(self, coded: str) -> str:
        return coded.translate(self._mask_by_code) if self._known else coded

    def with_text(self, coded: str) -> "FileMasks":
        masks = copy(self)
        masks.coded = coded
        return masks

    def encode(self, argument: str) -> str:
        """Return a text of the model with private characters in place of masks.

        Raise ToolError if it has a mask that stands for nothing in the file.
        """
        text = argument
        if any(mask in text for mask in self._unmarked):
            # mark masks without marks, as older sessions have them, where their line tells which
            words = {ord(code): secret.plain_mask for code, secret in self._secrets.items()}
            lines = [line.rstrip("\r") for line in self.coded.split("\n")]
            lines = [line for line in lines if not self._secrets.keys().isdisjoint(line)]
            unmarked = [line.translate(words) for line in lines]
            counts = Counter(unmarked)
            certain = {
                line: self.shown(coded)
                for line, coded in zip(unmarked, lines, strict=True)
                if counts[line] == 1
            }
            parts = re.split(f"({_LINE_BREAK})", text)
            text = "".join(certain.get(part, part) for part in parts)
        text = _ANY_MASK.sub(lambda match: self._code_of_mask.get(match[0], match[0]), text)
        text = self._with_coded_lines(text)
        for match in MASK.finditer(text):
            mask = match[0]
            if mask in self._literal:
                continue
            if any(mask == secret.plain_mask for secret in self._known):
                raise ToolError(
                    "{mask} may stand for one of several secrets in {path}; nothing was changed.",
                    "Read the file again: there, each of them has its own mark.",
                    mask=mask,
                    path=repr(self._path),
                )
            raise ToolError(
                "{mask} stands for a hidden secret, but for none that is in {path} now; nothing "
                "was changed.",
                "A mask stands for its secret only in the file that it was read from. Read this "
                "file again, or write something else in its place.",
                mask=mask,
                path=repr(self._path),
            )
        return text

    def with_values_coded(self, coded: str) -> str:
        """Return a text that is to be replaced, also where it has a secret and not its mask.

        A model may know a secret that it wrote itself. Only a whole secret counts, so that no part
        of one can be guessed.
        """
        plain_ends = self.coded.replace("\r\n", "\n")
        if coded.replace("\r\n", "\n") in plain_ends:
            return coded
        for secret in sorted(self._known, key=lambda known: -len(known.value)):
            coded = coded.replace(secret.value, self._code(secret))
        return coded

    def restore(self, coded: str) -> str:
        """Return the new text of the file with its secrets.

        Raise ToolError if a secret would be copied, or if a mask is not whole.
        """
        if not self._known:
            return coded
        before, after = Counter(self.coded), Counter(coded)
        for code, secret in self._secrets.items():
            if after[code] > before[code]:
                raise ToolError(
                    "{mask} would be in {path} more often than its secret is now; nothing was "
                    "changed.",
                    "A mask can be kept, moved in its file, or removed, but not copied.",
                    mask=self._masks[secret],
                    path=repr(self._path),
                )

        def value(match: re.Match[str]) -> str:
            secret = self._secrets.get(match[1])
            if secret is None:
                return match[0]
            if len(re.findall(_LINE_BREAK, match[2])) != len(secret.breaks):
                raise self._broken_mask_error(self._masks[secret])
            return secret.value

        further = f"((?:(?:{_LINE_BREAK}){self._next_line})*)"
        text = re.sub(f"({self._any_code}){further}", value, coded)
        if self._next_line in text:
            raise self._broken_mask_error(NEXT_LINE)
        return text

    def _with_coded_lines(self, text: str) -> str:
        """Code the further lines of masks: behind a first line, or where a text begins."""
        if not self._has_blocks:
            return text

        def coded(match: re.Match[str]) -> str:
            secret = self._secrets.get(match[1])
            count = len(secret.breaks) if secret is not None else 0
            if not count:
                return match[0]
            return match[1] + match[2].replace(NEXT_LINE, self._next_line, count)

        text = re.sub(f"({self._any_code})({_FURTHER_LINES})", coded, text)
        if _AT_LINE_START.search(self._literal):
            return text
        return _IN_BLOCK.sub(lambda match: match[0].replace(NEXT_LINE, self._next_line), text)

    def _code(self, secret: _Secret) -> str:
        return self._codes[secret] + "".join(f"{end}{self._next_line}" for end in secret.breaks)

    def _broken_mask_error(self, mask: str) -> ToolError:
        return ToolError(
            "{mask} is one of several lines that stand for one secret in {path}; nothing was "
            "changed.",
            "Keep or remove all of these lines together.",
            mask=mask,
            path=repr(self._path),
        )


def _split_at_secrets(text: str, find: Finder) -> list[str | _Secret]:
    data = text.encode("utf-8", "surrogatepass")
    parts: list[str | _Secret] = []
    position = 0
    for span in find(data):
        start, stop = max(span.start, position), span.stop
        while start > position and _is_inner(data, start):
            start -= 1
        while _is_inner(data, stop):
            stop += 1
        parts.append(data[position:start].decode("utf-8", "surrogatepass"))
        if value := data[start:stop].decode("utf-8", "surrogatepass"):
            parts.append(_Secret(span.what, value))
        position = stop
    parts.append(data[position:].decode("utf-8", "surrogatepass"))
    return parts


def _is_inner(data: bytes, position: int) -> bool:
    """Return whether a character goes on at this place."""
    return position < len(data) and data[position] & 0xC0 == 0x80
