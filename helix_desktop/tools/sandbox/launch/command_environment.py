"""The environment variables, PATH, and home folder that sandboxed commands get.

Variables are passed on by name, never all but some: an unnamed one may be a secret. The home folder
belongs to the workspace and is kept from command to command, so that package tools find their
caches again and can write them.

Commands get the user's package caches of cargo and go. The tools keep them in one place, which
commands cannot write: so the workspace's own caches get a link to each file, and new downloads are
stored beside. A command may have replaced any folder of these caches: each is opened by handle, and
no link in them is followed.
"""

import os
import re
import stat
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.sandbox import SandboxPreset, SandboxReach
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.files.system_mounts import leads_through, own_home
from helix_desktop.tools.programs.login_environment import LoginShell
from helix_desktop.tools.programs.toolchains import (
    HOMES,
    TOOLCHAIN_FILES,
    Toolchains,
    find_toolchains,
    virtual_environments,
)
from helix_desktop.tools.sandbox.find.secret_search import first_bytes

CACHES = ".cache"
"""Folder of caches in the workspace's home folder."""
_PART = 20
"""Linking takes at most a twentieth of the time: after one second, the next run waits twenty."""
_MAX_LINKS = 100_000
_OWN = re.compile(r"list|.*lock|.*\.partial|.*\.tmp.*|\.last-updated|CACHEDIR\.TAG")
"""Files that the tools write themselves: known versions and locks."""
_TELLING = re.compile(rb"token|secret|passw|credential|://[^/\s\"']*@", re.IGNORECASE)


class PackageCaches:
    """The package caches of one workspace. Any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._next = 0.0
        self._sources: tuple[str, ...] = ()

    def linked_folders(
        self, variables: Mapping[str, str], home: str, own: str, *, folder: str = ""
    ) -> tuple[str, ...]:
        """Return the folders to which the links in `own`, the workspace's home folder, lead.

        Nothing in `own` or the project's `folder` is a source: a command may have made it a link.
        """
        with self._lock:
            began = time.monotonic()
            if began >= self._next:
                self._sources = tuple(_link_all(variables, home, own, folder=folder))
                now = time.monotonic()
                self._next = now + _PART * (now - began)
            return self._sources


def _link_all(variables: Mapping[str, str], home: str, own: str, *, folder: str) -> Iterator[str]:
    """Link the user's stores, and copy the files that name registries; yield the stores."""
    written = frozenset(map(os.path.realpath, filter(None, (own, folder))))
    cargo = variables.get("CARGO_HOME") or os.path.join(home, ".cargo")
    go = variables.get("GOPATH", "").split(":")[0] or os.path.join(home, "go")
    modules = variables.get("GOMODCACHE") or os.path.join(go, "pkg", "mod")
    with suppress(OSError), PosixFolderHandle.at(own) as root:
        for source, target in (
            (os.path.join(cargo, "config.toml"), f"{CACHES}/cargo/config.toml"),
            (os.path.join(home, ".config", "go", "env"), ".config/go/env"),
        ):
            with suppress(OSError):
                if not leads_through(source, written):
                    _copy_settings(source, root, target)
        left = _MAX_LINKS
        # only stores with files as downloaded from a registry
        for store, target in (
            (os.path.join(cargo, "registry/index"), f"{CACHES}/cargo/registry/index"),
            (os.path.join(cargo, "registry/cache"), f"{CACHES}/cargo/registry/cache"),
            (os.path.join(modules, "cache/download"), f"{CACHES}/go/pkg/mod/cache/download"),
        ):
            source = os.path.realpath(store)
            if os.path.isdir(source) and not leads_through(store, written):
                with suppress(OSError), root.make_below(target) as place, place.below("") as inside:
                    left = _link_files(source, inside, left)
                    yield source


def _link_files(source: str, target: PosixFolderHandle, left: int) -> int:
    """Link each file; return how many more links are allowed."""
    entries: dict[str, os.DirEntry[str]] = {}
    with suppress(OSError), os.scandir(source) as scanned:
        entries = {entry.name: entry for entry in scanned if not entry.is_symlink()}
    if ".git" in entries:  # a repository, as kept by old versions of cargo
        entries = {}
    existing = frozenset(target.names())
    for name in existing - entries.keys():
        with suppress(OSError):  # links to deleted files go
            place, kind = os.path.join(source, name), target.look(name).st_mode
            if stat.S_ISLNK(kind) and target.link(name) == place:
                target.remove(name)
            elif stat.S_ISDIR(kind):
                with target.inner(name) as inner:
                    _link_files(place, inner, 0)
    for name, entry in entries.items():
        if left <= 0:
            break
        with suppress(OSError):
            if entry.is_dir(follow_symlinks=False):
                if name not in existing:
                    target.make_folder(name)
                with target.inner(name) as inner:
                    left = _link_files(entry.path, inner, left)
            elif name not in existing and not _OWN.fullmatch(name):
                os.symlink(entry.path, name, dir_fd=target.handle())
                left -= 1
    return left


