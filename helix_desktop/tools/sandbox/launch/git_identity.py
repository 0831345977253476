"""The user's git name, e-mail, and ignore patterns for sandboxed git, as values only.

No alias, no password helper, no hook is included: only the settings named here, as values.
"""

import os
import subprocess

from msgspec import Struct

from helix_desktop.tools.files.repository_places import read_beginning
from helix_desktop.tools.programs.program_search import find_program, own_path

_SETTINGS = (
    *("user.name", "user.email", "author.name", "author.email", "committer.name"),
    *("committer.email", "init.defaultbranch", "core.autocrlf", "core.eol", "core.safecrlf"),
    *("pull.rebase", "pull.ff", "rebase.autostash", "rebase.autosquash", "merge.conflictstyle"),
    *("merge.ff", "diff.algorithm", "commit.cleanup", "core.quotepath"),
)
_GIT_SECONDS = 10.0


class GitIdentity(Struct, frozen=True):
    """Two files for git: settings and ignore patterns."""

    settings: bytes = b""
    excludes: bytes = b""


NOBODY = GitIdentity()


def find_git_identity(folder: str) -> GitIdentity:
    """Return the identity as it is in a project folder: settings may depend on its place."""
    git = find_program("git")
    if git is None:
        return NOBODY
    try:
        ran = subprocess.run(
            [git, "-C", folder, "config", "--global", "--includes", "--null", "--list"],
            env={"PATH": own_path(), "HOME": os.path.expanduser("~"), **_config_home()},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_GIT_SECONDS,
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        return NOBODY
    settings_lines = dict(line.partition(b"\n")[::2] for line in ran.stdout.split(b"\0") if line)
    lines: list[bytes] = []
    for name in _SETTINGS:
        if (text := settings_lines.get(name.encode())) is not None:
            section, key = name.encode().split(b".")
            shielded = text.replace(b"\\", b"\\\\").replace(b'"', b'\\"').replace(b"\n", b"\\n")
            lines.append(b'[%s]\n\t%s = "%s"\n' % (section, key, shielded))
    lines.append(b"[commit]\n\tgpgsign = false\n[tag]\n\tgpgsign = false\n")
    named = os.fsdecode(settings_lines.get(b"core.excludesfile", b""))
    usual = os.path.join(_config_home().get("XDG_CONFIG_HOME", "~/.config"), "git/ignore")
    return GitIdentity(b"".join(lines), read_beginning(os.path.expanduser(named or usual)))


def _config_home() -> dict[str, str]:
    home = os.environ.get("XDG_CONFIG_HOME", "")
    return {"XDG_CONFIG_HOME": home} if home else {}
