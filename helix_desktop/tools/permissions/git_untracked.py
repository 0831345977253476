"""What a git command line does with untracked files, and what it changes alone.

These only estimate: which secrets to ask about, and which changes of protected files are git's own
where a line runs nothing else.
"""

import os
import posixpath
import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from helix_desktop.tools.permissions.command_line import named, read_command_line
from helix_desktop.tools.permissions.command_paths import CommandPaths

_PLAIN_SUBCOMMANDS = named("worktree sparse-checkout checkout switch branch status rev-parse add")
"""Subcommands that run nothing, write no named file, and do not tidy up work trees unseen in the
sandbox."""
_STARTING = re.compile(r"--(?:str|upl|rec|exe|ou)")
"""Options with which git starts a program, which may be one of the project (`--strategy`), or
writes any file."""
_MOVING_ON = named("fetch pull merge rebase cherry-pick revert checkout switch") | named(
    "status log diff show branch tag remote rev-parse ls-files"
)
"""Subcommands whose new commits hold only what other commits hold, and merges of it."""
_FROM_INDEX = re.compile(r"-[a-z]*[xi]|--(?:con|sk|ed|inter)")
"""Options with which these run something, or commit what is in the index."""
_LOCAL = re.compile(r"[./~]|file:|ext:|.*\\")
"""The beginning of a repository's place on this machine."""
_MAKING = named("add move")
_WORK_TREES = named("add list lock unlock remove move")
_SAYING = named("cd echo true pwd ls")
_BEFORE = named("--no-pager -P --no-optional-locks --literal-pathspecs")
_LISTING = named("apply update-index read-tree")
"""Subcommands that may put a file into git's list without reading it: it counts as tracked then."""
_TO_LIST = re.compile(r"--(?:ind|c|3|inte)|-[A-Za-z]*[3N]")
"""Options with which `apply` does so."""
_QUIET = re.compile(r"[12&]?>(?:&[12]|[ ]*/dev/null)(?=\s|$|[;&|])")
_ODD = re.compile(r"[\\$`(){}<>#!~*?\[\]\n\r^]")
"""Characters that a line of git alone does without: no two readers can differ about the rest."""
_TAKING = named("add stash clean")
_CLEANING = named("stash clean")


class UntrackedUse(Struct, frozen=True):
    """The untracked files that a use of git reads: those below `scope`, a real path.

    `ignored`: including files that git otherwise ignores.
    """

    scope: str
    ignored: bool = False


def may_remove_work_tree(command: str, site: CommandPaths) -> bool:
    """Return whether a line runs git alone, and git may remove a work tree of the project."""
    return "worktree" in _git_alone(command, _PLAIN_SUBCOMMANDS) and not leaves_project(
        command, site
    )


def makes_no_own_commits(command: str, site: CommandPaths) -> bool:
    """Return whether a line runs git alone, and its new commits are made of others: of this
    repository, or of one that is not on this machine.

    Then what its commits change in protected files is git's own.
    """
    subs = _git_alone(command, _MOVING_ON)
    fetches = not {"fetch", "pull"}.isdisjoint(subs)
    line = read_command_line(command)
    # where it runs is not followed, so what it names must be at neither place
    bases = {site.root, *command_folders(command, site)}
    return bool(subs) and not any(
        _STARTING.match(word)
        or _FROM_INDEX.match(word)
        or (fetches and (word == "-C" or _LOCAL.match(word)))
        or (fetches and any(_is_repository(os.path.join(base, word)) for base in bases))
        for part in line.commands
        for word in (part.words if part.words[0] != "cd" else ())
    )


def deletes_untracked(command: str) -> bool:
    """Return whether a line runs git alone, and git deletes untracked files."""
    return bool(_CLEANING.intersection(_git_alone(command, _PLAIN_SUBCOMMANDS | _CLEANING)))


def leaves_project(command: str, site: CommandPaths) -> bool:
    """Return whether a command makes or moves a work tree outside of the project folder."""
    if "worktree" not in command:
        return False
    return any(
        not site.holds(site.moved(base, word))
        for part in read_command_line(command).commands
        if "worktree" in part.words and not _MAKING.isdisjoint(part.words)
        for word in part.words
        for base in command_folders(command, site)
    )


