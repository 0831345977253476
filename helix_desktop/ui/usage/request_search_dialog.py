"""The dialog *Search past requests*: in which requests the model was sent a text or an output."""

from collections.abc import Callable, Coroutine, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from helix_desktop.app.history.seen_search import SeenAs, SeenInSession
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.text.formatting import count_text, dotted_text, phrase_text, plural, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import Dialog, DialogField
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import STRETCH, row_of
from helix_desktop.ui.widgets.row_list import ListRow, ListView

DIALOG_SIZE, ROW_HEIGHT, MAX_ROWS = QSize(720, 560), 46, 500
_ITEM_TEXTS = {
    SeenAs.TYPED: Phrase("your message"),
    SeenAs.REPLY: Phrase("reply"),
    SeenAs.CONTEXT: Phrase("added context"),
    SeenAs.OUTPUT: Phrase("output"),
    SeenAs.RECALL: Phrase("recalled"),
    SeenAs.EXCERPT: Phrase("excerpt"),
    SeenAs.MARKER: Phrase("marker"),
    SeenAs.NOTES: Phrase("notes {0}"),
    SeenAs.OBSERVATIONS: Phrase("notes by a model {0}"),
    SeenAs.HANDOVER: Phrase("handover {0}"),
    SeenAs.PIN: Phrase("pin"),
    SeenAs.INSTRUCTIONS: Phrase("instructions"),
    SeenAs.SYSTEM: Phrase("system prompt and tools"),
    SeenAs.BODY: Phrase("recorded request"),
    SeenAs.NOTHING: Phrase("excluded or changed"),
}
_ICONS = {
    SeenAs.TYPED: "chat",
    SeenAs.REPLY: "spark",
    SeenAs.OUTPUT: "terminal",
    SeenAs.RECALL: "recall",
    SeenAs.EXCERPT: "terminal",
    SeenAs.MARKER: "tag",
    SeenAs.PIN: "pin",
}

Find = Callable[[str], Coroutine[object, object, Sequence[SeenInSession]]]


class RequestSearchDialog(Dialog):
    """A field for a text, and the requests of all sessions that had it.

    `request_chosen` carries a session and the event of a request.
    """

    wanted = Signal(str)
    request_chosen = Signal(str, int)

    def __init__(self, host: QWidget, *, text: str = "", fixed: bool = False) -> None:
        hint = tr("Finds a text in everything that models were sent. Nothing is sent now.")
        super().__init__(host, title=tr("Search past requests"), hint=hint, size=DIALOG_SIZE)
        name = tr("SHA-256") if fixed else tr("Exact text")
        self.field = DialogField(text, name)
        self.field.setPlaceholderText(name)
        self.field.setReadOnly(fixed)
        self.status = label("", "small", "mut", wrap=True)
        self.list = ListView(ROW_HEIGHT, tr("Requests"))
        self._places: dict[str, tuple[str, int]] = {}
        for item in (self.field.frame, self.status):
            self.body.addWidget(item)
        self.body.setSpacing(10)
        self.body.addWidget(self.list, 1)
        close, self.find_button = button(tr("Close")), button(tr("Find"), "primary")
        self.find_button.setVisible(not fixed)
        self.footer.addLayout(row_of(STRETCH, close, self.find_button, spacing=8))
        close.clicked.connect(self.dismiss)
        self.find_button.clicked.connect(self._on_wanted)
        self.field.entered.connect(self._on_wanted)
        self.list.chosen.connect(self._on_chosen)
        if fixed:
            self._begin_search()

    def _on_wanted(self) -> None:
        if self.find_button.isEnabled() and self.field.text():
            self._begin_search()
            self.wanted.emit(self.field.text())

    def _begin_search(self) -> None:
        self.status.setText(tr("Searching…"))
        if self.focusWidget() is self.find_button:
            self.field.setFocus()  # Qt would give the focus to Close
        self.find_button.setEnabled(False)

    def end_search(self) -> None:
        """Let the user search again, also if there is no answer."""
        if not self.find_button.isEnabled():
            self.find_button.setEnabled(True)
            self.status.clear()

    def show_answers(self, text: str, answers: Sequence[SeenInSession]) -> None:
        self.end_search()
        if text != self.field.text():
            return
        rows: list[ListRow] = []
        self._places.clear()
        with_text = [answer for answer in answers if answer.sightings]
        for answer in with_text:
            title = one_line(answer.title) or tr("Untitled")
            for sighting in answer.sightings[: MAX_ROWS - len(rows)]:
                key = str(len(rows))
                self._places[key] = answer.session, answer.requests[sighting.first - 1]
                span = count_text(sighting.first)
                if sighting.last > sighting.first:
                    span = f"{span}–{count_text(sighting.last)}"
                item_text = (
                    phrase_text(_ITEM_TEXTS[sighting.what])
                    .format(count_text(sighting.number))
                    .strip()
                )
                after = ""
                if sighting.after is not None:
                    after_text = phrase_text(_ITEM_TEXTS[sighting.after]).format(
                        count_text(sighting.after_number)
                    )
                    after = tr("then {0}").format(after_text)
                requests_text = plural(
                    sighting.last - sighting.first + 1, "Request {1}", "Requests {1}", span
                )
                rows.append(
                    ListRow(
                        key,
                        dotted_text(
                            *filter(
                                None, (requests_text, item_text, one_line(sighting.name, 60), after)
                            )
                        ),
                        icon=_ICONS.get(sighting.what, "file"),
                        below=f"{title} · {one_line(sighting.quote, 200)}",
                    )
                )
        omitted = sum(len(answer.sightings) for answer in with_text) - len(rows)
        if omitted:
            rows.append(ListRow("", tr("… {0} more").format(count_text(omitted))))
        self.list.show_rows(rows)
        requests = sum(last - first + 1 for answer in with_text for first, last in answer.spans)
        words = tr("No request had it.")
        if with_text:
            sessions = plural(len(with_text), "{0} session", "{0} sessions")
            words = dotted_text(plural(requests, "{0} request", "{0} requests"), sessions)
        unreadable = sum(answer.unreadable for answer in answers)
        if unreadable:
            unreadable_text = plural(
                unreadable, "{0} record can't be read.", "{0} records can't be read."
            )
            words = dotted_text(words, unreadable_text)
        self.status.setText(words)
        announce(self, words)

    def _on_chosen(self, key: str) -> None:
        if key in self._places:
            session, seq = self._places[key]
            self.dismiss()
            self.request_chosen.emit(session, seq)
