"""The table of subcommands, one entry each; unfinished commands are not listed.

Exit status 0: nothing is wrong. 1: a finding. 2: impossible. 130: stopped by the user. `ask` also
has 3 (`ask.py`), and `mcp` has 143 and 129 (ended by SIGTERM or SIGHUP). The store's modules are
imported at their first use: `--help` does not need them.
"""

import signal
import threading
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from helix_desktop.app.commands.arguments import (
    declare_ask,
    declare_changes,
    declare_keys,
    declare_models,
    declare_permissions,
    declare_profile,
    declare_restore,
    declare_rewind,
    declare_seen,
    declare_servers,
    declare_usage,
    flag,
    folder_option,
    workspace_option,
)
from helix_desktop.app.environment import Paths

Say = Callable[[str], None]
"""Writes one line for the user."""

CLEAN, FOUND, REFUSED, STOPPED = 0, 1, 2, 130
ALL = "all"


@dataclass(frozen=True, slots=True)
class CliCommand:
    """One word after `helix-desktop`; `run` returns the exit status."""

    name: str
    help: str
    declare: Callable[[ArgumentParser], None]
    run: "Run"


@contextmanager
def until_interrupted() -> Iterator[threading.Event]:
    """Have Ctrl+C stop the work where that does no harm; a second Ctrl+C ends the process."""
    wanted = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield wanted
        return
    before = signal.getsignal(signal.SIGINT)

    def ask(_number: int, _frame: object) -> None:
        signal.signal(signal.SIGINT, before)
        wanted.set()

    signal.signal(signal.SIGINT, ask)
    try:
        yield wanted
    finally:
        signal.signal(signal.SIGINT, before)


Stopped = Callable[[], bool]
Run = Callable[[Namespace, Paths, Say], int]


class _Interruptible(Protocol):
    def __call__(self, options: Namespace, paths: Paths, say: Say, *, stopped: Stopped) -> int: ...


def _interruptible(work: _Interruptible) -> Run:
    """Have Ctrl+C stop a command where that does no harm."""

    def run(options: Namespace, paths: Paths, say: Say) -> int:
        with until_interrupted() as wanted:
            status = work(options, paths, say, stopped=wanted.is_set)
        # work that was completed before it noticed Ctrl+C keeps its own status
        return STOPPED if wanted.is_set() and status != CLEAN else status

    return run


def _declare_check(parser: ArgumentParser) -> None:
    workspace_option(parser, "workspace name or ID, or all (default)")
    flag(parser, "--deep", "read every byte")
    flag(parser, "--repair", "rebuild the database from readable data (works on a copy)")
    flag(parser, "--acknowledge", "stop reporting what earlier repairs lost")


@_interruptible
def _check(options: Namespace, paths: Paths, say: Say, *, stopped: Stopped) -> int:
    from helix_desktop.app.commands import maintenance  # noqa: PLC0415  lazy: it loads LevelDB

    name = "" if options.workspace in (None, ALL) else options.workspace
    if options.acknowledge and (status := maintenance.acknowledge(paths, say, name=name)):
        return status
    return maintenance.check(
        paths, say, name=name, deep=options.deep, repair=options.repair, stopped=stopped
    )


def _declare_copy(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="WORKSPACE", help="workspace name or ID")
    parser.add_argument("destination", metavar="DEST", type=Path, help="new or empty folder")


@_interruptible
def _back_up(options: Namespace, paths: Paths, say: Say, *, stopped: Stopped) -> int:
    from helix_desktop.app.commands import maintenance  # noqa: PLC0415  lazy: it loads LevelDB

    return maintenance.back_up(
        paths, say, options.name, destination=options.destination, stopped=stopped
    )


@_interruptible
def _export(options: Namespace, paths: Paths, say: Say, *, stopped: Stopped) -> int:
    from helix_desktop.app.commands import maintenance  # noqa: PLC0415  lazy: it loads LevelDB

    return maintenance.export(
        paths, say, options.name, destination=options.destination, stopped=stopped
    )


