"""Folds a run of several finished tool calls to one line (*Show tool calls*): from how many calls
on, and its words.

A run has at least two calls with nothing but thinking between them. What somebody may have to look
at stays outside: a call that is not finished, one that was denied or stopped or has an offer below
it, one that changed a file, and a failed call that nothing follows yet. The line stays above its
calls while they are shown. Rows keep their numbers when a run folds: its first row becomes the
line, the others have no height.
"""

from bisect import bisect_left, bisect_right, insort
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from helix_desktop.domain.events import Outcome, ToolReturned
from helix_desktop.domain.messages import Thinking
from helix_desktop.domain.skill import USE_SKILL
from helix_desktop.domain.tool_table import (
    ABOUT_AGENT,
    ASK_USER,
    ToolEffect,
    declared_tool,
    tool_icon,
)
from helix_desktop.domain.value import replace
from helix_desktop.ui.chat.transcript.rows import (
    ClickArea,
    RowAction,
    RowKind,
    Seed,
    TranscriptRow,
    tool_label,
)
from helix_desktop.ui.style.canvas import Canvas
from helix_desktop.ui.text.formatting import dotted_text, listed_text, plural, short_count, tr
from helix_desktop.ui.text.safe_text import one_line

MIN_CALLS = 2
"""Calls from which a run folds."""
_first = attrgetter("first")


class CallRun(Struct, frozen=True):
    """The rows of one run; `open`: they are shown below its line."""

    first: int
    last: int
    calls: tuple[ToolReturned, ...]
    open: bool = False
    estimated: bool = False

    @property
    def thoughts(self) -> int:
        """The rows of thinking between the calls."""
        return self.last - self.first + 1 - len(self.calls)

    def text(self) -> str:
        """Return the line: what was done, how much failed, and the tokens of all outputs."""
        tokens = sum((call.tokens or 0) + call.image_tokens for call in self.calls)
        groups: dict[str, list[ToolReturned]] = {}
        for call in self.calls:
            groups.setdefault(_SAME.get(call.tool, call.tool), []).append(call)
        phrases = []
        for tool, same_calls in groups.items():
            by_name = tool in _BY_NAME
            count = len({call.what for call in same_calls}) if by_name else len(same_calls)
            if say := _DID.get(tool):
                phrases.append(say(count))
            else:
                name = one_line(tool_label(tool), 60)
                phrases.append(plural(count, "used {1} once", "used {1} {0} times", name))
        failed = sum(call.outcome is Outcome.FAILED for call in self.calls)
        phrases += [plural(failed, "{0} failed", "{0} failed")] if failed else []
        thoughts, summary = self.thoughts, listed_text(phrases)
        figure = f"{'≈' if self.estimated else ''}{short_count(tokens)}"
        parts = [
            summary[:1].upper() + summary[1:],
            plural(thoughts, "{0} thought", "{0} thoughts") if thoughts else "",
            plural(tokens, "{1} token", "{1} tokens", figure) if tokens else "",
        ]
        return dotted_text(*parts)

    def spoken_text(self) -> str:
        """Return the line for screen readers, with whether its calls are shown."""
        return listed_text((self.text(), tr("calls shown") if self.open else tr("calls folded")))


class CallRuns:
    """The runs of a session's rows; `changed` collects ranges of rows for the owner to report."""

    def __init__(
        self, returns: Mapping[int, ToolReturned], seeds: Sequence[TranscriptRow | Seed]
    ) -> None:
        self._returns, self._seeds = returns, seeds
        """The results of all calls by row, and all rows."""
        self._rows: list[int] = []
        """The rows of finished calls that may fold, in order."""
        self._runs: list[CallRun] = []
        self._touched: list[int] = []
        self.estimated = False
        """Whether tokens are estimates, since the model's tokenizer is not known."""
        self.changed: list[tuple[int, int]] = []

    def __iter__(self) -> Iterator[CallRun]:
        return iter(self._runs)

    def finish(self, index: int, event: ToolReturned) -> None:
        """Take the result of the call in a row; `arrange` then finds its run."""
        # the card of a call that changed a file shows how, and that of a question the answer
        writes = declared_tool(event.tool).effect is ToolEffect.WRITE
        changed_file = event.outcome is Outcome.OK and writes
        is_notable = (
            event.hidden or event.aside or changed_file or event.tool in (ABOUT_AGENT, ASK_USER)
        )
        is_notable = is_notable or any(run.is_notable for run in event.hooks)
        if is_notable or event.outcome not in (Outcome.OK, Outcome.FAILED):
            return
        rows = self._rows
        if not rows or index > rows[-1]:
            rows.append(index)
        elif rows[bisect_left(rows, index)] != index:  # of calls that ran beside each other
            insort(rows, index)
        self._touched.append(index)

    def arrange(self) -> None:
        """Find the runs of the calls that finished since the last time."""
        touched, self._touched = self._touched, []
        if len(touched) == len(self._rows):  # a whole journal: look at each row once
            rows, start = self._rows, 0
            for index in range(1, len(rows) + 1):
                if index == len(rows) or not self._adjoin(rows[index - 1], rows[index]):
                    if index - start >= MIN_CALLS:
                        self._arrange_around(rows[start])
                    start = index
            return
        done = -1
        for index in sorted(touched):
            if index > done:
                done = self._arrange_around(index)

    def at(self, row: int) -> CallRun | None:
        position = bisect_right(self._runs, row, key=_first) - 1
        return self._runs[position] if position >= 0 and row <= self._runs[position].last else None

    def headed_by(self, row: int) -> CallRun | None:
        """Return the run whose line is in a row, or None."""
        return run if (run := self.at(row)) and run.first == row else None

    def hides(self, row: int) -> bool:
        run = self.at(row)
        return run is not None and not run.open and row > run.first

    def shown_at(self, row: int) -> int:
        """Return a row, or the one with the line that it is folded into."""
        run = self.at(row)
        return row if run is None or run.open else run.first

    def next_shown(self, row: int) -> int:
        """Return the next row that is not folded away; the number of rows after the last."""
        run = self.at(row)
        return row + 1 if run is None or run.open else run.last + 1

    def set_open(self, run: CallRun, *, is_open: bool) -> None:
        index = bisect_right(self._runs, run.first, key=_first) - 1
        self._runs[index] = replace(run, open=is_open)
        self.changed.append((run.first, run.last))

    def _is_thinking(self, index: int) -> bool:
        seed = self._seeds[index]
        if isinstance(seed, TranscriptRow):
            return seed.kind is RowKind.THINKING
        return type(seed) is Thinking

    def _arrange_around(self, index: int) -> int:
        """Find the run of the neighbours of a row; return the last of them."""
        all_rows = self._rows
        low = high = bisect_right(all_rows, index) - 1
        while low > 0 and self._adjoin(all_rows[low - 1], all_rows[low]):
            low -= 1
        while high + 1 < len(all_rows) and self._adjoin(all_rows[high], all_rows[high + 1]):
            high += 1
        rows = all_rows[low : high + 1]
        first, last = rows[0], rows[-1]
        first_old = bisect_right(self._runs, first - 1, key=_first)
        last_old = bisect_right(self._runs, last, key=_first)
        old_runs = self._runs[first_old:last_old]
        while rows and self._returns[rows[-1]].outcome is Outcome.FAILED:
            rows.pop()
        new_runs = []
        if len(rows) >= MIN_CALLS:
            is_open = any(run.open for run in old_runs) or any(
                isinstance(seed := self._seeds[row], TranscriptRow) and seed.expanded
                for row in rows
            )
            calls = tuple(self._returns[row] for row in rows)
            new_runs = [CallRun(rows[0], rows[-1], calls, is_open, self.estimated)]
        self._runs[first_old:last_old] = new_runs
        if old_runs or new_runs:
            self.changed.append((first, last))
        return last

    def _adjoin(self, row: int, next_row: int) -> bool:
        if next_row - row == 1:
            return True
        return self._is_thinking(row + 1) and all(map(self._is_thinking, range(row + 2, next_row)))


