"""History as turns and steps: what the person said, what the agent said and did, how it ended.

Passages carry no ids: an output belongs to the oldest open call of its tool.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field, replace

from helix_desktop.context.texts.deeds import Act, Deed, decoded, deed, texts
from helix_desktop.context.texts.outcomes import Ending, ending
from helix_desktop.context.texts.passages import Passage, Voice
from helix_desktop.context.texts.plain import is_artefact
from helix_desktop.domain.values import value

UNKNOWN = Ending(False, "no result yet")
"""Of a call whose output has not come."""


@value
class Done:
    """One call and its output; `output` is None while it has not come."""

    seq: int
    tool: str
    deed: Deed
    arguments: str = field(repr=False)
    output: str | None = field(default=None, repr=False)
    ending: Ending = UNKNOWN


@value
class Step:
    """One reply of the agent: its words and its calls."""

    seq: int
    said: str
    done: tuple[Done, ...] = ()
    at: float = 0.0


@value
class Turn:
    """What a person sent (may be nothing at the start of a stretch) up to their next message."""

    asked: Passage | None
    context: tuple[Passage, ...]
    steps: tuple[Step, ...]
    cards: tuple[Passage, ...] = ()
    """What the person wrote meanwhile, in answer to questions."""

    @property
    def deeds(self) -> tuple[Done, ...]:
        return tuple(done for step in self.steps for done in step.done)

    @property
    def answer(self) -> str:
        """The agent's last words, if the turn ended with words."""
        return self.steps[-1].said if self.steps and not self.steps[-1].done else ""


_RUNS = frozenset({Act.RUN, Act.OTHER, Act.EDIT, Act.PLAN})
"""Acts whose output is a report of their own rather than the text of a file."""


def turns(passages: Iterable[Passage]) -> tuple[Turn, ...]:
    """The stretch in turns, in order."""
    found: list[Turn] = []
    held: list[Passage] = []
    for passage in passages:
        if is_artefact(passage.text) and passage.voice in (Voice.USER, Voice.CONTEXT):
            continue
        if passage.voice is Voice.USER and held:
            found.append(_turn(held))
            held = []
        held.append(passage)
    if held:
        found.append(_turn(held))
    return tuple(_continued(found))


def sources(passages: Iterable[Passage]) -> list[str]:
    """The texts names are taken from, old to new: what was said, asked of tools and returned."""
    return [
        "\n".join(texts(passage.text)) if passage.voice is Voice.CALL else passage.text
        for passage in passages
        if passage.voice is not Voice.CONTEXT and not is_artefact(passage.text)
    ]


def _continued(found: Iterable[Turn]) -> Iterator[Turn]:
    """The turns with every look at a running command told as that command."""
    running: dict[str, Deed] = {}
    for turn in found:
        steps = []
        for step in turn.steps:
            done = tuple(_as_command(each, running) for each in step.done)
            steps.append(replace(step, done=done))
        yield replace(turn, steps=tuple(steps))


def _as_command(done: Done, running: dict[str, Deed]) -> Done:
    number = decoded(done.arguments).get("session_id") if "stdin" in done.tool else None
    command = running.get(str(number))
    if command is not None and done.output is not None:
        told = ending(done.output, failed=False, runs=True)
        return replace(done, deed=command, ending=told)
    if done.output and (found := _RUNNING.search(done.output[:_FRAME])):
        running[found.group(1)] = done.deed
    return done


_RUNNING = re.compile(r"running with session ID:? {0,2}(\d{1,12})")
_FRAME = 400
"""Characters in which a harness says that a command goes on running."""


def _turn(passages: Sequence[Passage]) -> Turn:
    asked = passages[0] if passages[0].voice is Voice.USER else None
    context = tuple(each for each in passages if each.voice is Voice.CONTEXT)
    cards = tuple(each for each in passages if each.voice is Voice.CARD)
    return Turn(asked, context, tuple(_steps(passages)), cards)


def _steps(passages: Iterable[Passage]) -> Iterator[Step]:
    step: Step | None = None
    for passage in passages:
        match passage.voice:
            case Voice.AGENT:
                if step and (step.done or passage.seq != step.seq):
                    yield step
                    step = None
                said = f"{step.said}\n{passage.text}" if step else passage.text
                step = Step(passage.seq, said, at=passage.at)
            case Voice.CALL:
                if step and step.seq != passage.seq:
                    yield step
                    step = None
                step = step or Step(passage.seq, "", at=passage.at)
                step = replace(step, done=(*step.done, _called(passage)))
            case Voice.OUTPUT:
                step = replace(step, done=_answered(step.done, passage)) if step else None
            case _:
                pass
    if step:
        yield step


def _called(call: Passage) -> Done:
    return Done(call.seq, call.tool, deed(call.tool, call.text, what=call.what), call.text)


def _answered(done: tuple[Done, ...], output: Passage) -> tuple[Done, ...]:
    """The calls with the output at the oldest open call of its tool, or the oldest at all."""
    open_ = [place for place, each in enumerate(done) if each.output is None]
    fitting = [place for place in open_ if not output.tool or done[place].tool == output.tool]
    if not open_:
        return done
    place = (fitting or open_)[0]
    each = done[place]
    runs = each.deed.act in _RUNS
    told = ending(output.text, failed=output.failed, runs=runs)
    answered = replace(each, output=output.text, ending=told)
    return (*done[:place], answered, *done[place + 1 :])
