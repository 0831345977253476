"""Pictures and files on their way into a message: looked at in threads, kept before they are shown.

Texts of the project become mentions. Others are copied into the store and mentioned by their
digest: who drops a file on the field has handed over that file, not a way to where it lay.
"""

import asyncio
import errno
import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog

from helix_desktop.app.desk import Desk
from helix_desktop.app.files import read_file
from helix_desktop.app.handed import LARGEST_TEXT
from helix_desktop.domain.cache import SHORTEST_PREFIX
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.mentions import spelled
from helix_desktop.domain.message import Image
from helix_desktop.domain.values import value
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.chat.composing.attachments import SIDE, Shown
from helix_desktop.ui.chat.composing.composer import Composer
from helix_desktop.ui.chat.composing.pictures import (
    Picture,
    encoded,
    picture_of,
    scaled_down,
    thumbnail,
)
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.ways import Ways
from helix_desktop.ui.words import size_text, tr

LARGEST_FILE = 64 * 1024 * 1024
"""Bytes of a file that is looked at: a picture may be scaled down."""
MOST_FILES = 50
SMALL = 3 * SIDE
"""Pixels of a thumbnail, so that it is sharp on any screen."""


class Attaching(QObject):
    """Between what is handed over, the desk and the field."""

    def __init__(self, bridge: Bridge, composer: Composer, ways: Ways) -> None:
        super().__init__(composer)
        self._bridge, self._composer, self._ways = bridge, composer, ways
        self._desk: Desk | None = None
        self._large: list[tuple[str, Picture]] = []
        """Pictures that wait for the person's word."""
        self._dialog: QFileDialog | None = None
        self._shown = 0
        """Counts what was put on screen: thumbnails that come late belong to another draft."""
        composer.editor.handed.connect(self._on_handed)
        composer.files_wanted.connect(self.open_dialog)
        row = composer.attachments
        row.scaling_wanted.connect(lambda: self._bridge.run(self._scale(), "scale pictures"))
        row.refused.connect(self._on_refused)
        row.left_out.connect(self._on_left_out)
        row.changed.connect(self.tell)

    def show(self, desk: Desk | None, images: Sequence[Image]) -> None:
        """Another draft's pictures."""
        self._desk = desk
        self._large.clear()
        self._shown += 1
        self._composer.attachments.show_all([Shown(image, QImage()) for image in images])
        self.tell()
        if desk is not None and images:
            self._bridge.run(self._fetch(desk, images, self._shown), "show pictures")

    def open_dialog(self) -> None:
        dialog = QFileDialog(self._composer.window(), tr("Add pictures or files"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        if self._desk is not None:
            dialog.setDirectory(self._desk.workspace.folder)
        dialog.filesSelected.connect(self.take_files)
        dialog.finished.connect(dialog.deleteLater)
        self._dialog = dialog
        dialog.open()

    def take_files(self, paths: Sequence[str]) -> None:
        self._bridge.run(self._take_files(list(paths)), "add files")

    def tell(self) -> None:
        """What is to be known before it is sent: too large, too many, not seen by this model."""
        row, desk = self._composer.attachments, self._desk
        if desk is None:
            row.say("")
            return
        limits, count = desk.handed.limits, len(row.images())
        if self._large:
            row.say(self._large_words(desk), scalable=True)
        elif count and not limits.taken:
            words = tr("{0} is not known to see pictures: it may refuse this message.")
            row.say(words.format(desk.llm.name or desk.llm.id))
        elif count > limits.count:
            row.say(tr("One message takes {0} pictures here.").format(limits.count))
        else:
            row.say("")

    def refusal(self) -> str:
        """Why the message cannot be sent as it is; "" if it can."""
        desk, row = self._desk, self._composer.attachments
        if self._large:
            return tr("Decide about the picture that is too large first.")
        if desk is not None and len(row.images()) > desk.handed.limits.count:
            return tr("Leave pictures out until the message takes them.")
        return ""

    def _large_words(self, desk: Desk) -> str:
        name, picture = self._large[0]
        limits = desk.handed.limits
        told = tr("{0} is {1} × {2}, {3}; this model takes {4}.").format(
            one_line(name, 60),
            picture.width,
            picture.height,
            size_text(len(picture.data)),
            size_text(limits.size)
            + (tr(" and {0} pixels").format(limits.edge) if limits.edge else ""),
        )
        more = len(self._large) - 1
        return told + (tr(" {0} more like it.").format(more) if more else "")

    def _on_handed(self, source: QMimeData) -> None:
        paths = [url.toLocalFile() for url in source.urls() if url.isLocalFile()]
        if paths:
            self.take_files(paths)
            return
        image = source.imageData()
        if isinstance(image, QImage) and not image.isNull():
            self._bridge.run(self._take_copied(image.copy()), "add a picture")

    def _on_left_out(self, image: Image) -> None:
        if self._desk is not None:
            self._bridge.run(self._desk.handed.release([image.content]), "leave a picture out")

    def _on_refused(self) -> None:
        self._large.clear()
        self.tell()

    async def _take_copied(self, image: QImage) -> None:
        picture = await asyncio.to_thread(encoded, image)
        await self._take_picture(tr("copied picture"), picture)

    async def _take_files(self, paths: Sequence[str]) -> None:
        if len(paths) > MOST_FILES:
            self._ways.told.emit(
                tr("That are {0} files; {1} are taken at once.").format(len(paths), MOST_FILES),
                tr("Mention the folder instead: type @ and its name."),
            )
            return
        for path in paths:
            await self._take_file(Path(path))

    async def _take_file(self, path: Path) -> None:
        desk = self._desk
        if desk is None:
            return
        try:
            found = await asyncio.to_thread(_looked, path, desk.workspace.folder)
        except OSError as error:
            self._refuse(path, error.strerror or str(error))
            return
        if found.data is None and found.inside:
            self._composer.insert(spelled(found.inside))
        elif found.data is None:
            self._refuse(path, tr("it is a folder, or larger than 64 MB, outside the project"))
        elif (picture := await asyncio.to_thread(picture_of, found.data)) is not None:
            await self._take_picture(path.name, picture)
        elif found.inside:
            self._composer.insert(spelled(found.inside))
        else:
            await self._take_text(desk, path, found.data)

    async def _take_text(self, desk: Desk, path: Path, data: bytes) -> None:
        if len(data) > LARGEST_TEXT:
            self._refuse(path, tr("it lies outside the project and is larger than 4 MB"))
        elif b"\0" in data[:8_192]:
            self._refuse(path, tr("it is neither text nor a picture that models take"))
        else:
            digest = await desk.handed.keep_text(path.name, data)
            self._composer.insert(f"#{digest[:SHORTEST_PREFIX]}")

    def _refuse(self, path: Path, why: str) -> None:
        message = tr("{0} cannot be added: {1}.").format(one_line(path.name, 80), why)
        self._ways.told.emit(message, tr("Put it into the project folder and mention it with @."))

    async def _take_picture(self, name: str, picture: Picture) -> None:
        desk = self._desk
        if desk is None:
            return
        if not desk.handed.limits.fits(len(picture.data), picture.width, picture.height):
            self._large.append((name, picture))
            self.tell()
            return
        await self._keep(desk, name, picture)

    async def _keep(self, desk: Desk, name: str, picture: Picture) -> None:
        """In the store first: what is shown is kept."""
        image = await desk.handed.keep_picture(
            name, picture.data, picture.mime, width=picture.width, height=picture.height
        )
        small = await asyncio.to_thread(thumbnail, picture.data, SMALL)
        if desk is self._desk:
            self._composer.attachments.add(Shown(image, small))

    async def _scale(self) -> None:
        desk, waiting = self._desk, list(self._large)
        if desk is None:
            return
        self._large.clear()
        limits = desk.handed.limits
        for name, picture in waiting:
            work = partial(scaled_down, picture, size=limits.size, edge=limits.edge)
            made = await asyncio.to_thread(work)
            if made is None:
                self._refuse(Path(name), tr("it cannot be read"))
            else:
                await self._keep(desk, name, made)
        self.tell()

    async def _fetch(self, desk: Desk, images: Sequence[Image], shown: int) -> None:
        """The small forms of a draft's pictures; one that is gone keeps its place."""
        found: list[Shown] = []
        for image in images:
            try:
                data = await desk.handed.read(image)
                found.append(Shown(image, await asyncio.to_thread(thumbnail, data, SMALL)))
            except HelixError:
                found.append(Shown(image, QImage()))
        if shown == self._shown and self._composer.attachments.images() == tuple(images):
            self._composer.attachments.show_all(found)


@value
class _File:
    """What was handed over; `data` is None for a folder, and for more than is looked at.

    `inside` is its path from the project's folder on, "" if it lies elsewhere.
    """

    data: bytes | None
    inside: str


def _looked(path: Path, folder: str) -> _File:
    """Only regular files are opened. Blocks."""
    inside = _inside(path, folder)
    if path.is_dir():
        return _File(None, f"{inside}/" if inside else "")
    if not path.is_file():
        raise OSError(0, tr("it is no regular file"))
    try:
        return _File(read_file(path, largest=LARGEST_FILE), inside)
    except OSError as error:
        if error.errno != errno.EFBIG:
            raise
        return _File(None, inside)


def _inside(path: Path, folder: str) -> str:
    """With slashes, and as tools name it; "" for the folder itself, too."""
    try:
        found = Path(os.path.realpath(path)).relative_to(os.path.realpath(folder))
    except ValueError:
        return ""
    return "" if found == Path() else found.as_posix()
