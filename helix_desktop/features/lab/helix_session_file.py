"""Reads a session of Helix from a JSONL file that another installation exported.

The file may come from anyone. An event's line has the SHA-256 of its record, and a content's lines
are verified by its digest, so that an import gives the same history digest by digest. What a file
can't give is taken back, as in an import of a workspace: permissions, modes that ask less, and
undoing what changed on another machine.
"""

import base64
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import Struct, field

from helix_desktop.app.source_formats.bounded_reading import open_source, raw_lines
from helix_desktop.app.source_formats.source_messages import (
    ImportFailure,
    MessageAssembler,
    MessageKind,
    Program,
    ReadingReport,
    SourceBlock,
    SourceCall,
    SourceMessage,
    SourceOutput,
    SourceSession,
)
from helix_desktop.app.workspaces.session_file_writer import MAX_CONTENT_BYTES, VERSION
from helix_desktop.domain.cache import (
    ATTACHED_SOURCE,
    Digest,
    NewContent,
    Origin,
    SessionId,
    digest_of,
)
from helix_desktop.domain.canonical_messages import to_utf8
from helix_desktop.domain.errors import JournalDamaged
from helix_desktop.domain.event_codec import decode_event, encode_event
from helix_desktop.domain.events import (
    AssistantReplied,
    Event,
    FileChanged,
    GuestRequested,
    GuestStarted,
    Outcome,
    Rewound,
    SessionImported,
    SessionRenamed,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnStarted,
    WindowSent,
    references,
)
from helix_desktop.domain.json_parsing import JsonUnparsable
from helix_desktop.domain.messages import Text, Thinking, ToolCall
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Transaction
from helix_desktop.domain.tool_table import GUEST_COMPACTED, GUEST_NOTES
from helix_desktop.domain.value import replace
from helix_desktop.store.maintenance import plain_json
from helix_desktop.store.maintenance.import_cleaning import clean_event

Progress = Callable[[int, int], None]
Stopped = Callable[[], bool]

MAX_EVENTS = 1_000_000
MAX_EVENT_BYTES = 512 << 20
"""The maximum bytes of the lines of all events, which are committed together."""
MAX_MISSING_EVENTS = 10_000
"""The maximum number of unreadable events in a row."""
_MAX_FIRST_BYTES = 1 << 20
_BATCH_BYTES, _BATCH_CONTENTS = 8 << 20, 200
_PREVIEW_BYTES = 32 << 20
"""The contents that are in memory for a preview."""
_MISSING = NewContent(b"[This output was not in the file that was imported.]")
"""In place of a content that a file names and does not have."""


class _Line(Struct):
    """The first line of a file, or a piece of a content; other fields are an event's."""

    helix_session: int = 0
    session: str = ""
    title: str = ""
    agent: str = ""
    content: str = ""
    tool: str = ""
    what: str = ""
    source: str = ""
    mime: str = "text/plain"
    outcome: str = ""
    base64: str = ""
    text: str = ""
    more: bool = False


class FileContent(Struct, frozen=True):
    """A content of a file, whose bytes have the digest that the file gives."""

    digest: Digest
    content: NewContent


class FileEvent(Struct, frozen=True):
    """An event of a file with its number in the session, and the bytes of its line."""

    seq: int
    event: Event
    size: int


def describe(path: Path, size: int, changed: float) -> SourceSession:
    """Return the session of a file by its first line; raise ImportFailure if it isn't ours."""
    first: _Line | None = None
    with open_source(path) as file, suppress(JsonUnparsable):
        first = plain_json.parse_as(file.readline(_MAX_FIRST_BYTES), _Line)
    if first is None or not first.helix_session:
        raise ImportFailure("{path} isn't a session of Helix Desktop.", path=path)
    if first.helix_session != VERSION:
        raise ImportFailure(
            "{path} comes from a newer version of Helix Desktop.",
            "Nothing was imported. Update Helix Desktop.",
            path=path,
        )
    name = first.session or path.stem
    return SourceSession(
        Program.HELIX, path, name, first.title, changed=changed, size=size, agent=first.agent
    )


def read_items(path: Path, report: ReadingReport) -> Iterator[FileContent | FileEvent]:
    """Yield the contents and events of a file in order; `report` names what is not as exported."""
    pieces, last = bytearray(), 0
    with open_source(path) as file:
        for number, _, line in raw_lines(file, report):
            if not line.strip():
                continue
            if not line.endswith(b"\n"):
                report.note_cut(number)
                return
            try:
                fields = plain_json.parse_as(line, _Line)
                if fields.helix_session:
                    continue
                if fields.content:
                    pieces += _decoded_piece(fields, MAX_CONTENT_BYTES - len(pieces))
                    if not fields.more:
                        data, pieces = bytes(pieces), bytearray()
                        yield _verified_content(fields, data)
                    continue
                last, event = plain_json.event_from_plain(line, after=last)
                yield FileEvent(last, event, len(line))
            except JsonUnparsable as error:
                report.add_problem(number, str(error))
            except JournalDamaged as error:
                pieces.clear()
                report.add_problem(number, str(error.message).rstrip("."))


