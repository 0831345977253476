"""Current Issues and TODO Items: what fails, what was refused, what was asked and is not done."""

import re
from collections.abc import Iterator, Mapping, Sequence

from helix_desktop.context.texts.cues import DONE, NEXT, TROUBLE
from helix_desktop.context.texts.deeds import Act, decoded
from helix_desktop.context.texts.drafting import Line
from helix_desktop.context.texts.gist import plain
from helix_desktop.context.texts.outcomes import REFUSED
from helix_desktop.context.texts.plain import clipped, defused
from helix_desktop.context.texts.settled import ASKED, AT, LAST
from helix_desktop.context.texts.speech import sentences
from helix_desktop.context.texts.steps import Done, Turn
from helix_desktop.context.texts.telling import agent_words, quoted, told

_MOST = 12
_LAST_TURNS = 2
"""Turns whose troubles still count as current when they are only spoken of."""
_TUNED = re.compile(
    r"^\s{0,4}cd [^\n&;]{1,300}&&|\b(?:env )?[A-Z_]{2,40}=\S{1,200} |2>&1"
    r"|\|\s{0,4}(?:tail|head|grep|tee|less)\b[^|&;\n]{0,200}"
)
_CODE = re.compile(r"`[^`\n]{1,400}`")
_NUMBERS = re.compile(r"\d+(?:\.\d+)?m?s?")
_STATES = ("pending", "in_progress", "todo", "open", "blocked")
_TASK_NUMBER = re.compile(r"#(\d{1,6})")


def issue_lines(turns: Sequence[Turn]) -> list[Line]:
    """The last outcome of every command that failed and did not go well since; then words."""
    failed: dict[str, Done] = {}
    passed: dict[str, int] = {}
    for turn in turns:
        for done in turn.deeds:
            for key in _keys(done):
                failed.pop(key, None)
                if done.ending.failed:
                    failed[key] = done
                else:
                    passed[_family(key)] = done.seq
    recent = turns[-_LAST_TURNS].asked if len(turns) >= _LAST_TURNS else None
    since = recent.seq if recent else 0
    found = [
        _failing(done, passed.get(_family(key), 0), since=since) for key, done in failed.items()
    ]
    for turn in turns[-_LAST_TURNS:]:
        found += _troubles(turn)
    # the same error again: the newest of it stands for all
    return list({_shape(line.text): line for line in found}.values())[-_MOST:]


def _failing(done: Done, passed: int, *, since: int) -> Line:
    """A failure; what was refused long ago or whose like went well since matters less."""
    if done.ending.label == REFUSED and done.seq < since:
        return Line(f"- {told(done, 140)} [{done.seq}]", done.seq, 1)
    if passed > done.seq:
        text = f"- {told(done, 140)} [{done.seq}]; its like went well since [{passed}]"
        return Line(text, done.seq, 2)
    return Line(f"- {told(done, 140)} [{done.seq}]", done.seq, 6)


def _family(key: str) -> str:
    """The first two words of a command: what it is a use of."""
    return " ".join(key.split()[:2])


def _shape(text: str) -> str:
    """The error of a line without its numbers; the whole line where there is none."""
    return _NUMBERS.sub("#", text.rsplit("; its like", 1)[0].rsplit(": ", 1)[-1])


def todo_lines(turns: Sequence[Turn]) -> list[Line]:
    """What was asked last and has no answer, the state of the agent's list, announced steps."""
    if not turns:
        return []
    return [*_unfinished(turns), *_listed(turns), *_announced(turns[-1])]


def _keys(done: Done) -> Iterator[str]:
    """What a later success settles: the same command, however its output is cut, the same file."""
    if done.output is None:
        return
    if done.ending.label == REFUSED:
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
        bare = _CODE.sub("", sentence)
        if TROUBLE.search(bare) and not DONE.search(bare) and not sentence.endswith("?"):
            text = defused(clipped(plain(sentence), 240))
            yield Line(f"- {text}", turn.steps[-1].seq, 3)


