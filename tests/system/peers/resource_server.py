"""An MCP server made with the SDK: resources, a template, a prompt, completions, and news of them.

With the word `modern` it knows only the newer protocol; with `bare` it has a tool and nothing else,
although it says that it has resources and prompts, as all servers made with the SDK do.
"""

import sys

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.prompts import Prompt
from mcp.server.mcpserver.resources import TextResource
from mcp_types import Completion
from pydantic import BaseModel

from tests.system.peers.form_server import refuse_handshake

server = MCPServer(
    "shelf",
    instructions="Count the books first.",
    middleware=[refuse_handshake] if "modern" in sys.argv else [],
)


class Count(BaseModel):
    """How many books there are."""

    count: int


@server.tool()
async def count() -> Count:
    """Count the books."""
    return Count(count=1)


def furnish() -> None:
    server.add_resource(TextResource(uri="shelf://dogs", name="dogs", text="Dogs bark."))

    @server.resource("shelf://books/{title}")
    def book(title: str) -> str:
        return f"The book {title}."

    @server.prompt()
    def review(title: str) -> str:
        """Review a book."""
        return f"Review {title}."

    @server.completion()
    async def complete(_reference: object, argument: object, _context: object) -> Completion:
        return Completion(values=[f"{getattr(argument, 'value', '')}ogs"])

    @server.tool()
    async def publish(context: Context) -> str:
        """Add a resource and a prompt."""
        server.add_resource(TextResource(uri="shelf://birds", name="birds", text="Birds sing."))
        server.add_prompt(Prompt.from_function(lambda: "Borrow it.", name="borrow"))
        await context.notify_resources_changed()
        await context.notify_prompts_changed()
        return "published"


if __name__ == "__main__":
    if "bare" not in sys.argv:
        furnish()
    server.run("stdio")
