"""Every page of the settings, and those that are edited while they are edited."""

from collections.abc import Awaitable, Callable

from helix_desktop.ui.settings.policy_lab_page import PolicyLabPage
from helix_desktop.ui.settings.policy_page import PolicyPage
from tests.scenarios.stage import until
from tests.tour.guide import Guide


async def paging(guide: Guide) -> None:
    room = guide.application.settings
    room.open()
    assert room.shell is not None
    for key in room.shell.nav.rows:
        room.open(key)
        page = room.shell.current
        if isinstance(page, PolicyLabPage):
            await until(lambda page=page: page.trying.edited is not None)
        await guide.see(key, rest=2.0 if key == "policy" else 0.5)
    room.leave()


async def editing(guide: Guide) -> None:
    room = guide.application.settings
    room.open("policy")
    assert room.shell is not None
    page = room.shell.current
    assert isinstance(page, PolicyPage)
    page.rows["compact_percent"].wanted.emit("compact_percent", 60.0)
    page.rows["gate_tokens"].wanted.emit("gate_tokens", 3_000)
    await until(lambda: page.pane.trying.edited is not None)
    await guide.see("edited", rest=1.0)
    page.discard()
    room.leave()


STATIONS: dict[str, Callable[[Guide], Awaitable[None]]] = {
    "settings": paging,
    "policy": editing,
}
