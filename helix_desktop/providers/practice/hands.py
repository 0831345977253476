"""The tools of a request as abilities: found by name, called with arguments that fit their schema.

A tool that demands something unknown is no ability: it would only be called wrongly.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.values import value
from helix_desktop.providers.practice.abilities import MAY, NAMES, NEEDS, SLOTS, Able
from helix_desktop.providers.practice.fitting import Fields, Value, fields_of, fitted


@value
class Planned:
    """A call that may be made: the tool, and its arguments as canonical JSON."""

    tool: str
    arguments: str


@value
class Hand:
    """One tool as an ability; `slots` says how it calls what we give it."""

    tool: str
    fields: Fields
    slots: tuple[tuple[str, str], ...]
    within: str = ""
    """A list of objects whose only one takes what the tool itself has no name for."""
    inner: "Hand | None" = None

    def call(self, **values: Value) -> Planned | None:
        """The call with these values; None if one that is needed does not fit the schema."""
        given = self.given(**values)
        return Planned(self.tool, written(given)) if given is not None else None

    def given(self, **values: Value) -> dict[str, object] | None:
        """The arguments alone."""
        given: dict[str, object] = {}
        for slot, name in self.slots:
            if slot not in values:
                continue
            value = fitted(values[slot], self.fields.schema(name))
            if value is not None:
                given[name] = value
        if self.inner is not None and (nested := self.inner.given(**values)):
            given[self.within] = [nested]
        return given if self.fields.required <= given.keys() else None


def hands_of(tools: Sequence[ToolSpec]) -> dict[Able, Hand]:
    """The first tool for each ability."""
    found: dict[Able, Hand] = {}
    for spec in tools:
        for able, pattern in NAMES:
            if pattern.fullmatch(spec.name) and able not in found:
                hand = _hand(spec, able)
                if hand is not None:
                    found[able] = hand
                break
    return found


def told(arguments: str, slot: str) -> str:
    """What a call was given for a slot, whatever its tool calls it; nothing if it is no text."""
    values = decoded(arguments)
    for name in SLOTS[slot]:
        value = values.get(name)
        if isinstance(value, str):
            return value
    return ""


LONGEST_ARGUMENTS = 64 * 1024
"""Characters of a call's arguments that are looked into: ours are never longer."""


@lru_cache(maxsize=2_048)
def decoded(arguments: str) -> Mapping[str, object]:
    """The arguments as an object; none where they are not one or too long."""
    if len(arguments) > LONGEST_ARGUMENTS:
        return {}
    try:
        found = json.loads(arguments)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def written(values: Mapping[str, object]) -> str:
    return json.dumps(values, sort_keys=True, ensure_ascii=False)


def same(arguments: str) -> str:
    """Arguments in the form that two equal calls have in common."""
    values = decoded(arguments)
    return written(values) if values else arguments


@lru_cache(maxsize=256)
def _hand(spec: ToolSpec, able: Able) -> Hand | None:
    fields = fields_of(spec.schema)
    for within in sorted(fields.required) if able is Able.EDIT else ():
        if (items := fields.items(within)) is not None:
            outer = _fitting(spec.name, fields, ("path",), besides=(within,))
            inner = _fitting(
                spec.name, items, tuple(each for each in NEEDS[able] if each != "path")
            )
            return replace(outer, within=within, inner=inner) if outer and inner else None
    return _fitting(spec.name, fields, NEEDS[able], may=MAY.get(able, ()))


def _fitting(
    tool: str,
    fields: Fields,
    needs: tuple[str, ...],
    *,
    besides: tuple[str, ...] = (),
    may: tuple[str, ...] = (),
) -> Hand | None:
    """`besides` are fields that are filled in another way."""
    slots: list[tuple[str, str]] = []
    for slot in (*needs, *may):
        taken = {name for _, name in slots}
        name = next((n for n in SLOTS[slot] if n in fields.names and n not in taken), "")
        if name:
            slots.append((slot, name))
    filled = {slot for slot, _ in slots}
    known = {name for _, name in slots} | set(besides)
    if not set(needs) <= filled or not fields.required <= known:
        return None
    return Hand(tool, fields, tuple(slots))
