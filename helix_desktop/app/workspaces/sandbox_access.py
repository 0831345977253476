"""Saves what a workspace's commands may reach: sandbox preset, folders, hosts.

Changes by another process apply from the next command on. A damaged file is reported, put aside,
and replaced by its copy. Without one, or if the system does not let the file be read at a start,
the strict preset applies, without any host.
"""

import asyncio
import logging
import os
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from helix_desktop.app.json_file import JsonFile, file_stamp
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.sandbox import (
    MAX_FOLDERS,
    MAX_HOSTS,
    UNPROXIED,
    SandboxPreset,
    SandboxReach,
    parse_target,
)
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.system_mounts import own_home
from helix_desktop.tools.sandbox import (
    CommandEnvironment,
    GrantedResources,
)
from helix_desktop.tools.secrets.secret_file_names import is_secret

FILE = "sandbox.json"
UNKNOWN_REACH = SandboxReach(SandboxPreset.STRICT)
"""What holds while the choice is unknown."""

log = logging.getLogger(__name__)


class AccessFile:
    """The choice of one workspace. Thread-safe."""

    def __init__(self, home: Path) -> None:
        self._source = JsonFile(
            home / FILE,
            SandboxReach,
            check=check_access,
        )
        self._lock = threading.Lock()
        self._stamp: tuple[int, ...] | None = None
        # what was chosen is not known: it may have been less than the usual
        self._access = UNKNOWN_REACH

    @property
    def access(self) -> SandboxReach:
        with self._lock:
            stamp = file_stamp(self._source.path)
            if stamp != self._stamp or self._source.unread is not None:
                self._access, self._stamp = self._read_file(), file_stamp(self._source.path)
            return self._access

    def choose(self, access: SandboxReach) -> None:
        """Save a choice, from the next command on; raise SettingsError on failure."""
        with self._lock:
            try:
                self._source.write(access)
            except OSError as error:
                raise SettingsError(
                    "Couldn't save the sandbox settings: {reason}.",
                    "The earlier settings stay in effect.",
                    reason=error.strerror,
                ) from error
            log.info("what commands can reach: %s", access)
            self._access, self._stamp = access, file_stamp(self._source.path)

    def _read_file(self) -> SandboxReach:
        content = self._source.read()
        if self._source.unread is not None:
            return self._access
        if content is None:
            return SandboxReach() if self._source.damage is None else UNKNOWN_REACH
        return check_access(content)

    @property
    def problem(self) -> SettingsError | None:
        """The reason why the file could not be used, if so."""
        return self._source.problem(
            Phrase("Can't read the sandbox settings. Strict applies, with no hosts allowed.")
        )


class ReachableFolders(Struct, frozen=True):
    """The chosen access, the preset in force, the readable folders, and the home folder."""

    access: SandboxReach
    preset: SandboxPreset
    readable: tuple[str, ...]
    home: str


class SandboxAccess:
    """The access that each command gets, from the user's choice and the folders that exist."""

    def __init__(
        self,
        file: AccessFile,
        environment: CommandEnvironment,
        *,
        trusted: Callable[[], bool],
        more_readable: Callable[[], Sequence[str]] = lambda: (),
    ) -> None:
        """Prepare the access; `more_readable` returns folders with skills, for their scripts."""
        self._file, self._environment, self._trusted = file, environment, trusted
        self._more_readable = more_readable
        self._refused: dict[str, None] = {}

    @property
    def access(self) -> SandboxReach:
        return self._file.access

    @property
    def preset(self) -> SandboxPreset:
        """Return the preset in force."""
        return self._file.access.in_force(trusted=self._trusted())

    @property
    def problems(self) -> tuple[str, ...]:
        problems = (str(self._file.problem or ""), self._environment.problem)
        return tuple(filter(None, problems))

    @property
    def refused(self) -> tuple[str, ...]:
        """Return the hosts that commands wanted since the start and that can still be allowed."""
        allowed = self._file.access.hosts
        return tuple(
            host for host in self._refused if host not in allowed and not _is_sandbox(host)
        )

    def remember(self, refused: tuple[str, ...]) -> None:
        """Note the hosts that a command could not reach, to offer them to the user."""
        self._refused |= dict.fromkeys(refused[:MAX_HOSTS])

    def resources(self, *, sandboxed: bool = True) -> GrantedResources:
        """Return the folders for the next command.

        Blocks, at first until the user's shell has answered.
        """
        preset = self.preset if sandboxed else SandboxPreset.OFF
        access, folders = self._file.access, dict.fromkeys(self._file.access.readable)
        for folder in self._more_readable():
            with suppress(SettingsError):  # one that may hold secrets is not shown
                folders |= dict.fromkeys(check_access(SandboxReach(readable=(folder,))).readable)
        return self._environment.resources(replace(access, readable=tuple(folders)), preset)

    async def now(self) -> ReachableFolders:
        """Return the access of commands as of now, for display."""
        folders = await asyncio.to_thread(self.resources)
        return ReachableFolders(self.access, self.preset, folders.toolchains.shown, folders.home)

    async def change(self, access: SandboxReach) -> None:
        """Check and save a choice; raise SettingsError if it is not valid."""
        await asyncio.to_thread(self.choose, access)

    def choose(self, access: SandboxReach) -> None:
        """Check and save a choice, blocking."""
        self._file.choose(check_access(access))


def check_access(access: SandboxReach) -> SandboxReach:
    """Normalize a choice; raise SettingsError for an invalid host or a folder not to be shown."""
    if len(access.hosts) > MAX_HOSTS or len(access.readable) > MAX_FOLDERS:
        raise SettingsError("There are too many hosts or folders.", "Remove some.")
    hosts = tuple(dict.fromkeys(map(normal_host, access.hosts)))
    for host in filter(_is_sandbox, hosts):
        port = host.rpartition(":")[2]
        raise SettingsError(
            "In the sandbox, {text} is the sandbox itself, and not this computer.",
            "Allow this computer's address in its network, such as {example}. The service "
            "must listen there.",
            text=host,
            example=f"192.168.1.5:{port if port.isdecimal() else 8000}",
        )
    folders = tuple(dict.fromkeys(map(_check_readable, access.readable)))
    return SandboxReach(access.preset, hosts, folders)


def normal_host(text: str) -> str:
    """Return a host as it is listed; raise SettingsError for anything else."""
    target = parse_target(text)
    if target is None:
        raise SettingsError(
            "{text} isn't a host.", "Write name or name:port.", text=show_hidden(text[:200])
        )
    return target.words


def _is_sandbox(host: str) -> bool:
    """Tell whether a host is the sandbox itself: programs don't ask a proxy for these."""
    target = parse_target(host)
    name = target.host.lower().rstrip(".") if target else ""
    return name in UNPROXIED or name.endswith(".localhost")


def _check_readable(text: str) -> str:
    path = os.path.realpath(os.path.expanduser(text))
    home = own_home()
    contains_home = home == path or home.startswith(path.rstrip("/") + "/")
    if contains_home or is_secret(Path(os.path.relpath(path, home)).parts):
        raise SettingsError(
            "{text} contains more than commands should read.",
            "Choose a folder inside it that has no keys.",
            text=show_hidden(text[:200]),
        )
    if not os.path.isabs(os.path.expanduser(text)):
        raise SettingsError(
            "{text} isn't a full path.",
            "Start the path with / or ~/.",
            text=show_hidden(text[:200]),
        )
    return path
