"""`helix-desktop policy lab`: compares sessions of other programs with Helix's policy presets.

With `--own`, these are the sessions of Helix, also those that an agent of others answered in.

No model is asked, and nothing is sent. Exit status 0: done. 1: a session couldn't be read, and is
named; or there was none. 2: impossible.
"""

import asyncio
import os
from argparse import Namespace
from collections.abc import Generator, Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from helix_desktop.app.commands.output import CLEAN, FINDING, Say, counted, safe_line
from helix_desktop.app.commands.workspace_access import (
    chosen_session,
    open_workspace_store,
    saved_workspace,
)
from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import Paths
from helix_desktop.app.history.secret_mask import masked
from helix_desktop.app.source_formats.source_messages import ImportFailure, Program, SourceSession
from helix_desktop.app.workspaces.exports import check_export_place, write_text_file
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.context_window.policy import PRESET_TITLES
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.workspace import Workspace
from helix_desktop.features.lab.command_session_import import program_of
from helix_desktop.features.lab.lab_comparison import LabSession, expand_folders, sum_sessions
from helix_desktop.features.lab.lab_page import dollars, lab_page
from helix_desktop.features.lab.lab_processes import compare_in_processes
from helix_desktop.features.lab.programs import find_sessions, list_sessions
from helix_desktop.features.lab.session_for_lab import write_for_lab
from helix_desktop.store.maintenance.staging import IsStopped


def run_lab(options: Namespace, paths: Paths, say: Say, *, stopped: IsStopped) -> int:
    """Compare the newest sessions, the newest first."""
    if options.last < 1:
        raise HelixError("--last takes a number from 1.")
    own_workspace = None
    folder = options.folder
    if options.workspace and not options.own:
        folder = Path(saved_workspace(paths, options.workspace, None).folder)
    if options.own or options.session:
        if options.files or options.program:
            raise HelixError("--own and --session are for sessions of Helix, not for files.")
        own_workspace = saved_workspace(paths, options.workspace, options.folder)
    for path in (options.figures, options.html):
        if path:
            _check_writable(path)  # a comparison takes minutes
    asyncio.run(AppContainer(paths).learn_keys())
    status = CLEAN
    results: list[LabSession] = []
    unread: list[Path] = []
    with (
        TemporaryDirectory(prefix="helix-lab-") as scratch,
        closing(
            _own_sessions(own_workspace, options.session, paths, scratch=Path(scratch))
            if own_workspace is not None
            else _sessions_of_programs(
                options.files, folder, program_of(options.program), unread, say
            )
        ) as sessions,
    ):
        for result in compare_in_processes(paths, sessions, stopped):
            if isinstance(result, Phrase):
                say(safe_line(masked(str(result))))
                status = FINDING
            elif result is not None:
                results.append(shown := masked(result))
                _say_session(shown, say)
                if len(results) == options.last:
                    break
    if not results:
        say("No sessions were found that a model answered in.")
        return FINDING
    totals = sum_sessions(results)
    say("")
    say(f"All {counted(totals.sessions, 'session', 'sessions')} with complete reports:")
    for key, sent in totals.sent.items():
        name = str(PRESET_TITLES[key]) if key else "as it was"
        say(f"  {name:<18}  {sent:>15,} tokens  {dollars(totals.cost[key]):>10}")
    if options.figures:
        data = msgspec.json.encode(results, enc_hook=str)
        write_text_file(options.figures, msgspec.json.format(data).decode())
    if options.html:
        write_text_file(options.html, lab_page(results))
    for path in filter(None, (options.figures, options.html)):
        say(f"Written: {safe_line(str(path))}")
    # a folder may have other files, too
    return FINDING if set(unread).intersection(options.files) else status


def _sessions_of_programs(
    files: Sequence[Path],
    folder: Path | None,
    program: Program | None,
    unread: list[Path],
    say: Say,
) -> Generator[SourceSession]:
    """Yield the sessions of the files, or those in the usual places of programs.

    Files that can't be read are named, and added to `unread`.
    """
    if not files:
        yield from find_sessions(Path.home(), os.environ, program=program, folder=folder)
        return
    for file in expand_folders(files):
        try:
            yield from list_sessions(file, program)
        except ImportFailure as error:
            say(safe_line(str(error)))
            unread.append(file)


def _own_sessions(
    workspace: Workspace, session: str, paths: Paths, *, scratch: Path
) -> Generator[SourceSession]:
    """Yield the sessions of a workspace, the newest first, or the named one.

    Each is written when it is asked for: only a comparison tells whether it counts.
    """
    stack = AsyncExitStack()
    with asyncio.Runner() as runner:
        try:
            store = runner.run(stack.enter_async_context(open_workspace_store(workspace, paths)))
            heads = runner.run(store.sessions())
            if session:
                heads = [chosen_session(session, heads)]
            else:
                heads = [head for head in heads if head.parent == NO_SESSION]
            for head in sorted(heads, key=lambda head: -head.changed):
                path = scratch / f"{head.id}.jsonl"
                yield runner.run(write_for_lab(store, head.id, head.title, path))
                path.unlink()
        finally:
            runner.run(stack.aclose())


def _say_session(session: LabSession, say: Say) -> None:
    title = safe_line((session.source.title or session.source.id)[:80])
    requests = counted(session.requests, "request", "requests")
    program = safe_line(session.source.program_name)
    say(f"{title}")
    say(f"  {program}, {safe_line(session.model) or 'model unknown'}, {requests}")
    if session.left_out:
        say("  The end of this session is too large and not included.")
    rows = [("as it was", sum(session.sizes), session.cost, max(session.sizes, default=0))]
    rows += [
        (str(PRESET_TITLES[trial.preset]), trial.sent, trial.cost, trial.peak)
        for trial in session.trials
    ]
    for name, sent, cost, peak in rows:
        if not sent:
            say(f"  {name:<18}  not recorded")
            continue
        say(f"  {name:<18}  {sent:>15,} tokens  {dollars(cost):>10}  largest {peak:>9,}")
    if session.sizes and not session.is_reported:
        recorded = f"{len(session.sizes):,} of {requests}"
        say(f"  All numbers are of the {recorded} whose tokens were recorded.")
    if session.compactions:
        times = counted(session.compactions, "compaction", "compactions")
        say(f"  {times} of {program} hid {session.compacted_tokens:,} tokens for good.")


def _check_writable(path: Path) -> None:
    is_new = not os.path.lexists(path)
    try:
        check_export_place(path)
        with path.open("ab"):
            pass
        if is_new:
            path.unlink()
    except OSError as error:
        raise HelixError(
            "Can't write the results to {path}: {reason}.", path=path, reason=error.strerror
        ) from error
