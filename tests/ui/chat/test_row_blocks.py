"""A row of the conversation says why it is in the next request; it is pinned and left out there."""

from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from helix_desktop.app.desk import Desk
from helix_desktop.app.in_window import Thing
from helix_desktop.app.standing import Standing
from helix_desktop.domain.memory import Job
from helix_desktop.domain.requests import Sort, State
from helix_desktop.ui.chat.row_blocks import told
from helix_desktop.ui.chat.transcript.row_actions import offers
from helix_desktop.ui.chat.transcript.row_marks import marks
from helix_desktop.ui.chat.transcript.row_menu import add_offers
from helix_desktop.ui.chat.transcript.row_tool import facts
from helix_desktop.ui.chat.transcript.rows import Kind, Row
from helix_desktop.ui.chat.transcript.telling import spoken
from helix_desktop.ui.chat.transcript.zones import Want
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.ways import CONTEXT
from tests.engine.stage import SESSION, Stage
from tests.ui.inspector.test_inspecting import on_bench, until
from tests.ui.pointer import point

Play = Callable[[Coroutine[object, object, object]], object]


def rows(bench: Workbench, kind: Kind) -> list[int]:
    model = bench.transcript
    return [at for at in range(model.rowCount()) if model.row(at).kind is kind]


def offered(row: Row) -> list[Want]:
    return [offer.want for offer in offers(row)]


def want(bench: Workbench, at: int, wanted: Want) -> None:
    bench.chat.view.wanted.emit(at, wanted)


def by_menu(bench: Workbench, at: int, words: str) -> None:
    """Choose from the menu of a row."""
    view, menu = bench.chat.view, QMenu()
    add_offers(
        menu,
        view.laid(at),
        press=lambda _: None,
        offer=lambda wanted: want(bench, at, Want(wanted)),
    )
    next(each for each in menu.actions() if each.text() == words).trigger()


@pytest.mark.slow
@pytest.mark.seen
def test_words_that_have_just_been_written_can_be_pinned(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(bench: Workbench, there: Stage, desk: Desk) -> None:
        await there.say("one more")
        await until(lambda: bench.transcript.row(rows(bench, Kind.USER)[-1]).text == "one more")
        bench.bridge.flush()
        row = bench.transcript.row(rows(bench, Kind.ASSISTANT)[-1])
        await until(lambda: Want.PIN in offered(row))

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)


def test_a_message_is_pinned_from_its_row_and_its_pin_taken_back(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(bench: Workbench, there: Stage, desk: Desk) -> None:
        at = rows(bench, Kind.ASSISTANT)[-1]
        row = bench.transcript.row(at)
        assert offered(row)[:3] == [Want.PIN, Want.LEAVE, Want.WHY]
        want(bench, at, Want.PIN)
        await until(lambda: bool(bench.transcript.row(at).pin))
        pinned = [each for each in (await desk.requests.next(SESSION)).blocks if each.facts.pin]
        assert {block.sort for block in pinned} == {Sort.PIN, Sort.AGENT}
        assert row.text in pinned[0].text
        assert marks(row) == [("pin", "info")]
        assert spoken(row).startswith("pinned. Helix: ")
        want(bench, at, Want.PIN)
        await until(lambda: not bench.transcript.row(at).pin)
        after = await desk.requests.next(SESSION)
        assert not any(each.facts.pin for each in after.blocks)

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)


def test_an_output_is_left_out_and_shown_whole_again_to_the_same_bytes(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(bench: Workbench, there: Stage, desk: Desk) -> None:
        whole = (Standing.IN_CONTEXT, Standing.SUPERSEDED)
        model = bench.transcript
        at = next(at for at in rows(bench, Kind.TOOL)[::-1] if model.row(at).standing in whole)
        before = await desk.requests.next(SESSION)
        want(bench, at, Want.LEAVE)
        await until(lambda: model.row(at).standing is Standing.LEFT_OUT)
        row = model.row(at)
        assert "Left out" in [fact.text for fact in facts(row)]
        assert offered(row)[:2] == [Want.BACK, Want.WHY]
        thing = Thing(row.returned, row.call)
        found = await desk.in_window.find(SESSION, thing)
        assert found is not None
        assert found.block.state is State.LEFT_OUT
        assert told(found, desk.now()).startswith("You left it out at ")
        want(bench, at, Want.BACK)
        await until(lambda: model.row(at).standing in whole)
        after = await desk.requests.next(SESSION)
        assert [each.digest for each in after.blocks] == [each.digest for each in before.blocks]

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)


@pytest.mark.slow
@pytest.mark.seen
def test_what_a_summary_covers_says_so_leads_there_and_its_words_can_be_pinned(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(bench: Workbench, there: Stage, desk: Desk) -> None:
        await there.runner.beside.compactor.run(Job.HAND_OVER)
        model = bench.transcript
        at = rows(bench, Kind.USER)[0]
        await until(lambda: model.row(at).standing is Standing.COMPACTED)
        row = model.row(at)
        assert offered(row)[:2] == [Want.PIN, Want.WHY]
        found = await desk.in_window.find(SESSION, Thing(row.seq))
        assert found is not None
        assert not found.itself
        assert told(found, desk.now()).startswith("Handover 1 stands for it · ")
        want(bench, at, Want.PIN)
        await until(lambda: bool(model.row(at).pin))
        [pin] = [each for each in (await desk.requests.next(SESSION)).blocks if each.facts.pin]
        assert row.text in pin.text
        want(bench, at, Want.WHY)
        page = bench.wings.context.page
        await until(lambda: page.list.current is not None and str(bench.page) == CONTEXT)
        await until(lambda: page.list.current is not None and page.list.opened is not None)
        assert page.list.current is not None
        assert page.list.current.sort is Sort.HANDOVER

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)


@pytest.mark.slow
@pytest.mark.seen
def test_the_pointer_is_told_why_and_the_menu_offers_the_same(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story(bench: Workbench, there: Stage, desk: Desk) -> None:
        view = bench.chat.view
        at = rows(bench, Kind.ASSISTANT)[-1]
        view.reveal(at)
        place = view.origin(at) + QPointF(40, 10)
        point(view.viewport(), place)
        assert view.acts.isVisible()
        await until(lambda: view.acts.why().endswith(" tok"))
        assert view.acts.why().startswith("The turn before: left as it was · ")
        by_menu(bench, 0, "Pin to every request")
        await until(lambda: bool(bench.transcript.row(0).pin))
        by_menu(bench, 0, "Take the pin back")
        await until(lambda: not bench.transcript.row(0).pin)

    on_bench(qtbot, theme, play, story=story, folder=tmp_path)
