"""What can be done with one row, as a menu: for keys and screen readers as for the mouse."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenu

from helix_desktop.ui.chat.transcript.row_actions import offers
from helix_desktop.ui.chat.transcript.row_paint import Laid, zones
from helix_desktop.ui.chat.transcript.zones import Want, Zone
from helix_desktop.ui.words import tr

_NAMED = {
    Want.EPOCH: "Show in the timeline",
    Want.ORIGINAL: "Open the original",
    Want.ENTRY: "Show in the cache",
    Want.PICTURE: "Show in the cache",
    Want.DECIDE: "Decide again",
    Want.CONTINUE: "",
    Want.RESEND: "",
    Want.MODELS: "",
    Want.OPEN: "",
    Want.PUT_BACK: "",
}
"""What places in a row are called in its menu; "" as they are written there."""


def add_offers(
    menu: QMenu, laid: Laid, *, press: Callable[[Zone], None], offer: Callable[[str], None]
) -> None:
    """Below what the menu has: the places in the row, then what is offered beside it."""
    menu.addSeparator()
    for zone in zones(laid):
        if zone.want in _NAMED:
            words = tr(_NAMED[zone.want]) if _NAMED[zone.want] else zone.words
            menu.addAction(words, partial(press, zone))
    for each in offers(laid.row):
        menu.addAction(tr(each.words), partial(offer, each.want))
