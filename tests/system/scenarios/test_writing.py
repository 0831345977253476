"""Writing to the agent, over the whole application: queue, pictures, crashes."""

import asyncio
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.container import AppParts
from helix_desktop.app.instance_socket import SOCKET as WINDOW
from helix_desktop.app.ipc.local_socket import SOCKET
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.inspected_request import WindowWeight
from helix_desktop.domain.messages import Image, Text
from helix_desktop.providers.practice.practice_model import PracticeModel
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.composer.composer import AttachmentThumbnail
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.app.app_stage import Waiting
from tests.fakes.provider import HANG, ScriptedProvider, says
from tests.system.scenarios.stage import (
    Play,
    files_found,
    live,
    open_and_quiet,
    running,
    texts,
    type_and_send,
    until,
)
from tests.ui.views import at_rest

SLOW = AppParts(provider=lambda: PracticeModel(0.05))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    (made / "src").mkdir(parents=True)
    (made / "README.md").write_text("# Ledger\n")
    (made / "src" / "store.py").write_text("def put():\n    pass\n\ndef get():\n    return 42\n")
    return made


def waiting(workspace_view: WorkspaceView) -> list[str]:
    rows = workspace_view.chat.queue
    return [row.words()[1] for row in rows.rows] if rows.isVisible() else []


async def queue(workspace_view: WorkspaceView, *messages: str) -> None:
    composer = workspace_view.chat.composer
    for text in messages:
        type_and_send(workspace_view, text)
        await until(lambda: not composer.draft() and not composer.editor.isReadOnly())


async def begin(application: Application, text: str) -> WorkspaceView:
    workspace_view = application.window.workspace_views.current
    await until(lambda: open_and_quiet(application))
    type_and_send(workspace_view, text)
    await until(
        lambda: running(workspace_view) and not workspace_view.chat.composer.editor.isReadOnly()
    )
    return workspace_view


