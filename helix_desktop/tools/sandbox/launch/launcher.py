"""The command line, environment, and open files that start a command in its sandbox.

Data passed in open files (bubblewrap's arguments, the filter, the plan of `process_jobs.py`)
appears in no list of processes.
"""

import marshal
import os
import shlex
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.value import replace
from helix_desktop.tools.command_shell import ShellKind
from helix_desktop.tools.files.system_mounts import own_home
from helix_desktop.tools.files.untrusted_trees import remove_tree
from helix_desktop.tools.git.commit_trailer import HOOK, hook_script
from helix_desktop.tools.permissions.git_environment import (
    git_environment,
    git_settings_files,
    scoped_git_environment,
)
from helix_desktop.tools.programs.command_limits import (
    BASH,
    READ_FIRST,
    CommandLimits,
    limited_shell,
    read_first,
)
from helix_desktop.tools.programs.process import ProcessLaunch, process_job_command
from helix_desktop.tools.programs.windows_launch import windows_launch
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.launch import bubblewrap, seatbelt, seccomp
from helix_desktop.tools.sandbox.launch.command_environment import (
    GrantedResources,
    cache_folders,
)
from helix_desktop.tools.sandbox.launch.git_identity import NOBODY, GitIdentity
from helix_desktop.tools.sandbox.launch.layout import SandboxLayout
from helix_desktop.tools.sandbox.launch.mount_check import COVER, MountCheck
from helix_desktop.tools.sandbox.launch.network_entry import SandboxListener
from helix_desktop.tools.sandbox.launch.network_proxy import PORT, NetworkProxy, proxy_variables
from helix_desktop.tools.sandbox.launch.session_temporary import SessionTemporary, make_mountpoints
from helix_desktop.tools.sandbox.launch.socket_guard import SocketGuard

_PLACE = "/run"
"""Place in the sandbox of the files for git and bash."""
_SETTINGS, _EXCLUDES = "helix-gitconfig", "helix-gitignore"
_BOUNDS = f"{_PLACE}/helix-limits"
_HOOKS = f"{_PLACE}/helix-hooks"
_MARSHAL = 2
"""A format that every interpreter reads; loading json would take a third of its time."""
_ONE_TRY = {"npm_config_fetch_retries": "0", "CARGO_NET_RETRY": "0", "PIP_RETRIES": "0"}
"""Settings without a network: package tools do not retry, as npm would for very long."""
_WITHOUT_SETTINGS = {"XDG_CONFIG_HOME": f"{_PLACE}/none", "PYTHONNOUSERSITE": "1"}
"""For a command that only reads: it sees the home folder, but no program obeys what is there."""
_ON_NETWORK = (seccomp.AF_INET, seccomp.AF_INET6, seccomp.AF_NETLINK)
"""Without sockets of this machine: with the network, sockets without a path could be reached."""


class SandboxCommand(Struct, frozen=True):
    """A command to run; `folder` is a real path in the project folder."""

    text: str
    folder: str
    network: bool = False
    resources: GrantedResources = GrantedResources()
    """The environment lent to the command."""
    read_only: bool | None = None
    """Whether it gets the project read-only; None: if it is guessed to read."""
    git: bool = False
    """Whether it may write repositories although it names no git command that writes."""
    lasting: bool = False
    """Whether it runs for a whole turn of another agent: new names that steer programs must not
    wait for its end."""
    agreed: bool = False
    """Whether the user was asked about the hosts, and the secrets that could be sent there."""
    hooks: tuple[str, ...] = ()
    """Hooks that the settings of repositories name, and that are turned off."""
    repositories: tuple[str, ...] | None = None
    """The insides of the repositories in which git runs nothing of their own; None: of all."""
    proxy: NetworkProxy | None = None
    """The command's only way to the net, if it has one without the network itself."""
    user: GitIdentity = NOBODY
    """The identity for commits."""
    stdin: bytes = b""
    """What it can read; on Windows nothing."""
    input: int = -1
    """An open handle that it reads instead, for a program that is spoken to while it runs."""
    errors: int = -1
    """An open handle that its text writes errors to, where they are not part of the output."""
    trailer: str = ""
    """The line that the message of each commit ends with, where the sandbox can add one."""
    temporary: SessionTemporary | None = None
    """The /tmp that it shares with the other commands of its session, in bubblewrap."""
    prepared: Callable[[], None] = lambda: None
    """Is called, in the command's thread, once the project folder was looked at."""
    begun: Callable[[int], None] | None = None
    """Receives the ID of the sandbox's first process, where the sandbox tells it (bubblewrap)."""
    check: MountCheck | None = None
    """Checks the mounts before the command begins, if another command could be in their way."""