def _declare_import(parser: ArgumentParser) -> None:
    parser.add_argument("source", metavar="SOURCE", type=Path, help="a backup or an export")
    parser.add_argument("--name", default="", help="name of the new workspace")
    folder_option(parser, "project folder")


@_interruptible
def _import(options: Namespace, paths: Paths, say: Say, *, stopped: Stopped) -> int:
    from helix_desktop.app.commands import maintenance  # noqa: PLC0415  lazy: it loads LevelDB

    return maintenance.import_workspace(
        paths,
        say,
        maintenance.ImportSource(options.source, options.name, options.folder),
        stopped=stopped,
    )


def _declare_clean_up(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="WORKSPACE", help="workspace name or ID")
    flag(parser, "--remove", "remove the entries; without this, only list them")


@_interruptible
def _clean_up(options: Namespace, paths: Paths, say: Say, *, stopped: Stopped) -> int:
    from helix_desktop.app.commands import maintenance  # noqa: PLC0415  lazy: it loads LevelDB

    return maintenance.clean_up(paths, say, options.name, remove=options.remove, stopped=stopped)


def _declare_delete(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="WORKSPACE", help="workspace name or ID")
    parser.add_argument(
        "session",
        metavar="SESSION",
        nargs="?",
        default="",
        help="session ID; omit to list sessions",
    )
    flag(parser, "--yes", "confirm the deletion (required)")


@_interruptible
def _delete(options: Namespace, paths: Paths, say: Say, *, stopped: Stopped) -> int:
    from helix_desktop.app.commands import maintenance  # noqa: PLC0415  lazy: it loads LevelDB

    return maintenance.delete_session(
        paths,
        say,
        options.name,
        session=options.session,
        sure=options.yes,
        stopped=stopped,
    )


def _declare_replay(parser: ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="JSONL, or a folder")
    parser.add_argument(
        "--policy",
        metavar="NAME",
        default="balanced",
        help="a preset (name or key), or a policy in a TOML file",
    )
    parser.add_argument(
        "--window", metavar="N", type=int, default=128_000, help="context window in tokens"
    )
    parser.add_argument(
        "--out", metavar="DIR", type=Path, required=True, help="folder for the traces"
    )
    parser.add_argument(
        "--jobs", metavar="N", type=int, default=0, help="number of processes; 0 uses all cores"
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="Dask scheduler that hands sessions to its workers, as tls://host:8786",
    )
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the results as JSON")
    parser.add_argument(
        "--set", metavar="NAME=VALUE", action="append", default=[], help="change a policy value"
    )
    parser.add_argument(
        "--constants", metavar="FILE", type=Path, help="replace constants of the policy (TOML)"
    )
    parser.add_argument("--reserve", metavar="N", type=int, help="tokens reserved for the reply")
    parser.add_argument(
        "--fixed-tokens", metavar="N", type=int, help="tokens taken by tool definitions"
    )
    parser.add_argument(
        "--gauge",
        choices=("exact", "3", "10", "20", "none", "less20", "more20", "off30"),
        default="exact",
        help="simulated usage reports: exact, none, off by up to N percent, N percent less or more",
    )


@_interruptible
def _replay(options: Namespace, paths: Paths, say: Say, *, stopped: Stopped) -> int:
    from helix_desktop.app.commands import replay as replay_command  # noqa: PLC0415  lazy: it loads the engine

    return replay_command.run(options, paths, say, stopped=stopped)


def _models(options: Namespace, paths: Paths, say: Say) -> int:
    from helix_desktop.app.commands import models as models_command  # noqa: PLC0415  lazy: it loads the hall

    return models_command.run(options, paths, say)


def _keys(options: Namespace, paths: Paths, say: Say) -> int:
    from helix_desktop.app.commands import keys as keys_command  # noqa: PLC0415  lazy: it loads the hall

    return keys_command.run(options, paths, say)


def _changes(options: Namespace, paths: Paths, say: Say) -> int:
    from helix_desktop.app.commands import changes as changes_command  # noqa: PLC0415  lazy: it loads LevelDB

    return changes_command.run_changes(options, paths, say)


