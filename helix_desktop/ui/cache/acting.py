"""What a person does to the open entry: verify, pin, export, restore, copy."""

from collections.abc import Coroutine, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import CacheEntry, Digest, Verdict
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.standing import State
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.cache.detail import Detail
from helix_desktop.ui.cache.mending import Mending, file_name
from helix_desktop.ui.cache.reading import WRAPPED, Reading
from helix_desktop.ui.parts.copying import copy_text
from helix_desktop.ui.sentences import worded
from helix_desktop.ui.words import tr

MARKER = '[CACHED] recall_cached_content("{0}")'


class Cancelled(HelixError):
    """The person does not want the file any more."""


class Acting(QObject):
    """Knows the entry by who reads it, and several by the detail that tells them together."""

    changed = Signal()
    """Something of an entry is otherwise now."""

    def __init__(self, bridge: Bridge, detail: Detail, reading: Reading) -> None:
        super().__init__()
        self._bridge = bridge
        self._detail = detail
        self._reading = reading
        self._desk: Desk | None = None
        self._writing = self._cancelled = False
        self._mending = Mending(bridge, detail, reading)
        self._connect()

    def show_desk(self, desk: Desk | None) -> None:
        self._desk = desk
        self._mending.show_desk(desk)

    def verify(self) -> None:
        self._run(self._verify(), "verify")

    def pin(self) -> None:
        self._run(self._pin(), "pin")

    def copy_marker(self) -> None:
        """The very text that stands in a window, a line for each entry."""
        digests = [entry.digest for entry in self._several()] or [self._detail.digest]
        if digests[0]:
            self._copy("\n".join(MARKER.format(digest) for digest in digests))

    def copy_digest(self) -> None:
        if self._detail.digest:
            self._copy(self._detail.digest)

    def export(self) -> None:
        """Ask where to, without holding anything up; while one is written, end that."""
        if self._writing:
            self._cancelled = True
            self._detail.say(tr("Cancelling…"), "mut")
            return
        entry = self._reading.entry
        if entry is None:
            return
        asking = QFileDialog(self._detail.window(), tr("Export the bytes of this entry"))
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.selectFile(file_name(entry))
        asking.fileSelected.connect(lambda path: self.export_to(entry.digest, Path(path)))
        asking.finished.connect(asking.deleteLater)
        asking.open()

    def export_to(self, digest: Digest, path: Path) -> None:
        self._run(self._export(digest, path), "export")

    def heal(self) -> None:
        """Ask for a file that has the bytes the entry had."""
        digest = self._detail.digest
        asking = QFileDialog(self._detail.window(), tr("A file with the same bytes"))
        asking.setFileMode(QFileDialog.FileMode.ExistingFile)
        asking.fileSelected.connect(lambda path: self.heal_from(digest, Path(path)))
        asking.finished.connect(asking.deleteLater)
        asking.open()

    def heal_from(self, digest: Digest, path: Path) -> None:
        self._run(self._heal(digest, path), "restore an entry")

    async def _verify(self) -> None:
        desk, digest, detail = self._desk, self._detail.digest, self._detail
        if desk is None:
            return
        if several := self._several():
            await self._verify_all(desk, several)
            return
        if not digest:
            return
        detail.chips.show_chips([(tr("Verifying…"), "fg2")])
        verdict, seconds = await desk.cache.verify(digest)
        self.changed.emit()
        if digest == detail.digest:
            entry = self._reading.entry
            state = State.DAMAGED if verdict is not Verdict.WHOLE else State.CACHED
            if entry is not None and state is not State.DAMAGED:
                standing = replace(self._reading.standing, damaged=desk.cache.damaged)
                state = standing.state(entry)
            detail.show_verdict(verdict, state, seconds)

    async def _verify_all(self, desk: Desk, several: Sequence[CacheEntry]) -> None:
        bad = 0
        for at, entry in enumerate(several, 1):
            words = tr("Verifying {0} of {1}").format(at, len(several))
            self._detail.say(words, "mut")
            bad += (await desk.cache.verify(entry.digest))[0] is not Verdict.WHOLE
        if bad:
            self._detail.say(tr("{0} of {1} are damaged.").format(bad, len(several)), "bad")
        else:
            self._detail.say(tr("All {0} are whole.").format(len(several)), "ok")
        self.changed.emit()

    async def _pin(self) -> None:
        """Pinned or not; of several, all are pinned unless all of them are."""
        desk, detail = self._desk, self._detail
        chosen = self._several() or [entry for entry in (self._reading.entry,) if entry]
        if desk is None or not chosen:
            return
        pinned = not all(entry.pinned for entry in chosen)
        for entry in chosen:
            await desk.cache.pin(entry.digest, pinned=pinned)
        words = tr("Pinned: cleaning up leaves it alone.") if pinned else tr("No longer pinned.")
        if detail.digest:
            await self._reading.refresh(detail.digest)
        detail.say(words, "mut")
        self.changed.emit()

    def _several(self) -> Sequence[CacheEntry]:
        return self._detail.entries if self._detail.several else ()

    async def _export(self, digest: Digest, path: Path) -> None:
        desk, detail = self._desk, self._detail
        if desk is None or self._writing:
            return
        self._writing, self._cancelled = True, False
        detail.show_writing(path.name)
        try:
            await desk.cache.export(digest, path, partial(self._tell_written, path.name))
        except Cancelled:
            kept = tr("The export is cancelled: nothing of {0} is left, the entry is untouched.")
            detail.say(kept.format(path.name), "fg2")
        except HelixError as error:
            detail.show_problem(digest, *worded(error))
        else:
            detail.say(tr("Written to {0}.").format(path.name), "ok")
        finally:
            self._writing = False
            detail.show_writing("")

    def _tell_written(self, name: str, done: int, whole: int) -> None:
        """How far it is; it ends here if the person wants that, before its file is in place."""
        if self._cancelled:
            raise Cancelled("The export is cancelled.")
        share = 100 * done // max(1, whole)
        self._detail.say(tr("Writing {0}: {1} %").format(name, share), "mut")

    async def _heal(self, digest: Digest, path: Path) -> None:
        desk, detail = self._desk, self._detail
        if desk is None:
            return
        try:
            await desk.cache.heal(digest, path)
        except HelixError as error:
            detail.show_problem(digest, *worded(error))
            return
        if detail.digest == digest:
            await self._reading.open(digest)
            detail.say(tr("Restored: every byte is as it was."), "ok")
        self.changed.emit()

    async def _copy_content(self) -> None:
        entry, desk = self._reading.entry, self._desk
        if entry is None or desk is None:
            return
        if entry.size > WRAPPED:
            self._detail.say(tr("Too large for the clipboard: export it to a file."), "warn")
            return
        data = await desk.cache.read(entry.digest, 0, entry.size)
        self._copy(data.decode("utf-8", "replace"))

    def _copy_report(self) -> None:
        entry, digest = self._reading.entry, self._detail.digest
        lines = [f"SHA-256 {digest}", *self._detail.state().splitlines()]
        if entry is not None:
            lines += [f"{entry.origin.tool} · {entry.origin.what}", f"{entry.size} bytes"]
        self._copy("\n".join(lines))

    def _copy(self, text: str) -> None:
        copy_text(text)
        self._detail.say(tr("Copied."), "mut")

    def _run(self, work: Coroutine[object, object, None], name: str) -> None:
        self._bridge.run(work, name)

    def _connect(self) -> None:
        detail = self._detail
        detail.verify_wanted.connect(self.verify)
        detail.pin_wanted.connect(self.pin)
        detail.export_wanted.connect(self.export)
        detail.marker_wanted.connect(self.copy_marker)
        detail.digest_wanted.connect(self.copy_digest)
        detail.damage.heal_wanted.connect(self.heal)
        detail.damage.report_wanted.connect(self._copy_report)
        detail.damage.map_wanted.connect(self._mending.look)
        detail.damage.rescue_wanted.connect(self._mending.rescue)
        copy = detail.finds.copy_wanted
        copy.connect(lambda: self._run(self._copy_content(), "copy content"))
