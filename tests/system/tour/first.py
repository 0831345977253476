"""The first screen: empty, a key that is refused and one that works, what is on this machine."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.features.lab.window_lab_dialog import LabDialog
from helix_desktop.ui.welcome.page import ModelSource
from tests.features.lab import transcripts
from tests.system.scenarios.stage import until
from tests.system.tour.guide import Guide
from tests.system.tour.project import lay_out

COMPARED = 6


def lay_out_used(base: Path) -> Path:
    """Return the project on a computer on which another program worked before."""
    folder = base / ".codex" / "sessions" / "2026" / "11" / "01"
    folder.mkdir(parents=True)
    for number in range(COMPARED):
        (folder / f"rollout-{number}.jsonl").write_bytes(transcripts.codex())
    programs = base / ".local" / "bin"
    programs.mkdir(parents=True)
    for name in ("claude-agent-acp", "codex-acp"):
        (programs / name).write_text("#!/bin/sh\n")
        (programs / name).chmod(0o755)
    return lay_out(base)


async def beginning(guide: Guide) -> None:
    await until(lambda: guide.application.window.welcoming)
    await guide.see("empty", rest=1.2)


async def trying_keys(guide: Guide) -> None:
    page = guide.application.window.welcome
    await until(lambda: guide.application.window.welcoming)
    page.take_way(ModelSource.KEY)
    for secret, what in (("sk-ant-api03-wrong", "refused"), ("sk-ant-api03-good", "answered")):
        page.key.field.line.clear()
        QTest.keyClicks(page.key.field.line, secret)
        QTest.keyClick(page.key.field.line, Qt.Key.Key_Return)
        await guide.see(what, rest=1.0)
    guide.application.welcome_controller.take_folder(str(guide.other))
    await guide.see("folder", rest=0.8)


async def near(guide: Guide) -> None:
    await until(lambda: guide.application.window.welcoming)
    await guide.see("found", rest=1.2)


async def comparing(guide: Guide) -> None:
    """What Helix would have made of sessions of other programs."""
    page = guide.application.window.welcome
    await until(page.compare.isVisible)
    await until(lambda: bool(page.agents))
    await guide.see("offered", rest=1.0)
    page.agents[0].chosen.emit()
    await guide.see("agent", rest=1.0)
    page.compare.click()
    await guide.sheet()
    (dialog,) = guide.window.findChildren(LabDialog)
    await until(lambda: len(dialog.sessions) == COMPARED, seconds=60)
    await guide.see("compared", rest=1.0)
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    await guide.see("second")
    await guide.close_sheets()


STATIONS: dict[str, Callable[[Guide], Awaitable[None]]] = {
    "first-run": beginning,
    "first-key": trying_keys,
}
USED: dict[str, Callable[[Guide], Awaitable[None]]] = {"first-lab": comparing}
NEAR: dict[str, Callable[[Guide], Awaitable[None]]] = {"first-near": near}
