"""Uses of git alone in a command line: the untracked files they read, and the settings they write.

Where a line runs only git and commands that print or change folders, nothing else can use the
rights that git needs for a moment: writable settings, and the list of work trees.
"""

import os
import posixpath
import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from helix_desktop.tools.permissions.command_line import named
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.command_reading import CommandReading, command_readings
from helix_desktop.tools.permissions.git_commands import LOOKING
from helix_desktop.tools.permissions.options import command_table, sort_arguments
from helix_desktop.tools.permissions.shell_lexer import ShellWord
from helix_desktop.tools.permissions.shell_parser import SimpleCommand, parse_command_line

_SETTING = named("worktree sparse-checkout checkout switch branch")
"""Subcommands that write settings or the list of work trees, and run nothing."""
_BESIDE = _SETTING | named("status rev-parse add")
"""Subcommands that write no named file, and do not tidy up work trees unseen in the sandbox."""
_KEEPING = LOOKING | command_table("""
add: text -A -f -n -N -u -v --all --force --dry-run --intent-to-add --update --verbose
    --ignore-errors --refresh --renormalize --chmod=T
branch: text -a -d -D -f -l -m -M -c -C -q -r -t -v -vv --all --delete --force --list --move --copy
    --quiet --remotes --show-current --sort=T --format=T --track[=T] --no-track --verbose -u=T
    --set-upstream-to=T --unset-upstream --contains=T --merged[=T] --no-merged[=T]
checkout: text -b=T -B=T -d -f -l -m -q -t --conflict=T --detach --force --guess --no-guess --merge
    --orphan=T --ours --overlay --no-overlay --progress --no-progress --quiet --theirs --track[=T]
    --no-track
commit: text -a -C=T -i -m=T -n -o -q -s -v --all --allow-empty --allow-empty-message --amend
    --author=T --cleanup=T --date=T --dry-run --fixup=T --include --message=T --no-edit
    --no-gpg-sign --no-signoff --no-status --no-verify --only --porcelain --quiet --reset-author
    --reuse-message=T --short --signoff --squash=T --status --trailer=T --verbose
mv: text -f -k -n -v --force --dry-run --verbose
reset: text -N -q --hard --intent-to-add --keep --merge --mixed --quiet --refresh --no-refresh
    --soft
restore: text -m -q -s=T -S -W --conflict=T --ignore-unmerged --merge --ours --overlay --no-overlay
    --progress --no-progress --quiet --source=T --staged --theirs --worktree
rm: text -f -n -q -r --cached --dry-run --force --ignore-unmatch --quiet
sparse-checkout: text --cone --no-cone --sparse-index --no-sparse-index
switch: text -c=T -C=T -d -f -m -q -t --conflict=T --create=T --detach --discard-changes --force
    --force-create=T --guess --no-guess --merge --orphan=T --progress --no-progress --quiet
    --track[=T] --no-track
tag: text -a -d -f -l -m=T -n --annotate --cleanup=T --delete --force --list --message=T
    --no-sign --contains=T --points-at=T --sort=T --format=T
""")
"""Subcommands that run nothing else, either, unless settings or hooks in force would; and options
with which they read no file but those that git tracks or is to track, and write no other."""
_KEPT = _BESIDE | named("commit log diff show restore reset rm mv tag ls-files")
_STARTING = re.compile(r"--(?:str|upl|rec|exe|ou)")
"""Options with which git starts a program, which may be one of the project (`--strategy`), or
writes any file."""
_COMMITTING = named("add commit rm mv restore reset status log diff show ls-files rev-parse")
"""Subcommands of these that write no branch but the one checked out."""
_WRITES_ELSEWHERE = re.compile(r"--(?:ou|no-in)")
"""Options with which reading commands write a file, or read any (`--output`, `--no-index`)."""
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
_TAKING = named("add stash clean")
_CLEANING = named("stash clean")
_HARMLESS_AIMS = named("/dev/null 1 2")


