"""CHANGELOG.md read as releases: what packages and software centres tell of what is new."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime

from installers.place import ROOT, epoch, version

_TITLE = re.compile(r"^## (?P<name>\S+)(?: \((?P<day>\d{4}-\d\d-\d\d)\))?\s*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Release:
    """A version, the day it came out (UTC), and its changes, a paragraph each."""

    version: str
    day: str
    changes: tuple[str, ...]


def releases() -> list[Release]:
    """The newest first; what is unreleased belongs to the version that is being made."""
    return parse((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version(), today())


def notes() -> str:
    """Return what is new in the version that is being made, as Markdown."""
    return newest((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))


def newest(text: str) -> str:
    """Return the first section of the list without its title."""
    begin, *following = _TITLE.finditer(text)
    end = following[0].start() if following else len(text)
    return text[begin.end() : end].strip() + "\n"


def today() -> str:
    return datetime.fromtimestamp(epoch(), UTC).strftime("%Y-%m-%d")


def parse(text: str, current: str, day: str) -> list[Release]:
    titles = list(_TITLE.finditer(text))
    ends = [*(title.start() for title in titles), len(text)][1:]
    found = []
    for title, end in zip(titles, ends, strict=True):
        name = current if title["name"] == "Unreleased" else title["name"].lstrip("v")
        changes = _paragraphs(text[title.end() : end])
        if changes:
            found.append(Release(name, title["day"] or day, changes))
    return found or [Release(current, day, ("See CHANGELOG.md.",))]


def _paragraphs(body: str) -> tuple[str, ...]:
    """Each item of the lists as one line of plain words; headings of groups are left out."""
    ungrouped = re.sub(r"^###.*$", "", body, flags=re.MULTILINE)
    items = re.split(r"^- ", ungrouped, flags=re.MULTILINE)[1:]
    return tuple(" ".join(re.sub(r"[*`]", "", item).split()) for item in items)
