"""The keys that this run knows exactly, found and masked in texts that arrive from outside.

These are keys of models, secrets of MCP servers, and passwords of proxies. Whoever receives one may
send it back: unchanged, with other characters in between, reversed, in Base64, in hex, or as a part
of an address. So every text from a provider or an MCP server is searched for all these forms. The
keys are held once per process, and never written anywhere. A short text, a plain word, and a short
number are not searched for, because removing them would damage ordinary texts.
"""

import base64
import binascii
import json
import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple
from urllib.parse import quote, unquote, urlsplit

from helix_desktop.domain.redaction import HIDDEN

MIN_SECRET_CHARS = 8
"""The minimum characters of a secret."""
MASK = "[hidden: a key that Helix uses]"
"""Stands for a secret where a model reads or writes files; tools refuse to write it."""

_PLAIN_WORDS = r"[A-Za-z]{1,15}|[A-Za-z]+(?: [A-Za-z]+){1,3}|[0-9]{1,11}"
"""A plain word, a few of them, or a short number. Compiled when the first secret is learned."""
_MAX_PLAIN_CHARS = 20
"""Characters of a few words, beyond which they count as a secret."""
_PLACEHOLDERS = frozenset(
    {"lm-studio", "not-needed", "not-used", "no-key-required", "sk-no-key-required", "your-api-key"}
)
"""Texts that are entered as the key of a server that needs none."""
_MIN_LOOSE_CHARS = 16
"""Letters and digits of a secret that is also found with other characters in between."""
_MIN_CODED_CHARS = 10
"""Characters of a coded form that is searched for."""
_MIN_DELAYED_CHARS = 4
"""First characters of a secret that are held back; a piece that ends in fewer is passed on."""
_MAX_DELAYED_CHARS = 16 * 1024
_TAIL_CHARS = 64
"""Characters that were passed on last and are searched again together with what follows."""
_NON_ALPHANUMERIC = bytes(
    code for code in range(256) if not (chr(code).isascii() and chr(code).isalnum())
)
_BLANKS = b" \t\r\n"
_ENDING_CHARS = 8
"""Last characters of the beginning of a form, by which it is looked up."""


class _Forms:
    """The forms of secrets that are compared without some characters."""

    def __init__(self, left_out: bytes, forms: Iterable[bytes], *, lower: bool) -> None:
        self._left_out, self._lower = left_out, lower
        self.all = frozenset(filter(None, map(self.strip, forms)))

    @cached_property
    def _beginnings(self) -> dict[bytes, list[tuple[bytes, int]]]:
        """Beginnings of forms and their lengths, by their last characters."""
        beginnings: dict[bytes, list[tuple[bytes, int]]] = {}
        for form in self.all:
            for length in range(_MIN_DELAYED_CHARS, len(form)):
                ending = form[max(0, length - _ENDING_CHARS) : length]
                beginnings.setdefault(ending, []).append((form, length))
        return beginnings

    def strip(self, data: bytes) -> bytes:
        return (data.lower() if self._lower else data).translate(None, self._left_out)

    def spans(self, data: bytes) -> list[tuple[int, int]]:
        stripped = self.strip(data)
        matches = [
            (position, position + len(form))
            for form in self.all
            for position in _find_all(stripped, form)
        ]
        if not matches:
            return []
        offsets = [position for position, byte in enumerate(data) if byte not in self._left_out]
        return [(offsets[start], offsets[stop - 1] + 1) for start, stop in matches]

    def open_end(self, data: bytes) -> int:
        """Return where a secret may begin that continues after the data; the data's length for
        none.
        """
        stripped = self.strip(data)
        max_length = 0
        for length_of_ending in range(_MIN_DELAYED_CHARS, min(_ENDING_CHARS, len(stripped)) + 1):
            for form, length in self._beginnings.get(stripped[-length_of_ending:], ()):
                if length > max_length and stripped.endswith(form[:length]):
                    max_length = length
        if not max_length:
            return len(data)
        offsets = [position for position, byte in enumerate(data) if byte not in self._left_out]
        return offsets[-max_length]


class _Tables(NamedTuple):
    size: int
    ignoring_separators: _Forms
    ignoring_blanks: _Forms


