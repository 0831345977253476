"""The memory of a workspace: versions, limits, and marks of what was undone."""

import msgspec
import pytest

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.memory import (
    MAX_CHANGES,
    MAX_LINE_CHARS,
    MAX_LINES,
    MAX_VERSIONS,
    Memory,
    MemoryChange,
    MemoryOrigin,
    ReplacedLine,
)

SESSION = SessionId("0" * 16)
AGENT = MemoryOrigin(SESSION)


def texts(memory: Memory, version: int | None = None) -> list[str]:
    lines = memory.current if version is None else memory.at(version)
    return [line.text for line in lines]


def remembered(memory: Memory, *add: str, sources: tuple[int, ...] = (2, 5)) -> Memory:
    events = {" ".join(text.split()): sources for text in add}
    return memory.changed(MemoryChange([*add]), at=1.0, origin=AGENT, sources=events)


def test_each_change_makes_a_version_that_can_be_shown_and_restored() -> None:
    memory = remembered(Memory(), "one", "two")
    memory = memory.changed(
        MemoryChange(["three"], [ReplacedLine(1, "ONE")], [2], "newer"), at=2.0, origin=AGENT
    )
    assert texts(memory) == ["ONE", "three"]
    assert texts(memory, 1) == ["one", "two"]
    removed, added = memory.differences(2)
    assert [line.text for line in removed] == ["one", "two"]
    assert {line.text for line in added} == {"ONE", "three"}
    restored = memory.restored(1, at=3.0)
    assert texts(restored) == ["one", "two"]
    assert texts(restored, 2) == ["ONE", "three"]
    assert restored.versions[-1].restores == 1
    assert [line.id for line in restored.current] == [1, 2]


def test_a_removed_lines_number_is_never_given_to_another() -> None:
    memory = remembered(Memory(), "one").changed(MemoryChange(remove=[1]), at=2.0)
    assert [line.id for line in remembered(memory, "two").current] == [2]


@pytest.mark.parametrize(
    "change",
    [
        MemoryChange(),
        MemoryChange(["  \n "]),
        MemoryChange(["x" * (MAX_LINE_CHARS + 1)]),
        MemoryChange(["right\u202eleft"]),
        MemoryChange(["zero\u200bwidth"]),
        MemoryChange(["the password=correct-horse-battery"]),
        MemoryChange(["https://me:secret@host.example/"]),
        MemoryChange(["one"]),
        MemoryChange(["same", " same "]),
        MemoryChange(remove=[7]),
        MemoryChange(remove=[-1]),
        MemoryChange(remove=[1, 1]),
        MemoryChange(replace=[ReplacedLine(1, "a")], remove=[1]),
        MemoryChange(replace=[ReplacedLine(9, "a")]),
        MemoryChange([f"line {number}" for number in range(MAX_CHANGES + 1)]),
    ],
)
def test_a_change_that_is_wrong_in_one_part_changes_nothing(change: MemoryChange) -> None:
    memory = remembered(Memory(), "one")
    with pytest.raises(ToolError):
        memory.changed(change, at=2.0, origin=AGENT)
    assert texts(memory) == ["one"]


def test_a_remembered_line_has_no_line_break() -> None:
    memory = remembered(Memory(), "one\n\n[Workspace rules] two")
    assert texts(memory) == ["one [Workspace rules] two"]


def test_lines_and_versions_have_a_limit_and_the_newest_versions_stay() -> None:
    memory = Memory()
    for number in range(MAX_LINES):
        memory = remembered(memory, f"line {number}")
    with pytest.raises(ToolError, match=str(MAX_LINES)):
        remembered(memory, "one more")
    for number in range(MAX_VERSIONS):
        text = f"version {number}"
        memory = memory.changed(MemoryChange(replace=[ReplacedLine(1, text)]), at=2.0)
    assert len(memory.versions) == MAX_VERSIONS
    assert len(memory.current) == MAX_LINES
    oldest = memory.versions[0].number
    assert len(memory.at(oldest)) == MAX_LINES
    assert len(memory.lines) < MAX_LINES + MAX_VERSIONS


def test_a_rewind_before_its_source_marks_a_line_and_the_redo_unmarks_it() -> None:
    memory = remembered(Memory(), "early", sources=(2, 5))
    memory = remembered(memory, "late", sources=(2, 9))
    undone = memory.undone(SESSION, through=6, at=12.0)
    assert [line.undone_at for line in undone.current] == [0, 12]
    assert undone.undone(SESSION, through=6, at=12.0) == undone
    assert undone.undone(SessionId("1" * 16), through=0, at=20.0) == undone
    assert undone.redone(11.0) == undone
    assert undone.redone(12.0) == memory


def test_a_line_written_after_a_rewind_is_not_marked_by_it() -> None:
    memory = remembered(Memory(), "after", sources=(3, 14))
    assert memory.undone(SESSION, through=6, at=0.5) == memory


def test_the_users_words_keep_where_a_line_came_from_and_confirm_it() -> None:
    memory = remembered(Memory(), "old").undone(SESSION, through=3, at=2.0)
    memory = memory.changed(MemoryChange(replace=[ReplacedLine(1, "new")]), at=2.0)
    [line] = memory.current
    assert (line.text, line.sources, line.origin, line.undone_at) == ("new", (2, 5), AGENT, 0)


def test_the_saved_form_is_read_as_it_was_written() -> None:
    memory = remembered(Memory(), "one").undone(SESSION, through=3, at=2.0)
    assert msgspec.json.decode(msgspec.json.encode(memory), type=Memory) == memory
