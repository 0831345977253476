"""Notes below a command's output for the model: blocked network, files made, git, hooks."""

import os
import re
from collections.abc import Iterator, Sequence

from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.tools.files.repository_places import read_short_file
from helix_desktop.tools.git.tracked_files import named_hooks
from helix_desktop.tools.sandbox import SandboxKind, SandboxRun
from helix_desktop.tools.secrets.redactor import OPEN

_MAX_NAMED_FILES = 10
_SHORT = 12
"""Digits of a commit's number that git understands."""
_SENDS = lazy_pattern(r"(?:remote|submodule)\..+\.(?:url|pushurl)|branch\..+\.(?:push)?remote")
"""Settings on which it depends where the user's next push goes."""
_GIT_FOLDER = lazy_pattern(rb"\.git\b")
_GIT_ARGUMENT = (
    "[git could only read the repository, since the line names no git command that writes: to let "
    "it write, call again with git: true]"
)
GIT_IN_BACKGROUND = "[in the background git can only read the repository]"
_BORROWED = lazy_pattern(rb"unable to normalize alternate object path: ([^\n]{1,300})")
_READ_ONLY = lazy_pattern(rb"(?i)read-only file system|\bEROFS\b")
_NOT_REPLACED = lazy_pattern(rb"(?i)read-only file system|resource busy")
_BESIDE = (
    "[while another command runs that can write, git can't replace files that editors, agents, "
    "shells or git act upon: repeat it when that has ended]"
)
_GUESSED_TO_READ = (
    "[it was taken for a command that only reads; call again with changes: true, and the user is "
    "asked]"
)
_TO_HAVE_IT = (
    "To have it there, tell the user to put it back (*Put back* below this command, or "
    "`helix-desktop permission aside`), or write it with write_file, which asks the user"
)
_REASON = lazy_pattern(rb"^bwrap: (.{1,300})", re.MULTILINE)
_CAUSES = (
    (re.compile(r"(?i)no space|memory|quota"), "the disk or the memory is full"),
    (re.compile(r"(?i)namespace|uid map|gid map"), "the system denies it the namespaces it needs"),
    (re.compile(r"(?i)mount|source path|mkdir|create"), "it can't show a place that it needs"),
)


def missed_files(ran: SandboxRun, command: str, output_text: bytes) -> tuple[str, ...]:
    """Return the hidden files that the command needed: it or its output names them."""
    return tuple(
        path
        for path in ran.seen.named
        if os.path.basename(path) in command or os.path.basename(path).encode() in output_text
    )


def command_notes(
    ran: SandboxRun,
    missed: Sequence[str],
    output_text: bytes,
    *,
    background: bool = False,
) -> Iterator[str]:
    """Yield notes on a command; `missed_files` are hidden files that it needed.

    If a command failed, any hidden file may be the cause.
    """
    if not ran.ended.has_begun:
        match = _REASON.search(output_text)
        reason = match[1].decode("utf-8", "replace") if match else "no message"
        causes = (cause for pattern, cause in _CAUSES if pattern.search(reason))
        yield (
            "[the command was not run, since bubblewrap could not make its sandbox: "
            f"{next(causes, 'it did not say more')} ({reason}). "
            "The command is not at fault: tell the user]"
        )
        return
    if ran.read_only and ran.ended.code and _READ_ONLY.search(output_text):
        yield _GUESSED_TO_READ
    lines = (line for line in output_text.split(b"\n") if _READ_ONLY.search(line))
    if ran.git_closed and ran.box is SandboxKind.BUBBLEWRAP and any(map(_GIT_FOLDER.search, lines)):
        yield GIT_IN_BACKGROUND if background else _GIT_ARGUMENT
    if ran.beside and _NOT_REPLACED.search(output_text):
        yield _BESIDE
    if borrowed := _BORROWED.search(output_text):
        yield (
            f"[the repository borrows objects of {borrowed[1].decode('utf-8', 'replace')!r}, which "
            "commands can't see. It is not damaged: tell the user that `git repack -ad`, and "
            "then removing `.git/objects/info/alternates`, lets git work here]"
        )
    if missed or (ran.seen.hidden and ran.ended.code):
        yield (
            f"[hidden from commands, they hold secrets and are in no version: "
            f"{name_a_few(missed or ran.seen.named)}; the user can open them: {OPEN}]"
        )
    if ran.unreached and ran.ended.code:
        yield (
            f"[it had no way to the hosts that are allowed, since it can read secrets: "
            f"{name_a_few(ran.unreached)}; with the hosts in `hosts` the user is asked]"
        )
    if ran.refused:
        yield (
            f"[refused by the sandbox: {name_a_few(ran.refused)}; with such a host in `hosts` the "
            "user is asked, and can allow it for the session, or for good in Settings, Sandbox]"
        )
    yield from change_notes(ran)


