"""Stop, queue, interrupt, edit and resend, branch: what goes out is what the user meant."""

import json

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from helix_desktop.domain.events import Ending, TurnEnded, TurnStarted
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.rows import RowAction, RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.scenarios.served import Served, for_ever, says, typed
from tests.system.scenarios.stage import events, resting, running, texts, type_and_send, until
from tests.ui.views import at_rest

CONTROL = Qt.KeyboardModifier.ControlModifier


async def quiet(workspace_view: WorkspaceView, answers: int) -> None:
    await until(
        lambda: len(texts(workspace_view, RowKind.ASSISTANT)) >= answers and resting(workspace_view)
    )


def row_of(workspace_view: WorkspaceView, kind: RowKind, text: str) -> int:
    result = range(workspace_view.transcript.rowCount())
    rows = [(at, workspace_view.transcript.row(at)) for at in result]
    return next(at for at, row in rows if row.kind is kind and text in row.text)


async def test_stopped_queued_and_interrupted_turns_send_what_was_meant_in_that_order(
    application: Application, served: Served
) -> None:
    served.plan(for_ever("on and on"), for_ever("still"), says("Well."))
    workspace_view = application.window.workspace_views.current
    editor = workspace_view.chat.composer.editor
    type_and_send(workspace_view, "first")
    await until(
        lambda: any("on and on 3" in text for text in texts(workspace_view, RowKind.ASSISTANT))
    )
    type_and_send(workspace_view, "later")
    await until(
        lambda: workspace_view.chat.queue.isVisible() and not workspace_view.chat.composer.draft()
    )
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    await until(lambda: resting(workspace_view))
    partial_text = texts(workspace_view, RowKind.ASSISTANT)[0]
    await at_rest(workspace_view.bridge)
    assert len(served.bodies) == 1
    workspace_view.chat.queue.send.click()
    await until(lambda: len(served.bodies) == 2 and running(workspace_view))
    await until(lambda: not editor.isReadOnly())
    QTest.keyClicks(editor, "now")
    QTest.keyClick(editor, Qt.Key.Key_Return, CONTROL)
    await until(lambda: texts(workspace_view, RowKind.USER) == ["first", "later", "now"])
    await until(lambda: len(served.bodies) == 3 and resting(workspace_view))
    await until(lambda: texts(workspace_view, RowKind.ASSISTANT)[-1] == "Well.")
    result = await events(workspace_view)
    endings = [item.ending for item in result if isinstance(item, TurnEnded)]
    assert endings == [Ending.STOPPED, Ending.STOPPED, Ending.DONE]
    sent_texts = [item.text for item in result if isinstance(item, TurnStarted)]
    assert sent_texts == ["first", "later", "now"]
    last = json.loads(served.bodies[-1])["messages"]
    replies = [item["content"] for item in last if item["role"] == "assistant"]
    assert any(partial_text.split(" 3 ")[0] in str(item) for item in replies)
    order = [item for item in typed(served.bodies[-1]) if item in ("first", "later", "now")]
    assert order == ["first", "later", "now"]


async def test_who_edits_and_resends_sends_a_branch_and_the_original_goes_on_as_it_was(
    workspace_view: WorkspaceView, served: Served
) -> None:
    for at, text in enumerate(("one", "two", "three"), 1):
        type_and_send(workspace_view, text)
        await quiet(workspace_view, at)
    original, before = workspace_view.session, served.bodies[-1]
    open_workspace = workspace_view.open_workspace
    next_of_original = await open_workspace.requests.written(original, draft="four")
    workspace_view.chat.view.action_requested.emit(
        row_of(workspace_view, RowKind.USER, "two"), RowAction.RESEND
    )
    card = workspace_view.chat.words
    await until(card.isVisible)
    QTest.keyClicks(QApplication.focusWidget(), "!")
    button = next(b for b in card.findChildren(QPushButton) if b.text() == "Send in new branch")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    await until(lambda: workspace_view.session != original)
    await until(lambda: texts(workspace_view, RowKind.USER) == ["one", "two!"])
    await until(lambda: resting(workspace_view))
    assert [item for item in typed(served.bodies[-1]) if item in ("one", "two!", "three")] == [
        "one",
        "two!",
    ]
    # all before the changed message is the very same: a provider's cache holds on
    second = served.bodies[1]
    messages, branch = json.loads(second)["messages"], json.loads(served.bodies[-1])["messages"]
    assert branch[:-1] == messages[:-1]
    workspace_view.navigation.session_requested.emit(original)
    await until(lambda: texts(workspace_view, RowKind.USER) == ["one", "two", "three"])
    again = await open_workspace.requests.written(original, draft="four")
    assert again.data == next_of_original.data
    type_and_send(workspace_view, "four")
    await quiet(workspace_view, 4)
    assert served.bodies[-1] == again.data
    assert len(before) < len(again.data)


async def test_pictures_and_mentions_go_along_when_a_message_is_sent_or_asked_again(
    workspace_view: WorkspaceView, served: Served
) -> None:
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    copied = QMimeData()
    copied.setImageData(image)
    workspace_view.chat.composer.editor.insertFromMimeData(copied)
    type_and_send(workspace_view, "see @README.md and this")
    await quiet(workspace_view, 1)
    mention = row_of(workspace_view, RowKind.MENTION, "@README.md")
    assert workspace_view.transcript.row(mention).text.endswith(" tokens")
    first, original = served.bodies[0], workspace_view.session
    assert b"data:image/png;base64" in first
    assert b"Books every order twice" in first
    answer = row_of(workspace_view, RowKind.ASSISTANT, "Well.")
    workspace_view.chat.view.action_requested.emit(answer, RowAction.AGAIN)
    await until(lambda: workspace_view.session != original and len(served.bodies) == 2)
    await quiet(workspace_view, 1)
    again = json.loads(served.bodies[1])["messages"]
    assert again == json.loads(first)["messages"]
    workspace_view.chat.view.action_requested.emit(
        row_of(workspace_view, RowKind.USER, "see"), RowAction.RESEND
    )
    await until(workspace_view.chat.words.isVisible)
    QTest.keyClicks(QApplication.focusWidget(), ", please")
    button = next(
        child
        for child in workspace_view.chat.words.findChildren(QPushButton)
        if child.text() == "Send in new branch"
    )
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    await until(lambda: len(served.bodies) == 3)
    await quiet(workspace_view, 1)
    assert b"data:image/png;base64" in served.bodies[2]
    assert b"Books every order twice" in served.bodies[2]
    workspace_view.chat.view.action_requested.emit(
        row_of(workspace_view, RowKind.MENTION, "@README.md"), RowAction.ENTRY
    )
    await until(
        lambda: "Books every" in workspace_view.page_controllers.cache.page.detail.view.text()
    )
    assert workspace_view.page == "cache"