def _restore(options: Namespace, paths: Paths, say: Say) -> int:
    from helix_desktop.app.commands import changes as changes_command  # noqa: PLC0415  lazy: it loads LevelDB

    return changes_command.run_restore(options, paths, say)


def _usage(options: Namespace, paths: Paths, say: Say) -> int:
    from helix_desktop.app.commands import history  # noqa: PLC0415  lazy: it loads LevelDB

    return history.run_usage(options, paths, say)


def _seen(options: Namespace, paths: Paths, say: Say) -> int:
    from helix_desktop.app.commands import history  # noqa: PLC0415  lazy: it loads LevelDB

    return history.run_seen(options, paths, say)


def _rewind(options: Namespace, paths: Paths, say: Say) -> int:
    from helix_desktop.app.commands import rewind  # noqa: PLC0415  lazy: it loads the engine

    return rewind.run_rewind(options, paths, say)


def _servers(options: Namespace, paths: Paths, say: Say) -> int:
    from helix_desktop.app.commands import servers as servers_command  # noqa: PLC0415  lazy: it loads the hall

    return servers_command.run(options, paths, say)


def _ask(options: Namespace, paths: Paths, say: Say) -> int:
    from helix_desktop.app.commands import ask as ask_command  # noqa: PLC0415  lazy: it loads the engine

    return ask_command.run_ask(options, paths)


def _permissions(options: Namespace, paths: Paths, say: Say) -> int:
    from helix_desktop.app.commands import permissions  # noqa: PLC0415  lazy: it loads the hall

    return permissions.run_permissions(options, paths, say)


def _declare_mcp(parser: ArgumentParser) -> None:
    workspace_option(parser)
    folder_option(parser, "project folder")


def _mcp(options: Namespace, paths: Paths, say: Say) -> int:
    from helix_desktop.app.commands import mcp as mcp_command  # noqa: PLC0415  lazy: it loads the tools

    return mcp_command.run(options, paths)


def _profile(options: Namespace, paths: Paths, say: Say) -> int:
    from helix_desktop.app.commands import permissions  # noqa: PLC0415  lazy: it loads the store's lock

    return permissions.run_profile(options, paths, say)


COMMANDS: tuple[CliCommand, ...] = (
    CliCommand("ask", "Run one prompt without a window.", declare_ask, _ask),
    CliCommand("mcp", "Serve a workspace's cache to other agents over MCP.", _declare_mcp, _mcp),
    CliCommand("changes", "List files changed by a session.", declare_changes, _changes),
    CliCommand("restore", "Undo changes to files.", declare_restore, _restore),
    CliCommand("usage", "Show tokens and costs by day, session, and model.", declare_usage, _usage),
    CliCommand("seen", "Show which requests had a text.", declare_seen, _seen),
    CliCommand("rewind", "Go back to an earlier message, and redo it.", declare_rewind, _rewind),
    CliCommand("check", "Check stored data and repair it.", _declare_check, _check),
    CliCommand("backup", "Back up a workspace as an exact copy.", _declare_copy, _back_up),
    CliCommand(
        "export", "Export a workspace as JSONL, Markdown, and files.", _declare_copy, _export
    ),
    CliCommand("import", "Create a workspace from a backup or export.", _declare_import, _import),
    CliCommand(
        "clean-up", "List unused cache entries, or remove them.", _declare_clean_up, _clean_up
    ),
    CliCommand("replay", "Replay recorded sessions under a policy.", _declare_replay, _replay),
    CliCommand("delete-session", "Delete a session permanently.", _declare_delete, _delete),
    CliCommand("models", "List models and choose one for a workspace.", declare_models, _models),
    CliCommand("keys", "Manage API keys.", declare_keys, _keys),
    CliCommand(
        "permissions",
        "Show and change permissions; trust a folder.",
        declare_permissions,
        _permissions,
    ),
    CliCommand("servers", "Add, approve, and manage MCP servers.", declare_servers, _servers),
    CliCommand(
        "profile",
        "Show or set a workspace's instructions and web access.",
        declare_profile,
        _profile,
    ),
)
