"""The script that starts a command with Landlock, and ends its processes (SIGTERM, SIGKILL).

It stays between the application and the command: processes that the command leaves running become
its children and are ended. It applies Landlock before the command begins. Modes of files, which
Landlock does not know, are changed here, and only where the command may make files. Standard
library only, and nothing of the package: it is started without a search for any.
"""

import _socket
import _thread
import ctypes
import errno
import marshal
import os
import re
import signal
import stat
import struct
import sys
import time
from contextlib import suppress

_DEATH_SIGNAL, _SUBREAPER, _NO_NEW_RIGHTS, _SECCOMP = 1, 36, 38, 22
_RULESET, _ADD_RULE, _RESTRICT, _OPENAT2 = 444, 445, 446, 437
_NO_LINKS = 0x04
_SET_NAMESPACE = {"x86_64": 308, "aarch64": 268}
_OWNING = 0xB701
"""Returns the user namespace that owns a namespace."""
_DROP_BOUND, _RIGHTS, _RIGHTS_VERSION = 24, 64, 0x20080522
_SECCOMP_CALL = {"x86_64": 317, "aarch64": 277}
_LISTENED, _UNDISTURBED = 1 << 3, 1 << 5
"""Flags of a filter with a listener; a reported call is interrupted by fatal signals only."""
_OWN_FILES = re.compile(rb"/(?:proc/(?:thread-)?self|dev)/fd/(\d{1,9})")
_HEAR, _ANSWER, _STILL = 0xC0502100, 0xC0182101, 0x40082102
"""ioctls of a listener: receive the next call, answer it, check that its caller still exists."""
_REQUEST, _RESPONSE = "=QIIiIQ6Q", "=QqiI"
_AT_CWD, _NOT_THE_LINK, _EMPTY = -100, 0x100, 0x1000
_MODE, _SPECIAL, _MAX_PATH_BYTES = 0o777, 0o7000, 4096
_NO_MAGIC = 0x02
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
    modes, places = plan["modes"]
    ours, peer = _socket.socketpair(_socket.AF_UNIX, _socket.SOCK_STREAM)
    command = os.fork()
    if command == 0:
        _run_command(plan, peer)
    peer.close()
    if modes:
        try:
            # orders are received meanwhile: the command's process can hang before it begins
            _thread.start_new_thread(_change_modes, (ours, modes, places))
        except RuntimeError:  # there are too many threads: then modes are not changed
            if (listener := _receive_handles(ours)) >= 0:
                os.close(listener)
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


def _receive_handles(channel: _socket.socket) -> int:
    """Receive the listener that the command's process made; -1 if it could not."""
    size = struct.calcsize("i")
    _, ancillary, _, _ = channel.recvmsg(1, _socket.CMSG_SPACE(size))
    channel.close()
    return int(struct.unpack("i", ancillary[0][2][:size])[0]) if ancillary else -1


def _change_modes(channel: _socket.socket, modes: list[int], places: list[str]) -> None:
    """Answer each change of a mode, until no caller is left."""
    import select  # noqa: PLC0415  lazy: not every system has it

    listener = _receive_handles(channel)
    if listener < 0:
        return
    try:
        poll = select.poll()
        poll.register(listener, select.POLLIN)
        while not any(event & select.POLLHUP for _, event in poll.poll()):
            _change_mode(listener, modes, places)
    finally:
        os.close(listener)  # later callers are refused, and do not wait


def _change_mode(listener: int, modes: list[int], places: list[str]) -> None:
    import fcntl  # noqa: PLC0415  lazy: not every system has it

    request = bytearray(struct.calcsize(_REQUEST))
    try:
        fcntl.ioctl(listener, _HEAR, request)
    except OSError:
        return  # the caller has ended
    call, caller, _, number, _, _, *call_arguments = struct.unpack(_REQUEST, request)
    failed = 0
    try:
        place, mode = _open_target(caller, modes.index(number), call_arguments)
        try:
            fcntl.ioctl(listener, _STILL, struct.pack("=Q", call))
            _set_mode(place, mode, places)
        finally:
            os.close(place)
    except (ValueError, OverflowError, struct.error):
        failed = errno.EPERM
    except OSError as error:
        failed = error.errno or errno.EPERM
    with suppress(OSError):  # the caller has ended meanwhile
        fcntl.ioctl(listener, _ANSWER, struct.pack(_RESPONSE, call, 0, -failed, 0))


