"""Values of any event, made and walked by their type hints alone.

Whoever adds an event or a field is covered by the tests that use this, without touching it.
"""

import typing
from dataclasses import fields, is_dataclass
from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, ClassVar, NewType, get_args, get_origin, get_type_hints

from hypothesis import strategies as st
from msgspec import Struct

from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.events import Event

EVENT_KINDS: tuple[type, ...] = tuple(Event.__subclasses__())

ODD_TEXTS = ("", "\x00", "a\x00b", "\ud800", "x\udfff\udbffy", "\u2028\u202e\ufeff", "🧬" * 5_000)
TEXTS = st.one_of(st.sampled_from(ODD_TEXTS), st.text(st.characters(exclude_categories=())))
WHOLES = st.integers(min_value=-(2**63), max_value=2**64 - 1)
DIGESTS = st.binary(max_size=8).map(digest_of)


def strategy_for(hint: Any) -> st.SearchStrategy[Any]:
    """Any value that the type hint admits."""
    plain: dict[Any, st.SearchStrategy[Any]] = {
        str: TEXTS,
        int: WHOLES,
        float: st.floats(),
        bool: st.booleans(),
        NoneType: st.none(),
        Digest: DIGESTS,
    }
    if hint in plain:
        return plain[hint]
    if isinstance(hint, NewType):
        return strategy_for(hint.__supertype__)
    if is_union(hint):
        return st.one_of([strategy_for(choice) for choice in get_args(hint)])
    if get_origin(hint) is tuple:
        return _tuples(get_args(hint))
    if issubclass(hint, StrEnum):
        return st.sampled_from(hint)
    return st.builds(hint, **{name: strategy_for(inner) for name, inner in hints_of(hint).items()})


def _tuples(items: tuple[Any, ...]) -> st.SearchStrategy[Any]:
    if items[-1] is Ellipsis:
        return st.lists(strategy_for(items[0]), max_size=4).map(tuple)
    return st.tuples(*[strategy_for(item) for item in items])


def any_event() -> st.SearchStrategy[Any]:
    return st.one_of([strategy_for(kind) for kind in EVENT_KINDS])


def is_record(kind: Any) -> bool:
    return isinstance(kind, type) and (is_dataclass(kind) or issubclass(kind, Struct))


def hints_of(kind: type) -> dict[str, Any]:
    """The fields of a dataclass or struct and their types, in order."""
    hints = get_type_hints(kind)
    names = [item.name for item in fields(kind)] if is_dataclass(kind) else kind.__struct_fields__
    return {name: hints[name] for name in names if get_origin(hints[name]) is not ClassVar}


class DigestFiller:
    """Builds the fullest value of a type: each optional there, tuples of two, no digest twice.

    Where a single field may hold one of several types with digests, `turn` tells which.
    """

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn
        self.made: list[str] = []

    def fill(self, hint: Any) -> Any:
        """One value that has a digest wherever the hint admits one."""
        if hint is Digest:
            self.made.append(digest_of(str(len(self.made)).encode()))
            return self.made[-1]
        if is_union(hint):
            return self.fill(self._chosen(hint))
        if get_origin(hint) is tuple:
            return tuple(self.fill(item) for item in _items(get_args(hint)))
        if is_record(hint):
            return hint(**{name: self.fill(inner) for name, inner in hints_of(hint).items()})
        return _anything(hint)

    def _chosen(self, hint: Any) -> Any:
        choices = [choice for choice in get_args(hint) if choice is not NoneType]
        bearing = [choice for choice in choices if digest_fields(choice)] or choices
        return bearing[self.turn % len(bearing)]


def _items(hints: tuple[Any, ...]) -> list[Any]:
    """What to put into a tuple: two of every type that it may hold, or just what is asked for."""
    if hints[-1] is not Ellipsis:
        return list(hints)
    return 2 * list(get_args(hints[0]) if is_union(hints[0]) else hints[:1])


def is_union(hint: Any) -> bool:
    return get_origin(hint) in (UnionType, typing.Union)


def _anything(hint: Any) -> Any:
    if isinstance(hint, NewType):
        return _anything(hint.__supertype__)
    return next(iter(hint)) if issubclass(hint, StrEnum) else hint()


def digest_fields(hint: Any) -> int:
    """How many places of the type hold a digest."""
    if hint is Digest:
        return 1
    inner = hints_of(hint).values() if is_record(hint) else get_args(hint)
    return sum(digest_fields(item) for item in inner if item is not Ellipsis)
