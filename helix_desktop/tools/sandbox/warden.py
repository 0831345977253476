"""Run as a script by a fresh interpreter: starts one command and leaves nothing of it behind.

It stays between the application and the command: what the command leaves running becomes its child
and is ended. Where Landlock holds the command back, it does so before the command begins. Standard
library only, and nothing of the package: it is started without looking for any.
"""

import ctypes
import marshal
import os
import signal
import struct
import sys
import time

_DEATH_SIGNAL, _SUBREAPER, _NO_NEW_RIGHTS, _SECCOMP = 1, 36, 38, 22
_RULESET, _ADD_RULE, _RESTRICT, _OPENAT2 = 444, 445, 446, 437
_NO_LINKS = 0x04
_SET_NAMESPACE = {"x86_64": 308, "aarch64": 268}
_OWNING = 0xB701
"""Asks a namespace for the one of users that owns it."""
_DROP_BOUND, _RIGHTS, _RIGHTS_VERSION = 24, 64, 0x20080522
_FAILED = 125
_PATIENCE = 5.0
"""Seconds for what is left to end; a process that hangs in the kernel cannot be waited for."""
_BREATH = 0.002

_library = ctypes.CDLL(None, use_errno=True)


def main(handle: int) -> int:
    with os.fdopen(handle, "rb") as file:
        plan = marshal.load(file)
    if "door" in plan:
        return _open_door(*plan["door"])
    _prctl(_SUBREAPER, 1)
    parent = os.getppid()
    _prctl(_DEATH_SIGNAL, signal.SIGTERM)
    if os.getppid() != parent:
        return _FAILED  # the application ended before it could be watched
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM, signal.SIGCHLD})
    command = os.fork()
    if command == 0:
        _become(plan)
    code = _waited_for(command)
    _end_all()
    return code


def _open_door(pid: int, port: int, to: int) -> int:
    """A listening socket in the network of another process, handed over."""
    import fcntl  # noqa: PLC0415  lazy: commands need neither
    import socket  # noqa: PLC0415

    network = os.open(f"/proc/{pid}/ns/net", os.O_RDONLY)
    # whoever made the owning namespace may do all in it
    entering = _SET_NAMESPACE.get(os.uname().machine, 0)
    _call(entering, fcntl.ioctl(network, _OWNING), 0)
    _call(entering, network, 0)
    until = time.monotonic() + _PATIENCE
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
            time.sleep(_BREATH)
    door.listen(128)
    with socket.socket(fileno=to) as way:
        socket.send_fds(way, [b"!"], [door.fileno()])
    return 0


def _waited_for(command: int) -> int:
    """How the command ended; an order to stop ends it."""
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
    """End every child, and whoever becomes one because its parent ended."""
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        for child in _children():
            try:
                os.kill(child, signal.SIGKILL)
            except ProcessLookupError:
                continue
        time.sleep(_BREATH)


def _children() -> list[int]:
    """All that descends from here."""
    parents = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat", "rb") as file:
                    parents[int(name)] = int(file.read().rpartition(b")")[2].split()[1])
            except (OSError, ValueError, IndexError):
                continue
    found: set[int] = set()
    new = {os.getpid()}
    while new:
        new = {each for each, parent in parents.items() if parent in new} - found
        found |= new
    return sorted(found)


def _become(plan: dict) -> None:  # type: ignore[type-arg]  # plain values, read by a bare interpreter
    try:
        os.setsid()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM, signal.SIGCHLD})
        for number in (signal.SIGPIPE, signal.SIGXFSZ):
            signal.signal(number, signal.SIG_DFL)
        _prctl(_NO_NEW_RIGHTS, 1)
        if plan["handled"]:
            _drop_rights()
            _restrict(plan["handled"], plan["rules"])
        if plan["filter"]:
            _filter(bytes.fromhex(plan["filter"]))
        os.chdir(plan["folder"])
        os.execve(plan["command"][0], plan["command"], plan["environment"])
    except OSError as error:
        os.write(2, f"The command could not be started: {error}\n".encode())
    finally:
        os._exit(_FAILED)


def _drop_rights() -> None:
    """What root could do besides files; who is not root has none of it anyway."""
    for number in range(_RIGHTS):
        _library.prctl(_DROP_BOUND, ctypes.c_ulong(number), *[ctypes.c_ulong(0)] * 3)
    _library.capset(struct.pack("=Ii", _RIGHTS_VERSION, 0), bytes(24))


def _restrict(handled: list[int], rules: list[list]) -> None:  # type: ignore[type-arg]  # as above
    files, network, scope, abi = handled
    size = 8 if abi < 4 else 16 if abi < 6 else 24
    attributes = struct.pack("=QQQ", files, network, scope)
    ruleset = _call(_RULESET, attributes, ctypes.c_size_t(size), 0)
    for path, access in rules:
        try:
            place = _opened(path)
        except OSError:
            continue  # gone meanwhile: nothing is allowed there
        rule = struct.pack("=Qi", access, place)
        _call(_ADD_RULE, ruleset, 1, rule, 0)
        os.close(place)
    _call(_RESTRICT, ruleset, 0)
    os.close(ruleset)


def _opened(path: str) -> int:
    """The very place, not what a link would make of it now."""
    how = struct.pack("=QQQ", os.O_PATH | os.O_CLOEXEC, 0, _NO_LINKS)
    here = ctypes.c_long(-100)
    return _call(_OPENAT2, here, os.fsencode(path), how, ctypes.c_size_t(len(how)))


def _filter(program: bytes) -> None:
    steps = ctypes.create_string_buffer(program, len(program))
    header = struct.pack("@HP", len(program) // 8, ctypes.addressof(steps))
    _prctl(_SECCOMP, 2, header)


def _call(number: int, *arguments: object) -> int:
    given = [ctypes.c_long(each) if isinstance(each, int) else each for each in arguments]
    result = _library.syscall(ctypes.c_long(number), *given)
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
    return int(result)


def _prctl(option: int, value: int, more: object = 0) -> None:
    second = ctypes.c_ulong(more) if isinstance(more, int) else more
    if _library.prctl(option, ctypes.c_ulong(value), second, ctypes.c_ulong(0), ctypes.c_ulong(0)):
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))


if __name__ == "__main__":
    # everything that was handed over is closed before the command begins, but its output
    sys.exit(main(int(sys.argv[1])))