def _open_target(caller: int, which: int, call_arguments: list[int]) -> tuple[int, int]:
    """Open the file that chmod, fchmod, fchmodat or fchmodat2 names; return it and the mode."""
    if which == 1:
        return _open_file(caller, _number(call_arguments[0])), call_arguments[1]
    folder, path, mode = (
        (_AT_CWD, *call_arguments[:2])
        if which == 0
        else (_number(call_arguments[0]), *call_arguments[1:3])
    )
    flags = call_arguments[3] if which == 3 else 0
    name = _read_text(caller, path)
    if not name and not flags & _EMPTY:
        raise OSError(errno.ENOENT, "no path")
    if not name:
        return _open_base_folder(caller, folder), mode
    if own := None if flags & _NOT_THE_LINK else _OWN_FILES.fullmatch(name):
        return os.open(f"/proc/{caller}/fd/{int(own[1])}", os.O_PATH), mode
    begin = os.open("/", os.O_PATH) if name[:1] == b"/" else _open_base_folder(caller, folder)
    try:
        follow = os.O_NOFOLLOW if flags & _NOT_THE_LINK else 0
        return _open_path(name, below=begin, links=_NO_MAGIC, more=follow), mode
    finally:
        os.close(begin)


def _open_base_folder(caller: int, folder: int) -> int:
    """Open the folder to which the caller's names are relative."""
    if folder == _AT_CWD:
        return os.open(f"/proc/{caller}/cwd", os.O_PATH)
    return _open_file(caller, folder, named=True)


def _open_file(caller: int, number: int, *, named: bool = False) -> int:
    """Open a caller's open file; `named`: it may also be opened as O_PATH."""
    try:
        with open(f"/proc/{caller}/fdinfo/{number}", "rb") as file:
            flags = int(re.findall(rb"^flags:\s*([0-7]+)", file.read(), re.MULTILINE)[0], 8)
        if flags & os.O_PATH and not named:
            raise OSError(errno.EBADF, "only a place")
        return os.open(f"/proc/{caller}/fd/{number}", os.O_PATH)
    except FileNotFoundError:
        raise OSError(errno.EBADF, "not open") from None


def _number(argument: int) -> int:
    """Return an argument as a file descriptor, as C passes it."""
    return int(struct.unpack("=i", struct.pack("=I", argument & 0xFFFFFFFF))[0])


def _read_text(caller: int, address: int) -> bytes:
    """Read a text in the caller's memory, up to its end."""
    data = b""
    with open(f"/proc/{caller}/mem", "rb", 0) as memory:
        while b"\0" not in data and len(data) < _MAX_PATH_BYTES:
            memory.seek(address + len(data))
            # up to the end of a page: the next one need not be there
            more = memory.read(_MAX_PATH_BYTES - (address + len(data)) % _MAX_PATH_BYTES)
            if not more:
                break
            data += more
    name, end, _ = data.partition(b"\0")
    if not end or len(name) >= _MAX_PATH_BYTES:
        raise OSError(errno.ENAMETOOLONG, "no path")
    return name


def _set_mode(place: int, mode: int, places: list[str]) -> None:
    """Change a mode, only of the user's own files where the command may make files, without
    set-ID bits. A folder keeps the set-ID bits that it has."""
    path, status = os.readlink(f"/proc/self/fd/{place}"), os.fstat(place)
    if not any(path == writable or path.startswith(writable + "/") for writable in places):
        raise OSError(errno.EPERM, "elsewhere")
    if stat.S_ISLNK(status.st_mode):
        raise OSError(errno.EOPNOTSUPP, "a link has no mode")
    is_folder = stat.S_ISDIR(status.st_mode)
    keeps = status.st_mode & _SPECIAL if is_folder else 0
    if mode & _SPECIAL & ~keeps or not (is_folder or stat.S_ISREG(status.st_mode)):
        raise OSError(errno.EPERM, "not a plain change")
    if status.st_uid != os.geteuid():
        raise OSError(errno.EPERM, "another's")
    os.chmod(f"/proc/self/fd/{place}", mode & (_MODE | keeps))