@contextmanager
def prepare_launch(
    backend: SandboxBackend,
    layout: SandboxLayout,
    command: SandboxCommand,
    *,
    limits: CommandLimits,
) -> Iterator[ProcessLaunch]:
    """Yield the launch of a command; everything made for it is removed at the end.

    For bubblewrap the folders of `layout.absent` must exist.
    """
    if layout.looking and backend.kind is not SandboxKind.BUBBLEWRAP:
        layout = replace(layout, home="")  # only bubblewrap can show it read-only
    with ExitStack() as stack:
        match backend.kind:
            case SandboxKind.BUBBLEWRAP:
                launch = _launch_with_bubblewrap(
                    stack, backend, layout, command=command, limits=limits
                )
            case SandboxKind.SEATBELT:
                launch = _launch_with_seatbelt(stack, layout, command, limits=limits)
            case SandboxKind.NONE if backend.shell.kind is not ShellKind.BASH:
                variables = dict(command.resources.variables)
                launch = stack.enter_context(
                    windows_launch(
                        backend.shell, command.text, command.folder, granted_variables=variables
                    )
                )
            case SandboxKind.NONE:
                launch = _launch_without_sandbox(stack, command, limits)
        if command.stdin:
            file = stack.enter_context(tempfile.TemporaryFile())
            file.write(command.stdin)
            file.seek(0)
            launch = replace(launch, stdin=file.fileno())
        elif command.input >= 0:
            launch = replace(launch, stdin=command.input)
        if command.errors >= 0:
            launch = replace(launch, passed_files=(*launch.passed_files, command.errors))
        yield launch


def _launch_with_bubblewrap(
    stack: ExitStack,
    backend: SandboxBackend,
    layout: SandboxLayout,
    *,
    command: SandboxCommand,
    limits: CommandLimits,
) -> ProcessLaunch:
    points = bubblewrap.temporary_mountpoints(layout)
    if points is not None:
        make_mountpoints(layout.temporary, ((name, is_folder) for name, is_folder, _ in points))
    words = bubblewrap.bubblewrap_arguments(
        layout,
        limits,
        modern=backend.modern,
        network=command.network,
        unreadable=stack.enter_context(_unreadable_file()) if layout.hidden else "",
    )
    waits = any(part is not None for part in (command.proxy, command.begun, command.check))
    listener = stack.enter_context(SandboxListener(process_job_command(), PORT, waits=waits))
    before = listener.gate.encode() + read_first(limits)
    if layout.looking and command.repositories is not None:
        # what other commands left there changes nothing of what reads, and runs unasked
        left = (*command.repositories, bubblewrap.TEMPORARY, own_home())
        command = replace(command, repositories=left)
    files = {**_git_files(command, _PLACE), _BOUNDS: before}
    file_handles = {name: passed_file(stack, content) for name, content in files.items()}
    if command.trailer:
        file_handles[f"{_HOOKS}/{HOOK}"] = passed_file(stack, hook_script(command.trailer))
        words += ["--perms", "0755", "--dir", _HOOKS]
    words += bubblewrap.sealed(file_handles)
    environment = _whole_environment(command, own_home(), bubblewrap.TEMPORARY, files=_PLACE)
    if layout.looking:
        environment |= _WITHOUT_SETTINGS
    elif points is not None:
        environment["XDG_RUNTIME_DIR"] = bubblewrap.TEMPORARY  # of mode 0700, as it must be
    if layout.looking and points is not None:
        environment["TMPDIR"] = "/var/tmp"  # /tmp is read-only
    environment[READ_FIRST] = _BOUNDS
    environment["GIT_CONFIG_GLOBAL"] = os.path.join(_PLACE, _SETTINGS)
    words.append("--clearenv")
    for name, value in environment.items():
        words += ["--setenv", name, value]
    words += ["--chdir", command.folder]
    passed_files = list(file_handles.values())
    sockets: tuple[int, ...] = _ON_NETWORK
    if not command.network and layout.looking:
        sockets = ()  # a command that only reads needs none
    elif not command.network and backend.guards:
        # nothing but the guard tells the command's own sockets with a path from other programs'
        sockets = (seccomp.AF_UNIX, *_ON_NETWORK)
    if filtering := seccomp.seccomp_program(sockets):
        passed_files.append(passed_file(stack, filtering))
        words += ["--seccomp", str(passed_files[-1])]
    words, passed_files = [*words, *listener.words], [*passed_files, *listener.passed_files]
    passed_files.append(passed_file(stack, os.fsencode("".join(f"{word}\0" for word in words))))
    command_line = [backend.program, "--args", str(passed_files[-1]), "--", *BASH, command.text]
    launch = ProcessLaunch(command_line, {}, tuple(passed_files))
    if backend.guards and not layout.looking:
        guard = stack.enter_context(SocketGuard(connections=seccomp.AF_UNIX in sockets))
        launch = replace(launch, starting=guard.start)
    serve = None
    if command.proxy is not None:
        stack.callback(command.proxy.close)
        serve = command.proxy.serve
    return replace(
        launch,
        begun=lambda: listener.open(serve, command.begun, command.check),
        has_begun=listener.has_begun,
    )


