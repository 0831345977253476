"""`helix-desktop session list` and `session show`: sessions, and the messages of one.

The numbers of messages and turns are those that other commands take. Exit status 0: done. 1: some
records can't be read. 2: impossible, for instance because the application has the workspace open.
"""

import json
from argparse import Namespace
from datetime import datetime

from helix_desktop.app.commands.output import CLEAN, FINDING, Say, counted, safe_line
from helix_desktop.app.commands.workspace_access import (
    chosen_session,
    open_workspace_store,
    saved_workspace,
)
from helix_desktop.app.environment import Paths
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.events import AssistantReplied, Recorded, TurnStarted
from helix_desktop.domain.messages import Text

MAX_LINE_CHARS = 70


async def run_list(options: Namespace, paths: Paths, say: Say) -> int:
    """List the sessions, oldest first; below a session those of its subagents."""
    saved = saved_workspace(paths, options.workspace, options.folder)
    async with open_workspace_store(saved, paths) as store:
        heads = sorted(await store.sessions(), key=lambda head: head.id)
    if options.as_json:
        rows = [
            {
                "session": head.id,
                "title": head.title,
                "created": head.created,
                "changed": head.changed,
                "events": head.count,
                "parent": head.parent or None,
                "source": head.source or None,
            }
            for head in heads
        ]
        say(json.dumps(rows))
        return CLEAN
    for head in heads:
        when = datetime.fromtimestamp(head.changed).strftime("%Y-%m-%d %H:%M")
        events = counted(head.count, "event", "events")
        subagent = "" if head.parent == NO_SESSION else f"  (subagent of {head.parent})"
        say(f"{head.id}  {when}  {events:>12}  {safe_line(head.title)}{subagent}")
    if not heads:
        say("There are no sessions.")
    return CLEAN


async def run_show(options: Namespace, paths: Paths, say: Say) -> int:
    """List the messages of a session with their numbers, below the number of their turn."""
    saved = saved_workspace(paths, options.workspace, options.folder)
    async with open_workspace_store(saved, paths) as store:
        head = chosen_session(options.session, await store.sessions())
        items = await store.events(head.id)
    rows: list[dict[str, str | int]] = []
    turn = unreadable = 0
    for item in items:
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
        say(json.dumps({"session": head.id, "title": head.title, "messages": rows}))
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
    if unreadable:
        say(f"{counted(unreadable, 'record', 'records')} can't be read.")
    return FINDING if unreadable else CLEAN
