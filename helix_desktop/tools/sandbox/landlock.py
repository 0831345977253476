"""The rules of Landlock for a sandbox's layout, where bubblewrap cannot be used.

A folder with a restricted part is not allowed as a whole, only its other entries; so nothing new
can be made directly in such a folder.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress

from msgspec import Struct

from helix_desktop.tools.sandbox.layout import SandboxLayout
from helix_desktop.tools.sandbox.sandbox_kind import SCOPED_FROM
from helix_desktop.tools.sandbox.system_mounts import folders_above, is_within, system_folders

OLDEST = 3
"""The oldest usable version: before it, files can be truncated anywhere, whatever the rules say."""
_NETWORK_FROM, _DEVICES_FROM = 4, 5

_EXECUTE, _WRITE, _READ, _LIST = 1, 2, 4, 8
_TRUNCATE, _DEVICES = 1 << 14, 1 << 15
_MAKE = sum(1 << bit for bit in (4, 5, 7, 8, 9, 10, 12, 13))
"""Remove and make anything but devices; move and link between folders."""
_ALL = (1 << 15) - 1

READING = _EXECUTE | _READ | _LIST
CHANGING = READING | _WRITE | _TRUNCATE
MAKING = CHANGING | _MAKE
_ON_FILES = (CHANGING | _DEVICES) & ~_LIST

_USABLE = ("/dev/null", "/dev/zero", "/dev/full")
_READABLE = ("/dev/random", "/dev/urandom")


_BUILT = {"Cargo.toml": "target", "package.json": "node_modules", "CMakeLists.txt": "build"}
"""Folders that tools make beside the file that describes a project."""


class LandlockRule(Struct, frozen=True):
    """Rights in a place and everything below."""

    path: str
    access: int

    @property
    def fitting(self) -> int:
        """The rights that apply to such a place."""
        return self.access if os.path.isdir(self.path) else self.access & _ON_FILES


class LandlockRuleset(Struct, frozen=True):
    """The rights that a version of Landlock handles: handled rights without a rule are refused."""

    files: int
    network: int
    scope: int


def landlock_ruleset(abi: int, *, network: bool) -> LandlockRuleset:
    devices = _DEVICES if abi >= _DEVICES_FROM else 0
    ports = 0 if network or abi < _NETWORK_FROM else 3
    return LandlockRuleset(_ALL | devices, ports, 3 if abi >= SCOPED_FROM else 0)


def built_folders(folder: str) -> Iterator[str]:
    """Yield tools' build folders, which must exist, since none can be made in `folder`."""
    for described, built in _BUILT.items():
        if os.path.isfile(os.path.join(folder, described)):
            yield os.path.join(folder, built)


def landlock_rules(layout: SandboxLayout, scratch: str, *, network: bool) -> list[LandlockRule]:
    """Return the rules for a layout; `scratch` is the command's own temporary folder."""
    removed = (
        *layout.outside,
        *layout.app_folders,
        *layout.withheld,
        *layout.pipes,
        layout.folder,
        scratch,
    )
    tops = (*system_folders(), "/proc", *layout.shown, *layout.resources)
    rules = [LandlockRule(path, READING) for top in tops for path in _places_around(top, removed)]
    # the devices that every program may use
    rules += (LandlockRule(path, CHANGING) for path in _USABLE if os.path.exists(path))
    rules += (LandlockRule(path, READING) for path in _READABLE if os.path.exists(path))
    # the project without its restricted parts, and these for reading; all names can be listed
    rules.append(LandlockRule(layout.folder, _LIST))
    hidden = (*layout.hidden, *layout.app_folders, *layout.pipes)
    apart = (*hidden, *layout.closed, *layout.absent)
    for path in _places_around(layout.folder, apart, (*layout.fixed_folders, layout.folder)):
        rules.append(LandlockRule(path, MAKING))
    for closed in layout.closed:
        if not is_within(closed, hidden):
            rules += (LandlockRule(path, READING) for path in _places_around(closed, hidden))
    resolver = os.path.realpath("/etc/resolv.conf")
    if network and os.path.isfile(resolver):
        rules.append(LandlockRule(resolver, READING))
    rules += [LandlockRule(layout.home, MAKING)] if layout.home else []
    return [*rules, LandlockRule(scratch, MAKING)]


def _places_around(
    folder: str, removed: Sequence[str], entered: Sequence[str] = ()
) -> Iterator[str]:
    """Yield the largest places from `folder` down that contain none of `removed`.

    Places in `entered` are never taken as a whole.
    """
    ways = {above for place in (*removed, *entered) for above in folders_above(place)} | set(
        entered
    )
    waiting, left_out = [folder], frozenset(removed)
    while waiting:  # deeper than functions can call each other
        place = waiting.pop()
        if place in left_out:
            continue
        if place not in ways or not os.path.isdir(place):
            yield place
            continue
        with suppress(OSError), os.scandir(place) as entries:
            waiting += [entry.path for entry in entries if not entry.is_symlink()]
