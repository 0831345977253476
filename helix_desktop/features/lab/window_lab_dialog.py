"""The dialog of the lab: what Helix would have made of the last sessions of other programs."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from shiboken6 import isValid

from helix_desktop.app.environment import Paths
from helix_desktop.app.history.plain_pages import thin_out
from helix_desktop.app.source_formats.source_messages import SourceSession
from helix_desktop.app.workspaces.exports import write_text_file
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.features.lab.lab_comparison import LabSession, sum_sessions
from helix_desktop.features.lab.lab_page import lab_page
from helix_desktop.features.lab.lab_processes import Compared, compare_in_processes
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.style.canvas import Canvas, PaintedWidget, keep_left_to_right
from helix_desktop.ui.text.display_names import preset_name
from helix_desktop.ui.text.formatting import (
    cost_text,
    count_text,
    dotted_text,
    error_text,
    phrase_text,
    plural,
    tokens_text,
    tr,
)
from helix_desktop.ui.text.safe_text import breakable_text, label_line, one_line
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import Dialog, ask_where_to_save
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import STRETCH, row_of
from helix_desktop.ui.widgets.row_list import ListRow, ListView

DIALOG_SIZE, ROW_HEIGHT, CURVES_HEIGHT = QSize(760, 640), 46, 120
LEGEND_HEIGHT = 28
"""Pixels above the bars, of which a session of one request has one for each preset."""
MAX_PROBLEMS, MAX_MODEL_CHARS = 5, 60
_TONES = {"": "mut", **dict(zip(PRESETS, ("acc", "ok", "warn", "bad"), strict=True))}


class SessionCurves(PaintedWidget):
    """The size of each request of a session as it was, and under each preset."""

    def __init__(self) -> None:
        super().__init__()
        keep_left_to_right(self)
        self._session: LabSession | None = None
        self._top = 1
        """The tokens of the full height: the model's window, or less for a short session."""
        self.setFixedHeight(CURVES_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_session(self, session: LabSession) -> None:
        self._session = session
        sizes = [session.sizes, *(trial.sizes for trial in session.trials)]
        largest = max((size for curve in sizes for size in curve), default=1)
        self._top = max(1, min(session.window, largest * 5 // 4))
        words = tr("The size of each request; the full height is {0}")
        self.setAccessibleName(words.format(tokens_text(self._top)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self)
        canvas.box(self.rect(), 6, "panel")
        if self._session is None:
            return
        session = self._session
        trials = {trial.preset: trial.sizes for trial in session.trials}
        for number, (key, sizes) in enumerate({"": session.sizes, **trials}.items()):
            left = 12 + number * (self.width() - 12) / len(_TONES)
            canvas.dot(QPointF(left, 14), _TONES[key])
            canvas.text(QRectF(left + 8, 4, self.width(), 20), _name(key), "small", tone="mut")
            down = self.height() / self._top
            if len(sizes) == 1:
                top = max(LEGEND_HEIGHT, self.height() - sizes[0] * down)
                canvas.fill(QRectF(left - 4, top, 8, self.height() - top), _TONES[key])
            if len(sizes) < 2:
                continue
            across = self.width() / (len(sizes) - 1)
            bottom, thinned = self.height(), thin_out(sizes)
            points = (QPointF(index * across, bottom - size * down) for index, size in thinned)
            canvas.curve(points, _TONES[key])


class LabDialog(Dialog):
    """The sums, the list of sessions, and the curves and figures of the chosen one."""

    page_wanted = Signal(object)
    """Where a page with the figures is to be written, as Path."""

    def __init__(self, host: QWidget, count: int, *, close_text: str) -> None:
        hint = tr(
            "The sessions are replayed on this computer under each preset. No model is asked, and "
            "nothing is sent."
        )
        title = tr("Last sessions with and without Helix")
        super().__init__(host, title=title, hint=hint, size=DIALOG_SIZE)
        self.sessions: list[LabSession] = []
        self.is_open = True
        """Whether the figures are still wanted; may be read in any thread."""
        self._count, self._done, self._current = count, 0, 0
        self._problems: list[str] = []
        self.status = label("", "small", "mut", wrap=True)
        self.sums = label("", "small", "fg", wrap=True)
        self.sums.hide()
        self.list = ListView(ROW_HEIGHT, tr("Sessions"))
        self.list.finds_typed = True
        self.curves = SessionCurves()
        self.details = label("", "small", "fg2", wrap=True)
        self.body.setSpacing(10)
        for part in (self.status, self.sums, self.list, self.curves, self.details):
            self.body.addWidget(part, int(part is self.list))
        self.save, done = button(tr("Save page…")), button(close_text, "primary")
        self.save.setEnabled(False)
        self.footer.addLayout(row_of(self.save, STRETCH, done, spacing=8))
        self.save.clicked.connect(self._on_save)
        done.clicked.connect(self.dismiss)
        self.list.chosen.connect(lambda key: self._show(int(key)))
        self.list.moved.connect(self._show)
        self._show_status()

    def close_sheet(self) -> None:
        self.is_open = False
        super().close_sheet()

    def take(self, result: LabSession | Phrase | None) -> None:
        """Show the figures of one more session; a phrase says why one can't be read."""
        self._done += 1
        self._show_status()
        if isinstance(result, Phrase):
            self._problems.append(breakable_text(label_line(phrase_text(result), 300)))
        elif result is not None:
            self.sessions.append(result)
            rows = []
            for index, session in enumerate(self.sessions):
                requests = plural(session.requests, "{0} request", "{0} requests")
                program = one_line(session.source.program_name)
                model = one_line(session.model, MAX_MODEL_CHARS)
                title = one_line(session.source.title) or tr("Untitled")
                below = dotted_text(program, model, requests)
                right = cost_text(session.cost)
                rows.append(ListRow(f"{index}", title, icon="chat", below=below, right=right))
            self.list.show_rows(rows)
            self.save.setEnabled(True)
            self.sums.setText("\n".join(sum_lines(self.sessions)))
            self.sums.setVisible(bool(self.sums.text()))
            self._show(self._current)

    def finish(self) -> None:
        count = len(self.sessions)
        words = plural(count, "{0} session was compared.", "{0} sessions were compared.")
        self.status.setText("\n".join((words, *self._problems[:MAX_PROBLEMS])))
        announce(self, words)

    def show_problem(self, text: str) -> None:
        self.status.setText(breakable_text(label_line(text, 400)))
        announce(self, text)

    def _show_status(self) -> None:
        words = tr("Comparing session {0} of {1}…")
        number = min(self._done + 1, self._count)
        self.status.setText(words.format(count_text(number), count_text(self._count)))

    def _show(self, index: int) -> None:
        self._current = index
        session = self.sessions[index]
        self.list.select(index)
        self.curves.show_session(session)
        self.details.setText("\n".join(session_lines(session)))
        self.fit()
        self.body.activate()
        self.list.reveal(index)

    def _on_save(self) -> None:
        ask_where_to_save(self, tr("Save page"), self.page_wanted.emit, name="helix-lab.html")


def open_lab(
    host: QWidget,
    bridge: EventBridge,
    *,
    paths: Paths,
    sources: Sequence[SourceSession],
    go_on: Callable[[], None] | None = None,
) -> Coroutine[object, object, None]:
    """Open the dialog; return what compares the sessions until it is closed.

    `go_on` is what closing leads to, if the dialog is one of several screens.
    """
    close_text = tr("Close") if go_on is None else tr("Continue")
    dialog = LabDialog(host, len(sources), close_text=close_text)
    if go_on is not None:
        dialog.closed.connect(go_on)

    async def compare() -> None:
        loop, is_over = asyncio.get_running_loop(), False

        def show(result: Compared) -> None:
            if isValid(dialog):
                dialog.take(result)

        def work() -> None:
            for result in compare_in_processes(
                paths, sources, lambda: is_over or not dialog.is_open
            ):
                loop.call_soon_threadsafe(show, result)

        try:
            await asyncio.to_thread(work)
        except HelixError as error:
            if isValid(dialog):
                dialog.show_problem(error_text(error))
            return
        finally:
            is_over = True
        if isValid(dialog):
            dialog.finish()

    def write(path: Path) -> None:
        write_text_file(path, lab_page(dialog.sessions))

    dialog.page_wanted.connect(
        lambda path: bridge.run(asyncio.to_thread(write, path), "write a page")
    )
    dialog.open(dialog.list)
    return compare()


def _name(preset: str) -> str:
    return preset_name(preset) if preset else tr("As it was")


def session_lines(session: LabSession) -> list[str]:
    """Return the figures as it was and under each preset, and what the program compacted away."""
    original = tr("As it was: the tokens weren't recorded")
    if session.sizes:
        original = _figures(_name(""), sum(session.sizes), session.cost, max(session.sizes))
    trials = session.trials
    lines = [original]
    lines += [_figures(_name(trial.preset), trial.sent, trial.cost, trial.peak) for trial in trials]
    if session.sizes and not session.is_reported:
        words = tr("All numbers are of the {0} of {1} requests whose tokens were recorded.")
        lines.append(words.format(count_text(len(session.sizes)), count_text(session.requests)))
    if session.left_out:
        lines.append(tr("The end of this session is too large and not included."))
    if session.compactions:
        lines.append(
            plural(
                session.compactions,
                "{1} compacted {0} time; {2} could not be read again. Helix keeps every output.",
                "{1} compacted {0} times; {2} could not be read again. Helix keeps every output.",
                session.source.program_name,
                tokens_text(session.compacted_tokens),
            )
        )
    return lines


def _figures(name: str, sent: int, cost: float | None, peak: int) -> str:
    largest = tr("largest request {0}").format(tokens_text(peak))
    return dotted_text(_named_tokens(name, sent), cost_text(cost), largest)


def _named_tokens(name: str, tokens: int) -> str:
    return tr("{0}: {1}").format(name, tokens_text(tokens))


def sum_lines(sessions: Sequence[LabSession]) -> list[str]:
    """Return the sums over the sessions of which everything is known."""
    totals = sum_sessions(sessions)
    if not totals.sessions:
        return []
    heading = plural(
        totals.sessions,
        "Together, {0} session with complete reports:",
        "Together, {0} sessions with complete reports:",
    )
    sums = (
        dotted_text(_named_tokens(_name(key), sent), cost_text(totals.cost[key]))
        for key, sent in totals.sent.items()
    )
    return [heading, *sums]
