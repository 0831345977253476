"""Attaches files and pictures to a message (paste, drop, *Attach files or images*): reads, scales,
and stores them.

The bytes decide whether a file is a picture, never its name. The picture functions block and run in
threads. A picture is stored before it is shown. Text files of the project become mentions. Other
text files are copied into the store and mentioned by their digest: dropping a file hands over its
content, not the path to it. Of a document its text is handed over. Whatever the user does
meanwhile, it ends up in the message for which it was handed over.
"""

import asyncio
import errno
import os
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from msgspec import Struct, field
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, QSize, Qt
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QFileDialog

from helix_desktop.app.json_file import read_file
from helix_desktop.app.sessions.drafts import Drafts
from helix_desktop.app.sessions.staged_attachments import (
    MAX_TEXT_BYTES,
    AttachedText,
    DocumentProblem,
    PictureLimits,
    StagedAttachments,
    picture_limits,
    read_document,
)
from helix_desktop.domain.cache import MIN_PREFIX_CHARS, SessionId
from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.mentions import MentionKind, find_mentions, spell_mention
from helix_desktop.domain.messages import Image, NewImage
from helix_desktop.ui.chat.composer.composer import ATTACHMENTS_SIDE, AttachedImage, Composer
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import plural, retold, sentences_text, size_text, tr
from helix_desktop.ui.text.safe_text import one_line

IMAGE_FORMATS = {
    b"png": "image/png",
    b"jpeg": "image/jpeg",
    b"jpg": "image/jpeg",
    b"gif": "image/gif",
    b"webp": "image/webp",
}
"""The media types that models accept, by Qt's names of the formats."""
JPEG_QUALITY = 88
MIN_EDGE_PIXELS = 64
MAX_PIXELS = 120_000_000
"""The most pixels of a picture that is opened: half a gigabyte in memory."""


def read_image(data: bytes) -> NewImage | None:
    """Return the picture, or None if models do not accept the bytes as one."""
    buffer, reader = _reader(data)
    mime = IMAGE_FORMATS.get(bytes(reader.format().data()).lower())
    size = reader.size()
    buffer.close()
    if mime is None or not size.isValid() or size.width() * size.height() > MAX_PIXELS:
        return None
    return NewImage(data, mime, size.width(), size.height())


def encode_image(image: QImage) -> NewImage:
    """Encode a picture from the clipboard as PNG, without loss."""
    return NewImage(_encode(image, "PNG"), "image/png", image.width(), image.height())


