"""`helix-desktop session rewind`: goes back to an earlier message, and forward again.

Exit status 0: done, or nothing to do. 1: a file was left unchanged, and is named. 2: impossible,
for instance because the application has the workspace open.
"""

from argparse import Namespace
from collections.abc import Sequence
from functools import partial

from helix_desktop.app.commands.output import CLEAN, FINDING, Say, counted, safe_line
from helix_desktop.app.commands.workspace_access import (
    chosen_session,
    chosen_workspace,
    opened_workspace,
)
from helix_desktop.app.environment import Paths
from helix_desktop.app.sessions.rewinding import RewindPart
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.file_changes import GitChange


async def run_rewind(options: Namespace, paths: Paths, say: Say) -> int:
    if bool(options.to) == options.redo:
        raise HelixError(
            "Use --to N, or --redo.",
            "Nothing changed. `session show` lists the messages with their numbers.",
        )
    choose = partial(chosen_workspace, workspace=options.workspace, folder=options.folder)
    async with opened_workspace(paths, choose) as open_workspace:
        head = chosen_session(options.session, await open_workspace.sessions.all())
        say(f"{head.id}  {safe_line(head.title)}")
        rewinder = open_workspace.rewinder
        plan = await (
            rewinder.redo_plan(head.id) if options.redo else rewinder.plan(head.id, options.to)
        )
        keep: Sequence[RewindPart] = options.keep
        if "files" in keep or (plan.imported and not options.include_commands):
            keep = (*keep, "commands")
        if plan.conversation and "conversation" not in keep:
            one, many = ("comes back", "come back") if plan.redoes else ("leaves", "leave")
            messages = counted(plan.messages, f"message {one}", f"messages {many}")
            to = " to" if plan.redoes else ""
            say(f"  {messages}{to} the conversation. The journal keeps every message.")
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
        if options.dry_run:
            say("Nothing changed.")
            return CLEAN
        result = await rewinder.rewind(plan, in_place=options.in_place, keep=keep)
        for failed in result.failed:
            detail = f" ({safe_line(failed.detail)})" if failed.detail else ""
            say(f"{safe_line(failed.path)}: not restored{detail}")
        if plan.imported and not options.include_commands:
            say("To write the contents that came with the import, too, use --include-commands.")
        say("Redone." if options.redo else f"The session that goes on: {result.session}")
        return FINDING if result.failed or plan.left else CLEAN
