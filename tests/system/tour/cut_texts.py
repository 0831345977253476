"""Which texts of the application itself are cut on screen, measured by the metrics of fonts.

Names and words of a user may be cut, and so may a path: those are no texts of the application.
Its own are whole in every language: in labels and buttons, and in what is painted on a canvas.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any
from unicodedata import east_asian_width
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from helix_desktop.ui.settings.form_rows import RowTitle
from helix_desktop.ui.style.canvas import Canvas, styled
from helix_desktop.ui.style.qt_style import BUTTON_ICON_ROOM, PILLS, SEGMENT_EDGES, button_look
from helix_desktop.ui.text.formatting import CONTEXT, tr
from helix_desktop.ui.widgets.labels import ElidedLabel
from translations.source_texts import source_texts

SLACK = 1.5
"""Pixels by which metrics of a font may be off."""
CODE = ("mono", "monos")
JOINER = "\u200d"
"""What Qt puts before an ellipsis after Arabic letters."""
FEWEST = 3
"""Letters before an ellipsis that say which text was cut."""
LONG = 44
"""Letters of a text that is prose: it may end in an ellipsis where one line is all there is."""
SAID_BESIDE = (
    "Helix kept an excerpt",
    "Helix kept the preview",
    "Helix kept the full output",
    "you chose an excerpt",
    "you chose the preview",
    "you chose the full output",
    "preview, as no choice could be used",
)
"""What the list of the timeline may cut, because the pane beside it says all of it."""
_PLACE = re.compile(r"\{[^{}]*\}")
_NUMBERS = (0, 1, 2, 3, 11, 100)
"""One number for each form of any language."""


class OwnTexts:
    """The texts of the application in the language that it speaks now."""

    @cached_property
    def _fixed(self) -> frozenset[str]:
        return frozenset(item for item in self._spoken if not _PLACE.search(item))

    @cached_property
    def _names(self) -> frozenset[str]:
        return self._fixed - {tr(item) for item in SAID_BESIDE}

    @cached_property
    def _filled(self) -> list[re.Pattern[str]]:
        return [_pattern(item) for item in self._spoken if _PLACE.search(item)]

    @cached_property
    def _spoken(self) -> frozenset[str]:
        results: set[str] = set()
        for text in source_texts():
            forms = _NUMBERS if text.one else (-1,)
            sense = text.sense or None
            results |= {QCoreApplication.translate(CONTEXT, text.text, sense, n) for n in forms}
            results |= {text.one} if text.one else set()
        return frozenset(results)

    def has(self, text: str) -> bool:
        """Whether a text is one of them, with whatever values in it."""
        if text in self._fixed:
            return True
        result = (item.fullmatch(text) for item in self._filled)
        return any(item and _mostly_ours(text, item) for item in result)

    def was_cut(self, text: str) -> bool:
        """Whether what ends in an ellipsis is the beginning of one of them."""
        before, dots, after = text.replace(JOINER, "").partition("…")
        if not dots or after or len(before.strip()) < FEWEST or self.has(text):
            return False
        return any(name.startswith(before.rstrip()) for name in self._names)

    def is_name(self, text: str) -> bool:
        """Whether a text is one of the short ones without values, such as the name of something."""
        return text in self._names


def _wide(text: str) -> int:
    """Return the number of letters, of which those of Chinese and Japanese count as two."""
    return sum(2 if east_asian_width(item) in "WF" else 1 for item in text)


def _pattern(template: str) -> re.Pattern[str]:
    parts = map(re.escape, _PLACE.split(template))
    return re.compile("(.*)".join(parts), re.DOTALL)


def _mostly_ours(text: str, matches: re.Match[str]) -> bool:
    """Whether more than half of a text is the template's, and not a value's."""
    return sum(len(group) for group in matches.groups()) * 2 < len(text)


class CutTexts:
    """Looks for texts that are cut, in widgets and while a window is painted."""

    def __init__(self) -> None:
        self._own = OwnTexts()
        self._painted: list[str] = []

    def in_widgets(self, window: QWidget) -> list[str]:
        """Return a line for each text in a visible widget that has less room than it needs."""
        every = [window, *window.findChildren(QWidget)]
        return [line for item in every if _in_view(item) for line in self._faults(item)]

    @contextmanager
    def while_painting(self) -> Iterator[list[str]]:
        """Watch what is painted on a canvas; the list has a line for each text that is cut."""
        results: list[str] = []
        text = Canvas.text

        def watch_text(
            canvas: Canvas, rect: QRectF | QRect, words: str, style: str = "body", **more: Any
        ) -> float:
            results.extend(self._line_faults(QRectF(rect), words, style, **more))
            return text(canvas, rect, words, style, **more)

        with patch.object(Canvas, "text", watch_text):
            yield results

    def _line_faults(self, rect: QRectF, words: str, style: str, **more: Any) -> Iterator[str]:
        if not words:
            return
        needed = styled(style)[1].horizontalAdvance(words)
        # lines of code go on beyond what is seen of them
        shows_all = more.get("elide") == Qt.TextElideMode.ElideNone and style not in CODE
        matters = self._own.is_name(words) or (style not in CODE and self._matters(words))
        if needed > rect.width() + SLACK and (shows_all or matters):
            yield _fault("painted", words, rect.width(), needed)
        elif self._own.was_cut(words):
            yield f"painted {words!r}: was cut before"

    def _matters(self, words: str) -> bool:
        return _wide(words) < LONG and self._own.has(words)

    def _faults(self, widget: QWidget) -> Iterator[str]:
        if isinstance(widget, RowTitle):
            yield from self._row_faults(widget)
        elif isinstance(widget, ElidedLabel):
            yield from self._elided_faults(widget)
        elif isinstance(widget, QLabel):
            yield from _label_faults(widget)
        elif isinstance(widget, QLineEdit):
            yield from _placeholder_faults(widget)
        elif isinstance(widget, QAbstractButton):
            yield from self._button_faults(widget)

    def _row_faults(self, widget: RowTitle) -> Iterator[str]:
        lines = ((widget.name(), "strong"), *((line, "micro") for line in widget.lines()))
        for line, style in lines:
            needed = styled(style)[1].horizontalAdvance(line)
            full_text = widget.name() if style == "strong" else widget.below()
            if needed > widget.width() + SLACK and self._own.has(full_text):
                yield _fault("RowTitle", line, widget.width(), needed)

    def _elided_faults(self, widget: ElidedLabel) -> Iterator[str]:
        full_text, shown = widget.text(), widget.shown()
        cut = shown.endswith("…") and shown != full_text
        if cut and self._own.has(full_text) and not widget.toolTip():
            needed = widget.fontMetrics().horizontalAdvance(full_text)
            yield _fault("ElidedLabel", full_text, widget.width(), needed)

    def _button_faults(self, widget: QAbstractButton) -> Iterator[str]:
        text, name = widget.text(), type(widget).__name__
        if not text:
            return
        room, needed = _button_sizes(widget)
        if needed > room + SLACK:
            yield _fault(name, text, room, needed)
        if self._own.was_cut(text):
            yield f"{name} {text!r}: was cut before"
        yield from _hidden_faults(widget, widget.rect(), text)


def _in_view(widget: QWidget) -> bool:
    return widget.isVisible() and not widget.visibleRegion().isEmpty()


def _fault(name: str, text: str, room: float, needed: float) -> str:
    return f"{name} {text!r}: {room:.0f} of {needed:.0f} pixels"


def _label_faults(widget: QLabel) -> Iterator[str]:
    text, name, margin = widget.text(), type(widget).__name__, widget.margin()
    if not text:
        return
    inner = widget.contentsRect().adjusted(margin, margin, -margin, -margin)
    tall = QRect(0, 0, inner.width(), 100_000)
    flags = int(Qt.TextFlag.TextWordWrap) if widget.wordWrap() else 0
    needed = widget.fontMetrics().boundingRect(tall, flags, text)
    if needed.width() > inner.width() + SLACK:
        yield _fault(name, text, inner.width(), needed.width())
    elif widget.wordWrap() and needed.height() > inner.height() + SLACK:
        # one line of another script may be higher than that of a style, and is seen all the same
        yield _fault(f"{name} (height)", text, inner.height(), needed.height())
    yield from _hidden_faults(widget, inner, text)


def _button_sizes(widget: QAbstractButton) -> tuple[int, int]:
    """Return the room of a button's text, and the width that the text needs."""
    if isinstance(widget, QPushButton) and widget.isFlat():
        return 0, 0  # it paints itself
    if isinstance(widget, QPushButton) and (widget.property("compact") or not widget.text()):
        return widget.width(), widget.sizeHint().width() if widget.text() else 0
    if widget.property("role") in PILLS:
        return widget.width(), min(widget.sizeHint().width(), widget.maximumWidth())
    if isinstance(widget, QPushButton):
        words = widget.fontMetrics().size(int(Qt.TextFlag.TextShowMnemonic), widget.text())
        icon = BUTTON_ICON_ROOM if widget.property("iconName") else 0
        is_segment = widget.property("role") == "segment"
        edges = SEGMENT_EDGES if is_segment else 2 * button_look(widget).padding
        return widget.width() - edges, words.width() + icon
    return widget.width(), widget.sizeHint().width()


