"""Rules are kept outside of the folder, whole after any crash; a damaged file allows nothing."""

import json
from pathlib import Path

import pytest

from helix_desktop.app.damaged_files import damaged_files, damaged_in
from helix_desktop.app.environment import Paths
from helix_desktop.app.workspaces.permission_files import (
    FILE,
    MAX_RULES,
    PermissionFiles,
    read_proposals,
)
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.errors import PermissionsError
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.permission import (
    CallRuling,
    PermissionRule,
    PermissionState,
    RuleDecision,
)
from helix_desktop.tools.permissions.call_policy import CallPolicy
from helix_desktop.tools.permissions.command_paths import CommandPaths
from tests.app import refusals

MAKE = PermissionRule("shell", RuleDecision.ALWAYS, "make test", workspace="w1")
PUSH = PermissionRule("shell", RuleDecision.NEVER, "git push …", workspace="w1")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    (tmp_path / "config").mkdir()
    (tmp_path / "project").mkdir()
    return tmp_path


def load_permissions(home: Path, folder: str = "project", workspace: str = "w1") -> PermissionFiles:
    place = home / ("home" if workspace == "w1" else workspace)
    return PermissionFiles(place, home / "config", workspace=workspace, folder=home / folder)


def test_saved_permission_rules_are_there_after_a_restart(home: Path) -> None:
    load_permissions(home).keep([MAKE, PUSH])
    assert load_permissions(home).rules() == (MAKE, PUSH)
    assert load_permissions(home, workspace="w2").rules() == ()
    assert not any((home / "project").iterdir())


def test_what_another_window_or_command_keeps_holds_at_once_and_is_not_written_over(
    home: Path,
) -> None:
    here, elsewhere = load_permissions(home), load_permissions(home, workspace="w2")
    elsewhere.keep_everywhere([PUSH])
    assert [(rule.form, rule.workspace) for rule in here.rules()] == [("git push …", "")]
    here.keep_everywhere([MAKE])
    load_permissions(home).trust(True)
    assert here.trusted is True
    assert {rule.form for rule in elsewhere.rules()} == {"git push …", "make test"}


def test_a_later_decision_replaces_an_earlier_one(home: Path) -> None:
    permissions = load_permissions(home)
    permissions.keep([MAKE])
    permissions.keep([PermissionRule("shell", RuleDecision.NEVER, "make test")])
    assert [rule.decision for rule in permissions.rules()] == [RuleDecision.NEVER]
    permissions.forget(permissions.rules()[0])
    assert permissions.rules() == load_permissions(home).rules() == ()


@pytest.mark.parametrize(
    "damage", [b"", b"{", b'{"rules": [{}]}', b'{"rules": [{"tool": 1}]}', b"\xff", b"[" * 9_999]
)
def test_a_damaged_file_is_put_aside_and_told(home: Path, damage: bytes) -> None:
    (home / "home" / FILE).write_bytes(damage)
    permissions = load_permissions(home)
    assert permissions.rules() == ()
    assert permissions.trusted is None
    assert "asks again" in str(permissions.problems[0])
    assert (home / "home" / "permissions.unreadable.json").read_bytes() == damage
    permissions.keep([MAKE])
    assert load_permissions(home).rules() == (MAKE,)
    assert load_permissions(home).asks_everything


@pytest.mark.parametrize("place", ["home", "config"])
def test_after_damage_every_call_is_asked_about_until_the_user_knows_of_it(
    home: Path, place: str
) -> None:
    """A Never may be lost: it must not become what runs unasked."""
    never = PermissionRule("read_file", RuleDecision.NEVER)
    permissions = load_permissions(home)
    permissions.trust(True)
    permissions.keep([MAKE])
    (permissions.keep if place == "home" else permissions.keep_everywhere)([never])
    file = home / place / FILE
    policy = CallPolicy(
        CommandPaths(home / "project"),
        permissions,
        state_of=lambda _: PermissionState(trusted=True, tainted=False, sandboxed=True),
        specs=lambda _: (
            ToolSpec("read_file", "", "{}", reads_only=True),
            ToolSpec("list_files", "", "{}", reads_only=True),
        ),
    )

    def ruling(tool: str) -> CallRuling:
        return policy.judge(NO_SESSION, ToolCall("1", tool, '{"path": "a"}')).ruling

    assert (ruling("read_file"), ruling("list_files")) == (CallRuling.DENY, CallRuling.ALLOW)
    file.write_bytes(file.read_bytes()[:-20])
    assert (ruling("read_file"), ruling("list_files")) == (CallRuling.ASK, CallRuling.ASK)
    permissions.keep([PermissionRule("read_file", RuleDecision.ALWAYS)])
    assert ruling("read_file") is CallRuling.ASK
    restarted = load_permissions(home)
    assert restarted.asks_everything
    assert never not in restarted.rules()
    paths = Paths(home, home / "config", home, home)
    for damaged in (*damaged_in(home / "home"), *damaged_files(paths)):
        damaged.acknowledge()
    assert ruling("list_files") is CallRuling.ALLOW


