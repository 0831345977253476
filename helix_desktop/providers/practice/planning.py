"""From a conversation to the next move: its requests in order, the first that is open decides.

What was told of earlier requests stands in the model's own words, and so does how far it has come.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from helix_desktop.domain.llm import Request
from helix_desktop.providers.practice import answers
from helix_desktop.providers.practice.clauses import sound
from helix_desktop.providers.practice.hands import hands_of
from helix_desktop.providers.practice.intents import Wish, wishes
from helix_desktop.providers.practice.requests import Kind
from helix_desktop.providers.practice.talk import Progress, Seen, talk_of
from helix_desktop.providers.practice.tasks import (
    asking,
    comparing,
    doing,
    finding,
    looking,
    recalling,
    walking,
)
from helix_desktop.providers.practice.tasks.scene import (
    Ask as Ask,
)  # those who ask for a move meet them here
from helix_desktop.providers.practice.tasks.scene import Move, Scene, Tell

MOST_STEPS = 20
"""Made for one request of a message."""

TASKS: dict[Kind, Callable[[Wish, Scene], Move]] = {
    Kind.ABLE: doing.able,
    Kind.RECALL: recalling.recall,
    Kind.CACHE: recalling.cache,
    Kind.DELEGATE: doing.delegate,
    Kind.RUN: doing.run,
    Kind.WRITE: doing.write,
    Kind.EDIT: doing.edit,
    Kind.CHANGED: comparing.changed,
    Kind.COMPARE: comparing.compare,
    Kind.WALK: walking.walk,
    Kind.OVERVIEW: looking.overview,
    Kind.FIND: finding.find,
    Kind.READ: looking.read,
    Kind.LIST: looking.list_,
    Kind.RULE: doing.rule,
    Kind.BEYOND: asking.beyond,
    Kind.ASK: asking.ask,
}

FIRST = "(This is the practice model: it follows a few patterns and quotes what the tools show.)"
"""Said once, with the first answer of a conversation."""

_IT = re.compile(
    r"\b(?:it|its|that file|this file|the (?:same )?file|there|sie|darin|diese datei)\b"
    r"|它|这个文件|それ|そこ",
    re.I,
)
_ABOUT_IT = frozenset({Kind.READ, Kind.OVERVIEW, Kind.FIND, Kind.ASK})


def next_move(request: Request) -> Move:
    """What to do or say next; the same request always gives the same."""
    scene = Scene(talk_of(request.messages), hands_of(request.tools))
    asked = [_meant(wish, scene) for wish in wishes(sound(scene.talk.asked))]
    told: list[str] = []
    first = min(scene.talk.progress.part, len(asked)) - 1
    for number, wish in enumerate(asked[first:], first):
        here = scene if number == first else _begun(scene, number + 1)
        move = _bounded(TASKS[wish.kind](wish, here), wish, here)
        if isinstance(move, Ask):
            return _announced(move, told, here, parts=len(asked))
        told.append(move.text)
    return Tell(_answer(told, scene))


def _meant(wish: Wish, scene: Scene) -> Wish:
    """“It” is what was read last."""
    nameless = not wish.paths and wish.where == "." and not wish.wanted
    if wish.kind not in _ABOUT_IT or not nameless or not _IT.search(wish.text):
        return wish
    last = scene.last_path()
    return replace(wish, paths=(last,), where=last) if last else wish


def _begun(scene: Scene, part: int) -> Scene:
    """A request whose turn has just come: nothing of the progress is its own."""
    return replace(scene, talk=replace(scene.talk, progress=Progress(part=part)))


def _bounded(move: Move, wish: Wish, scene: Scene) -> Move:
    """No call is made twice in a turn, and no turn goes on for ever."""
    if isinstance(move, Tell):
        return move if move.text.strip() else Tell("There is nothing to tell.")
    calls = tuple(call for call in dict.fromkeys(move.calls) if scene.talk.made(call) is None)
    blind = scene.talk.hidden and wish.kind is not Kind.WALK
    if calls and not blind and scene.talk.progress.step < MOST_STEPS:
        return replace(move, calls=calls)
    return Tell(_what_stands(scene))


def _what_stands(scene: Scene) -> str:
    """What the newest outputs say, where the steps before them cannot be seen any more."""
    told = [_shown(seen, scene) for seen in scene.talk.last()]
    return "\n\n".join(["I stop here: my first steps have left the window.", *told])


def _shown(seen: Seen, scene: Scene) -> str:
    name = seen.path or seen.call.tool
    return answers.reading(name, scene.rows(seen), seen.result.text, form=seen.form)


def _announced(move: Ask, told: Sequence[str], scene: Scene, *, parts: int) -> Ask:
    """The words of a step: answers so far, what comes next, and how far the turn is."""
    lines = ["\n\n".join(told) + "\n"] if told else []
    lines += [f"Part {scene.talk.progress.part} of {parts}."] if parts > 1 else []
    lines.append(move.said)
    step = scene.talk.progress.step + 1
    if move.looked:
        lines.append(f"Step {step}, {move.looked} looked at.")
    elif step > 1:
        lines.append(f"Step {step}.")
    if move.left:
        lines.append("Still to look at: " + ", ".join(f"`{name}`" for name in move.left))
    return replace(move, said="\n".join(lines))


def _answer(told: Sequence[str], scene: Scene) -> str:
    """All answers; a SubAgent's last words are all that is read, so they have the earlier ones."""
    earlier = _earlier(scene) if scene.talk.helping else []
    first = not scene.talk.answered and not scene.talk.helping and not scene.talk.folds
    parts = [*earlier, *told]
    if first and not any("practice model" in part for part in parts):
        parts.append(FIRST)
    return "\n\n".join(parts)


def _earlier(scene: Scene) -> list[str]:
    """The answers that were told along the way."""
    texts = (re.split(r"^Part \d{1,3} of \d{1,3}\.", said, flags=re.M) for said in scene.talk.said)
    return [text[0].strip() for text in texts if len(text) > 1 and text[0].strip()]
