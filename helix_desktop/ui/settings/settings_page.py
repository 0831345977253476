"""The names of all settings pages, their base classes, what they work with, and saving a change.

A change is in force at once and then saved to disk. The pages of a workspace are created with it
and end with it, like the page controllers: see `page_controller`. Such a page shows its errors
itself and reads its data again after every change.
"""

import asyncio
import sys
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.setting_declaration import FormRow, Setting, Value
from helix_desktop.app.settings import all_settings, read_value
from helix_desktop.app.workspaces.workspace_settings import WorkspaceSettings
from helix_desktop.domain.errors import HelixError, SettingsError
from helix_desktop.ui.event_bridge import Load
from helix_desktop.ui.settings.form_rows import (
    ControlRow,
    ExpandableRow,
    RowTitle,
    SettingRow,
    SettingsColumn,
    SettingsGroup,
)
from helix_desktop.ui.settings.settings_context import (
    SettingsContext,
    page_names,
)
from helix_desktop.ui.text.formatting import (
    error_parts,
    error_text,
    own_count_text,
    phrase_text,
    retold,
    tr,
)
from helix_desktop.ui.widgets.choices import ChoiceMenu, Choices, SegmentedControl
from helix_desktop.ui.widgets.controls import key_button, switch_button
from helix_desktop.ui.widgets.dialogs import PlainHttpConsent
from helix_desktop.ui.widgets.fields import LineField, NumberField, StatusLine, TextArea, TextField

if TYPE_CHECKING:
    pass

FIELD_WIDTH = 220
ROWS_PER_STEP = 5
"""Rows created in one turn of the event loop; about 20 ms."""
Work: TypeAlias = Coroutine[object, object, object]
LINE_WIDTH = 240
_NO_OFFERS: Final[Mapping[str, Sequence[Value]]] = MappingProxyType({})


class StatusTarget(Protocol):
    """What shows the result of an action."""

    def say(self, words: str, tone: str = "mut") -> None: ...


class SettingsPage(QObject):
    """One page: `widget` scrolls in the main column, and `side` is the pane beside it."""

    key = ""
    wide = False
    """Whether the page takes the whole width instead of a column."""
    keeps_edits = False
    """Whether edits that are not applied outlive the page, in the context."""

    changed = Signal()
    """Emitted when the results of `own_changes` or `filter` may have changed."""

    side: QWidget | None = None
    foot: QWidget | None = None
    """A widget below the pane, or below the page in a narrow window; always visible."""
    brief: QWidget | None = None
    """The pane in one line above the foot, for a narrow window, where the pane is out of sight."""
    head: QWidget | None = None
    """A widget at the right of the page's title."""
    outcome: StatusLine | None = None
    """The result of the last change, below the page: no field moves when it appears."""

    def __init__(self, context: SettingsContext) -> None:
        super().__init__()
        self._context = context
        self.column = SettingsColumn()
        self.widget: QWidget = self.column

    def add_group(
        self, title: str = "", *rows: SettingRow, empty: str = "", stays: bool = False
    ) -> SettingsGroup:
        group = SettingsGroup(title, empty=empty, stays=stays)
        self.column.add(group)
        for row in rows:
            group.add(row)
        return group

    @property
    def title(self) -> str:
        return phrase_text(page_names()[self.key][0])

    def make_more(self) -> bool:
        """Create a further part of a large page and return whether more is missing."""
        return False

    def enter(self) -> None:
        """Prepare the page to be shown: read data that may have changed."""

    def leave(self) -> None:
        """Note that the page is not shown any more."""

    def save(self) -> None:
        """Apply the edits (Ctrl+S) on a page that does not apply them at once."""

    def unsaved(self) -> bool:
        """Whether the page has edits, in any workspace, that are not in force."""
        return False

    def own_changes(self) -> int:
        """Return the number of the workspace's own changes, which the navigation shows."""
        return 0

    def filter(self, query: str) -> int:
        """Show and mark the rows with the query's words and return their number; "" shows all.

        A page whose title matches counts as well and shows everything.
        """
        title_matches = bool(query) and query.casefold() in self.title.casefold()
        match_count = self.column.filter(query)
        if title_matches and not match_count:
            self.column.filter("")
        return match_count or int(title_matches)


