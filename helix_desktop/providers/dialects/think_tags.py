"""Splits thinking in `<think>…</think>` off a streamed answer.

Models put it at the start of an answer, so a tag counts only there, or in blocks that follow
directly. An end tag inside code is text about a tag. If an answer ends without an end tag, its
thinking is repeated as text: it is probably the answer.
"""

from collections.abc import Iterator
from enum import Enum, auto

from helix_desktop.domain.llm import ProviderEvent, TextDelta, ThinkingDelta

BEGIN, END = "<think>", "</think>"
MAX_SPACE_CHARS = 1_000
"""Most characters of space that are held back at the start of an answer."""

_TICK, _FENCE, _INDENT = "`", "```", 16


class _AnswerPart(Enum):
    """The part of an answer that is being read."""

    BEFORE = auto()
    """Only whitespace and thinking came so far."""
    INSIDE = auto()
    ANSWER = auto()


class _CodeMarks:
    """Tells code from other text by the backticks before it."""

    def __init__(self) -> None:
        self.fenced = False
        self._ticks = 0
        self._start = ""

    @property
    def in_line(self) -> bool:
        return self._ticks % 2 == 1

    def take(self, text: str) -> None:
        *lines, last = text.split("\n")
        for line in lines:
            self.fenced ^= (self._start + line[:_INDENT]).lstrip().startswith(_FENCE)
            self._start, self._ticks = "", 0
        self._start = (self._start + last[:_INDENT])[:_INDENT]
        self._ticks += last.count(_TICK)


class ThinkTagSplitter:
    """Splits the text of one answer into thinking and answer, in whatever pieces it comes."""

    def __init__(self) -> None:
        self._part = _AnswerPart.BEFORE
        self._pending = ""
        """What may be the beginning of a tag, or space before the first word."""
        self._had_thinking = False
        self._marks = _CodeMarks()
        self._leading_space: list[str] | None = []
        """The whitespace at the beginning of the thinking; None once a word came."""
        self._unfinished_thinking: list[str] = []
        """The thinking since its beginning, or since the last end tag inside code."""

    def expect_answer(self) -> None:
        """Treat everything that follows as the answer, because the thinking comes in its own
        field.
        """
        if self._part is _AnswerPart.BEFORE:
            self._part = _AnswerPart.ANSWER

    def take(self, text: str) -> Iterator[ProviderEvent]:
        """Yield what is certain by now."""
        self._pending += text
        while self._pending:
            before_step, part = self._pending, self._part
            match part:
                case _AnswerPart.BEFORE:
                    # decide whether the text begins with a tag
                    words = self._pending.lstrip()
                    if words.startswith(BEGIN):
                        self._part, self._pending = _AnswerPart.INSIDE, words.removeprefix(BEGIN)
                        self._had_thinking, self._marks = True, _CodeMarks()
                        self._leading_space, self._unfinished_thinking = [], []
                    elif not BEGIN.startswith(words) or len(self._pending) > MAX_SPACE_CHARS:
                        self._part = _AnswerPart.ANSWER
                        self._pending = (
                            self._pending.lstrip("\r\n") if self._had_thinking else self._pending
                        )
                case _AnswerPart.INSIDE:
                    yield from self._read_thinking()
                case _AnswerPart.ANSWER:
                    self._pending = ""
                    yield from _emit_answer(before_step)
            if (self._pending, self._part) == (before_step, part):
                return

    def finish(self, *, complete: bool) -> Iterator[ProviderEvent]:
        """Yield what was held back at the end; `complete`: the answer was not cut."""
        pending, self._pending = self._pending, ""
        if self._part is not _AnswerPart.INSIDE:
            if pending.strip() or not self._had_thinking:
                yield from _emit_answer(pending)
        elif pending != END:
            yield from self._emit_thinking(pending)
            if complete:
                yield from _emit_answer("".join(self._unfinished_thinking).strip())

    def _read_thinking(self) -> Iterator[ProviderEvent]:
        before, end_tag, behind = self._pending.partition(END)
        if not end_tag:
            # how many of the last characters may be the beginning of an end
            sizes = range(min(len(END) - 1, len(before)), 0, -1)
            begun_chars = next((size for size in sizes if END.startswith(before[-size:])), 0)
            self._pending = before[len(before) - begun_chars :]
            yield from self._emit_thinking(before[: len(before) - begun_chars])
            return
        yield from self._emit_thinking(before)
        self._pending = behind
        if self._marks.fenced or (self._marks.in_line and behind.startswith(_TICK)):
            yield from self._emit_thinking(end_tag)
            self._unfinished_thinking = []
        elif self._marks.in_line and not behind:
            self._pending = end_tag  # the next character tells whether it is code
        else:
            self._part = _AnswerPart.BEFORE

    def _emit_thinking(self, text: str) -> Iterator[ProviderEvent]:
        self._marks.take(text)
        self._unfinished_thinking.append(text)
        if self._leading_space is not None:
            self._leading_space.append(text)
            if not text.strip():
                return
            text, self._leading_space = "".join(self._leading_space), None
        if text:
            yield ThinkingDelta(text)


def _emit_answer(text: str) -> Iterator[ProviderEvent]:
    if text:
        yield TextDelta(text)