def _decoded_piece(line: _Line, max_bytes: int) -> bytes:
    try:
        data = base64.b64decode(line.base64, validate=True) or to_utf8(line.text)
    except ValueError as error:
        raise JournalDamaged("A content isn't Base64.") from error
    if len(data) > max_bytes:
        raise JournalDamaged("A content is too large.")
    return data


def _verified_content(line: _Line, data: bytes) -> FileContent:
    if digest_of(data) != line.content:
        raise JournalDamaged("A content has another SHA-256.")
    # the user of this machine did not attach it
    source = "" if line.source.startswith(ATTACHED_SOURCE) else line.source
    origin = Origin(line.tool, line.what, source, line.mime, line.outcome)
    return FileContent(Digest(line.content), NewContent(data, origin))


def read(session: SourceSession, report: ReadingReport) -> Iterator[SourceMessage]:
    """Yield the messages of a file as those of any program, for a preview and for the lab."""
    assembler = MessageAssembler(report)
    requests = _GuestReplies(assembler)
    texts: dict[Digest, str] = {}
    bytes_left, window = _PREVIEW_BYTES, 0
    for item in read_items(session.path, report):
        if isinstance(item, FileContent):
            data = item.content.data
            if item.content.origin.mime.startswith("text/"):
                while texts and bytes_left < len(data):
                    bytes_left += len(texts.pop(next(iter(texts))))
                texts[item.digest] = data.decode("utf-8", "replace")
                bytes_left -= len(texts[item.digest])
            continue
        seq, event = item.seq, item.event
        match event:
            case TurnStarted(at=at, text=text):
                assembler.add_user([Text(text)], line=seq, at=at, kind=MessageKind.TYPED)
            case WindowSent(model_window=tokens):
                window = requests.window = tokens
            case GuestStarted() | GuestRequested() | TurnEnded():
                requests.take(event, seq)
            case AssistantReplied(llm=llm) if requests.covers(llm):
                requests.add_reply(event, seq)
            case AssistantReplied(at=at):
                assembler.add_reply(
                    _blocks(event),
                    line=seq,
                    at=at,
                    key=f"{seq}",
                    model=event.llm,
                    usage=event.usage,
                    window=window,
                )
            case ToolReturned(tool=tool) if tool in GUEST_NOTES:
                if tool == GUEST_COMPACTED:
                    words = texts.get(event.content) or event.what
                    kind = MessageKind.SUMMARY
                    assembler.add_user([Text(words)], line=seq, at=event.at, kind=kind)
            case ToolReturned():
                text = texts.get(event.content, "")
                failed = event.outcome is not Outcome.OK
                assembler.add_output(SourceOutput(event.call, text, failed), line=seq)
        yield from assembler.ready()
    requests.close()
    yield from assembler.remaining()


class _GuestReplies:
    """The replies of a guest, each as that of the recorded request that it answers.

    A guest's step ends where its messages do, so that one answer of its model may be several steps.
    Its turn may also have no recorded request at all: then each step counts as an answer, and the
    guest has told the size of the context window of some.
    """

    def __init__(self, assembler: MessageAssembler) -> None:
        self._assembler = assembler
        self.window = 0
        """The context window that the guest told, or is assumed to have."""
        self._agent = ""
        self._request: GuestRequested | None = None
        """The newest recorded request of this turn."""
        self._key = ""
        self._is_answered = True

    def covers(self, llm: str) -> bool:
        return bool(self._agent) and llm.startswith(f"{self._agent}/")

    def take(self, event: GuestStarted | GuestRequested | TurnEnded, seq: int) -> None:
        match event:
            case GuestStarted(agent=agent):
                self._agent = agent
            case GuestRequested(side=False, is_answered=True) as request:
                self.close()
                self._request, self._key, self._is_answered = request, f"{seq}", False
            case TurnEnded():
                self.close()
                self._request = None

    def add_reply(self, reply: AssistantReplied, seq: int) -> None:
        blocks = [*_blocks(reply)]
        if request := self._request:
            self._is_answered = True
            self._add(request, blocks, seq)
        elif blocks:
            # a report with an output is the sum of a whole turn
            usage = reply.usage if reply.usage and not reply.usage.output else None
            self._assembler.add_reply(
                blocks,
                line=seq,
                at=reply.at,
                key=f"{seq}",
                model=reply.llm,
                usage=usage,
                is_billed=False,
                window=self.window,
            )

    def close(self) -> None:
        """Count a request whose answer the guest did not tell."""
        if self._request is not None and not self._is_answered:
            self._is_answered = True
            self._add(self._request, (), int(self._key))

    def _add(self, request: GuestRequested, blocks: Sequence[SourceBlock], seq: int) -> None:
        self._assembler.add_reply(
            blocks,
            line=seq,
            at=request.at,
            key=self._key,
            model=request.model,
            usage=request.usage,
            window=self.window,
        )


