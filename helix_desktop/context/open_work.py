"""Current Issues and TODO Items: what fails, what was refused, what was asked and is not done."""

import re
from collections.abc import Iterator, Mapping, Sequence

from helix_desktop.context.cues import NEXT, TROUBLE
from helix_desktop.context.deeds import Act, decoded
from helix_desktop.context.drafting import Line
from helix_desktop.context.plain import clipped, defused
from helix_desktop.context.speech import sentences
from helix_desktop.context.steps import Done, Turn
from helix_desktop.context.telling import agent_words, quoted, told

_MOST = 12
_LAST_TURNS = 2
"""Turns whose troubles still count as current when they are only spoken of."""
_TUNED = re.compile(
    r"^\s{0,4}cd [^\n&;]{1,300}&&|2>&1|\|\s{0,4}(?:tail|head|grep|tee|less)\b[^|&;\n]{0,200}"
)
_STATES = ("pending", "in_progress", "todo", "open", "blocked")
_TASK_NUMBER = re.compile(r"#(\d{1,6})")


def issue_lines(turns: Sequence[Turn]) -> list[Line]:
    """The last outcome of every command that failed and did not go well since; then words."""
    failed: dict[str, Done] = {}
    for turn in turns:
        for done in turn.deeds:
            for key in _keys(done):
                failed.pop(key, None)
                if done.ending.failed:
                    failed[key] = done
    found = [Line(f"- {told(done, 140)} [{done.seq}]", done.seq, 6) for done in failed.values()][
        -_MOST:
    ]
    for turn in turns[-_LAST_TURNS:]:
        found += _troubles(turn)
    return list({line.text: line for line in found}.values())


def todo_lines(turns: Sequence[Turn]) -> list[Line]:
    """What was asked last and has no answer, the state of the agent's list, announced steps."""
    if not turns:
        return []
    return [*_unfinished(turns[-1]), *_listed(turns), *_announced(turns[-1])]


def _keys(done: Done) -> Iterator[str]:
    """What a later success settles: the same command, however its output is cut, the same file."""
    if done.output is None:
        return
    if done.ending.label == "refused by the user":
        yield f"refused {done.deed.key}"
    elif done.deed.act in (Act.RUN, Act.OTHER):
        yield " ".join(_TUNED.sub("", done.deed.key[:2_000]).split())
    elif done.deed.act is Act.EDIT:
        yield from done.deed.changed


def _troubles(turn: Turn) -> Iterator[Line]:
    if turn.asked is not None and TROUBLE.search(turn.asked.text[:2_000]) and not turn.answer:
        text = f"- The user reports [{turn.asked.seq}]: {quoted(turn.asked.text, 300)}"
        yield Line(text, turn.asked.seq, 7)
    for sentence in sentences(turn.answer):
        if TROUBLE.search(sentence) and not sentence.endswith("?"):
            text = defused(clipped(sentence.replace("**", ""), 240))
            yield Line(f"- {text}", turn.steps[-1].seq, 3)


def _unfinished(turn: Turn) -> Iterator[Line]:
    """The latest request while the agent has not answered it, and where the agent is."""
    if turn.answer:
        last = turn.steps[-1]
        for sentence in list(sentences(last.said))[-3:]:
            if sentence.endswith(("?", "？")):
                text = f"- (medium) The agent asked the user: {defused(sentence)}"
                yield Line(text, last.seq, 6)
        return
    if turn.asked is not None:
        text = f"- (high) Asked by the user and not finished [{turn.asked.seq}]: "
        yield Line(text + quoted(turn.asked.text, 1_200), turn.asked.seq, 10)
    spoken = [step for step in turn.steps if step.said.strip()]
    if spoken:
        words = agent_words(spoken[-1].said, 300)
        yield Line(f"- (high) The agent is at: {words}", spoken[-1].seq, 8)
    if turn.deeds:
        done = turn.deeds[-1]
        yield Line(f"- (high) Last call: {told(done, 160)}", done.seq, 7)


def _announced(turn: Turn) -> Iterator[Line]:
    for sentence in sentences(turn.answer):
        if NEXT.search(sentence) and not sentence.endswith("?"):
            text = defused(clipped(sentence.replace("**", ""), 240))
            yield Line(f"- (medium) {text}", turn.steps[-1].seq, 5)


def _listed(turns: Sequence[Turn]) -> list[Line]:
    """The open items of the agent's own list, in its last state."""
    items: dict[str, tuple[str, str, int]] = {}
    for turn in turns:
        for done in turn.deeds:
            if done.deed.act is Act.PLAN and not done.ending.failed:
                _apply(items, done)
    found = []
    for text, state, seq in items.values():
        if state in _STATES:
            level = "high" if state == "in_progress" else "medium"
            found.append(Line(f"- ({level}) {defused(text)} [{state}]", seq, 7))
    return found


def _apply(items: dict[str, tuple[str, str, int]], done: Done) -> None:
    """A list written anew replaces the old one; single tasks are added and changed by number."""
    values = decoded(done.arguments)
    whole = next(
        (
            value
            for key in ("todos", "plan", "items", "tasks")
            if isinstance(value := values.get(key), list)
        ),
        None,
    )
    if whole is not None:
        items.clear()
        for place, entry in enumerate(whole[:100]):
            if isinstance(entry, dict):
                items[f"whole {place}"] = (
                    _text(entry),
                    str(entry.get("status", "pending")),
                    done.seq,
                )
        return
    number = str(values.get("taskId", values.get("id", "")))
    if number in items:
        text, state, _ = items[number]
        items[number] = (_text(values) or text, str(values.get("status", state)), done.seq)
    elif text := _text(values):
        made = _TASK_NUMBER.search((done.output or "")[:200])
        key = made.group(1) if made else number or f"task {len(items) + 1}"
        items[key] = (text, str(values.get("status", "pending")), done.seq)


def _text(entry: Mapping[str, object]) -> str:
    for key in ("content", "step", "subject", "title", "text", "task"):
        value = entry.get(key)
        if isinstance(value, str) and value:
            return clipped(value, 200)
    return ""
