"""Which box there is, in words; what is looked for in a folder; filters as bytes."""

import os
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.sandbox import seccomp
from helix_desktop.tools.sandbox.box import NO_BOX, Box, Kind
from helix_desktop.tools.sandbox.layout import Asked, Layout, laid_out
from helix_desktop.tools.sandbox.mountpoints import is_free, is_ours, standing
from helix_desktop.tools.sandbox.output import Output
from helix_desktop.tools.sandbox.probing import probe
from helix_desktop.tools.sandbox.survey import Sort, Survey
from tests.examples import tries
from tests.pace import limit


def test_every_box_says_what_it_holds_and_what_not() -> None:
    for kind in Kind:
        box = Box(kind)
        assert box.holds
        assert box.lacks
        assert box.words.endswith(".")
        assert box.boxed is (kind is not Kind.NONE)
    assert len(Box(Kind.LANDLOCK, abi=5).lacks) > len(Box(Kind.LANDLOCK, abi=6).lacks)


def test_a_box_that_does_not_hold_is_not_taken_and_its_reason_is_kept() -> None:
    found = probe(lambda _box, _folder: "it leaks.")
    assert found.kind is Kind.NONE
    assert not found.boxed
    assert all("leaks" in reason or reason for reason in found.why)
    assert found.why


def test_a_box_that_breaks_while_it_is_tried_is_not_taken() -> None:
    def broken(_box: Box, _folder: Path) -> str:
        raise OSError(1, "not permitted")

    assert probe(broken).kind is Kind.NONE


def test_filters_are_whole_programs() -> None:
    for machine in ("x86_64", "aarch64"):
        for attributes in (True, False):
            made = seccomp.program((1, 2), attributes=attributes, machine=machine)
            assert len(made) % 8 == 0
            assert made[-8:] == seccomp.program((), attributes=True, machine=machine)[-8:]
    assert seccomp.program((), attributes=True, machine="vax") == b""


def test_a_survey_tells_places_apart_and_sees_what_comes_and_goes(tmp_path: Path) -> None:
    (tmp_path / "a" / "node_modules" / "x").mkdir(parents=True)
    (tmp_path / "a" / "node_modules" / "x" / ".env").write_text("")
    (tmp_path / "a" / ".env").write_text("")
    looker = Survey(str(tmp_path))
    assert [(mark.path, mark.sort) for mark in looker.look()] == [
        (str(tmp_path / "a/.env"), Sort.SECRET),
        (str(tmp_path / "a/.env"), Sort.STEERING),
    ]
    (tmp_path / "a" / "AGENTS.md").write_text("")
    assert {mark.sort for mark in looker.look()} == {Sort.SECRET, Sort.STEERING}
    (tmp_path / "a" / ".env").unlink()
    assert [mark.sort for mark in looker.look()] == [Sort.STEERING]


_NAMES = st.sampled_from([".env", "AGENTS.md", "plain", ".git", "d", "d/.env", "d/e", "d/e/.git"])


@settings(max_examples=tries(40), deadline=None)
@given(steps=st.lists(st.tuples(_NAMES, st.booleans()), max_size=12))
def test_a_survey_that_remembers_sees_what_a_new_one_sees(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[str, bool]]
) -> None:
    folder = tmp_path_factory.mktemp("survey")
    remembering = Survey(str(folder))
    for name, made in steps:
        place = folder / name
        if not made:
            place.rename(folder / "gone") if place.is_file() else None
        elif not os.path.lexists(place) and place.parent.is_dir():
            place.mkdir() if name in ("d", "d/e") else place.write_text("")
        # as if long ago, so that what is remembered counts
        for above, _, _ in os.walk(folder):
            os.utime(above, ns=(0, os.stat(above).st_mtime_ns - 10_000_000_000))
        assert remembering.look() == Survey(str(folder)).look()


@pytest.mark.slow
def test_looking_again_costs_little(tmp_path: Path) -> None:
    for number in range(300):
        folder = tmp_path / f"d{number}"
        folder.mkdir()
        for name in range(15):
            (folder / f"f{name}").write_text("")
        os.utime(folder, ns=(0, 0))
    looker = Survey(str(tmp_path))
    looker.look()
    began = time.process_time()
    looker.look()
    assert time.process_time() - began < limit(0.05)


def test_a_place_stands_as_long_as_anybody_relies_on_it(tmp_path: Path) -> None:
    place = str(tmp_path / ".helix")
    with standing([place]) as one:
        assert one == (place,)
        with standing([place]):
            assert is_ours(place)
        assert os.path.isdir(place)
        assert is_free(place)
    assert not os.path.lexists(place)
    with standing([place]):
        (tmp_path / ".helix" / "x").write_text("somebody's")
    assert os.path.lexists(place), "what somebody put there stays"
    assert not is_free(place)


def test_the_whole_disk_is_no_project_folder() -> None:
    with pytest.raises(ToolError, match="whole disk"):
        laid_out("/", [], Asked())


def test_names_that_are_not_there_are_kept_free(tmp_path: Path) -> None:
    made = laid_out(str(tmp_path), [], Asked())
    assert isinstance(made, Layout)
    assert {os.path.basename(place) for place in made.absent} >= {".git", ".helix"}


def test_outputs_of_any_size_come_back_piece_by_piece(tmp_path: Path) -> None:
    small, large = Output(tmp_path), Output(tmp_path)
    for _ in range(100):
        small.add(b"ab")
        large.add(b"0123456789" * 2_000)
    assert b"".join(small.pieces()) == b"ab" * 100
    assert b"".join(large.pieces()) == b"0123456789" * 200_000
    assert large.part(5, 12) == b"5678901"
    assert large.tail.endswith(b"789")
    assert list(tmp_path.iterdir()) == [], "its file has no name"


def test_no_box_is_a_box_of_its_own_kind() -> None:
    assert NO_BOX.kind is Kind.NONE
