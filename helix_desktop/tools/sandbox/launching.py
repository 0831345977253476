"""From a command and a box to what is really started: words, environment, open files.

What is handed over by open files (bubblewrap's arguments, the filter, the warden's plan) stands in
no list of processes.
"""

import marshal
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

from helix_desktop.domain.values import value
from helix_desktop.tools.judging.git_environment import environment as git_environment
from helix_desktop.tools.sandbox import bubblewrap, landlock, seccomp
from helix_desktop.tools.sandbox.box import Box, Kind
from helix_desktop.tools.sandbox.door import Door
from helix_desktop.tools.sandbox.identity import NOBODY, Person
from helix_desktop.tools.sandbox.layout import Layout
from helix_desktop.tools.sandbox.limits import (
    BASH,
    READ_FIRST,
    Limits,
    read_first,
    shell_words,
)
from helix_desktop.tools.sandbox.machine import own_home
from helix_desktop.tools.sandbox.mountpoints import standing
from helix_desktop.tools.sandbox.probing import warden_words
from helix_desktop.tools.sandbox.process import Launch
from helix_desktop.tools.sandbox.proxy import PORT, HostProxy, variables
from helix_desktop.tools.sandbox.sockets import listening
from helix_desktop.tools.sandbox.surroundings import NOTHING_LENT, Lent, caches

_PLACE = "/run"
"""Where in the box files for git and for bash are."""
_SETTINGS, _EXCLUDES, _LIMITS = "helix-gitconfig", "helix-gitignore", "helix-limits"
_MARSHAL = 2
"""A format that every interpreter reads; loading json would take it a third of its time."""
_ONE_TRY = {"npm_config_fetch_retries": "0", "CARGO_NET_RETRY": "0", "PIP_RETRIES": "0"}
"""Where there is no way out, package tools need not look for one again and again: npm would do so
for longer than commands have."""
_IN_NAMESPACE = (seccomp.AF_UNIX, seccomp.AF_INET, seccomp.AF_INET6, seccomp.AF_NETLINK)
_ON_NETWORK = (seccomp.AF_INET, seccomp.AF_INET6, seccomp.AF_NETLINK)
"""Without sockets of this machine: with the network the ones without a path could be reached."""


@value
class Command:
    """What is to be run, and where: `folder` is a real path in the project folder."""

    text: str
    folder: str
    network: bool = False
    lent: Lent = NOTHING_LENT
    """What it finds of the person's."""
    proxy: HostProxy | None = None
    """Its only way to the net, where it has one but not the network itself."""
    person: Person = NOBODY
    """Who commits."""


@contextmanager
def launched(box: Box, layout: Layout, command: Command, *, limits: Limits) -> Iterator[Launch]:
    """How to start a command; everything that was made for it goes at the end.

    For bubblewrap the folders of `layout.absent` have to stand.
    """
    with ExitStack() as stack:
        match box.kind:
            case Kind.BUBBLEWRAP:
                yield _bubblewrapped(stack, box, layout, command=command, limits=limits)
            case Kind.LANDLOCK:
                yield _landlocked(stack, box, layout, command=command, limits=limits)
            case Kind.NONE:
                yield _bare(stack, command, limits)


def _bubblewrapped(
    stack: ExitStack, box: Box, layout: Layout, *, command: Command, limits: Limits
) -> Launch:
    words = bubblewrap.arguments(
        layout,
        limits,
        modern=box.modern,
        network=command.network,
        sockets=listening(),
        unreadable=stack.enter_context(_unreadable()) if layout.hidden else "",
    )
    bounds = os.path.join(_PLACE, _LIMITS)
    files = {**_persons(command.person, _PLACE), bounds: read_first(limits)}
    given = {name: _handed(stack, content) for name, content in files.items()}
    words += bubblewrap.sealed(given)
    found = _environment(command, own_home(), "/tmp")
    found[READ_FIRST] = bounds
    found["GIT_CONFIG_GLOBAL"] = os.path.join(_PLACE, _SETTINGS)
    words += bubblewrap.environment(found)
    words += ["--chdir", command.folder]
    handed = list(given.values())
    if filtering := seccomp.program(_sockets(layout, command), attributes=True):
        handed.append(_handed(stack, filtering))
        words += ["--seccomp", str(handed[-1])]
    door = stack.enter_context(Door(warden_words(), PORT)) if command.proxy else None
    if door is not None:
        words += door.words
        handed += door.handed
    handed.append(_handed(stack, os.fsencode("".join(f"{word}\0" for word in words))))
    told = [box.program, "--args", str(handed[-1]), "--", *BASH, command.text]
    if door is None or command.proxy is None:
        return Launch(told, {}, tuple(handed))
    stack.callback(command.proxy.close)
    serve = command.proxy.serve
    return Launch(told, {}, tuple(handed), begun=lambda: door.open(serve))


