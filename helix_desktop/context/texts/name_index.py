"""Finds and ranks names in a text (paths, identifiers, numbers) that may be needed later.

An index of names (paths, identifiers, numbers, hashes, errors) tells a reader what can be recalled.
The worth of a shape of name is how often names of that shape were needed again in recorded
sessions. All functions take linear time on any text. `precompute_texts` fills their caches when a
step's texts arrive.
"""

import errno
import math
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain, compress, islice
from sys import intern

from msgspec import Struct

from helix_desktop.context.texts.plain_text import defuse
from helix_desktop.context.texts.result_cache import CacheLimit, cache_results
from helix_desktop.context.texts.sentences import find_key_sentences
from helix_desktop.context.texts.token_budget import count_fitting
from helix_desktop.context.texts.tool_actions import ActionKind, read_action
from helix_desktop.context.texts.turns import Passage, PassageSource, source_texts, split_turns
from helix_desktop.context.texts.value_lines import find_values
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import MessageWeigher

MAX_NAME_CHARS = 200
"""The maximum number of characters of a name.

A longer run without a break is a blob, not a name.
"""
_MAX_NAMES = 4_000
"""The maximum number of distinct names of one text, counted from its beginning."""
_MIN_WORTH = 0.2
"""The minimum worth of a name in an index."""
_MAX_SHORT_CHARS = 8_000
_MAX_LONG_CHARS = 60_000
"""Up to so many characters, the names of many texts are cached, and of fewer; above that, of the
newest ones alone.
"""
MAX_NAMES_OF_MESSAGE = 24
"""Names of one message of the user that come first; a message with more is a pasted log."""
MIN_PLAIN_NUMBERS = 8
TOKENS_PER_PLAIN_NUMBER = 40
"""An index has one number without letters per this many tokens: more are a listing, which says
nothing without its labels."""
_HALF_LIFE_TOKENS = 8_000
"""The number of tokens after which a name counts half as new."""

