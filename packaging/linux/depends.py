"""What a frozen folder needs of the system: every library it names and does not bring.

Asked of the files themselves, so that nothing is forgotten and nothing is there for no reason.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from installers.licences import owner_of
from installers.place import Refused, run

BY_HAND = ("xkb-data", "ca-certificates", "fonts-dejavu-core | fonts-noto-core | fonts-liberation")
"""What no file names: keyboards, whom to trust, and letters beyond those of our own fonts."""
RECOMMENDED = (
    "bubblewrap",
    "git",
    "gnome-keyring | kwalletmanager | keepassxc",
    "xdg-utils",
    "fonts-noto-core",
    "fonts-noto-cjk",
)
"""Used where it is there: the better sandbox, changes, keys, links, letters."""
_SONAME = re.compile(r"^\s+NEEDED\s+(\S+)$", re.MULTILINE)
_FROM = re.compile(r"^\s+required from (\S+):$")
_VERSION = re.compile(r"^\s+0x\S+ 0x\S+ \d+ (\S+)$")


@dataclass(frozen=True, slots=True)
class Need:
    """A library, and the versions of its interface that are asked of it."""

    soname: str
    versions: frozenset[str]


def binaries(folder: Path) -> Iterator[Path]:
    for place in sorted(folder.rglob("*")):
        if place.is_file() and not place.is_symlink():
            with place.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield place


def needs(folder: Path) -> list[Need]:
    """Of all binaries together, without what the folder brings."""
    brought = {place.name for place in folder.rglob("*.so*")}
    asked: dict[str, set[str]] = {}
    for place in binaries(folder):
        for soname, versions in read(run("objdump", "-p", place)).items():
            asked.setdefault(soname, set()).update(versions)
    # the loader itself comes with the C library
    outside = sorted(name for name in set(asked) - brought if not name.startswith("ld-linux"))
    return [Need(name, frozenset(asked[name])) for name in outside]


def read(said: str) -> dict[str, set[str]]:
    """What objdump says of one binary."""
    found: dict[str, set[str]] = {name: set() for name in _SONAME.findall(said)}
    current = ""
    for line in said.splitlines():
        if heading := _FROM.match(line):
            current = heading[1]
        elif current and (version := _VERSION.match(line)):
            found.setdefault(current, set()).add(version[1])
        else:
            current = ""
    return found


def debian(folder: Path) -> list[str]:
    """The Depends of a .deb, for this machine's release and those after it."""
    wanted = needs(folder)
    where = _libraries()
    lacking = [need.soname for need in wanted if need.soname not in where]
    if lacking:
        raise Refused(f"This machine lacks {', '.join(lacking)}: nothing says whose they are.")
    owners = {need.soname: owner_of(where[need.soname]) for need in wanted}
    return [*relations(wanted, owners, symbols=_symbols), *BY_HAND]


def relations(
    wanted: Iterable[Need], owners: Mapping[str, str], *, symbols: Callable[[str], str]
) -> list[str]:
    """Packages in the order of their names, with the oldest version that has what is asked."""
    asked: dict[str, set[str]] = {}
    for need in wanted:
        package = owners[need.soname]
        if not package:
            raise Refused(f"{need.soname} belongs to no package of this machine.")
        asked.setdefault(package, set()).update(need.versions)
    return [
        _relation(package, oldest(asked[package], symbols(package))) for package in sorted(asked)
    ]


def _relation(package: str, version: str) -> str:
    bound = f"{package} (>= {version})" if version else package
    # packages that were renamed for 64 bits of time provide their older name, not the other way
    older = package.removesuffix("t64")
    return bound if older == package else f"{bound} | {older}"


def oldest(versions: Iterable[str], symbols: str) -> str:
    """The version of a package from which on its libraries have these versions of interfaces."""
    given = dict(re.findall(r"^ (\S+)@\1 (\S+)", symbols, re.MULTILINE))
    found = [given[version] for version in versions if version in given]
    return max(found, key=order, default="")


def interface(version: str) -> str:
    """GLIBC of GLIBC_2.34: a library with a newer one has the older ones too."""
    return re.sub(r"_[\d.]+$", "", version)


def order(version: str) -> list[int]:
    """By their numbers, as 2.9 comes before 2.34."""
    return [int(number) for number in re.findall(r"\d+", version)]


def _libraries() -> dict[str, Path]:
    """Where the loader finds each library."""
    told = run("/sbin/ldconfig", "-p")
    found: dict[str, Path] = {}
    for name, place in re.findall(
        r"^\s+(\S+) \(libc6,[^)]*64[^)]*\) => (\S+)$", told, re.MULTILINE
    ):
        found.setdefault(name, Path(place))
    return found


def _symbols(package: str) -> str:
    for file in sorted(Path("/var/lib/dpkg/info").glob(f"{package}*.symbols")):
        if re.fullmatch(rf"{re.escape(package)}(:\w+)?\.symbols", file.name):
            return file.read_text(encoding="utf-8")
    return ""
