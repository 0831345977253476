"""Filters and orders of the fake store in plain Python; the real store has them in SQL as well."""

from collections.abc import Callable, Mapping

from helix_desktop.domain.cache import CacheColumn, CacheEntry, Digest
from helix_desktop.domain.cache_filter import FilterKey, FilterRelation, FilterTerm
from helix_desktop.domain.safe_regex import compile_pattern

KEYS: dict[CacheColumn, Callable[[CacheEntry], object]] = {
    CacheColumn.ARRIVAL: lambda entry: entry.arrival,
    CacheColumn.DIGEST: lambda entry: entry.digest,
    CacheColumn.TOOL: lambda entry: entry.origin.tool,
    CacheColumn.WHAT: lambda entry: entry.origin.what,
    CacheColumn.SIZE: lambda entry: entry.size,
    CacheColumn.TOKENS: lambda entry: -1 if entry.tokens is None else entry.tokens,
    CacheColumn.LINES: lambda entry: entry.lines,
    CacheColumn.REFS: lambda entry: entry.refs,
    CacheColumn.RECALLS: lambda entry: entry.recalls,
    CacheColumn.CREATED: lambda entry: entry.created,
    CacheColumn.USED: lambda entry: entry.used,
}


def holds(entry: CacheEntry, contents: Mapping[Digest, bytes], term: FilterTerm) -> bool:
    origin = entry.origin
    if term.field is FilterKey.REGEX:
        text = contents[entry.digest].decode("utf-8", "replace")
        return compile_pattern(str(term.value)).occurs(text, 1.0)
    if term.field is FilterKey.AMONG:
        return entry.digest in str(term.value)
    values: dict[FilterKey, str | float] = {
        FilterKey.TOOL: origin.tool,
        FilterKey.WHAT: origin.what,
        FilterKey.SHA: entry.digest,
        FilterKey.MIME: origin.mime,
        FilterKey.OUTCOME: origin.outcome,
        FilterKey.SIZE: entry.size,
        FilterKey.TOKENS: entry.tokens or 0,
        FilterKey.LINES: entry.lines,
        FilterKey.REFS: entry.refs,
        FilterKey.RECALLS: entry.recalls,
        FilterKey.CREATED: entry.created,
        FilterKey.USED: entry.used,
        FilterKey.PINNED: float(entry.pinned),
        FilterKey.ARRIVAL: entry.arrival,
        FilterKey.TEXT: contents[entry.digest].decode("utf-8", "replace"),
        FilterKey.PLAIN: f"{origin.tool}\n{origin.what}\n{entry.digest}",
        FilterKey.ANYWHERE: f"{origin.tool}\n{origin.what}\n{entry.digest}\n"
        + contents[entry.digest].decode("utf-8", "replace"),
    }
    return _compared(values[term.field], term)


def _compared(value: str | float, term: FilterTerm) -> bool:
    if isinstance(value, str):
        wanted = str(term.value).casefold()
        is_exact = term.relation is FilterRelation.IS
        return value.casefold() == wanted if is_exact else wanted in value.casefold()
    wanted_number = float(term.value)
    return {
        FilterRelation.IS: value == wanted_number,
        FilterRelation.CONTAINS: value == wanted_number,
        FilterRelation.BELOW: value < wanted_number,
        FilterRelation.AT_MOST: value <= wanted_number,
        FilterRelation.ABOVE: value > wanted_number,
        FilterRelation.AT_LEAST: value >= wanted_number,
    }[term.relation]
