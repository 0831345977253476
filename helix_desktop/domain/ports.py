"""Every border that classes meet at, on one page. Who implements what: ARCHITECTURE.md."""

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from enum import StrEnum
from typing import Protocol, runtime_checkable

from msgspec import Struct

from helix_desktop.domain.cache import (
    CacheColumn,
    CacheEntry,
    CacheTotals,
    ContentUse,
    Digest,
    EntryPage,
    NewContent,
    Origin,
    SessionId,
    VerifyResult,
)
from helix_desktop.domain.cache_filter import CacheFilter
from helix_desktop.domain.cache_listing import CacheQuery, RemovableContents
from helix_desktop.domain.context_window.rewrites import GuideKind
from helix_desktop.domain.errors import ContentError
from helix_desktop.domain.events import Event, Recorded, Unreadable, WindowSent
from helix_desktop.domain.llm import Encoding, ModelRequest, ProviderEvent, Usage
from helix_desktop.domain.messages import Message, ToolCall, ToolSpec
from helix_desktop.domain.permission import CallPermit, Judgement, RuleDecision
from helix_desktop.domain.subagent_definition import SubAgentDefinition
from helix_desktop.domain.workspace import SessionHead


class Clock(Protocol):
    """Time as an argument. `now` is wall time (may jump), `tick` only ever grows."""

    def now(self) -> float: ...
    def tick(self) -> float: ...


class Transaction(Struct, frozen=True):
    """What is committed together or not at all: contents first, then the events that name them."""

    session: SessionId
    events: tuple[Event, ...] = ()
    contents: tuple[NewContent, ...] = ()


class TransactionReceipt(Struct, frozen=True):
    """What a committed step became. It exists only once the disk has confirmed it."""

    step: int
    recorded: tuple[Recorded, ...]
    digests: tuple[Digest, ...]


class StoreHealth(StrEnum):
    """What a store accepts right now."""

    OPEN = "open"
    FULL = "full"
    DAMAGED = "damaged"
    CLOSED = "closed"


class SessionStore(Protocol):
    """What the engine needs of a store: contents and journals in, contents and journals out.

    `get_all` has in the place of a content that cannot be read why that is so.
    """

    async def commit(self, step: Transaction) -> TransactionReceipt: ...
    async def put(self, content: NewContent) -> Digest: ...
    async def put_stream(self, data: Iterable[bytes], origin: Origin) -> Digest: ...
    async def get(self, digest: Digest) -> bytes: ...
    async def get_all(self, digests: Sequence[Digest]) -> Sequence[bytes | ContentError]: ...
    async def read(self, digest: Digest, start: int, stop: int) -> bytes: ...
    async def find(self, prefix: str) -> Digest: ...
    async def exists(self, digest: Digest) -> bool: ...
    async def note_recall(self, digest: Digest, *, at: float) -> None: ...
    async def note_saved(self, digest: Digest, tokens: int) -> None: ...
    async def token_count(self, digest: Digest, encoding: Encoding) -> int | None: ...
    async def keep_token_count(self, digest: Digest, encoding: Encoding, count: int) -> None: ...
    async def events(
        self, session: SessionId, first: int = 1, last: int | None = None
    ) -> Sequence[Recorded | Unreadable]: ...


class ContentListing(Protocol):
    """What a listing of all contents is made from, and the way to be rid of what nothing needs.

    Whoever stops waiting stops the work. `positions`: where contents stand in the listing that is
    asked for, -1 for what is not in it. `remove` takes only what is still not needed by then.
    """

    async def listed(self, ask: CacheQuery) -> EntryPage: ...
    async def count(self, query: CacheFilter) -> int: ...
    async def positions(self, ask: CacheQuery, digests: Sequence[Digest]) -> Sequence[int]: ...
    async def tools(self) -> Sequence[tuple[str, int]]: ...
    async def spare(self, query: CacheFilter) -> RemovableContents: ...
    async def remove(self, spare: RemovableContents) -> RemovableContents: ...


