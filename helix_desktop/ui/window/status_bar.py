"""The status bar: context use, forecast, prompt cache, cost, savings, folder, store health."""

import time
from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from helix_desktop.domain.cache import CacheTotals
from helix_desktop.domain.costs import SessionCosts
from helix_desktop.domain.inspected_request import WindowWeight
from helix_desktop.domain.ports import StoreHealth
from helix_desktop.ui.event_bridge import single_shot_timer
from helix_desktop.ui.style.canvas import DOT_SIZE, set_look, set_margins, set_surface
from helix_desktop.ui.style.tokens import STATUS_BAR_HEIGHT
from helix_desktop.ui.text.block_labels import coming_text, forecast_text
from helix_desktop.ui.text.formatting import (
    cost_text,
    count_text,
    duration_text,
    folder_text,
    known_cost_text,
    plural,
    short_count,
    size_text,
    time_text,
    tr,
)
from helix_desktop.ui.widgets.controls import button, icon_button
from helix_desktop.ui.widgets.labels import ElidedLabel, label, plain_tip
from helix_desktop.ui.widgets.layout import grow, row_of
from helix_desktop.ui.widgets.token_bar import SLIM_BAR_HEIGHT, TokenBar

METER_WIDTH = 200
NEAR_EXPIRY_SECONDS = 120.0
"""The time before the prompt cache expires in which seconds are shown, and a compaction offered."""
SIDE_MARGIN, PART_GAP, GROUP_GAP = 20, 8, 38
"""The margins at both ends, between two parts, and between groups of parts."""
MAX_FOLDER_WIDTH = 240


