"""Which settings of a repository are harmless: in `.git/config`, and in that of a nested one.

Git itself writes them (`clone`, `remote add`, `checkout --track`, `branch -m`, `sparse-checkout`).
All others could make git run something: changes of them by a command are not taken over, and a
nested repository with others is set aside.
"""

import os
import re
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from urllib.parse import unquote

from msgspec import Struct

from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.tools.files.system_mounts import leads_through
from helix_desktop.tools.git.tracked_files import call_git

FILES = ("config", "config.worktree")
_TEXT = rb"[^\x00-\x1f\x7f]"
_HOST = rb"(?:[^\x00-\x20\x7f/@-][^\x00-\x20\x7f/@]*@)?[\w\[][^\x00-\x20\x7f/@]*"
_ADDRESS = (
    rb"(?:https|ssh|git)://" + _HOST + rb"(?:/" + _TEXT + rb"*)?|file://" + _TEXT + rb"*"
    # a helper is named by two colons, and by any other scheme
    rb"|(?:\w[\w.+-]*@)?\w[\w.-]*:(?![:-]|//)" + _TEXT + rb"*"
    rb"|(?:/|\.{1,2}(?:/|\Z))" + _TEXT + rb"*|[\w.][^\x00-\x1f\x7f:]*"
)
"""What git itself reaches: by https, ssh, git, or a path. No part looks like an option."""
_REMOTE = rb"\w[\w.-]{0,200}"
_HARMLESS = lazy_pattern(
    rb"core\.(?:filemode|bare|symlinks|ignorecase|precomposeunicode)\n(?:true|false)"
    rb"|core\.logallrefupdates\n(?:true|false|always)|core\.repositoryformatversion\n[01]"
    rb"|remote\." + _REMOTE + rb"\.url\n(?P<url>" + _ADDRESS + rb")"
    rb"|remote\." + _REMOTE + rb"\.fetch\n(?:[+^]?refs/[^\s:]{1,400}"
    rb"|\+?refs/[^\s:]{1,400}:refs/(?:remotes|tags)/[^\s:]{1,400})"
    rb"|submodule\.[^\n]+\.url\n(?P<module>" + _ADDRESS + rb")"
    rb"|submodule\.(?:[^\n]+\.active\n(?:true|false)|active\n" + _TEXT + rb"{1,400})"
    rb"|user\.(?:name|email)\n" + _TEXT + rb"{0,400}"
    rb"|branch\.[^\n]+\.(?:remote\n(?P<remote>\.|" + _REMOTE + rb")|merge\nrefs/[^\n]{1,400}"
    rb"|rebase\n(?:true|false|merges)|description\n[^\x00]*)"
    rb"|core\.sparsecheckout(?:cone)?\n(?:true|false)|index\.sparse\n(?:true|false)"
    rb"|extensions\.worktreeconfig\n(?:true|false)"
)
_OF_REMOTE = lazy_pattern(rb"remote\.([^\n]+)\.([^.\n]+(?:\n.*)?)", re.DOTALL)
_NAMING_REMOTE = lazy_pattern(rb"(remote\.pushdefault|branch\.[^\n]+\.(?:push)?remote)\n(.+)")


class CommandFolders(Struct, frozen=True):
    """The folders in which commands write, so that no new address may lead into one of them.

    Git that pushes to a path runs the hooks of the repository there. `others` are the commands'
    home, /tmp, and all else outside the project. In the project, a repository with hooks is set
    aside, but a link may take its place later: so no address of the user's own repositories leads
    there (`is_users`). A relative address begins in the folder `top`.
    """

    project: str
    others: tuple[str, ...] = ()
    top: str = ""
    is_users: bool = False

    def are_led_into(self, address: str) -> bool:
        scheme, is_url, rest = address.partition("://")
        if is_url and scheme != "file":
            return False
        path = f"/{unquote(rest, errors='surrogateescape').lstrip('/')}" if is_url else address
        if not is_url and ":" in path.partition("/")[0]:
            return False  # a host
        if not path.startswith("/"):
            base = self.top or self.project
            while path == ".." or path.startswith("../"):
                base, path = os.path.dirname(base), path[3:]
            path = os.path.join(base, path)
        if path.rstrip("/") in (self.project, f"{self.project}/.git"):
            return False  # its hooks are read-only for commands
        # a process sees folders of its own in /proc
        folders = {*self.others, "/proc", "/dev", *([self.project] if self.is_users else [])}
        # git also finds a repository by its name without an ending
        names = (f"{path.rstrip('/')}{end}" for end in ("", ".git"))
        return any(leads_through(name, frozenset(folders)) for name in names)


def merged_settings(
    before: bytes | None, now: bytes | None, written: CommandFolders
) -> tuple[bytes | None, list[str]]:
    """Return a settings file with the harmless changes of a new version, and all other changes."""
    old, new = listed_settings(before or b""), listed_settings(now or b"")
    if old is None or new is None or now is None:
        return before, ["cannot be read"]
    changed = {*old} ^ {*new}
    harmless = _harmless_changes(changed, old, new, written)
    harmful = changed - harmless
    # of settings with several values, the last one may count
    others_before, others_now = (
        [line for line in lines if line not in changed and not _HARMLESS.fullmatch(line)]
        for lines in (old, new)
    )
    if not harmful and others_before == others_now:
        return (now if before is not None or new else None), []
    left = {_key(setting) for setting in harmful}
    names = sorted({_key(setting) for setting in harmless} - left)
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
    shown = sorted(name.decode("utf-8", "replace") for name in left)
    return (merged if names else before), shown or ["the order of its settings"]


