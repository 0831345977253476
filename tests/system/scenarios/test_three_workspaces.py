"""Three workspaces at work at once, with names that try everything: nothing crosses."""

import threading
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.row_list import RUNNING, ListView
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.scenarios.served import SERVED, Answer, Served, begins, put_on, says, typed
from tests.system.scenarios.stage import live, open_and_quiet, texts, type_and_send, until

NAMES = ("<b>ledger<i>&amp;", "orders\u202egnp.exe", "a b'c\"$(touch x)\nd")
KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)
WORDS = ("first", "second", "third")


def go(application: Application, key: Qt.Key) -> None:
    workspace_view = application.window.workspace_views.current
    QTest.keyClick(workspace_view, key, Qt.KeyboardModifier.ControlModifier)


def shown(application: Application) -> str:
    open_workspace = application.window.workspace_views.current.open_workspace
    return open_workspace.workspace.id if open_workspace is not None else ""


def marks(rows: ListView) -> list[str]:
    return [row.mark for row in rows.items]


async def begin_streaming(
    application: Application, key: Qt.Key, *, name: str, words: str
) -> WorkspaceView:
    """One of them, with an answer that is half here and something half written."""
    go(application, key)
    await until(lambda: shown(application) == name)
    await until(lambda: open_and_quiet(application))
    workspace_view = application.window.workspace_views.current
    type_and_send(workspace_view, words)
    await until(lambda: texts(workspace_view, RowKind.ASSISTANT) == [f"{words} so far, "])
    workspace_view.chat.composer.editor.setPlainText(f"draft of {words}")
    return workspace_view


async def is_whole(workspace_view: WorkspaceView, words: str) -> None:
    await until(
        lambda: texts(workspace_view, RowKind.ASSISTANT) == [f"{words} so far, {words} to the end"]
    )
    assert texts(workspace_view, RowKind.USER) == [words]
    assert workspace_view.chat.composer.draft() == f"draft of {words}"


async def test_three_busy_workspaces_go_on_and_nothing_of_one_is_in_another(tmp_path: Path) -> None:
    gates = {name: threading.Event() for name in WORDS}

    def choose(body: bytes) -> Answer:
        message = typed(body)[-1]
        gate = gates.get(message)
        return (
            begins(f"{message} so far, ", gate, f"{message} to the end") if gate else says("Well.")
        )

    with Served(choose) as served:
        data, ids = tmp_path / "data", []
        folders = [tmp_path / name for name in NAMES]
        for folder in folders:
            folder.mkdir()
            ids.append(await put_on(data, folder, served.port))
        async with live(data=data, folder=folders[0], parts=SERVED, seconds=60) as application:
            await until(lambda: open_and_quiet(application))
            await until(lambda: len(application.open_workspaces.known) == len(NAMES))
            order = [item.id for item in application.open_workspaces.known]
            keys = [KEYS[order.index(name)] for name in ids]
            workspace_views = [
                await begin_streaming(application, key, name=name, words=words)
                for key, name, words in zip(keys, ids, WORDS, strict=True)
            ]
            rows = workspace_views[2].sidebar.workspaces
            running = application.window_monitor.attention
            assert marks(rows) == [RUNNING] * 3
            assert sorted(row.title for row in rows.items) == sorted(map(one_line, NAMES))
            assert running.running == len(NAMES)
            for key in (*keys, *reversed(keys)):  # faster than anything can load
                go(application, key)
            gates["second"].set()
            await until(lambda: running.running == len(NAMES) - 1)
            go(application, keys[1])
            await until(workspace_views[1].isVisible)
            await is_whole(workspace_views[1], "second")
            await until(lambda: marks(workspace_views[1].sidebar.workspaces).count(RUNNING) == 2)
            gates["first"].set()
            gates["third"].set()
            await until(lambda: running.running == 0)
            for workspace_view, key, words in zip(workspace_views, keys, WORDS, strict=True):
                go(application, key)
                await until(workspace_view.isVisible)
                await is_whole(workspace_view, words)
                await until(lambda b=workspace_view: marks(b.sidebar.workspaces) == [""] * 3)
            sent_words = [[item for item in typed(body) if item in WORDS] for body in served.bodies]
            assert sorted(sent_words) == [[word] for word in WORDS]
    assert not (tmp_path / "x").exists()
