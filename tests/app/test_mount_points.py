"""A folder that is mounted in two places has one workspace."""

import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from helix_desktop.app.workspaces.mount_points import (
    MountTable,
    device_path,
    read_mounts,
    silent_drives,
)

MOUNTS: MountTable = {
    "/": ("8:1", "/"),
    "/data": ("8:2", "/"),
    "/mnt/project": ("8:2", "/ann/project"),
    "/srv": ("8:1", "/var/srv"),
}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("/data/ann/project", "/mnt/project"),
        ("/data/ann/project/src", "/mnt/project/src"),
        ("/var/srv/www", "/srv/www"),
    ],
)
def test_two_paths_of_one_folder_are_the_same_place(one: str, other: str) -> None:
    assert device_path(one, MOUNTS) == device_path(other, MOUNTS)


def test_other_folders_are_other_places() -> None:
    paths = ("/data/ann", "/data/ann/project", "/ann/project", "/mnt", "/srv", "/mnt/project2")
    assert len({device_path(path, MOUNTS) for path in paths}) == len(paths)
    assert device_path("C:/project", {}) == ("", "C:/project")


def test_names_with_blanks_are_read_and_no_list_is_no_mount(tmp_path: Path) -> None:
    file = tmp_path / "mountinfo"
    file.write_text("36 35 98:0 /my\\040root /my\\040place rw - ext3 /dev/root rw\n")
    assert read_mounts(file) == {"/my place": ("98:0", "/my root")}
    assert read_mounts(tmp_path / "missing") == {}


SCRIPT = """
import sys
from pathlib import Path
from helix_desktop.app.environment import SystemClock
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
workspaces = WorkspaceList(Path(sys.argv[1]), SystemClock())
print(*[workspaces.for_folder(Path(place)).id for place in sys.argv[2:]])
"""


@pytest.mark.skipif(shutil.which("bwrap") is None, reason="bubblewrap is not installed")
def test_a_folder_that_is_mounted_twice_opens_one_workspace(tmp_path: Path) -> None:
    places = [tmp_path / name for name in ("project", "mounted here", "other")]
    for place in places:
        place.mkdir()
    mounted = ["--dev-bind", "/", "/", "--bind", str(places[0]), str(places[1])]
    command = [sys.executable, "-c", SCRIPT, str(tmp_path / "workspaces"), *map(str, places)]
    done = subprocess.run(["bwrap", *mounted, *command], capture_output=True, text=True, check=True)
    first, second, other = done.stdout.split()
    assert first == second != other


@pytest.mark.slow
def test_drives_that_do_not_answer_are_named_and_others_are_not() -> None:
    mounts = {
        path: ("8:1", "/") for path in ("/", "/data", "/data/ann/nas", "/data/ann/usb", "/srv")
    }
    free, places = threading.Event(), set[str]()

    def ask(drive: str) -> None:
        places.add(drive)
        if drive == "/data/ann/nas":
            free.wait()

    try:
        assert silent_drives("/data/ann", mounts, ask) == ["/data/ann/nas"]
        assert places == {"/data", "/data/ann/nas", "/data/ann/usb"}
    finally:
        free.set()
