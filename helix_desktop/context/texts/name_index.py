"""Names in a text by worth; what is worked out ahead.

The index of names: which paths, identifiers, numbers, hashes and errors a text speaks of.

A name says that something was there, so that a reader knows what to recall. The worths are what
names of that shape were needed again for in recorded sessions. Linear time on any text.

What a rewrite will want to know of a step, worked out when its texts arrive.

Nothing is returned: what is found is remembered where a rewrite looks for it first.
"""

import math
import re
from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from helix_desktop.context.texts.plain_text import defuse
from helix_desktop.context.texts.sentences import find_key_sentences
from helix_desktop.context.texts.token_budget import count_fitting
from helix_desktop.context.texts.turns import Passage, PassageSource, source_texts, split_turns
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import MessageWeigher

LONGEST_NAME = 200
"""Characters; a longer run without a break is a blob, not a name."""
_MOST = 4_000
"""Distinct names of one text that are looked at, the first seen."""
_FLOOR = 0.2
"""Worth from which a name is worth its tokens."""
_DEFINED = 1.4
"""Times its worth for what the text defines."""
_AGAIN = 0.06
"""Share of its worth added for each time a name is there again, up to five times."""
_SHORT = 8_000
_LONG = 60_000
"""Characters of texts whose names are remembered: many short ones, few long ones."""
_HALF_LIFE = 8_000
"""Tokens after which a name of a stretch counts half as new."""

