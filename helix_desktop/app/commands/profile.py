"""`helix-desktop workspace profile`: a workspace's own system prompt, rules, and web access."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import BinaryIO

from helix_desktop.app.commands.output import CLEAN, Say
from helix_desktop.app.commands.workspace_access import saved_workspace
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.ipc.store_release import hold_workspace_lock
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.app.workspaces.workspace_settings import (
    MAX_TEXT_CHARS,
    check_prompt,
    check_web_access,
)
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.value import replace
from helix_desktop.store.disk import open_regular

_INPUT = "-"


_MAX_BYTES = 4 * MAX_TEXT_CHARS
"""The maximum UTF-8 bytes of a text that can be saved."""


def run_profile(
    options: Namespace, paths: Paths, say: Say, *, stdin: BinaryIO | None = None
) -> int:
    """Set the rules and the system prompt from files, and web access; then show all of it."""
    workspaces = WorkspaceList(paths.workspaces, SystemClock())
    saved = saved_workspace(paths, options.workspace, options.folder)
    profile, reach = saved.profile, saved.reach
    input_stream = stdin or sys.stdin.buffer
    if options.rules:
        profile = replace(profile, rules=_read_text(options.rules, input_stream))
    if options.system:
        profile = replace(profile, system=_read_text(options.system, input_stream))
    if options.fetch:
        reach = replace(reach, fetch=options.fetch == "on")
    if options.web_search:
        reach = replace(reach, search=options.web_search == "on")
    hosts = () if options.no_hosts else reach.hosts
    reach = replace(reach, hosts=(*hosts, *options.host))
    changed = replace(saved, profile=check_prompt(profile), reach=check_web_access(reach))
    if changed != saved:
        with hold_workspace_lock(workspaces.home(saved)):
            workspaces.save(changed)
    for title, text in (("System prompt", profile.system), ("Rules", profile.rules)):
        say(f"{title}: {'none' if not text.strip() else ''}".rstrip())
        for line in text.splitlines():
            say(f"  {show_hidden(line)}")
    reach = changed.reach
    say(f"Fetching from the web: {'on; asks before each site' if reach.fetch else 'off'}")
    search = "on; asks once outside content is in the conversation" if reach.search else "off"
    say(f"Web search by the model's provider: {search}")
    if reach.hosts:
        say(f"Private hosts allowed: {', '.join(reach.hosts)}")
    return CLEAN


def _read_text(name: str, stdin: BinaryIO) -> str:
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
