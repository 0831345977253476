"""Servers of an open workspace: added, approved, switched, removed, and met in its sessions."""

import json
from pathlib import Path

import pytest

from helix_desktop.app.mcp_servers.server_file import MAX_EDITOR_APPROVALS, ServerFile
from helix_desktop.app.mcp_servers.server_import import ImportedServer
from helix_desktop.app.mcp_servers.server_settings import ConfiguredServer, ServerSettings
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.mcp_servers import ServerApproval, ServerPhase
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.value import replace
from tests.app.app_stage import Place, open_place
from tests.tools.mcp_host.stage import hostile, marked_processes, until, with_approved_start


def serving_of(open_workspace: OpenWorkspace) -> ServerSettings:
    assert open_workspace.server_settings is not None
    return open_workspace.server_settings


def one(serving: ServerSettings, name: str) -> ConfiguredServer:
    return next(state for state in serving.all() if state.server.name == name)


async def test_a_server_that_is_added_runs_once_its_tools_are_approved_and_ends_with_a_switch(
    tmp_path: Path,
) -> None:
    async with open_place(Place(tmp_path)) as open_workspace:
        serving, server = serving_of(open_workspace), hostile("Well")
        assert serving.all() == ()
        await serving.add(server)
        await until(lambda: one(serving, "well").phase is ServerPhase.READY)
        assert one(serving, "well").waiting == ("echo",)
        assert one(serving, "well").needs_review
        seen = serving.differences("well")
        assert ["echo" in question.diff for question in seen] == [True]
        assert not await serving.approve("well", ())
        assert await serving.approve("well", seen)
        assert one(serving, "well").tools == ("echo",)
        assert not one(serving, "well").needs_review
        assert [tool.spec.name for tool in open_workspace.servers.tools()] == ["well__echo"]  # type: ignore[union-attr]
        await serving.restart("well")
        await until(lambda: one(serving, "well").phase is ServerPhase.READY)
        await serving.change(replace(server, on=False))
        assert one(serving, "well").phase is None
        assert marked_processes() == []
        assert serving.differences("well") == ()
        await serving.change(server)
        await until(lambda: one(serving, "well").phase is ServerPhase.READY)
        await serving.remove("well")
        assert serving.all() == ()
        assert marked_processes() == []


async def test_one_server_that_fails_says_why_and_leaves_the_others_alone(tmp_path: Path) -> None:
    async with open_place(Place(tmp_path)) as open_workspace:
        serving = serving_of(open_workspace)
        await serving.add(hostile("Well"))
        await serving.add(replace(hostile("Well", name="gone"), command="/nowhere/at-all", args=()))
        await until(lambda: one(serving, "gone").phase is ServerPhase.FAILING)
        assert one(serving, "gone").reason
        await until(lambda: one(serving, "well").phase is ServerPhase.READY)
        assert "command: /nowhere/at-all" in serving.launch_text(one(serving, "gone").server)
        assert await serving.saved.log("nobody") == ""
    assert marked_processes() == []


async def test_a_list_of_another_client_is_taken_over_with_its_secrets_in_the_keyring(
    place: Place,
) -> None:
    listed = {
        "mcpServers": {
            "notes": {
                "command": "/nowhere/notes",
                "env": {"NOTES_TOKEN": "planted-secret-0042", "LEVEL": "info"},
            },
            "odd": {"command": "x", "url": "y", "type": "carrier-pigeon"},
        }
    }
    async with open_place(place) as open_workspace:
        serving = serving_of(open_workspace)
        reading = serving.read(json.dumps(listed))
        assert [server.server.name for server in reading.servers] == ["notes"]
        assert len(reading.problems) == 1
        await serving.take(reading.servers)
        [state] = serving.all()
        assert state.server.secrets == ("NOTES_TOKEN",)
        assert "planted-secret-0042" in place.ring.secrets.values()
        await until(lambda: one(serving, "notes").phase is ServerPhase.UNAPPROVED)
        assert one(serving, "notes").needs_review
        await serving.remove("notes")
        assert place.ring.secrets == {}
        with pytest.raises(ServerError, match="Not a valid server list"):
            serving.read("{")
    for file in place.paths.data.rglob("servers.json"):
        assert "planted-secret" not in file.read_text()


async def test_what_a_project_would_like_is_shown_for_trusted_folders_only(
    place: Place, tmp_path: Path
) -> None:
    listed = {"mcpServers": {"theirs": {"command": "npx", "args": ["theirs"]}}}
    (tmp_path / "project" / ".mcp.json").write_text(json.dumps(listed))
    async with open_place(place) as open_workspace:
        serving = serving_of(open_workspace)
        assert await serving.saved.proposed() == ()
        await open_workspace.permissions.trust(True)
        [proposed] = await serving.saved.proposed()
        assert (proposed.file, proposed.imported.server.name) == (".mcp.json", "theirs")
        assert serving.all() == ()


