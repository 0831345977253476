"""`helix-desktop session import`: adds sessions of other programs to a workspace.

What was imported before is read further. No model is asked.

Exit status 0: done. 1: a part couldn't be read, and is named; or nothing was found. 2: impossible,
for instance because the application has the workspace open.
"""

import asyncio
import os
from argparse import Namespace
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TypeAlias

from helix_desktop.app.commands.arguments import chosen_folder
from helix_desktop.app.commands.output import CLEAN, FINDING, REFUSED, Say, counted, safe_line
from helix_desktop.app.commands.workspace_access import opened_workspace
from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import Paths
from helix_desktop.app.history.secret_mask import masked
from helix_desktop.app.json_file import pretty_json
from helix_desktop.app.source_formats.source_messages import (
    PROGRAM_NAMES,
    ImportFailure,
    Program,
    ReadingReport,
    SourceSession,
)
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.workspace import Workspace
from helix_desktop.features.lab.import_preview import preview_session
from helix_desktop.features.lab.programs import find_sessions, list_sessions
from helix_desktop.features.lab.session_import import SessionImportResult, SessionImports
from helix_desktop.store.maintenance.staging import IsStopped

Row: TypeAlias = dict[str, object]
"""A session in JSON."""

MAX_LISTED = 200
MAX_IMPORTED = 1_000
MAX_PROBLEM_LINES = 20


def run_import(options: Namespace, paths: Paths, say: Say, *, stopped: IsStopped) -> int:
    """Import sessions from a file, or with `found` of any program."""
    if bool(options.source) == options.found:
        raise HelixError("Use a file, or --found to find sessions of other programs.")
    if options.source is not None and os.path.isdir(options.source):
        raise HelixError(
            "{source} is a folder, but sessions of other programs are in files.",
            "Choose a file, or use --found. A backup or an export is for `workspace import`.",
            source=options.source,
        )
    if options.source is not None:
        sessions = list_sessions(options.source, program_of(options.program))
    else:
        place = chosen_folder(options.workspace, options.folder)
        sessions = find_sessions(
            Path.home(), os.environ, program=program_of(options.program), folder=place
        )
    if options.only:
        sessions = [listed for listed in sessions if listed.id == options.only]
        if not sessions:
            raise HelixError("There is no session {name} there.", name=repr(options.only))
    rows = list[Row]()
    # a title is the first message, and may hold a key
    asyncio.run(AppContainer(paths).learn_keys())
    say_line = _say_nothing if options.as_json else lambda line: say(masked(line))
    try:
        if not sessions:
            say_line("No sessions of other programs were found.")
            return FINDING
        if options.only_list:
            detailed = bool(options.source or options.only)
            return _list(sessions, say_line, stopped, detailed=detailed, rows=rows)
        if len(sessions) > 1 and not options.found and not options.only:
            say_line(f"The file has {counted(len(sessions), 'session', 'sessions')}:")
            _list(sessions, say_line, stopped, detailed=False, rows=rows)
            raise HelixError("Choose one of them with --only ID.", "Nothing was imported.")
        choose = partial(
            WorkspaceList.chosen, name=options.workspace, folder=options.folder, create=True
        )
        imported = _import_sessions(
            sessions[:MAX_IMPORTED], choose, paths, say_line, stopped, rows=rows
        )
        return asyncio.run(imported)
    finally:
        if options.as_json:
            say(pretty_json(masked(rows)).decode())


def _say_nothing(_line: str) -> None:
    """Print no line, where the output is JSON."""


def program_of(name: str) -> Program | None:
    if name and name not in list(Program):
        raise HelixError(
            "{name} is no program whose sessions can be imported.",
            "Choose one of: {names}.",
            name=repr(name),
            names=", ".join(Program),
        )
    return Program(name) if name else None


def _row_of(session: SourceSession) -> Row:
    """Return what the JSON of a session begins with."""
    return {
        "program": session.program.value,
        "id": session.id,
        "title": session.title,
        "folder": session.folder,
        "changed": session.changed,
        "file": str(session.path),
    }


