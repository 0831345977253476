"""Differences: whatever the texts, the hunks lead from one to the other and back."""

import os
import random
import shutil
import subprocess
import time
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.text_diff import (
    NO_END,
    Hunk,
    change_diffs,
    find_hunks,
    hunk_diffs,
    split_diff_lines,
    unified_diff,
)
from helix_desktop.tools.files.file_restore import compare_contents, revert_hunks

LINES = st.lists(st.sampled_from(["a\n", "b\n", "c\n", "d\n", "e\n"]), max_size=30)
TEXTS = st.builds(lambda lines, last: "".join(lines) + last, LINES, st.sampled_from(["", "x"]))


def applied(old: list[str], new: list[str], hunks: list[Hunk]) -> list[str]:
    made, at = [], 0
    for hunk in hunks:
        made += old[at : hunk.old_from] + new[hunk.new_from : hunk.new_to]
        at = hunk.old_to
    return made + old[at:]


@given(TEXTS, TEXTS)
def test_applying_all_hunks_gives_the_second_text(old: str, new: str) -> None:
    before, after = split_diff_lines(old), split_diff_lines(new)
    result = find_hunks(before, after)
    assert applied(before, after, result) == after
    for one, next_one in pairwise(result):
        assert one.old_to < next_one.old_from or one.new_to < next_one.new_from


@given(TEXTS, TEXTS)
def test_no_line_is_in_two_of_the_shown_changes_and_every_change_is_in_one(
    old: str, new: str
) -> None:
    before, after = split_diff_lines(old), split_diff_lines(new)
    seen: list[int] = []
    for shown in hunk_diffs(old, new):
        start, count = map(int, shown.split(" ")[1].removeprefix("-").split(","))
        seen += range(start, start + count)
    assert len(seen) == len(set(seen))
    diff_lines = unified_diff(old, new, "a").split("\n")[2:]
    assert [line for shown in hunk_diffs(old, new) for line in shown.split("\n")] == [
        line for line in diff_lines if diff_lines != [""]
    ]
    assert bool(seen) or len(before) == 0 or before == after


def sides(shown: str) -> tuple[int, list[str], int, list[str]]:
    """The two sides of a shown change: where each begins, from 0, and its lines."""
    head, *lines = shown.split("\n")
    old_range, new_range = (part[1:].split(",") for part in head.split(" ")[1:3])
    texts: dict[str, list[str]] = {"-": [], "+": []}
    for at, line in enumerate(lines):
        end = "" if lines[at + 1 : at + 2] == [NO_END] else "\n"
        for side in "-+" if line.startswith(" ") else line[:1]:
            if side in texts:
                texts[side].append(line[1:] + end)
    starts = [int(start) - (count != "0") for start, count in (old_range, new_range)]
    return starts[0], texts["-"], starts[1], texts["+"]


@given(TEXTS, TEXTS)
def test_each_shown_change_applied_in_order_to_the_text_before_gives_the_text_after(
    before: str, after: str
) -> None:
    old, new = split_diff_lines(before), split_diff_lines(after)
    hunks = find_hunks(old, new)
    lines, shown_old, shown_new = list(old), list[int](), list[int]()
    for shown in change_diffs(hunks, old, new):
        old_start, old_lines, new_start, new_lines = sides(shown)
        assert old[old_start : old_start + len(old_lines)] == old_lines
        assert new[new_start : new_start + len(new_lines)] == new_lines
        # the changes before this one are applied, so it begins where the text after has it
        assert lines[new_start : new_start + len(old_lines)] == old_lines
        lines[new_start : new_start + len(old_lines)] = new_lines
        shown_old += range(old_start, old_start + len(old_lines))
        shown_new += range(new_start, new_start + len(new_lines))
    assert lines == new
    assert len(shown_old) == len(set(shown_old))  # no line is shown twice, as it was and as it is
    assert len(shown_new) == len(set(shown_new))
    result = compare_contents((before.encode(), after.encode()))
    signs = [line[:1] for shown in result.hunks for line in shown.split("\n")[1:]]
    assert (signs.count("+"), signs.count("-")) == (result.added, result.removed)