class UntrackedUse(Struct, frozen=True):
    """The untracked files that a use of git reads: those below `scope`, a real path.

    `ignored`: including files that git otherwise ignores.
    """

    scope: str
    ignored: bool = False


def sets_git_config(command: str, site: CommandPaths) -> bool:
    """Return whether a line runs git alone, and git may have to write settings in the project."""
    subs = _alone(command)
    return bool(_SETTING.intersection(subs)) and not leaves_project(command, site)


def keeps_work_tree(command: str) -> bool:
    """Return whether a line runs git alone, for changes of the work tree and its index, and git
    reads no other files there than those it tracks or is to track."""
    if not _alone(command, _KEPT - {"worktree"}):
        return False
    parts = parse_command_line(command).parts
    return all(_keeps_work_tree(part.words) for part in parts if part.words[0].raw == "git")


def _keeps_work_tree(words: Sequence[ShellWord]) -> bool:
    call = _subcommand(words[1:])
    if call is None:
        return False
    arguments = sort_arguments(_KEEPING[call[0]], call[1])
    # outside of a repository, or with a path elsewhere, git compares any two files
    compares_files = call[0] == "diff" and len(arguments.operands) > 1
    return not arguments.complaint and not compares_files


def commits_only(command: str) -> bool:
    """Return whether a line runs git alone, and no branch changes but the one checked out."""
    return bool(_alone(command, _COMMITTING)) and _WRITES_ELSEWHERE.search(command) is None


def merges_commits_only(command: str, site: CommandPaths) -> bool:
    """Return whether a line runs git alone, and its new commits are made of others: of this
    repository, or of one that is not on this machine."""
    subs = _alone(command, _MOVING_ON)
    fetches = not {"fetch", "pull"}.isdisjoint(subs)
    return bool(subs) and not any(
        _STARTING.match(word.text)
        or _FROM_INDEX.match(word.text)
        or (fetches and any(_may_be_here(word.text, base) for base in reading.bases))
        for reading in command_readings(parse_command_line(command).parts, site)
        for word in reading.part.words
    )


def _may_be_here(text: str, base: str) -> bool:
    """Return whether a word may name a repository on this machine, or leads git to one."""
    place = os.path.join(base, text)
    inside = (f"{place}{end}" for end in ("/.git", "/HEAD", ".git/HEAD", ".bundle"))
    there = os.path.isfile(place) or any(map(os.path.lexists, inside))
    return text == "-C" or _LOCAL.match(text) is not None or there


def deletes_untracked(command: str) -> bool:
    """Return whether a line runs git alone, and git deletes untracked files."""
    return bool(_CLEANING.intersection(_alone(command, _BESIDE | _CLEANING)))


def leaves_project(command: str, site: CommandPaths) -> bool:
    """Return whether a command makes or moves a work tree outside of the project folder."""
    if "worktree" not in command:
        return False
    return any(
        not site.holds(site.moved(base, word.text))
        for reading in command_readings(parse_command_line(command).parts, site)
        if {"worktree"} < {word.text for word in reading.part.words} & {"worktree", *_MAKING}
        for word in reading.part.words
        for base in reading.bases
    )


def untracked_use(command: str, site: CommandPaths) -> tuple[UntrackedUse, ...]:
    """Return the untracked files that a command adds, deletes or stashes."""
    if "git" not in command:
        return ()
    found: list[UntrackedUse] = []
    for reading in command_readings(parse_command_line(command).parts, site):
        words = reading.part.words
        names = (posixpath.basename(word.text) for word in words)
        at = next((at for at, name in enumerate(names) if name == "git"), len(words))
        sub = _subcommand(words[at + 1 :], strict=False)
        if sub is not None and _lists(*sub):
            found.append(UntrackedUse(site.root, ignored=True))
        elif sub is not None and sub[0] in _TAKING:
            base = _base(words[at + 1 :], sub[0], reading=reading, site=site)
            found += _takings(*sub, site=site, base=base)
    return tuple(found)


