"""`helix-desktop permissions`: what the agent may do in a workspace, and whether it is trusted.

Most rules are made by answering a question in the window; here they are seen, made and taken back,
and what a project's own file proposes is taken, one by one. It holds at once, also in a window.
"""

import os
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path, PurePath
from typing import TypeVar

from helix_desktop.app.access import AccessFile
from helix_desktop.app.clock import SystemClock
from helix_desktop.app.commands.upkeep import CLEAN, FOUND, Say
from helix_desktop.app.paths import Paths
from helix_desktop.app.permissions import Permissions
from helix_desktop.app.proposals import proposals
from helix_desktop.app.wiring import system_box
from helix_desktop.app.workspaces import Workspaces
from helix_desktop.domain.errors import PermissionsError
from helix_desktop.domain.permission import Decision, Proposal, Rule
from helix_desktop.domain.sandbox import Access, Preset
from helix_desktop.domain.visible import visible
from helix_desktop.domain.workspace import Workspace
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
        case "set":
            rule = _rule(options, workspace.id)
            keep = permissions.keep_everywhere if options.everywhere else permissions.keep
            keep([rule])
            say(f"Holds from now on: {_told(rule)}")
        case "open":
            _open(options.paths, permissions, say, folder=folder)
        case "take":
            _take(_chosen(options.numbers, proposed), permissions, say)
        case _:
            file = AccessFile(home)
            _list(permissions, say, proposed=proposed, folder=workspace.folder, access=file.access)


def _forget(rules: Sequence[Rule], permissions: Permissions, say: Say) -> None:
    for rule in rules:
        permissions.forget(rule)
        say(f"Forgotten: {_told(rule)}")


def _take(taken: Sequence[Proposal], permissions: Permissions, say: Say) -> None:
    permissions.keep([each.rule for each in taken])
    for each in taken:
        say(f"Holds from now on: {_told(each.rule)}")


def _open(paths: Sequence[str], permissions: Permissions, say: Say, *, folder: Path) -> None:
    for path in paths:
        permissions.open(_inside(path, folder))
        say(f"Open to commands and models from now on: {path}")


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


def _rule(options: Namespace, workspace: str) -> Rule:
    decision = Decision(options.decision)
    if decision is Decision.ALWAYS and options.tool == SHELL and not options.form:
        raise PermissionsError(
            "Not every command can be allowed at once.", "Name one as a card shows it: --form."
        )
    return Rule(
        options.tool,
        decision,
        options.form,
        options.path,
        "" if options.everywhere else workspace,
        boxed=not options.without_sandbox,
    )


def _list(
    permissions: Permissions,
    say: Say,
    *,
    proposed: Sequence[Proposal],
    folder: str,
    access: Access,
) -> None:
    say(f"{folder} is {TRUST[permissions.trusted]}.")
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
