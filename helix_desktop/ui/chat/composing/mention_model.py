"""What is offered while a word is completed: files, folders, stored outputs, lines, commands."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from helix_desktop.domain.values import value
from helix_desktop.ui.parts.labels import plain_tip

AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


@value
class Offer:
    """One row; `text` is what choosing it writes, `key` is what it is whatever is known of it.

    `marks` are the letters of the name that fit, `refusal` why it cannot be chosen now.
    """

    key: str
    name: str
    text: str = ""
    icon: str = "file"
    where: str = ""
    right: str = ""
    chip: str = ""
    marks: tuple[int, ...] = ()
    refusal: str = ""
    path: str = ""
    """The file whose lines can be chosen."""
    prose: bool = False
    """Whether the place is words, no path or digest."""


class OfferModel(QAbstractListModel):
    """The offers of the popup."""

    OFFER = Qt.ItemDataRole.UserRole

    def __init__(self) -> None:
        super().__init__()
        self._offers: list[Offer] = []

    @property
    def offers(self) -> tuple[Offer, ...]:
        return tuple(self._offers)

    def show(self, offers: Sequence[Offer]) -> None:
        if list(offers) != self._offers:
            self.beginResetModel()
            self._offers = list(offers)
            self.endResetModel()

    def tell(self, key: str, right: str, chip: str) -> None:
        """What is known of an offer by now."""
        for at, offer in enumerate(self._offers):
            if offer.key == key:
                self._offers[at] = replace(offer, right=right, chip=chip)
                self.dataChanged.emit(self.index(at), self.index(at))

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._offers)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._offers):
            return None
        offer = self._offers[index.row()]
        words = " ".join(
            filter(None, (offer.name, offer.where, offer.chip, offer.right, offer.refusal))
        )
        found: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: offer.name,
            Qt.ItemDataRole.AccessibleTextRole: words,
            Qt.ItemDataRole.ToolTipRole: plain_tip(words),
            self.OFFER: offer,
        }
        return found.get(role)
