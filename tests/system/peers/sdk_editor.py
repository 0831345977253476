"""An editor by the protocol's own SDK, run by the SDK's Python: prints what it saw, as JSON.

sdk_editor.py FOLDER PROMPT COMMAND...
"""

import asyncio
import json
import sys
from pathlib import Path

import acp
from acp import schema

SHELF = schema.McpServerStdio(
    name="shelf",
    command=sys.executable,
    args=["-I", str(Path(__file__).with_name("hostile_server.py")), "Well"],
    env=[schema.EnvVariable(name="SHELF", value="1")],
)


class Editor(acp.Client):
    """Allows every call."""

    def __init__(self) -> None:
        self.updates: set[str] = set()
        self.question_ids: list[str] = []

    def on_connect(self, conn: object) -> None:
        """Have nothing to do."""

    async def request_permission(self, options, session_id, tool_call, **_more):
        self.question_ids.append(tool_call.tool_call_id)
        allowed = schema.AllowedOutcome(outcome="selected", option_id=options[0].option_id)
        return schema.RequestPermissionResponse(outcome=allowed)

    async def session_update(self, session_id, update, **_more) -> None:
        self.updates.add(update.session_update)


async def main(folder: str, prompt: str, *command: str) -> None:
    editor = Editor()
    async with acp.spawn_agent_process(editor, *command) as (connection, _process):
        greeting = await connection.initialize(protocol_version=acp.PROTOCOL_VERSION)
        session = (await connection.new_session(cwd=folder, mcp_servers=[SHELF])).session_id
        blocks = [acp.text_block(prompt)]
        answer = await connection.prompt(session_id=session, prompt=blocks)
        updates = sorted(editor.updates)
        await connection.set_session_mode(session_id=session, mode_id="plan")
        listed = await connection.list_sessions(cwd=folder)
        await connection.load_session(cwd=folder, session_id=session, mcp_servers=[])
        result = {
            "version": greeting.protocol_version,
            "stop": answer.stop_reason,
            "http": greeting.agent_capabilities.mcp_capabilities.http,
            "asked": editor.question_ids,
            "updates": updates,
            "loaded": sorted(editor.updates),
            "sessions": [one.session_id == session for one in listed.sessions],
        }
    sys.stdout.write(json.dumps(result))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