def _launch_with_seatbelt(
    stack: ExitStack, layout: SandboxLayout, command: SandboxCommand, *, limits: CommandLimits
) -> ProcessLaunch:
    scratch = stack.enter_context(_temporary_folder())
    profile = seatbelt.seatbelt_profile(layout, scratch, network=command.network)
    for name, content in _git_files(command, scratch).items():
        Path(name).write_bytes(content)
    environment = _whole_environment(command, layout.home or scratch, scratch, files=scratch)
    environment["GIT_CONFIG_GLOBAL"] = os.path.join(scratch, _SETTINGS)
    words = limited_shell(f"cd {shlex.quote(command.folder)} && {command.text}", limits)
    return ProcessLaunch([seatbelt.PROGRAM, "-p", profile, *words], environment)


def _launch_without_sandbox(
    stack: ExitStack, command: SandboxCommand, limits: CommandLimits
) -> ProcessLaunch:
    plain_command = replace(command, network=True, resources=replace(command.resources, home=""))
    environment = _whole_environment(plain_command, os.path.expanduser("~"), tempfile.gettempdir())
    if process_job_command() and hasattr(os, "memfd_create"):
        plan = {
            "command": limited_shell(command.text, limits),
            "folder": command.folder,
            "environment": environment,
            "parent": os.getpid(),
        }
        handle = passed_file(stack, marshal.dumps(plan, _MARSHAL))
        words = [*process_job_command(), str(handle)]
        return ProcessLaunch(words, {"LC_ALL": "C.UTF-8"}, (handle,), ends_its_processes=True)
    words = limited_shell(f"cd {shlex.quote(command.folder)} && {command.text}", limits)
    return ProcessLaunch(words, environment)


def _user_files(user: GitIdentity, folder: str) -> dict[str, bytes]:
    excludes = os.path.join(folder, _EXCLUDES)
    # whatever the system's settings say, a branch is pushed under its own name
    named = b'[core]\n\texcludesFile = "%s"\n[push]\n\tdefault = simple\n' % os.fsencode(excludes)
    return {os.path.join(folder, _SETTINGS): user.settings + named, excludes: user.excludes}


def _git_files(command: SandboxCommand, folder: str) -> dict[str, bytes]:
    """Return the files in `folder` with settings for git."""
    files = _user_files(command.user, folder)
    if command.repositories is not None:
        files |= git_settings_files(
            command.repositories,
            folder,
            network=_reaches(command),
            settings=_git_settings(command),
        )
    return files


def _git_settings(command: SandboxCommand) -> dict[str, str]:
    return {
        **({"core.hooksPath": _HOOKS} if command.trailer else {}),
        **{f"hook.{name}.enabled": "false" for name in command.hooks},
    }


def _reaches(command: SandboxCommand) -> bool:
    return command.network or command.proxy is not None


def _whole_environment(
    command: SandboxCommand, home: str, temporary: str, *, files: str = ""
) -> dict[str, str]:
    """Return a command's whole environment; of the application's own only named variables.

    `files`: the folder with the settings for git.
    """
    resources, reaches = command.resources, _reaches(command)
    if files and command.repositories is not None:
        for_git = scoped_git_environment(files)
    else:
        for_git = git_environment(network=reaches, settings=_git_settings(command))
    return {
        **dict(resources.variables),
        **({} if command.network or (reaches and resources.hosts) else _ONE_TRY),
        **(cache_folders(home) if resources.home else {}),
        "PATH": resources.path,
        "HOME": home,
        "TMPDIR": temporary,
        # as the command policy assumes: the meaning of patterns depends on the locale
        "LC_ALL": "C.UTF-8",
        "TERM": "dumb",
        "NO_COLOR": "1",
        "PAGER": "cat",
        **(proxy_variables() if command.proxy else {}),
        **for_git,
    }


def passed_file(stack: ExitStack, content: bytes) -> int:
    """Return an unnamed file with this content, for a process that is started in this context."""
    handle = os.memfd_create("helix")
    stack.callback(os.close, handle)
    with os.fdopen(handle, "wb", closefd=False) as file:
        file.write(content)
    os.lseek(handle, 0, os.SEEK_SET)
    return handle


@contextmanager
def _unreadable_file() -> Iterator[str]:
    """Yield a file that only a process with rights over all files can open."""
    handle, place = tempfile.mkstemp(prefix=COVER)
    try:
        os.fchmod(handle, 0)
        os.close(handle)
        yield place
    finally:
        os.unlink(place)


@contextmanager
def _temporary_folder() -> Iterator[str]:
    """Yield a temporary folder, deleted afterwards, whatever the modes of its folders."""
    place = Path(os.path.realpath(tempfile.mkdtemp(prefix="helix-command-")))
    try:
        yield str(place)
    finally:
        remove_tree(str(place))
