"""From a message to a file on disk, with a user who is asked in between and whose word holds."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from helix_desktop.domain.events import ToolReturned
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.rows import CallState, RowKind
from helix_desktop.ui.chat.transcript.tool_rows import tool_chips
from helix_desktop.ui.style.tokens import TOP_BAR_HEIGHT
from helix_desktop.ui.widgets.row_list import ListView
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.prove.dialect_says import Called
from tests.system.scenarios.served import Answer, Served, called, says, typed
from tests.system.scenarios.stage import (
    Play,
    events,
    resting,
    running,
    states,
    texts,
    transcript_rows,
    type_and_send,
    until,
)
from tests.ui.views import at_rest

ALT = Qt.KeyboardModifier.AltModifier


async def card_is_up(workspace_view: WorkspaceView) -> None:
    await until(lambda: workspace_view.chat.question.ready)


def press(workspace_view: WorkspaceView, key: Qt.Key) -> None:
    QTest.keyClick(workspace_view.chat.composer.editor, key, ALT)


def reason(workspace_view: WorkspaceView) -> str:
    """What stands below a call that was denied."""
    result = transcript_rows(workspace_view)
    return next(
        (row.output or "" for row in result if row.kind is RowKind.TOOL and row.expanded), ""
    )


async def test_a_folder_is_asked_about_once_and_the_answer_is_kept(
    play: Play, folder: Path
) -> None:
    async with play.view() as workspace_view:
        await until(lambda: workspace_view.chat.trust.ready)
        assert str(folder) in workspace_view.chat.trust.heading()
        assert QApplication.focusWidget() is workspace_view.chat.composer.editor
        QTest.mouseClick(workspace_view.chat.trust.buttons["Not now"], Qt.MouseButton.LeftButton)
        await until(lambda: not workspace_view.chat.trust.isVisible())
        assert workspace_view.chat.trust_badge.text() == "Not trusted"
    async with play.view() as workspace_view:
        await at_rest(workspace_view.bridge)
        assert not workspace_view.chat.trust.isVisible()
        QTest.mouseClick(workspace_view.chat.trust_badge, Qt.MouseButton.LeftButton)
        await until(lambda: workspace_view.chat.trust.ready)
        QTest.mouseClick(
            workspace_view.chat.trust.buttons["Trust this folder"], Qt.MouseButton.LeftButton
        )
        await until(lambda: workspace_view.chat.trust_badge.text() == "")
        assert not workspace_view.chat.trust.isVisible()
    async with play.view() as workspace_view:
        assert workspace_view.chat.trust_badge.text() == ""


async def test_a_file_is_written_once_the_user_allows_it(
    workspace_view: WorkspaceView, folder: Path
) -> None:
    type_and_send(workspace_view, "write hello into notes.txt")
    await until(lambda: workspace_view.chat.question.isVisible())
    assert not workspace_view.chat.trust.isVisible()
    card = workspace_view.chat.question
    assert card.heading().startswith("Write this file? · Holds up the turn since ")
    assert card.heading().endswith("\nnotes.txt")
    assert card.exact.row_texts() == ["hello"]
    assert not card.buttons["Always allow"].isEnabled()
    assert (
        "trust this folder first"
        in card.buttons["Always allow"].property("secondText") + card.facts.text()
    )
    assert not (folder / "notes.txt").exists()
    await card_is_up(workspace_view)
    await until(lambda: workspace_view.session in workspace_view.permissions.sessions)
    assert states(workspace_view) == [CallState.WAITING]
    await until(lambda: workspace_view.sidebar.sessions.items[0].below == "Waiting for you")
    labels = [part.text() for part in workspace_view.findChildren(QLabel) if part.isVisible()]
    assert not [text for text in labels if "waiting" in text.lower()], "the row and the card say it"
    [row] = [row for row in transcript_rows(workspace_view) if row.kind is RowKind.TOOL]
    assert not [chip.text for chip in tool_chips(row) if "waiting" in chip.text]
    press(workspace_view, Qt.Key.Key_Y)
    await until(lambda: not running(workspace_view))
    assert (folder / "notes.txt").read_text() == "hello"
    assert states(workspace_view) == [CallState.OK]
    assert not card.isVisible()
    assert workspace_view.chat.trust.isVisible()
    assert QApplication.focusWidget() is workspace_view.chat.composer.editor


async def test_a_refusal_and_its_words_reach_the_agent(play: Play, folder: Path) -> None:
    async with play.view() as workspace_view:
        type_and_send(workspace_view, "write hello into notes.txt")
        await card_is_up(workspace_view)
        press(workspace_view, Qt.Key.Key_T)
        editor = workspace_view.chat.question.field_view.editor
        QTest.keyClicks(editor, "Put it into docs")
        QTest.keyClick(editor, Qt.Key.Key_Return)
        await until(lambda: not running(workspace_view))
        assert not (folder / "notes.txt").exists()
        assert states(workspace_view) == [CallState.DENIED]
        assert "Put it into docs" in texts(workspace_view, RowKind.ASSISTANT)[-1]
        assert QApplication.focusWidget() is workspace_view.chat.composer.editor
        await until(lambda: "Put it into docs" in reason(workspace_view))
        result = await events(workspace_view)
        user_words = [event.said for event in result if isinstance(event, ToolReturned)]
        assert user_words == ["Put it into docs"], "they are the user's words to a handover"
    async with play.view() as workspace_view:
        await until(lambda: bool(states(workspace_view)))
        await until(lambda: "Put it into docs" in reason(workspace_view))


@pytest.mark.slow
async def test_an_always_counts_for_the_shown_command_after_a_restart_too(
    play: Play, folder: Path
) -> None:
    async with play.view() as workspace_view:
        await until(lambda: workspace_view.chat.trust.ready)
        QTest.mouseClick(
            workspace_view.chat.trust.buttons["Trust this folder"], Qt.MouseButton.LeftButton
        )
        await until(lambda: workspace_view.chat.trust_badge.text() == "")
        type_and_send(workspace_view, "write hello into notes.txt")
        await card_is_up(workspace_view)
        assert (
            "files of this workspace that hold no secrets"
            in workspace_view.chat.question.facts.text()
        )
        press(workspace_view, Qt.Key.Key_A)
        await until(lambda: not running(workspace_view))
        assert (folder / "notes.txt").read_text() == "hello"
    async with play.view() as workspace_view:
        type_and_send(workspace_view, "write more into other.txt")
        await until(lambda: (folder / "other.txt").exists())
        await until(lambda: not running(workspace_view))
        type_and_send(workspace_view, "write secret into .env")
        await card_is_up(workspace_view)
        assert workspace_view.chat.question.chips.accessibleName() == "May read secrets"
        assert not workspace_view.chat.question.buttons["Always allow"].isEnabled()
        press(workspace_view, Qt.Key.Key_N)
        await until(lambda: not running(workspace_view))
        assert not (folder / ".env").exists()


async def test_who_trusts_while_a_call_waits_is_offered_an_always(
    workspace_view: WorkspaceView, folder: Path
) -> None:
    type_and_send(workspace_view, "write hello into notes.txt")
    await card_is_up(workspace_view)
    card, trust = workspace_view.chat.question, workspace_view.chat.trust
    assert not card.buttons["Always allow"].isEnabled()
    QTest.mouseClick(workspace_view.chat.trust_badge, Qt.MouseButton.LeftButton)
    await until(lambda: trust.ready)
    assert not card.isVisible()
    QTest.mouseClick(trust.buttons["Trust this folder"], Qt.MouseButton.LeftButton)
    await card_is_up(workspace_view)
    await until(lambda: card.buttons["Always allow"].isEnabled())
    assert not trust.isVisible()
    await card_is_up(workspace_view)
    press(workspace_view, Qt.Key.Key_A)
    await until(lambda: not running(workspace_view))
    assert (folder / "notes.txt").read_text() == "hello"


async def test_closing_the_window_refuses_a_waiting_call_and_ends_the_turn(
    play: Play, folder: Path
) -> None:
    async with play() as application:
        workspace_view = application.window.workspace_views.current
        type_and_send(workspace_view, "write hello into notes.txt")
        await card_is_up(workspace_view)
        application.quit()
    assert not (folder / "notes.txt").exists()
    async with play.view() as workspace_view:
        await until(lambda: bool(states(workspace_view)))
        assert states(workspace_view)[0] in (CallState.DENIED, CallState.STOPPED)
        assert not workspace_view.chat.question.isVisible()
        assert not any(
            "Helix quit during this turn" in text for text in texts(workspace_view, RowKind.BREAK)
        )


def marks(rows: ListView) -> dict[str, str]:
    return {row.title: row.mark for row in rows.items}


async def test_a_question_waits_while_another_workspace_is_on_screen(
    play: Play, tmp_path: Path, folder: Path
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    async with play() as application:
        workspace_view = application.window.workspace_views.current
        type_and_send(workspace_view, "write hello into notes.txt")
        await card_is_up(workspace_view)
        application.window.choose_folder(str(other))
        await until(lambda: "other" in application.window.windowTitle())
        await until(lambda: not workspace_view.chat.question.isVisible())
        rows = application.window.workspace_views.current.sidebar.workspaces
        await until(lambda: marks(rows) == {"ledger": "waiting", "other": ""})
        application.window.choose_folder(str(folder))
        await card_is_up(workspace_view)
        press(workspace_view, Qt.Key.Key_Y)
        await until(lambda: (folder / "notes.txt").exists())
        await until(lambda: not running(workspace_view))
        rows = workspace_view.sidebar.workspaces
        await until(lambda: marks(rows) == {"ledger": "", "other": ""})


async def test_a_subagents_question_names_whom_it_works_for(
    workspace_view: WorkspaceView, folder: Path
) -> None:
    type_and_send(workspace_view, "delegate: write hello into notes.txt")
    await card_is_up(workspace_view)
    heading = workspace_view.chat.question.heading()
    assert "A subagent of “delegate: write hello into notes.txt” asks" in heading
    assert workspace_view.session in workspace_view.permissions.sessions
    await until(lambda: workspace_view.sidebar.sessions.items[0].below == "Waiting for you")
    press(workspace_view, Qt.Key.Key_Y)
    await until(lambda: not running(workspace_view))
    assert (folder / "notes.txt").read_text() == "hello"


async def test_the_smallest_window_shows_the_whole_card(application: Application) -> None:
    window, workspace_view = application.window, application.window.workspace_views.current
    window.resize(window.minimumSize())
    words = " ".join(["hello"] * 100)
    type_and_send(workspace_view, f"write {words} into notes.txt")
    await card_is_up(workspace_view)
    card, composer = workspace_view.chat.question, workspace_view.chat.composer
    await at_rest(workspace_view.bridge)
    assert window.size() == window.minimumSize()
    top = card.mapTo(window, QPoint(0, 0)).y()
    below = composer.mapTo(window, QPoint(0, 0)).y()
    assert top >= TOP_BAR_HEIGHT
    assert top + card.height() <= below
    assert below + composer.height() <= window.height() - workspace_view.strip.height()
    for button in (card.buttons[text] for text in ("Allow once", "Always allow", "Deny")):
        corner = button.mapTo(card, QPoint(button.width(), button.height()))
        assert corner.x() <= card.width()
        assert corner.y() <= card.height()
    assert card.exact.height() >= 40
    press(workspace_view, Qt.Key.Key_N)
    await until(lambda: not running(workspace_view))


FORM = "expr 36 + 6"


def agent(body: bytes) -> Answer:
    """Runs what it is told to run."""
    message = typed(body)[-1]
    if called(body):
        return says("Done.")
    made = json.dumps({"command": message.removeprefix("run ")})
    return says("I run it.", calls=[Called(f"c{len(body)}", "shell", made)])


async def run(workspace_view: WorkspaceView, command: str, answer: Qt.Key | None) -> None:
    """A turn; None: nobody may be asked."""
    card, count = workspace_view.chat.question, len(texts(workspace_view, RowKind.USER))
    type_and_send(workspace_view, f"run {command}")
    if answer is not None:
        await until(lambda: card.ready)
        QTest.keyClick(workspace_view.chat.composer.editor, answer, ALT)
    await until(
        lambda: len(texts(workspace_view, RowKind.USER)) > count and resting(workspace_view), 25
    )
    await until(lambda: not workspace_view.chat.composer.editor.isReadOnly())
    assert not card.isVisible()


def request_text(body: bytes) -> str:
    """What the model was told of its last call."""
    results = [message for message in json.loads(body)["messages"] if message["role"] == "tool"]
    return str(results[-1]["content"])


@pytest.fixture
def answers() -> Callable[[bytes], Answer]:
    return agent


async def test_each_answer_on_the_card_means_the_same_in_every_process(
    play: Play, served: Served, folder: Path
) -> None:
    async with play.view() as workspace_view:
        await run(workspace_view, FORM, Qt.Key.Key_N)
        assert states(workspace_view) == [CallState.DENIED]
        assert "42" not in request_text(served.bodies[-1])
        await run(workspace_view, FORM, Qt.Key.Key_Y)
        assert "42" in request_text(served.bodies[-1])
        await run(workspace_view, FORM, Qt.Key.Key_A)
        await run(workspace_view, FORM, None)
        assert states(workspace_view) == [CallState.DENIED, *[CallState.OK] * 3]
    async with play.view() as workspace_view:
        await until(lambda: len(states(workspace_view)) == 4)
        await run(workspace_view, FORM, None)
        assert "42" in request_text(served.bodies[-1])
        await run(workspace_view, f"{FORM}; touch more.txt", Qt.Key.Key_N)
        await run(workspace_view, FORM.replace("6", "9"), Qt.Key.Key_N)
        assert states(workspace_view)[4:] == [CallState.OK, CallState.DENIED, CallState.DENIED]
        assert not (folder / "more.txt").exists()