def _unfinished(turns: Sequence[Turn]) -> Iterator[Line]:
    """The latest request, and those before it, while the agent has not answered; where it is."""
    turn = turns[-1]
    if turn.answer:
        last = turn.steps[-1]
        for sentence in list(sentences(last.said))[-3:]:
            if sentence.endswith(("?", "？")):
                text = f"- (medium) The agent asked the user: {defused(plain(sentence))}"
                yield Line(text, last.seq, 6)
        return
    yield from _requests(turns)
    spoken = [step for step in turn.steps if step.said.strip()]
    if spoken:
        words = agent_words(spoken[-1].said, 300)
        yield Line(f"- (high) {AT} {words}", spoken[-1].seq, 8)
    if turn.deeds:
        done = turn.deeds[-1]
        yield Line(f"- (high) {LAST} {told(done, 160)}", done.seq, 7)


def _requests(turns: Sequence[Turn]) -> Iterator[Line]:
    """All requests since the last answer; a word or two are told with what they answer."""
    start = len(turns) - 1
    while start and not turns[start - 1].answer and start > len(turns) - _MOST_OPEN:
        start -= 1
    for turn in turns[start:]:
        if turn.asked is None:
            continue
        latest = turn is turns[-1]
        text = f"{ASKED} [{turn.asked.seq}]: "
        level, length, weight = ("high", 1_200, 10.0) if latest else ("medium", 300, 6.0)
        yield Line(f"- ({level}) {text}{quoted(turn.asked.text, length)}", turn.asked.seq, weight)
    asked, before = turns[-1].asked, turns[start - 1] if start else None
    if asked and before and before.answer and len(asked.text) < _SHORT_REQUEST:
        last = before.steps[-1]
        ending = _ending(last.said)
        yield Line(f"- (high) It answers the agent's: {defused(ending)}", last.seq, 9)


def _ending(said: str) -> str:
    """The last lines of what was said, from the beginning of one."""
    words = said.strip().replace("**", "")
    cut = words[-_BEFORE:]
    return clipped(cut if len(words) <= _BEFORE else cut[cut.find("\n") + 1 :], _BEFORE)


_MOST_OPEN = 5
_SHORT_REQUEST = 60
"""Characters of an answer that says nothing without its question."""
_BEFORE = 400
"""Characters of the agent's last words that are told with it."""


def _announced(turn: Turn) -> Iterator[Line]:
    for sentence in sentences(turn.answer):
        if NEXT.search(sentence) and not sentence.endswith("?"):
            text = defused(clipped(plain(sentence), 240))
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
    lists = (values.get(key) for key in ("todos", "plan", "items", "tasks"))
    whole = next((value for value in lists if isinstance(value, list)), None)
    if whole is None:
        _apply_one(items, values, done)
        return
    items.clear()
    for place, entry in enumerate(whole[:_MOST_ITEMS]):
        if isinstance(entry, dict):
            items[f"whole {place}"] = (_text(entry), _state(entry, "pending"), done.seq)


def _apply_one(
    items: dict[str, tuple[str, str, int]], values: Mapping[str, object], done: Done
) -> None:
    number = str(values.get("taskId", values.get("id", "")))
    if number in items:
        text, state, _ = items[number]
        items[number] = (_text(values) or text, _state(values, state), done.seq)
    elif text := _text(values):
        made = _TASK_NUMBER.search((done.output or "")[:200])
        key = made.group(1) if made else number or f"task {len(items) + 1}"
        items[key] = (text, _state(values, "pending"), done.seq)


_MOST_ITEMS = 100


def _state(entry: Mapping[str, object], before: str) -> str:
    return clipped(str(entry.get("status", before)), 20)


def _text(entry: Mapping[str, object]) -> str:
    for key in ("content", "step", "subject", "title", "text", "task"):
        value = entry.get(key)
        if isinstance(value, str) and value:
            return clipped(value, 200)
    return ""
