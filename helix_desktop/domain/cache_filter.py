"""The filter language of the cache browser: `tool:shell size:>10k used:never text:"Traceback"`."""

import math
import re
from collections.abc import Callable
from datetime import date, datetime, time, timedelta
from enum import StrEnum

from msgspec import Struct

from helix_desktop.domain.cache import CacheColumn, CacheState, Digest
from helix_desktop.domain.errors import QueryError
from helix_desktop.domain.phrase import Phrase


class FilterKey(StrEnum):
    """The field that a term tests.

    BARE is a word without a field: it matches tool, what, or digest. ANYWHERE, by which the cache
    browser replaces it, also matches the content. STATE is the state of an entry in a window. Code
    that knows the window replaces STATE by AMONG (digests separated by one space). Users cannot
    type ANYWHERE, ARRIVAL, and AMONG.
    """

    PLAIN = "bare"
    ANYWHERE = "anywhere"
    TOOL = "tool"
    WHAT = "what"
    SHA = "sha"
    MIME = "mime"
    OUTCOME = "outcome"
    SIZE = "size"
    TOKENS = "tokens"
    LINES = "lines"
    REFS = "refs"
    RECALLS = "recalls"
    CREATED = "created"
    USED = "used"
    PINNED = "pinned"
    TEXT = "text"
    REGEX = "regex"
    STATE = "state"
    ARRIVAL = "arrival"
    AMONG = "among"


class FilterRelation(StrEnum):
    """The comparison of a term."""

    IS = "="
    CONTAINS = "~"
    BELOW = "<"
    AT_MOST = "<="
    ABOVE = ">"
    AT_LEAST = ">="
    WITHIN = ".."


class FilterTerm(Struct, frozen=True):
    """One condition of a filter. Times are seconds since 1970; `used:never` is USED IS 0.

    Names are compared case-folded. SHA always means "begins with"; TEXT and REGEX always mean
    "contains". WITHIN includes both ends. An entry that was never used matches no relation of USED
    except IS 0.
    """

    field: FilterKey
    relation: FilterRelation
    value: str | float | tuple[float, float]
    negated: bool = False


class CacheFilter(Struct, frozen=True):
    """A conjunction of terms: an entry matches if all of them hold."""

    terms: tuple[FilterTerm, ...] = ()


EVERYTHING = CacheFilter()

EXACT_KEYS = (FilterKey.TOOL, FilterKey.OUTCOME)
"""The name fields that `field:value` compares whole. WHAT and MIME match parts of a name."""
NAME_KEYS = (FilterKey.TOOL, FilterKey.WHAT, FilterKey.MIME, FilterKey.OUTCOME)
COUNT_KEYS = (FilterKey.SIZE, FilterKey.TOKENS, FilterKey.LINES, FilterKey.REFS, FilterKey.RECALLS)
TIME_KEYS = (FilterKey.CREATED, FilterKey.USED)

_UNSAID = (
    FilterKey.PLAIN,
    FilterKey.ANYWHERE,
    FilterKey.STATE,
    FilterKey.ARRIVAL,
    FilterKey.AMONG,
)
_FIELDS = {f.value: f for f in FilterKey if f not in _UNSAID} | {"re": FilterKey.REGEX}
_WITH_STATES = _FIELDS | {"state": FilterKey.STATE}
STATES = tuple(map(str, CacheState))
"""The values that `state:` accepts."""
_NAME = re.compile(r"([^\W\d]\w*):")
_SIGN = re.compile(r"<=|>=|[<>=~]")
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"', re.DOTALL)
_SLASHED = re.compile(r"/((?:[^/\\]|\\.)*)/(\w*)", re.DOTALL)
# these are compiled on first use, so that startup does not wait for them
_NUMBER = r"(?ai)(\d+(?:\.\d+)?(?:e[+-]?\d+)?)([kmg]?)b?"
_AGE = r"(?a)(\d+(?:\.\d+)?)([smhdw])"
_AGES = {"s": 1, "m": 60, "h": 3600, "d": 86400, "w": 7 * 86400}
_POWERS = {"": 0, "k": 1, "m": 2, "g": 3}
_OLDER = {
    FilterRelation.IS: FilterRelation.AT_LEAST,
    FilterRelation.BELOW: FilterRelation.ABOVE,
    FilterRelation.AT_MOST: FilterRelation.AT_LEAST,
    FilterRelation.ABOVE: FilterRelation.BELOW,
    FilterRelation.AT_LEAST: FilterRelation.AT_MOST,
}
"""The relation of moments for each relation of ages.

`<7d` means younger than seven days, so later than now minus seven days.
"""
_YES = {"yes": 1.0, "true": 1.0, "1": 1.0, "no": 0.0, "false": 0.0, "0": 0.0}