def _times(count: int) -> str:
    if count == 2:
        return tr("searched twice")
    return plural(count, "searched once", "searched {0} times")


_DID: dict[str, Callable[[int], str]] = {
    "read_file": lambda count: plural(count, "read {0} file", "read {0} files"),
    "list_files": lambda count: plural(count, "listed {0} folder", "listed {0} folders"),
    "write_file": lambda count: plural(count, "wrote {0} file", "wrote {0} files"),
    "edit_file": lambda count: plural(count, "edited {0} file", "edited {0} files"),
    "search": _times,
    "shell": lambda count: plural(count, "ran {0} command", "ran {0} commands"),
    "fetch": lambda count: plural(count, "fetched {0} page", "fetched {0} pages"),
    "todo": lambda count: plural(
        count, "updated the todo list once", "updated the todo list {0} times"
    ),
    "SubAgent": lambda count: plural(count, "ran {0} subagent", "ran {0} subagents"),
    USE_SKILL: lambda count: plural(count, "read {0} skill", "read {0} skills"),
    "recall": lambda count: plural(count, "recalled once", "recalled {0} times"),
}
"""What calls of a tool did; tools that are not here are named."""
_SAME = {
    "search_files": "search",
    "glob_files": "search",
    "recall_cached_content": "recall",
    "recall_history": "recall",
    "search_history": "recall",
    "search_cached_content": "recall",
    "list_cached_content": "recall",
}
"""Tools that are counted together."""
_BY_NAME = frozenset({"read_file", "list_files", "write_file", "edit_file"})
"""Tools of which the different files and folders are counted, not the calls."""


RUN_LINE_HEIGHT = 36
RUN_ROW_HEIGHT = float(RUN_LINE_HEIGHT + 12)
"""The height of the line with the gap below it."""
TEXT_LEFT, TEXT_RIGHT = 42, 14
ICON_SIZE = 16


def run_area(run: CallRun, width: float) -> ClickArea:
    """Return the area that shows or folds the calls of a run."""
    words = tr("Fold tool calls") if run.open else tr("Show tool calls")
    return ClickArea(QRectF(0, 0, width, RUN_LINE_HEIGHT), RowAction.RUN, words)


def paint_run(canvas: Canvas, run: CallRun, width: float, *, words: str, hovered: bool) -> None:
    """Paint the line; `hovered`: the pointer or the keyboard is on it."""
    box, middle = QRectF(0, 0, width, RUN_LINE_HEIGHT), RUN_LINE_HEIGHT / 2
    canvas.box(box, 10, "hover" if hovered else "", border="line2" if hovered else "line")
    tools = {call.tool for call in run.calls}
    name = tool_icon(run.calls[0].tool) if len(tools) == 1 else "layers"
    failed = any(call.outcome is Outcome.FAILED for call in run.calls)
    canvas.icon(QPointF(16, middle - ICON_SIZE / 2), name, "warn" if failed else "mut")
    arrow = "down" if run.open else canvas.forward_icon
    canvas.icon(QPointF(width - TEXT_RIGHT - ICON_SIZE, middle - ICON_SIZE / 2), arrow, "mut")
    text_rect = QRectF(
        TEXT_LEFT, 0, width - TEXT_LEFT - TEXT_RIGHT - ICON_SIZE - 12, RUN_LINE_HEIGHT
    )
    canvas.text(text_rect, words, "small", tone="fg2")
