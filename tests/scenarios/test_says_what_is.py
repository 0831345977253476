"""What the inspector says of a request on its way, and of a call that waits for the person."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.wiring import Parts
from helix_desktop.domain.llm import ProviderEvent, Request
from helix_desktop.domain.policy import GateMode
from helix_desktop.domain.ports import Provider
from helix_desktop.domain.presets import preset
from helix_desktop.domain.requests import Why
from helix_desktop.domain.standing import State
from helix_desktop.providers.practice.model import PracticeModel
from helix_desktop.ui.chat.cards.asking_card import DEAD
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.inspector.inspecting import Inspecting
from helix_desktop.ui.inspector.telling import content_of
from helix_desktop.ui.inspector.telling import state_of as state_told
from helix_desktop.ui.life.application import Application
from helix_desktop.ui.reasons import why_text
from helix_desktop.ui.ways import CACHE, CHAT, CONTEXT
from tests.scenarios.served import SERVED, Served, put_on, refuses
from tests.scenarios.stage import live, open_and_quiet, resting, type_and_send, until


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "project"
    made.mkdir()
    (made / "README.md").write_text("# Ledger\n")
    return made


def reasons(wing: Inspecting) -> list[Why]:
    found = wing.page.looked
    return [block.reason.why for block in found.blocks] if found else []


@pytest.mark.slow
@pytest.mark.seen
def test_a_request_that_goes_out_again_is_not_one_that_was_never_sent(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        await until(lambda: open_and_quiet(application))
        bench = application.window.workbench
        strip = bench.wings.context.page.strip
        bench.open_page(CONTEXT)
        await until(lambda: strip.caption() == "Nothing sent yet")
        bench.open_page(CHAT)
        type_and_send(bench, "hello")
        await until(bench.chat.live.retry.isVisible)
        bench.open_page(CONTEXT)
        await until(lambda: strip.caption() == "No answer yet: the request goes out again")
        bench.open_page(CHAT)
        bench.chat.live.retry.now.click()
        await until(lambda: resting(bench))
        bench.open_page(CONTEXT)
        await until(lambda: "not sent yet" in strip.caption())

    with Served() as served:
        served.plan(refuses("503 Service Unavailable", "Overloaded", retry_after="30"))
        put_on(tmp_path / "data", folder, served.port)
        assert live(qapp, story, data=tmp_path / "data", folder=folder, parts=SERVED) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_a_call_that_waits_for_the_person_is_not_one_that_brought_nothing(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        await until(lambda: open_and_quiet(application))
        bench = application.window.workbench
        type_and_send(bench, "write hello into notes.txt")
        await until(lambda: bench.chat.approval.isVisible())
        bench.open_page(CONTEXT)
        wing = bench.wings.context
        await until(lambda: Why.ASKED in reasons(wing))
        assert Why.NO_RESULT not in reasons(wing)

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_a_call_that_runs_is_neither_waiting_nor_one_that_brought_nothing(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        await until(lambda: open_and_quiet(application))
        bench = application.window.workbench
        type_and_send(bench, "run `sleep 3`")
        card = bench.chat.approval
        await until(card.isVisible)
        await asyncio.sleep(DEAD / 1000)
        QTest.keyClick(bench.chat.composer.editor, Qt.Key.Key_Y, Qt.KeyboardModifier.AltModifier)
        await until(lambda: not card.isVisible())
        bench.open_page(CONTEXT)
        wing = bench.wings.context
        await until(lambda: Why.UNDER_WAY in reasons(wing))
        found = wing.page.looked
        assert found is not None
        [block] = [each for each in found.blocks if each.reason.why is Why.UNDER_WAY]
        assert content_of(block) == "sleep 3"
        assert why_text(block.reason, 0.0) == "The call is running: no result yet"
        assert "ended before" not in block.text
        await until(lambda: resting(bench))

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


class Undecided:
    """Implements Provider: the practice model, which thinks about what is held until it may go."""

    def __init__(self, inner: Provider) -> None:
        self._inner, self.may = inner, asyncio.Event()

    async def stream(self, request: Request) -> AsyncIterator[ProviderEvent]:
        if "were held before they enter" in request.messages[-1].text:
            await self.may.wait()
        async for event in self._inner.stream(request):
            yield event


def state_of(bench: Workbench, what: str) -> State | None:
    """As the list of the cache shows it."""
    model = bench.wings.cache.browsing.model
    entries = [model.entry(at) for at in range(model.rowCount())]
    return next((model.state(each) for each in entries if each and each.origin.what == what), None)


@pytest.mark.slow
@pytest.mark.seen
def test_what_the_gate_holds_is_not_in_context_and_then_only_an_excerpt_is(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    lines = [f"line {number:05}: nothing happened at all" for number in range(4_000)]
    lines[2_000] = "ERROR at src/ledger.py:41"
    (folder / "build.log").write_text("\n".join(lines))
    undecided = Undecided(PracticeModel(0.001))

    async def story(application: Application) -> None:
        await until(lambda: open_and_quiet(application))
        bench = application.window.workbench
        desk = bench.desk
        assert desk is not None
        least = {"gate_tokens": 1_000, "gate_read_tokens": 1_000, "preview_read_tokens": 500}
        asks = replace(preset("balanced"), gate_mode=GateMode.ASK)
        await desk.choose_policy(asks.with_values(least))
        bench.open_page(CACHE)
        bench.open_page(CHAT)
        type_and_send(bench, "read build.log")
        await until(lambda: state_of(bench, "build.log") is State.HELD)
        undecided.may.set()
        await until(lambda: resting(bench))
        await until(lambda: state_of(bench, "build.log") is State.EXCERPT)

    parts = Parts(provider=lambda: undecided)
    data = tmp_path / "data"
    assert live(qapp, story, data=data, folder=folder, parts=parts, seconds=60) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_the_inspector_shows_of_what_the_gate_holds_what_the_model_sees(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    lines = [f"line {number:05}: nothing happened at all" for number in range(4_000)]
    (folder / "build.log").write_text("\n".join(lines))
    undecided = Undecided(PracticeModel(0.001))

    async def story(application: Application) -> None:
        await until(lambda: open_and_quiet(application))
        bench = application.window.workbench
        desk = bench.desk
        assert desk is not None
        least = {"gate_tokens": 1_000, "gate_read_tokens": 1_000, "preview_read_tokens": 500}
        asks = replace(preset("balanced"), gate_mode=GateMode.ASK)
        await desk.choose_policy(asks.with_values(least))
        type_and_send(bench, "read build.log")
        await until(lambda: bench.transcript.rowCount() > 2)
        bench.open_page(CONTEXT)
        wing = bench.wings.context
        await until(lambda: Why.HELD in reasons(wing), 30)
        found = wing.page.looked
        assert found is not None
        [block] = [each for each in found.blocks if each.reason.why is Why.HELD]
        assert state_told(block) == ("At the gate", "info")
        assert "line 00000" in block.text
        assert "line 02000" not in block.text
        assert block.tokens < 1_000 < block.facts.before
        assert why_text(block.reason, 0.0).startswith("Held at the gate")
        weighed = await desk.requests.weigh(bench.session)
        assert weighed.tokens == found.tokens
        assert await desk.room.tokens(bench.session) == found.tokens
        undecided.may.set()
        await until(lambda: resting(bench))
        await until(
            lambda: Why.GATE_COMPACTED in reasons(wing) or Why.GATE_PREVIEW in reasons(wing)
        )
        assert Why.HELD not in reasons(wing)

    parts = Parts(provider=lambda: undecided)
    data = tmp_path / "data"
    assert live(qapp, story, data=data, folder=folder, parts=parts, seconds=60) == 0
