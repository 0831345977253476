"""Buttons that wrap into rows or paint themselves, and one that asks to be clicked again."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.controls import key_button
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import aligned, row_of

BUTTON_GAP = 8


class WrappingButtonRow(QWidget):
    """Buttons side by side; the last one is below where the texts would not fit."""

    def __init__(self, *buttons: QPushButton) -> None:
        super().__init__()
        self._buttons, self._wraps = buttons, False
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(BUTTON_GAP)
        for index, widget in enumerate(buttons):
            self._grid.addWidget(widget, 0, index)
            self._grid.setColumnStretch(index, 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        needed = sum(button.sizeHint().width() for button in self._buttons)
        wraps = needed + (len(self._buttons) - 1) * BUTTON_GAP > self.width()
        if wraps is self._wraps:
            return
        self._wraps, last = wraps, len(self._buttons) - 1
        if wraps:
            self._grid.addWidget(self._buttons[last], 1, 0, 1, last)
        else:
            self._grid.addWidget(self._buttons[last], 0, last)
        self._grid.setColumnStretch(last, 0 if wraps else 1)
        self.updateGeometry()


class ConfirmButton(QWidget):
    """A button that asks for confirmation in place; `agreed` follows the second click.

    Any other action changes nothing.
    """

    agreed = Signal()

    def __init__(self, words: str, *, question: str, yes: str) -> None:
        super().__init__()
        self.first = key_button(words)
        self._question = label(question, "small", "fg2")
        self.yes = key_button(yes, role="refuse")
        self.no = key_button(tr("Cancel"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row_of(
            *(
                aligned(widget, Qt.AlignmentFlag.AlignVCenter)
                for widget in (self.first, self._question, self.yes, self.no)
            ),
            on=self,
            spacing=8,
        )
        self.first.clicked.connect(lambda: self._ask(asking=True))
        self.no.clicked.connect(lambda: self._ask(asking=False))
        self.yes.clicked.connect(self._on_yes)
        self._ask(asking=False)

    def _ask(self, *, asking: bool) -> None:
        self.first.setVisible(not asking)
        for widget in (self._question, self.yes, self.no):
            widget.setVisible(asking)
        self.updateGeometry()

    def _on_yes(self) -> None:
        self._ask(asking=False)
        self.agreed.emit()
