"""An MCP server over HTTP that goes wrong in one way: `python web_server.py MODE`.

Says the port it listens on in its first line.
"""

import asyncio
import gzip
import json
import sys
from collections.abc import Awaitable, Callable

MB = 1024 * 1024
PLAIN = b"Content-Type: application/json\r\n"


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def answer(number: object, result: object) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": number, "result": result}).encode()


class Bad:
    """Greets and lists as it should; each call goes wrong in its own way."""

    def __init__(self, call: Callable[[asyncio.StreamWriter, object], Awaitable[None]]) -> None:
        self._call = call

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                await self._heard(head, reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    async def _heard(
        self, head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        lines = head.decode("latin-1").split("\r\n")
        sizes = [line.split(":")[1] for line in lines if line.lower().startswith("content-length")]
        body = await reader.readexactly(int(sizes[0])) if sizes else b""
        if head.startswith(b"DELETE"):
            await asyncio.sleep(3600)
        if not head.startswith(b"POST"):
            await respond(writer, b"", status="405 Method Not Allowed")
            return
        message = json.loads(body)
        number, method = message.get("id"), message.get("method")
        schema = {"type": "object"}
        known = {
            "initialize": {
                "protocolVersion": "2025-11-25",
                "capabilities": {"tools": {}},
                "serverInfo": {"name": "bad", "version": "1"},
            },
            "tools/list": {"tools": [{"name": "echo", "inputSchema": schema}]},
        }
        if method in known:
            session = PLAIN + b"Mcp-Session-Id: one\r\n"
            await respond(writer, answer(number, known[method]), head=session)
        elif method == "tools/call":
            await self._call(writer, number)
        elif number is None:
            await respond(writer, b"", status="202 Accepted")
        else:
            error = {"code": -32601, "message": "no such method"}
            wrong = {"jsonrpc": "2.0", "id": number, "error": error}
            await respond(writer, json.dumps(wrong).encode())


async def respond(
    writer: asyncio.StreamWriter, body: bytes, *, status: str = "200 OK", head: bytes = PLAIN
) -> None:
    size = f"Content-Length: {len(body)}\r\n\r\n".encode()
    writer.write(f"HTTP/1.1 {status}\r\n".encode() + head + size + body)
    await writer.drain()


async def huge(writer: asyncio.StreamWriter, number: object) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\n" + PLAIN + b"Content-Length: 900000000\r\n\r\n")
    while True:
        writer.write(b"x" * MB)
        await writer.drain()


async def packed(writer: asyncio.StreamWriter, number: object) -> None:
    body = gzip.compress(answer(number, {"content": [{"type": "text", "text": "x" * 99 * MB}]}))
    await respond(writer, body, head=PLAIN + b"Content-Encoding: gzip\r\n")


async def elsewhere(writer: asyncio.StreamWriter, number: object) -> None:
    where = b"Location: http://192.0.2.1/mcp\r\n"
    await respond(writer, b"", status="307 Temporary Redirect", head=where)


async def web_page(writer: asyncio.StreamWriter, number: object) -> None:
    await respond(writer, b"<html>", head=b"Content-Type: text/html\r\n")


async def silent(writer: asyncio.StreamWriter, number: object) -> None:
    await asyncio.sleep(3600)


async def dropped(writer: asyncio.StreamWriter, number: object) -> None:
    writer.transport.abort()


async def broken(writer: asyncio.StreamWriter, number: object) -> None:
    await respond(writer, b"{ not json")


async def events_without_end(writer: asyncio.StreamWriter, number: object) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: ")
    while True:
        writer.write(b"x" * MB)
        await writer.drain()


MODES = {
    item.__name__: item
    for item in (huge, packed, elsewhere, web_page, silent, dropped, broken, events_without_end)
}


async def serve_bad(mode: str) -> None:
    server = await asyncio.start_server(Bad(MODES[mode]).connected, "127.0.0.1", 0)
    say(str(server.sockets[0].getsockname()[1]))
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(serve_bad(sys.argv[1]))
