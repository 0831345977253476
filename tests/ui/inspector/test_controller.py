"""The inspector in the window: it follows the session, looks when shown, and changes blocks."""

import asyncio
from collections.abc import Callable

import pytest

from helix_desktop.domain.request_view import BlockState, InspectedKind
from helix_desktop.ui.inspector.controller import InspectorController
from helix_desktop.ui.inspector.rows import BlockAction
from helix_desktop.ui.page_controller import CONTEXT
from tests.engine.stage import SESSION
from tests.ui.bench import Bench


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110  what is waited for is a widget's state
            await asyncio.sleep(0.01)


def shown_at(page_controller: InspectorController, seq: int) -> bool:
    found = page_controller.page.looked
    return found is not None and found.seq == seq


async def opened(bench: Bench) -> InspectorController:
    """Open the page with the next request."""
    page_controller = bench.workspace_view.page_controllers.context
    bench.workspace_view.open_page(CONTEXT)
    await until(lambda: shown_at(page_controller, 0))
    return page_controller


async def test_it_shows_the_next_request_and_travels_to_earlier_ones(bench: Bench) -> None:
    workspace_view, open_workspace = bench.workspace_view, bench.open_workspace
    page_controller = await opened(bench)
    steps = await open_workspace.requests.sent(SESSION)
    workspace_view.navigation.request_requested.emit(SESSION, steps.seqs[2])
    await until(lambda: shown_at(page_controller, steps.seqs[2]))
    head = page_controller.page.figures.head
    assert (head.title, head.sure) == (f"Request 3 of {len(steps)}", "estimated")
    page_controller.page.travelled.emit(0)
    await until(lambda: shown_at(page_controller, 0))
    assert str(workspace_view.page) == CONTEXT


@pytest.mark.seen
async def test_a_block_is_left_out_and_taken_back_where_it_stands(bench: Bench) -> None:
    page_controller = await opened(bench)
    before = page_controller.page.looked.tokens
    found = [
        each for each in page_controller.page.looked.blocks if each.sort is InspectedKind.OUTPUT
    ]
    key = next(each.key for each in found if each.can_exclude)

    def state() -> BlockState:
        return next(each.state for each in page_controller.page.looked.blocks if each.key == key)

    page_controller.page.list.choose(key)
    page_controller.page.list.do(BlockAction.LEAVE)
    await until(lambda: state() is BlockState.LEFT_OUT)
    assert page_controller.page.looked.tokens < before
    page_controller.page.list.do(BlockAction.RECALL)
    await until(lambda: state() is BlockState.FULL)
    assert page_controller.page.looked.tokens == before


async def test_a_refusal_is_said_above_the_blocks(bench: Bench) -> None:
    page_controller = await opened(bench)
    small = next(
        each
        for each in page_controller.page.looked.blocks
        if each.sort is InspectedKind.AGENT and each.can_exclude
    )
    await page_controller._act(BlockAction.LEAVE, small)
    assert "would save nothing" in page_controller.page.notice


@pytest.mark.seen
async def test_the_strip_follows_while_nobody_looks_and_no_blocks_are_asked_for(
    bench: Bench,
) -> None:
    workspace_view = bench.workspace_view
    page_controller = workspace_view.page_controllers.context
    workspace_view.set_room(1_000)
    await until(lambda: workspace_view.strip.window_text() != "")
    before = workspace_view.strip.window_text()
    assert page_controller.page.looked is None
    workspace_view.chat.composer.editor.setPlainText("word " * 400)
    await until(lambda: workspace_view.strip.window_text() != before)
    assert page_controller.page.looked is None


@pytest.mark.seen
async def test_what_is_being_typed_is_the_last_block(bench: Bench) -> None:
    page_controller = await opened(bench)
    editor = bench.workspace_view.chat.composer.editor
    editor.setPlainText("and now the tests")

    def last() -> BlockState:
        return page_controller.page.looked.blocks[-1].state

    await until(lambda: last() is BlockState.DRAFT)
    editor.setPlainText("")
    await until(lambda: last() is not BlockState.DRAFT)


async def test_a_new_session_shows_what_it_begins_with(bench: Bench) -> None:
    workspace_view = bench.workspace_view
    workspace_view.sidebar.session_requested.emit()
    await until(lambda: workspace_view.session == "")
    page_controller = await opened(bench)
    assert page_controller.page.notice.startswith("Nothing sent yet")
    assert page_controller.page.strip.caption() == "Nothing sent yet"
