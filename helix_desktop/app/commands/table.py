"""The table of all commands: name, help, and the function that runs each; exit statuses.

Exit status 0: nothing is wrong. 1: a finding. 2: impossible. 130: stopped by the user. `ask` also
has 3 (`ask.py`), and `mcp` has 143 and 129 (ended by SIGTERM or SIGHUP). The store's modules are
imported at their first use: `--help` does not need them.
"""

import signal
import sys
import threading
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from importlib import import_module
from inspect import signature
from typing import Any, NamedTuple, TypeVar

from helix_desktop.app.commands.arguments import (
    declare_ask,
    declare_bring,
    declare_changes,
    declare_check,
    declare_clean_up,
    declare_completion,
    declare_copy,
    declare_delete,
    declare_experiment,
    declare_guests,
    declare_hooks,
    declare_import,
    declare_keys,
    declare_lab,
    declare_mcp,
    declare_memory,
    declare_models,
    declare_permissions,
    declare_profile,
    declare_replay,
    declare_restore,
    declare_rewind,
    declare_seen,
    declare_servers,
    declare_share,
    declare_skills,
    declare_usage,
)
from helix_desktop.app.commands.output import CLEAN, STOPPED, Say
from helix_desktop.app.environment import Paths

T = TypeVar("T")


class CliCommand(NamedTuple):
    """One word after `helix-desktop`; `run` returns the exit status."""

    name: str
    help: str
    declare: Callable[[ArgumentParser], None]
    run: "Run"


@contextmanager
def until_interrupted() -> Iterator[threading.Event]:
    """Have Ctrl+C stop the work where that does no harm; a second Ctrl+C ends the process."""
    interrupted = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield interrupted
        return
    before = signal.getsignal(signal.SIGINT)

    def note_interrupt(_number: int, _frame: object) -> None:
        signal.signal(signal.SIGINT, before)
        interrupted.set()

    signal.signal(signal.SIGINT, note_interrupt)
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, before)


Run = Callable[[Namespace, Paths, Say], int]


def _call(module: str, function: str = "run") -> Run:
    """Return what runs a function as a command, or a class that has a method for each subcommand.

    One with the parameter `stopped` is stopped by Ctrl+C where that does no harm. The module is
    imported when the command runs, because `--help` needs none; a bundle names them in its list.
    """

    def run(options: Namespace, paths: Paths, say: Say) -> int:
        command = getattr(import_module(f"helix_desktop.app.commands.{module}"), function)
        values: dict[str, object] = {"paths": paths, "say": say}
        if isinstance(command, type):
            return run_subcommand(command, options, **values)
        if "stopped" not in signature(command).parameters:
            return _finished(call_with_options(command, options, **values))
        with until_interrupted() as interrupted:
            values["stopped"] = interrupted.is_set
            status = _finished(call_with_options(command, options, **values))
        # work that was completed before it noticed Ctrl+C keeps its own status
        return STOPPED if interrupted.is_set() and status != CLEAN else status

    return run


def call_with_options(function: Callable[..., T], options: Namespace, /, **values: object) -> T:
    """Call a function with those options and other values that have the names of its parameters."""
    values = {**vars(options), **values}
    return function(
        **{name: values[name] for name in signature(function).parameters if name in values}
    )


def run_subcommand(kind: type, options: Namespace, /, **values: object) -> int:
    """Make a command of options and values, and call the method that its subcommand names."""
    command = call_with_options(kind, options, **values)
    return _finished(call_with_options(getattr(command, options.act), options))


def _ask(options: Namespace, paths: Paths, _say: Say) -> int:
    # lazy, as in _call
    from helix_desktop.app.commands.ask import parse_ask_task, run_ask  # noqa: PLC0415

    return run_ask(call_with_options(parse_ask_task, options, stdin=sys.stdin), paths)


def _finished(status: int | Coroutine[Any, Any, int]) -> int:
    """Return the status of a command, which may be a coroutine."""
    if isinstance(status, int):
        return status
    # lazy: a command that is none imports it, too
    import asyncio  # noqa: PLC0415

    return asyncio.run(status)


COMMANDS: tuple[CliCommand, ...] = (
    CliCommand("ask", "Run one prompt without a window.", declare_ask, _ask),
    CliCommand(
        "mcp", "Serve a workspace's cache to other agents over MCP.", declare_mcp, _call("mcp")
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
        _call("usage", "run_usage"),
    ),
    CliCommand("seen", "Show which requests had a text.", declare_seen, _call("seen", "run_seen")),
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
        declare_check,
        _call("check", "check"),
    ),
    CliCommand(
        "backup",
        "Back up a workspace as an exact copy.",
        declare_copy,
        _call("backup", "back_up"),
    ),
    CliCommand(
        "export",
        "Export a workspace as JSONL, Markdown, and files.",
        declare_copy,
        _call("export", "export"),
    ),
    CliCommand(
        "import",
        "Import sessions of other programs, or a workspace from a backup or export.",
        declare_import,
        _call("session_import", "run_import"),
    ),
    CliCommand(
        "clean-up",
        "List unused cache entries, or remove them.",
        declare_clean_up,
        _call("clean_up", "clean_up"),
    ),
    CliCommand(
        "replay", "Replay recorded sessions under a policy.", declare_replay, _call("replay")
    ),
    CliCommand(
        "lab",
        "Compare sessions of other programs with the presets of Helix.",
        declare_lab,
        _call("lab"),
    ),
    CliCommand(
        "delete-session",
        "Delete a session permanently.",
        declare_delete,
        _call("delete_session", "delete_session"),
    ),
    CliCommand(
        "models",
        "List models and choose one for a workspace.",
        declare_models,
        _call("models", "ModelsCommand"),
    ),
    CliCommand(
        "guests",
        "List agents of other programs that can be chosen like models, and add some.",
        declare_guests,
        _call("guests", "GuestsCommand"),
    ),
    CliCommand("keys", "Manage API keys.", declare_keys, _call("keys", "KeysCommand")),
    CliCommand(
        "permissions",
        "Show and change permissions; trust a folder.",
        declare_permissions,
        _call("permissions", "PermissionsCommand"),
    ),
    CliCommand(
        "servers",
        "Add, approve, and manage MCP servers.",
        declare_servers,
        _call("servers", "ServersCommand"),
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
        _call("profile", "run_profile"),
    ),
    CliCommand(
        "completion",
        "Print a script that completes this command line in a shell.",
        declare_completion,
        _call("completion", "run_completion"),
    ),
)
