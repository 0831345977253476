"""A command and a box as what is started.

Where programs of this machine listen: sockets that have a path. The kernel lists them.

From a command and a box to what is really started: words, environment, open files.

What is handed over by open files (bubblewrap's arguments, the filter, the supervisor's plan)
stands in
no list of processes.
"""

import marshal
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.value import replace
from helix_desktop.tools.permissions.git_commands import git_environment
from helix_desktop.tools.sandbox import bubblewrap, landlock, seccomp
from helix_desktop.tools.sandbox.command_environment import NOTHING_LENT, LentFolders, cache_folders
from helix_desktop.tools.sandbox.git_identity import NOBODY, GitIdentity
from helix_desktop.tools.sandbox.layout import SandboxLayout
from helix_desktop.tools.sandbox.network_proxy import PORT, NetworkProxy, proxy_variables
from helix_desktop.tools.sandbox.probe import reaper_command
from helix_desktop.tools.sandbox.process import (
    BASH,
    READ_FIRST,
    CommandLimits,
    ProcessLaunch,
    limited_shell,
    read_first,
)
from helix_desktop.tools.sandbox.repository_guard import hold_mountpoints
from helix_desktop.tools.sandbox.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.sandbox_listener import SandboxListener
from helix_desktop.tools.sandbox.socket_guard import SocketGuard
from helix_desktop.tools.sandbox.system_mounts import own_home

_TABLE = Path("/proc/net/unix")


def listening_sockets() -> tuple[str, ...]:
    """Paths of all sockets that are bound now; none where the system tells of none."""
    try:
        table = _TABLE.read_bytes()
    except OSError:
        return ()
    found = {line.split(b" ", 7)[-1] for line in table.splitlines()[1:] if b" /" in line}
    return tuple(sorted(os.fsdecode(path.strip()) for path in found if path.startswith(b"/")))


_PLACE = "/run"
"""Where in the box files for git and for bash are."""
_SETTINGS, _EXCLUDES = "helix-gitconfig", "helix-gitignore"
_BOUNDS = f"{_PLACE}/helix-limits"
_MARSHAL = 2
"""A format that every interpreter reads; loading json would take it a third of its time."""
_ONE_TRY = {"npm_config_fetch_retries": "0", "CARGO_NET_RETRY": "0", "PIP_RETRIES": "0"}
"""Where there is no way out, package tools need not look for one again and again: npm would do so
for longer than commands have."""
_IN_NAMESPACE = (seccomp.AF_UNIX, seccomp.AF_INET, seccomp.AF_INET6, seccomp.AF_NETLINK)
_ON_NETWORK = (seccomp.AF_INET, seccomp.AF_INET6, seccomp.AF_NETLINK)
"""Without sockets of this machine: with the network the ones without a path could be reached."""


class SandboxCommand(Struct, frozen=True):
    """What is to be run, and where: `folder` is a real path in the project folder."""

    text: str
    folder: str
    network: bool = False
    lent: LentFolders = NOTHING_LENT
    """What it finds of the person's."""
    proxy: NetworkProxy | None = None
    """Its only way to the net, where it has one but not the network itself."""
    person: GitIdentity = NOBODY
    """Who commits."""


@contextmanager
def prepare_launch(
    box: SandboxBackend, layout: SandboxLayout, command: SandboxCommand, *, limits: CommandLimits
) -> Iterator[ProcessLaunch]:
    """How to start a command; everything that was made for it goes at the end.

    For bubblewrap the folders of `layout.absent` have to stand.
    """
    with ExitStack() as stack:
        match box.kind:
            case SandboxKind.BUBBLEWRAP:
                yield _bubblewrapped(stack, box, layout, command=command, limits=limits)
            case SandboxKind.LANDLOCK:
                yield _landlocked(stack, box, layout, command=command, limits=limits)
            case SandboxKind.NONE:
                yield _bare(stack, command, limits)


