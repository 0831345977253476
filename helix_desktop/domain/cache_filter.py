"""Parses the filter language of the page Cache (`tool:shell size:>10k used:never text:"…"`)."""

import math
import re
from collections.abc import Callable
from datetime import date, datetime, time, timedelta
from difflib import get_close_matches
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

_UNTYPED_KEYS = (
    FilterKey.PLAIN,
    FilterKey.ANYWHERE,
    FilterKey.STATE,
    FilterKey.ARRIVAL,
    FilterKey.AMONG,
)
_FIELDS = {f.value: f for f in FilterKey if f not in _UNTYPED_KEYS} | {"re": FilterKey.REGEX}
_FIELDS_WITH_STATE = _FIELDS | {"state": FilterKey.STATE}
STATES = tuple(map(str, CacheState))
"""The values that `state:` accepts."""
_FIELD_NAME = re.compile(r"([^\W\d]\w*):")
_RELATION_SIGN = re.compile(r"<=|>=|[<>=~]")
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"', re.DOTALL)
_SLASHED = re.compile(r"/((?:[^/\\]|\\.)*)/(\w*)", re.DOTALL)
# these are compiled on first use, so that startup does not wait for them
_NUMBER = r"(?ai)(\d+(?:\.\d+)?(?:e[+-]?\d+)?)([kmg]?)b?"
_AGE = r"(?a)(\d+(?:\.\d+)?)([smhdw])"
_SECONDS_OF_AGE = {"s": 1, "m": 60, "h": 3600, "d": 86400, "w": 7 * 86400}
_POWER_OF_SUFFIX = {"": 0, "k": 1, "m": 2, "g": 3}
_RELATION_OF_MOMENTS = {
    FilterRelation.IS: FilterRelation.AT_LEAST,
    FilterRelation.BELOW: FilterRelation.ABOVE,
    FilterRelation.AT_MOST: FilterRelation.AT_LEAST,
    FilterRelation.ABOVE: FilterRelation.BELOW,
    FilterRelation.AT_LEAST: FilterRelation.AT_MOST,
}
"""The relation of moments for each relation of ages.

`<7d` means younger than seven days, so later than now minus seven days.
"""
_YES_OR_NO = {"yes": 1.0, "true": 1.0, "1": 1.0, "no": 0.0, "false": 0.0, "0": 0.0}


class _TypedTerm(Struct, frozen=True):
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
    fields = _FIELDS_WITH_STATE if states else _FIELDS
    terms, position = [], 0
    while position < len(text):
        if text[position].isspace():
            position += 1
            continue
        # a term is `-field:>value`
        start = position
        following = text[start + 1 : start + 2]
        negated = text[start] == "-" and bool(following) and not following.isspace()
        position += negated
        field, sign = FilterKey.PLAIN, None
        if name := _FIELD_NAME.match(text, position):
            known = fields.get(name[1].casefold())
            if known is None:
                similar = get_close_matches(name[1].casefold(), fields, n=1, cutoff=0.5)
                suggestion = (
                    Phrase("Did you mean “{near}:”?", near=similar[0])
                    if similar
                    else Phrase("Fields: {fields}.", fields=", ".join(fields))
                )
                raise QueryError(
                    "There is no field “{name}”.",
                    '{known} To search for a colon, put "…" around it.',
                    at=position,
                    name=name[1],
                    known=suggestion,
                )
            field, position = known, name.end()
        if field not in (FilterKey.PLAIN, FilterKey.TEXT, FilterKey.REGEX) and (
            match := _RELATION_SIGN.match(text, position)
        ):
            sign, position = FilterRelation(match[0]), match.end()
        first, quoted = text[position : position + 1], False
        if first == '"':
            value, quoted, position = _read_quoted(text, position, _QUOTED)
        elif first == "/" and field is FilterKey.REGEX:
            value, quoted, position = _read_quoted(text, position, _SLASHED)
        else:
            begin = position
            while position < len(text) and not text[position].isspace():
                position += 1
            value = text[begin:position]
        if not value and not (quoted and field in NAME_KEYS):
            nothing = Phrase("Nothing follows “{text}”.", text=text[start:position])
            raise QueryError(nothing, _EXAMPLES[field], at=start)
        typed = _TypedTerm(start, negated, field, sign, value, now)
        terms.append(_TERM_MAKERS.get(field, _text_term)(typed))
    return CacheFilter(tuple(terms))


def _read_quoted(text: str, start: int, pattern: re.Pattern[str]) -> tuple[str, bool, int]:
    delimiter = text[start]
    match = pattern.match(text, start)
    if not match:
        raise QueryError(
            "The {sign} is never closed.", "Put a {sign} where it ends.", at=start, sign=delimiter
        )
    end = match.end()
    if end < len(text) and not text[end].isspace():
        raise QueryError("A space is missing after the closing {sign}.", at=end, sign=delimiter)
    if pattern is _QUOTED:
        return re.sub(r'\\(["\\])', r"\1", match[1]), True, end
    body = re.sub(r"(?s)\\(.)", lambda pair: "/" if pair[1] == "/" else pair[0], match[1])
    flags = match[2]
    if set(flags) - set("imsx"):
        raise QueryError(
            "“{flags}” can't follow a regular expression.",
            "Possible letters: i m s x.",
            at=match.start(2),
            flags=flags,
        )
    return f"(?{flags}){body}" if flags else body, True, end


def _text_term(typed: _TypedTerm) -> FilterTerm:
    return FilterTerm(typed.field, FilterRelation.CONTAINS, typed.value, typed.negated)


