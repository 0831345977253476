"""Pictures and files on their way into a message, and the controller that stores them.

The bytes decide whether a file is a picture, never its name. The picture functions block and run in
threads. A picture is stored before it is shown. Text files of the project become mentions. Other
text files are copied into the store and mentioned by their digest: dropping a file hands over its
content, not the path to it. Of a document its text is handed over.
"""

import asyncio
import errno
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, QSize, Qt
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QFileDialog

from helix_desktop.app.json_file import read_file
from helix_desktop.app.sessions.staged_attachments import (
    LARGEST_TEXT,
    DocumentProblem,
    picture_limits,
    read_document,
)
from helix_desktop.domain.cache import SHORTEST_PREFIX
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.mentions import MentionKind, find_mentions, spell_mention
from helix_desktop.domain.messages import Image, NewImage
from helix_desktop.ui.chat.composer.composer import ATTACHMENTS_SIDE, AttachedImage, Composer
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import plural, sentences_text, size_text, tr
from helix_desktop.ui.text.safe_text import one_line

MIMES = {
    b"png": "image/png",
    b"jpeg": "image/jpeg",
    b"jpg": "image/jpeg",
    b"gif": "image/gif",
    b"webp": "image/webp",
}
"""The media types that models accept, by Qt's names of the formats."""
QUALITY = 88
SMALLEST_EDGE = 64
MOST_PIXELS = 120_000_000
"""The most pixels of a picture that is opened: half a gigabyte in memory."""


def read_image(data: bytes) -> NewImage | None:
    """Return the picture, or None if models do not accept the bytes as one."""
    buffer, reader = _reader(data)
    mime = MIMES.get(bytes(reader.format().data()).lower())
    size = reader.size()
    buffer.close()
    if mime is None or not size.isValid() or size.width() * size.height() > MOST_PIXELS:
        return None
    return NewImage(data, mime, size.width(), size.height())


def encode_image(image: QImage) -> NewImage:
    """Encode a picture from the clipboard as PNG, without loss."""
    return NewImage(_written(image, "PNG"), "image/png", image.width(), image.height())


def scale_image(picture: NewImage, *, size: int, edge: int) -> NewImage | None:
    """Scale a picture down to `size` bytes and `edge` pixels (0: no limit); None if impossible."""
    buffer, reader = _reader(picture.data)
    image = reader.read()
    buffer.close()
    if image.isNull():
        return None
    longest = min(edge or max(image.width(), image.height()), max(image.width(), image.height()))
    while longest >= SMALLEST_EDGE:
        made = _fitted(image, longest)
        if len(made.data) <= size:
            return made
        longest = longest * 3 // 4
    return None


