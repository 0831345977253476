"""Peers are installed once, whole, and with a Node that can run them."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.system.peers import agent_programs, installing
from tests.system.peers.aimock import NotThere, running
from tests.system.peers.installing import (
    AIMOCK,
    ROOT,
    WANTED,
    NotInstalled,
    fits,
    install,
    missing,
    node,
)
from tests.system.peers.mcp_servers import NEW, OLD, PACKAGES, npm_server, python_server
from tests.system.peers.mcp_servers import install as install_servers


@pytest.mark.parametrize(
    ("version", "expected"),
    [
        ("v22.19.0", True),
        ("v24.0.1", True),
        ("v22.18.9", False),
        ("v18.20.4", False),
        ("", False),
        ("20", False),
    ],
)
def test_old_versions_of_node_are_rejected(version: str, expected: bool) -> None:
    assert fits(version) is expected


def program(path: Path, says: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!{sys.executable}\nprint({says!r})\n", encoding="utf-8")
    path.chmod(0o755)


def arrived(folder: Path, version: str = WANTED[AIMOCK]) -> None:
    """What npm leaves behind."""
    for name, wanted in {**WANTED, AIMOCK: version}.items():
        package = folder / "node_modules" / name / "package.json"
        package.parent.mkdir(parents=True, exist_ok=True)
        package.write_text(json.dumps({"version": wanted}), encoding="utf-8")


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are found."""
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


class Npm:
    """Stands in for npm: keeps its orders and leaves behind what it is told to."""

    def __init__(self, folder: Path, *, version: str = WANTED[AIMOCK], own: str = "") -> None:
        self.folder, self.version, self.own = folder, version, own
        self.orders: list[Sequence[str]] = []

    def __call__(self, command: Sequence[str]) -> int:
        self.orders.append(command)
        arrived(self.folder, self.version)
        if self.own:
            program(self.folder / "node_modules/node/bin/node", self.own)
        return 0


def test_a_new_enough_node_is_used_as_it_is(tmp_path: Path, path: Path) -> None:
    program(path / "npm", "10")
    program(path / "node", "v22.20.2")
    npm = Npm(tmp_path / "peers")
    install(tmp_path / "peers", call=npm)
    (order,) = npm.orders
    wanted = [f"{name}@{version}" for name, version in WANTED.items()]
    assert list(order[-len(wanted) :]) == wanted
    assert not any("://" in word for word in order)
    assert node(tmp_path / "peers") == str(path / "node")
    install(tmp_path / "peers", call=npm)
    assert len(npm.orders) == 1


def test_an_old_node_gets_a_new_one_beside_it(tmp_path: Path, path: Path) -> None:
    program(path / "npm", "9")
    program(path / "node", "v18.20.4")
    npm = Npm(tmp_path / "peers", own="v22.23.3")
    install(tmp_path / "peers", call=npm)
    assert npm.orders[0][-1] == installing.OWN_NODE
    assert node(tmp_path / "peers") == str(tmp_path / "peers/node_modules/node/bin/node")


def test_another_version_is_replaced(tmp_path: Path, path: Path) -> None:
    program(path / "npm", "10")
    program(path / "node", "v22.20.0")
    arrived(tmp_path / "peers", "1.0.0")
    npm = Npm(tmp_path / "peers")
    install(tmp_path / "peers", call=npm)
    assert len(npm.orders) == 1


def test_a_missing_npm_or_package_is_named(tmp_path: Path, path: Path) -> None:
    with pytest.raises(NotInstalled, match="npm is missing"):
        install(tmp_path / "peers", call=lambda command: 0)
    program(path / "npm", "10")
    with pytest.raises(NotInstalled, match="could not install"):
        install(tmp_path / "peers", call=lambda command: 1)
    with pytest.raises(NotInstalled, match="still no Node"):
        install(tmp_path / "peers", call=Npm(tmp_path / "peers"))
    with (
        pytest.raises(NotThere, match=r"tests\.system\.peers install"),
        running(tmp_path, tmp_path / "log"),
    ):
        pass
    assert missing(tmp_path) == f"{AIMOCK} {WANTED[AIMOCK]}"


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


def test_peers_are_installed_once(folder: Path) -> None:
    call = Installers(folder)
    install_servers(folder, call=call)
    wanted = {word for order in call.orders for word in order}
    assert {*NEW, *OLD} <= wanted
    assert {f"{name}@{version}" for name, version in PACKAGES.items()} <= wanted
    assert not any("://" in word for word in wanted)
    count = len(call.orders)
    install_servers(folder, call=call)
    assert len(call.orders) == count


def test_a_failed_installation_of_servers_is_reported(folder: Path) -> None:
    with pytest.raises(NotInstalled, match="npm could not install"):
        install_servers(folder, call=Installers(folder, status=1))


def test_agents_are_installed_once_and_whole(folder: Path) -> None:
    orders: list[Sequence[str]] = []

    def fail(command: Sequence[str]) -> int:
        orders.append(command)
        return 1

    def succeed(command: Sequence[str]) -> int:
        orders.append(command)
        return 0

    with pytest.raises(NotInstalled, match="npm could not install"):
        agent_programs.install(folder, call=fail)
    assert not agent_programs.is_installed(folder)
    agent_programs.install(folder, call=succeed)
    assert agent_programs.is_installed(folder)
    assert {f"{name}@{it}" for name, it in agent_programs.packages().items()} <= {*orders[1]}
    assert not any("://" in word for word in orders[1])
    agent_programs.install(folder, call=succeed)
    assert len(orders) == 2


def test_a_server_that_is_not_installed_has_no_command(folder: Path) -> None:
    assert npm_server(folder, "everything") == []
    assert python_server(folder, "git") == []


def test_peers_are_installed_by_any_python_without_packages() -> None:
    command = [sys.executable, "-S", "-m", "tests.system.peers"]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr.startswith("Puts peers into build/peers")