def changed_settings(before: bytes | None, now: bytes | None) -> list[str]:
    """Return the names of settings that two versions of a file have differently."""
    old, new = (listed_settings(content or b"") or () for content in (before, now))
    return sorted({_key(line).decode("utf-8", "replace") for line in {*old} ^ {*new}})


def harmful_settings(content: bytes, written: CommandFolders) -> list[str] | None:
    """Return the names of settings that are not harmless; None if git cannot read them."""
    lines = listed_settings(content)
    if lines is None:
        return None
    harmful = {*lines} - _harmless_changes({*lines}, (), lines, written)
    return sorted({_key(line).decode("utf-8", "replace") for line in harmful})


def _key(setting: bytes) -> bytes:
    return setting.partition(b"\n")[0]


def _harmless_changes(
    changed: Collection[bytes],
    old: Collection[bytes],
    new: Collection[bytes],
    written: CommandFolders,
) -> set[bytes]:
    """Return the lines that may come or go.

    All of a remote may go, or have another name. A branch gets no remote that is not there, and
    none that is named keeps no address: git takes that for the name of a folder, where a push would
    run hooks.
    """

    def harmless(line: bytes) -> re.Match[bytes] | None:
        match = _HARMLESS.fullmatch(line)
        address = None if match is None else match["url"] or match["module"]
        # what was there may go, or come back with another name, wherever it leads
        is_led = address is not None and written.are_led_into(os.fsdecode(address))
        return None if is_led and line in new else match

    before, after = _by_remote(old), _by_remote(new)
    gone, come = before.keys() - after.keys(), after.keys() - before.keys()
    renamed = {
        name: first
        for name in come
        for first in sorted(gone)
        if _is_renamed(before[first], after[name])
    }
    urls = {
        name: [line for line in lines if line.startswith(b"url\n")] for name, lines in after.items()
    }
    known = (
        (before.keys() - gone)
        | renamed.keys()
        | {
            name
            for name, lines in urls.items()
            if lines and all(harmless(b"remote.%s.%s" % (name, line)) for line in lines)
        }
    )

    named = {match[2] for match in map(_NAMING_REMOTE.fullmatch, new) if match}
    named |= after.keys()
    lost = {
        name
        for name in before.keys() & named
        if any(line.startswith(b"url\n") for line in before[name]) and not urls.get(name)
    }

    def may_change(line: bytes) -> bool:
        of_remote = _OF_REMOTE.fullmatch(line)
        if of_remote and (of_remote[1] in lost or (line in new and of_remote[1] not in known)):
            return False
        match = harmless(line)
        if match is not None:
            return match["remote"] in (None, b".") or line in old or match["remote"] in known
        if of_remote:
            name, setting = of_remote.groups()
            return name in gone or (name in renamed and setting in before[renamed[name]])
        naming = _NAMING_REMOTE.fullmatch(line)
        if naming is None:
            return False
        key, name = naming.groups()
        if line in old:  # it names another one now, or one that is gone
            heir = next((heir for heir, first in renamed.items() if first == name), None)
            return name in gone and (heir is None or b"%s\n%s" % (key, heir) in new)
        return name in renamed and b"%s\n%s" % (key, renamed[name]) in old

    return {line for line in changed if may_change(line)}


def _by_remote(lines: Iterable[bytes]) -> Mapping[bytes, set[bytes]]:
    """Return the settings of each remote, without its name."""
    remotes = defaultdict[bytes, set[bytes]](set)
    for match in filter(None, map(_OF_REMOTE.fullmatch, lines)):
        remotes[match[1]].add(match[2])
    return dict(remotes)


def _is_renamed(before: Collection[bytes], after: Collection[bytes]) -> bool:
    """Return whether two remotes differ only in what they fetch, which their names are part of."""
    old, new = (
        {line for line in lines if not line.startswith(b"fetch\n")} for lines in (before, after)
    )
    return old == new


def listed_settings(content: bytes) -> list[bytes] | None:
    """Return name and value of each setting, as git reads them; None if git cannot."""
    try:
        return [*_list_settings(content)] if content else []
    except (OSError, subprocess.SubprocessError):
        return None


@lru_cache(maxsize=16)
def _list_settings(content: bytes) -> tuple[bytes, ...]:
    """Return the settings of a file; most commands leave it as it was, and it is asked six times.

    What fails is not remembered: git may only have taken too long.
    """
    with tempfile.NamedTemporaryFile(prefix="helix-settings-") as file:
        file.write(content)
        file.flush()
        words = ("config", "--file", file.name, "--no-includes", "--null", "--list")
        result = call_git(*words, stdin=b"")
    result.check_returncode()
    return tuple(line for line in result.stdout.split(b"\0") if line)


def _git_config(file: str, *words: str) -> bytes | None:
    try:
        result = call_git("config", "--file", file, *words, stdin=b"")
    except (OSError, subprocess.SubprocessError):
        return None
    return None if result.returncode else result.stdout