def _run_command(plan: dict, channel: _socket.socket) -> None:  # type: ignore[type-arg]  # plain values, read by a bare interpreter
    try:
        os.setsid()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM, signal.SIGCHLD})
        for number in (signal.SIGPIPE, signal.SIGXFSZ):
            signal.signal(number, signal.SIG_DFL)
        _prctl(_NO_NEW_RIGHTS, 1)
        if plan["handled"]:
            # drop root's rights besides files; other users have none of them anyway
            for right in range(_RIGHTS):
                _library.prctl(_DROP_BOUND, ctypes.c_ulong(right), *[ctypes.c_ulong(0)] * 3)
            _library.capset(struct.pack("=Ii", _RIGHTS_VERSION, 0), bytes(24))
            _restrict_files(plan["handled"], plan["rules"])
        if plan["filter"]:
            _install_filter(plan, channel)
        os.chdir(plan["folder"])
        os.execve(plan["command"][0], plan["command"], plan["environment"])
    except OSError as error:
        os.write(2, f"The command could not be started: {error}\n".encode())
    finally:
        os._exit(_FAILED)


def _restrict_files(handled: list[int], rules: list[list]) -> None:  # type: ignore[type-arg]  # as above
    files, network, scope, abi = handled
    size = 8 if abi < 4 else 16 if abi < 6 else 24
    attributes = struct.pack("=QQQ", files, network, scope)
    ruleset = _system_call(_RULESET, attributes, ctypes.c_size_t(size), 0)
    for path, access in rules:
        try:
            place = _open_path(os.fsencode(path))
        except OSError:
            continue  # gone meanwhile: nothing is allowed there
        rule = struct.pack("=Qi", access, place)
        _system_call(_ADD_RULE, ruleset, 1, rule, 0)
        os.close(place)
    _system_call(_RESTRICT, ruleset, 0)
    os.close(ruleset)


def _open_path(path: bytes, *, below: int = _AT_CWD, links: int = _NO_LINKS, more: int = 0) -> int:
    """Open the place itself, not the target of a link that may have replaced it."""
    how = struct.pack("=QQQ", os.O_PATH | os.O_CLOEXEC | more, 0, links)
    return _system_call(_OPENAT2, ctypes.c_long(below), path, how, ctypes.c_size_t(len(how)))


def _install_filter(plan: dict, channel: _socket.socket) -> None:  # type: ignore[type-arg]  # as above
    """Install the filter with the supervisor as listener; without one modes cannot change."""
    number = _SECCOMP_CALL.get(os.uname().machine, 0)
    if plan["modes"][0] and number:
        header = _header(bytes.fromhex(plan["telling"]))
        for flags in (_LISTENED | _UNDISTURBED, _LISTENED):  # an older system lacks the second flag
            with suppress(OSError):  # or another sandbox around this one listens already
                handed = struct.pack("i", _system_call(number, 1, flags, header))
                channel.sendmsg([b"!"], [(_socket.SOL_SOCKET, _socket.SCM_RIGHTS, handed)])
                return
    _prctl(_SECCOMP, 2, _header(bytes.fromhex(plan["filter"])))


_steps: list[object] = []


def _header(program: bytes) -> bytes:
    steps = ctypes.create_string_buffer(program, len(program))
    _steps.append(steps)  # kept alive while the kernel reads it
    return struct.pack("@HP", len(program) // 8, ctypes.addressof(steps))


def _system_call(number: int, *arguments: object) -> int:
    values = [ctypes.c_long(value) if isinstance(value, int) else value for value in arguments]
    result = _library.syscall(ctypes.c_long(number), *values)
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
    # all passed handles except output are closed before the command begins
    sys.exit(main(int(sys.argv[1])))
