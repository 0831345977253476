"""Decides whether the process at the other end of a socket was started by the user in a terminal.

An agent must not answer its own questions. What decides is the tree of processes, as the kernel has
it: the answer must come from a terminal's foreground, and neither the process nor the one that
began its terminal session may descend from a Helix. A command cannot leave that tree: Helix is the
subreaper of all that it starts, so that a process whose parent has ended becomes Helix's own child.
"""

import errno
import os
import re
import select
import socket
import struct
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from helix_desktop.app.orphans import adopts_orphans
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.phrase import Phrase

MAX_ANCESTORS = 1_000
_PEER_PIDFD = 77
"""SO_PEERPIDFD of Linux 6.5, which stays the same process if its number is given away."""
_HELIX = re.compile(rb"(?:.*/)?helix[-_]desktop(?:/__main__\.py|[^/]*)", re.IGNORECASE)
"""The program of a Helix: its own name, its module, or its file."""


class PeerSocket(Protocol):
    """A connected local socket."""

    def getsockopt(self, level: int, option: int, size: int = ..., /) -> Any: ...


class _Stat(Struct, frozen=True):
    """What /proc/PID/stat says of a process."""

    parent: int
    group: int
    session: int
    terminal: int
    foreground: int


def check_user_terminal(peer_socket: PeerSocket) -> None:
    """Raise HelixError unless the process that connected is the user's, in the foreground of a
    terminal.

    Blocks for some reads of /proc.
    """
    if sys.platform != "linux":
        raise _refusal(Phrase("This system doesn't tell which process answers."))
    if not adopts_orphans():
        raise _refusal(Phrase("This process of Helix can't tell which processes it started."))
    try:
        credentials = peer_socket.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12)
        pid: int = struct.unpack("3i", credentials)[0]
        peer = _read_stat(pid)
        if not peer.terminal or peer.group != peer.foreground:
            raise _refusal(
                Phrase("This isn't a command that runs in the foreground of a terminal.")
            )
        # the process that began the terminal session may have ended; then nothing is known of it
        leader = peer.parent if peer.session == pid else peer.session
        for name in (peer.parent, leader):
            _check_tree(name)
        if has_ended(peer_socket):
            raise _refusal(Phrase("The process that answers has ended."))
    except (OSError, ValueError, IndexError) as error:
        raise _refusal(Phrase("The processes of this terminal can't be read.")) from error


def _check_tree(pid: int) -> None:
    """Raise HelixError if a process is a Helix, or descends from one."""
    for _ in range(MAX_ANCESTORS):
        if pid == os.getpid():
            raise _refusal(Phrase("This terminal belongs to a process that Helix started."))
        if pid <= 1:
            return
        words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
        # the program, and what an interpreter runs; not what else the words are about
        programs = [*words[:1], *[word for word in words[1:] if not word.startswith(b"-")][:1]]
        programs += [word for option, word in pairwise(words) if option == b"-m"]
        if any(_HELIX.fullmatch(program) for program in programs):
            raise _refusal(Phrase("This terminal belongs to a process that Helix started."))
        pid = _read_stat(pid).parent
    raise _refusal(Phrase("The processes of this terminal can't be read."))


def has_ended(peer_socket: PeerSocket) -> bool:
    """Whether the process that connected has ended; False where the system does not tell."""
    try:
        handle = peer_socket.getsockopt(socket.SOL_SOCKET, _PEER_PIDFD)
    except OSError as error:
        # a system older than the option; else the process is gone
        return error.errno != errno.ENOPROTOOPT
    try:
        return bool(select.select([handle], [], [], 0)[0])
    finally:
        os.close(handle)


def _refusal(reason: Phrase) -> HelixError:
    return HelixError(
        "{reason} Nothing was answered.",
        "Answer in the window, or in a terminal that you opened yourself.",
        reason=reason,
    )


def _read_stat(pid: int) -> _Stat:
    # behind the name of the program, which may contain anything
    values = Path(f"/proc/{pid}/stat").read_bytes().rpartition(b")")[2].split()
    return _Stat(*(int(value) for value in values[1:6]))
