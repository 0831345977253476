"""The settings pages General, Appearance, Shortcuts, Notifications, Data (backup, check), About.

Appearance has theme, zoom, language, and motion. Shortcuts records an action's keys, and marks
those that clash with another's. Data has folders and their sizes. About has version, updates, and
licenses.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QUrl, Signal, qVersion
from PySide6.QtGui import QDesktopServices, QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from helix_desktop.app.about import (
    Licence,
    describe_machine,
    list_licences,
    read_licence,
    releases_address,
    version,
)
from helix_desktop.app.damaged_files import damaged_files
from helix_desktop.app.workspaces.cache_browser import CacheBrowser
from helix_desktop.app.workspaces.workspace_copies import CopyResult, OnProgress
from helix_desktop.app.workspaces.workspace_settings import WorkspaceSettings
from helix_desktop.app.workspaces.workspace_trash import folder_size
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.action import Action, save_key_bindings
from helix_desktop.ui.settings.form_rows import RowTitle, SettingRow, ValueSource, action_button
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import (
    ROWS_PER_STEP,
    DeclaredPage,
    SettingsPage,
    run_save,
)
from helix_desktop.ui.style.canvas import ELIDE, set_look, set_surface, surface
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
    sentences_text,
    size_text,
    tr,
)
from helix_desktop.ui.text.safe_text import bounded_text, check_link, one_line, visible_text
from helix_desktop.ui.widgets.accessibility import copy_text
from helix_desktop.ui.widgets.cards import VerdictCard
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import OpenLinkDialog, ask_for_folder
from helix_desktop.ui.widgets.labels import label, set_tone
from helix_desktop.ui.widgets.layout import clear_frame, column_of, grow, row_of
from helix_desktop.ui.widgets.token_bar import ProgressBar

if TYPE_CHECKING:
    from helix_desktop.app.desktop.desktop_messages import DesktopDescription
    from helix_desktop.app.workspaces.workspace_copies import WorkspaceCopies

FIELD_WIDTH, FIELD_HEIGHT, WORDS_MARGIN = 160, 28, 6
_MODIFIERS = (
    Qt.Key.Key_Control,
    Qt.Key.Key_Shift,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
)
_NO_MODIFIER = Qt.KeyboardModifier.NoModifier
_NATIVE = QKeySequence.SequenceFormat.NativeText
OpenUrl = Callable[[QUrl], object]
TEXT_HEIGHT = 360
MAX_SERVER_NAME_CHARS = 60


class GeneralPage(DeclaredPage):
    """The page with settings that take effect at the next start."""

    key = "general"


class AppearancePage(DeclaredPage):
    """The page for colors, size, language, and motion, which change at once.

    If a size must wait for the next start, the page says so.
    """

    key = "appearance"

    def __init__(self, context: SettingsContext) -> None:
        languages: tuple[str, ...] = "system", *context.languages
        super().__init__(context, offered={"zoom": ZOOMS, "language": languages})
        self.appearance, self.zoom = self.choices["appearance"], self.choices["zoom"]
        self._zoom_words = self.rows["zoom"].words
        self._zoom_hint = self._zoom_words.below()
        self.appearance.chosen.connect(Theme.applied.choose)
        self.choices["motion"].chosen.connect(Theme.applied.set_motion)
        self.choices["language"].chosen.connect(context.choose_language)
        self.zoom.chosen.connect(self._on_zoom)
        Theme.applied.changed.connect(self._on_changed)
        Theme.applied.zoomed.connect(self._on_zoomed)

    def _on_changed(self) -> None:
        self.appearance.show_choice(Theme.applied.appearance)

    def _on_zoomed(self, percent: int) -> None:
        self.zoom.show_choice(str(percent))

    def _on_zoom(self, wanted: str) -> None:
        waits = not Theme.applied.set_zoom(int(wanted))
        text = tr("Takes effect after a restart") if waits else self._zoom_hint
        self._zoom_words.show_below(text, "warn" if waits else "mut")


class NotificationsPage(DeclaredPage):
    """The page with notifications for a user who is not looking at the window.

    It says what this desktop does with them, and sends a test.
    """

    key = "notifications"

    def __init__(self, context: SettingsContext) -> None:
        super().__init__(context)
        title = tr("On the desktop")
        group = self.groups.get(title) or self.add_group(title)
        self.sending = action_button(tr("Send a test"), self._send)
        self.result = group.add_setting(tr("Desktop notifications"), "", self.sending).words
        self.desktop = label("", "small", "mut", wrap=True)
        group.add_other(self.desktop)

    def enter(self) -> None:
        super().enter()
        self._context.bridge.run(self._describe(), "look at the desktop's notifications")

    async def _describe(self) -> None:
        self.desktop.setText(desktop_text(await self._context.notifications.describe()))

    def _send(self) -> None:
        async def send() -> None:
            words, tone = tr("The desktop didn't take it, so it is in the window."), "warn"
            if await self._context.notifications.send_test():
                words, tone = tr("Sent. If you see nothing, look at the desktop's settings."), "ok"
            self.result.show_below(words, tone)

        self._context.bridge.run(send(), "send a test")


def desktop_text(desktop: "DesktopDescription | None") -> str:
    """Return what a desktop does with notifications; None: the tray icon shows them."""
    if desktop is None:
        return tr("The tray icon shows them while something runs or waits.")
    if not desktop.server:
        return tr("This desktop shows none, so Helix shows them in its window.")
    words = [tr("Shown by {0}.").format(one_line(desktop.server, MAX_SERVER_NAME_CHARS))]
    if desktop.portal:
        words = [tr("Shown by Flatpak's portal.")]
        words.append(tr("You can open and deny there, and allow in the window."))
    elif not desktop.buttons:
        words.append(tr("It has no buttons."))
    elif desktop.tells_lock:
        words.append(
            tr("You can allow short sandboxed commands there while the screen is unlocked.")
        )
    else:
        words.append(
            tr("Calls aren't shown there: nothing tells Helix whether the screen is locked.")
        )
    if not desktop.sounds:
        words.append(tr("It plays no sounds."))
    return sentences_text(words)


class ShortcutField(QWidget):
    """A field that records the pressed keys; `pressed` carries a shortcut, or "" for none.

    Tab and Esc leave the field without a change.
    """

    pressed = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__()
        self._listening = False
        set_surface(self, "box")
        self._words = label("", "smallb")
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column_of(self._words, on=self)
        self.keys, self._name = "", name
        self.setFixedSize(FIELD_WIDTH, FIELD_HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_keys(self, keys: str, *, wrong: bool = False) -> None:
        self.keys = keys
        self.setAccessibleName(f"{self._name}: {keys or tr('no shortcut')}")
        set_look(self, wrong=wrong)
        self._listen(self._listening)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._listen(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._listen(False)

    def event(self, event: QEvent) -> bool:
        if (
            self._listening
            and isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
        ):
            event.accept()  # the keys are meant for this field, whatever their action elsewhere
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if not self._listening:
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
                self._listen(True)
                return
            super().keyPressEvent(event)
            return
        if key in _MODIFIERS:
            return
        has_no_modifiers = event.modifiers() == _NO_MODIFIER
        self._listen(False)
        if has_no_modifiers and key in (Qt.Key.Key_Escape, Qt.Key.Key_Tab):
            return
        if has_no_modifiers and key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.pressed.emit("")
            return
        self.pressed.emit(
            QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
        )

    def _listen(self, on: bool) -> None:
        self._listening = on
        words = tr("Press keys…") if on else self.keys or tr("none")
        metrics = self._words.fontMetrics()
        self._words.setText(metrics.elidedText(words, ELIDE, FIELD_WIDTH - 2 * WORDS_MARGIN))
        set_tone(self._words, "fg" if self.keys and not on else "mut")
        set_look(self, focused=on)


class ShortcutsPage(SettingsPage):
    """The page of shortcuts; a change takes effect at once, and the arrow resets an action."""

    key = "shortcuts"

    def __init__(self, context: SettingsContext) -> None:
        super().__init__(context)
        self.fields: dict[str, ShortcutField] = {}
        self._rows: dict[str, SettingRow] = {}
        self._complete = False
        self.make_more()

    def enter(self) -> None:
        """Add actions that were registered after the page was complete."""
        while self._complete and self.make_more():
            pass
        self._show(self._rows)

    def make_more(self) -> bool:
        all_actions = self._context.actions().all()
        actions = [action for action in all_actions if action.id not in self._rows]
        groups = {group.title: group for group in self.column.groups}
        for action in actions[:ROWS_PER_STEP]:
            group = groups.get(action.group)
            if group is None:
                group = groups[action.group] = self.add_group(action.group)
            field = self.fields[action.id] = ShortcutField(action.words)
            field.pressed.connect(lambda keys, key=action.id: self._choose(key, keys))
            row = self._rows[action.id] = group.add_setting(action.words, "", field)
            row.undone.connect(partial(self._choose, action.id, None))
        self._show([action.id for action in actions[:ROWS_PER_STEP]])
        self._complete = len(actions) <= ROWS_PER_STEP
        if self._complete:
            self.changed.emit()
        return not self._complete

    def _choose(self, action: str, keys: str | None) -> None:
        choices = self._context.actions().keys
        choices.choose(action, keys)
        settings, custom_keys = self._context.container.settings, dict(choices.chosen)
        run_save(self._context, lambda: save_key_bindings(settings, custom_keys))
        self._show(self._rows)

    def _show(self, action_ids: Iterable[str]) -> None:
        actions = self._context.actions()
        choices, rivals = actions.keys, defaultdict[str, list[Action]](list)
        for action in actions.all():
            rivals[QKeySequence(choices.of(action)).toString(_NATIVE)].append(action)
        for key in action_ids:
            if (shown := actions.find(key)) is None:
                continue
            field, row = self.fields[key], self._rows[key]
            text = QKeySequence(choices.of(shown)).toString(_NATIVE)
            # of those that can be active in the same place
            names = ", ".join(
                rival.words
                for rival in (rivals[text] if text else ())
                if rival.id != key
                and (rival.where == shown.where or not (rival.where and shown.where))
            )
            field.show_keys(text, wrong=bool(names))
            clash_text = tr("{0} is already used for {1}").format(text, names) if names else ""
            row.words.show_below(clash_text, "bad" if names else "mut")
            is_custom, custom = key in choices.chosen, ValueSource(tr("custom"), "acc", "acc")
            source = custom if is_custom else ValueSource(tr("default"))
            default_keys = QKeySequence(shown.keys).toString(_NATIVE) or tr("none")
            row.show_source(source, back=is_custom, tip=tr("Reset to {0}").format(default_keys))


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

    def set_busy(self, busy: bool) -> None:
        """Show the progress of a task that begins, or hide it at the end, whatever the result."""
        self.busy = busy
        self._card.setVisible(busy)
        if busy:
            self.tint.hide()
            self.tell(tr("starting…"), 0, 0)

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


class StoragePage(SettingsPage):
    """The page with paths and sizes; backup, export, and check show progress and can be stopped."""

    key = "data"

    def __init__(
        self,
        context: SettingsContext,
        settings: WorkspaceSettings,
        cache: CacheBrowser,
        copies: "WorkspaceCopies",
        *,
        open_url: OpenUrl = QDesktopServices.openUrl,
    ) -> None:
        super().__init__(context)
        self._workspace_settings, self._cache, self._copies = settings, cache, copies
        paths = context.container.paths
        folders = self.add_group(tr("Folders"))
        names = {tr("Data"): paths.data, tr("Settings"): paths.config, tr("Logs"): paths.logs}
        self._places: dict[Path, RowTitle] = {}
        for name, place in names.items():
            open_folder = partial(open_url, QUrl.fromLocalFile(str(place)))
            opening = action_button(tr("Open folder"), open_folder)
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
        self.acknowledging = action_button(tr("Acknowledge"), self._acknowledge)
        self.damaged = workspace.add_setting(tr("Damaged files"), "", self.acknowledging)
        self.damaged.hide()
        self.working = ProgressPanel()
        self.working.stop.clicked.connect(self._copies.stop)
        self.column.add(self.working)

    def enter(self) -> None:
        self._context.bridge.run(self._measure_folders(), "measure folders")
        self._context.bridge.run(self._show_damaged(), "list damaged files")

    async def _show_damaged(self) -> None:
        files = await asyncio.to_thread(damaged_files, self._context.container.paths)
        words = sentences_text(retold(file.error.message) for file in files)
        self.damaged.words.show_below(words, "warn")
        self.damaged.setVisible(bool(files))

    def _acknowledge(self) -> None:
        async def acknowledge() -> None:
            paths = self._context.container.paths
            for file in await asyncio.to_thread(damaged_files, paths):
                await asyncio.to_thread(file.acknowledge)
            await self._show_damaged()

        self._context.bridge.run(acknowledge(), "acknowledge damaged files")

    def copy_to(self, kind: str, folder: Path) -> None:
        """Copy into a new folder inside the chosen one, so that nothing is ever overwritten."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        workspace_name = self._workspace_settings.workspace.name
        name = "".join(char if char.isalnum() else "-" for char in workspace_name)[:60]
        target = folder / f"{name}-{kind}-{stamp}"
        work = self._copies.back_up if kind == "backup" else self._copies.export
        self._begin(lambda report: work(target, report), target=str(target))

    def check(self, *, deep: bool) -> None:
        self._begin(lambda report: self._copies.check(report, deep=deep), target="")

    def _begin(self, work: Callable[[OnProgress], Awaitable[CopyResult]], *, target: str) -> None:
        if not self.working.busy:
            self._set_busy(True)
            self._context.bridge.run(self._run_task(work, target), "copy or check a workspace")

    def _set_busy(self, busy: bool) -> None:
        self.working.set_busy(busy)
        for action in self.actions.values():
            action.setEnabled(not busy)

    async def _run_task(
        self, work: Callable[[OnProgress], Awaitable[CopyResult]], target: str
    ) -> None:
        try:
            result = await work(self.working.tell)
        except HelixError as error:
            self.working.end("warn", *error_parts(error))
        else:
            size = size_text(result.size)
            amount = plural(result.amount, "{0} record, {1}", "{0} records, {1}", size)
            if result.problems:
                text = "\n".join(map(retold, result.problems[:5]))
                if (omitted := len(result.problems) - 5) > 0:
                    text += tr("\n… and {0} more").format(count_text(omitted))
                title = plural(len(result.problems), "{0} problem found", "{0} problems found")
                self.working.end("warn", title, text)
            elif target:
                self.working.end("ok", tr("Saved: {0}").format(amount), one_line(target))
            else:
                self.working.end("ok", tr("No problems found"), amount)
        finally:
            self._set_busy(False)
            self.enter()

    async def _measure_folders(self) -> None:
        for folder, words in self._places.items():
            size = await asyncio.to_thread(folder_size, folder)
            words.show_below(dotted_text(size_text(size), path_text(str(folder))))
        totals = await self._cache.totals()
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


