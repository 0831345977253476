"""The addresses of git's remotes and the current branch, read from the repository's files.

Commands cannot write these settings. Yet the address is part of an "always", and a setting that may
send git elsewhere than the remote's address makes the result unknown.
"""

import os
import re
import stat
from collections import defaultdict
from collections.abc import Iterator, Mapping

from msgspec import Struct, field

from helix_desktop.tools.permissions.command_line import named
from helix_desktop.tools.permissions.command_paths import CommandPaths

_MOST = 1024 * 1024
_SECTION = re.compile(r'\[([A-Za-z][\w.-]*)(?:[ \t]+"([^"\\\n]*)")?\][ \t]*')
_SETTING = re.compile(r"[ \t]*([A-Za-z][A-Za-z0-9-]*)[ \t]*(?:=[ \t]*([^\n]*))?")
_REMARK = re.compile(r"[ \t]*(?:[#;].*)?")
_PLAIN = named("""
    user color gui advice rerere commit tag log status column help init gc maintenance index feature
    pack rebase submodule
""")
"""Sections that do not affect where git goes."""
_KNOWN = {
    "core": named("""
        repositoryformatversion filemode bare logallrefupdates ignorecase precomposeunicode symlinks
        autocrlf eol safecrlf abbrev quotepath longpaths
    """),
    "remote": named("url fetch tagopt prune gh-resolved"),
    "branch": named("""
        remote merge rebase description gh-merge-base vscode-merge-base github-pr-owner-number
    """),
    "pull": named("rebase ff"),
    "fetch": named("prune prunetags parallel"),
    "push": named("autosetupremote"),
}
"""Harmless or evaluated settings of the other sections."""
_ADDRESS = re.compile(
    r"(?:(?P<scheme>https|ssh)://(?:[^/@\s]*@)?(?P<host>[A-Za-z0-9.-]+(?::\d{1,5})?)/"
    r"|(?:[\w.-]+@)(?P<short>[A-Za-z0-9.-]+):(?!/))(?P<path>[\w.~/-]+?)(?:\.git)?/?"
)
_NAME = re.compile(r"[A-Za-z0-9_](?:[\w./-]*[\w-])?", re.ASCII)
_OWN = re.compile(r"(?:refs/)?(?:heads|tags)/.+|HEAD")
"""Names of a branch or a tag in full."""
_COMMIT = re.compile(r"[0-9a-f]{40}(?:[0-9a-f]{24})?", re.IGNORECASE)
_NOT_OWN = named("""
    refs remotes pull pulls pull-request pull-requests merge-request merge-requests review reviews
    change changes for drafts draft publish patch patches cobs rad meta users groups sequences
    starred-changes draft-comments robot-comments cache-automerge keep-around environments pipelines
    tmp notes replace original stash prefetch bisect rewritten worktree sync
""")
"""Folders beside those of branches and tags, into which servers put what others propose. git looks
for `pull/7/head` there before it looks for a branch of that name."""