def _name_term(typed: _TypedTerm) -> FilterTerm:
    default_relation = FilterRelation.IS if typed.field in EXACT_KEYS else FilterRelation.CONTAINS
    relation = typed.sign or default_relation
    if relation not in (FilterRelation.IS, FilterRelation.CONTAINS):
        raise _value_error(
            typed, Phrase("“{relation}” doesn't work with names.", relation=relation)
        )
    if relation is FilterRelation.CONTAINS and not typed.value:
        raise _value_error(typed, Phrase("Enter a part of the name."))
    return FilterTerm(typed.field, relation, typed.value, typed.negated)


def _sha_term(typed: _TypedTerm) -> FilterTerm:
    digits = typed.value.lower()
    if typed.sign not in (None, FilterRelation.IS) or not re.fullmatch(r"[0-9a-f]{1,64}", digits):
        raise _value_error(
            typed, Phrase("“{value}” isn't the start of a SHA-256.", value=typed.value)
        )
    return FilterTerm(FilterKey.SHA, FilterRelation.IS, digits, typed.negated)


def _pinned_term(typed: _TypedTerm) -> FilterTerm:
    value = _YES_OR_NO.get(typed.value.casefold())
    if value is None or typed.sign not in (None, FilterRelation.IS):
        raise _value_error(typed, Phrase("“{value}” is neither yes nor no.", value=typed.value))
    return FilterTerm(FilterKey.PINNED, FilterRelation.IS, value, typed.negated)


def _state_term(typed: _TypedTerm) -> FilterTerm:
    state = typed.value.casefold()
    if state not in STATES or typed.sign not in (None, FilterRelation.IS):
        raise _value_error(typed, Phrase("“{value}” isn't a state.", value=typed.value))
    return FilterTerm(FilterKey.STATE, FilterRelation.IS, state, typed.negated)


def _count_term(typed: _TypedTerm) -> FilterTerm:
    relation = _order_relation(typed)
    low, dots, high = typed.value.partition("..")
    if not dots:
        return FilterTerm(typed.field, relation, _parse_number(typed, low), typed.negated)
    limits = (_parse_number(typed, low), _parse_number(typed, high))
    if relation is not FilterRelation.IS or limits[0] > limits[1]:
        raise _value_error(typed, Phrase("Write a range as smaller..larger, for example 10..20."))
    return FilterTerm(typed.field, FilterRelation.WITHIN, limits, typed.negated)


def _parse_number(typed: _TypedTerm, text: str) -> float:
    match = re.fullmatch(_NUMBER, text)
    if not match:
        raise _value_error(typed, Phrase("“{text}” isn't a number.", text=text))
    # for sizes, k is 1024 bytes, as in `ls -h` and `find -size`; for tokens, k is 1000, as on the
    # context meter
    kilo = 1024.0 if typed.field is FilterKey.SIZE else 1000.0
    value = float(match[1]) * kilo ** _POWER_OF_SUFFIX[match[2].lower()]
    if math.isinf(value):
        raise _value_error(typed, Phrase("“{text}” is too large.", text=text))
    return value


def _time_term(typed: _TypedTerm) -> FilterTerm:
    relation = _order_relation(typed)
    if typed.value == "never" and typed.field is FilterKey.USED and relation is FilterRelation.IS:
        return FilterTerm(FilterKey.USED, FilterRelation.IS, 0.0, typed.negated)
    low, dots, high = typed.value.partition("..")
    if dots and relation is not FilterRelation.IS:
        raise _value_error(typed, Phrase("A time range can't have a sign."))
    start, end = _parse_moments(typed, low)
    if dots:
        last_day = _parse_moments(typed, high)
        start, end = min(start, last_day[0]), max(end, last_day[1])
    elif re.fullmatch(_AGE, low):
        return FilterTerm(typed.field, _RELATION_OF_MOMENTS[relation], start, typed.negated)
    if relation is FilterRelation.IS:
        return FilterTerm(typed.field, FilterRelation.WITHIN, (start, end), typed.negated)
    limit = end if relation in (FilterRelation.ABOVE, FilterRelation.AT_MOST) else start
    return FilterTerm(typed.field, relation, limit, typed.negated)


def _parse_moments(typed: _TypedTerm, text: str) -> tuple[float, float]:
    """Return the first and last moment that `text` names. They differ only for a whole day."""
    try:
        first, last = _parse_day_or_moment(text, typed.now)
    except (ValueError, OverflowError, OSError):
        raise _value_error(typed, Phrase("“{text}” isn't a time.", text=text)) from None
    if not (math.isfinite(first) and math.isfinite(last)):
        raise _value_error(typed, Phrase("“{text}” is too far away.", text=text))
    return first, last


def _parse_day_or_moment(text: str, now: float) -> tuple[float, float]:
    if age := re.fullmatch(_AGE, text):
        moment = now - float(age[1]) * _SECONDS_OF_AGE[age[2]]
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


def _order_relation(typed: _TypedTerm) -> FilterRelation:
    if typed.sign is FilterRelation.CONTAINS:
        raise _value_error(typed, Phrase("“~” works only with names."))
    return typed.sign or FilterRelation.IS


def _value_error(typed: _TypedTerm, message: str) -> QueryError:
    return QueryError(message, _EXAMPLES[typed.field], at=typed.at)


_TERM_MAKERS: dict[FilterKey, Callable[[_TypedTerm], FilterTerm]] = {
    **dict.fromkeys(NAME_KEYS, _name_term),
    **dict.fromkeys(COUNT_KEYS, _count_term),
    **dict.fromkeys(TIME_KEYS, _time_term),
    FilterKey.SHA: _sha_term,
    FilterKey.PINNED: _pinned_term,
    FilterKey.STATE: _state_term,
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
