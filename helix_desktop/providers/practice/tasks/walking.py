"""Going through a folder, breadth first, a few things a step, each once, up to a bound.

What is left to look at and what was found stand in the model's own words: those outlast what it
read, so a long walk goes on and ends although its first outputs have left the window.
"""

import re
from collections.abc import Iterator, Sequence
from posixpath import basename

from helix_desktop.context.texts.plain import one_line
from helix_desktop.providers.practice import answers
from helix_desktop.providers.practice.abilities import Able
from helix_desktop.providers.practice.hands import Planned
from helix_desktop.providers.practice.intents import Wish
from helix_desktop.providers.practice.lines import heads
from helix_desktop.providers.practice.talk import Seen
from helix_desktop.providers.practice.tasks.opening import Opened, opened
from helix_desktop.providers.practice.tasks.scene import Ask, Move, Scene, Tell, plain
from helix_desktop.providers.practice.tasks.trail import MOST_LEFT, next_left

AT_ONCE = 3
LINES = 200
"""Lines read of one file."""
MOST_LOOKED = 24
"""Folders and files of one walk."""
FINDINGS = 3
"""Lines told of one file."""
MOST_TOLD = 80
"""Findings repeated in the answer."""
MOST_RECALLED = 3
"""Folds recalled for what was found before."""

FINDING = re.compile(r"^(?:\d{1,9}\t)?(- \S.*?(?::\d+  |/ holds ).*)$", re.M)
"""A finding as it is told, also in a part of the history that was recalled."""
_AGAIN = r"^- .+(:\d+  |/ holds )"
"""What finds them there."""


def walk(wish: Wish, scene: Scene) -> Move:
    """The next things to look at; at the end all that was found."""
    progress, newest = scene.talk.progress, scene.talk.last()
    if not progress.left and not progress.looked:
        found = opened(wish.where, scene, Able.LIST)
        if not isinstance(found, Opened):
            return found
        if not found.folder:
            rows = heads(scene.rows(found.seen), found.path, 12)
            return Tell("\n".join([f"{found.path}:", *answers.shown(rows)]))
        newest = (found.seen,)
    looked = progress.looked + (0 if progress.looked else 1)
    known = next_left(progress.left, _listings(newest, scene), every=_every(wish))
    left = tuple(name for name in known if _open(name, scene))
    calls = tuple(_calls(left, scene)) if looked < MOST_LOOKED else ()
    if calls:
        told = _findings(newest, scene)
        names = left[: len(calls)]
        said = "\n".join([*told, f"I'll look at {', '.join(names)}."])
        return Ask(calls, said, left[len(calls) :], looked + len(calls))
    return _recalling(scene, left) or _told(wish, scene, left=left, looked=looked)


def _every(wish: Wish) -> bool:
    return re.search(r"\b(?:every|each|all|alle)\b|所有", wish.text, re.I) is not None


def _listings(newest: Sequence[Seen], scene: Scene) -> list[Seen]:
    hand = scene.hands.get(Able.LIST)
    return [seen for seen in newest if hand and seen.call.tool == hand.tool]


def _call(name: str, scene: Scene) -> Planned | None:
    if name.endswith("/"):
        return scene.call(Able.LIST, path=name.rstrip("/"))
    return scene.call(Able.READ, path=name, lines=LINES)


def _open(name: str, scene: Scene) -> bool:
    """Whether it can be looked at and was not yet, by another request of the same message."""
    call = _call(name, scene)
    return call is not None and scene.talk.made(call) is None


def _calls(left: Sequence[str], scene: Scene) -> Iterator[Planned]:
    found = (_call(name, scene) for name in left[:AT_ONCE])
    return (call for call in found if call is not None)


def _findings(newest: Sequence[Seen], scene: Scene) -> list[str]:
    """What the newest outputs say, a few lines each."""
    found: list[str] = []
    listing = scene.hands.get(Able.LIST)
    for seen in newest:
        path = plain(seen.path)
        if seen.result.failed:
            found.append(f"- {path}:1  (not read: {one_line(seen.result.text[:160])})")
        elif listing and seen.call.tool == listing.tool:
            found.append(f"- {path}/ holds {answers.counted(seen.result.text)}")
        else:
            rows = heads(scene.rows(seen), path, FINDINGS)
            found += answers.shown(rows) or [f"- {path}:1  (nothing that I could quote)"]
    return found


def _recalling(scene: Scene, left: Sequence[str]) -> Ask | None:
    """The step that gets back findings of steps that only notes stand for."""
    if not scene.talk.hidden:
        return None
    calls = [
        call
        for sha in scene.talk.histories[-MOST_RECALLED:]
        if (call := scene.call(Able.HISTORY, sha=sha, around=_AGAIN)) and not scene.talk.made(call)
    ]
    if not calls:
        return None
    said = _findings(scene.talk.last(), scene)
    said.append("My first steps are behind a summary now; I'll recall what I found.")
    return Ask(tuple(calls), "\n".join(said), tuple(left), scene.talk.progress.looked)


def _told(wish: Wish, scene: Scene, *, left: Sequence[str], looked: int) -> Tell:
    """All that was found: in recalled history, in words that still stand, in the newest outputs."""
    texts = [seen.result.text for seen in scene.of(Able.HISTORY) if seen.fresh]
    texts += [*scene.talk.said, "\n".join(_findings(_looked_at(scene), scene))]
    found = dict.fromkeys(line for text in texts for line in FINDING.findall(text))
    place = "this folder" if wish.where == "." else plain(wish.where)
    lines = [f"I looked at {looked} folders and files of {place}:"]
    lines += list(found)[:MOST_TOLD]
    if any("; not shown: " in text for text in texts):
        lines.append("More of what I found first is in the history of this conversation.")
    if left:
        names = ", ".join(basename(name.rstrip("/")) for name in left[:6])
        more = "at least " if len(left) == MOST_LEFT else ""
        lines.append(f"I stopped there; {more}{len(left)} more were not looked at: {names}…")
    return Tell("\n".join(lines))


def _looked_at(scene: Scene) -> list[Seen]:
    tools = {hand.tool for able, hand in scene.hands.items() if able in (Able.LIST, Able.READ)}
    return [seen for seen in scene.talk.last() if seen.call.tool in tools]
