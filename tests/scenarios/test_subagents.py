"""A SubAgent at work is seen above the conversation, opened as a session, and stopped alone."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.wiring import Parts
from helix_desktop.providers.practice.model import PracticeModel
from helix_desktop.ui.chat.transcript.rows import Kind
from helix_desktop.ui.life.application import Application
from tests.scenarios.stage import live, open_and_quiet, running, texts, type_and_send, until


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    (made / "src").mkdir(parents=True)
    (made / "src" / "a.py").write_text("# TODO: more\n")
    return made


@pytest.mark.slow
@pytest.mark.seen
def test_a_subagent_is_seen_opened_and_stopped_and_the_session_goes_on(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        strip = bench.chat.helpers
        assert strip.isHidden()
        type_and_send(bench, "delegate: explore src")
        await until(lambda: len(strip.cells) == 1 and strip.isVisible())
        parent, child = bench.session, strip.cells[0]
        assert "explore src" in child.name.text()
        strip.opened.emit(child.session)
        await until(lambda: bench.session == child.session and bool(texts(bench, Kind.USER)))
        assert "explore src" in bench.chat.title.text()
        assert strip.isHidden()
        bench.sidebar.session_chosen.emit(parent)
        await until(lambda: bench.session == parent and len(strip.cells) == 1)
        strip.cells[0].stop.click()
        await until(lambda: not running(bench))
        await until(strip.isHidden)
        assert "It did not get done" in texts(bench, Kind.ASSISTANT)[-1]

    slow = Parts(provider=lambda: PracticeModel(0.2))
    assert live(qapp, story, data=tmp_path / "data", folder=folder, parts=slow) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_a_stopped_subagent_goes_on_with_undo_and_its_session_gets_the_whole_answer(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        strip = bench.chat.helpers
        type_and_send(bench, "delegate: explore src")
        await until(lambda: len(strip.cells) == 1 and strip.isVisible())
        assert bench.acts.find("subagents.undo").refusal()  # type: ignore[union-attr]  # is there
        bench.acts.run("subagents.stop")
        await until(lambda: strip.cells[0].undo.isVisible())
        assert strip.cells[0].figures.text().startswith("Stopped · ends in")
        assert running(bench)
        bench.acts.run("subagents.undo")
        await until(lambda: strip.isHidden() or strip.cells[0].stop.isVisible())
        await until(lambda: not running(bench))
        assert "It did not get done" not in texts(bench, Kind.ASSISTANT)[-1]

    slow = Parts(provider=lambda: PracticeModel(0.2))
    assert live(qapp, story, data=tmp_path / "data", folder=folder, parts=slow) == 0
