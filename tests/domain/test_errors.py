"""Every failure is worded for the user and survives the way between threads and processes."""

import copy
import inspect
import pickle
from collections.abc import Iterator
from types import NoneType
from typing import Any

import pytest

from helix_desktop.domain import errors
from helix_desktop.domain.errors import HelixError


def tree(root: type[HelixError]) -> Iterator[type[HelixError]]:
    yield root
    for kind in root.__subclasses__():
        yield from tree(kind)


KINDS = sorted(set(tree(HelixError)), key=lambda kind: kind.__name__)

by_name = {"ids": lambda kind: kind.__name__}


def extras_of(kind: type[HelixError]) -> dict[str, Any]:
    """A value for each keyword that this kind takes besides message and hint."""
    parameters = inspect.signature(kind).parameters
    values: dict[type, Any] = {
        bool: True,
        int: 4711,
        str: "ab" * 32,
        tuple: (("tools", 4711),),
        NoneType: 4711,
    }
    return {
        name: values[type(parameter.default)]
        for name, parameter in parameters.items()
        if name not in ("message", "hint", "values")
    }


def usual_of(kind: type[HelixError], name: str) -> Any:
    """What a keyword is when nothing is said: nothing known, and no number made up."""
    usual = inspect.signature(kind).parameters[name].default
    assert not usual
    return usual


def test_every_error_of_the_module_is_in_the_tree() -> None:
    every = [kind for _, kind in inspect.getmembers(errors, inspect.isclass)]
    declared = [kind for kind in every if kind.__module__ == errors.__name__]
    assert set(declared) <= set(KINDS)
    assert len(declared) > 20


@pytest.mark.parametrize("kind", KINDS, **by_name)
def test_an_error_has_a_message_and_a_hint(kind: type[HelixError]) -> None:
    assert (kind("It broke.").message, kind("It broke.").hint) == ("It broke.", "")
    error = kind("It broke.", "Nothing is lost.", **extras_of(kind))
    assert str(error) == "It broke. Nothing is lost."
    assert str(kind("It broke.")) == "It broke."
    for name, value in extras_of(kind).items():
        assert getattr(error, name) == value != usual_of(kind, name)
        assert getattr(kind("It broke."), name) == usual_of(kind, name)


@pytest.mark.parametrize("kind", KINDS, **by_name)
def test_an_error_survives_pickling_and_copying(kind: type[HelixError]) -> None:
    error = kind("It broke \ud800.", "Nothing is lost.", **extras_of(kind))
    pickled = [pickle.dumps(error, protocol) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)]
    twins = [pickle.loads(data) for data in pickled]
    for twin in (*twins, copy.copy(error), copy.deepcopy(error)):
        assert type(twin) is kind
        assert str(twin) == str(error)
        assert twin.args == error.args
        assert vars(twin) == vars(error)


@pytest.mark.parametrize("kind", KINDS, **by_name)
def test_an_error_says_in_one_line_what_it_means(kind: type[HelixError]) -> None:
    assert kind.__doc__
    assert "\n" not in kind.__doc__
    assert kind.__doc__.endswith(".") or kind is HelixError
