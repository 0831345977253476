"""What is left of a damaged entry: looking at its blocks, and saving those that are whole."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import CacheEntry, Digest
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.cache.detail import Detail
from helix_desktop.ui.cache.reading import Reading
from helix_desktop.ui.sentences import worded
from helix_desktop.ui.words import count_text, tr


class Mending:
    """Knows the entry by the detail that shows it."""

    def __init__(self, bridge: Bridge, detail: Detail, reading: Reading) -> None:
        self._bridge, self._detail, self._reading = bridge, detail, reading
        self._desk: Desk | None = None

    def show_desk(self, desk: Desk | None) -> None:
        self._desk = desk

    def look(self) -> None:
        """Which of its blocks are whole; all of it is read once."""
        self._bridge.run(self._look(self._detail.digest), "look at blocks")

    def rescue(self) -> None:
        """Ask where to, without holding anything up."""
        entry = self._reading.entry
        if entry is None:
            return
        asking = QFileDialog(self._detail.window(), tr("Save what can be read"))
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.selectFile(f"damaged-{file_name(entry)}")
        asking.fileSelected.connect(lambda path: self.rescue_to(entry.digest, Path(path)))
        asking.finished.connect(asking.deleteLater)
        asking.open()

    def rescue_to(self, digest: Digest, path: Path) -> None:
        self._bridge.run(self._rescue(digest, path), "save what can be read")

    async def _look(self, digest: Digest) -> None:
        desk, detail = self._desk, self._detail
        if desk is None or not digest:
            return

        def tell(done: int, whole: int) -> None:
            if detail.digest == digest:
                detail.damage.show_blocks(None, 100 * done // max(1, whole))

        try:
            blocks = await desk.cache.blocks(digest, tell)
        except HelixError as error:
            detail.show_problem(digest, *worded(error))
            return
        if detail.digest == digest:
            detail.damage.show_blocks(blocks)

    async def _rescue(self, digest: Digest, path: Path) -> None:
        desk, detail = self._desk, self._detail
        if desk is None:
            return

        def tell(done: int, whole: int) -> None:
            if detail.digest == digest:
                share = 100 * done // max(1, whole)
                detail.say(tr("Writing {0}: {1} %").format(path.name, share), "mut")

        try:
            blocks = await desk.cache.rescue(digest, path, tell)
        except HelixError as error:
            detail.show_problem(digest, *worded(error))
            return
        if detail.digest == digest:
            lost = count_text(blocks.size - blocks.readable)
            words = tr("Written to {0}; {1} bytes are missing and marked in it.")
            detail.say(words.format(path.name, lost), "warn")


def file_name(entry: CacheEntry) -> str:
    """What an exported entry could be called: its file's name, else tool and digest."""
    name = Path(entry.origin.what.replace("\\", "/")).name if entry.origin.what else ""
    plain = "".join(char if char.isalnum() or char in "._-" else "-" for char in name)[:60]
    if plain.strip("-.") and "." in plain:
        return plain.lstrip(".-")
    tool = "".join(char for char in entry.origin.tool if char.isalnum() or char in "_-")[:30]
    return f"{tool or 'content'}-{entry.digest[:12]}.txt"
