"""Choosing what becomes of large outputs at the gate: by what was asked for, and what they are."""

import re
from collections.abc import Iterator
from dataclasses import replace

from helix_desktop.domain.llm import Request
from helix_desktop.providers.practice.abilities import Able
from helix_desktop.providers.practice.clauses import sound
from helix_desktop.providers.practice.hands import hands_of
from helix_desktop.providers.practice.intents import Wish, wishes
from helix_desktop.providers.practice.lines import words
from helix_desktop.providers.practice.outputs import digest_in
from helix_desktop.providers.practice.requests import Kind
from helix_desktop.providers.practice.talk import talk_of

_OUTPUT = re.compile(r"^([A-Z]{1,2}): (.*)$", re.M)
_NO_ROOM = "no room for 3"
OUTLINE = "the headings and definitions, each with its line number"
WRONG = "every error, failure and warning, each with file and line"


def choices(request: Request) -> str:
    """One line for each output."""
    before = replace(request, messages=request.messages[:-1])
    talk, hands = talk_of(before.messages), hands_of(request.tools)
    asked = wishes(sound(talk.asked))
    wish = asked[min(talk.progress.part, len(asked)) - 1]
    ables = {hand.tool: able for able, hand in hands.items()}
    asked_of = list(_outputs(request.messages[-1].text))
    held = [seen.call.tool for seen in talk.last() if digest_in(seen.result.text)]
    # what was recalled is told as what it was; the calls say who returned it
    tools = held if len(held) == len(asked_of) else [tool for _, tool, _ in asked_of]
    lines = [
        f"{letter} {_choice(ables.get(tool), wish, room=room)}"
        for (letter, _, room), tool in zip(asked_of, tools, strict=True)
    ]
    return "\n".join(lines) or "A 2"


def _outputs(question: str) -> Iterator[tuple[str, str, bool]]:
    """Letter, tool and whether there is room for all of it."""
    for found in _OUTPUT.finditer(question):
        tool = found[2].partition(" · ")[0].strip()
        yield found[1], tool, not found[2].endswith(_NO_ROOM)


def _choice(able: Able | None, wish: Wish, *, room: bool) -> str:
    if _needs_all(able, wish) and room:
        return "3"
    wanted = _wanted(able, wish)
    return f"1 {wanted}" if wanted else "2"


def _wanted(able: Able | None, wish: Wish) -> str:
    """What is to be extracted; nothing if a first glance will do."""
    if able is Able.RUN:
        return WRONG
    if able is Able.READ and wish.kind in _OUTLINED:
        return OUTLINE
    if able not in (Able.READ, Able.SEARCH):
        return ""
    if wish.kind is Kind.FIND:
        return f"every line with “{wish.wanted[:200]}”"
    asked = ", ".join(words(wish.text)[:6]) if wish.kind is Kind.ASK else ""
    return f"the lines about {asked}" if asked else ""


_OUTLINED = frozenset({Kind.READ, Kind.OVERVIEW, Kind.WALK, Kind.COMPARE})


def _needs_all(able: Able | None, wish: Wish) -> bool:
    """Whether every line is wanted: what was recalled on purpose, lines that were asked for."""
    if able in (Able.RECALL, Able.HISTORY):
        return True
    return able is Able.READ and (wish.lines > 0 or wish.kind in (Kind.COMPARE, Kind.CHANGED))
