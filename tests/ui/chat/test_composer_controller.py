"""What is written in the message field goes where it was meant to, whatever the user does next."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from helix_desktop.app.sessions.message_queue import QueueHold
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.event_codec import decode_event
from helix_desktop.domain.events import Ending, TurnStarted
from helix_desktop.domain.live_events import TurnFinished
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.palette.items import action_items, group_hits, parse_query
from helix_desktop.ui.widgets.dialogs import Dialog
from tests.engine.stage import SESSION
from tests.ui.bench import Bench
from tests.ui.views import at_rest, signal_values
from tests.waiting import until


async def let_wait(open_workspace: OpenWorkspace, text: str) -> None:
    """Queue a message that waits for the user, as after Stop."""
    await open_workspace.queue.add(SESSION, text)
    open_workspace.queue.take(TurnFinished(SESSION, Ending.STOPPED))
    assert open_workspace.queue.hold(SESSION)[0] is QueueHold.STOPPED


async def test_a_queued_message_that_was_emptied_to_be_written_anew_stays_as_it_was(
    bench: Bench,
) -> None:
    workspace_view, queue = bench.workspace_view, bench.open_workspace.queue
    composer, rows = workspace_view.chat.composer, workspace_view.chat.queue
    await let_wait(bench.open_workspace, "check every file")
    await at_rest(workspace_view.bridge)
    rows.rows[0].edit.click()
    composer.editor.setPlainText("c")
    composer.drafted.emit()
    composer.editor.clear()
    await workspace_view.show_session(NO_SESSION)
    await at_rest(workspace_view.bridge)
    assert [item.text for item in queue.waiting(SESSION)] == ["check every file"]
    await workspace_view.show_session(SESSION)
    rows.rows[0].edit.click()
    composer.editor.clear()
    rows.send.click()
    await at_rest(workspace_view.bridge)
    assert queue.waiting(SESSION) == (), "no empty message blocks the queue"


async def test_a_file_is_mentioned_and_made_smaller_in_its_place_also_after_an_emoji(
    bench: Bench,
) -> None:
    composer = bench.workspace_view.chat.composer
    composer.editor.setPlainText("😀😀😀 read @big.txt and go")
    composer.too_large.part_requested.emit("@big.txt", "@big.txt:1-40")
    assert composer.draft() == "😀😀😀 read @big.txt:1-40 and go"
    composer.editor.moveCursor(QTextCursor.MoveOperation.Start)
    composer.editor.insertPlainText("😀 ")
    composer.insert("@a.py")
    assert composer.draft() == "😀 @a.py 😀😀😀 read @big.txt:1-40 and go"


def pictured(folder: Path, *, size: int = 0) -> str:
    """Draw a picture of at least `size` bytes; return its path."""
    file = folder / "shot.png"
    image = QImage(200, 100, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.blue)
    image.save(str(file))
    file.write_bytes(file.read_bytes().ljust(size, b"\0"))
    return str(file)


def turns(bench: Bench) -> list[TurnStarted]:
    """All messages that were sent in the session."""
    events = map(decode_event, bench.there.store.saved_data.journals[SESSION])
    return [event for event in events if isinstance(event, TurnStarted)]


async def test_a_message_is_sent_with_all_that_was_dropped_before_enter(
    bench: Bench, tmp_path: Path
) -> None:
    workspace_view = bench.workspace_view
    composer = workspace_view.chat.composer
    (tmp_path / "notes.txt").write_text("mind the gap\n")
    QTest.keyClicks(composer.editor, "what is it?")
    workspace_view.chat_controller.composer_controller.attachment_controller.take_files(
        [pictured(tmp_path), str(tmp_path / "notes.txt")]
    )
    QTest.keyClick(composer.editor, Qt.Key.Key_Return)
    QTest.keyClicks(composer.editor, "next")
    await until(lambda: composer.draft() == "next")
    sent = turns(bench)[-1]
    assert sent.text == "what is it? @notes.txt "
    assert [image.width for image in sent.images] == [200]
    assert composer.attachments.images() == ()
    await at_rest(workspace_view.bridge)


async def test_a_message_whose_file_is_refused_stays_in_the_field(
    bench: Bench, tmp_path: Path
) -> None:
    workspace_view = bench.workspace_view
    composer, before = workspace_view.chat.composer, turns(bench)
    warned = signal_values(workspace_view.navigation.warned)
    composer.editor.setPlainText("what is it?")
    workspace_view.chat_controller.composer_controller.attachment_controller.take_files(
        [str(tmp_path / "gone.png")]
    )
    QTest.keyClick(composer.editor, Qt.Key.Key_Return)
    await until(lambda: len(warned) == 1 and not composer.sending)
    assert composer.draft() == "what is it?"
    assert turns(bench) == before


async def test_a_message_that_is_left_before_its_file_has_arrived_is_sent_with_it(
    bench: Bench, tmp_path: Path
) -> None:
    workspace_view = bench.workspace_view
    composer = workspace_view.chat.composer
    composer.editor.setPlainText("what is it?")
    workspace_view.chat_controller.composer_controller.attachment_controller.take_files(
        [pictured(tmp_path)]
    )
    QTest.keyClick(composer.editor, Qt.Key.Key_Return)
    workspace_view.navigation.session_requested.emit(NO_SESSION)
    await until(lambda: turns(bench)[-1].text == "what is it?")
    assert len(turns(bench)[-1].images) == 1
    await at_rest(workspace_view.bridge)
    assert composer.attachments.images() == ()
    assert not bench.open_workspace.drafts.draft(SESSION)


async def test_a_dropped_picture_belongs_to_the_session_it_was_dropped_in(
    bench: Bench, tmp_path: Path
) -> None:
    workspace_view = bench.workspace_view
    composer = workspace_view.chat.composer
    (tmp_path / "notes.txt").write_text("mind the gap\n")
    composer.editor.setPlainText("half a thought")
    workspace_view.chat_controller.composer_controller.attachment_controller.take_files(
        [pictured(tmp_path), str(tmp_path / "notes.txt")]
    )
    workspace_view.navigation.session_requested.emit(NO_SESSION)
    await until(lambda: workspace_view.session == NO_SESSION)
    await at_rest(workspace_view.bridge)
    assert composer.attachments.images() == ()
    assert composer.draft() == ""
    await workspace_view.show_session(SESSION)
    assert [image.width for image in composer.attachments.images()] == [200]
    assert composer.draft() == "half a thought\n@notes.txt "


async def test_a_picture_that_is_too_large_still_waits_when_its_session_is_shown_again(
    bench: Bench, tmp_path: Path
) -> None:
    workspace_view, before = bench.workspace_view, turns(bench)
    composer = workspace_view.chat.composer
    row = composer.attachments
    composer.editor.setPlainText("what is it?")
    workspace_view.chat_controller.composer_controller.attachment_controller.take_files(
        [pictured(tmp_path, size=20_000_001)]
    )
    await until(lambda: row.scale.isVisible())
    await workspace_view.show_session(NO_SESSION)
    assert row.words.text() == ""
    await workspace_view.show_session(SESSION)
    assert "shot.png is 200 × 100" in row.words.text()
    warned = signal_values(workspace_view.navigation.warned)
    QTest.keyClick(composer.editor, Qt.Key.Key_Return)
    await until(lambda: len(warned) == 1 and not composer.sending)
    assert turns(bench) == before
    row.scale.click()
    QTest.keyClick(composer.editor, Qt.Key.Key_Return)
    await until(lambda: len(turns(bench)) > len(before))
    assert len(turns(bench)[-1].images) == 1
    await at_rest(workspace_view.bridge)


async def test_a_message_that_waits_for_its_picture_is_a_draft_with_it_after_the_window_closed(
    bench: Bench, tmp_path: Path
) -> None:
    workspace_view, before = bench.workspace_view, turns(bench)
    composer = workspace_view.chat.composer
    QTest.keyClicks(composer.editor, "what is it?")
    workspace_view.chat_controller.composer_controller.attachment_controller.take_files(
        [pictured(tmp_path)]
    )
    QTest.keyClick(composer.editor, Qt.Key.Key_Return)
    QTest.keyClicks(composer.editor, "next")
    ended = signal_values(workspace_view.bridge.ended)
    workspace_view.end()
    await until(lambda: bool(ended))
    draft = bench.open_workspace.drafts.draft(SESSION)
    assert draft.text == "what is it?\nnext"
    assert [image.width for image in draft.images] == [200]
    assert turns(bench) == before


async def test_a_hash_sign_finds_messages_of_other_sessions_and_sends_the_chosen_one(
    bench: Bench,
) -> None:
    workspace_view, open_workspace = bench.workspace_view, bench.open_workspace
    other = await open_workspace.send(NO_SESSION, "the zebra is striped")
    await open_workspace.sessions.settled(other)
    editor = workspace_view.chat.composer.editor
    popup = workspace_view.chat_controller.composer_controller.mention_controller.popup
    workspace_view.window().activateWindow()
    editor.setFocus()
    await until(editor.hasFocus)
    QTest.keyClicks(editor, "#zebra")
    await until(lambda: popup.isVisible() and popup.offer is not None)
    assert (popup.offer.name, popup.offer.icon) == ("the zebra is striped", "chat")
    assert popup.offer.where.startswith("the zebra is striped · ")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert workspace_view.chat.composer.draft().startswith(f"#{other}/")
    request = await open_workspace.requests.next(SESSION, workspace_view.chat.composer.draft())
    assert any("from session" in block.text for block in request.blocks)


async def test_a_message_of_which_a_part_would_be_left_out_is_only_sent_after_that_was_said(
    bench: Bench,
) -> None:
    workspace_view = bench.workspace_view
    composer, before = workspace_view.chat.composer, turns(bench)
    text = " ".join(f"line {number} of a very long log." for number in range(4_000))
    composer.editor.setPlainText(text)
    QTest.keyClick(composer.editor, Qt.Key.Key_Return)
    await until(lambda: composer.too_large.isVisibleTo(composer) and not composer.sending)
    assert turns(bench) == before
    assert composer.draft() == text
    assert "left out" in composer.too_large.words.text()
    assert composer.too_large.take.text() == "Send shortened"
    composer.too_large.take.click()
    await until(lambda: turns(bench) != before)
    assert turns(bench)[-1].text == text
    await at_rest(workspace_view.bridge)
    assert not composer.too_large.isVisibleTo(composer)


async def test_a_long_message_that_fits_is_sent_at_once(bench: Bench) -> None:
    composer, before = bench.workspace_view.chat.composer, turns(bench)
    text = " ".join(f"line {number} of a log." for number in range(400))
    composer.editor.setPlainText(text)
    QTest.keyClick(composer.editor, Qt.Key.Key_Return)
    await until(lambda: turns(bench) != before)
    assert turns(bench)[-1].text == text
    assert not composer.too_large.isVisibleTo(composer)
    await at_rest(bench.workspace_view.bridge)


async def test_tab_completes_the_name_of_a_command_and_enter_runs_it(bench: Bench) -> None:
    workspace_view = bench.workspace_view
    composer = workspace_view.chat.composer
    mentions = workspace_view.chat_controller.composer_controller.mention_controller
    ran: list[str] = []
    actions = ActionRegistry(workspace_view)
    actions.add(Action("chat.look_around", "Look around", "Chat", lambda: ran.append("it")))
    mentions.action_registry = actions
    workspace_view.window().activateWindow()
    composer.editor.setFocus()
    await until(composer.editor.hasFocus)
    QTest.keyClicks(composer.editor, "/look")
    await until(mentions.popup.isVisible)
    QTest.keyClick(composer.editor, Qt.Key.Key_Tab)
    assert composer.draft() == "/look-around"
    assert not ran
    QTest.keyClick(composer.editor, Qt.Key.Key_Return)
    await until(lambda: ran == ["it"])
    composer.editor.setPlainText("/look-around")
    mentions.close()
    composer.submitted.emit("/look-around")
    await until(lambda: ran == ["it", "it"] and not composer.draft())


async def test_a_name_of_no_command_is_asked_about_before_it_is_sent(bench: Bench) -> None:
    workspace_view = bench.workspace_view
    composer, before = workspace_view.chat.composer, len(turns(bench))

    async def dialog_for(text: str) -> Dialog:
        composer.editor.setPlainText(text)
        composer.submitted.emit(text)
        await until(lambda: bool(workspace_view.findChildren(Dialog)))
        await at_rest(workspace_view.bridge)
        [dialog] = workspace_view.findChildren(Dialog)
        return dialog

    dialog = await dialog_for("/compcat all of it")
    assert "/compcat" in dialog.accessibleName()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    await until(lambda: not workspace_view.findChildren(Dialog))
    assert composer.draft() == "/compcat all of it"
    assert len(turns(bench)) == before
    dialog = await dialog_for("/compcat all of it")
    [send] = [it for it in dialog.findChildren(QPushButton) if it.text() == "Send as message"]
    send.click()
    await until(lambda: len(turns(bench)) == before + 1)
    assert turns(bench)[-1].text == "/compcat all of it"
    await at_rest(workspace_view.bridge)
    composer.editor.setPlainText("/etc/hosts is empty")
    composer.submitted.emit("")
    await until(lambda: len(turns(bench)) == before + 2)
    await at_rest(workspace_view.bridge)


@pytest.mark.parametrize("query", ["seen", "model saw", "search requests", "past requests"])
async def test_the_search_in_past_requests_is_found_by_what_it_is_wanted_for(
    bench: Bench, query: str
) -> None:
    items = action_items(bench.workspace_view.action_registry)
    groups = group_hits(items, parse_query(query))
    assert "seen" in [hit.goal.key for group in groups for hit in group.hits]
    [item] = [item for item in items if item.key == "seen"]
    assert "saw" not in item.title + item.second_text


async def test_the_session_that_was_shown_last_is_shown_at_the_next_start(bench: Bench) -> None:
    workspace_view, open_workspace = bench.workspace_view, bench.open_workspace
    newer = await open_workspace.send(NO_SESSION, "hello")
    await open_workspace.sessions.idle()
    controller = workspace_view.chat_controller
    await workspace_view.show_session(newer)
    assert await controller.begin() == newer
    await workspace_view.show_session(SESSION)
    await at_rest(workspace_view.bridge)
    assert open_workspace.drafts.shown == SESSION
    assert await controller.begin() == SESSION
    open_workspace.drafts.shown = NO_SESSION
    assert await controller.begin() == newer
