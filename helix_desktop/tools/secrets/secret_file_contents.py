"""Whether a file holds secrets, by place and content, and which values those are.

A name only proposes a file: `credentials.py` is source, a certificate in a `.pem` is public, and
`.env.example` shows the expected fields. `.env` files, key stores, and files in `.ssh` or `secrets`
count as a whole.

Of a `.env` file, any value of some length may be a secret, whatever its name. Words, numbers and
addresses are none: they occur in outputs for other reasons, such as `postgres`, `8080` and
`/var/lib/app`.
"""

import base64
import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial

from msgspec import Struct

from helix_desktop.domain.app_secrets import APP_SECRETS
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.secret_patterns import (
    ENCODED_KEY,
    NAMED_VALUE,
    PASSWORD,
    PRIVATE_KEY,
    VALUE,
    SecretSpan,
    find_certain_secrets,
    find_secret_spans,
    is_placeholder,
    merge_spans,
)
from helix_desktop.tools.secrets.secret_file_names import FOLDERS, KEY_STORES, NAMES, is_env_file

MIN_LENGTH = 8
"""Bytes below which a value is not searched for: it would match too much."""
_MAX_WORDS = 2
"""Words that a name may consist of, as in `my-project`; more of them may be a passphrase."""
_ENTRY = lazy_pattern(
    rb"^[ \t]{0,16}(?:export[ \t]{1,8})?(?P<name>[A-Za-z_][\w.-]{0,200})[ \t]{0,8}=[ \t]{0,8}"
    rb"(?P<value>\"(?P<double>(?:[^\"\\]|\\.){0,65536}+)\"|'(?P<single>[^']{0,65536}+)'"
    rb"|`(?P<back>[^`]{0,65536}+)`|(?P<bare>[^\n\r]{1,65536}+))",
    re.MULTILINE | re.DOTALL,
)
_COMMENT = lazy_pattern(rb"(?<![ \t])[ \t]+#[^\n]*\Z")
_ESCAPE = lazy_pattern(rb"\\(.)", re.DOTALL)
_ESCAPED = {b"n": b"\n", b"r": b"\r", b"t": b"\t"}
_SHELL_REFERENCE = lazy_pattern(rb"\$\{?\w{1,64}\}?|\$\([^\n]*\)")
_DIGITS = lazy_pattern(rb"[0-9][^0-9]*[0-9]")
_NUMBER = lazy_pattern(rb"[+-]?v?[0-9][0-9.,:_/+TZ-]*[A-Za-z%]{0,3}")
_WORD = lazy_pattern(rb"[A-Z]{1,24}|[A-Za-z]?[a-z]{0,23}(?:[A-Z][a-z]{2,15}){0,2}")
_PART = lazy_pattern(rb"[A-Za-z]{0,15}|[0-9]{1,8}")
_SHORT_MIXED = lazy_pattern(rb"[A-Za-z]{1,6}[0-9]{1,2}|[0-9]{1,2}[A-Za-z]{1,6}")
"""A part of an address with letters and digits that no secret has room in."""
_PLACE = lazy_pattern(
    rb"(?:[A-Za-z][\w+.-]{1,20}://|[A-Za-z]:[\\/]|[.~]{0,2}/)?(?P<rest>[\w.@:/\\~+-]{1,400})"
)
_HOST = lazy_pattern(rb"[a-z0-9-]{1,40}(?:(?:\.[a-z0-9-]{1,40}){2,8}|\.[a-z0-9-]{1,40}:[0-9]{1,5})")
_LOGIN = lazy_pattern(rb"//[^/\s]*@")
_SIGNS = (b".", b"/", b":", b"@")
"""Signs of addresses, in which any number of words may be."""
_JOINTS = lazy_pattern(rb"[.@:/\\~+_-]+")


def env_entries(data: bytes) -> Iterator[tuple[SecretSpan, bytes]]:
    """Yield the place of each value with its quotes, and the value without them."""
    for entry in _ENTRY.finditer(data):
        value_bytes = entry["bare"]
        if value_bytes is None:
            quoted = entry["double"] or entry["single"] or entry["back"] or b""
            yield SecretSpan(*entry.span("value"), VALUE), quoted
        elif value := _COMMENT.sub(b"", value_bytes).strip():
            start = entry.start("value")
            yield SecretSpan(start, start + len(value_bytes.rstrip()), VALUE), value


def is_uncommon(value: bytes) -> bool:
    """Return whether a value is long, and no word, number, address or placeholder."""
    if len(value) < MIN_LENGTH or _SHELL_REFERENCE.fullmatch(value):
        return False
    if is_placeholder(value) and _DIGITS.search(value) is None:
        return False
    return not all(_is_common(part.strip()) for part in value.split(b","))


def without_login(value: bytes) -> bytes:
    return _LOGIN.sub(b"//", value)


