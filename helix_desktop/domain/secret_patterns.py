"""The patterns of secrets known by their shape: private keys, tokens (GitHub, GitLab…), passwords.

Each pattern begins with a few characters that are searched in the whole text at once; only there a
limited match follows. So the time is that of a few passes over the text, whatever it contains
(tests/benchmarks/secret_search.py measures it).
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from helix_desktop.domain.lazy_pattern import lazy_pattern

_MAX_BLOCK_BYTES = 64 * 1024
"""The largest private key in bytes; one without an end is hidden as far as it looks like a key."""

PRIVATE_KEY = "a private key"
ENCODED_KEY = "a private key in Base64"
VALUE, NAMED_VALUE = "a value", "the value of a secret"
PASSWORD = "a password in an address"


class SecretSpan(NamedTuple):
    """A secret in a text: its position, and its kind in words."""

    start: int
    stop: int
    what: str


class TokenShape(NamedTuple):
    """A kind of token. `lead` has no alternatives, so that it is searched for at once."""

    what: str
    lead: str
    kind: str
    """The pattern of the rest of its beginning."""
    rest: str


_WITH_DIGIT = r"(?=[A-Za-z_-]{0,40}[0-9])"
"""For tokens whose beginning could be that of a word."""

TOKENS = (
    TokenShape("an API key", "sk", "-", rf"(?:{_WITH_DIGIT}[\w-]{{17,200}}|[\w-]{{20,200}})"),
    TokenShape("an API key", "sk_", "(?:live|test)_", r"\w{16,128}"),
    TokenShape("an API key", "rk_", "(?:live|test)_", r"\w{16,128}"),
    TokenShape("an API key", "gsk_", "", r"\w{20,128}"),
    TokenShape("an API key", "nvapi-", "", rf"{_WITH_DIGIT}[\w-]{{20,128}}"),
    TokenShape("an API key", "pplx-", "", rf"{_WITH_DIGIT}[\w-]{{20,128}}"),
    TokenShape("an API key", "xai-", "", rf"{_WITH_DIGIT}[\w-]{{20,128}}"),
    TokenShape("an API key", "csk-", "", rf"{_WITH_DIGIT}[\w-]{{20,128}}"),
    TokenShape("an API key", "tgp_", "v1_", rf"{_WITH_DIGIT}[\w-]{{20,128}}"),
    TokenShape("an API key", "tvly-", "", rf"{_WITH_DIGIT}[\w-]{{16,128}}"),
    TokenShape("an API key", "lin_", "api_", rf"{_WITH_DIGIT}\w{{20,128}}"),
    TokenShape("an API key", "fw_", "", rf"{_WITH_DIGIT}[A-Za-z0-9]{{20,64}}"),
    TokenShape("an API key", "r8_", "", rf"{_WITH_DIGIT}[A-Za-z0-9]{{30,64}}"),
    TokenShape("a token of GitHub", "gh", "[pousr]_", r"\w{30,255}"),
    TokenShape("a token of GitHub", "github_pat_", "", r"\w{30,255}"),
    TokenShape("a token of GitLab", "glpat-", "", r"[\w-]{16,64}"),
    TokenShape("a token of Hugging Face", "hf_", "", r"[A-Za-z0-9]{30,64}"),
    TokenShape("a token of a registry", "npm_", "", r"[A-Za-z0-9]{36}"),
    TokenShape("a token of a registry", "pypi-", "AgE", r"[\w-]{50,300}"),
    TokenShape("a token of a registry", "dckr_pat_", "", r"[\w-]{20,64}"),
    TokenShape("an API key of Google", "AIza", "", r"[\w-]{35}"),
    TokenShape("a token of Google", "ya29.", "", r"[\w-]{20,1000}"),
    TokenShape("an access key of AWS", "AKIA", "", r"[0-9A-Z]{16}"),
    TokenShape("an access key of AWS", "ASIA", "", r"[0-9A-Z]{16}"),
    TokenShape("a token of Slack", "xox", "[abeoprs]-", r"[A-Za-z0-9-]{15,250}"),
    TokenShape("an API key of SendGrid", "SG.", "", r"[\w-]{20,32}\.[\w-]{16,64}"),
    TokenShape("a key of age", "AGE-SECRET-KEY-", "1", r"[0-9A-Z]{50,64}"),
    TokenShape(
        ENCODED_KEY,
        "LS0tLS1CRUdJTi",
        "B(?:QUklW|SU0Eg|FQyBQ|PUEVO|FTkNS|EU0Eg|QR1AgUF)",
        r"[A-Za-z0-9+/]{40,40000}+={0,2}(?:\r?\n[ \t]{0,40}[A-Za-z0-9+/]{60,80}+={0,2}){0,300}"
        r"(?:\r?\n[ \t]{0,40}[A-Za-z0-9+/]{1,59}+={1,2})?",
    ),
    TokenShape("a signed token", "eyJ", "", r"[\w-]{17,300}+\.[\w-]{10,4000}+\.[\w-]{10,1000}+"),
)
"""The one table of tokens: of files, outputs, logs and errors."""
LOOSE_TOKEN = (
    r"sk-[A-Za-z0-9_-]{12,}|eyJ[A-Za-z0-9_-]{8,2000}+\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}|(?:"
    + "|".join(re.escape(token.lead) + token.kind for token in TOKENS if token.lead != "eyJ")
    + r")[A-Za-z0-9_.-]{16,}"
)
"""A pattern for texts from which it is better to remove too much than too little."""


@cache
def _token_shapes() -> list[tuple[str, bytes, re.Pattern[bytes]]]:
    """Compile the table when a text is first searched, since every start imports this module."""
    return [
        (
            token.what,
            token.lead.encode(),
            re.compile(f"{re.escape(token.lead)}(?=({token.kind}{token.rest}))".encode()),
        )
        for token in TOKENS
    ]


_LEADING = frozenset("".join(token.lead for token in TOKENS).encode()).difference(
    b"0123456789abcdef"
)
_NOT_LEADING = bytes(frozenset(range(256)) - _LEADING)
"""The characters that no token begins with. Without them a text is much shorter, and still
contains the beginnings.
"""
_RUN_CHARACTERS = bytes(
    ord("a") if chr(code).isascii() and (chr(code).isalnum() or chr(code) in "_-") else ord(" ")
    for code in range(256)
)
_LONG_RUN = b"a" * 20
"""The shortest token, and the shortest first part of a signed one."""
_MIN_BYTES_PER_RUN = 1_000
"""Bytes per long run, below which scanning everything is faster than gathering the runs."""
_WORD = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")
"""Characters of words: a token does not begin in the middle of a word."""

_BEGIN_MARKER = lazy_pattern(rb"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----")
_END_MARKER, _REST_OF_END_MARKER = b"-----END ", lazy_pattern(rb"[A-Z0-9 ]{0,60}-----")
_KEY_LINE = lazy_pattern(rb"[^\n]{0,40}?[A-Za-z0-9+/=]{16,200}+[^\n]{0,8}+(?:\n|\Z)")
_MARKER = lazy_pattern(rb"-----(?:BEGIN|END) [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----")
_BODY_LINE = lazy_pattern(
    rb"(?=(?:[^0-9\n]{0,200}[0-9]){2})(?=(?:[^A-Z\n]{0,200}[A-Z]){2})"
    rb"[^\n]{0,40}?[A-Za-z0-9+/=]{40,200}+[^\n]{0,8}"
)
_SHORT_LINE = lazy_pattern(rb"[^A-Za-z+/=\n]{0,40}[A-Za-z0-9+/=]{1,63}+[ \t\r]{0,8}")
"""The last line of a key."""
_MAX_BODY_LINES = 400
_BASE64 = r"[A-Za-z0-9+/]"
_KEY_BEGINNINGS = [
    lazy_pattern(rf"{begin}{_BASE64}{{36,40000}}+={{0,2}}".encode())
    for begin in (
        rf"M(?:II{_BASE64}{{2}}[AQgw]IBA(?:AK[BC]|DA{_BASE64}Bg|DCC{_BASE64}{{3}}G)"
        rf"|I[GH]{_BASE64}AgE(?:AMB{_BASE64}G|BB[DE])|{_BASE64}{{2}}CAQ(?:EE|[AE]wBQYDK2V)"
        rf"|II{_BASE64}{{5}}BgkqhkiG9w0BBQ)",
        "b3BlbnNzaC1rZXktdjEA",
    )
]
"""How private keys begin in Base64: as a DER sequence of a version and numbers, or as OpenSSH's.

