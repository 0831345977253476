"""The proxy of sandboxed commands: allowed hosts, refused ones, private networks.

Commands use it as any proxy (CONNECT, or a whole address). It listens in the sandbox's network,
where nobody else can reach it, and connects from Helix's network: only to a host and port of the
list, and into a private network only where the list means one (`_allowed_addresses`).
"""

import re
import selectors
import socket
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from urllib.parse import urlsplit

from helix_desktop.domain.net_addresses import is_private_address, is_public_address
from helix_desktop.domain.sandbox import UNPROXIED, USUAL_PORT, ProxyTarget, parse_target
from helix_desktop.domain.value import replace

PORT = 39_128
"""Port in the sandbox's own network, where it is free unless the command takes it."""
_HEAD = 32 * 1024
_PIECE = 64 * 1024
_CONNECTING, SILENCE_SECONDS, _ASKING = 15.0, 300.0, 30.0
_LEAVING = 2.0
_MAX_CONNECTIONS = 128
"""Most connections at a time."""
_METHOD = re.compile(rb"([A-Z]{3,16}) (\S{1,8000}) HTTP/1\.[01]\r\n")
_FIELD = re.compile(rb"[!#$%&'*+.^_`|~0-9A-Za-z-]+:[^\r\n\0]*")
_ENDS = frozenset({b"content-length", b"transfer-encoding"})
_NOT_SENT = re.compile(rb"proxy-|(?:host|connection|keep-alive):", re.IGNORECASE)

Resolve = Callable[[str, int], Sequence[str]]


def resolve_host(host: str, port: int) -> Sequence[str]:
    """Return all addresses of a name, as this system resolves it."""
    infos = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return tuple(dict.fromkeys(str(info[4][0]) for info in infos))


