"""Reads what a mention stands for when a message is sent: file lines, folder list, output, event.

Files are read by the tools that read them for the agent, so that both see the same content. An
output is referred to by its digest, whichever session it is of; a message or notes become a content
of their own, so that they stay when their session is deleted.
"""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime

from helix_desktop.context.texts.markers import RECALL, MarkedOriginal, describe_original
from helix_desktop.domain.cache import (
    ATTACHED_SOURCE,
    NO_SESSION,
    CacheEntry,
    Origin,
    SessionId,
    is_digest_prefix,
)
from helix_desktop.domain.canonical_messages import to_utf8
from helix_desktop.domain.elapsed_time import bounded_time
from helix_desktop.domain.errors import ContentError, HelixError, StoreError, ToolError
from helix_desktop.domain.events import (
    AssistantReplied,
    CommandEnded,
    ContextInjected,
    EpochCommitted,
    Recorded,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.mentions import (
    MAX_MENTIONS,
    Attachment,
    ContentPassage,
    EventSource,
    Mention,
    MentionKind,
    find_mentions,
)
from helix_desktop.domain.messages import Text
from helix_desktop.domain.ports import Clock, Store, TaintLookup
from helix_desktop.domain.shown_part import ShownPart
from helix_desktop.domain.value import replace
from helix_desktop.tools.agent.content_passages import read_passage
from helix_desktop.tools.agent.read_files import ListFiles, ReadFile
from helix_desktop.tools.agent.recall import entry_title
from helix_desktop.tools.documents.document_reader import DocumentReader
from helix_desktop.tools.env_files import EnvFiles
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.secrets.redactor import Shown, no_file_shown

HANDED = "attached"
"""The tool name of the user's attachments in the store's list."""
ALL_LINES = 1_000_000_000
_ENV_FILE_TEXT = "[not attached: a .env file holds secrets; read_file asks the user]"
MAX_MENTIONED_BYTES = 8 * 1024 * 1024
"""The maximum bytes of a stored output that is mentioned whole; a larger one is cut."""


class MentionResolver:
    """A reader of the contents that mentions stand for."""

    def __init__(
        self,
        root: ProjectRoot,
        store: Store,
        *,
        provenance: TaintLookup,
        clock: Clock,
        documents: DocumentReader | None = None,
        opened: Shown = no_file_shown,
    ) -> None:
        self._store = store
        self._provenance = provenance
        self._clock = clock
        self._root, self._env_files = root, EnvFiles(root, opened)
        self._reader, self._lister = ReadFile(root, opened, documents), ListFiles(root)

    async def attached(
        self, mention: Mention, name: str, session: SessionId = NO_SESSION
    ) -> Attachment | None:
        """Return the content of a mention written as `name`; None if it names nothing.

        A content that is of other sessions than `session` comes with its origin.
        """
        if mention.kind is MentionKind.EVENT:
            return await self._event(mention, name)
        if mention.kind is MentionKind.CONTENT:
            attachment = await self._attach_content(mention, name)
            # add where a stored content comes from, unless a session has it itself
            if attachment is None:
                return None
            try:
                uses = await self._store.uses(await self._store.find(mention.name))
                if not uses or any(use.session == session for use in uses):
                    return attachment
                use = max(uses, key=lambda use: (use.session, use.seq))
                items = await self._store.events(use.session, use.seq, use.seq)
            except HelixError:
                return attachment
            recorded_at = items[0].event.at if items and isinstance(items[0], Recorded) else 0.0
            return (
                await self._with_origin(attachment, use.session, use.seq, at=recorded_at)
                or attachment
            )
        path = mention.name.removeprefix("./")
        try:
            if not path or path.endswith("/"):
                folder = path.rstrip("/") or "."
                output = await self._lister.run(json.dumps({"path": folder}))
                origin = Origin("list_files", path or "./", f"folder:{folder}")
                return Attachment(name, output.data, origin, "what lies in the folder now")
            return await self._attach_file(mention, path, name)
        except (ToolError, OSError):
            return None

    async def _event(self, mention: Mention, name: str) -> Attachment | None:
        """Return a message, an output, or the notes that an event of a session has."""
        written_session, _, number = mention.name.partition("/")
        session, seq, passage = SessionId(written_session), int(number), mention.passage
        try:
            items = await self._store.events(session, seq, seq)
        except HelixError:
            return None
        event = items[0].event if items and isinstance(items[0], Recorded) else None
        match event:
            case (
                ToolReturned(content=digest)
                | CommandEnded(content=str(digest))
                | ContextInjected(content=str(digest))
            ):
                stored = Mention(MentionKind.CONTENT, digest, 0, 0, passage)
                output = await self._attach_content(stored, name)
                return await self._with_origin(output, session, seq, at=event.at)
            case TurnStarted(text=text):
                what = "message of the user"
            case AssistantReplied(parts=parts):
                text = "".join(part.text for part in parts if isinstance(part, Text))
                what = "message of the agent"
            case EpochCommitted(epoch=epoch):
                text = "\n\n".join(fold.text for fold in epoch.folds if fold.text)
                what = "notes"
            case _:
                return None
        if not text.strip():
            return None
        if passage.first:
            text = "\n".join(text.split("\n")[passage.first - 1 : passage.last or None])
            what = f"{passage_words(passage)} of a {what}"
        # the user's words are trusted, unless others wrote the session
        last = 1 if isinstance(event, TurnStarted) else seq
        untrusted = await self._provenance.is_stretch_untrusted(session, last)
        origin = Origin(what=what, source=f"session:{mention.name}")
        attachment = Attachment(name, to_utf8(text), origin, what, untrusted)
        return await self._with_origin(attachment, session, seq, at=event.at)

    async def _with_origin(
        self, attachment: Attachment | None, session: SessionId, seq: int, *, at: float
    ) -> Attachment | None:
        """Return a content with the session, the message, and the date that it comes from."""
        heads = await self._store.sessions()
        head = next((head for head in heads if head.id == session), None)
        if attachment is None or head is None:
            return None
        # the model of a tainted session may have named it
        title = (
            "" if await self._provenance.is_stretch_untrusted(session, head.count) else head.title
        )
        place = f'session "{title}" ({session})' if title else f"session {session}"
        date = datetime.fromtimestamp(bounded_time(at)).strftime("%Y-%m-%d %H:%M")
        return replace(
            attachment,
            description=f"from {place}, message {seq}, {date}; {attachment.description}",
            brought_from=EventSource(session, seq, head.title, at),
        )

    async def _attach_file(self, mention: Mention, path: str, name: str) -> Attachment:
        """Return the mentioned lines of a file in the project, but no file of secrets."""

        def is_env_file() -> bool:
            with self._root.open_file(path) as file:
                return self._env_files.contains(path, file)

        if await asyncio.to_thread(is_env_file):
            origin = Origin("read_file", path, f"file:{path}")
            return Attachment(name, _ENV_FILE_TEXT.encode(), origin, "not attached")
        first, last = mention.passage.first, mention.passage.last
        count = last - first + 1 if last else ALL_LINES
        arguments = {"path": path, "start": max(1, first), "lines": count}
        output = await self._reader.run(json.dumps(arguments))
        span = f"{first}-{last or ''}" if first else ""
        part = output.part
        if part is not None and last and part.last >= last and part.unit == "line":
            part = replace(part, last=part.total, more=False)  # all lines that were asked for
        cut = str(part.phrase) if part is not None else ""
        description = f"lines {span} of the file, as they are now" if span else ""
        description = " · ".join(filter(None, (cut, description or "the file, as it is now")))
        origin = Origin(
            "read_file", f"{path}:{span}" if span else path, f"file:{path}", outcome=cut
        )
        image = next(iter(output.images), None)
        return Attachment(name, output.data, origin, description, image=image)

    async def note_recall(self, mention: Mention) -> None:
        """Note that a stored output is sent. A full disk does not prevent the mention."""
        if mention.kind is MentionKind.CONTENT and is_digest_prefix(mention.name):
            with suppress(HelixError):
                digest = await self._store.find(mention.name)
                await self._store.note_recall(digest, at=self._clock.now())

    async def entry(self, prefix: str) -> CacheEntry | None:
        """Return the stored text that a mention names, or None."""
        if not is_digest_prefix(prefix):
            return None
        try:
            entry = await self._store.entry(await self._store.find(prefix))
        except (ContentError, StoreError):
            return None
        return entry if is_text(entry) else None

    async def _attach_content(self, mention: Mention, name: str) -> Attachment | None:
        """Return the mentioned passage of a stored content; None if it can't be read."""
        entry, passage = await self.entry(mention.name), mention.passage
        if entry is None:
            return None
        try:
            if passage.is_full_content:
                data, origin = (
                    await self._store.read(entry.digest, 0, MAX_MENTIONED_BYTES),
                    entry.origin,
                )
                if entry.size > MAX_MENTIONED_BYTES:
                    lines = data.count(b"\n")
                    part = ShownPart(1, len(data), entry.size, "byte")
                    if 0 < lines < entry.lines:
                        part = ShownPart(1, lines, entry.lines)
                    origin = replace(origin, outcome=str(part.phrase))
            else:
                reading = await read_passage(self._store, entry, passage)
                notes = [] if reading.complete else [_TOO_MANY]
                if not reading.rows:
                    notes = [f"[no such line among its {entry.lines:,}]", *notes]
                data = "\n".join([*reading.pieces, *notes]).encode("utf-8", "replace")
                cut, rows = "", reading.rows
                if not reading.complete:
                    part = ShownPart(passage.first, rows[-1][0] if rows else 0, entry.lines)
                    if passage.letters:
                        part = ShownPart(1, len(rows), len(rows), more=True)
                    cut = str(part.phrase)
                what = f"{passage_words(passage)} of {entry_title(entry)}"
                origin = Origin(RECALL, what, outcome=cut)
            # a model could call a tool of that name, but its calls have no such source
            is_attached = entry.origin.source.startswith(ATTACHED_SOURCE)
            untrusted = not is_attached and await self._provenance.is_content_untrusted(
                entry.digest
            )
        except (ContentError, StoreError):
            return None
        return Attachment(name, data, origin, _describe_mention(entry, passage, origin), untrusted)


def mention_targets(text: str) -> Iterator[Mention]:
    """Yield the mentions of a message, each target once, up to the maximum number."""
    targets: dict[object, Mention] = {}
    for mention in find_mentions(text):
        if len(targets) < MAX_MENTIONS:
            targets.setdefault(mention.target, mention)
    yield from targets.values()


def is_text(entry: CacheEntry) -> bool:
    return not entry.origin.mime.startswith("image/")


def is_within_reading(earlier: bytes, later: bytes) -> bool:
    """Tell whether a newer, longer reading has the same lines. May take a while."""
    lines = earlier.split(b"\n")
    while lines and lines[-1].startswith(b"["):
        lines.pop()
    if lines and lines[0].startswith(b"["):
        del lines[0]  # it names the pages that were shown
    return b"\n".join(lines) in later


def passage_words(passage: ContentPassage) -> str:
    """Describe a passage, as in `lines 10-80 with "needle"`; "" for the whole."""
    if passage.is_full_content:
        return ""
    text = f"lines {passage.first}-{passage.last or ''}" if passage.first else "lines"
    return f'{text} with "{passage.letters}"' if passage.letters else text


_TOO_MANY = "[cut here: more lines than a message carries]"


def _describe_mention(entry: CacheEntry, passage: ContentPassage, sent: Origin) -> str:
    origin = entry.origin
    remark = sent.cut or origin.cut
    what = describe_original(
        MarkedOriginal(entry.digest, "", entry.tokens or 0, origin.tool, origin.what, remark)
    )
    lines = passage_words(passage)
    if origin.tool == HANDED:
        return f"{lines} of what the user handed over: {what}".removeprefix(" of ")
    if lines:
        return f"{lines} of what is stored: {what}"
    return f"stored: {what}"
