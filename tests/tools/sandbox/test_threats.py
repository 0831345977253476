"""The table of threats names tests that exist."""

import re
from pathlib import Path

from helix_desktop.tools import sandbox

TESTS = Path(__file__).parent


def test_each_test_that_the_table_of_threats_names_exists() -> None:
    readme = Path(sandbox.__file__).with_name("README.md").read_text("utf-8")
    rows = [row for row in readme.splitlines() if row.endswith("` |") and "`test_" in row]
    named = [row.split("|")[3].strip(" `") for row in rows]
    there = "\n".join(file.read_text("utf-8") for file in TESTS.glob("test_*.py"))
    assert len(named) > 20
    assert [name for name in named if not re.search(rf"def {name}\(", there)] == []