def picture(width: int = 40) -> QImage:
    image = QImage(width, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    return image


async def test_messages_typed_while_the_disk_is_slow_all_wait_in_their_order(play: Play) -> None:
    provider = Waiting()
    async with play.view(parts=AppParts(provider=lambda: provider)) as workspace_view:
        composer, messages = workspace_view.chat.composer, workspace_view.open_workspace.queue
        type_and_send(workspace_view, "hello there")
        await until(lambda: running(workspace_view))
        await until(lambda: not composer.draft())
        async with messages._write_lock:
            for text in ("second", "third", "fourth"):
                type_and_send(workspace_view, text)
            QTest.keyClicks(composer.editor, "a draft")
            # the first one waits for the disk
            await until(lambda: bool(messages._write_lock._waiters))
            assert composer.draft() == "second"
        await until(lambda: composer.draft() == "a draft")
        assert waiting(workspace_view) == ["second", "third", "fourth"]
        async with messages._write_lock:
            QTest.keyClick(composer.editor, Qt.Key.Key_Return)
            QTest.keyClicks(composer.editor, "more for this")
            session = workspace_view.session
            await workspace_view.show_session(NO_SESSION)
            QTest.keyClicks(composer.editor, "for a new session")
        await until(lambda: composer.draft() == "for a new session")
        await workspace_view.show_session(session)
        assert waiting(workspace_view)[-1] == "a draft"
        assert composer.draft() == "more for this"
        provider.free.set()


async def test_what_comes_while_a_message_is_sent_stays_in_the_session_it_came_in(
    play: Play,
) -> None:
    provider = Waiting()
    async with play.view(parts=AppParts(provider=lambda: provider)) as workspace_view:
        composer, messages = workspace_view.chat.composer, workspace_view.open_workspace.queue
        type_and_send(workspace_view, "hello there")
        await until(lambda: running(workspace_view) and not composer.editor.isReadOnly())
        await until(lambda: workspace_view.session != NO_SESSION)
        session = workspace_view.session
        async with messages._write_lock:
            type_and_send(workspace_view, "second")
            workspace_view.navigation.recall_requested.emit("@README.md")
            await workspace_view.show_session(NO_SESSION)
            QTest.keyClicks(composer.editor, "for a new session")
            await workspace_view.show_session(session)
            QTest.keyClicks(composer.editor, "look")
            assert composer.draft() == "second"
        await until(lambda: not composer.editor.isReadOnly())
        await until(lambda: waiting(workspace_view) == ["second"])
        await until(lambda: composer.draft() == "@README.mdlook")
        await workspace_view.show_session(NO_SESSION)
        assert composer.draft() == "for a new session"
        provider.free.set()


async def test_messages_sent_while_a_new_session_is_about_to_be_shown_stay_apart(
    play: Play,
) -> None:
    provider = Waiting()
    async with play.view(parts=AppParts(provider=lambda: provider)) as workspace_view:
        composer = workspace_view.chat.composer

        def type_on() -> None:
            writing.sent.disconnect(type_on)
            type_and_send(workspace_view, "second")
            type_and_send(workspace_view, "third")
            QTest.keyClicks(composer.editor, "a draft")

        writing = workspace_view.chat_controller.composer_controller
        writing.sent.connect(type_on)
        type_and_send(workspace_view, "hello there")
        await until(lambda: composer.draft() == "a draft")
        assert waiting(workspace_view) == ["second", "third"]
        assert len(await workspace_view.open_workspace.sessions.all()) == 1
        assert not workspace_view.open_workspace.drafts.draft(NO_SESSION)
        provider.free.set()


async def test_messages_wait_in_rows_are_edited_and_moved_and_go_one_by_one(play: Play) -> None:
    provider = Waiting()
    async with play(parts=AppParts(provider=lambda: provider)) as application:
        workspace_view = await begin(application, "hello there")
        composer, rows = workspace_view.chat.composer, workspace_view.chat.queue
        await queue(workspace_view, "second", "third", "fourth", "wrong")
        assert waiting(workspace_view) == ["second", "third", "fourth", "wrong"]
        QTest.keyClick(rows.rows[2], Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
        await until(lambda: waiting(workspace_view) == ["second", "fourth", "third", "wrong"])
        rows.rows[3].remove.click()
        await until(lambda: len(waiting(workspace_view)) == 3)
        composer.editor.setFocus()
        QTest.keyClick(composer.editor, Qt.Key.Key_Up)
        assert composer.draft() == "third"
        QTest.keyClicks(composer.editor, ", please")
        QTest.keyClick(composer.editor, Qt.Key.Key_Return)
        await until(lambda: waiting(workspace_view)[-1] == "third, please" and not composer.draft())
        provider.free.set()
        await until(
            lambda: len(texts(workspace_view, RowKind.USER)) == 4 and not running(workspace_view)
        )
        assert texts(workspace_view, RowKind.USER) == [
            "hello there",
            "second",
            "fourth",
            "third, please",
        ]
        await until(lambda: waiting(workspace_view) == [])


async def test_killed_in_the_middle_queue_draft_and_pictures_are_there_again(
    play: Play, tmp_path: Path, folder: Path
) -> None:
    async with play(parts=SLOW) as application:
        workspace_view = await begin(application, "hello there")
        await queue(workspace_view, "one", "two")
        copied = QMimeData()
        copied.setImageData(picture())
        workspace_view.chat.composer.editor.insertFromMimeData(copied)
        await until(lambda: len(workspace_view.chat.composer.attachments.images()) == 1)
        QTest.keyClicks(workspace_view.chat.composer.editor, "half a thought")
        drafts = next((tmp_path / "data" / "workspaces").iterdir()) / "drafts.json"
        await until(lambda: drafts.exists() and b"half a thought" in drafts.read_bytes())
        await asyncio.to_thread(
            shutil.copytree,
            tmp_path / "data",
            tmp_path / "crashed",
            # what is being written beside a file may go while it is copied
            ignore=shutil.ignore_patterns(SOCKET, WINDOW, ".drafts.json.*"),
        )
    quick = AppParts(provider=lambda: PracticeModel(0.001))
    async with live(data=tmp_path / "crashed", folder=folder, parts=quick) as application:
        workspace_view = application.window.workspace_views.current
        composer = workspace_view.chat.composer
        await until(lambda: open_and_quiet(application) and composer.draft() == "half a thought")
        await until(lambda: waiting(workspace_view) == ["one", "two"])
        assert "closed" in workspace_view.chat.queue.why()
        assert len(composer.attachments.images()) == 1
        await until(lambda: not composer.attachments._thumbnails[0].property("picture").isNull())
        await at_rest(workspace_view.bridge)
        assert texts(workspace_view, RowKind.USER) == ["hello there"]  # nothing goes by itself
        workspace_view.chat.queue.send.click()
        await until(lambda: texts(workspace_view, RowKind.USER)[1:] == ["one", "two"], 25)
        assert composer.draft() == "half a thought"


async def test_closing_while_a_waiting_message_is_edited_keeps_what_was_written(play: Play) -> None:
    async with play(parts=SLOW) as application:
        workspace_view = await begin(application, "hello there")
        await queue(workspace_view, "one")
        QTest.keyClicks(workspace_view.chat.composer.editor, "own")
        workspace_view.chat.queue.rows[0].edit.click()
        assert workspace_view.chat.composer.draft() == "one"
        QTest.keyClicks(workspace_view.chat.composer.editor, " and two")
    async with play() as application:
        workspace_view = application.window.workspace_views.current
        await until(
            lambda: open_and_quiet(application) and workspace_view.chat.composer.draft() == "own"
        )
        assert waiting(workspace_view) == ["one and two"]


async def test_enter_twice_is_one_message(play: Play) -> None:
    quick = AppParts(provider=lambda: PracticeModel(0.001))
    async with play.view(parts=quick) as workspace_view:
        type_and_send(workspace_view, "hello there")
        QTest.keyClick(workspace_view.chat.composer.editor, Qt.Key.Key_Return)
        QTest.keyClicks(workspace_view.chat.composer.editor, "too late")
        await until(
            lambda: running(workspace_view) and not workspace_view.chat.composer.editor.isReadOnly()
        )
        await until(lambda: not running(workspace_view), 25)
        assert texts(workspace_view, RowKind.USER) == ["hello there"]
        assert not waiting(workspace_view)
        assert len(await workspace_view.open_workspace.sessions.all()) == 1


async def test_a_queue_goes_on_while_another_session_is_on_screen(play: Play) -> None:
    quick = AppParts(provider=lambda: PracticeModel(0.01))
    async with play(parts=quick) as application:
        workspace_view = await begin(application, "hello there")
        await queue(workspace_view, "list")
        old = workspace_view.session
        workspace_view.sidebar.new.click()
        await until(lambda: workspace_view.transcript.rowCount() == 0)
        assert waiting(workspace_view) == []
        open_workspace = workspace_view.open_workspace
        await until(
            lambda: (
                not open_workspace.queue.waiting(old) and not open_workspace.sessions.running(old)
            ),
            25,
        )
        workspace_view.sidebar.sessions.chosen.emit(old)
        await until(lambda: texts(workspace_view, RowKind.USER) == ["hello there", "list"])


async def test_pictures_are_dropped_scaled_sent_and_gone_from_the_field(
    play: Play, tmp_path: Path, folder: Path
) -> None:
    provider = ScriptedProvider(says("A blue one."))
    (tmp_path / "outside.txt").write_text("from elsewhere\n")
    picture(200).save(str(folder / "shot.png"))
    async with play.view(parts=AppParts(provider=lambda: provider)) as workspace_view:
        composer = workspace_view.chat.composer
        dropped = QMimeData()
        files = (folder / "shot.png", folder / "README.md", tmp_path / "outside.txt")
        dropped.setUrls([QUrl.fromLocalFile(str(path)) for path in files])
        composer.editor.insertFromMimeData(dropped)
        await until(lambda: len(composer.attachments.images()) == 1)
        await until(lambda: "@README.md" in composer.draft() and "#" in composer.draft())
        assert "may not support images" in composer.attachments.words.text()
        QTest.keyClicks(composer.editor, "what is it?")
        QTest.keyClick(composer.editor, Qt.Key.Key_Return)
        await until(lambda: texts(workspace_view, RowKind.ASSISTANT) == ["A blue one."])
        parts = [part for message in provider.requests[0].messages for part in message.parts]
        (image,) = (part for part in parts if isinstance(part, Image))
        assert (image.width, image.height, image.mime) == (200, 30, "image/png")
        text = "".join(part.text for part in parts if isinstance(part, Text))
        assert "# Ledger" in text
        assert "from elsewhere" in text
        assert composer.attachments.images() == ()
        open_workspace = workspace_view.open_workspace
        await until(lambda: not composer.editor.isReadOnly())

        async def is_unpinned() -> bool:
            return not (await open_workspace.cache.entry(image.content)).pinned

        await until(is_unpinned)


@pytest.mark.slow
async def test_a_picture_without_words_is_in_the_next_request_that_is_shown(
    play: Play, folder: Path
) -> None:
    picture(200).save(str(folder / "shot.png"))
    async with play.view() as workspace_view:
        seen: list[WindowWeight] = []
        workspace_view.page_controllers.context.weighed.connect(seen.append)

        def drafted() -> int:
            return dict(seen[-1].by_kind).get(None, 0) if seen and seen[-1] else 0

        composer, dropped = workspace_view.chat.composer, QMimeData()
        dropped.setUrls([QUrl.fromLocalFile(str(folder / "shot.png"))])
        composer.editor.insertFromMimeData(dropped)
        await until(lambda: drafted() > 0)
        (thumbnail,) = composer.attachments.findChildren(AttachmentThumbnail)
        QTest.keyClick(thumbnail, Qt.Key.Key_Delete)
        await until(lambda: composer.attachments.images() == () and drafted() == 0)


async def test_an_input_method_keeps_its_enter_while_the_list_is_open(play: Play) -> None:
    provider = ScriptedProvider((HANG,))

    async with play.view(parts=AppParts(provider=lambda: provider)) as workspace_view:
        editor = workspace_view.chat.composer.editor
        popup = workspace_view.chat_controller.composer_controller.mention_controller.popup
        await files_found(workspace_view)
        QTest.keyClicks(editor, "@sto")
        await until(popup.isVisible)
        QApplication.sendEvent(editor, QInputMethodEvent("かな", []))
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Escape):
            if key is not Qt.Key.Key_Escape:
                QTest.keyClick(editor, key)
        assert editor.toPlainText() == "@sto"
        assert provider.requests == []
        done = QInputMethodEvent("", [])
        QApplication.sendEvent(editor, done)
        QTest.keyClick(editor, Qt.Key.Key_Escape)
        assert not popup.isVisible()
        assert editor.toPlainText() == "@sto"
        QTest.keyClicks(editor, "re")
        assert not popup.isVisible()  # who closed it does not want this word completed


async def test_a_typed_command_of_the_window_is_run(workspace_view: WorkspaceView) -> None:
    editor = workspace_view.chat.composer.editor
    QTest.keyClicks(editor, "/cache")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    await until(lambda: workspace_view.page == "cache")
    assert editor.toPlainText() == ""
