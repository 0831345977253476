"""The guards around every test find network access and everything left behind."""

import asyncio
import os
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import keyring
import keyring.errors
import platformdirs
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from tests.guards import Network, is_here, tasks_left, tasks_now, threads_left, windows_left


def test_tests_use_a_temporary_home_folder() -> None:
    home = Path(os.environ["HOME"])
    assert home.name.startswith("helix-test-")
    assert home in Path(platformdirs.user_data_dir("helix-desktop")).parents
    assert home in Path(platformdirs.user_config_dir("helix-desktop")).parents


def test_tests_cannot_use_the_keyring() -> None:
    with pytest.raises(keyring.errors.NoKeyringError):
        keyring.get_password("helix-desktop", "anthropic")


@pytest.mark.parametrize(
    ("event", "args"),
    [
        ("socket.connect", (None, ("192.0.2.1", 80))),
        ("socket.connect", (None, ("2001:db8::1", 80, 0, 0))),
        ("socket.sendto", (None, ("192.0.2.1", 53))),
        ("socket.getaddrinfo", ("example.com", 443, 0, 0, 0)),
        ("socket.getaddrinfo", (b"example.com", 443, 0, 0, 0)),
        ("socket.gethostbyname", ("example.com",)),
    ],
)
def test_a_connection_to_another_machine_is_refused_and_recorded(
    event: str, args: tuple[object, ...]
) -> None:
    network = Network()
    with pytest.raises(PermissionError):
        network.watch(event, args)
    assert len(network.caught()) == 1
    assert network.caught() == []


def test_connections_to_this_machine_are_allowed() -> None:
    network = Network()
    for address in (("127.0.0.1", 80), ("::1", 80, 0, 0), "/run/socket", None):
        network.watch("socket.connect", (None, address))
    with socket.create_server(("127.0.0.1", 0)) as server:
        socket.create_connection(server.getsockname()).close()
    assert network.caught() == []


@given(st.ip_addresses(v=4))
def test_only_loopback_addresses_count_as_this_machine(address: object) -> None:
    text = str(address)
    assert is_here(text) == (text.startswith("127.") or text == "0.0.0.0")


def test_a_thread_that_stays_is_named_and_one_that_ends_is_not() -> None:
    before, stay = threading.enumerate(), threading.Event()
    thread = threading.Thread(target=stay.wait, name="lingering", daemon=True)
    thread.start()
    assert threads_left(before, patience=0.01) == ["thread lingering"]
    stay.set()
    assert threads_left(before) == []


async def test_a_task_that_is_not_done_is_named() -> None:
    before = tasks_now()
    task = asyncio.get_running_loop().create_task(asyncio.sleep(60), name="forgotten")
    left = tasks_left(before)
    task.cancel()
    await asyncio.wait([task])
    assert [*left, *tasks_left(before)] == ["task forgotten"]


def test_an_open_window_and_a_running_timer_are_named_and_shut(qapp: QApplication) -> None:
    window = QWidget(windowTitle="open")
    window.show()
    timer = QTimer(qapp)
    timer.setObjectName("ticking")
    timer.start(1_000)
    assert windows_left() == ["window QWidget 'open'", "timer 'ticking' of the application"]
    assert windows_left() == []
    timer.deleteLater()
    window.deleteLater()


@pytest.mark.xfail(raises=ZeroDivisionError, strict=True)
async def test_an_asynchronous_test_is_run_and_can_fail() -> None:
    await asyncio.sleep(0)
    raise ZeroDivisionError


@pytest.mark.xfail(raises=ZeroDivisionError, strict=True)
@given(st.booleans())
async def test_each_example_of_an_asynchronous_property_is_run_and_can_fail(value: bool) -> None:
    await asyncio.sleep(0)
    assert 1 / value == 1


@pytest.fixture
def entered() -> Iterator[list[str]]:
    log: list[str] = []
    yield log
    assert log == ["entered", "left"]


@pytest.fixture
@asynccontextmanager
async def room(entered: list[str]) -> AsyncIterator[str]:
    entered.append("entered")
    yield "a room"
    entered.append("left")


class Marked(asyncio.SelectorEventLoop):
    pass


@pytest.mark.loop(factory=Marked)
async def test_an_asynchronous_test_is_given_its_fixtures_and_its_loop(
    room: str, entered: list[str]
) -> None:
    assert (room, entered) == ("a room", ["entered"])
    assert isinstance(asyncio.get_running_loop(), Marked)
