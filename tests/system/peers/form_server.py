"""An MCP server made with the SDK, whose tools ask the user in each way that the SDK has."""

import sys
from typing import Annotated, Any

from mcp import MCPError
from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.resolve import Elicit, Resolve
from mcp_types import METHOD_NOT_FOUND, ElicitRequest, ElicitRequestFormParams, InputRequiredResult
from pydantic import BaseModel


async def refuse_handshake(context: Any, call_next: Any) -> Any:
    """Know the newer protocol only."""
    if context.method == "initialize":
        raise MCPError(METHOD_NOT_FOUND, "Method not found")
    return await call_next(context)


server = MCPServer("forms", middleware=[refuse_handshake] if "modern" in sys.argv else [])
SCHEMA = {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}


class Guest(BaseModel):
    """What the form asks for."""

    name: str


@server.tool()
async def ask_in_call(context: Context) -> str:
    """Ask in the middle of the call."""
    answer = await context.elicit("Who comes?", Guest)
    return f"{answer.action}: {getattr(answer, 'data', None)}"


async def guest() -> Elicit[Guest]:
    """Ask before the call."""
    return Elicit("Who comes?", Guest)


@server.tool()
async def ask_before_call(user: Annotated[Guest, Resolve(guest)]) -> str:
    """Get the answer as an argument."""
    return f"accept: {user}"


@server.tool()
async def ask_in_answer(context: Context) -> str | InputRequiredResult:
    """Answer with a question, and be called again with the answer to it."""
    if context.input_responses:
        return f"accept: {context.input_responses['guest']}"
    form = ElicitRequestFormParams(message="Who comes?", requested_schema=SCHEMA)
    return InputRequiredResult(
        input_requests={"guest": ElicitRequest(params=form)}, request_state="asked"
    )


if __name__ == "__main__":
    server.run("stdio")
