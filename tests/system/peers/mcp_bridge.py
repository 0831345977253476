"""Puts an MCP server with pipes behind HTTP on this machine, for judges that know no pipes.

It carries and judges nothing: bodies go to the server as they come, its answers back as they are.
Sessions are processes. What belongs to HTTP (headers, resumed streams) is not proven by it.
"""

import json
import queue
import secrets
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

PATIENCE = 20.0
ENVELOPE = "io.modelcontextprotocol/protocolVersion"

_STATUS = {-32601: 404, -32602: 400, -32022: 400}
"""What the newer protocol wants HTTP to say beside an error."""

Json = Any


class StdioServer:
    """One server process; requests of several bodies are told apart by ids of our own."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe)
        self._answers: dict[int, queue.Queue[Json]] = {}
        self._ids: dict[int, Json] = {}
        self._lock = threading.Lock()
        self._numbers = 0
        threading.Thread(target=self._hear, daemon=True).start()

    def ask(self, message: Json) -> Iterator[Json]:
        """The server's notifications on the way, and its answer at last."""
        with self._lock:
            self._numbers += 1
            number = self._numbers
            self._answers[number] = answers = queue.Queue()
            self._ids[number] = message.get("id")
        self.tell({**message, "id": number})
        while True:
            answer = answers.get(timeout=PATIENCE)
            if "method" in answer:
                yield answer
                continue
            yield {**answer, "id": message.get("id")}
            return

    def tell(self, message: Json) -> None:
        if message.get("method") == "notifications/cancelled":
            wanted = message.get("params", {}).get("requestId")
            ours = next((ours for ours, theirs in self._ids.items() if theirs == wanted), wanted)
            message = {**message, "params": {**message["params"], "requestId": ours}}
        stdin = self._process.stdin
        with self._lock:
            stdin.write(json.dumps(message).encode() + b"\n")
            stdin.flush()

    def close(self) -> None:
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._process.stdout.close()

    def _hear(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            message = json.loads(line)
            waiting = self._answers.get(message.get("id"))
            for item in [waiting] if waiting else list(self._answers.values()):
                item.put(message)


class Bridge(ThreadingHTTPServer):
    """The processes by their sessions."""

    daemon_threads = True

    def __init__(self, command: Sequence[str]) -> None:
        super().__init__(("127.0.0.1", 0), Request)
        self._command = command
        self.sessions: dict[str, StdioServer] = {}
        self.sessionless = StdioServer(command)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/mcp"

    def begin(self) -> str:
        session = secrets.token_hex(16)
        self.sessions[session] = StdioServer(self._command)
        return session

    def fresh(self) -> StdioServer:
        return StdioServer(self._command)

    def server_close(self) -> None:
        super().server_close()
        for item in (*self.sessions.values(), self.sessionless):
            item.close()


class Request(BaseHTTPRequestHandler):
    """One body."""

    server: Bridge
    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        try:
            message = json.loads(body)
        except ValueError:
            message = None
        if not isinstance(message, dict):
            error = {"code": -32700, "message": "That is not one JSON object."}
            self._say(400, {"jsonrpc": "2.0", "id": None, "error": error})
            return
        name = self.headers.get("Mcp-Session-Id", "")
        if name and name not in self.server.sessions:
            self._say(404, None)
        elif "id" not in message:
            if name:
                self.server.sessions[name].tell(message)
            self._say(202, None)
        else:
            self._serve(message, name)

    def _serve(self, message: Json, name: str) -> None:
        """By the process of its session, by that of all who have none, or by one of its own."""
        meta = (message.get("params") or {}).get("_meta") or {}
        if name:
            self._answer(self.server.sessions[name], message)
        elif ENVELOPE in meta:
            self._answer(self.server.sessionless, message)
        elif message.get("method") == "initialize":
            session = self.server.begin()
            self._answer(self.server.sessions[session], message, session)
        else:
            behind = self.server.fresh()
            self._answer(behind, message)
            behind.close()

    def do_GET(self) -> None:
        self._say(405, None)

    def do_DELETE(self) -> None:
        behind = self.server.sessions.pop(self.headers.get("Mcp-Session-Id", ""), None)
        if behind:
            behind.close()
        self._say(200 if behind else 404, None)

    def log_message(self, format: str, *args: object) -> None:
        del format, args

    def _answer(self, behind: StdioServer, message: Json, session: str = "") -> None:
        replies = list(behind.ask(message))
        code = replies[-1].get("error", {}).get("code")
        by_request = self.headers.get("MCP-Protocol-Version", "") > "2026"
        status = _STATUS.get(code, 200) if by_request else 200
        if len(replies) == 1:
            self._say(status, replies[0], session)
            return
        lines = (json.dumps(item).encode() for item in replies)
        body = b"".join(b"event: message\ndata: %s\n\n" % line for line in lines)
        self._send(200, body, "text/event-stream", session)

    def _say(self, status: int, message: Json, session: str = "") -> None:
        body = b"" if message is None else json.dumps(message).encode()
        self._send(status, body, "application/json", session)

    def _send(self, status: int, body: bytes, kind: str, session: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        if session:
            self.send_header("Mcp-Session-Id", session)
        self.end_headers()
        self.wfile.write(body)


@contextmanager
def bridged(command: Sequence[str]) -> Iterator[str]:
    """The address of the server while this lasts."""
    with Bridge(command) as bridge:
        thread = threading.Thread(target=bridge.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield bridge.url
        finally:
            bridge.shutdown()
            thread.join()
