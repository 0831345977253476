"""The protocols between packages (store, provider, token counter, tools, clock)."""

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from enum import StrEnum
from typing import Protocol, runtime_checkable

from msgspec import Struct

from helix_desktop.domain.cache import (
    CacheEntry,
    CacheTotals,
    ContentUse,
    Digest,
    EntryPage,
    NewContent,
    Origin,
    SessionId,
    VerifyResult,
    digest_of,
)
from helix_desktop.domain.cache_filter import CacheFilter, CacheQuery, RemovableContents
from helix_desktop.domain.context_window.rewrites import GuideKind
from helix_desktop.domain.errors import ContentError
from helix_desktop.domain.events import Event, Recorded, Unreadable, WindowSent
from helix_desktop.domain.llm import Encoding, ModelRequest, ProviderEvent, Usage
from helix_desktop.domain.messages import Message, NewImage, ToolCall, ToolSpec
from helix_desktop.domain.permission import CallPermit, Judgement, RuleDecision
from helix_desktop.domain.shown_part import ShownPart
from helix_desktop.domain.subagent_definition import SubAgentDefinition
from helix_desktop.domain.workspace import SessionHead


class Clock(Protocol):
    """A source of time. `now` is wall time and may jump; `monotonic` is monotonic and never goes
    back.
    """

    def now(self) -> float: ...
    def monotonic(self) -> float: ...


class Transaction(Struct, frozen=True):
    """Contents and events that are committed together or not at all.

    Contents come before the events that name them.
    """

    session: SessionId
    events: tuple[Event, ...] = ()
    contents: tuple[NewContent, ...] = ()


class TransactionReceipt(Struct, frozen=True):
    """The result of a committed transaction. It exists only after the disk confirmed the write."""

    recorded: tuple[Recorded, ...]
    digests: tuple[Digest, ...]


class StoreHealth(StrEnum):
    """The kinds of operations that a store accepts right now."""

    OPEN = "open"
    FULL = "full"
    DAMAGED = "damaged"
    CLOSED = "closed"


class NewIncident(Struct, frozen=True):
    """A problem of a store that the user has not been shown yet, in words."""

    number: int
    text: str


class SessionStore(Protocol):
    """The part of a store that the engine needs: reading and writing contents and journals.

    `get_all` returns the error in place of a content that cannot be read.
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
    async def token_count(self, digest: Digest, encoding: Encoding) -> int | None: ...
    async def keep_token_count(self, digest: Digest, encoding: Encoding, count: int) -> None: ...
    async def events(
        self, session: SessionId, first: int = 1, last: int | None = None
    ) -> Sequence[Recorded | Unreadable]: ...


class ContentListing(Protocol):
    """Listings of all contents, and the removal of unused contents.

    Cancelling a call stops its work. `positions` returns the positions of contents in a listing, -1
    for a content outside it. `may_contain` returns the contents that may contain a text, None if
    that could be any. `remove` removes only contents that are still unused by then.
    """

    async def listed(self, ask: CacheQuery) -> EntryPage: ...
    async def count(self, query: CacheFilter) -> int: ...
    async def positions(self, ask: CacheQuery, digests: Sequence[Digest]) -> Sequence[int]: ...
    async def tools(self) -> Sequence[tuple[str, int]]: ...
    async def may_contain(self, text: str) -> frozenset[Digest] | None: ...
    async def find_removable(self, query: CacheFilter) -> RemovableContents: ...
    async def remove(self, removable: RemovableContents) -> RemovableContents: ...


class Store(SessionStore, ContentListing, Protocol):
    """One workspace's store.

    No call blocks the event loop. A cancelled write is complete or did not happen.
    """

    async def verify(self, digest: Digest) -> VerifyResult: ...
    async def entry(self, digest: Digest) -> CacheEntry: ...
    async def uses(self, digest: Digest) -> Sequence[ContentUse]: ...
    async def pin(self, digest: Digest, *, pinned: bool) -> None: ...
    async def totals(self) -> CacheTotals: ...
    async def new_incidents(self) -> Sequence[NewIncident]: ...
    async def mark_incidents_shown(self, incidents: Sequence[NewIncident]) -> None: ...
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
    """Counts the tokens of text in one encoding, exactly and without raising errors."""

    def count(self, text: str, encoding: Encoding) -> int: ...
    def exceeds(self, text: str, encoding: Encoding, limit: int) -> bool: ...


class MessageWeight(Struct, frozen=True):
    """The share of a message in a request's limits: tokens, bytes of the body, and images."""

    tokens: int
    size: int = 0
    images: int = 0


