"""What is shown of a request, also on its way and while a call waits, is what the provider gets."""

import asyncio
import json
import shutil
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.container import AppParts
from helix_desktop.app.environment import resources_folder
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import CacheState, digest_of
from helix_desktop.domain.context_window.policy import GateMode
from helix_desktop.domain.context_window.presets import get_preset
from helix_desktop.domain.inspected_request import BlockReasonKind
from helix_desktop.domain.llm import ModelRequest, ProviderEvent
from helix_desktop.domain.ports import Provider
from helix_desktop.domain.value import replace
from helix_desktop.providers.practice.practice_model import PracticeModel
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.inspector.block_rows import block_content
from helix_desktop.ui.inspector.block_rows import block_state as state_told
from helix_desktop.ui.inspector.controller import InspectorController
from helix_desktop.ui.page_controller import CACHE, CHAT, CONTEXT
from helix_desktop.ui.text.block_labels import block_reason_text
from helix_desktop.ui.timeline.dialogs import CompactionDialog
from helix_desktop.ui.timeline.row_texts import rewrite_title
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.prove.dialect_says import Called
from tests.system.scenarios.served import Answer, Served, called, refuses, says, typed
from tests.system.scenarios.stage import Play, open_and_quiet, resting, texts, type_and_send, until

HOSTILE = '‮ <b>x</b> 🧬 "$(touch x)" </script>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    shutil.copytree(resources_folder() / "demo", made)
    return made


def reader(body: bytes) -> Answer:
    """Reads the file that is asked for, once, and quotes what was asked."""
    message = typed(body)[-1]
    if message.startswith("read ") and not called(body):
        path = json.dumps({"path": message.removeprefix("read ")})
        return says("I read it.", calls=[Called(f"c{len(body)}", "read_file", path)])
    return says(f"Well: {message[:40]}")


@pytest.fixture
def answers() -> Callable[[bytes], Answer]:
    return reader


async def say(application: Application, *messages: str) -> WorkspaceView:
    await until(lambda: open_and_quiet(application))
    workspace_view = application.window.workspace_views.current
    for text in messages:
        count = len(texts(workspace_view, RowKind.USER))
        workspace_view.chat.composer.editor.setPlainText(text)
        QTest.keyClick(workspace_view.chat.composer.editor, Qt.Key.Key_Return)
        await until(
            lambda n=count: len(texts(workspace_view, RowKind.USER)) > n and resting(workspace_view)
        )
        await until(lambda: not workspace_view.chat.composer.editor.isReadOnly())
    return workspace_view


async def next_bytes(workspace_view: WorkspaceView, draft: str) -> bytes:
    result = await workspace_view.open_workspace.requests.written(
        workspace_view.session, draft=draft
    )
    return result.data


def shown_bytes(workspace_view: WorkspaceView) -> tuple[str, str]:
    head = workspace_view.page_controllers.context.page.figures.head
    return (head.facts[-1].value, head.facts[-1].below) if head and head.is_sent else ("", "")


async def test_the_inspector_shows_the_bytes_that_arrived_at_the_provider(
    application: Application, served: Served
) -> None:
    workspace_view = await say(application, "read README.md", HOSTILE, "third\nof two lines")
    workspace_view.open_page("context")
    page = workspace_view.page_controllers.context.page
    await until(lambda: page.shown_request is not None and page.strip.isVisible())
    steps = await workspace_view.open_workspace.requests.sent(workspace_view.session)
    assert len(steps.seqs) == len(served.bodies) == 4
    for seq, body in zip(steps.seqs, served.bodies, strict=True):
        page.strip.travelled.emit(seq)
        sha = digest_of(body)
        size_and_digest = (f"{len(body):,}", f"SHA-256 {sha[:6]}…{sha[-4:]} ✓")
        await until(lambda t=size_and_digest: shown_bytes(workspace_view) == t)
        page.json_requested.emit()
        await until(lambda: "Request copied" in workspace_view.notice.text())  # also on this page
        await until(lambda b=body: QApplication.clipboard().text() == b.decode())