class NetworkProxy:
    """The proxy of one command, from `serve` until `close`."""

    def __init__(
        self,
        hosts: Iterable[str],
        *,
        resolve: Resolve = resolve_host,
        withheld: Callable[[], bool] = lambda: False,
    ) -> None:
        """Prepare a proxy; once `withheld` returns True, nothing passes any more."""
        self._withheld = withheld
        self._allowed = frozenset(filter(None, map(parse_target, hosts)))
        self._resolve = resolve
        self._refused: dict[str, None] = {}
        self._reached: dict[str, None] = {}
        self._open: set[socket.socket] = set()
        self._threads: list[threading.Thread] = []
        self._lock = threading.Lock()
        self._over = False

    @property
    def refused(self) -> tuple[str, ...]:
        """Requested hosts that are not on the list, in the order of requests."""
        return tuple(self._refused)

    @property
    def reached(self) -> tuple[str, ...]:
        return tuple(self._reached)

    def serve(self, door: socket.socket) -> None:
        """Serve the connections of a listening socket, in threads, until it is closed."""
        self._keep_connection(door)
        self._start_thread(self._accept_callers, door)

    def close(self) -> None:
        """Close all connections; connections being made are closed at once."""
        with self._lock:
            self._over = True
            for connection in self._open:
                with suppress(OSError):
                    connection.shutdown(socket.SHUT_RDWR)  # wakes the thread it belongs to
            threads = list(self._threads)
        until = time.monotonic() + _LEAVING
        for thread in threads:
            thread.join(max(0.0, until - time.monotonic()))

    def _start_thread(
        self, work: Callable[[socket.socket], None], connection: socket.socket
    ) -> None:
        thread = threading.Thread(target=work, args=(connection,), name="proxy", daemon=True)
        with self._lock:
            self._threads = [alive for alive in self._threads if alive.is_alive()] + [thread]
            thread.start()

    def _accept_callers(self, door: socket.socket) -> None:
        try:
            while True:
                caller, _ = door.accept()
                if self._keep_connection(caller):
                    self._start_thread(self._answer_caller, caller)
                else:
                    caller.close()
        except OSError:
            return  # the socket was closed
        finally:
            self._drop_connection(door)

    def _keep_connection(self, connection: socket.socket) -> bool:
        with self._lock:
            if self._over or len(self._open) > 2 * _MAX_CONNECTIONS:
                return False
            self._open.add(connection)
            return True

    def _drop_connection(self, connection: socket.socket) -> None:
        with self._lock:
            self._open.discard(connection)
        connection.close()

    def _answer_caller(self, caller: socket.socket) -> None:
        try:
            caller.settimeout(_ASKING)
            head, early_bytes = _read_head(caller)
            request = _requested_target(head)
            if request is None:
                caller.sendall(_error_response(400, "This is no request for a proxy."))
                return
            target, first = request
            problem = ""
            if self._withheld():
                problem = (
                    "Content from elsewhere is in the conversation: no host is reached any more."
                )
            elif target not in self._allowed:
                with self._lock:
                    self._refused[target.words] = None  # for the user
                problem = (
                    f"{target.words} is not among the hosts that commands may reach here. "
                    "The user can allow it in Settings › Sandbox."
                )
            if problem:
                caller.sendall(_error_response(403, problem))
                return
            self._connect_and_relay(
                caller,
                target,
                first=first + early_bytes if first else early_bytes,
                tunnel=not first,
            )
        except OSError:
            return  # either side closed the connection
        finally:
            self._drop_connection(caller)

    def _connect_and_relay(
        self, caller: socket.socket, target: ProxyTarget, *, first: bytes, tunnel: bool
    ) -> None:
        try:
            resolved = self._resolve(target.host, target.port)
        except OSError:
            caller.sendall(
                _error_response(502, f"{target.words} is not known: its name leads nowhere.")
            )
            return
        addresses = _allowed_addresses(target, resolved)
        if not addresses:
            problem = f"{target.words} leads into this machine or a private network."
            cure = "The user can allow its address, or its name with its port, instead."
            caller.sendall(_error_response(502, f"{problem} {cure}"))
            return
        for address in addresses:
            try:
                server = socket.create_connection((address, target.port), _CONNECTING)
            except OSError:
                continue
            if not self._keep_connection(server):
                server.close()
                return
            try:
                with self._lock:
                    self._reached[target.words] = None
                if tunnel:
                    caller.sendall(b"HTTP/1.1 200 Connection established\r\n\r\n")
                server.sendall(first)
                relay(caller, server, self._withheld)
            finally:
                self._drop_connection(server)
            return
        caller.sendall(_error_response(502, f"{target.words} cannot be connected to."))


def _allowed_addresses(target: ProxyTarget, resolved: Sequence[str]) -> Sequence[str]:
    """Return the addresses of a listed host that may be connected to.

    The owner of a public name decides where it leads: into this machine or a private network only
    if the list names a port, too. Names that only private networks know, and addresses, are
    intended.
    """
    if target.host == "localhost" or target.host in resolved:
        return resolved
    is_local = is_private_address(target.host) or target.port not in USUAL_PORT.values()
    return [
        address
        for address in resolved
        if is_public_address(address) or (is_local and is_private_address(address))
    ]


def _read_head(caller: socket.socket) -> tuple[bytes, bytes]:
    """Return the request's head and the bytes after it; raise OSError if incomplete in time."""
    until = time.monotonic() + _ASKING
    received = b""
    while b"\r\n\r\n" not in received:
        piece = caller.recv(_PIECE)
        received += piece
        if not piece or len(received) > _HEAD or time.monotonic() > until:
            raise OSError("no whole request came")
    head, _, early_bytes = received.partition(b"\r\n\r\n")
    return head + b"\r\n\r\n", early_bytes


