"""The dialog that shows a diagram as a picture, which can be saved."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.buttons import button
from helix_desktop.ui.widgets.dialogs import Dialog
from helix_desktop.ui.widgets.labels import label, set_tone
from helix_desktop.ui.widgets.layout import STRETCH, row_of
from helix_desktop.ui.widgets.picture_view import PictureView

SIZE = QSize(900, 680)


class DiagramDialog(Dialog):
    """A picture once it is drawn, or why there is none."""

    LARGEST = QSize(4_000, 4_000)
    """The most pixels of a picture that is shown; a larger one is scaled down."""

    save_requested = Signal(object)
    """The bytes of the picture."""

    def __init__(self, theme: Theme, host: QWidget) -> None:
        super().__init__(theme, host, title=tr("Diagram"), size=SIZE)
        self.said = label(tr("Drawing the diagram…"), "small", "mut", wrap=True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.view = PictureView(theme)
        self.save = button(tr("Save as…"))
        self.save.setEnabled(False)
        self.cancel = button(tr("Close"))
        self.picture = b""
        self.body.addWidget(self.said)
        self.body.addWidget(self.view, 1)
        self.footer.addLayout(row_of(STRETCH, self.save, self.cancel, spacing=8))
        self.save.clicked.connect(lambda: self.save_requested.emit(self.picture))
        self.cancel.clicked.connect(self.close_sheet)

    def show_picture(self, picture: bytes, image: QImage | None) -> None:
        """Show what was drawn; None for a picture that is none or too large."""
        if image is None:
            self.show_problem(tr("The diagram is too large to show."))
            return
        self.picture = picture
        self.said.hide()
        self.view.show_image(image)
        self.save.setEnabled(True)

    def show_problem(self, problem: str) -> None:
        """Show why there is no picture."""
        self.said.setText(problem)
        set_tone(self.said, "bad")
