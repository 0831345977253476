"""Settings pages of the application: general, notifications, appearance, storage, and about."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QUrl, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QPushButton, QWidget

from helix_desktop.app.about import (
    Licence,
    describe_machine,
    list_licences,
    read_licence,
    releases_address,
    version,
)
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_copies import CopyResult, OnProgress
from helix_desktop.app.workspaces.workspace_trash import folder_size
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.markdown.link_check import check_link
from helix_desktop.ui.settings.form_rows import RowTitle
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import (
    APPLICATION,
    DeclaredPage,
    SettingsPage,
)
from helix_desktop.ui.style.canvas import surface
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.style.zoom import ZOOMS
from helix_desktop.ui.text.formatting import (
    count_text,
    dotted_text,
    error_parts,
    path_text,
    phrase_text,
    plural,
    retold,
    size_text,
    tr,
)
from helix_desktop.ui.text.safe_text import bounded_text, one_line, visible_text
from helix_desktop.ui.widgets.accessibility import copy_text
from helix_desktop.ui.widgets.cards import VerdictCard
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import OpenLinkDialog
from helix_desktop.ui.widgets.file_dialogs import ask_for_folder
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import clear_frame, column_of, grow, row_of
from helix_desktop.ui.widgets.token_bar import ProgressBar


class GeneralPage(DeclaredPage):
    """The page with settings that take effect at the next start."""

    key = "general"


class NotificationsPage(DeclaredPage):
    """The page with notifications for a user who is not looking at the window."""

    key = "notifications"
    group = APPLICATION


class AppearancePage(DeclaredPage):
    """The page for colors, size, language, and motion, which change at once.

    If a size must wait for the next start, the page says so.
    """

    key = "appearance"
    group = APPLICATION

    def __init__(self, context: SettingsContext) -> None:
        languages = context.languages
        super().__init__(
            context, offered={"zoom": ZOOMS, "language": ("system", *languages.offered)}
        )
        self.appearance, self.zoom = self.choices["appearance"], self.choices["zoom"]
        self._zoom_words = self.rows["zoom"].words
        self._zoom_hint = self._zoom_words.below()
        self.appearance.chosen.connect(self.theme.choose)
        self.choices["motion"].chosen.connect(self.theme.set_motion)
        self.choices["language"].chosen.connect(languages.choose)
        self.zoom.chosen.connect(self._on_zoom)
        self.theme.changed.connect(self._on_changed)
        self.theme.zoomed.connect(self._on_zoomed)

    def _on_changed(self) -> None:
        self.appearance.show_choice(self.theme.appearance)

    def _on_zoomed(self, percent: int) -> None:
        self.zoom.show_choice(str(percent))

    def _on_zoom(self, wanted: str) -> None:
        waits = not self.theme.set_zoom(int(wanted))
        text = tr("Takes effect after a restart") if waits else self._zoom_hint
        self._zoom_words.show_below(text, "warn" if waits else "mut")


class ProgressPanel(QWidget):
    """The progress of a long task with a stop button; the result stays until the next task."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.busy = False
        self._what = label("", "small", "fg2")
        self._bar = ProgressBar(theme)
        self.stop = button(tr("Stop"))
        self._card = surface("card")
        text_column = grow(column_of(self._what, self._bar, spacing=8))
        row_of(text_column, self.stop, on=self._card, margins=(16, 12, 12, 12), spacing=16)
        self.tint = VerdictCard(theme)
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
            opening = _button(tr("Open folder"), partial(open_url, QUrl.fromLocalFile(str(place))))
            self._places[place] = folders.add_setting(name, str(place), opening).words
        workspace = self.add_group(tr("This workspace"))
        self._stored = workspace.add_setting(tr("Storage")).words
        self.actions = {
            "backup": _button(tr("Back up…"), partial(self._ask, "backup")),
            "export": _button(tr("Export as files…"), partial(self._ask, "export")),
            "check": _button(tr("Check"), partial(self.check, deep=False)),
            "deep": _button(tr("Full check"), partial(self.check, deep=True)),
        }
        backup, export, check, deep = self.actions.values()
        copying, checking = row_of(7, backup, export, spacing=8), row_of(7, check, deep, spacing=8)
        workspace.add_setting(tr("Backup"), tr("Copies everything to a new folder"), copying)
        workspace.add_setting(tr("Check"), tr("Quick check of the index, or every byte"), checking)
        self.working = ProgressPanel(self.theme)
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


TEXT_HEIGHT = 360


def _button(words: str, act: Callable[[], object]) -> QPushButton:
    push_button = button(words)
    push_button.clicked.connect(lambda _on=False: act())
    return push_button


class AboutPage(SettingsPage):
    """The page with the version and the licenses, which needs no server."""

    key = "about"
    group = APPLICATION

    def __init__(
        self, context: SettingsContext, *, open_url: OpenUrl = QDesktopServices.openUrl
    ) -> None:
        super().__init__(context)
        self._open_url = open_url
        self._releases = check_link(releases_address(context.container.paths))
        self.question: OpenLinkDialog | None = None
        machine = f"{describe_machine()} · Qt {qVersion()}"
        program = self.add_group("Helix Desktop")
        # the line with which an error report begins
        line = f"Helix Desktop {version()} · {machine}"
        self.copying = _button(tr("Copy"), lambda: copy_text(line))
        program.add_setting(tr("Version {0}").format(version()), machine, self.copying)
        for key, name, below in (
            ("data", tr("Data"), tr("Folders of your data")),
            ("shortcuts", tr("Shortcuts"), tr("View and change shortcuts")),
        ):
            going = partial(context.navigation.settings_requested.emit, key)
            program.add_setting(name, below, _button(tr("Open"), going))
        # the user checks in the browser: the application never does
        updates = self.add_group(tr("Updates"))
        installed = tr("Version {0} is installed").format(version())
        if self._releases is None:
            below = tr("This build has no releases page. Check where you downloaded it.")
            updates.add_setting(installed, below)
        else:
            self.checking = _button(tr("Check for updates"), self._ask_to_look)
            below = tr("Opens the releases page in your browser")
            updates.add_setting(installed, below, self.checking)
        below = tr("Helix never checks for updates on its own.")
        updates.add_setting(tr("No automatic checks"), below)
        licences = self.add_group(tr("Licenses"))
        self._readers: list[QPushButton] = []
        for licence in list_licences(context.container.paths):
            reading = _button(tr("View", "read a license"), partial(self._read, licence))
            self._readers.append(reading)
            licences.add_setting(phrase_text(licence.name), licence.file.name, reading)
        self.text = QPlainTextEdit()
        clear_frame(self.text)
        self.text.setReadOnly(True)
        self.text.setFont(font("monos"))
        self.text.setAccessibleName(tr("License"))
        self.text.setMinimumHeight(TEXT_HEIGHT)
        self.box: QFrame = surface("card")
        column_of(self.text, on=self.box, margins=(12, 8, 4, 8))
        self.box.hide()
        self.column.add(self.box)

    def _ask_to_look(self) -> None:
        link = self._releases
        if link is None or self.question is not None:
            return
        self.question = question = OpenLinkDialog(link, self.widget.window(), self._open_url)
        question.finished.connect(self._on_answered)
        question.open()

    def _on_answered(self) -> None:
        self.question = None

    def _read(self, licence: Licence) -> None:
        async def read() -> None:
            self.text.setPlainText(visible_text(await asyncio.to_thread(read_licence, licence)))
            self.box.show()

        self._context.bridge.run(read(), "read a license")
