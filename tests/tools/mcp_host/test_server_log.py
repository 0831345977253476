"""The log of a server on a disk that takes nothing, and in a folder that changes."""

import sys
from pathlib import Path

import pytest

from helix_desktop.tools.mcp_host.server_process import ServerLog

MOST = 3_000


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a device that is always full")
def test_a_full_disk_costs_the_file_and_not_the_last_lines(tmp_path: Path) -> None:
    path = tmp_path / "server.log"
    path.symlink_to("/dev/full")
    log = ServerLog(path, MOST, str)
    log.write("stderr", "lost")
    path.unlink()
    log.write("stderr", "kept")
    log.close()
    assert log.ending() == "lost / kept"
    assert path.read_text().endswith("stderr: kept\n")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a device that is always full")
def test_a_full_disk_does_not_keep_the_log_from_being_closed(tmp_path: Path) -> None:
    path = tmp_path / "server.log"
    path.symlink_to("/dev/full")
    log = ServerLog(path, MOST, str)
    log.errors(b"no end of a line")
    log.close()
    assert log.ending() == "no end of a line"


def test_a_log_that_was_deleted_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "server.log"
    log = ServerLog(path, MOST, str)
    log.write("stderr", "a" * 1_900)
    path.unlink()
    log.write("stderr", "b" * 1_900)
    log.write("stderr", "short")
    log.close()
    assert path.read_text().endswith("stderr: short\n")
