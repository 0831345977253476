"""Completes words in the field: asks the desk what could be meant, and writes what is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from helix_desktop.app.desk import Desk
from helix_desktop.app.mentions import Mentions
from helix_desktop.domain.cache import SHORTEST_PREFIX
from helix_desktop.domain.mentions import named
from helix_desktop.domain.values import value
from helix_desktop.ui.actions import Actions
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.chat.composing.commands import command_offers
from helix_desktop.ui.chat.composing.composer import Composer
from helix_desktop.ui.chat.composing.mention_model import Offer
from helix_desktop.ui.chat.composing.mention_offers import (
    figure,
    keys,
    line_offers,
    output_offer,
    passage_offers,
    place_offer,
)
from helix_desktop.ui.chat.composing.mention_popup import MOST, MentionPopup
from helix_desktop.ui.chat.composing.mention_word import Sign, Typed, typed
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.words import count_text, tr

GAP = 8
MOST_OUTPUTS = 3
"""Stored outputs among files."""
_DOWN, _UP = (Qt.Key.Key_Down,), (Qt.Key.Key_Up,)
_TAKE = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@value
class _Outline:
    """What was looked into last: as it was typed, as it is written, its lines and its parts."""

    sign: Sign
    path: str
    name: str
    lines: int
    parts: tuple[Offer, ...] = ()


class Mentioning(QObject):
    """Between the field, the popup and what the desk knows."""

    def __init__(self, bridge: Bridge, composer: Composer, *, theme: Theme, page: QWidget) -> None:
        super().__init__(page)
        self._bridge, self._composer, self._page = bridge, composer, page
        self._desk: Desk | None = None
        self._acts: Actions | None = None
        self._typed: Typed | None = None
        self._closed_at = -1
        """Where the word begins that the person does not want completed."""
        self._places: list[Offer] = []
        self._total = 0
        self._outline = _Outline(Sign.LINES, "", "", 0)
        self.popup = MentionPopup(theme, page)
        self.popup.chosen.connect(self._choose)
        editor = composer.editor
        editor.first = self.take_key
        editor.textChanged.connect(self._look)
        editor.cursorPositionChanged.connect(self._look)
        editor.focused.connect(self._on_focused)
        composer.moved.connect(self._place)
        composer.mention_wanted.connect(self._on_wanted)

    def show(self, desk: Desk | None) -> None:
        self._desk = desk
        self.close()
        if desk is not None and desk.mentions is not None:
            self._bridge.run(self._refresh(desk.mentions), "list files")

    def offer(self, acts: Actions) -> None:
        """Where commands come from."""
        self._acts = acts

    def close(self) -> None:
        self._typed = None
        self.popup.hide()
        self._composer.colours.complete(-1)

    def foreseen(self) -> str:
        """The draft as it would be if the offer that is shown first were taken."""
        draft, found, offer = self._composer.draft(), self._typed, self.popup.offer
        if found is None or offer is None or found.sign is Sign.COMMAND:
            return draft
        if not self.popup.isVisible():
            return draft
        return f"{draft[: found.start]}{offer.text}{draft[found.stop :]}"

    def take_key(self, event: QKeyEvent) -> bool:
        """The popup's keys while it is open; the field keeps all others."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not self.popup.isVisible() or not plain:
            return False
        if event.key() == Qt.Key.Key_Escape:
            self._closed_at = self._typed.start if self._typed else -1
            self.close()
            return True
        count = self.popup.model.rowCount()
        if not count:
            return False
        return self._take(event.key(), count)

    def _take(self, key: int, count: int) -> bool:
        if key in (*_DOWN, *_UP):
            step = 1 if key in _DOWN else -1
            self.popup.select((self.popup.row + step) % count)
        elif key in _TAKE:
            self._choose(self.popup.row)
        elif key == Qt.Key.Key_Tab:
            self._narrow()
        else:
            return False
        return True

    def _look(self) -> None:
        """What is being completed now, and what there is for it: all of it at once."""
        editor = self._composer.editor
        if editor.composing or not editor.hasFocus():
            return
        cursor = editor.textCursor()
        found = None if cursor.hasSelection() else typed(self._composer.draft(), cursor.position())
        if found is None or found.start != self._closed_at:
            self._closed_at = -1
        if found is None or found.start == self._closed_at or self._desk is None:
            if self._typed is not None:
                self.close()
            return
        if found != self._typed:
            self._typed = found
            self._composer.colours.complete(found.start)
            self._show(found)

    def _show(self, found: Typed) -> None:
        match found.sign:
            case Sign.COMMAND:
                self._show_commands(found)
            case Sign.LINES | Sign.PASSAGE:
                self._show_lines(found)
            case Sign.FILE | Sign.DIGEST:
                self._show_files(found)

    def _show_files(self, found: Typed) -> None:
        mentions = self._mentions
        if mentions is None:
            return
        self._places, self._total = [], 0
        if found.sign is Sign.FILE:
            places, self._total = mentions.search(found.query, MOST)
            self._places = [place_offer(each) for each in places]
        old = [each for each in self.popup.model.offers if each.icon == "cache"]
        self._fill(found, [each for each in old if found.query.casefold() in each.name.casefold()])
        self._bridge.run(self._complete(mentions, found), "complete a mention")

    async def _complete(self, mentions: Mentions, found: Typed) -> None:
        """What takes longer: stored outputs, and what is known of the files that are shown."""
        only = found.sign is Sign.DIGEST or found.query.startswith("cache:")
        entries = await mentions.outputs(found.query, MOST if only else MOST_OUTPUTS)
        if found != self._typed or self._desk is None:
            return
        now, pace = self._desk.now(), self._composer.pace
        made = [output_offer(each, found.query, now=now, pace=pace) for each in entries]
        self._fill(found, made)
        if await mentions.refresh() and found == self._typed:
            self._show_files(found)
            return
        for offer in self.popup.model.offers:
            if found != self._typed:
                return
            if offer.icon == "file":
                weight = await mentions.weigh(offer.path)
                self.popup.model.tell(offer.key, *figure(weight, pace))

    def _fill(self, found: Typed, outputs: Sequence[Offer]) -> None:
        room = MOST - len(outputs)
        offers = [*self._places[:room], *outputs]
        title = (
            tr("Cached outputs") if found.sign is Sign.DIGEST else tr("Files and cached outputs")
        )
        total = max(self._total + len(outputs), len(offers))
        # a word that names nothing is just a word: Enter sends it
        if not offers and found.query:
            self.popup.show_offers((), title, "", keys=())
            self.popup.hide()
            return
        count = tr("{0} of {1}").format(len(offers), count_text(total))
        self.popup.show_offers(
            offers,
            title,
            count,
            keys=keys(enter=tr("insert"), tab=tr("only lines…") if offers else ""),
        )
        self._open()

    def _show_lines(self, found: Typed) -> None:
        outline = self._outline
        if (outline.sign, outline.path) != (found.sign, found.path):
            self.popup.hide()
            self._bridge.run(self._outlined(found), "look for lines")
            return
        if found.sign is Sign.PASSAGE:
            shown = passage_offers(outline.name, found.query, lines=outline.lines)
        else:
            shown = line_offers(found.path, found.query, outline.parts, lines=outline.lines)
        if not shown or not outline.lines:
            self.popup.hide()
            return
        title = tr("Only lines of {0}").format(outline.name)
        count = tr("{0} lines").format(count_text(outline.lines))
        self.popup.show_offers(
            shown, title, count, keys=keys(enter=tr("insert"), typed=tr("typed lines"))
        )
        self._open()

    async def _outlined(self, found: Typed) -> None:
        mentions = self._mentions
        if mentions is None:
            return
        look = self._of_stored if found.sign is Sign.PASSAGE else self._of_file
        self._outline = await look(mentions, found.path)
        now = self._typed
        if now is not None and (now.sign, now.path) == (found.sign, found.path):
            self._show_lines(now)

    @staticmethod
    async def _of_file(mentions: Mentions, path: str) -> _Outline:
        parts, lines = await mentions.outline(named(path))
        offers = tuple(
            Offer(f"{each.first}-{each.last}", each.name, right=f"{each.first}–{each.last}")
            for each in parts
        )
        return _Outline(Sign.LINES, path, path, lines, offers)

    @staticmethod
    async def _of_stored(mentions: Mentions, digits: str) -> _Outline:
        """However few digits were typed, what is written names one entry for good."""
        entry = await mentions.named(digits)
        if entry is None:
            return _Outline(Sign.PASSAGE, digits, "", 0)
        name = f"#{entry.digest[:SHORTEST_PREFIX]}"
        return _Outline(Sign.PASSAGE, digits, name, entry.lines)

    def _show_commands(self, found: Typed) -> None:
        offers = command_offers(self._acts, found.query) if self._acts else ()
        if not offers:
            self.popup.hide()
            return
        count = tr("{0} of {1}").format(min(MOST, len(offers)), count_text(len(offers)))
        self.popup.show_offers(offers[:MOST], tr("Commands"), count, keys=keys(enter=tr("run")))
        self._open()

    def _open(self) -> None:
        self._place()
        self.popup.show()

    def _place(self) -> None:
        corner = self._composer.mapTo(self._page, QPoint(self._composer.width(), 0))
        self.popup.place(corner.x(), corner.y() - GAP, self._composer.width())

    def _choose(self, row: int) -> None:
        offers, found = self.popup.model.offers, self._typed
        if found is None or not 0 <= row < len(offers) or offers[row].refusal:
            return
        offer = offers[row]
        if found.sign is Sign.COMMAND:
            self._write(found, "")
            self.close()
            if self._acts is not None:
                self._acts.run(offer.key)
            return
        # what is looked for has yet to be typed
        open_end = found.sign is Sign.PASSAGE and offer.key == "search"
        self._write(found, offer.text if open_end else f"{offer.text} ")
        self.close()

    def _narrow(self) -> None:
        """Tab: choose lines of the file, or write the command out."""
        offer, found = self.popup.offer, self._typed
        if offer is None or found is None:
            return
        if found.sign in (Sign.FILE, Sign.DIGEST) and offer.icon in ("file", "cache"):
            self._write(found, f"{offer.text}:")
        elif found.sign is Sign.FILE and offer.icon == "folder":
            self._write(found, offer.text)  # and on with what lies in it
        elif found.sign is not Sign.COMMAND:
            self._choose(self.popup.row)

    def _write(self, found: Typed, text: str) -> None:
        editor = self._composer.editor
        cursor = editor.textCursor()
        cursor.setPosition(found.start)
        cursor.setPosition(found.stop, cursor.MoveMode.KeepAnchor)
        cursor.insertText(text)
        editor.setTextCursor(cursor)

    def _on_wanted(self) -> None:
        """The button: the same as the key."""
        editor = self._composer.editor
        editor.setFocus()
        before = self._composer.draft()[: editor.textCursor().position()]
        editor.insertPlainText("@" if not before or before[-1].isspace() else " @")

    def _on_focused(self, focused: bool) -> None:
        if focused:
            self._look()
        else:
            self.close()

    async def _refresh(self, mentions: Mentions) -> None:
        await mentions.refresh()

    @property
    def _mentions(self) -> Mentions | None:
        return self._desk.mentions if self._desk else None