async def test_what_is_recalled_from_the_browser_reaches_the_provider(
    application: Application, served: Served, folder: Path
) -> None:
    workspace_view = await say(application, "read README.md")
    page_controller = workspace_view.page_controllers.cache
    await until(lambda: page_controller.browsing.model.rowCount() == 1)
    workspace_view.sidebar.new.click()
    await until(lambda: workspace_view.session == "")
    workspace_view.open_page("cache")
    await until(page_controller.page.table.isVisible)
    page_controller.page.table.selectRow(0)
    await until(lambda: bool(page_controller.page.detail.view.text()))
    QTest.keyClick(page_controller.page.table, Qt.Key.Key_Return)
    await until(lambda: workspace_view.page == "chat")
    editor = workspace_view.chat.composer.editor
    QTest.keyClicks(editor, " what is this?")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    await until(lambda: bool(texts(workspace_view, RowKind.ASSISTANT)) and resting(workspace_view))
    line = next(line for line in (folder / "README.md").read_text().splitlines() if line)
    assert any(line in item for item in typed(served.bodies[-1]))
    assert "README.md" in texts(workspace_view, RowKind.MENTION)[0]


async def test_a_handover_that_is_edited_restored_and_undone_leaves_the_very_same_request(
    served: Served, play: Play
) -> None:
    async with play(seconds=60) as application:
        files = ("README.md", "src/ledger.py", "README.md")
        workspace_view = await say(
            application, *(f"read {file}" for file in files), "and now?", "well?"
        )
        application.window.resize(1440, 900)
        page_controller = workspace_view.page_controllers.timeline
        raw = await next_bytes(workspace_view, "go on")
        workspace_view.open_page("timeline")
        await until(lambda: len(page_controller.use.readings) > 4)

        def titles() -> list[str]:
            return [rewrite_title(row) for row in page_controller.page.list.items]

        QTest.mouseClick(page_controller.page.compact, Qt.MouseButton.LeftButton)
        await until(lambda: isinstance(page_controller.sheet, CompactionDialog))
        QTest.mouseClick(page_controller.sheet.yes, Qt.MouseButton.LeftButton)
        await until(lambda: titles()[:1] == ["Handover v1"])
        handed = await next_bytes(workspace_view, "go on")
        assert handed != raw
        number = page_controller.page.list.items[0].number
        await until(page_controller.page.pane.edit.isVisible)
        QTest.mouseClick(page_controller.page.pane.edit, Qt.MouseButton.LeftButton)
        page_controller.page.pane.editor._edits[5].setPlainText(f"- {HOSTILE}")
        QTest.mouseClick(page_controller.page.pane.editor.save, Qt.MouseButton.LeftButton)
        await until(lambda: titles()[:2] == ["Handover v2", "Handover v1"])
        edited = await next_bytes(workspace_view, "go on")
        assert json.dumps(HOSTILE, ensure_ascii=False)[1:-1].encode() in edited
        pane = page_controller.page.pane
        await until(lambda: pane.sections.changes > 0)  # the edited one against the model's
        QTest.keyClick(page_controller.page.list, Qt.Key.Key_Down)
        await until(lambda: page_controller.page.list.b == page_controller.page.list.items[1].seq)
        assert page_controller.page.list.items[1].number == number
        await until(lambda: pane.restore.isVisible() and pane.restore.isEnabled())
        count = len(titles())
        QTest.mouseClick(pane.restore, Qt.MouseButton.LeftButton)
        await until(lambda: len(titles()) > count)
        assert await next_bytes(workspace_view, "go on") == handed
        for expected in (edited, handed, raw):
            await until(page_controller.page.undo.isEnabled)
            count = len(titles())
            QTest.mouseClick(page_controller.page.undo, Qt.MouseButton.LeftButton)
            await until(lambda n=count: len(titles()) > n)
            assert await next_bytes(workspace_view, "go on") == expected
        workspace_view.open_page("chat")
        await say(application, "go on")
        assert served.bodies[-1] == raw


def long_log(folder: Path, middle: str) -> None:
    """An output that is held, with a line in its middle that says more than the rest."""
    lines = [f"line {number:05}: nothing happened at all" for number in range(4_000)]
    lines[2_000] = middle
    (folder / "build.log").write_text("\n".join(lines))


async def asks_at_the_gate(workspace_view: WorkspaceView) -> OpenWorkspace:
    """What is larger than a thousand tokens is held, and the agent is asked."""
    least = {"gate_tokens": 1_000, "gate_read_tokens": 1_000, "preview_read_tokens": 500}
    asks = replace(get_preset("balanced"), gate_mode=GateMode.ASK)
    await workspace_view.open_workspace.choose_policy(asks.with_values(least))
    return workspace_view.open_workspace


def reasons(page_controller: InspectorController) -> list[BlockReasonKind]:
    result = page_controller.page.shown_request
    return [block.reason.why for block in result.blocks] if result else []


