"""The branches and subagents that belong to an imported session, and which lines are theirs.

The lines of a file that belong to a way are marked in a mask, one byte a line.
"""

from collections.abc import Callable, Iterator

from msgspec import Struct

from helix_desktop.app.source_formats.source_messages import (
    ReadingReport,
    SourceMessage,
    SourceSession,
)

MAX_BRANCHES = 20
"""The newest branches of a session, which are imported; each has a copy of what came before."""
MAX_SUBAGENTS = 200

Reader = Callable[[ReadingReport], Iterator[SourceMessage]]


class LeftBranch(Struct, frozen=True):
    """A way that was left. It goes on behind the message that has the line `after`, 0 for none."""

    source: SourceSession
    read: Reader
    after: int


class SubAgentTranscript(Struct, frozen=True):
    """The session of a subagent. `call` is the program's ID of the call, "" if it is unknown."""

    source: SourceSession
    read: Reader
    call: str = ""


class SessionTree(Struct, frozen=True):
    """The messages of a session as it went last, and what hangs on it."""

    read: Reader
    branches: tuple[LeftBranch, ...] = ()
    subagents: tuple[SubAgentTranscript, ...] = ()


def cut_branch(main: bytearray, branch: bytearray, starts: bytearray) -> int:
    """Clear the lines of a branch that it shares with the main way; return the last of them.

    A branch begins with a turn. `starts` marks the lines that begin one.
    """
    low, high = 0, min(len(main), len(branch))
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if main[:middle] == branch[:middle] else (low, middle - 1)
    first = [line for line in (main.find(1, low), branch.find(1, low)) if line >= 0]
    if not all(starts[line] for line in first):
        low = next((line for line in range(low - 1, 0, -1) if branch[line] and starts[line]), 0)
    branch[:low] = bytes(low)
    return max(main.rfind(1, 0, low), 0)


def joined_masks(first: bytearray, second: bytearray) -> bytearray:
    size = len(first)
    both = int.from_bytes(first, "little") | int.from_bytes(second, "little")
    return bytearray(both.to_bytes(size, "little"))


def masks_overlap(first: bytearray, second: bytearray) -> bool:
    return bool(int.from_bytes(first, "little") & int.from_bytes(second, "little"))
