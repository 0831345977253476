"""MCP servers of others are installed once, each kind in a place of its own."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.peers.installing import NotInstalled
from tests.peers.mcp_servers import NEW, OLD, PACKAGES, install, npm_server, python_server


class Installers:
    """Stands in for npm and pip: keeps their orders and leaves behind what they would."""

    def __init__(self, folder: Path, status: int = 0) -> None:
        self.folder, self.status = folder, status
        self.orders: list[Sequence[str]] = []

    def __call__(self, command: Sequence[str]) -> int:
        self.orders.append(command)
        if "venv" in command:
            Path(command[-1]).mkdir(parents=True)
        for name, version in PACKAGES.items():
            package = self.folder / "servers" / "node_modules" / name / "package.json"
            package.parent.mkdir(parents=True, exist_ok=True)
            package.write_text(json.dumps({"version": version}), encoding="utf-8")
        return self.status


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    npm = tmp_path / "bin" / "npm"
    npm.parent.mkdir()
    npm.write_text("#!/bin/sh\n", encoding="utf-8")
    npm.chmod(0o755)
    monkeypatch.setenv("PATH", str(npm.parent))
    return tmp_path / "peers"


def test_they_are_installed_once(folder: Path) -> None:
    call = Installers(folder)
    install(folder, call=call)
    wanted = {word for order in call.orders for word in order}
    assert {*NEW, *OLD} <= wanted
    assert {f"{name}@{version}" for name, version in PACKAGES.items()} <= wanted
    assert not any("://" in word for word in wanted)
    count = len(call.orders)
    install(folder, call=call)
    assert len(call.orders) == count


def test_what_cannot_be_installed_is_said(folder: Path) -> None:
    with pytest.raises(NotInstalled, match="npm could not install"):
        install(folder, call=Installers(folder, status=1))


def test_what_is_not_there_has_no_command(folder: Path) -> None:
    assert npm_server(folder, "everything") == []
    assert python_server(folder, "git") == []
