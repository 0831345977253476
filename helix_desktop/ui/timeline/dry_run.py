"""What compacting now would do: bars and facts at once, the document when the person wants it."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from helix_desktop.domain.memory import SECTIONS
from helix_desktop.domain.timeline import Happened, Plan
from helix_desktop.ui.buttons import button
from helix_desktop.ui.labels import Elided, label, set_tone
from helix_desktop.ui.overlay import Sheet
from helix_desktop.ui.paint import surface
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.theme import Theme, font
from helix_desktop.ui.timeline.words import KINDS, MEANS, money
from helix_desktop.ui.words import count_text, tr

SIZE = QSize(760, 680)
BAR, APART = 16, 32
LEFT, RIGHT = 64, 128
GAP = 1.5
_RIGHT, _MIDDLE = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


class Bars(QWidget):
    """Now and after on one scale, the whole window; what gets free is dashed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._plan: Plan | None = None
        self.setFixedHeight(92)

    def show_plan(self, plan: Plan) -> None:
        self._plan = plan
        said = tr("Now {0}, after at most {1} of {2} tokens")
        self.setAccessibleName(
            said.format(count_text(plan.before), count_text(plan.after), count_text(plan.size))
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        plan = self._plan
        if plan is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        about = "" if plan.drafted else "≤ "
        for row, (name, sign) in enumerate(((tr("Now"), ""), (tr("After"), about))):
            y = 8 + row * APART
            total = plan.after if row else plan.before
            self._bar(painter, y, plan, after=bool(row))
            tone = "fg" if row else "fg2"
            self._write(painter, QRectF(0, y - 4, 60, 24), name, style="smallb", tone=tone)
            figure = QRectF(0, y - 4, self.width() - 52, 24)
            words = f"{sign}{count_text(total)}"
            self._write(painter, figure, words, style="strong", tone="fg", across=_RIGHT)
            share = f"{total * 100 / max(1, plan.size):.1f} %"
            whole = QRectF(0, y - 4, self.width(), 24)
            self._write(painter, whole, share, style="small", tone="mut", across=_RIGHT)
        self._thresholds(painter, plan)

    def _room(self) -> float:
        return self.width() - LEFT - RIGHT

    def _bar(self, painter: QPainter, y: float, plan: Plan, *, after: bool) -> None:
        room = QRectF(LEFT, y, self._room(), BAR)
        path = QPainterPath()
        path.addRoundedRect(room, BAR / 2, BAR / 2)
        painter.save()
        painter.setClipPath(path)
        painter.fillRect(room, self._theme.colour("line"))
        x = room.left()
        for tone, _, kinds in KINDS:
            tokens = sum(
                part.after if after else part.before for part in plan.parts if part.kind in kinds
            )
            wide = tokens / max(1, plan.size) * room.width()
            if tokens:
                box = QRectF(x, y, max(1.0, wide - GAP), BAR)
                painter.fillRect(box, self._theme.colour(tone))
            x += wide
        painter.restore()
        freed = (plan.before - plan.after) / max(1, plan.size) * room.width()
        if after and freed > 6:
            pen = QPen(self._theme.colour("ok"), 1.2)
            pen.setStyle(Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([3, 3])
            painter.setPen(pen)
            painter.setBrush(self._theme.colour("ok", 22))
            painter.drawRoundedRect(QRectF(x + 1, y + 1.5, freed - 3, BAR - 3), 4, 4)

    def _thresholds(self, painter: QPainter, plan: Plan) -> None:
        taken = -100.0
        for what, tokens in plan.thresholds.marks:
            strong = what is Happened.HANDOVER
            x = round(LEFT + tokens / max(1, plan.size) * self._room())
            fill = self._theme.colour("bad") if strong else self._theme.colour("fg2", 150)
            painter.fillRect(QRectF(x, 2, 1, 66), fill)
            if x - taken > 34:
                words = f"{tokens * 100 / max(1, plan.size):.0f} %"
                box = QRectF(x - 30, 70, 60, 14)
                self._write(
                    painter,
                    box,
                    words,
                    style="axis",
                    tone="bad" if strong else "mut",
                    across=_MIDDLE,
                )
                taken = x

    def _write(
        self,
        painter: QPainter,
        rect: QRectF,
        words: str,
        *,
        style: str,
        tone: str,
        across: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        painter.setFont(font(style))
        painter.setPen(self._theme.colour(tone))
        painter.drawText(rect, across | Qt.AlignmentFlag.AlignVCenter, words)


class DryRun(Sheet):
    """Nothing has changed while it is open; `compact_wanted` does it, dismissing does not."""

    compact_wanted = Signal()
    preview_wanted = Signal()

    def __init__(self, theme: Theme, host: QWidget) -> None:
        hint = tr("Dry run: nothing has changed yet. The journal keeps every message either way.")
        super().__init__(theme, host, title=tr("Compact now?"), hint=hint, size=SIZE)
        self._theme = theme
        self.agreed = False
        self.bars = Bars(theme)
        self._facts = [_Fact(theme, tone) for tone in ("ok", "fg", "fg", "fg")]
        self._pays = label("", "smallb", wrap=True)
        self._rows = QVBoxLayout()
        self._area = QScrollArea()
        self.preview = button(tr("Preview with the model"))
        self.no, self.yes = button(tr("Not now")), button(tr("Compact"), primary=True)
        self._kept = label("", "smallb", "mut")
        self._undo = label(tr("Undo brings back the byte-identical request."), "micro", "mut")
        self._lay_out_plan()
        self.yes.clicked.connect(self._on_yes)
        self.no.clicked.connect(self.dismiss)
        self.preview.clicked.connect(self._on_preview)

    def show_plan(self, plan: Plan) -> None:
        self.bars.show_plan(plan)
        for fact, told in zip(self._facts, _told(plan), strict=True):
            fact.show_fact(*told)
        self._pays.setText(_pays(plan))
        self._show_rows(plan)
        drafted = plan.drafted
        self.preview.setVisible(not drafted)
        self.preview.setEnabled(True)
        price = _price(plan.cost)
        self.preview.setText(tr("Preview with the model · {0}").format(price))
        self._kept.setText(_kept(plan))
        set_tone(self._kept, "ok" if drafted and not plan.missing else "mut")

    def prefer(self, plan: Plan) -> None:
        """What Enter does: compacting, unless it would never pay."""
        (self.yes if _worth(plan) else self.no).setFocus(Qt.FocusReason.TabFocusReason)

    def show_writing(self) -> None:
        self.preview.setEnabled(False)
        self.preview.setText(tr("The model writes…"))

    def show_problem(self, words: str) -> None:
        """It came to nothing; the sheet stays as it was."""
        self.preview.setEnabled(True)
        self.preview.setText(tr("Preview with the model"))
        self._kept.setText(one_line(words, 160))
        set_tone(self._kept, "bad")

    def _on_yes(self) -> None:
        self.agreed = True
        self.compact_wanted.emit()
        self.dismiss()

    def _on_preview(self) -> None:
        self.show_writing()
        self.preview_wanted.emit()

    def _show_rows(self, plan: Plan) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for tone, name, kinds in KINDS:
            before = sum(part.before for part in plan.parts if part.kind in kinds)
            after = sum(part.after for part in plan.parts if part.kind in kinds)
            if not (before or after):
                continue
            words = _row_words(plan, (tone, name), before=before, after=after)
            self._rows.addWidget(_BlockRow(self._theme, tone, words))
            if tone == "k_handover" and plan.sections:
                self._rows.addWidget(_summary(plan))
        self._rows.addStretch(1)

    def _lay_out_plan(self) -> None:
        facts = QGridLayout()
        facts.setSpacing(8)
        for at, fact in enumerate(self._facts):
            facts.addWidget(fact, 0, at)
            facts.setColumnStretch(at, 1)
        head = QHBoxLayout()
        head.addWidget(label(tr("What the model will see"), "title"), 1)
        head.addWidget(self.preview)
        inner = QWidget()
        inner.setLayout(self._rows)
        self._rows.setContentsMargins(14, 4, 14, 4)
        self._rows.setSpacing(0)
        self._area.setWidgetResizable(True)
        self._area.setWidget(inner)
        inner.setAutoFillBackground(False)  # the card's corners are round
        box = surface("card")
        inside = QVBoxLayout(box)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.addWidget(self._area)
        self.body.addWidget(self.bars)
        self.body.addSpacing(8)
        self.body.addLayout(facts)
        self.body.addSpacing(12)
        self.body.addWidget(self._pays)
        self.body.addSpacing(10)
        self.body.addLayout(head)
        self.body.addSpacing(6)
        self.body.addWidget(box, 1)
        self._lay_out_footer()

    def _lay_out_footer(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._kept)
        words.addWidget(self._undo)
        self.footer.addLayout(words, 1)
        self.footer.addWidget(self.no)
        self.footer.addWidget(self.yes)


class _Fact(QWidget):
    """A tile: name, figure, and what gives it scale."""

    def __init__(self, theme: Theme, tone: str) -> None:
        super().__init__()
        card = surface("card")
        self._name = label("", "microb", "mut")
        self._value, self._scale = Elided(theme, "title", tone), Elided(theme, "micro", "mut")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(12, 8, 12, 8)
        inside.setSpacing(2)
        for widget in (self._name, self._value, self._scale):
            inside.addWidget(widget)
        card.setFixedHeight(72)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(card)

    def show_fact(self, name: str, value: str, scale: str) -> None:
        self._name.setText(name)
        self._value.set_text(value)
        self._scale.set_text(scale)


class _BlockRow(QWidget):
    """A kind of the window as it would be: 29 pixels high."""

    def __init__(self, theme: Theme, tone: str, words: tuple[str, str, str]) -> None:
        super().__init__()
        name, about, figures = words
        self.setFixedHeight(29)
        self._theme, self._tone = theme, tone
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(label(name, "smallb"))
        told = Elided(theme, "small", "mut")
        told.set_text(about)
        row.addWidget(told, 1)
        row.addWidget(label(figures, "small"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour(self._tone))
        painter.drawRoundedRect(QRectF(0, 10, 8, 8), 2, 2)


def _summary(plan: Plan) -> QWidget:
    """The document, as it would stand in the window."""
    box = surface("box")
    grid = QGridLayout(box)
    grid.setContentsMargins(12, 8, 12, 8)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(6)
    for at, (name, body) in enumerate(zip(SECTIONS, plan.sections, strict=True)):
        grid.addWidget(label(tr(name), "microb", "fg2"), at, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label(body[:2_000], "micro", "fg2", wrap=True), at, 1)
    grid.setColumnMinimumWidth(0, 110)
    grid.setColumnStretch(1, 1)
    return box


def _row_words(
    plan: Plan, band: tuple[str, str], *, before: int, after: int
) -> tuple[str, str, str]:
    tone, name = band
    about = tr("unchanged") if before == after else ""
    if tone == "k_handover":
        name = tr("Conversation History Summary")
        updates = tr("v{0}, updates v{1}") if plan.previous else tr("v{0}")
        about = updates.format(plan.version, plan.previous)
        if not plan.drafted:
            about += " · " + tr("written when you compact")
    elif tone == "k_raw" and before != after:
        about = tr("the last {0} messages as they are").format(count_text(plan.left))
    figures = count_text(after)
    if before != after:
        sign = "+" if after > before else "−"
        figures = f"{sign}{count_text(abs(after - before))}    {figures}"
    return tr(name), about, figures


def _told(plan: Plan) -> tuple[tuple[str, str, str], ...]:
    freed = plan.before - plan.after
    share = freed * 100 / max(1, plan.before)
    about = "" if plan.drafted else tr("at least ")
    seconds = f"≈ {max(1.0, plan.seconds):.0f} s" if plan.seconds else tr("not known yet")
    prefix = (
        tr("no price is known")
        if plan.prefix is None
        else (
            tr("+ {0} for the prefix").format(money(plan.prefix))
            if plan.prefix
            else tr("no prefix to rewrite")
        )
    )
    covers = tr("messages {0}–{1}").format(count_text(plan.first), count_text(plan.last))
    stays = tr("{0}; the last {1} stay raw").format(count_text(plan.covered), count_text(plan.left))
    return (
        (
            tr("Frees"),
            about + tr("{0} tokens").format(count_text(freed)),
            tr("{0} % of what is used now").format(f"{share:.0f}"),
        ),
        (tr("Covers"), covers, stays),
        (tr("Costs"), _price(plan.cost), prefix),
        (tr("Takes"), seconds, tr("go on typing meanwhile")),
    )


def _price(cost: float | None) -> str:
    if cost is None:
        return tr("price not known")
    return tr("nothing") if cost <= 0 else f"≈ {money(cost)}"


def _worth(plan: Plan) -> bool:
    return plan.pays is None or plan.prefix is None or not plan.due or plan.pays <= 10 * plan.due


def _pays(plan: Plan) -> str:
    if plan.cost is None or plan.prefix is None:
        said = tr("Whether it pays cannot be told: no price is known.")
    elif plan.pays is None:
        said = tr("By price alone it never pays back.")
    elif not plan.pays:
        said = tr("It costs nothing.")
    else:
        said = tr("Pays back after {0} requests.").format(count_text(plan.pays))
    mark = plan.thresholds.of(Happened.HANDOVER)
    if not mark:
        return said + " " + tr("By itself it never runs: only by hand.")
    share = f"{mark * 100 / max(1, plan.size):.0f} %"
    if not plan.due:
        return said + " " + tr("By itself it would run at {0}.").format(share)
    by_itself = tr("By itself it would run at {0}, in about {1} requests.")
    return f"{said} {by_itself.format(share, count_text(plan.due))}"


def _kept(plan: Plan) -> str:
    if not plan.drafted:
        return tr("The kept check comes with the document.")
    who = tr(MEANS[plan.means])
    if not plan.missing:
        return tr("Kept: every detail · {0}").format(who)
    return tr("Kept check: {0} details only by recall · {1}").format(count_text(plan.missing), who)
