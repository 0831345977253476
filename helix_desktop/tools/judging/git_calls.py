"""Reads one call of git: which sub-command it is, and whether it only looks."""

from collections.abc import Sequence

from helix_desktop.tools.judging import arguments as held
from helix_desktop.tools.judging.git import LOOKING, added
from helix_desktop.tools.judging.secret_names import is_secret
from helix_desktop.tools.judging.site import Site
from helix_desktop.tools.judging.sorting import sorted_by
from helix_desktop.tools.judging.words import Word

_HARMLESS_BEFORE = frozenset({"--no-pager", "-P", "--no-optional-locks", "--literal-pathspecs"})
_LISTS = frozenset({"-l", "--list"})


def complaint(words: list[Word], site: Site, base: str) -> str:
    """`words` are what follows `git`."""
    at = _subcommand_at(words)
    if at == len(words):
        return "is git without a command"
    name, rest = _named(words[at:])
    if name not in LOOKING:
        return f"{words[at].raw} is not known only to look"
    if not site.own_repository(base):
        return "would look into another repository inside the workspace"
    if strange := _strange(name, rest):
        return strange
    return held.complaint(LOOKING[name], rest, site, base=base)


def insertion(words: Sequence[Word]) -> tuple[int, str]:
    """Where in the source something is added to this call, and what; "" if nothing is."""
    at = _subcommand_at(words)
    if at == len(words):
        return 0, ""
    return words[at].end, "".join(f" {option}" for option in added(words[at].text))


def _subcommand_at(words: Sequence[Word]) -> int:
    at = 0
    while at < len(words) and words[at].raw in _HARMLESS_BEFORE:
        at += 1
    return at


def _named(words: list[Word]) -> tuple[str, list[Word]]:
    """The row's name and the arguments: `stash list`, `branch --list`, or one word."""
    first = words[0].raw
    if len(words) > 1 and f"{first} {words[1].raw}" in LOOKING and words[1].raw not in _LISTS:
        return f"{first} {words[1].raw}", words[2:]
    if f"{first} --list" in LOOKING and any(word.raw in _LISTS for word in words):
        return f"{first} --list", words[1:]
    return first, words[1:]


def _strange(name: str, words: list[Word]) -> str:
    """`HEAD:.env`, `:(top)..`, `-L 1,9:.env`: paths that are not written as paths."""
    found = sorted_by(LOOKING[name], words)
    if dashed := next((text for text in found.values if text.startswith("-")), ""):
        return f"has a value that looks like an option (`{dashed}`)"
    for text in (*found.values, *(word.text for word in found.operands)):
        revision, colon, path = text.partition(":")
        if not colon:
            continue
        if not revision:
            return f"has a path of git's own kind (`{text}`)"
        steps = path.split("/")
        if is_secret(steps) or ".." in steps or path.startswith("/"):
            return f"names what may hold a secret, or leads out (`{text}`)"
    return ""
