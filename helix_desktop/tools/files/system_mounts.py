"""Which system folders (`/usr`, `/etc` in part) every sandboxed command may read.

Home folders, other disks and data of services (/srv, most of /var) are excluded, whatever their
names: only places named here are shown.
"""

import os
from collections.abc import Iterable, Iterator, Set
from functools import cache

from helix_desktop.tools.files.path_walk import MAX_LINKS

_PROGRAMS = (
    *("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix"),
    *("/gnu/store", "/sys/devices/system"),
)
"""Programs, their libraries and settings; information on the processor."""
_TOOLS = (
    *("/var/lib/dpkg", "/var/lib/gems", "/var/lib/ghc", "/var/cache/fontconfig"),
    *("/sys/fs/cgroup", "/sys/kernel/mm"),
)
"""Further places that package tools and runtimes read."""


@cache
def system_places(*, looking: bool = False) -> tuple[str, ...]:
    """Return the existing places; `looking`: those for a command that only reads the project.

    A link among them is returned as a link, and is made again.
    """
    wanted = _PROGRAMS if looking else (*_PROGRAMS, *_TOOLS)
    return tuple(place for place in wanted if os.path.lexists(place))


def system_folders() -> Iterator[str]:
    return (place for place in system_places() if not os.path.islink(place))


def is_system(place: str) -> bool:
    """Return whether a real path is shown to every command anyway."""
    return is_within(place, system_folders())


def is_within(place: str, folders: Iterable[str]) -> bool:
    """Return whether a real path is one of these, or below one."""
    return any(place == folder or place.startswith(folder + "/") for folder in folders)


def outermost(places: Iterable[str]) -> tuple[str, ...]:
    """Return the places that are in no other."""
    tops: list[str] = []
    for place in sorted(places, key=lambda place: place.split("/")):
        if not is_within(place, tops[-1:]):
            tops.append(place)
    return tuple(tops)


def leads_through(path: str, folders: Set[str]) -> bool:
    """Return whether a path, or any link on its way, is in one of these folders.

    Each folder above a place was such a place before it: looking it up in the set is enough,
    however many folders there are.
    """
    place, links, steps = "/", 0, path.split("/")[::-1]
    while steps:
        step = steps.pop()
        if step == "..":
            place = os.path.dirname(place)
        if step in ("", ".", ".."):
            continue
        place = os.path.join(place, step)
        if place in folders:
            return True
        try:
            target = os.readlink(place)
        except (OSError, ValueError):  # no link, or no path at all
            continue
        links += 1
        if links > MAX_LINKS:
            return True
        place = "/" if target.startswith("/") else os.path.dirname(place)
        steps += target.split("/")[::-1]
    return False


def folders_above(place: str) -> Iterator[str]:
    """Yield the folders above a path, the innermost first."""
    while (upper := os.path.dirname(place)) != place:
        yield upper
        place = upper


def own_home() -> str:
    return os.path.realpath(os.path.expanduser("~"))
