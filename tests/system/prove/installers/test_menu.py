"""The proof reads menu entries as a desktop does."""

from pathlib import Path

import pytest

from tests.system.prove.installers.menu import Entry, read
from tests.system.prove.installers.table import Failed

FILE = """[Desktop Entry]
Type=Application
Name=Helix Desktop
Exec={execute}
Icon=helix-desktop
MimeType=inode/directory;
StartupWMClass=helix-desktop

[Desktop Action demo]
Exec=helix-desktop --demo
"""
FOLDERS = ("/srv/a b", "/srv/ü")


def entry(tmp_path: Path, execute: str) -> Entry:
    file = tmp_path / "x.desktop"
    file.write_text(FILE.replace("{execute}", execute), encoding="utf-8")
    return read(file)


@pytest.mark.parametrize(
    ("execute", "words"),
    [
        ("helix %F", ["helix", "/srv/a b", "/srv/ü"]),
        ("helix --folder %f", ["helix", "--folder", "/srv/a b"]),
        ("helix %U", ["helix", "file:///srv/a%20b", "file:///srv/%C3%BC"]),
        ("helix %u", ["helix", "file:///srv/a%20b"]),
        ("helix %i -n %c 1%%", ["helix", "--icon", "helix-desktop", "-n", "Helix Desktop", "1%"]),
        ('"/opt/a b/helix" --say "a \\"b\\" \\$c"', ["/opt/a b/helix", "--say", 'a "b" $c']),
    ],
)
def test_the_line_of_an_entry_becomes_words(tmp_path: Path, execute: str, words: list[str]) -> None:
    assert entry(tmp_path, execute).command(FOLDERS) == words


def test_without_anything_to_open_only_the_program_is_started(tmp_path: Path) -> None:
    assert entry(tmp_path, "helix %F").command() == ["helix"]


def test_an_entry_tells_what_it_opens(tmp_path: Path) -> None:
    result = entry(tmp_path, "helix %F")
    assert (result.types, result.window_class) == (("inode/directory",), "helix-desktop")


def test_an_entry_without_a_line_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="what to run"):
        entry(tmp_path, "")
