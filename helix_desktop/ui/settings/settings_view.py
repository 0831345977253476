"""The settings view: navigation, the search over all pages, and the page that is shown.

The pane is beside the page, or below it in a narrow window. `settings_pages` is the only list of
all pages.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.ui.settings.added_page import AddedPage
from helix_desktop.ui.settings.application_pages import (
    AboutPage,
    AppearancePage,
    GeneralPage,
    NotificationsPage,
    ShortcutsPage,
    StoragePage,
)
from helix_desktop.ui.settings.form_rows import ContentBox
from helix_desktop.ui.settings.instructions_and_tools_pages import (
    InstructionsPage,
    SkillsPage,
    ToolsPage,
)
from helix_desktop.ui.settings.models_and_budgets_pages import BudgetsPage, ModelsPage
from helix_desktop.ui.settings.permissions_page import PermissionsPage, SandboxPage
from helix_desktop.ui.settings.policy_effect import policy_effect
from helix_desktop.ui.settings.policy_page import PolicyPage
from helix_desktop.ui.settings.servers_page import ServersPage
from helix_desktop.ui.settings.settings_context import (
    APPLICATION_PAGES,
    SettingsContext,
    page_names,
)
from helix_desktop.ui.settings.settings_page import (
    SettingsPage,
)
from helix_desktop.ui.style.canvas import (
    KEYBOARD,
    hairline,
    set_margins,
    set_surface,
    surface,
    text_width,
)
from helix_desktop.ui.style.qt_style import NAVIGATION_TEXT_LEFT
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.style.tokens import (
    MIN_SIDEBAR_WINDOW_WIDTH,
    SIDEBAR_WIDTH,
    TOP_BAR_HEIGHT,
)
from helix_desktop.ui.text.formatting import phrase_text, tr, trail_text
from helix_desktop.ui.widgets.controls import icon_button, key_cap, set_icon, style_button
from helix_desktop.ui.widgets.fields import TextField
from helix_desktop.ui.widgets.labels import ElidedLabel, IconLabel, label
from helix_desktop.ui.widgets.layout import STRETCH, column_of, grow, make_scroll_area, row_of
from helix_desktop.ui.widgets.notices import NoticeBar
from helix_desktop.ui.window_feature import window_parts

PageMakers: TypeAlias = Mapping[str, Callable[[], SettingsPage]]
"""What creates each page when it is first shown or searched, by the page's key."""
ROW_HEIGHT, SEARCH_HEIGHT = 34, 36
NARROW_WIDTH = 216
NAME_RIGHT, COUNT_WIDTH = 8, 36
"""Room in a row after the name, without and with a number."""
ROW_MARGINS = 36
"""Room beside a row: margins and the scroll bar."""
MAIN_COLUMN_WIDTH, MIN_SIDE_PANE_WIDTH = 784, 340
"""Width of the main column with its margins, and the least width of the pane beside it."""
QWIDGETSIZE_MAX = 16_777_215
"""Qt's value for no limit."""