async def test_an_approved_tool_is_in_the_sessions_of_its_workspace(tmp_path: Path) -> None:
    place = Place(tmp_path)
    book = ServerFile(place.container.workspaces.home(place.workspace))
    server = hostile("Well")
    book.put(server)
    book.keep(server.name, with_approved_start(server, tmp_path))
    async with open_place(place) as open_workspace:
        host = open_workspace.servers
        await until(lambda: host.standings()[0].phase is ServerPhase.READY)
        session = SessionId("0" * 15 + "1")
        deps = open_workspace._deps
        assert "well__echo" not in [spec.name for spec in deps.tools(session).specs()]
        assert await host.approve("well", host.differences("well"))
        deps.toolkit.discard(session)
        tools = deps.tools(session)
        (spec,) = [spec for spec in tools.specs() if spec.name == "well__echo"]
        assert not spec.reads_only
        call = ToolCall("c", "well__echo", json.dumps({"word": "hi"}))
        assert (await tools.run(call)).data == b"echo says hi"
        permit = await deps.rules.permission.permit(session, call)
        assert not permit.allowed  # nobody is there to be asked
        assert "nobody can be asked" in permit.words
    assert marked_processes() == []


@pytest.mark.slow
async def test_without_servers_nothing_is_started(tmp_path: Path) -> None:
    async with open_place(Place(tmp_path)) as open_workspace:
        assert open_workspace.servers.tools() == ()
        await open_workspace.send(NO_SESSION, "hello")
        await open_workspace.sessions.idle()


async def test_another_server_under_an_old_name_gets_none_of_its_secrets(tmp_path: Path) -> None:
    place = Place(tmp_path)
    entry = {"url": "https://good.example/mcp", "secrets": ["Authorization"]}
    async with open_place(place) as open_workspace:
        serving = serving_of(open_workspace)

        async def take(url: str) -> None:
            text = json.dumps({"mcpServers": {"notes": {**entry, "url": url, "disabled": True}}})
            await serving.take(serving.read(text).servers)

        await take("https://good.example/mcp")
        await serving.keep_secret("notes", "Authorization", "planted-secret-0042")
        await take("https://good.example/mcp")
        assert list(place.ring.secrets.values()) == ["planted-secret-0042"]
        await take("https://evil.example/mcp")
        assert place.ring.secrets == {}
        assert one(serving, "notes").server.secrets == ("Authorization",)


async def test_a_server_of_an_editor_is_offered_only_to_its_session_and_subagents(
    tmp_path: Path,
) -> None:
    async with open_place(Place(tmp_path)) as open_workspace:
        serving, host = serving_of(open_workspace), open_workspace.servers
        session, child, other = SessionId("session"), SessionId("child"), SessionId("other")
        added = serving.host_for_session(session, [ImportedServer(hostile("Well"))])
        await added.look_at_files()
        assert await added.approve("well", added.differences("well"))
        await added.open()
        await until(lambda: added.differences("well"))
        assert host.tools(session) == ()  # its tools are not approved yet
        await added.look_at_files()
        assert await added.approve("well", added.differences("well"))
        assert [tool.spec.name for tool in host.tools(session)] == ["well__echo"]
        assert [tool.spec.name for tool in host.tools(child, asking=session)] == ["well__echo"]
        assert host.tools(other) == host.tools() == ()
        assert serving.all() == ()
        await added.close()
        assert host.tools(session) == ()
        assert marked_processes() == []


async def test_servers_of_an_editor_end_with_the_workspace(tmp_path: Path) -> None:
    async with open_place(Place(tmp_path)) as open_workspace:
        added = serving_of(open_workspace).host_for_session(
            SessionId("s"), [ImportedServer(hostile("Well"))]
        )
        await added.look_at_files()
        assert await added.approve("well", added.differences("well"))
        await added.open()
        await until(marked_processes)
    assert marked_processes() == []


def test_only_the_newest_approvals_of_editors_servers_are_kept(tmp_path: Path) -> None:
    file = ServerFile(tmp_path)
    for number in range(MAX_EDITOR_APPROVALS + 10):
        file.keep_of_editor(f"{number}", ServerApproval(f"launch {number}"))
    again = ServerFile(tmp_path)
    assert again.approved_of_editor("9") == ServerApproval()
    assert again.approved_of_editor("10").launch == "launch 10"
    assert again.approved("10") == ServerApproval()  # nor is it one of the user's own
