"""`helix-desktop hook`: lists hooks and what each runs; approves them or switches them off.

A hook is named by the beginning of the digest of its text, so that an approval is of what was
listed. Exit status 0: done. 1: a hook waits for approval, or cannot run. 2: impossible.
"""

import json
from argparse import Namespace
from pathlib import Path

from helix_desktop.app.commands.output import CLEAN, FINDING, Say, counted, safe_line
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.workspaces.permission_files import PermissionFiles
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.features.hooks.workspace_hooks import HookApprovals
from helix_desktop.tools.files.project_root import ProjectRoot

SHOWN_KEY_CHARS = 12


def run_hooks(options: Namespace, paths: Paths, say: Say) -> int:
    workspaces = WorkspaceList(paths.workspaces, SystemClock())
    changes = options.verb in ("approve", "off")
    chosen = workspaces.chosen(options.workspace, options.folder, create=changes)
    project_folder, home = Path(chosen.folder), workspaces.home(chosen)
    permissions = PermissionFiles(home, paths.config, workspace=chosen.id, folder=project_folder)
    own = (paths.data, paths.config, paths.logs)
    approvals = HookApprovals(
        home,
        project=ProjectRoot(project_folder, app_folders=own),
        settings=ProjectRoot(paths.config),
        users=ProjectRoot(Path.home(), app_folders=own),
        trusted=lambda: permissions.trusted,
    )
    match options.verb:
        case "show":
            for key in options.ids:
                for line in approvals.find(key).text.split("\n"):
                    say(safe_line(line))
            return CLEAN
        case "approve":
            for key in options.ids:
                say(safe_line(f"approved: {approvals.approve(key).command}"))
            return CLEAN
        case "off":
            for key in options.ids:
                say(safe_line(f"off: {approvals.switch_off(key).command}"))
            return CLEAN
    hooks = approvals.read()
    states = [
        (
            hook,
            None if hook.problem else approvals.approval(hook),
            approvals.difference(hook, hooks),
        )
        for hook in hooks
    ]
    if options.as_json:
        listed = [
            {
                "id": hook.key if hook.text else "",
                "event": hook.event,
                "matcher": hook.matcher,
                "command": hook.command,
                "where": hook.where,
                "approved": approval is not None and not hook.problem,
                "changed": approval is None and bool(diff),
                "problem": str(hook.problem),
            }
            for hook, approval, diff in states
        ]
        say(json.dumps(listed, ensure_ascii=False, indent=1))
    else:
        if approvals.problem is not None:
            say(safe_line(str(approvals.problem)))
        for hook in hooks:
            if not hook.event:  # a whole file
                say(safe_line(f"{hook.where}: {hook.problem}"))
        listed_states = [state for state in states if state[0].event]
        say(counted(len(listed_states), "hook", "hooks"))
        for hook, approval, diff in listed_states:
            words = "changed, needs approval" if diff else "needs approval"
            if approval is not None:
                words = "approved"
            key = hook.key[:SHOWN_KEY_CHARS] if hook.text else "-"
            say(safe_line(f"  {key}  {hook.event}  {hook.where}  {hook.problem or words}"))
            say(safe_line(f"      {hook.command}"))
            for line in diff.split("\n") if diff and not approval and not hook.problem else ():
                say(safe_line(f"      {line}"))
    is_complete = all(approval and not hook.problem for hook, approval, _diff in states)
    return CLEAN if is_complete else FINDING
