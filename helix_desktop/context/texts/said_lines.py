"""Finds what only the agent said: its decisions, lessons, and what it made.

A name has a digit, a sign such as `/` or `_`, or a capital inside. A sentence of the agent counts
if it has a name that no message, file, or long output had before: then the agent introduced it, in
any language. A sentence that only repeats what was read has none. Commits and the open steps of the
to-do list count, too. If there is room, the first sentence of each turn's last message is added.
All of this comes from the agent's own messages and calls, never from a user's message.
"""

import re
from collections.abc import Iterable, Sequence, Set

from msgspec import Struct

from helix_desktop.context.texts.markers import history_line
from helix_desktop.context.texts.plain_text import clip, defuse, is_own_text, one_line, squeeze
from helix_desktop.context.texts.sentences import split_sentences, strip_emphasis
from helix_desktop.context.texts.todo_list import render_steps, written_steps
from helix_desktop.context.texts.tool_actions import ActionKind, ToolAction, read_action
from helix_desktop.context.texts.turns import Passage, PassageSource
from helix_desktop.domain.cache import HistoryDigest
from helix_desktop.domain.context_window.rewrites import SaidLine
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.ports import MessageWeigher
from helix_desktop.domain.todo import TodoStatus

MAX_LINE_CHARS = 300
MAX_REPORT_CHARS = 400
"""The maximum length of a command's output that reports what the agent did, such as a port."""
MAX_READ_CHARS = 400_000
"""The maximum number of characters of one text whose names are read."""
OPENINGS_SHARE = 0.15
"""The share of the room that first sentences of messages may take."""
SAID, ADDED = "the agent said:", "added by the user:"

_WORD = lazy_pattern(r"\w[\w.\-/#@=+]*\w")
_MARK = lazy_pattern(r"[\d/_.\-]|[a-z][A-Z]")
_COMMIT = lazy_pattern(
    r"^\[[^\]\s]{1,200}(?: \([^)\n]{1,40}\))? ([0-9a-f]{7,40})\] (.{1,200})$", re.M
)
_OPEN = frozenset({TodoStatus.PENDING, TodoStatus.IN_PROGRESS})
_ACTING = frozenset({ActionKind.RUN, ActionKind.EDIT})


def find_names(text: str) -> Set[str]:
    """Return the names in a text, in lower case."""
    return {word.casefold() for word in _WORD.findall(text[:MAX_READ_CHARS]) if _MARK.search(word)}


class SaidSentence(Struct, frozen=True):
    """A sentence that may become a line; `is_opening`: it only begins a turn's last message."""

    seq: int
    text: str
    names: frozenset[str] = frozenset()
    is_opening: bool = False