async def test_a_request_that_waits_for_a_retry_is_shown_as_sent(
    application: Application, served: Served
) -> None:
    served.plan(refuses("503 Service Unavailable", "Overloaded", retry_after="30"))
    workspace_view = application.window.workspace_views.current
    strip = workspace_view.page_controllers.context.page.strip
    workspace_view.open_page(CONTEXT)
    await until(lambda: strip.caption() == "Nothing sent yet")
    workspace_view.open_page(CHAT)
    type_and_send(workspace_view, "hello")
    await until(workspace_view.chat.live.retry.isVisible)
    workspace_view.open_page(CONTEXT)
    await until(lambda: strip.caption() == "No answer yet. Retrying…")
    workspace_view.open_page(CHAT)
    workspace_view.chat.live.retry.now.click()
    await until(lambda: resting(workspace_view))
    workspace_view.open_page(CONTEXT)
    await until(lambda: "not sent yet" in strip.caption())


async def test_a_call_that_waits_for_approval_is_not_shown_as_one_without_a_result(
    workspace_view: WorkspaceView,
) -> None:
    type_and_send(workspace_view, "run `sleep 3`")
    card = workspace_view.chat.question
    await until(lambda: card.ready)
    workspace_view.open_page(CONTEXT)
    page_controller = workspace_view.page_controllers.context
    await until(lambda: BlockReasonKind.NEEDS_APPROVAL in reasons(page_controller))
    assert BlockReasonKind.NO_RESULT not in reasons(page_controller)
    workspace_view.open_page(CHAT)
    await until(lambda: card.ready)
    QTest.keyClick(
        workspace_view.chat.composer.editor, Qt.Key.Key_Y, Qt.KeyboardModifier.AltModifier
    )
    await until(lambda: not card.isVisible())
    workspace_view.open_page(CONTEXT)
    await until(lambda: BlockReasonKind.UNDER_WAY in reasons(page_controller))
    result = page_controller.page.shown_request
    [block] = [item for item in result.blocks if item.reason.why is BlockReasonKind.UNDER_WAY]
    assert block_content(block) == "sleep 3"
    assert block_reason_text(block.reason, 0.0) == "No result yet, still running"
    assert "ended before" not in block.text
    await until(lambda: resting(workspace_view))


class Undecided:
    """Implements Provider: the practice model, which thinks about what is held until it may go."""

    def __init__(self, inner: Provider) -> None:
        self._inner, self.may = inner, asyncio.Event()

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        if "were held before they enter" in request.messages[-1].text:
            await self.may.wait()
        async for event in self._inner.stream(request):
            yield event


def state_of(workspace_view: WorkspaceView, what: str) -> CacheState | None:
    """As the list of the cache shows it."""
    model = workspace_view.page_controllers.cache.browsing.model
    entries = [model.entry(at) for at in range(model.rowCount())]
    return next(
        (
            model.session_states.state(entry)
            for entry in entries
            if entry and entry.origin.what == what
        ),
        None,
    )


async def test_of_what_the_gate_holds_the_inspector_and_the_cache_show_what_the_model_sees(
    play: Play, folder: Path
) -> None:
    long_log(folder, "ERROR at src/ledger.py:41")
    undecided = Undecided(PracticeModel(0.001))

    parts = AppParts(provider=lambda: undecided)
    async with play.view(parts=parts, seconds=60) as workspace_view:
        open_workspace = await asks_at_the_gate(workspace_view)
        workspace_view.open_page(CACHE)
        workspace_view.open_page(CHAT)
        type_and_send(workspace_view, "read build.log")
        await until(lambda: state_of(workspace_view, "build.log") is CacheState.AT_GATE)
        workspace_view.open_page(CONTEXT)
        page_controller = workspace_view.page_controllers.context
        await until(lambda: BlockReasonKind.AT_GATE in reasons(page_controller), 30)
        result = page_controller.page.shown_request
        [block] = [item for item in result.blocks if item.reason.why is BlockReasonKind.AT_GATE]
        assert state_told(block) == ("Shortened", "info")
        assert "line 00000" in block.text
        assert "ERROR at" not in block.text
        assert block.tokens < 1_000 < block.facts.before
        assert block_reason_text(block.reason, 0.0).startswith("Preview while Helix chooses")
        weighed = await open_workspace.requests.weigh(workspace_view.session)
        assert weighed.tokens == result.tokens
        undecided.may.set()
        await until(lambda: resting(workspace_view))
        chosen = {BlockReasonKind.GATE_COMPACTED, BlockReasonKind.GATE_PREVIEW}
        await until(lambda: bool(chosen.intersection(reasons(page_controller))))
        assert BlockReasonKind.AT_GATE not in reasons(page_controller)
        shortened = CacheState.EXCERPT, CacheState.PREVIEW
        await until(lambda: state_of(workspace_view, "build.log") in shortened)
