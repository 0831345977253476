"""What earlier versions wrote is opened by this one: every message is seen, every content whole.

`tests/golden/data-DAY-HOUR.tar.xz` is a data folder as the version of that moment left it, after a
demo with the practice model; beside it stands what that version itself said was in there.
"""

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.clock import SystemClock
from helix_desktop.app.paths import paths_for
from helix_desktop.app.workspaces import Workspaces
from helix_desktop.domain.cache import Verdict
from helix_desktop.domain.events import Recorded, ToolReturned
from helix_desktop.domain.ports import StoreHealth
from helix_desktop.ui.chat.transcript.rows import Kind
from helix_desktop.ui.life.application import Application
from tests.archives import unpack
from tests.scenarios.stage import live, open_and_quiet, resting, texts, type_and_send, until

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
RELEASED = {
    "2026-11-20-1045": "946733ddb71b5dfe80a60bfcf4b3d224c826008e6eed3bac39c5e5a40a69659f",
    "2026-11-20-1447": "a822b09f2618f193dcdfdced96974fc56136f698794a628f4ebab2538d9071e4",
    "2026-11-20-1747": "a263ad05437b323f1b7a75d924d666ec46054b74f0ac4bbae7a9d1dad8a43b7b",
    "2026-11-20-2049": "0439edec527e2c70a7493a19456fcd4e54b2eed4c6560f5b7e7c33b556a5c2c0",
    "2026-11-21-0007": "d617d1d1952328efdb47677ca07c8ea759b9087088fb3699b951a346e9988ab3",
}
"""SHA-256 of each data folder: they are evidence and never change."""
WHO = ("person", "agent", "tool")
SETS = sorted(GOLDEN.glob("data-*.tar.xz"))


def moment(kept: Path) -> str:
    return kept.name.removesuffix(".tar.xz").removeprefix("data-")


def expected(kept: Path) -> Any:
    """What the version that wrote it said was in there."""
    file = GOLDEN / f"data-{moment(kept)}.expected.json"
    return json.loads(file.read_text(encoding="utf-8"))


def unpacked(kept: Path, below: Path) -> Path:
    """Its folder, with the project where this machine has one."""
    unpack(kept, below)
    data, folder = below / "data", below / "ledger"
    folder.mkdir()
    (folder / "notes.md").write_text("# Notes\n")
    workspaces = Workspaces(paths_for(data).workspaces, SystemClock())
    (workspace,) = workspaces.all()
    workspaces.save(replace(workspace, folder=str(folder)))
    return data


def test_the_data_folders_are_the_ones_that_were_written_then() -> None:
    found = {moment(kept): hashlib.sha256(kept.read_bytes()).hexdigest() for kept in SETS}
    assert found == RELEASED


@pytest.mark.slow
@pytest.mark.seen
@pytest.mark.parametrize("kept", SETS, ids=moment)
def test_data_of_an_earlier_version_is_seen_verified_and_gone_on_with(
    qapp: QApplication, tmp_path: Path, kept: Path
) -> None:
    wanted = expected(kept)
    data = unpacked(kept, tmp_path)

    async def story(application: Application) -> None:
        await until(lambda: open_and_quiet(application))
        bench = application.window.workbench
        desk = bench.desk
        assert desk is not None
        assert desk.workspace.name == wanted["workspace"]
        assert [head.id for head in await desk.sessions()] == [
            each["id"] for each in wanted["sessions"]
        ]
        for session in wanted["sessions"]:
            assert await desk.title(session["id"]) == session["title"]
            await bench.show_session(session["id"])
            said = {who: [text for _, one, text in session["said"] if one == who] for who in WHO}
            await until(lambda said=said: texts(bench, Kind.USER) == said["person"])
            assert texts(bench, Kind.ASSISTANT) == said["agent"]
            assert len(texts(bench, Kind.TOOL)) == len(said["tool"])
            returned = [
                item.event
                for item in await desk.transcript(session["id"])
                if isinstance(item, Recorded) and isinstance(item.event, ToolReturned)
            ]
            assert [f"{e.tool} {e.content} {e.size}" for e in returned] == said["tool"]
            for digest in {event.content for event in returned}:
                assert await desk.verify(digest) is Verdict.WHOLE
                assert (await desk.entry(digest)).digest == digest
        before = len(texts(bench, Kind.USER))
        type_and_send(bench, "read notes.md")
        await until(lambda: len(texts(bench, Kind.USER)) == before + 1 and resting(bench))
        assert desk.health is StoreHealth.OPEN

    folder = tmp_path / "ledger"
    assert live(qapp, story, data=data, folder=folder) == 0
    assert len(list(paths_for(data).workspaces.iterdir())) == 1
