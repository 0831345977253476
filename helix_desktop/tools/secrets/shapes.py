"""Secrets that are known by their shape, wherever they stand: private keys, tokens, named values.

Everything begins with a few letters, or lies in a long run without a gap, that are looked for at
once in all of the text; only there it is looked closer, a bounded way. So the time is that of a few
passes over the text, whatever it holds.
"""

import re
from collections.abc import Iterator

from helix_desktop.domain.values import value

_LONGEST_BLOCK = 64 * 1024
"""Bytes of a private key; what begins like one and does not end is hidden as far as it looks it."""


@value
class Span:
    """A secret in a text: where, and what it is in words."""

    start: int
    stop: int
    what: str


_TOKENS = {
    "api": ("an API key", r"sk-[\w-]{20,200}|sk_(?:live|test)_\w{16,128}|gsk_\w{20,128}"),
    "github": ("a token of GitHub", r"gh[pousr]_[A-Za-z0-9]{30,255}|github_pat_\w{30,255}"),
    "gitlab": ("a token of GitLab", r"glpat-[\w-]{16,64}"),
    "hugging": ("a token of Hugging Face", r"hf_[A-Za-z0-9]{30,64}"),
    "registry": ("a token of a registry", r"npm_[A-Za-z0-9]{36}|pypi-AgE[\w-]{50,300}"),
    "google": ("an API key of Google", r"AIza[\w-]{35}"),
    "aws": ("an access key of AWS", r"A[KS]IA[0-9A-Z]{16}"),
    "slack": ("a token of Slack", r"xox[abeoprs]-[A-Za-z0-9-]{15,250}"),
    "sendgrid": ("an API key of SendGrid", r"SG\.[\w-]{20,32}\.[\w-]{16,64}"),
    "signed": (
        "a signed token",
        r"eyJ[\w-]{17,300}+\.[\w-]{10,4000}+\.[\w-]{10,1000}+",
    ),
}
_TOKEN = re.compile(
    "|".join(f"(?P<{name}>{shape})" for name, (_, shape) in _TOKENS.items()).encode()
)
_LEAD = re.compile(rb"(?<![A-Za-z0-9_])(?:[sg]s?k|g[hil]|hf_|npm|pyp|AIz|A[KS]I|xox|SG|eyJ)")
_RUN = bytes(
    ord("a") if chr(each).isascii() and (chr(each).isalnum() or chr(each) in "_-") else ord(" ")
    for each in range(256)
)
_SHORTEST = 20
"""No token is shorter; of a signed one, no first part."""

_KEY = b"PRIVATE KEY"
_BEGIN = re.compile(rb"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----")
_END, _AFTER_END = b"-----END ", re.compile(rb"[A-Z0-9 ]{0,60}-----")
_BODY = re.compile(rb"(?:[^\n]{0,40}?[A-Za-z0-9+/=]{16,200}+[^\n]{0,8}+(?:\n|\Z)){1,400}+")

_NAMES = (b"passw", b"secret", b"token", b"key")
_WHOLE_NAME = re.compile(rb"(?i)(?:passwords?|passwd|secret|token|key)")
_NAMED_KEY = (b"_", b"-", b"i", b"I")
"""What stands before `key` where it is a secret's name: `api_key`, `apiKey`, `secret-key`."""
_QUOTED = re.compile(
    rb"[\"']?[ \t]{0,4}(?::=|=>|[:=])[ \t]{0,4}(?P<quote>[\"'])"
    rb"(?P<value>[^\s\"'<>{}()$]{8,512})(?P=quote)"
)
_PLAIN = re.compile(rb"=(?P<value>[^\s\"'<>{}()$,;=]{6,512}+={0,3})(?=\s|\Z)")
_MIXED = re.compile(rb"(?=[^0-9]{0,512}[0-9])(?=[^A-Za-z]{0,512}[A-Za-z])")
_STANDS_FOR = re.compile(rb"(?i)example|change-?_?me|placeholder|your[-_]|xxxx|\.\.\.|\*\*\*")
_LOGIN = re.compile(rb"://[^\s/:@\"'<>{}$]{0,64}:(?P<value>[^\s/@:\"'<>{}$]{4,256})@")


def spans(data: bytes) -> list[Span]:
    """All that looks like a secret by itself, in order; none overlaps another."""
    return apart([*_private_keys(data), *_tokens(data), *_named(data), *_logins(data)])


def apart(found: list[Span]) -> list[Span]:
    """In order, and what overlaps made one."""
    whole: list[Span] = []
    for span in sorted(found, key=lambda each: (each.start, -each.stop)):
        if whole and span.start < whole[-1].stop:
            if span.stop > whole[-1].stop:
                whole[-1] = Span(whole[-1].start, span.stop, whole[-1].what)
        else:
            whole.append(span)
    return whole


def stands_for(text: bytes) -> bool:
    """Whether a value is only there to show where one belongs."""
    return _STANDS_FOR.search(text) is not None


def _places(data: bytes, lead: bytes) -> Iterator[int]:
    at = data.find(lead)
    while at >= 0:
        yield at
        at = data.find(lead, at + len(lead))


def _private_keys(data: bytes) -> Iterator[Span]:
    after, end = 0, 0
    for at in _places(data, _KEY):
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
        yield Span(begin.start(), after, "a private key")


def _tokens(data: bytes) -> Iterator[Span]:
    """Where there is a run long enough, and only there."""
    runs = data.translate(_RUN)
    at, after = runs.find(b"a" * _SHORTEST), 0
    while at >= 0:
        stop = runs.find(b" ", at)
        stop = stop if stop >= 0 else len(runs)
        for lead in _LEAD.finditer(data, at, stop):
            found = _TOKEN.match(data, lead.start()) if lead.start() >= after else None
            if found is None:
                continue
            after = found.end()
            if not stands_for(found[0]):
                yield Span(found.start(), found.end(), _TOKENS[str(found.lastgroup)][0])
        at = runs.find(b"a" * _SHORTEST, stop)


def _named(data: bytes) -> Iterator[Span]:
    """`PASSWORD=…` in capitals, and `password: "…"` where the value is no plain word."""
    lowered = data.lower()
    for name in _NAMES:
        for at in _places(lowered, name):
            whole = _WHOLE_NAME.match(data, at)
            if whole is None or (name == b"key" and data[max(0, at - 1) : at] not in _NAMED_KEY):
                continue
            found = _valued(data, whole)
            if found is not None and not stands_for(found["value"]):
                yield Span(found.start("value"), found.end("value"), "the value of a secret")


def _valued(data: bytes, name: re.Match[bytes]) -> re.Match[bytes] | None:
    """What follows a name, if it is a value and no word."""
    found = _QUOTED.match(data, name.end())
    if found is not None:
        return found if _MIXED.match(found["value"]) and b"/" not in found["value"] else None
    return _PLAIN.match(data, name.end()) if name[0].isupper() else None


def _logins(data: bytes) -> Iterator[Span]:
    for at in _places(data, b"://"):
        found = _LOGIN.match(data, at)
        if found is not None:
            yield Span(found.start("value"), found.end("value"), "a password in an address")
