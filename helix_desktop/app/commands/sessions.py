"""`helix-desktop session list` and `session show`: sessions, and the messages of one.

The numbers of messages and turns are those that other commands take. Exit status 0: done. 1: some
records can't be read. 2: impossible, for instance because the application has the workspace open.
"""

import asyncio
import json
from argparse import Namespace
from collections.abc import Sequence

import msgspec

from helix_desktop.app.commands.output import (
    CLEAN,
    FINDING,
    Say,
    counted,
    safe_line,
)
from helix_desktop.app.commands.questions import pause_words, session_lines
from helix_desktop.app.commands.window_client import run_in_window
from helix_desktop.app.commands.workspace_access import (
    chosen_session,
    open_workspace_store,
    saved_workspace,
)
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.ipc.ipc_messages import ListRequest
from helix_desktop.domain.dollars import format_dollars
from helix_desktop.domain.events import AssistantReplied, Pause, Recorded, TurnStarted, pause_after
from helix_desktop.domain.messages import Text
from helix_desktop.domain.phrase import plain_text
from helix_desktop.domain.workspace import SessionHead

MAX_LINE_CHARS = 70


def run_list(options: Namespace, paths: Paths, say: Say) -> int:
    """List the sessions, oldest first; below a session those of its subagents.

    A process that has the workspace open lists them with their open questions.
    """
    saved = saved_workspace(paths, options.workspace, options.folder)
    status = run_in_window(paths.workspaces / saved.id, ListRequest(options.as_json), say)
    if status is not None:
        return status

    async def read() -> Sequence[SessionHead]:
        async with open_workspace_store(saved, paths) as store:
            return await store.sessions()

    heads = asyncio.run(read())
    for line in session_lines(heads, (), as_json=options.as_json, now=SystemClock().now()):
        say(line)
    return CLEAN


async def run_show(options: Namespace, paths: Paths, say: Say) -> int:
    """List the messages of a session with their numbers, below the number of their turn."""
    saved = saved_workspace(paths, options.workspace, options.folder)
    async with open_workspace_store(saved, paths) as store:
        head = chosen_session(options.session, await store.sessions())
        items = await store.events(head.id)
    rows: list[dict[str, str | int]] = []
    turn = unreadable = 0
    pause: Pause | None = None
    for item in items:
        pause = pause_after(pause, item.event) if isinstance(item, Recorded) else pause
        match item:
            case Recorded(event=TurnStarted(text=text)):
                turn += 1
                rows.append({"number": item.seq, "turn": turn, "by": "you", "text": text})
            case Recorded(event=AssistantReplied(parts=parts)):
                text = " ".join(part.text for part in parts if isinstance(part, Text)).strip()
                if text:
                    rows.append({"number": item.seq, "turn": turn, "by": "agent", "text": text})
            case Recorded():
                pass
            case _:
                unreadable += 1
    if options.as_json:
        fields = msgspec.to_builtins(pause, enc_hook=plain_text)
        about = {"session": head.id, "title": head.title, "pause": fields}
        say(json.dumps({**about, "messages": rows}))
        return FINDING if unreadable else CLEAN
    say(f"{head.id}  {safe_line(head.title)}")
    shown_turn = 0
    for row in rows:
        if row["turn"] != shown_turn:
            shown_turn = int(row["turn"])
            say(f"turn {shown_turn}")
        line = safe_line(" ".join(str(row["text"]).split())[:MAX_LINE_CHARS])
        say(f"{row['number']:>6}  {row['by']:<5}  {line}")
    if not rows:
        say("There are no messages.")
    if pause is not None:
        say(f"{pause_words(head, now=SystemClock().now())}: {safe_line(pause.reason)}")
        if pause.cost:
            cost = format_dollars(pause.cost)
            say(f"  Resuming costs about {cost} more, since the prompt cache has ended by then.")
        if pause.held:
            say(f"  {safe_line(pause.held)}")
        say("  `session resume` resumes it now, or with --at at a time; --never not by itself.")
    if unreadable:
        say(f"{counted(unreadable, 'record', 'records')} can't be read.")
    return FINDING if unreadable else CLEAN
