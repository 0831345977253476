"""Window traces: every request of a replayed session, as JSON lines that a scorer can read.

A message is defined once; a window tells how much it begins with of the one before.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from helix_desktop.context.texts.plain import HISTORY
from helix_desktop.context.wire import Plain, canonical, plain, utf8
from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.values import value
from helix_desktop.domain.window import Block, BlockKind, Window

Line: TypeAlias = Mapping[str, Any]
Ranges: TypeAlias = Sequence[tuple[int, int]]
"""Half-open ranges of message indices."""


@value
class Frame:
    """What a request has to fit in: the model's window, the reply's room, and the tools."""

    window: int
    reserve: int
    fixed: int


@value
class Header:
    """Whose windows they are."""

    session: str
    policy: str
    frame: Frame

    def line(self) -> Line:
        return {
            "trace": 1,
            "session": self.session,
            "policy": self.policy,
            "context_window": self.frame.window,
            "reserve": self.frame.reserve,
            "fixed_tokens": self.frame.fixed,
        }


class WindowTrace:
    """Writes the trace of one session, line by line.

    `names`: recorded call ids by those the engine gave; `histories`: digests of recorded messages
    by the engine's own, where they differ because of such names.
    """

    def __init__(self, header: Header, write: Callable[[str], object]) -> None:
        self.frame = header.frame
        self.names: dict[str, str] = {}
        self.histories: dict[str, str] = {}
        self._write = write
        self._defined: dict[Digest, str] = {}
        self._told: set[str] = set()
        self._blocks: Sequence[Block] = ()
        self._calls = 0
        self._put(header.line())

    def declare(self, digest: str, covers: Ranges) -> None:
        """Tell which recorded messages a `[HISTORY]` marker stands for."""
        if digest not in self._told:
            self._told.add(digest)
            self._put({"history": digest, "covers": covers})

    def call(
        self, window: Window, before: int, *, milliseconds: float, events: Sequence[Line]
    ) -> None:
        """One request, sent when everything before the message at index `before` had happened."""
        blocks = [block for block in window.blocks if block.kind is not BlockKind.TOOLS]
        keep = shared(self._blocks, blocks)
        append = [self._defined.get(block.digest) or self._define(block) for block in blocks[keep:]]
        self._put(
            {
                "call": self._calls,
                "before_message": before,
                "keep": keep,
                "append": append,
                "engine_ms": round(milliseconds, 3),
                "events": events,
            }
        )
        self._blocks = blocks
        self._calls += 1

    def _define(self, block: Block) -> str:
        message = self._renamed(plain(block.message))
        name = digest_of(utf8(canonical(message)))
        self._defined[block.digest] = name
        if name not in self._told:
            self._told.add(name)
            self._put({"def": name, "message": message})
        return name

    def _renamed(self, message: Plain) -> Plain:
        """The message as it was recorded, with the ids and digests that go with them."""
        if self.names:
            for call in message.get("tool_calls", ()):
                call["id"] = self.names.get(call["id"], call["id"])
            if "tool_call_id" in message:
                answered = message["tool_call_id"]
                message["tool_call_id"] = self.names.get(answered, answered)
        if self.histories and HISTORY in message["content"]:
            for ours, recorded in self.histories.items():
                message["content"] = message["content"].replace(ours, recorded)
        return message

    def _put(self, line: Line) -> None:
        self._write(json.dumps(line, ensure_ascii=True, separators=(",", ":")) + "\n")


def shared(before: Sequence[Block], after: Sequence[Block]) -> int:
    """How many blocks two windows begin with together."""
    count = 0
    for one, other in zip(before, after, strict=False):
        if one is not other and one.digest != other.digest:
            break
        count += 1
    return count


def ranges(indices: Iterable[int]) -> list[tuple[int, int]]:
    """Message indices, in the order they stand for, as half-open ranges."""
    found: list[tuple[int, int]] = []
    for index in indices:
        if found and found[-1][1] == index:
            found[-1] = (found[-1][0], index + 1)
        else:
            found.append((index, index + 1))
    return found
