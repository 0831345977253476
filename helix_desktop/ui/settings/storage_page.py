"""The settings page Data: the application's folders and sizes, backup, export, and check."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_copies import CopyResult, OnProgress
from helix_desktop.app.workspaces.workspace_trash import folder_size
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.settings.form_rows import RowTitle, action_button
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import APPLICATION, SettingsPage
from helix_desktop.ui.style.canvas import surface
from helix_desktop.ui.text.formatting import (
    count_text,
    dotted_text,
    error_parts,
    path_text,
    plural,
    retold,
    size_text,
    tr,
)
from helix_desktop.ui.text.safe_text import bounded_text, one_line
from helix_desktop.ui.widgets.cards import VerdictCard
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import ask_for_folder
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import column_of, grow, row_of
from helix_desktop.ui.widgets.token_bar import ProgressBar


class ProgressPanel(QWidget):
    """The progress of a long task with a stop button; the result stays until the next task."""

    def __init__(self) -> None:
        super().__init__()
        self.busy = False
        self._what = label("", "small", "fg2")
        self._bar = ProgressBar()
        self.stop = button(tr("Stop"))
        self._card = surface("card")
        text_column = grow(column_of(self._what, self._bar, spacing=8))
        row_of(text_column, self.stop, on=self._card, margins=(16, 12, 12, 12), spacing=16)
        self.tint = VerdictCard()
        column_of(self._card, self.tint, on=self, margins=(0, 8, 0, 0))
        self._card.hide()
        self.tint.hide()

    def begin(self) -> None:
        self.busy = True
        self.tell(tr("starting…"), 0, 0)
        self._card.show()
        self.tint.hide()

    def tell(self, step: str, done: int, total: int) -> None:
        """Show the progress; without a total, the amount done so far."""
        if not self.busy:
            return
        amount = count_text(done)
        progress = tr("{0} of {1}").format(amount, count_text(total)) if total else amount
        self._what.setText(f"{step} · {progress}" if done or total else f"{step}…")
        self._bar.show_share(done / total if total else 0.0)

    def end(self, tone: str, title: str, text: str) -> None:
        self.tint.show_words(tone, title, bounded_text(text, 2_000))
        self.tint.show()

    def settle(self) -> None:
        """Hide the progress at the end of a task, whatever its result."""
        self.busy = False
        self._card.hide()


OpenUrl = Callable[[QUrl], object]


class StoragePage(SettingsPage):
    """The page with paths and sizes; backup, export, and check show progress and can be stopped."""

    key = "data"
    group = APPLICATION

    def __init__(
        self,
        context: SettingsContext,
        open_workspace: OpenWorkspace,
        *,
        open_url: OpenUrl = QDesktopServices.openUrl,
    ) -> None:
        super().__init__(context)
        self._open_workspace, self._copies = open_workspace, open_workspace.copies
        paths = context.container.paths
        folders = self.add_group(tr("Folders"))
        names = {tr("Data"): paths.data, tr("Settings"): paths.config, tr("Logs"): paths.logs}
        self._places: dict[Path, RowTitle] = {}
        for name, place in names.items():
            opening = action_button(
                tr("Open folder"), partial(open_url, QUrl.fromLocalFile(str(place)))
            )
            self._places[place] = folders.add_setting(name, str(place), opening).words
        workspace = self.add_group(tr("This workspace"))
        self._stored = workspace.add_setting(tr("Storage")).words
        self.actions = {
            "backup": action_button(tr("Back up…"), partial(self._ask, "backup")),
            "export": action_button(tr("Export as files…"), partial(self._ask, "export")),
            "check": action_button(tr("Check"), partial(self.check, deep=False)),
            "deep": action_button(tr("Full check"), partial(self.check, deep=True)),
        }
        backup, export, check, deep = self.actions.values()
        copying, checking = row_of(7, backup, export, spacing=8), row_of(7, check, deep, spacing=8)
        workspace.add_setting(tr("Backup"), tr("Copies everything to a new folder"), copying)
        workspace.add_setting(tr("Check"), tr("Quick check of the index, or every byte"), checking)
        self.working = ProgressPanel()
        self.working.stop.clicked.connect(self._copies.stop)
        self.column.add(self.working)

    def enter(self) -> None:
        self._context.bridge.run(self._measure_folders(), "measure folders")

    def copy_to(self, kind: str, folder: Path) -> None:
        """Copy into a new folder inside the chosen one, so that nothing is ever overwritten."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        workspace_name = self._open_workspace.workspace.name
        name = "".join(char if char.isalnum() else "-" for char in workspace_name)[:60]
        target = folder / f"{name}-{kind}-{stamp}"
        work = self._copies.back_up if kind == "backup" else self._copies.export
        self._begin(lambda report: work(target, report), target=str(target))

    def check(self, *, deep: bool) -> None:
        self._begin(lambda report: self._copies.check(report, deep=deep), target="")

    def _begin(self, work: Callable[[OnProgress], Awaitable[CopyResult]], *, target: str) -> None:
        if not self.working.busy:
            self.working.begin()
            self._enable_actions()
            self._context.bridge.run(self._run_task(work, target), "copy or check a workspace")

    def _enable_actions(self) -> None:
        for action in self.actions.values():
            action.setEnabled(not self.working.busy)

    async def _run_task(
        self, work: Callable[[OnProgress], Awaitable[CopyResult]], target: str
    ) -> None:
        try:
            result = await work(self.working.tell)
        except HelixError as error:
            self.working.end("warn", *error_parts(error))
        else:
            amount = plural(
                result.amount, "{0} record, {1}", "{0} records, {1}", size_text(result.size)
            )
            if result.problems:
                problem_text = "\n".join(map(retold, result.problems[:5]))
                omitted = len(result.problems) - 5
                omitted_text = (
                    tr("\n… and {0} more").format(count_text(omitted)) if omitted > 0 else ""
                )
                title = plural(len(result.problems), "{0} problem found", "{0} problems found")
                self.working.end("warn", title, f"{problem_text}{omitted_text}")
            elif target:
                self.working.end("ok", tr("Saved: {0}").format(amount), one_line(target))
            else:
                self.working.end("ok", tr("No problems found"), amount)
        finally:
            self.working.settle()
            self._enable_actions()
            self.enter()

    async def _measure_folders(self) -> None:
        for folder, words in self._places.items():
            size = await asyncio.to_thread(folder_size, folder)
            words.show_below(dotted_text(size_text(size), path_text(str(folder))))
        totals = await self._open_workspace.totals()
        stored = plural(
            totals.entries,
            "{0} cache entry, {1} before deduplication. {2} on disk with conversations",
            "{0} cache entries, {1} before deduplication. {2} on disk with conversations",
            size_text(totals.before_dedup),
            size_text(totals.on_disk),
        )
        self._stored.show_below(stored)

    def _ask(self, kind: str) -> None:
        title = tr("Choose a destination folder")
        ask_for_folder(self.widget, title, lambda folder: self.copy_to(kind, folder))
