"""The arguments (mounts) of bubblewrap for a sandbox's layout, on Linux.

A later mount covers an earlier one, so the order is: the system, the home folder, folders lent from
the user's home, hidden places in all these, the project folder, and its special places, always
outer ones before inner ones. Places that are not named do not exist in the sandbox.
"""

import os
import stat
from collections.abc import Iterable, Mapping
from contextlib import suppress

from helix_desktop.tools.files.system_mounts import (
    is_system,
    outermost,
    own_home,
    system_folders,
    system_places,
)
from helix_desktop.tools.programs.command_limits import CommandLimits
from helix_desktop.tools.sandbox.launch.layout import SandboxLayout

SPACES = (
    *("--die-with-parent", "--new-session", "--unshare-user", "--unshare-pid"),
    *("--unshare-ipc", "--unshare-uts", "--cap-drop", "ALL"),
)
NO_NETWORK = "--unshare-net"
TEMPORARY = "/tmp"
MODERN = "--disable-userns"
_KERNEL = ("acpi", "bus", "fs", "irq", "mtrr", "pressure", "scsi", "sys", "sysrq-trigger")
"""Folders in /proc that control the kernel.

Their files check the owner, which is root also in here.
"""
_ANYBODYS = ("pressure", "sys")
"""Folders among these with files that are writable for others than root, too."""
_NOTHING = "/dev/null"
_RESOLVER = "/etc/resolv.conf"


def bubblewrap_arguments(
    layout: SandboxLayout,
    limits: CommandLimits,
    *,
    modern: bool,
    network: bool,
    unreadable: str = "",
) -> list[str]:
    """Return the arguments for all mounts; `sealed` comes next.

    The folders of `layout.absent` must exist (`mountpoint_folders.py`). `unreadable` is a file that
    covers hidden files in the project: to git a file like the hidden one, but not readable.
    """
    words = [*SPACES, *((MODERN,) if modern else ()), *(() if network else (NO_NETWORK,))]
    for place in system_places(looking=layout.looking):
        if os.path.islink(place):
            words += ["--symlink", os.readlink(place), place]
        else:
            words += ["--ro-bind", place, place]
    words += ["--dev", "/dev", "--proc", "/proc"]
    if layout.looking:
        # others write about themselves there, too
        words += ["--remount-ro", "/proc"]
    else:
        places = (f"/proc/{name}" for name in (_KERNEL if os.geteuid() == 0 else _ANYBODYS))
        for place in filter(os.path.exists, places):
            words += ["--ro-bind", place, place]
    # the size counts for one mount; older versions know no size
    temporary = (*(("--size", str(limits.scratch)) if modern else ()), "--tmpfs")
    for place in ("/dev/shm", TEMPORARY, "/var/tmp"):
        words += [*temporary, place]
    points = temporary_mountpoints(layout)
    if points is not None:
        # over the one in memory; a place below has its first folder in memory, where no command
        # can rename what others are mounted in
        words += ["--bind", layout.temporary, TEMPORARY]
        for name, _, is_inner in points:
            words += ["--tmpfs", f"{TEMPORARY}/{name}"] if is_inner else []
    words += ["--remount-ro", "/dev"]
    # the workspace's own home over the user's, or a temporary one
    home = own_home()
    home_is_bound = False
    if home != layout.folder and not _below(home, layout.folder):
        if layout.home:
            words += ["--bind", layout.home, home]
            home_is_bound = True
        elif not is_system(home):
            words += [*temporary, home]
    # the folders shown besides the system, and covers for hidden parts
    shown = (*layout.shown, *layout.resources)
    for place in sorted(shown):
        words += ["--ro-bind", place, place]
    visible = (*shown, *system_folders())
    # a home folder, or all of /tmp, is in none of these: only keys among the shown places are
    parts = {
        place
        for place in (*layout.outside, *layout.app_folders, *layout.withheld)
        if any(_below(place, folder) for folder in visible) and not _below(layout.folder, place)
    }
    # a hidden place cannot be hidden again
    words += _cover_words(outermost(parts))
    resolver = os.path.realpath(_RESOLVER)
    if network and resolver != _RESOLVER and os.path.isfile(resolver):
        # it often is in the hidden /run
        words += ["--ro-bind", resolver, resolver]
    words += _project_words(layout, unreadable or _NOTHING)
    for name, _, is_inner in points or ():
        words += ["--remount-ro", f"{TEMPORARY}/{name}"] if is_inner else []
    if layout.looking:
        # only now, since places for the mounts in them were made
        words += ["--remount-ro", home] if home_is_bound else []
        words += ["--remount-ro", TEMPORARY] if points is not None else []
    # named pipes are covered, but for those where nothing is shown
    removed = (*layout.app_folders, *layout.hidden)
    for place in layout.pipes:
        inside = _below(place, layout.folder)
        covers = (cover for cover in removed if inside == _below(cover, layout.folder))
        with suppress(OSError):
            is_pipe = stat.S_ISFIFO(os.lstat(place).st_mode) and os.path.realpath(place) == place
            if is_pipe and not any(_below(place, cover) for cover in covers):
                words += ["--ro-bind", _NOTHING, place]
    return words


