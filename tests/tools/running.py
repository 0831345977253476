"""Run a tool as the engine does, from a test that is no coroutine."""

import asyncio
import json

from helix_desktop.domain.ports import Tool, ToolOutput


def output_of(tool: Tool, **arguments: object) -> ToolOutput:
    return asyncio.run(tool.run(json.dumps(arguments)))


def text_of(tool: Tool, **arguments: object) -> str:
    return output_of(tool, **arguments).data.decode()
