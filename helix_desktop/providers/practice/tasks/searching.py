"""Answering by search: the most telling words, what stands around the best hits."""

from collections.abc import Sequence

from helix_desktop.providers.practice import answers
from helix_desktop.providers.practice.abilities import Able
from helix_desktop.providers.practice.hands import Planned
from helix_desktop.providers.practice.lines import answering
from helix_desktop.providers.practice.outputs import Row, hits_of
from helix_desktop.providers.practice.tasks.doing import about
from helix_desktop.providers.practice.tasks.scene import Ask, Move, Scene, Tell, plain

SEARCHED = 2
"""Words of a question that are searched for."""
BEST = 2
"""Places that a search has found and that are read."""
SPAN = 12
"""Lines read around such a place."""


def by_search(asked: Sequence[str], scene: Scene, *, answer: bool = True) -> Move:
    """The most telling words are searched for, and what is around the best hits is read."""
    calls = _first_calls(asked, scene)
    made = [scene.talk.made(call) for call in calls]
    if not calls:
        return Tell(about(scene))
    if not all(made):
        return Ask(calls, "I'll look around in the folder first.")
    good = [seen for seen in made if seen and not seen.result.failed]
    hits = list(dict.fromkeys(hit for seen in good for hit in hits_of(seen.result.text)))
    best = _best(hits, asked)
    around = _around(best, scene) if answer else ()
    reading = tuple(call for call in around if scene.talk.made(call) is None)
    if reading:
        return Ask(reading, f"I'll read around {' and '.join(_places(best))}.")
    read = [seen for call in around if (seen := scene.talk.made(call))]
    rows = [row for seen in read for row in scene.rows(seen)]
    told = answers.shown([*answering(rows, asked, most=6), *best])
    if told and answer:
        return Tell("\n".join(["This is what I found:", *told]))
    head = "I find no answer to that" if answer else "That takes a model that understands"
    return Tell(_nothing(head, asked, hits, scene=scene))


def _best(hits: Sequence[Row], asked: Sequence[str]) -> list[Row]:
    """The hits with most of the question's words, or with the most telling one."""
    found = answering(hits, asked, most=BEST, least=min(2, len(asked)), named=True)
    return (found or answering(hits, asked[:1], most=BEST))[:BEST]


def _first_calls(asked: Sequence[str], scene: Scene) -> tuple[Planned, ...]:
    """Searches for the most telling words; and the folder, if nothing of it is known yet."""
    root = scene.call(Able.LIST, path=".")
    known = root is not None and scene.of(Able.LIST) and scene.talk.made(root) is None
    calls = [None if known else root, *searches(asked, scene)]
    return tuple(call for call in calls if call is not None)


def searches(asked: Sequence[str], scene: Scene) -> list[Planned]:
    found = (scene.call(Able.SEARCH, text=word) for word in asked[:SEARCHED])
    return [call for call in found if call is not None]


def _around(best: Sequence[Row], scene: Scene) -> tuple[Planned, ...]:
    found = (
        scene.call(Able.READ, path=hit.path, start=max(1, hit.number - 2), lines=SPAN)
        for hit in best
    )
    return tuple(call for call in found if call is not None)


def _nothing(head: str, asked: Sequence[str], hits: Sequence[Row], *, scene: Scene) -> str:
    """That it cannot be done, what was looked at, and what can be asked instead."""
    lines = [about(scene), "", f"{head}. I searched for {listed(asked[:SEARCHED])}:"]
    lines += [hit.shown for hit in hits[:5]] or ["- no line of the folder's files has it"]
    listings = [seen for seen in scene.of(Able.LIST) if plain(seen.path) == "."]
    if listings:
        lines += ["", f"The folder itself holds {answers.counted(listings[-1].result.text)}."]
    return "\n".join(lines)


def _places(rows: Sequence[Row]) -> list[str]:
    return [f"{row.path}:{row.number}" for row in rows]


def listed(asked: Sequence[str]) -> str:
    return ", ".join(f"“{word[:60]}”" for word in asked) or "that"