# each branch is one character class without nested repeats: matching is linear on every text
_RUN = lazy_pattern(r"https?://[^\s\"'<>()\[\]{}\\`,;|]+|#\d{2,9}\b|[\w.@~/+-]+")
DEFINITION = lazy_pattern(
    r"\b(?:func|def|class|type|interface|struct|enum|fn|trait|function|const|let|var)[ \t]{1,4}"
    r"(?:\([^()\n]{0,80}\)[ \t]?)?(\w{3,80})"
)
# the following patterns only see one run of at most MAX_NAME_CHARS characters
_FILE = lazy_pattern(r"[\w@+-]+(?:\.[\w-]+)*\.[a-z][a-z0-9]{0,4}")
_VERSION = lazy_pattern(r"v?\d+(?:\.\d+)+[\w.+-]*")
_HASH = lazy_pattern(r"[0-9a-f]{7,64}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
_MIXED = lazy_pattern(r"[a-z0-9][A-Z]|[A-Z]{2}[a-z]{2}|[^\W_]_[^\W_]")
_PLAIN_NUMBER = lazy_pattern(r"[\d,.]+")
_ERROR = lazy_pattern(r"[A-Za-z]\w{0,60}(?:Error|Exception|Warning)|(?:TS|E|C|CS)\d{4}")
_SYSTEM_ERRORS = frozenset(errno.errorcode.values())
_CODE = lazy_pattern(r"(?=\D*\d)[A-Z][A-Z0-9]{4,}")


class SeenNames(Struct, frozen=True):
    """The names that a reader has seen, here or elsewhere."""

    elsewhere: Container[str]
    text: str

    def __contains__(self, name: object) -> bool:
        return name in self.elsewhere or (isinstance(name, str) and name in self.text)


def name_line(
    text: str, budget: int, weigher: MessageWeigher, *, known: Container[str] = ()
) -> str:
    """Return the most important names that fit into `budget` tokens as one line, without those in
    `known`: a text knows each name that it contains.
    """
    return _fit_names(rank_names(text), budget, weigher, known=known)


class StretchNames:
    """The names of a stretch, whose texts are added from old to new."""

    def __init__(self, texts: Iterable[str] = ()) -> None:
        self._new_texts = list(texts)
        """The texts that are not in the figures yet: not every stretch is asked for its names."""
        self._text_counts: Counter[str] = Counter()
        self._ends: dict[str, int] = {}
        """For each name, the tokens up to the end of the newest text that has it."""
        self._tokens = 0

    def __iter__(self) -> Iterator[str]:
        """Iterate over all names, in order of first occurrence."""
        self._count_new_texts()
        return iter(self._text_counts)

    def add(self, texts: Iterable[str]) -> None:
        self._new_texts += texts

    def _count_new_texts(self) -> None:
        for text in self._new_texts:
            names = names_in(text)
            self._tokens += len(text) // _CHARS_PER_TOKEN
            self._text_counts.update(names)
            self._ends.update(dict.fromkeys(names, self._tokens))
        self._new_texts.clear()

    def fit(
        self,
        budget: int,
        weigher: MessageWeigher,
        *,
        oldest: str = "",
        first: Iterable[str] = (),
        factors: Mapping[str, float] | None = None,
        known: Container[str] = (),
    ) -> str:
        """Return the names that fit, as if `oldest` were a text before all others.

        Those in `first` come first, then names of errors. Names that occur in many texts or in the
        newest count most. `factors` multiplies the worth of single names, and gives a minimum worth
        to names without any.
        """
        self._count_new_texts()
        factor_of = factors or {}
        counts: Mapping[str, int] = self._text_counts
        if oldest:
            counts = self._text_counts.copy()
            counts.update(names_in(oldest))
        scored: list[tuple[float, str]] = []
        for name, count in counts.items():
            value = name_worth(name)
            if name in factor_of:
                value = max(value, 0.5)
            elif not value and name not in _SYSTEM_ERRORS:
                continue
            age = self._tokens - self._ends.get(name, 0)
            newness = 1 + 1 / (1 + age / _HALF_LIFE_TOKENS)
            worth = value * _spread_factor(count) * newness * _length_factor(len(name))
            scored.append((factor_of.get(name, 1.0) * worth, name))
        scored.sort(key=lambda pair: (-pair[0], pair[1]))
        # such as KeyError, ENOENT, or TS2345
        errors = (name for _, name in scored if name in _SYSTEM_ERRORS or _ERROR.fullmatch(name))
        order = dict.fromkeys([*first, *errors, *(name for _, name in scored)])
        return _fit_names(order, budget, weigher, known=known)


NO_NAMES = StretchNames()


_CHARS_PER_TOKEN = 4
"""The approximate number of characters per token, for estimating the age of a text."""


def names_in(text: str) -> tuple[str, ...]:
    """Return the distinct names of a text, in order of first occurrence.

    Results are cached, above all for short texts, because a window is scanned again and again. Most
    names of a project are in many texts: they are interned, so that each is in memory once.
    """
    if len(text) <= _MAX_SHORT_CHARS:
        return _names_in_short(text)
    return _names_in_long(text) if len(text) <= _MAX_LONG_CHARS else _names_in_longest(text)


def _find_names(text: str) -> tuple[str, ...]:
    runs = dict.fromkeys(run for run in _RUN.findall(defuse(text)) if len(run) <= MAX_NAME_CHARS)
    # without a step of Python for each name
    names = dict.fromkeys(chain.from_iterable(map(_names_of_run, runs)))
    return tuple(islice(names, _MAX_NAMES))


SHORT_TEXTS = CacheLimit(2_048)
"""The short texts whose names are cached."""
_names_in_short = cache_results(SHORT_TEXTS)(_find_names)
_names_in_long = cache_results(64)(_find_names)
_names_in_longest = cache_results(4)(_find_names)


@cache_results(2_048)
def _is_worthy(text: str) -> bytes:
    """Return for each name of a text whether it is more than a plain word."""
    return bytes(name_worth(name) > 0 for name in names_in(text))


def useful_names(text: str) -> Iterator[str]:
    """Yield the distinct names of a text that are more than plain words."""
    return compress(names_in(text), _is_worthy(text))


def rank_names(text: str) -> list[str]:
    """Return the names of a text by worth relative to their length; ties stay in text order."""
    scored: list[tuple[float, str]] = []
    for name in names_in(text):
        value = name_worth(name) / (2 + len(name)) ** 0.3
        if value >= _MIN_WORTH:
            scored.append((value, name))
    scored.sort(key=lambda pair: -pair[0])
    return [name for _, name in scored]


@lru_cache(maxsize=32_768)
def name_worth(name: str) -> float:
    """Return how likely a name of this shape is needed again.

    An identifier of eight letters has worth 1, a plain word 0.
    """
    if "/" in name:
        if name.startswith("http"):
            return 1.2
        if len(name) < 6 or not any(letter.isalpha() for letter in name):
            return 0.0
        has_path = name[0] in "/~" or name.count("/") > 1 or "." in name.rpartition("/")[2]
        return 2.4 if has_path else 1.0
    if name.isdigit():
        return 4.0 if len(name) >= 5 else 0.0
    for applies, value in _WORTH_OF_SHAPES:
        if applies(name):
            return value
    return 0.0


_WORTH_OF_SHAPES: tuple[tuple[Callable[[str], object], float], ...] = (
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


def user_names(messages: Iterable[str]) -> list[str]:
    """Return the names that the user used, the newest first; of a long message, the best ones."""
    names: dict[str, None] = {}
    for text in reversed(list(messages)):
        names.update(dict.fromkeys(_best_names(text)))
    return list(names)


@cache_results(2_048)
def _best_names(text: str) -> tuple[str, ...]:
    return tuple(rank_names(text)[:MAX_NAMES_OF_MESSAGE])


@lru_cache(maxsize=1_024)
def _spread_factor(times: int) -> float:
    return 1 + math.log2(1 + times)


@lru_cache(maxsize=MAX_NAME_CHARS + 1)
def _length_factor(length: int) -> float:
    weight: float = (2 + length) ** -0.4
    return weight


@lru_cache(maxsize=16_384)
def _names_of_run(run: str) -> tuple[str, ...]:
    """Return a run as a name, or a dotted run like package.Type.method as its parts."""
    name = run.rstrip(".+@-/~")
    if "/" not in name:
        name = name.lstrip(".+@~")
    if len(name) < 3:
        return ()
    if "." not in name or "/" in name or _FILE.fullmatch(name) or _VERSION.fullmatch(name):
        return (intern(name),)
    return tuple(intern(part) for part in name.split(".") if len(part) > 3)


def _fit_names(
    names_by_worth: Iterable[str], budget: int, weigher: MessageWeigher, *, known: Container[str]
) -> str:
    """Return the first names that fit, without those that are known or part of an earlier name."""
    names: list[str] = []
    text = " "
    numbers_left = max(MIN_PLAIN_NUMBERS, budget // TOKENS_PER_PLAIN_NUMBER)
    for name in names_by_worth:
        # a token is hardly longer than this, so that names beyond the budget need not be examined
        if len(text) > budget * _MAX_TOKEN_CHARS:
            break
        if name not in text and name not in known:
            if _PLAIN_NUMBER.fullmatch(name):
                numbers_left -= 1
                if numbers_left < 0:
                    continue
            names.append(name)
            text += f"{name} "
    count = count_fitting(names, budget, weigher)
    packed = " ".join(names[:count])
    tokens_left = budget - weigher.count(packed)
    further_names: list[str] = []
    for name in names[count : count + _MAX_FURTHER_NAMES]:
        tokens = weigher.count(f" {name}")  # a word costs the same after a space as alone
        if tokens <= tokens_left:
            further_names.append(name)
            tokens_left -= tokens
    with_further = " ".join((packed, *further_names))
    return (
        with_further
        if count and further_names and not weigher.exceeds(with_further, budget)
        else packed
    )


_MAX_TOKEN_CHARS = 8
_MAX_FURTHER_NAMES = 8
"""The number of further names tried for room that was too small for a long name."""


def precompute_texts(
    spoken_text: str, call: ToolCall, *, output: str, what: str, failed: bool
) -> None:
    """Fill the caches for a finished call, with its preceding text and its output.

    A later rewrite finds the results in the caches. Nothing is returned.
    """
    step = (
        Passage(0, PassageSource.AGENT, spoken_text),
        Passage(0, PassageSource.CALL, call.arguments, call.tool, what),
        Passage(0, PassageSource.OUTPUT, output, tool=call.tool, what=what, failed=failed),
    )
    find_key_sentences(spoken_text)
    split_turns(step)
    for text in source_texts(step):
        names_in(text)
    if read_action(call.tool, call.arguments).kind is ActionKind.READ:
        find_values(output)