def _placeholder_faults(widget: QLineEdit) -> Iterator[str]:
    if widget.text() or not widget.placeholderText():
        return
    margins = widget.textMargins()
    room = widget.contentsRect().width() - margins.left() - margins.right() - 4
    needed = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
    if needed > room + SLACK:
        yield _fault("placeholder", widget.placeholderText(), room, needed)


def _hidden_faults(widget: QWidget, place: QRect, text: str) -> Iterator[str]:
    """A text that reaches out of what is around it; what can be scrolled to is not cut."""
    scrolls = False
    for around in _around(widget):
        area = around.parentWidget()
        at = QRect(widget.mapTo(around, QPoint(place.topLeft())), place.size())
        across = at.left() < -1 or at.right() > around.width() + 1
        down = at.top() < -1 or at.bottom() > around.height() + 1
        if isinstance(area, QAbstractScrollArea) and around is area.viewport():
            scrolls = True
            across = across and area.horizontalScrollBar().maximum() == 0
        if across or (down and not scrolls):
            name = type(widget).__name__
            yield f"{name} {text!r}: reaches out of {type(around).__name__}"
            return


def _around(widget: QWidget) -> Iterable[QWidget]:
    around = widget.parentWidget()
    while around is not None and not widget.isWindow():
        yield around
        if around.isWindow():
            return
        around = around.parentWidget()
