"""`helix-desktop rewind`: lists a session's messages, goes back to one, and forward again.

Exit status 0: done, or nothing to do. 1: a file was left unchanged, and is named. 2: impossible,
for instance because the application has the workspace open.
"""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from helix_desktop.app.commands.output import CLEAN, FINDING, Say, counted, safe_line
from helix_desktop.app.commands.workspace_access import (
    chosen_session,
    chosen_workspace,
    opened_workspace,
)
from helix_desktop.app.environment import Paths
from helix_desktop.app.sessions.rewinding import RewindPart
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import AssistantReplied, Recorded, TurnStarted
from helix_desktop.domain.file_changes import GitChange
from helix_desktop.domain.messages import Text

MAX_LINE_CHARS = 70


async def run_rewind(
    paths: Paths,
    say: Say,
    *,
    workspace: str | None,
    folder: Path | None,
    session: str,
    to: int,
    in_place: bool,
    keep: Sequence[RewindPart],
    include_commands: bool,
    redo: bool,
    dry_run: bool,
) -> int:
    """Without --to or --redo, list the messages."""
    if to and redo:
        raise HelixError("Use only one of --to and --redo.", "Nothing changed.")
    choose = partial(chosen_workspace, workspace=workspace, folder=folder)
    async with opened_workspace(paths, choose) as open_workspace:
        head = chosen_session(session, await open_workspace.sessions())
        say(f"{head.id}  {safe_line(head.title)}")
        if not to and not redo:
            lines: list[str] = []
            for item in await open_workspace.transcript(head.id):
                match item:
                    case Recorded(event=TurnStarted(text=text)):
                        lines.append(_message_line(item.seq, "you", text))
                    case Recorded(event=AssistantReplied(parts=parts)):
                        answer = " ".join(
                            part.text for part in parts if isinstance(part, Text)
                        ).strip()
                        if answer:
                            lines.append(_message_line(item.seq, "agent", answer))
                    case _:
                        pass
            for line in lines:
                say(line)
            say("Go back to a message: rewind --to NUMBER")
            return CLEAN
        rewinder = open_workspace.rewinder
        plan = await (rewinder.redo_plan(head.id) if redo else rewinder.plan(head.id, to))
        if "files" in keep or (plan.imported and not include_commands):
            keep = (*keep, "commands")
        if plan.conversation and "conversation" not in keep:
            verb = "come back to" if plan.redoes else "leave"
            messages = counted(plan.messages, "message", "messages")
            say(f"  {messages} {verb} the conversation. The journal keeps every message.")
        for file in (*plan.files, *plan.git):
            change = file.change
            by_command = "  (while a command ran: by it, or by you)" if change.while_command else ""
            uncertain = change.while_command or isinstance(change, GitChange)
            if ("commands" if uncertain else "files") in keep:
                continue
            size = (
                f"+{file.size.removed} -{file.size.added}"
                if file.size.comparable
                else "not by lines"
            )
            verb = "is deleted" if change.is_new else ""
            say(f"  {size:>14}  {safe_line(change.path)}  {verb}{by_command}".rstrip())
        for file in plan.left:
            why = safe_line(file.problem) if file.problem else "somebody else changed it"
            say(f"      stays as it is  {safe_line(file.change.path)}  ({why})")
        if plan.changes_steps and "steps" not in keep:
            say(f"  The list of steps: {counted(len(plan.steps.items), 'step', 'steps')}")
        if plan.is_empty:
            say("  Nothing changed since.")
        if dry_run:
            say("Nothing changed.")
            return CLEAN
        result = await rewinder.rewind(plan, in_place=in_place, keep=keep)
        for failed in result.failed:
            detail = f" ({safe_line(failed.detail)})" if failed.detail else ""
            say(f"{safe_line(failed.path)}: not restored{detail}")
        if plan.imported and not include_commands:
            say("To write the contents that came with the import, too, use --include-commands.")
        say("Redone." if redo else f"The session that goes on: {result.session}")
        return FINDING if result.failed or plan.left else CLEAN


def _message_line(number: int, who: str, text: str) -> str:
    line = " ".join(text.split())
    return f"{number:>6}  {who:<5}  {safe_line(line[:MAX_LINE_CHARS])}"
