"""The environment variables, PATH, and home folder that sandboxed commands get.

Variables are passed on by name, never all but some: an unnamed one may be a secret. The home folder
belongs to the workspace and is kept from command to command, so that package tools find their
caches again and can write them.
"""

import os
import re
import sys
import threading
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.sandbox import SandboxPreset, SandboxReach
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.system_mounts import own_home
from helix_desktop.tools.programs.login_environment import LoginShell
from helix_desktop.tools.programs.toolchains import (
    HOMES,
    TOOLCHAIN_FILES,
    Toolchains,
    find_toolchains,
    virtual_environments,
)
from helix_desktop.tools.sandbox.launch.package_caches import CACHES, PackageCaches

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
