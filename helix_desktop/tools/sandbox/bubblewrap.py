"""The command line of bubblewrap for a layout: what is mounted where, in which order.

A later mount lies over an earlier one, so the order is: the system, what is hidden of it, the
project folder, and what is treated apart in there, always those above before those below.
"""

import os
import stat
from collections.abc import Iterable, Iterator, Mapping

from helix_desktop.tools.sandbox.layout import Layout
from helix_desktop.tools.sandbox.limits import Limits

SPACES = (
    *("--die-with-parent", "--new-session", "--unshare-user", "--unshare-pid"),
    *("--unshare-ipc", "--unshare-uts", "--cap-drop", "ALL"),
)
NO_NETWORK = "--unshare-net"
MODERN = "--disable-userns"
KERNEL = ("acpi", "bus", "fs", "irq", "mtrr", "pressure", "scsi", "sys", "sysrq-trigger")
"""In /proc: what steers the kernel. Its files ask who owns them, and that is root also in here."""
_NOTHING = "/dev/null"
_RESOLVER = "/etc/resolv.conf"


def arguments(
    layout: Layout,
    limits: Limits,
    *,
    modern: bool,
    network: bool,
    sockets: Iterable[str] = (),
    unreadable: str = "",
) -> list[str]:
    """Everything up to the environment and the command. `sockets` of running programs are hidden.

    The folders of `layout.absent` have to stand (mountpoints.py). `unreadable` is a file that lies
    over what is hidden in the project: a file to git, as what it hides, and not to be read.
    """
    scratch = ("--size", str(limits.scratch)) if modern else ()
    words = [*SPACES, *((MODERN,) if modern else ()), *(() if network else (NO_NETWORK,))]
    words += ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", *_kernel()]
    words += _hidden_outside(layout, scratch)
    if network:
        words += _resolver()
    words += _project(layout, unreadable or _NOTHING)
    words += _sockets(layout, sockets)
    return words


def environment(variables: Mapping[str, str]) -> list[str]:
    words = ["--clearenv"]
    for name, value in variables.items():
        words += ["--setenv", name, value]
    return words


def _kernel() -> Iterator[str]:
    for name in KERNEL:
        place = f"/proc/{name}"
        if os.path.exists(place):
            yield from ("--ro-bind", place, place)


def _hidden_outside(layout: Layout, scratch: tuple[str, ...]) -> list[str]:
    words: list[str] = []
    hidden = [place for place in layout.outside if not _below(place, layout.folder)]
    tops = _tops(hidden)
    home = os.path.realpath(os.path.expanduser("~"))
    for place in tops:
        if os.path.isdir(place):
            words += [*scratch, "--tmpfs", place]
        else:
            words += ["--ro-bind", _NOTHING, place]
    if not _below(home, layout.folder) and home != layout.folder:
        words += ["--dir", home]
    for place in layout.shown:
        words += ["--ro-bind", place, place]
    own = [place for place in layout.own if not _below(place, layout.folder)]
    return words + _hidden(sorted(set(_tops([*own, *tops])).difference(tops)))


def _tops(places: Iterable[str]) -> list[str]:
    """Those that lie in no other: what is hidden cannot be hidden again."""
    found = list(places)
    return [place for place in found if not any(_below(place, other) for other in found)]


def _project(layout: Layout, unreadable: str) -> list[str]:
    hidden = (*layout.hidden, *(own for own in layout.own if _below(own, layout.folder)))
    covers = (*hidden, *layout.absent)
    steps: dict[str, list[str]] = {}
    for place in (*layout.fixed, *layout.open):
        steps[place] = ["--bind", place, place]
    for place in layout.closed:
        steps[place] = ["--ro-bind", place, place]
    for place in layout.kept:
        steps[place] = ["--ro-bind", place, place, *_inside(place)]
    for place in (*hidden, *layout.absent):
        steps[place] = _hidden([place], unreadable)
    words = steps.pop(layout.folder, ["--bind", layout.folder, layout.folder])
    for place in sorted(steps, key=lambda place: place.split("/")):
        if not any(_below(place, cover) for cover in covers):
            words += steps[place]
    return words


def _inside(kept: str) -> Iterator[str]:
    """What lies in a folder that itself stays as it is; links in it stay, too."""
    with os.scandir(kept) as entries:
        for entry in entries:
            if not entry.is_symlink():
                yield from ("--bind", entry.path, entry.path)


def _hidden(places: Iterable[str], nothing: str = _NOTHING) -> list[str]:
    words: list[str] = []
    for place in places:
        if os.path.isdir(place):
            words += ["--tmpfs", place, "--remount-ro", place]
        elif os.path.exists(place):
            words += ["--ro-bind", nothing, place]
    return words


def _resolver() -> list[str]:
    """How names are looked up often lies in /run, which is hidden."""
    place = os.path.realpath(_RESOLVER)
    return ["--ro-bind", place, place] if place != _RESOLVER and os.path.isfile(place) else []


def _sockets(layout: Layout, sockets: Iterable[str]) -> list[str]:
    """Ways to programs that run outside; most lie where nothing is shown anyway."""
    gone = (*layout.outside, *layout.own, *layout.hidden, *layout.absent)
    words: list[str] = []
    for place in sorted(set(sockets)):
        inside = _below(place, layout.folder)
        hidden = any(
            _below(place, cover) for cover in gone if inside == _below(cover, layout.folder)
        )
        if not hidden and _is_socket(place) and os.path.realpath(place) == place:
            words += ["--ro-bind", _NOTHING, place]
    return words


def _is_socket(place: str) -> bool:
    try:
        return stat.S_ISSOCK(os.lstat(place).st_mode)
    except OSError:
        return False


def _below(place: str, above: str) -> bool:
    """Really below, not the same."""
    return place.startswith(above.rstrip("/") + "/")