# one character class a branch and no nested repeats: linear on every text
_RUN = re.compile(r"https?://[^\s\"'<>()\[\]{}\\`,;|]+|#\d{2,9}\b|[\w.@~/+-]+")
DEFINITION = re.compile(
    r"\b(?:func|def|class|type|interface|struct|enum|fn|trait|function|const|let|var)[ \t]{1,4}"
    r"(?:\([^()\n]{0,80}\)[ \t]?)?(\w{3,80})"
)
# the rest only ever sees one run of at most LONGEST_NAME characters
_FILE = re.compile(r"[\w@+-]+(?:\.[\w-]+)*\.[a-z][a-z0-9]{0,4}")
_VERSION = re.compile(r"v?\d+(?:\.\d+)+[\w.+-]*")
_HASH = re.compile(r"[0-9a-f]{7,64}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
_MIXED = re.compile(r"[a-z0-9][A-Z]|[A-Z]{2}[a-z]{2}|[^\W_]_[^\W_]")
_CODE = re.compile(r"(?=\D*\d)[A-Z][A-Z0-9]{4,}")


def name_line(
    text: str, budget: int, weigher: MessageWeigher, *, known: Container[str] = ()
) -> str:
    """The most telling names that fit into `budget` tokens, in one line; none that is `known`."""
    return _packed(rank_names(text), budget, weigher, known=known)


def span_names(
    texts: Sequence[str],
    budget: int,
    weigher: MessageWeigher,
    *,
    first: Iterable[str] = (),
    heat: Mapping[str, float] | None = None,
    known: Container[str] = (),
) -> str:
    """The names of a whole stretch, of `texts` from old to new; those in `first` come first.

    What many of its texts speak of, and what the newest do, counts most; `heat` multiplies the
    worth of single names and makes names of what has none.
    """
    spread: Counter[str] = Counter()
    age: dict[str, int] = {}
    behind = sum(len(text) // _CHARACTERS for text in texts)
    for text in texts:
        behind -= len(text) // _CHARACTERS
        found = count_names(text).keys()
        spread.update(found)
        age.update(dict.fromkeys(found, behind))
    warm = heat or {}
    scored = [
        (warm.get(name, 1.0) * _in_span(name, times, age[name], least=name in warm), name)
        for name, times in spread.items()
        if name_worth(name) > _PLAIN or name in warm
    ]
    scored.sort(key=lambda pair: (-pair[0], pair[1]))
    order = [*dict.fromkeys(first), *(name for _, name in scored)]
    return _packed(order, budget, weigher, known=known)


_CHARACTERS = 4
"""Characters of a token, near enough to tell how old a text is."""


def count_names(text: str) -> Mapping[str, int]:
    """The names of a text with how often they occur, in order of first occurrence.

    Remembered, above all for short texts: a window is looked through again and again.
    """
    if len(text) <= _SHORT:
        return _of_short(text)
    return _of_long(text) if len(text) <= _LONG else _words(text)


@lru_cache(maxsize=2_048)
def _of_short(text: str) -> Mapping[str, int]:
    return MappingProxyType(_words(text))


@lru_cache(maxsize=64)
def _of_long(text: str) -> Mapping[str, int]:
    return MappingProxyType(_words(text))


def _words(text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for run, times in Counter(_RUN.findall(defuse(text))).items():
        if len(found) >= _MOST:
            break
        for name in _names_of(run):
            found[name] = found.get(name, 0) + times
    return found


def rank_names(text: str, *, heat: Mapping[str, float] | None = None) -> list[str]:
    """The names of a text by worth for their length, ties as they appear.

    `heat` multiplies the worth of single names.
    """
    defined = set(DEFINITION.findall(text))
    scored: list[tuple[float, str]] = []
    for name, times in count_names(text).items():
        value = name_worth(name) * (1 + _AGAIN * (min(times, 6) - 1)) / (2 + len(name)) ** 0.3
        value *= _DEFINED if name in defined else 1.0
        value *= heat.get(name, 1.0) if heat else 1.0
        if value >= _FLOOR:
            scored.append((value, name))
    scored.sort(key=lambda pair: -pair[0])
    return [name for _, name in scored]


@lru_cache(maxsize=32_768)
def name_worth(name: str) -> float:
    """How likely a name of this shape is needed again; an identifier of eight letters is 1."""
    if "/" in name:
        return _worth_of_path(name)
    if name.isdigit():
        return 4.0 if len(name) >= 5 else 0.0
    for applies, value in _SHAPES:
        if applies(name):
            return value
    return _PLAIN if len(name) >= 6 else 0.0


_PLAIN = 0.03
"""Worth of a word that is nothing but a word."""
_SHAPES: tuple[tuple[Callable[[str], object], float], ...] = (
    (lambda name: name.startswith("#"), 0.8),
    (lambda name: not name.isalpha() and _HASH.fullmatch(name), 0.9),
    (lambda name: name.startswith("-"), 0.3),
    (lambda name: "." in name, 0.7),
    (lambda name: "-" in name and len(name) > 5, 0.5),
    (lambda name: "-" in name, 0.0),
    (lambda name: len(name) >= 12 and _MIXED.search(name), 1.6),
    (lambda name: len(name) >= 8 and _MIXED.search(name), 1.0),
    (_MIXED.search, 0.35),
    (_CODE.fullmatch, 0.5),
)


def _worth_of_path(name: str) -> float:
    if name.startswith("http"):
        return 1.2
    if len(name) < 6 or not any(letter.isalpha() for letter in name):
        return 0.0
    whole = name[0] in "/~" or name.count("/") > 1 or "." in name.rpartition("/")[2]
    return 2.4 if whole else 1.0


def _in_span(name: str, times: int, age: int, *, least: bool) -> float:
    value = max(name_worth(name), 0.5) if least else name_worth(name)
    return value * _spread(times) * (1 + 1 / (1 + age / _HALF_LIFE)) * _shortness(len(name))


@lru_cache(maxsize=1_024)
def _spread(times: int) -> float:
    return 1 + math.log2(1 + times)


@lru_cache(maxsize=LONGEST_NAME + 1)
def _shortness(length: int) -> float:
    found: float = (2 + length) ** -0.4
    return found


def _names_of(run: str) -> Iterable[str]:
    """A run as a name; one like package.Type.method as its parts."""
    if len(run) > LONGEST_NAME:
        return ()
    name = run.rstrip(".+@-/~")
    if "/" not in name:
        name = name.lstrip(".+@~")
    if len(name) < 3:
        return ()
    if "." not in name or "/" in name or _FILE.fullmatch(name) or _VERSION.fullmatch(name):
        return (name,)
    return (part for part in name.split(".") if len(part) > 3)


def _packed(
    order: Iterable[str], budget: int, weigher: MessageWeigher, *, known: Container[str]
) -> str:
    """The first names that fit, without those that are known or stand inside an earlier one."""
    taken: list[str] = []
    text = " "
    for name in order:
        # a token is hardly longer than this; more names than fit need not be looked at
        if len(text) > budget * _LONGEST_TOKEN:
            break
        if name not in text and name not in known:
            taken.append(name)
            text += f"{name} "
    count = count_fitting(taken, budget, weigher)
    packed = " ".join(taken[:count])
    more = _more(taken[count : count + _TRIED], budget - weigher.count(packed), weigher)
    fuller = " ".join((packed, *more))
    return fuller if count and more and not weigher.exceeds(fuller, budget) else packed


def _more(further: Iterable[str], room: int, weigher: MessageWeigher) -> list[str]:
    """Those of a few further names that fit: a word after a space costs what it costs alone."""
    found: list[str] = []
    for name in further:
        cost = weigher.count(f" {name}")
        if cost <= room:
            found.append(name)
            room -= cost
    return found


_LONGEST_TOKEN = 8
_TRIED = 8
"""Further names tried for the room that a long one did not fit into."""


def precompute_texts(said: str, call: ToolCall, *, output: str, what: str, failed: bool) -> None:
    """A call, the words before it and what it returned."""
    step = (
        Passage(0, PassageSource.AGENT, said),
        Passage(0, PassageSource.CALL, call.arguments, call.tool, what),
        Passage(0, PassageSource.OUTPUT, output, tool=call.tool, what=what, failed=failed),
    )
    find_key_sentences(said)
    split_turns(step)
    for text in source_texts(step):
        count_names(text)
