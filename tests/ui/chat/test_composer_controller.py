"""What is written in the message field goes where it was meant to, whatever the user does next."""

from PySide6.QtGui import QTextCursor

from helix_desktop.app.sessions.message_queue import QueueHold
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.events import Ending
from helix_desktop.domain.live_events import TurnFinished
from tests.engine.stage import SESSION
from tests.ui.bench import Bench
from tests.ui.views import at_rest


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
    assert [each.text for each in queue.waiting(SESSION)] == ["check every file"]
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
