"""A stage for the text side: weigher that need no ranks, and passages in a line each."""

import json
from collections.abc import Sequence

from helix_desktop.context.texts.turns import Passage, PassageSource
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.messages import Message, ToolSpec
from helix_desktop.domain.ports import MessageWeight

HISTORY = digest_of(b"the covered messages")
DAY = 1_790_000_000.0


class PlainScales:
    """Implements Weigher: a token is four bytes, so any text can be reckoned by hand."""

    def __init__(self) -> None:
        self.counted = 0

    def count(self, text: str) -> int:
        self.counted += len(text)
        return -(-len(text.encode("utf-8", "replace")) // 4)

    def exceeds(self, text: str, limit: int) -> bool:
        return self.count(text) > limit

    def weigh(self, message: Message) -> MessageWeight:
        return MessageWeight(self.count(message.text))

    def tools(self, specs: Sequence[ToolSpec]) -> MessageWeight:
        return MessageWeight(sum(self.count(spec.schema) for spec in specs))


SCALES = PlainScales()


def user(seq: int, text: str) -> Passage:
    return Passage(seq, PassageSource.USER, text, at=DAY + seq)


def agent(seq: int, text: str) -> Passage:
    return Passage(seq, PassageSource.AGENT, text, at=DAY + seq)


def context(seq: int, text: str) -> Passage:
    return Passage(seq, PassageSource.CONTEXT, text, at=DAY + seq)


def call(seq: int, tool: str, **arguments: object) -> Passage:
    return Passage(seq, PassageSource.CALL, json.dumps(arguments), tool=tool, at=DAY + seq)


def output(seq: int, tool: str, text: str, *, failed: bool = False) -> Passage:
    return Passage(seq, PassageSource.OUTPUT, text, tool=tool, failed=failed, at=DAY + seq)


def ran(seq: int, command: str, text: str, *, failed: bool = False) -> list[Passage]:
    return [call(seq, "shell", command=command), output(seq + 1, "shell", text, failed=failed)]


SESSION = (
    user(1, "Please fix the cache test. Never touch the golden files, and use pytest only."),
    agent(2, "I'll read the store first."),
    call(2, "read_file", path="src/cache/store.py"),
    output(3, "read_file", "1\tclass Store:\n2\t    def put(self, data): ..."),
    agent(4, "Let me run the tests."),
    *ran(4, "pytest -q tests/cache", "E   KeyError: 'digest'\n1 failed, 4 passed\nexit code 1"),
    agent(
        6, "The root cause is that `Store.put` forgets the digest, because `_index` is not written."
    ),
    call(6, "edit_file", path="src/cache/store.py", old="pass", new="def _index(self): ..."),
    output(7, "edit_file", "edited"),
    *ran(8, "pytest -q tests/cache", "5 passed in 0.31s"),
    agent(10, "Fixed: `Store.put` writes `_index` now, all 5 tests in tests/cache pass."),
    user(11, "Good. Now make `write_batch` atomic, see https://example.org/wal and port 8080."),
    agent(12, "I decided to use one transaction instead of two writes."),
    *ran(
        12, "pytest -q tests/batch", "FAILED tests/batch/test_wal.py::test_torn - OSError: short\n"
    ),
)
"""A small piece of work: one request done, one in the middle of it."""
