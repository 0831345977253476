"""`helix-desktop profile`: a workspace's own system prompt and rules, and whether it may fetch."""

import sys
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

from helix_desktop.app.clock import SystemClock
from helix_desktop.app.commands.upkeep import CLEAN, Say
from helix_desktop.app.mcp.making_way import held
from helix_desktop.app.paths import Paths
from helix_desktop.app.profile import LONGEST, checked_profile, checked_reach
from helix_desktop.app.workspaces import Workspaces
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.visible import visible
from helix_desktop.domain.workspace import Reach, Workspace
from helix_desktop.store.disk import open_regular

_INPUT = "-"
_MOST_BYTES = 4 * LONGEST
"""UTF-8 takes at most so many bytes for a text that can be kept."""


def run(options: Namespace, paths: Paths, say: Say, *, stdin: BinaryIO | None = None) -> int:
    if not options.workspace:
        raise SettingsError("Say which workspace: --workspace NAME.")
    workspaces = Workspaces(paths.workspaces, SystemClock())
    workspace = workspaces.find(options.workspace)
    changed = _changed(options, workspace, stdin or sys.stdin.buffer)
    if changed != workspace:
        with held(workspaces.home(workspace)):
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
    reach = Reach(reach.fetch, (*hosts, *(options.host or ())))
    return replace(workspace, profile=checked_profile(profile), reach=checked_reach(reach))


def _text(name: str, stdin: BinaryIO) -> str:
    """A file's text; an empty one takes back what was there."""
    try:
        if name == _INPUT:
            data = stdin.read(_MOST_BYTES + 1)
        else:
            with open_regular(Path(name)) as file:
                data = file.read(_MOST_BYTES + 1)
    except OSError as error:
        raise SettingsError(f"{name} cannot be read: {error.strerror}.") from error
    if len(data) > _MOST_BYTES:
        raise SettingsError(f"{name} is too long.", f"There can be {LONGEST:,} characters.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SettingsError(f"{name} is not UTF-8 text.", "Nothing was changed.") from error


def _show(workspace: Workspace, say: Say) -> None:
    profile, reach = workspace.profile, workspace.reach
    for title, text in (("System prompt", profile.system), ("Rules", profile.rules)):
        say(f"{title}: {'none' if not text.strip() else ''}".rstrip())
        for line in text.splitlines():
            say(f"  {visible(line)}")
    say(f"Fetching from the web: {'on; it asks before each site' if reach.fetch else 'off'}")
    if reach.hosts:
        say(f"Private hosts it may fetch from: {', '.join(reach.hosts)}")