class GitRemotes(Struct, frozen=True):
    """The remotes: `places` are `host/path` by remote; `tracks` are the branches' remotes."""

    places: Mapping[str, str] = field(default_factory=dict)
    tracks: Mapping[str, str] = field(default_factory=dict)
    specs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What a remote's settings say to fetch from it."""
    merges: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What is fetched and merged into a branch."""
    branch: str = ""
    """The branch that is checked out; "" for none."""
    tags: frozenset[str] = frozenset()
    redirected: bool = False
    """Whether `gh` was told to use a repository that no remote names."""

    @property
    def usual(self) -> str:
        """The remote that git uses when none is named."""
        return self.tracks.get(self.branch, "origin")

    def usual_names(self, remote: str) -> tuple[str, ...]:
        """Return what a fetch from a remote brings, or a pull, if nothing is named."""
        merged = self.merges.get(self.branch, ()) if remote == self.usual else ()
        return (*self.specs.get(remote, ()), *merged)

    def merges_others(self, remote: str) -> bool:
        """Return whether some branch takes in more of a remote than branches and tags."""
        return any(
            self.tracks.get(branch, remote) == remote and not all(map(is_own_name, names))
            for branch, names in self.merges.items()
        )


def is_plain_remote_name(text: str) -> bool:
    """Return whether a text is a plain name of a remote, a branch or a tag."""
    return _NAME.fullmatch(text) is not None and ".." not in text and "//" not in text


def is_own_name(text: str) -> bool:
    """Return whether git finds a branch or a tag of a remote by this name, and nothing else."""
    if _OWN.fullmatch(text):
        return True
    outside = text.partition("/")[0].casefold() in _NOT_OWN or _COMMIT.fullmatch(text)
    return is_plain_remote_name(text) and not outside


def read_remotes(site: CommandPaths) -> GitRemotes | None:
    """Read the remotes of the workspace's own repository; return None if they are uncertain."""
    try:
        inside, common = _folders(site)
        settings = tuple(_settings(_text(os.path.join(common, "config"))))
        head = _text(os.path.join(inside, "HEAD")).strip()
        tags = frozenset(_tags(common))
    except (OSError, ValueError):
        return None
    places: dict[str, str] = {}
    tracks: dict[str, str] = {}
    specs: defaultdict[str, tuple[str, ...]] = defaultdict(tuple)
    merges: defaultdict[str, tuple[str, ...]] = defaultdict(tuple)
    redirected = any(key == "gh-resolved" and value != "base" for _, _, key, value in settings)
    for section, name, key, value in settings:
        if section == "remote" and key == "url":
            place = remote_place(value)
            if not place or name in places or not is_plain_remote_name(name):
                return None
            places[name] = place
        elif section == "remote" and key == "fetch" and not value.startswith("^"):
            specs[name] += (value.removeprefix("+").partition(":")[0],)
        elif section == "branch" and key == "remote":
            tracks[name] = value
        elif section == "branch" and key == "merge":
            merges[name] += (value,)
    branch = head.removeprefix("ref: refs/heads/")
    return GitRemotes(
        places,
        tracks,
        specs,
        merges,
        branch if branch != head and is_plain_remote_name(branch) else "",
        tags,
        redirected,
    )


def _folders(site: CommandPaths) -> tuple[str, str]:
    """Return the folders with git's files of the work tree, and of its repository."""
    inside = os.path.join(site.root, ".git")
    if stat.S_ISDIR(os.lstat(inside).st_mode):
        if os.path.lexists(os.path.join(inside, "commondir")):
            raise ValueError("its settings are somewhere else")
        return inside, inside
    named_in = _text(inside).removeprefix("gitdir: ").strip()
    inside = os.path.realpath(os.path.join(site.root, named_in))
    if site.holds(inside):  # commands may have made it
        raise ValueError("a repository inside of the folder")
    return inside, os.path.realpath(os.path.join(inside, _text(f"{inside}/commondir").strip()))


def _text(place: str) -> str:
    """Read a small plain file; raise OSError or ValueError for anything else."""
    handle = os.open(place, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    with os.fdopen(handle, "rb") as file:
        found = os.fstat(handle)
        if not stat.S_ISREG(found.st_mode) or found.st_size > _MOST:
            raise ValueError("no plain file")
        return file.read(_MOST).decode()


def _settings(text: str) -> Iterator[tuple[str, str, str, str]]:
    """Yield section, its name, key and value; raise ValueError for unknown lines and settings."""
    section = name = ""
    for line in text.split("\n"):
        if _REMARK.fullmatch(line):
            continue
        if found := _SECTION.fullmatch(line):
            section, name = found[1].lower(), found[2] or ""
        elif found := _SETTING.fullmatch(line):
            key, value = found[1].lower(), (found[2] or "").strip()
            if section not in _PLAIN and key not in _KNOWN.get(section, frozenset()):
                raise ValueError(f"{section}.{key} may send it elsewhere")
            if value.endswith("\\"):
                raise ValueError("it goes on in the next line")
            yield section, name, key, value
        else:
            raise ValueError("no line of settings")


def remote_place(address: str) -> str:
    """Return `host/path`, without a name or a password; "" if it is no address of a server."""
    found = _ADDRESS.fullmatch(address)
    if found is None or ".." in found["path"]:
        return ""
    return f"{(found['host'] or found['short']).lower()}/{found['path'].strip('/')}"


def _tags(common: str) -> Iterator[str]:
    top = os.path.join(common, "refs", "tags")
    for above, _, files in os.walk(top):
        yield from (os.path.relpath(os.path.join(above, name), top) for name in files)
    try:
        packed = _text(os.path.join(common, "packed-refs"))
    except FileNotFoundError:
        return
    for line in packed.splitlines():
        _, _, name = line.partition(" refs/tags/")
        yield from filter(None, [name])
