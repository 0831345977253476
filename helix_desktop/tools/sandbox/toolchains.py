"""The user's toolchains below the home folder, found by following PATH and the project's files.

Sources are each place on PATH, the links and scripts in it, virtual environments and the project's
own files. A folder is shown as a whole only if it looks like an installation; never the home folder
or a folder that contains the project. Parts that may hold keys are listed separately.
"""

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from helix_desktop.tools.files.folder_handle import READING, require_regular
from helix_desktop.tools.sandbox.repository_guard import read_short_file
from helix_desktop.tools.sandbox.system_mounts import is_system, is_within
from helix_desktop.tools.secrets.secret_names import is_secret

HOMES = (
    *("PYENV_ROOT", "NVM_DIR", "VOLTA_HOME", "ASDF_DIR", "ASDF_DATA_DIR", "FNM_DIR", "GOROOT"),
    *("MISE_DATA_DIR", "RBENV_ROOT", "CONDA_PREFIX", "RUSTUP_HOME", "JAVA_HOME", "SDKMAN_DIR"),
    *("DOTNET_ROOT", "ANDROID_HOME", "ANDROID_SDK_ROOT", "BUN_INSTALL", "DENO_INSTALL"),
    *("PNPM_HOME", "HOMEBREW_PREFIX", "VIRTUAL_ENV", "UV_PYTHON_INSTALL_DIR"),
)
"""Variables that name a toolchain's folder."""
_ENTRANCES = frozenset({"bin", "sbin", "shims", "libexec", "Scripts", "condabin"})
_SIGNS = (
    *("pyvenv.cfg", "conda-meta", "include/node", "lib/node_modules", "pkg/tool", "release"),
    *("libexec/pyenv", "libexec/rbenv", "versions", "installs", "lib/rustlib", "Homebrew"),
    *("nvm.sh", "toolchains", "Cellar", "tools/image", "dotnet.dll"),
)
"""Entries that distinguish an installation from any folder with a `bin`; one is enough."""
_PYTHON = re.compile(r"python\d+\.\d+")
_PROGRAM = re.compile(r"(?:python|pypy)[\d.]*")
_PACKAGE = re.compile(r"/.*?/node_modules/(?:@[^/]+/)?[^/@]+(?=/)")
"""Matches the Node package that a program is part of, whose other files it needs."""
_BARE = frozenset({".cargo", ".local", "go", "."})
"""Folders below home of which only `bin` is lent: the rest is no toolchain."""
_MOST_PROGRAMS = 2_000
_MOST_ROOTS = 200
_LINE = 256
_LONGEST = 4_096
"""Characters that are read of a project's file."""
TOOLCHAIN_FILES = ("rust-toolchain.toml", "rust-toolchain")
"""Files in which a project names its Rust toolchain."""
_VENVS = (".venv", "venv", "env", ".env", ".tox", ".nox")


class Toolchains(Struct, frozen=True):
    """The toolchains: `path` for programs, `shown` folders, and `withheld` parts of these."""

    path: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    withheld: tuple[str, ...] = ()


def find_toolchains(variables: Mapping[str, str], folder: str, home: str) -> Toolchains:
    """Find the toolchains of the variables and the project in `folder`.

    Reads a few hundred small files.
    """
    finder = _Finder(folder, home)
    # by their real names: a link to a toolchain may be where nothing is shown
    named = [each for each in variables.get("PATH", "").split(":") if os.path.isabs(each)]
    path = [os.path.realpath(each) for each in named]
    path = [each for each in dict.fromkeys(path) if os.path.isdir(each)]
    wanted = tuple(_wanted(folder, variables, home))
    for place in (*wanted, *path):
        finder.add_entrance(place)
    for name in HOMES:
        if os.path.isabs(variables.get(name, "")):
            finder.add_root(os.path.realpath(variables[name]))
    if any(map(_is_rustup, path)):
        for place in (*_of_rustup(folder), *_kept_by_rustup(variables, home)):
            finder.add_root(place)
    for venv in _venvs(folder):
        finder.follow_venv(venv)
    roots = _tops(finder.roots)
    seen = [each for each in (*wanted, *path) if is_system(each) or is_within(each, roots)]
    withheld = [place for root in roots for place in _keys(root)]
    return Toolchains(tuple(dict.fromkeys(seen)), roots, tuple(sorted(withheld)))


