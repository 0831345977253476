"""What of a checkout the judge looks at: its origin, and the branch that a session is on.

Both are read from what git printed in the recordings. The origin is the repository that it fetched
from, pushed to or listed most in all sessions of a project, else the one that their calls name
most. A session begins on the first branch that git shows there, and goes where git says, else where
its `git checkout` and `git switch` lead. It has no other remote.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from helix_desktop.tools.permissions.command_line import read_command_line
from tests.benchmarks.recorded_calls import Call

_SHOWN = re.compile(
    r"^(?:(?:To|From) |origin\s+)(?:https://|ssh://git@|git@)?github\.com[:/]([\w.-]+/[\w.-]+?)(?:\.git)?"
    r"(?:\s+\((?:fetch|push)\))?$",
    re.MULTILINE,
)
_NAMED = re.compile(
    r"(?:--repo[ =]|-R |repos/|github\.com[/:])([A-Za-z0-9][\w.-]*/[\w-][\w.-]*?)"
    r"(?=\.git\b|[^\w.-])"
)
_UNKNOWN = "project/project"
_BRANCH = re.compile(r"[A-Za-z0-9][\w./-]*")
_ON = re.compile(
    r"^(?:On branch (\S+)|\[(\S+)(?: \(root-commit\))? [0-9a-f]{7,}\] .*"
    r"|Switched to (?:a new )?branch '(\S+)'|Already on '(\S+)')$",
    re.MULTILINE,
)
"""How git says which branch is checked out: by `status`, `commit`, `checkout` and `switch`."""
_HEADED = re.compile(r"^## ([^\s.]\S*?)(?:\.\.\.\S+.*)?$", re.MULTILINE)
"""How `git status --short --branch` says it; in other outputs such a line is a heading."""
_FILE = re.compile(r".*\.[a-z]{1,5}")


def origin_of(calls: Iterable[Call]) -> str:
    """`owner/name` at GitHub."""
    shown, named = Counter[str](), Counter[str]()
    for call in calls:
        shown.update(_SHOWN.findall(call.output))
        named.update(_NAMED.findall(f"{call.command}\n"))
    return next((result.most_common(1)[0][0] for result in (shown, named) if result), _UNKNOWN)


def first_branch(calls: Iterable[Call]) -> str:
    """Where a session begins."""
    for call in calls:
        if shown := _shown_branch(call):
            return "main" if any(_gone_to(call.command)) else shown
        for words in _calls(call.command):
            if words[0] == "push" and "--delete" not in words:
                named = [word for word in words[1:] if not word.startswith("-")][1:]
                if named and _BRANCH.fullmatch(named[0]) and named[0] != "HEAD":
                    return named[0]
        if any(_gone_to(call.command)):
            break
    return "main"


def _shown_branch(call: Call) -> str:
    """The last one that git says it is on."""
    results = ["".join(groups) for groups in _ON.findall(call.output)]
    if any(words[0] == "status" for words in _calls(call.command)):
        results += _HEADED.findall(call.output)
    return next((name for name in reversed(results) if _BRANCH.fullmatch(name)), "")


def _gone_to(command: str) -> Iterator[str]:
    for words in _calls(command):
        if words[0] not in ("checkout", "switch") or "--" in words:
            continue
        named = [word for word in words[1:] if not word.startswith("-")]
        made = {"-b", "-B", "-c", "-C"}.intersection(words)
        branch = len(named) == 1 and not _FILE.fullmatch(named[0])
        if named and (made or branch) and _BRANCH.fullmatch(named[0]):
            yield named[0]


def _calls(command: str) -> Iterator[list[str]]:
    """What is said to git, from its sub-command on."""
    for item in read_command_line(command).commands:
        words = [*item.words]
        if words[:1] == ["git"]:
            arguments = words[3:] if words[1:2] == ["-C"] else words[1:]
            yield arguments or [""]


class Checkout:
    """The files of git in a folder: as many as are looked at."""

    def __init__(self, folder: Path) -> None:
        self._inside = folder / ".git"

    def begin(self, origin: str, branch: str) -> None:
        self._inside.mkdir(exist_ok=True)
        settings = (
            "[core]\n\trepositoryformatversion = 0\n\tbare = false\n"
            f'[remote "origin"]\n\turl = https://github.com/{origin}.git\n'
            "\tfetch = +refs/heads/*:refs/remotes/origin/*\n"
            '[branch "main"]\n\tremote = origin\n\tmerge = refs/heads/main\n'
        )
        (self._inside / "config").write_text(settings, encoding="utf-8")
        self._move(branch)

    def follow(self, call: Call) -> None:
        """Go to the branch that a call goes to."""
        shown = _shown_branch(call)
        for branch in (shown,) if shown else _gone_to(call.command):
            self._move(branch)

    def _move(self, branch: str) -> None:
        (self._inside / "HEAD").write_text(f"ref: refs/heads/{branch}\n", encoding="utf-8")
