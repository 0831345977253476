"""What a released format wrote is opened by this version: every message, every content whole."""

import hashlib
import json
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from tests.app.golden_data import GOLDEN, contents
from tests.archives import unpack

RELEASED = {
    "data-1.tar.xz": "84b6c63a9710bd4d97ab226fe365174d77d909795cf98e1942a3c322ff275544",
}
"""SHA-256 of each data folder: from the first release on, they never change."""
SETS = sorted(GOLDEN.glob("data-*.tar.xz"))


def test_the_data_folders_are_the_ones_that_were_written_then() -> None:
    result = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in SETS}
    assert result == RELEASED


@pytest.mark.parametrize("archive", SETS, ids=lambda path: path.name)
def test_data_of_a_released_format_is_whole_and_seen_as_it_was(
    tmp_path: Path, archive: Path
) -> None:
    unpack(archive, tmp_path)
    data = tmp_path / "data"
    assert main(["--data-dir", str(data), "workspace", "check", "--deep"]) == 0
    expected = archive.with_name(archive.name.replace(".tar.xz", ".expected.json"))
    assert contents(data) == json.loads(expected.read_text(encoding="ascii"))
