"""One walk through the application: the practice model does what a person asks, and is watched."""

import asyncio
import json
import shutil
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.paths import paths_for, resources
from helix_desktop.app.wiring import Parts
from helix_desktop.domain.permission import Answer, Reply
from helix_desktop.providers.practice.model import PracticeModel
from helix_desktop.ui.application import Application
from helix_desktop.ui.chat.rows import Kind
from tests.scenarios.stage import live, open_and_quiet, running, texts, type_and_send, until

SIZE = 1_440, 920
LONG = "run for i in 1 2 3 4 5 6; do echo line $i; sleep 0.3; done"


class Walk:
    """What is asked for, answered and looked at."""

    def __init__(self, application: Application, folder: Path, name: str) -> None:
        self._application = application
        self.bench = application.window.workbench
        self._folder, self._name = folder, name
        self._taken = 0

    async def see(self, what: str) -> None:
        """Let it come to rest, then keep a picture."""
        await asyncio.sleep(0.5)
        self._taken += 1
        place = self._folder / f"{self._name}-{self._taken:02}-{what}.png"
        if not self._application.window.grab().save(str(place)):
            raise OSError(f"{place} cannot be written")

    async def say(self, text: str) -> None:
        type_and_send(self.bench, text)
        await until(lambda: running(self.bench) or bool(self.bench.chat.notice.text()))

    async def asked(self) -> None:
        await until(lambda: self.bench.chat.approval.isVisible())

    def answer(self, reply: Reply, words: str = "") -> None:
        desk = self.bench._desk
        assert desk is not None
        for question in desk.questions:
            desk.answer(question.id, Answer(reply, words))

    async def over(self) -> None:
        await until(lambda: not running(self.bench), seconds=60)


async def trusting(walk: Walk) -> None:
    await until(lambda: walk.bench.chat.trust.isVisible())
    await walk.see("trust")
    QTest.mouseClick(walk.bench.chat.trust.yes, Qt.MouseButton.LeftButton)
    await until(lambda: not walk.bench.chat.trust.isVisible())


async def talking(walk: Walk) -> None:
    await walk.say("Summarise this project")
    await walk.over()
    await walk.see("answer")


async def commanding(walk: Walk) -> None:
    await walk.say(LONG)
    await walk.asked()
    await walk.see("command-asks")
    walk.answer(Reply.ONCE)
    transcript = walk.bench.transcript
    await until(lambda: transcript.row(transcript.rowCount() - 1).opens)
    transcript.toggle(transcript.rowCount() - 1)
    await walk.see("command-runs")
    await walk.over()
    await walk.say("run make test && rm -rf build")
    await walk.asked()
    walk.answer(Reply.NO, "not now")
    await walk.over()
    await walk.see("command-denied")


async def changing(walk: Walk) -> None:
    await walk.say('create notes.txt with "hello world"')
    await walk.asked()
    await walk.see("write-asks")
    walk.answer(Reply.ONCE)
    await walk.over()
    await walk.say("change hello to goodbye in notes.txt")
    await walk.asked()
    await walk.see("edit-asks")
    walk.answer(Reply.ONCE)
    await walk.over()
    walk.bench.open_page("changes")
    await walk.see("changes")
    walk.bench.open_page("cache")
    await walk.see("cache")
    walk.bench.open_page("chat")


async def delegating(walk: Walk) -> None:
    await walk.say("delegate: explore src")
    await until(lambda: bool(walk.bench.chat.helpers.cells))
    await walk.see("subagent")
    await walk.over()
    assert texts(walk.bench, Kind.ASSISTANT)
    await walk.see("end")


STATIONS: tuple[Callable[[Walk], Awaitable[None]], ...] = (
    trusting,
    talking,
    commanding,
    changing,
    delegating,
)


def walked(pictures: Path, look: str, scale: int) -> int:
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    with tempfile.TemporaryDirectory(prefix="helix-tour-") as scratch:
        data, folder = Path(scratch) / "data", Path(scratch) / "ledger"
        shutil.copytree(resources() / "demo", folder)
        settings = paths_for(data).settings
        settings.parent.mkdir(parents=True)
        settings.write_text(json.dumps({"appearance": look}), encoding="utf-8")

        async def story(application: Application) -> None:
            application.window.resize(*SIZE)
            walk = Walk(application, pictures, f"{look}-{scale}x")
            await until(lambda: open_and_quiet(application))
            for station in STATIONS:
                await station(walk)

        parts = Parts(provider=lambda: PracticeModel(0.03))
        return live(app, story, data=data, folder=folder, parts=parts, seconds=180)


if __name__ == "__main__":
    sys.exit(walked(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
