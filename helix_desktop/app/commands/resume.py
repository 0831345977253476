"""`helix-desktop session resume`: resumes a paused session now, at a time, or not by itself.

Now: the turn runs in this process, or in the window that shows the workspace, and prints what `ask`
prints, with its exit statuses. Else 0: done. 2: impossible.
"""

import asyncio
from argparse import Namespace
from collections.abc import Callable
from functools import partial

from helix_desktop.app.commands.arguments import chosen_folder
from helix_desktop.app.commands.output import CLEAN, Say, local_time, safe_line
from helix_desktop.app.commands.window_client import run_in_window
from helix_desktop.app.commands.workspace_access import (
    chosen_workspace,
    find_workspace,
    opened_workspace,
)
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.ipc.ipc_messages import PauseRequest
from helix_desktop.app.sessions.paused_sessions import parse_time
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError, SessionMissing


def run_resume(options: Namespace, paths: Paths, say: Say) -> int:
    if options.at and options.never:
        raise HelixError("Use --at TIME or --never, not both.", "Nothing changed.")
    if not (options.at or options.never):
        # lazy: with a time, nothing is asked
        from helix_desktop.app.commands.ask import (  # noqa: PLC0415
            AskTask,
            OutputFormat,
            run_ask,
        )

        task = AskTask(
            "",
            chosen_folder(options.workspace, options.folder),
            SessionId(options.session),
            format=OutputFormat.EVENTS if options.as_json else OutputFormat.TEXT,
            waits=not options.no_wait,
            workspace=options.workspace or "",
            resumes=True,
        )
        return run_ask(task, paths)
    until = parse_time(options.at, now=SystemClock().now()) if options.at else 0.0
    _, home = find_workspace(options, paths)
    status = run_in_window(home, PauseRequest(options.session, until), say)
    return asyncio.run(_change_here(options, paths, say, until)) if status is None else status


async def _change_here(options: Namespace, paths: Paths, say: Say, until: float) -> int:
    choose = partial(chosen_workspace, workspace=options.workspace, folder=options.folder)
    async with opened_workspace(paths, choose) as open_workspace:
        await change_pause(
            open_workspace, options.session, until, say=lambda text: say(text.removesuffix("\n"))
        )
    return CLEAN


async def change_pause(
    open_workspace: OpenWorkspace, wanted: str, until: float, *, say: Callable[[str], None]
) -> None:
    """Let a pause end at a time, or with 0 not by itself; without a name, the newest one's."""
    heads = await open_workspace.sessions.all()
    paused = [head for head in heads if (head.id == wanted if wanted else head.paused)]
    if not paused:
        raise SessionMissing(
            "There is no session {wanted} here." if wanted else "No session is paused here.",
            "Nothing changed.",
            wanted=repr(wanted),
        )
    await open_workspace.pauses.change(paused[0].id, until)
    when = local_time(until, now=open_workspace.clock.now()) if until else ""
    ending = f"is paused until {when}" if until else "stays paused until you resume it"
    say(f"{paused[0].id}  {safe_line(paused[0].title)} {ending}.\n")
