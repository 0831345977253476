"""The text of Seatbelt's profile, read as Seatbelt does: the last rule that matches decides.

Nobody has run it on a Mac; a profile that does not compile there is not used (`probe.py`).
"""

import re
from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths
from helix_desktop.app.settings import SEATBELT
from helix_desktop.domain.value import replace
from helix_desktop.tools.agent.shell import RunShell
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.launch.layout import SandboxLayout
from helix_desktop.tools.sandbox.launch.probe import probe_sandbox
from helix_desktop.tools.sandbox.launch.seatbelt import seatbelt_profile
from helix_desktop.tools.sandbox.sandbox import Sandbox

FOLDER = "/Users/ann/ledger"
HOME = "/Users/ann/Library/Application Support/helix-desktop/workspaces/one/home"
SCRATCH = "/private/tmp/helix-command-1"
LAYOUT = SandboxLayout(
    FOLDER,
    home=HOME,
    app_folders=("/Users/ann/Library/Application Support/helix-desktop",),
    outside=("/Users/ann", "/private/etc/ssh/ssh_host_rsa_key", "/private/tmp"),
    resources=("/Users/ann/.cargo",),
    withheld=("/Users/ann/.cargo/credentials.toml",),
    closed=(f"{FOLDER}/.git", f"{FOLDER}/src/.vscode"),
    hidden=(f"{FOLDER}/.env", f"{FOLDER}/keys"),
    absent=(f"{FOLDER}/.envrc",),
    fixed=(f"{FOLDER}/deep/secrets",),
    fixed_folders=(f"{FOLDER}/links",),
    pipes=(f"{FOLDER}/pipe",),
)

_RULE = re.compile(r"\((allow|deny) (.*)\)")
_FILTER = re.compile(
    r'\((literal|subpath|global-name) "((?:[^"\\]|\\.)*)"\)|\(regex #"([^"]*)"\)'
    r"|\((remote|local) ip\)"
)


def decided(profile: str, operation: str, path: str = "") -> bool:
    """Return whether a profile allows an operation on a path."""
    answer = False
    for line in profile.splitlines():
        rule = _RULE.fullmatch(line)
        if rule is None:
            assert line == "(version 1)"
            continue
        operations = rule[2].split(" (")[0].split()
        filters = _FILTER.findall(rule[2])
        if not any(
            name in (operation, "default")
            or (name.endswith("*") and operation.startswith(name.removesuffix("*")))
            for name in operations
        ):
            continue
        if filters and not any(
            (kind == "literal" and path == re.sub(r"\\(.)", r"\1", value))
            or (kind == "subpath" and f"{path}/".startswith(re.sub(r"\\(.)", r"\1", value) + "/"))
            or (pattern and re.search(pattern, path))
            or (peer and not path.startswith("/"))
            for kind, value, pattern, peer in filters
        ):
            continue
        answer = rule[1] == "allow"
    return answer


PROFILE = seatbelt_profile(LAYOUT, SCRATCH, network=False)


@pytest.mark.parametrize(
    ("path", "reads", "writes"),
    [
        (f"{FOLDER}/src/main.py", True, True),
        (f"{FOLDER}/new/deep/file", True, True),
        (f"{FOLDER}/.git/config", True, False),
        (f"{FOLDER}/src/.vscode/tasks.json", True, False),
        (f"{FOLDER}/.env", False, False),
        (f"{FOLDER}/keys/one.pem", False, False),
        (f"{FOLDER}/.envrc", False, False),
        (f"{FOLDER}/pipe", False, False),
        (f"{FOLDER}-other/file", False, False),
        ("/usr/bin/python3", True, False),
        ("/private/etc/hosts", True, False),
        ("/private/etc/ssh/ssh_host_rsa_key", False, False),
        ("/Library/Keychains/System.keychain", False, False),
        ("/Users/ann/.ssh/id_ed25519", False, False),
        ("/Users/ann/.cargo/bin/cargo", True, False),
        ("/Users/ann/.cargo/credentials.toml", False, False),
        ("/Users/ann/Library/Application Support/helix-desktop/settings.json", False, False),
        (f"{HOME}/.cache/x", True, True),
        (f"{SCRATCH}/x", True, True),
        ("/private/tmp/other", False, False),
        ("/Volumes/disk/file", False, False),
        ("/dev/tty", False, False),
    ],
)
def test_a_profile_allows_what_the_mounts_of_bubblewrap_show(
    path: str, reads: bool, writes: bool
) -> None:
    assert decided(PROFILE, "file-read-data", path) is reads
    assert decided(PROFILE, "file-write-create", path) is writes
    assert decided(PROFILE, "file-write-unlink", path) is writes
    assert decided(PROFILE, "file-link", path) is writes
    assert decided(PROFILE, "file-write-mode", path) is writes


