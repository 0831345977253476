"""`helix-desktop bundle`: writes a session's exact requests to a proof bundle with a checker."""

from argparse import Namespace
from functools import partial

from helix_desktop.app.commands.output import CLEAN, Say, counted, safe_line
from helix_desktop.app.commands.workspace_access import (
    chosen_session,
    chosen_workspace,
    opened_workspace,
)
from helix_desktop.app.environment import Paths


async def run_bundle(options: Namespace, paths: Paths, say: Say) -> int:
    async with opened_workspace(paths, partial(chosen_workspace, options)) as open_workspace:
        session = chosen_session(options.session, await open_workspace.sessions()).id
        report = await open_workspace.bundles.write(
            session, options.destination, request=options.request
        )
    say(
        f"{counted(report.requests, 'request', 'requests')} and "
        f"{counted(report.contents, 'output', 'outputs')} in {safe_line(str(options.destination))}"
    )
    reasons: dict[str, int] = {}
    for why in report.not_checkable.values():
        reasons[why] = reasons.get(why, 0) + 1
    for why, count in reasons.items():
        say(f"  {counted(count, 'request', 'requests')} not checkable: {why}")
    say("Check it with: python3 check.py")
    return CLEAN
