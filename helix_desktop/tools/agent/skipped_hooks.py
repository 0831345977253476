"""Names the hooks of a repository that git did not run for a command, since they are off here."""

import os
import re

from helix_desktop.tools.sandbox.repository_guard import read_short_file

_OPERATION = re.compile(r"\bgit\s+(?:-c\s+\S+\s+)*(commit|merge|rebase)(?![\w-])")
_HOOKS = {
    "commit": ("pre-commit", "prepare-commit-msg", "commit-msg", "post-commit"),
    "merge": ("pre-merge-commit", "post-merge"),
    "rebase": ("pre-rebase", "post-rewrite"),
}
_HOOKS_PATH = re.compile(r'(?im)^[ \t]*hookspath[ \t]*=[ \t]*"?([^"\n]+?)"?[ \t]*$')


def skipped_hooks(command: str, folder: str) -> list[str]:
    """Return the hooks of a folder's repository that belong to a command's commits.

    A repository elsewhere, which the command names, is not looked at. Reads the disk.
    """
    operations = dict.fromkeys(found[1] for found in _OPERATION.finditer(command))
    if not operations:
        return []
    place = _hooks_folder(folder)
    names = (name for operation in operations for name in _HOOKS[operation])
    hooks = ((name, os.path.join(place, name)) for name in names)
    return [name for name, hook in hooks if os.path.isfile(hook) and os.access(hook, os.X_OK)]


def _hooks_folder(folder: str) -> str:
    """Return the folder of the hooks, which a repository's settings may name."""
    common = os.path.join(folder, ".git")
    if os.path.isfile(common):  # a worktree
        entry = os.path.join(folder, read_short_file(common).removeprefix("gitdir:").strip())
        common = os.path.join(entry, read_short_file(os.path.join(entry, "commondir")).strip())
    named = _HOOKS_PATH.findall(read_short_file(os.path.join(common, "config")))
    return os.path.join(folder, named[-1]) if named else os.path.join(common, "hooks")
