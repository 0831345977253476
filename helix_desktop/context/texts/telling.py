"""Calls, requests and answers told in a line each, the same wherever a text tells of them."""

from collections.abc import Iterable

from helix_desktop.context.texts.deeds import Act
from helix_desktop.context.texts.gist import gist
from helix_desktop.context.texts.plain import clipped, defused
from helix_desktop.context.texts.steps import Done

_INNER = str.maketrans("“”„\n", '""" ')
_QUIET = frozenset({Act.READ, Act.SEARCH})
"""Acts that are told by what they looked at alone when they went well."""


def quoted(text: str, length: int) -> str:
    """The words of a person, word for word, in quotation marks; cut with an ellipsis."""
    return f"“{defused(clipped(text, length)).translate(_INNER)}”"


def agent_words(text: str, length: int) -> str:
    """What the agent said, in its most telling sentences, without emphasis."""
    return defused(gist(text, length))


def told(done: Done, length: int) -> str:
    """A call in a line: what it did, and how it ended unless it just went well."""
    what = _coded(clipped(done.deed.what, length))
    name = done.deed.act.value if done.deed.act in _QUIET else clipped(done.tool, 40)
    told_ = f"{name} {what}".strip()
    if done.ending.failed:
        error = f": {done.ending.error}" if done.ending.error else ""
        return defused(f"{told_} → {done.ending.label}{clipped(error, length)}")
    return defused(told_ if done.ending.label == "ok" else f"{told_} → {done.ending.label}")


def grouped(deeds: Iterable[Done], length: int) -> list[str]:
    """Calls in lines; neighbours that only looked, and went well, share one."""
    found: list[str] = []
    looked: list[str] = []
    for done in deeds:
        if done.deed.act in _QUIET and not done.ending.failed:
            looked.append(clipped(done.deed.what, length))
            continue
        found += _looked(looked)
        looked = []
        found.append(told(done, length))
    return found + _looked(looked)


def _looked(whats: list[str]) -> list[str]:
    distinct = list(dict.fromkeys(whats))
    return [defused(f"looked at {', '.join(distinct)}")] if distinct else []


def _coded(what: str) -> str:
    plain = what.replace("`", "'")
    return f"`{plain}`" if plain else ""
