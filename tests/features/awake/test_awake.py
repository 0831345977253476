"""The computer stays awake while a session works, if the user wants that, and no longer."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.app.desktop.session_bus import BusError, session_bus_path
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import Ending
from helix_desktop.domain.live_events import TurnFinished, TurnRunning
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.features.awake.holds import PORTAL_PATH, hold_by_portal, linux_plugged_in
from helix_desktop.features.awake.stay_awake import StayAwake
from tests.fakes.desktop_bus import Portal, needs_bus, on_bus, private_bus

STEPS = st.lists(st.sampled_from(["run 1", "run 2", "end 1", "end 2", "minute", "plug", "unplug"]))


class Computer:
    """A computer that can be held awake, with the timer of a minute."""

    def __init__(self) -> None:
        self.plugged, self.holds = True, 0
        self.timer: Callable[[], None] = lambda: None
        self.supervisor = Supervisor(lambda _name, _error: None)
        self.awake = StayAwake(
            self.supervisor, self.later, wanted=lambda: self.plugged, hold=self.hold
        )

    def later(self, _seconds: float, act: Callable[[], None]) -> Callable[[], None]:
        self.timer = act
        return lambda: setattr(self, "timer", lambda: None)

    async def hold(self) -> Callable[[], None]:
        self.holds += 1
        return self.release

    def release(self) -> None:
        self.holds -= 1

    async def do(self, step: str) -> None:
        word, _, number = step.partition(" ")
        match word:
            case "run":
                self.awake.take(TurnRunning(SessionId(number)))
            case "end":
                self.awake.take(TurnFinished(SessionId(number), Ending.DONE))
            case "minute":
                self.timer()
                await self.supervisor.wait_until_idle()
            case _:
                self.plugged = word == "plug"


@given(STEPS)
def test_it_is_held_awake_once_while_anything_works_and_never_after(steps: list[str]) -> None:
    async def play() -> None:
        computer, working = Computer(), set[str]()
        for step in steps:
            await computer.do(step)
            if step.startswith("run"):
                working.add(step[-1])
            elif step.startswith("end"):
                working.discard(step[-1])
            elif step == "minute":
                assert computer.holds == bool(working and computer.plugged)
            assert computer.holds <= bool(working)
        await computer.awake.close()
        assert computer.holds == 0

    asyncio.run(play())


@needs_bus
async def test_the_portal_is_asked_to_prevent_sleep_until_the_connection_ends(
    tmp_path: Path,
) -> None:
    supervisor = Supervisor(lambda _name, _error: None)
    with private_bus(tmp_path) as bus:
        path = session_bus_path(bus)
        with pytest.raises(BusError):
            await hold_by_portal(path, supervisor.spawn)
        async with on_bus(bus, Portal) as portal:
            portal.methods["Inhibit"] = lambda *_: ("o", (f"{PORTAL_PATH}/request/1",))
            release = await hold_by_portal(path, supervisor.spawn)
            assert portal.bodies("Inhibit") == [("", 4, {"reason": ("s", "Helix Desktop works")})]
            release()
            await supervisor.wait_until_idle()


@pytest.mark.parametrize(
    ("supplies", "plugged"),
    [
        ({}, True),
        ({"BAT0": "Battery", "AC": "Mains 1"}, True),
        ({"BAT0": "Battery", "AC": "Mains 0"}, False),
        ({"BAT0": "Battery", "ucsi": "USB 1"}, True),
        ({"BAT0": "Battery"}, False),
        ({"mouse": "Battery"}, True),
    ],
)
def test_a_computer_without_a_battery_of_its_own_is_plugged_in(
    supplies: dict[str, str], plugged: bool, tmp_path: Path
) -> None:
    for name, text in supplies.items():
        kind, _, online = text.partition(" ")
        (tmp_path / name).mkdir()
        (tmp_path / name / "type").write_text(f"{kind}\n")
        (tmp_path / name / "scope").write_text("Device\n" if name == "mouse" else "System\n")
        if online:
            (tmp_path / name / "online").write_text(f"{online}\n")
    assert linux_plugged_in(tmp_path) == plugged
