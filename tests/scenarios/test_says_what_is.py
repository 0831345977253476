"""What the inspector says of a request on its way, and of a call that waits for the person."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.app.container import AppParts
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import CacheState
from helix_desktop.domain.context_window.policy import GateMode
from helix_desktop.domain.context_window.presets import get_preset
from helix_desktop.domain.llm import ModelRequest, ProviderEvent
from helix_desktop.domain.ports import Provider
from helix_desktop.domain.request_view import BlockReasonKind
from helix_desktop.domain.value import replace
from helix_desktop.providers.practice.practice_model import PracticeModel
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.cards.dock_card import DEAD
from helix_desktop.ui.inspector.controller import InspectorController
from helix_desktop.ui.inspector.rows import block_content
from helix_desktop.ui.inspector.rows import block_state as state_told
from helix_desktop.ui.page_controller import CACHE, CHAT, CONTEXT
from helix_desktop.ui.text.block_labels import block_reason_text
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.scenarios.served import Served, refuses
from tests.scenarios.stage import Play, resting, type_and_send, until


def long_log(folder: Path, middle: str = "") -> None:
    """An output that is held; what is in its middle, if it says more than the rest."""
    lines = [f"line {number:05}: nothing happened at all" for number in range(4_000)]
    lines[2_000] = middle or lines[2_000]
    (folder / "build.log").write_text("\n".join(lines))


async def asks_at_the_gate(workspace_view: WorkspaceView) -> OpenWorkspace:
    """What is larger than a thousand tokens is held, and the agent is asked."""
    least = {"gate_tokens": 1_000, "gate_read_tokens": 1_000, "preview_read_tokens": 500}
    asks = replace(get_preset("balanced"), gate_mode=GateMode.ASK)
    await workspace_view.open_workspace.choose_policy(asks.with_values(least))
    return workspace_view.open_workspace


def reasons(page_controller: InspectorController) -> list[BlockReasonKind]:
    found = page_controller.page.looked
    return [block.reason.why for block in found.blocks] if found else []


@pytest.mark.seen
async def test_a_request_that_goes_out_again_is_not_one_that_was_never_sent(
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


@pytest.mark.seen
async def test_a_call_that_waits_for_the_person_is_not_one_that_brought_nothing(
    application: Application,
) -> None:
    workspace_view = application.window.workspace_views.current
    type_and_send(workspace_view, "write hello into notes.txt")
    await until(lambda: workspace_view.chat.approval.isVisible())
    workspace_view.open_page(CONTEXT)
    page_controller = workspace_view.page_controllers.context
    await until(lambda: BlockReasonKind.ASKED in reasons(page_controller))
    assert BlockReasonKind.NO_RESULT not in reasons(page_controller)


@pytest.mark.seen
async def test_a_call_that_runs_is_neither_waiting_nor_one_that_brought_nothing(
    application: Application,
) -> None:
    workspace_view = application.window.workspace_views.current
    type_and_send(workspace_view, "run `sleep 3`")
    card = workspace_view.chat.approval
    await until(card.isVisible)
    await asyncio.sleep(DEAD / 1000)
    QTest.keyClick(
        workspace_view.chat.composer.editor, Qt.Key.Key_Y, Qt.KeyboardModifier.AltModifier
    )
    await until(lambda: not card.isVisible())
    workspace_view.open_page(CONTEXT)
    page_controller = workspace_view.page_controllers.context
    await until(lambda: BlockReasonKind.UNDER_WAY in reasons(page_controller))
    found = page_controller.page.looked
    assert found is not None
    [block] = [each for each in found.blocks if each.reason.why is BlockReasonKind.UNDER_WAY]
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
        (model.standing.state(each) for each in entries if each and each.origin.what == what), None
    )


@pytest.mark.seen
async def test_what_the_gate_holds_is_not_in_context_and_then_only_an_excerpt_is(
    play: Play, folder: Path
) -> None:
    long_log(folder, "ERROR at src/ledger.py:41")
    undecided = Undecided(PracticeModel(0.001))

    parts = AppParts(provider=lambda: undecided)
    async with play(parts=parts, seconds=60) as application:
        workspace_view = application.window.workspace_views.current
        await asks_at_the_gate(workspace_view)
        workspace_view.open_page(CACHE)
        workspace_view.open_page(CHAT)
        type_and_send(workspace_view, "read build.log")
        await until(lambda: state_of(workspace_view, "build.log") is CacheState.HELD)
        undecided.may.set()
        await until(lambda: resting(workspace_view))
        await until(lambda: state_of(workspace_view, "build.log") is CacheState.EXCERPT)


@pytest.mark.seen
async def test_the_inspector_shows_of_what_the_gate_holds_what_the_model_sees(
    play: Play, folder: Path
) -> None:
    long_log(folder)
    undecided = Undecided(PracticeModel(0.001))

    parts = AppParts(provider=lambda: undecided)
    async with play(parts=parts, seconds=60) as application:
        workspace_view = application.window.workspace_views.current
        open_workspace = await asks_at_the_gate(workspace_view)
        type_and_send(workspace_view, "read build.log")
        await until(lambda: workspace_view.transcript.rowCount() > 2)
        workspace_view.open_page(CONTEXT)
        page_controller = workspace_view.page_controllers.context
        await until(lambda: BlockReasonKind.HELD in reasons(page_controller), 30)
        found = page_controller.page.looked
        assert found is not None
        [block] = [each for each in found.blocks if each.reason.why is BlockReasonKind.HELD]
        assert state_told(block) == ("Choosing…", "info")
        assert "line 00000" in block.text
        assert "line 02000" not in block.text
        assert block.tokens < 1_000 < block.facts.before
        assert block_reason_text(block.reason, 0.0).startswith("Preview while Helix chooses")
        weighed = await open_workspace.requests.weigh(workspace_view.session)
        assert weighed.tokens == found.tokens
        undecided.may.set()
        await until(lambda: resting(workspace_view))
        await until(
            lambda: (
                BlockReasonKind.GATE_COMPACTED in reasons(page_controller)
                or BlockReasonKind.GATE_PREVIEW in reasons(page_controller)
            )
        )
        assert BlockReasonKind.HELD not in reasons(page_controller)