class MessageWeigher(Protocol):
    """Weighs messages and counts text for one model.

    The same message always has the same weight.
    """

    def weigh(self, message: Message) -> MessageWeight: ...
    def tools(self, specs: Sequence[ToolSpec]) -> MessageWeight: ...
    def count(self, text: str) -> int: ...
    def exceeds(self, text: str, limit: int) -> bool: ...


class CountedRequest(Struct, frozen=True):
    """A request whose tokens the model reported, as the base for the count of another request.

    `own` is Helix's own count of it. `unchanged` is the part that is in the other request, too.
    """

    own: int
    reported: int
    unchanged: int = 0


class UsageCalibrator(Protocol):
    """Converts the application's token counts to the model's, and learns from its reports.

    `expect` returns the most likely count, for the thresholds of a policy. `estimate` returns a
    cautious count, with a safety margin; `least` returns the count of a model that counts little,
    above which a request is cut. `base` is the counted request that is most alike; without it,
    nothing of the request is known. `first_base` is the base of a session's first request, if
    earlier sessions showed what those count. `learn` returns the reported count if it is believed.
    `learn_limit` returns the count of a rejected request, if it is known. `limit_session` makes the
    window smaller for one session only.

    `window` is the model's context window, or a smaller one that a rejection showed. A window of
    unknown size may be up to `max_window`: `make_room` enlarges it for a request, and returns
    whether it did. `learn_truncation` records that the server left out a part of a request instead
    of rejecting it; then `cuts_silently` is true.
    """

    @property
    def window(self) -> int: ...
    @property
    def first_base(self) -> CountedRequest | None: ...
    def expect(self, tokens: int, base: CountedRequest | None = None) -> int: ...
    def estimate(self, tokens: int, base: CountedRequest | None = None) -> int: ...
    def least(self, tokens: int, base: CountedRequest | None = None) -> int: ...
    def learn(
        self, tokens: int, usage: Usage, base: CountedRequest | None = None
    ) -> int | None: ...
    def learn_limit(
        self,
        tokens: int,
        limit: int | None,
        requested: int | None = None,
        *,
        base: CountedRequest | None = None,
    ) -> int | None: ...
    @property
    def max_window(self) -> int: ...
    @property
    def cuts_silently(self) -> bool: ...
    def make_room(self, tokens: int) -> bool: ...
    def learn_truncation(self) -> None: ...
    def limit_session(self, limit: int) -> None: ...
    def forget_limit(self) -> None: ...


class Provider(Protocol):
    """A model at its provider: each request gives a stream of events that ends with
    StreamFinished.
    """

    def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]: ...


@runtime_checkable
class BodyEncoder(Protocol):
    """A provider that can also encode the body of a request.

    Without it, the bytes of a request are unknown.
    """

    async def body(self, request: ModelRequest) -> bytes: ...


@runtime_checkable
class RequestCounter(Protocol):
    """A provider that counts a request's tokens on demand.

    The count is 0 if the provider does not report one.
    """

    async def count_tokens(self, request: ModelRequest) -> int: ...


class PartialReply(Struct, frozen=True):
    """A reply that is in no journal: its request and the events received, in order."""

    sent: WindowSent
    events: tuple[ProviderEvent, ...]


class PartialReplies(Protocol):
    """Saves replies while they stream, so that they survive a crash; at most one per session.

    No caller waits for the saving, and no caller fails because of it. `waits`: a saved reply is not
    yet in the session's journal. `read_left` reads it, and `drop` removes it once the journal has
    it.
    """

    @property
    def sessions(self) -> Sequence[SessionId]: ...
    def begin(self, session: SessionId, sent: WindowSent) -> None: ...
    def take(self, session: SessionId, event: ProviderEvent) -> None: ...
    def drop(self, session: SessionId) -> None: ...
    def waits(self, session: SessionId) -> bool: ...
    async def read_left(self, session: SessionId) -> PartialReply | None: ...
    async def close(self) -> None: ...


