"""A store in memory, for replays."""

from collections.abc import Iterable, Sequence

from helix_desktop.domain.cache import (
    Digest,
    NewContent,
    Origin,
    SessionId,
    digest_of,
    is_digest_prefix,
)
from helix_desktop.domain.errors import AmbiguousDigest, CacheMiss, ContentError, JournalError
from helix_desktop.domain.events import GuestRequested, Recorded, WindowSent, references
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import Transaction, TransactionReceipt


class MemoryStore:
    """The implementation of SessionStore in memory.

    Like the real store, it rejects an event that names an unknown content.
    """

    def __init__(self) -> None:
        self._contents: dict[Digest, bytes] = {}
        self._counts: dict[tuple[Digest, Encoding], int] = {}
        self._journals: dict[SessionId, list[Recorded]] = {}

    async def commit(self, transaction: Transaction) -> TransactionReceipt:
        digests = tuple([await self.put(content) for content in transaction.contents])
        for event in transaction.events:
            # a window's blocks are named by digest only: a store keeps no content of them either
            sent = WindowSent | GuestRequested
            needed = () if isinstance(event, sent) else references(event)
            if any(digest not in self._contents for digest in needed):
                event_name = type(event).__name__
                raise JournalError("{name} names a content that is nowhere.", name=event_name)
        journal = self._journals.setdefault(transaction.session, [])
        recorded = tuple(
            Recorded(transaction.session, seq, event)
            for seq, event in enumerate(transaction.events, len(journal) + 1)
        )
        journal.extend(recorded)
        return TransactionReceipt(recorded, digests)

    async def put(self, content: NewContent) -> Digest:
        digest = digest_of(content.data)
        self._contents[digest] = content.data
        return digest

    async def put_stream(self, data: Iterable[bytes], origin: Origin) -> Digest:
        return await self.put(NewContent(b"".join(data), origin))

    async def get(self, digest: Digest) -> bytes:
        try:
            return self._contents[digest]
        except KeyError:
            raise CacheMiss("There is no content {digest}.", digest=digest) from None

    async def get_all(self, digests: Sequence[Digest]) -> Sequence[bytes | ContentError]:
        missing = CacheMiss("It is not there.")
        return [self._contents.get(digest, missing) for digest in digests]

    async def read(self, digest: Digest, start: int, stop: int) -> bytes:
        return (await self.get(digest))[start:stop]

    async def find(self, prefix: str) -> Digest:
        digests = [digest for digest in self._contents if digest.startswith(prefix)]
        if not is_digest_prefix(prefix) or not digests:
            raise CacheMiss("No content begins with {prefix}.", prefix=prefix[:64])
        if len(digests) > 1:
            raise AmbiguousDigest("More than one cache entry starts with {prefix}.", prefix=prefix)
        return digests[0]

    async def exists(self, digest: Digest) -> bool:
        return digest in self._contents

    async def note_recall(self, digest: Digest, *, at: float) -> None:
        """Do nothing: a replay does not use the record of recalls."""

    async def token_count(self, digest: Digest, encoding: Encoding) -> int | None:
        return self._counts.get((digest, encoding))

    async def keep_token_count(self, digest: Digest, encoding: Encoding, count: int) -> None:
        self._counts[digest, encoding] = count

    async def events(
        self, session: SessionId, first: int = 1, last: int | None = None
    ) -> Sequence[Recorded]:
        return self._journals.get(session, [])[first - 1 : last]
