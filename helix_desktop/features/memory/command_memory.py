"""`helix-desktop memory`: lists, adds, and removes memory lines, and restores versions.

Exit status 0: done. 1: a line is marked, or the file was damaged. 2: impossible.
"""

import json
from argparse import Namespace
from datetime import datetime

import msgspec

from helix_desktop.app.commands.output import CLEAN, FINDING, Say, counted, safe_line
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.ipc.store_release import hold_workspace_lock
from helix_desktop.app.memory_file import MemoryFile
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.memory import Memory, MemoryChange


def run_memory(options: Namespace, paths: Paths, say: Say) -> int:
    clock = SystemClock()
    workspaces = WorkspaceList(paths.workspaces, clock)
    verb = options.verb
    changing = verb in ("add", "remove", "restore")
    home = workspaces.home(workspaces.chosen(options.workspace, options.folder, create=changing))
    file = MemoryFile(home)

    def make_change(memory: Memory) -> Memory:
        match verb:
            case "restore":
                return memory.restored(options.version, at=clock.now())
            case "remove":
                change = MemoryChange([], remove=list(options.numbers))
            case _:
                change = MemoryChange(list(options.lines))
        return memory.changed(change, at=clock.now())

    if changing:
        with hold_workspace_lock(home):
            file.load()
            file.change(make_change)
    else:
        file.load()
    memory = file.memory
    if not changing and options.as_json:
        say(json.dumps(msgspec.to_builtins(memory), ensure_ascii=False, indent=1))
    elif verb == "history":
        for version in reversed(memory.versions):
            removed, added = memory.differences(version.number)
            author = version.origin.session or ("a copy" if version.origin.outside else "you")
            at = f"{datetime.fromtimestamp(version.at):%Y-%m-%d %H:%M}"
            restores = f"version {version.restores} restored" if version.restores else ""
            details = "  ".join(filter(None, (at, author, restores, version.reason)))
            say(safe_line(f"version {version.number}  {details}"))
            for sign, lines in (("-", removed), ("+", added)):
                for line in lines:
                    say(safe_line(f"  {sign}{line.id}  {line.text}"))
    else:
        say(counted(len(memory.current), "line", "lines"))
        for line in memory.current:
            events = ", ".join(map(str, line.sources))
            marks = (
                (line.origin.session, f"[{line.origin.session}: {events}]"),
                (line.undone_at, "[undone]"),
                (line.origin.outside, "[outside content]"),
            )
            description = "  ".join([line.text, *(text for holds, text in marks if holds)])
            say(safe_line(f"  {line.id}  {description}"))
    if file.problem:
        say(safe_line(file.problem))
    is_marked = any(line.undone_at for line in memory.current)
    return FINDING if is_marked or file.problem else CLEAN
