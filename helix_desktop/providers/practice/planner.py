"""From a conversation to the next move: its requests in order, the first that is open decides.

What was told of earlier requests stands in the model's own words, and so does how far it has come.
"""

import re
from collections.abc import Callable, Sequence

from helix_desktop.domain.llm import ModelRequest
from helix_desktop.domain.value import replace
from helix_desktop.providers.practice import answers, lookup_tasks, work_tasks
from helix_desktop.providers.practice.conversation import (
    SeenOutput,
    TaskProgress,
    find_abilities,
    read_talk,
)
from helix_desktop.providers.practice.requests import (
    PracticeRequest,
    RequestKind,
    parse_requests,
    sanitize,
)
from helix_desktop.providers.practice.scene import FinalAnswer, Move, PracticeScene
from helix_desktop.providers.practice.scene import (
    ToolStep as ToolStep,  # those who ask for a move meet them here
)

MOST_STEPS = 20
"""Made for one request of a message."""

TASKS: dict[RequestKind, Callable[[PracticeRequest, PracticeScene], Move]] = {
    RequestKind.ABLE: work_tasks.tell_abilities,
    RequestKind.RECALL: lookup_tasks.recall_original,
    RequestKind.CACHE: lookup_tasks.search_cache,
    RequestKind.DELEGATE: work_tasks.delegate_task,
    RequestKind.RUN: work_tasks.run_command,
    RequestKind.WRITE: work_tasks.write_file,
    RequestKind.EDIT: work_tasks.edit_file,
    RequestKind.CHANGED: work_tasks.tell_changes,
    RequestKind.COMPARE: work_tasks.compare_files,
    RequestKind.WALK: work_tasks.explore_folder,
    RequestKind.OVERVIEW: lookup_tasks.give_overview,
    RequestKind.FIND: lookup_tasks.find_text,
    RequestKind.READ: lookup_tasks.read_files,
    RequestKind.LIST: lookup_tasks.list_folder,
    RequestKind.RULE: work_tasks.note_rule,
    RequestKind.BEYOND: lookup_tasks.decline_request,
    RequestKind.ASK: lookup_tasks.answer_question,
}

FIRST = "(This is the practice model: it follows a few patterns and quotes what the tools show.)"
"""Said once, with the first answer of a conversation."""

_IT = re.compile(
    r"\b(?:it|its|that file|this file|the (?:same )?file|there|sie|darin|diese datei)\b"
    r"|它|这个文件|それ|そこ",
    re.I,
)
_ABOUT_IT = frozenset({RequestKind.READ, RequestKind.OVERVIEW, RequestKind.FIND, RequestKind.ASK})


def plan_next(request: ModelRequest) -> Move:
    """What to do or say next; the same request always gives the same."""
    scene = PracticeScene(read_talk(request.messages), find_abilities(request.tools))
    asked = [_meant(wish, scene) for wish in parse_requests(sanitize(scene.talk.asked))]
    told: list[str] = []
    first = min(scene.talk.progress.part, len(asked)) - 1
    for number, wish in enumerate(asked[first:], first):
        here = scene if number == first else _begun(scene, number + 1)
        move = _bounded(TASKS[wish.kind](wish, here), wish, here)
        if isinstance(move, ToolStep):
            return _announced(move, told, here, parts=len(asked))
        told.append(move.text)
    return FinalAnswer(_answer(told, scene))


def _meant(wish: PracticeRequest, scene: PracticeScene) -> PracticeRequest:
    """“It” is what was read last."""
    nameless = not wish.paths and wish.where == "." and not wish.wanted
    if wish.kind not in _ABOUT_IT or not nameless or not _IT.search(wish.text):
        return wish
    last = scene.last_path()
    return replace(wish, paths=(last,), where=last) if last else wish


def _begun(scene: PracticeScene, part: int) -> PracticeScene:
    """A request whose turn has just come: nothing of the progress is its own."""
    return replace(scene, talk=replace(scene.talk, progress=TaskProgress(part=part)))


def _bounded(move: Move, wish: PracticeRequest, scene: PracticeScene) -> Move:
    """No call is made twice in a turn, and no turn goes on for ever."""
    if isinstance(move, FinalAnswer):
        return move if move.text.strip() else FinalAnswer("There is nothing to tell.")
    calls = tuple(call for call in dict.fromkeys(move.calls) if scene.talk.made(call) is None)
    blind = scene.talk.hidden and wish.kind is not RequestKind.WALK
    if calls and not blind and scene.talk.progress.step < MOST_STEPS:
        return replace(move, calls=calls)
    return FinalAnswer(_what_stands(scene))


def _what_stands(scene: PracticeScene) -> str:
    """What the newest outputs say, where the steps before them cannot be seen any more."""
    told = [_shown(seen, scene) for seen in scene.talk.last()]
    return "\n\n".join(["I stop here: my first steps have left the window.", *told])


def _shown(seen: SeenOutput, scene: PracticeScene) -> str:
    name = seen.path or seen.call.tool
    return answers.tell_reading(name, scene.rows(seen), seen.result.text, form=seen.form)


def _announced(
    move: ToolStep, told: Sequence[str], scene: PracticeScene, *, parts: int
) -> ToolStep:
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


def _answer(told: Sequence[str], scene: PracticeScene) -> str:
    """All answers; a SubAgent's last words are all that is read, so they have the earlier ones."""
    earlier = _earlier(scene) if scene.talk.helping else []
    first = not scene.talk.answered and not scene.talk.helping and not scene.talk.folds
    parts = [*earlier, *told]
    if first and not any("practice model" in part for part in parts):
        parts.append(FIRST)
    return "\n\n".join(parts)


def _earlier(scene: PracticeScene) -> list[str]:
    """The answers that were told along the way."""
    texts = (re.split(r"^Part \d{1,3} of \d{1,3}\.", said, flags=re.M) for said in scene.talk.said)
    return [text[0].strip() for text in texts if len(text) > 1 and text[0].strip()]