class _Word(Struct, frozen=True):
    """One term as typed. `at` is the position of its first character; `now` resolves ages."""

    at: int
    negated: bool
    field: FilterKey
    sign: FilterRelation | None
    value: str
    now: float


def parse_filter(text: str, *, now: float, states: bool = False) -> CacheFilter:
    """Parse a filter typed by the user; raise QueryError and no other error.

    `now` resolves ages. Pass `states=True` if the caller knows a window and can resolve `state:`.
    """
    fields = _WITH_STATES if states else _FIELDS
    terms, at = [], 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        word, at = _read_word(text, at, fields, now=now)
        terms.append(_READERS.get(word.field, _read_text)(word))
    return CacheFilter(tuple(terms))


def _read_word(
    text: str, start: int, fields: dict[str, FilterKey], *, now: float
) -> tuple[_Word, int]:
    rest = text[start + 1 : start + 2]
    negated = text[start] == "-" and bool(rest) and not rest.isspace()
    at = start + negated
    field, sign = FilterKey.PLAIN, None
    if name := _NAME.match(text, at):
        field, at = _field(name[1], at, fields), name.end()
    if field not in (FilterKey.PLAIN, FilterKey.TEXT, FilterKey.REGEX) and (
        match := _SIGN.match(text, at)
    ):
        sign, at = FilterRelation(match[0]), match.end()
    value, quoted, end = _read_value(text, at, field)
    if not value and not (quoted and field in NAME_KEYS):
        raise QueryError(
            Phrase("Nothing follows “{text}”.", text=text[start:end]), _EXAMPLES[field], at=start
        )
    return _Word(start, negated, field, sign, value, now), end


def _field(name: str, at: int, fields: dict[str, FilterKey]) -> FilterKey:
    if field := fields.get(name.casefold()):
        return field
    # lazy: only a mistyped field needs it
    from difflib import get_close_matches  # noqa: PLC0415

    near = get_close_matches(name.casefold(), fields, n=1, cutoff=0.5)
    known = (
        Phrase("Did you mean “{near}:”?", near=near[0])
        if near
        else Phrase("Fields: {fields}.", fields=", ".join(fields))
    )
    raise QueryError(
        "There is no field “{name}”.",
        '{known} To search for a colon, put "…" around it.',
        at=at,
        name=name,
        known=known,
    )


def _read_value(text: str, at: int, field: FilterKey) -> tuple[str, bool, int]:
    """Return the value at `at`, whether it was quoted, and its end position."""
    opening = text[at : at + 1]
    if opening == '"':
        return _read_enclosed(text, at, _QUOTED)
    if opening == "/" and field is FilterKey.REGEX:
        return _read_enclosed(text, at, _SLASHED)
    end = at
    while end < len(text) and not text[end].isspace():
        end += 1
    return text[at:end], False, end


def _read_enclosed(text: str, at: int, form: re.Pattern[str]) -> tuple[str, bool, int]:
    sign = text[at]
    match = form.match(text, at)
    if not match:
        raise QueryError(
            "The {sign} is never closed.", "Put a {sign} where it ends.", at=at, sign=sign
        )
    end = match.end()
    if end < len(text) and not text[end].isspace():
        raise QueryError("A space is missing after the closing {sign}.", at=end, sign=sign)
    if form is _QUOTED:
        return re.sub(r'\\(["\\])', r"\1", match[1]), True, end
    body = re.sub(r"(?s)\\(.)", lambda pair: "/" if pair[1] == "/" else pair[0], match[1])
    return _with_flags(body, match[2], match.start(2)), True, end


