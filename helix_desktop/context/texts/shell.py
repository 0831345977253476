"""What a shell command does: whether it only looks, which files it reads and which it changes.

A careful guess for summaries, never for permissions.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from helix_desktop.domain.values import value

_LONGEST = 8_000
"""Characters of a command that are read; what follows is the body of a document."""
_TOKEN = re.compile(
    r"\"(?:[^\"\\]|\\.){0,1000}+\"|'[^']{0,1000}+'|&&|\|\||[;|\n]|>{1,2}|<{1,3}|[^\s\"'<>;|]{1,400}",
    re.DOTALL,
)
_SEPARATORS = frozenset(("&&", "||", ";", "|", "\n"))
_HEREDOC = re.compile(r"<<-?\s{0,4}['\"]?(\w{1,40})['\"]?")
_PATHLIKE = re.compile(
    r"~?[\w.@+-]{0,120}(?:/[\w.@+:-]{1,120}){1,30}/?|[\w.@+-]{1,120}/"
    r"|[\w@+-]{1,100}\.[a-z][a-z0-9]{0,6}"
)
_FILE = re.compile(r"\.[A-Za-z]\w{0,7}$")
_LOOKING = {"grep", "rg", "ag", "find", "ls", "tree", "fd", "locate", "which"}
_READING = (
    {"cat", "head", "tail", "less", "more", "nl", "bat", "wc", "stat", "file", "diff", "jq", "yq"}
    | {"sort", "uniq", "cut", "tr", "awk", "column", "xxd", "od", "strings", "md5sum", "sha256sum"}
    | {"pwd", "cd", "echo", "printf", "true", "date", "env", "export", "set", "test", "[", "type"}
    | {"sleep", "xargs", "tee", "sed", "basename", "dirname", "realpath", "hexdump", "du", "df"}
)
_CHANGING = {"rm", "mv", "cp", "touch", "mkdir", "rmdir", "ln", "truncate"}
_GIT_LOOKS = (
    {"status", "log", "diff", "show", "blame", "branch", "remote", "rev-parse", "ls-files"}
    | {"ls-tree", "cat-file", "fetch", "config", "describe", "grep", "for-each-ref", "show-ref"}
    | {"merge-base", "rev-list", "reflog", "ls-remote", "name-rev"}
)
_FILE_PROGRAMS = _LOOKING | _READING | _CHANGING
_PREFIXES = {"sudo", "time", "timeout", "env", "nice", "nohup", "command", "exec"}


@value
class Command:
    """A command line: `does` = more than looking; `looks` = searches rather than reads."""

    text: str
    does: bool
    looks: bool
    changed: tuple[str, ...]
    seen: tuple[str, ...]


def command_of(text: str) -> Command:
    does = looks = False
    changed: list[str] = []
    seen: list[str] = []
    for words in _parts(_without_documents(text[:_LONGEST])):
        program, arguments = _program(words)
        targets = _written(program, arguments)
        changed += targets
        # what git and builders are given are mostly refs and targets, not files
        named = _paths(arguments)
        seen += (
            named if program in _FILE_PROGRAMS else [each for each in named if _FILE.search(each)]
        )
        looks = looks or program in _LOOKING
        does = does or _acts(program, arguments)
    distinct = tuple(dict.fromkeys(changed))
    others = tuple(path for path in dict.fromkeys(seen) if path not in distinct)
    return Command(text[:_LONGEST], does, looks, distinct, others)


def _without_documents(text: str) -> str:
    """The command without the bodies of here-documents: they are content, not commands."""
    kept: list[str] = []
    until = ""
    for line in text.split("\n"):
        if until:
            until = "" if line.strip() == until else until
            continue
        kept.append(line)
        if found := _HEREDOC.search(line[:2_000]):
            until = found.group(1)
    return "\n".join(kept)


def _parts(text: str) -> Iterator[Sequence[str]]:
    """The words of each simple command; what stands in quotes is one word."""
    words: list[str] = []
    for token in _TOKEN.findall(text):
        if token not in _SEPARATORS:
            words.append(token)
        elif words:
            yield words
            words = []
    if words:
        yield words


def _program(words: Sequence[str]) -> tuple[str, Sequence[str]]:
    """The program that runs, behind assignments, sudo, timeout 30 and the like."""
    for place, word in enumerate(words):
        plain = word.strip("()\"'`$")
        if "=" in plain or plain in _PREFIXES or plain.isdigit() or plain.startswith("-"):
            continue
        return plain.rsplit("/", 1)[-1], words[place + 1 :]
    return "", ()


def _acts(program: str, arguments: Sequence[str]) -> bool:
    if not program or program in _LOOKING or program in _READING or program in _CHANGING:
        return False
    if program == "git":
        plain = [word for word in arguments if not word.startswith("-")]
        return not plain or plain[0] not in _GIT_LOOKS
    return True


def _written(program: str, arguments: Sequence[str]) -> list[str]:
    """What a simple command writes to: behind > and tee, sed -i, rm, mv, cp; never a folder."""
    found = [
        after.strip("\"'")
        for sign, after in pairwise(arguments)
        if sign in (">", ">>") and not after.startswith(("/dev/", "&", "$", "-"))
    ]
    if program in _CHANGING or program == "tee" or (program == "sed" and _in_place(arguments)):
        found += [path for path in _paths(arguments) if _FILE.search(path)]
    return [path for path in found if path]


def _in_place(arguments: Sequence[str]) -> bool:
    return any(word.startswith(("-i", "--in-place")) for word in arguments)


def _paths(arguments: Sequence[str]) -> list[str]:
    plain = (word.strip("\"'") for word in arguments if not word.startswith("-"))
    return [word for word in plain if _PATHLIKE.fullmatch(word) and not word.startswith("/dev/")]
