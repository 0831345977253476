"""requirements/interpreter.py: which Python the program needs, and the search for another one."""

import sys
from pathlib import Path

import pytest

from requirements import interpreter


def program(folder: Path, name: str, script: str) -> None:
    (folder / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    (folder / name).chmod(0o755)


posix_only = pytest.mark.skipif(
    sys.platform == "win32", reason="the programs that stand in are scripts"
)


@pytest.mark.parametrize(
    ("version", "system", "machine", "fits"),
    [
        ((3, 10), "linux", "x86_64", False),
        ((3, 11), "linux", "x86_64", True),
        ((3, 11), "linux", "aarch64", False),  # LevelDB has no wheel for it
        ((3, 12), "linux", "aarch64", True),
        ((3, 11), "darwin", "arm64", True),
        ((3, 14), "darwin", "arm64", True),
        ((3, 14), "win32", "AMD64", True),
        ((3, 15), "linux", "x86_64", False),
    ],
)
def test_the_program_runs_on_these_pythons(
    version: tuple[int, int], system: str, machine: str, fits: bool
) -> None:
    assert interpreter.fits(version, system, machine) is fits


@posix_only
def test_another_python_is_the_newest_that_really_runs(tmp_path: Path) -> None:
    program(tmp_path, "python3.14", "exit 127")  # a shim without the version itself
    program(tmp_path, "python3.13", "echo 3 13")
    program(tmp_path, "python3.12", "echo 3 9")  # another version than its name says
    program(tmp_path, "python3.11", "echo 3 11")
    assert interpreter.another(str(tmp_path)) == [str(tmp_path / "python3.13")]


@posix_only
def test_uv_is_used_if_no_other_python_is_new_enough(tmp_path: Path) -> None:
    program(tmp_path, "brought", "echo 3 12")
    fetched = tmp_path / "fetched"
    script = f"""
case "$2" in
  find) [ -e {fetched} ] && echo {tmp_path}/brought ;;
  install) : > {fetched} ;;
esac"""
    program(tmp_path, "uv", script)
    result = interpreter.another(str(tmp_path))
    assert result == [f"{tmp_path}/brought"]
    assert fetched.exists()


@posix_only
def test_a_uv_that_cannot_download_a_python_is_ignored(tmp_path: Path) -> None:
    program(tmp_path, "uv", "exit 2")
    assert interpreter.another(str(tmp_path)) is None
