"""The judge and bash agree on what a command runs: short here, longer by `-m slow`."""

from pathlib import Path

import pytest

from tests.audit.differential import Comparison, RealPrograms, compare
from tests.audit.odd_ground import lay_odd
from tests.audit.running import why_not
from tests.audit.shims import ShimCell


@pytest.fixture
def comparison(tmp_path: Path) -> Comparison:
    if reason := why_not():
        pytest.skip(reason)
    return Comparison(tmp_path)


def test_what_the_judge_believes_is_what_bash_did(comparison: Comparison) -> None:
    assert compare(comparison, 200) == []
    assert comparison.started > 20


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_what_the_judge_believes_is_what_bash_did_2000_times(comparison: Comparison) -> None:
    assert compare(comparison, 2_000) == []
    assert comparison.started > 200


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_what_is_allowed_changes_nothing_ends_and_reads_nothing_outside(tmp_path: Path) -> None:
    if reason := why_not():
        pytest.skip(reason)
    real = RealPrograms(tmp_path)
    assert compare(real, 1_000) == []
    assert real.allowed > 300


@pytest.mark.slow
def test_the_cell_with_real_programs_sees_what_they_do(tmp_path: Path) -> None:
    if reason := why_not():
        pytest.skip(reason)
    folder = tmp_path / "ws"
    folder.mkdir()
    lay_odd(folder)
    cell = ShimCell(folder, real=True)
    before = cell.contents()
    cell.run(["cat < -"])
    if not cell.was_read():
        pytest.skip("this file system keeps no times of reading")
    ended, hung = cell.run(["cat a", "tail +1f a"])
    assert (ended.hung, hung.hung, cell.was_read()) == (False, True, False)
    assert cell.contents() == before
    cell.run(["diff d sub", "xxd a --"])
    assert cell.was_read()
    assert cell.contents() != before


def test_the_shims_tell_what_was_started_what_was_set_and_what_was_read(tmp_path: Path) -> None:
    if reason := why_not():
        pytest.skip(reason)
    folder = tmp_path / "ws"
    folder.mkdir()
    lay_odd(folder)
    before = ShimCell(folder)
    contents = before.contents()
    plain, loose, linked, written = before.run(
        ["cat [a-b] $'\\xff' | wc", "printf '%hn' IFS; cd l; ls ..", "cat < -", "echo x > new; rm"]
    )
    names = [(each.name, each.arguments) for each in plain.started]
    assert sorted(names) == [(b"cat", (b"a", b"b", b"\xff")), (b"wc", ())]
    assert loose.changed == ["IFS"]
    assert loose.started[0].folder.endswith(b"/ws/sub/deep")
    assert linked.started[0].first == b"THIS STANDS OUTSIDE"
    assert [each.name for each in written.started] == [b"rm"]
    assert before.contents() != contents


@pytest.mark.parametrize(
    "command", ["cat ?", "ls out/*", "cd l/.. && ls", "printf '%hn' PATH", "cat < -", "ls -- *"]
)
def test_what_bash_would_do_otherwise_is_never_allowed(
    command: str, comparison: Comparison
) -> None:
    assert comparison.objections([command]) == []
    assert comparison.allowed == 0
