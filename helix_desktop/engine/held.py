"""One large output while it is held at the gate, and the forms it can leave it in.

An output that is kept in full stands as it is, without a marker: there is nothing of it to recall.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from helix_desktop.context.gate import PREVIEW, Decision
from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.markers import Original
from helix_desktop.context.texts.packing import sliced
from helix_desktop.context.texts.plain import defused
from helix_desktop.context.wire import utf8
from helix_desktop.domain.cache import Choice, Chooser, NewContent, Origin, digest_of
from helix_desktop.domain.events import CallKind, Outcome, OutputGated, ToolReturned
from helix_desktop.domain.memory import Means
from helix_desktop.domain.message import Message, Part, Role, ToolResult
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.ports import Scales
from helix_desktop.domain.values import value
from helix_desktop.engine.asking import NOTHING_SPENT, Spent
from helix_desktop.engine.summarizer import Task, Told

NOTHING_TOLD = Told()
EXTRACT_SHARE = 2
"""What is extracted takes at most half of what an output may have unheld."""


@value
class Arrived:
    """A journaled output: the fact, its bytes, and what later versions of it would share."""

    event: ToolReturned
    data: bytes
    source: str


@dataclass(slots=True)
class Held:
    """One output at the gate: its preview, and what has been decided of it so far."""

    event: ToolReturned
    original: Original
    read: bool
    preview: str = ""
    cost: int = 0
    """Tokens of the preview."""
    decision: Decision = field(default=PREVIEW)
    answer: str = ""
    """What was extracted."""
    told: Told = NOTHING_TOLD
    """Who was asked to extract, and what that took."""
    by: Chooser = Chooser.NOBODY
    asked: Spent = NOTHING_SPENT
    """What the question took which form it should have, if that is told with this one."""

    @property
    def seen(self) -> str:
        """What the model reads of it, by what was decided so far."""
        if self.decision.choice is Choice.KEEP_FULL:
            return self.original.text
        return self.answer if self.decision.choice is Choice.EXTRACT else self.preview

    @property
    def extra(self) -> int:
        """Tokens that the whole takes more than its preview."""
        return self.original.tokens - self.cost


def hold(arrived: Arrived, *, read: bool) -> Held:
    event = arrived.event
    original = Original(
        event.content,
        arrived.data.decode("utf-8", "replace"),
        event.tokens or 0,
        tool=event.tool,
        what=event.what,
        outcome="" if event.outcome is Outcome.OK else event.outcome.value,
    )
    return Held(event, original, read)


def gated(each: Held, at: float, scales: Scales) -> tuple[OutputGated, list[NewContent]]:
    """The decision as it is journaled, and the text that is shown, if it is a new one."""
    original, decision = each.original, each.decision
    full = decision.choice is Choice.KEEP_FULL
    extract = decision.choice is Choice.EXTRACT
    text = each.seen
    spent = each.told.spent.plus(each.asked)
    event = OutputGated(
        at=at,
        call=each.event.call,
        content=original.digest,
        choice=decision.choice,
        shown=original.digest if full else digest_of(utf8(text)),
        instructions=decision.instructions,
        tokens_before=original.tokens,
        tokens_after=original.tokens if full else scales.count(text),
        means=each.told.means if extract else Means.RULES,
        llm=each.told.llm if extract else "",
        usage=spent.usage,
        cost=spent.cost,
        unpriced=spent.unpriced,
        by=each.by,
    )
    origin = Origin(each.event.tool, f"{decision.choice.value} of {each.event.what}")
    return event, [] if full else [NewContent(utf8(text), origin)]


def extraction(original: Original, instructions: str, policy: Policy) -> Task:
    """Asking a fast model for what the agent wants to know of an output."""
    parts = tuple(sliced(defused(original.text)))

    def write(numbers: Sequence[int], budget: int) -> str:
        asked = prompts.EXTRACT.format(budget=budget, instructions=defused(instructions))
        text = "".join(parts[number] for number in numbers)
        return f"{asked}\n\n<output>\n{text}\n</output>"

    budget = policy.gate_tokens // EXTRACT_SHARE
    return Task(parts, write, budget, seconds=policy.gate_seconds, kind=CallKind.GATE)


def showing(message: Message, shown: Mapping[str, str]) -> Message:
    """A message with previews in place of the outputs that are held."""
    if message.role is not Role.TOOL:
        return message
    return Message(message.role, tuple(_part(part, shown) for part in message.parts))


def _part(part: Part, shown: Mapping[str, str]) -> Part:
    if isinstance(part, ToolResult) and part.call in shown:
        return replace(part, text=shown[part.call])
    return part
