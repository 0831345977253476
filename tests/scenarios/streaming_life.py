"""The application in a process of its own, to be killed while its model streams without end.

The process prints `R [seq, kind, text]` for each row that the window shows as saved, and
`L [when, text]` for the text that streams at that moment, both as JSON.
"""

import asyncio
import json
import sys
from pathlib import Path

from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.event_loop import HelixEventLoop
from helix_desktop.ui.application.launch import LaunchOptions
from helix_desktop.ui.application.qt_application import make_application
from tests.prove.script import say
from tests.scenarios.served import SERVED
from tests.scenarios.stage import open_and_quiet, ready, running, type_and_send, until


async def _work(application: Application) -> None:
    """Play some turns, then one without end; print each row once the window shows it as saved."""
    await until(lambda: open_and_quiet(application))
    workspace_view = application.window.workspace_views.current
    for text in ("read README.md", "and again", "for ever"):
        type_and_send(workspace_view, text)
        await until(lambda: running(workspace_view))
        if text != "for ever":
            await until(lambda: ready(workspace_view))
    told = 0
    while True:
        await asyncio.sleep(0.02)
        model = workspace_view.transcript
        results = [model.row(at) for at in range(model.rowCount())]
        saved = [row for row in results if not row.live]
        for row in saved[told:]:
            say("R " + json.dumps([row.seq, row.kind, row.text or row.what]))
        told = len(saved)
        for row in results[told:]:
            say("L " + json.dumps(row.text))


async def _live(data: Path, folder: Path) -> int:
    paths = find_paths(data)
    make_private_folders(paths)
    application = Application(AppContainer(paths, SERVED), LaunchOptions(folder=folder), say)
    life = asyncio.get_running_loop().create_task(application.live())
    work = asyncio.get_running_loop().create_task(_work(application))
    status = await life
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)
    return status


def main(data: Path, folder: Path) -> int:
    app = make_application()
    with asyncio.Runner(loop_factory=lambda: HelixEventLoop(app)) as runner:
        return runner.run(_live(data, folder))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