def _with_flags(body: str, flags: str, at: int) -> str:
    if set(flags) - set("imsx"):
        raise QueryError(
            "“{flags}” can't follow a regular expression.",
            "Possible letters: i m s x.",
            at=at,
            flags=flags,
        )
    return f"(?{flags}){body}" if flags else body


def _read_text(word: _Word) -> FilterTerm:
    return FilterTerm(word.field, FilterRelation.CONTAINS, word.value, word.negated)


def _read_name(word: _Word) -> FilterTerm:
    usual = FilterRelation.IS if word.field in EXACT_KEYS else FilterRelation.CONTAINS
    relation = word.sign or usual
    if relation not in (FilterRelation.IS, FilterRelation.CONTAINS):
        raise _unfit(word, Phrase("“{relation}” doesn't work with names.", relation=relation))
    if relation is FilterRelation.CONTAINS and not word.value:
        raise _unfit(word, Phrase("Enter a part of the name."))
    return FilterTerm(word.field, relation, word.value, word.negated)


def _read_sha(word: _Word) -> FilterTerm:
    digits = word.value.lower()
    if word.sign not in (None, FilterRelation.IS) or not re.fullmatch(r"[0-9a-f]{1,64}", digits):
        raise _unfit(word, Phrase("“{value}” isn't the start of a SHA-256.", value=word.value))
    return FilterTerm(FilterKey.SHA, FilterRelation.IS, digits, word.negated)


def _read_pinned(word: _Word) -> FilterTerm:
    value = _YES.get(word.value.casefold())
    if value is None or word.sign not in (None, FilterRelation.IS):
        raise _unfit(word, Phrase("“{value}” is neither yes nor no.", value=word.value))
    return FilterTerm(FilterKey.PINNED, FilterRelation.IS, value, word.negated)


def _read_state(word: _Word) -> FilterTerm:
    state = word.value.casefold()
    if state not in STATES or word.sign not in (None, FilterRelation.IS):
        raise _unfit(word, Phrase("“{value}” isn't a state.", value=word.value))
    return FilterTerm(FilterKey.STATE, FilterRelation.IS, state, word.negated)


def _read_count(word: _Word) -> FilterTerm:
    relation = _relation(word)
    low, dots, high = word.value.partition("..")
    if not dots:
        return FilterTerm(word.field, relation, _number(word, low), word.negated)
    span = (_number(word, low), _number(word, high))
    if relation is not FilterRelation.IS or span[0] > span[1]:
        raise _unfit(word, Phrase("Write a range as smaller..larger, for example 10..20."))
    return FilterTerm(word.field, FilterRelation.WITHIN, span, word.negated)


def _number(word: _Word, text: str) -> float:
    match = re.fullmatch(_NUMBER, text)
    if not match:
        raise _unfit(word, Phrase("“{text}” isn't a number.", text=text))
    # for sizes, k is 1024 bytes, as in `ls -h` and `find -size`; for tokens, k is 1000, as on the
    # context meter
    kilo = 1024.0 if word.field is FilterKey.SIZE else 1000.0
    value = float(match[1]) * kilo ** _POWERS[match[2].lower()]
    if math.isinf(value):
        raise _unfit(word, Phrase("“{text}” is too large.", text=text))
    return value


def _read_time(word: _Word) -> FilterTerm:
    relation = _relation(word)
    if word.value == "never" and word.field is FilterKey.USED and relation is FilterRelation.IS:
        return FilterTerm(FilterKey.USED, FilterRelation.IS, 0.0, word.negated)
    low, dots, high = word.value.partition("..")
    if dots and relation is not FilterRelation.IS:
        raise _unfit(word, Phrase("A time range can't have a sign."))
    start, end = _moments(word, low)
    if dots:
        other = _moments(word, high)
        start, end = min(start, other[0]), max(end, other[1])
    elif re.fullmatch(_AGE, low):
        return FilterTerm(word.field, _OLDER[relation], start, word.negated)
    if relation is FilterRelation.IS:
        return FilterTerm(word.field, FilterRelation.WITHIN, (start, end), word.negated)
    edge = end if relation in (FilterRelation.ABOVE, FilterRelation.AT_MOST) else start
    return FilterTerm(word.field, relation, edge, word.negated)