class Store(SessionStore, ContentListing, Protocol):
    """One workspace's store. Nothing blocks the loop; a cancelled write is whole or not at all."""

    async def verify(self, digest: Digest) -> VerifyResult: ...
    async def entry(self, digest: Digest) -> CacheEntry: ...
    async def entries(
        self,
        query: CacheFilter,
        order: CacheColumn = CacheColumn.ARRIVAL,
        *,
        descending: bool = True,
        offset: int = 0,
        limit: int = 100,
    ) -> EntryPage: ...
    async def uses(self, digest: Digest) -> Sequence[ContentUse]: ...
    async def pin(self, digest: Digest, *, pinned: bool) -> None: ...
    async def totals(self) -> CacheTotals: ...
    async def sessions(self) -> Sequence[SessionHead]: ...
    async def last_events(
        self, session: SessionId, count: int
    ) -> Sequence[Recorded | Unreadable]: ...
    async def keep_snapshot(self, session: SessionId, seq: int, state: bytes) -> None: ...
    async def snapshot(self, session: SessionId) -> tuple[int, bytes] | None: ...
    @property
    def health(self) -> StoreHealth: ...
    def watch(self, on_health: Callable[[StoreHealth], None]) -> None: ...
    async def close(self) -> None: ...


class TokenCounter(Protocol):
    """Counts tokens of text in one encoding, exactly and without ever raising."""

    def count(self, text: str, encoding: Encoding) -> int: ...
    def exceeds(self, text: str, encoding: Encoding, limit: int) -> bool: ...


class MessageWeight(Struct, frozen=True):
    """What a message takes of a request's budgets: tokens, bytes of the body, pictures."""

    tokens: int
    size: int = 0
    images: int = 0


class MessageWeigher(Protocol):
    """Weighs messages and counts text for one model, always the same for the same message."""

    def weigh(self, message: Message) -> MessageWeight: ...
    def tools(self, specs: Sequence[ToolSpec]) -> MessageWeight: ...
    def count(self, text: str) -> int: ...
    def exceeds(self, text: str, limit: int) -> bool: ...


class UsageCalibrator(Protocol):
    """Turns our count of a request into a model's own, and learns from what it reports.

    `expect` is what is most likely, for a policy's marks; `estimate` what it may be at most, for
    the limit. `kept` is how much of the request was also in the one before, unchanged.
    """

    def expect(self, tokens: int, kept: int | None = None) -> int: ...
    def estimate(self, tokens: int, kept: int | None = None) -> int: ...
    def observe(self, tokens: int, usage: Usage, kept: int | None = None) -> None: ...
    def told_limit(self, tokens: int, limit: int | None, asked: int | None = None) -> None: ...


class Provider(Protocol):
    """A model's model handle: one request, one stream that ends with Finished."""

    def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]: ...


@runtime_checkable
class BodyEncoder(Protocol):
    """A way to a model that also tells the bytes a request is on it; none: nobody knows them."""

    async def body(self, request: ModelRequest) -> bytes: ...


@runtime_checkable
class Tallier(Protocol):
    """A way to a model whose provider counts a request when it is asked to; 0: it does not say."""

    async def tally(self, request: ModelRequest) -> int: ...


class PartialReply(Struct, frozen=True):
    """What came of a reply that no journal has: its request, and the pieces in their order."""

    sent: WindowSent
    events: tuple[ProviderEvent, ...]


class PartialReplies(Protocol):
    """Keeps replies while they stream, where a crash does not take them; at most one per session.

    Nothing waits for it and nothing fails of it. `waits`: something is kept of a session that is
    not in its journal yet; `left` reads it, and `drop` removes it once the journal has it.
    """

    @property
    def sessions(self) -> Sequence[SessionId]: ...
    def begin(self, session: SessionId, sent: WindowSent) -> None: ...
    def take(self, session: SessionId, event: ProviderEvent) -> None: ...
    def drop(self, session: SessionId) -> None: ...
    def waits(self, session: SessionId) -> bool: ...
    async def left(self, session: SessionId) -> PartialReply | None: ...
    async def close(self) -> None: ...


