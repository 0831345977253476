"""`value` makes what the standard decorator makes: each pair below is the same class made twice."""

import copy
import pickle
import sys
from dataclasses import FrozenInstanceError, asdict, dataclass, field, fields, replace
from typing import Any

import pytest

from helix_desktop.domain.value import value

slow = dataclass(frozen=True, slots=True)


@value
class Empty:
    """Nothing in it."""


@value
class One:
    name: str


@value
class Many:
    name: str
    size: int = 3
    parts: list[str] = field(default_factory=list, hash=False)
    note: str = field(default="", compare=False, repr=False)


@value
class Checked:
    size: int

    def __post_init__(self) -> None:
        if self.size < 0:
            raise ValueError("less than nothing")

    def __repr__(self) -> str:
        return "checked"


@value
class Longer(Many):
    more: str = "m"


def made(decorate: Any, cls: type) -> Any:
    """The same class once more, from its source."""
    spelled: dict[str, Any] = {
        "Empty": {},
        "One": {"name": str},
        "Many": {"name": str, "size": int, "parts": list, "note": str},
    }[cls.__name__]
    given = {
        "Empty": {},
        "One": {},
        "Many": {
            "size": 3,
            "parts": field(default_factory=list, hash=False),
            "note": field(default="", compare=False, repr=False),
        },
    }[cls.__name__]
    body = {"__annotations__": spelled, "__qualname__": cls.__name__, **given}
    return decorate(type(cls.__name__, (), body))


CASES: list[tuple[type, tuple[object, ...]]] = [
    (Empty, ()),
    (One, ("a",)),
    (One, (("a", "b"),)),
    (Many, ("a",)),
    (Many, ("a", 4, ["x"], "n")),
]


@pytest.mark.parametrize(("cls", "arguments"), CASES)
def test_a_value_is_what_a_frozen_dataclass_with_slots_is(
    cls: type, arguments: tuple[object, ...]
) -> None:
    ours, theirs = made(value, cls), made(slow, cls)
    one, other = ours(*arguments), theirs(*arguments)
    assert repr(one) == repr(other)
    assert hash(one) == hash(other)
    assert asdict(one) == asdict(other)
    assert ours.__match_args__ == theirs.__match_args__
    assert ours.__slots__ == theirs.__slots__
    assert [each.name for each in fields(one)] == [each.name for each in fields(other)]
    assert one == ours(*arguments)
    assert one != other
    assert not hasattr(one, "__dict__")


def test_fields_that_are_not_compared_do_not_count() -> None:
    assert Many("a", note="x") == Many("a", note="y")
    assert hash(Many("a", parts=["p"])) == hash(Many("a"))
    assert Many("a").parts is not Many("a").parts


@pytest.mark.parametrize("each", [Empty(), One("a"), Many("a", 4, ["x"], "n"), Longer("a")])
def test_a_value_is_copied_and_pickled_whole(each: object) -> None:
    assert pickle.loads(pickle.dumps(each)) == each
    assert copy.deepcopy(each) == each
    assert copy.copy(each) == each


def test_a_value_cannot_be_changed() -> None:
    one = One("a")
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'name'"):
        one.name = "b"  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError, match="cannot delete field 'name'"):
        del one.name
    with pytest.raises(FrozenInstanceError):
        one.other = 1  # type: ignore[attr-defined]
    assert replace(one, name="b") == One("b")


def test_what_a_class_says_itself_is_kept() -> None:
    assert repr(Checked(1)) == "checked"
    with pytest.raises(ValueError, match="less than nothing"):
        Checked(-1)


def test_a_value_can_be_inherited_from() -> None:
    longer = Longer("a", more="b")
    assert longer == Longer("a", 3, [], "", "b")
    assert longer != Many("a")
    with pytest.raises(FrozenInstanceError):
        longer.more = "c"  # type: ignore[misc]


def test_wrong_arguments_are_told_as_ever() -> None:
    with pytest.raises(TypeError, match=r"One\.__init__\(\) missing 1 required positional"):
        One()  # type: ignore[call-arg]


def test_a_value_holds_no_more_than_its_fields() -> None:
    assert sys.getsizeof(One("a")) == sys.getsizeof(made(slow, One)("a"))
