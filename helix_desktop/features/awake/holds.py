"""How a desktop, systemd, macOS, and Windows are asked not to fall asleep by themselves.

Each hold ends with this process, however it ends.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from helix_desktop.app.desktop.session_bus import (
    BusError,
    BusObject,
    SessionBus,
    Spawn,
    session_bus_path,
)
from helix_desktop.tools.programs.program_search import find_program

PORTAL, PORTAL_PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
SUSPEND = 4
"""The portal's flag for sleep; the screen may go dark."""
REASON = "Helix Desktop works"
_POWER = Path("/sys/class/power_supply")

Release = Callable[[], None]


async def hold_awake(environ: Mapping[str, str], spawn: Spawn) -> Release:
    """Keep the computer awake until the returned function is called; raise OSError if it can't."""
    if sys.platform == "win32":
        return _hold_windows()
    if sys.platform == "darwin":
        return await asyncio.to_thread(_hold_by, "caffeinate", "-i", "-w", str(os.getpid()))
    try:
        return await hold_by_portal(session_bus_path(environ), spawn)
    except BusError:
        return await asyncio.to_thread(
            _hold_by,
            "systemd-inhibit",
            "--what=idle",
            "--mode=block",
            "--who=Helix Desktop",
            f"--why={REASON}",
            "cat",
        )


async def hold_by_portal(bus_path: str, spawn: Spawn) -> Release:
    """Ask the desktop; raise BusError if it has no portal that does this."""
    bus = SessionBus(lambda _signal: None)
    await bus.connect(bus_path, spawn)
    try:
        await _ask_portal(bus)
    except BaseException:
        bus.close()
        raise
    # the portal ends what a connection asked for when it is closed
    return bus.close


async def _ask_portal(bus: SessionBus) -> None:
    owner = await bus.owner(PORTAL, start=True)
    if not owner:
        raise BusError("no portal")
    portal = BusObject(owner, PORTAL_PATH, "org.freedesktop.portal.Inhibit")
    await bus.call(portal, "Inhibit", "sua{sv}", "", SUSPEND, {"reason": ("s", REASON)})


def _hold_by(name: str, *arguments: str) -> Release:
    """Run a program that holds the computer awake until its input ends, as with this process."""
    program = find_program(name)
    if program is None:
        raise FileNotFoundError(f"{name} is not installed")
    process = subprocess.Popen(
        [program, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )

    def release() -> None:
        with suppress(ProcessLookupError):
            process.terminate()
        if process.stdin is not None:
            process.stdin.close()
        asyncio.get_running_loop().run_in_executor(None, process.wait)

    return release


if sys.platform == "win32":
    import ctypes

    def _hold_windows() -> Release:
        continuous, system_required = 0x80000000, 0x00000001
        ctypes.windll.kernel32.SetThreadExecutionState(continuous | system_required)
        # of this thread: the event loop's, as the release is
        return lambda: ctypes.windll.kernel32.SetThreadExecutionState(continuous)


def is_plugged_in() -> bool:
    """Return whether the computer runs on mains; one without a battery does. Blocks."""
    if sys.platform == "win32":
        status = (ctypes.c_byte * 12)()
        # the first byte: 0 is battery, 1 is mains, 255 unknown
        known = ctypes.windll.kernel32.GetSystemPowerStatus(ctypes.byref(status))
        return not known or status[0] != 0
    if sys.platform == "darwin":
        program = find_program("pmset")
        if program is None:
            return True
        ran = subprocess.run([program, "-g", "batt"], capture_output=True, check=False, timeout=10)
        return b"Battery Power" not in ran.stdout
    return linux_plugged_in(_POWER)


def linux_plugged_in(folder: Path) -> bool:
    """Return whether one of the supplies of mains is on, or there are none."""

    def read(supply: Path, name: str) -> str:
        with suppress(OSError):
            return (supply / name).read_text(encoding="ascii", errors="replace").strip()
        return ""

    supplies = list(folder.glob("*"))
    mains = [supply for supply in supplies if read(supply, "type") in ("Mains", "USB")]
    if any(read(supply, "online") == "1" for supply in mains):
        return True
    return not any(
        read(supply, "type") == "Battery" and read(supply, "scope") != "Device"
        for supply in supplies
    )
