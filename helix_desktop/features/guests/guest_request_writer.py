"""Journals the recorded requests of a guest, with secrets masked, and their usage.

A guest sends other requests beside those of the conversation: for titles, and of its subagents.
They have no tools, or another system prompt and another first message.
"""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

from helix_desktop.app.inspection.guest_request_reader import read_body
from helix_desktop.app.inspection.guest_window import BodyOutline, RequestBody
from helix_desktop.domain.cache import Digest, NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.events import (
    CallKind,
    Event,
    GuestRequested,
    GuestStarted,
    ModelCalled,
    Recorded,
)
from helix_desktop.domain.guest_requests import PieceChain, RecordedRequest, body_pieces
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.ports import MessageWeigher, SessionStore
from helix_desktop.domain.secret_patterns import NAMED_VALUE, SecretSpan, find_in_json
from helix_desktop.tools.secrets.redactor import hide_spans

REQUEST_TOOL = "request"
"""The origin of pieces of requests in the cache, as if a tool had returned them."""
MAX_CACHED_PIECES = 4_096
"""Pieces whose masked form is remembered, since most are in the next request again."""

_NO_CONVERSATION = re.compile(
    r"(?:count_tokens|:countTokens|embeddings|:(?:batch)?embedContents?)$"
)

_SESSION_FIELD = re.compile(rb'"prompt_cache_key"\s{0,8}:\s{0,8}"$')
_MAX_FIELD_BYTES = 40

RecordEvents = Callable[[Sequence[Event], Sequence[NewContent]], Awaitable[None]]
FindSecrets = Callable[[bytes], list[SecretSpan]]


class RecordedConversation:
    """What the requests of a session have so far: the next one names only what is new in it."""

    def __init__(self) -> None:
        self.chain = PieceChain()
        self.newest: BodyOutline | None = None
        """The newest request of the conversation."""

    @classmethod
    async def read(
        cls, store: SessionStore, session: SessionId, weigher: MessageWeigher
    ) -> "RecordedConversation":
        """Return that of a session as it is journaled."""
        conversation, newest = cls(), tuple[Digest, ...]()
        for item in await store.events(session):
            if isinstance(item, Recorded) and isinstance(item.event, GuestStarted):
                newest = ()
            elif isinstance(item, Recorded) and isinstance(item.event, GuestRequested):
                pieces = conversation.chain.take(item.event) or ()
                if item.event.is_answered and not item.event.side:
                    newest = pieces
        contents = await store.get_all(newest)
        body = b"".join(content for content in contents if isinstance(content, bytes))
        if body:  # one with a damaged piece is like no other request
            known = await asyncio.to_thread(read_body, body, weigher)
            conversation.newest = known.outline
        return conversation


