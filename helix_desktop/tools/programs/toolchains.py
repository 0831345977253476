"""Finds the user's toolchains (Python, node, Rust…) at home that commands may read.

Sources are each place on PATH, the links and scripts in it, virtual environments and the project's
own files. A command may have written whatever is in the project: no link and no script there is
followed, and its files choose only among installations. What else is named, by whomever, is lent
only if it is an installation by its own files; a folder of PATH itself, also for its programs.
Never lent are the home folder, a folder that contains the project, and folders of keys. Parts that
may hold keys are listed separately.
"""

import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import islice
from pathlib import Path

from msgspec import Struct

from helix_desktop.tools.files.repository_places import read_beginning, read_short_file
from helix_desktop.tools.files.system_mounts import is_system, is_within, leads_through, outermost
from helix_desktop.tools.secrets.secret_file_names import is_secret

HOMES = {
    "PYENV_ROOT": ("versions", "libexec/pyenv", "shims"),
    "NVM_DIR": ("nvm.sh", "versions/node"),
    "VOLTA_HOME": ("tools", "bin/volta-shim"),
    "ASDF_DIR": ("asdf.sh", "bin/asdf", "installs"),
    "ASDF_DATA_DIR": ("installs", "shims"),
    "FNM_DIR": ("node-versions",),
    "GOROOT": ("bin/go",),
    "MISE_DATA_DIR": ("installs", "shims"),
    "RBENV_ROOT": ("versions", "libexec/rbenv", "shims"),
    "CONDA_PREFIX": ("conda-meta",),
    "RUSTUP_HOME": ("toolchains",),
    "JAVA_HOME": ("bin/java",),
    "SDKMAN_DIR": ("candidates",),
    "DOTNET_ROOT": ("dotnet", "shared/Microsoft.NETCore.App"),
    "ANDROID_HOME": ("platform-tools", "cmdline-tools", "build-tools", "platforms"),
    "ANDROID_SDK_ROOT": ("platform-tools", "cmdline-tools", "build-tools", "platforms"),
    "BUN_INSTALL": ("bin/bun",),
    "DENO_INSTALL": ("bin/deno",),
    "PNPM_HOME": ("pnpm", "global"),
    "HOMEBREW_PREFIX": ("Cellar", "bin/brew"),
    "VIRTUAL_ENV": ("pyvenv.cfg",),
    "UV_PYTHON_INSTALL_DIR": (".lock", ".temp"),
}
"""Variables that name a toolchain's folder, and entries of such a folder; one is enough."""
_ENTRANCES = frozenset({"bin", "sbin", "shims", "libexec", "Scripts", "condabin"})
_SIGNS = (
    *("pyvenv.cfg", "conda-meta", "include/node", "lib/node_modules", "pkg/tool", "lib/rustlib"),
    *("libexec/pyenv", "libexec/rbenv", "nvm.sh", "Cellar", "Homebrew", "tools/image"),
    *("dotnet.dll", "asdf.sh"),
)
"""Entries that distinguish an installation from any folder with a `bin`; one is enough."""
_SHIM_SIGNS = ("versions", "installs")
"""Entries beside the `shims` of a version manager."""
_JAVA = "JAVA_VERSION="
"""Is in the file `release` of a Java installation."""
_PYTHON = re.compile(r"(?:python|pypy)\d+\.\d+t?")
"""Matches an interpreter with its version, and its folder of modules in `lib`."""
_PACKAGE = re.compile(r"/.*?/node_modules/(?:@[^/]+/)?[^/@]+(?=/)")
"""Matches the Node package that a program is part of, whose other files it needs."""
_BIN_ONLY = frozenset({".cargo", ".local", "go", "."})
"""Folders below home of which only `bin` is lent: the rest is no toolchain."""
_MAX_PROGRAMS = 2_000
_MAX_ROOTS = 200
_LINE = 256
_MAX_LINE_BYTES = 4_096
"""Characters that are read of a project's file."""
TOOLCHAIN_FILES = ("rust-toolchain.toml", "rust-toolchain")
"""Files in which a project names its Rust toolchain."""
_VENVS = (".venv", "venv", "env", ".env", ".tox", ".nox")
_MAX_FOLDERS = 200
"""Most folders of a project in which virtual environments are looked for."""


class Toolchains(Struct, frozen=True):
    """The toolchains: `path` for programs, `shown` folders, and `withheld` parts of these."""

    path: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    withheld: tuple[str, ...] = ()


