"""The table of subcommands, one entry each; unfinished commands are not listed.

Exit status 0: nothing is wrong. 1: a finding. 2: impossible. 130: stopped by the user. `ask` also
has 3 (`ask.py`), and `mcp` has 143 and 129 (ended by SIGTERM or SIGHUP). The store's modules are
imported at their first use: `--help` does not need them.
"""

import signal
import threading
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any

from helix_desktop.app.commands.arguments import (
    declare_ask,
    declare_bring,
    declare_bundle,
    declare_changes,
    declare_experiment,
    declare_guests,
    declare_hooks,
    declare_keys,
    declare_memory,
    declare_models,
    declare_permissions,
    declare_profile,
    declare_restore,
    declare_rewind,
    declare_seen,
    declare_servers,
    declare_share,
    declare_skills,
    declare_usage,
    flag,
    folder_option,
    text_option,
    workspace_option,
)
from helix_desktop.app.environment import Paths

Say = Callable[[str], None]
"""Writes one line for the user."""

CLEAN, FINDING, REFUSED, STOPPED = 0, 1, 2, 130


def counted(count: int, one: str, many: str) -> str:
    """Return `1 event` or `2 events`; commands speak English only."""
    return f"{count:,} {one if count == 1 else many}"


def safe_line(text: str) -> str:
    """Make a title safe for a terminal: no line ends, no control characters."""
    return "".join(char if char.isprintable() else "\ufffd" for char in text)


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


Run = Callable[[Namespace, Paths, Say], int]


def _call(module: str, function: str = "run") -> Run:
    """Return what calls a function with the options that have the names of its parameters.

    One with the parameter `stopped` is stopped by Ctrl+C where that does no harm. The module is
    imported when the command runs, because `--help` needs none; a bundle names them in its list.
    """

    def run(options: Namespace, paths: Paths, say: Say) -> int:
        command: Callable[..., int | Coroutine[Any, Any, int]] = getattr(
            import_module(f"helix_desktop.app.commands.{module}"), function
        )
        parameters = signature(command).parameters
        values = {**vars(options), "options": options, "paths": paths, "say": say}
        values = {name: value for name, value in values.items() if name in parameters}
        if "stopped" not in parameters:
            return _finished(command(**values))
        with until_interrupted() as wanted:
            status = _finished(command(**values, stopped=wanted.is_set))
        # work that was completed before it noticed Ctrl+C keeps its own status
        return STOPPED if wanted.is_set() and status != CLEAN else status

    return run


def _finished(status: int | Coroutine[Any, Any, int]) -> int:
    """Return the status of a command, which may be a coroutine."""
    if isinstance(status, int):
        return status
    # lazy: a command that is none imports it, too
    import asyncio  # noqa: PLC0415

    return asyncio.run(status)


def _declare_check(parser: ArgumentParser) -> None:
    workspace_option(parser, "workspace name or ID, or all (default)")
    flag(parser, "--deep", "read every byte")
    flag(parser, "--repair", "rebuild the database from readable data (works on a copy)")
    flag(parser, "--acknowledge", "stop reporting what earlier repairs lost")


def _declare_copy(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="WORKSPACE", help="workspace name or ID")
    parser.add_argument("destination", metavar="DEST", type=Path, help="new or empty folder")


def _declare_import(parser: ArgumentParser) -> None:
    parser.add_argument(
        "source",
        metavar="SOURCE",
        nargs="?",
        type=Path,
        help="a folder with a backup or an export, or a file with sessions of another program",
    )
    parser.add_argument("--name", default="", help="name of the new workspace")
    folder_option(parser, "project folder")
    workspace_option(parser, "workspace for sessions of another program")
    parser.add_argument(
        "--from",
        dest="program",
        metavar="PROGRAM",
        default="",
        help="only sessions of claude-code, codex, opencode, gemini-cli, goose, cline, chatgpt, "
        "claude-ai, or messages (lists of messages as JSON)",
    )
    flag(parser, "--found", "find the sessions of other programs for the project folder")
    flag(parser, "--list", "list the sessions with what can't come along; import nothing")
    flag(parser, "--json", "with --list, or for sessions: as JSON")
    parser.add_argument(
        "--session", metavar="ID", default="", help="only this session of the file or the list"
    )


def _declare_clean_up(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="WORKSPACE", help="workspace name or ID")
    flag(parser, "--remove", "remove the entries; without this, only list them")


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


def _declare_completion(parser: ArgumentParser) -> None:
    parser.add_argument("shell", choices=("bash", "zsh", "fish"))