def program_arguments(own: Iterable[str], *, modern: bool) -> list[str]:
    """Return the arguments for a program of Helix's own, which reads the system and `own` folders.

    It writes nowhere and has no network. It stays in the process group that bubblewrap begins in.
    """
    words = [word for word in SPACES if word != "--new-session"]
    words += [*((MODERN,) if modern else ()), NO_NETWORK]
    for place in system_places(looking=True):
        if os.path.islink(place):
            words += ["--symlink", os.readlink(place), place]
        else:
            words += ["--ro-bind", place, place]
    for place in outermost(own):
        if not is_system(place):
            words += ["--ro-bind", place, place]
    words += ["--dev", "/dev", "--remount-ro", "/dev", "--proc", "/proc", "--remount-ro", "/proc"]
    return [*words, "--chdir", "/", "--remount-ro", "/"]


def temporary_mountpoints(layout: SandboxLayout) -> list[tuple[str, bool, bool]] | None:
    """Return what must be in the folder of `layout.temporary` for the mounts below /tmp.

    Names, whether each is a folder, and whether the mounts are below it. None where the folder is
    not mounted: there is none, or something else is shown at /tmp.
    """
    shown = (*layout.shown, *layout.resources, *(place for _, place in layout.placed))
    places = {layout.folder, own_home(), *shown}
    if not layout.temporary or TEMPORARY in places:
        return None
    points: dict[str, tuple[bool, bool]] = {}
    for place in sorted(place for place in places if _below(place, TEMPORARY)):
        name, _, inner = place[len(TEMPORARY) + 1 :].partition("/")
        was_inner = points.get(name, (False, False))[1]
        points[name] = (bool(inner) or os.path.isdir(place), bool(inner) or was_inner)
    return [(name, *point) for name, point in points.items()]


def sealed(handles: Mapping[str, int]) -> list[str]:
    """Return arguments for files made from open handles, after which the root is read-only."""
    words: list[str] = []
    for place, handle in handles.items():
        words += ["--perms", "0755"] if place.endswith("/prepare-commit-msg") else []
        words += ["--file", str(handle), place]
    return [*words, "--remount-ro", "/"]


def _project_words(layout: SandboxLayout, unreadable: str) -> list[str]:
    hidden = (*layout.hidden, *(path for path in layout.app_folders if _below(path, layout.folder)))
    covers = (*hidden, *layout.absent)
    steps = {place: ["--bind", place, place] for place in layout.fixed}
    steps |= {place: ["--bind", copy, place] for copy, place in layout.placed}
    # a link cannot be covered
    unwritable = (place for place in layout.unwritable if os.path.realpath(place) == place)
    steps |= {place: ["--ro-bind", place, place] for place in unwritable if os.path.exists(place)}
    steps |= {place: ["--ro-bind", place, place] for place in layout.closed}
    steps |= {place: ["--ro-bind", source, place] for source, place in layout.borrowed}
    for place in layout.fixed_folders:
        steps[place] = ["--ro-bind", place, place]
        with os.scandir(place) as entries:
            for entry in entries:
                if not entry.is_symlink():  # the links stay, too
                    steps[place] += ["--bind", entry.path, entry.path]
    steps |= {place: _cover_words([place], unreadable) for place in covers}
    words = steps.pop(layout.folder, ["--bind", layout.folder, layout.folder])
    for place in sorted(steps, key=lambda place: place.split("/")):
        if not any(_below(place, cover) for cover in covers):
            words += steps[place]
    return words


def _cover_words(places: Iterable[str], nothing: str = _NOTHING) -> list[str]:
    words: list[str] = []
    for place in places:
        if os.path.isdir(place):
            words += ["--tmpfs", place, "--remount-ro", place]
        elif os.path.exists(place):
            words += ["--ro-bind", nothing, place]
    return words


def _below(place: str, above: str) -> bool:
    return place.startswith(above.rstrip("/") + "/")