def _list(
    sessions: Sequence[SourceSession],
    say: Say,
    stopped: IsStopped,
    *,
    detailed: bool,
    rows: list[Row],
) -> int:
    """Print a line for each session; with details also what it has and what can't come along."""
    status = CLEAN
    for session in sessions[:MAX_LISTED]:
        rows.append(_row_of(session))
        at = datetime.fromtimestamp(session.changed).strftime("%Y-%m-%d %H:%M")
        when = at if session.changed else " " * 16
        title = safe_line(masked(session.title)[:80])
        say(f"{safe_line(session.id):<36}  {when}  {PROGRAM_NAMES[session.program]:<11}  {title}")
        if not detailed or len(sessions) > 1:
            continue
        try:
            preview = preview_session(session, stopped=stopped)
        except ImportFailure as error:
            say(f"  {error}")
            rows[-1]["error"] = str(error)
            status = FINDING
            continue
        rows[-1] |= {
            "turns": preview.turns,
            "calls": preview.calls,
            "tokens": preview.tokens,
            "branches": preview.branches,
            "subagents": preview.subagents,
            "left_out": [str(text) for text in preview.left_out()],
            "problems": [str(text) for text in preview.report.problems],
        }
        turns = counted(preview.turns, "turn", "turns")
        calls = counted(preview.calls, "tool call", "tool calls")
        tokens = counted(preview.tokens, "token", "tokens")
        lines = [f"{turns}, {calls}, about {tokens}."]
        if preview.usage.output:
            read = preview.usage.window
            lines.append(f"Its models read {read:,} tokens and wrote {preview.usage.output:,}.")
        for text in lines + [
            str(text) for text in (*preview.related_session_texts(), *preview.left_out())
        ]:
            say(f"  {text}")
        status = _say_problems(preview.report, say) or status
    if len(sessions) > MAX_LISTED:
        say(f"… and {len(sessions) - MAX_LISTED} more.")
    return status


async def _import_sessions(
    sessions: Sequence[SourceSession],
    choose: Callable[[WorkspaceList], Workspace],
    paths: Paths,
    say: Say,
    stopped: IsStopped,
    *,
    rows: list[Row],
) -> int:
    status = CLEAN
    async with opened_workspace(paths, choose) as open_workspace:
        imports = open_workspace.services[SessionImports]
        for session in sessions:
            if stopped():
                return REFUSED
            rows.append(_row_of(session))
            status = max(
                status, await _import_session(imports, session, say, stopped, row=rows[-1])
            )
    return status


async def _import_session(
    imports: SessionImports, session: SourceSession, say: Say, stopped: IsStopped, *, row: Row
) -> int:
    """Import a session, print the outcome, and add it to the JSON `row`."""
    try:
        result = await imports.import_session(session, stopped=stopped)
    except ImportFailure as error:
        say(str(error))
        row["error"] = str(error)
        return FINDING
    row |= {
        "session": result.session,
        "messages": result.messages,
        "calls": result.calls,
        "branches": result.branches,
        "subagents": result.subagents,
        "grown": result.grown,
        "stopped": result.stopped,
        "problems": [str(text) for text in result.report.problems],
    }
    say(_outcome_line(session, result))
    if result.report.cut:
        say(f"  {result.report.cut}")
    return REFUSED if result.stopped else _say_problems(result.report, say)


def _outcome_line(session: SourceSession, result: SessionImportResult) -> str:
    """Say in a line what was imported."""
    messages = counted(result.messages, "message", "messages")
    title = safe_line(masked(session.title)[:80])
    if result.stopped:
        return f"{result.session}  stopped after {messages}; import it again to go on: {title}"
    if result.grown and not result.messages:
        return f"{result.session}  nothing new: {title}"
    what = "read further" if result.grown else "imported"
    related_session_texts = [
        counted(count, *words)
        for count, words in (
            (result.branches, ("branch", "branches")),
            (result.subagents, ("subagent", "subagents")),
        )
        if count
    ]
    return f"{result.session}  {', '.join((what, messages, *related_session_texts))}: {title}"


def _say_problems(report: ReadingReport, say: Say) -> int:
    for problem in report.problems[:MAX_PROBLEM_LINES]:
        say(f"  {safe_line(problem)}")
    if (more := report.problem_count - MAX_PROBLEM_LINES) > 0:
        say(f"  … and {more} more.")
    return FINDING if report.problem_count else CLEAN
