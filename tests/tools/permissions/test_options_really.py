"""The tables agree with the programs that are there on what takes a value.

An option that eats the next word without the judge knowing would hide that word from it.
"""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from helix_desktop.tools.permissions.git_commands import LOOKING
from helix_desktop.tools.permissions.options import CommandRow
from helix_desktop.tools.permissions.read_only_commands import READING
from helix_desktop.tools.permissions.special_commands import ROW

pytestmark = pytest.mark.slow

_WANTS = re.compile(
    r"requires an? (?:argument|value)|missing argument|takes one parameter|expects", re.IGNORECASE
)
_UNKNOWN = re.compile(
    r"invalid option|unrecognized|unknown|found argument|wasn't expected|usage", re.I
)
_BUILTIN = {"type", ":"}
_OPTIONAL = {"--contains", "--no-contains", "--date"}
"""Take the next word if there is one; `stash list` without a stash looks at nothing."""

ROWS: dict[str, CommandRow] = {
    **READING,
    **{f"git {name}": row for name, row in LOOKING.items()},
    "sed": ROW,
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("options")
    (place / "f").write_text("x\n")
    if shutil.which("git"):
        subprocess.run(["git", "init", "-q", str(place)], check=True)
    return place


def said(command: list[str], folder: Path) -> str:
    before = {"rg": ["x"], "jq": ["."]}.get(command[0], [])
    whole = [command[0], *before, *command[1:]]
    done = subprocess.run(
        whole,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=20,
        check=False,
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C"},
    )
    return done.stderr.decode("utf-8", "replace")


@pytest.mark.parametrize("name", [name for name in ROWS if name not in _BUILTIN])
def test_options_take_values_exactly_where_the_table_says(name: str, folder: Path) -> None:
    words = name.split()
    if shutil.which(words[0], path="/usr/bin:/bin") is None:
        pytest.skip(f"{words[0]} is not there")
    row = ROWS[name]
    eating = [option for option in row.plain if _WANTS.search(said([*words, option], folder))]
    assert eating == []
    for option in set(row.valued) - _OPTIONAL:
        words_of = said([*words, option], folder)
        assert _WANTS.search(words_of) or _UNKNOWN.search(words_of), f"{name} {option}: {words_of}"
