"""Name, version, date and changes each come from one place."""

import re
import tomllib
from pathlib import Path

import pytest

from helix_desktop import __version__
from installers import agreement, changes, place

PACKAGING = place.ROOT / "packaging"
TEXTS = [path for path in PACKAGING.rglob("*") if path.is_file() and "texts" not in path.parts]


def test_the_version_is_the_one_of_the_package() -> None:
    assert place.version() == __version__
    project = tomllib.loads((place.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["hatch"]["version"]["path"] == "helix_desktop/__init__.py"


def test_no_file_of_the_installers_states_the_version_again() -> None:
    sources = [
        text for text in TEXTS if text.suffix in (".py", ".spec", ".nsi", ".desktop", ".xml")
    ]
    assert sources
    for file in sources:
        lines = file.read_text(encoding="utf-8").splitlines()
        stated = [line for line in lines if re.search(r"""["'=\s]0\.1\.0\b""", line)]
        assert stated == [], file


def test_the_folder_of_the_installers_does_not_hide_the_package_of_that_name() -> None:
    assert not (PACKAGING / "__init__.py").exists()


def test_the_date_can_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert place.epoch() == 1_700_000_000
    assert changes.today() == "2023-11-14"


def test_a_failed_command_is_reported_with_its_output() -> None:
    with pytest.raises(place.Refused, match="no such thing is not installed"):
        place.run("no such thing")
    with pytest.raises(place.Refused, match="ls gone failed"):
        place.run("ls", Path("gone"))


CHANGES = """# Changes

## Unreleased

### Conversation
- One thing, with `code`
  over two lines.

### Storage
- **Another**.

## 0.1.0 (2026-01-02)

- The first.
"""


def test_unreleased_changes_belong_to_the_version_that_is_built() -> None:
    result = changes.parse(CHANGES, "0.2.0", "2026-03-04")
    assert [(item.version, item.day) for item in result] == [
        ("0.2.0", "2026-03-04"),
        ("0.1.0", "2026-01-02"),
    ]
    assert result[0].changes == ("One thing, with code over two lines.", "Another.")


def test_a_release_without_changes_is_listed() -> None:
    assert changes.parse("# Changes\n", "1.0", "2026-01-01")[0].version == "1.0"


def test_the_changes_of_this_version_are_read() -> None:
    newest = changes.releases()[0]
    assert newest.version == __version__
    assert newest.changes
    assert not re.search(r"[*`\n]", "".join(newest.changes))


def test_every_place_states_one_version() -> None:
    stated = agreement.stated()
    assert set(stated) == {
        *("README.md", "resources/pictures/badges.svg", "CHANGELOG.md", "AppStream")
    }
    assert agreement.differences(stated, __version__) == []


@pytest.mark.parametrize("name", agreement.stated())
def test_a_place_with_another_version_ends_the_build(name: str) -> None:
    stated = {**agreement.stated(), name: "0.0.9"}
    expected = [f"{name} states 0.0.9, the package {__version__}."]
    assert agreement.differences(stated, __version__) == expected


def test_a_tag_must_be_the_version_and_its_changes_those_of_a_release() -> None:
    unreleased = {**agreement.stated(), "CHANGELOG.md": agreement.UNRELEASED}
    assert agreement.differences(unreleased, __version__) == []
    assert len(agreement.differences(unreleased, __version__, tag=f"v{__version__}")) == 1
    assert len(agreement.differences(agreement.stated(), __version__, tag="v9.9")) == 1
