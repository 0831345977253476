"""`helix-desktop permission`: Always and Never rules, mode, trust in a folder, sandbox access.

Rules are listed, added, and removed, most of which come from answers in the window, and a project's
proposed ones are accepted one by one. Changes apply at once, also in an open window, where the user
confirms those that let Helix do more.
"""

import os
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from pathlib import Path, PurePath
from typing import TypeVar

from helix_desktop.app.commands.output import CLEAN, FINDING, Say
from helix_desktop.app.commands.window_client import confirm_in_window
from helix_desktop.app.container import system_box
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.sessions.changed_files import make_personal_root
from helix_desktop.app.workspaces.guide_agreements import GuideAgreements
from helix_desktop.app.workspaces.permission_files import PermissionFiles, rule_subject
from helix_desktop.app.workspaces.sandbox_access import AccessFile, check_access, normal_host
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.errors import PermissionsError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.permission import (
    ANYTHING_AFTER,
    MODE_NAMES,
    CallRuling,
    Mode,
    PermissionRule,
    RuleDecision,
    mode_in_force,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.sandbox import SandboxPreset, SandboxReach
from helix_desktop.domain.tool_table import TOOLS, ToolEffect, declared_tool
from helix_desktop.domain.value import replace
from helix_desktop.tools.mcp_host.approvals import NAME_SEPARATOR
from helix_desktop.tools.permissions.call_policy import ABLE_TO_READ
from helix_desktop.tools.permissions.command_policy import judge_command
from helix_desktop.tools.permissions.prefix_rules import WITH_NETWORK, describe_prefix
from helix_desktop.tools.sandbox import SandboxBackend, SetAsideFiles

T = TypeVar("T")


TRUST = {True: "trusted", False: "not trusted", None: "not trusted yet"}


def run_permissions(options: Namespace, paths: Paths, say: Say) -> int:
    return PermissionsCommand(options, paths, say).run(options)


class PermissionsCommand:
    """The command in one workspace; `confirm` has the user confirm changes, and raises if denied.

    Everything is chosen before the confirmation: afterwards, the numbers may mean other rules.
    """

    def __init__(
        self,
        options: Namespace,
        paths: Paths,
        say: Say,
        *,
        confirm: Callable[[Path, Sequence[str]], None] = confirm_in_window,
    ) -> None:
        """A workspace is made for a verb that changes something."""
        workspaces = WorkspaceList(paths.workspaces, SystemClock())
        only_shows = (
            options.verb in ("list", "aside")
            or (options.verb == "mode" and not options.mode)
            or (options.verb == "follow" and not options.names)
        )
        self._workspace = workspaces.chosen(
            options.workspace, options.folder, create=not only_shows
        )
        self._home, self._folder = workspaces.home(self._workspace), Path(self._workspace.folder)
        self._say, self._confirm = say, confirm
        self._permissions = PermissionFiles(
            self._home, paths.config, workspace=self._workspace.id, folder=self._folder
        )
        self._access = AccessFile(self._home)
        for problem in self._permissions.problems:
            say(str(problem))

    @property
    def _status(self) -> int:
        return FINDING if self._permissions.problems else CLEAN

    def run(self, options: Namespace) -> int:
        verbs: dict[str, Callable[[Namespace], int]] = {
            "list": self.list,
            "trust": self.trust,
            "distrust": self.distrust,
            "mode": self.choose_mode,
            "preset": self.choose_preset,
            "set": self.set_rule,
            "take": self.take_rules,
            "forget": self.forget_rules,
            "host": self.choose_hosts,
            "open": self.open_files,
            "follow": self.follow_guides,
            "aside": self.list_set_aside,
            "put-back": self.put_back,
        }
        return verbs[options.verb](options)

    def list(self, _options: Namespace) -> int:
        access, say = self._access.access, self._say
        say(f"{self._folder} is {TRUST[self._permissions.trusted]}.")
        say(self._chosen_mode_line())
        off = self._preset is SandboxPreset.OFF
        box = SandboxBackend() if off else system_box()
        say(" ".join(filter(None, (f"Commands: {box.words}", box.remedy))))
        say(_sandbox_line(access, trusted=self._trusted))
        self._list_numbered("Hosts commands may reach", map(show_hidden, access.hosts))
        self._list_numbered("Folders commands may read", map(show_hidden, access.readable))
        self._list_numbered("Rules", map(_rule_line, self._permissions.rules()))
        self._list_numbered(
            "Suggested by the project (not active until you `take` it)",
            (
                _rule_line(proposal.rule) + (f"   {proposal.why}" if proposal.why else "")
                for proposal in self._permissions.proposed()
            ),
        )
        return self._status

    def trust(self, _options: Namespace) -> int:
        if not self._trusted:
            self._confirm(self._home, [f"Trust {show_hidden(self._workspace.folder)}"])
        return self._set_trust(trusted=True)

    def distrust(self, _options: Namespace) -> int:
        return self._set_trust(trusted=False)

    def _set_trust(self, *, trusted: bool) -> int:
        self._permissions.trust(trusted)
        self._say(f"{self._folder} is {TRUST[self._permissions.trusted]}.")
        return self._status

    def set_rule(self, options: Namespace) -> int:
        forms = spelled_forms(
            options.tool,
            RuleDecision(options.decision),
            form=options.form,
            prefix=options.prefix,
            has_sandbox=not options.without_sandbox,
        )
        workspace = "" if options.everywhere else self._workspace.id
        sandboxed = not options.without_sandbox
        rules = [
            PermissionRule(
                options.tool,
                RuleDecision(options.decision),
                form,
                options.path,
                workspace,
                sandboxed=sandboxed,
            )
            for form in forms
        ]
        return self._add_rules(rules, everywhere=options.everywhere)

    def _add_rules(self, rules: Sequence[PermissionRule], *, everywhere: bool = False) -> int:
        subjects = {
            _replaced_by(rule)
            for rule in self._permissions.rules()
            if rule.decision is RuleDecision.NEVER
        }
        wider = [
            f"Add rule: {_rule_line(rule)}"
            for rule in rules
            if rule.decision is RuleDecision.ALWAYS
            or (rule.decision is RuleDecision.ASK and _replaced_by(rule) in subjects)
        ]
        self._confirm(self._home, wider)
        permissions = self._permissions
        (permissions.keep_everywhere if everywhere else permissions.keep)(rules)
        for rule in rules:
            self._say(f"Added rule: {_rule_line(rule)}")
            if rule.decision is RuleDecision.ALWAYS and (more := describe_prefix(rule.form)):
                self._say(f"This also covers {more}")
        return self._status

    def take_rules(self, options: Namespace) -> int:
        proposals = _numbered_items(options.numbers, self._permissions.proposed())
        return self._add_rules([proposal.rule for proposal in proposals])

    def forget_rules(self, options: Namespace) -> int:
        rules = _numbered_items(options.numbers, self._permissions.rules())
        wider = [rule for rule in rules if rule.decision is not RuleDecision.ALWAYS]
        self._confirm(self._home, [f"Remove rule: {_rule_line(rule)}" for rule in wider])
        for rule in rules:
            self._permissions.forget(rule)
            self._say(f"Removed rule: {_rule_line(rule)}")
        return self._status

    def choose_mode(self, options: Namespace) -> int:
        """Choose when the user is asked; without a mode, show the present one."""
        if options.mode:
            wanted = Mode(options.mode)
            if _is_wider(wanted, self._mode_in_force):
                self._confirm(self._home, [_mode_line(wanted)])
            self._permissions.choose_mode(wanted, has_sandbox=self._has_sandbox)
        self._say(self._chosen_mode_line())
        return self._status

    def choose_preset(self, options: Namespace) -> int:
        wanted, wider = SandboxPreset(options.preset), []
        if _is_wider(wanted, self._preset):
            wider.append(f"Sandbox: {wanted.value.capitalize()}")
        begins = self._preset is SandboxPreset.OFF and wanted is not SandboxPreset.OFF
        if begins and system_box().sandboxed and self._permissions.mode is Mode.SANDBOXED_AUTO:
            wider.append(_mode_line(Mode.SANDBOXED_AUTO))  # which needs a sandbox
        self._confirm(self._home, wider)
        mode = self._mode_in_force
        self._access.choose(replace(self._access.access, preset=wanted))
        self._say(_sandbox_line(self._access.access, trusted=self._trusted))
        if self._mode_in_force is not mode:
            self._say(self._chosen_mode_line())
        return self._status

    def choose_hosts(self, options: Namespace) -> int:
        if not options.forget:
            self._confirm(
                self._home, [f"Commands may reach {show_hidden(name)}" for name in options.hosts]
            )
        wanted = tuple(map(normal_host, options.hosts))
        others = tuple(host for host in self._access.access.hosts if host not in wanted)
        chosen = others if options.forget else (*others, *wanted)
        self._access.choose(check_access(replace(self._access.access, hosts=chosen)))
        self._list_numbered("Hosts commands may reach", map(show_hidden, chosen))
        if not chosen:
            self._say("Commands may not reach any host.")
        return self._status

    def open_files(self, options: Namespace) -> int:
        """Open files by name, also those that will be made, such as the `.env` of a script."""
        self._confirm(
            self._home,
            [f"Readable by commands and models: {show_hidden(path)}" for path in options.names],
        )
        names = [_relative_path(path, self._folder) for path in options.names]
        self._permissions.open(*names)
        for name in names:
            when = (
                "Now readable by commands and models"
                if os.path.exists(self._folder / name)
                else "Readable by commands and models once it exists"
            )
            self._say(f"{when}: {show_hidden(name)}")
        return self._status

    def follow_guides(self, options: Namespace) -> int:
        agreements = GuideAgreements(self._home, make_personal_root(self._folder, ()))
        if not options.names:
            waiting = agreements.waiting_guides()
            for guide in waiting:
                self._say(f"{show_hidden(guide.name)}: {guide.reason}")
                self._say(show_hidden(guide.diff or guide.text))
            if not waiting:
                self._say("No instructions wait for your word.")
            return self._status
        self._confirm(
            self._home, [f"Use the instructions in {show_hidden(path)}" for path in options.names]
        )
        names = [_relative_path(path, self._folder) for path in options.names]
        for guide in agreements.find(names):
            agreements.agree(guide)
            self._say(f"Now used, as long as the file doesn't change: {show_hidden(guide.name)}")
        return self._status

    def list_set_aside(self, _options: Namespace) -> int:
        set_aside = SetAsideFiles(self._home, self._folder)
        lines = [
            f"{show_hidden(set_aside.shown(file))}   {show_hidden(file.place)}"
            for file in set_aside.listed()
        ]
        self._list_numbered("Set aside after a command", lines)
        if not lines:
            self._say("Nothing is set aside.")
        return self._status

    def put_back(self, options: Namespace) -> int:
        set_aside = SetAsideFiles(self._home, self._folder)
        for file in _numbered_items(options.numbers, set_aside.listed()):
            set_aside.put_back_blocking(file.place)
            self._say(f"Put back: {show_hidden(set_aside.shown(file))}")
        return self._status

    @property
    def _trusted(self) -> bool:
        return self._permissions.trusted is True

    @property
    def _preset(self) -> SandboxPreset:
        return self._access.access.in_force(trusted=self._trusted)

    @property
    def _has_sandbox(self) -> bool:
        return self._preset is not SandboxPreset.OFF and system_box().sandboxed

    @property
    def _mode_in_force(self) -> Mode:
        """The mode in which a session without its own begins."""
        chosen = self._permissions.mode
        # the search for a sandbox takes a moment, and only one mode needs it
        has_sandbox = chosen is not Mode.SANDBOXED_AUTO or self._has_sandbox
        return mode_in_force(chosen, trusted=self._trusted, has_sandbox=has_sandbox)

    def _chosen_mode_line(self) -> str:
        """Return the mode of new sessions, and why it is not the one that was chosen."""
        mode, chosen = self._mode_in_force, self._permissions.mode
        if mode is chosen:
            return _mode_line(mode)
        why = f"{MODE_NAMES[chosen]} needs a sandbox, and none is in use here."
        return f"{_mode_line(mode)} {why}"

    def _list_numbered(self, title: str, lines: Iterable[str]) -> None:
        for number, line in enumerate(lines, 1):
            if number == 1:
                self._say(f"{title}:")
            self._say(f"{number:4}  {_on_one_line(line)}")


def _is_wider(wanted: StrEnum, now: StrEnum) -> bool:
    """Compare members of an enumeration that goes from narrow to wide."""
    order = tuple(type(now))
    return order.index(wanted) > order.index(now)


def _replaced_by(rule: PermissionRule) -> tuple[object, ...]:
    """Return what a later rule must have in common with this one to replace it."""
    return (rule.workspace, *rule_subject(rule))


def _relative_path(path: str, folder: Path) -> str:
    """Return a path relative to the folder; raise PermissionsError for paths outside."""
    place = os.path.realpath(os.path.join(folder, path))
    if not place.startswith(os.path.realpath(folder) + os.sep):
        raise PermissionsError("{path} isn't in {folder}.", path=path, folder=folder)
    return PurePath(os.path.relpath(place, os.path.realpath(folder))).as_posix()


def spelled_forms(
    tool: str, decision: RuleDecision, *, form: str, prefix: str, has_sandbox: bool
) -> tuple[str, ...]:
    """Return the typed forms in the spelling that calls are compared in, one for each command."""
    if tool not in TOOLS and NAME_SEPARATOR not in tool:
        raise PermissionsError(
            "There is no tool {name}.",
            "Tools: {known}, and SERVER__TOOL for those of MCP servers.",
            name=repr(show_hidden(tool)),
            known=", ".join(sorted(TOOLS, key=str.lower)),
        )
    runs_commands = declared_tool(tool).effect is ToolEffect.COMMAND
    always = decision is RuleDecision.ALWAYS and runs_commands
    if prefix:
        prefix_form = f"{' '.join(prefix.split())}{ANYTHING_AFTER}"
        if not runs_commands or (always and not (has_sandbox and describe_prefix(prefix_form))):
            raise PermissionsError(
                "No rule can cover everything that starts with {prefix}.",
                "Such rules exist for commands in the sandbox. For anything else, pass the "
                "exact command with --form.",
                prefix=repr(show_hidden(prefix)),
            )
        return (prefix_form,)
    if not always or describe_prefix(form):
        return (form,)
    if not form:
        raise PermissionsError(
            "Not every command can be allowed at once.", "Pass the exact command with --form."
        )
    if not has_sandbox:
        return (form.strip(),)
    if form.startswith((WITH_NETWORK, ABLE_TO_READ)) or "\u27e8" in form:
        return (form,)  # its scope is marked
    judgement = judge_command(form)
    if judgement.ruling is CallRuling.ALLOW:
        raise PermissionsError(
            "{typed} only reads and needs no rule.", "Nothing changed.", typed=show_hidden(form)
        )
    if forms := (() if judgement.moves else judgement.parts) or judgement.forms:
        return forms
    raise PermissionsError(
        Phrase("{typed} can't get an “always” rule.", typed=repr(show_hidden(form))),
        " ".join(judgement.reasons),
    )


def _mode_line(mode: Mode) -> str:
    return f"Mode: {MODE_NAMES[mode]} ({mode.value})."


def _sandbox_line(access: SandboxReach, *, trusted: bool) -> str:
    """Return the preset in force, and whether it is not the chosen one."""
    preset = access.in_force(trusted=trusted)
    line = f"Sandbox: {preset.value.capitalize()}"
    if access.preset is None:
        return f"{line}, the default for a folder that is {'' if trusted else 'not '}trusted."
    if access.preset is preset:
        return f"{line}."
    return f"{line}, until you trust the folder. Then {access.preset.value.capitalize()}."


def _on_one_line(text: str) -> str:
    """Return a text that can't look like another line of a list; projects and files name some."""
    return show_hidden(text).replace("\n", "⟨U+000A⟩").replace("\t", "⟨U+0009⟩")


def _numbered_items(numbers: Sequence[int], items: Sequence[T]) -> list[T]:
    unknown = [number for number in numbers if not 1 <= number <= len(items)]
    if unknown:
        raise PermissionsError("The list has no number {wrong}.", wrong=unknown[0])
    return [items[number - 1] for number in dict.fromkeys(numbers)]


def _rule_line(rule: PermissionRule) -> str:
    what = rule.form or "everything"
    where = f" in {rule.path}" if rule.path else ""
    scope = "" if rule.workspace else " (all workspaces)"
    unboxed = "" if rule.sandboxed else " (without a sandbox)"
    return _on_one_line(f"{rule.decision.value:6} {rule.tool}: {what}{where}{scope}{unboxed}")
