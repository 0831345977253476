"""A row of the conversation says why it is in the next request; it is pinned and left out there."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QMenu

from helix_desktop.app.inspection.output_states import OutputState
from helix_desktop.app.inspection.window_items import WindowItemKey
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.inspected_request import BlockState, InspectedKind
from helix_desktop.ui.chat.row_controller import block_presence_text
from helix_desktop.ui.chat.transcript.row_layout import mark_icons
from helix_desktop.ui.chat.transcript.row_toolbar import add_row_commands, row_commands
from helix_desktop.ui.chat.transcript.rows import RowAction, RowKind, TranscriptRow, row_spoken_text
from helix_desktop.ui.chat.transcript.tool_rows import tool_chips
from helix_desktop.ui.page_controller import CONTEXT
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.engine.stage import SESSION
from tests.ui.bench import Bench
from tests.ui.pointer import point
from tests.waiting import until


def rows(workspace_view: WorkspaceView, kind: RowKind) -> list[int]:
    model = workspace_view.transcript
    return [at for at in range(model.rowCount()) if model.row(at).kind is kind]


def offered(row: TranscriptRow) -> list[RowAction]:
    return [offer.want for offer in row_commands(row)]


def want(workspace_view: WorkspaceView, at: int, wanted: RowAction) -> None:
    workspace_view.chat.view.action_requested.emit(at, wanted)


def by_menu(workspace_view: WorkspaceView, at: int, words: str) -> None:
    """Choose from the menu of a row."""
    view, menu = workspace_view.chat.view, QMenu()
    add_row_commands(
        menu,
        view.row_layout_at(at),
        press=lambda _: None,
        offer=lambda wanted: want(workspace_view, at, RowAction(wanted)),
    )
    next(action for action in menu.actions() if action.text() == words).trigger()


@pytest.mark.seen
async def test_words_that_have_just_been_written_can_be_pinned(bench: Bench) -> None:
    workspace_view, stage = bench.workspace_view, bench.there
    await stage.say("one more")
    await until(
        lambda: (
            workspace_view.transcript.row(rows(workspace_view, RowKind.USER)[-1]).text == "one more"
        )
    )
    workspace_view.bridge.flush()
    row = workspace_view.transcript.row(rows(workspace_view, RowKind.ASSISTANT)[-1])
    await until(lambda: RowAction.PIN in offered(row))


async def test_a_message_is_pinned_from_its_row_and_its_pin_taken_back(bench: Bench) -> None:
    workspace_view, open_workspace = bench.workspace_view, bench.open_workspace
    at = rows(workspace_view, RowKind.ASSISTANT)[-1]
    row = workspace_view.transcript.row(at)
    assert offered(row)[:3] == [RowAction.PIN, RowAction.LEAVE, RowAction.WHY]
    want(workspace_view, at, RowAction.PIN)
    await until(lambda: bool(workspace_view.transcript.row(at).pin))
    pinned = [
        item for item in (await open_workspace.requests.next(SESSION)).blocks if item.facts.pin
    ]
    assert {block.sort for block in pinned} == {InspectedKind.PIN, InspectedKind.AGENT}
    assert row.text in pinned[0].text
    assert mark_icons(row) == [("pin", "info")]
    assert row_spoken_text(row).startswith("pinned. Helix: ")
    want(workspace_view, at, RowAction.PIN)
    await until(lambda: not workspace_view.transcript.row(at).pin)
    after = await open_workspace.requests.next(SESSION)
    assert not any(item.facts.pin for item in after.blocks)


async def test_an_output_is_left_out_and_shown_whole_again_to_the_same_bytes(bench: Bench) -> None:
    workspace_view, open_workspace = bench.workspace_view, bench.open_workspace
    shown_states = (OutputState.IN_CONTEXT, OutputState.SUPERSEDED)
    model = workspace_view.transcript
    at = next(
        at
        for at in rows(workspace_view, RowKind.TOOL)[::-1]
        if model.row(at).output_state in shown_states
    )
    before = await open_workspace.requests.next(SESSION)
    row = model.row(at)
    result = await open_workspace.window_items.find(SESSION, WindowItemKey(row.returned, row.call))
    keys = [block.key for block in before.blocks]
    behind = sum(block.tokens for block in before.blocks[keys.index(result.block.key) + 1 :])
    assert f" · excluding about {behind:,} · " in block_presence_text(result, 0.0)
    want(workspace_view, at, RowAction.LEAVE)
    await until(lambda: model.row(at).output_state is OutputState.LEFT_OUT)
    row = model.row(at)
    assert "Excluded" in [fact.text for fact in tool_chips(row)]
    assert offered(row)[:2] == [RowAction.BACK, RowAction.WHY]
    thing = WindowItemKey(row.returned, row.call)
    result = await open_workspace.window_items.find(SESSION, thing)
    assert result.block.state is BlockState.LEFT_OUT
    assert block_presence_text(result, open_workspace.clock.now()).startswith("Excluded by you at ")
    want(workspace_view, at, RowAction.BACK)
    await until(lambda: model.row(at).output_state in shown_states)
    after = await open_workspace.requests.next(SESSION)
    assert [block.digest for block in after.blocks] == [block.digest for block in before.blocks]


@pytest.mark.seen
async def test_what_a_summary_covers_says_so_leads_there_and_its_words_can_be_pinned(
    bench: Bench,
) -> None:
    workspace_view, stage, open_workspace = bench
    await stage.runner.compactor.run(Job.HANDOVER)
    model = workspace_view.transcript
    at = rows(workspace_view, RowKind.USER)[0]
    await until(lambda: model.row(at).output_state is OutputState.COMPACTED)
    row = model.row(at)
    assert offered(row)[:2] == [RowAction.PIN, RowAction.WHY]
    result = await open_workspace.window_items.find(SESSION, WindowItemKey(row.seq))
    assert not result.itself
    assert block_presence_text(result, open_workspace.clock.now()).startswith(
        "Covered by handover 1 · "
    )
    want(workspace_view, at, RowAction.PIN)
    await until(lambda: bool(model.row(at).pin))
    [pin] = [
        block for block in (await open_workspace.requests.next(SESSION)).blocks if block.facts.pin
    ]
    assert row.text in pin.text
    want(workspace_view, at, RowAction.WHY)
    page = workspace_view.page_controllers.context.page
    await until(lambda: page.list.current is not None and str(workspace_view.page) == CONTEXT)
    await until(lambda: page.list.current is not None and page.list.opened is not None)
    assert page.list.current.sort is InspectedKind.HANDOVER


@pytest.mark.seen
async def test_under_the_pointer_a_row_says_why_it_is_in_the_context_and_its_menu_pins_it(
    bench: Bench,
) -> None:
    workspace_view = bench.workspace_view
    view = workspace_view.chat.view
    at = rows(workspace_view, RowKind.ASSISTANT)[-1]
    view.reveal(at)
    place = view.row_rect(at).topLeft() + QPointF(40, 10)
    point(view.viewport(), place)
    assert view.toolbar.isVisible()
    await until(lambda: view.toolbar.why().endswith(" tokens"))
    assert view.toolbar.why().startswith("Previous turn, unchanged · ")
    by_menu(workspace_view, 0, "Pin to context")
    await until(lambda: bool(workspace_view.transcript.row(0).pin))
    by_menu(workspace_view, 0, "Unpin")
    await until(lambda: not workspace_view.transcript.row(0).pin)


async def test_a_row_of_a_branch_is_sent_back_to_its_parent(bench: Bench) -> None:
    workspace_view, open_workspace = bench.workspace_view, bench.open_workspace
    at = rows(workspace_view, RowKind.ASSISTANT)[-1]
    assert RowAction.SEND_BACK not in offered(workspace_view.transcript.row(at))
    branch = await open_workspace.session_actions.branch(
        SESSION, workspace_view.transcript.row(at).seq
    )
    await open_workspace.send(branch, "only in the branch")
    await open_workspace.sessions.settled(branch)
    await workspace_view.show_session(branch)
    await until(
        lambda: (
            workspace_view.transcript.row(rows(workspace_view, RowKind.USER)[-1]).text
            == "only in the branch"
        )
    )
    first, *_, last = rows(workspace_view, RowKind.USER)
    assert RowAction.SEND_BACK not in offered(workspace_view.transcript.row(first))
    assert RowAction.SEND_BACK in offered(workspace_view.transcript.row(last))
    want(workspace_view, last, RowAction.SEND_BACK)
    await until(lambda: bool(rows(workspace_view, RowKind.MENTION)))
    row = workspace_view.transcript.row(rows(workspace_view, RowKind.MENTION)[-1])
    assert "From “" in row.text
    request = await open_workspace.requests.next(SESSION)
    assert any("only in the branch" in block.text for block in request.blocks)
