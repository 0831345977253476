"""The head of a request: its figure, how sure that is, and four facts beside it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from helix_desktop.domain.requests import Looked, Written
from helix_desktop.domain.values import value
from helix_desktop.ui.inspector.telling import short
from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.outlook import job_words, outlook_words, when_words
from helix_desktop.ui.reasons import when_text
from helix_desktop.ui.words import cost_text, count_text, tr

HIGH, LOW = 64, 52
UNKNOWN = "–"


@value
class Fact:
    """A figure with what it is and what gives it its scale."""

    name: str
    value: str
    below: str = ""


@value
class Head:
    """All that stands there, in words."""

    title: str
    figure: str
    sure: str
    tone: str
    past: bool
    bad: bool
    facts: tuple[Fact, ...]
    brief: str = ""
    """What of it has room in one line."""


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def head_of(found: Looked, now: float, written: Written | None, *, counting: bool) -> Head:
    tokens = count_text(found.tokens)
    if found.past:
        title = tr("Step {0} of {1}").format(count_text(found.step), count_text(found.steps))
        exact = found.verified and (written is None or written.same is not False)
        sure, tone = (tr("exact"), "ok") if exact else (tr("not all of it is known"), "warn")
        facts = _past(found, now, written)
        brief = " · ".join((title, f"{facts[0].name} {facts[0].value}", _costs(facts[2])))
        return Head(title, tokens, sure, tone, True, False, facts, brief)
    sure = tr("counting…") if counting else tr("expected")
    facts = _next(found)
    brief = " · ".join(filter(None, (outlook_words(found.outlook), _costs(facts[2]))))
    return Head(
        tr("Next request"),
        tokens,
        sure if found.fits else tr("does not fit"),
        ("mut" if counting else "acc") if found.fits else "bad",
        False,
        not found.fits,
        facts,
        brief,
    )


def _costs(fact: Fact) -> str:
    return fact.below if fact.value == UNKNOWN else f"{fact.value}, {fact.below}"


def _window(found: Looked) -> Fact:
    share = found.tokens / found.marks.window if found.marks.window else 0.0
    of = tr("of {0} · {1}").format(count_text(found.marks.window), found.llm)
    return Fact(tr("Window"), percent(share), of)


def _next(found: Looked) -> tuple[Fact, ...]:
    price, had = found.price, found.prefix_tokens if found.price.warm else 0
    new = found.tokens - had
    below = tr("{0} cached · {1} new").format(count_text(had), count_text(new))
    unknown = tr("the model's prices are not known")
    cost = Fact(
        tr("Cost of this request"),
        cost_text(price.cached),
        unknown if price.cached is None else below,
    )
    return (_window(found), _forecast(found), cost, _without(found))


def _without(found: Looked) -> Fact:
    price = found.price
    below = tr("the same: nothing is cached")
    if price.cached is not None and price.plain and price.cached > price.plain:
        below = tr("cache writes cost more")
    if price.cached is not None and price.plain and price.cached < price.plain:
        below = tr("{0} less, thanks to it").format(percent(1 - price.cached / price.plain))
    if not price.plain:
        below = "" if price.plain is None else tr("this model costs nothing")
    return Fact(tr("Without the prompt cache"), cost_text(price.plain), below)


def _forecast(found: Looked) -> Fact:
    outlook = found.outlook
    if outlook.mark is None:
        return Fact(tr("Forecast"), UNKNOWN, tr("nothing is rewritten by itself here"))
    at = tr("{0} at {1} tok").format(job_words(outlook), count_text(outlook.mark)).strip()
    return Fact(tr("Forecast"), when_words(outlook) or UNKNOWN, at)


def _past(found: Looked, now: float, written: Written | None) -> tuple[Fact, ...]:
    took = tr("answered in {0} s").format(f"{found.seconds:.1f}") if found.seconds else ""
    sent = Fact(tr("Sent"), when_text(found.at, now), took)
    usage, below = found.usage, tr("the provider reported nothing")
    if usage is not None:
        new = count_text(usage.input + usage.cache_write)
        below = tr("{0} cached · {1} new").format(count_text(usage.cache_read), new)
    cost = Fact(tr("Cost of this request"), cost_text(found.cost), below)
    return (sent, _window(found), cost, _bytes(found, written))


def _bytes(found: Looked, written: Written | None) -> Fact:
    if written is None:
        kept = tr("SHA-256 {0} was kept").format(short(found.body)) if found.body else ""
        return Fact(tr("Bytes"), UNKNOWN, kept or tr("its bytes are not known"))
    marks = {True: "✓", False: tr("differs"), None: tr("not compared")}
    told = tr("SHA-256 {0} {1}").format(short(written.sha), marks[written.same])
    return Fact(tr("Bytes"), count_text(len(written.data)), told)


@value
class _Style:
    """How a line is written, and into how much room."""

    tone: str
    style: str | QFont
    room: float = 10_000


class Figures(QWidget):
    """Paints a head; in the panel the facts become one line."""

    def __init__(self, theme: Theme, *, low: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._low = low
        self._head: Head | None = None
        self._share = ""
        self.setFixedHeight(LOW if low else HIGH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    @property
    def head(self) -> Head | None:
        return self._head

    def show_head(self, head: Head | None) -> None:
        self._head = head
        if head is not None:
            self.setAccessibleName(f"{head.title}: {head.figure} {tr('tokens')}, {head.sure}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._head is None:
            return
        painter = brush(self)
        if self._low:
            self._paint_low(painter, self._head)
        else:
            self._paint_wide(painter, self._head)

    def _paint_wide(self, painter: QPainter, head: Head) -> None:
        self._text(
            painter, (0, 13), head.title, look=_Style("acc" if head.past else "fg2", "smallb")
        )
        big = QFont(font("metric"))
        big.setPixelSize(28)
        end = self._text(
            painter, (0, 50), head.figure, look=_Style("bad" if head.bad else "fg", big)
        )
        end = self._text(painter, (end + 8, 50), tr("tok"), look=_Style("mut", "body"))
        end = self._text(painter, (end + 8, 50), head.sure, look=_Style(head.tone, "smallb"))
        widths = self._widths(head, end)
        x = self.width() - sum(widths)
        for fact, width in zip(head.facts[: len(widths)], widths, strict=True):
            painter.fillRect(QRectF(x, 0, 1, 54), self._theme.colour("line"))
            room = width - 26
            self._text(painter, (x + 16, 13), fact.name, look=_Style("fg2", "micro", room=room))
            value = QFont(font("metric"))
            value.setPixelSize(17)
            self._text(painter, (x + 16, 34), fact.value, look=_Style("fg", value, room=room))
            self._text(painter, (x + 16, 51), fact.below, look=_Style("fg2", "micro", room=room))
            x += width

    def _widths(self, head: Head, end: float) -> list[int]:
        """Of the facts that have room; the first ones stay longest."""
        widths = [188, 212, 208, 176]
        while widths and self.width() - sum(widths) < end + 16:
            if widths[-1] > 150:
                widths = [max(150, width - 12) for width in widths]
                continue
            widths.pop()
        return widths

    def _paint_low(self, painter: QPainter, head: Head) -> None:
        tone = "bad" if head.bad else "acc" if head.past else "fg"
        end = self._text(painter, (0, 22), head.figure, look=_Style(tone, "metric"))
        words = f"{tr('tok')} {head.sure}"
        self._text(painter, (end + 6, 22), words, look=_Style(head.tone, "small"))
        window = next(fact for fact in head.facts if fact.name == tr("Window"))
        width = QFontMetricsF(font("smallb")).horizontalAdvance(window.value)
        left = self.width() - width
        self._text(painter, (left, 22), window.value, look=_Style("acc", "smallb"))
        line = head.brief
        self._text(painter, (0, 42), line, look=_Style("fg2", "micro", room=self.width()))

    def _text(
        self, painter: QPainter, at: tuple[float, float], text: str, *, look: _Style
    ) -> float:
        """One line on a baseline; returns where it ends."""
        used = font(look.style) if isinstance(look.style, str) else look.style
        painter.setFont(used)
        painter.setPen(self._theme.colour(look.tone))
        metrics = QFontMetricsF(used)
        cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, look.room)
        painter.drawText(QPointF(*at), cut)
        return at[0] + metrics.horizontalAdvance(cut)
