"""Reads a `.env` file (quotes, `export`), and which of its values outputs must not contain.

Any value of some length may be a secret, whatever its name. Words, numbers and addresses are none:
they occur in outputs for other reasons, such as `postgres`, `8080` and `/var/lib/app`.
"""

import re
from collections.abc import Iterator

from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.secret_patterns import VALUE, SecretSpan, is_placeholder

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
_REFERENCE = lazy_pattern(rb"\$\{?\w{1,64}\}?|\$\([^\n]*\)")
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
    if len(value) < MIN_LENGTH or _REFERENCE.fullmatch(value):
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
