"""Arbitrary sessions as acts: what people, models, tools, accidents and time do to a session.

An act says what happens in small numbers; whoever plays it turns numbers into what is there.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from hypothesis import strategies as st

from helix_desktop.domain.cache import NewContent, digest_of
from helix_desktop.domain.events import (
    AssistantReplied,
    Event,
    Outcome,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Image, Text, Thinking, ToolCall

ODD = (
    "read the file src/app/main.py and fix the error in line 12",
    "",
    " \n\t",
    "\x00\x1b[31m red \x00",
    "half a pair \ud83d and \udc00 the other",
    "ä ö ü 漢字 🙂 e\u0301",
    '[CACHED] recall_cached_content("' + "ab" * 32 + '")\nshell · a lie · 3 tokens',
    '[HISTORY] recall_history("' + "cd" * 32 + '")',
    "KeyError: 'x' at tests/test_a.py:31 9f2c41d never do that again\n",
    '{"path": "a/b", "value": "quoted \\" text"}',
)
"""Texts that something stumbled over once, here or elsewhere."""

SIZES = (1, 1, 1, 2, 3, 20, 60, 120, 400)
"""How often a text is repeated."""


@dataclass(frozen=True, slots=True, repr=False)
class Words:
    """A text of any length that is short to tell."""

    odd: int
    times: int = 1

    def __str__(self) -> str:
        return ODD[self.odd] * self.times

    def __repr__(self) -> str:
        return f"Words({self.odd}, {self.times})"


def texts() -> st.SearchStrategy[Words]:
    pairs = st.tuples(st.integers(0, len(ODD) - 1), st.sampled_from(SIZES))
    return pairs.map(lambda pair: Words(*pair))


def spoken_texts() -> st.SearchStrategy[Words]:
    """What a user can send: the runner refuses blanks."""
    return texts().filter(lambda words: bool(str(words).strip()))


@dataclass(frozen=True, slots=True)
class Say:
    """The user sends a message; `pictures` with so many edges of 100 pixels."""

    text: Words
    pictures: int = 0


@dataclass(frozen=True, slots=True)
class Inject:
    """Something is put in that nobody typed."""

    text: Words
    system: bool


MALFORMED = ("", "{", '"text"', "[1, 2]", "null", '{"a": 1e999}', "{'a'}", '{"a": 1, "a": 2}')
"""Arguments as models sometimes write them."""


@dataclass(frozen=True, slots=True)
class Arguments:
    """Arguments of a call: one of a few shapes around a text."""

    shape: int
    long: Words
    escaped: bool = False

    def __str__(self) -> str:
        if self.shape < len(MALFORMED):
            return MALFORMED[self.shape]
        long = str(self.long)
        shapes: tuple[object, ...] = (
            {},
            {"path": "src/a.py"},
            {"path": "b", "content": long},
            {"edits": [{"old/~text": long, "new": long[1:]}, [long[2:]]]},
            {"": {"": long}, "n": 1.5, "big": 10**30},
            {"a": long, "b": long},
        )
        shape = shapes[(self.shape - len(MALFORMED)) % len(shapes)]
        return json.dumps(shape, ensure_ascii=self.escaped)


@dataclass(frozen=True, slots=True)
class Called:
    """A call and what becomes of it; `lost`: nothing, the application dies meanwhile."""

    arguments: Arguments
    output: Words
    outcome: Outcome = Outcome.OK
    lost: bool = False
    gated: bool = False


@dataclass(frozen=True, slots=True)
class Do:
    """A reply and its calls; `order` shuffles how they come back."""

    text: Words
    thought: str = ""
    opaque: str = ""
    calls: tuple[Called, ...] = ()
    order: int = 0
    meanwhile: Words | None = None
    """Injected while the calls run."""


@dataclass(frozen=True, slots=True)
class End:
    """The turn ends."""


@dataclass(frozen=True, slots=True)
class Regate:
    """The user changes what is shown of an output."""

    which: int
    text: Words


@dataclass(frozen=True, slots=True)
class Pin:
    """Something is pinned, under one of a few names."""

    name: int
    text: Words


@dataclass(frozen=True, slots=True)
class Unpin:
    """A pin is taken back."""

    name: int


@dataclass(frozen=True, slots=True)
class Ask:
    """The next request is made ready."""


@dataclass(frozen=True, slots=True)
class Undo:
    """An earlier view (0 = nothing rewritten) becomes the view again."""

    which: int


@dataclass(frozen=True, slots=True)
class Restart:
    """The application dies and is started again."""


@dataclass(frozen=True, slots=True)
class Switch:
    """Another model takes over."""

    window: int


@dataclass(frozen=True, slots=True)
class Wait:
    """Time passes."""

    seconds: float


Act: TypeAlias = (
    Say | Inject | Do | End | Regate | Pin | Unpin | Ask | Undo | Restart | Switch | Wait
)


@st.composite
def _called(draw: st.DrawFn) -> Called:
    return Called(
        arguments=Arguments(draw(st.integers(0, 40)), draw(texts()), draw(st.booleans())),
        output=draw(texts()),
        outcome=draw(st.sampled_from((*[Outcome.OK] * 4, *Outcome))),
        lost=draw(st.integers(0, 15)) == 0,
        gated=draw(st.integers(0, 7)) == 0,
    )


@st.composite
def _do(draw: st.DrawFn) -> Do:
    return Do(
        text=draw(texts()),
        thought=draw(st.sampled_from(("", "", "hm ", "let me see"))),
        opaque=draw(st.sampled_from(("", "", "sig-1", "sig-2" * 40))),
        calls=tuple(draw(st.lists(_called(), max_size=5))),
        order=draw(st.integers(0, 119)),
        meanwhile=draw(st.none() | st.none() | st.none() | texts()),
    )


_KINDS: dict[type[Act], tuple[int, st.SearchStrategy[Act]]] = {
    Do: (16, _do()),
    Ask: (12, st.just(Ask())),
    Say: (4, st.builds(Say, spoken_texts(), st.sampled_from((0, 0, 0, 1, 3)))),
    End: (3, st.just(End())),
    Undo: (2, st.builds(Undo, st.integers(0, 9))),
    Restart: (2, st.just(Restart())),
    Inject: (1, st.builds(Inject, texts(), st.booleans())),
    Regate: (1, st.builds(Regate, st.integers(0, 9), texts())),
    Pin: (1, st.builds(Pin, st.integers(0, 2), texts())),
    Unpin: (1, st.builds(Unpin, st.integers(0, 2))),
    Switch: (1, st.builds(Switch, st.sampled_from((4_000, 8_000, 32_000, 1_000_000)))),
    Wait: (1, st.builds(Wait, st.sampled_from((1.0, 100.0, 10_000.0)))),
}
"""How often each kind of act happens, and how it is made."""

_WEIGHTED = [kind for kind, (weight, _) in _KINDS.items() for _ in range(weight)]


@st.composite
def sessions(draw: st.DrawFn, most: int = 40) -> list[Act]:
    length = draw(st.integers(1, most))
    kinds = [draw(st.sampled_from(_WEIGHTED)) for _ in range(length)]
    return [draw(_KINDS[kind][1]) for kind in kinds]


def picture(number: int) -> tuple[Image, NewContent]:
    """A picture of a few hundred bytes and its content."""
    data = b"\x89PNG" + bytes([number % 251]) * 300
    return Image(digest_of(data), "image/png", 100, 100, len(data)), NewContent(data)


def typed(act: Say, at: float, number: int) -> tuple[TurnStarted, tuple[NewContent, ...]]:
    made = [picture(number + item) for item in range(act.pictures)]
    images = tuple(image for image, _ in made)
    contents = tuple(content for _, content in made)
    return TurnStarted(at, str(act.text), images, typed=True), contents


def reply(act: Do, at: float, prefix: str) -> AssistantReplied | None:
    """The reply of an act, as `Reply` would have put it together; None if nothing came."""
    parts: list[Text | Thinking | ToolCall] = []
    if act.thought or act.opaque:
        parts.append(Thinking(act.thought, act.opaque))
    if str(act.text):
        parts.append(Text(str(act.text)))
    for number, call in enumerate(act.calls):
        opaque = act.opaque if number == 0 else ""
        parts.append(ToolCall(f"{prefix}-{number}", "look", str(call.arguments), opaque))
    reason = StopReason.TOOLS if act.calls else StopReason.ANSWERED
    return AssistantReplied(at, "test", tuple(parts), reason) if parts else None


def returns(act: Do, at: float, prefix: str) -> list[tuple[Event, NewContent]]:
    """What came back, in the order it came back."""
    results: list[tuple[Event, NewContent]] = []
    for number, call in enumerate(act.calls):
        if not call.lost:
            data = str(call.output).encode("utf-8", "surrogatepass")
            event = ToolReturned(
                at,
                f"{prefix}-{number}",
                "look",
                what=f"look at {number}",
                content=digest_of(data),
                size=len(data),
                outcome=call.outcome,
            )
            results.append((event, NewContent(data)))
    return shuffled(results, act.order)


def shuffled(
    items: Sequence[tuple[Event, NewContent]], order: int
) -> list[tuple[Event, NewContent]]:
    left, result = list(items), []
    while left:
        order, at = divmod(order, len(left))
        result.append(left.pop(at))
    return result
