"""What the inspector says of a request on its way, and of a call that waits for the person."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from helix_desktop.domain.requests import Why
from helix_desktop.ui.inspector.inspecting import Inspecting
from helix_desktop.ui.life.application import Application
from helix_desktop.ui.ways import CHAT, CONTEXT
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