def scale_image(picture: NewImage, *, size: int, edge: int) -> NewImage | None:
    """Scale a picture down to `size` bytes and `edge` pixels (0: no limit); None if impossible."""
    buffer, reader = _reader(picture.data)
    image = reader.read()
    buffer.close()
    if image.isNull():
        return None
    max_edge = min(edge or max(image.width(), image.height()), max(image.width(), image.height()))
    while max_edge >= MIN_EDGE_PIXELS:
        small = image.scaled(
            QSize(max_edge, max_edge),
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        kind, mime = ("PNG", "image/png") if image.hasAlphaChannel() else ("JPEG", "image/jpeg")
        scaled = NewImage(_encode(small, kind), mime, small.width(), small.height())
        if len(scaled.data) <= size:
            return scaled
        max_edge = max_edge * 3 // 4
    return None


def make_thumbnail(data: bytes, side: int) -> QImage:
    """Return a thumbnail of at most `side` pixels each way; a null image if unreadable."""
    buffer, reader = _reader(data)
    full_size = reader.size()
    if full_size.isValid():
        reader.setScaledSize(full_size.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    buffer.close()
    return image


def _encode(image: QImage, kind: str) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # PySide's stubs accept the name of a format only as text
    image.save(buffer, kind, JPEG_QUALITY if kind == "JPEG" else -1)  # type: ignore[call-overload]
    buffer.close()
    return bytes(data.data())


def _reader(data: bytes) -> tuple[QBuffer, QImageReader]:
    """Return a reader and its buffer, which has to live as long as the reader."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    reader.setDecideFormatFromContent(True)
    return buffer, reader


MAX_READ_BYTES = 64 * 1024 * 1024
"""The most bytes of a file that is read; it is large because a picture may be scaled down."""
MAX_FILES = 50
PICTURES = (".png", ".jpg", ".jpeg", ".gif", ".webp")
"""The ends of names of files that are sent as pictures when they are mentioned."""
THUMBNAIL_PIXELS = 3 * ATTACHMENTS_SIDE
"""The pixels of a thumbnail, enough to be sharp on any screen."""


class UnsentMessage(Struct, frozen=True):
    """Which message is being written: a session's draft, or one of its queued messages."""

    session: SessionId
    edited: str = ""
    """The ID of the queued message; "" for the draft."""


class _Attachment(Struct, eq=False):
    """Files or pictures on their way into a message, and whether one of them was refused."""

    message: UnsentMessage
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    refused: bool = False


class _LargePicture(Struct, frozen=True):
    """A picture that is too large, until the user decides to scale it or not."""

    message: UnsentMessage
    name: str
    picture: NewImage


class AttachmentController(WorkspaceController):
    """The controller of pictures and files that the user hands over for a message."""

    def __init__(
        self,
        context: WorkspaceContext,
        composer: Composer,
        attachments: StagedAttachments,
        drafts: Drafts,
        *,
        message: Callable[[], UnsentMessage],
    ) -> None:
        """Create the controller; `message` returns the message in the field."""
        super().__init__(context, composer)
        self._message, self._composer = message, composer
        self._attachments, self._drafts = attachments, drafts
        self._pending: list[_Attachment] = []
        self._large: list[_LargePicture] = []
        self._closed = False
        composer.editor.handed.connect(self._on_handed)
        composer.clip.clicked.connect(self.open_dialog)
        row = composer.attachments
        row.scale.clicked.connect(lambda: self._begin(self._scale, "scale pictures"))
        row.refuse.clicked.connect(lambda: self._drop_large(self._large_in(self._message())))
        run, release = context.bridge.run, attachments.release
        row.left_out.connect(lambda image: run(release([image.content]), "leave a picture out"))
        row.changed.connect(self.tell)
        composer.editor.textChanged.connect(self.tell)

    def show(self, images: Sequence[Image]) -> None:
        """Show the pictures of another draft."""
        self._composer.attachments.show_all([AttachedImage(image, QImage()) for image in images])
        self.tell()
        if images:
            self._bridge.run(self._fetch(images), "show pictures")

    def close(self) -> None:
        """From now on, what arrives goes into the drafts."""
        self._closed = True

    async def arrived(self, session: SessionId) -> bool:
        """Wait until nothing is on its way into a session's messages; False: some was refused."""
        attachments = [picture for picture in self._pending if picture.message.session == session]
        for attachment in attachments:
            await attachment.arrived.wait()
        return not any(picture.refused for picture in attachments)

    def open_dialog(self) -> None:
        if self._composer.sending:
            return
        dialog = QFileDialog(self._composer.window(), tr("Attach files or images"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setDirectory(self._settings.workspace.folder)
        dialog.filesSelected.connect(self.take_files)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def take_files(self, paths: Sequence[str]) -> None:
        self._begin(partial(self._take_files, paths=list(paths)), "add files")

    def tell(self) -> None:
        """Warn about pictures that are too large, too many, or not seen by this model."""
        row = self._composer.attachments
        llm = self._sessions.llm_of(self._message().session)
        limits, count = picture_limits(llm), len(row.images())
        is_unseen = not limits.accepted and self._mentions_picture()
        words, large_pictures = "", self._large_in(self._message())
        if large_pictures:
            name, picture = large_pictures[0].name, large_pictures[0].picture
            accepted = self._limits(large_pictures[0].message)
            size = size_text(accepted.size)
            pixels_text = tr("{0} and {1} pixels").format(size, accepted.edge)
            fact = tr("{0} is {1} × {2}, {3}. This model accepts {4}.").format(
                one_line(name, 60),
                picture.width,
                picture.height,
                size_text(len(picture.data)),
                pixels_text if accepted.edge else size,
            )
            other_count = len(large_pictures) - 1
            others_text = plural(
                other_count,
                "{0} more failed for the same reason.",
                "{0} more failed for the same reason.",
            )
            words = sentences_text((fact, others_text if other_count else ""))
        elif (count and not limits.sent) or (is_unseen and not count):
            words = tr("{0} is sent no images. It reads that there was one.").format(llm.shown_name)
        elif count and not limits.accepted:
            template = tr("{0} may not support images and could reject this message.")
            words = template.format(llm.shown_name)
        elif count > limits.count:
            words = plural(
                limits.count,
                "This model accepts {0} image per message.",
                "This model accepts {0} images per message.",
            )
        row.say(words, scalable=bool(large_pictures))

    def problem(self, message: UnsentMessage, images: Sequence[Image]) -> str:
        """Return why a message cannot be sent with these pictures; "" if it can."""
        if self._large_in(message):
            return tr("Scale down or remove the oversized image first.")
        if len(images) > self._limits(message).count:
            return tr("Remove images until the message fits.")
        return ""

    def _limits(self, message: UnsentMessage) -> PictureLimits:
        return picture_limits(self._sessions.llm_of(message.session))

    def _large_in(self, message: UnsentMessage) -> list[_LargePicture]:
        return [picture for picture in self._large if picture.message == message]

    def _on_handed(self, source: QMimeData) -> None:
        paths = [url.toLocalFile() for url in source.urls() if url.isLocalFile()]
        if paths:
            self.take_files(paths)
            return
        image = source.imageData()
        if isinstance(image, QImage) and not image.isNull():
            self._begin(partial(self._take_copied, image=image.copy()), "add a picture")

    def _begin(
        self, work: Callable[[_Attachment], Coroutine[object, object, None]], name: str
    ) -> None:
        """Begin to bring something into the message in the field, which is sent only with it."""
        attachment = _Attachment(self._message())
        self._pending.append(attachment)
        self._bridge.run(self._complete(attachment, work), name)

    async def _complete(
        self,
        attachment: _Attachment,
        work: Callable[[_Attachment], Coroutine[object, object, None]],
    ) -> None:
        """Do the work of a hand-over, and then let a message be sent that waits for it."""
        try:
            await work(attachment)
        except HelixError:
            attachment.refused = True
            raise
        finally:
            self._pending.remove(attachment)
            attachment.arrived.set()

    def _mentions_picture(self) -> bool:
        mentions = find_mentions(self._composer.draft())
        named = (mention.name for mention in mentions if mention.kind is MentionKind.FILE)
        return any(name.lower().endswith(PICTURES) for name in named)

    def _drop_large(self, large: Sequence[_LargePicture]) -> None:
        self._large = [picture for picture in self._large if picture not in large]
        self.tell()

    async def _take_copied(self, attachment: _Attachment, image: QImage) -> None:
        picture = await asyncio.to_thread(encode_image, image)
        await self._take_picture(attachment, tr("pasted image"), picture)

    async def _take_files(self, attachment: _Attachment, paths: Sequence[str]) -> None:
        if len(paths) > MAX_FILES:
            self._navigation.warned.emit(
                plural(
                    len(paths),
                    "{0} file selected. You can attach {1} at a time.",
                    "{0} files selected. You can attach {1} at a time.",
                    MAX_FILES,
                ),
                tr("To add a folder, type @ and its name."),
            )
            attachment.refused = True
            return
        for path in paths:
            await self._take_file(attachment, Path(path))

    async def _take_file(self, attachment: _Attachment, path: Path) -> None:
        folder = self._settings.workspace.folder
        try:
            data, inside = await asyncio.to_thread(_read_file, path, folder)
        except FileNotFoundError:
            advice = tr("Choose another file.")
            self._refuse(attachment, path, tr("it no longer exists"), advice=advice)
            return
        except OSError as error:
            self._refuse(attachment, path, error.strerror or str(error))
            return
        picture = None if data is None else await asyncio.to_thread(read_image, data)
        if picture is not None:
            await self._take_picture(attachment, path.name, picture)
        elif inside:
            await self._mention(attachment, spell_mention(inside))
        elif data is None:
            self._refuse(
                attachment, path, tr("it's outside the project and is a folder or over 64 MB")
            )
        else:
            try:
                document = await read_document(path.name, data)
            except ToolError as error:
                reason = tr("it's a document, which is read only in a sandbox")
                self._refuse(attachment, path, reason, advice=retold(error.hint))
                return
            text = AttachedText(data) if document is None else document
            if isinstance(text, DocumentProblem):
                reasons = {
                    DocumentProblem.LOCKED: tr("it's protected by a password"),
                    DocumentProblem.PICTURES: tr("its pages are pictures without text"),
                    DocumentProblem.UNREADABLE: tr("it's damaged or too large to be read"),
                }
                advice = tr("Attach a copy that is open and has text, or pictures of its pages.")
                self._refuse(attachment, path, reasons[text], advice=advice)
                return
            if len(text.data) > MAX_TEXT_BYTES:
                self._refuse(attachment, path, tr("it's outside the project and larger than 4 MB"))
            elif b"\0" in text.data[:8_192]:
                self._refuse(attachment, path, tr("it's neither text nor a supported image"))
            else:
                attachments = self._attachments
                digest = await attachments.keep_text(path.name, text.data, text.cut)
                await self._mention(attachment, f"#{digest[:MIN_PREFIX_CHARS]}")

    def _refuse(
        self, attachment: _Attachment, path: Path, reason: str, *, advice: str = ""
    ) -> None:
        attachment.refused = True
        message = tr("Can't attach {0}: {1}.").format(one_line(path.name, 80), reason)
        self._navigation.warned.emit(
            message, advice or tr("Move it into the project folder and mention it with @.")
        )

    async def _take_picture(self, attachment: _Attachment, name: str, picture: NewImage) -> None:
        limits = self._limits(attachment.message)
        if limits.fits(len(picture.data), picture.width, picture.height):
            await self._keep(attachment, name, picture)
        else:
            self._large.append(_LargePicture(attachment.message, name, picture))
            self.tell()

    async def _keep(self, attachment: _Attachment, name: str, picture: NewImage) -> None:
        """Store a picture and then show it, so that every picture shown is stored."""
        image = await self._attachments.keep_picture(name, picture)
        thumbnail = await asyncio.to_thread(make_thumbnail, picture.data, THUMBNAIL_PIXELS)
        if self._is_shown(attachment.message):
            self._composer.attachments.add(AttachedImage(image, thumbnail))
        else:
            await self._add_to_draft(attachment, "", (image,))

    async def _mention(self, attachment: _Attachment, mention: str) -> None:
        if self._is_shown(attachment.message):
            self._composer.insert(mention, while_sending=True)
        else:
            await self._add_to_draft(attachment, f"{mention} ")

    def _is_shown(self, message: UnsentMessage) -> bool:
        """Whether a message is in the field, or, if it is not edited any more, the draft is."""
        return not self._closed and self._message() in (message, UnsentMessage(message.session))

    async def _add_to_draft(
        self, attachment: _Attachment, text: str, images: Sequence[Image] = ()
    ) -> None:
        self._drafts.add(attachment.message.session, text, images)
        await self._drafts.keep()

    async def _scale(self, attachment: _Attachment) -> None:
        message = attachment.message
        large_pictures, limits = self._large_in(message), self._limits(message)
        self._drop_large(large_pictures)
        for picture in large_pictures:
            work = partial(scale_image, picture.picture, size=limits.size, edge=limits.edge)
            scaled = await asyncio.to_thread(work)
            if scaled is None:
                self._refuse(attachment, Path(picture.name), tr("it can't be read"))
            else:
                await self._keep(attachment, picture.name, scaled)
        self.tell()

    async def _fetch(self, images: Sequence[Image]) -> None:
        """Load the thumbnails of a draft's pictures; a missing picture keeps its place."""
        attached: list[AttachedImage] = []
        for image in images:
            thumbnail = QImage()
            with suppress(HelixError):
                data = await self._attachments.read(image)
                thumbnail = await asyncio.to_thread(make_thumbnail, data, THUMBNAIL_PIXELS)
            attached.append(AttachedImage(image, thumbnail))
        if self._composer.attachments.images() == tuple(images):  # else of another draft
            self._composer.attachments.show_all(attached)


def _read_file(path: Path, folder: str) -> tuple[bytes | None, str]:
    """Read a regular file, up to the limit; raise OSError for devices and pipes. Blocks.

    Return its bytes, or None for a folder and for too large a file, and its path relative to the
    project's folder, "" if it is outside.
    """
    inside = ""  # the path with slashes as in tools; none for the folder itself
    with suppress(ValueError):
        relative = Path(os.path.realpath(path)).relative_to(os.path.realpath(folder))
        inside = "" if relative == Path() else relative.as_posix()
    if path.is_dir():
        return None, f"{inside}/" if inside else ""
    if path.exists() and not path.is_file():
        raise OSError(0, tr("it isn't a regular file"))
    try:
        return read_file(path, max_bytes=MAX_READ_BYTES), inside
    except OSError as error:
        if error.errno != errno.EFBIG:
            raise
        return None, inside
