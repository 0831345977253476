"""Where everything is kept and how much it is; copies of a workspace, and whether it is whole."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton

from helix_desktop.app.copies import Copies, Done, Told, folder_size
from helix_desktop.app.desk import Desk
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.settings.page import APPLICATION, Ground, SettingsPage
from helix_desktop.ui.settings.progress import Progress
from helix_desktop.ui.settings.rows import Column, Group, SettingRow, Words
from helix_desktop.ui.words import count_text, size_text, tr

OpenUrl = Callable[[QUrl], object]


class PlacesPage(SettingsPage):
    """Paths with their sizes; backup, export and check with progress, each to be stopped."""

    key = "data"
    icon = "drive"
    group = APPLICATION

    @classmethod
    def named(cls) -> str:
        return tr("Data location")

    def __init__(self, ground: Ground, *, open_url: OpenUrl = QDesktopServices.openUrl) -> None:
        super().__init__()
        self._ground, self._open_url = ground, open_url
        self._desk: Desk | None = None
        self._dialog: QFileDialog | None = None
        self._places: dict[Path, Words] = {}
        self.working = Progress(ground.theme)
        self.working.stopped.connect(self._on_stopped)
        self._stored = Words(ground.theme, tr("What is stored"))
        self.actions: dict[str, QPushButton] = {}
        column = Column()
        column.add(self._folders())
        self._here = self._workspace()
        column.add(self._here)
        column.add(self.working)
        self.widget = column
        self.show_desk(None)

    def show_desk(self, desk: Desk | None) -> None:
        self._desk = desk
        there = desk is not None and desk.copies is not None
        for each in self.actions.values():
            each.setEnabled(there and not self.working.busy)
        if desk is None:
            self._stored.show_below(tr("Open a workspace to copy or check it."))

    def enter(self) -> None:
        self._ground.bridge.run(self._measured(), "measure folders")

    def copy_to(self, kind: str, folder: str) -> None:
        """A new folder inside of the chosen one, so that nothing is ever overwritten."""
        desk = self._desk
        if desk is None or desk.copies is None:
            return
        stamp = time.strftime("%Y%m%d-%H%M%S")
        name = "".join(char if char.isalnum() else "-" for char in desk.workspace.name)[:60]
        place = Path(folder) / f"{name}-{kind}-{stamp}"
        copies = desk.copies
        work = copies.back_up if kind == "backup" else copies.export
        self._begin(copies, lambda told: work(place, told), place=str(place))

    def check(self, *, deep: bool) -> None:
        desk = self._desk
        if desk is not None and desk.copies is not None:
            copies = desk.copies
            self._begin(copies, lambda told: copies.check(told, deep=deep), place="")

    def _begin(
        self, copies: Copies, work: Callable[[Told], Awaitable[Done]], *, place: str
    ) -> None:
        if self.working.busy:
            return
        self._copies = copies
        self.working.begin()
        self.show_desk(self._desk)
        self._ground.bridge.run(self._worked(work, place), "copy or check a workspace")

    async def _worked(self, work: Callable[[Told], Awaitable[Done]], place: str) -> None:
        try:
            done = await work(self.working.tell)
        except HelixError as error:
            self.working.end("warn", error.message, error.hint)
        else:
            self._tell(done, place)
        finally:
            self.working.settle()
            self.show_desk(self._desk)
            self.enter()

    def _tell(self, done: Done, place: str) -> None:
        amount = tr("{0} records, {1}").format(count_text(done.amount), size_text(done.size))
        if done.problems:
            few = "\n".join(done.problems[:5])
            more = len(done.problems) - 5
            rest = tr("\n… and {0} more").format(count_text(more)) if more > 0 else ""
            title = tr("{0} problems were found").format(count_text(len(done.problems)))
            self.working.end("warn", title, f"{few}{rest}")
        elif place:
            self.working.end("ok", tr("Copied: {0}").format(amount), one_line(place))
        else:
            self.working.end("ok", tr("Nothing is wrong"), amount)

    async def _measured(self) -> None:
        for place, words in self._places.items():
            size = await asyncio.to_thread(folder_size, place)
            words.show_below(f"{size_text(size)} · {place}")
        desk = self._desk
        if desk is not None:
            totals = await desk.totals()
            self._stored.show_below(
                tr("{0} cache entries, {1} on disk, {2} before equal ones were joined").format(
                    count_text(totals.entries),
                    size_text(totals.on_disk),
                    size_text(totals.before_dedup),
                )
            )

    def _on_stopped(self) -> None:
        self._copies.stop()

    def _ask(self, kind: str) -> None:
        """The system's dialog; it never runs an event loop of its own."""
        dialog = QFileDialog(self.widget, tr("Choose where the copy goes"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(lambda folder: self.copy_to(kind, folder))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        self._dialog = dialog

    def _folders(self) -> Group:
        theme, paths = self._ground.theme, self._ground.house.paths
        group = Group(theme, tr("Folders of this installation"))
        for name, place in (
            (tr("Data"), paths.data),
            (tr("Settings"), paths.config),
            (tr("Logs"), paths.logs),
        ):
            words = self._places[place] = Words(theme, name, str(place))
            opening = button(tr("Open folder"))
            url = QUrl.fromLocalFile(str(place))
            opening.clicked.connect(lambda _on=False, url=url: self._open_url(url))
            group.add(SettingRow(theme, words, opening))
        return group

    def _workspace(self) -> Group:
        theme = self._ground.theme
        group = Group(theme, tr("This workspace"))
        group.add(SettingRow(theme, self._stored, None))
        copy = tr("as of now, while work goes on; a new folder is made")
        whole = tr("reads the index, or every byte of it")
        for name, below, choices in (
            (
                tr("Copy"),
                copy,
                (("backup", tr("Back up…")), ("export", tr("Export as files…"))),
            ),
            (tr("Check"), whole, (("check", tr("Check")), ("deep", tr("Check every byte")))),
        ):
            row = QHBoxLayout()
            row.setSpacing(8)
            row.addSpacing(7)
            for key, words in choices:
                made = self.actions[key] = button(words)
                made.clicked.connect(lambda _on=False, key=key: self._on_action(key))
                row.addWidget(made)
            group.add(SettingRow(theme, Words(theme, name, below), row))
        return group

    def _on_action(self, key: str) -> None:
        if key in ("backup", "export"):
            self._ask(key)
        else:
            self.check(deep=key == "deep")
