"""Permissions: rules are forgotten and ask again, proposals are taken, the sandbox is told."""

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_permissions import Rulebook
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import Mode, PermissionReply, PermissionRule, RuleDecision
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.sandbox import SandboxPreset
from helix_desktop.domain.value import replace
from helix_desktop.tools.permissions.rules import NO_SANDBOX_KIND
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.ui.settings.form_rows import SettingRow
from helix_desktop.ui.settings.permissions_page import PermissionsPage, rule_label
from helix_desktop.ui.style.theme import Theme
from tests.app.app_stage import Place
from tests.app.test_toolbox_factory import User, wants, write
from tests.fakes.provider import ScriptedProvider, says
from tests.ui.settings.stage import BIDI, SHOWN, Stage, enter, sandboxed
from tests.waiting import until


def book_of(open_workspace: OpenWorkspace) -> Rulebook:
    assert open_workspace.rulebook is not None
    return open_workspace.rulebook


def press(row: SettingRow, words: str) -> None:
    next(child for child in row.findChildren(QPushButton) if child.text() == words).click()


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return sandboxed(Place(tmp_path))


async def open_page(stage: Stage) -> PermissionsPage:
    page = stage.page(PermissionsPage)
    await until(lambda: page.box.words.name() != "Sandbox")
    return page


async def test_a_rule_that_is_forgotten_asks_again_and_can_be_had_back(stage: Stage) -> None:
    open_workspace = stage.open_workspace
    await open_workspace.permissions.trust(True)
    rule = PermissionRule(
        "shell", RuleDecision.NEVER, "git push …", workspace=open_workspace.workspace.id
    )
    await book_of(open_workspace).keep(rule)
    permission = open_workspace._deps.rules.permission
    call = ToolCall("c", "shell", json.dumps({"command": "git push origin main"}))
    session = SessionId("1")
    assert "never" in (await permission.permit(session, call)).words
    page = await open_page(stage)
    await until(lambda: len(page.rules.rows) == 1)
    [row] = page.rules.rows
    assert row.words.name() == "shell: git push …"
    assert (row.source.text(), page.own_changes()) == ("never", 1)
    press(row, "Remove")
    await until(lambda: not page.rules.rows)
    assert "nobody can be asked" in (await permission.permit(session, call)).words
    page.undo.click()
    await until(lambda: len(page.rules.rows) == 1)
    assert await book_of(open_workspace).rules() == (rule,)


async def test_a_permission_for_a_session_is_shown_with_it_and_can_be_taken_back(
    tmp_path: Path, theme: Theme
) -> None:
    provider = ScriptedProvider(wants(write("AGENTS.md")), says("done"))
    async with Stage(Place(tmp_path, provider), theme) as stage:
        open_workspace = stage.open_workspace
        await open_workspace.permissions.trust(True)
        User(open_workspace, PermissionReply.SESSION)
        session = await open_workspace.send(NO_SESSION, "Note the rules")
        await open_workspace.sessions.idle()
        page = await open_page(stage)
        await until(lambda: len(page.allowed.rows) == 1)
        [row] = page.allowed.rows
        assert row.words.name() == "write_file: changing AGENTS.md"
        assert (row.source.text(), page.own_changes()) == ("this session", 0)
        assert "Note the rules" in row.words.below()
        press(row, "Remove")
        await until(lambda: not page.allowed.rows)
        assert book_of(open_workspace).session_grants() == ()
        assert session


async def test_hostile_forms_and_tools_are_shown_as_what_they_are(stage: Stage) -> None:
    await book_of(stage.open_workspace).keep(
        PermissionRule(BIDI, RuleDecision.ALWAYS, f"{BIDI} {'x' * 5_000}")
    )
    page = await open_page(stage)
    await until(lambda: len(page.rules.rows) == 1)
    words = page.rules.rows[0].words
    assert words.name().startswith(f"{SHOWN}: {SHOWN} xxx")
    assert len(words.name()) < 500
    assert "<b>" not in words.toolTip()
    assert rule_label(PermissionRule("shell", RuleDecision.NEVER)) == "shell: everything"