class WorkspaceSettingsPage(SettingsPage):
    """A page of one open workspace, read when created, when shown, and after each change."""

    def __init__(
        self, context: SettingsContext, settings: WorkspaceSettings, sessions: OpenSessions
    ) -> None:
        super().__init__(context)
        self.workspace_settings, self._sessions = settings, sessions
        self._reading = Load(context.bridge, self._read_anew, f"settings: {self.key}")
        self._shown, self._changing = False, asyncio.Lock()
        self.outcome: StatusLine = StatusLine()
        self.outcome.setParent(self.column)  # until the page is in a view
        self.consent = PlainHttpConsent(self.column, context.container.allow_plain_http)
        self.refresh()

    def row(self, name: str, about: str = "", *controls: QWidget) -> ControlRow:
        return ControlRow(RowTitle(name, about), controls)

    def expandable(
        self,
        name: str,
        about: str = "",
        *controls: QWidget,
        make: Callable[[], QWidget],
        returns: bool = False,
    ) -> ExpandableRow:
        """Return a row that opens; with `returns` it has a place for the arrow of a reset."""
        return ExpandableRow(RowTitle(name, about), controls, make=make, returns=returns)

    def button(
        self, words: str, act: Callable[[], object], *, subject: str = "", role: str = "secondary"
    ) -> QPushButton:
        """Return a button; its accessible name has the subject of its row, too."""
        push_button = key_button(words, role=role)
        if subject:
            push_button.setAccessibleName(tr("{0}: {1}").format(words, subject))
        push_button.clicked.connect(act)
        return push_button

    def removable(self, name: str, remove: Callable[[str], object]) -> ControlRow:
        return self.row(name, "", self.button(tr("Remove"), partial(remove, name), subject=name))

    def adding(
        self,
        field: LineField,
        name: str,
        about: str,
        *,
        add: Callable[[str, Callable[[], None]], object],
    ) -> ControlRow:
        """Return a row that adds what is typed into its field, by a button or the Enter key.

        `add` gets that and what clears the field once it is added.
        """

        def act() -> None:
            if typed := field.text().strip():
                add(typed, partial(field.clear_taken, field.text()))

        field.setFixedWidth(FIELD_WIDTH)
        field.entered.connect(act)
        return self.row(name, about, field, self.button(tr("Add"), act, subject=name))

    def count_text(self, tokens: int) -> str:
        return own_count_text(tokens, estimated=not self._sessions.llm.tokenizer_known)

    def enter(self) -> None:
        self._shown = True
        self.refresh()

    def leave(self) -> None:
        self._shown = False

    def unsaved(self) -> bool:
        """Whether a form has unsent input, which is kept as long as the workspace is open."""
        lines, boxes = self.widget.findChildren(LineField), self.widget.findChildren(TextArea)
        return any(line.waiting for line in lines) or any(box.waiting for box in boxes)

    def refresh(self) -> None:
        """Read the present data; the reading begins after the page is complete."""
        self._reading.start()

    async def _read_anew(self) -> None:
        await self._tell_refusal(self._read(), self.outcome)
        self.changed.emit()

    async def _read(self) -> None:
        """Read and show the workspace's data; await each call to the workspace through `whole`."""

    def do(
        self,
        work: Work,
        outcome: StatusTarget | None = None,
        *,
        done: str = "",
        on_done: Callable[[], None] | None = None,
    ) -> None:
        """Run a change and read the page again; an error is shown at `outcome`.

        The changes of a page are made one after the other, so that the last one is kept and told.
        """
        target = outcome or self.outcome

        async def change() -> None:
            async with self._changing:
                await work
                target.say(done, "ok" if done else "mut")
            if on_done is not None:
                on_done()
            self.refresh()
            self.changed.emit()

        self.start(change(), target)

    def start(self, work: Work, outcome: StatusTarget) -> None:
        """Run work that changes nothing on the page; an error is shown at `outcome`."""
        self._context.bridge.run(self._tell_refusal(work, outcome), f"settings: {self.key}")

    async def _tell_refusal(self, work: Work, outcome: StatusTarget) -> None:
        try:
            await work
        except HelixError as error:
            outcome.say(error_text(error), "bad")


