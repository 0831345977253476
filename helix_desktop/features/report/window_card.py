"""The card of a session that worked alone: the lines of its report; each opens its place."""

from collections.abc import Callable

from PySide6.QtWidgets import QFrame

from helix_desktop.features.report.session_report import Place, ReportLine, SessionReport
from helix_desktop.ui.page_controller import USAGE, Navigation
from helix_desktop.ui.style.canvas import set_surface
from helix_desktop.ui.text.formatting import (
    date_text,
    dotted_text,
    phrase_text,
    retold,
    time_text,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.controls import icon_button
from helix_desktop.ui.widgets.labels import ElidedLabel, IconLabel
from helix_desktop.ui.widgets.layout import column_of, grow, row_of
from helix_desktop.ui.widgets.row_list import ListRow, ListView

ROW_HEIGHT, MAX_ROWS = 28, 8


class ReportCard(QFrame):
    """The card; closing it is told by `closed`."""

    def __init__(
        self, report: SessionReport, navigation: Navigation, closed: Callable[[], None]
    ) -> None:
        super().__init__()
        set_surface(self, "card")
        self._navigation, self._lines = navigation, dict[str, ReportLine]()
        moments = [time_text(report.began), time_text(report.ended)]
        if date_text(report.began) != date_text(report.ended):
            moments[0] = f"{date_text(report.began)} {moments[0]}"
        title = dotted_text(tr("While you were away"), " – ".join(moments))
        self.setAccessibleName(title)
        heading = ElidedLabel("strong", "fg")
        heading.set_text(title)
        self.close_button = icon_button("close", tr("Close this report"))
        self.close_button.clicked.connect(closed)
        self.close_button.clicked.connect(self.hide)
        self.list = ListView(ROW_HEIGHT, title)
        rows: list[ListRow] = []
        for section in report.sections:
            for index, line in enumerate(section.lines):
                key = str(len(rows))
                self._lines[key] = line
                words = one_line(retold(line.text), 300)
                name = phrase_text(section.title) if index == 0 else ""
                rows.append(ListRow(key, words, section.icon, right=name))
        self.list.show_rows(rows)
        self.list.fit(MAX_ROWS)
        self.list.chosen.connect(self._open)
        head = row_of(IconLabel("clock", "acc"), grow(heading), self.close_button, spacing=10)
        column_of(head, self.list, on=self, margins=(15, 8, 11, 8), spacing=4)

    def _open(self, key: str) -> None:
        line, to = self._lines[key], self._navigation
        match line.place:
            case Place.MESSAGE:
                to.message_requested.emit(line.session, line.number)
            case Place.REQUEST:
                to.request_requested.emit(line.session, line.number)
            case Place.FILE:
                to.file_requested.emit(line.path)
            case Place.COMPACTION:
                to.epoch_requested.emit(line.session, line.number)
            case Place.USAGE:
                to.page_requested.emit(USAGE)
        self.list.clear_current()