@pytest.mark.parametrize(
    "folder", [FOLDER, f"{FOLDER}/src", f"{FOLDER}/deep", f"{FOLDER}/deep/secrets"]
)
def test_no_folder_above_a_protected_place_can_be_moved_away(folder: str) -> None:
    assert not decided(PROFILE, "file-write-unlink", folder)
    assert decided(PROFILE, "file-write-create", f"{folder}/new")


def test_the_entries_of_a_fixed_folder_stay_and_their_content_may_change() -> None:
    assert not decided(PROFILE, "file-write-unlink", f"{FOLDER}/links/one")
    assert not decided(PROFILE, "file-write-create", f"{FOLDER}/links/new")
    assert decided(PROFILE, "file-write-data", f"{FOLDER}/links/one")
    assert decided(PROFILE, "file-write-create", f"{FOLDER}/links/one/new")


def test_a_command_that_only_reads_writes_nothing_in_the_project() -> None:
    looking = replace(LAYOUT, looking=True, closed=(FOLDER,), home="")
    profile = seatbelt_profile(looking, SCRATCH, network=False)
    assert decided(profile, "file-read-data", f"{FOLDER}/src/main.py")
    assert not decided(profile, "file-read-data", f"{FOLDER}/.env")
    assert not decided(profile, "file-write-data", f"{FOLDER}/src/main.py")
    assert decided(profile, "file-write-create", f"{SCRATCH}/x")
    assert not decided(profile, "file-write-create", f"{HOME}/x")


def test_the_network_and_services_of_the_system_are_closed_unless_allowed() -> None:
    for operation in ("network-outbound", "network-bind", "system-socket", "iokit-open"):
        assert not decided(PROFILE, operation)
    assert not decided(PROFILE, "mach-lookup", "com.apple.coreservices.launchservicesd")
    assert not decided(PROFILE, "appleevent-send")
    profile = seatbelt_profile(LAYOUT, SCRATCH, network=True)
    for operation in ("network-outbound", "network-inbound", "network-bind"):
        assert decided(profile, operation, "203.0.113.5:443")
    assert decided(profile, "network-outbound", "/private/var/run/mDNSResponder")


@pytest.mark.parametrize(
    "path",
    [
        "/private/var/run/docker.sock",
        "/private/tmp/com.apple.launchd.x/Listeners",
        "/Users/ann/Library/Application Support/helix-desktop/workspaces/one/tools.sock",
    ],
)
def test_with_the_network_no_program_outside_is_reached_by_a_socket_of_a_file(path: str) -> None:
    assert not decided(seatbelt_profile(LAYOUT, SCRATCH, network=True), "network-outbound", path)


@pytest.mark.parametrize(
    "name",
    ['x") (allow default) ("', "back\\slash", 'both\\" (allow default)', "(x)", "ü#;", "a]b"],
)
def test_the_name_of_a_file_cannot_write_rules(name: str) -> None:
    layout = replace(
        LAYOUT, hidden=(f"{FOLDER}/{name}",), fixed_folders=(f"{FOLDER}/{name}-folder",)
    )
    profile = seatbelt_profile(layout, SCRATCH, network=False)
    assert not decided(profile, "file-read-data", f"{FOLDER}/{name}")
    assert not decided(profile, "file-write-create", f"{FOLDER}/{name}-folder/new")
    assert not decided(profile, "file-read-data", "/Users/ann/.ssh/id_ed25519")
    assert not decided(profile, "network-outbound")
    # outside of strings, nothing came in
    bare = re.sub(r'"(?:[^"\\]|\\.)*"', "", profile)
    assert "default" not in bare.replace("(deny default)", "")


def test_seatbelt_is_never_taken_unless_it_is_wanted_and_a_trial_succeeds() -> None:
    tried = probe_sandbox(lambda _box, _folder: "")
    assert tried.kind is not SandboxKind.SEATBELT
    missing = probe_sandbox(lambda _box, _folder: "", wanted=SandboxKind.SEATBELT)
    assert not missing.sandboxed
    assert missing.why[0].startswith("seatbelt:")


def test_only_where_the_sandbox_cannot_do_all_a_way_out_of_it_is_offered(tmp_path: Path) -> None:
    def schema(kind: SandboxKind) -> str:
        shell = RunShell(Sandbox(SandboxBackend(kind), tmp_path), ProjectRoot(tmp_path))
        return shell.spec.schema

    offered = {kind for kind in SandboxKind if "without_sandbox" in schema(kind)}
    assert offered == {SandboxKind.SEATBELT}


async def test_the_setting_of_a_mac_changes_nothing_elsewhere(tmp_path: Path) -> None:
    container = AppContainer(find_paths(tmp_path), AppParts(box=lambda: SandboxBackend()))
    container.settings.set(SEATBELT, True)
    assert (await container.sandbox()).kind is SandboxKind.NONE
