"""Secrets that are recognized by their shape anywhere: private keys, tokens, named values.

Each pattern begins with a few characters that are searched in the whole text at once; only there a
limited match follows. So the time is that of a few passes over the text, whatever it contains
(tests/benchmarks/secret_search.py measures it).
"""

import re
from collections.abc import Iterator

from msgspec import Struct

_LONGEST_BLOCK = 64 * 1024
"""Most bytes of a private key; one without an end is hidden as far as it looks like a key."""


class SecretSpan(Struct, frozen=True):
    """A secret in a text: its position, and its kind in words."""

    start: int
    stop: int
    what: str


_TOKENS = (
    ("an API key", r"sk", r"-[\w-]{20,200}|_(?:live|test)_\w{16,128}"),
    ("an API key", r"gsk_", r"\w{20,128}"),
    ("a token of GitHub", r"gh", r"[pousr]_[A-Za-z0-9]{30,255}"),
    ("a token of GitHub", r"github_pat_", r"\w{30,255}"),
    ("a token of GitLab", r"glpat-", r"[\w-]{16,64}"),
    ("a token of Hugging Face", r"hf_", r"[A-Za-z0-9]{30,64}"),
    ("a token of a registry", r"npm_", r"[A-Za-z0-9]{36}"),
    ("a token of a registry", r"pypi-AgE", r"[\w-]{50,300}"),
    ("an API key of Google", r"AIza", r"[\w-]{35}"),
    ("an access key of AWS", r"AKIA", r"[0-9A-Z]{16}"),
    ("an access key of AWS", r"ASIA", r"[0-9A-Z]{16}"),
    ("a token of Slack", r"xox", r"[abeoprs]-[A-Za-z0-9-]{15,250}"),
    ("an API key of SendGrid", r"SG.", r"[\w-]{20,32}\.[\w-]{16,64}"),
    ("a signed token", r"eyJ", r"[\w-]{17,300}+\.[\w-]{10,4000}+\.[\w-]{10,1000}+"),
)
"""Kind, beginning and rest of tokens: a beginning without alternatives is found at once."""
_TOKEN = [
    (what, lead.encode(), re.compile(f"{re.escape(lead)}(?=({rest}))".encode()))
    for what, lead, rest in _TOKENS
]
_LEADING = frozenset(b"".join(lead for _, lead, _ in _TOKEN)).difference(b"0123456789abcdef")
_NOT_LEADING = bytes(frozenset(range(256)) - _LEADING)
"""Without these a text is much shorter, and the reduced beginnings are still in it."""
_RUN = bytes(
    ord("a") if chr(each).isascii() and (chr(each).isalnum() or chr(each) in "_-") else ord(" ")
    for each in range(256)
)
_LONG_RUN = b"a" * 20
"""No token is shorter, nor is the first part of a signed one."""
_DENSE = 1_000
"""Bytes per long run, below which scanning everything is faster than gathering the runs."""
_WORD = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")
"""Characters of words: a token does not begin in the middle of a word."""

_BEGIN = re.compile(rb"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----")
_END, _AFTER_END = b"-----END ", re.compile(rb"[A-Z0-9 ]{0,60}-----")
_BODY = re.compile(rb"(?:[^\n]{0,40}?[A-Za-z0-9+/=]{16,200}+[^\n]{0,8}+(?:\n|\Z)){1,400}+")

_NAMES = (r"passw(?:ords?|d)", r"secret", r"token", r"key")
_NAMED_KEY = frozenset(b"_-iI")
"""Characters before `key` in names of secrets: `api_key`, `apiKey`, `secret-key`."""
_NAMED = [
    re.compile(
        rf"(?P<name>{name})(?=[\"']?[ \t]{{0,4}}(?::=|=>|[:=])[ \t]{{0,4}}(?P<quote>[\"'])"
        rf"(?P<quoted>[^\s\"'<>{{}}()$]{{8,512}})(?P=quote)"
        rf"|=(?P<plain>[^\s\"'<>{{}}()$,;=]{{6,512}}+={{0,3}})(?=\s|\Z))".encode()
    )
    for name in _NAMES
]
"""Patterns in lower case, like the searched text; an unquoted value needs a name in capitals."""
_MIXED = re.compile(rb"(?=[^0-9]{0,512}[0-9])(?=[^A-Za-z]{0,512}[A-Za-z])")
_STANDS_FOR = re.compile(rb"(?i)example|change-?_?me|placeholder|your[-_]|xxxx|\.\.\.|\*\*\*")
_LOGIN = re.compile(rb"://(?=[^\s/:@\"'<>{}$]{0,64}:(?P<value>[^\s/@:\"'<>{}$]{4,256})@)")