def _is_common(value: bytes) -> bool:
    if not value or _WORD.fullmatch(value) or _NUMBER.fullmatch(value):
        return True
    place = _PLACE.fullmatch(value)
    if place is None or _LOGIN.search(value):
        return False
    is_address = place.start("rest") > 0 or _HOST.fullmatch(value) is not None
    parts = _JOINTS.split(place["rest"])
    if not all(
        _PART.fullmatch(part) or (is_address and _SHORT_MIXED.fullmatch(part)) for part in parts
    ):
        return False
    words = sum(part.isalpha() for part in parts)
    return is_address or any(sign in value for sign in _SIGNS) or words <= _MAX_WORDS


def env_secrets(data: bytes) -> Iterator[bytes]:
    """Yield the uncommon values as programs may print them, and the lines of longer ones."""
    for _, value in env_entries(data):
        if not is_uncommon(value):
            continue
        printed = _ESCAPE.sub(lambda escape: _ESCAPED.get(escape[1], escape[1]), value)
        for text in dict.fromkeys((value, printed)):
            yield text
            if b"\n" in text:
                yield from filter(is_uncommon, map(bytes.strip, text.split(b"\n")))


MAX_SECRET_FILE_BYTES = 256 * 1024
"""Most bytes of a file that are read; secrets are small."""

_FILES = lazy_pattern(rf".+\.env|{NAMES}", re.VERBOSE | re.IGNORECASE)
_HARMLESS = lazy_pattern(
    r"known_hosts.*|config|.*\.pub|readme.*|\.gitkeep|\.gitignore|.*\.(?:md|py|js|ts|go|rs|java|rb)",
    re.IGNORECASE,
)
_SHOWING = lazy_pattern(r".*\.(?:example|sample|template|dist|defaults)(?:\..*)?", re.IGNORECASE)
_STORES = lazy_pattern(KEY_STORES, re.IGNORECASE)
_SETTINGS = lazy_pattern(r".+\.env", re.IGNORECASE)
_ASSIGNED = lazy_pattern(
    rb"^[ \t+\-]{0,8}(?:export[ \t]{1,8})?(?P<name>[A-Za-z_][\w.]{0,200})[ \t]{0,8}=[ \t]{0,8}"
    rb"(?P<value>[^\n\r]{1,4000}+)",
    re.MULTILINE,
)
_TELLING = lazy_pattern(rb"(?i)pass|secret|token|key|auth|cred|private|dsn|salt|pwd|pin$")
_PLAIN = lazy_pattern(
    rb"(?i)true|false|yes|no|on|off|null|none|[\d.]{1,8}|localhost|[a-z]{1,24}|\$\{?\w{1,64}\}?"
)
_REFERENCE = lazy_pattern(rb"(?i)\$\{?\w{1,64}\}?|true|false")
_RANDOM = lazy_pattern(rb"(?=[^0-9]{0,512}[0-9])(?=[^A-Za-z]{0,512}[A-Za-z])[\w+/=.~-]{16,}")
_LOGINS = lazy_pattern(
    rb"(?i)(?:_authToken|_password|_auth|password|npmAuthToken)[ \t:=]{1,8}(\S{4,512})"
)
_VALUES = frozenset({VALUE, NAMED_VALUE, PASSWORD})
"""Kinds of secrets that are known by their names or places only."""
_KEY_LINE_ENDS = lazy_pattern(rb"\r?\n|\\[rn]")
_MIN_KEY_LINE = 24
_KEY_LINE = lazy_pattern(rb"[A-Za-z0-9+/=]{24,}|\A[ \t]{0,40}[A-Za-z0-9+/=]{8,23}[ \t]{0,8}\Z")
"""A line of a key, also in quotes or a comment; the last one may be short."""


def may_hold_secret(name: str, *, apart_folder: bool) -> bool:
    """Return whether a file may hold a secret; `apart_folder`: it is in one of `FOLDERS`."""
    if is_env_file(name):
        return True
    if _SHOWING.fullmatch(name):
        return False
    return _FILES.fullmatch(name) is not None or (apart_folder and not _HARMLESS.fullmatch(name))


def holds_assignments(name: str) -> bool:
    """Return whether a file has the form of a `.env`, whose assignments are for programs only."""
    return is_env_file(name) or (
        _SETTINGS.fullmatch(name) is not None and not _SHOWING.fullmatch(name)
    )


def file_holds_secret(name: str, data: bytes, *, apart_folder: bool) -> bool:
    """Return whether a proposed file is to be hidden; `data` is its beginning."""
    if not data.strip():
        return False
    if apart_folder or is_env_file(name) or _STORES.fullmatch(name) is not None:
        return True
    if secret_spans_of_file(name, data):
        return True
    # the meaning of anything but assignments and comments is unknown
    lines = (line.strip() for line in data.splitlines())
    more = (line and not line.startswith(b"#") and b"=" not in line for line in lines)
    return holds_assignments(name) and any(more)