async def test_what_the_project_proposes_is_taken_or_refused_by_the_user(
    tmp_path: Path, place: Place, theme: Theme
) -> None:
    folder = tmp_path / "project" / ".helix"
    folder.mkdir()
    wanted = [
        {"tool": "shell", "decision": "always", "form": form, "why": "all day", "boxed": sandboxed}
        for form, sandboxed in (("npm test", False), ("npm run build", True))
    ]
    (folder / "permissions.json").write_text(json.dumps({"propose": wanted}))
    async with Stage(place, theme) as stage:
        page = await open_page(stage)
        assert page.proposed.isHidden()
        page.trust.click()
        await until(lambda: len(page.proposed.rows) == 2)
        scopes = ("this workspace · without a sandbox", "this workspace · sandboxed only")
        for row, scope in zip(page.proposed.rows, scopes, strict=True):
            assert row.words.below() == f"{scope} · all day"
        assert stage.open_workspace.permissions.files.trusted
        assert page.trust.text() == "Stop trusting"
        press(page.proposed.rows[0], "Accept")
        await until(lambda: len(page.proposed.rows) == 1)
        press(page.proposed.rows[0], "Reject")
        await until(lambda: len(page.rules.rows) == 2)
        assert [row.source.text() for row in page.rules.rows] == ["always", "asks"]
        await until(lambda: page.proposed.isHidden())


async def test_where_no_sandbox_runs_the_page_says_why_and_how_to_get_one(
    place: Place, theme: Theme
) -> None:
    remedy = Phrase("Install bubblewrap ({command}).", command="sudo apt install bubblewrap")
    box = SandboxBackend(SandboxKind.NONE, why=("bubblewrap: not installed.",), remedy=remedy)
    async with Stage(sandboxed(place, box), theme) as stage:
        page = await open_page(stage)
        assert page.box.words.name() == "No sandbox on this system"
        assert page.box.opened
        text = page.facts.text()
        assert "Helix asks before each one" in text
        assert "Helix reads no documents and draws no formulas." in text
        assert "Unavailable: bubblewrap: not installed." in text
        assert "Install bubblewrap (sudo apt install bubblewrap)." in text
        assert "on Linux, it uses" not in text
        standing = stage.open_workspace._deps.rules.permission._state_of(SessionId("1"))
        assert standing.no_sandbox == f"{NO_SANDBOX_KIND} {remedy}"


async def test_fetching_is_switched_and_a_private_host_that_is_none_stays_in_its_field(
    stage: Stage,
) -> None:
    open_workspace = stage.open_workspace
    page = await open_page(stage)
    page.fetch.click()
    await until(lambda: open_workspace.workspace.reach.fetch)
    enter(page.host, "http://not a host")
    await until(lambda: "isn't a host" in page.outcome.text())
    assert page.host.text() == "http://not a host"
    enter(page.host, "wiki.corp:8080")
    await until(lambda: open_workspace.workspace.reach.hosts == ("wiki.corp:8080",))
    await until(lambda: len(page.hosts.rows) == 1)
    assert page.host.text() == ""
    press(page.hosts.rows[0], "Remove")
    await until(lambda: open_workspace.workspace.reach.hosts == ())
    assert open_workspace.workspace.reach.fetch


async def test_the_mode_is_chosen_for_a_trusted_folder_and_shown(stage: Stage) -> None:
    open_workspace = stage.open_workspace
    page = await open_page(stage)
    page.mode.choose(Mode.SANDBOXED_AUTO.value)
    await until(lambda: "trusted folders only" in page.outcome.text())
    assert (open_workspace.permissions.files.mode, page.mode.choice()) == (Mode.ASK, Mode.ASK.value)
    await open_workspace.permissions.trust(True)
    page.mode.choose(Mode.SANDBOXED_AUTO.value)
    await until(lambda: page.mode.choice() == Mode.SANDBOXED_AUTO.value)
    assert open_workspace.permissions.files.mode is Mode.SANDBOXED_AUTO


async def test_while_the_sandbox_is_off_the_chosen_mode_says_why_it_does_not_hold(
    stage: Stage,
) -> None:
    open_workspace = stage.open_workspace
    await open_workspace.permissions.trust(True)
    await open_workspace.permissions.choose_mode(Mode.SANDBOXED_AUTO)
    access = open_workspace.access
    await access.change(replace(access.access, preset=SandboxPreset.OFF))
    page = await open_page(stage)
    assert page.mode.choice() == Mode.SANDBOXED_AUTO.value
    assert "needs a sandbox" in page._mode_row.words.below()
    assert page.box.words.name() == "Off for this workspace"
    assert "Helix asks before each one" in page.facts.text()
    assert "bubblewrap" not in page.facts.text()
    page.mode.choose(Mode.ASK.value)
    await until(lambda: open_workspace.permissions.files.mode is Mode.ASK)
    await until(lambda: "needs a sandbox" not in page._mode_row.words.below())
    page.mode.choose(Mode.SANDBOXED_AUTO.value)
    await until(lambda: "needs a sandbox" in page.outcome.text())
    assert page.mode.choice() == Mode.ASK.value