def run_save(context: SettingsContext, work: Callable[[], None]) -> None:
    """Do work that saves settings in another thread, since saving waits for the disk."""

    async def written() -> None:
        try:
            await asyncio.to_thread(work)
        except HelixError as error:
            context.bridge.refused.emit(*error_parts(error))

    context.bridge.run(written(), "keep a setting")


class DeclaredPage(SettingsPage):
    """A page with a switch, a choice, a number, or a line for each setting declared for its key.

    Changes are saved at once; a subclass adds their further effects.
    """

    def __init__(
        self,
        context: SettingsContext,
        *,
        declared: Sequence[Setting] | None = None,
        offered: Mapping[str, Sequence[Value]] = _NO_OFFERS,
        system: str = sys.platform,
    ) -> None:
        """Create the page; `offered` has values by key for settings that allow others besides."""
        super().__init__(context)
        self.rows: dict[str, SettingRow] = {}
        self.controls: dict[str, QWidget] = {}
        self.choices: dict[str, Choices] = {}
        self.groups: dict[str, SettingsGroup] = {}
        for setting in all_settings() if declared is None else declared:
            row = setting.row
            if row is None or row.page != self.key or row.system not in ("", system):
                continue
            group = self.groups.get(row.group)
            if group is None:
                group = self.groups[row.group] = self.add_group(phrase_text(row.group))
            offers = offered.get(setting.key, setting.choices)
            control = self._choice(setting, row, offers) if offers else self._field(setting, row)
            self._show_value(setting.key, control)
            self.controls[setting.key] = control
            self.rows[setting.key] = group.add_setting(
                phrase_text(row.title), phrase_text(row.below), control
            )

    def enter(self) -> None:
        """Show the present values, which the page of another workspace may have changed."""
        for key, control in self.controls.items():
            self._show_value(key, control)

    def _show_value(self, key: str, control: QWidget) -> None:
        settings = self._context.container.settings
        match control:
            case SegmentedControl() | ChoiceMenu():
                control.show_choice(settings.text(key))
            case QPushButton():  # a switch
                with QSignalBlocker(control):
                    control.setChecked(settings.flag(key))
            case TextField() if not control.property("wrong"):
                control.show_text(settings.text(key))
            case _:
                pass

    def _choice(self, setting: Setting, row: FormRow, offers: Sequence[Value]) -> Choices:
        by_name = {str(offer): offer for offer in offers}
        words = dict(zip(setting.choices, row.words, strict=False))
        options = [(name, retold(words.get(offer, name))) for name, offer in by_name.items()]
        title = phrase_text(row.title)
        control = ChoiceMenu(options, title) if row.menu else SegmentedControl(options, title)
        control.chosen.connect(lambda name: self._save(setting, by_name[name]))
        self.choices[setting.key] = control
        return control

    def _field(self, setting: Setting, row: FormRow) -> QWidget:
        title = phrase_text(row.title)
        if isinstance(setting.default, bool):
            switch = switch_button(title)
            # not `clicked`: a screen reader toggles without a click
            switch.toggled.connect(lambda is_on: self._save(setting, is_on))
            return switch
        is_text = isinstance(setting.default, str)
        unit = phrase_text(row.unit)
        field = TextField(title, width=LINE_WIDTH) if is_text else NumberField(title, unit)

        def enter(text: str) -> None:
            try:
                value = read_value(setting, text)
            except SettingsError as error:
                field.set_wrong(True)
                self._context.bridge.refused.emit(*error_parts(error))
                return
            field.set_wrong(False)
            self._save(setting, value)

        field.entered.connect(enter)
        return field

    def _save(self, setting: Setting, value: Value) -> None:
        settings = self._context.container.settings
        run_save(self._context, lambda: settings.set(setting.key, value))
