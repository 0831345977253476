"""Attachments of unsent messages: largest file and picture, storing, documents read as text.

An attachment is stored before anything names it, and pinned until a message does: neither a crash
nor a clean-up takes it from a draft that waits for weeks.
"""

import asyncio
import tempfile
import threading
from collections.abc import Iterable, Sequence
from enum import Enum

from msgspec import Struct

from helix_desktop.app.sessions.mention_resolver import HANDED
from helix_desktop.domain.cache import ATTACHED_SOURCE, Digest, NewContent, Origin
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.llm import ImageTokenRule, Llm
from helix_desktop.domain.mentions import Attachment
from helix_desktop.domain.messages import Image, Message, NewImage, Role
from helix_desktop.domain.ports import MessageWeigher, Store
from helix_desktop.domain.value import replace
from helix_desktop.providers.tokens.image_tokens import LIMITS
from helix_desktop.tools.documents.document_form import HEADER, wanted_form
from helix_desktop.tools.documents.document_notes import attached_text
from helix_desktop.tools.documents.document_reader import DocumentReader
from helix_desktop.tools.documents.document_text import DocumentText, ReadingEnd

MAX_PICTURE_BYTES = 20_000_000
MAX_ATTACHMENTS = 20
"""The maximum number of pictures in one message."""
MAX_TEXT_BYTES = 4 * 1024 * 1024


class PictureLimits(Struct, frozen=True):
    """The model's limits: bytes of a picture, pixels of an edge (0 = any), number of pictures.

    `sent` is false if the user said that the model accepts no pictures: it gets a text instead.
    """

    accepted: bool
    size: int = MAX_PICTURE_BYTES
    edge: int = 0
    count: int = MAX_ATTACHMENTS
    sent: bool = True

    def fits(self, size: int, width: int, height: int) -> bool:
        return size <= self.size and not (self.edge and max(width, height) > self.edge)


def picture_limits(llm: Llm) -> PictureLimits:
    """Return a model's limits for pictures."""
    rule = LIMITS[llm.images]
    # providers' limits count base64
    size = min(MAX_PICTURE_BYTES, rule.per_picture * 3 // 4 or MAX_PICTURE_BYTES)
    count = min(MAX_ATTACHMENTS, llm.max_images or rule.count or MAX_ATTACHMENTS)
    accepted = llm.images is not ImageTokenRule.NONE
    return PictureLimits(accepted, size, rule.edge, count, llm.takes_pictures)


def picture_tokens(images: Sequence[Image], weigher: MessageWeigher) -> int:
    """Count the tokens of pictures; 0 if the model does not specify them."""
    if not images:
        return 0
    empty = weigher.weigh(Message(Role.USER, ())).tokens
    return weigher.weigh(Message(Role.USER, tuple(images))).tokens - empty


class DocumentProblem(Enum):
    """Why a document cannot be attached."""

    LOCKED = "protected by a password"
    PICTURES = "pictures of pages without text"
    UNREADABLE = "damaged or too large"


_WITHOUT_TEXT = {
    ReadingEnd.LOCKED: DocumentProblem.LOCKED,
    ReadingEnd.PICTURES: DocumentProblem.PICTURES,
}


class StagedAttachments:
    """The attachments in one workspace's store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep_picture(self, name: str, picture: NewImage) -> Image:
        await self._store_pinned(NewContent(picture.data, Origin(HANDED, name, mime=picture.mime)))
        return await asyncio.to_thread(picture.stored)

    async def split_pictures(
        self, attached: Sequence[Attachment], picture_count: int, llm: Llm, *, store: bool = True
    ) -> tuple[tuple[Image, ...], tuple[Attachment, ...]]:
        """Return the pictures that a message mentions, and what is sent as text.

        `picture_count` pictures are in the message already. A picture beyond the limit, and any
        picture for a model that takes none, is sent as its description. `store`: the pictures are
        stored, since the message is sent now.
        """
        limits = picture_limits(llm)
        room = max(0, limits.count - picture_count) if limits.accepted else 0
        images: list[Image] = []
        texts: list[Attachment] = []
        for attachment in attached:
            picture = attachment.image
            if picture is None:
                texts.append(attachment)
            elif len(images) >= room:
                data = attachment.data + b"\n[you can't be shown this picture]"
                texts.append(replace(attachment, data=data))
            elif store:
                images.append(await self.keep_picture(attachment.origin.what, picture))
            else:
                images.append(await asyncio.to_thread(picture.stored))
        return tuple(images), tuple(texts)

    async def keep_text(self, name: str, data: bytes, cut: str = "") -> Digest:
        """Store a text; `cut` says which part of a document it is."""
        origin = Origin(HANDED, name, f"{ATTACHED_SOURCE}{name}", outcome=cut)
        return await self._store_pinned(NewContent(data, origin))

    async def read(self, image: Image) -> bytes:
        return await self._store.get(image.content)

    async def release(self, digests: Iterable[Digest]) -> None:
        """Unpin contents that a message names now or that were discarded, for a later clean-up."""
        for digest in dict.fromkeys(digests):
            try:
                if (await self._store.entry(digest)).origin.tool == HANDED:
                    await self._store.pin(digest, pinned=False)
            except HelixError:
                continue  # the content stays pinned, which loses nothing

    async def _store_pinned(self, content: NewContent) -> Digest:
        digest = await self._store.put(content)
        await self._store.pin(digest, pinned=True)
        return digest


class AttachedText(Struct, frozen=True):
    """The text of a file; `cut` says which part of a document it is, if not all was read."""

    data: bytes
    cut: str = ""


async def read_document(name: str, data: bytes) -> AttachedText | DocumentProblem | None:
    """Return the text of a document, or why it has none; None for a file that is none."""
    form = wanted_form(name, data[:HEADER], "auto")
    if form is None:
        return None
    stopped = threading.Event()

    def read() -> DocumentText:
        with tempfile.TemporaryFile() as file:
            file.write(data)
            file.flush()
            return DocumentReader().read(file, form, stopped)

    try:
        reading = await asyncio.to_thread(read)
    finally:
        stopped.set()
    if reading.end is ReadingEnd.FOREIGN:
        return None
    without_text = _WITHOUT_TEXT.get(reading.end)
    if without_text is not None:
        return without_text
    if not reading.text:
        return DocumentProblem.UNREADABLE
    return AttachedText(*attached_text(name, reading))