def _requested_target(head: bytes) -> tuple[ProxyTarget, bytes] | None:
    """Return the target, and the bytes to send instead of the head (none for a tunnel)."""
    line = _METHOD.match(head)
    fields = [part for part in head[line.end() if line else 0 : -4].split(b"\r\n") if part]
    names = [field.partition(b":")[0].lower() for field in fields]
    # at most one field says where a request goes, and one where it ends
    is_clear = names.count(b"host") < 2 and sum(map(_ENDS.__contains__, names)) < 2
    # lines that servers read in different ways could name another host, or hide another request
    if line is None or not all(map(_FIELD.fullmatch, fields)) or not is_clear:
        return None
    method, place = line[1], line[2].decode("latin-1")
    if method == b"CONNECT":
        target = parse_target(place) if ":" in place else None
        # the field Host, if there is one, names the target
        hosts = (field[5:] for field in fields if field[:5].lower() == b"host:")
        named = (parse_target(host.decode("latin-1")) for host in hosts)
        if target is None or not all(host and host.host == target.host for host in named):
            return None
        return target, b""

    # any other request has a whole address
    try:
        parts = urlsplit(place)
        port = parts.port or USUAL_PORT["http"]
    except ValueError:  # such as a bracket that is not closed
        return None
    target = parse_target(parts.netloc) if parts.scheme == "http" else None
    if target is None:
        return None
    target = replace(target, port=port)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    other_fields = (field for field in fields if not _NOT_SENT.match(field))
    # one request for each connection: the next one could be meant for another host
    lines = [
        b"%s %s HTTP/1.1" % (method, path.encode("latin-1")),
        b"Host: %s" % target.host_field.encode(),
        *other_fields,
        b"Connection: close",
    ]
    return target, b"\r\n".join(lines) + b"\r\n\r\n"


class _RelaySide:
    """One side of a relay; what it has not taken yet is `waiting`, and its peer not read."""

    def __init__(self, side: socket.socket) -> None:
        side.setblocking(False)
        self.socket, self.waiting, self.ended = side, b"", False
        self.peer = self

    @property
    def wanted(self) -> int:
        """What to wait for."""
        reads = not self.ended and not self.peer.waiting
        written = selectors.EVENT_WRITE if self.waiting else 0
        return written | (selectors.EVENT_READ if reads else 0)

    def go_on(self, events: int) -> None:
        with suppress(BlockingIOError):  # it was not ready after all
            if events & selectors.EVENT_WRITE:
                self.waiting = self.waiting[self.socket.send(self.waiting) :]
            if events & selectors.EVENT_READ:
                self.peer.waiting = self.socket.recv(_PIECE)
                self.ended = not self.peer.waiting
        for side in (self, self.peer):
            if side.peer.ended and not side.waiting:
                with suppress(OSError):
                    side.socket.shutdown(socket.SHUT_WR)


def relay(
    first: socket.socket,
    second: socket.socket,
    withheld: Callable[[], bool] = lambda: False,
    *,
    silence: float | None = SILENCE_SECONDS,
) -> None:
    """Relay data both ways until both sides have ended, after a long silence, or once withheld.

    Neither way waits for the other: a side may read nothing before it has written everything.
    """
    sides = _RelaySide(first), _RelaySide(second)
    sides[0].peer, sides[1].peer = sides[1], sides[0]
    with selectors.DefaultSelector() as selector:
        while True:
            for side in sides:
                known = selector.get_map().get(side.socket)
                if known is not None and known.events != side.wanted:
                    selector.unregister(side.socket)
                    known = None
                if known is None and side.wanted:
                    selector.register(side.socket, side.wanted, side)
            if not selector.get_map():
                return
            ready = selector.select(silence)
            if not ready or withheld():
                return
            for key, events in ready:
                key.data.go_on(events)


def _error_response(status: int, words: str) -> bytes:
    reason = {400: "Bad Request", 403: "Forbidden", 502: "Bad Gateway"}[status]
    body = words.encode() + b"\n"
    head = (
        f"HTTP/1.1 {status} {reason}\r\nContent-Type: text/plain; charset=utf-8\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body


def proxy_variables() -> dict[str, str]:
    place = f"http://127.0.0.1:{PORT}"
    names = ("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "all_proxy")
    near = ",".join(UNPROXIED)
    return {
        **dict.fromkeys(names, place),
        "no_proxy": near,
        "NO_PROXY": near,
        "npm_config_proxy": place,
        "npm_config_https_proxy": place,
        "npm_config_noproxy": near,
        "CARGO_HTTP_PROXY": place,
        # Node's own client looks at the variables above only if it is told to
        "NODE_USE_ENV_PROXY": "1",
    }