Two patterns, because one with alternatives at its beginning cannot be searched for quickly.
"""

_SECRET_NAMES = (r"passw(?:ords?|d)", r"secret", r"token", r"key")
_BEFORE_KEY = frozenset(b"_-iI")
"""Characters before `key` in names of secrets: `api_key`, `apiKey`, `secret-key`."""
_NAMED_VALUES = [
    lazy_pattern(
        rf"(?P<name>{name})(?=[\"']?[ \t]{{0,4}}(?::=|=>|[:=])[ \t]{{0,4}}(?P<quote>[\"'])"
        rf"(?P<quoted>[^\s\"'<>{{}}()$]{{8,512}})(?P=quote)"
        rf"|=(?P<plain>[^\s\"'<>{{}}()$,;=]{{6,512}}+={{0,3}})(?=\s|\Z)"
        rf"|[ \t]{{0,4}}[:=][ \t]{{0,4}}(?P<random>[\w+~-]{{20,512}}+={{0,3}})(?=[\s,;]|\Z)"
        r")".encode()
    )
    for name in _SECRET_NAMES
]
"""Patterns in lower case, like the searched text.

An unquoted value needs a name in capitals, or looks random.
"""
_MIXED = lazy_pattern(rb"(?=[^0-9]{0,512}[0-9])(?=[^A-Za-z]{0,512}[A-Za-z])")
_LOOKS_RANDOM = lazy_pattern(
    rb"(?=[^a-z]{0,512}[a-z])(?=[^A-Z]{0,512}[A-Z])(?=(?:[^0-9]{0,512}[0-9]){2})[\w+~=-]{20,512}"
)
_PLACEHOLDER = lazy_pattern(
    rb"(?i)(?<![a-z0-9])example|example(?![a-z0-9])|change-?_?me|placeholder|your[-_]|xxxx|\.\.\.|\*\*\*"
)
_AWS_NAMES = (b"ecret_access_key", b"ECRET_ACCESS_KEY", b"ecretAccessKey")
_AWS_VALUE = lazy_pattern(rb"[\"']?[ \t]{0,8}[:=][ \t]{0,8}[\"']?(?P<value>[\w/+]{40})(?![\w/+=])")
_BEARER = lazy_pattern(rb"earer {1,4}(?P<value>[\w.~+/-]{20,4000}+={0,3})")
_PUTTY = lazy_pattern(
    rb"Private-Lines: [0-9]{1,4}\r?\n(?P<value>(?:[A-Za-z0-9+/=]{1,80}\r?\n?){1,400})"
)
_LOGIN = lazy_pattern(rb"://(?=[^\s/:@\"'<>{}$]{0,64}:(?P<value>[^\s/@:\"'<>{}$]{4,256})@)")

_NETRC_NAME = r"\s{1,80}+\S{1,255}+\s{1,80}+"
_NETRC = lazy_pattern(
    rf"machine(?<![\w-]machine){_NETRC_NAME}"
    rf"(?:(?:(?:login|account){_NETRC_NAME}){{1,2}}+"
    r"password\s{1,80}+\"?(?P<last>[^\s\"\\]{4,256})"
    r"|password\s{1,80}+\"?(?P<first>[^\s\"\\]{4,256})\"?\s{1,80}+(?:login|account)\s)".encode()
)
"""An entry of a .netrc file, on one line or several."""

_PIECE_BYTES, _OVERLAP_BYTES = 1 << 20, 80 << 10
# from the first backslash of a row: otherwise a long row takes quadratic time
_ESCAPE = lazy_pattern(rb'(?<!\\)\\+(["/nrt])')
_ESCAPED = {b"n": b"\n", b"r": b"\r", b"t": b"\t"}


def find_secret_spans(data: bytes) -> list[SecretSpan]:
    """Return everything that looks like a secret, in order and without overlaps."""
    spans = [*_find_certain(data), *_find_keys_without_markers(data), *_find_named_values(data)]
    spans += [SecretSpan(*login.span("value"), PASSWORD) for login in _LOGIN.finditer(data)]
    for entry in _NETRC.finditer(data):
        spans.append(SecretSpan(*entry.span(entry.lastgroup or 0), NAMED_VALUE))
    for position in _find_all(data, b"earer "):
        bearer = _BEARER.match(data, position)
        if bearer and _MIXED.match(bearer["value"]) and not is_placeholder(bearer["value"]):
            spans.append(SecretSpan(*bearer.span("value"), "a token"))
    return merge_spans(spans)


def find_in_json(find: Callable[[bytes], list[SecretSpan]], data: bytes) -> list[SecretSpan]:
    """Return the secrets in a text with JSON, also those that can be seen only after unescaping.

    Many are recognized by their quotes, or by the beginning of their line.
    """
    spans = find(data)
    # piece by piece: the positions of all escapes of a large text would fill the memory
    for first in range(0, len(data), _PIECE_BYTES):
        piece = data[first : first + _PIECE_BYTES + _OVERLAP_BYTES]
        text, places, origins, end = bytearray(), [0], [first], 0
        for escape in _ESCAPE.finditer(piece):
            text += piece[end : escape.start()] + _ESCAPED.get(escape[1], escape[1])
            end = escape.end()
            places.append(len(text))
            origins.append(first + end)
        if not end:
            continue
        text += piece[end:]
        for span in find(bytes(text)):
            begin, stop = (
                origins[index] + place - places[index]
                for place in (span.start, span.stop)
                for index in (bisect_right(places, place) - 1,)
            )
            spans.append(SecretSpan(begin, stop, span.what))
    return merge_spans(spans)


def find_certain_secrets(data: bytes) -> list[SecretSpan]:
    """Return what is almost certainly a secret: private keys, tokens, secret keys of AWS."""
    return merge_spans(list(_find_certain(data)))


def _find_certain(data: bytes) -> Iterator[SecretSpan]:
    yield from _find_private_keys(data)
    yield from _find_tokens(data)
    for putty in _PUTTY.finditer(data):
        yield SecretSpan(*putty.span("value"), PRIVATE_KEY)
    for name in _AWS_NAMES:
        for position in _find_all(data, name):
            match = _AWS_VALUE.match(data, position + len(name))
            if match and _MIXED.match(match["value"]) and not is_placeholder(match["value"]):
                yield SecretSpan(*match.span("value"), "a secret key of AWS")


def merge_spans(spans: list[SecretSpan]) -> list[SecretSpan]:
    """Return the spans in order, with overlapping ones merged."""
    result: list[SecretSpan] = []
    for span in sorted(spans, key=lambda span_: (span_.start, -span_.stop)):
        if result and span.start < result[-1].stop:
            if span.stop > result[-1].stop:
                result[-1] = SecretSpan(result[-1].start, span.stop, result[-1].what)
        else:
            result.append(span)
    return result


def is_placeholder(text: bytes) -> bool:
    return _PLACEHOLDER.search(text) is not None


def _find_all(
    data: bytes, text: bytes, ranges: Iterable[tuple[int, int]] | None = None
) -> Iterator[int]:
    """Yield where a text begins, in the whole or in these ranges."""
    for start, stop in ranges if ranges is not None else ((0, len(data)),):
        position = data.find(text, start, stop)
        while position >= 0:
            yield position
            position = data.find(text, position + len(text), stop)


def _find_private_keys(data: bytes) -> Iterator[SecretSpan]:
    searched_to, end_marker = 0, 0
    for position in _find_all(data, b"PRIVATE KEY"):
        marker = (
            _MARKER.search(data, max(searched_to, position - 60), position + 30)
            if position >= searched_to
            else None
        )
        if marker is None:
            continue
        start = _find_body_start(data, marker.start(), searched_to)
        begin_marker = _BEGIN_MARKER.match(data, marker.start())
        if begin_marker is None:
            if start < marker.start():
                yield SecretSpan(start, marker.end(), PRIVATE_KEY)
            searched_to = marker.end()
            continue
        if 0 <= end_marker < begin_marker.end():
            end_marker = data.find(_END_MARKER, begin_marker.end())
        rest_of_end = None
        if 0 <= end_marker < begin_marker.end() + _MAX_BLOCK_BYTES:
            rest_of_end = _REST_OF_END_MARKER.match(data, end_marker + len(_END_MARKER))
        searched_to = (
            rest_of_end.end()
            if rest_of_end
            else _find_body_end(data, begin_marker.end() + 1) or begin_marker.end()
        )
        yield SecretSpan(start, searched_to, PRIVATE_KEY)


def _find_keys_without_markers(data: bytes) -> Iterator[SecretSpan]:
    """Yield private keys whose first and last lines were left out, also in reverse order."""
    for shape in _KEY_BEGINNINGS:
        searched_to = 0
        for begin in shape.finditer(data):
            if begin.start() >= searched_to:
                line = data.rfind(b"\n", searched_to, begin.start()) + 1 or searched_to
                start = _find_body_start(data, line, searched_to)
                line_end = data.find(b"\n", begin.end())
                searched_to = (
                    _find_body_end(data, line_end + 1) if line_end >= 0 else 0
                ) or begin.end()
                yield SecretSpan(min(start, begin.start()), searched_to, PRIVATE_KEY)


def _find_body_end(data: bytes, start: int) -> int:
    """Return the end of the key lines that begin here; 0 if there are none.

    This is not one pattern, because possessive repeats of groups match too much in Python 3.11.2.
    """
    end = 0
    for _ in range(_MAX_BODY_LINES):
        line = _KEY_LINE.match(data, end or start)
        if line is None:
            break
        end = line.end()
    return end


def _find_body_start(data: bytes, marker: int, searched_to: int) -> int:
    """Return the beginning of the key lines that end at a marker; the marker's position for none.

    This finds a key whose first lines were left out, or whose lines are in reverse order.
    """
    start, line_end = marker, data.rfind(b"\n", searched_to, marker)
    for line_count in range(_MAX_BODY_LINES):
        if line_end <= searched_to:
            break
        begin = data.rfind(b"\n", searched_to, line_end) + 1 or searched_to
        if _BODY_LINE.fullmatch(data, begin, line_end):
            start = begin
        elif line_count or not _SHORT_LINE.fullmatch(data, begin, line_end):
            break
        line_end = begin - 1
    return start


def _find_tokens(data: bytes) -> Iterator[SecretSpan]:
    runs = _find_long_runs(data)
    text = b" ".join(data[start:stop] for start, stop in runs)
    reduced_text = text.translate(None, _NOT_LEADING)
    # a log of hashes is one long run, but contains only some letters
    absent = {code for code in _LEADING if code not in reduced_text}
    for what, lead, shape in _token_shapes():
        # a point is not in any run, and the rarest of these beginnings
        in_runs = b"." not in lead
        if in_runs and not (
            absent.isdisjoint(lead)
            and lead.translate(None, _NOT_LEADING) in reduced_text
            and lead in text
        ):
            continue
        searched_to = 0
        # searching for one capital letter first is faster than searching for three characters
        starts = (match.start() for match in shape.finditer(data))
        for position in _find_all(data, lead, runs) if in_runs else starts:
            match = shape.match(data, position) if position >= searched_to else None
            is_inside_word = position > 0 and data[position - 1] in _WORD
            if match and not is_inside_word and not is_placeholder(data[position : match.end(1)]):
                yield SecretSpan(position, match.end(1), what)
                searched_to = match.end(1)


def _find_long_runs(data: bytes) -> Sequence[tuple[int, int]]:
    """Return where a text has no gaps and is long enough for a token.

    The whole text, if there are too many of these places.
    """
    runs = data.translate(_RUN_CHARACTERS)
    positions: list[tuple[int, int]] = []
    position, max_positions = runs.find(_LONG_RUN), len(data) // _MIN_BYTES_PER_RUN + 1
    while position >= 0:
        if len(positions) >= max_positions:
            return ((0, len(data)),)
        stop = runs.find(b" ", position)
        stop = stop if stop >= 0 else len(runs)
        positions.append((position, stop))
        position = runs.find(_LONG_RUN, stop)
    return positions


def _find_named_values(data: bytes) -> Iterator[SecretSpan]:
    """Yield values of `PASSWORD=…` in capitals, and of `password: "…"` if it is no plain word."""
    lowered = data.lower()
    for shape in _NAMED_VALUES:
        for match in shape.finditer(lowered):
            group = match.lastgroup or ""
            value = data[slice(*match.span(group))]
            if group == "plain" and data[slice(*match.span("name"))].isupper():
                looks_secret = True
            elif group == "quoted":
                looks_secret = _MIXED.match(value) is not None and b"/" not in value
            else:
                looks_secret = _LOOKS_RANDOM.fullmatch(value) is not None
            # `key` counts only with a word before it
            begin = match.start()
            is_key = lowered[begin : begin + 3] == b"key"
            is_secret_name = not is_key or (begin > 0 and data[begin - 1] in _BEFORE_KEY)
            if looks_secret and is_secret_name and not is_placeholder(value):
                yield SecretSpan(*match.span(group), NAMED_VALUE)