def _copy_settings(source: str, root: PosixFolderHandle, target: str) -> None:
    """Copy settings without keys, unless a newer copy exists."""
    data = first_bytes(source)
    if _TELLING.search(data):
        return
    above, name = os.path.split(target)
    with root.make_below(above) as folder:
        with suppress(FileNotFoundError):
            if folder.look(name).st_mtime >= os.stat(source).st_mtime:
                return
            folder.remove(name)
        with os.fdopen(folder.make_file(name, 0o644), "wb") as file:
            file.write(data)


SYSTEM_PATH = ("/usr/bin", "/bin")
_PASSED = lazy_pattern(
    r"TZ|JAVA_HOME|GOROOT|GOFLAGS|GOTOOLCHAIN|GO111MODULE|CGO_ENABLED|RUSTUP_(?:HOME|TOOLCHAIN)"
    r"|GO(?:PROXY|NOPROXY|SUMDB|NOSUMDB|PRIVATE|INSECURE)"
    r"|CONDA_(?:PREFIX|DEFAULT_ENV|EXE|PYTHON_EXE|SHLVL)|NIX_(?:PATH|PROFILES|SSL_CERT_FILE)"
    r"|SDKROOT|CC|CXX|PKG_CONFIG_PATH|CI|SSL_CERT_(?:FILE|DIR)|NODE_EXTRA_CA_CERTS"
    r"|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|PYENV_VERSION|NVM_BIN|" + "|".join(HOMES)
)
_USUAL_HOMES = {
    "RUSTUP_HOME": ".rustup",
    "PYENV_ROOT": ".pyenv",
    "NVM_DIR": ".nvm",
    "VOLTA_HOME": ".volta",
    "ASDF_DATA_DIR": ".asdf",
    "RBENV_ROOT": ".rbenv",
}
"""Default folders of version managers, which are in the home folder that commands do not have."""
_VERSIONS = (".python-version", ".nvmrc", *TOOLCHAIN_FILES)
_SECRET = lazy_pattern(
    r"TOKEN|SECRET|PASS|CREDENTIAL|AUTH|(?<!\AGO)PRIVATE|API_?KEY", re.IGNORECASE
)
_WITH_NAME = lazy_pattern(r"://[^/@\s]*@")
"""An address with a name and a password, in a variable that usually holds none."""


class GrantedResources(Struct, frozen=True):
    """Everything that is handed to one command; `home` is a real folder, "" for none."""

    toolchains: Toolchains = Toolchains(SYSTEM_PATH)
    variables: tuple[tuple[str, str], ...] = ()
    home: str = ""
    hosts: tuple[str, ...] | None = None
    """Hosts that are reachable without asking for the network; None: no connection at all."""
    sandboxed: bool = True
    """False if the user has switched the sandbox off."""
    writable: tuple[str, ...] = ()
    """Real paths outside the project that one program may write: its own settings."""
    unwritable: tuple[str, ...] = ()
    """Places within these that it may not write, and files and folders that it may not make."""
    temporary: str = ""
    """The folder that it has as /tmp, where the sandbox is bubblewrap; "" for one of its own."""

    @property
    def path(self) -> str:
        return ":".join(self.toolchains.path)


