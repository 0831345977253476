"""The installed program without a window: its server for other agents, and data of long ago."""

import json
import os
import subprocess
from pathlib import Path

from tests.archives import unpack
from tests.system.prove.installers.built_packages import NAME, ROOT
from tests.system.prove.installers.room import HOME, NUMBER, Room
from tests.system.prove.installers.table import Step, demand

OLDER = sorted((ROOT / "tests" / "golden").glob("data-*.tar.xz"))
PROTOCOL = "2025-06-18"


def served(room: Room, workspace: str, step: Step) -> None:
    """It answers over its input and output, and ends when nobody asks any more."""
    request = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "initialize",
        "params": {
            "protocolVersion": PROTOCOL,
            "capabilities": {},
            "clientInfo": {"name": "prove", "version": "1"},
        },
    }
    command = room.command([NAME, "mcp", "--workspace", workspace], user=True)
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as server:
        server.stdin.write(json.dumps(request).encode() + b"\n")
        server.stdin.flush()
        line = server.stdout.readline()
        _, err = server.communicate(timeout=60)
    demand(line, f"it said nothing: {err.decode('utf-8', 'replace')[-300:]}")
    result = json.loads(line)["result"]
    demand(server.returncode == 0, f"it ended with {server.returncode}")
    step.note(f"{result['serverInfo']['name']} {result['serverInfo'].get('version', '')}")


def long_ago(room: Room, step: Step) -> None:
    """What earlier versions have written is opened, whole and exported."""
    demand(OLDER, "there are no data sets of earlier versions")
    for archive in OLDER:
        name = archive.name.removesuffix(".tar.xz")
        place = f"{HOME}/{name}"
        unpack(archive, room.inside(place))
        for at, folders, files in os.walk(room.inside(place)):
            for item in (at, *(os.path.join(at, one) for one in (*folders, *files))):
                os.chown(item, NUMBER, NUMBER)
        base = [NAME, "--data-dir", f"{place}/data"]
        workspace = next(room.inside(f"{place}/data/workspaces").iterdir()).name
        checked = room.must([*base, "workspace", "check", "--deep"], user=True)
        demand("No problems found" in checked.out, f"{name}: {checked.last}")
        room.must(
            [*base, "workspace", "export", f"{place}/export", "--workspace", workspace], user=True
        )
    step.note(f"{len(OLDER)} of them: {', '.join(_date(item) for item in OLDER)}")


def _date(archive: Path) -> str:
    return archive.name.removesuffix(".tar.xz").removeprefix("data-")
