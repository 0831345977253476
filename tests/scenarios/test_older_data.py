"""What earlier versions wrote is opened by this one: every message is seen, every content whole.

`tests/golden/data-DAY-HOUR.tar.xz` is a data folder as the version of that moment left it, after a
demo with the practice model; beside it stands what that version itself said was in there.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from helix_desktop.app.environment import SystemClock, find_paths
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.cache import VerifyResult
from helix_desktop.domain.events import Recorded, ToolReturned
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.ports import StoreHealth
from helix_desktop.domain.value import replace
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.archives import unpack
from tests.scenarios import saved_state
from tests.scenarios.stage import resting, rows, texts, type_and_send, until, viewed

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
RELEASED = {
    "2026-11-20-1045": "946733ddb71b5dfe80a60bfcf4b3d224c826008e6eed3bac39c5e5a40a69659f",
    "2026-11-20-1447": "a822b09f2618f193dcdfdced96974fc56136f698794a628f4ebab2538d9071e4",
    "2026-11-20-1747": "a263ad05437b323f1b7a75d924d666ec46054b74f0ac4bbae7a9d1dad8a43b7b",
    "2026-11-20-2049": "0439edec527e2c70a7493a19456fcd4e54b2eed4c6560f5b7e7c33b556a5c2c0",
    "2026-11-21-0007": "d617d1d1952328efdb47677ca07c8ea759b9087088fb3699b951a346e9988ab3",
    "2026-11-22-1143": "ee11ae35b72076e6132890361149c6d7652e773c371cbd4186a1eb8854558920",
}
"""SHA-256 of each data folder: they are evidence and never change."""
WHO = ("person", "agent", "tool")
SETS = sorted(GOLDEN.glob("data-*.tar.xz"))
NEWEST = SETS[-1]
"""Made as people work, with something of all that is kept; the version that wrote it was killed."""


def moment(archive: Path) -> str:
    return archive.name.removesuffix(".tar.xz").removeprefix("data-")


def expected(archive: Path) -> Any:
    """What the version that wrote it said was in there."""
    file = GOLDEN / f"data-{moment(archive)}.expected.json"
    return json.loads(file.read_text(encoding="utf-8"))


def unpacked(archive: Path, below: Path) -> Path:
    """Its folder, with the project where this machine has one."""
    unpack(archive, below)
    data, folder = below / "data", below / "ledger"
    folder.mkdir()
    (folder / "notes.md").write_text("# Notes\n")
    workspaces = WorkspaceList(find_paths(data).workspaces, SystemClock())
    (workspace,) = workspaces.all()
    workspaces.save(replace(workspace, folder=str(folder)))
    return data


def test_the_data_folders_are_the_ones_that_were_written_then() -> None:
    result = {moment(archive): hashlib.sha256(archive.read_bytes()).hexdigest() for archive in SETS}
    assert result == RELEASED


@pytest.mark.seen
@pytest.mark.parametrize("archive", SETS, ids=moment)
async def test_data_of_an_earlier_version_is_seen_verified_and_gone_on_with(
    tmp_path: Path, archive: Path
) -> None:
    wanted = expected(archive)
    data = unpacked(archive, tmp_path)

    folder = tmp_path / "ledger"
    async with viewed(data=data, folder=folder) as workspace_view:
        open_workspace = workspace_view.open_workspace
        assert open_workspace.workspace.name == wanted["workspace"]
        assert [head.id for head in await open_workspace.sessions()] == [
            element["id"] for element in wanted["sessions"]
        ]
        for session in wanted["sessions"]:
            assert await open_workspace.title(session["id"]) == session["title"]
            await workspace_view.show_session(session["id"])
            texts_by_role = {
                who: [text for _, one, text in session["said"] if one == who] for who in WHO
            }
            await until(
                lambda wanted_texts=texts_by_role: (
                    texts(workspace_view, RowKind.USER) == wanted_texts["person"]
                )
            )
            assert texts(workspace_view, RowKind.ASSISTANT) == texts_by_role["agent"]
            assert len(texts(workspace_view, RowKind.TOOL)) == len(texts_by_role["tool"])
            returned = [
                item.event
                for item in await open_workspace.transcript(session["id"])
                if isinstance(item, Recorded) and isinstance(item.event, ToolReturned)
            ]
            assert [f"{e.tool} {e.content} {e.size}" for e in returned] == texts_by_role["tool"]
            for digest in {event.content for event in returned}:
                assert (await open_workspace.cache.verify(digest))[0] is VerifyResult.INTACT
                assert (await open_workspace.cache.entry(digest)).digest == digest
        before = len(texts(workspace_view, RowKind.USER))
        type_and_send(workspace_view, "read notes.md")
        await until(
            lambda: (
                len(texts(workspace_view, RowKind.USER)) == before + 1 and resting(workspace_view)
            )
        )
        assert open_workspace.health is StoreHealth.OPEN
    assert len(list(find_paths(data).workspaces.iterdir())) == 1


@pytest.mark.seen
@pytest.mark.skipif(sys.platform == "win32", reason="the folders that it names are no whole paths")
async def test_all_that_was_kept_besides_conversations_is_read_back(tmp_path: Path) -> None:
    wanted = expected(NEWEST)
    data = unpacked(NEWEST, tmp_path)
    async with viewed(data=data, folder=tmp_path / "ledger") as workspace_view:
        await a_cut_reply_and_what_waits_are_seen(workspace_view, wanted)
        await drafts_are_seen(workspace_view, wanted["kept"]["sessions"])
        assert await besides(workspace_view.open_workspace, data, wanted) == relearned(
            wanted["kept"]
        )
        await whom_nobody_chose_helix_chooses(
            workspace_view.open_workspace, ModelRegistry(find_paths(data))
        )


def relearned(saved: Any) -> Any:
    """What is read of it today: how models count was kept as paces, and is learned anew. A rule for
    a git command with options that it knew covers exactly these words. A policy's values that are
    no settings any more are those of its preset, as is the unit of ages.
    """
    installation = {**saved["installation"], "token ratios": {}}
    policy = dict(saved["workspace"]["policy"])
    assert policy.pop("sweep_unit") == saved["workspace"]["age"] == "turns"
    assert policy.pop("compact_tokens"), "a value had been changed that is no setting any more"
    workspace = {**saved["workspace"], "policy": policy}
    assert installation.pop("paces"), "something had been learned"
    rules = [
        [tool, decision, "git log" if form == "git log …" else form, *others]
        for tool, decision, form, *others in saved["commands"]["rules"]
    ]
    commands = {**saved["commands"], "rules": rules}
    return {**saved, "installation": installation, "commands": commands, "workspace": workspace}


async def besides(open_workspace: OpenWorkspace, data: Path, wanted: Any) -> Any:
    """All of it as JSON would have it, part by part as it was told then."""
    paths, folder = find_paths(data), wanted["kept"]["folder"]
    values = {
        "folder": folder,
        "installation": saved_state.of_installation(paths),
        "workspace": saved_state.of_workspace(open_workspace),
        "commands": saved_state.of_commands(open_workspace, paths, Path(folder)),
        "servers": saved_state.of_servers(open_workspace),
        "sessions": {
            head.id: await saved_state.of_session(open_workspace, head.id)
            for head in await open_workspace.sessions()
        },
    }
    return json.loads(json.dumps(values))


async def a_cut_reply_and_what_waits_are_seen(workspace_view: WorkspaceView, wanted: Any) -> None:
    """It streamed when its process was killed; two messages waited for its end."""
    session, text = wanted["partial"]["session"], wanted["partial"]["text"]
    await workspace_view.show_session(session)
    await until(lambda: bool(texts(workspace_view, RowKind.ASSISTANT)))
    assert texts(workspace_view, RowKind.ASSISTANT)[-1] == text
    assert rows(workspace_view)[-1][0] is RowKind.BREAK
    waiting = wanted["kept"]["sessions"][session]["waiting"]
    assert len(waiting) == 2
    await until(lambda: [row.words()[1] for row in workspace_view.chat.queue.rows] == waiting)


async def drafts_are_seen(workspace_view: WorkspaceView, sessions: Any) -> None:
    drafts = {name: element["draft"] for name, element in sessions.items() if element["draft"]}
    assert len(drafts) == 2
    for name, draft in drafts.items():
        await workspace_view.show_session(name)
        await until(lambda draft=draft: workspace_view.chat.composer.draft() == draft)


async def whom_nobody_chose_helix_chooses(
    open_workspace: OpenWorkspace, models: ModelRegistry
) -> None:
    """A role without a model in its file is free; the one that the person filled is not."""
    for name in models.catalogue.shipped:
        await open_workspace.choose_model(LlmRole.MAIN, name)
        if open_workspace.by_helix(LlmRole.FAST):
            break
    assert open_workspace.by_helix(LlmRole.FAST)
    assert not open_workspace.by_helix(LlmRole.WIDE)
    assert open_workspace.model_of(LlmRole.WIDE) == open_workspace.workspace.models[LlmRole.WIDE]
