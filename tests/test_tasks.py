"""tasks.py: a fresh machine becomes a working one, and a half-made environment is not trusted."""

import ast
import importlib.util
import re
import shutil
import subprocess
import sys
import threading
import tomllib
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.processes import python

ROOT = Path(__file__).resolve().parent.parent
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("helix_tasks", ROOT / "tasks.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["helix_tasks"] = module
    spec.loader.exec_module(module)
    return module


tasks = load()


linux_only = pytest.mark.skipif(not tasks.LINUX, reason="other systems lack none of this")


class Machine:
    """A stand-in for venv and pip that records calls and creates the files they would create."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.calls: list[str] = []
        self.commands: list[list[str]] = []
        self.fails = ""
        self.dies = ""

    def __call__(self, command: Sequence[str]) -> int:
        word = "venv" if "venv" in command[:4] else "pip"
        self.calls.append(word)
        self.commands.append([*command])
        if word == self.dies:
            raise KeyboardInterrupt
        if word == self.fails:
            return 1
        if word == "venv":
            base = Path(command[-1])
            minor = sys.version_info[1]
            inside = "Lib" if tasks.WINDOWS else f"lib/python3.{minor}"
            (base / inside / "site-packages").mkdir(parents=True)
            python = base / ("Scripts/python.exe" if tasks.WINDOWS else "bin/python")
            python.parent.mkdir()
            python.touch()
        return 0

    def environment(self) -> Any:
        return tasks.Environment(self.folder, call=self)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    folder = tmp_path / "project"
    (folder / "requirements").mkdir(parents=True)
    for tier in ("build", "run", "test", "package", "docs"):
        (folder / "requirements" / f"{tier}.lock").write_text(f"{tier} 1\n")
    return Machine(folder)


def test_the_first_start_makes_and_fills_the_environment_and_the_second_does_nothing(
    machine: Machine,
) -> None:
    machine.environment().prepare("run")
    assert machine.calls == ["venv", "pip"]
    machine.environment().prepare("run")
    assert machine.calls == ["venv", "pip"]


@pytest.mark.parametrize(
    ("line", "step"),
    [
        (
            "  Downloading PySide6_Essentials-6.11.3-cp39-abi3-manylinux_2_28_x86_64.whl (93.2 MB)",
            "Downloading PySide6_Essentials 6.11.3 (93.2 MB)",
        ),
        ("Downloading plyvel-1.5.1.tar.gz (1.2 MB)", "Downloading plyvel 1.5.1 (1.2 MB)"),
        ("Downloading anyio-4.16.0-py3-none-any.whl (114 kB)", ""),
        ("Installing collected packages: anyio, httpx, plyvel", "Unpacking 3 packages"),
        ("Collecting anyio==4.16.0", ""),
    ],
)
def test_the_steps_of_an_installation_that_take_long_are_shown(line: str, step: str) -> None:
    assert tasks.pip_step(f"{line}\n") == step


def test_a_command_that_fails_keeps_its_exit_status(capfd: pytest.CaptureFixture[str]) -> None:
    script = "print('Installing collected packages: anyio, httpx'); raise SystemExit(3)"
    assert tasks.call_quietly([sys.executable, "-c", script]) == 3
    assert capfd.readouterr() == ("", "  Unpacking 2 packages\n")


def test_the_test_environment_includes_what_the_application_needs(
    machine: Machine,
) -> None:
    machine.environment().prepare("run")
    assert not machine.environment().has("test")
    machine.environment().prepare("test")
    assert machine.calls == ["venv", "pip", "pip"]
    assert machine.environment().has("run")


def test_what_makes_installers_has_an_environment_of_its_own(machine: Machine) -> None:
    machine.environment().prepare("run")
    apart = tasks.Environment(machine.folder, call=machine, name=".venv-package")
    assert not apart.has("run")
    apart.prepare("package")
    assert apart.has("package")
    assert apart.has("run")
    assert not machine.environment().has("package")


def test_what_builds_the_site_has_an_environment_without_the_application(
    machine: Machine,
) -> None:
    apart = tasks.Environment(machine.folder, call=machine, name=".venv-docs")
    apart.prepare("docs")
    assert apart.has("docs")
    assert not apart.has("run")
    _venv, installed = machine.commands
    assert installed[-2:] == ["-r", str(machine.folder / "requirements" / "docs.lock")]
    assert not machine.environment().has("docs")


def test_a_changed_lock_is_installed_into_the_same_environment(machine: Machine) -> None:
    machine.environment().prepare("run")
    (machine.folder / "requirements" / "run.lock").write_text("run 2\n")
    assert not machine.environment().has("run")
    machine.environment().prepare("run")
    assert machine.calls == ["venv", "pip", "pip"]


@pytest.mark.parametrize("word", ["venv", "pip"])
def test_what_was_cut_short_is_made_anew(machine: Machine, word: str) -> None:
    machine.dies = word
    with pytest.raises(KeyboardInterrupt):
        machine.environment().prepare("run")
    assert not machine.environment().has("run")
    machine.dies, machine.calls = "", []
    machine.environment().prepare("run")
    assert machine.calls == ["venv", "pip"]


def test_an_upgrade_that_was_cut_short_is_made_anew(machine: Machine) -> None:
    machine.environment().prepare("run")
    machine.dies, machine.calls = "pip", []
    with pytest.raises(KeyboardInterrupt):
        machine.environment().prepare("test")
    assert not machine.environment().has("run")
    machine.dies, machine.calls = "", []
    machine.environment().prepare("test")
    assert machine.calls == ["venv", "pip"]


@pytest.mark.parametrize("word", ["venv", "pip"])
def test_a_failure_is_told_and_leaves_no_stamp(machine: Machine, word: str) -> None:
    machine.fails = word
    with pytest.raises(tasks.Refused, match="failed"):
        machine.environment().prepare("run")
    assert not machine.environment().has("run")


def test_a_moved_folder_gets_a_new_environment(machine: Machine) -> None:
    machine.environment().prepare("run")
    elsewhere = machine.folder.with_name("elsewhere")
    shutil.move(machine.folder, elsewhere)
    machine.folder, machine.calls = elsewhere, []
    machine.environment().prepare("run")
    assert machine.calls == ["venv", "pip"]


@pytest.mark.parametrize("removed", ["Scripts", "Lib"] if tasks.WINDOWS else ["bin", "lib"])
def test_a_broken_environment_is_made_anew(machine: Machine, removed: str) -> None:
    machine.environment().prepare("run")
    shutil.rmtree(machine.folder / ".venv" / removed)
    machine.calls = []
    machine.environment().prepare("run")
    assert machine.calls == ["venv", "pip"]


def test_an_incomplete_environment_is_replaced(machine: Machine) -> None:
    (machine.folder / ".venv" / "bin").mkdir(parents=True)
    (machine.folder / ".venv" / "bin" / "python").touch()
    machine.environment().prepare("run")
    assert machine.calls == ["venv", "pip"]


def test_a_tool_added_for_once_keeps_what_is_installed(machine: Machine) -> None:
    machine.environment().prepare("run")
    machine.environment().add("uv")
    assert machine.environment().has("run")
    assert not machine.environment().has("test")


def test_adding_a_tool_after_a_move_does_not_count_as_an_installation(machine: Machine) -> None:
    machine.environment().prepare("run")
    elsewhere = machine.folder.with_name("elsewhere")
    shutil.move(machine.folder, elsewhere)
    machine.folder = elsewhere
    machine.environment().add("uv")
    assert not machine.environment().has("run")


def test_of_starts_at_the_same_moment_one_installs(machine: Machine) -> None:
    starts = [
        threading.Thread(target=lambda: machine.environment().prepare("test")) for _ in range(4)
    ]
    for start in starts:
        start.start()
    for start in starts:
        start.join()
    assert machine.calls == ["venv", "pip"]


LACKING = (tasks.OFFSCREEN[0], tasks.X11[2], tasks.GIT)


@pytest.mark.parametrize(
    ("installer", "line"),
    [
        ("apt-get", "apt-get install -y --no-install-recommends libglib2.0-0 libxcb-cursor0 git"),
        ("dnf", "dnf install -y glib2 xcb-util-cursor git"),
        ("pacman", "pacman -S --needed --noconfirm glib2 xcb-util-cursor git"),
        ("none of them", ""),
    ],
)
def test_one_line_installs_everything_missing(installer: str, line: str) -> None:
    result = {installer: f"/usr/bin/{installer}"}
    assert tasks.install_line(LACKING, result.get) == line


@pytest.mark.parametrize(("fails", "tries"), [(0, 1), (2, 3), (100, 4)])
def test_the_package_lists_are_updated_again_while_another_program_holds_them(
    fails: int, tries: int
) -> None:
    programs: list[str] = []

    def call(command: Sequence[str]) -> int:
        programs.append(command[0])
        return 100 if programs.count("apt-get") <= fails else 0

    tasks.update_package_lists(call)
    assert programs == ["apt-get", "sleep"] * (tries - 1) + ["apt-get"]


def test_a_user_who_is_not_root_gets_every_missing_name_at_once(machine: Machine) -> None:
    needs = [tasks.Need(f"libnowhere{n}.so.1", f"nowhere{n}", "n", "n") for n in range(3)]
    with pytest.raises(tasks.Refused) as refused:
        tasks.provide(needs, call=machine, root=False)
    assert all(need.probe in str(refused.value) for need in needs)
    assert machine.calls == []


def test_installed_packages_are_not_installed_again(machine: Machine) -> None:
    tasks.provide([tasks.Need("python3", "python3", "python3", "python")], call=machine, root=False)
    assert machine.calls == []


@linux_only
@pytest.mark.parametrize("args", [[], ["--demo"], ["--workspace", "x"]])
def test_without_a_display_the_window_is_refused_in_one_line(args: list[str]) -> None:
    with pytest.raises(tasks.Refused) as refused:
        tasks.window_needs(args, {})
    text = str(refused.value)
    assert "\n" not in text
    assert "--smoke FILE" in text
    assert "--demo --screenshot FILE" in text


@linux_only
@pytest.mark.parametrize("args", [["--smoke", "x"], ["--demo", "--screenshot=x"]])
def test_pictures_and_smoke_need_no_display(args: list[str]) -> None:
    assert tasks.window_needs(args, {}) == tasks.OFFSCREEN


@pytest.mark.parametrize(
    "args",
    [
        ["--version"],
        ["--help"],
        ["workspace", "check"],
        ["--data-dir", "x", "workspace", "clean-up"],
    ],
)
def test_words_without_a_window_need_no_library(args: list[str]) -> None:
    assert tasks.window_needs(args, {}) == ()


@linux_only
def test_each_kind_of_screen_asks_for_its_own_libraries() -> None:
    assert tasks.window_needs([], {"DISPLAY": ":0"}) == (*tasks.OFFSCREEN, *tasks.X11)
    both = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
    assert tasks.window_needs([], both) == (*tasks.OFFSCREEN, *tasks.X11, *tasks.WAYLAND)


@linux_only
@pytest.mark.parametrize(
    ("platform", "needs"),
    [
        ("offscreen", ()),
        ("minimal", ()),
        ("vnc:port=5901", ()),
        ("xcb", tasks.X11),
        ("wayland", tasks.WAYLAND),
        ("wayland-egl", tasks.WAYLAND),
        ("wayland;xcb", (*tasks.X11, *tasks.WAYLAND)),
        ("xcb:option;offscreen", tasks.X11),
    ],
)
@pytest.mark.parametrize("screen", [{}, {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}])
def test_a_platform_that_the_user_names_asks_for_its_own_libraries(
    platform: str, needs: tuple[object, ...], screen: dict[str, str]
) -> None:
    environ = {**screen, "QT_QPA_PLATFORM": platform}
    assert tasks.window_needs([], environ) == (*tasks.OFFSCREEN, *needs)


def test_who_wants_no_compiled_files_beside_the_sources_has_them_in_the_environment() -> None:
    assert tasks.compiled_apart({}) == {}
    assert tasks.compiled_apart({"PYTHONDONTWRITEBYTECODE": "1"}) == {
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(ROOT / ".venv" / "compiled"),
    }
    chosen = {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPYCACHEPREFIX": "elsewhere"}
    assert tasks.compiled_apart(chosen)["PYTHONPYCACHEPREFIX"] == "elsewhere"


def say(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tasks.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    [
        ["-m", "tests.benchmarks"],
        ["-m", "tests.system.prove"],
        ["-m", "tests.system.tour"],
        ["-m", "tests.system.tour.everywhere"],
        ["-m", "tests.domain.golden"],
        ["-m", "docs.site"],
        ["packaging/build.py"],
        ["packaging/translate.py"],
    ],
    ids=lambda words: words[-1],
)
def test_every_tool_of_the_repository_prints_its_help(words: list[str]) -> None:
    result = python(*words, "--help")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("usage: ")


def test_help_names_every_word() -> None:
    helped = say("--help")
    assert helped.returncode == 0
    for word in (name for name in vars(tasks.Tasks) if not name.startswith("_")):
        assert re.search(rf"^  {word} ", helped.stdout, re.MULTILINE)


def test_a_word_that_does_not_exist_is_told() -> None:
    result = say("dance")
    assert result.returncode == 2
    assert "no word 'dance'" in result.stdout


@pytest.mark.parametrize(
    "script", ["tasks.py", "requirements/environment.py", "requirements/interpreter.py"]
)
def test_an_old_python_gets_as_far_as_the_message(script: str) -> None:
    source = (ROOT / script).read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 8))
    newer = {"match", "removeprefix", "removesuffix", "tomllib"}
    assert not newer & set(re.findall(r"\w+", source))


def pins(tier: str) -> set[tuple[str, str]]:
    """Return names and versions; a name occurs twice where systems need different versions."""
    return set(PIN.findall((ROOT / "requirements" / f"{tier}.lock").read_text(encoding="utf-8")))


@pytest.mark.parametrize("tier", ["run", "test", "package", "docs"])
def test_a_lock_contains_no_url_and_a_hash_for_every_package(tier: str) -> None:
    lock = (ROOT / "requirements" / f"{tier}.lock").read_text(encoding="utf-8")
    assert "/" not in lock
    assert not re.findall(r"^-", lock, re.MULTILINE)
    for block in re.split(r"^(?=[a-z])", lock, flags=re.MULTILINE)[1:]:
        assert "--hash=sha256:" in block, block


@pytest.mark.parametrize("tier", ["test", "package"])
def test_the_other_locks_hold_every_pin_of_the_run_lock(tier: str) -> None:
    assert pins("run") <= pins(tier)


def test_the_locks_are_in_step_with_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = {
        "run": project["project"]["dependencies"],
        "test": project["dependency-groups"]["test"],
        "package": project["dependency-groups"]["package"],
        "docs": project["dependency-groups"]["docs"],
    }
    for tier, lines in groups.items():
        locked = pins(tier)
        for wanted in map(Requirement, lines):
            name = canonicalize_name(wanted.name)
            versions = [version for pinned, version in locked if pinned == name]
            fits = [version for version in versions if version in wanted.specifier]
            assert fits, f"{tier}.lock: {wanted} is pinned to {versions}"


def started(args: list[str]) -> list[str]:
    """Return pytest's arguments, without preparing or starting anything."""
    called: list[str] = []

    class Noting(tasks.Tasks):  # type: ignore[name-defined,misc]
        def _develop(self, module: str, args: Sequence[str], *, needs: Sequence[object]) -> int:
            called.extend([module, *args])
            return 0

    Noting({}).test(args)
    return called


@pytest.mark.parametrize("args", [[], ["-q"], ["-vv", "--durations=9"], ["-rs", "--tb=short"]])
def test_all_tests_are_spread_over_processes(args: list[str]) -> None:
    assert started(args) == ["pytest", "-n", "auto", "--dist", "worksteal", *args]


@pytest.mark.parametrize(
    "args",
    [["tests/store"], ["-k", "x"], ["-x"], ["--pdb"], ["-m", "slow"], ["-n", "3"], ["-p", "no:qt"]],
)
def test_who_chooses_tests_or_how_they_run_gets_one_process(args: list[str]) -> None:
    assert started(["-q", *args]) == ["pytest", "-q", *args]