class ToolOutput(Struct, frozen=True):
    """The output of a tool, failed or not.

    For an output that is too large for memory, `stream` is all of it, read once when it is stored,
    and `data` is a part that fits into a window. `untrusted`: the output may contain text by
    anyone. `stopped`: the call was cancelled, and this is the output until then. `status` is the
    exit status of a command that ended by itself. `ours`: the application itself wrote the text, no
    tool ran. `hidden`: files whose secrets were hidden from the call. `aside`: files that the call
    made and that were moved, each with its new place. `images` are shown with the text. `part`:
    what `data` has of a file or document, unless it has all of it that was wanted.
    `bad_arguments`: the call's arguments did not fit the tool. `typed`: the user typed the output.
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
    images: tuple[NewImage, ...] = ()
    part: ShownPart | None = None
    bad_arguments: bool = False
    typed: bool = False


class Tool(Protocol):
    """One action that the agent can perform in a workspace's folder."""

    @property
    def spec(self) -> ToolSpec: ...
    async def run(self, arguments: str) -> ToolOutput: ...


class Toolbox(Protocol):
    """All tools of a workspace. A call that goes wrong becomes a failed output, never an error."""

    def specs(self) -> tuple[ToolSpec, ...]: ...
    async def run(self, call: ToolCall) -> ToolOutput: ...


class PlannedChange(Struct, frozen=True):
    """A change that a tool is about to make to a file.

    `before` is its present content of `size` bytes, piece by piece, or None if the file does not
    exist. `after` is its new content, or the digest if the store has that content already, or None
    if the file will be deleted. A change seen afterwards may have a digest as `before`. `mode` and
    `new_mode` are the permission bits before and after it; None if a tool leaves them as they are.
    """

    path: str
    before: Iterable[bytes] | Digest | None
    size: int
    after: bytes | Digest | None
    mode: int = 0
    tool: str = ""
    call: str = ""
    new_mode: int | None = None

    @property
    def after_digest(self) -> Digest | None:
        return digest_of(self.after) if isinstance(self.after, bytes) else self.after


class FileCheckpoints(Protocol):
    """Saves files' contents before a tool changes the files.

    `before` returns once the contents are on disk. An error means that nothing was saved and no
    file must be touched.
    """

    async def before(self, *changes: PlannedChange) -> None: ...


class CallJudge(Protocol):
    """Judges calls under the rules in force, and saves the user's answers.

    Both methods read files and may block: call them in a thread.
    """

    def judge(self, session: SessionId, call: ToolCall) -> Judgement: ...
    def keep(
        self, session: SessionId, call: ToolCall, *, forms: Sequence[str], decision: RuleDecision
    ) -> None: ...


class PermissionGate(Protocol):
    """Decides before a call runs whether it may, and waits for the user where needed."""

    async def permit(self, session: SessionId, call: ToolCall) -> CallPermit: ...


class GuideFile(Struct, frozen=True):
    """A guide as found in its file: the whole text, or the reason for not using it.

    `quiet`: no model needs to know that the guide is not used.
    """

    kind: GuideKind
    name: str
    text: str = ""
    problem: str = ""
    more: str = ""
    """A note for the model if the text is not the whole file."""
    lines_left: int = 0
    """Lines of too large files that the text does not have."""
    is_counted: bool = True
    """Whether `lines_left` are all of them."""
    quiet: bool = False


class GuideSource(Protocol):
    """Finds the instructions at the beginning of windows. `touched` are the paths used so far.

    It reads files and may block: call it in a thread.
    """

    def look(self, touched: Sequence[str]) -> Sequence[GuideFile]: ...


class FetchedResponse(Struct, frozen=True):
    """The response of a web address: `data` is its beginning, `pieces` all of it if there is more.

    `charset` is the character set that the server reported. `cut`: the response was longer than the
    maximum that is ever read.
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
    """Tells whether stored contents may hold untrusted text, which a recall would bring back."""

    async def is_content_untrusted(self, digest: Digest) -> bool: ...
    async def is_stretch_untrusted(self, session: SessionId, last: int) -> bool: ...


class WebFetcher(Protocol):
    """Fetches a web address.

    It raises ToolError, worded for the agent, if the address is not allowed.
    """

    async def get(self, url: str) -> FetchedResponse: ...


class SubAgentRunner(Protocol):
    """Runs a task in a session of its own and returns the result."""

    async def work(
        self, parent: SessionId, task: str, agent: SubAgentDefinition | None = None
    ) -> ToolOutput: ...


class SecretVault(Protocol):
    """A store for API keys: the system keyring, never a file."""

    def backend(self) -> str: ...
    def get(self, name: str) -> str | None: ...
    def set(self, name: str, secret: str) -> None: ...
    def delete(self, name: str) -> None: ...
