"""A Mermaid diagram of an answer, opened as a picture where a program draws it."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from helix_desktop.app.container import AppParts
from helix_desktop.domain.value import replace
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.row_toolbar import add_code_commands
from helix_desktop.ui.markdown.block_layout import TextActionKind
from helix_desktop.ui.markdown.code_box import CodeBox
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.fakes.diagram_program import png_of, write_diagram_program
from tests.scenarios.served import SERVED, Served, says
from tests.scenarios.stage import resting, type_and_send, until

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the program of these tests is a script")

ANSWER = "So it goes:\n\n```mermaid\ngraph TD\nA-->B\n```\n\n```python\nprint(1)\n```\n"
WRONG = "```mermaid\ngrph TD\n```\n"


def a_picture() -> bytes:
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    return png_of(image)


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """The folder of programs on the user's PATH, which is empty."""
    made = tmp_path / "programs"
    made.mkdir()
    return made


@pytest.fixture
def parts(programs: Path) -> AppParts:
    return replace(SERVED, environ={"PATH": f"{programs}:/usr/bin:/bin", "SHELL": "/bin/sh"})


@pytest.fixture
def drawing(programs: Path) -> None:
    """A program that draws diagrams."""
    write_diagram_program(programs, a_picture())


async def answered(application: Application, served: Served, answer: str) -> WorkspaceView:
    view = application.window.workspace_views.current
    served.plan(says(answer))
    type_and_send(view, "draw it")
    await until(lambda: len(served.received) >= 1 and resting(view))
    await until(lambda: bool(boxes(view)))
    return view


def boxes(view: WorkspaceView) -> list[CodeBox]:
    sheet = view.chat.view.sheet(view.transcript.rowCount() - 1)
    return [each for each in sheet.boxes if isinstance(each, CodeBox)] if sheet else []


def actions(box: CodeBox) -> set[TextActionKind]:
    """What can be clicked in the head of a code block."""
    found = (box.action_at(QPointF(x, 10)) for x in range(0, 1_000, 5))
    return {each.wish for each in found if each is not None}


def click_picture(view: WorkspaceView) -> None:
    transcript, at = view.chat.view, view.transcript.rowCount() - 1
    sheet, rect = transcript.sheet(at), transcript.row_rect(at).toRect()
    assert sheet is not None
    for x in range(rect.right(), rect.left(), -4):
        for y in range(rect.top(), rect.bottom(), 6):
            act = sheet.action_at(transcript._in_text(at, QPoint(x, y)))
            if act is not None and act.wish is TextActionKind.PICTURE:
                button, point = Qt.MouseButton.LeftButton, QPoint(x, y)
                QTest.mouseClick(transcript.viewport(), button, pos=point)
                return
    raise AssertionError("there is no such button")


@pytest.mark.usefixtures("drawing")
async def test_a_diagram_opens_as_a_picture_and_is_saved(
    application: Application, served: Served, tmp_path: Path
) -> None:
    view = await answered(application, served, ANSWER)
    await until(lambda: boxes(view)[0].offers_picture)
    diagram, python = boxes(view)
    assert TextActionKind.PICTURE in actions(diagram)
    assert TextActionKind.PICTURE not in actions(python)
    menu = QMenu()
    add_code_commands(menu, view.chat.view.laid(view.transcript.rowCount() - 1), print)
    blocks = [each.menu() for each in menu.actions() if each.menu()]
    assert "Open code as picture" in [each.text() for each in blocks[0].actions()]
    assert "Open code as picture" not in [each.text() for each in blocks[1].actions()]
    click_picture(view)
    code = view.chat_controller.code
    dialog = code.diagram
    assert dialog is not None
    assert not dialog.save.isEnabled()
    await until(lambda: dialog.view.is_shown)
    assert dialog.save.isEnabled()
    saved = tmp_path / "d.png"
    code.save_picture(dialog.picture, saved)
    await until(lambda: saved.exists() and saved.read_bytes() == a_picture())
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    await until(lambda: code.diagram is None)


@pytest.mark.usefixtures("drawing")
async def test_a_diagram_with_an_error_says_what_is_wrong(
    application: Application, served: Served
) -> None:
    view = await answered(application, served, WRONG)
    await until(lambda: boxes(view)[0].offers_picture)
    click_picture(view)
    dialog = view.chat_controller.code.diagram
    assert dialog is not None
    await until(lambda: "No diagram type detected" in dialog.said.text())
    assert not dialog.save.isEnabled()
    dialog.close_sheet()


async def test_without_a_program_diagrams_stay_code(
    application: Application, served: Served
) -> None:
    view = await answered(application, served, ANSWER)
    diagrams = view.open_workspace.diagrams
    assert diagrams is not None
    assert not await diagrams.is_there()
    assert not boxes(view)[0].offers_picture
    assert TextActionKind.COPY in actions(boxes(view)[0])
