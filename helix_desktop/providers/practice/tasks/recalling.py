"""What the person wants from the cache: an original, a part of it, or whatever holds a text."""

import re

from helix_desktop.providers.practice import answers
from helix_desktop.providers.practice.abilities import Able
from helix_desktop.providers.practice.clauses import quotes
from helix_desktop.providers.practice.intents import Wish
from helix_desktop.providers.practice.outputs import lines_in
from helix_desktop.providers.practice.talk import Seen
from helix_desktop.providers.practice.tasks.scene import Move, Scene, Tell, failed

_SHA = re.compile(r"[0-9a-f]{12,64}", re.I)
_RANGE = re.compile(r"\b(?:lines?|zeilen?)\s{1,4}(\d[\d,\s-]{0,60})", re.I)
MOST_FOUND = 16


def recall(wish: Wish, scene: Scene) -> Move:
    """An original behind a marker, whole, or some lines of it, or around what is quoted."""
    found = _SHA.search(wish.rest)
    able = (
        Able.HISTORY
        if "history" in wish.rest[: found.start() if found else 0].lower()
        else Able.RECALL
    )
    part: dict[str, str] = {}
    ranges = _RANGE.search(wish.rest)
    quoted = [each for each in quotes(wish.rest) if not _SHA.fullmatch(each)]
    if ranges:
        part["lines"] = re.sub(r"\s", "", ranges[1]).rstrip(",")
    elif quoted:
        part["around"] = quoted[0]
    if found is None:
        return Tell("Give at least 12 digits of what stands in the marker.")
    seen = scene.do(able, "I'll recall that.", sha=found[0].lower(), **part)
    if not isinstance(seen, Seen):
        return seen
    told = answers.recalled(found[0].lower(), seen.result.text)
    return failed(seen) if seen.result.failed else Tell(told)


def cache(wish: Wish, scene: Scene) -> Move:
    """Whatever the workspace has cached that holds a text."""
    wanted = (quotes(wish.rest) or [wish.rest.strip(" \t?.!。？\"'`“”")])[0]
    if not wanted:
        return Tell("Say what to look for, for example “search the cache for TODO”.")
    seen = scene.do(Able.CACHE, "I'll search the cache.", text=wanted)
    if not isinstance(seen, Seen):
        return seen
    if seen.result.failed:
        return failed(seen)
    every = lines_in(seen.result.text)
    if not seen.result.text or every[0].startswith("[nothing"):
        return Tell(f"Nothing in the cache holds “{wanted[:200]}”.")
    lines = [f"> {line[:200]}" for line in every[:MOST_FOUND]]
    return Tell("\n".join([f"The cache has “{wanted[:200]}” here:", *lines]))
