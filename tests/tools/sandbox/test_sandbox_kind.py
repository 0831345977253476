"""Which box there is, in words; what is looked for in a folder; filters as bytes."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import helix_desktop
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.sandbox import SandboxPreset
from helix_desktop.tools.files.mountpoint_folders import hold_mountpoints, is_free, is_mountpoint
from helix_desktop.tools.programs.command_output import CommandOutput
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.find.folder_survey import FolderSurvey, MarkReason
from helix_desktop.tools.sandbox.launch import seccomp
from helix_desktop.tools.sandbox.launch.layout import (
    LayoutRequest,
    SandboxLayout,
    make_layout,
    own_places,
)
from helix_desktop.tools.sandbox.launch.probe import probe_sandbox
from tests.examples import tries
from tests.files import write_file
from tests.pace import limit
from tests.tools.sandbox.conftest import Ground, run_lent
from tests.waiting import wait_until


def test_every_box_says_what_it_holds_and_what_not() -> None:
    for kind in SandboxKind:
        box = SandboxBackend(kind)
        assert box.holds
        assert box.lacks
        assert box.words.endswith(".")
        assert box.sandboxed is (kind is not SandboxKind.NONE)


@pytest.mark.parametrize("preset", [SandboxPreset.STRICT, SandboxPreset.DEVELOPER])
def test_the_line_of_a_card_names_all_that_a_command_can_write(
    box: SandboxBackend, ground: Ground, preset: SandboxPreset
) -> None:
    assert "only in the project folder and the workspace's own home folder" in box.words
    places = ('"$HOME"', "src", str(ground.outside), str(ground.own))
    text = "".join(f"echo x > {place}/kept\n" for place in places)
    run_lent(box, ground, text, {"PATH": "/usr/bin:/bin"}, preset=preset)
    assert {path.parent for path in ground.project.parent.rglob("kept")} == {
        ground.own / "home",
        ground.project / "src",
    }


def test_a_sandbox_that_leaks_is_not_used_and_the_reason_is_kept() -> None:
    result = probe_sandbox(lambda _box, _folder: "it leaks.")
    assert result.kind is SandboxKind.NONE
    assert not result.sandboxed
    assert all("leaks" in reason or reason for reason in result.why)
    assert result.why


def test_a_box_that_breaks_while_it_is_tried_is_not_taken() -> None:
    def broken(_box: SandboxBackend, _folder: Path) -> str:
        raise OSError(1, "not permitted")

    assert probe_sandbox(broken).kind is SandboxKind.NONE


def test_every_system_call_filter_is_a_complete_program() -> None:
    for machine in ("x86_64", "aarch64"):
        made = seccomp.seccomp_program((1, 2), machine=machine)
        assert len(made) % 8 == 0
        assert made[-8:] == seccomp.seccomp_program((), machine=machine)[-8:]
        for connections in (True, False):
            made = seccomp.guarding(connections=connections, machine=machine)
            assert len(made) % 8 == 0
    assert seccomp.seccomp_program((), machine="vax") == b""
    assert seccomp.guarding(connections=True, machine="vax") == b""


def test_a_survey_tells_places_apart_and_sees_what_comes_and_goes(tmp_path: Path) -> None:
    write_file(tmp_path / "a" / "node_modules" / "x" / ".env", "")
    (tmp_path / "a" / ".env").write_text("")
    looker = FolderSurvey(str(tmp_path))
    assert [(mark.path, mark.sort) for mark in looker.look()] == [
        (str(tmp_path / "a/.env"), MarkReason.SECRET),
        (str(tmp_path / "a/.env"), MarkReason.STEERING),
    ]
    (tmp_path / "a" / "AGENTS.md").write_text("")
    assert {mark.sort for mark in looker.look()} == {MarkReason.SECRET, MarkReason.STEERING}
    (tmp_path / "a" / ".env").unlink()
    assert [mark.sort for mark in looker.look()] == [MarkReason.STEERING]


def ten_seconds_later() -> int:
    """A clock for a survey that may rely on what changed just now."""
    return time.time_ns() + 10_000_000_000


def test_a_survey_is_not_misled_by_a_time_that_was_set_back(tmp_path: Path) -> None:
    folder = tmp_path / "a"
    write_file(folder / "plain", "")
    looker = FolderSurvey(str(tmp_path), now=ten_seconds_later)
    assert looker.look() == ()
    before = folder.stat().st_mtime_ns

    def has_file_clock_moved() -> bool:
        (tmp_path / "probe").touch()
        return (tmp_path / "probe").stat().st_ctime_ns > folder.stat().st_ctime_ns

    wait_until(has_file_clock_moved)
    (folder / "AGENTS.md").write_text("")
    os.utime(folder, ns=(before, before))
    assert [mark.sort for mark in looker.look()] == [MarkReason.STEERING]


def test_a_survey_leaves_out_no_folder_for_its_name(tmp_path: Path) -> None:
    for name in ("objects", "src/objects/refs", "hooks", "info"):
        write_file(tmp_path / name / "AGENTS.md", "")
        (tmp_path / name / ".env").write_text("")
    results = [os.path.relpath(mark.path, tmp_path) for mark in FolderSurvey(str(tmp_path)).look()]
    assert {name for name in results if name.endswith(("AGENTS.md", ".env"))} == {
        f"{name}/{item}"
        for name in ("objects", "src/objects/refs", "hooks", "info")
        for item in ("AGENTS.md", ".env")
    }


_NAMES = st.sampled_from([".env", "AGENTS.md", "plain", ".git", "d", "d/.env", "d/e", "d/e/.git"])


@settings(max_examples=tries(40), deadline=None)
@given(steps=st.lists(st.tuples(_NAMES, st.booleans()), max_size=12))
def test_a_survey_that_remembers_sees_what_a_new_one_sees(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[str, bool]]
) -> None:
    folder = tmp_path_factory.mktemp("survey")
    remembering = FolderSurvey(str(folder))
    for name, made in steps:
        place = folder / name
        if not made:
            place.rename(folder / "gone") if place.is_file() else None
        elif not os.path.lexists(place) and place.parent.is_dir():
            place.mkdir() if name in ("d", "d/e") else place.write_text("")
        # as if long ago, so that what is remembered counts
        for above, _, _ in os.walk(folder):
            os.utime(above, ns=(0, os.stat(above).st_mtime_ns - 10_000_000_000))
        assert remembering.look() == FolderSurvey(str(folder)).look()


@pytest.mark.alone
def test_a_second_survey_of_an_unchanged_folder_is_fast(tmp_path: Path) -> None:
    for number in range(300):
        folder = tmp_path / f"d{number}"
        folder.mkdir()
        for name in range(15):
            (folder / f"f{name}").write_text("")
    looker = FolderSurvey(str(tmp_path), now=ten_seconds_later)
    looker.look()
    began = time.process_time()
    looker.look()
    assert time.process_time() - began < limit(0.05)


def test_a_placeholder_stays_while_any_command_uses_it(tmp_path: Path) -> None:
    place = str(tmp_path / ".helix")
    with hold_mountpoints([place]) as one:
        assert one == (place,)
        with hold_mountpoints([place]):
            assert is_mountpoint(place)
        assert os.path.isdir(place)
        assert is_free(place)
    assert not os.path.lexists(place)
    with hold_mountpoints([place]):
        (tmp_path / ".helix" / "x").write_text("somebody's")
    assert os.path.lexists(place), "what somebody put there stays"
    assert not is_free(place)


def test_the_whole_disk_is_no_project_folder() -> None:
    with pytest.raises(ToolError, match="whole disk"):
        make_layout("/", [], LayoutRequest())


def test_missing_protected_names_are_reserved(tmp_path: Path) -> None:
    made = make_layout(str(tmp_path), [], LayoutRequest())
    assert isinstance(made, SandboxLayout)
    assert {os.path.basename(place) for place in made.absent} >= {".git", ".helix"}


def test_outputs_of_any_size_come_back_piece_by_piece(tmp_path: Path) -> None:
    small, large = CommandOutput(tmp_path), CommandOutput(tmp_path)
    for _ in range(100):
        small.add(b"ab")
        large.add(b"0123456789" * 2_000)
    assert b"".join(small.pieces()) == b"ab" * 100
    assert b"".join(large.pieces()) == b"0123456789" * 200_000
    assert large.part(5, 12) == b"5678901"
    assert large.tail.endswith(b"789")
    assert list(tmp_path.iterdir()) == [], "its file has no name"


def test_running_without_a_sandbox_is_a_kind_of_its_own() -> None:
    assert SandboxBackend().kind is SandboxKind.NONE


def test_the_code_and_environment_of_helix_itself_are_read_only() -> None:
    package = os.path.realpath(Path(helix_desktop.__file__).parent)
    project = os.path.dirname(package)
    made = make_layout(project, [], LayoutRequest())
    assert package in made.closed
    prefix = os.path.realpath(sys.prefix)
    assert not prefix.startswith(f"{project}/") or prefix in made.closed
    above = make_layout(os.path.dirname(project), [], LayoutRequest())
    assert package in above.closed
    assert project in above.fixed, "it could be renamed, and another put in its place"
    assert make_layout(f"{package}/tools", [], LayoutRequest()).closed == (f"{package}/tools",)


_RUNS_ITS_OWN_COPY = """
import sys
from pathlib import Path
import helix_desktop
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox, find_sandbox
project, own, line = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
assert Path(helix_desktop.__file__).is_relative_to(project)
sandbox = Sandbox(find_sandbox(), project, app_folders=(own,), spool=own)
ran = sandbox.run_blocking(SandboxCommand(line, str(project), read_only=False), seconds=30)
print(ran.output.part(0, 10_000).decode())
"""


def test_a_command_cannot_write_the_code_of_the_helix_that_runs_it(
    bubblewrap: SandboxBackend, tmp_path: Path
) -> None:
    project, own = tmp_path / "project", tmp_path / "own"
    own.mkdir()
    package = Path(helix_desktop.__file__).parent
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(package, project / "helix_desktop", ignore=ignored)
    before = (project / "helix_desktop/__init__.py").read_bytes()
    line = (
        "echo 1 >> helix_desktop/__init__.py; echo 2 > helix_desktop/new.py; "
        "mv helix_desktop other; rm -f helix_desktop/*.py; echo 3 > beside"
    )
    ran = subprocess.run(
        [sys.executable, "-c", _RUNS_ITS_OWN_COPY, project, own, line],
        env={**os.environ, "PYTHONPATH": str(project), "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert (project / "beside").read_text() == "3\n", ran.stdout
    assert (project / "helix_desktop/__init__.py").read_bytes() == before
    assert not (project / "helix_desktop/new.py").exists()
    assert not (project / "other").exists()


def test_a_project_without_helix_in_it_has_nothing_read_only_of_it(tmp_path: Path) -> None:
    assert own_places(str(tmp_path)) == ()
