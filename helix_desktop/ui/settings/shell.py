"""The settings as they stand in the window: list, page, pane, and the search over all of it.

Where there is no room for the pane beside the page, it stands below it.
"""

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from helix_desktop.app.desk import Desk
from helix_desktop.ui.look.paint import hairline, surface
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.look.tokens import TOP_BAR
from helix_desktop.ui.parts.labels import Elided, label
from helix_desktop.ui.parts.notice import Notice
from helix_desktop.ui.parts.scrolling import scrolling
from helix_desktop.ui.settings.nav import Nav
from helix_desktop.ui.settings.page import Entry, SettingsPage
from helix_desktop.ui.settings.segmented import Segmented
from helix_desktop.ui.words import tr

COLUMN, PANE = 784, 340
"""Width of the main column with its edges, and the least width of the pane."""
BESIDE = COLUMN + PANE
"""Below this width (list not counted) the pane stands under the page."""
QWIDGETSIZE_MAX = 16_777_215
"""Qt's own word for no limit."""
HERE, EVERYWHERE = "here", "everywhere"


class SettingsShell(QWidget):
    """All pages, one of them shown; `left` when the person goes back."""

    left = Signal()

    def __init__(self, theme: Theme, entries: Sequence[Entry]) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self.pages: dict[str, SettingsPage] = {}
        """Those that were made."""
        self._whole: set[str] = set()
        """Those that were made to their end."""
        self._entries = {entry.key: entry for entry in entries}
        self._frames: dict[str, _Frame] = {}
        self._key = entries[0].key
        self._desk: Desk | None = None
        self._shown = False
        self.nav = Nav(theme, entries)
        self.scope = Segmented(theme, ((HERE, ""), (EVERYWHERE, "")), tr("Settings of"))
        self._title = Elided(theme, "title", "fg")
        self.notice = Notice(theme)
        self._stack = QStackedWidget()
        self._lay_out()
        self._connect()
        self.show_desk(None)

    @property
    def current(self) -> SettingsPage:
        return self.page(self._key)

    @property
    def key(self) -> str:
        """Of the page that is shown."""
        return self._key

    def page(self, key: str) -> SettingsPage:
        """The whole of it."""
        page = self._begun(key)
        while key not in self._whole:
            self._go_on(key)
        return page

    def make_next(self) -> bool:
        """Make a piece of what is missing, first of what is seen; whether anything was."""
        key = next((key for key in (self._key, *self._entries) if key not in self._whole), None)
        if key is None:
            return False
        if key in self.pages:
            self._go_on(key)
        else:
            self._begun(key)
        return True

    def _begun(self, key: str) -> SettingsPage:
        """As much of it as is there; there is something to be seen."""
        if key not in self.pages:
            self._make(key)
            self._go_on(key)  # in its place by now: Tab comes to what is made where it stands
            self._count()
        return self.pages[key]

    def _go_on(self, key: str) -> None:
        if not self.pages[key].make_more():
            self._whole.add(key)

    def open(self, key: str = "") -> None:
        """Show a page; without a key the one that was open last."""
        if self._shown:
            self._begun(self._key).leave()
        self._key = key if key in self._entries else self._key
        self._shown = True
        current = self._begun(self._key)
        self._stack.setCurrentWidget(self._frames[self._key])
        self._title.set_text(current.title)
        self.scope.setVisible(current.scoped)
        self.nav.show_current(self._key)
        current.enter()
        self._count()

    def close_pages(self) -> None:
        """It is not shown any more: nothing is searched for, no page works on."""
        if self._shown:
            self._shown = False
            self._begun(self._key).leave()
        self.nav.search.line.clear()
        self.notice.hide()

    def show_desk(self, desk: Desk | None) -> None:
        self._desk = desk
        name = desk.workspace.name if desk is not None else ""
        choices = [(HERE, name)] if name else []
        self.scope.show_choices([*choices, (EVERYWHERE, tr("All workspaces"))])
        wanted = HERE if name else EVERYWHERE
        self.scope.show_choice(wanted)
        for page in self.pages.values():
            page.show_scope(everywhere=wanted == EVERYWHERE)
            page.show_desk(desk)
        self._count()

    def search(self) -> None:
        self.nav.search.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.nav.search.line.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Room around the notice only while it is there."""
        if event.type() is QEvent.Type.ShowToParent:
            self._told.setContentsMargins(24, 8, 24, 0)
        elif event.type() is QEvent.Type.HideToParent:
            self._told.setContentsMargins(0, 0, 0, 0)
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.nav.make_room(self.width())
        for frame in self._frames.values():
            frame.place_pane(beside=self._has_room())

    def _has_room(self) -> bool:
        return self.width() - self.nav.width() >= BESIDE

    def _make(self, key: str) -> None:
        page = self.pages[key] = self._entries[key].make()
        frame = self._frames[key] = _Frame(page)
        frame.place_pane(beside=self._has_room())
        self._stack.addWidget(frame)
        page.show_scope(everywhere=self.scope.choice() == EVERYWHERE)
        page.show_desk(self._desk)
        page.changed.connect(self._count)

    def _on_query(self, query: str) -> None:
        query = query.strip()
        if query:
            for key in self._entries:
                self.page(key)
        found = {key: page.filter(query) for key, page in self.pages.items()}
        if query and not found[self._key]:
            first = next((key for key, count in found.items() if count), "")
            if first:
                self.open(first)
        self._count()

    def _count(self) -> None:
        query = self.nav.search.line.text().strip()
        counts = {
            key: page.filter(query) if query else page.own_changes()
            for key, page in self.pages.items()
        }
        self.nav.show_counts(counts, searching=bool(query))

    def _on_scope(self, scope: str) -> None:
        for page in self.pages.values():
            page.show_scope(everywhere=scope == EVERYWHERE)

    def _connect(self) -> None:
        self.nav.chosen.connect(self.open)
        self.nav.back.connect(self.left)
        self.nav.search.changed.connect(self._on_query)
        self.scope.chosen.connect(self._on_scope)
        for keys, act in (
            ("Ctrl+F", self.search),
            ("Ctrl+S", lambda: self.current.save()),
            ("Esc", self.left.emit),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setContentsMargins(24, 0, 24, 0)
        bar.setSpacing(10)
        bar.addWidget(label(tr("Settings"), "body", "mut"))
        bar.addWidget(label("›", "body", "mut"))
        bar.addWidget(self._title, 1)
        bar.addWidget(self.scope)
        top = QWidget()
        top.setFixedHeight(TOP_BAR)
        top.setLayout(bar)
        page = QVBoxLayout()
        page.setSpacing(0)
        page.addWidget(top)
        page.addWidget(hairline())
        self._told = _still(QHBoxLayout())
        self._told.addWidget(self.notice)
        self.notice.installEventFilter(self)
        page.addLayout(self._told)
        page.addWidget(self._stack, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.nav)
        row.addWidget(hairline(vertical=True))
        row.addLayout(page, 1)


class _Frame(QWidget):
    """A page that scrolls, its pane beside or below it, and its foot, which never scrolls away."""

    def __init__(self, page: SettingsPage) -> None:
        super().__init__()
        self._pane, self._foot = page.side, page.foot
        self._beside: bool | None = None
        if not page.wide:
            page.widget.setMaximumWidth(COLUMN)
        self._under = _still(QVBoxLayout())
        self._under.addWidget(page.widget, 1)
        inner = QWidget()
        inner.setLayout(self._under)
        self._scroll = scrolling(inner, sideways=True)
        self._left, self._right = _still(QVBoxLayout()), _still(QVBoxLayout())
        self._left.addWidget(self._scroll, 1)
        self._holder = surface("panel")
        self._holder.setLayout(self._right)
        self._aside = scrolling(QWidget())
        self._right.addWidget(self._aside, 1)
        self._line, self._rule = hairline(vertical=True), hairline()
        row = _still(QHBoxLayout(self))
        row.addLayout(self._left, 1)
        row.addWidget(self._line)
        row.addWidget(self._holder, 1)
        self.place_pane(beside=self._pane is not None)

    def place_pane(self, *, beside: bool) -> None:
        beside = beside and self._pane is not None
        if beside == self._beside:
            return
        self._beside = beside
        self._line.setVisible(beside)
        self._holder.setVisible(beside)
        wide = COLUMN if beside else 0
        self._scroll.setMinimumWidth(wide)
        self._scroll.setMaximumWidth(wide or QWIDGETSIZE_MAX)
        if self._pane is not None:
            if beside:
                self._aside.setWidget(self._pane)
                self._pane.setAutoFillBackground(False)  # the colour behind it shows through
            else:
                self._aside.takeWidget()
                self._under.addWidget(self._pane)
            self._pane.show()
        if self._foot is not None:
            column = self._right if beside else self._left
            column.addWidget(self._rule)
            column.addWidget(self._foot)
        self._rule.setVisible(self._foot is not None)


Box = TypeVar("Box", bound=QBoxLayout)


def _still(layout: Box) -> Box:
    """Without any space of its own."""
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    return layout