def change_notes(ran: SandboxRun, to_have_it: str = _TO_HAVE_IT) -> Iterator[str]:
    """Yield notes on what a command made or changed that others act upon, and what git did.

    `to_have_it` says how what was set aside gets back.
    """
    if ran.new_control_files:
        yield (
            "[new, and acted upon by editors, agents, shells or git: "
            f"{name_a_few(ran.new_control_files)}; tell the user]"
        )
    yield from _settlement_notes(ran, to_have_it)
    if ran.by_git:
        yield (
            f"[git changed what editors, agents, shells or git act upon: {name_a_few(ran.by_git)}; "
            "tell the user]"
        )
    if ran.replaced:
        yield (
            f"[replaced by another program while the command ran, which could write them since, "
            f"and acted upon by others: {name_a_few(ran.replaced)}; tell the user to look at them]"
        )
    if ran.uncovered:
        yield (
            f"[replaced by another program while the command ran, which could read the secrets in "
            f"them since: {name_a_few(ran.uncovered)}; tell the user]"
        )
    if ran.moved:
        yield f"[moved with its folder: {name_a_few(ran.moved)}, which others act upon]"
    if ran.unsure:
        yield f"[what it made that others act upon is not known: {ran.unsure}]"


def _settlement_notes(ran: SandboxRun, to_have_it: str) -> Iterator[str]:
    put = [path for path, place in ran.set_aside if place]
    repositories = [path for path in put if os.path.basename(path) == ".git"]
    if repositories:
        yield (
            f"[set aside: {name_a_few(repositories)}: git of the user could run something of "
            "what is in it. Git fails there, and says what that is, until the user puts it back]"
        )
    put = [path for path in put if path not in repositories]
    if put:
        folders = dict.fromkeys(
            os.path.dirname(place) for path, place in ran.set_aside if path in put
        )
        names = [*dict.fromkeys(put)]
        versions = f", in {len(put)} versions" if len(put) > len(names) else ""
        yield (
            f"[set aside: {name_a_few(names)}{versions}: new or changed while the command ran, by "
            "it or by the "
            "user, and editors, agents, shells or git act upon such names by themselves, or may. "
            f"It is kept for the user in {name_a_few([*folders])}. {to_have_it}]"
        )
    lost = [path for path, place in ran.set_aside if not place]
    if lost:
        yield f"[put back: {name_a_few(lost)}, which commands do not delete]"
    for import_ in ran.git:
        if import_.refused:
            yield (
                f"[git worked on a copy of the repository; not taken over from it: "
                f"{name_a_few(import_.refused)}]"
            )
        addresses = [name for name in import_.settings if _SENDS.fullmatch(name)]
        if addresses:
            yield (
                f"[where git fetches from or pushes to has changed: {name_a_few(addresses)}; "
                "tell the user]"
            )
        if import_.rescued:
            short = [number[:_SHORT] for number in import_.rescued]
            yield (
                f"[no branch or tag leads to these commits any more: {name_a_few(short)}; "
                f"`git branch NAME {short[0]}` brings one back within {import_.days_kept} days]"
            )
        if import_.branches:
            yield (
                f"[not changed: the branches {name_a_few(import_.branches)}; "
                "commands in this worktree move its own branch only]"
            )
        if import_.stuck:
            yield f"[not committed on the worktree's branch: {import_.stuck}; tell the user]"


def name_a_few(places: Sequence[str]) -> str:
    more = len(places) - _MAX_NAMED_FILES
    named = ", ".join(repr(place) for place in places[:_MAX_NAMED_FILES])
    return f"{named} and {more} more" if more > 0 else named


_OPERATION = lazy_pattern(r"\bgit\s+(?:-c\s+\S+\s+){0,20}(commit|merge|rebase)(?![\w-])")
_HOOKS = {
    "commit": ("pre-commit", "prepare-commit-msg", "commit-msg", "post-commit"),
    "merge": ("pre-merge-commit", "post-merge"),
    "rebase": ("pre-rebase", "post-rewrite"),
}
_HOOKS_PATH = lazy_pattern(r"(?im)^[ \t]*hookspath[ \t]*=([^\n]+)")


def skipped_hooks(command: str, folder: str) -> list[str]:
    """Return the hooks of a folder's repository that belong to a command's commits.

    A repository elsewhere, which the command names, is not looked at. Reads the disk.
    """
    operations = dict.fromkeys(match[1] for match in _OPERATION.finditer(command))
    if not operations:
        return []
    common = os.path.join(folder, ".git")
    if os.path.isfile(common):  # a worktree
        entry = os.path.join(folder, read_short_file(common).removeprefix("gitdir:").strip())
        common = os.path.join(entry, read_short_file(os.path.join(entry, "commondir")).strip())
    # the repository's settings may name another folder
    named = _HOOKS_PATH.findall(read_short_file(os.path.join(common, "config")))
    path = named[-1].strip().strip('"') if named else ""
    place = os.path.join(folder, path) if path else os.path.join(common, "hooks")
    names = (name for operation in operations for name in _HOOKS[operation])
    hooks = ((name, os.path.join(place, name)) for name in names)
    skipped = [name for name, hook in hooks if os.path.isfile(hook) and os.access(hook, os.X_OK)]
    wanted = {name for operation in operations for name in _HOOKS[operation]}
    for name, events in named_hooks(folder).items():
        skipped += (f"{name} ({event})" for event in events if event in wanted)
    return skipped
