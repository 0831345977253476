"""`helix-desktop guests`: lists, adds, and removes agents of other programs usable as models.

Exit status 0: done. 1: there was none of that name. 2: impossible.
"""

import json
import os
from argparse import Namespace

import msgspec

from helix_desktop.app.commands.arguments import declare_guest_options, parse_after_name
from helix_desktop.app.commands.output import CLEAN, FINDING, Say, safe_line
from helix_desktop.app.environment import Paths, make_private_folders
from helix_desktop.app.models.guest_programs import DEFAULT_MODEL, GuestPrograms, OwnGuest
from helix_desktop.domain.errors import SettingsError


def run(options: Namespace, paths: Paths, say: Say) -> int:
    make_private_folders(paths)
    programs = GuestPrograms(paths.config, os.environ)
    match options.act:
        case "add":
            arguments = parse_after_name(options, "guests", declare_guest_options)
            values = {
                "id": arguments.name,
                "command": arguments.reached,
                "name": arguments.title,
                "settings": arguments.settings,
                "variables": dict(map(_pair, arguments.env)),
                "keys": arguments.key,
                "upstream": arguments.upstream,
                "address": arguments.address,
            }
            try:
                programs.add(msgspec.convert(values, OwnGuest))
            except msgspec.ValidationError as error:
                raise SettingsError(
                    "Invalid value: {error}.", "Nothing changed.", error=error
                ) from error
            say(f"Choose it as the model {arguments.name}/{DEFAULT_MODEL}.")
            return CLEAN
        case "remove":
            existed = programs.remove(options.name)
            say(f"Removed {options.name}." if existed else "You haven't added that.")
            return CLEAN if existed else FINDING
    listed = []
    for program in programs.installed.values():
        command = program.command(programs.search_path)
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
    if options.json:
        say(json.dumps(listed, ensure_ascii=False, indent=1))
        return CLEAN
    for problem in programs.problems:
        say(safe_line(str(problem)))
    for entry in listed:
        words = " ".join(map(str, entry["command"] if isinstance(entry["command"], list) else ()))
        missing = "" if entry["installed"] else "  not installed"
        say(safe_line(f"{entry['model']}  {entry['name']}  {words}{missing}"))
    if not listed:
        names = ", ".join(program.name for program in programs.all.values())
        say(f"None is installed. Known: {names}.")
    return CLEAN


def _pair(text: str) -> tuple[str, str]:
    name, separator, value = text.partition("=")
    if not separator or not name.isidentifier():
        raise SettingsError("{text} isn't NAME=VALUE.", text=repr(text))
    return name, value
