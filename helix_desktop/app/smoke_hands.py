"""The self-check of what the agent works with: commands in their box, servers both ways, TLS."""

import asyncio
import os
import ssl
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from helix_desktop.app.clock import SystemClock
from helix_desktop.app.paths import code_folder, paths_for
from helix_desktop.app.smoke import Check, Place
from helix_desktop.app.workspaces import Workspaces
from helix_desktop.domain.cache import NewContent, Origin
from helix_desktop.domain.servers import Approved, Server
from helix_desktop.engine.supervisor import Supervisor

OFFERED = {"recall_cached_content", "recall_history", "search_history", "search_cached_content"}
_SECONDS = 20.0
_CONTENT = "what was read once is here for good"


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


async def check_recall(place: Place) -> str:
    """A content goes into the store, and comes back the way other agents ask for it."""
    # lazy: as above
    from helix_desktop.tools.mcp_server.context_cache import context_cache  # noqa: PLC0415
    from helix_desktop.tools.mcp_server.conversation import Conversation  # noqa: PLC0415

    supervisor = Supervisor(lambda _name, _error: None)
    said: list[bytes] = []
    attic = await place.parts.open_attic(_made(place, "recalled"), place.parts.clock)
    try:
        digest = await attic.put(NewContent(_CONTENT.encode(), Origin("smoke", "recall")))
        tools = context_cache(attic, place.parts.clock)
        talk = Conversation(tools, said.append, spawn=supervisor.spawn)
        for line in _asked(digest):
            talk.hear(msgspec.json.encode(line))
        await talk.settled(_SECONDS)
    finally:
        await supervisor.close(5.0)
        await attic.close()
    if not said or _CONTENT.encode() not in said[-1]:
        raise AssertionError(f"{len(said)} answers, and the content is not in the last")
    return f"{digest[:12]} came back through MCP"


def _asked(digest: str) -> Iterator[dict[str, object]]:
    about: dict[str, object] = {"protocolVersion": "2025-06-18", "capabilities": {}}
    client = {"name": "smoke", "version": "1"}
    yield _line("initialize", {**about, "clientInfo": client}, id=1)
    yield _line("notifications/initialized", {})
    call: dict[str, object] = {"name": "recall_cached_content", "arguments": {"sha256": digest}}
    yield _line("tools/call", call, id=2)


def _line(method: str, params: dict[str, object], **more: int) -> dict[str, object]:
    return {"jsonrpc": "2.0", "method": method, "params": params, **more}


async def check_tls(_place: Place) -> str:
    """A handshake can begin, and there is somebody to trust; nothing goes to the network."""
    # lazy: see wiring.http_speech
    from helix_desktop.providers.wire.trust import authorities, greeting  # noqa: PLC0415

    said = await asyncio.to_thread(greeting, "localhost")
    trusted = await asyncio.to_thread(authorities)
    if not trusted:
        raise AssertionError("no certificate authorities: install ca-certificates")
    return f"{ssl.OPENSSL_VERSION}, a greeting of {len(said)} bytes, trusts {trusted}"


def _ourselves(place: Place) -> Server:
    own = place.scratch / "own"
    made = Workspaces(paths_for(own).workspaces, SystemClock()).for_folder(_made(place, "served"))
    frozen = [] if getattr(sys, "frozen", False) else ["-m", "helix_desktop"]
    words = (*frozen, "--data-dir", str(own), "mcp", "--workspace", made.id)
    return Server("self", command=sys.executable, args=words, cwd=str(code_folder()))


def _made(place: Place, name: str) -> Path:
    folder = place.scratch / name
    folder.mkdir(parents=True, exist_ok=True)
    return folder


HANDS_CHECKS: dict[str, Check] = {
    "sandbox": check_sandbox,
    "servers": check_servers,
    "recall": check_recall,
    "tls": check_tls,
}