class SaidCollector:
    """Collects what the agent said; the passages may be added in parts, in order."""

    def __init__(self) -> None:
        self._known: set[str] = set()
        """The names that the agent read, or said before."""
        self._acted: set[str] = set()
        """The names that its own commands and edits brought in."""
        self._sentences: dict[str, SaidSentence] = {}
        self._openings: dict[str, SaidSentence] = {}
        self._opening: SaidSentence | None = None
        """The first sentence of the newest message in the running turn."""
        self._steps: tuple[SaidSentence, ...] = ()
        self._action: ToolAction | None = None
        self._call = ""

    def copy(self) -> "SaidCollector":
        collector = SaidCollector()
        for name, value in vars(self).items():
            setattr(collector, name, value.copy() if isinstance(value, set | dict) else value)
        return collector

    def add(self, passages: Iterable[Passage]) -> None:
        for passage in passages:
            if is_own_text(passage.text):
                continue
            match passage.source:
                case PassageSource.AGENT:
                    self._add_message(passage)
                case PassageSource.CALL:
                    self._add_call(passage)
                case PassageSource.OUTPUT:
                    self._add_output(passage)
                case _:
                    self._known |= find_names(passage.text)
                    if passage.source is PassageSource.USER:
                        self._end_turn()

    def sentences(self) -> tuple[SaidSentence, ...]:
        """Return what was found, in order, each text once."""
        openings = dict(self._openings)
        if self._opening is not None:
            openings[squeeze(self._opening.text)] = self._opening
        found = {**openings, **self._sentences}
        found |= {squeeze(step.text): step for step in self._steps}
        return tuple(sorted(found.values(), key=lambda sentence: sentence.seq))

    def _end_turn(self) -> None:
        if self._opening is not None:
            self._openings[squeeze(self._opening.text)] = self._opening
        self._opening = None

    def _add_message(self, passage: Passage) -> None:
        self._opening = None
        for sentence in split_sentences(passage.text[:MAX_READ_CHARS]):
            text = clip(one_line(strip_emphasis(sentence)), MAX_LINE_CHARS)
            names = find_names(sentence)
            if text and self._opening is None:
                opening = SaidSentence(passage.seq, text, frozenset(names), is_opening=True)
                self._opening = opening
            if text and names - self._known:
                self._keep(SaidSentence(passage.seq, text, frozenset(names)))
            self._known |= names
        # what is in no sentence: code and tables
        self._known |= find_names(passage.text)

    def _keep(self, sentence: SaidSentence) -> None:
        self._sentences.setdefault(squeeze(sentence.text), sentence)

    def _add_call(self, passage: Passage) -> None:
        self._action = read_action(passage.tool, passage.text, what=passage.what)
        self._call = passage.text
        if self._action.kind in _ACTING:
            self._acted |= find_names(passage.text) - self._known
        steps = written_steps(passage.tool, passage.text)
        if steps is not None:
            self._steps = tuple(
                SaidSentence(passage.seq, clip(f"to do: {line}", MAX_LINE_CHARS))
                for line in render_steps([step for step in steps if step.status in _OPEN])
            )

    def _add_output(self, passage: Passage) -> None:
        action, call = self._action, self._call
        self._action, self._call = None, ""
        if action is not None and action.kind is ActionKind.RUN and not passage.failed:
            if "commit" in action.command:
                for digest, subject in _COMMIT.findall(passage.text[:MAX_READ_CHARS]):
                    # the subject is the agent's own, word for word
                    if subject.strip() in call:
                        text = f"committed {digest}: {one_line(subject)}"
                        self._keep(SaidSentence(passage.seq, text, frozenset({digest})))
            if len(passage.text) <= MAX_REPORT_CHARS:
                return
        self._known |= find_names(passage.text) - self._acted


def choose_lines(
    sentences: Sequence[SaidSentence],
    budget: int,
    weigher: MessageWeigher,
    *,
    shown: str = "",
    added: Sequence[SaidLine] = (),
    removed: Sequence[SaidLine] = (),
) -> tuple[SaidLine, ...]:
    """Return the newest sentences that fit, in order; first sentences only if room is left.

    Sentences that the text `shown` beside them already has are left out, and so are those that the
    user `removed`. The lines that the user has `added` always stay.
    """
    rows = [(row.casefold(), squeeze(row)) for row in shown.splitlines() if row.strip()]
    left_out = {line.text for line in (*removed, *added)}
    chosen: list[int] = []
    tokens_left = budget - sum(_line_tokens(line.text, weigher) for line in added)
    openings_left = int(budget * OPENINGS_SHARE)
    for is_opening in (False, True):
        for index in reversed(range(len(sentences))):
            sentence = sentences[index]
            if sentence.is_opening is not is_opening or sentence.text in left_out:
                continue
            plain, names = squeeze(sentence.text), sentence.names
            if any(
                plain in squeezed or (names and all(name in row for name in names))
                for row, squeezed in rows
            ):
                continue
            tokens = _line_tokens(sentence.text, weigher)
            openings_left -= tokens * is_opening
            tokens_left -= tokens
            if tokens_left < 0 or openings_left < 0:
                break
            chosen.append(index)
    lines = [SaidLine(sentences[index].seq, sentences[index].text) for index in sorted(chosen)]
    return tuple(sorted([*lines, *added], key=lambda line: line.seq))


def _line_tokens(text: str, weigher: MessageWeigher) -> int:
    return weigher.count(f"- {defuse(text)}") + 1


def said_text(lines: Sequence[SaidLine]) -> str:
    """Render the lines; those that the user wrote are set apart."""
    rows: list[str] = []
    for title, by_user in ((SAID, False), (ADDED, True)):
        listed = [f"- {defuse(one_line(line.text))}" for line in lines if line.by_user is by_user]
        rows += [title, *listed] if listed else []
    return "\n".join(rows)


def replace_said(
    text: str, before: Sequence[SaidLine], after: Sequence[SaidLine], history: HistoryDigest
) -> str:
    """Return the text of a fold with other lines, which come before the line that recalls it."""
    head, recall, tail = text.rpartition(history_line(history))
    if before:
        head = head.removesuffix(f"{said_text(before)}\n")
    return f"{head}{said_text(after)}\n{recall}{tail}" if after else f"{head}{recall}{tail}"
