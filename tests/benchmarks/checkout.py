"""What of a checkout the judge looks at: its origin, and the branch that a session is on.

The origin is the repository that the session's own calls name most; a session begins on the branch
that it pushes by name before it goes to another, else on main, and goes where its `git checkout`
and `git switch` lead. It has no other remote.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from helix_desktop.tools.judging.parsing import parsed

_NAMED = re.compile(
    r"(?:--repo[ =]|-R |repos/|github\.com[/:])([A-Za-z0-9][\w.-]*/[\w-][\w.-]*?)"
    r"(?=\.git\b|[^\w.-])"
)
_UNKNOWN = "project/project"
_BRANCH = re.compile(r"[A-Za-z0-9][\w./-]*")


def origin_of(commands: Iterable[str]) -> str:
    """`owner/name` at GitHub."""
    found = Counter(name for command in commands for name in _NAMED.findall(f"{command}\n"))
    return found.most_common(1)[0][0] if found else _UNKNOWN


def first_branch(commands: Iterable[str]) -> str:
    """Where a session begins."""
    for command in commands:
        for words in _calls(command):
            if words[0] == "push" and "--delete" not in words:
                named = [word for word in words[1:] if not word.startswith("-")][1:]
                if named and _BRANCH.fullmatch(named[0]) and named[0] != "HEAD":
                    return named[0]
        if any(_gone_to(command)):
            break
    return "main"


def _gone_to(command: str) -> Iterator[str]:
    for words in _calls(command):
        if words[0] not in ("checkout", "switch") or "--" in words:
            continue
        named = [word for word in words[1:] if not word.startswith("-")]
        made = {"-b", "-B", "-c", "-C"}.intersection(words)
        if named and (made or len(named) == 1) and _BRANCH.fullmatch(named[0]):
            yield named[0]


def _calls(command: str) -> Iterator[list[str]]:
    """What is said to git, from its sub-command on."""
    for part in parsed(command).parts:
        words = [word.text for word in part.words]
        if words[:1] == ["git"]:
            told = words[3:] if words[1:2] == ["-C"] else words[1:]
            yield told or [""]


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

    def follow(self, command: str) -> None:
        """Go to the branch that a command goes to."""
        for branch in _gone_to(command):
            self._move(branch)

    def _move(self, branch: str) -> None:
        (self._inside / "HEAD").write_text(f"ref: refs/heads/{branch}\n", encoding="utf-8")