def _blocks(reply: AssistantReplied) -> Iterator[SourceBlock]:
    for part in reply.parts:
        match part:
            case Text() | Thinking():
                yield part
            case ToolCall(tool=tool) if tool in GUEST_NOTES:
                continue
            case ToolCall(id=name, tool=tool, arguments=arguments):
                yield SourceCall(name, tool, arguments)


class ExactReading(Struct):
    """Reads a file in a thread: the contents in batches, and at the end all events."""

    source: SourceSession
    now: float
    report: ReadingReport = field(default_factory=ReadingReport)
    events: list[Event] = field(default_factory=list)
    messages: int = 0
    calls: int = 0
    is_stopped: bool = False
    _items: Iterator[FileContent | FileEvent] | None = None
    _size: int = 0
    _stored: set[Digest] = field(default_factory=set)
    _is_incomplete: bool = False

    def next_contents(self, on_progress: Progress | None, stopped: Stopped) -> list[NewContent]:
        """Return the next contents to store; none at the end, and if it was stopped."""
        contents, size = list[NewContent](), 0
        if self._items is None:
            self._items = read_items(self.source.path, self.report)
        for item in self._items:
            if on_progress is not None:
                on_progress(self.report.read, self.source.size)
            if stopped():
                self.is_stopped = True
                return []
            if isinstance(item, FileContent):
                contents.append(item.content)
                self._stored.add(item.digest)
                size += len(item.content.data)
                if size >= _BATCH_BYTES or len(contents) >= _BATCH_CONTENTS:
                    break
            elif not self._add(item):
                break
        return contents

    def transaction(self, session: SessionId) -> Transaction:
        """Return all events of the session, which counts as outside content from its beginning.

        They are marked as copied: their costs and their changes happened elsewhere.
        """
        started = self.events[0]
        assert isinstance(started, SessionStarted)
        first = SessionStarted(
            started.at, started.title, tainted=True, copied=len(self.events), agent=started.agent
        )
        mark = SessionImported(self.now, Program.HELIX.value, self.source.id, "")
        contents = (_MISSING,) if self._is_incomplete else ()
        return Transaction(session, (first, *self.events[1:], mark), contents)

    def _add(self, item: FileEvent) -> bool:
        """Take an event; return False if the file goes on too long."""
        missing = item.seq - len(self.events) - 1
        self._size += item.size
        if not self.events and not isinstance(item.event, SessionStarted):
            raise ImportFailure(
                "{path} doesn't begin with the start of a session.",
                "Nothing was imported.",
                path=self.source.path,
            )
        if missing > MAX_MISSING_EVENTS or item.seq > MAX_EVENTS or self._size > MAX_EVENT_BYTES:
            self.report.add_problem(item.seq, Phrase("the file has more than can be read"))
            self._items = iter(())
            return False
        # every event keeps its number, by which others name it
        title = self.source.title
        self.events += (SessionRenamed(item.event.at, title) for _ in range(missing))
        event = clean_event(item.event)
        if isinstance(event, TurnStarted | ToolReturned):
            event = replace(event, typed=False)  # nobody typed it here
        if self.events and isinstance(event, SessionStarted):
            self.report.add_problem(item.seq, Phrase("the session begins a second time"))
            event = SessionRenamed(event.at, title)
        self.events.append(self._without_missing_contents(event))
        self.messages += isinstance(item.event, TurnStarted | AssistantReplied)
        self.calls += isinstance(item.event, ToolReturned)
        return True

    def _without_missing_contents(self, event: Event) -> Event:
        """Return an event that names only contents that are stored."""
        match event:
            case FileChanged():  # it happened on another machine, and counts nowhere
                return replace(event, before=None, after=None)
            case Rewound():
                return replace(event, files=())
            case WindowSent():  # its blocks are no contents
                return event
        missing = [digest for digest in references(event) if digest not in self._stored]
        if not missing:
            return event
        self._is_incomplete = True
        packed = encode_event(event)
        for digest in missing:
            packed = packed.replace(digest.encode(), digest_of(_MISSING.data).encode())
        return decode_event(packed)