class GuestRequestWriter:
    """Takes what a `RequestRecorder` recorded, in the order in which the answers ended."""

    def __init__(
        self,
        llm: str,
        record: RecordEvents,
        *,
        find_secrets: FindSecrets,
        weigher: MessageWeigher,
        cost_of: Callable[[str, Usage | None], float | None] = lambda _model, _usage: None,
        conversation: RecordedConversation | None = None,
    ) -> None:
        """Take the ID of the session's model; `cost_of` gets the model that a request named.

        `conversation` is that of the session, which one writer after the other goes on with.
        """
        self._llm, self._record_events = llm, record
        self._find_secrets, self._weigher, self._cost_of = find_secrets, weigher, cost_of
        self._order = asyncio.Lock()
        self._conversation = conversation or RecordedConversation()
        self._masked: OrderedDict[Digest, tuple[bytes, int]] = OrderedDict()
        self._counts: dict[Digest, int] = {}
        """The tokens of messages, of which most are in the next request again."""
        self._untaken: GuestRequested | None = None
        """The newest request of the conversation whose usage no reply has."""

    def begin_conversation(self) -> None:
        """Compare the next request with none before: the guest begins a new session of its own."""
        self._conversation.newest = None

    def take_usage(self) -> tuple[Usage | None, float | None]:
        """Return the usage and cost of the newest request, for the reply that it led to.

        They are returned once, so that they are counted once.
        """
        request, self._untaken = self._untaken, None
        return (request.usage, request.cost) if request else (None, None)

    async def record(self, request: RecordedRequest) -> None:
        """Journal a request if it is one of a conversation; raise StoreFull, for instance."""
        if not request.body or _NO_CONVERSATION.search(request.path):
            return
        async with self._order:
            conversation = self._conversation
            chain, conversation.chain = conversation.chain, PieceChain()
            prepared = await asyncio.to_thread(self._prepare, request, chain)
            if prepared is None:
                conversation.chain = chain
                return
            event, body, contents = prepared
            events: list[Event] = [event]
            is_next = not event.side and event.is_answered
            if is_next and self._untaken is not None:
                # no reply has the usage of the request before, and none will
                events.insert(0, _as_call(self._untaken))
                self._untaken = None
            await self._record_events(events, contents)
            # what was not journaled, after an error, cannot be referred to
            conversation.chain = chain
            if is_next:
                conversation.newest, self._untaken = body.outline, event

    async def close(self) -> None:
        """Journal the usage that no reply has."""
        async with self._order:
            request, self._untaken = self._untaken, None
            if request is not None and request.usage is not None:
                await self._record_events([_as_call(request)], [])

    def _prepare(
        self, request: RecordedRequest, chain: PieceChain
    ) -> tuple[GuestRequested, RequestBody, list[NewContent]] | None:
        """Return a request's event, content, and new pieces; None if it is of no conversation."""
        pieces, masked = list[bytes](), 0
        for piece in body_pieces(request.body):
            name = digest_of(piece)
            if (known := self._masked.pop(name, None)) is None:
                all_spans = find_in_json(self._find_secrets, piece)
                spans = [span for span in all_spans if not _is_session_name(span, piece)]
                known = (hide_spans(piece, spans) if spans else piece, len(spans))
            self._masked[name] = known
            while len(self._masked) > MAX_CACHED_PIECES:
                self._masked.popitem(last=False)
            pieces.append(known[0])
            masked += known[1]
        data = b"".join(pieces)
        if len(self._counts) > MAX_CACHED_PIECES:
            self._counts.clear()
        body = read_body(data, self._weigher, self._counts)
        if not (body.is_known or masked):  # a mask may have damaged what was one
            return None
        before, now = self._conversation.newest, body.outline
        if now.has_tools:
            side = before is not None and (
                now.instructions != before.instructions
                and now.first_message != before.first_message
            )
        else:
            side = before is None or before.has_tools
        # of a conversation, the beginning that the request before had, too
        shared = body.outline.shared_blocks(before) if before and not side else 0
        names = tuple(map(digest_of, pieces))
        new, back, keep, keep_last = chain.link(names)
        path, model = self._hidden(request.path), self._hidden(request.model)
        event = GuestRequested(
            request.at,
            self._llm,
            model,
            path,
            new,
            request.size,
            body=digest_of(data),
            back=back,
            keep=keep,
            keep_last=keep_last,
            masked=masked,
            tokens=body.tokens,
            by_kind=body.by_kind,
            shared=sum(block.tokens for block in body.blocks[:shared]),
            status=request.status,
            usage=request.usage,
            cost=self._cost_of(request.model, request.usage),
            seconds=request.seconds,
            side=side,
            counted=side,
        )
        origin = Origin(REQUEST_TOOL, model or path, mime="application/json")
        by_name = dict(zip(names, pieces, strict=True))
        return event, body, [NewContent(by_name[name], origin) for name in dict.fromkeys(new)]

    def _hidden(self, text: str) -> str:
        """Return a text without secrets."""
        data = text.encode("utf-8", "replace")
        return hide_spans(data, self._find_secrets(data)).decode("utf-8", "replace")


def _is_session_name(span: SecretSpan, data: bytes) -> bool:
    """Whether something looks like a secret only for its field, in which OpenAI wants a name."""
    before = data[max(0, span.start - _MAX_FIELD_BYTES) : span.start]
    return span.what == NAMED_VALUE and _SESSION_FIELD.search(before) is not None


def _as_call(request: GuestRequested) -> ModelCalled:
    return ModelCalled(
        request.at, request.llm, CallKind.TURN, request.usage, request.cost, request.seconds
    )
