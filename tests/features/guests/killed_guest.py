"""Runs a turn of a guest in an open workspace: run by test_hostile_guests.py, which kills it
meanwhile.
"""

import asyncio
import sys
from pathlib import Path

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.features.guests.guest_programs import OwnGuest
from tests.fakes.counter import FakeCounter
from tests.features.guests.guest_stage import HOSTILE_GUEST, PYTHON, open_guest

DEEDS = """
call('c', kind='execute', rawInput={'command': 'sleep'})
open('src/kept.txt', 'w').write('after')
subprocess.Popen(['sleep', '987652'], start_new_session=True)
open('src/ready', 'w').write('x')
time.sleep(600)
"""


async def work(base: Path) -> None:
    paths = find_paths(base / "data")
    make_private_folders(paths)
    container = AppContainer(paths, AppParts(counter=lambda _paths: FakeCounter()))
    own = OwnGuest("hostile", [PYTHON, HOSTILE_GUEST])
    async with open_guest(container, base / "project", own) as open_workspace:
        await open_workspace.send(NO_SESSION, DEEDS)
        await open_workspace.sessions.idle()


if __name__ == "__main__":
    asyncio.run(work(Path(sys.argv[1])))