class AppSecrets:
    """A set of secrets. Thread-safe."""

    def __init__(self) -> None:
        self._values: set[str] = set()
        self._tables = _make_tables(frozenset())

    def learn(self, *secrets: str) -> None:
        """Remove secrets from now on, and the passwords or tokens in them."""
        for token in (token for secret in secrets for token in _tokens_in(secret)):
            is_plain = len(token) <= _MAX_PLAIN_CHARS and re.fullmatch(_PLAIN_WORDS, token)
            if (
                len(token) >= MIN_SECRET_CHARS
                and not is_plain
                and token.lower() not in _PLACEHOLDERS
            ):
                self._values.add(token)
        # another thread may have learned a secret in the meantime
        while self._tables.size < len(self._values):
            self._tables = _make_tables(frozenset(self._values))

    def forget(self) -> None:
        """Know no secrets, as at the start of a process."""
        self._values = set()
        self._tables = _make_tables(frozenset())

    def learn_password(self, url: str) -> None:
        """Remove the password in an address from now on."""
        try:
            password = urlsplit(url if "://" in url else f"//{url}").password or ""
        except ValueError:
            return
        self.learn(password)
        self.learn(unquote(password))

    def spans(self, data: bytes) -> list[tuple[int, int]]:
        """Return where secrets are, in order and without overlaps."""
        tables = self._tables
        merged: list[tuple[int, int]] = []
        for start, stop in sorted(
            (*tables.ignoring_separators.spans(data), *tables.ignoring_blanks.spans(data))
        ):
            if merged and start < merged[-1][1]:
                merged[-1] = merged[-1][0], max(stop, merged[-1][1])
            else:
                merged.append((start, stop))
        return merged

    def open_end(self, data: bytes) -> int:
        """Return where a secret may begin that continues after the data; the data's length for
        none.
        """
        tables = self._tables
        return min(tables.ignoring_separators.open_end(data), tables.ignoring_blanks.open_end(data))

    def without(self, text: str, replacement: str = HIDDEN) -> str:
        if not self._values:
            return text
        data = text.encode("utf-8", "surrogatepass")
        spans = self.spans(data)
        return (
            _replace(data, spans, replacement).decode("utf-8", "surrogatepass") if spans else text
        )


class SecretStream:
    """A text that arrives in pieces; what may be the beginning of a secret is held back."""

    def __init__(self, values: AppSecrets) -> None:
        self._values = values
        self._pending, self._tail = "", ""
        """What was not passed on yet, and the end of what was."""
        self.changed = False
        """Whether a secret was removed."""

    @property
    def holds(self) -> bool:
        """Whether a text is held back."""
        return bool(self._pending)

    def feed(self, text: str) -> str:
        """Return the text that certainly contains no secret."""
        self._pending += text
        return self._pass_on(to_end=len(self._pending) > _MAX_DELAYED_CHARS)

    def flush(self) -> str:
        """Return the rest."""
        return self._pass_on(to_end=True)

    def _pass_on(self, *, to_end: bool) -> str:
        tail = self._tail.encode("utf-8", "surrogatepass")
        data = tail + self._pending.encode("utf-8", "surrogatepass")
        begin, spans = len(tail), self._values.spans(data)
        end = len(data) if to_end else max(begin, self._values.open_end(data))
        for start, stop in spans:
            end = stop if start < end < stop else end
        passed_spans = [(max(start, begin) - begin, stop - begin) for start, stop in spans]
        passed_spans = [span for span in passed_spans if 0 < span[1] <= end - begin]
        self.changed = self.changed or bool(passed_spans)
        passed = data[begin:end]
        self._pending = data[end:].decode("utf-8", "surrogatepass")
        self._tail = (self._tail + passed.decode("utf-8", "surrogatepass"))[-_TAIL_CHARS:]
        return _replace(passed, passed_spans, HIDDEN).decode("utf-8", "surrogatepass")


def _replace(data: bytes, spans: Iterable[tuple[int, int]], replacement: str) -> bytes:
    parts, position = list[bytes](), 0
    for start, stop in spans:
        parts += [data[position:start], replacement.encode()]
        position = stop
    return b"".join([*parts, data[position:]])


def _find_all(data: bytes, form: bytes) -> Iterator[int]:
    position = data.find(form)
    while position >= 0:
        yield position
        position = data.find(form, position + 1)


def _tokens_in(secret: str) -> Iterator[str]:
    """Yield a secret, and the token or password in a header such as `Bearer TOKEN`."""
    yield secret
    *scheme, token = secret.split() or [""]
    if len(scheme) == 1:
        yield token
    if [word.lower() for word in scheme] == ["basic"]:
        try:
            yield base64.b64decode(token, validate=True).decode().partition(":")[2]
        except (binascii.Error, UnicodeDecodeError):
            return


def _make_tables(values: frozenset[str]) -> _Tables:
    loose: list[bytes] = []
    exact: list[bytes] = []
    for value in values:
        escaped = json.dumps(value, ensure_ascii=False)[1:-1]
        forms: list[bytes] = []
        for text in (
            value,
            quote(value),
            quote(value, safe=""),
            escaped,
            escaped.replace("/", "\\/"),
        ):
            forms += [form.encode("utf-8", "surrogatepass") for form in (text, text[::-1])]
        data = value.encode("utf-8", "surrogatepass")
        forms += [data.hex().encode(), data.hex().upper().encode()]
        for shift in range(3):
            # the bytes before it shift its Base64; characters mixed with others are left out
            coded = base64.b64encode(bytes(shift) + data)
            end = len(coded) - (0, 3, 2)[(len(data) + shift) % 3]
            core = coded[(0, 2, 3)[shift] : end]
            if len(core) >= _MIN_CODED_CHARS:
                forms += [core, core.translate(bytes.maketrans(b"+/", b"-_"))]
        alphanumeric_count = len(data.translate(None, _NON_ALPHANUMERIC))
        (loose if alphanumeric_count >= _MIN_LOOSE_CHARS else exact).extend(forms)
    return _Tables(
        len(values),
        _Forms(_NON_ALPHANUMERIC, loose, lower=True),
        _Forms(_BLANKS, exact, lower=False),
    )


APP_SECRETS = AppSecrets()
"""The secrets that this process knows."""
