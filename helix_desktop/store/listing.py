"""Listings of entries straight from the database, for as long as the index cannot be asked."""

from helix_desktop.domain.cache import CacheEntry, Order, Page
from helix_desktop.store import records
from helix_desktop.store.cache import Cache


def listed(cache: Cache, order: Order, *, descending: bool, offset: int, limit: int) -> Page:
    """A page of all entries in some order; reads every entry's record."""
    shown = [
        records.shown_entry(digest, entry)
        for _, digest, entry in cache.changes(0)
        if entry is not None
    ]
    shown.sort(key=lambda entry: _column(entry, order), reverse=descending)
    page = tuple(shown[offset : offset + limit])
    return Page(page, len(shown), offset + limit < len(shown))


def _column(entry: CacheEntry, order: Order) -> tuple[float | str, int]:
    match order:
        case Order.TOOL:
            return entry.origin.tool, entry.arrival
        case Order.WHAT:
            return entry.origin.what, entry.arrival
        case Order.TOKENS:
            return -1 if entry.tokens is None else entry.tokens, entry.arrival
        case _:
            return getattr(entry, order.value), entry.arrival