class NavigationRow(QPushButton):
    """A page's row: icon, name, and the number of own changes or search hits."""

    def __init__(self, key: str) -> None:
        name, icon = page_names()[key]
        super().__init__(phrase_text(name))
        style_button(self, "navigation")
        set_icon(self, icon, tone="mut")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedHeight(ROW_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._chip = label("", "microb", "acc")
        set_surface(self._chip, "chip", tone="acc", ground="surf")
        self._chip.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row_of(STRETCH, self._chip, on=self, margins=(0, 0, 10, 0))
        self.show_count(0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.setProperty("ringed", event.reason() in KEYBOARD)  # not when the settings open

    def show_count(self, count: int) -> None:
        self.count = count
        self._chip.setText(str(count))
        self._chip.setFixedSize(20 if count < 100 else 28, 18)
        self._chip.setVisible(count > 0)
        self.setAccessibleName(f"{self.text()} {count}" if count else self.text())

    def needed(self) -> int:
        """Return the width in which the name is whole, also if the row is chosen."""
        after = COUNT_WIDTH if self.count else NAME_RIGHT
        return math.ceil(NAVIGATION_TEXT_LEFT + text_width(self.text(), "strong") + after)

    def sizeHint(self) -> QSize:
        return QSize(120, ROW_HEIGHT)


class SettingsSearch(TextField):
    """A search over all pages; Esc clears it, and leaves the settings if it is empty."""

    def __init__(self, leave: Callable[[], None]) -> None:
        super().__init__(tr("Search settings"))
        self._leave = leave
        self.setFixedHeight(SEARCH_HEIGHT)
        self.line.setFont(font("body"))
        set_margins(self._row, start=12, top=0, end=7, bottom=0)
        self._row.setSpacing(8)
        self._row.insertWidget(0, IconLabel("search", "mut"))
        self._row.addWidget(key_cap("Ctrl+F"))
        # the name above is too long for the field in some languages
        self.line.setPlaceholderText(tr("Search"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if event.type() is QEvent.Type.ShortcutOverride:
                event.accept()  # otherwise Esc would leave the page during a search
            elif event.type() is QEvent.Type.KeyPress:
                if self.line.text():
                    self.line.clear()
                else:
                    self._leave()
                return True
        return super().eventFilter(watched, event)


class SettingsNavigation(QFrame):
    """The left side: search and list of pages."""

    def __init__(
        self,
        keys: Sequence[str],
        choose: Callable[[str], None],
        leave: Callable[[], None],
    ) -> None:
        super().__init__()
        set_surface(self, "panel")
        self._narrow = False
        self.setFixedWidth(SIDEBAR_WIDTH)
        self.search = SettingsSearch(leave)
        self.rows = {key: NavigationRow(key) for key in keys}
        self._group = QButtonGroup(self)
        for key, row in self.rows.items():
            self._group.addButton(row)
            row.clicked.connect(lambda _on=False, key=key: choose(key))
        self._nothing = label(tr("No matching settings."), "small", "mut", wrap=True)
        self._nothing.setContentsMargins(10, 0, 10, 0)
        self._nothing.hide()
        self._application = label(tr("APPLICATION"), "over", "mut")
        set_margins(self._application, start=10, top=0, end=0, bottom=0)
        self._application.setFixedHeight(38)
        application_rows = [self.rows[key] for key in keys if key in APPLICATION_PAGES]
        workspace_rows = [self.rows[key] for key in keys if key not in APPLICATION_PAGES]
        self._grouped = bool(application_rows)
        list_widget, rows = QWidget(), (*workspace_rows, self._application, *application_rows)
        column_of(*rows, STRETCH, on=list_widget, spacing=2)
        self._scroll = make_scroll_area(list_widget)
        foot = label(tr("Numbers count this workspace's own settings."), "micro", "mut", wrap=True)
        set_margins(foot, start=10, top=0, end=40, bottom=0)
        head, title = QWidget(), grow(label(tr("Settings"), "head"))
        head.setFixedHeight(TOP_BAR_HEIGHT)
        back = icon_button("left", tr("Back (Esc)"))
        back.clicked.connect(lambda: leave())
        row_of(back, title, key_cap("Esc"), on=head, margins=(0, 0, 8, 0), spacing=4)
        column_of(
            head,
            row_of(self.search, margins=(4, 4, 4, 18)),
            self._nothing,
            grow(self._scroll),
            foot,
            on=self,
            margins=(12, 0, 12, 14),
            spacing=2,
        )

    def show_current(self, key: str) -> None:
        self.rows[key].setChecked(True)
        self._scroll.ensureWidgetVisible(self.rows[key], 0, ROW_HEIGHT)

    def make_room(self, width: int) -> None:
        self._narrow = width < MIN_SIDEBAR_WINDOW_WIDTH
        self._fit()

    def _fit(self) -> None:
        """Be no wider in a narrow window than the names of the pages need."""
        needed = max(row.needed() for row in self.rows.values()) + ROW_MARGINS
        narrow_width = min(max(NARROW_WIDTH, needed), SIDEBAR_WIDTH)
        self.setFixedWidth(narrow_width if self._narrow else SIDEBAR_WIDTH)

    def show_counts(self, counts: Mapping[str, int], *, searching: bool) -> None:
        """Show the counts; during a search, pages without hits are hidden."""
        for key, row in self.rows.items():
            row.show_count(counts.get(key, 0))
            row.setVisible(not searching or counts.get(key, 0) > 0)
        self._nothing.setVisible(searching and not any(counts.values()))
        self._application.setVisible(not searching and self._grouped)
        if not searching:
            self._fit()


class SettingsView(QWidget):
    """All settings pages, one of them shown; `left` is emitted when the user goes back."""

    left = Signal()

    def __init__(self, context: SettingsContext, pages: PageMakers) -> None:
        super().__init__()
        set_surface(self, "bg")
        self.bridge = context.bridge
        self.pages: dict[str, SettingsPage] = {}
        self._complete: set[str] = set()
        self._makers = pages
        self._frames: dict[str, _Frame] = {}
        self.key = next(iter(pages))
        self._shown = False
        self.nav = SettingsNavigation(tuple(pages), self.open, lambda: self.left.emit())
        self.nav.search.line.textChanged.connect(self._on_query)
        for keys, act in (
            ("Ctrl+F", self.search),
            ("Ctrl+S", lambda: self.current.save()),
            ("Esc", self.left.emit),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)
        self._title = ElidedLabel("title", "fg")
        top = QWidget()
        top.setFixedHeight(TOP_BAR_HEIGHT)
        self._bar = row_of(
            label(tr("Settings"), "body", "mut"),
            label(trail_text("").strip(), "body", "mut"),
            grow(self._title),
            on=top,
            margins=(24, 0, 24, 0),
            spacing=10,
        )
        self._stack = QStackedWidget()
        self.notice = NoticeBar()
        notice_box = ContentBox(self.notice, margins=(24, 8, 24, 8))
        page = column_of(top, hairline(), grow(self._stack), notice_box, spacing=0)
        row_of(self.nav, hairline(vertical=True), grow(page), on=self, spacing=0)

    @property
    def current(self) -> SettingsPage:
        return self.page(self.key)

    def page(self, key: str) -> SettingsPage:
        """Return a page, complete."""
        page = self._begun(key)
        while key not in self._complete:
            self._go_on(key)
        return page

    def make_next(self) -> bool:
        """Create a missing part, first of the current page, and return whether there was one."""
        key = next((key for key in (self.key, *self._makers) if key not in self._complete), None)
        if key is None:
            return False
        if key in self.pages:
            self._go_on(key)
        else:
            self._begun(key)
        return True

    def _begun(self, key: str) -> SettingsPage:
        """Return a page, created at least as far as its first part."""
        if key not in self.pages:
            page = self.pages[key] = self._makers[key]()
            page.setParent(self)  # so that it hears nothing more once its widgets are gone
            frame = self._frames[key] = _Frame(page)
            frame.make_room(self._room)
            self._stack.addWidget(frame)
            if page.head is not None:
                page.head.hide()
                self._bar.addWidget(page.head)
            page.changed.connect(self._count)
            self._go_on(key)  # after its placement, so that the Tab order is right
            self._count()
        return self.pages[key]

    def _go_on(self, key: str) -> None:
        if not self.pages[key].make_more():
            self._complete.add(key)

    def open(self, key: str = "") -> None:
        """Show a page; without a key, the page that was open last."""
        if self._shown:
            self._begun(self.key).leave()
        self.key = key if key in self._makers else self.key
        self._shown = True
        current = self._begun(self.key)
        self._frames[self.key].make_room(self._room)
        self._stack.setCurrentWidget(self._frames[self.key])
        self._title.set_text(current.title)
        for page in self.pages.values():
            if page.head is not None:
                page.head.setVisible(page is current)
        self.nav.show_current(self.key)
        current.enter()
        self._count()

    def show_key(self, endpoint: str) -> None:
        """Open the form for an endpoint's key on the page of models."""
        page = self.page(ModelsPage.key)
        if isinstance(page, ModelsPage):
            page.show_key(endpoint)

    def close_pages(self) -> None:
        """Leave the settings: clear the search and stop the current page's work."""
        if self._shown:
            self._shown = False
            self._begun(self.key).leave()
        self.nav.search.line.clear()
        self.notice.hide()

    def search(self) -> None:
        self.nav.search.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.nav.search.line.selectAll()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.nav.make_room(self.width())
        for frame in self._frames.values():
            frame.make_room(self._room)

    @property
    def _room(self) -> int:
        """The width beside the list."""
        return self.width() - self.nav.width()

    def _on_query(self, query: str) -> None:
        query = query.strip()
        if query:
            for key in self._makers:
                self.page(key)
        match_counts = {key: page.filter(query) for key, page in self.pages.items()}
        if query and not match_counts[self.key]:
            first = next((key for key, count in match_counts.items() if count), "")
            if first:
                self.open(first)
        self._frames[self.key].scroll_to_top()
        self._count()

    def _count(self) -> None:
        query = self.nav.search.line.text().strip()
        counts = {
            key: page.filter(query) if query else page.own_changes()
            for key, page in self.pages.items()
        }
        self.nav.show_counts(counts, searching=bool(query))


class _Frame(QWidget):
    """A page that scrolls, with its pane beside or below it and a foot that is always visible.

    On a page, what comes and goes is below the fields, so that none moves in use.
    """

    def __init__(self, page: SettingsPage) -> None:
        super().__init__()
        self._pane, self._foot, self._brief = page.side, page.foot, page.brief
        self._side_by_side: bool | None = None
        if not page.wide:
            page.widget.setMaximumWidth(MAIN_COLUMN_WIDTH)
        inner = QWidget()
        self._under = column_of(grow(page.widget), on=inner, spacing=0)
        self._inner, self._room = inner, QWidget()
        self._room.setFixedHeight(0)
        self._under.addWidget(self._room)
        self._scroll = make_scroll_area(inner, sideways=True)
        # told before the value is cut to a smaller range
        self._scroll.verticalScrollBar().rangeChanged.connect(self._keep_scrolled)
        self._left = column_of(grow(self._scroll), spacing=0)
        if page.outcome is not None:
            self._left.addWidget(ContentBox(page.outcome, margins=(24, 10, 24, 10)))
        if self._brief is not None:
            self._left.addWidget(self._brief)
        self._holder = surface("panel")
        self._aside = make_scroll_area(QWidget())
        self._right = column_of(grow(self._aside), on=self._holder, spacing=0)
        self._line, self._rule = hairline(vertical=True), hairline()
        row_of(grow(self._left), self._line, grow(self._holder), on=self, spacing=0)
        self._place_pane(side_by_side=self._pane is not None)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._room.setFixedHeight(0)

    def scroll_to_top(self) -> None:
        self._scroll.verticalScrollBar().setValue(0)

    def _keep_scrolled(self, _least: int, max_value: int) -> None:
        """Leave room at the end of the page when it gets shorter, so that it doesn't scroll."""
        bar = self._scroll.verticalScrollBar()
        if (value := bar.value()) > max_value:
            needed = value + self._scroll.viewport().height()
            lacking = needed - self._inner.minimumSizeHint().height()
            self._room.setFixedHeight(self._room.height() + max(0, lacking))
            bar.setMaximum(value)

    def make_room(self, width: int) -> None:
        """Place the pane beside the page if both fit into a width, otherwise below it."""
        parts = (part for part in (self._pane, self._foot) if part is not None)
        needed = max(MIN_SIDE_PANE_WIDTH, *(part.minimumSizeHint().width() for part in parts), 0)
        side_by_side = self._pane is not None and width >= MAIN_COLUMN_WIDTH + needed
        if side_by_side != self._side_by_side:
            self._place_pane(side_by_side=side_by_side)

    def _place_pane(self, *, side_by_side: bool) -> None:
        self._side_by_side = side_by_side
        self._line.setVisible(side_by_side)
        self._holder.setVisible(side_by_side)
        if self._brief is not None:
            self._brief.setVisible(not side_by_side)
        width = MAIN_COLUMN_WIDTH if side_by_side else 0
        self._scroll.setMinimumWidth(width)
        self._scroll.setMaximumWidth(width or QWIDGETSIZE_MAX)
        if self._pane is not None:
            if side_by_side:
                self._aside.setWidget(self._pane)
                self._pane.setAutoFillBackground(False)  # the color behind it shows through
            else:
                self._aside.takeWidget()
                self._under.addWidget(self._pane)
            self._pane.show()
        if self._foot is not None:
            column = self._right if side_by_side else self._left
            column.addWidget(self._rule)
            column.addWidget(self._foot)
        self._rule.setVisible(self._foot is not None)


def settings_pages(context: SettingsContext, open_workspace: OpenWorkspace) -> PageMakers:
    """Return what creates each page, in the order of their list."""
    settings, sessions = open_workspace.settings, open_workspace.sessions
    permissions, changed_files = open_workspace.permissions, open_workspace.changed_files
    guides, cache = open_workspace.guides, open_workspace.cache

    def policy_page() -> PolicyPage:
        effect = policy_effect()
        return PolicyPage(
            context,
            settings,
            sessions,
            choose_policy=open_workspace.choose_policy,
            effect=effect.make(context, open_workspace) if effect is not None else None,
            effect_page=effect.page if effect is not None else "",
        )

    pages: dict[str, Callable[[], SettingsPage]] = {
        GeneralPage.key: lambda: GeneralPage(context),
        ModelsPage.key: lambda: ModelsPage(
            context, settings, sessions, choose_model=open_workspace.choose_model
        ),
        PolicyPage.key: policy_page,
        InstructionsPage.key: lambda: InstructionsPage(
            context, settings, sessions, agreements=open_workspace.agreements, guides=guides
        ),
        BudgetsPage.key: lambda: BudgetsPage(
            context, settings, sessions, usage=open_workspace.usage
        ),
        PermissionsPage.key: lambda: PermissionsPage(
            context,
            settings,
            sessions,
            permissions=permissions,
            modes=open_workspace.modes,
            rulebook=open_workspace.rulebook,
        ),
        SandboxPage.key: lambda: SandboxPage(
            context,
            settings,
            sessions,
            permissions=permissions,
            access=open_workspace.access,
            changed_files=changed_files,
        ),
        ServersPage.key: lambda: ServersPage(
            context, settings, sessions, server_settings=open_workspace.server_settings
        ),
        ToolsPage.key: lambda: ToolsPage(
            context, settings, sessions, cache=cache, tools=open_workspace.tools
        ),
        SkillsPage.key: lambda: SkillsPage(
            context,
            settings,
            sessions,
            skills=open_workspace.skills,
            slash_commands=open_workspace.slash_commands,
            guides=guides,
            clock=open_workspace.clock,
        ),
        AppearancePage.key: lambda: AppearancePage(context),
        ShortcutsPage.key: lambda: ShortcutsPage(context),
        NotificationsPage.key: lambda: NotificationsPage(context),
        StoragePage.key: lambda: StoragePage(context, settings, cache, open_workspace.copies),
        AboutPage.key: lambda: AboutPage(context),
    }
    for page in window_parts(AddedPage):
        pages[page.key] = partial(page.make, context, open_workspace)
    return {key: pages[key] for key in page_names()}
