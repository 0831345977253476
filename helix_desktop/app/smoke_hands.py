"""The self-check of what the agent works with: commands in their box, and servers, both ways."""

import asyncio
import os
import sys
from pathlib import Path

from helix_desktop.app.clock import SystemClock
from helix_desktop.app.paths import paths_for, resources
from helix_desktop.app.smoke import Check, Place
from helix_desktop.app.workspaces import Workspaces
from helix_desktop.domain.servers import Approved, Server
from helix_desktop.engine.supervisor import Supervisor

OFFERED = {"recall_cached_content", "recall_history", "search_cached_content"}
_SECONDS = 20.0


class _Approvals:
    """Keeps for the length of a check what was approved."""

    def __init__(self) -> None:
        self._kept: dict[str, Approved] = {}

    def approved(self, server: str) -> Approved:
        return self._kept.get(server, Approved())

    def keep(self, server: str, approved: Approved) -> None:
        self._kept[server] = approved


async def check_sandbox(place: Place) -> str:
    """A command really runs, and in which box."""
    if os.name == "nt":
        return "none: agents run no commands on Windows"
    # lazy: as in the wiring, tools are loaded where they are needed
    from helix_desktop.tools.sandbox.launching import Command  # noqa: PLC0415
    from helix_desktop.tools.sandbox.sandbox import Sandbox  # noqa: PLC0415

    folder = _made(place, "boxed")
    (folder / "file").write_text("before", encoding="utf-8")
    box = await asyncio.to_thread(place.parts.box)
    sandbox = Sandbox(box, folder, spool=place.scratch)
    command = Command("echo after > file; echo said", sandbox.folder)
    ran = await sandbox.run(command, seconds=_SECONDS, heard=lambda _output: None)
    said, held = ran.output.part(0, 1_000), (folder / "file").read_text(encoding="utf-8")
    if (said, held, ran.ended.code) != (b"said\n", "after\n", 0):
        raise AssertionError(f"a command said {said!r}, and ended with {ran.ended.code}")
    return f"{box.kind.value}: {box.words}"


async def check_servers(place: Place) -> str:
    """Our own server for other agents, spoken to the way servers of others are."""
    # lazy: the SDK is loaded with the first server
    from helix_desktop.tools.mcp_host.host import Host  # noqa: PLC0415

    supervisor = Supervisor(lambda _name, _error: None)
    host = Host(
        [_ourselves(place)],
        _Approvals(),
        spawn=supervisor.spawn,
        folder=place.scratch,
        home=_made(place, "servers"),
    )
    await host.open()
    try:
        await host.approve("self", host.differences("self"))
        async with asyncio.timeout(_SECONDS):
            while not host.standings()[0].waiting:  # noqa: ASYNC110  a start has no event of its own
                await asyncio.sleep(0.05)
        offered = set(host.standings()[0].waiting)
    finally:
        await host.close()
        await supervisor.close(5.0)
    if not offered >= OFFERED:
        raise AssertionError(f"our server offers {', '.join(sorted(offered)) or 'nothing'}")
    return f"{len(offered)} tools for other agents"


def _ourselves(place: Place) -> Server:
    own = place.scratch / "own"
    made = Workspaces(paths_for(own).workspaces, SystemClock()).for_folder(_made(place, "served"))
    frozen = [] if getattr(sys, "frozen", False) else ["-m", "helix_desktop"]
    words = (*frozen, "--data-dir", str(own), "mcp", "--workspace", made.id)
    return Server("self", command=sys.executable, args=words, cwd=str(resources().parent))


def _made(place: Place, name: str) -> Path:
    folder = place.scratch / name
    folder.mkdir(parents=True, exist_ok=True)
    return folder


HANDS_CHECKS: dict[str, Check] = {
    "sandbox": check_sandbox,
    "servers": check_servers,
}
