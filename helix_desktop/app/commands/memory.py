"""`helix-desktop memory`: lists, adds, and removes memory lines, and restores versions.

Exit status 0: done. 1: a line is marked, or the file was damaged. 2: impossible.
"""

import json
import re
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from helix_desktop.app.commands.output import CLEAN, FINDING, Say, counted, safe_line
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.ipc.store_release import hold_workspace_lock
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.app.workspaces.workspace_memory import MemoryFile
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.memory import Memory, MemoryChange

_NUMBER = re.compile(r"[0-9]{1,9}")


def run_memory(
    paths: Paths,
    say: Say,
    *,
    workspace: str | None,
    folder: Path | None,
    add: Sequence[str],
    remove: Sequence[str],
    restore: int,
    history: bool,
    as_json: bool,
) -> int:
    clock = SystemClock()
    workspaces = WorkspaceList(paths.workspaces, clock)
    changing = bool(add or remove or restore)
    home = workspaces.home(workspaces.chosen(workspace, folder, create=changing))
    file = MemoryFile(home)
    if restore and (add or remove):
        raise ToolError("--restore goes with no other change.")
    if changing:
        numbers = [int(text) for text in remove if _NUMBER.fullmatch(text)]
        if len(numbers) < len(remove):
            raise ToolError("A line is removed by its number.")
        change = MemoryChange(list(add), remove=numbers)

        def make_change(memory: Memory) -> Memory:
            if restore:
                return memory.restored(restore, at=clock.now())
            return memory.changed(change, at=clock.now())

        with hold_workspace_lock(home):
            file.load()
            file.change(make_change)
    else:
        file.load()
    memory = file.memory
    if as_json:
        say(json.dumps(msgspec.to_builtins(memory), ensure_ascii=False, indent=1))
    elif history:
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