class _Finder:
    """A collection of roots; each place is visited once."""

    def __init__(self, folder: str, home: str) -> None:
        self._folder, self._home = folder, home
        self.roots: list[str] = []
        self._looked: set[str] = set()

    def add_entrance(self, place: str) -> None:
        """Add a folder of programs: its installation, and the targets of its programs."""
        if place in self._looked or is_system(place) or not os.path.isdir(place):
            return
        self._looked.add(place)
        self.add_root(_installation(place, self._home) or place)
        for program in _programs(place):
            self._follow(program)

    def add_root(self, place: str) -> None:
        if not self._fits(place) or len(self.roots) >= _MOST_ROOTS:
            return
        if not is_within(place, self.roots):
            self.roots.append(place)
            self.follow_venv(place)

    def follow_venv(self, place: str) -> None:
        """Add the installation that a virtual environment depends on.

        A command may have written the file: it names an installation of Python, or nothing.
        """
        for line in _text(os.path.join(place, "pyvenv.cfg")).splitlines():
            name, _, value = line.partition("=")
            entrance = value.strip()
            named = name.strip() == "home" and os.path.isabs(entrance) and "\0" not in entrance
            for each in (entrance, os.path.realpath(entrance)) if named else ():
                if _installation(each, self._home) and _holds_python(each):
                    self.add_entrance(each)

    def _follow(self, program: str) -> None:
        with suppress(OSError, ValueError):  # no path has a null character
            target = os.path.realpath(program)
            self.add_entrance(os.path.dirname(target)) if target != program else None
            if package := _PACKAGE.match(target):
                self.add_root(package[0])
            handle = require_regular(os.open(target, READING), target)  # a pipe isn't waited for
            with open(handle, "rb") as file:
                line = file.read(_LINE).partition(b"\n")[0]
            if line.startswith(b"#!/"):
                interpreter = os.fsdecode(line[2:].split()[0])
                self.add_entrance(os.path.dirname(interpreter))
                self.add_entrance(os.path.dirname(os.path.realpath(interpreter)))

    def _fits(self, place: str) -> bool:
        """Return whether a place may be lent: not home or above, the project's, or full of keys."""
        if not os.path.isabs(place) or not os.path.isdir(place) or is_system(place):
            return False
        for kept in (self._home, self._folder):
            if kept == place or kept.startswith(place.rstrip("/") + "/"):
                return False
        inside = os.path.relpath(place, self._home)
        apart = inside in (".local", ".local/share", ".config", ".cache", "Library", ".cargo")
        return not (apart or is_secret(Path(inside).parts) or is_within(place, [self._folder]))


def _holds_python(place: str) -> bool:
    return any(_PROGRAM.fullmatch(os.path.basename(each)) for each in _programs(place))


def _is_rustup(place: str) -> bool:
    """Return whether programs there ask rustup for the toolchain."""
    return os.path.split(place)[0].endswith("/.cargo") or os.path.exists(f"{place}/rustup")


def _kept_by_rustup(variables: Mapping[str, str], home: str) -> Iterator[str]:
    """Yield rustup's folder, and toolchains elsewhere that it links to. rustup itself chooses
    among them, by `rust-toolchain` or otherwise."""
    rustup = variables.get("RUSTUP_HOME") or os.path.join(home, ".rustup")
    with suppress(OSError), os.scandir(os.path.join(rustup, "toolchains")) as entries:
        yield os.path.realpath(rustup)
        yield from (
            os.path.realpath(entry.path)
            for entry in entries
            if entry.is_symlink() and _holds_rust(entry.path)
        )


