"""The inspector in the window: it follows the session, looks when shown, and changes blocks."""

import pytest

from helix_desktop.domain.inspected_request import BlockState, InspectedKind
from helix_desktop.domain.live_events import ServersChanged
from helix_desktop.ui.inspector.block_rows import BlockAction
from helix_desktop.ui.inspector.page import InspectorPage
from helix_desktop.ui.page_controller import CONTEXT
from tests.engine.stage import SESSION
from tests.ui.bench import Bench
from tests.waiting import until


def shown_at(page: InspectorPage, seq: int) -> bool:
    return page.shown_request is not None and page.shown_request.seq == seq


async def open_page(bench: Bench) -> InspectorPage:
    """Open the page with the next request."""
    page = bench.workspace_view.page_controllers.context.page
    bench.workspace_view.open_page(CONTEXT)
    await until(lambda: shown_at(page, 0))
    return page


async def test_the_inspector_shows_the_next_request_and_earlier_ones(bench: Bench) -> None:
    workspace_view, open_workspace = bench.workspace_view, bench.open_workspace
    page = await open_page(bench)
    steps = await open_workspace.requests.sent(SESSION)
    workspace_view.navigation.request_requested.emit(SESSION, steps.seqs[2])
    await until(lambda: shown_at(page, steps.seqs[2]))
    head = page.figures.head
    assert (head.title, head.sure) == (f"Request 3 of {len(steps)}", "estimated")
    page.travelled.emit(0)
    await until(lambda: shown_at(page, 0))
    assert str(workspace_view.page) == CONTEXT


async def test_a_message_that_is_sent_leads_back_to_the_next_request(bench: Bench) -> None:
    page = await open_page(bench)
    steps = await bench.open_workspace.requests.sent(SESSION)
    bench.workspace_view.navigation.request_requested.emit(SESSION, steps.seqs[2])
    await until(lambda: shown_at(page, steps.seqs[2]))
    await bench.open_workspace.sessions.of(SESSION).send("and now the tests")
    await until(lambda: shown_at(page, 0))


@pytest.mark.seen
async def test_a_block_is_left_out_and_taken_back_where_it_stands(bench: Bench) -> None:
    page = await open_page(bench)
    before = page.shown_request.tokens
    result = [item for item in page.shown_request.blocks if item.sort is InspectedKind.OUTPUT]
    key = next(item.key for item in result if item.can_exclude)

    def state() -> BlockState:
        return next(item.state for item in page.shown_request.blocks if item.key == key)

    page.list.choose(key)
    page.list.do(BlockAction.LEAVE)
    await until(lambda: state() is BlockState.LEFT_OUT)
    assert page.shown_request.tokens < before
    page.list.do(BlockAction.RECALL)
    await until(lambda: state() is BlockState.FULL)
    assert page.shown_request.tokens == before


async def test_a_refused_exclusion_is_explained_above_the_blocks(bench: Bench) -> None:
    page = await open_page(bench)
    last = [item for item in page.shown_request.blocks if item.sort is InspectedKind.USER][-1]
    await bench.workspace_view.page_controllers.context._act(BlockAction.LEAVE, last)
    assert "answering this message" in page.notice


@pytest.mark.seen
async def test_the_strip_follows_while_nobody_looks_and_no_blocks_are_asked_for(
    bench: Bench,
) -> None:
    workspace_view = bench.workspace_view
    page = workspace_view.page_controllers.context.page
    workspace_view.sides.set_room(1_000)
    await until(lambda: workspace_view.strip.window_text() != "")
    before = workspace_view.strip.window_text()
    assert page.shown_request is None
    workspace_view.chat.composer.editor.setPlainText("word " * 400)
    await until(lambda: workspace_view.strip.window_text() != before)
    assert page.shown_request is None


@pytest.mark.seen
async def test_the_draft_is_shown_as_the_last_block_of_the_next_request(bench: Bench) -> None:
    page = await open_page(bench)
    editor = bench.workspace_view.chat.composer.editor
    editor.setPlainText("and now the tests")

    def last() -> BlockState:
        return page.shown_request.blocks[-1].state

    await until(lambda: last() is BlockState.DRAFT)
    editor.setPlainText("")
    await until(lambda: last() is not BlockState.DRAFT)


async def test_a_new_session_shows_what_it_begins_with(bench: Bench) -> None:
    bench.workspace_view.sidebar.new.click()
    await until(lambda: bench.workspace_view.session == "")
    page = await open_page(bench)
    assert page.notice.startswith("Nothing sent yet")
    assert page.strip.caption() == "Nothing sent yet"


async def test_the_next_request_follows_when_a_server_s_tools_arrive(bench: Bench) -> None:
    page = await open_page(bench)
    before = page.shown_request
    bench.workspace_view.bridge.arrived.emit((ServersChanged(),))
    await until(lambda: page.shown_request is not before)
