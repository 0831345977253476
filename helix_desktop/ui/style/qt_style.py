"""How Qt's own controls look (buttons, fields, tabs, menus, scroll bars): one QProxyStyle.

A widget says what it is by properties: `role` and `icon` of a button, `surface` of a frame. Only
these methods are overridden, as Qt calls others (`pixelMetric`, `subElementRect`) hundreds of times
while a page is created, and each call of Python takes time. What they would change is set where a
widget is created: `widgets/controls.py`.
"""

from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComplex,
    QStyleOptionHeader,
    QStyleOptionMenuItem,
    QStyleOptionProgressBar,
    QStyleOptionSlider,
    QStyleOptionViewItem,
    QWidget,
)

from helix_desktop.domain.todo import TodoStatus
from helix_desktop.ui.style.canvas import (
    CAP_HEIGHT,
    CENTER,
    DOT_SIZE,
    ELIDE,
    ELIDE_MIDDLE,
    ELIDE_NONE,
    LEFT,
    RIGHT,
    SHADOW_WIDTH,
    Canvas,
    key_cap_width,
    text_width,
    wrapped,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.tokens import CHIP_ALPHA, NOTICE_BORDER, NOTICE_FILL

State: TypeAlias = QStyle.StateFlag
Control: TypeAlias = QStyle.ControlElement
Primitive: TypeAlias = QStyle.PrimitiveElement
Complex: TypeAlias = QStyle.ComplexControl
Contents: TypeAlias = QStyle.ContentsType
Part: TypeAlias = QStyle.SubControl

BUTTON, FOLD, SEGMENTS, SEGMENTS_EDGE = "button", "fold", "segments", "segments edge"
SEGMENT, SEGMENT_EDGE = "segment", "segment edge"
BY_APPEARANCE = {
    BUTTON: ("surf2", "surf"),
    FOLD: ("bg", "panel"),
    SEGMENTS: ("surf", "surf2"),
    SEGMENTS_EDGE: ("line", "line2"),
    SEGMENT: ("line2", "surf"),
    SEGMENT_EDGE: ("", "line2"),
}
"""The tokens in the dark and in the light appearance of colors that are no token."""
CHOSEN_PILL, REFUSE, REFUSE_EDGE, TONE = "chosen pill", "refuse", "refuse edge", "tone"
"""Tints, and the tone of a widget."""
REFUSE_ALPHA, REFUSE_EDGE_ALPHA, REFUSE_CAP_ALPHA, PRIMARY_CAP_ALPHA = 31, 120, 41, 51


class ButtonLook(NamedTuple):
    """How a role of a button looks; colors are tokens, "" paints nothing."""

    height: int
    padding: int
    fill: str = ""
    border: str = ""
    tone: str = "fg"
    hover_fill: str = ""
    hover_border: str = ""
    focus_width: int = 1
    off_fill: str = ""
    off_border: str = ""
    radius: float = 8
    on_fill: str = ""
    on_border: str = ""
    on_tone: str = "fg"


_PILL = ButtonLook(28, 12, "surf", "line", "fg2", "hover", "line", 2, "surf", "line", 14)
_PLAIN = ButtonLook(32, 15, BUTTON, "line2", "fg", BUTTON, "mut", 1, BUTTON, "line2")
_CARD = ButtonLook(64, 0, "surf", "line", "fg", "surf", "line2", 2, "surf", "line", 10)
BUTTON_LOOKS = {
    "secondary": _PLAIN,
    "choice": _PLAIN._replace(focus_width=2, on_fill="sel", on_border="acc"),
    "primary": ButtonLook(
        32, 15, "accfill", "accfill", "onacc", "accfill_h", "accfill_h", 2, "surf2", "line2"
    ),
    "danger": ButtonLook(
        32, 15, "badfill", "badfill", "onacc", "badfill", "badfill", 2, "surf2", "line2"
    ),
    "refuse": ButtonLook(32, 15, REFUSE, "", "bad", REFUSE, REFUSE_EDGE, 2),
    "quiet": ButtonLook(28, 9, tone="fg2", hover_fill="hover", on_fill="surf2"),
    "link": ButtonLook(16, 4, tone="acc"),
    "tab": ButtonLook(0, 0, tone="mut", focus_width=0),
    "icon": ButtonLook(28, 0, hover_fill="hover", radius=6),
    "pill": _PILL,
    "mode": _PILL._replace(height=26, padding=9, radius=13),
    "send": ButtonLook(32, 0, "accfill", "", "onacc", "accfill_h", "", 2, "surf2", "", 10),
    "stop": ButtonLook(32, 0, "surf2", "line2", "fg", "surf2", "mut", 2, radius=10),
    "swatch": ButtonLook(28, 0, focus_width=0),
    "cross": ButtonLook(20, 0, "raised", "line2", "fg2", "raised", "mut", 1, "raised", "line", 10),
    "switch": ButtonLook(28, 0),
    "pattern": ButtonLook(
        26, 0, "surf", "line2", "mut", "hover", "line2", radius=6, on_fill="sel", on_border="acc"
    )._replace(on_tone="acc"),
    "segment": ButtonLook(
        26, 12, tone="mut", focus_width=2, radius=6, on_fill=SEGMENT, on_border=SEGMENT_EDGE
    ),
    "choice pill": ButtonLook(
        28, 12, "surf2", "line2", "fg2", "surf2", "mut", 2, "surf2", "line2", 14, CHOSEN_PILL, "acc"
    )._replace(on_tone="acc"),
    "step": ButtonLook(28, 0, focus_width=0),
    "version": ButtonLook(32, 0, "surf", "line2", "fg", "surf", "mut", 1, "surf", "line2"),
    "navigation": ButtonLook(34, 0, tone="fg2", hover_fill="hover", focus_width=2, on_fill="sel"),
    "radio": _CARD._replace(on_border="acc"),
    "picker": _CARD,
    "chosen picker": _CARD._replace(border="acc", hover_border="acc", off_border="acc"),
}
SQUARES = ("icon", "send", "stop", "swatch", "cross")
PILLS = ("pill", "mode")
BUTTON_ICON, BUTTON_ICON_GAP, BUTTON_ICON_ROOM = 14, 6, 22
PILL_TEXT_ROOM, MODE_ARROW, MODE_EDGE_ALPHA = 2, 10, 110
"""By how much drawn text can be wider than measured; size of the arrow of the mode."""
PILL_MARK, PILL_MARK_LEFT, PILL_TEXT_LEFT, PILL_MARK_ROOM, PILL_LINE_HEIGHT = 12, 11, 30, 42, 16
"""Of a pill to choose: its tick, and the room beside its text."""
SEGMENT_EDGES = 4
"""The least room beside the text of a segment, in pixels."""
TAB_LINE = 2
MENU_ARROW, MENU_ARROW_SIDE = 12, 14
"""Size of the arrow of a button with a menu, and how far its middle is from the button's edge."""
MENU_ARROW_HALF = QPointF(MENU_ARROW / 2, MENU_ARROW / 2)
PROGRESS_HEIGHT = 4
LOW_HEIGHT, LOW_PADDING, TIGHT_PADDING = 28, 13, 7
COMPACT_HEIGHT, COMPACT_PADDING, TEXT_GAP, CAP_SHIFT = 32, 12, 8, 4
"""Of a button with keys; the gap before a second text, and how far keys reach into padding."""
ICON_SIZE, CROSS_ICON_SIZE = 16, 12
NAVIGATION_ICON_LEFT, NAVIGATION_TEXT_LEFT = 10, 36
TRACK_WIDTH, TRACK_HEIGHT, TRACK_EDGE, TRACK_GAP, KNOB_SIZE = 30, 18, 2, 10, 14

MENU_PADDING, MENU_RADIUS, MENU_SEPARATOR = 5, 6, 2
"""Between a menu's edge and its items; radius of an item; height of a separator, in pixels."""
ITEM_START, ITEM_END, ITEM_KEYS_END, ITEM_SIDE = 30, 23, 17, 8
ITEM_HEIGHT_PADDING, ITEM_ICON = 12, 14
CELL_PADDING, HEADING_PADDING = 8, 6
SCROLL_BAR_WIDTH, SCROLL_BAR_MARGIN, MIN_HANDLE_LENGTH = 10, 2, 36
"""Width of a scroll bar, its margin beside a handle, and the least length of both, in pixels."""


class SurfaceLook(NamedTuple):
    """How a surface looks; with a tint, its colors are those of its `tone` on its `ground`."""

    fill: str = "surf"
    border: str = "line2"
    radius: float = 8
    fill_tint: int = 0
    border_tint: int = 0
    hover: str = ""
    """The fill under the pointer, of a surface that takes the keyboard focus."""


SURFACES = {
    "card": SurfaceLook(border="line", radius=10),
    "option": SurfaceLook(border="line", radius=10),
    "question": SurfaceLook(radius=10),
    "field": SurfaceLook(radius=14),
    "box": SurfaceLook(),
    "cap": SurfaceLook(radius=4),
    "segments": SurfaceLook(SEGMENTS, SEGMENTS_EDGE),
    "fold": SurfaceLook(FOLD, "line"),
    "popup": SurfaceLook("raised", radius=0),
    "menu": SurfaceLook("raised", radius=12),
    "toolbar": SurfaceLook("raised", radius=6),
    "pill": SurfaceLook(border="line", radius=14),
    "row": SurfaceLook(FOLD, "line", hover="hover"),
    "lifted row": SurfaceLook("hover"),
    "picture": SurfaceLook("surf2", hover="surf2"),
    "shown picture": SurfaceLook("", "line", 0),
    "cell": SurfaceLook("", "", 6, hover="hover"),
    "progress": SurfaceLook(border="", fill_tint=NOTICE_FILL),
    "toast": SurfaceLook("raised", radius=10),
    "sheet": SurfaceLook("raised", radius=14),
    "notice": SurfaceLook(radius=10, fill_tint=NOTICE_FILL, border_tint=NOTICE_BORDER),
    "chip": SurfaceLook(border="", radius=12, fill_tint=CHIP_ALPHA),
    "disc": SurfaceLook(TONE, "", 12),
    "ring": SurfaceLook("", radius=12),
    "mark": SurfaceLook(TONE, "", 2),
    "hollow mark": SurfaceLook("", radius=2),
    "banner": SurfaceLook(border="", radius=0, fill_tint=2 * NOTICE_FILL),
}
CHOSEN_LINE_ALPHA = 90
"""Alpha of the line inside the border of a chosen card."""


class HelixStyle(QProxyStyle):
    """Paints buttons, frames, lists, menus, tooltips, and scroll bars with the tokens of a theme.

    There is one style object, which lives as long as the application.
    """

    def __init__(self) -> None:
        super().__init__("Fusion")

    def sizeFromContents(
        self, kind: Contents, option: QStyleOption, size: QSize, widget: QWidget | None = None
    ) -> QSize:
        if kind is Contents.CT_PushButton and widget is not None:
            look, role = button_look(widget), widget.property("role")
            if role in SQUARES:
                return QSize(look.height, look.height)
            if role in PILLS and isinstance(option, QStyleOptionButton):
                width = round(text_width(option.text, "microb")) + PILL_TEXT_ROOM
                width += 2 * look.padding + BUTTON_ICON + BUTTON_ICON_GAP
                arrow = BUTTON_ICON_GAP + BUTTON_ICON if role == "mode" else 0
                return QSize(width + arrow, look.height)
            if role == "switch" and isinstance(option, QStyleOptionButton):
                words = round(text_width(option.text, "smallb"))
                track = TRACK_WIDTH + 2 * TRACK_EDGE
                return QSize((words + TRACK_GAP if words else 0) + track, look.height)
            if widget.property("compact") and isinstance(option, QStyleOptionButton):
                room = 2 * COMPACT_PADDING + text_width(option.text, "smallb")
                if second := widget.property("secondText"):
                    room += TEXT_GAP + text_width(second, "micro")
                if keys := widget.property("keys"):
                    room += TEXT_GAP - CAP_SHIFT + key_cap_width(keys)
                return QSize(round(room), look.height)
            icon = BUTTON_ICON_ROOM if widget.property("iconName") else 0
            return QSize(size.width() + icon + 2 * look.padding, look.height)
        if kind is Contents.CT_LineEdit and not _has_frame(widget):
            return size
        if kind is Contents.CT_ScrollBar and isinstance(option, QStyleOptionSlider):
            level = option.orientation == Qt.Orientation.Horizontal
            length = 2 * SCROLL_BAR_WIDTH + MIN_HANDLE_LENGTH
            return QSize(length, SCROLL_BAR_WIDTH) if level else QSize(SCROLL_BAR_WIDTH, length)
        if kind is Contents.CT_MenuItem and isinstance(option, QStyleOptionMenuItem):
            if option.menuItemType == QStyleOptionMenuItem.MenuItemType.Separator:
                return QSize(size.width(), MENU_SEPARATOR)
            width = size.width() + ITEM_START + ITEM_END
            return QSize(width, size.height() + ITEM_HEIGHT_PADDING)
        return super().sizeFromContents(kind, option, size, widget) if widget else size

    def drawControl(
        self,
        element: Control,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element is Control.CE_ShapedFrame:
            return  # called for each label; no stock control has a frame of its own
        if element is Control.CE_PushButton and widget is not None:
            self._button(option, painter, widget)
        elif element is Control.CE_MenuItem:
            self._menu_item(option, painter)
        elif element is Control.CE_ItemViewItem:
            self._table_cell(option, painter, widget)
        elif element in (Control.CE_HeaderSection, Control.CE_HeaderEmptyArea):
            painter.fillRect(option.rect, Theme.applied.color("bg"))
            if element is Control.CE_HeaderSection:
                line = QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1)
                painter.fillRect(line, Theme.applied.color("line"))
        elif element is Control.CE_HeaderLabel and isinstance(option, QStyleOptionHeader):
            text_rect = option.rect.adjusted(HEADING_PADDING, 0, -HEADING_PADDING, 0)
            painter.setPen(Theme.applied.color("mut"))
            words = option.fontMetrics.elidedText(
                option.text, Qt.TextElideMode.ElideRight, text_rect.width()
            )
            painter.drawText(text_rect, option.textAlignment | Qt.TextFlag.TextSingleLine, words)
        elif element is Control.CE_ProgressBar and isinstance(option, QStyleOptionProgressBar):
            self._progress_bar(option, painter, widget)
        elif element is Control.CE_Splitter:
            painter.fillRect(option.rect, Theme.applied.color("line"))
        elif element is not Control.CE_MenuEmptyArea:
            super().drawControl(element, option, painter, widget)

    def drawPrimitive(
        self,
        element: Primitive,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element is Primitive.PE_Widget:
            if widget is not None:
                self._surface(option, painter, widget)
        elif element in (Primitive.PE_PanelMenu, Primitive.PE_PanelTipLabel):
            painter.fillRect(option.rect, Theme.applied.color("line2"))
            painter.fillRect(option.rect.adjusted(1, 1, -1, -1), Theme.applied.color("raised"))
        elif element not in _UNPAINTED or (element in _LINE_EDIT and _has_frame(widget)):
            super().drawPrimitive(element, option, painter, widget)

    def drawComplexControl(
        self,
        control: Complex,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if control is not Complex.CC_ScrollBar or not isinstance(option, QStyleOptionSlider):
            super().drawComplexControl(control, option, painter, widget)
        elif option.maximum > option.minimum:
            handle = _scroll_bar_part(option, Part.SC_ScrollBarSlider)
            handle.adjust(
                SCROLL_BAR_MARGIN, SCROLL_BAR_MARGIN, -SCROLL_BAR_MARGIN, -SCROLL_BAR_MARGIN
            )
            over_handle = option.activeSubControls & Part.SC_ScrollBarSlider
            hovered = option.state & State.State_MouseOver and over_handle
            self._canvas(option, painter).box(handle, 3, "mut" if hovered else "line2")

    def subControlRect(
        self,
        control: Complex,
        option: QStyleOptionComplex,
        part: Part,
        widget: QWidget | None = None,
    ) -> QRect:
        """Return a place in a scroll bar, which has no arrows; Qt asks only for such controls."""
        if control is Complex.CC_ScrollBar and isinstance(option, QStyleOptionSlider):
            return _scroll_bar_part(option, part)
        return super().subControlRect(control, option, part, widget) if widget else QRect()

    def _canvas(self, option: QStyleOption, painter: QPainter) -> Canvas:
        mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        return Canvas(painter, QRectF(option.rect), mirrored=mirrored)

    def _tone(self, token: str) -> str | QColor:
        if token in BY_APPEARANCE:
            dark, light = BY_APPEARANCE[token]
            return dark if Theme.applied.dark else light
        if token == CHOSEN_PILL:
            return Theme.applied.tint("acc", "surf", CHIP_ALPHA)
        if token == REFUSE:
            return Theme.applied.tint("bad", "surf", REFUSE_ALPHA)
        return Theme.applied.color("bad", REFUSE_EDGE_ALPHA) if token == REFUSE_EDGE else token

    def _surface(self, option: QStyleOption, painter: QPainter, widget: QWidget) -> None:
        """Paint what `set_surface` and `set_look` say."""
        kind, tone = widget.property("surface"), widget.property("tone")
        canvas, rect = self._canvas(option, painter), QRectF(option.rect)
        look = SURFACES.get(kind)
        if kind == "dot":
            canvas.dot(QPointF(DOT_SIZE / 2, rect.center().y()), tone)
        elif look is not None:
            fill = tone if look.fill == TONE else self._tone(look.fill)
            border = look.border
            is_focused = widget.property("focused") or (
                option.state & State.State_HasFocus
                and widget.focusProxy() is None  # which has a ring itself
            )
            chosen = widget.property("chosen")
            if kind != "option":
                border = "acc" if is_focused else border
            elif chosen or option.state & State.State_MouseOver:
                border = "acc" if chosen else "line2"
            edge: str | QColor = "bad" if widget.property("wrong") else self._tone(border)
            if look.fill_tint:
                ground = widget.property("ground") or "bg"
                fill = Theme.applied.tint(tone, ground, look.fill_tint)
                edge = Theme.applied.tint(tone, ground, look.border_tint) if border else ""
            elif alpha := widget.property("edgeAlpha"):
                edge = Theme.applied.color(tone, alpha)
            if look.hover and option.state & State.State_MouseOver:
                fill = look.hover
            canvas.box(rect, look.radius, fill, border=edge)
            if picture := widget.property("picture"):
                with canvas.clipped(rect, radius=look.radius):
                    canvas.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                    canvas.painter.drawPixmap(option.rect, picture)
                canvas.box(rect, look.radius, border=edge)
            if look.hover and option.state & State.State_HasFocus:
                canvas.focus_ring(rect, look.radius)
            if kind == "option":
                _paint_choice(canvas, rect, QPointF(21, 22), "mut", radius=7, chosen=chosen)
                if words := widget.property("tag"):
                    canvas.chip(rect.right() - 12, 22, words, tone=tone)
        elif kind == "shadow":  # slightly below what it surrounds
            inner = rect.adjusted(SHADOW_WIDTH, SHADOW_WIDTH, -SHADOW_WIDTH, -SHADOW_WIDTH)
            shade = QColor(0, 0, 0, 9 if Theme.applied.dark else 4)
            for step in range(SHADOW_WIDTH, 0, -3):
                canvas.box(inner.adjusted(-step, -step / 2, step, step), 12 + step, shade)
        elif kind:
            painter.fillRect(option.rect, Theme.applied.color(kind))
        if edge := widget.property("edge"):
            canvas.fill(QRectF(0, 0, 2, rect.height()), edge)
        if icon := widget.property("iconName"):
            size = widget.property("iconPx")
            left, top = (rect.width() - size) // 2, (rect.height() - size) // 2
            canvas.icon(QPointF(left, top), icon, widget.property("iconTone"), size=size)
        if widget.property("ringed"):
            canvas.focus_ring(rect, look.radius if look else 8)

    def _button(self, option: QStyleOption, painter: QPainter, widget: QWidget) -> None:
        if not isinstance(option, QStyleOptionButton):
            return
        look, role = button_look(widget), widget.property("role")
        canvas, rect = self._canvas(option, painter), QRectF(option.rect)
        is_enabled = bool(option.state & State.State_Enabled)
        focused = bool(option.state & State.State_HasFocus)
        focused = focused and widget.property("ringed") is not False
        checked = bool(option.state & State.State_On)
        if role == "switch":
            _paint_switch(
                canvas, rect, option.text, is_enabled=is_enabled, checked=checked, focused=focused
            )
            return
        fill, border, tone = look.fill, look.border, look.tone
        if not is_enabled:
            fill, border, tone = look.off_fill, look.off_border, "dis"
        elif option.state & State.State_MouseOver:
            fill, border = look.hover_fill, look.hover_border
            tone = {"link": "fg", "tab": "fg2"}.get(role, tone)
        if checked:
            fill, border = look.on_fill or fill, look.on_border or border
            tone = look.on_tone if is_enabled else tone
        width = 1
        icon = widget.property("iconName")
        icon_tone = (widget.property("iconTone") or "fg2") if is_enabled else "dis"
        tone = icon_tone if role == "mode" else tone
        if focused and look.focus_width:
            border, width = "acc", look.focus_width
            fill = "hover" if role == "icon" else fill
        if fill or border:
            edge = self._tone(border)
            if role == "mode" and tone != "fg2" and not focused:
                edge = Theme.applied.color(tone, MODE_EDGE_ALPHA)
            canvas.box(rect, look.radius, self._tone(fill), border=edge, width=width)
        if role == "radio":
            _paint_choice(canvas, rect, QPointF(19, 20), "line2", radius=6.5, chosen=checked)
        elif role == "navigation":
            top_left = QPointF(NAVIGATION_ICON_LEFT, (rect.height() - ICON_SIZE) // 2)
            if icon:
                canvas.icon(top_left, icon, "acc" if checked else icon_tone, size=ICON_SIZE)
            rect.setLeft(NAVIGATION_TEXT_LEFT)
            style = "strong" if checked else "body"
            canvas.text(rect, option.text, style, tone=tone, elide=ELIDE_NONE)
            return
        elif role == "version":
            badge = QRectF(8, 7, 18, 18)
            canvas.box(badge, 5, "accfill" if is_enabled else "surf2")
            letter, letter_tone = widget.property("badge") or "", "onacc" if is_enabled else "dis"
            canvas.text(badge, letter, "microb", tone=letter_tone, align=CENTER)
            canvas.text(rect.adjusted(34, 0, 0, 0), option.text, "smallb", tone=tone)
            canvas.icon(QPointF(rect.right() - 22, 9), "down", "mut", size=BUTTON_ICON)
            return
        elif role == "step":
            _paint_step(canvas, rect, option.state, widget.property("status"))
            return
        elif role == "choice pill":
            mark = QRectF(PILL_MARK_LEFT, (look.height - PILL_MARK) / 2, PILL_MARK, PILL_MARK)
            if checked:
                canvas.icon(mark.topLeft(), "check", "acc", size=PILL_MARK)
            else:  # the tick's empty place, which is round if only one pill can be chosen
                radius = PILL_MARK / 2 if widget.property("single") else 3
                edge = Theme.applied.color("mut", 150)
                canvas.box(mark.adjusted(1, 1, -1, -1), radius, "surf", border=edge)
            lines = wrapped(option.text, "small", option.rect.width() - PILL_MARK_ROOM)
            line_rect = QRectF(PILL_TEXT_LEFT, 6, rect.width() - PILL_MARK_ROOM, PILL_LINE_HEIGHT)
            for line in lines:
                canvas.text(line_rect, line, "small", tone=tone, elide=ELIDE_NONE)
                line_rect.translate(0, PILL_LINE_HEIGHT)
            return
        if role == "stop":
            canvas.box(rect.adjusted(11, 11, -11, -11), 2, "fg")
        elif role == "swatch":
            if checked or focused:
                canvas.box(rect.adjusted(2, 2, -2, -2), 12, border="acc" if focused else "fg2")
            color = (widget.property("color") or "") if is_enabled else "dis"
            canvas.box(rect.adjusted(7, 7, -7, -7), 7, color, border="" if color else "mut")
        if role in SQUARES:
            size = CROSS_ICON_SIZE if role == "cross" else ICON_SIZE
            left, top = (rect.width() - size) // 2, (rect.height() - size) // 2
            if icon:
                canvas.icon(QPointF(left, top), icon, icon_tone, size=size)
            return
        if role in PILLS:
            top = (rect.height() - BUTTON_ICON) / 2
            if icon:
                canvas.icon(QPointF(look.padding, top), icon, icon_tone, size=BUTTON_ICON)
            rect.adjust(look.padding + BUTTON_ICON + BUTTON_ICON_GAP, 0, -look.padding, 0)
            if role == "mode":
                top_left = QPointF(rect.right() - MODE_ARROW, top + 2)
                canvas.icon(top_left, "down", "mut", size=MODE_ARROW)
                rect.adjust(0, 0, -MODE_ARROW, 0)
            canvas.text(rect, option.text, "microb", tone=tone, elide=ELIDE_MIDDLE)
            return
        if widget.property("compact"):
            self._compact_text(canvas, option, widget, tone=tone)
            return
        if role == "tab":
            rect.adjust(0, 0, 0, -TAB_LINE)
            tone = "acc" if focused else tone
            if checked:
                canvas.fill(QRectF(rect.left(), rect.bottom(), rect.width(), TAB_LINE), "acc")
        if option.features & QStyleOptionButton.ButtonFeature.HasMenu:
            arrow = QPointF(rect.right() - MENU_ARROW_SIDE, rect.center().y())
            canvas.icon(arrow - MENU_ARROW_HALF, "down", tone, size=MENU_ARROW)
            rect.adjust(0, 0, -MENU_ARROW, 0)
        if icon:
            words = option.fontMetrics.horizontalAdvance(option.text)
            left = int(rect.center().x() - (BUTTON_ICON_ROOM + words) / 2)
            top_left = QPointF(left, rect.center().y() - BUTTON_ICON / 2)
            canvas.icon(top_left, icon, icon_tone, size=BUTTON_ICON)
            rect.setLeft(left + BUTTON_ICON + BUTTON_ICON_GAP)
            rect.setWidth(words)
        text = option.text
        if role in ("segment", "tab"):
            edges = SEGMENT_EDGES if role == "segment" else 0
            flag = Qt.TextFlag.TextShowMnemonic.value
            text_px = round(rect.width()) - edges
            text = option.fontMetrics.elidedText(text, ELIDE, text_px, flag)
        painter.setPen(Theme.applied.color(tone))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(canvas.placed(rect), flags, text)

    def _compact_text(
        self, canvas: Canvas, option: QStyleOptionButton, widget: QWidget, *, tone: str
    ) -> None:
        """Paint a text, a quieter text after it, and the keys at the end."""
        role, is_enabled = widget.property("role"), tone != "dis"
        text_rect = QRectF(option.rect).adjusted(COMPACT_PADDING, 0, 0, 0)
        text_px = canvas.text(text_rect, option.text, "smallb", tone=tone, elide=ELIDE_NONE)
        if second_text := widget.property("secondText"):
            text_rect.setLeft(text_rect.left() + text_px + TEXT_GAP)
            second_tone = "onacc" if role == "primary" else "mut"
            canvas.text(text_rect, second_text, "micro", tone=second_tone, elide=ELIDE_NONE)
        if keys := widget.property("keys"):
            width, rect = key_cap_width(keys), option.rect
            left = rect.right() + 1 - COMPACT_PADDING + CAP_SHIFT - width
            cap = QRectF(left, (rect.height() - CAP_HEIGHT) / 2, width, CAP_HEIGHT)
            if is_enabled and role == "primary":
                canvas.box(cap, 4, QColor(255, 255, 255, PRIMARY_CAP_ALPHA))
            elif is_enabled and role == "refuse":
                canvas.box(cap, 4, Theme.applied.color("bad", REFUSE_CAP_ALPHA))
            else:
                canvas.box(cap, 4, "surf", border="line2" if is_enabled else "line")
            tone = {"primary": "onacc", "refuse": "bad"}.get(role, "mut") if is_enabled else "dis"
            canvas.text(cap, keys, "microb", tone=tone, align=CENTER, elide=ELIDE_NONE)

    def _progress_bar(
        self, option: QStyleOptionProgressBar, painter: QPainter, widget: QWidget | None
    ) -> None:
        if widget is None:
            return
        canvas, track = self._canvas(option, painter), QRectF(option.rect)
        if widget.property("ring"):
            box = track.adjusted(1.5, 1.5, -1.5, -1.5)
            for tone, progress in (("line2", option.maximum), ("acc", option.progress)):
                canvas.painter.setPen(QPen(Theme.applied.color(tone), 2))
                canvas.painter.drawArc(box, 90 * 16, -360 * 16 * progress // option.maximum)
            return
        track.setTop(track.center().y() - PROGRESS_HEIGHT / 2)
        track.setHeight(PROGRESS_HEIGHT)
        canvas.box(track, 2, widget.property("ground"))
        if option.progress > 0:
            width = track.width() * option.progress / option.maximum
            track.setWidth(max(PROGRESS_HEIGHT, width))
            canvas.box(track, 2, widget.property("tone"))

    def _menu_item(self, option: QStyleOption, painter: QPainter) -> None:
        if not isinstance(option, QStyleOptionMenuItem):
            return
        canvas, rect = self._canvas(option, painter), QRectF(option.rect)
        kinds = QStyleOptionMenuItem.MenuItemType
        if option.menuItemType == kinds.Separator:
            canvas.fill(QRectF(rect.left(), rect.top() + 1, rect.width(), 1), "line")
            return
        is_enabled = bool(option.state & State.State_Enabled)
        if is_enabled and option.state & State.State_Selected:
            canvas.box(rect, MENU_RADIUS, "hover")
        tone, top = "fg" if is_enabled else "mut", rect.center().y() - ITEM_ICON / 2
        if option.checked:
            canvas.icon(QPointF(rect.left() + ITEM_SIDE, top), "check", tone, size=ITEM_ICON)
        if option.menuItemType == kinds.SubMenu:
            top_left = QPointF(rect.right() - ITEM_SIDE - ITEM_ICON, top)
            canvas.icon(top_left, canvas.forward_icon, "mut", size=ITEM_ICON)
        words, _, keys = option.text.partition("\t")
        painter.setFont(option.font)
        painter.setPen(Theme.applied.color(tone))
        # sides are absolute, as text on a mirrored canvas reads in the direction of its letters
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
        flags = flags | Qt.TextFlag.TextShowMnemonic | Qt.TextFlag.TextSingleLine
        start, end = (RIGHT, LEFT) if canvas.mirrored else (LEFT, RIGHT)
        text_rect = canvas.placed(rect.adjusted(ITEM_START, 0, -ITEM_KEYS_END, 0))
        painter.drawText(text_rect, flags | start, words)
        painter.drawText(text_rect, flags | end, keys)

    def _table_cell(self, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
        if not isinstance(option, QStyleOptionViewItem):
            return
        selected = option.state & State.State_Selected
        if selected or option.state & State.State_MouseOver:
            painter.fillRect(option.rect, Theme.applied.color("sel" if selected else "hover"))
        if option.icon.isNull():
            text_rect = option.rect.adjusted(CELL_PADDING, 0, -CELL_PADDING, 0)
            words = option.fontMetrics.elidedText(
                option.text, option.textElideMode, text_rect.width()
            )
            painter.setFont(option.font)
            painter.setPen(Theme.applied.color("fg" if selected else "fg2"))
            align = QStyle.visualAlignment(option.direction, option.displayAlignment)
            painter.drawText(text_rect, align | Qt.TextFlag.TextSingleLine, words)
        else:  # a file in Qt's own dialog, whose text would be white on `sel`
            unselected = QStyleOptionViewItem(option)
            unselected.state &= ~State.State_Selected
            super().drawControl(Control.CE_ItemViewItem, unselected, painter, widget)
        if option.state & State.State_HasFocus:
            self._canvas(option, painter).focus_ring(option.rect, 0)


_UNPAINTED = frozenset(
    {
        Primitive.PE_PanelLineEdit,
        Primitive.PE_FrameFocusRect,
        Primitive.PE_FrameMenu,
        Primitive.PE_PanelItemViewRow,
        Primitive.PE_PanelItemViewItem,
        Primitive.PE_Frame,
        Primitive.PE_FrameLineEdit,
        Primitive.PE_PanelScrollAreaCorner,
    }
)
"""What Fusion would paint around a control that paints its own surroundings, or none."""
_LINE_EDIT = (Primitive.PE_PanelLineEdit, Primitive.PE_FrameLineEdit)


def _has_frame(widget: QWidget | None) -> bool:
    """Whether a widget is a field of Qt's own dialogs: those of the window have no frame."""
    return isinstance(widget, QLineEdit) and widget.hasFrame()


def _scroll_bar_part(option: QStyleOptionSlider, part: Part) -> QRect:
    is_horizontal = option.orientation == Qt.Orientation.Horizontal
    rect: QRect = option.rect
    bar_length, span = (
        rect.width() if is_horizontal else rect.height(),
        option.maximum - option.minimum,
    )
    length = bar_length * option.pageStep // max(1, span + option.pageStep)
    length = min(bar_length, max(MIN_HANDLE_LENGTH, length))
    start = QStyle.sliderPositionFromValue(
        option.minimum,
        option.maximum,
        option.sliderPosition,
        bar_length - length,
        option.upsideDown,
    )
    first, size = {
        Part.SC_ScrollBarGroove: (0, bar_length),
        Part.SC_ScrollBarSlider: (start, length),
        Part.SC_ScrollBarSubPage: (0, start),
        Part.SC_ScrollBarAddPage: (start + length, bar_length - start - length),
    }.get(part, (0, 0))
    if not is_horizontal:
        return QRect(rect.left(), rect.top() + first, rect.width(), size)
    part_rect = QRect(rect.left() + first, rect.top(), size, rect.height())
    return QStyle.visualRect(option.direction, rect, part_rect)


def _paint_switch(
    canvas: Canvas, rect: QRectF, text: str, *, is_enabled: bool, checked: bool, focused: bool
) -> None:
    canvas.text(rect, text, "smallb", elide=ELIDE_NONE)
    left = rect.width() - TRACK_WIDTH - TRACK_EDGE
    track = QRectF(left, (rect.height() - TRACK_HEIGHT) / 2, TRACK_WIDTH, TRACK_HEIGHT)
    fill = ("accfill" if is_enabled else "dis") if checked else "surf2"
    canvas.box(track, TRACK_HEIGHT / 2, fill, border="" if checked else "line2")
    knob = QRectF(left + TRACK_EDGE, track.top() + TRACK_EDGE, KNOB_SIZE, KNOB_SIZE)
    if checked:
        knob.moveRight(track.right() - TRACK_EDGE)
    canvas.box(knob, KNOB_SIZE / 2, "onacc" if is_enabled or checked else "dis")
    if focused:
        edge = TRACK_EDGE
        canvas.focus_ring(track.adjusted(-edge, -edge, edge, edge), TRACK_HEIGHT / 2 + edge)


STEP_BOX_SIZE = 16


def _paint_step(canvas: Canvas, rect: QRectF, state: State, status: str | None) -> None:
    """Paint the box of a step, which differs by more than color in each status."""
    box = QRectF(0, 0, STEP_BOX_SIZE, STEP_BOX_SIZE)
    box.moveCenter(rect.center())
    done, hovered = status == TodoStatus.DONE, state & State.State_MouseOver
    edge = "" if done else "acc" if status == TodoStatus.IN_PROGRESS else "line2"
    edge = edge if state & State.State_Enabled else "line"
    canvas.box(box, 5, "accfill" if done else "hover" if hovered else "surf", border=edge)
    if done:
        canvas.icon(box.topLeft() + QPointF(2, 2), "check", "onacc", size=12)
    elif status == TodoStatus.IN_PROGRESS:
        canvas.dot(box.center(), "acc")
    elif status == TodoStatus.CANCELLED:
        middle = box.center()
        canvas.line(middle - QPointF(4, 0), middle + QPointF(4, 0), "mut", width=2)
    if state & State.State_HasFocus:
        canvas.focus_ring(box.adjusted(-2, -2, 2, 2), 7)


def _paint_choice(
    canvas: Canvas, rect: QRectF, center: QPointF, tone: str, *, radius: float, chosen: bool
) -> None:
    """Paint the ring of a card to choose; a chosen one has a dot and a line inside its border."""
    if chosen:
        line = Theme.applied.color("acc", CHOSEN_LINE_ALPHA)
        canvas.box(rect.adjusted(1, 1, -1, -1), 9, border=line)
        canvas.dot(center, "acc", radius=3.5)
    canvas.ring(center, "acc" if chosen else tone, radius=radius)


def button_look(widget: QWidget) -> ButtonLook:
    """Return the look of a button's role, lower or tighter where its properties say so."""
    look = BUTTON_LOOKS.get(widget.property("role"), _PLAIN)
    if widget.property("compact"):
        return look._replace(
            height=COMPACT_HEIGHT,
            padding=COMPACT_PADDING,
            focus_width=2,
            off_fill="surf",
            off_border="line",
        )
    if widget.property("low"):
        look = look._replace(height=LOW_HEIGHT, padding=LOW_PADDING)
    if widget.property("tight"):
        look = look._replace(padding=TIGHT_PADDING)
    return look


def use_style(theme: Theme) -> None:
    """Paint all controls with a theme from now on, in its appearance."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return
    if not isinstance(app.style(), HelixStyle):
        app.setStyle(HelixStyle())
    theme.apply()
