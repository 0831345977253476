"""The script for two jobs that need a process of their own. It restricts nothing.

Where there is no sandbox, it stays between the application and a command: processes that the
command leaves running become its children and are ended, also when the application is killed. For
a command in bubblewrap, it enters its network, which only a process with a single thread can do.
Standard library only, and nothing of the package: it is started without a search for any.
"""

import ctypes
import marshal
import os
import signal
import sys
import time

_DEATH_SIGNAL, _SUBREAPER = 1, 36
_SET_NAMESPACE = {"x86_64": 308, "aarch64": 268}
_OWNING = 0xB701
"""Returns the user namespace that owns a namespace."""
_FAILED = 125
_GRACE_SECONDS = 5.0
"""Seconds for remaining processes to end; one that hangs in the kernel cannot be waited for."""
_PAUSE_SECONDS = 0.002

_library = ctypes.CDLL(None, use_errno=True)


def main(handle: int) -> int:
    with os.fdopen(handle, "rb") as file:
        plan = marshal.load(file)
    if "door" in plan:
        return _send_listener(*plan["door"])
    if "line" in plan:
        return _make_connections(*plan["line"])
    _prctl(_SUBREAPER, 1)
    _prctl(_DEATH_SIGNAL, signal.SIGTERM)
    if os.getppid() != plan["parent"]:
        return _FAILED  # the application ended before it could be watched
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM, signal.SIGCHLD})
    command = os.fork()
    if command == 0:
        _run_command(plan)
    code = _wait_for(command)
    _end_all()
    return code


def _send_listener(pid: int, port: int, to: int) -> int:
    """Open a listening socket in the network of another process, and pass it on."""
    import socket  # noqa: PLC0415  lazy: commands do not need it

    _enter_network(pid)
    until = time.monotonic() + _GRACE_SECONDS
    while True:
        door = socket.socket()
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(("127.0.0.1", port))
            break
        except OSError:  # the network is not up yet
            door.close()
            if time.monotonic() > until:
                raise
            time.sleep(_PAUSE_SECONDS)
    door.listen(128)
    with socket.socket(fileno=to) as channel:
        socket.send_fds(channel, [b"!"], [door.fileno()])
    return 0


def _enter_network(pid: int) -> None:
    import fcntl  # noqa: PLC0415  lazy: commands do not need it

    network = os.open(f"/proc/{pid}/ns/net", os.O_RDONLY)
    # the creator of the owning namespace may do everything in it
    entering = _SET_NAMESPACE.get(os.uname().machine, 0)
    _system_call(entering, fcntl.ioctl(network, _OWNING), 0)
    _system_call(entering, network, 0)


def _make_connections(pid: int, port: int, to: int) -> int:
    """Connect to a port in the network of another process whenever asked, and pass that on."""
    import socket  # noqa: PLC0415  lazy: commands do not need it

    _enter_network(pid)
    with socket.socket(fileno=to) as channel:
        while channel.recv(1):
            connection = None
            for family, host in ((socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")):
                connection = socket.socket(family)
                connection.settimeout(_GRACE_SECONDS)
                try:
                    connection.connect((host, port))
                except OSError:
                    connection.close()
                    connection = None
                else:
                    break
            if connection is None:
                channel.send(b"-")
                continue
            connection.settimeout(None)
            socket.send_fds(channel, [b"!"], [connection.fileno()])
            connection.close()
    return 0


def _wait_for(command: int) -> int:
    """Return the command's exit status; an order to stop ends it."""
    while True:
        if signal.sigwait({signal.SIGTERM, signal.SIGCHLD}) == signal.SIGTERM:
            return 128 + signal.SIGKILL
        while True:
            try:
                ended, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return _FAILED
            if ended == command:
                code = os.waitstatus_to_exitcode(status)
                return code if code >= 0 else 128 - code
            if not ended:
                break


def _end_all() -> None:
    """End every child, and processes that become children because their parent ended."""
    until = time.monotonic() + _GRACE_SECONDS
    while time.monotonic() < until:
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        for child in _all_descendants():
            try:
                os.kill(child, signal.SIGKILL)
            except ProcessLookupError:
                continue
        time.sleep(_PAUSE_SECONDS)


def _all_descendants() -> list[int]:
    """Return all descendants."""
    parents = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat", "rb") as file:
                    parents[int(name)] = int(file.read().rpartition(b")")[2].split()[1])
            except (OSError, ValueError, IndexError):
                continue
    children: set[int] = set()
    new = {os.getpid()}
    while new:
        new = {child for child, parent in parents.items() if parent in new} - children
        children |= new
    return sorted(children)


def _run_command(plan: dict) -> None:  # type: ignore[type-arg]  # plain values, read by a bare interpreter
    try:
        os.setsid()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM, signal.SIGCHLD})
        for number in (signal.SIGPIPE, signal.SIGXFSZ):
            signal.signal(number, signal.SIG_DFL)
        os.chdir(plan["folder"])
        os.execve(plan["command"][0], plan["command"], plan["environment"])
    except OSError as error:
        os.write(2, f"The command could not be started: {error}\n".encode())
    finally:
        os._exit(_FAILED)


def _system_call(number: int, *arguments: object) -> int:
    values = [ctypes.c_long(value) if isinstance(value, int) else value for value in arguments]
    result = _library.syscall(ctypes.c_long(number), *values)
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
    return int(result)


def _prctl(option: int, value: int) -> None:
    none = ctypes.c_ulong(0)
    if _library.prctl(option, ctypes.c_ulong(value), none, none, none):
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))


if __name__ == "__main__":
    # all passed handles except output are closed before the command begins
    sys.exit(main(int(sys.argv[1])))