class AboutPage(SettingsPage):
    """The page with the version and the licenses, which needs no server."""

    key = "about"

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
        self.copying = action_button(tr("Copy"), lambda: copy_text(line))
        program.add_setting(tr("Version {0}").format(version()), machine, self.copying)
        for key, name, below in (
            ("data", tr("Data"), tr("Folders of your data")),
            ("shortcuts", tr("Shortcuts"), tr("View and change shortcuts")),
        ):
            going = partial(context.navigation.settings_requested.emit, key)
            program.add_setting(name, below, action_button(tr("Open"), going))
        # the user checks in the browser: the application never does
        updates = self.add_group(tr("Updates"))
        installed = tr("Version {0} is installed").format(version())
        if self._releases is None:
            below = tr("This build has no releases page. Check where you downloaded it.")
            updates.add_setting(installed, below)
        else:
            self.checking = action_button(tr("Check for updates"), self._ask_to_look)
            below = tr("Opens the releases page in your browser")
            updates.add_setting(installed, below, self.checking)
        below = tr("Helix never checks for updates on its own.")
        updates.add_setting(tr("No automatic checks"), below)
        licences = self.add_group(tr("Licenses"))
        for licence in list_licences(context.container.paths):
            reading = action_button(tr("View", "read a license"), partial(self._read, licence))
            licences.add_setting(phrase_text(licence.name), licence.file.name, reading)
        self.text = QPlainTextEdit()
        clear_frame(self.text)
        self.text.setReadOnly(True)
        self.text.setFont(font("monos"))
        self.text.setAccessibleName(tr("License"))
        self.text.setMinimumHeight(TEXT_HEIGHT)
        self.box = surface("card")
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
