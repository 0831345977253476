"""The record of hooks: commands of files that run at certain moments, once they are approved."""

# ruff: noqa: PLC0415  a record imports when it is asked

from collections.abc import Sequence

from helix_desktop.app.cli_command import CliCommand, Run
from helix_desktop.app.commands.arguments import declare_hook_ids, declare_listing
from helix_desktop.app.feature import Feature, Service, WorkspaceParts


def _command() -> Run:
    from helix_desktop.features.hooks.command_hooks import run_hooks

    return run_hooks


def _services(parts: WorkspaceParts) -> Sequence[Service]:
    from helix_desktop.app.commands.output import counted
    from helix_desktop.features.hooks.workspace_hooks import HookApprovals, WorkspaceHooks

    files, commands = parts.files, parts.commands
    approvals = HookApprovals(
        parts.home,
        project=files.project,
        settings=files.settings,
        users=files.users,
        trusted=files.trusted,
        earlier=files.earlier_hooks,
        renew=files.renew_hooks,
    )
    hooks = WorkspaceHooks(
        approvals,
        parts.base,
        lambda session: parts.sessions().mode_of(session),
        place_of=commands.place_of,
        resources=commands.resources,
    )

    async def notes() -> Sequence[str]:
        count = sum(hook.waits for hook in await hooks.listed())
        words = counted(count, "hook doesn't run", "hooks don't run")
        reason = "not approved (`helix-desktop hook list` lists them)"
        return [f"{words}: {reason}"] if count else []

    return (Service(hooks, hooks=hooks, hook_list=hooks, notes=notes),)


def _window() -> Sequence[object]:
    from helix_desktop.features.hooks.window import PARTS

    return PARTS


HOOKS = Feature(
    "hooks",
    nouns={"hook": "List hooks, and approve them or switch them off."},
    commands=(
        CliCommand("hook", "list", "List hooks and what each runs.", declare_listing, _command),
        CliCommand(
            "hook",
            "show",
            "Show all that an approval covers, by ID as listed.",
            declare_hook_ids,
            _command,
        ),
        CliCommand(
            "hook",
            "approve",
            "Let hooks run from now on, exactly as they are.",
            declare_hook_ids,
            _command,
        ),
        CliCommand("hook", "off", "Let approved hooks run no more.", declare_hook_ids, _command),
    ),
    services=_services,
    window=_window,
)
