"""Opening a file or a folder by its name; where there is none, another of that name is looked for.

Folders are listed a few at a time, the nearest first, and no folder twice.
"""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from posixpath import basename, join

from helix_desktop.domain.values import value
from helix_desktop.providers.practice.abilities import Able
from helix_desktop.providers.practice.outputs import files_in, folders_in, hits_of
from helix_desktop.providers.practice.talk import Seen
from helix_desktop.providers.practice.tasks.scene import READING, Ask, Scene, Tell, failed, plain

AT_ONCE = 3
"""Folders listed in one step while a name is looked for."""
MOST_LISTED = 12
"""Folders listed for one request."""
MOST_COMPARED = 500
"""Names compared letter by letter."""
QUIET = frozenset({"node_modules", "__pycache__", "build", "dist", "target", "vendor"})
"""Folders that packages are in, not people's work."""

_GONE = re.compile(
    r"there is no|not found|no such|does not exist|is (?:not )?a (?:folder|directory)", re.I
)
"""What tools say of a name that leads to nothing, or to something else; all else is a reason."""


@value
class Opened:
    """What a name led to; `note` says so if it is under another one."""

    path: str
    seen: Seen
    folder: bool = False
    note: str = ""


@value
class Place:
    """A file or a folder that listings have shown."""

    path: str
    folder: bool


def opened(
    path: str, scene: Scene, able: Able = Able.READ, *, start: int = 0, lines: int = 0
) -> Opened | Ask | Tell:
    """The file's lines (or the folder's names), the step that gets them, or why there are none."""
    hand = scene.hands.get(able)
    span = {"start": start} if start else {}
    span |= {"lines": lines} if lines else {}
    call = hand.call(path=path, **span) if hand else None
    if hand is None or call is None:
        return scene.lacks(able)
    seen = scene.talk.made(call)
    if seen is None:
        return Ask((call,), announced(able, path))
    if not seen.result.failed:
        return Opened(path, seen, folder=able is Able.LIST)
    gone = _GONE.search(seen.result.text[:600])
    found = _elsewhere(path, scene, folder=able is Able.LIST) if gone else None
    if not isinstance(found, Place):
        return found or failed(seen)
    return _instead(path, found, scene)


def announced(able: Able, path: str) -> str:
    if able is Able.READ:
        return f"{READING}{path}."
    return "I'll list the folder." if path == "." else f"I'll list {path}."


def places(scene: Scene) -> dict[str, Place]:
    """Every file and folder that outputs in the window have shown, the nearest first."""
    found: dict[str, Place] = {}
    for seen in scene.of(Able.LIST):
        for place in _listed(seen):
            found.setdefault(place.path, place)
    for seen in scene.of(Able.SEARCH):
        for hit in hits_of(seen.result.text):
            found.setdefault(hit.path, Place(hit.path, folder=False))
    return dict(sorted(found.items(), key=lambda item: item[0].count("/")))


def _listed(seen: Seen) -> Iterator[Place]:
    base = plain(seen.path)
    for names, folder in ((folders_in, True), (files_in, False)):
        for name in names(seen.result.text):
            yield Place(name if base == "." else join(base, name), folder)


def _instead(path: str, found: Place, scene: Scene) -> Opened | Ask | Tell:
    able = Able.LIST if found.folder else Able.READ
    kind = "folder" if found.folder else "file"
    said = f"There is no {path} to open, but a {kind} {found.path}: I'll open that."
    seen = scene.do(able, said, path=found.path)
    if not isinstance(seen, Seen):
        return seen
    if seen.result.failed:
        return failed(seen)
    note = f"{path} is not there as it was named; {found.path} is what I found."
    return Opened(found.path, seen, folder=found.folder, note=note)


def _elsewhere(path: str, scene: Scene, *, folder: bool) -> Place | Ask | None:
    """Where a thing of that name is: known, or to be listed; at last what is alike."""
    known = places(scene)
    exact = _same(path, known)
    if exact is not None and (exact.path, exact.folder) != (plain(path), folder):
        return exact
    return _listing(scene, known) or _alike(path, known)


def _listing(scene: Scene, known: dict[str, Place]) -> Ask | None:
    """The next folders to list."""
    hand = scene.hands.get(Able.LIST)
    if hand is None:
        return None
    made = sum(each.fresh and each.call.tool == hand.tool for each in scene.talk.seen)
    folders = [place.path for place in known.values() if place.folder and not _quiet(place.path)]
    calls = [hand.call(path=each) for each in (".", *folders)]
    open_ = [call for call in calls if call is not None and scene.talk.made(call) is None]
    some = tuple(open_[: min(AT_ONCE, max(0, MOST_LISTED - made))])
    return Ask(some, "That is not there; I'll look for the name elsewhere.") if some else None


def _same(path: str, known: dict[str, Place]) -> Place | None:
    """What has that very path or name, also in other letters."""
    wanted, name = plain(path).casefold(), basename(plain(path)).casefold()
    by_path = (place for place in known.values() if place.path.casefold() == wanted)
    by_name = (place for place in known.values() if basename(place.path).casefold() == name)
    return next(by_path, None) or next(by_name, None)


def _alike(path: str, known: dict[str, Place]) -> Place | None:
    """What ends like it, or is spelled nearly so."""
    name = basename(plain(path)).casefold()
    names: dict[str, Place] = {}
    for place in known.values():
        names.setdefault(basename(place.path).casefold(), place)
    for each, place in names.items():
        if len(each) > 4 and len(name) > 4 and (each.endswith(name) or name.endswith(each)):
            return place
    close = get_close_matches(name[:80], list(names)[:MOST_COMPARED], n=1, cutoff=0.8)
    return names[close[0]] if close else None


def _quiet(path: str) -> bool:
    return any(part in QUIET or part.startswith(".") for part in path.split("/"))
