"""Which changes of `.git/config` by a command are taken over (branches, checkouts).

Git itself writes them (`checkout --track`, `branch -m`, `sparse-checkout set`). All others could
make git run something, or send something elsewhere: they are not taken over.
"""

import os
import re
import subprocess
import tempfile
from collections.abc import Collection
from pathlib import Path

from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.tools.sandbox.tracked_files import call_git

FILES = ("config", "config.worktree")
_HARMLESS = lazy_pattern(
    rb"branch\.[^\n]+\.(?:remote\n(?P<remote>[\w.][\w.-]{0,200})|merge\nrefs/[^\n]{1,400}"
    rb"|rebase\n(?:true|false|merges)|description\n.*)"
    rb"|core\.sparsecheckout(?:cone)?\n(?:true|false)|index\.sparse\n(?:true|false)"
    rb"|extensions\.worktreeconfig\n(?:true|false)|core\.repositoryformatversion\n[01]",
    re.DOTALL,
)


def merged_settings(before: bytes | None, now: bytes | None) -> tuple[bytes | None, list[str]]:
    """Return a settings file with the harmless changes of a new version, and all other changes."""
    old, new = listed_settings(before or b""), listed_settings(now or b"")
    if old is None or new is None or now is None:
        return before, ["cannot be read"]
    changed = {*old} ^ {*new}
    harmful = {setting for setting in changed if not _is_harmless(setting, old)}
    # of settings with several values, the last one may count
    other_lines_before, other_lines_now = (
        [line for line in lines if not _HARMLESS.fullmatch(line)] for lines in (old, new)
    )
    if not harmful and other_lines_before == other_lines_now:
        return (now if before is not None or new else None), []
    names = sorted({setting.partition(b"\n")[0] for setting in changed - harmful})
    merged = before or b""
    for name in names:
        values = [value for key, _, value in (line.partition(b"\n") for line in new) if key == name]
        with tempfile.NamedTemporaryFile(prefix="helix-settings-") as file:
            file.write(merged)
            file.flush()
            _git_config(file.name, "--unset-all", os.fsdecode(name))
            for value in values:
                _git_config(file.name, "--add", os.fsdecode(name), os.fsdecode(value))
            merged = Path(file.name).read_bytes()
    left = sorted({setting.partition(b"\n")[0].decode("utf-8", "replace") for setting in harmful})
    return (merged if names else before), left or ["the order of its settings"]


def _is_harmless(changed: bytes, old: Collection[bytes]) -> bool:
    """Return whether a setting may come or go; a new name of a remote must be a known one.

    Any other name is that of a folder, where a push would run hooks.
    """
    match = _HARMLESS.fullmatch(changed)
    if match is None or match["remote"] in (None, b".") or changed in old:
        return match is not None
    return any(old_key.startswith(b"remote.%s." % match["remote"]) for old_key in old)


def listed_settings(content: bytes) -> list[bytes] | None:
    """Return name and value of each setting, as git reads them; None if git cannot."""
    with tempfile.NamedTemporaryFile(prefix="helix-settings-") as file:
        file.write(content)
        file.flush()
        listing = _git_config(file.name, "--no-includes", "--null", "--list")
    return None if listing is None else [line for line in listing.split(b"\0") if line]


def _git_config(file: str, *words: str) -> bytes | None:
    try:
        result = call_git("config", "--file", file, *words, stdin=b"")
    except (OSError, subprocess.SubprocessError):
        return None
    return None if result.returncode else result.stdout
