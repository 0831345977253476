"""Diagrams of an answer where the user has a program that draws them: code, picture, and error."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from helix_desktop.ui.markdown.block_layout import TextActionKind
from helix_desktop.ui.markdown.code_box import CodeBox
from tests.fakes.diagram_program import png_of, write_diagram_program
from tests.scenarios.stage import until
from tests.tour.guide import Guide
from tests.tour.practice_models import DIAGRAMS
from tests.tour.project import lay_out

DRAWING = 1.2
"""The seconds that the program takes, long enough to be seen."""
_STEPS = ("Order", "Booking", "Ledger")
_LIGHT, _DARK = ("#ffffff", "#ececff", "#333333"), ("#1f2430", "#2b3245", "#d7dce8")


def programs_of(base: Path) -> Path:
    """The folder of programs on the user's PATH."""
    return base / "programs"


def lay_out_with_program(base: Path) -> Path:
    programs = programs_of(base)
    programs.mkdir()
    light, dark = _painted(*_LIGHT), _painted(*_DARK)
    write_diagram_program(programs, light, dark, seconds=DRAWING)
    return lay_out(base)


def _painted(background: str, fill: str, ink: str) -> bytes:
    """Return the picture of a small diagram, twice as large as on a page."""
    image = QImage(1_240, 280, QImage.Format.Format_RGB32)
    image.fill(QColor(background))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(ink), 3))
    font = painter.font()
    font.setPixelSize(32)
    painter.setFont(font)
    for at, step in enumerate(_STEPS):
        box = QRectF(40 + 440 * at, 80, 280, 120)
        painter.setBrush(QColor(fill))
        painter.drawRect(box)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, step)
        if at:
            painter.drawLine(QLineF(box.left() - 160, 140, box.left(), 140))
            painter.drawLine(QLineF(box.left() - 16, 132, box.left(), 140))
            painter.drawLine(QLineF(box.left() - 16, 148, box.left(), 140))
    painter.end()
    return png_of(image)


async def drawing(guide: Guide) -> None:
    await guide.fresh()
    await guide.say(DIAGRAMS)
    await guide.over()
    chat = guide.workspace_view.chat_controller
    view, at = guide.workspace_view.chat.view, guide.workspace_view.transcript.rowCount() - 1

    def blocks() -> list[CodeBox]:
        sheet = view.sheet(at)
        return [each for each in sheet.boxes if isinstance(each, CodeBox)] if sheet else []

    await until(lambda: bool(blocks()) and all(each.offers_picture for each in blocks()))
    await guide.see("code")
    flow, wrong = blocks()
    view.code_requested.emit(TextActionKind.PICTURE, flow.leaf)
    dialog = chat.code.diagram
    assert dialog is not None
    await guide.see("drawing")
    await until(lambda: dialog.view.is_shown)
    await guide.see("picture")
    await guide.close_sheets()
    view.code_requested.emit(TextActionKind.PICTURE, wrong.leaf)
    refused = chat.code.diagram
    assert refused is not None
    await until(lambda: "No diagram type" in refused.said.text())
    await guide.see("refused")
    await guide.close_sheets()


STATIONS: dict[str, Callable[[Guide], Awaitable[None]]] = {"diagram": drawing}