@refusals.POSIX
def test_rules_that_could_not_be_read_once_hold_again_as_soon_as_they_can_be(home: Path) -> None:
    load_permissions(home).keep([PUSH])
    with refusals.no_file_opens():
        permissions = load_permissions(home)
        assert "The file is unchanged." in str(permissions.problems[0])
        with pytest.raises(PermissionsError):
            permissions.keep([MAKE])
        assert permissions.rules() == (MAKE,)
    assert permissions.rules() == (PUSH,)
    assert permissions.problems == ()
    permissions.keep([MAKE])
    assert load_permissions(home).rules() == (PUSH, MAKE)


def test_fields_of_a_newer_version_are_passed_over(home: Path) -> None:
    rule = {"tool": "shell", "decision": "always", "form": "make test", "color": "red"}
    (home / "home" / FILE).write_text(json.dumps({"rules": [rule], "version": 9}))
    assert load_permissions(home).rules() == (MAKE,)


def test_an_answer_that_cannot_be_written_still_holds(home: Path) -> None:
    permissions = PermissionFiles(
        home / "home" / "file" / "x", home / "config", workspace="w1", folder=home
    )
    (home / "home" / "file").write_text("in the way")
    with pytest.raises(PermissionsError, match="save your answer"):
        permissions.keep([MAKE])
    assert permissions.rules() == (MAKE,)


def test_rules_do_not_grow_without_end(home: Path) -> None:
    permissions = load_permissions(home)
    permissions.keep(
        [PermissionRule("shell", RuleDecision.ALWAYS, str(number)) for number in range(MAX_RULES)]
    )
    with pytest.raises(PermissionsError, match="more than"):
        permissions.keep([MAKE])


def test_trust_is_given_to_one_folder(home: Path) -> None:
    permissions = load_permissions(home)
    assert permissions.trusted is None
    permissions.trust(True)
    assert load_permissions(home).trusted is True
    assert load_permissions(home, "other").trusted is None
    permissions.trust(False)
    assert load_permissions(home).trusted is False


def propose(home: Path, text: str) -> None:
    (home / "project/.helix").mkdir(exist_ok=True)
    (home / "project/.helix/permissions.json").write_text(text)


def test_a_project_only_proposes(home: Path) -> None:
    rule = {"tool": "shell", "decision": "always", "form": "make test", "why": "Runs the tests."}
    propose(home, json.dumps({"propose": [rule], "rules": [rule], "trusted": str(home)}))
    permissions = load_permissions(home)
    assert permissions.rules() == ()
    assert permissions.trusted is None
    (proposal,) = read_proposals(home / "project", "w1", permissions.rules())
    assert (proposal.rule, proposal.why) == (MAKE, "Runs the tests.")
    assert read_proposals(home / "project", "w1", (PUSH, MAKE)) == ()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"propose": 1}',
        "x" * 100_000,
        '{"propose": []}',
        '{"propose": [{"tool": "shell", "decision": "always"}]}',
        '{"propose": [{"tool": "shell", "decision": "always", "form": "git push …"}]}',
    ],
)
def test_a_strange_rule_or_one_against_a_never_is_not_proposed(home: Path, text: str) -> None:
    propose(home, text)
    assert read_proposals(home / "project", "w1", (PUSH,)) == ()


def test_a_link_out_of_the_project_proposes_nothing(home: Path) -> None:
    rule = {"tool": "shell", "decision": "always", "form": "make test"}
    (home / "outside.json").write_text(json.dumps({"propose": [rule]}))
    (home / "project/.helix").mkdir()
    (home / "project/.helix/permissions.json").symlink_to(home / "outside.json")
    assert read_proposals(home / "project", "w1", ()) == ()
