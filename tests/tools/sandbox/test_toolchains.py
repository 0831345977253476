"""The user's toolchain in a sandbox: found, lent for reading, and nothing of home besides."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import TypeVar

import pytest

from helix_desktop.domain.sandbox import SandboxPreset, SandboxReach
from helix_desktop.tools.programs.login_environment import LoginShell
from helix_desktop.tools.programs.toolchains import Toolchains, find_toolchains
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.command_environment import (
    CommandEnvironment,
    GrantedResources,
)
from helix_desktop.tools.sandbox.launch.git_identity import find_git_identity
from tests.files import write_file
from tests.tools.sandbox.conftest import KEY, Ground, output_text, run_lent

T = TypeVar("T")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only")


def _program(place: Path, text: str) -> Path:
    write_file(place, text)
    place.chmod(0o755)
    return place


def _shell(home: Path, text: str) -> str:
    """A shell whose own files say `text`, as an interactive one reads them."""
    interactive = home / "rc"
    interactive.write_text(text)
    body = f'case " $* " in *" -i "*) . {interactive};; esac\nfor last; do :; done\neval "$last"\n'
    return str(_program(home / "shell", f"#!/bin/bash\n{body}"))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder with version managers as people have them."""
    home = tmp_path / "home"
    hello = "#!/bin/sh\necho from $0\n"
    _program(home / ".nvm/versions/node/v20.1.0/bin/node", hello)
    (home / ".nvm/versions/node/v20.1.0/include/node").mkdir(parents=True)
    _program(home / ".cargo/bin/cargo", hello)
    (home / ".cargo/credentials.toml").write_text(KEY)
    (home / ".rustup/toolchains/stable").mkdir(parents=True)
    _program(home / ".local/pipx/venvs/tool/bin/tool", hello)
    (home / ".local/pipx/venvs/tool/pyvenv.cfg").write_text("home = /usr/bin\n")
    (home / ".local/bin").mkdir(parents=True)
    (home / ".local/bin/tool").symlink_to("../pipx/venvs/tool/bin/tool")
    _program(home / ".pyenv/versions/3.12.1/bin/python3.12", hello)
    (home / ".pyenv/versions/3.12.1/lib/python3.12").mkdir(parents=True)
    (home / ".ssh").mkdir()
    for name in (".ssh/id_rsa", ".npmrc", "diary", ".local/secret-notes", ".nvm/.npmrc"):
        (home / name).write_text(KEY)
    monkeypatch.setenv("HOME", str(home))
    return home


def _path(home: Path) -> str:
    ways = (".nvm/versions/node/v20.1.0/bin", ".cargo/bin", ".local/bin")
    return ":".join([*(str(home / way) for way in ways), "/usr/bin", "/bin"])


@pytest.fixture
def run(box: SandboxBackend, ground: Ground, home: Path) -> Callable[..., str]:
    """Run a command to which the toolchains of the home folder are lent; return its output."""

    def run_command(text: str, **variables: str) -> str:
        shell = _shell(home, f"export PATH={_path(home)}\n")
        environ = {"PATH": "/usr/bin:/bin", "SHELL": shell, "HOME": str(home), **variables}
        return run_lent(box, ground, text, environ)

    return run_command


def _find(ground: Ground, home: Path, variables: dict[str, str]) -> Toolchains:
    return find_toolchains(variables, str(ground.project), str(home))


def test_programs_of_version_managers_run_in_the_sandbox(run: Callable[..., str]) -> None:
    output = run("node; cargo; tool")
    assert output.count("from ") == 3, output


def test_managers_find_their_folders_although_home_is_another(
    run: Callable[..., str], home: Path
) -> None:
    assert run("echo $RUSTUP_HOME; ls $RUSTUP_HOME") == (f"{home}/.rustup\ntoolchains\n")


def test_package_tools_without_a_way_out_look_for_none_again_and_again(
    run: Callable[..., str], box: SandboxBackend, ground: Ground
) -> None:
    command = "echo $npm_config_fetch_retries $CARGO_NET_RETRY $PIP_RETRIES"
    assert run(command) == "0 0 0\n"
    assert output_text(ground.run(box, command, network=True)) == "\n"


