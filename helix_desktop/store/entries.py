"""The cache entries of a workspace: counters, uses, and events that refer to them."""

from collections.abc import Iterator, Sequence

from helix_desktop.domain.cache import (
    CacheEntry,
    CacheTotals,
    ContentUse,
    Digest,
    SessionId,
    VerifyResult,
    is_digest_prefix,
)
from helix_desktop.domain.errors import (
    AmbiguousDigest,
    CacheCorrupt,
    CacheMiss,
    ContentError,
    StoreError,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.store import keys, metadata_records
from helix_desktop.store.contents import ContentTable, missing_error
from helix_desktop.store.deltas import PreparedContent, is_still_valid, write_records
from helix_desktop.store.leveldb import Database, prefix_range
from helix_desktop.store.metadata_records import ENTRY, EntryRecord
from helix_desktop.store.writer import BatchWriter, WriteBatch


class StalePreparation(StoreError):
    """Records that a prepared content relies on were removed: prepare it again."""


def store_content(batch: WriteBatch, prepared: PreparedContent, at: float) -> Digest:
    """Write a prepared content and its entry, or count one more arrival of a stored one."""
    if not is_still_valid(prepared, batch):
        raise StalePreparation("The cache is being cleaned up.", "Nothing was saved. Try again.")
    entry = batch.entry(prepared.name)
    write_records(batch, prepared, listed=entry is not None)
    if entry is None:
        counters, origin = batch.counters, prepared.origin
        counters.arrival += 1
        counters.entries += 1
        counters.raw += prepared.size
        entry = EntryRecord(
            change=0,
            arrival=counters.arrival,
            size=prepared.size,
            lines=prepared.lines,
            created=at,
            origin=(origin.tool, origin.what, origin.source, origin.mime, origin.outcome),
            stored=_stored_bytes(prepared),
            base=prepared.base,
        )
    else:
        entry.seen += 1
        entry.used = at
        if prepared.replaces_damaged:
            entry.base = b""
            entry.stored = _stored_bytes(prepared)
    batch.touched(prepared.name, entry)
    if prepared.leaner:
        # bytes and name of the base stay the same, so that its deltas are not affected
        batch.put(keys.CONTENT + prepared.base, prepared.leaner)
        if (base := batch.entry(prepared.base)) is not None:
            base.stored = len(prepared.leaner)
            batch.touched(prepared.base, base)
    batch.counters.arrived += prepared.size
    if prepared.hint:
        batch.put(prepared.hint, prepared.name)
    return keys.digest(prepared.name)


def _stored_bytes(prepared: PreparedContent) -> int:
    return len(prepared.records[0][1]) if prepared.records else 0


def drop_entry(batch: WriteBatch, name: bytes, entry: EntryRecord) -> None:
    """Remove an entry. Its last number in the change feed reports the removal."""
    counters = batch.counters
    counters.count(entry, -1)
    counters.change += 1
    batch.delete(keys.ENTRY + name)
    batch.delete(keys.change(entry.change))
    batch.put(keys.change(counters.change), name)


def add_reference(batch: WriteBatch, name: bytes, session: bytes, *, seq: int) -> None:
    """Record that an event refers to a content; raise CacheMiss if the content does not exist."""
    entry = batch.entry(name)
    if entry is None:
        raise missing_error(keys.digest(name))
    entry.refs += 1
    batch.touched(name, entry)
    batch.put(keys.reference(name, session, seq), b"")


def update_entry(
    batch: WriteBatch,
    name: bytes,
    *,
    recalls: int = 0,
    saved: int = 0,
    used: float = 0.0,
    pinned: bool | None = None,
    tokens: int | None = None,
) -> None:
    """Change an entry's counters. Losing the last ones in a power cut loses no content."""
    entry = batch.entry(name)
    if entry is None:
        raise missing_error(keys.digest(name))
    entry.recalls += recalls
    entry.saved += saved
    batch.counters.saved += saved
    if tokens is not None:
        batch.counters.tokens += tokens - max(entry.tokens, 0)
        entry.tokens = tokens
    entry.used = max(entry.used, used)
    if pinned is not None:
        entry.pinned = pinned
    batch.touched(name, entry)


def store_token_count(batch: WriteBatch, name: bytes, encoding: str, *, tokens: int) -> None:
    """Store a token count. Listings and totals show the first one stored.

    A count may belong to a text that is not a content here (a message), and then it is not shown.
    """
    batch.put(keys.count(name, encoding), tokens.to_bytes(8, "big"))
    entry = batch.entry(name)
    if entry is not None and entry.tokens < 0:
        update_entry(batch, name, tokens=tokens)


class CacheEntries:
    """Reads entries, contents, and references."""

    def __init__(self, database: Database, writer: BatchWriter, contents: ContentTable) -> None:
        self._database = database
        self._writer = writer
        self.contents = contents

    def get(self, digest: Digest) -> bytes:
        return self.contents.get(keys.raw(digest))

    def get_all(self, digests: Sequence[Digest]) -> Sequence[bytes | ContentError]:
        """Return many contents; an unreadable one is replaced by its error."""
        results: list[bytes | ContentError] = []
        for digest in digests:
            try:
                results.append(self.get(digest))
            except ContentError as error:
                results.append(error)
        return results

    def find(self, prefix: str) -> Digest:
        """Return the one digest with this prefix; otherwise raise an error that says what to do."""
        digits = prefix.strip().lower()
        if not is_digest_prefix(digits):
            raise CacheMiss(
                "{prefix} isn't a hash.",
                "Enter 12 to 64 hex digits, as shown in the marker.",
                prefix=repr(prefix),
            )
        first = bytes.fromhex(digits.ljust(keys.DIGEST_SIZE * 2, "0"))
        last = bytes.fromhex(digits.ljust(keys.DIGEST_SIZE * 2, "f")) + b"\x00"
        stored_keys = self._database.keys(keys.ENTRY + first, keys.ENTRY + last, limit=3)
        matches = [keys.digest(key[1:]) for key in stored_keys]
        if len(matches) == 1:
            return matches[0]
        if matches:
            raise AmbiguousDigest(
                "More than one cache entry starts with {wanted}.",
                "Enter more digits: {found}.",
                wanted=digits,
                found=", ".join(name[:20] + "…" for name in matches),
            )
        # name the content whose digest shares the most leading digits
        first_key = keys.ENTRY + first
        start, stop = prefix_range(keys.ENTRY)
        neighbors = self._database.keys(first_key, stop, limit=1)
        neighbors += [
            key for key, _ in self._database.page(start, first_key, limit=1, reverse=True)
        ]
        names = [key[1:].hex() for key in neighbors]
        closest = max(
            names, key=lambda name: [a == b for a, b in zip(name, digits, strict=False)], default=""
        )
        raise CacheMiss(
            Phrase("This workspace has no cache entry starting with {wanted}.", wanted=digits[:20]),
            Phrase("Closest match: {names}…", names=closest[:20])
            if closest
            else Phrase("Nothing is stored yet."),
        )

    def entry(self, digest: Digest) -> CacheEntry:
        packed = self._database.get(keys.ENTRY + keys.raw(digest))
        if packed is None:
            raise missing_error(digest)
        return metadata_records.to_cache_entry(digest, ENTRY.unpack(packed))

    def verify(self, digest: Digest) -> VerifyResult:
        """Read and hash a content again."""
        try:
            for _ in self.contents.pieces(keys.raw(digest)):
                pass
        except CacheCorrupt:
            return VerifyResult.CORRUPT
        except CacheMiss:
            return VerifyResult.MISSING
        return VerifyResult.INTACT

    def uses(self, digest: Digest) -> Sequence[ContentUse]:
        """Return the events that refer to a content, session by session."""
        prefix = keys.REFERENCE + keys.raw(digest)
        content_uses = []
        for key, _ in self._database.scan(*prefix_range(prefix)):
            suffix = key[len(prefix) :]
            content_uses.append(ContentUse(SessionId(suffix[:8].hex()), keys.number(suffix[8:])))
        return content_uses

    def changes(self, after: int) -> Iterator[tuple[int, Digest, EntryRecord | None]]:
        """Yield entries by their latest change.

        None for a removal, whose number stays permanently.
        """
        start, stop = keys.change(after + 1), prefix_range(keys.CHANGE)[1]
        for key, name in self._database.scan(start, stop):
            packed = self._database.get(keys.ENTRY + name)
            entry = ENTRY.unpack(packed) if packed is not None else None
            number = keys.number(key[1:])
            came_back = entry is not None and entry.change > number
            yield number, keys.digest(name), None if came_back else entry

    def token_count(self, digest: Digest, encoding: str) -> int | None:
        packed = self._database.get(keys.count(keys.raw(digest), encoding))
        return None if packed is None else int.from_bytes(packed, "big")

    def totals(self, on_disk: int) -> CacheTotals:
        counters = self._writer.counters
        return CacheTotals(
            entries=counters.entries,
            raw=counters.raw,
            before_dedup=counters.arrived,
            on_disk=on_disk,
            tokens=counters.tokens,
        )
