"""What commands of one workspace can reach: kept beside its file, outside of its folder.

What another process writes there holds from the next command on. A file that cannot be read is put
aside and told of; the usual preset holds then, without any host.
"""

import asyncio
import logging
import os
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct

from helix_desktop.app.json_file import replace_file
from helix_desktop.domain.errors import PermissionsError, SettingsError
from helix_desktop.domain.sandbox import MOST_FOLDERS, MOST_HOSTS, SandboxPreset, SandboxReach
from helix_desktop.domain.text_safety import show_hidden
from helix_desktop.tools.sandbox.command_environment import CommandEnvironment, LentFolders
from helix_desktop.tools.sandbox.network_proxy import parse_target
from helix_desktop.tools.sandbox.system_mounts import own_home
from helix_desktop.tools.secrets.secret_names import is_secret

FILE = "sandbox.json"

log = logging.getLogger(__name__)


class _File(msgspec.Struct):
    """New fields need a default."""

    preset: SandboxPreset | None = None
    hosts: tuple[str, ...] = ()
    readable: tuple[str, ...] = ()


class AccessFile:
    """One workspace's choice. Any thread."""

    def __init__(self, home: Path) -> None:
        self._path = home / FILE
        self._lock = threading.Lock()
        self._stamp: tuple[int, int] | None = None
        self._access = SandboxReach()
        self.problem: PermissionsError | None = None
        """Why the file could not be used, if so."""

    @property
    def access(self) -> SandboxReach:
        with self._lock:
            stamp = _stamp(self._path)
            if stamp != self._stamp:
                self._access, self._stamp = self._read(), _stamp(self._path)
            return self._access

    def choose(self, access: SandboxReach) -> None:
        """Holds from the next command on; SettingsError if it could not be kept."""
        saved = _File(access.preset, access.hosts, access.readable)
        with self._lock:
            try:
                replace_file(self._path, msgspec.json.format(msgspec.json.encode(saved)))
            except OSError as error:
                raise SettingsError(
                    "What commands can reach could not be saved: {reason}.",
                    "What held before holds on.",
                    reason=error.strerror,
                ) from error
            log.info("what commands can reach: %s", saved)
            self._access, self._stamp = access, _stamp(self._path)

    def _read(self) -> SandboxReach:
        try:
            found = msgspec.json.decode(self._path.read_bytes(), type=_File)
            return check_access(SandboxReach(found.preset, found.hosts, found.readable))
        except FileNotFoundError:
            return SandboxReach()
        except (OSError, ValueError, RecursionError, SettingsError) as error:
            log.warning("what commands can reach is unreadable: %s", error)
        aside = self._path.with_suffix(".unreadable.json")
        try:
            self._path.replace(aside)
        except OSError as error:
            log.warning("it cannot be put aside: %s", error)
        self.problem = PermissionsError(
            "What commands can reach cannot be read; the usual holds, without any host.",
            "It is kept as {aside}.",
            aside=aside.name,
        )
        return SandboxReach()


class ReachableFolders(Struct, frozen=True):
    """What was chosen, what holds, and what came of it: folders to read, and the home folder."""

    access: SandboxReach
    preset: SandboxPreset
    lent: tuple[str, ...]
    home: str


class SandboxAccess:
    """What is handed to each command, of what the person chose and what there is."""

    def __init__(
        self, file: AccessFile, surroundings: CommandEnvironment, *, trusted: Callable[[], bool]
    ) -> None:
        self._file, self._surroundings, self._trusted = file, surroundings, trusted
        self._refused: dict[str, None] = {}

    @property
    def access(self) -> SandboxReach:
        return self._file.access

    @property
    def preset(self) -> SandboxPreset:
        """What holds now."""
        return self._file.access.in_force(trusted=self._trusted())

    @property
    def problems(self) -> tuple[str, ...]:
        """What the person has to be told."""
        told = (str(self._file.problem or ""), self._surroundings.problem)
        return tuple(filter(None, told))

    @property
    def refused(self) -> tuple[str, ...]:
        """Hosts that commands wanted since the start and that are still not allowed."""
        allowed = self._file.access.hosts
        return tuple(host for host in self._refused if host not in allowed)

    def remember(self, refused: tuple[str, ...]) -> None:
        """Hosts that a command could not reach, to be offered."""
        self._refused |= dict.fromkeys(refused[:MOST_HOSTS])

    def lent(self, *, boxed: bool = True) -> LentFolders:
        """For the next command. Blocks, at first until the person's shell has answered."""
        preset = self.preset if boxed else SandboxPreset.OFF
        return self._surroundings.lent(self._file.access, preset)

    async def now(self) -> "ReachableFolders":
        """What commands find here now, for a person to look at."""
        lent = await asyncio.to_thread(self.lent)
        return ReachableFolders(self.access, self.preset, lent.toolchains.shown, lent.home)

    async def change(self, access: SandboxReach) -> None:
        """Check and keep it; SettingsError says what is wrong with it."""
        await asyncio.to_thread(self.choose, access)

    def choose(self, access: SandboxReach) -> None:
        """The same at once."""
        self._file.choose(check_access(access))


def check_access(access: SandboxReach) -> SandboxReach:
    """The same, written plainly; SettingsError for what is no host or no folder to be shown."""
    if len(access.hosts) > MOST_HOSTS or len(access.readable) > MOST_FOLDERS:
        raise SettingsError("There are too many hosts or folders.", "Remove some.")
    hosts = tuple(dict.fromkeys(_host(each) for each in access.hosts))
    folders = tuple(dict.fromkeys(_folder(each) for each in access.readable))
    return SandboxReach(access.preset, hosts, folders)


def _host(text: str) -> str:
    target = parse_target(text)
    if target is None:
        raise SettingsError(
            "{text} is no host.", "Write name or name:port.", text=show_hidden(text[:200])
        )
    return target.words


def _folder(text: str) -> str:
    place = os.path.realpath(os.path.expanduser(text))
    home = own_home()
    holds_home = home == place or home.startswith(place.rstrip("/") + "/")
    if holds_home or is_secret(Path(os.path.relpath(place, home)).parts):
        raise SettingsError(
            "{text} holds more than commands should read.",
            "Choose a folder below it, without keys.",
            text=show_hidden(text[:200]),
        )
    if not os.path.isabs(os.path.expanduser(text)):
        raise SettingsError(
            "{text} is no whole path.", "Begin it with / or ~/.", text=show_hidden(text[:200])
        )
    return place


def _stamp(path: Path) -> tuple[int, int]:
    """Differs once a file was replaced or written to."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0
    return found.st_ino, found.st_mtime_ns