def test_neighboring_changes_of_one_edit_repeat_no_lines_between_them() -> None:
    old = "".join(f"{number}\n" for number in range(30))
    near = old.replace("10\n", "ten\n").replace("14\n", "fourteen\n")
    [shown] = hunk_diffs(old, near)
    assert shown.count(" 12") == 1
    assert len(hunk_diffs(old, near.replace("28\n", ""))) == 2


@given(TEXTS, TEXTS)
def test_all_hunks_taken_back_give_the_text_before(before: str, after: str) -> None:
    result = revert_hunks(before, after, after)
    assert (result.text, result.stuck) == (before, ())


@given(LINES, st.data())
def test_changes_far_apart_are_taken_back_whatever_happened_elsewhere(
    lines: list[str], data: st.DataObject
) -> None:
    base = [f"{number} {line}" for number, line in enumerate(lines)]
    if len(base) < 5:
        return
    at = data.draw(st.integers(0, len(base) - 1))
    other = data.draw(st.integers(0, len(base) - 1).filter(lambda n: abs(n - at) > 1))
    after, theirs, both = list(base), list(base), list(base)
    after[at] = both[at] = "ours\n"
    theirs[other] = both[other] = "theirs\n"
    result = revert_hunks("".join(base), "".join(after), "".join(both))
    assert result.text == "".join(theirs)


def test_a_change_in_the_same_place_is_not_taken_back() -> None:
    result = revert_hunks("a\nb\nc\n", "a\nB\nc\n", "a\nX\nc\n")
    assert (result.text, result.stuck) == ("a\nX\nc\n", (0,))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("a\nb\nc\n", "a\nx\nc\n"),
        ("", "a\nb\n"),
        ("a\nb\n", ""),
        ("a\nb", "a\nb\n"),
        ("a\nb\n", "a\nb"),
        ("".join(f"{n}\n" for n in range(50)), "".join(f"{n}\n" for n in range(50) if n % 9)),
    ],
)
def test_patch_takes_our_diffs(tmp_path: Path, old: str, new: str) -> None:
    if not shutil.which("git"):
        pytest.skip("no git here to apply diffs with")
    (tmp_path / "f").write_text(old)
    diff = unified_diff(old, new, "f") + "\n"
    environment = {**os.environ, "GIT_CEILING_DIRECTORIES": str(tmp_path.parent)}
    subprocess.run(
        ["git", "apply", "--unidiff-zero", "--whitespace=nowarn", "-"],
        input=diff.encode(),
        cwd=tmp_path,
        env=environment,
        check=True,
        capture_output=True,
    )
    assert (tmp_path / "f").read_text() == new


def test_a_diff_is_cut_where_it_is_too_long() -> None:
    diff = unified_diff("".join(f"{n}\n" for n in range(500)), "", "f", max_lines=100)
    assert diff.splitlines()[-1] == "[403 more lines of the diff are not shown]"
    assert unified_diff("same\n", "same\n", "f") == ""


@pytest.mark.alone
@pytest.mark.parametrize("period", [2, 7, 1_000_000])
def test_large_texts_are_compared_quickly_also_where_lines_repeat(period: int) -> None:
    old = [f"line {n % period}\n" for n in range(100_000)]
    new = [line for n, line in enumerate(old) if n % 1_000] + old[:100]
    began = time.thread_time()
    result = find_hunks(old, new)
    assert time.thread_time() - began < 5
    assert applied(old, new, result) == new


@pytest.mark.alone
def test_texts_of_few_different_lines_take_bounded_time_and_still_add_up() -> None:
    """Between anchors that never move, stretches without one: the worst there is."""
    draw = random.Random(1)

    def text() -> list[str]:
        return [
            f"anchor {at}\n" if at % 300 == 0 else draw.choice("abcdefgh") + "\n"
            for at in range(200_000)
        ]

    old, new = text(), text()
    began = time.thread_time()
    result = find_hunks(old, new)
    assert time.thread_time() - began < 15  # 0.3 s here; it was half a minute without a bound
    at, made = 0, []
    for hunk in result:
        made += old[at : hunk.old_from] + new[hunk.new_from : hunk.new_to]
        at = hunk.old_to
    assert made + old[at:] == new
