"""Freeing what nothing needs any more; only ever because the person asked for it.

`preview` says what would go. `collect` marks without holding anybody up and removes in small
batches between the writes of others. Whatever is reachable, pinned or young stays.
"""

import time
from collections.abc import Sequence
from typing import TypeVar

from helix_desktop.domain.values import value
from helix_desktop.store.attic import WorkspaceStore
from helix_desktop.store.keeping.marking import Mark, children_first, mark
from helix_desktop.store.keeping.progress import Progress, Stopped, Watch, never, silent
from helix_desktop.store.keeping.sweeping import Guard, SweepContents, SweepPieces, Swept
from helix_desktop.store.writer import Change

GRACE = 24 * 3600.0
"""Seconds that a content stays although nothing names it: its event may still be on its way."""

_TOGETHER = 128
_TRIES = 40
_PAUSE = 0.05
"""A stream that arrives is waited for, but not for ever."""

T = TypeVar("T")


@value
class Garbage:
    """What nothing needs: contents, their length, and what they take in the store."""

    contents: int
    raw: int
    stored: int


@value
class Collected:
    """What was removed; `left` contents were used again meanwhile or had to wait."""

    contents: int
    raw: int
    stored: int
    left: int


def preview(
    store: WorkspaceStore,
    *,
    grace: float = GRACE,
    progress: Progress = silent,
    stopped: Stopped = never,
) -> Garbage:
    """What a collection would remove now; changes nothing."""
    found = marked(store, grace=grace, watch=Watch(progress, stopped))
    stored = sum(waste.stored for waste in found.waste)
    pieces = sum(size for _, size in found.pieces.values())
    return Garbage(len(found.waste), sum(waste.size for waste in found.waste), stored + pieces)


def collect(
    store: WorkspaceStore,
    *,
    grace: float = GRACE,
    progress: Progress = silent,
    stopped: Stopped = never,
) -> Collected:
    """Remove what nothing needs. Stopping in the middle leaves a whole store."""
    watch = Watch(progress, stopped)
    done = sweep(store, marked(store, grace=grace, watch=watch), watch)
    if done.stored:
        watch.begin("giving the space back to the disk")
        store.database.compact()
    return done


def marked(
    store: WorkspaceStore, *, grace: float, watch: Watch, only: frozenset[bytes] | None = None
) -> Mark:
    """`only`: nothing but these may go."""
    young_from = store.clock.now() - grace
    with store.database.frozen() as view:
        return mark(view, young_from=young_from, watch=watch, only=only)


def sweep(store: WorkspaceStore, found: Mark, watch: Watch) -> Collected:
    """Remove what was marked and is still garbage."""
    watch.begin("removing", len(found.waste) + len(found.pieces))
    changes = removals(store, found)
    total = Swept()
    for change in changes:
        if not _swept(store, change, total):
            break
        watch.step(_TOGETHER)
    store.contents.forget()
    return Collected(total.contents, total.raw, total.stored, len(found.waste) - total.contents)


def removals(store: WorkspaceStore, found: Mark, *, together: int = _TOGETHER) -> list[Change]:
    """The batches that remove what was marked, to be committed in this order."""
    guard = Guard.since(found, store.database, store.contents)
    waste = children_first(found.waste)
    changes: list[Change] = [SweepContents(guard, part) for part in _parts(waste, together)]
    pieces = [(name, base, size) for name, (base, size) in found.pieces.items()]
    pieces.sort(key=lambda piece: not piece[1])
    changes += [SweepPieces(guard, part) for part in _parts(pieces, together)]
    return changes


def _swept(store: WorkspaceStore, change: Change, total: Swept) -> bool:
    """One batch; False if streams kept it from being removed, and all after it with it."""
    for _ in range(_TRIES):
        done: Swept = store.writer.commit(change)
        if not done.busy:
            total.contents += done.contents
            total.raw += done.raw
            total.stored += done.stored
            return True
        time.sleep(_PAUSE)
    return False


def _parts(whole: Sequence[T], size: int) -> list[Sequence[T]]:
    return [whole[at : at + size] for at in range(0, len(whole), size)]
