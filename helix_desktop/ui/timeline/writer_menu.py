"""Who can write a handover again: the workspace's models, others by their endpoints, and rules."""

from collections import defaultdict
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from helix_desktop.domain.timeline import Writer
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.timeline.words import ROLES
from helix_desktop.ui.words import cost_text, tr

MOST = 30
"""Models in one menu; of an endpoint with more, those of each maker have a menu of their own."""


class WriterMenu(QMenu):
    """`chosen` carries a Writer."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget, writers: Sequence[Writer]) -> None:
        super().__init__(parent)
        others = [each for each in writers if each.model]
        own = [each for each in writers if each.role is not None]
        self._add(self, own)
        if others:
            self.addSeparator()
        for endpoint, models in _grouped(others, 0).items():
            self._offer(self.addMenu(_plain(endpoint)), models)
        self.addSeparator()
        self._add(self, [each for each in writers if each.role is None and not each.model])

    def _offer(self, menu: QMenu, models: Sequence[Writer]) -> None:
        makers = _grouped(models, 1) if len(models) > MOST else {}
        if len(makers) < 2:
            self._add(menu, models)
            return
        for maker, few in makers.items():
            self._add(menu.addMenu(_plain(maker)), few)

    def _add(self, menu: QMenu, writers: Sequence[Writer]) -> None:
        for writer in writers:
            action = menu.addAction(writer_words(writer))
            action.triggered.connect(partial(self._on_chosen, writer))

    def _on_chosen(self, writer: Writer, _on: bool = False) -> None:
        self.chosen.emit(writer)


def writer_words(writer: Writer) -> str:
    if writer.role is None and not writer.model:
        return tr("By rules, without a model · free")
    cost = cost_text(None) if writer.cost is None else f"≈ {cost_text(writer.cost)}"
    named = (tr(ROLES[writer.role]),) if writer.role is not None else ()
    return _plain(" · ".join((*named, writer.name, cost)))


def _grouped(models: Sequence[Writer], part: int) -> dict[str, list[Writer]]:
    """By a part of their full names: the endpoint, or the maker behind it."""
    found: defaultdict[str, list[Writer]] = defaultdict(list)
    for each in models:
        found[each.model.split("/")[part]].append(each)
    return dict(found)


def _plain(words: str) -> str:
    """A menu would take & for the mark of a key."""
    return one_line(words).replace("&", "&&")
