"""What of this machine every command may read: what programs are made of, and nothing else.

Home folders, other disks, what services keep (/srv, most of /var) are not among it, whatever they
are called: only what is named here is shown.
"""

import os
from collections.abc import Iterator
from functools import cache

_PROGRAMS = (
    *("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix"),
    *("/gnu/store", "/sys/devices/system"),
)
"""Programs, their libraries and settings; what they ask of the processor."""
_TOOLS = (
    *("/var/lib/dpkg", "/var/lib/gems", "/var/lib/ghc", "/var/cache/fontconfig"),
    *("/sys/fs/cgroup", "/sys/kernel/mm"),
)
"""What tools for packages and runtimes ask for besides."""


@cache
def system_places(*, looking: bool = False) -> tuple[str, ...]:
    """Those that are there; `looking`: what a command needs that only reads the project.

    A link among them is named as it is: it is made again.
    """
    wanted = _PROGRAMS if looking else (*_PROGRAMS, *_TOOLS)
    return tuple(place for place in wanted if os.path.lexists(place))


def system_folders() -> Iterator[str]:
    """Those of them that are folders by themselves."""
    return (place for place in system_places() if not os.path.islink(place))


def is_system(place: str) -> bool:
    """Whether a real path is shown to every command anyway."""
    return any(place == top or place.startswith(top + "/") for top in system_folders())


def own_home() -> str:
    """The person's home folder, as a real path."""
    return os.path.realpath(os.path.expanduser("~"))
