"""Archives and sums are the same whoever makes them, and when."""

import hashlib
import os
import tarfile
from pathlib import Path

from installers import archives, checksums


def folder_at(place: Path, names: list[str], moment: int) -> Path:
    (place / "below").mkdir(parents=True)
    for name in names:
        (place / name).write_text(name, encoding="utf-8")
        os.utime(place / name, (moment, moment))
    (place / "link").symlink_to("a")
    return place


def test_an_archive_is_the_same_to_the_byte(tmp_path: Path) -> None:
    one = folder_at(tmp_path / "one", ["b", "a", "below/c"], 1_000)
    two = folder_at(tmp_path / "two", ["below/c", "a", "b"], 2_000)
    made = [
        archives.tar_gz(each, tmp_path / f"{each.name}.tar.gz", inside="x-1", moment=5)
        for each in (one, two)
    ]
    assert made[0].read_bytes() == made[1].read_bytes()


def test_an_archive_holds_everything_in_one_folder_and_names_nobody(tmp_path: Path) -> None:
    folder = folder_at(tmp_path / "one", ["a", "below/c"], 1_000)
    made = archives.tar_gz(folder, tmp_path / "x.tar.gz", inside="x-1", moment=5)
    with tarfile.open(made) as archive:
        members = archive.getmembers()
    assert [each.name for each in members] == [
        "x-1",
        *("x-1/a", "x-1/below", "x-1/below/c", "x-1/link"),
    ]
    assert {(each.uid, each.gid, each.uname, each.mtime) for each in members} == {(0, 0, "", 5)}


def test_a_packed_text_has_no_date(tmp_path: Path) -> None:
    for name in ("one", "two"):
        archives.gz("text", tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert (tmp_path / "one").read_bytes()[4:8] == bytes(4)


def test_sums_are_those_of_the_files_in_the_order_of_their_names(tmp_path: Path) -> None:
    for name in ("b.deb", "a.rpm"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    (tmp_path / "folder").mkdir()
    written = checksums.write(tmp_path)
    wanted = [f"{hashlib.sha256(name.encode()).hexdigest()}  {name}" for name in ("a.rpm", "b.deb")]
    assert written.read_text(encoding="utf-8").splitlines() == wanted
    assert checksums.sums(tmp_path) == written.read_text(encoding="utf-8")
