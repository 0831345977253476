"""A document while a model writes it: what came until now, section by section."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.live import JobEnded, JobStarted, JobWrote, Live
from helix_desktop.domain.memory import SECTIONS, Job
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.plain import shown
from helix_desktop.ui.words import tr

LONG = 2_000
"""Characters of a section that are shown."""


class Draft:
    """Listens for one session. `begun`: a handover is being written since somebody listens."""

    def __init__(self, session: SessionId) -> None:
        self._session = session
        self._part = 0
        self._pieces: list[str] = []
        self.begun = False

    @property
    def text(self) -> str:
        return "".join(self._pieces)

    def take(self, events: Iterable[Live]) -> bool:
        """Whether there is anything else to show now."""
        return any([self._take(event) for event in events])

    def _take(self, event: Live) -> bool:
        match event:
            case JobStarted(session, Job.HAND_OVER) if session == self._session:
                self.begun, self._part, self._pieces = True, 0, []
            case JobEnded(session) if session == self._session:
                self.begun = False
            case JobWrote(session, part, text) if session == self._session and self.begun:
                return self._wrote(part, text)
            case _:
                pass
        return False

    def _wrote(self, part: int, text: str) -> bool:
        """Of answers that come side by side the newest is shown, and a new one from its start."""
        if part < self._part:
            return False
        if part > self._part:
            self._part, self._pieces = part, []
        self._pieces.append(text)
        return True


class Summary(QFrame):
    """The document, as it would stand in the window; hidden while there is nothing of it."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("surface", "box")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, 8, 12, 8)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnMinimumWidth(0, 110)
        self._grid.setColumnStretch(1, 1)
        self._names: list[QLabel] = []
        self._bodies: list[QLabel] = []
        self.hide()

    def show_sections(self, bodies: tuple[str, ...]) -> None:
        """Only what is otherwise than before is laid out anew."""
        for at, body in enumerate(bodies):
            if at == len(self._bodies):
                self._add(at)
            self._bodies[at].setText(shown(body, LONG))
        for at in range(len(self._bodies)):
            for each in (self._names[at], self._bodies[at]):
                each.setVisible(at < len(bodies))
        self.setVisible(bool(bodies))

    def text(self) -> str:
        return "\n".join(each.text() for each in self._bodies if not each.isHidden())

    def _add(self, at: int) -> None:
        self._names.append(label(tr(SECTIONS[at]), "microb", "fg2"))
        self._bodies.append(label("", "micro", "fg2", wrap=True))
        top = Qt.AlignmentFlag.AlignTop
        self._grid.addWidget(self._names[at], at, 0, top)
        self._grid.addWidget(self._bodies[at], at, 1)
