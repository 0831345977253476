"""A chest in memory: all that a replayed session needs of a store, and gone with it."""

from collections.abc import Iterable, Sequence

from helix_desktop.domain.cache import (
    Digest,
    NewContent,
    Origin,
    SessionId,
    digest_of,
    is_prefix,
)
from helix_desktop.domain.errors import AmbiguousDigest, CacheMiss, ContentError, JournalError
from helix_desktop.domain.events import Event, Recorded, WindowSent, references
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import Receipt, Step


class MemoryChest:
    """Implements Chest; like a store, it refuses an event that names a content which is nowhere."""

    def __init__(self) -> None:
        self._contents: dict[Digest, bytes] = {}
        self._counts: dict[tuple[Digest, Encoding], int] = {}
        self._journals: dict[SessionId, list[Recorded]] = {}
        self._steps = 0

    async def commit(self, step: Step) -> Receipt:
        digests = tuple([await self.put(content) for content in step.contents])
        for event in step.events:
            self._check(event)
        journal = self._journals.setdefault(step.session, [])
        recorded = tuple(
            Recorded(step.session, seq, event)
            for seq, event in enumerate(step.events, len(journal) + 1)
        )
        journal.extend(recorded)
        self._steps += 1
        return Receipt(self._steps, recorded, digests)

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
            raise CacheMiss(f"There is no content {digest}.") from None

    async def get_all(self, digests: Sequence[Digest]) -> Sequence[bytes | ContentError]:
        missing = CacheMiss("It is not there.")
        return [self._contents.get(digest, missing) for digest in digests]

    async def read(self, digest: Digest, start: int, stop: int) -> bytes:
        return (await self.get(digest))[start:stop]

    async def find(self, prefix: str) -> Digest:
        found = [one for one in self._contents if one.startswith(prefix)]
        if not is_prefix(prefix) or not found:
            raise CacheMiss(f"No content begins with {prefix[:64]}.")
        if len(found) > 1:
            raise AmbiguousDigest(f"More than one content begins with {prefix}.")
        return found[0]

    async def exists(self, digest: Digest) -> bool:
        return digest in self._contents

    async def note_recall(self, digest: Digest, *, at: float) -> None:
        """Nobody looks at what was recalled in a replay."""

    async def note_saved(self, digest: Digest, tokens: int) -> None:
        """Nobody looks at what was saved; the trace tells it."""

    async def token_count(self, digest: Digest, encoding: Encoding) -> int | None:
        return self._counts.get((digest, encoding))

    async def keep_token_count(self, digest: Digest, encoding: Encoding, count: int) -> None:
        self._counts[digest, encoding] = count

    async def events(
        self, session: SessionId, first: int = 1, last: int | None = None
    ) -> Sequence[Recorded]:
        return self._journals.get(session, [])[first - 1 : last]

    def _check(self, event: Event) -> None:
        # a window's blocks are told by digest only: a store keeps no content of them either
        named = () if isinstance(event, WindowSent) else references(event)
        if any(digest not in self._contents for digest in named):
            raise JournalError(f"{type(event).__name__} names a content that is nowhere.")
