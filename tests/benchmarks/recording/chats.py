"""Long chats that plan something: rules, wishes, changes of mind; a plan that is a file."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

from tests.benchmarks.recording.recorder import Recorder

_CHECK = """import re, sys
total = 0
for line in open("plan.md", encoding="utf-8"):
    found = re.search(r"\\(([\\d.]+) EUR\\)", line)
    if found:
        total += float(found.group(1))
        print(f"{total:9.2f}  {line.strip()[:70]}")
print("total", f"{total:.2f}")
"""


@dataclass(frozen=True)
class Turn:
    """What the user says, the line of the plan that follows from it, and the agent's words."""

    said: str
    line: str
    answer: str
    demanded: tuple[str, ...] = ()
    instead: str = ""
    """The line of the plan that the new one replaces."""


@dataclass(frozen=True)
class Chat:
    """A session: its first words, the turns, and questions about what was said long ago."""

    opening: str
    rules: tuple[str, ...]
    turns: Sequence[Turn]
    questions: Sequence[tuple[str, int]]
    """What the user asks, and the turn that has the answer."""
    last: str
    remembered: str = "You said: “{said}” In the plan: {line}"


def converse(session: Recorder, plan: Chat) -> None:
    """Keep a plan up to date turn by turn; answer later what was said."""
    session.user(plan.opening, *plan.rules)
    session.write("plan.md", "# Plan\n\n", say="I keep the plan in a file.")
    session.write("check.py", _CHECK)
    session.answer("I begin with an empty plan and keep your rules in mind.")
    seen: list[str] = []
    for number, turn in enumerate(plan.turns):
        session.user(turn.said, *turn.demanded)
        if turn.instead:
            session.edit("plan.md", turn.instead, turn.line)
        else:
            text = session.text("plan.md") + f"- {turn.line}\n"
            session.write("plan.md", text)
        if "EUR)" in turn.line:
            session.run("python check.py", say="What does it come to?")
        seen += _look_up(session, number)
        if number % 5 == 4:
            options = "\n".join(f"- {line}" for line in seen[:-8][-10:])
            session.write("options.md", f"# Also possible\n\n{options}\n", say="Kept for later:")
        session.read("plan.md", say="The plan as it is now." if number % 4 == 0 else "")
        session.answer(turn.answer, *([turn.answer] if number % 3 == 0 else []))
    for question, at in plan.questions:
        session.user(question)
        turn = plan.turns[at]
        session.grep(re.escape(turn.line[:30]), "plan.md")
        session.answer(plan.remembered.format(said=turn.said.splitlines()[0], line=turn.line))
    session.user(plan.last)
    session.run("cat plan.md && python check.py")
    session.answer("That is the whole plan.")


def _look_up(session: Recorder, number: int) -> list[str]:
    """Look at the offers in the folder, as each decision needs them; return some that fit."""
    offers = json.loads(session.text("offers.json"))
    town = sorted({offer["town"] for offer in offers})[number % 10]
    match number % 3:
        case 0:
            session.grep(f'"town": "{town}"', "offers.json", most=60)
            output = session.run(
                "python -c \"import json; offers = json.load(open('offers.json'));"
                f" [print(o['id'], o['kind'], o['name'], o['price'], o['seats'], o['note']) "
                f"for o in offers if o['town'] == '{town}']\"",
                say=f"What is on offer in {town}?",
            )
        case 1:
            output = session.read("offers.json", start=1 + number * 100, lines=900)
        case _:
            output = session.run(
                "python -c \"import json; offers = json.load(open('offers.json'));"
                " offers.sort(key=lambda o: o['price']);"
                f" [print(o['id'], o['town'], o['kind'], o['price'], o['note']) for o in "
                f'offers[{number * 5}:{number * 5 + 260}]]"'
            )
    return re.findall(r"^OF-\d+ .+$", output, re.MULTILINE)[2:9]