def make_thumbnail(data: bytes, side: int) -> QImage:
    """Return a thumbnail of at most `side` pixels each way; a null image if unreadable."""
    buffer, reader = _reader(data)
    whole = reader.size()
    if whole.isValid():
        reader.setScaledSize(whole.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    buffer.close()
    return image


def _fitted(image: QImage, longest: int) -> NewImage:
    small = image.scaled(
        QSize(longest, longest),
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    kind, mime = ("PNG", "image/png") if image.hasAlphaChannel() else ("JPEG", "image/jpeg")
    return NewImage(_written(small, kind), mime, small.width(), small.height())


def _written(image: QImage, kind: str) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # PySide's stubs accept the name of a format only as text
    image.save(buffer, kind, QUALITY if kind == "JPEG" else -1)  # type: ignore[call-overload]
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


LARGEST_FILE = 64 * 1024 * 1024
"""The most bytes of a file that is read; it is large because a picture may be scaled down."""
MOST_FILES = 50
PICTURES = (".png", ".jpg", ".jpeg", ".gif", ".webp")
"""The ends of names of files that are sent as pictures when they are mentioned."""
SMALL = 3 * ATTACHMENTS_SIDE
"""The pixels of a thumbnail, enough to be sharp on any screen."""


class AttachmentController(WorkspaceController):
    """The controller of pictures and files that the user hands over for a message."""

    def __init__(
        self, context: WorkspaceContext, composer: Composer, llm: Callable[[], Llm]
    ) -> None:
        """Create the controller; `llm` returns the model that reads the pictures."""
        super().__init__(context, composer)
        self._llm, self._composer = llm, composer
        self._large: list[tuple[str, NewImage]] = []
        """Pictures that are too large, until the user decides to scale them or not."""
        self._shown = 0
        """Counts the drafts shown, so that a late thumbnail of another draft is recognized."""
        self._unseen = False
        """Whether the text mentions a picture that the model does not see."""
        composer.editor.handed.connect(self._on_handed)
        composer.files_requested.connect(self.open_dialog)
        row = composer.attachments
        row.scale.clicked.connect(lambda: self._bridge.run(self._scale(), "scale pictures"))
        row.refuse.clicked.connect(self._on_refused)
        row.left_out.connect(self._on_left_out)
        row.changed.connect(self.tell)
        composer.editor.textChanged.connect(self._on_typed)

    def show(self, images: Sequence[Image]) -> None:
        """Show the pictures of another draft."""
        self._large.clear()
        self._shown += 1
        self._composer.attachments.show_all([AttachedImage(image, QImage()) for image in images])
        self.tell()
        if images:
            self._bridge.run(self._fetch(images, self._shown), "show pictures")

    def open_dialog(self) -> None:
        dialog = QFileDialog(self._composer.window(), tr("Attach files or images"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setDirectory(self._open_workspace.workspace.folder)
        dialog.filesSelected.connect(self.take_files)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def take_files(self, paths: Sequence[str]) -> None:
        self._bridge.run(self._take_files(list(paths)), "add files")

    def tell(self) -> None:
        """Warn about pictures that are too large, too many, or not seen by this model."""
        row = self._composer.attachments
        llm, count = self._llm(), len(row.images())
        limits = picture_limits(llm)
        self._unseen = not limits.taken and self._mentions_picture()
        if self._large:
            row.say(self._large_words(), scalable=True)
        elif (count and not limits.sent) or (self._unseen and not count):
            words = tr("{0} is sent no images. It reads that there was one.")
            row.say(words.format(llm.shown_name))
        elif count and not limits.taken:
            words = tr("{0} may not support images and could reject this message.")
            row.say(words.format(llm.shown_name))
        elif count > limits.count:
            row.say(
                plural(
                    limits.count,
                    "This model accepts {0} image per message.",
                    "This model accepts {0} images per message.",
                )
            )
        else:
            row.say("")

    def problem(self) -> str:
        """Return the reason why the message cannot be sent as it is; "" if there is none."""
        row = self._composer.attachments
        if self._large:
            return tr("Scale down or remove the oversized image first.")
        if len(row.images()) > picture_limits(self._llm()).count:
            return tr("Remove images until the message fits.")
        return ""

    def _large_words(self) -> str:
        name, picture = self._large[0]
        limits = picture_limits(self._llm())
        size = size_text(limits.size)
        most = tr("{0} and {1} pixels").format(size, limits.edge) if limits.edge else size
        told = tr("{0} is {1} × {2}, {3}. This model accepts {4}.").format(
            one_line(name, 60), picture.width, picture.height, size_text(len(picture.data)), most
        )
        more = len(self._large) - 1
        failed = plural(
            more,
            "{0} more failed for the same reason.",
            "{0} more failed for the same reason.",
        )
        return sentences_text((told, failed if more else ""))

    def _on_handed(self, source: QMimeData) -> None:
        paths = [url.toLocalFile() for url in source.urls() if url.isLocalFile()]
        if paths:
            self.take_files(paths)
            return
        image = source.imageData()
        if isinstance(image, QImage) and not image.isNull():
            self._bridge.run(self._take_copied(image.copy()), "add a picture")

    def _mentions_picture(self) -> bool:
        mentions = find_mentions(self._composer.draft())
        named = (each.name for each in mentions if each.kind is MentionKind.FILE)
        return any(name.lower().endswith(PICTURES) for name in named)

    def _on_typed(self) -> None:
        taken = picture_limits(self._llm()).taken
        if self._unseen is not (not taken and self._mentions_picture()):
            self.tell()

    def _on_left_out(self, image: Image) -> None:
        work = self._open_workspace.handed.release([image.content])
        self._bridge.run(work, "leave a picture out")

    def _on_refused(self) -> None:
        self._large.clear()
        self.tell()

    async def _take_copied(self, image: QImage) -> None:
        picture = await asyncio.to_thread(encode_image, image)
        await self._take_picture(tr("pasted image"), picture)

    async def _take_files(self, paths: Sequence[str]) -> None:
        if len(paths) > MOST_FILES:
            self._navigation.warned.emit(
                plural(
                    len(paths),
                    "{0} file selected. You can attach {1} at a time.",
                    "{0} files selected. You can attach {1} at a time.",
                    MOST_FILES,
                ),
                tr("To add a folder, type @ and its name."),
            )
            return
        for path in paths:
            await self._take_file(Path(path))

    async def _take_file(self, path: Path) -> None:
        folder = self._open_workspace.workspace.folder
        try:
            found = await asyncio.to_thread(_looked, path, folder)
        except OSError as error:
            self._refuse(path, error.strerror or str(error))
            return
        if found.data is None and found.inside:
            self._composer.insert(spell_mention(found.inside))
        elif found.data is None:
            self._refuse(path, tr("it's outside the project and is a folder or over 64 MB"))
        elif (picture := await asyncio.to_thread(read_image, found.data)) is not None:
            await self._take_picture(path.name, picture)
        elif found.inside:
            self._composer.insert(spell_mention(found.inside))
        else:
            await self._take_text(path, found.data)

    async def _take_document(self, path: Path, data: bytes) -> bytes | None:
        """Return the text of a document, and of any other file its content; None: refused."""
        found = await read_document(path.name, data)
        if isinstance(found, DocumentProblem):
            words = {
                DocumentProblem.LOCKED: tr("it's protected by a password"),
                DocumentProblem.PICTURES: tr("its pages are pictures without text"),
                DocumentProblem.UNREADABLE: tr("it's damaged or too large to be read"),
            }
            cure = tr("Attach a copy that is open and has text, or pictures of its pages.")
            self._refuse(path, words[found], cure)
            return None
        return data if found is None else found

    async def _take_text(self, path: Path, content: bytes) -> None:
        data = await self._take_document(path, content)
        if data is None:
            return
        if len(data) > LARGEST_TEXT:
            self._refuse(path, tr("it's outside the project and larger than 4 MB"))
        elif b"\0" in data[:8_192]:
            self._refuse(path, tr("it's neither text nor a supported image"))
        else:
            digest = await self._open_workspace.handed.keep_text(path.name, data)
            self._composer.insert(f"#{digest[:SHORTEST_PREFIX]}")

    def _refuse(self, path: Path, why: str, cure: str = "") -> None:
        message = tr("Can't attach {0}: {1}.").format(one_line(path.name, 80), why)
        self._navigation.warned.emit(
            message, cure or tr("Move it into the project folder and mention it with @.")
        )

    async def _take_picture(self, name: str, picture: NewImage) -> None:
        if picture_limits(self._llm()).fits(len(picture.data), picture.width, picture.height):
            await self._keep(name, picture)
        else:
            self._large.append((name, picture))
            self.tell()

    async def _keep(self, name: str, picture: NewImage) -> None:
        """Store a picture and then show it, so that every picture shown is stored."""
        image = await self._open_workspace.handed.keep_picture(name, picture)
        small = await asyncio.to_thread(make_thumbnail, picture.data, SMALL)
        self._composer.attachments.add(AttachedImage(image, small))

    async def _scale(self) -> None:
        waiting = list(self._large)
        self._large.clear()
        limits = picture_limits(self._llm())
        for name, picture in waiting:
            work = partial(scale_image, picture, size=limits.size, edge=limits.edge)
            made = await asyncio.to_thread(work)
            if made is None:
                self._refuse(Path(name), tr("it can't be read"))
            else:
                await self._keep(name, made)
        self.tell()

    async def _fetch(self, images: Sequence[Image], shown: int) -> None:
        """Load the thumbnails of a draft's pictures; a missing picture keeps its place."""
        found: list[AttachedImage] = []
        for image in images:
            small = QImage()
            with suppress(HelixError):
                data = await self._open_workspace.handed.read(image)
                small = await asyncio.to_thread(make_thumbnail, data, SMALL)
            found.append(AttachedImage(image, small))
        if shown == self._shown and self._composer.attachments.images() == tuple(images):
            self._composer.attachments.show_all(found)


class _File(Struct, frozen=True):
    """A file handed over by the user; `data` is None for a folder and for too large a file.

    `inside` is the path relative to the project's folder, "" if the file is outside.
    """

    data: bytes | None
    inside: str


def _looked(path: Path, folder: str) -> _File:
    """Read a regular file, up to the limit; raise OSError for devices and pipes. Blocks."""
    inside = _inside(path, folder)
    if path.is_dir():
        return _File(None, f"{inside}/" if inside else "")
    if not path.is_file():
        raise OSError(0, tr("it isn't a regular file"))
    try:
        return _File(read_file(path, largest=LARGEST_FILE), inside)
    except OSError as error:
        if error.errno != errno.EFBIG:
            raise
        return _File(None, inside)


def _inside(path: Path, folder: str) -> str:
    """Return the path in the folder, with slashes as in tools; "" for the folder or outside it."""
    try:
        found = Path(os.path.realpath(path)).relative_to(os.path.realpath(folder))
    except ValueError:
        return ""
    return "" if found == Path() else found.as_posix()
