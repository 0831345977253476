"""`helix-desktop workspace check` and `repair` of the stores of workspaces, and of what was lost.

The settings files are read, too, so that each damaged one is found and told.
"""

import os
from argparse import Namespace
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path

from helix_desktop.app.commands.output import CLEAN, FINDING, REFUSED, Say, counted, safe_line
from helix_desktop.app.commands.store_output import (
    counts_text,
    require_store,
    say_list,
    say_phases,
    size_text,
    with_status,
)
from helix_desktop.app.commands.workspace_access import find_workspace
from helix_desktop.app.damaged_files import damaged_files
from helix_desktop.app.default_policy import DefaultPolicy
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.feature import known_guests
from helix_desktop.app.hook_file import saved_approvals
from helix_desktop.app.mcp_servers.server_file import ServerFile
from helix_desktop.app.memory_file import MemoryFile
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.app.sessions import drafts, message_queue, session_archive
from helix_desktop.app.sessions.drafts import Drafts
from helix_desktop.app.sessions.left_commands import cut_off_commands
from helix_desktop.app.sessions.message_queue import MessageQueue
from helix_desktop.app.sessions.session_archive import SessionArchive
from helix_desktop.app.settings import Settings
from helix_desktop.app.workspaces import permission_files
from helix_desktop.app.workspaces.guide_agreements import GuideAgreements
from helix_desktop.app.workspaces.permission_files import RuleFile
from helix_desktop.app.workspaces.sandbox_access import AccessFile
from helix_desktop.app.workspaces.workspace_list import (
    DamagedWorkspace,
    ListedWorkspace,
    WorkspaceList,
)
from helix_desktop.domain.ports import Clock
from helix_desktop.store import opening
from helix_desktop.store.maintenance.check import check_store as check_workspace_store
from helix_desktop.store.maintenance.check_report import CheckReport
from helix_desktop.store.maintenance.repair import repair_store
from helix_desktop.store.maintenance.staging import IsStopped, WorkWatch, never_stopped
from helix_desktop.store.workspace_store import WorkspaceStore
from helix_desktop.tools.files.project_root import ProjectRoot


def run_check(options: Namespace, paths: Paths, say: Say, *, stopped: IsStopped) -> int:
    """Check one workspace, or all if none is named; return the worst status.

    With `acknowledge`, end the reports of damaged files and of losses in earlier repairs first.
    """
    items = _chosen_workspaces(options, paths)
    return check_workspaces(
        items, paths, say, deep=options.deep, acknowledge=options.acknowledge, stopped=stopped
    )


def run_repair(options: Namespace, paths: Paths, say: Say, *, stopped: IsStopped) -> int:
    """Repair one workspace, or all if none is named; return the worst status."""
    return check_workspaces(
        _chosen_workspaces(options, paths), paths, say, repair=True, stopped=stopped
    )


def _chosen_workspaces(options: Namespace, paths: Paths) -> Sequence[ListedWorkspace]:
    if options.workspace or options.folder:
        return [find_workspace(options, paths)[0]]
    return WorkspaceList(paths.workspaces, SystemClock()).listed()


def check_workspaces(
    items: Sequence[ListedWorkspace],
    paths: Paths,
    say: Say,
    *,
    deep: bool = False,
    repair: bool = False,
    acknowledge: bool = False,
    stopped: IsStopped,
) -> int:
    workspaces = WorkspaceList(paths.workspaces, SystemClock())
    _read_settings(paths, [workspaces.home(item) for item in items])
    if acknowledge:
        files = damaged_files(paths)
        for file in files:
            file.acknowledge()
        say(counted(len(files), "damaged file", "damaged files") + " acknowledged.")
        homes = [home for item in items if opening.holds_store(home := workspaces.home(item))]
        statuses = [acknowledge_losses(home, say, clock=SystemClock()) for home in homes]
        if status := max(statuses, default=CLEAN):
            return status
    damaged = damaged_files(paths)
    for file in damaged:
        say(safe_line(str(file.error)))
    if not items:
        say("There are no workspaces yet.")
    worst_status = FINDING if damaged else CLEAN
    for item in items:
        if stopped():
            return REFUSED
        home = workspaces.home(item)
        say(f"{safe_line(item.name)} ({item.id}):")
        if isinstance(item, DamagedWorkspace):
            say(f"Can't read the file {item.file}: {item.reason}.")
            worst_status = max(worst_status, FINDING)
        elif not opening.holds_store(home):
            say("Nothing is stored in this workspace yet.")
            continue
        status = check_store(
            home,
            say,
            clock=SystemClock(),
            deep=deep,
            repair=repair,
            stopped=stopped,
        )
        worst_status = max(worst_status, status)
    return worst_status


