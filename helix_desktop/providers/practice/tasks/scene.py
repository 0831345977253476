"""What every task works with: the conversation and the abilities; and what it may come to.

Tasks are pure: the same scene gives the same move, so a turn goes on wherever it was interrupted.
"""

from collections.abc import Iterable, Mapping

from helix_desktop.domain.values import value
from helix_desktop.providers.practice.abilities import Able
from helix_desktop.providers.practice.hands import Hand, Planned, decoded
from helix_desktop.providers.practice.outputs import Form, Row, rows_of
from helix_desktop.providers.practice.talk import Seen, Talk

NAMES = {
    Able.LIST: "lists folders",
    Able.READ: "reads files",
    Able.SEARCH: "searches files",
    Able.RECALL: "recalls what is in the cache",
    Able.HISTORY: "recalls history",
    Able.CACHE: "searches the cache",
    Able.DELEGATE: "starts SubAgents",
    Able.RUN: "runs commands",
    Able.WRITE: "writes files",
    Able.EDIT: "edits files",
}


@value
class Ask:
    """Calls to make, in words; a long walk also says what is left and how much it looked at."""

    calls: tuple[Planned, ...]
    said: str
    left: tuple[str, ...] = ()
    looked: int = 0


@value
class Tell:
    """A request's answer."""

    text: str


Move = Ask | Tell


@value
class Scene:
    """The conversation, and the tools that there are."""

    talk: Talk
    hands: Mapping[Able, Hand]

    def call(self, able: Able, **values: str | int) -> Planned | None:
        """The call of a tool, if there is one that takes this."""
        hand = self.hands.get(able)
        return hand.call(**values) if hand else None

    def do(self, able: Able, said: str, **values: str | int) -> "Seen | Move":
        """What came of a call in this turn; else the step that makes it."""
        call = self.call(able, **values)
        if call is None:
            return self.lacks(able)
        return self.talk.made(call) or Ask((call,), said)

    def lacks(self, able: Able) -> Tell:
        return Tell(f"I cannot do that here: among my tools there is none that {NAMES[able]}.")

    def of(self, able: Able) -> tuple[Seen, ...]:
        """All that a tool has returned so far, oldest first; failures are left out."""
        hand = self.hands.get(able)
        if hand is None:
            return ()
        found = (each for each in self.talk.seen if each.call.tool == hand.tool)
        return tuple(each for each in found if not each.result.failed)

    def earlier(self, path: str) -> Seen | None:
        """The newest reading of a file from its beginning that the window has anything of.

        Of what is behind a marker nobody sees where it ended, so it was not cut short by the call.
        """
        for seen in reversed(self.of(Able.READ)):
            cut = seen.form is not Form.WHOLE and '"lines"' in seen.call.arguments
            if plain(seen.path) == plain(path) and begins(seen) and not cut:
                return seen
        return None

    def last_path(self) -> str:
        """What was read last."""
        readings = self.of(Able.READ)
        return plain(readings[-1].path) if readings else ""

    def rows(self, seen: Seen, path: str = "") -> list[Row]:
        """The lines of a file that a reading, or a part of one that was recalled, shows."""
        recall = self.hands.get(Able.RECALL)
        recalled = recall is not None and seen.call.tool == recall.tool and is_part(seen)
        return rows_of(path or plain(seen.path), seen.result.text, recalled=recalled)


def failed(seen: Seen) -> Tell:
    """What a tool says of why it could not."""
    return Tell(f"That did not work: {seen.result.text.strip()[:400]}")


def plain(path: str) -> str:
    return path.removeprefix("./").rstrip("/") or "."


def is_part(seen: Seen) -> bool:
    """Whether only some of an original was recalled."""
    return '"lines"' in seen.call.arguments or '"around"' in seen.call.arguments


def begins(seen: Seen) -> bool:
    """Whether a file was read from its first line on."""
    return decoded(seen.call.arguments).get("start", 1) == 1


def whole(seen: Seen) -> bool:
    """Whether all of a file stands in the window."""
    shown = seen.form is Form.WHOLE and "[more lines follow" not in seen.result.text[-200:]
    return shown and begins(seen)


READING = "I'll read "
"""Begins the words of a step that reads a file."""


def together(asked: Iterable[object]) -> Ask | None:
    """All calls that are asked for as one step, each once; None if there are none."""
    found = [each for each in asked if isinstance(each, Ask)]
    if not found:
        return None
    calls = tuple(dict.fromkeys(call for each in found for call in each.calls))
    said = dict.fromkeys(each.said for each in found)
    first = next(iter(said))
    if len(said) > 1 and all(each.startswith(READING) for each in said):
        first = READING + ", ".join(each.removeprefix(READING).rstrip(".") for each in said) + "."
        said = {first: None}
    return Ask(calls, " ".join(said), found[-1].left, found[-1].looked)
