"""Freeing what a filter finds and nothing needs: shown first, then exactly that is removed.

What an event names, what is pinned and what is young is never among it, whatever the filter says.
"""

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.errors import StoreError
from helix_desktop.domain.listing import Ask, Spare
from helix_desktop.domain.query import Field, Query, Relation, Term
from helix_desktop.store import keys
from helix_desktop.store.attic import WorkspaceStore
from helix_desktop.store.keeping.collect import GRACE, marked, sweep
from helix_desktop.store.keeping.marking import Mark
from helix_desktop.store.keeping.progress import Stopped, Watch, never, silent

MOST = 1_000_000
"""Contents that one search may name."""
_FREE = (Term(Field.REFS, Relation.IS, 0.0), Term(Field.PINNED, Relation.IS, 0.0))


def spare(
    store: WorkspaceStore, query: Query, *, grace: float = GRACE, stopped: Stopped = never
) -> Spare:
    """What matches and could go now; changes nothing."""
    found = store.search.find(Ask(Query((*query.terms, *_FREE)), limit=MOST), stop=stopped)
    if found.more:
        raise StoreError(
            "It was not found out what all matches, so nothing can be chosen.",
            "Wait until the index is made, or choose a simpler filter.",
        )
    digests = [entry.digest for entry in found.entries]
    return _told(_marked(store, digests, grace=grace, stopped=stopped)) if digests else _NOTHING


def remove(
    store: WorkspaceStore, chosen: Spare, *, grace: float = GRACE, stopped: Stopped = never
) -> Spare:
    """Remove of that what nothing needs by now; stopped in the middle, the store is whole."""
    watch = Watch(silent, stopped)
    mark = _marked(store, chosen.digests, grace=grace, stopped=stopped)
    done = sweep(store, mark, watch)
    return Spare(done.contents, done.raw, done.stored)


_NOTHING = Spare(0, 0, 0)


def _marked(
    store: WorkspaceStore,
    digests: "list[Digest] | tuple[Digest, ...]",
    *,
    grace: float,
    stopped: Stopped,
) -> Mark:
    only = frozenset(map(keys.raw, digests))
    return marked(store, grace=grace, watch=Watch(silent, stopped), only=only)


def _told(mark: Mark) -> Spare:
    pieces = sum(size for _, size in mark.pieces.values())
    stored = sum(waste.stored for waste in mark.waste) + pieces
    digests = tuple(keys.digest(waste.name) for waste in mark.waste)
    return Spare(len(mark.waste), sum(waste.size for waste in mark.waste), stored, digests)
