"""What the cache filter suggests while it is typed, and which parts of its text are colored."""

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from helix_desktop.domain.cache_filter import (
    STATES,
    CacheFilter,
    FilterKey,
    FilterRelation,
    FilterTerm,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.ui.text.formatting import count_text, phrase_text

_WORD = re.compile(
    r"""(?P<minus>-(?=\S))?(?:(?P<key>[^\W\d]\w*):)?(?P<sign><=|>=|[<>=~])?"""
    r"""(?P<value>"(?:[^"\\]|\\.)*"?|/(?:[^/\\]|\\.)*(?:/\w*)?|\S*)""",
    re.DOTALL,
)
_NUMBER = re.compile(r"[\d.]+[\w.]*", re.ASCII)


class FilterToken(Struct, frozen=True):
    """One term: its key from `start` to `colon`, its sign to `sign`, and its value to `end`.

    A term is `finished` if text follows, and then looks like a tag.
    """

    start: int
    colon: int
    sign: int
    end: int
    key: str
    value: str
    finished: bool

    @property
    def tone(self) -> str:
        """The color of the value."""
        if self.value.startswith(('"', "/")):
            return "s_str"
        return "s_num" if self.key and _NUMBER.fullmatch(self.value) else "fg"


def filter_tokens(text: str) -> list[FilterToken]:
    """Split any text into terms."""
    tokens, position = [], 0
    while position < len(text):
        if text[position].isspace():
            position += 1
            continue
        match = _WORD.match(text, position)
        end = match.end() if match and match.end() > position else position + 1
        if match is not None:
            key = match["key"] or ""
            colon = match.end("key") + 1 if key else position
            value_start = match.start("value")
            finished = end < len(text)
            tokens.append(
                FilterToken(position, colon, value_start, end, key, match["value"], finished)
            )
        position = end
    return tokens


def is_unfinished(text: str, position: int) -> bool:
    """Whether an error is only a key whose value is not typed yet."""
    last = filter_tokens(text)[-1:]
    return any(word.start == position and word.key and not word.value for word in last)


def in_contents(query: CacheFilter) -> CacheFilter:
    """Return the query with words that are also looked for in the contents."""
    terms = (
        replace(term, field=FilterKey.ANYWHERE) if term.field is FilterKey.PLAIN else term
        for term in query.terms
    )
    return CacheFilter(tuple(terms))


def as_patterns(query: CacheFilter) -> CacheFilter:
    """Return the query with words and texts as regular expressions."""
    text_keys = (FilterKey.PLAIN, FilterKey.TEXT)
    pattern = FilterTerm(FilterKey.REGEX, FilterRelation.CONTAINS, "")
    patterns = (
        replace(pattern, value=term.value, negated=term.negated)
        if term.field in text_keys
        else term
        for term in query.terms
    )
    return CacheFilter(tuple(patterns))


MAX_SUGGESTIONS = 8
KEYS = {
    "tool": Phrase("tool that produced the entry"),
    "what": Phrase("command or path"),
    "text": Phrase("text in the content"),
    "re": Phrase("regular expression: re:/error \\d+/i"),
    "size": Phrase("bytes: size:>10k"),
    "tokens": Phrase("tokens: tokens:>4k"),
    "state": Phrase("state in the open session"),
    "used": Phrase("last recalled"),
    "recalls": Phrase("times recalled"),
    "refs": Phrase("number of references"),
    "created": Phrase("time of storage: created:<7d"),
    "lines": Phrase("number of lines"),
    "sha": Phrase("start of the hash"),
    "mime": Phrase("type: mime:image"),
    "outcome": Phrase("outcome of the call"),
    "pinned": Phrase("yes or no"),
}
_VALUES = {
    "size": (">10k", ">100k", ">1M", "<1k"),
    "tokens": (">1k", ">10k", ">32k", "<500"),
    "used": ("never", "<1d", "<7d", ">30d"),
    "created": ("today", "yesterday", "<7d", ">30d"),
    "recalls": ("0", ">0", ">3"),
    "refs": ("0", "1", ">1"),
    "lines": (">100", ">1k", "<10"),
    "pinned": ("yes", "no"),
    "state": STATES,
    "outcome": ("failed", "denied", "stopped"),
    "mime": ("text", "image", "json"),
}


class FilterSuggestion(Struct, frozen=True):
    """A completion: the text that replaces a term, and a note beside it."""

    text: str
    start: int
    end: int
    detail: str = ""


class FilterVocabulary(Struct, frozen=True):
    """The known values with their numbers of entries, as far as loaded."""

    tools: Sequence[tuple[str, int]] = ()
    states: Mapping[str, int] = field(default_factory=dict)


def suggestions(text: str, cursor: int, vocabulary: FilterVocabulary) -> list[FilterSuggestion]:
    """Return the completions at the cursor; none inside a finished term."""
    words = (word for word in filter_tokens(text) if word.start <= cursor <= word.end)
    word = next(words, None)
    if word is None or cursor != word.end:
        return []  # no suggestions cover the list before the user types
    minus = "-" if text[word.start] == "-" and word.colon != word.start else ""
    if not word.key:
        typed = text[word.start : word.end].lstrip("-").casefold()
        names = [name for name in KEYS if name.startswith(typed) and typed]
        shift = word.start + (text[word.start] == "-")
        return [
            FilterSuggestion(f"{name}:", shift, word.end, phrase_text(KEYS[name]))
            for name in names[:MAX_SUGGESTIONS]
        ]
    typed = word.value.casefold()
    counts = {"tool": dict(vocabulary.tools), "state": vocabulary.states}.get(word.key, {})
    values = tuple(counts) if word.key == "tool" else _VALUES.get(word.key, ())
    matches = [value for value in values if typed in value.casefold() and value.casefold() != typed]
    return [
        FilterSuggestion(
            f"{minus}{word.key}:{_quoted(value)} ",
            word.start,
            word.end,
            count_text(counts[value]) if value in counts else "",
        )
        for value in matches[:MAX_SUGGESTIONS]
    ]


def _quoted(value: str) -> str:
    """Quote a value as the filter reads it back, whatever a tool's name contains."""
    if value and not any(char.isspace() or char == '"' for char in value):
        return value
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
