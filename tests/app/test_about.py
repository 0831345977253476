"""What the program says of itself: the licences it comes with."""

from pathlib import Path

from helix_desktop.app.about import list_licences, read_licence
from helix_desktop.app.environment import Paths


def paths_in(base: Path) -> Paths:
    return Paths(base / "data", base / "config", base / "logs", base / "resources")


def test_a_source_tree_has_no_folder_of_licences(tmp_path: Path) -> None:
    (tmp_path / "LICENSE").write_text("Apache", encoding="utf-8")
    (tmp_path / "THIRD-PARTY.md").write_text("Qt", encoding="utf-8")
    assert [each.file.name for each in list_licences(paths_in(tmp_path))] == [
        "LICENSE",
        "THIRD-PARTY.md",
    ]


def test_an_installed_application_shows_every_licence_below_the_name_of_what_it_is_for(
    tmp_path: Path,
) -> None:
    for name, words in (("zipp", b"MIT"), ("attrs", "MIT © Hynek".encode()), ("h11", b"\xff")):
        (tmp_path / "licences" / name).mkdir(parents=True)
        (tmp_path / "licences" / name / "LICENSE.txt").write_bytes(words)
    [whole] = list_licences(paths_in(tmp_path))
    text = read_licence(whole)
    assert text.index("attrs/LICENSE.txt\n=====") < text.index("zipp/LICENSE.txt")
    assert "MIT © Hynek" in text
    assert "h11/LICENSE.txt" in text


def test_a_licence_that_is_gone_is_told(tmp_path: Path) -> None:
    (tmp_path / "LICENSE").write_text("Apache", encoding="utf-8")
    [licence] = list_licences(paths_in(tmp_path))
    licence.file.unlink()
    assert "Can't read" in read_licence(licence)
