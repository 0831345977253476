"""The table of commands: noun, verb, help, options, and what runs each; exit statuses.

Features add commands (`features/`), also to the nouns here: `all_commands` has those, too.

Exit status 0: nothing is wrong. 1: a finding. 2: impossible. 130: stopped by the user. `ask` also
has 3 (`ask.py`), and `mcp` has 143 and 129 (ended by SIGTERM or SIGHUP). The modules of commands
are imported by the functions in `load`: `--help` does not need them.
"""

# ruff: noqa: PLC0415  a record imports when it is asked

import signal
import threading
from argparse import Namespace
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from inspect import signature
from typing import Any

from helix_desktop.app.cli_command import CliCommand, Run
from helix_desktop.app.commands import arguments
from helix_desktop.app.commands.output import CLEAN, STOPPED, Say
from helix_desktop.app.environment import Paths
from helix_desktop.app.feature import installed


def run_command(command: CliCommand, options: Namespace, paths: Paths, say: Say) -> int:
    """Run a command with the options that it declared; return its exit status."""
    run = command.load()
    if "stopped" not in signature(run).parameters:
        return finished(run(options, paths, say))
    with until_interrupted() as interrupted:
        status = finished(run(options, paths, say, stopped=interrupted.is_set))
    # work that was completed before it noticed Ctrl+C keeps its own status
    return STOPPED if interrupted.is_set() and status != CLEAN else status


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


def finished(status: int | Coroutine[Any, Any, int]) -> int:
    """Return the status of a command, which may be a coroutine."""
    if isinstance(status, int):
        return status
    # lazy: a command that is none imports it, too
    import asyncio

    return asyncio.run(status)


def _ask() -> Run:
    from helix_desktop.app.commands.ask import run_command

    return run_command


def _mcp() -> Run:
    from helix_desktop.app.commands.mcp import run_mcp

    return run_mcp


def _usage() -> Run:
    from helix_desktop.app.commands.usage import run_usage

    return run_usage


def _seen() -> Run:
    from helix_desktop.app.commands.seen import run_seen

    return run_seen


def _list_sessions() -> Run:
    from helix_desktop.app.commands.sessions import run_list

    return run_list


def _show_session() -> Run:
    from helix_desktop.app.commands.sessions import run_show

    return run_show


def _changes() -> Run:
    from helix_desktop.app.commands.changes import run_changes

    return run_changes


def _rewind() -> Run:
    from helix_desktop.app.commands.rewind import run_rewind

    return run_rewind


def _resume() -> Run:
    from helix_desktop.app.commands.resume import run_resume

    return run_resume


def _answer() -> Run:
    from helix_desktop.app.commands.questions import run_answer

    return run_answer


def _restore() -> Run:
    from helix_desktop.app.commands.changes import run_restore

    return run_restore


def _bring() -> Run:
    from helix_desktop.app.commands.bring import run_bring

    return run_bring


def _delete_session() -> Run:
    from helix_desktop.app.commands.removals import run_delete

    return run_delete


def _list_workspaces() -> Run:
    from helix_desktop.app.commands.workspaces import run_list

    return run_list


def _profile() -> Run:
    from helix_desktop.app.commands.profile import run_profile

    return run_profile


def _check_workspaces() -> Run:
    from helix_desktop.app.commands.check import run_check

    return run_check


def _repair_workspaces() -> Run:
    from helix_desktop.app.commands.check import run_repair

    return run_repair


def _backup_workspace() -> Run:
    from helix_desktop.app.commands.backup import run_backup

    return run_backup


def _export_workspace() -> Run:
    from helix_desktop.app.commands.export import run_export

    return run_export


def _import_workspace() -> Run:
    from helix_desktop.app.commands.workspace_import import run_import

    return run_import


def _clean_up() -> Run:
    from helix_desktop.app.commands.removals import run_clean_up

    return run_clean_up


def _models() -> Run:
    from helix_desktop.app.commands.models import run_models

    return run_models


def _keys() -> Run:
    from helix_desktop.app.commands.keys import run_keys

    return run_keys


def _permissions() -> Run:
    from helix_desktop.app.commands.permissions import run_permissions

    return run_permissions


def _servers() -> Run:
    from helix_desktop.app.commands.servers import run_servers

    return run_servers


def _skills() -> Run:
    from helix_desktop.app.commands.skills import run_skills

    return run_skills


def _replay() -> Run:
    from helix_desktop.app.commands.replay import run_replay

    return run_replay


def _completion() -> Run:
    from helix_desktop.app.commands.completion import run_completion

    return run_completion