def find_toolchains(
    variables: Mapping[str, str], folder: str, home: str, *, own: str = ""
) -> Toolchains:
    """Find the toolchains of the variables and the project in `folder`.

    `own` is the home folder that commands can write. Reads a few hundred small files.
    """
    finder = _Finder(folder, home, own=own)
    named = [part for part in variables.get("PATH", "").split(":") if os.path.isabs(part)]
    # by their real names: a link to a toolchain may be where nothing is shown
    path = [os.path.realpath(place) for place in named if not finder.is_written(place)]
    path = [place for place in dict.fromkeys(path) if os.path.isdir(place)]
    wanted = [
        installation
        for installation in _versions_named_by_project(folder, variables, home)
        if finder.add_installation(installation)
    ]
    for place in named:
        finder.add_path(place)
    for name, signs in HOMES.items():
        place = variables.get(name, "")
        if os.path.isabs(place) and _has_any(place, signs):
            finder.add_root(place)
    if any(
        # programs there ask rustup for the toolchain
        os.path.dirname(programs).endswith("/.cargo") or os.path.exists(f"{programs}/rustup")
        for programs in path
    ):
        for place in (*_of_rustup(folder), *_rustup_toolchain(variables, home)):
            finder.add_root(place)
    for settings in virtual_environments(folder):
        finder.follow_venv(os.path.dirname(settings))
    roots = outermost(finder.roots)
    places = (*map(os.path.realpath, wanted), *path)
    seen = [place for place in places if is_system(place) or is_within(place, roots)]
    # possible keys near the top of an installation; deeper folders are packages
    tops = [*roots]
    for root in roots:
        with suppress(OSError), os.scandir(root) as entries:
            tops += [entry.path for entry in entries if entry.is_dir(follow_symlinks=False)]
    withheld: list[str] = []
    for top in tops:
        with suppress(OSError), os.scandir(top) as entries:
            for entry in entries:
                if is_secret((entry.name,)) and not entry.name.endswith((".pem", ".key", ".asc")):
                    withheld.append(entry.path)
    return Toolchains(tuple(dict.fromkeys(seen)), roots, tuple(sorted(withheld)))


def virtual_environments(folder: str) -> Iterator[str]:
    """Yield the settings of the virtual environments in a project, and in folders directly below.

    A few hundred names are looked for.
    """
    bases = [folder]
    with suppress(OSError), os.scandir(folder) as entries:
        folders = (entry.path for entry in entries if entry.is_dir(follow_symlinks=False))
        bases += sorted(folders)[:_MAX_FOLDERS]
    for base in bases:
        for venv in (base, *(os.path.join(base, name) for name in _VENVS)):
            settings = os.path.join(venv, "pyvenv.cfg")
            if os.path.isfile(settings):
                yield settings


class _Finder:
    """A collection of roots; each place is visited once."""

    def __init__(self, folder: str, home: str, *, own: str) -> None:
        self._folder, self._home = folder, home
        self._written = frozenset(filter(None, (folder, own)))
        self.roots: list[str] = []
        self._looked: set[str] = set()

    def is_written(self, place: str) -> bool:
        """Return whether commands can decide where a path leads: it, or a link on its way, is in
        a folder that they write."""
        return leads_through(place, self._written)

    def add_path(self, place: str) -> None:
        """Add a folder of PATH: its installation, or its programs alone."""
        if self.is_written(place):
            self.follow_venv(os.path.dirname(place))
            return
        real = os.path.realpath(place)
        if self.add_installation(place) or not os.path.isdir(real):
            return
        # a command of another project may have put a link into its own folder
        if real == os.path.normpath(place) or os.path.basename(real) in _ENTRANCES:
            self.add_root(real)
            self._follow_programs(real)

    def add_installation(self, entrance: str) -> bool:
        """Add the installation that a folder of programs belongs to, and the targets of its
        programs; return whether there is one."""
        real = os.path.realpath(entrance)
        root = "" if self.is_written(entrance) else _installation_of(real, self._home)
        if root:
            self.add_root(root)
            self._follow_programs(real)
        return bool(root)

    def add_root(self, place: str) -> None:
        if self.is_written(place) or len(self.roots) >= _MAX_ROOTS:
            return
        real = os.path.realpath(place)
        if self._may_be_shown(real) and not is_within(real, self.roots):
            self.roots.append(real)
            self.follow_venv(real)

    def follow_venv(self, place: str) -> None:
        """Add the installation that a virtual environment depends on.

        A command may have written the file: it names an installation of Python, or nothing.
        """
        for line in _text(os.path.join(place, "pyvenv.cfg")).splitlines():
            name, _, value = line.partition("=")
            entrance = os.path.normpath(value.strip())
            if name.strip() != "home" or not os.path.isabs(entrance) or "\0" in entrance:
                continue
            root = os.path.dirname(entrance)
            real = os.path.realpath(root)
            if os.path.basename(entrance) == "bin" and _is_python(real):
                self.add_installation(entrance)
                # the environment names its Python by a link, such as that to the newest 3.12
                if root != real and is_within(real, self.roots):
                    self.roots.append(root)

    def _follow_programs(self, place: str) -> None:
        if place in self._looked or is_system(place):
            return
        self._looked.add(place)
        programs: list[str] = []
        with suppress(OSError), os.scandir(place) as entries:
            programs = [entry.path for entry in islice(entries, _MAX_PROGRAMS)]
        for program in programs:
            if self.is_written(program):
                continue
            with suppress(OSError, ValueError):  # no path has a null character
                target = os.path.realpath(program)
                self.add_installation(os.path.dirname(target))
                if package := _PACKAGE.match(target):
                    self.add_root(package[0])
                line = read_beginning(target, _LINE).partition(b"\n")[0]
                if line.startswith(b"#!/"):
                    interpreter = os.fsdecode(line[2:].split()[0])
                    if not self.is_written(interpreter):
                        self.add_installation(os.path.dirname(interpreter))
                        self.add_installation(os.path.dirname(os.path.realpath(interpreter)))

    def _may_be_shown(self, place: str) -> bool:
        """Return whether a place may be lent: not home or above, the project's, or full of keys."""
        if not os.path.isabs(place) or not os.path.isdir(place) or is_system(place):
            return False
        for own in (self._home, self._folder):
            if own == place or own.startswith(place.rstrip("/") + "/"):
                return False
        path_from_home = os.path.relpath(place, self._home)
        is_shared_folder = path_from_home in (
            ".local",
            ".local/share",
            ".config",
            ".cache",
            "Library",
            ".cargo",
        )
        return not (
            is_shared_folder
            or is_secret(Path(path_from_home).parts)
            or is_within(place, [self._folder])
        )