def test_processes_that_are_forked_through_a_server_work(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    (ground.project / "src/pool.py").write_text(
        "import multiprocessing\n"
        "from concurrent.futures import ProcessPoolExecutor\n"
        "if __name__ == '__main__':\n"
        "    way = multiprocessing.get_context('forkserver')\n"
        "    with ProcessPoolExecutor(2, mp_context=way) as pool:\n"
        "        print(list(pool.map(abs, [-1, -2])))\n"
    )
    ran = ground.run(bubblewrap, "/usr/bin/python3 src/pool.py", seconds=60)
    assert output_text(ran) == "[1, 2]\n"


def test_toolchains_are_lent_for_reading_only(run: Callable[..., str], home: Path) -> None:
    place = home / ".nvm/versions/node/v20.1.0"
    run(f"echo x > {place}/bin/node; echo x > {place}/new; rm -rf {home}/.cargo")
    assert (place / "bin/node").read_text().startswith("#!/bin/sh")
    assert not (place / "new").exists()
    assert (home / ".cargo/bin/cargo").exists()


def test_nothing_of_home_besides_toolchains_is_read(run: Callable[..., str], home: Path) -> None:
    output = run(
        f"cat {home}/diary {home}/.ssh/* {home}/.npmrc {home}/.cargo/cred* {home}/.local/secret*"
        f" {home}/.nvm/.npmrc; ls -a {home}/.ssh; echo end",
    )
    assert "end" in output
    assert KEY not in output


def test_keys_inside_a_lent_toolchain_are_hidden(run: Callable[..., str], home: Path) -> None:
    place = home / ".nvm/versions/node/v20.1.0"
    (place / ".npmrc").write_text(KEY)
    output = run(f"node; cat {place}/.npmrc; echo end")
    assert "from " in output
    assert "end" in output
    assert KEY not in output


def test_no_secret_of_the_environment_reaches_a_command(run: Callable[..., str]) -> None:
    names = ("GITHUB_TOKEN", "AWS_SECRET_ACCESS_KEY", "SSH_AUTH_SOCK", "DATABASE_URL", "GOFLAGS")
    secrets = dict.fromkeys(names, f"http://me:{KEY}@there/")
    output = run("env; cat /proc/self/environ", **secrets, TZ="Asia/Tokyo")
    assert KEY not in output
    assert "TZ=Asia/Tokyo" in output


def test_caches_and_the_home_folder_are_kept_from_command_to_command(
    run: Callable[..., str], home: Path
) -> None:
    run(
        "mkdir -p $PIP_CACHE_DIR ~/.config && echo 1 > $PIP_CACHE_DIR/a; echo 2 > ~/b",
    )
    assert run("cat $PIP_CACHE_DIR/a ~/b") == "1\n2\n"
    assert not (home / "b").exists()
    assert not (home / ".cache").exists()


def test_a_virtual_environment_made_of_a_python_below_home_works(
    run: Callable[..., str], ground: Ground, home: Path
) -> None:
    _venv(ground, home)
    assert "from " in run(".venv/bin/python")


@pytest.mark.parametrize("named", ["Documents", "Documents/bin", "code/bin", ".pyenv/versions"])
def test_a_project_names_no_folder_of_home_as_its_python(
    ground: Ground, home: Path, named: str
) -> None:
    """A command may have written the file, and the next one would read the folder."""
    for place in ("Documents/bin", "code/bin", "code/lib/python3.12"):
        (home / place).mkdir(parents=True)
    (home / "Documents/bin/python3").write_text("")
    (home / "code/bin/private").write_text("")
    for venv in (ground.project / ".venv", ground.project / "any"):
        write_file(venv / "pyvenv.cfg", f"home = {home / named}\n")
    assert _find(ground, home, {"PATH": "/usr/bin"}).shown == ()


_PRIVATE = ("Documents", "Documents/bin", ".ssh", ".config", "code", "code/bin", "code/node/bin")
"""Folders of home that a program in the project may point at; none is an installation."""


def _private_folders(home: Path) -> None:
    for name in _PRIVATE:
        _program(home / name / "python3", "#!/bin/sh\n")
        (home / name / "diary").write_text(KEY)
    for sign in ("code/versions", "code/release", "code/installs", "code/toolchains"):
        (home / sign).mkdir()


def _venv(ground: Ground, home: Path) -> Path:
    """An active virtual environment of the project, made of a Python below home."""
    python = home / ".pyenv/versions/3.12.1/bin/python3.12"
    venv = ground.project / ".venv"
    (venv / "bin").mkdir(parents=True)
    (venv / "bin/python").symlink_to(python)
    (venv / "pyvenv.cfg").write_text(f"home = {python.parent}\n")
    return venv


@pytest.mark.parametrize(
    ("private", "way"),
    list(zip(_PRIVATE, cycle(("link", "script", "folder", "environment", "inner", "outer")))),
)
def test_a_target_of_a_program_in_the_project_is_not_readable(
    ground: Ground, home: Path, private: str, way: str
) -> None:
    """A command may have written the program into an activated environment."""
    _private_folders(home)
    venv = _venv(ground, home)
    target = home / private
    path = venv / "bin"
    if way == "link":
        (path / "tool").symlink_to(target / "python3")
    elif way == "script":
        _program(path / "tool", f"#!{target}/python3\n")
    elif way == "folder":
        path = venv / "programs"
        path.symlink_to(target)
    elif way == "environment":
        venv.rename(ground.project / "was")
        venv.symlink_to(target.parent if target.name == "bin" else target)
    elif way == "inner":
        (ground.project / "link").symlink_to(target)
        (path / "tool").symlink_to("../../link/python3")
    else:
        path = home / ".local/current"
        path.symlink_to(ground.project / "link")
        (ground.project / "link").symlink_to(target)
    variables = {"PATH": f"{path}:/usr/bin", "VIRTUAL_ENV": str(venv), "PYENV_ROOT": str(venv)}
    shown = _find(ground, home, variables).shown
    assert set(shown) <= {f"{home}/.pyenv/versions/3.12.1"}


@pytest.mark.parametrize("private", _PRIVATE)
def test_a_program_of_the_user_lends_no_folder_but_an_installation(
    ground: Ground, home: Path, private: str
) -> None:
    """The link may be in the environment of another project, whose commands write it."""
    _private_folders(home)
    other = home / "other/.venv"
    (other / "bin").mkdir(parents=True)
    (other / "pyvenv.cfg").write_text("home = /usr/bin\n")
    (other / "bin/tool").symlink_to(home / private / "python3")
    _program(other / "bin/script", f"#!{home}/{private}/python3\n")
    (other / "link").symlink_to(home / private)
    variables = {"PATH": f"{other}/bin:/usr/bin"}
    assert _find(ground, home, variables).shown == (str(other),)


@pytest.mark.parametrize("private", ["Documents", ".ssh", "code"])
def test_a_link_to_a_folder_that_is_not_for_programs_is_no_place_of_the_path(
    ground: Ground, home: Path, private: str
) -> None:
    _private_folders(home)
    (home / "other").mkdir()
    (home / "other/bin").symlink_to(home / private)
    variables = {"PATH": f"{home}/other/bin:/usr/bin"}
    assert _find(ground, home, variables).shown == ()


def test_a_program_planted_in_an_active_environment_opens_no_folder_to_the_next_command(
    box: SandboxBackend, ground: Ground, home: Path
) -> None:
    _private_folders(home)
    venv = _venv(ground, home)
    shell = _shell(home, f"export PATH={venv}/bin:{_path(home)}\n")
    environ = {"PATH": "/usr/bin:/bin", "SHELL": shell, "HOME": str(home)}
    planted = f"ln -s {home}/Documents/python3 .venv/bin/a; ln -s {home}/.ssh/id_rsa .venv/bin/b"
    run_lent(box, ground, f"{planted}; printf '#!{home}/code/x' > .venv/bin/c", environ)
    output = run_lent(box, ground, f"cat {home}/*/diary {home}/.ssh/*; .venv/bin/python", environ)
    assert KEY not in output
    assert "from " in output


@pytest.mark.parametrize(
    "named", ["x/..", "x/../Documents", ".pyenv/versions/3.12.1/../../../code", "other"]
)
def test_no_way_of_writing_a_path_makes_another_folder_the_python_of_an_environment(
    ground: Ground, home: Path, named: str
) -> None:
    for place in (home, home / "Documents", home / "code", home / "other"):
        (place / "lib/python3.12").mkdir(parents=True)
        _program(place / "bin/python3", "")
    (home / "x").mkdir()
    _program(home / "other/bin/python3.12", "")
    (home / "other/pyvenv.cfg").write_text("")
    (ground.project / "pyvenv.cfg").write_text(f"home = {home}/{named}/bin\n")
    assert _find(ground, home, {"PATH": "/usr/bin"}).shown == ()


def test_an_environment_names_its_python_by_a_link_as_uv_does(ground: Ground, home: Path) -> None:
    pythons = home / ".local/share/uv/python"
    _program(pythons / "cpython-3.12.4/bin/python3.12", "")
    (pythons / "cpython-3.12.4/lib/python3.12").mkdir(parents=True)
    (pythons / "cpython-3.12").symlink_to("cpython-3.12.4")
    (ground.project / "pyvenv.cfg").write_text(f"home = {pythons}/cpython-3.12/bin\n")
    shown = _find(ground, home, {"PATH": "/usr/bin"}).shown
    assert shown == (f"{pythons}/cpython-3.12", f"{pythons}/cpython-3.12.4")


def test_versions_that_the_project_names_come_first(ground: Ground, home: Path) -> None:
    (ground.project / ".python-version").write_text("3.12\n")
    toolchains = _find(ground, home, {"PATH": "/usr/bin"})
    assert toolchains.path[0] == str(home / ".pyenv/versions/3.12.1/bin")
    (ground.project / ".python-version").write_text("../../..\n")
    assert _find(ground, home, {"PATH": "/usr/bin"}).shown == ()


_PIPE = ""
_NAMED_BY_PROJECTS = {
    ".nvmrc": (_PIPE, "v20\0"),
    ".python-version": (_PIPE, "3.12\0"),
    "pyvenv.cfg": (_PIPE, "home = /usr\0/bin"),
    "rust-toolchain": (_PIPE, "a=" + "[" * 4_000, '[toolchain]\npath = "a\\u0000b"'),
}


@pytest.mark.parametrize(
    ("name", "text"), [(name, text) for name, texts in _NAMED_BY_PROJECTS.items() for text in texts]
)
def test_no_file_that_a_command_wrote_keeps_toolchains_from_being_found(
    ground: Ground, home: Path, name: str, text: str
) -> None:
    if text == _PIPE:
        os.mkfifo(ground.project / name)
    else:
        (ground.project / name).write_text(text)
    result = _within_seconds(lambda: _shown(ground, home))
    assert result == [[f"{home}/.cargo/bin", f"{home}/.rustup"]]


def test_a_pipe_or_a_line_with_a_null_character_on_the_path_is_not_followed(
    ground: Ground, home: Path
) -> None:
    os.mkfifo(home / ".cargo/bin/pipe")
    (home / ".cargo/bin/odd").write_bytes(b"#!/usr\0/bin/sh\n")
    result = _within_seconds(lambda: _shown(ground, home))
    assert result == [[f"{home}/.cargo/bin", f"{home}/.rustup"]]


def test_a_pipe_in_the_place_of_ignore_patterns_holds_up_no_command(
    ground: Ground, home: Path
) -> None:
    os.mkfifo(home / "ignore")
    (home / ".gitconfig").write_text(f"[core]\n\texcludesfile = {home}/ignore\n")
    [result] = _within_seconds(lambda: find_git_identity(str(ground.project)))
    assert result.excludes == b""


def _within_seconds(work: Callable[[], T]) -> list[T]:
    """What the work returns, or nothing if it hangs or fails."""
    results: list[T] = []
    thread = threading.Thread(target=lambda: results.append(work()), daemon=True)
    thread.start()
    thread.join(10)
    return results


@pytest.mark.parametrize("way", ["", ".", ".local", ".ssh", "..", "project-above"])
def test_home_what_is_above_it_and_keys_are_never_lent_as_a_whole(
    way: str, ground: Ground, home: Path
) -> None:
    place = ground.project.parent if way == "project-above" else home / way
    (place / "bin").mkdir(exist_ok=True)
    for sign in ("pyvenv.cfg", "versions"):
        (place / sign).mkdir(exist_ok=True)
    variables = {"PATH": f"{place.resolve()}/bin", "PYENV_ROOT": str(place), "NVM_DIR": str(place)}
    shown = _find(ground, home, variables).shown
    real = str(place.resolve())
    assert real not in shown
    assert not any(str(home).startswith(item + "/") or item == str(home) for item in shown)


def test_places_of_the_project_are_not_looked_for_programs_in(ground: Ground, home: Path) -> None:
    bin_ = ground.project / "node_modules/.bin"
    _program(bin_ / "ls", "#!/bin/sh\n")
    toolchains = _find(ground, home, {"PATH": f"{bin_}:.:/usr/bin"})
    assert (toolchains.path, toolchains.shown) == (("/usr/bin",), ())


def test_variables_set_only_in_an_interactive_shell_are_found(home: Path) -> None:
    text = "echo Welcome; printf 'a\\0b'; export NVM_DIR=/from/rc PATH=/x:$PATH\n"
    shell = LoginShell({"SHELL": _shell(home, text), "PATH": "/usr/bin:/bin"})
    assert shell.variables()["NVM_DIR"] == "/from/rc"
    assert shell.variables()["PATH"].startswith("/x:")
    assert shell.problem == ""


def test_an_environment_active_in_the_terminal_comes_before_the_shells_own_path(
    tmp_path: Path,
) -> None:
    text = "export PATH=/of/shell:/usr/bin:/bin\n"
    environ = {"SHELL": _shell(tmp_path, text), "PATH": "/active/bin:/usr/bin:/last:/bin"}
    path = LoginShell(environ).variables()["PATH"]
    assert path == "/active/bin:/of/shell:/usr/bin:/bin:/last"


@pytest.mark.slow
def test_a_shell_that_hangs_is_ended_with_all_it_started_and_the_next_way_is_taken(
    home: Path,
) -> None:
    text = f"sleep 77.{os.getpid()} & sleep 77.{os.getpid()}\n"
    shell = LoginShell({"SHELL": _shell(home, text), "PATH": "/bin", "A": "1"}, seconds=1)
    assert shell.variables()["A"] == "1"
    running = subprocess.run(["ps", "ax"], capture_output=True, text=True, check=True).stdout
    assert f"77.{os.getpid()}" not in running


def test_a_shell_that_tells_nothing_leaves_the_variables_of_the_start(home: Path) -> None:
    broken = _program(home / "broken", "#!/bin/sh\nexit 3\n")
    shell = LoginShell({"SHELL": str(broken), "PATH": "/bin"}, seconds=2)
    assert shell.variables() == {"SHELL": str(broken), "PATH": "/bin"}
    assert "didn't report" in shell.problem


def test_a_user_without_a_named_shell_has_the_one_of_the_system() -> None:
    shell = LoginShell({"PATH": "/usr/bin:/bin"})
    assert shell.variables()["PATH"]
    assert shell.problem == ""


def test_other_disks_and_what_services_keep_are_not_read(
    box: SandboxBackend, ground: Ground
) -> None:
    places = ("/srv", "/var/www", "/var/backups", "/boot", "/lost+found", "/media", "/mnt")
    output = output_text(
        ground.run(box, f"for p in {' '.join(places)}; do ls $p/*; done; ls -d /usr/bin")
    )
    lines = [line for line in output.splitlines() if not line.startswith("ls: ")]
    assert lines == ["/usr/bin"]
    disks = [name for name in os.listdir("/") if name not in _KNOWN]
    output = output_text(
        ground.run(box, f"cd /; ls -d {' '.join(f'{disk}/*' for disk in disks)} x; true")
    )
    assert all(line.startswith("ls: ") for line in output.splitlines()), output


_KNOWN = {"bin", "sbin", "lib", "lib32", "lib64", "libx32", "usr", "etc", "opt", "proc", "dev"} | {
    *("sys", "tmp", "nix", "gnu", "var", "home", "root", "run")
}


def test_shared_memory_is_bounded(bubblewrap: SandboxBackend, ground: Ground) -> None:
    ran = ground.run(bubblewrap, "df --output=size -B1 /dev/shm /tmp | tail -n 2")
    assert all(int(size) <= 1024**3 for size in output_text(ran).split()), output_text(ran)


def test_nothing_is_left_of_a_command_that_dies(box: SandboxBackend, ground: Ground) -> None:
    assert output_text(ground.run(box, "ulimit -c; ulimit -Hc")) == "0\n0\n"


def _rust(place: Path) -> Path:
    _program(place / "bin/rustc", f"#!/bin/sh\necho {place.name}\n")
    return place


def test_a_toolchain_that_rustup_only_links_to_is_lent_with_it(
    run: Callable[..., str], ground: Ground, home: Path, tmp_path: Path
) -> None:
    own = _rust(tmp_path / "built/stage1")
    (home / ".rustup/toolchains/mine").symlink_to(own)
    assert run("$RUSTUP_HOME/toolchains/mine/bin/rustc") == "stage1\n"
    assert str(tmp_path / "built") not in _shown(ground, home)


def test_a_toolchain_that_the_project_names_by_its_place_is_lent_if_it_is_one(
    ground: Ground, home: Path, tmp_path: Path
) -> None:
    own = _rust(tmp_path / "built/stage2")
    named = ground.project / "rust-toolchain.toml"
    named.write_text(f'[toolchain]\npath = "{own}"\n')
    assert str(own) in _shown(ground, home)
    for text in (f'[toolchain]\npath = "{home}/.ssh"\n', "stable\n", "[toolchain]\npath = 3\n", ""):
        named.write_text(text)
        assert _shown(ground, home) == [f"{home}/.cargo/bin", f"{home}/.rustup"]


def test_rustup_of_the_system_finds_its_toolchains(ground: Ground, home: Path) -> None:
    proxies = _program(home / "proxies/bin/rustup", "#!/bin/sh\n").parent
    assert f"{home}/.rustup" in _find(ground, home, {"PATH": str(proxies)}).shown
    proxies.joinpath("rustup").unlink()
    assert f"{home}/.rustup" not in _find(ground, home, {"PATH": str(proxies)}).shown


def test_the_package_that_a_program_of_node_is_part_of_is_lent_with_it(
    run: Callable[..., str], ground: Ground, home: Path
) -> None:
    package = home / ".local/lib/node_modules/@scope/tool"
    _program(package / "dist/cli.js", f"#!/bin/sh\ncat {package}/lib/text\n")
    write_file(package / "lib/text", "the rest of it\n")
    (home / ".local/bin/packed").symlink_to("../lib/node_modules/@scope/tool/dist/cli.js")
    assert run("packed") == "the rest of it\n"
    assert f"{home}/.local/lib" not in _shown(ground, home)


def _shown(ground: Ground, home: Path) -> list[str]:
    variables = {"PATH": f"{home}/.cargo/bin:{home}/.local/bin"}
    shown = _find(ground, home, variables).shown
    return [item for item in shown if "/.local/" not in item or "node_modules" in item]


def test_a_new_file_of_the_project_lets_no_toolchain_be_looked_for_again_but_an_environment_does(
    ground: Ground, home: Path
) -> None:
    environ = {"PATH": f"{home}/.cargo/bin:/usr/bin:/bin"}
    lending = CommandEnvironment(LoginShell(environ), ground.project, ground.own / "home")

    def lent() -> GrantedResources:
        return lending.resources(SandboxReach(), SandboxPreset.DEVELOPER)

    before = lent().toolchains
    (ground.project / "new").write_text("")
    assert lent().toolchains.path is before.path  # the same object: not even made again
    inner = ground.project / "part/.venv"
    inner.mkdir(parents=True)
    (inner / "pyvenv.cfg").write_text(f"home = {home}/.pyenv/versions/3.12.1/bin\n")
    assert f"{home}/.pyenv/versions/3.12.1" in lent().toolchains.shown
