"""A web server in a thread of its own, which answers in one way and remembers what it was asked."""

import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Self

Reply = Callable[[BaseHTTPRequestHandler], bytes]
"""Return the body of the answer to a request; its path and headers are those of the handler."""


class SmallServer(ThreadingHTTPServer):
    """Serves from `with` to its end."""

    def __init__(self, reply: Reply, *, kind: str = "text/plain") -> None:
        super().__init__(("127.0.0.1", 0), _Request)
        self.reply, self.kind = reply, kind
        self.paths: list[str] = []
        self.bodies: list[bytes] = []
        self._thread = threading.Thread(target=self.serve_forever, args=(0.02,))

    @property
    def port(self) -> int:
        return self.server_port

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self._thread.join()
        self.server_close()


class _Request(BaseHTTPRequestHandler):
    server: SmallServer

    def do_GET(self) -> None:
        self.server.paths.append(self.path)
        self.server.bodies.append(self.rfile.read(int(self.headers.get("Content-Length", "0"))))
        body = self.server.reply(self)
        self.send_response(200 if body else 401)
        self.send_header("Content-Type", self.server.kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self) -> None:
        self.do_GET()

    def log_message(self, *_: object) -> None:
        """Log nothing."""
