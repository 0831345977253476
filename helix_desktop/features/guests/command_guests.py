"""`helix-desktop guest`: lists, adds, approves, and removes agents of other programs.

Exit status 0: done. 1: there was none of that name. 2: impossible.
"""

import json
import os
import shlex
from argparse import Namespace

import msgspec

from helix_desktop.app.commands.output import CLEAN, FINDING, Say, safe_line
from helix_desktop.app.environment import Paths, SystemClock, make_private_folders
from helix_desktop.app.models.guest_port import DEFAULT_MODEL
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.app.workspaces.written_folders import note_written_folders
from helix_desktop.domain.errors import SettingsError
from helix_desktop.features.guests.guest_programs import (
    GuestPrograms,
    OwnGuest,
    find_command,
)


def run_guests(options: Namespace, paths: Paths, say: Say) -> int:
    command = GuestsCommand(paths, say)
    verbs = {
        "list": command.list_guests,
        "add": command.add_guest,
        "approve": command.approve_guest,
        "remove": command.remove_guest,
    }
    return verbs[options.verb](options)


class GuestsCommand:
    """The command on the agents of a user."""

    def __init__(self, paths: Paths, say: Say) -> None:
        make_private_folders(paths)
        note_written_folders(WorkspaceList(paths.workspaces, SystemClock()))
        self._programs, self._say = GuestPrograms(paths.config, os.environ), say

    def add_guest(self, options: Namespace) -> int:
        """Add an agent by the command `reached`, and the paths of its own `settings`."""
        values = {
            "id": options.name,
            "command": options.reached,
            "name": options.title,
            "settings": options.settings,
            "variables": dict(map(_pair, options.env)),
            "keys": options.key,
            "upstream": options.upstream,
            "address": options.address,
        }
        try:
            self._programs.add(msgspec.convert(values, OwnGuest))
        except msgspec.ValidationError as error:
            raise SettingsError(
                "Invalid value: {error}.", "Nothing changed.", error=error
            ) from error
        self._say(f"Choose it as the model {options.name}/{DEFAULT_MODEL}.")
        return CLEAN

    def remove_guest(self, options: Namespace) -> int:
        existed = self._programs.remove(options.name)
        self._say(f"Removed {options.name}." if existed else "You haven't added that.")
        return CLEAN if existed else FINDING

    def approve_guest(self, options: Namespace) -> int:
        program = self._programs.all.get(options.name)
        command = program and find_command(program, self._programs.search_path)
        if not command:
            self._say("None of that name is installed.")
            return FINDING
        self._programs.approve(options.name, command)
        self._say(safe_line(f"Approved: {shlex.join(command)}"))
        return CLEAN

    def list_guests(self, options: Namespace) -> int:
        listed = []
        for program in self._programs.installed.values():
            command = program.command(self._programs.search_path)
            listed.append(
                {
                    "id": program.id,
                    "name": program.name,
                    "model": f"{program.id}/{DEFAULT_MODEL}",
                    "command": list(command or program.commands[0]),
                    "installed": command is not None,
                    "sign_in": program.sign_in,
                }
            )
        if options.as_json:
            self._say(json.dumps(listed, ensure_ascii=False, indent=1))
            return CLEAN
        for problem in self._programs.problems:
            self._say(safe_line(str(problem)))
        for entry in listed:
            words = " ".join(
                map(str, entry["command"] if isinstance(entry["command"], list) else ())
            )
            missing = "" if entry["installed"] else "  not installed"
            self._say(safe_line(f"{entry['model']}  {entry['name']}  {words}{missing}"))
        if not listed:
            names = ", ".join(program.name for program in self._programs.all.values())
            self._say(f"None is installed. Known: {names}.")
        return CLEAN


def _pair(text: str) -> tuple[str, str]:
    name, separator, value = text.partition("=")
    if not separator or not name.isidentifier():
        raise SettingsError("{text} isn't NAME=VALUE.", text=repr(text))
    return name, value