def _moments(word: _Word, text: str) -> tuple[float, float]:
    """Return the first and last moment that `text` names. They differ only for a whole day."""
    try:
        first, last = _span(text, word.now)
    except (ValueError, OverflowError, OSError):
        raise _unfit(word, Phrase("“{text}” isn't a time.", text=text)) from None
    if not (math.isfinite(first) and math.isfinite(last)):
        raise _unfit(word, Phrase("“{text}” is too far away.", text=text))
    return first, last


def _span(text: str, now: float) -> tuple[float, float]:
    if age := re.fullmatch(_AGE, text):
        moment = now - float(age[1]) * _AGES[age[2]]
        return moment, moment
    if text.startswith("@"):
        return float(text[1:]), float(text[1:])
    if text in ("today", "yesterday"):
        day = datetime.fromtimestamp(now).date() - timedelta(days=text == "yesterday")
    elif "T" in text:
        moment = datetime.fromisoformat(text).timestamp()
        return moment, moment
    else:
        day = date.fromisoformat(text)
    following = datetime.combine(day + timedelta(days=1), time()).timestamp()
    return datetime.combine(day, time()).timestamp(), math.nextafter(following, 0)


def _relation(word: _Word) -> FilterRelation:
    if word.sign is FilterRelation.CONTAINS:
        raise _unfit(word, Phrase("“~” works only with names."))
    return word.sign or FilterRelation.IS


def _unfit(word: _Word, message: str) -> QueryError:
    return QueryError(message, _EXAMPLES[word.field], at=word.at)


_READERS: dict[FilterKey, Callable[[_Word], FilterTerm]] = {
    **dict.fromkeys(NAME_KEYS, _read_name),
    **dict.fromkeys(COUNT_KEYS, _read_count),
    **dict.fromkeys(TIME_KEYS, _read_time),
    FilterKey.SHA: _read_sha,
    FilterKey.PINNED: _read_pinned,
    FilterKey.STATE: _read_state,
}

_EXAMPLES = {
    **{
        f: Phrase("For example {field}:>10k, {field}:10..20 or {field}:0.", field=f)
        for f in COUNT_KEYS
    },
    FilterKey.PLAIN: Phrase('For example auth, or text:"a phrase" for the content alone.'),
    FilterKey.TOOL: Phrase("For example tool:shell, or tool:~read for a part of the name."),
    FilterKey.WHAT: Phrase("For example what:auth.py, or what:=src/auth.py for an exact match."),
    FilterKey.SHA: Phrase("For example sha:3fa9: the first digits, 0-9 and a-f."),
    FilterKey.MIME: Phrase("For example mime:image or mime:=text/plain."),
    FilterKey.OUTCOME: Phrase("For example outcome:failed."),
    FilterKey.CREATED: Phrase("For example created:<7d, created:2026-11-20 or created:yesterday."),
    FilterKey.USED: Phrase("For example used:never, used:<7d or used:>2026-11-20."),
    FilterKey.PINNED: Phrase("For example pinned:yes."),
    FilterKey.STATE: Phrase("One of context, pinned, cached, compacted, superseded, damaged."),
    FilterKey.TEXT: Phrase('For example text:"Traceback (most recent".'),
    FilterKey.REGEX: Phrase(r"For example re:/error \d+/i."),
}


class SortColumn(Struct, frozen=True):
    """A sort column and its direction."""

    order: CacheColumn
    descending: bool = True


class CacheQuery(Struct, frozen=True):
    """The entries that match a filter, sorted, from `offset` on.

    `then` sorts entries that are equal.
    """

    query: CacheFilter = EVERYTHING
    order: CacheColumn = CacheColumn.ARRIVAL
    descending: bool = True
    offset: int = 0
    limit: int = 100
    then: tuple[SortColumn, ...] = ()

    @property
    def sorts(self) -> tuple[SortColumn, ...]:
        """All sort columns. The store sorts entries that are still equal by arrival."""
        return (SortColumn(self.order, self.descending), *self.then)


class RemovableContents(Struct, frozen=True):
    """Unused contents: their number, their total size, and the disk space they take, in bytes.

    `digests` names them, so that exactly the contents that were shown can be removed.
    """

    contents: int
    raw: int
    stored: int
    digests: tuple[Digest, ...] = ()