def _rustup_toolchain(variables: Mapping[str, str], home: str) -> Iterator[str]:
    """Yield rustup's folder, and toolchains elsewhere that it links to. rustup itself chooses
    among them, by `rust-toolchain` or otherwise."""
    rustup = variables.get("RUSTUP_HOME") or os.path.join(home, ".rustup")
    with suppress(OSError), os.scandir(os.path.join(rustup, "toolchains")) as entries:
        yield rustup
        yield from (
            entry.path for entry in entries if entry.is_symlink() and _holds_rust(entry.path)
        )


def _of_rustup(folder: str) -> Iterator[str]:
    """Yield a toolchain that the project names by its path."""
    for name in TOOLCHAIN_FILES:
        # a command may have written it: anything nested too deeply, or a path with a null character
        with suppress(ValueError, TypeError, KeyError, AttributeError, RecursionError):
            named = tomllib.loads(_text(os.path.join(folder, name)))["toolchain"]["path"]
            place = os.path.normpath(os.path.join(folder, named))
            if _holds_rust(place):
                yield place


def _holds_rust(place: str) -> bool:
    return os.path.isfile(os.path.join(place, "bin", "rustc"))


def _versions_named_by_project(
    folder: str, variables: Mapping[str, str], home: str
) -> Iterator[str]:
    """Yield installed versions that the project's files name."""
    pyenv = variables.get("PYENV_ROOT") or os.path.join(home, ".pyenv")
    for version in _text(os.path.join(folder, ".python-version")).split():
        yield from _newest_installed(os.path.join(pyenv, "versions"), version)
    nvm = variables.get("NVM_DIR") or os.path.join(home, ".nvm")
    for version in _text(os.path.join(folder, ".nvmrc")).split()[:1]:
        yield from _newest_installed(
            os.path.join(nvm, "versions", "node"), "v" + version.lstrip("v")
        )


def _newest_installed(above: str, version: str) -> Iterator[str]:
    """Yield the newest folder of programs for a version, which may be partial (`20`)."""
    if not re.fullmatch(r"[\w.+-]+", version):
        return
    with suppress(OSError):
        fitting = [n for n in os.listdir(above) if n == version or n.startswith(version + ".")]
        for name in sorted(fitting, key=lambda name: [*map(int, re.findall(r"\d+", name))])[-1:]:
            place = os.path.join(above, name, "bin")
            if os.path.isdir(place):
                yield place


def _installation_of(entrance: str, home: str) -> str:
    """Return the folder above, if it is an installation with a folder of programs; else ""."""
    if os.path.basename(entrance) not in _ENTRANCES or not os.path.isdir(entrance):
        return ""
    root = os.path.dirname(entrance)
    if os.path.relpath(root, home) in _BIN_ONLY:
        return ""
    signs = (*_SIGNS, *(_SHIM_SIGNS if os.path.basename(entrance) == "shims" else ()))
    java = _JAVA in _text(os.path.join(root, "release"))
    return root if java or _has_any(root, signs) or _is_python(root) else ""


def _has_any(root: str, signs: Iterable[str]) -> bool:
    return any(os.path.exists(os.path.join(root, sign)) for sign in signs)


def _is_python(root: str) -> bool:
    """Return whether a folder is an installation of Python: an interpreter with its modules, and
    no virtual environment, which may be a whole project."""
    if os.path.lexists(os.path.join(root, "pyvenv.cfg")):
        return False
    with suppress(OSError):
        versions = filter(_PYTHON.fullmatch, os.listdir(os.path.join(root, "lib")))
        return any(os.path.isfile(os.path.join(root, "bin", version)) for version in versions)
    return False


def _text(place: str) -> str:
    return read_short_file(place)[:_MAX_LINE_BYTES]