def _bubblewrapped(
    stack: ExitStack,
    box: SandboxBackend,
    layout: SandboxLayout,
    *,
    command: SandboxCommand,
    limits: CommandLimits,
) -> ProcessLaunch:
    words = bubblewrap.bubblewrap_arguments(
        layout,
        limits,
        modern=box.modern,
        network=command.network,
        sockets=listening_sockets(),
        unreadable=stack.enter_context(_unreadable()) if layout.hidden else "",
    )
    given = _given(stack, command, limits)
    words += bubblewrap.sealed(given)
    found = _environment(command, own_home(), "/tmp")
    found[READ_FIRST] = _BOUNDS
    found["GIT_CONFIG_GLOBAL"] = os.path.join(_PLACE, _SETTINGS)
    words += [*bubblewrap.environment_arguments(found), "--chdir", command.folder]
    handed = list(given.values())
    sockets = _sockets(layout, command)
    if filtering := seccomp.seccomp_program(sockets, attributes=True):
        handed.append(_handed(stack, filtering))
        words += ["--seccomp", str(handed[-1])]
    listener = _listener(stack, command)
    if listener is not None:
        words, handed = [*words, *listener.words], [*handed, *listener.handed]
    handed.append(_handed(stack, os.fsencode("".join(f"{word}\0" for word in words))))
    told = [box.program, "--args", str(handed[-1]), "--", *BASH, command.text]
    launch = ProcessLaunch(told, {}, tuple(handed))
    if box.guards and not layout.looking:
        launch = _guarded(stack, launch, connections=seccomp.AF_UNIX in sockets)
    if listener is None or command.proxy is None:
        return launch
    stack.callback(command.proxy.close)
    serve = command.proxy.serve
    return replace(launch, begun=lambda: listener.open(serve))


def _given(stack: ExitStack, command: SandboxCommand, limits: CommandLimits) -> dict[str, int]:
    """Files that are made of what we hand over, by their places."""
    files = {**_persons(command.person, _PLACE), _BOUNDS: read_first(limits)}
    return {name: _handed(stack, content) for name, content in files.items()}


def _guarded(stack: ExitStack, launch: ProcessLaunch, *, connections: bool) -> ProcessLaunch:
    return replace(launch, starting=stack.enter_context(SocketGuard(connections=connections)).start)


def _listener(stack: ExitStack, command: SandboxCommand) -> SandboxListener | None:
    return stack.enter_context(SandboxListener(reaper_command(), PORT)) if command.proxy else None


def _sockets(layout: SandboxLayout, command: SandboxCommand) -> tuple[int, ...]:
    """The families that it may make: what only reads speaks to nobody."""
    if command.network:
        return _ON_NETWORK
    return () if layout.looking else _IN_NAMESPACE


def _landlocked(
    stack: ExitStack,
    box: SandboxBackend,
    layout: SandboxLayout,
    *,
    command: SandboxCommand,
    limits: CommandLimits,
) -> ProcessLaunch:
    scratch = stack.enter_context(_scratch())
    if not (layout.looking or layout.free):
        stack.enter_context(hold_mountpoints(landlock.built_folders(layout.folder)))
    rules = landlock.landlock_rules(layout, scratch, network=command.network)
    handled = landlock.landlock_ruleset(box.abi, network=command.network)
    sockets = _ON_NETWORK if command.network else ()
    for name, content in _persons(command.person, scratch).items():
        Path(name).write_bytes(content)
    found = _environment(command, layout.home or scratch, scratch)
    found["GIT_CONFIG_GLOBAL"] = os.path.join(scratch, _SETTINGS)
    plan = {
        "handled": [handled.files, handled.network, handled.scope, box.abi],
        "rules": [[rule.path, rule.fitting] for rule in rules],
        "filter": seccomp.seccomp_program(sockets, attributes=layout.free).hex(),
        "telling": seccomp.seccomp_program(sockets, attributes=layout.free, tells_modes=True).hex(),
        "modes": [
            [] if layout.free else seccomp.changes_modes(),
            [rule.path for rule in rules if rule.access == landlock.MAKING],
        ],
        "environment": found,
    }
    return _warded(stack, plan, command, limits=limits)


