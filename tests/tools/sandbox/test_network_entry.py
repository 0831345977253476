"""Ports of commands in a sandbox: what opens them may fail, stand still, or end."""

import os
import socket
import stat
import sys
import threading
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.sandbox.network_entry import PortForward
from tests.waiting import LIMIT_SECONDS, wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="enters networks of Linux")


def handles() -> int:
    return len(os.listdir("/proc/self/fd"))


def test_a_port_that_nothing_can_open_is_an_error_for_the_user_and_leaves_no_handles() -> None:
    before = handles()
    with pytest.raises(ToolError, match="No port could be opened"):
        PortForward(["/nonexistent"], os.getpid(), 1)
    assert handles() == before


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
