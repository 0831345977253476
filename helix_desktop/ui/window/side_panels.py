"""Shows, hides, and resizes the sidebar and the side panel, over the page in a narrow window.

A side that the user hid comes back only at the user's request.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSplitter, QStackedWidget, QWidget

from helix_desktop.ui.style import tokens
from helix_desktop.ui.style.canvas import hairline, is_right_to_left, set_margins, set_surface
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.choices import TabBar
from helix_desktop.ui.widgets.controls import icon_button
from helix_desktop.ui.widgets.dialogs import Overlay
from helix_desktop.ui.widgets.layout import column_of, grow, row_of

MAX_PANEL_WIDTH = 480
TAB_MARGINS, TIGHT_TAB_MARGINS = (20, 14), (12, 8)
"""Pixels before the tabs and behind the button beside them; the second for long names of tabs."""


class SidePanel(QFrame):
    """The side panel: a row of tabs as high as the top bar, and the content of the chosen tab."""

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "panel")
        self.setMinimumWidth(tokens.SIDE_PANEL_WIDTH)
        self.setMaximumWidth(MAX_PANEL_WIDTH)
        self._panels: dict[str, QWidget] = {}
        self._tabs = TabBar(height=tokens.TOP_BAR_HEIGHT, gap=16)
        self._tabs.chosen.connect(self.show_tab)
        self._stack = QStackedWidget()
        self.wide = icon_button("open", tr("Open as page"))
        self._head = row_of(
            grow(self._tabs), self.wide, margins=(TAB_MARGINS[0], 0, TAB_MARGINS[1], 0), spacing=0
        )
        column_of(self._head, hairline(), grow(self._stack), on=self, spacing=0)

    @property
    def current(self) -> str:
        return self._tabs.current

    def add(self, key: str, words: str, panel: QWidget) -> None:
        self._panels[key] = panel
        self._tabs.add(key, words)
        free_px = tokens.SIDE_PANEL_WIDTH - sum(TAB_MARGINS) - self.wide.sizeHint().width()
        if self._tabs.uncut_width() > free_px:  # some languages have long names
            start, end = TIGHT_TAB_MARGINS
            set_margins(self._head, start=start, top=0, end=end, bottom=0)
            self._tabs.use_font("microb")
        self._stack.addWidget(panel)

    def show_tab(self, key: str) -> None:
        self._tabs.choose(key)
        self._stack.setCurrentWidget(self._panels[key])


UNCOVERED_WIDTH = 48
"""Pixels of the page that stay visible, to click on."""


class _Splitter(QSplitter):
    """A splitter that reports when it has laid out its parts again."""

    arranged = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arranged.emit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.arranged.emit()  # a part that needed more room may need less now
        return done


class SidePanelSlot(Overlay):
    """The sidebar or the side panel: in its place in a splitter, over the page, or hidden.

    Over the page it is at the start or the end of `below`; Esc or a click beside it closes it.
    `changed` is called when it comes or goes.
    """

    def __init__(
        self,
        below: QWidget,
        content: QWidget,
        splitter: QSplitter,
        *,
        at_end: bool,
        min_window_width: int,
        usual_width: int,
        changed: Callable[[], None],
    ) -> None:
        """Create a side with a place in a splitter, if the window has the least width for it."""
        super().__init__(below, width=usual_width)
        self._content, self._splitter, self._index = content, splitter, int(at_end)
        self._min_window_width, self._usual_width = min_window_width, usual_width
        self._changed = changed
        self.wanted = True
        """Whether the user wants the side where there is room."""
        self.side_width = usual_width
        self._room = self._on_page = True
        self._layout = row_of(on=self.card)
        self.closed.connect(self._on_closed)
        splitter.addWidget(content)

    def place(self) -> QRect:
        width = max(self.side_width, self._usual_width)
        width = min(width, self.width() - UNCOVERED_WIDTH)
        left = bool(self._index) is not is_right_to_left(self)
        return QRect(self.width() - width if left else 0, 0, width, self.height())

    @property
    def over(self) -> bool:
        """Whether the side lies over the page."""
        return not self.isHidden()

    @property
    def missing(self) -> bool:
        """Whether the side belongs to the page that is shown, but is not in its place."""
        return self._on_page and not (self.wanted and self._room)

    def set_room(self, width: int) -> None:
        """Adapt to the window's width; a side over the page closes when the room comes or goes."""
        has_room = width >= self._min_window_width
        if has_room != self._room:
            self._room = has_room
            self.close_sheet()
        self._show()

    def set_on_page(self, on_page: bool) -> None:
        """Set whether the side belongs to the page that is shown."""
        self._on_page = on_page
        if not on_page:
            self.close_sheet()
        self._show()

    def turn(self) -> None:
        """Show or hide the side, in its place or over the page."""
        if not self._on_page:
            return
        if self._room:
            self.want(not self.wanted)
        elif self.over:
            self.close_sheet()
        else:
            # a child of the card until the splitter takes it back
            self._layout.addWidget(self._content)
            self._content.show()
            self.open_over()
            self._changed()

    def want(self, wanted: bool) -> None:
        """Set whether the user wants the side where there is room."""
        self.wanted = wanted
        self._show()

    def show_width(self, width: int) -> None:
        """Set the side's width in its place; the page gets the rest."""
        self.side_width = width
        sizes = [max(1, self._splitter.width() - width)]
        sizes.insert(self._index, width)
        self._splitter.setSizes(sizes)

    @property
    def _changed_width(self) -> int:
        """The width that the splitter gives the side, if that is not its own; 0 otherwise."""
        width = self._splitter.sizes()[self._index]
        return 0 if self.over or width == self.side_width else width

    def keep_width(self) -> None:
        """Restore the side's width, so that a new layout of the window changes only the page."""
        if self._changed_width:
            self.show_width(self.side_width)

    def note_width(self) -> bool:
        """Note the width after the user moved the edge; return whether the width changed."""
        width = self._changed_width
        self.side_width = width or self.side_width
        return width > 0

    def _on_closed(self) -> None:
        self._content.hide()
        self._splitter.insertWidget(self._index, self._content)
        self.show_width(self.side_width)
        self._show()

    def _show(self) -> None:
        if not self.over:
            self._content.setVisible(self._on_page and self.wanted and self._room)
        self._changed()