def _base(
    words: Sequence[ShellWord], sub: str, *, reading: CommandReading, site: CommandPaths
) -> str:
    """Return the folder in which git runs, as far as it is plain; else ""."""
    if len(reading.bases) != 1 or not words[0].literal:
        return ""
    base = reading.bases[0]
    if words[0].text == "-C" and len(words) > 2 and words[1].literal:
        here = site.moved(base, words[1].text) == site.moved(base, ".")
        words = words[2:] if here else words
    return base if words[0].text == sub else ""


def _alone(command: str, allowed: frozenset[str] = _BESIDE) -> tuple[str, ...]:
    """Return git's subcommands in a line that runs nothing else; empty for any other line."""
    if "git" not in command:
        return ()
    found = parse_command_line(command)
    subs: list[str] = []
    for part in found.parts:
        if found.complaints or part.reserved or part.head or not _is_plain(part):
            return ()
        if part.words[0].raw in _SAYING:
            continue
        sub = _subcommand(part.words[1:])
        if part.words[0].raw != "git" or sub is None or sub[0] not in allowed:
            return ()
        if sub[0] == "worktree" and not (sub[1] and sub[1][0].text in _WORK_TREES):
            return ()  # others forget work trees that are outside of the sandbox
        subs.append(sub[0])
    return tuple(subs)


def _is_plain(part: SimpleCommand) -> bool:
    """Return whether bash expands nothing, writes nothing and pipes nothing for this command."""
    quiet = all(
        aim.target is not None and aim.operator in (">", ">&", "&>") and _leads_nowhere(aim.target)
        for aim in part.aims
    )
    literal = bool(part.words) and all(word.literal for word in part.words)
    return literal and quiet and part.before not in ("|", "|&") and part.after not in ("|", "|&")


def _leads_nowhere(target: ShellWord) -> bool:
    return target.literal and target.text in _HARMLESS_AIMS


def _subcommand(
    words: Sequence[ShellWord], *, strict: bool = True
) -> tuple[str, list[ShellWord]] | None:
    """Return the subcommand and its arguments; `strict`: the line sets no configuration."""
    at = 0
    while at < len(words) and words[at].text.startswith("-"):
        text = words[at].text
        if strict and text != "-C" and text not in _BEFORE:
            return None
        at += 2 if text in ("-C", "-c", "--git-dir", "--work-tree") else 1
    return (words[at].text, list(words[at + 1 :])) if at < len(words) else None


def _lists(sub: str, words: Sequence[ShellWord]) -> bool:
    return sub in _LISTING and (sub != "apply" or any(_TO_LIST.match(word.text) for word in words))


def _takings(
    sub: str, words: list[ShellWord], *, site: CommandPaths, base: str
) -> Iterator[UntrackedUse]:
    texts = [word.text for word in words]
    options = [text for text in texts if text.startswith("-") and text != "--"]
    match sub:
        case "stash":
            every = _has(options, "a", "--all")
            if every or _has(options, "u", "--include-untracked"):
                yield UntrackedUse(site.root, every)
        case "clean":
            if not _has(options, "n", "--dry-run"):
                yield UntrackedUse(site.root, _has(options, "[xX]", ""))
        case _ if not _has(options, "u", "--update"):
            forced = _has(options, "f", "--force")
            paths = [word for word in words if word.text not in (*options, "--")]
            plain = bool(base) and all(word.literal and not _odd(word.text) for word in paths)
            if not plain or not paths:
                wide = not plain or _has(options, "A", "--all") or "--no-ignore-removal" in options
                yield from [UntrackedUse(site.root, forced)] if wide else []
            for word in paths if plain else ():
                yield UntrackedUse(site.moved(base, word.text), forced)


def _odd(text: str) -> bool:
    """Return whether git reads more than a path in a text: `:(top)`, `*.py`."""
    return text.startswith(":") or re.search(r"[*?\[\\]", text) is not None


def _has(options: Sequence[str], letter: str, name: str) -> bool:
    together = re.compile(rf"-[A-Za-z]*{letter}[A-Za-z]*")
    return any(option == name or together.fullmatch(option) for option in options)