class ToolOutput(Struct, frozen=True):
    """What a tool hands back, failed or not.

    Where that is too large to be held, `stream` is all of it, read once by whoever stores it, and
    `data` a part that can stand in a window. `untrusted`: it may hold words of anybody.
    `stopped`: the call was cancelled, and this is what there was until then. `status` is what a
    command that ended by itself gave back. `ours`: the text is the application's own, no tool ran.
    `hidden` are files whose secrets were kept from it; `aside` are files that it made and that were
    put aside, each with where it is now.
    """

    data: bytes
    what: str
    source: str = ""
    mime: str = "text/plain"
    failed: bool = False
    stream: Iterable[bytes] | None = None
    untrusted: bool = False
    stopped: bool = False
    status: int | None = None
    ours: bool = False
    hidden: tuple[str, ...] = ()
    aside: tuple[tuple[str, str], ...] = ()


class Tool(Protocol):
    """One thing the agent can do in a workspace's folder."""

    @property
    def spec(self) -> ToolSpec: ...
    async def run(self, arguments: str) -> ToolOutput: ...


class Toolbox(Protocol):
    """All tools of a workspace behind one boundary: a call that goes wrong is a failed output."""

    def specs(self) -> tuple[ToolSpec, ...]: ...
    async def run(self, call: ToolCall) -> ToolOutput: ...


class PlannedChange(Struct, frozen=True):
    """What a tool is about to do to a file.

    `before`: what it holds, `size` bytes piece by piece; None if there is no such file. `after`:
    what it will hold, or its digest where the store has it already; None if it will be deleted.
    """

    path: str
    before: Iterable[bytes] | None
    size: int
    after: bytes | Digest | None
    mode: int = 0
    tool: str = ""
    call: str = ""


class FileCheckpoints(Protocol):
    """Keeps what a file holds before a tool changes it; back only once that is on the disk.

    An error means that nothing is kept, and that the file must not be touched.
    """

    async def before(self, change: PlannedChange) -> None: ...


class CallJudge(Protocol):
    """Says what becomes of a call under the rules in force, and keeps what the person answers.

    Both look at files and may block: call them in a thread.
    """

    def judge(self, session: SessionId, call: ToolCall) -> Judgement: ...
    def keep(
        self, session: SessionId, call: ToolCall, *, forms: Sequence[str], decision: RuleDecision
    ) -> None: ...


class PermissionGate(Protocol):
    """Asked before a call runs; waits for the person where it has to."""

    async def permit(self, session: SessionId, call: ToolCall) -> CallPermit: ...


class FoundGuide(Struct, frozen=True):
    """A guide as it is found: all of its text, or why it is not used.

    `quiet`: no model has to know that it is not used.
    """

    kind: GuideKind
    name: str
    text: str = ""
    problem: str = ""
    more: str = ""
    """What a model is told of a text that is not all of its file."""
    quiet: bool = False


class GuideSource(Protocol):
    """Finds what windows begin with; `touched` are the paths that were worked with so far.

    It looks at files and may block: call it in a thread.
    """

    def look(self, touched: Sequence[str]) -> Sequence[FoundGuide]: ...


class FetchedResponse(Struct, frozen=True):
    """What an address gave: the beginning of its bytes, and all of them where there are more.

    `charset` is what the server said of them; `cut`: there were still more than are ever taken.
    """

    url: str
    status: int
    mime: str
    charset: str
    data: bytes
    size: int
    pieces: Iterable[bytes] | None = None
    cut: bool = False


class TaintLookup(Protocol):
    """Whether what was kept may hold words of anybody, so that recalling it brings them back."""

    async def of_content(self, digest: Digest) -> bool: ...
    async def of_stretch(self, session: SessionId, last: int) -> bool: ...


class WebFetcher(Protocol):
    """Gets what an address of the web gives; ToolError, worded for the agent, if it may not."""

    async def get(self, url: str) -> FetchedResponse: ...


class SubAgentRunner(Protocol):
    """Has a task done in a session of its own and hands back what came of it."""

    async def work(
        self, parent: SessionId, task: str, agent: SubAgentDefinition | None = None
    ) -> ToolOutput: ...


class SecretVault(Protocol):
    """Where keys are kept: the system keyring, never a file."""

    def backend(self) -> str: ...
    def get(self, name: str) -> str | None: ...
    def set(self, name: str, secret: str) -> None: ...
    def delete(self, name: str) -> None: ...
