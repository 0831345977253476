"""`helix-desktop permissions` and `profile`: permissions, trust, prompts, and web access.

`permissions` lists, adds, and removes the rules of a workspace, most of which come from answers in
the window, and accepts a project's proposed rules one by one. Changes apply at once, also in an
open window, where the user confirms those that let Helix do more. `profile` sets a workspace's own
system prompt and rules, and whether the agent may fetch.
"""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path, PurePath
from typing import BinaryIO, TypeVar

from msgspec import Struct

from helix_desktop.app.commands.arguments import chosen_folder
from helix_desktop.app.commands.in_window import confirm_in_window
from helix_desktop.app.commands.store_maintenance import CLEAN, FOUND, Say
from helix_desktop.app.container import system_box
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.ipc.ipc_client import hold_workspace_lock
from helix_desktop.app.sessions.changed_files import make_personal_root
from helix_desktop.app.workspaces.guide_agreements import GuideAgreements
from helix_desktop.app.workspaces.permission_files import (
    PermissionFiles,
    read_proposals,
    rule_subject,
)
from helix_desktop.app.workspaces.sandbox_access import AccessFile, check_access, normal_host
from helix_desktop.app.workspaces.set_aside_files import SetAsideFiles
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.app.workspaces.workspace_settings import (
    MAX_TEXT_CHARS,
    check_prompt,
    check_web_access,
)
from helix_desktop.domain.errors import PermissionsError, SettingsError
from helix_desktop.domain.permission import (
    ANYTHING_AFTER,
    MODE_NAMES,
    CallRuling,
    Mode,
    PermissionRule,
    ProposedRule,
    RuleDecision,
    mode_in_force,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.sandbox import SandboxPreset, SandboxReach
from helix_desktop.domain.text_safety import show_hidden
from helix_desktop.domain.tool_table import TOOLS, ToolEffect, declared_tool
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import WebAccess, Workspace
from helix_desktop.store.disk import open_regular
from helix_desktop.tools.mcp_host.approvals import SPLIT
from helix_desktop.tools.permissions.call_policy import ABLE_TO_READ
from helix_desktop.tools.permissions.command_policy import judge_command
from helix_desktop.tools.permissions.prefix_rules import WITH_NETWORK, describe_prefix
from helix_desktop.tools.sandbox.sandbox_kind import NO_BOX

T = TypeVar("T")


TRUST = {True: "trusted", False: "not trusted", None: "not trusted yet"}


class _RuleSelection(Struct, frozen=True):
    """The rules that a command removes and adds, and those that the project proposes.

    They are selected once: after the user's confirmation, the numbers may mean other rules.
    """

    forgotten: Sequence[PermissionRule]
    added: Sequence[PermissionRule]
    proposed: Sequence[ProposedRule]


def run_permissions(
    options: Namespace,
    paths: Paths,
    say: Say,
    *,
    confirm: Callable[[Path, Sequence[str]], None] = confirm_in_window,
) -> int:
    """Run the command; `confirm` has the user confirm changes, and raises if they are denied."""
    workspaces = WorkspaceList(paths.workspaces, SystemClock())
    workspace = _meant(options, workspaces)
    folder = Path(workspace.folder)
    home = workspaces.home(workspace)
    permissions = PermissionFiles(home, paths.config, workspace=workspace.id, folder=folder)
    for problem in permissions.problems:
        say(str(problem))
    known = permissions.rules()
    proposed = read_proposals(folder, workspace.id, known) if permissions.trusted else ()
    rules = _RuleSelection(
        _chosen(options.numbers, known) if options.act == "forget" else [],
        _added(options, workspace, proposed),
        proposed,
    )
    confirm(home, _wider(options, permissions, workspace=workspace, home=home, rules=rules))
    _act(options, permissions, say, workspace=workspace, home=home, rules=rules)
    return FOUND if permissions.problems else CLEAN


def _act(
    options: Namespace,
    permissions: PermissionFiles,
    say: Say,
    *,
    workspace: Workspace,
    home: Path,
    rules: _RuleSelection,
) -> None:
    folder = Path(workspace.folder)
    match options.act:
        case "trust" | "distrust":
            permissions.trust(options.act == "trust")
            say(f"{folder} is {TRUST[permissions.trusted]}.")
        case "forget":
            for rule in rules.forgotten:
                permissions.forget(rule)
                say(f"Removed rule: {_rule_line(rule)}")
        case "mode" | "preset" | "host":
            _choose(options, permissions, say, home=home)
        case "set" | "take":
            everywhere = options.act == "set" and options.everywhere
            keep = permissions.keep_everywhere if everywhere else permissions.keep
            _keep(rules.added, keep, say)
        case "aside" | "put-back":
            _set_aside(SetAsideFiles(home, folder), options.numbers, say)
        case "open" | "follow":
            _by_path(options, permissions, say, home=home, folder=folder)
        case _:
            _list(permissions, say, proposed=rules.proposed, folder=workspace.folder, home=home)


def _wider(
    options: Namespace,
    permissions: PermissionFiles,
    *,
    workspace: Workspace,
    home: Path,
    rules: _RuleSelection,
) -> list[str]:
    """Return what would let Helix do more than now, one line each."""
    match options.act:
        case "trust" if not permissions.trusted:
            wider = [f"Trust {show_hidden(workspace.folder)}"]
        case "mode" if options.mode and _is_wider(
            Mode(options.mode), _mode_in_force(permissions, home)
        ):
            wider = [_mode_line(Mode(options.mode))]
        case "preset":
            wider = _wider_preset(SandboxPreset(options.preset), permissions, home)
        case "host" if not options.forget:
            wider = [f"Commands may reach {show_hidden(host)}" for host in options.hosts]
        case "open":
            wider = [f"Readable by commands and models: {show_hidden(p)}" for p in options.paths]
        case "follow":
            wider = [f"Use the instructions in {show_hidden(path)}" for path in options.paths]
        case _:
            wider = _wider_rules(permissions.rules(), rules)
    return wider


def _wider_preset(wanted: SandboxPreset, permissions: PermissionFiles, home: Path) -> list[str]:
    """Return what a preset opens: more than the present one, or the mode that needs a sandbox."""
    now = _preset(permissions, home)
    lines = [f"Sandbox: {wanted.value.capitalize()}"] if _is_wider(wanted, now) else []
    begins = now is SandboxPreset.OFF and wanted is not now and system_box().boxed
    if begins and permissions.mode is Mode.SANDBOXED_AUTO:
        lines.append(_mode_line(Mode.SANDBOXED_AUTO))
    return lines


def _preset(permissions: PermissionFiles, home: Path) -> SandboxPreset:
    return AccessFile(home).access.in_force(trusted=permissions.trusted is True)


def _has_sandbox(permissions: PermissionFiles, home: Path) -> bool:
    """Return whether commands run in a sandbox now."""
    return _preset(permissions, home) is not SandboxPreset.OFF and system_box().boxed


def _mode_in_force(permissions: PermissionFiles, home: Path) -> Mode:
    """Return the mode in which a session without its own begins."""
    chosen = permissions.mode
    allowed_here = chosen is not Mode.SANDBOXED_AUTO or _has_sandbox(permissions, home)
    return mode_in_force(chosen, trusted=permissions.trusted is True, has_sandbox=allowed_here)


def _is_wider(wanted: StrEnum, now: StrEnum) -> bool:
    """Compare members of an enumeration that goes from narrow to wide."""
    order = tuple(type(now))
    return order.index(wanted) > order.index(now)


def _wider_rules(known: Sequence[PermissionRule], rules: _RuleSelection) -> list[str]:
    lines = [
        f"Remove rule: {_rule_line(rule)}"
        for rule in rules.forgotten
        if rule.decision is not RuleDecision.ALWAYS
    ]
    forbidden = {_place(rule) for rule in known if rule.decision is RuleDecision.NEVER}
    return lines + [
        f"Add rule: {_rule_line(rule)}"
        for rule in rules.added
        if rule.decision is RuleDecision.ALWAYS
        or (rule.decision is RuleDecision.ASK and _place(rule) in forbidden)
    ]


def _place(rule: PermissionRule) -> tuple[object, ...]:
    """Return what a later rule must have in common with this one to replace it."""
    return (rule.workspace, *rule_subject(rule))


def _added(
    options: Namespace, workspace: Workspace, proposed: Sequence[ProposedRule]
) -> list[PermissionRule]:
    """Return the rules that the command adds."""
    match options.act:
        case "set":
            return _rules(options, workspace.id)
        case "take":
            return [proposal.rule for proposal in _chosen(options.numbers, proposed)]
    return []


def _by_path(
    options: Namespace, permissions: PermissionFiles, say: Say, *, home: Path, folder: Path
) -> None:
    names = [_inside(path, folder) for path in options.paths]
    if options.act == "open":
        _open(names, permissions, say, folder=folder)
        return
    agreements = GuideAgreements(home, make_personal_root(folder, ()))
    for guide in agreements.find(names):
        agreements.agree(guide)
        say(f"Now used, as long as the file doesn't change: {show_hidden(guide.name)}")


def _open(names: Sequence[str], permissions: PermissionFiles, say: Say, *, folder: Path) -> None:
    """Open files by name, also those that will be made, such as the `.env` of a setup script."""
    permissions.open(*names)
    for name in names:
        there = os.path.exists(folder / name)
        say(
            f"Now readable by commands and models: {show_hidden(name)}"
            if there
            else f"Readable by commands and models once it exists: {show_hidden(name)}"
        )


def _set_aside(aside: SetAsideFiles, numbers: Sequence[int], say: Say) -> None:
    """List the files set aside, or put back those with the given numbers."""
    aside_files = aside.listed()
    for file in _chosen(numbers, aside_files):
        aside.put_back_here(file.place)
        say(f"Put back: {show_hidden(aside.shown(file))}")
    if not numbers:
        lines = [
            f"{show_hidden(aside.shown(aside_file))}   {show_hidden(aside_file.place)}"
            for aside_file in aside_files
        ]
        _numbered(say, "Set aside after a command", lines)
    if not aside_files:
        say("Nothing is set aside.")


def _keep(
    rules: Sequence[PermissionRule], keep: Callable[[Sequence[PermissionRule]], None], say: Say
) -> None:
    keep(rules)
    for rule in rules:
        say(f"Added rule: {_rule_line(rule)}")
        if rule.decision is RuleDecision.ALWAYS and (more := describe_prefix(rule.form)):
            say(f"This also covers {more}")


def _choose(options: Namespace, permissions: PermissionFiles, say: Say, *, home: Path) -> None:
    """Choose when the user is asked, or the reach of commands."""
    file = AccessFile(home)
    match options.act:
        case "mode":
            if options.mode:
                permissions.choose_mode(
                    Mode(options.mode), has_sandbox=_has_sandbox(permissions, home)
                )
            say(_chosen_mode_line(permissions, home))
        case "preset":
            before = _mode_in_force(permissions, home)
            file.choose(replace(file.access, preset=SandboxPreset(options.preset)))
            say(_sandbox_line(file.access, trusted=permissions.trusted is True))
            if _mode_in_force(permissions, home) is not before:
                say(_chosen_mode_line(permissions, home))
        case _:
            _choose_hosts(options.hosts, file, say, forget=options.forget)


def _choose_hosts(wanted: Sequence[str], file: AccessFile, say: Say, *, forget: bool) -> None:
    hosts_wanted = tuple(map(normal_host, wanted))
    others = tuple(known_host for known_host in file.access.hosts if known_host not in hosts_wanted)
    hosts = others if forget else (*others, *hosts_wanted)
    file.choose(check_access(replace(file.access, hosts=hosts)))
    _numbered(say, "Hosts commands may reach", [show_hidden(shown_host) for shown_host in hosts])
    if not hosts:
        say("Commands may not reach any host.")


def _meant(options: Namespace, workspaces: WorkspaceList) -> Workspace:
    folder = chosen_folder(options)
    if folder is None:
        return workspaces.find(options.workspace)
    looks = options.act in ("list", "aside") or (options.act == "mode" and not options.mode)
    return workspaces.seen_in(folder) if looks else workspaces.for_folder(folder)


def _inside(path: str, folder: Path) -> str:
    """Return a path relative to the folder; raise PermissionsError for paths outside."""
    place = os.path.realpath(os.path.join(folder, path))
    if not place.startswith(os.path.realpath(folder) + os.sep):
        raise PermissionsError("{path} isn't in {folder}.", path=path, folder=folder)
    return PurePath(os.path.relpath(place, os.path.realpath(folder))).as_posix()


def _rules(options: Namespace, workspace: str) -> list[PermissionRule]:
    """Return one rule, or one for each command of a line."""
    if options.tool not in TOOLS and SPLIT not in options.tool:
        raise PermissionsError(
            "There is no tool {name}.",
            "Tools: {known}, and SERVER__TOOL for those of MCP servers.",
            name=repr(show_hidden(options.tool)),
            known=", ".join(sorted(TOOLS, key=str.lower)),
        )
    where = "" if options.everywhere else workspace
    has_sandbox = not options.without_sandbox
    return [
        PermissionRule(
            options.tool,
            RuleDecision(options.decision),
            form,
            options.path,
            where,
            boxed=has_sandbox,
        )
        for form in _forms(options)
    ]


def _forms(options: Namespace) -> tuple[str, ...]:
    """Return the typed forms, in the spelling that calls are compared in."""
    runs_commands = declared_tool(options.tool).effect is ToolEffect.COMMAND
    always = RuleDecision(options.decision) is RuleDecision.ALWAYS and runs_commands
    if options.prefix:
        form = f"{' '.join(options.prefix.split())}{ANYTHING_AFTER}"
        if not runs_commands or (always and (options.without_sandbox or not describe_prefix(form))):
            raise PermissionsError(
                "No rule can cover everything that starts with {prefix}.",
                (
                    "Such rules exist for commands in the sandbox. For anything else, pass the "
                    "exact command with --form."
                ),
                prefix=repr(show_hidden(options.prefix)),
            )
        return (form,)
    if not always or describe_prefix(options.form):
        return (options.form,)
    if not options.form:
        raise PermissionsError(
            "Not every command can be allowed at once.", "Pass the exact command with --form."
        )
    return (options.form.strip(),) if options.without_sandbox else _spelled(options.form)


def _spelled(typed: str) -> tuple[str, ...]:
    """Return the forms of a typed command; a form with a marked scope stays unchanged."""
    if typed.startswith((WITH_NETWORK, ABLE_TO_READ)) or "\u27e8" in typed:
        return (typed,)
    judged = judge_command(typed)
    if judged.ruling is CallRuling.ALLOW:
        raise PermissionsError(
            "{typed} only reads and needs no rule.",
            "Nothing changed.",
            typed=show_hidden(typed),
        )
    if forms := (() if judged.moves else judged.parts) or judged.forms:
        return forms
    raise PermissionsError(
        Phrase("{typed} can't get an “always” rule.", typed=repr(show_hidden(typed))),
        " ".join(judged.reasons),
    )


def _mode_line(mode: Mode) -> str:
    return f"Mode: {MODE_NAMES[mode]} ({mode.value})."


def _chosen_mode_line(permissions: PermissionFiles, home: Path) -> str:
    """Return the mode of new sessions, and why it is not the one that was chosen."""
    mode, chosen = _mode_in_force(permissions, home), permissions.mode
    if mode is chosen:
        return _mode_line(mode)
    why = f"{MODE_NAMES[chosen]} needs a sandbox, and none is in use here."
    return f"{_mode_line(mode)} {why}"


def _sandbox_line(access: SandboxReach, *, trusted: bool) -> str:
    """Return the preset in force, and whether it is not the chosen one."""
    preset = access.in_force(trusted=trusted)
    line = f"Sandbox: {preset.value.capitalize()}"
    if access.preset is None:
        return f"{line}, the default for a folder that is {'' if trusted else 'not '}trusted."
    if access.preset is preset:
        return f"{line}."
    return f"{line}, until you trust the folder. Then {access.preset.value.capitalize()}."


def _list(
    permissions: PermissionFiles,
    say: Say,
    *,
    proposed: Sequence[ProposedRule],
    folder: str,
    home: Path,
) -> None:
    say(f"{folder} is {TRUST[permissions.trusted]}.")
    say(_chosen_mode_line(permissions, home))
    access, trusted = AccessFile(home).access, permissions.trusted is True
    off = access.in_force(trusted=trusted) is SandboxPreset.OFF
    say(f"Commands: {(NO_BOX if off else system_box()).words}")
    say(_sandbox_line(access, trusted=trusted))
    _numbered(say, "Hosts commands may reach", [show_hidden(host) for host in access.hosts])
    _numbered(
        say,
        "Folders commands may read",
        [show_hidden(readable_folder) for readable_folder in access.readable],
    )
    _numbered(say, "Rules", [_rule_line(rule) for rule in permissions.rules()])
    title = "Suggested by the project (not active until you `take` it)"
    _numbered(say, title, [_proposed(proposal) for proposal in proposed])


def _numbered(say: Say, title: str, lines: Sequence[str]) -> None:
    if not lines:
        return
    say(f"{title}:")
    for number, line in enumerate(lines, 1):
        say(f"{number:4}  {_on_one_line(line)}")


def _on_one_line(text: str) -> str:
    """Return a text that can't look like another line of a list; projects and files name some."""
    return show_hidden(text).replace("\n", "⟨U+000A⟩").replace("\t", "⟨U+0009⟩")


def _chosen(numbers: Sequence[int], items: Sequence[T]) -> list[T]:
    wrong = [number for number in numbers if not 1 <= number <= len(items)]
    if wrong:
        raise PermissionsError("The list has no number {wrong}.", wrong=wrong[0])
    return [items[number - 1] for number in dict.fromkeys(numbers)]


def _rule_line(rule: PermissionRule) -> str:
    what = rule.form or "everything"
    where = f" in {rule.path}" if rule.path else ""
    scope = "" if rule.workspace else " (all workspaces)"
    unboxed = "" if rule.boxed else " (without a sandbox)"
    return _on_one_line(f"{rule.decision.value:6} {rule.tool}: {what}{where}{scope}{unboxed}")


def _proposed(proposal: ProposedRule) -> str:
    why = f"   {proposal.why}" if proposal.why else ""
    return f"{_rule_line(proposal.rule)}{why}"


_INPUT = "-"
_MAX_BYTES = 4 * MAX_TEXT_CHARS
"""The maximum UTF-8 bytes of a text that can be saved."""


def run_profile(
    options: Namespace, paths: Paths, say: Say, *, stdin: BinaryIO | None = None
) -> int:
    if not options.workspace:
        raise SettingsError("Choose a workspace with --workspace NAME.")
    workspaces = WorkspaceList(paths.workspaces, SystemClock())
    workspace = workspaces.find(options.workspace)
    changed = _changed(options, workspace, stdin or sys.stdin.buffer)
    if changed != workspace:
        with hold_workspace_lock(workspaces.home(workspace)):
            workspaces.save(changed)
    _show(changed, say)
    return CLEAN


def _changed(options: Namespace, workspace: Workspace, stdin: BinaryIO) -> Workspace:
    profile, reach = workspace.profile, workspace.reach
    if options.set:
        profile = replace(profile, rules=_text(options.set, stdin))
    if options.set_system:
        profile = replace(profile, system=_text(options.set_system, stdin))
    if options.fetch:
        reach = replace(reach, fetch=options.fetch == "on")
    hosts = () if options.no_hosts else reach.hosts
    reach = WebAccess(reach.fetch, (*hosts, *(options.host or ())))
    return replace(workspace, profile=check_prompt(profile), reach=check_web_access(reach))


def _text(name: str, stdin: BinaryIO) -> str:
    """Read a file's text; an empty text removes the previous one."""
    try:
        if name == _INPUT:
            data = stdin.read(_MAX_BYTES + 1)
        else:
            with open_regular(Path(name)) as file:
                data = file.read(_MAX_BYTES + 1)
    except OSError as error:
        raise SettingsError(
            "Can't read {name}: {reason}.", name=name, reason=error.strerror
        ) from error
    if len(data) > _MAX_BYTES:
        raise SettingsError(
            "{name} is too long.",
            "The limit is {longest} characters.",
            name=name,
            longest=f"{MAX_TEXT_CHARS:,}",
        )
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SettingsError("{name} is not UTF-8 text.", "Nothing changed.", name=name) from error


def _show(workspace: Workspace, say: Say) -> None:
    profile, reach = workspace.profile, workspace.reach
    for title, text in (("System prompt", profile.system), ("Rules", profile.rules)):
        say(f"{title}: {'none' if not text.strip() else ''}".rstrip())
        for line in text.splitlines():
            say(f"  {show_hidden(line)}")
    say(f"Fetching from the web: {'on; asks before each site' if reach.fetch else 'off'}")
    if reach.hosts:
        say(f"Private hosts allowed: {', '.join(reach.hosts)}")
