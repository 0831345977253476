"""An MCP server over HTTP as the SDK makes one; says the port it listens on in its first line."""

import asyncio
import socket
import sys

import uvicorn
from mcp.server import MCPServer

server = MCPServer("well")


@server.tool()
def echo(word: str) -> str:
    """Says it again."""
    return f"echo says {word}"


if __name__ == "__main__":
    listening = socket.create_server(("127.0.0.1", 0))
    sys.stdout.write(f"{listening.getsockname()[1]}\n")
    sys.stdout.flush()
    config = uvicorn.Config(server.streamable_http_app(), log_level="error")
    asyncio.run(uvicorn.Server(config).serve(sockets=[listening]))