def untracked_use(command: str, site: CommandPaths) -> tuple[UntrackedUse, ...]:
    """Return the untracked files that a command adds, deletes or stashes."""
    if "git" not in command:
        return ()
    uses: list[UntrackedUse] = []
    folders = command_folders(command, site)
    for part in read_command_line(command).commands:
        names = [posixpath.basename(word) for word in part.words]
        if "git" not in names:
            continue
        words = part.words[names.index("git") + 1 :]
        sub, options = _subcommand(words, strict=False) or ("", ())
        if sub in _LISTING and (sub != "apply" or any(map(_TO_LIST.match, options))):
            uses.append(UntrackedUse(site.root, ignored=True))
        elif sub in _TAKING:
            plain = len(folders) == 1 and part.literal and words[0] in (sub, *_BEFORE)
            uses += _untracked_uses(sub, options, site=site, base=folders[0] if plain else "")
    return tuple(uses)


def command_folders(command: str, site: CommandPaths) -> tuple[str, ...]:
    """Return the folder in which a line's commands run; more than one if that is not plain."""
    line = read_command_line(command)
    moves = [part for part in line.commands if part.words[:1] in (("cd",), ("pushd",))]
    if not moves:
        return (site.root,)
    first = moves[0]
    target = os.path.normpath(os.path.join(site.root, first.words[1])) if first.words[1:] else "/"
    begins = first == line.commands[0] and first.literal and command.lstrip().startswith("cd ")
    together = re.match(r"cd\s+[^;|&\n]+&&", command.lstrip())
    return (target,) if len(moves) == 1 and begins and together else (target, site.root)


def _is_repository(place: str) -> bool:
    inside = (f"{place}{end}" for end in ("/.git", "/HEAD", ".git/HEAD", ".bundle"))
    return os.path.isfile(place) or any(map(os.path.lexists, inside))


def _git_alone(command: str, allowed: frozenset[str]) -> tuple[str, ...]:
    """Return git's subcommands in a line that runs nothing else; empty for any other line."""
    if "git" not in command or _ODD.search(_QUIET.sub("", command)):
        return ()
    line = read_command_line(command)
    subs: list[str] = []
    for part in line.commands:
        plain = part.words and part.literal and not part.fed and not part.settings
        if not line.simple or not plain:
            return ()
        if part.words[0] in _SAYING:
            continue
        sub = _subcommand(part.words[1:])
        if part.words[0] != "git" or sub is None or sub[0] not in allowed:
            return ()
        if sub[0] == "worktree" and not (sub[1] and sub[1][0] in _WORK_TREES):
            return ()  # others forget work trees that are outside of the sandbox
        subs.append(sub[0])
    return tuple(subs)


def _subcommand(words: Sequence[str], *, strict: bool = True) -> tuple[str, tuple[str, ...]] | None:
    """Return the subcommand and its arguments; `strict`: the line sets no configuration."""
    index = 0
    while index < len(words) and words[index].startswith("-"):
        if strict and words[index] != "-C" and words[index] not in _BEFORE:
            return None
        index += 2 if words[index] in ("-C", "-c", "--git-dir", "--work-tree") else 1
    return (words[index], tuple(words[index + 1 :])) if index < len(words) else None


def _untracked_uses(
    sub: str, words: Sequence[str], *, site: CommandPaths, base: str
) -> Iterator[UntrackedUse]:
    options = [word for word in words if word.startswith("-") and word != "--"]
    match sub:
        case "stash":
            all_files = _has(options, "a", "--all")
            if all_files or _has(options, "u", "--include-untracked"):
                yield UntrackedUse(site.root, all_files)
        case "clean":
            if not _has(options, "n", "--dry-run"):
                yield UntrackedUse(site.root, _has(options, "[xX]", ""))
        case _ if not _has(options, "u", "--update"):
            forced = _has(options, "f", "--force")
            paths = [word for word in words if word not in (*options, "--")]
            # `:(top)`, `*.py`: git reads more than a path in it
            odd = any(text.startswith(":") or re.search(r"[*?\[\\]", text) for text in paths)
            plain = bool(base) and not odd
            if not plain or not paths:
                wide = not plain or _has(options, "A", "--all") or "--no-ignore-removal" in options
                yield from [UntrackedUse(site.root, forced)] if wide else []
            for path in paths if plain else ():
                yield UntrackedUse(site.moved(base, path), forced)


def _has(options: Sequence[str], letter: str, name: str) -> bool:
    together = re.compile(rf"-[A-Za-z]*{letter}[A-Za-z]*")
    return any(option == name or together.fullmatch(option) for option in options)
