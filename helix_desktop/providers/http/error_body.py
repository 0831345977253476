"""Parses the body of a provider's error, in any form.

Bodies may be JSON of any dialect (or an array of it), HTML, plain text, binary, empty or huge: the
parsed part is limited in length, depth and number of values.
"""

import math
import re
from collections import deque
from collections.abc import Iterator
from html import unescape

import msgspec
from msgspec import Struct, field

from helix_desktop.domain.app_secrets import APP_SECRETS
from helix_desktop.domain.redaction import redact

MAX_PARSED_BYTES = 65_536
"""Most bytes of an error that are read; the longest (echoed schemas) have about 20,000."""

MAX_QUOTED_CHARS = 300
"""Most characters of a provider's own text that are shown to the user."""

_MAX_NODES = 500
"""Most values of an error's JSON that are read."""

_MAX_DEPTH = 12
"""Most levels of an error's JSON that are read; real ones have at most seven."""

_MAX_NUMBER = 10**15
"""Largest number of an error that is read: milliseconds since 1970 have thirteen digits."""

_SENTENCE_FIELDS = (
    "message",
    "msg",
    "detail",
    "error",
    "error_description",
    "full_error_text",
    "Message",
)
_MESSAGE_FIELDS = {*_SENTENCE_FIELDS, "raw"}
"""The fields that hold what a server says; `raw` is a router's copy of it."""
_ECHOED_FIELDS = {"input", "prompt", "content", "messages", "ctx"}
"""The fields in which a server repeats the request."""
_CODE_FIELDS = {
    "code",
    "type",
    "status",
    "error_type",
    "__type",
    "reason",
    "param",
    "error_code",
    "finish_reason",
}
_QUOTA_FIELDS = {"quotaId", "quotaMetric"}
_VAGUE_SENTENCE = re.compile(
    r"(?i)^(provider returned error|upstream error|bad request|error|[a-z]+(_[a-z]+)+)\W*$"
)
"""Sentences that say less than any other one, such as the code words of OAuth."""

_WORD = re.compile(r"[\w-]*\Z")
"""A single word, which is the name of an error and no explanation."""

_MARKUP = re.compile(r"(?is)<!doctype html|<html|<head|<body|<title")
_TITLE = re.compile(r"(?is)<title[^<>]*>(.{1,200}?)</title>")


class ParsedError(Struct, frozen=True):
    """A parsed error: a sentence, code words (lower case), numbers by name."""

    sentence: str = ""
    codes: frozenset[str] = frozenset()
    text: str = ""
    """All texts together, for matching by rules; not for display."""
    numbers: dict[str, int] = field(default_factory=dict)
    messages: tuple[str, ...] = ()
    """What the server says, each message whole; nothing that repeats the request."""
    quotas: tuple[str, ...] = ()
    """The names of used up quotas, as Google gives them."""
    limit_headers: dict[str, str] = field(default_factory=dict)
    """The headers about limits that a router repeats in the body, in lower case."""
    markup: bool = False
    """Whether the body was a web page instead of an API's answer."""


