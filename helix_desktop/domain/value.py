"""`value`: a frozen dataclass with slots, made in half the time; a start makes hundreds of them.

The standard decorator compiles six methods for every class. Here one is compiled, `__init__`, when
it is first called; the others work from the names of the fields. Tests compare the two.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields, is_dataclass
from operator import attrgetter
from reprlib import recursive_repr
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")
Row = Callable[[Any], tuple[object, ...]]


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(made: type[T]) -> type[T]:
    """`@dataclass(frozen=True, slots=True)`; a class with rare fields goes the slow way."""
    if not _is_plain(made):
        return dataclass(frozen=True, slots=True)(made)
    own = set(vars(made))
    slotted = dataclass(init=False, repr=False, eq=False, slots=True)(made)
    own_fields = fields(slotted)  # type: ignore[arg-type]  # the line above made it a dataclass
    for name, method in _methods(own_fields).items():
        if name not in own:
            setattr(slotted, name, method)
    _set_init(slotted, _first_init(slotted, own_fields))
    params: Any = vars(slotted)["__dataclass_params__"]
    params.init = params.repr = params.eq = params.frozen = True
    return slotted


def _is_plain(made: type) -> bool:
    """Nothing is inherited, and whatever is a field is an argument."""
    declared = [each for each in vars(made).values() if isinstance(each, Field)]
    alone = not any(is_dataclass(base) for base in made.__mro__[1:])
    return alone and all(each.init and each.kw_only is not True for each in declared)


def _methods(own: tuple[Field[Any], ...]) -> dict[str, Callable[..., object]]:
    compared = _row([each.name for each in own if each.compare])
    hashed = _row([each.name for each in own if (each.compare if each.hash is None else each.hash)])
    kept = [each.name for each in own]
    everything = _row(kept)

    def equals(self: object, other: object) -> object:
        if other.__class__ is not self.__class__:
            return NotImplemented
        return compared(self) == compared(other)

    def restore(self: object, state: tuple[object, ...]) -> None:
        for name, each in zip(kept, state, strict=True):
            object.__setattr__(self, name, each)

    return {
        "__eq__": equals,
        "__hash__": lambda self: hash(hashed(self)),
        "__repr__": _shown,
        "__setattr__": _refuse_change,
        "__delattr__": _refuse_removal,
        "__getstate__": lambda self: everything(self),  # a method, which an attrgetter is not
        "__setstate__": restore,
    }


def _row(names: list[str]) -> Row:
    """Reads some attributes of an object, as a tuple however many they are."""
    if len(names) > 1:
        return attrgetter(*names)
    if names:
        one = attrgetter(names[0])
        return lambda each: (one(each),)
    return lambda _each: ()


def _first_init(made: type, own: tuple[Field[Any], ...]) -> Callable[..., None]:
    """Most values are not made at a start: they do not have to wait for this."""

    def init(self: object, *given: object, **named: object) -> None:
        compiled = _init(made, own)
        _set_init(made, compiled)
        compiled(self, *given, **named)

    return init


def _set_init(made: type, init: Callable[..., None]) -> None:
    setattr(made, "__init__", init)  # noqa: B010  mypy forbids the plain way


def _init(made: type, own: tuple[Field[Any], ...]) -> Callable[..., None]:
    """Compiled: every value that is ever made goes through it."""
    known: dict[str, object] = {"_set": object.__setattr__, "_missing": MISSING}
    given = [_argument(each, known) for each in own]
    lines = [f" _set(self, {each.name!r}, {_worth(each)})" for each in own]
    if hasattr(made, "__post_init__"):
        lines.append(" self.__post_init__()")
    head = f"def __init__({', '.join(['self', *given])}):"
    exec("\n".join([head, *(lines or [" pass"])]), known)
    init: Any = known["__init__"]
    init.__qualname__ = f"{made.__qualname__}.__init__"
    init.__module__ = made.__module__
    return init  # type: ignore[no-any-return]


def _argument(each: Field[Any], known: dict[str, object]) -> str:
    if each.default is not MISSING:
        known[f"_default_{each.name}"] = each.default
        return f"{each.name}=_default_{each.name}"
    if each.default_factory is not MISSING:
        known[f"_make_{each.name}"] = each.default_factory
        return f"{each.name}=_missing"
    return each.name


def _worth(each: Field[Any]) -> str:
    if each.default_factory is MISSING:
        return each.name
    return f"_make_{each.name}() if {each.name} is _missing else {each.name}"


@recursive_repr()
def _shown(self: Any) -> str:
    named = (f"{each.name}={getattr(self, each.name)!r}" for each in fields(self) if each.repr)
    return f"{self.__class__.__qualname__}({', '.join(named)})"


def _refuse_change(self: object, name: str, _value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_removal(self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")