def _read_settings(paths: Paths, homes: Iterable[Path]) -> None:
    """Read every settings file: whoever reads a damaged one puts it aside."""
    Settings(paths.settings)
    DefaultPolicy(paths.config / "policy.json")
    RuleFile(paths.config / permission_files.FILE)
    guests = known_guests(paths.config, os.environ)
    if guests is not None:
        guests.check()
    ModelRegistry(paths, guests)
    for home in homes:
        RuleFile(home / permission_files.FILE)
        AccessFile(home).access  # noqa: B018  it is read by that
        GuideAgreements(home, ProjectRoot(home)).included()
        ServerFile(home)
        MemoryFile(home).load()
        Drafts(home / drafts.FILE)
        MessageQueue(home / message_queue.FILE)
        SessionArchive(home / session_archive.FILE)
        cut_off_commands(home)
        saved_approvals(home).read()


@with_status
def check_store(
    folder: Path,
    say: Say,
    *,
    clock: Clock,
    deep: bool = False,
    repair: bool = False,
    stopped: IsStopped = never_stopped,
) -> int:
    """Check a workspace's store, or repair what of it can be repaired."""
    progress = say_phases(say)
    watch = WorkWatch(progress, stopped)
    report = check_workspace_store(folder, deep=deep or repair, watch=watch)
    say_report(report, say)
    if not repair:
        if report.repairable:
            say("Run `helix-desktop workspace repair` to rebuild the database from readable data.")
        return CLEAN if report.clean else FINDING
    if not report.repairable:
        say("Nothing to repair." if report.clean else "None of this can be repaired.")
        return CLEAN if report.clean else FINDING
    done = repair_store(folder, now=clock.now(), watch=WorkWatch(progress, stopped))
    entries, events, sessions = counts_text(done.entries, done.events, done.sessions)
    say(f"Kept {entries} and {events} in {sessions}.")
    say(f"The old database is kept in {done.aside}.")
    if done.unknown:
        say(f"Known losses: {len(done.lost)}. More may be lost, and how much is unknown:")
        say(f"  {safe_line(done.unknown)}")
    else:
        say(f"Lost: {len(done.lost)}.")
    say_list([finding.what for finding in done.lost], say)
    return FINDING if done.lost or done.unknown else CLEAN


@with_status
def acknowledge_losses(folder: Path, say: Say, *, clock: Clock) -> int:
    """End the reports of earlier repairs that lost an unknown amount."""
    with closing(WorkspaceStore.open(require_store(folder), clock)) as store:
        count = store.acknowledge_losses()
    say(counted(count, "report of a repair", "reports of repairs") + " acknowledged.")
    return CLEAN


def say_report(report: CheckReport, say: Say) -> None:
    tally = report.tally
    read = "every byte was read" if report.deep else ("quick check (use --deep to read every byte)")
    entries, events, sessions = counts_text(tally.entries, tally.events, tally.sessions)
    say(f"{sessions}, {events}, {entries} of {size_text(tally.raw)}; {read}.")
    if tally.orphans:
        say(f"Leftover pieces: {tally.orphans}, {size_text(tally.orphan_bytes)}.")
    problems = counted(len(report.findings), "problem", "problems")
    say("No problems found." if report.clean else f"{problems}:")
    say_list([str(finding) for finding in report.findings], say)