def _of_rustup(folder: str) -> Iterator[str]:
    """Yield a toolchain that the project names by its path."""
    # lazy: few projects have such a file
    import tomllib  # noqa: PLC0415

    for name in TOOLCHAIN_FILES:
        # a command may have written it: anything nested too deeply, or a path with a null character
        with suppress(ValueError, TypeError, KeyError, AttributeError, RecursionError):
            named = tomllib.loads(_text(os.path.join(folder, name)))["toolchain"]["path"]
            place = os.path.realpath(os.path.join(folder, named))
            if _holds_rust(place):
                yield place


def _holds_rust(place: str) -> bool:
    return os.path.isfile(os.path.join(place, "bin", "rustc"))


def _wanted(folder: str, variables: Mapping[str, str], home: str) -> Iterator[str]:
    """Yield installed versions that the project's files name."""
    pyenv = variables.get("PYENV_ROOT") or os.path.join(home, ".pyenv")
    for version in _text(os.path.join(folder, ".python-version")).split():
        yield from _installed(os.path.join(pyenv, "versions"), version)
    nvm = variables.get("NVM_DIR") or os.path.join(home, ".nvm")
    for version in _text(os.path.join(folder, ".nvmrc")).split()[:1]:
        yield from _installed(os.path.join(nvm, "versions", "node"), "v" + version.lstrip("v"))


def _installed(above: str, version: str) -> Iterator[str]:
    """Yield the newest folder of programs for a version, which may be partial (`20`)."""
    if not re.fullmatch(r"[\w.+-]+", version):
        return
    with suppress(OSError):
        fitting = [n for n in os.listdir(above) if n == version or n.startswith(version + ".")]
        for name in sorted(fitting, key=lambda name: [*map(int, re.findall(r"\d+", name))])[-1:]:
            place = os.path.join(above, name, "bin")
            if os.path.isdir(place):
                yield place


def _venvs(folder: str) -> Iterator[str]:
    """Yield virtual environments in the project and in the folders directly below."""
    tops = [folder]
    with suppress(OSError), os.scandir(folder) as entries:
        tops += [entry.path for entry in entries if entry.is_dir(follow_symlinks=False)][:200]
    for top in tops:
        for place in (top, *(os.path.join(top, name) for name in _VENVS)):
            if os.path.isfile(os.path.join(place, "pyvenv.cfg")):
                yield place


def _installation(entrance: str, home: str) -> str:
    """Return the folder above, if it is an installation; "" if only the programs are meant."""
    if os.path.basename(entrance) not in _ENTRANCES:
        return ""
    root = os.path.dirname(entrance)
    if os.path.relpath(root, home) in _BARE:
        return ""
    if any(os.path.exists(os.path.join(root, sign)) for sign in _SIGNS):
        return root
    with suppress(OSError):
        if any(map(_PYTHON.fullmatch, os.listdir(os.path.join(root, "lib")))):
            return root
    return ""


def _programs(place: str) -> list[str]:
    with suppress(OSError), os.scandir(place) as entries:
        return [entry.path for _, entry in zip(range(_MOST_PROGRAMS), entries, strict=False)]
    return []


def _keys(root: str) -> Iterator[str]:
    """Yield possible keys near the top of an installation; deeper folders are packages."""
    places = [root]
    with suppress(OSError), os.scandir(root) as entries:
        places += [entry.path for entry in entries if entry.is_dir(follow_symlinks=False)]
    for place in places:
        with suppress(OSError), os.scandir(place) as entries:
            for entry in entries:
                if is_secret((entry.name,)) and not entry.name.endswith((".pem", ".key", ".asc")):
                    yield entry.path


def _tops(roots: Iterable[str]) -> tuple[str, ...]:
    kept: list[str] = []
    for root in sorted(roots, key=len):
        if not is_within(root, kept):
            kept.append(root)
    return tuple(sorted(kept))


def _text(place: str) -> str:
    return read_short_file(place)[:_LONGEST]