def secret_spans_of_file(name: str, data: bytes) -> list[SecretSpan]:
    spans = [*find_secret_spans(data), *find_known_values(data)]
    if holds_assignments(name):
        spans += assigned_values(data)
        entries = env_entries(data)  # the password in an address is found by its shape
        spans += [span for span, value in entries if is_uncommon(without_login(value))]
    elif _FILES.fullmatch(name):
        spans += [SecretSpan(*match.span(1), NAMED_VALUE) for match in _LOGINS.finditer(data)]
    return merge_spans(spans)


def find_known_values(data: bytes) -> list[SecretSpan]:
    spans = APP_SECRETS.spans(data)
    return [SecretSpan(start, stop, "a key that Helix uses") for start, stop in spans]


Finder = Callable[[bytes], list[SecretSpan]]
SecretFinder = Callable[[str], Finder]
"""Returns the function that finds the secrets in the content of a file."""


def make_file_finder(path: str) -> Finder:
    return partial(secret_spans_of_file, os.path.basename(path))


class FileSecrets(Struct, frozen=True):
    """What the content of a file means for commands."""

    texts: tuple[bytes, ...] = ()
    """What is removed from outputs."""
    is_hidden: bool = False
    """Whether the file is unreadable unless git tracks it."""
    is_exposed: bool = False
    """Whether a command that can read it, since git tracks it, needs consent to send data away."""


NO_SECRETS = FileSecrets()


def read_named_file(name: str, data: bytes, *, apart_folder: bool) -> FileSecrets:
    """Return the secrets of a file that its name proposes."""
    data = _as_utf8(data)
    spans = secret_spans_of_file(name, data)
    texts = [text for span in spans for text in _secret_texts(data, span)]
    if holds_assignments(name):
        texts += env_secrets(data)
    if _STORES.fullmatch(name) is not None:
        texts.append(data)
    hidden = file_holds_secret(name, data, apart_folder=apart_folder)
    return FileSecrets(tuple(dict.fromkeys(texts)), hidden, is_exposed=bool(spans or texts))


def read_any_file(data: bytes) -> FileSecrets:
    """Return the secrets of a file of any name: only what is hardly anything else counts."""
    data = _as_utf8(data)
    kinds = [(span.what, tuple(_secret_texts(data, span))) for span in find_certain_secrets(data)]
    texts = tuple(dict.fromkeys(text for _, group in kinds for text in group))
    has_key = any(group and what in (PRIVATE_KEY, ENCODED_KEY) for what, group in kinds)
    return FileSecrets(texts, is_hidden=True, is_exposed=has_key) if texts else NO_SECRETS


def _secret_texts(data: bytes, span: SecretSpan) -> Iterator[bytes]:
    """Yield what an output must not contain of a secret: of a key, its body and short lines."""
    text = data[span.start : span.stop]
    if span.what in _VALUES and not is_uncommon(text.strip(b"\"'")):
        return  # such as `postgres`, which is in outputs for other reasons
    if span.what != PRIVATE_KEY:
        yield text.strip(b"\"'")
        if span.what == ENCODED_KEY:
            with suppress(ValueError):
                key = base64.b64decode(text + b"==")
                for inner in find_certain_secrets(key):
                    yield from _secret_texts(key, inner)
        return
    lines = [
        match.group().strip()
        for line in _KEY_LINE_ENDS.split(text)
        for match in _KEY_LINE.finditer(line)
    ]
    if any(len(line) >= _MIN_KEY_LINE for line in lines):  # else source that mentions a key
        yield b"\n".join(lines)
        yield from lines


def _as_utf8(data: bytes) -> bytes:
    """Return the text of a file that some editors on Windows write as UTF-16."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace").encode("utf-8", "replace")
    return data


def assigned_values(data: bytes) -> list[SecretSpan]:
    """Return values of assignments that may be secret: not `DEBUG=true`, nor an example."""
    spans: list[SecretSpan] = []
    for match in _ASSIGNED.finditer(data):
        value = match["value"].rstrip()
        unquoted = value.strip(b"\"'")
        telling = _TELLING.search(match["name"]) is not None
        if not unquoted or is_placeholder(unquoted) or _REFERENCE.fullmatch(unquoted):
            continue
        # without a telling name, neither a number nor a word opens anything
        if telling or (_RANDOM.fullmatch(unquoted) and not _PLAIN.fullmatch(unquoted)):
            start = match.start("value")
            spans.append(SecretSpan(start, start + len(value), VALUE))
    return spans


def is_in_private_folder(steps: Sequence[str]) -> bool:
    """Return whether one of a path's folders is one of `FOLDERS`."""
    return any(step.casefold() in FOLDERS for step in steps)
