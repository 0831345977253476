"""`helix-desktop bundle`: writes a session's exact requests to a proof bundle with a checker."""

from functools import partial
from pathlib import Path

from helix_desktop.app.commands.output import CLEAN, Say, counted, safe_line
from helix_desktop.app.commands.workspace_access import (
    chosen_session,
    chosen_workspace,
    opened_workspace,
)
from helix_desktop.app.environment import Paths


async def run_bundle(
    paths: Paths,
    say: Say,
    *,
    workspace: str | None,
    folder: Path | None,
    session: str,
    destination: Path,
    request: int,
) -> int:
    choose = partial(chosen_workspace, workspace=workspace, folder=folder)
    async with opened_workspace(paths, choose) as open_workspace:
        head = chosen_session(session, await open_workspace.sessions())
        report = await open_workspace.bundles.write(head.id, destination, request=request)
    say(
        f"{counted(report.requests, 'request', 'requests')} and "
        f"{counted(report.contents, 'output', 'outputs')} in {safe_line(str(destination))}"
    )
    reasons: dict[str, int] = {}
    for why in report.not_checkable.values():
        reasons[why] = reasons.get(why, 0) + 1
    for why, count in reasons.items():
        say(f"  {counted(count, 'request', 'requests')} not checkable: {why}")
    say("Check it with: python3 check.py")
    return CLEAN
