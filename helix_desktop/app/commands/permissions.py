"""`helix-desktop permissions`: what the agent may do in a workspace, and whether it is trusted.

Most rules are made by answering a question in the window; here they are seen, made and taken back,
and what a project's own file proposes is taken, one by one. It holds at once, also in a window.
"""

import os
from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path, PurePath
from typing import TypeVar

from helix_desktop.app.access import AccessFile, checked
from helix_desktop.app.agreements import Agreements
from helix_desktop.app.changed_files import persons_root
from helix_desktop.app.clock import SystemClock
from helix_desktop.app.commands.upkeep import CLEAN, FOUND, Say
from helix_desktop.app.paths import Paths
from helix_desktop.app.permissions import Permissions
from helix_desktop.app.proposals import proposals
from helix_desktop.app.set_aside import SetAside
from helix_desktop.app.wiring import system_box
from helix_desktop.app.workspaces import Workspaces
from helix_desktop.domain.errors import PermissionsError
from helix_desktop.domain.permission import (
    ANYTHING_AFTER,
    MODE_NAMES,
    Decision,
    Mode,
    Proposal,
    Rule,
    Ruling,
)
from helix_desktop.domain.sandbox import Access, Preset
from helix_desktop.domain.visible import visible
from helix_desktop.domain.workspace import Workspace
from helix_desktop.tools.judging.command import judge_command
from helix_desktop.tools.judging.errands import WITH_NETWORK
from helix_desktop.tools.judging.exposing import ABLE_TO_READ
from helix_desktop.tools.judging.prefixes import covers
from helix_desktop.tools.judging.site import Site
from helix_desktop.tools.sandbox.box import NO_BOX

T = TypeVar("T")

SHELL = "shell"

TRUST = {True: "trusted", False: "not trusted", None: "not trusted: you were not asked yet"}


def run(options: Namespace, paths: Paths, say: Say) -> int:
    workspaces = Workspaces(paths.workspaces, SystemClock())
    workspace = _meant(options, workspaces)
    folder = Path(workspace.folder)
    home = workspaces.home(workspace)
    permissions = Permissions(home, paths.config, workspace=workspace.id, folder=folder)
    for problem in permissions.problems:
        say(str(problem))
    known = permissions.rules()
    proposed = proposals(folder, workspace.id, known) if permissions.trusted else ()
    _act(options, permissions, say, workspace=workspace, home=home, proposed=proposed)
    return FOUND if permissions.problems else CLEAN


def _act(
    options: Namespace,
    permissions: Permissions,
    say: Say,
    *,
    workspace: Workspace,
    home: Path,
    proposed: Sequence[Proposal],
) -> None:
    folder = Path(workspace.folder)
    match options.act:
        case "trust" | "distrust":
            permissions.trust(options.act == "trust")
            say(f"{folder} is {TRUST[permissions.trusted]}.")
        case "forget":
            _forget(_chosen(options.numbers, permissions.rules()), permissions, say)
        case "mode" | "preset" | "host":
            _choose(options, permissions, say, home=home)
        case "set":
            keep = permissions.keep_everywhere if options.everywhere else permissions.keep
            _keep(_rules(options, workspace.id, folder), keep, say)
        case "aside" | "put-back":
            _set_aside(SetAside(home, folder), options.numbers, say)
        case "open" | "follow":
            _by_path(options, permissions, say, home=home, folder=folder)
        case "take":
            taken = [each.rule for each in _chosen(options.numbers, proposed)]
            _keep(taken, permissions.keep, say)
        case _:
            file = AccessFile(home)
            _list(permissions, say, proposed=proposed, folder=workspace.folder, access=file.access)


def _by_path(
    options: Namespace, permissions: Permissions, say: Say, *, home: Path, folder: Path
) -> None:
    names = [_inside(path, folder) for path in options.paths]
    if options.act == "open":
        _open(names, permissions, say)
    else:
        _follow(names, Agreements(home, persons_root(folder, ())), say)


def _open(names: Sequence[str], permissions: Permissions, say: Say) -> None:
    permissions.open(*names)
    for name in names:
        say(f"Open to commands and models from now on: {visible(name)}")


def _follow(names: Sequence[str], agreements: Agreements, say: Say) -> None:
    for each in agreements.find(names):
        agreements.agree(each)
        say(f"Followed from now on, as long as it says just that: {visible(each.name)}")


def _set_aside(aside: SetAside, numbers: Sequence[int], say: Say) -> None:
    """Lists it, or puts back what has one of the numbers."""
    found = aside.listed()
    for each in _chosen(numbers, found):
        say(f"Put back: {visible(aside.put_back_here(each.place))}")
    if not numbers:
        told = [f"{visible(each.path)}   {visible(each.place)}" for each in found]
        _numbered(say, "Set aside when a command had ended", told)
    if not found:
        say("Nothing was set aside here.")


def _keep(rules: Sequence[Rule], keep: Callable[[Sequence[Rule]], None], say: Say) -> None:
    keep(rules)
    for rule in rules:
        say(f"Holds from now on: {_told(rule)}")
        if rule.decision is Decision.ALWAYS and (more := covers(rule.form)):
            say(f"It covers {more}")


def _forget(rules: Sequence[Rule], permissions: Permissions, say: Say) -> None:
    for rule in rules:
        permissions.forget(rule)
        say(f"Forgotten: {_told(rule)}")


def _choose(options: Namespace, permissions: Permissions, say: Say, *, home: Path) -> None:
    """When the person is asked, or what commands can reach."""
    file = AccessFile(home)
    match options.act:
        case "mode":
            if options.mode:
                permissions.choose_mode(Mode(options.mode), boxed=system_box().boxed)
            say(_mode_told(permissions.mode))
        case "preset":
            file.choose(replace(file.access, preset=Preset(options.preset)))
            say(f"Sandbox: {options.preset.capitalize()}.")
        case _:
            _choose_hosts(options.hosts, file, say, forget=options.forget)