def parse_error_body(body: bytes | str) -> ParsedError:
    """Parse an error's body; never raise."""
    data = body if isinstance(body, bytes) else body.encode("utf-8", "replace")
    text = data[:MAX_PARSED_BYTES].decode("utf-8", "replace")
    tree = _parse_json(text) if len(data) <= MAX_PARSED_BYTES else None
    if isinstance(tree, dict | list):
        sentences: list[str] = []
        codes: set[str] = set()
        numbers: dict[str, int] = {}
        delays: list[str] = []
        messages: list[str] = []
        quotas: list[str] = []
        limit_headers: dict[str, str] = {}
        for name, leaf in _walk_values(tree):
            if isinstance(leaf, bool):
                continue
            if name in _CODE_FIELDS and isinstance(leaf, str | int):
                codes.add(str(leaf).lower()[:80])
            if isinstance(leaf, str) and name in _QUOTA_FIELDS:
                quotas.append(leaf)
            if name.lower().startswith("x-ratelimit-"):
                limit_headers.setdefault(name.lower(), str(leaf))
            if isinstance(leaf, str) and name in _MESSAGE_FIELDS and not _WORD.match(leaf):
                messages.append(leaf)
            if isinstance(leaf, str) and (name in _SENTENCE_FIELDS or " " in leaf):
                sentences.append(leaf)
            elif isinstance(leaf, str) and name == "retryDelay":
                delays.append(f"retry in {leaf}")
            elif isinstance(leaf, int | float) and abs(leaf) <= _MAX_NUMBER:
                numbers.setdefault(name, math.ceil(leaf))
        clear = [sentence for sentence in sentences if not _VAGUE_SENTENCE.match(sentence)]
        sentence = quote_provider((clear or sentences or [""])[0])
        all_texts = "\n".join(sentences + delays)[:MAX_PARSED_BYTES]
        clear_messages = (text for text in messages if not _VAGUE_SENTENCE.match(text))
        return ParsedError(
            sentence,
            frozenset(codes),
            all_texts,
            numbers,
            tuple(dict.fromkeys(clear_messages)),
            quotas=tuple(quotas),
            limit_headers=limit_headers,
        )
    if isinstance(tree, str):
        return ParsedError(quote_provider(tree), text=tree, messages=(tree,))
    if _MARKUP.search(text):
        title = _TITLE.search(text)
        return ParsedError(
            quote_provider(unescape(title[1])) if title else "", text=text, markup=True
        )
    head = text[:1_000]
    unprintable = sum(not char.isprintable() and not char.isspace() for char in head)
    is_binary = unprintable + head.count("\ufffd") > len(head) // 10
    if is_binary:
        return ParsedError(text=text)
    return ParsedError(quote_provider(text), text=text, messages=(text,))


def quote_provider(text: str) -> str:
    """Return a provider's text for display: one line, short, without keys."""
    printable = "".join(
        char if char.isprintable() else " "
        for char in APP_SECRETS.without(text[:MAX_PARSED_BYTES])[: MAX_QUOTED_CHARS * 8]
    )
    line = " ".join(redact(printable).split())
    return line if len(line) <= MAX_QUOTED_CHARS else line[: MAX_QUOTED_CHARS - 1].rstrip() + "…"


def _parse_json(text: str) -> object:
    """Return a JSON value, or None if it is invalid or nested too deep."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


def _walk_values(tree: object) -> Iterator[tuple[str, object]]:
    """Yield strings and numbers with their names, outer ones first."""
    pending: deque[tuple[int, str, object]] = deque([(0, "", tree)])
    for _ in range(_MAX_NODES):
        if not pending:
            return
        depth, name, value = pending.popleft()
        if depth > _MAX_DEPTH or name in _ECHOED_FIELDS:
            continue
        if isinstance(value, dict):
            # a router that gives the path of a field
            path, message = value.get("loc"), value.get("msg")
            if isinstance(path, list) and isinstance(message, str):
                parts = [part for part in path[:_MAX_DEPTH] if isinstance(part, str | int)]
                field_path = ".".join(str(part) for part in parts if part != "body")
                value = {**value, "msg": f"{field_path}: {message}" if field_path else message}
            first = sorted(value.items(), key=lambda item: str(item[0]) not in _SENTENCE_FIELDS)
            pending.extend((depth + 1, str(key), child) for key, child in first[:_MAX_NODES])
        elif isinstance(value, list):
            pending.extend((depth + 1, name, child) for child in value[:_MAX_NODES])
        elif isinstance(value, str) and value.lstrip()[:1] in ("{", "["):
            # a router embeds the upstream error as text in its answer
            inner = _parse_json(value)
            pending.append((depth + 1, name, value.strip("{[") if inner is None else inner))
        else:
            yield name, value
