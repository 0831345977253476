"""MCP servers: what waits is looked at and approved, one that fails is a row, lists come over."""

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from helix_desktop.app.mcp_servers.server_settings import ServerSettings
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.mcp_servers import McpServer, OfferedTool
from helix_desktop.domain.value import replace
from helix_desktop.ui.settings.servers_page import (
    MAX_LISTED_ARGUMENTS,
    ServersPage,
    ServerTools,
    argument_rows,
    parse_server,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.dialogs import OpenLinkDialog
from tests.system.peers.bundles import packed
from tests.system.peers.oauth_server import oauth_server
from tests.tools.mcp_host.stage import hostile, marked_processes
from tests.tools.mcp_host.test_sign_in import Browser
from tests.ui.settings.stage import BIDI, Stage
from tests.ui.views import owned
from tests.waiting import until


def serving_of(open_workspace: OpenWorkspace) -> ServerSettings:
    assert open_workspace.server_settings is not None
    return open_workspace.server_settings


async def open_page(stage: Stage) -> ServersPage:
    page = stage.page(ServersPage)
    stage.made += [page.form, page.importing]
    page.enter()
    return page


def open_row(page: ServersPage, name: str) -> None:
    row = page.list.row(name)
    row.open()


def state(page: ServersPage, name: str) -> str:
    row = page.list.row(name)
    return row.source.text() if row is not None else ""


async def test_tools_that_wait_are_shown_whole_approved_and_offered(stage: Stage) -> None:
    open_workspace = stage.open_workspace
    await serving_of(open_workspace).add(hostile("Well"))
    page = await open_page(stage)
    await until(lambda: state(page, "well") == "needs review")
    assert page.own_changes() == 1
    open_row(page, "well")
    detail = page.list.row("well").content
    text = detail.diff.text()
    assert "tool echo" in text
    assert "+description: Does echo." in text
    assert "@@" not in text
    detail.approve.click()
    await until(lambda: state(page, "well") == "running")
    assert list(detail.tools.switches) == ["echo"]
    detail.tools.switches["echo"].click()
    await until(lambda: open_workspace.workspace.tools_off == ("well__echo",))
    detail.tools.switches["echo"].click()
    await until(lambda: open_workspace.workspace.tools_off == ())
    row = page.list.row("well")
    assert row.words.below().startswith("1 tool · ")
    detail.read_log.click()
    await until(lambda: bool(detail.log.text()))
    page._switches["well"].click()
    await until(lambda: state(page, "well") == "off")
    await until(lambda: marked_processes() == [])
    page._switches["well"].click()
    await until(lambda: state(page, "well") == "running")
    detail.restart.click()
    await until(lambda: state(page, "well") == "running")
    detail.remove.first.click()
    detail.remove.yes.click()
    await until(lambda: page.list.row("well") is None)
    await until(lambda: marked_processes() == [])


async def test_what_a_server_says_of_its_tools_is_reviewed_and_shown(
    stage: Stage, tmp_path: Path
) -> None:
    file = tmp_path / "said"
    file.write_text(json.dumps("Call echo first.\u202e"), encoding="utf-8")
    await serving_of(stage.open_workspace).add(hostile("Instructs", str(file), name="s"))
    page = await open_page(stage)
    await until(lambda: state(page, "s") == "needs review")
    open_row(page, "s")
    detail = page.list.row("s").content
    assert "+instructions: Call echo first.⟨U+202E⟩" in detail.diff.text()
    detail.approve.click()
    await until(lambda: state(page, "s") == "running")
    assert detail.instructions.text() == "Call echo first.⟨U+202E⟩"
    assert not detail.instructions.isHidden()


async def test_a_timeout_is_typed_in_seconds_and_a_wrong_one_is_refused(stage: Stage) -> None:
    serving = serving_of(stage.open_workspace)
    await serving.add(hostile("Well"))
    page = await open_page(stage)
    await until(lambda: state(page, "well") == "needs review")
    open_row(page, "well")
    timeout = page.list.row("well").content.timeout
    assert timeout.text() == ""
    for wrong in ("soon", "-1", "3601", "9" * 5_000):
        timeout.line.setText(wrong)
        timeout.line.setModified(True)
        timeout.line.returnPressed.emit()
        await until(lambda: "from 1 to 3,600" in page.outcome.text())
        page.outcome.say("")
        assert serving.all()[0].server.timeout == 0
    page.list.row("well").content.believed.click()
    await until(lambda: "from 1 to 3,600" in page.outcome.text())
    assert not page.list.row("well").content.believed.isChecked()
    assert timeout.waiting
    timeout.line.setText("600")
    timeout.line.setModified(True)
    timeout.line.returnPressed.emit()
    await until(lambda: serving.all()[0].server.timeout == 600)
    timeout.line.setText("")
    timeout.line.setModified(True)
    page.list.row("well").content.believed.click()
    await until(lambda: serving.all()[0].server.believed)
    assert serving.all()[0].server.timeout == 0


async def test_a_server_that_is_removed_meanwhile_is_shown_as_the_page_was_told(
    stage: Stage,
) -> None:
    broken_server = replace(hostile("Well", name="gone"), command="/nowhere/at-all", args=())
    serving = serving_of(stage.open_workspace)
    await serving.add(broken_server)
    page = await open_page(stage)
    await until(lambda: state(page, "gone") == "failing")
    open_row(page, "gone")
    served, detail = page.served["gone"], page.list.row("gone").content
    page._shown = False
    await serving.remove("gone")
    detail.show_served(served)
    assert "command: /nowhere/at-all" in detail.started.text()


async def test_one_server_that_cannot_start_is_a_row_that_says_why(stage: Stage) -> None:
    broken_server = replace(hostile("Well", name="gone"), command="/nowhere/at-all", args=())
    await serving_of(stage.open_workspace).add(broken_server)
    page = await open_page(stage)
    await until(lambda: state(page, "gone") == "failing")
    row = page.list.row("gone")
    assert "/nowhere/at-all" in row.words.below()
    open_row(page, "gone")
    assert "command: /nowhere/at-all" in page.list.row("gone").content.started.text()


async def test_a_pasted_list_is_shown_before_it_is_taken_over_and_a_broken_one_stays(
    tmp_path: Path, stage: Stage
) -> None:
    listed = {
        "mcpServers": {
            "notes": {"command": "/nowhere/notes", "env": {"NOTES_TOKEN": "planted-value-0042"}},
            "pigeon": {"command": "x", "type": "carrier-pigeon"},
        }
    }
    page = await open_page(stage)
    importing = page.importing
    importing.text.set_text('{"mcpServers": ')
    assert "Not a valid server list" in importing.outcome.text()
    assert not importing.take.isEnabled()
    importing.text.set_text(json.dumps(listed))
    assert importing.summary.text().startswith("notes · /nowhere/notes · 1 moved to keyring")
    assert "Not imported: pigeon" in importing.summary.text()
    assert "planted-value" not in importing.summary.text()
    importing.take.click()
    await until(lambda: state(page, "notes") == "needs review")
    assert importing.text.text() == ""
    open_row(page, "notes")
    assert "command: /nowhere/notes" in page.list.row("notes").content.diff.text()
    file = tmp_path / "other.json"
    file.write_text(json.dumps({"mcpServers": {BIDI: {"command": "x"}}}))
    importing.read_file(file)
    await until(lambda: "⟨U+202E⟩" in importing.summary.text())
    assert "\u202e" not in importing.summary.text()


async def test_a_server_that_is_typed_is_added_and_what_is_wrong_stays_in_the_form(
    stage: Stage,
) -> None:
    page = await open_page(stage)
    form = page.form
    form.name.set_text("docs")
    form.reached.set_text("http://example.com/mcp")
    form.add.click()
    await until(lambda: "https" in form.outcome.text())
    assert form.reached.text() == "http://example.com/mcp"
    form.reached.set_text("/nowhere/docs --all 'two words'")
    form.variables.set_text("API_TOKEN=planted-value-0043")
    form.add.click()
    await until(lambda: bool(serving_of(stage.open_workspace).all()))
    [served] = serving_of(stage.open_workspace).all()
    assert served.server.args == ("--all", "two words")
    assert served.server.secrets == ("API_TOKEN",)
    await until(lambda: form.name.text() == "")


def test_typed_fields_become_a_server_or_an_error_message() -> None:
    assert parse_server("a", "https://x.example/mcp", "X-Key: 1") == McpServer(
        "a", url="https://x.example/mcp", headers=(("X-Key", "1"),)
    )
    for wrong in (("", "x", ""), ("a", "'x", ""), ("a", "https://x y", ""), ("a", "x", "NOPE")):
        with pytest.raises(
            ValueError, match=r"Enter a name|closing quote|takes no arguments|NAME="
        ):
            parse_server(*wrong)


def test_a_tool_lists_its_first_arguments_and_the_number_of_the_others() -> None:
    few = {"a": {"type": "string", "description": "First."}, "b": {}}
    schema = json.dumps({"properties": few, "required": ["a", {}]})
    assert argument_rows(schema) == ["a (string, required): First.", "b"]
    many = {f"p{at}": {} for at in range(MAX_LISTED_ARGUMENTS + 1_980)}
    rows = argument_rows(json.dumps({"properties": many}))
    assert rows[MAX_LISTED_ARGUMENTS - 1 :] == [f"p{MAX_LISTED_ARGUMENTS - 1}", "… and 1,980 more"]


@pytest.mark.parametrize("count", [1, 1_000])
def test_a_tool_takes_as_many_labels_for_a_thousand_arguments_as_for_one(
    qtbot: QtBot, theme: Theme, count: int
) -> None:
    listed = owned(qtbot, ServerTools(lambda _name, _on: None))
    schema = json.dumps({"properties": {f"p{at}": {} for at in range(count)}})
    listed.show_tools([OfferedTool("echo", "Says it.", schema)], unapproved=(), withheld=())
    name, about, arguments = (item.text() for item in listed.findChildren(QLabel))
    assert (name, about) == ("echo", "Says it.")
    assert arguments.split("\n")[0] == "p0"


async def test_a_server_that_wants_a_sign_in_offers_it_on_its_row(stage: Stage) -> None:
    with oauth_server() as server:
        await serving_of(stage.open_workspace).add(McpServer("private", url=server.url))
        page = await open_page(stage)
        browser = Browser()
        opened_urls: list[str] = []
        page.open_url = lambda url: opened_urls.append(url.toString())
        await until(lambda: state(page, "private") == "signed out")
        sign_in = page._sign_ins["private"]
        assert sign_in.accessibleName() == "Sign in to private"
        sign_in.click()
        await until(lambda: bool(page.widget.window().findChildren(OpenLinkDialog)))
        [dialog] = page.widget.window().findChildren(OpenLinkDialog)
        assert dialog.link.url.startswith(f"{server.base}/authorize?")
        dialog.accept()
        await until(lambda: bool(opened_urls))
        await browser(dialog.link.url)
        await until(lambda: state(page, "private") == "needs review")
        assert sign_in.isHidden()
        open_row(page, "private")
        detail = page.list.row("private").content
        assert not detail.sign_out.isHidden()
        detail.sign_out.click()
        await until(lambda: state(page, "private") == "signed out")
        assert server.authority.access == {}


async def test_a_bundle_is_shown_with_its_settings_and_installed_with_them(
    stage: Stage, tmp_path: Path
) -> None:
    page = await open_page(stage)
    form = page.importing
    form.read_file(packed(tmp_path / "library.mcpb"))
    await until(lambda: form.bundle is not None)
    assert form.summary.text().startswith("library 1.2.0 · Ann · 2 files · ")
    assert "keyring" in form.summary.text()
    token, depth, _folders = form.rows
    assert token.line.echoMode() is QLineEdit.EchoMode.Password
    assert depth.line.text() == "3"
    form.install.click()
    assert not token.error.isHidden()
    assert form.focusWidget() is token.line
    assert page.served == {}
    token.line.setText("letmein")
    token.line.returnPressed.emit()
    await until(lambda: state(page, "library") == "needs review")
    assert form.bundle is None
    assert form.rows == []
    server = page.served["library"].server
    assert server.secrets == ("LIBRARY_AUTH",)
    assert "letmein" not in repr(server)
    open_row(page, "library")
    assert "secret, not shown: LIBRARY_AUTH" in page.list.row("library").content.diff.text()


async def test_a_file_that_is_no_bundle_is_told_and_a_list_takes_the_place_of_a_bundle(
    stage: Stage, tmp_path: Path
) -> None:
    page = await open_page(stage)
    form = page.importing
    (tmp_path / "odd.mcpb").write_bytes(b"x")
    form.read_file(tmp_path / "odd.mcpb")
    await until(lambda: "damaged" in form.outcome.text())
    form.read_file(packed(tmp_path / "library.mcpb"))
    await until(lambda: form.bundle is not None)
    form.discard.click()
    form._show_lines(["x" * 300])
    assert form.summary.minimumSizeHint().width() < 300
    form._show_lines(())
    assert (form.bundle, form.rows, form.summary.text()) == (None, [], "")
    assert form.discard.isHidden()
    form.read_file(tmp_path / "library.mcpb")
    await until(lambda: form.bundle is not None)
    form.text.set_text('{"mcpServers": {"docs": {"command": "npx"}}}')
    form._on_text()
    assert form.bundle is None
    assert form.install.isHidden()
    assert form.summary.text() == "docs · npx"
    assert form.take.text() == "Import"
