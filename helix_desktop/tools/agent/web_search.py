"""The tool request_web_search: asks for a permission to search the web, which the provider does.

It is offered in place of the provider's search where that needs a permission. The permission is
the question about the call; a call that may run has nothing left to do.
"""

from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.tool_table import REQUEST_SEARCH, WEB_SEARCH
from helix_desktop.tools.tool import decode_arguments, tool_spec

MAX_TITLE_CHARS = 200


class WebSearchArguments(Struct):
    """The arguments of request_web_search."""

    query: Annotated[str, Meta(description="What you want to search for.")]


class RequestWebSearch:
    """The tool that asks for web searches."""

    spec: ToolSpec = tool_spec(
        REQUEST_SEARCH,
        f"Ask the user to let you search the web. If they do, you have {WEB_SEARCH} right after.",
        WebSearchArguments,
    )

    async def run(self, arguments: str) -> ToolOutput:
        query = decode_arguments(WebSearchArguments, arguments).query
        text = f"Allowed. Search now with {WEB_SEARCH}, which is run by your provider."
        return ToolOutput(text.encode(), query[:MAX_TITLE_CHARS], query)
