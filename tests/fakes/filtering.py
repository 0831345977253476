"""Filters and orders of the fake attic, by hand: what the real one works out in two languages."""

from collections.abc import Callable, Mapping

from helix_desktop.context.texts.patterns import compile_pattern
from helix_desktop.domain.cache import CacheEntry, Digest, Order
from helix_desktop.domain.query import Field, Relation, Term

KEYS: dict[Order, Callable[[CacheEntry], object]] = {
    Order.ARRIVAL: lambda entry: entry.arrival,
    Order.DIGEST: lambda entry: entry.digest,
    Order.TOOL: lambda entry: entry.origin.tool,
    Order.WHAT: lambda entry: entry.origin.what,
    Order.SIZE: lambda entry: entry.size,
    Order.TOKENS: lambda entry: -1 if entry.tokens is None else entry.tokens,
    Order.LINES: lambda entry: entry.lines,
    Order.REFS: lambda entry: entry.refs,
    Order.RECALLS: lambda entry: entry.recalls,
    Order.CREATED: lambda entry: entry.created,
    Order.USED: lambda entry: entry.used,
}


def holds(entry: CacheEntry, contents: Mapping[Digest, bytes], term: Term) -> bool:
    origin = entry.origin
    if term.field is Field.REGEX:
        text = contents[entry.digest].decode("utf-8", "replace")
        return compile_pattern(str(term.value)).occurs(text, 1.0)
    if term.field is Field.AMONG:
        return entry.digest in str(term.value)
    values: dict[Field, str | float] = {
        Field.TOOL: origin.tool,
        Field.WHAT: origin.what,
        Field.SHA: entry.digest,
        Field.MIME: origin.mime,
        Field.OUTCOME: origin.outcome,
        Field.SIZE: entry.size,
        Field.TOKENS: entry.tokens or 0,
        Field.LINES: entry.lines,
        Field.REFS: entry.refs,
        Field.RECALLS: entry.recalls,
        Field.CREATED: entry.created,
        Field.USED: entry.used,
        Field.PINNED: float(entry.pinned),
        Field.ARRIVAL: entry.arrival,
        Field.TEXT: contents[entry.digest].decode("utf-8", "replace"),
        Field.BARE: f"{origin.tool}\n{origin.what}\n{entry.digest}",
    }
    return _compared(values[term.field], term)


def _compared(value: str | float, term: Term) -> bool:
    if isinstance(value, str):
        wanted = str(term.value).casefold()
        whole = term.relation is Relation.IS
        return value.casefold() == wanted if whole else wanted in value.casefold()
    wanted_number = float(term.value)
    return {
        Relation.IS: value == wanted_number,
        Relation.CONTAINS: value == wanted_number,
        Relation.BELOW: value < wanted_number,
        Relation.AT_MOST: value <= wanted_number,
        Relation.ABOVE: value > wanted_number,
        Relation.AT_LEAST: value >= wanted_number,
    }[term.relation]