NOUNS = {
    "session": "List, show, share, rewind, import, and delete sessions, and undo their changes.",
    "workspace": "Check, repair, copy, and set up workspaces.",
    "model": "List models and choose one for a workspace; add providers.",
    "key": "Manage API keys.",
    "permission": "Show and change permissions; trust a folder.",
    "server": "Add, approve, and manage MCP servers.",
    "skill": "List skills and commands, and switch skills on or off.",
    "policy": "Replay sessions under context policies, and compare them.",
}
"""The nouns that have verbs here."""

COMMANDS: tuple[CliCommand, ...] = (
    CliCommand("ask", "", "Run one prompt without a window.", arguments.declare_ask, _ask),
    CliCommand(
        "mcp",
        "",
        "Serve a workspace's cache to other agents over MCP.",
        arguments.declare_place,
        _mcp,
    ),
    CliCommand(
        "usage",
        "",
        "Show tokens and costs by day, session, and model.",
        arguments.declare_usage,
        _usage,
    ),
    CliCommand("seen", "", "Show which requests had a text.", arguments.declare_seen, _seen),
    CliCommand(
        "session",
        "list",
        "List the sessions of a workspace.",
        arguments.declare_listing,
        _list_sessions,
    ),
    CliCommand(
        "session",
        "show",
        "List the messages of a session, with their numbers.",
        arguments.declare_session_show,
        _show_session,
    ),
    CliCommand(
        "session",
        "changes",
        "List the files that a session changed.",
        arguments.declare_changes,
        _changes,
    ),
    CliCommand(
        "session",
        "rewind",
        "Go back to an earlier message, and redo it.",
        arguments.declare_rewind,
        _rewind,
    ),
    CliCommand(
        "session",
        "resume",
        "Resume a paused session: now, at a time, or not by itself.",
        arguments.declare_resume,
        _resume,
    ),
    CliCommand(
        "session",
        "answer",
        "List the open questions, and answer one.",
        arguments.declare_answer,
        _answer,
    ),
    CliCommand("session", "restore", "Undo changes to files.", arguments.declare_restore, _restore),
    CliCommand(
        "session",
        "bring",
        "Bring outputs, messages, and notes of another session over.",
        arguments.declare_bring,
        _bring,
    ),
    CliCommand(
        "session",
        "delete",
        "Delete a session permanently.",
        arguments.declare_session_delete,
        _delete_session,
    ),
    CliCommand(
        "workspace", "list", "List the workspaces.", arguments.declare_json, _list_workspaces
    ),
    CliCommand(
        "workspace",
        "profile",
        "Show or set a workspace's instructions and web access.",
        arguments.declare_profile,
        _profile,
    ),
    CliCommand(
        "workspace",
        "check",
        "Check stored data and settings.",
        arguments.declare_check,
        _check_workspaces,
    ),
    CliCommand(
        "workspace",
        "repair",
        "Rebuild a damaged database from readable data, on a copy.",
        arguments.declare_repair,
        _repair_workspaces,
    ),
    CliCommand(
        "workspace",
        "backup",
        "Back up a workspace as an exact copy.",
        arguments.declare_copy,
        _backup_workspace,
    ),
    CliCommand(
        "workspace",
        "export",
        "Export a workspace as JSONL, Markdown, and files.",
        arguments.declare_copy,
        _export_workspace,
    ),
    CliCommand(
        "workspace",
        "import",
        "Make a workspace of a backup or an export.",
        arguments.declare_workspace_import,
        _import_workspace,
    ),
    CliCommand(
        "workspace",
        "clean-up",
        "List unused cache entries, or remove them.",
        arguments.declare_clean_up,
        _clean_up,
    ),
    CliCommand(
        "model", "list", "List models and providers.", arguments.declare_model_list, _models
    ),
    CliCommand(
        "model",
        "choose",
        "Choose the model for a role in a workspace.",
        arguments.declare_model_choose,
        _models,
    ),
    CliCommand(
        "model",
        "default",
        "Choose the model for a role where a workspace sets none.",
        arguments.declare_model_default,
        _models,
    ),
    CliCommand(
        "model", "set", "Set a model's limits and prices.", arguments.declare_model_set, _models
    ),
    CliCommand(
        "model",
        "unset",
        "Reset a model's limits and prices.",
        arguments.declare_model_name,
        _models,
    ),
    CliCommand("model", "add", "Add or change a provider.", arguments.declare_model_add, _models),
    CliCommand("model", "remove", "Remove a provider.", arguments.declare_model_remove, _models),
    CliCommand(
        "key",
        "list",
        "List providers with a key (last 4 characters).",
        arguments.declare_listing,
        _keys,
    ),
    CliCommand(
        "key", "set", "Save a key (prompts, or reads standard input).", arguments.declare_key, _keys
    ),
    CliCommand("key", "forget", "Delete a key.", arguments.declare_key, _keys),
    CliCommand(
        "permission",
        "list",
        "Show the mode, the sandbox, and the rules.",
        arguments.declare_place,
        _permissions,
    ),
    CliCommand("permission", "trust", "Trust the folder.", arguments.declare_place, _permissions),
    CliCommand(
        "permission", "distrust", "Stop trusting the folder.", arguments.declare_place, _permissions
    ),
    CliCommand(
        "permission",
        "mode",
        "Show or choose when Helix asks.",
        arguments.declare_permission_mode,
        _permissions,
    ),
    CliCommand(
        "permission",
        "preset",
        "Choose what sandboxed commands can reach.",
        arguments.declare_permission_preset,
        _permissions,
    ),
    CliCommand(
        "permission",
        "set",
        "Add a rule: always, ask, or never.",
        arguments.declare_permission_set,
        _permissions,
    ),
    CliCommand(
        "permission",
        "take",
        "Accept suggested rules, by number.",
        arguments.declare_numbers,
        _permissions,
    ),
    CliCommand(
        "permission", "forget", "Remove rules, by number.", arguments.declare_numbers, _permissions
    ),
    CliCommand(
        "permission",
        "host",
        "Let sandboxed commands reach hosts, by name or name:port.",
        arguments.declare_permission_host,
        _permissions,
    ),
    CliCommand(
        "permission",
        "open",
        "Let commands and models read files with secrets.",
        arguments.declare_paths,
        _permissions,
    ),
    CliCommand(
        "permission",
        "follow",
        "Use instructions that git, a command, or another agent changed.",
        arguments.declare_permission_follow,
        _permissions,
    ),
    CliCommand(
        "permission",
        "aside",
        "List files from commands that were set aside for you.",
        arguments.declare_place,
        _permissions,
    ),
    CliCommand(
        "permission",
        "put-back",
        "Put back files that were set aside, by number.",
        arguments.declare_numbers,
        _permissions,
    ),
    CliCommand(
        "server",
        "list",
        "List MCP servers, their state, and project suggestions.",
        arguments.declare_listing,
        _servers,
    ),
    CliCommand(
        "server",
        "add",
        "Add a server (options go before its command or URL).",
        arguments.declare_server_add,
        _servers,
    ),
    CliCommand(
        "server",
        "import",
        "Import servers of a list, a bundle, or a link.",
        arguments.declare_server_import,
        _servers,
    ),
    CliCommand(
        "server",
        "approve",
        "Review and approve a server and its tools.",
        arguments.declare_server_approve,
        _servers,
    ),
    CliCommand(
        "server",
        "test",
        "Start a server and list its tools, prompts, and resources.",
        arguments.declare_server,
        _servers,
    ),
    CliCommand("server", "log", "Show a server's log.", arguments.declare_server, _servers),
    CliCommand(
        "server",
        "sign-in",
        "Sign in to a server with a browser.",
        arguments.declare_server,
        _servers,
    ),
    CliCommand("server", "sign-out", "Sign out of a server.", arguments.declare_server, _servers),
    CliCommand(
        "server",
        "secret",
        "Save a secret for a server (prompts for it).",
        arguments.declare_server_secret,
        _servers,
    ),
    CliCommand(
        "server",
        "switch",
        "Turn a server or its tool hints on or off.",
        arguments.declare_server_switch,
        _servers,
    ),
    CliCommand(
        "server", "remove", "Remove a server and its secrets.", arguments.declare_server, _servers
    ),
    CliCommand(
        "skill",
        "list",
        "List skills and commands, and what they cost.",
        arguments.declare_listing,
        _skills,
    ),
    CliCommand(
        "skill",
        "on",
        "Use skills, by name or folder as listed.",
        arguments.declare_skill_names,
        _skills,
    ),
    CliCommand("skill", "off", "Use skills no more.", arguments.declare_skill_names, _skills),
    CliCommand(
        "policy",
        "replay",
        "Replay recorded sessions under a policy.",
        arguments.declare_replay,
        _replay,
    ),
    CliCommand(
        "completion",
        "",
        "Print a script that completes this command line in a shell.",
        arguments.declare_completion,
        _completion,
    ),
)


def all_commands() -> Sequence[CliCommand]:
    """Return the commands of the table and of the features."""
    return (*COMMANDS, *(command for feature in installed() for command in feature.commands))


def all_nouns() -> Mapping[str, str]:
    """Return the help of all nouns that have verbs."""
    return NOUNS | {noun: text for each in installed() for noun, text in each.nouns.items()}
