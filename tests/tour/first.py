"""The first screen: empty, a key that is refused and one that works, a server on this machine."""

from collections.abc import Awaitable, Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.ui.welcome.page import ModelSource
from tests.scenarios.stage import until
from tests.tour.guide import Guide


async def beginning(guide: Guide) -> None:
    await until(lambda: guide.application.window.welcoming)
    await guide.see("empty", rest=1.2)


async def trying_keys(guide: Guide) -> None:
    page = guide.application.window.welcome
    await until(lambda: guide.application.window.welcoming)
    page.take_way(ModelSource.KEY)
    for secret, what in (("sk-ant-api03-wrong", "refused"), ("sk-ant-api03-good", "answered")):
        page.key.field.clear()
        QTest.keyClicks(page.key.field, secret)
        QTest.keyClick(page.key.field, Qt.Key.Key_Return)
        await guide.see(what, rest=1.0)
    guide.application.beginning.take_folder(str(guide.other))
    await guide.see("folder", rest=0.8)


async def near(guide: Guide) -> None:
    await until(lambda: guide.application.window.welcoming)
    await guide.see("found", rest=1.2)


STATIONS: dict[str, Callable[[Guide], Awaitable[None]]] = {
    "first-run": beginning,
    "first-key": trying_keys,
}
NEAR: dict[str, Callable[[Guide], Awaitable[None]]] = {"first-near": near}