class StatusBar(QFrame):
    """The status bar, 28 pixels high and always visible."""

    expiry_near = Signal()
    """Emitted once for each prompt cache, some time before it expires."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        super().__init__()
        self._now = now
        self._cached_until = 0.0
        self._asked_for = 0.0
        """The expiry of the cache for which `expiry_near` was emitted."""
        self._clock = single_shot_timer(self, 0, self._tick)
        self.sidebar = icon_button("sidebar", tr("Toggle sidebar"))
        self.panel = icon_button("side-panel", tr("Toggle side panel"))
        set_surface(self, "panel")
        self.setFixedHeight(STATUS_BAR_HEIGHT)
        self.meter = TokenBar(SLIM_BAR_HEIGHT, labels=False)
        self.meter.setFixedWidth(METER_WIDTH)
        self._figure = label("", "microb", "fg")
        self._of = label("", "micro", "fg2")
        self._outlook = ElidedLabel("micro", "fg2")
        self._outlook.hides_if_cut = True
        self.cost = label("", "micro", "fg2")
        self.cached = label("", "micro", "fg2")
        self.cached.setToolTip(plain_tip(tr("Until then, sending what was sent before costs less")))
        self.compact = button("", "quiet")
        self.compact.hide()
        self.saved = label("", "microb", "ok")
        self.health = label("", "micro", "fg2")
        set_margins(self.health, start=DOT_SIZE + PART_GAP + 1, top=0, end=0, bottom=0)
        self.folder = ElidedLabel("micro", "mut", mode=Qt.TextElideMode.ElideMiddle)
        self.folder.setMaximumWidth(MAX_FOLDER_WIDTH)
        row_of(
            *(self.sidebar, self.meter, 6, self._figure, self._of, grow(self._outlook)),
            *(8, self.folder, 8, self.compact, self.cached),
            *(8, self.cost, self.saved, 9),
            *(self.health, self.panel),
            on=self,
            margins=(SIDE_MARGIN, 0, SIDE_MARGIN, 0),
            spacing=PART_GAP,
        )
        self.sidebar.hide()
        self.panel.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Show each part that can also be read elsewhere only if all of it fits."""
        needed = (self.sidebar, self.meter, self._figure, self._of, self.health)
        visible_parts = [part for part in (*needed, self.panel) if not part.isHidden()]
        free_px = (
            self.width()
            - 2 * SIDE_MARGIN
            - GROUP_GAP
            - sum(_wide(part) + PART_GAP for part in visible_parts)
        )
        free_px -= self._outlook.minimumSizeHint().width()
        for part in (self.compact, self.saved, self.cost, self.cached, self.folder):
            part_px = _wide(part) + PART_GAP
            fits = bool(part.text()) and part_px <= free_px
            part.setVisible(fits)
            free_px -= part_px if fits else 0

    def offer_sides(self, *, sidebar: bool, panel: bool) -> None:
        """Show the buttons for sides that have no place in the window."""
        self.sidebar.setVisible(sidebar)
        self.panel.setVisible(panel)
        self._share()

    def show_weighed(self, weighed: WindowWeight | None) -> None:
        """Show the weights of the open session's next request."""
        self.meter.show_weighed(weighed)
        self._figure.setText(count_text(weighed.tokens) if weighed else "")
        self._of.setText(tr("of {0}").format(count_text(weighed.marks.window)) if weighed else "")
        # the forecast of the next compaction, or else its threshold
        outlook = forecast_text(weighed.outlook) or coming_text(weighed.marks) if weighed else ""
        self._outlook.set_text(f"·  {outlook}" if outlook else "")
        expiry = weighed.cached_until if weighed else 0.0
        if expiry != self._cached_until:
            self._cached_until = expiry
            self.compact.setText("")
        self._tick()

    def _tick(self) -> None:
        """Show until when the prompt cache lasts, by the minute and at last by the second."""
        expiry = self._cached_until
        remaining = expiry - self._now()
        if remaining <= 0:
            self._clock.stop()
            self.cached.setText(tr("Prompt cache expired") if expiry else "")
            self.compact.setText("")
        else:
            is_near = remaining <= NEAR_EXPIRY_SECONDS
            if is_near and self._asked_for != expiry:
                self._asked_for = expiry
                self.expiry_near.emit()
            words = tr("Prompt cache until {0} ({1})")
            shown_seconds = remaining if is_near else remaining - remaining % 60
            self.cached.setText(words.format(time_text(expiry), duration_text(shown_seconds)))
            # a minute that began is shown until it is over
            self._clock.start(1_000 if is_near else int((remaining % 60 or 60) * 1_000))
        self._share()

    def offer_compaction(self, saved: float) -> None:
        """Offer a compaction that saves so many dollars if the prompt cache expires."""
        self.compact.setText(tr("Compact before it expires?"))
        tip = tr("Saves about {0} on the next request after that").format(cost_text(saved))
        self.compact.setToolTip(plain_tip(tip))
        self._share()

    def window_text(self) -> str:
        parts = (self._figure.text(), self._of.text(), self._outlook.text())
        return " ".join(filter(None, parts))

    def show_spent(self, account: SessionCosts | None) -> None:
        """Show the open session's cost so far."""
        total = account.total if account else None
        text = ""
        if total is not None and total.calls:
            has_known_cost = total.cost > 0 or not total.unknown
            cost = known_cost_text(total.cost, total.unknown)
            text = tr("{0} this session").format(cost) if has_known_cost else cost
            unknown = plural(
                total.unknown, "Price unknown for {0} call", "Price unknown for {0} calls"
            )
            self.cost.setToolTip(plain_tip(unknown if has_known_cost and total.unknown else ""))
        self.cost.setText(text)
        self._share()

    def show_health(self, health: StoreHealth) -> None:
        words = {
            StoreHealth.OPEN: (tr("All on disk"), "ok"),
            StoreHealth.FULL: (tr("Disk full: new work isn't being saved"), "bad"),
            StoreHealth.DAMAGED: (tr("Workspace damaged: read-only"), "bad"),
            StoreHealth.CLOSED: (tr("Closed"), "mut"),
        }
        text, tone = words[health]
        self.health.setText(text)
        set_look(self.health, surface="dot", tone=tone)
        self._share()

    def show_totals(self, totals: CacheTotals) -> None:
        """Show the entries of the cache and its disk space in the tooltip of the store's state."""
        parts = (
            plural(totals.entries, "{0} cache entry", "{0} cache entries"),
            tr("{0} on disk").format(size_text(totals.on_disk)),
        )
        self.health.setToolTip(plain_tip(" · ".join(parts)))

    def show_saved(self, tokens: int) -> None:
        """Show the tokens that the open session saved; nothing while saving costs more."""
        words = plural(tokens, "{1} token saved", "{1} tokens saved", short_count(tokens))
        self.saved.setText(words if tokens > 0 else "")
        tip = tr(
            "By so much compactions and shortened outputs made all requests together smaller, less "
            "the tokens of the calls for that"
        )
        self.saved.setToolTip(plain_tip(tip))
        self._share()

    def show_folder(self, folder: str) -> None:
        self.folder.set_text(folder_text(folder))
        self.folder.setToolTip(plain_tip(self.folder.text()))
        self._share()


def _wide(part: QWidget) -> int:
    wide = max(part.minimumWidth(), part.sizeHint().width())
    return min(wide, part.maximumWidth())