def _choose_hosts(wanted: Sequence[str], file: AccessFile, say: Say, *, forget: bool) -> None:
    asked = checked(Access(hosts=tuple(wanted))).hosts
    others = tuple(each for each in file.access.hosts if each not in asked)
    hosts = others if forget else (*others, *asked)
    file.choose(checked(replace(file.access, hosts=hosts)))
    _numbered(say, "Hosts that commands may reach", [visible(each) for each in hosts])
    if not hosts:
        say("Commands may reach no host.")


def _meant(options: Namespace, workspaces: Workspaces) -> Workspace:
    if options.workspace:
        return workspaces.find(options.workspace)
    if options.folder:
        return workspaces.for_folder(options.folder)
    raise PermissionsError("Say which workspace: --workspace NAME or --folder DIR.")


def _inside(path: str, folder: Path) -> str:
    """A path as it is named in the folder; it may be given from anywhere."""
    place = os.path.realpath(os.path.join(folder, path))
    if not place.startswith(os.path.realpath(folder) + os.sep):
        raise PermissionsError(f"{path} does not lie in {folder}.")
    return PurePath(os.path.relpath(place, os.path.realpath(folder))).as_posix()


def _rules(options: Namespace, workspace: str, folder: Path) -> list[Rule]:
    """One rule, or one for each command of a line."""
    where = "" if options.everywhere else workspace
    boxed = not options.without_sandbox
    return [
        Rule(options.tool, Decision(options.decision), form, options.path, where, boxed=boxed)
        for form in _forms(options, folder)
    ]


def _forms(options: Namespace, folder: Path) -> tuple[str, ...]:
    """What is typed, in the spelling that calls are compared in."""
    always = Decision(options.decision) is Decision.ALWAYS and options.tool == SHELL
    if options.prefix:
        form = f"{' '.join(options.prefix.split())}{ANYTHING_AFTER}"
        if options.tool != SHELL or (always and (options.without_sandbox or not covers(form))):
            raise PermissionsError(
                f"There is no rule for all that begins with {visible(options.prefix)!r}.",
                "There are such rules in the sandbox for commands like `cargo test`, `npm run"
                " build`, `pytest` or `git commit`; for any other name the command: --form.",
            )
        return (form,)
    if not always or covers(options.form):
        return (options.form,)
    if not options.form:
        raise PermissionsError(
            "Not every command can be allowed at once.", "Name one as a card shows it: --form."
        )
    return (options.form.strip(),) if options.without_sandbox else _spelled(options.form, folder)


def _spelled(typed: str, folder: Path) -> tuple[str, ...]:
    """The forms of a command as it is typed; a form that names what it covers stays as it is."""
    if typed.startswith((WITH_NETWORK, ABLE_TO_READ)) or "\u27e8" in typed:
        return (typed,)
    judged = judge_command(typed, Site(folder))
    if judged.forms:
        return judged.forms
    if judged.ruling is Ruling.ALLOW:
        raise PermissionsError(
            f"{visible(typed)} only reads: it needs no rule.", "Nothing was changed."
        )
    raise PermissionsError(
        f"An “always” cannot stand for {visible(typed)!r}.", " ".join(judged.reasons)
    )


def _mode_told(mode: Mode) -> str:
    return f"Mode: {MODE_NAMES[mode]} ({mode.value})."


def _list(
    permissions: Permissions,
    say: Say,
    *,
    proposed: Sequence[Proposal],
    folder: str,
    access: Access,
) -> None:
    say(f"{folder} is {TRUST[permissions.trusted]}.")
    say(_mode_told(permissions.mode))
    preset = access.in_force(trusted=permissions.trusted is True)
    box = NO_BOX if preset is Preset.OFF else system_box()
    say(f"Commands: {box.words}")
    chosen = "" if access.preset else ", as usual for a folder that is"
    usual = f"{chosen} {'trusted' if permissions.trusted else 'not trusted'}" if chosen else ""
    say(f"Sandbox: {preset.value.capitalize()}{usual}.")
    _numbered(say, "Hosts that commands may reach", [visible(each) for each in access.hosts])
    _numbered(say, "Folders that commands may read", [visible(each) for each in access.readable])
    _numbered(say, "Rules", [_told(rule) for rule in permissions.rules()])
    title = "Proposed by the project; nothing of it holds before you `take` it"
    _numbered(say, title, [_proposed(each) for each in proposed])


def _numbered(say: Say, title: str, told: Sequence[str]) -> None:
    if not told:
        return
    say(f"{title}:")
    for number, line in enumerate(told, 1):
        say(f"{number:4}  {line}")


def _chosen(numbers: Sequence[int], found: Sequence[T]) -> list[T]:
    wrong = [number for number in numbers if not 1 <= number <= len(found)]
    if wrong:
        raise PermissionsError(f"There is no number {wrong[0]} in the list.")
    return [found[number - 1] for number in dict.fromkeys(numbers)]


def _told(rule: Rule) -> str:
    what = visible(rule.form) or "everything"
    where = f" in {visible(rule.path)}" if rule.path else ""
    scope = "" if rule.workspace else " (all workspaces)"
    unboxed = "" if rule.boxed else " (without a sandbox)"
    return f"{rule.decision.value:6} {rule.tool}: {what}{where}{scope}{unboxed}"


def _proposed(proposal: Proposal) -> str:
    return f"{_told(proposal.rule)}" + (f"   {visible(proposal.why)}" if proposal.why else "")
