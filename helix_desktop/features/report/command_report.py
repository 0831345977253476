"""`helix-desktop session report`: what a session did while its user was away, as Markdown.

Exit status 0: done. 2: impossible, for instance because the application has the workspace open.
"""

import re
from argparse import Namespace

from helix_desktop.app.commands.output import CLEAN, Say, local_time, safe_line
from helix_desktop.app.commands.workspace_access import (
    chosen_session,
    open_workspace_store,
    saved_workspace,
)
from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import Paths
from helix_desktop.app.inspection.session_requests import SessionRequests
from helix_desktop.features.report.report_reader import SessionReports
from helix_desktop.features.report.session_report import Place, SessionReport

_MARKED = re.compile(r"([\\`*_\[\]<>#|~])")


async def run_report(options: Namespace, paths: Paths, say: Say) -> int:
    saved = saved_workspace(paths, options.workspace, options.folder)
    await AppContainer(paths).learn_keys()
    async with open_workspace_store(saved, paths) as store:
        head = chosen_session(options.session, await store.sessions())
        requests = SessionRequests()
        requests.add(await store.events(head.id))
        report = await SessionReports(store).read(head, requests, whole=options.all)
        say(report_to_markdown(report))
    return CLEAN


def report_to_markdown(report: SessionReport) -> str:
    """Return a report as Markdown; a line ends with the place that other commands take."""
    ended = local_time(report.ended, now=report.began)
    lines = [f"# {_plain(report.title)}", ""]
    lines.append(f"{local_time(report.began, now=0.0)} – {ended}")
    for section in report.sections:
        lines += ["", f"## {section.title}", ""]
        for line in section.lines:
            place = ""
            if line.number:
                noun = "compaction" if line.place is Place.COMPACTION else "event"
                place = f" ({noun} {line.number})"
            lines.append(f"- {_plain(line.text)}{place}")
    return "\n".join(lines)


def _plain(text: str) -> str:
    """Return outside text as plain text of Markdown."""
    return _MARKED.sub(r"\\\1", safe_line(text))