def find_secret_spans(data: bytes) -> list[SecretSpan]:
    """Return everything that looks like a secret, in order and without overlaps."""
    return merge_spans([*_private_keys(data), *_tokens(data), *_named(data), *_logins(data)])


def merge_spans(found: list[SecretSpan]) -> list[SecretSpan]:
    """Return the spans in order, with overlapping ones merged."""
    whole: list[SecretSpan] = []
    for span in sorted(found, key=lambda each: (each.start, -each.stop)):
        if whole and span.start < whole[-1].stop:
            if span.stop > whole[-1].stop:
                whole[-1] = SecretSpan(whole[-1].start, span.stop, whole[-1].what)
        else:
            whole.append(span)
    return whole


def is_placeholder(text: bytes) -> bool:
    """Return whether a value is only a placeholder."""
    return _STANDS_FOR.search(text) is not None


def _places(data: bytes, lead: bytes) -> Iterator[int]:
    at = data.find(lead)
    while at >= 0:
        yield at
        at = data.find(lead, at + len(lead))


def _private_keys(data: bytes) -> Iterator[SecretSpan]:
    after, end = 0, 0
    for at in _places(data, b"PRIVATE KEY"):
        begin = _BEGIN.search(data, max(after, at - 60), at + 30) if at >= after else None
        if begin is None:
            continue
        if 0 <= end < begin.end():
            end = data.find(_END, begin.end())
        closing = None
        if 0 <= end < begin.end() + _LONGEST_BLOCK:
            closing = _AFTER_END.match(data, end + len(_END))
        body = _BODY.match(data, begin.end() + 1) if closing is None else None
        after = closing.end() if closing else body.end() if body else begin.end()
        yield SecretSpan(begin.start(), after, "a private key")


def _tokens(data: bytes) -> Iterator[SecretSpan]:
    left = _long_runs(data).translate(None, _NOT_LEADING)
    for what, lead, shape in _TOKEN:
        after = 0
        # a point is in no run, and is the rarest of these beginnings
        there = lead in data if b"." in lead else lead.translate(None, _NOT_LEADING) in left
        for found in shape.finditer(data) if there else ():
            start, stop = found.start(), found.end(1)
            inside = start > 0 and data[start - 1] in _WORD
            if start >= after and not inside and not is_placeholder(data[start:stop]):
                yield SecretSpan(start, stop, what)
                after = stop


def _long_runs(data: bytes) -> bytes:
    """Return the parts of a text without gaps that are long enough for a token.

    The whole text, if there are too many of them.
    """
    runs = data.translate(_RUN)
    found: list[bytes] = []
    at, most = runs.find(_LONG_RUN), len(data) // _DENSE + 1
    while at >= 0:
        if len(found) >= most:
            return data
        stop = runs.find(b" ", at)
        stop = stop if stop >= 0 else len(runs)
        found.append(data[at:stop])
        at = runs.find(_LONG_RUN, stop)
    return b" ".join(found)


def _named(data: bytes) -> Iterator[SecretSpan]:
    """Yield values of `PASSWORD=…` in capitals, and of `password: "…"` if it is no plain word."""
    lowered = data.lower()
    for shape in _NAMED:
        for found in shape.finditer(lowered):
            kind = "plain" if found["quote"] is None else "quoted"
            value = data[slice(*found.span(kind))]
            if kind == "plain":
                fits = data[slice(*found.span("name"))].isupper()
            else:
                fits = _MIXED.match(value) is not None and b"/" not in value
            if fits and _is_name(data, found.start()) and not is_placeholder(value):
                yield SecretSpan(*found.span(kind), "the value of a secret")


def _is_name(data: bytes, at: int) -> bool:
    """Return whether the name is that of a secret: `key` counts only with a word before it."""
    is_key = data[at : at + 3].lower() == b"key"
    return not is_key or (at > 0 and data[at - 1] in _NAMED_KEY)


def _logins(data: bytes) -> Iterator[SecretSpan]:
    for found in _LOGIN.finditer(data):
        yield SecretSpan(found.start("value"), found.end("value"), "a password in an address")