class SidePanels(QObject):
    """The sidebar and the side panel of a view; `changed` is called when one comes or goes."""

    sized = Signal(int)
    """The user changed the width of the sidebar."""

    def __init__(
        self, below: QWidget, sidebar: QWidget, panel: QWidget, *, changed: Callable[[], None]
    ) -> None:
        super().__init__(below)
        self.outer, self.inner = _Splitter(), _Splitter()
        self.sidebar = SidePanelSlot(
            below,
            sidebar,
            self.outer,
            at_end=False,
            min_window_width=tokens.MIN_SIDEBAR_WINDOW_WIDTH,
            usual_width=tokens.SIDEBAR_WIDTH,
            changed=changed,
        )
        self.panel = SidePanelSlot(
            below,
            panel,
            self.inner,
            at_end=True,
            min_window_width=tokens.MIN_PANEL_WINDOW_WIDTH,
            usual_width=tokens.SIDE_PANEL_WIDTH,
            changed=changed,
        )
        self.outer.arranged.connect(self.sidebar.keep_width)
        self.outer.splitterMoved.connect(self._on_sidebar_moved)
        self.inner.splitterMoved.connect(self.panel.note_width)

    @property
    def both(self) -> tuple[SidePanelSlot, SidePanelSlot]:
        return self.sidebar, self.panel

    def put(self, page: QWidget, container: QWidget) -> None:
        """Place `page` before the side panel, and `container` with both after the sidebar."""
        self.inner.insertWidget(0, page)
        self.inner.setStretchFactor(0, 1)
        self.outer.addWidget(container)
        self.outer.setStretchFactor(1, 1)

    def set_room(self, width: int) -> None:
        for side in self.both:
            side.set_room(width)

    def close(self) -> None:
        for side in self.both:
            side.close_sheet()

    def _on_sidebar_moved(self) -> None:
        if self.sidebar.note_width():
            self.sized.emit(self.sidebar.side_width)