class CommandEnvironment:
    """The environment of one workspace's commands; `home` is made on first use.

    Any thread; the first call waits.
    """

    HOME = "commands"
    """The name of that folder, inside the workspace's own."""

    def __init__(self, login: LoginShell, folder: Path, home: Path) -> None:
        self._login = login
        self._folder = os.path.realpath(folder)
        self._home = home
        self._lock = threading.Lock()
        self._stamps: tuple[object, ...] = ()
        self._known = Toolchains(SYSTEM_PATH)
        self._downloads = PackageCaches()

    @property
    def problem(self) -> str:
        return self._login.problem

    def resources(self, access: SandboxReach, preset: SandboxPreset) -> GrantedResources:
        """Return the present environment; Strict has only system programs and a home folder."""
        if sys.platform == "win32":  # there is no sandbox, and every preset is the same
            passed = passed_variables(self._login.variables())
            return GrantedResources(variables=tuple(passed), sandboxed=False)
        try:
            self._home.mkdir(mode=0o700, parents=True, exist_ok=True)
            home = os.path.realpath(self._home)
        except OSError:
            home = ""
        if preset is SandboxPreset.STRICT:
            return GrantedResources(home=home)
        variables = self._login.variables()
        passed = tuple(passed_variables(variables))
        if preset is SandboxPreset.OFF:
            path = tuple(filter(os.path.isabs, variables.get("PATH", "").split(":")))
            return GrantedResources(Toolchains(path or SYSTEM_PATH), passed, sandboxed=False)
        toolchains = self._find_toolchains_again(variables)
        more = (readable for readable in access.readable if os.path.isdir(readable))
        lend = partial(self._downloads.linked_folders, variables, own_home(), folder=self._folder)
        loaded = lend(home) if home else ()
        shown = tuple(sorted({*toolchains.shown, *more, *loaded}))
        usual = ((name, os.path.join(own_home(), below)) for name, below in _USUAL_HOMES.items())
        named = (*(pair for pair in usual if pair[1] in toolchains.shown), *passed)
        return GrantedResources(replace(toolchains, shown=shown), named, home, access.hosts)

    def _find_toolchains_again(self, variables: Mapping[str, str]) -> Toolchains:
        """Find toolchains, again only if something that led to them changed."""
        with self._lock:
            stamps = tuple(map(_file_stamp, self._paths_that_lead(variables)))
            if stamps != self._stamps:
                own = os.path.realpath(self._home)
                known = find_toolchains(variables, self._folder, own_home(), own=own)
                self._known = known if known.path else Toolchains(SYSTEM_PATH)
                self._stamps = tuple(map(_file_stamp, self._paths_that_lead(variables)))
            return self._known

    def _paths_that_lead(self, variables: Mapping[str, str]) -> Iterator[str]:
        yield from variables.get("PATH", "").split(":")
        yield from self._known.shown
        # not the project folder, in which most commands change something
        yield from virtual_environments(self._folder)
        yield os.path.join(variables.get("RUSTUP_HOME") or f"{own_home()}/.rustup", "toolchains")
        for name in _VERSIONS:
            yield os.path.join(self._folder, name)


def passed_variables(variables: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the variables that toolchains need and that hold no key."""
    for name, value in sorted(variables.items()):
        fits = _PASSED.fullmatch(name) and not _SECRET.search(name)
        if fits and not _WITH_NAME.search(value) and "\0" not in value:
            yield name, value


def cache_folders(home: str) -> dict[str, str]:
    """Return variables for package tools' caches in the workspace's writable home folder."""
    caches = f"{home}/{CACHES}"
    return {
        "XDG_CACHE_HOME": caches,
        "PIP_CACHE_DIR": f"{caches}/pip",
        "UV_CACHE_DIR": f"{caches}/uv",
        "PIPX_HOME": f"{home}/.local/pipx",
        "POETRY_CACHE_DIR": f"{caches}/poetry",
        "npm_config_cache": f"{caches}/npm",
        "npm_config_fund": "false",
        "npm_config_audit": "false",
        "npm_config_update_notifier": "false",
        "YARN_CACHE_FOLDER": f"{caches}/yarn",
        "YARN_GLOBAL_FOLDER": f"{caches}/yarn-global",
        "BUN_INSTALL_CACHE_DIR": f"{caches}/bun",
        "DENO_DIR": f"{caches}/deno",
        "CARGO_HOME": f"{caches}/cargo",
        "GOPATH": f"{caches}/go",
        "GOCACHE": f"{caches}/go-build",
        "GRADLE_USER_HOME": f"{caches}/gradle",
        "MAVEN_ARGS": f"-Dmaven.repo.local={caches}/maven",
        "NUGET_PACKAGES": f"{caches}/nuget",
        "COMPOSER_CACHE_DIR": f"{caches}/composer",
        "BUNDLE_USER_CACHE": f"{caches}/bundle",
    }


def _file_stamp(place: str) -> tuple[str, int, int]:
    try:
        status = os.stat(place)
    except OSError:
        return place, 0, 0
    return place, status.st_ino, status.st_mtime_ns
