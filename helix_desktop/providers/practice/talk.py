"""The conversation as a request shows it: what was asked, what was done for it, what is known.

Texts of the engine that stand for history are known as such; nobody has said them.
"""

import re
from collections.abc import Sequence
from itertools import takewhile

from helix_desktop.context.texts.plain import INSTRUCTIONS, is_artefact
from helix_desktop.context.texts.prompts import SUBAGENT
from helix_desktop.domain.message import Message, Role, ToolCall, ToolResult
from helix_desktop.domain.values import value
from helix_desktop.providers.practice.hands import Planned, same, told
from helix_desktop.providers.practice.outputs import Form, form_of

_STEP = re.compile(r"^Step (\d{1,4})(?:, (\d{1,4}) looked at)?\.", re.M)
_PART = re.compile(r"^Part (\d{1,3}) of \d{1,3}\.", re.M)
_LEFT = re.compile(r"^Still to look at: (.+)$", re.M)
_HISTORY = re.compile(r'\[HISTORY\] recall_history\("([0-9a-f]{64})"\)')
_CODED = re.compile(r"`([^`\n]+)`")
_ON = re.compile(
    r"\W{0,4}(?:please )?(?:go on|continue|carry on|resume|weiter(?:machen)?|mach weiter|"
    r"continue[rz]?|sigue|继续|続けて)\W{0,4}(?:please|bitte)?\W{0,4}",
    re.I,
)


@value
class Seen:
    """A call and what came of it; `fresh` if it was made for what was asked last."""

    call: ToolCall
    result: ToolResult
    fresh: bool

    @property
    def path(self) -> str:
        return told(self.call.arguments, "path")

    @property
    def form(self) -> Form:
        return form_of(self.result.text)


@value
class Progress:
    """Where a request stands, by the model's own last words: they outlast what was read.

    `step` counts the steps made for this part of the message, `shown` those that still stand.
    """

    step: int = 0
    shown: int = 0
    looked: int = 0
    part: int = 1
    left: tuple[str, ...] = ()


@value
class Talk:
    """What a request shows; `said` are the model's words of this turn that still stand."""

    asked: str
    seen: tuple[Seen, ...] = ()
    folds: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    answered: bool = False
    helping: bool = False
    newest: tuple[str, ...] = ()
    """Ids of the newest step's calls."""
    progress: Progress = Progress()

    @property
    def hidden(self) -> bool:
        """Whether steps made for this request stand in the window no more."""
        return self.progress.step > self.progress.shown

    def made(self, planned: Planned) -> Seen | None:
        """What came of a call in this turn."""
        wanted = planned.tool, planned.arguments
        for each in reversed(self.seen):
            if each.fresh and (each.call.tool, same(each.call.arguments)) == wanted:
                return each
        return None

    def last(self) -> tuple[Seen, ...]:
        """What the newest step has brought."""
        return tuple(each for each in self.seen if each.call.id in self.newest)

    @property
    def histories(self) -> tuple[str, ...]:
        """What recalls the messages that summaries and notes stand for, oldest first."""
        return tuple(found for text in self.folds for found in _HISTORY.findall(text)[-1:])


def talk_of(messages: Sequence[Message]) -> Talk:
    """Reads the conversation; what goes on with something belongs to what it goes on with."""
    typed = [place for place, each in enumerate(messages) if _typed(each)]
    while len(typed) > 1 and _ON.fullmatch(messages[typed[-1]].text[:80]):
        typed.pop()
    start = typed[-1] if typed else -1
    since = [each for each in messages[start + 1 :] if each.role is Role.ASSISTANT]
    working = [each for each in since if each.calls]
    said = tuple(each.text for each in working)
    return Talk(
        messages[start].text if start >= 0 else "",
        seen=tuple(_seen(messages, start)),
        folds=tuple(each.text for each in messages if _is_fold(each)),
        said=said,
        answered=any(each.role is Role.ASSISTANT and not each.calls for each in messages),
        helping=any(each.role is Role.SYSTEM and SUBAGENT in each.text for each in messages),
        newest=tuple(call.id for call in working[-1].calls) if working else (),
        progress=_progress(said),
    )


def _progress(said: Sequence[str]) -> Progress:
    words = said[-1] if said else ""
    step, left, part = _STEP.search(words), _LEFT.search(words), _part(words)
    shown = len(list(takewhile(lambda each: _part(each) == part, reversed(said))))
    return Progress(
        max(int(step[1]) if step else 0, shown),
        shown,
        int(step[2] or 0) if step else 0,
        part,
        tuple(_CODED.findall(left[1])) if left else (),
    )


def _part(words: str) -> int:
    found = _PART.search(words)
    return int(found[1]) if found else 1


def _seen(messages: Sequence[Message], start: int) -> list[Seen]:
    found: list[Seen] = []
    calls: dict[str, tuple[ToolCall, int]] = {}
    for place, message in enumerate(messages):
        calls |= {call.id: (call, place) for call in message.calls}
        for part in message.parts:
            if isinstance(part, ToolResult) and part.call in calls:
                call, made = calls[part.call]
                found.append(Seen(call, part, made > start))
    return found


def _typed(message: Message) -> bool:
    if message.role is not Role.USER or message.text.startswith(INSTRUCTIONS):
        return False
    return not is_artefact(message.text)


def _is_fold(message: Message) -> bool:
    return message.role is Role.USER and is_artefact(message.text)
