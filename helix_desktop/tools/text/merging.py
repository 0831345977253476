"""Taking single changes of a text back although it went on being changed elsewhere.

A change can be taken back where what it made still stands untouched; other changes only move it.
"""

from collections.abc import Collection, Sequence

from helix_desktop.domain.values import value
from helix_desktop.tools.text.diffs import Hunk, hunks, split


@value
class TakenBack:
    """The text without the wanted changes, and those that could not be taken back."""

    text: str
    done: tuple[int, ...]
    stuck: tuple[int, ...]


def taken_back(
    before: str, after: str, now: str, *, wanted: Collection[int] | None = None
) -> TakenBack:
    """Undo hunks of `before` → `after` in `now`; `wanted` numbers them from 0 (None: all)."""
    old, new, current = split(before), split(after), split(now)
    since = hunks(new, current)
    lines = list(current)
    done: list[int] = []
    stuck: list[int] = []
    changes = list(enumerate(hunks(old, new)))
    # from the end, so that what is still to be undone does not move
    for number, change in reversed(changes):
        if wanted is not None and number not in wanted:
            continue
        moved = _moved(change, since)
        if moved is None:
            stuck.append(number)
            continue
        lines[change.new_from + moved : change.new_to + moved] = old[
            change.old_from : change.old_to
        ]
        done.append(number)
    return TakenBack("".join(_joined(lines)), tuple(sorted(done)), tuple(sorted(stuck)))


def _moved(change: Hunk, since: Sequence[Hunk]) -> int | None:
    """By how many lines later changes moved a stretch; None if one of them touches it."""
    moved = 0
    for later in since:
        if later.old_to < change.new_from:
            moved = later.new_to - later.old_to
        elif later.old_from <= change.new_to:
            return None
    return moved


def _joined(lines: Sequence[str]) -> list[str]:
    """Lines that each end, but for the last: a line without an end may now stand in between."""
    return [line if line.endswith("\n") else f"{line}\n" for line in lines[:-1]] + [*lines[-1:]]