def _bare(stack: ExitStack, command: SandboxCommand, limits: CommandLimits) -> ProcessLaunch:
    bare = replace(command, network=True, lent=replace(command.lent, home=""))
    environment = _environment(bare, os.path.expanduser("~"), tempfile.gettempdir())
    if reaper_command() and hasattr(os, "memfd_create"):
        plan = {
            "handled": [],
            "rules": [],
            "filter": "",
            "environment": environment,
            "modes": [[], []],
        }
        return _warded(stack, plan, command, limits=limits)
    words = limited_shell(f"cd {_quoted(command.folder)} && {command.text}", limits)
    return ProcessLaunch(words, environment)


def _warded(
    stack: ExitStack, plan: Mapping[str, object], command: SandboxCommand, *, limits: CommandLimits
) -> ProcessLaunch:
    shell = limited_shell(command.text, limits)
    whole = {**plan, "folder": command.folder, "command": shell}
    handle = _handed(stack, marshal.dumps(whole, _MARSHAL))
    words = [*reaper_command(), str(handle)]
    return ProcessLaunch(words, {"LC_ALL": "C.UTF-8"}, (handle,), asks_politely=True)


def _persons(person: GitIdentity, folder: str) -> dict[str, bytes]:
    """Files that tell git who the person is, by their paths."""
    excludes = os.path.join(folder, _EXCLUDES)
    named = b'[core]\n\texcludesFile = "%s"\n' % os.fsencode(excludes)
    return {os.path.join(folder, _SETTINGS): person.settings + named, excludes: person.excludes}


def _environment(command: SandboxCommand, home: str, temporary: str) -> dict[str, str]:
    """All that a command finds; of the application's own only what was named."""
    lent, reaches = command.lent, command.network or command.proxy is not None
    return {
        **dict(lent.variables),
        **({} if command.network or (reaches and lent.hosts) else _ONE_TRY),
        **(cache_folders(home) if lent.home else {}),
        "PATH": lent.path,
        "HOME": home,
        "TMPDIR": temporary,
        # as those that judge commands believe: what a pattern stands for depends on it
        "LC_ALL": "C.UTF-8",
        "TERM": "dumb",
        "NO_COLOR": "1",
        "PAGER": "cat",
        **(proxy_variables() if command.proxy else {}),
        **git_environment(network=reaches),
    }


def _handed(stack: ExitStack, content: bytes) -> int:
    handle = os.memfd_create("helix")
    stack.callback(os.close, handle)
    with os.fdopen(handle, "wb", closefd=False) as file:
        file.write(content)
    os.lseek(handle, 0, os.SEEK_SET)
    return handle


@contextmanager
def _unreadable() -> Iterator[str]:
    """A file that nobody without rights over all files can open."""
    handle, place = tempfile.mkstemp(prefix="helix-hidden-")
    try:
        os.fchmod(handle, 0)
        os.close(handle)
        yield place
    finally:
        os.unlink(place)


@contextmanager
def _scratch() -> Iterator[str]:
    """A temporary folder, gone afterwards, whatever its folders were made like."""
    place = Path(os.path.realpath(tempfile.mkdtemp(prefix="helix-command-")))
    try:
        yield str(place)
    finally:
        shutil.rmtree(place, ignore_errors=True)
        _make_removable(str(place))
        for above, folders, _ in os.walk(place):
            for name in folders:
                _make_removable(os.path.join(above, name))
        shutil.rmtree(place, ignore_errors=True)


def _make_removable(folder: str) -> None:
    with suppress(OSError):  # it is gone
        if not os.path.islink(folder):
            os.chmod(folder, 0o700)


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"