def _declare_lab(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="*",
        type=Path,
        help="sessions of other programs, or folders with them (default: their usual places)",
    )
    folder_option(parser, "only sessions that worked in this folder")
    workspace_option(parser, "the newest sessions of this workspace instead, also with agents")
    text_option(parser, "--session", "only the session of this ID, of the workspace", metavar="ID")
    parser.add_argument(
        "--from", dest="program", metavar="PROGRAM", default="", help="only sessions of PROGRAM"
    )
    parser.add_argument(
        "--last", metavar="N", type=int, default=20, help="the newest N sessions (default: 20)"
    )
    parser.add_argument("--html", metavar="FILE", type=Path, help="write a page to show")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the figures as JSON")


def _declare_mcp(parser: ArgumentParser) -> None:
    workspace_option(parser)
    folder_option(parser, "project folder")


COMMANDS: tuple[CliCommand, ...] = (
    CliCommand("ask", "Run one prompt without a window.", declare_ask, _call("ask", "run_ask")),
    CliCommand(
        "mcp", "Serve a workspace's cache to other agents over MCP.", _declare_mcp, _call("mcp")
    ),
    CliCommand("acp", "Serve an editor as its agent over ACP.", lambda _parser: None, _call("acp")),
    CliCommand(
        "changes",
        "List files changed by a session.",
        declare_changes,
        _call("changes", "run_changes"),
    ),
    CliCommand(
        "restore", "Undo changes to files.", declare_restore, _call("changes", "run_restore")
    ),
    CliCommand(
        "usage",
        "Show tokens and costs by day, session, and model.",
        declare_usage,
        _call("history", "run_usage"),
    ),
    CliCommand(
        "seen", "Show which requests had a text.", declare_seen, _call("history", "run_seen")
    ),
    CliCommand(
        "bundle",
        "Write a session's exact requests with an offline checker.",
        declare_bundle,
        _call("history", "run_bundle"),
    ),
    CliCommand(
        "share",
        "Write a session as a page to show, as Markdown, or as JSONL.",
        declare_share,
        _call("share"),
    ),
    CliCommand(
        "rewind",
        "Go back to an earlier message, and redo it.",
        declare_rewind,
        _call("rewind", "run_rewind"),
    ),
    CliCommand(
        "bring",
        "Bring outputs, messages, and notes of another session over.",
        declare_bring,
        _call("bring", "run_bring"),
    ),
    CliCommand(
        "experiment",
        "Send a recorded request once more, and compare the answers.",
        declare_experiment,
        _call("experiment", "run_experiment"),
    ),
    CliCommand(
        "check",
        "Check stored data and repair it.",
        _declare_check,
        _call("maintenance", "check"),
    ),
    CliCommand(
        "backup",
        "Back up a workspace as an exact copy.",
        _declare_copy,
        _call("maintenance", "back_up"),
    ),
    CliCommand(
        "export",
        "Export a workspace as JSONL, Markdown, and files.",
        _declare_copy,
        _call("maintenance", "export"),
    ),
    CliCommand(
        "import",
        "Import sessions of other programs, or a workspace from a backup or export.",
        _declare_import,
        _call("session_import", "run_import"),
    ),
    CliCommand(
        "clean-up",
        "List unused cache entries, or remove them.",
        _declare_clean_up,
        _call("maintenance", "clean_up"),
    ),
    CliCommand(
        "replay", "Replay recorded sessions under a policy.", _declare_replay, _call("replay")
    ),
    CliCommand(
        "lab",
        "Compare sessions of other programs with the presets of Helix.",
        _declare_lab,
        _call("lab"),
    ),
    CliCommand(
        "delete-session",
        "Delete a session permanently.",
        _declare_delete,
        _call("maintenance", "delete_session"),
    ),
    CliCommand(
        "models", "List models and choose one for a workspace.", declare_models, _call("models")
    ),
    CliCommand(
        "guests",
        "List agents of other programs that can be chosen like models, and add some.",
        declare_guests,
        _call("guests"),
    ),
    CliCommand("keys", "Manage API keys.", declare_keys, _call("keys")),
    CliCommand(
        "permissions",
        "Show and change permissions; trust a folder.",
        declare_permissions,
        _call("permissions", "run_permissions"),
    ),
    CliCommand(
        "servers", "Add, approve, and manage MCP servers.", declare_servers, _call("servers")
    ),
    CliCommand(
        "skills",
        "List skills and commands, and switch skills on or off.",
        declare_skills,
        _call("skills", "run_skills"),
    ),
    CliCommand(
        "hooks",
        "List hooks, and approve them or switch them off.",
        declare_hooks,
        _call("hooks", "run_hooks"),
    ),
    CliCommand(
        "memory",
        "List and change what every session of a workspace begins with.",
        declare_memory,
        _call("memory", "run_memory"),
    ),
    CliCommand(
        "profile",
        "Show or set a workspace's instructions and web access.",
        declare_profile,
        _call("permissions", "run_profile"),
    ),
    CliCommand(
        "completion",
        "Print a script that completes this command line in a shell.",
        _declare_completion,
        _call("completion", "run_completion"),
    ),
)
