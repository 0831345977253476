"""Ports of commands in a sandbox: what opens them may fail, stand still, or end."""

import os
import resource
import socket
import stat
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.sandbox.launch.network_entry import PortForward, SandboxListener
from tests.waiting import LIMIT_SECONDS, wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="enters networks of Linux")


def handles() -> int:
    return len(os.listdir("/proc/self/fd"))


def test_a_port_that_nothing_can_open_is_an_error_for_the_user_and_leaves_no_handles() -> None:
    before = handles()
    with pytest.raises(ToolError, match="No port could be opened"):
        PortForward(["/nonexistent"], os.getpid(), 1)
    assert handles() == before


@pytest.fixture
def many_handles() -> Iterator[None]:
    """Open so many files that the numbers of new ones are beyond 1,023."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 2_048:
        pytest.skip("this system lets a process have few open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 2_048), hard))
    open_handles = [os.open(os.devnull, os.O_RDONLY)]
    while open_handles[-1] < 1_024:
        open_handles.append(os.open(os.devnull, os.O_RDONLY))
    yield
    for handle in open_handles:
        os.close(handle)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.usefixtures("many_handles")
def test_the_end_of_a_sandbox_is_noticed_where_very_many_files_are_open() -> None:
    with SandboxListener([], 1, waits=False) as listener:
        assert min(listener.passed_files) > 1_023
        os.write(listener.passed_files[0], b'{"exit-code": 0}')
        listener.open(None)
        assert listener.has_begun()


def test_a_connection_that_waits_for_the_sandbox_ends_as_soon_as_its_port_closes(
    tmp_path: Path,
) -> None:
    silent = tmp_path / "silent"
    over = tmp_path / "over"
    silent.write_text(f"#!/bin/sh\nuntil [ -e {over} ]; do sleep 0.02; done\n")
    silent.chmod(stat.S_IRWXU)
    forward = PortForward([str(silent)], os.getpid(), 1)
    before = threading.active_count()
    with socket.create_connection(("127.0.0.1", forward.local), timeout=LIMIT_SECONDS) as caller:
        wait_until(lambda: threading.active_count() > before)
        closing = threading.Thread(target=forward.close)
        closing.start()
        assert caller.recv(1) == b""
        over.touch()
        closing.join()
