"""`helix-desktop workspace list`: the workspaces with their folders.

Exit status 0: done. 1: the file of a workspace can't be read, and is named.
"""

import json
from argparse import Namespace

from helix_desktop.app.commands.output import CLEAN, FINDING, Say, safe_line
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.workspaces.workspace_list import DamagedWorkspace, WorkspaceList


def run_list(options: Namespace, paths: Paths, say: Say) -> int:
    listed = WorkspaceList(paths.workspaces, SystemClock()).listed()
    damaged = [item for item in listed if isinstance(item, DamagedWorkspace)]
    if options.as_json:
        rows = [
            {
                "id": item.id,
                "name": item.name,
                "folder": item.folder,
                "problem": str(item.error) if isinstance(item, DamagedWorkspace) else "",
            }
            for item in listed
        ]
        say(json.dumps(rows, ensure_ascii=False))
        return FINDING if damaged else CLEAN
    for item in listed:
        say(safe_line(f"{item.id}  {item.name}  {item.folder}"))
    for item in damaged:
        say(safe_line(str(item.error)))
    if not listed:
        say("There are no workspaces yet.")
    return FINDING if damaged else CLEAN
