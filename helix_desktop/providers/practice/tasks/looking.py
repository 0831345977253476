"""Reading files, listing folders, and summing up a file, a folder or the project."""

import re
from posixpath import join

from helix_desktop.providers.practice import answers
from helix_desktop.providers.practice.abilities import Able
from helix_desktop.providers.practice.intents import Wish
from helix_desktop.providers.practice.outputs import Form, digest_in, files_in
from helix_desktop.providers.practice.tasks.opening import Opened, opened
from helix_desktop.providers.practice.tasks.scene import Ask, Move, Scene, Tell, together

MOST_AT_ONCE = 4
"""Files read in one step."""
OVERVIEW_LINES = 120
"""Lines read of a file that says what a project is."""

_TELLING = re.compile(
    r"(?:readme|contributing|changelog|architecture)(?:\.\w+)?|pyproject\.toml|package\.json|"
    r"cargo\.toml|go\.mod|makefile|__init__\.py|index\.\w+|main\.\w+|mod\.rs",
    re.I,
)


def read(wish: Wish, scene: Scene) -> Move:
    """Some files at once, or some lines of them."""
    paths = wish.paths[:MOST_AT_ONCE]
    if not paths:
        return Tell("Name the file to read, for example “read README.md”.")
    found = [opened(path, scene, start=wish.start, lines=wish.lines) for path in paths]
    told = [_told(each, wish, scene) for each in found]
    texts = [each.text for each in told if isinstance(each, Tell)]
    return together(told) or Tell("\n\n".join(texts))


def list_(wish: Wish, scene: Scene) -> Move:
    found = opened(wish.where, scene, Able.LIST)
    return _told(found, wish, scene)


def overview(wish: Wish, scene: Scene) -> Move:
    """A file by its headings; a folder by its names and what its telling files say."""
    if wish.paths and not wish.paths[-1].endswith("/"):
        return read(wish, scene)
    found = opened(wish.where, scene, Able.LIST)
    if not isinstance(found, Opened):
        return found
    if not found.folder:
        return _told(found, wish, scene)
    reading = _reading(found, scene)
    if asked := together(reading):
        return asked
    read_ = [(each.path, scene.rows(each.seen)) for each in reading if isinstance(each, Opened)]
    return Tell(_noted(found, answers.overview(found.seen.result.text, read_, found.path)))


def worth_reading(listing: str) -> list[str]:
    """Files that usually say what a folder is for; only names that were listed."""
    return [name for name in files_in(listing) if _TELLING.fullmatch(name)][:MOST_AT_ONCE]


def _reading(found: Opened, scene: Scene) -> list[Opened | Ask | Tell]:
    names = worth_reading(found.seen.result.text)
    paths = [name if found.path == "." else join(found.path, name) for name in names]
    return [opened(path, scene, lines=OVERVIEW_LINES) for path in paths]


def _told(found: Opened | Ask | Tell, wish: Wish, scene: Scene) -> Move:
    if not isinstance(found, Opened):
        return found
    text = found.seen.result.text
    if found.folder:
        return Tell(_noted(found, answers.listing(found.path, text)))
    if wish.lines:
        return _lines(found, wish, scene)
    rows = scene.rows(found.seen)
    return Tell(_noted(found, answers.reading(found.path, rows, text, form=found.seen.form)))


def _lines(found: Opened, wish: Wish, scene: Scene) -> Move:
    """Lines that were asked for; from the cache where the window shows only a part of them."""
    rows = [row for row in scene.rows(found.seen) if row.number >= wish.start]
    if found.seen.form is not Form.WHOLE:
        sha = digest_in(found.seen.result.text)
        call = scene.call(Able.RECALL, sha=sha, lines=f"1-{wish.lines}")
        part = scene.talk.made(call) if call else None
        if call and part is None:
            return Ask((call,), "Only a part is shown here; I'll recall the lines.")
        if part is not None and not part.result.failed:
            rows = scene.rows(part, found.path)
    return Tell(_noted(found, answers.lines_of(found.path, rows[: wish.lines])))


def _noted(found: Opened, text: str) -> str:
    return f"{found.note}\n\n{text}" if found.note else text
