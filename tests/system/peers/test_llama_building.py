"""llama-server is built once, whole, and of one version."""

import tarfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.system.peers import llama_building
from tests.system.peers.aimock import NotThere
from tests.system.peers.installing import NotInstalled
from tests.system.peers.llama_building import VERSION, build, built, model, program
from tests.system.peers.llama_server import running


class Tools:
    """pip, cmake and a compiler that leave behind what they would; `fails` is one that does not."""

    def __init__(self, folder: Path, *, fails: str = "") -> None:
        self.folder = folder
        self.fails = fails
        self.orders: list[str] = []

    def __call__(self, command: Sequence[str]) -> int:
        words = " ".join(command)
        self.orders.append(words)
        if self.fails and self.fails in words:
            return 1
        if "-m venv" in words:
            (self.folder / "venv").mkdir()
        if "pip download" in words:
            self._pack()
        if "--build" in words:
            made = self.folder / "work/bin/llama-server"
            made.parent.mkdir(parents=True)
            made.touch()
        return 0

    def _pack(self) -> None:
        name = f"llama_cpp_python-{VERSION}"
        inside = self.folder / "CMakeLists.txt"
        inside.touch()
        with tarfile.open(self.folder / f"{name}.tar.gz", "w:gz") as packed:
            packed.add(inside, f"{name}/vendor/llama.cpp/CMakeLists.txt")
            packed.add(inside, f"{name}/setup.py")
        inside.unlink()


@pytest.fixture(autouse=True)
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine that has what it takes."""
    path = tmp_path / "bin"
    path.mkdir()
    for name in llama_building.PROGRAMS:
        (path / name).write_text("#!/bin/sh\n", encoding="utf-8")
        (path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(path))
    return path


def test_llama_server_is_built_once_and_its_sources_are_removed(tmp_path: Path) -> None:
    folder = tmp_path / "llama"
    tools = Tools(folder)
    build(folder, call=tools)
    assert built(folder)
    assert sorted(path.name for path in folder.iterdir()) == sorted(
        [program(folder).name, model(folder).name, "version"]
    )
    assert not any("://" in order for order in tools.orders)
    build(folder, call=tools)
    assert len(tools.orders) == 4


@pytest.mark.parametrize("fails", ["-m venv", "pip download", "cmake -S", "cmake --build"])
def test_a_failed_build_of_llama_is_reported_and_repeated_the_next_time(
    tmp_path: Path, fails: str
) -> None:
    folder = tmp_path / "llama"
    with pytest.raises(NotInstalled):
        build(folder, call=Tools(folder, fails=fails))
    assert not built(folder)
    build(folder, call=Tools(folder))
    assert built(folder)


def test_a_missing_tool_for_the_build_of_llama_is_named(tmp_path: Path, programs: Path) -> None:
    (programs / "ninja").unlink()
    with pytest.raises(NotInstalled, match="lacks ninja"):
        build(tmp_path / "llama")
    with (
        pytest.raises(NotThere, match=r"tests\.system\.peers llama"),
        running(tmp_path / "log", window=2_048, folder=tmp_path / "llama"),
    ):
        pass