def _sockets(layout: Layout, command: Command) -> tuple[int, ...]:
    """The families that it may make: what only reads speaks to nobody."""
    if command.network:
        return _ON_NETWORK
    return () if layout.looking else _IN_NAMESPACE


def _landlocked(
    stack: ExitStack, box: Box, layout: Layout, *, command: Command, limits: Limits
) -> Launch:
    scratch = stack.enter_context(_scratch())
    if not (layout.looking or layout.free):
        stack.enter_context(standing(landlock.built_folders(layout.folder)))
    rules = landlock.rules(layout, scratch, network=command.network)
    handled = landlock.ruleset(box.abi, network=command.network)
    sockets = _ON_NETWORK if command.network else ()
    for name, content in _persons(command.person, scratch).items():
        Path(name).write_bytes(content)
    found = _environment(command, layout.home or scratch, scratch)
    found["GIT_CONFIG_GLOBAL"] = os.path.join(scratch, _SETTINGS)
    plan = {
        "handled": [handled.files, handled.network, handled.scope, box.abi],
        "rules": [[rule.path, rule.fitting] for rule in rules],
        "filter": seccomp.program(sockets, attributes=layout.free).hex(),
        "telling": seccomp.program(sockets, attributes=layout.free, tells_modes=True).hex(),
        "modes": [
            [] if layout.free else seccomp.changes_modes(),
            [rule.path for rule in rules if rule.access == landlock.MAKING],
        ],
        "environment": found,
    }
    return _warded(stack, plan, command, limits=limits)


def _bare(stack: ExitStack, command: Command, limits: Limits) -> Launch:
    bare = replace(command, network=True, lent=replace(command.lent, home=""))
    environment = _environment(bare, os.path.expanduser("~"), tempfile.gettempdir())
    if warden_words() and hasattr(os, "memfd_create"):
        plan = {
            "handled": [],
            "rules": [],
            "filter": "",
            "environment": environment,
            "modes": [[], []],
        }
        return _warded(stack, plan, command, limits=limits)
    words = shell_words(f"cd {_quoted(command.folder)} && {command.text}", limits)
    return Launch(words, environment)


def _warded(
    stack: ExitStack, plan: Mapping[str, object], command: Command, *, limits: Limits
) -> Launch:
    shell = shell_words(command.text, limits)
    whole = {**plan, "folder": command.folder, "command": shell}
    handle = _handed(stack, marshal.dumps(whole, _MARSHAL))
    words = [*warden_words(), str(handle)]
    return Launch(words, {"LC_ALL": "C.UTF-8"}, (handle,), asks_politely=True)


def _persons(person: Person, folder: str) -> dict[str, bytes]:
    """Files that tell git who the person is, by their paths."""
    excludes = os.path.join(folder, _EXCLUDES)
    named = b'[core]\n\texcludesFile = "%s"\n' % os.fsencode(excludes)
    return {os.path.join(folder, _SETTINGS): person.settings + named, excludes: person.excludes}


def _environment(command: Command, home: str, temporary: str) -> dict[str, str]:
    """All that a command finds; of the application's own only what was named."""
    lent, reaches = command.lent, command.network or command.proxy is not None
    return {
        **dict(lent.variables),
        **({} if command.network or (reaches and lent.hosts) else _ONE_TRY),
        **(caches(home) if lent.home else {}),
        "PATH": lent.path,
        "HOME": home,
        "TMPDIR": temporary,
        # as those that judge commands believe: what a pattern stands for depends on it
        "LC_ALL": "C.UTF-8",
        "TERM": "dumb",
        "NO_COLOR": "1",
        "PAGER": "cat",
        **(variables() if command.proxy else {}),
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
    with suppress(OSError, NotImplementedError):  # it is gone, or a link
        if not os.path.islink(folder):
            os.chmod(folder, 0o700)


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"
