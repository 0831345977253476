"""The data of ICU that an installer brings: less of it, and Qt answers the same."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from installers import place
from linux import icu

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Qt brings ICU on Linux alone")
ANSWERS = Path(__file__).with_name("icu_answers.py")


def library() -> Path:
    return next((Path(PySide6.__path__[0]) / "Qt" / "lib").glob("libicudata.so.*"))


def answers(preloaded: Path | None = None) -> list[str]:
    environ = {**os.environ, **({"LD_PRELOAD": str(preloaded)} if preloaded else {})}
    command = [sys.executable, str(ANSWERS)]
    return subprocess.run(
        command, env=environ, capture_output=True, text=True, check=True
    ).stdout.split()


def names(data: icu.Table) -> set[str]:
    """Without what they all begin with: the version of ICU."""
    return {name.partition("/")[2] for name in data.items}


@pytest.fixture(scope="module")
def data() -> icu.Table:
    return icu.read(library().read_bytes())


@pytest.mark.parametrize(
    "name",
    [
        *("coll/de.res", "coll/ucadata.icu", "res_index.res", "root.res", "supplementalData.res"),
        *("gb18030.cnv", "cnvalias.icu", "zoneinfo64.res", "uts46.nrm"),
    ],
)
def test_orders_and_character_sets_stay(name: str, data: icu.Table) -> None:
    assert name in names(icu.kept(data))


@pytest.mark.parametrize(
    "name", ["brkitr/thaidict.dict", "lang/de.res", "unit/de.res", "de_AT.res", "unames.icu"]
)
def test_unneeded_tables_of_icu_are_removed(name: str, data: icu.Table) -> None:
    assert name in names(data)
    assert name not in names(icu.kept(data))


def test_a_table_is_read_back_as_it_was_packed(data: icu.Table) -> None:
    few = icu.kept(data)
    section = b"\x7fELF".ljust(64, b"\0") + icu.packed(few)
    ends = len(section)
    file_bytes = bytearray(section + bytes(0x18) + (64).to_bytes(8, "little"))
    file_bytes += (ends - 64).to_bytes(8, "little") + bytes(0x18)
    file_bytes[0x28:0x30] = ends.to_bytes(8, "little")
    file_bytes[0x3A:0x3E] = (0x40).to_bytes(2, "little") + (1).to_bytes(2, "little")
    again = icu.read(bytes(file_bytes))
    assert again.head == few.head
    assert list(again.items) == sorted(few.items)
    # between two items there may be room for the next one's place
    assert all(again.items[name].startswith(start) for name, start in few.items.items())


def test_an_unknown_build_of_icu_ends_the_build() -> None:
    with pytest.raises(place.Refused, match="libicudata"):
        icu.read(b"\x7fELF" + bytes(200))


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("ld") is None, reason="binutils are not here")
def test_qt_answers_the_same_with_the_smaller_icu(tmp_path: Path) -> None:
    made = tmp_path / library().name
    shutil.copyfile(library(), made)
    icu.slim(tmp_path)
    assert made.stat().st_size < library().stat().st_size / 3
    first = made.read_bytes()
    assert answers(made) == answers()
    icu.slim(tmp_path)
    assert made.read_bytes() == first


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("ld") is None, reason="binutils are not here")
def test_the_comparison_of_answers_notices_an_icu_without_collation(
    tmp_path: Path, data: icu.Table
) -> None:
    """What is compared is what the library at hand says, not the one of the wheel."""
    few = {name: value for name, value in data.items.items() if "/coll/" not in name}
    made = tmp_path / library().name
    icu.link(icu.Table(data.head, few), made)
    assert answers(made) != answers()


def test_nothing_of_ours_names_a_time_zone() -> None:
    """Their names in the languages of the world are among what stays out."""
    texts = [path.read_text("utf-8") for path in (place.ROOT / "helix_desktop").rglob("*.py")]
    assert not [text for text in texts if re.search(r"\bQ(TimeZone|DateTime)\b", text)]
