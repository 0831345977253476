"""Opens and fills the completion list while `@file`, `#digest`, or `/command` is typed, and inserts
the choice.
"""

import shlex
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from helix_desktop.app.mcp_servers.server_contents import ServerContents
from helix_desktop.app.sessions.mention_finder import MentionFinder
from helix_desktop.domain.cache import MIN_PREFIX_CHARS, NO_SESSION
from helix_desktop.domain.mcp_servers import OfferedResource
from helix_desktop.domain.mentions import parse_mention_path
from helix_desktop.ui.action import ActionRegistry
from helix_desktop.ui.chat.composer.composer import Composer
from helix_desktop.ui.chat.composer.editor import MentionQuery, MentionTrigger, mention_at
from helix_desktop.ui.chat.composer.mention_popup import MentionPopup
from helix_desktop.ui.chat.composer.mention_suggestions import (
    CHANGED,
    MAX_OFFERS,
    NO_CHIP,
    PROMPT,
    SERVER,
    TEMPLATE,
    MentionSuggestion,
    agent_suggestions,
    command_suggestions,
    line_suggestions,
    output_suggestion,
    passage_offers,
    path_suggestion,
    prompt_suggestions,
    resource_suggestions,
    server_suggestions,
    text_suggestion,
)
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import (
    count_text,
    cut_text,
    key_text,
    lines_text,
    tokens_text,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line

POPUP_GAP = 8
MAX_OUTPUTS = 3
"""The most stored outputs suggested among files."""
MAX_OTHER_TEXTS = 4
"""The most messages and notes of other sessions suggested among outputs."""


class _Outline(Struct, frozen=True):
    """The file or output whose lines are suggested: as typed, as written, its lines and parts."""

    sign: MentionTrigger
    path: str
    name: str
    lines: int
    parts: tuple[MentionSuggestion, ...] = ()
    cut: str = ""


_NOTHING = _Outline(MentionTrigger.LINES, "", "", 0)


class MentionController(WorkspaceController):
    """The controller that completes mentions and commands in the message field."""

    def __init__(self, context: WorkspaceContext, composer: Composer, page: QWidget) -> None:
        super().__init__(context, page)
        self._composer, self._page = composer, page
        self.session = NO_SESSION
        """The session whose files are offered."""
        self._action_registry: ActionRegistry | None = None
        self._typed: MentionQuery | None = None
        self._closed_at = -1
        """The start of the word for which the user closed the popup; -1 for none."""
        self._places: list[MentionSuggestion] = []
        self._total = 0
        self._outline = _NOTHING
        self.popup = MentionPopup(page)
        self.popup.chosen.connect(self._choose)
        editor = composer.editor
        editor.first = self.take_key
        editor.textChanged.connect(self._update_suggestions)
        editor.cursorPositionChanged.connect(self._update_suggestions)
        editor.focused.connect(self._on_focused)
        composer.moved.connect(self._place)
        composer.mention_requested.connect(self._on_requested)

    def begin(self) -> None:
        """Start to list the project's files, before the user types."""
        self._bridge.run(self._mentions.refresh(), "list files")

    def use_actions(self, action_registry: ActionRegistry) -> None:
        """Set the registry of the actions that are offered as commands."""
        self._action_registry = action_registry

    def close(self) -> None:
        self._typed = None
        self._outline = _NOTHING  # files may change until the next mention
        self.popup.hide()
        self._composer.colours.complete(-1)

    def foreseen(self) -> str:
        """Return the draft with the selected suggestion inserted."""
        draft, typed, offer = self._composer.draft(), self._typed, self.popup.offer
        if typed is None or offer is None or typed.sign is MentionTrigger.COMMAND:
            return draft
        if not self.popup.isVisible():
            return draft
        return f"{draft[: typed.start]}{offer.text}{draft[typed.stop :]}"

    def take_key(self, event: QKeyEvent) -> bool:
        """Handle the popup's keys while it is open; return False for all others."""
        has_no_modifiers = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not self.popup.isVisible() or not has_no_modifiers:
            return False
        if event.key() == Qt.Key.Key_Escape:
            self._closed_at = self._typed.start if self._typed else -1
            self.close()
            return True
        match event.key(), len(self.popup.offers):
            case _, 0:
                return False
            case Qt.Key.Key_Down | Qt.Key.Key_Up as key, count:
                step = 1 if key == Qt.Key.Key_Down else -1
                self.popup.select((self.popup.row + step) % count)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter, _:
                self._choose(self.popup.row)
            case Qt.Key.Key_Tab, _:
                # the lines of a file or output and the content of a folder are suggested next; any
                # other suggestion is inserted, except a command
                offer, typed = self.popup.offer, self._typed
                if offer is not None and typed is not None:
                    has_lines = offer.icon in ("file", "cache")
                    if has_lines and typed.sign in (MentionTrigger.FILE, MentionTrigger.DIGEST):
                        self._write(typed, f"{offer.text}:")
                    elif typed.sign is MentionTrigger.FILE and offer.icon == "folder":
                        self._write(typed, offer.text)
                    elif typed.sign is not MentionTrigger.COMMAND:
                        self._choose(self.popup.row)
            case _:
                return False
        return True

    def _update_suggestions(self) -> None:
        """Find the word at the cursor and show all suggestions for it."""
        editor = self._composer.editor
        if editor.composing or not editor.hasFocus():
            return
        selects = editor.textCursor().hasSelection()
        typed = None if selects else mention_at(self._composer.draft(), editor.cursor_at)
        if typed is None or typed.start != self._closed_at:
            self._closed_at = -1
        if typed is None or typed.start == self._closed_at:
            if self._typed is not None:
                self.close()
            return
        if typed != self._typed:
            self._typed = typed
            self._composer.colours.complete(typed.start)
            match typed.sign:
                case MentionTrigger.COMMAND:
                    self._show_commands(typed)
                    if not typed.query:
                        self._bridge.run(self._look_for_prompts(typed), "list commands")
                case MentionTrigger.ARGUMENT:
                    self._bridge.run(self._complete_argument(typed), "complete an argument")
                case MentionTrigger.LINES if self._servers.has_resources(typed.path):
                    # Suggest resources of a server, and values for their templates.
                    resources = self._servers.resources(typed.path, typed.query)
                    offers = resource_suggestions(typed.path, resources)
                    self._show_of_server(typed, offers, len(resources))
                    self._bridge.run(self._complete_uri(typed), "complete a resource")
                case MentionTrigger.LINES | MentionTrigger.PASSAGE:
                    self._show_lines(typed)
                case MentionTrigger.FILE | MentionTrigger.DIGEST:
                    self._show_files(typed)

    def _show_files(self, typed: MentionQuery) -> None:
        mentions = self._mentions
        self._places, self._total = [], 0
        if typed.sign is MentionTrigger.FILE:
            agents = agent_suggestions(self._open_workspace.agents.of(self.session), typed.query)
            servers = server_suggestions(self._servers.servers(typed.query))
            places, self._total = mentions.search(typed.query, MAX_OFFERS)
            self._total += len(agents) + len(servers)
            self._places = [*agents, *servers, *map(path_suggestion, places)][:MAX_OFFERS]
        stored = ("cache", "chat", "list")
        old = [offer for offer in self.popup.offers if offer.icon in stored]
        self._fill(
            typed, [offer for offer in old if typed.query.casefold() in offer.name.casefold()]
        )
        self._bridge.run(self._complete(mentions, typed), "complete a mention")

    async def _complete(self, mentions: MentionFinder, typed: MentionQuery) -> None:
        """Add the slower parts: stored outputs, and the weights of the files shown."""
        only = typed.sign is MentionTrigger.DIGEST or typed.query.startswith("cache:")
        entries = await mentions.find_outputs(typed.query, MAX_OFFERS if only else MAX_OUTPUTS)
        if typed != self._typed:
            return
        now = self._open_workspace.now()
        estimated = not self._open_workspace.llm.tokenizer_known
        suggestions = [
            output_suggestion(entry, typed.query, now=now, estimated=estimated) for entry in entries
        ]
        self._fill(typed, suggestions)
        if typed.sign is MentionTrigger.DIGEST:
            open_workspace, texts = self._open_workspace, list[MentionSuggestion]()
            heads = [head for head in await open_workspace.sessions() if head.id != self.session]
            max_texts = max(MAX_OTHER_TEXTS, MAX_OFFERS - len(suggestions))
            async for text in open_workspace.seen.containing(typed.query, heads, limit=max_texts):
                if typed != self._typed:
                    return
                texts.append(text_suggestion(text, typed.query, now=open_workspace.now()))
                if len(texts) == max_texts:
                    break
            if texts and typed == self._typed:
                self._fill(typed, [*suggestions[: MAX_OFFERS - len(texts)], *texts])
            return
        if await mentions.refresh() and typed == self._typed:
            self._show_files(typed)
            return
        for offer in self.popup.offers:
            if typed != self._typed:
                return
            if offer.icon == "file":
                weight = await mentions.weigh(offer.path)
                chip = CHANGED if weight.changed else NO_CHIP
                tokens = tokens_text(weight.tokens, estimated=estimated) if weight.tokens else ""
                self.popup.update_offer(offer.key, cut_text(tokens, weight.cut), chip)

    def _fill(self, typed: MentionQuery, outputs: Sequence[MentionSuggestion]) -> None:
        max_files = MAX_OFFERS - len(outputs)
        offers = [*self._places[:max_files], *outputs]
        title = tr("Files and cached outputs")
        if typed.sign is MentionTrigger.DIGEST:
            title = tr("Outputs, messages, and notes")
        total = max(self._total + len(outputs), len(offers))
        # a word without suggestions is plain text: Enter sends it
        if not offers and typed.query:
            self.popup.show_offers((), title, "", keys=())
            self.popup.hide()
            return
        count = tr("{0} of {1}").format(len(offers), count_text(total))
        tab_effect = tr("pick lines…") if offers else ""
        self._open_popup(offers, title, count, tab_effect=tab_effect)

    def _show_lines(self, typed: MentionQuery, *, was_just_read: bool = False) -> None:
        """Suggest lines of a file or an output.

        `was_just_read` means that its outline was just read; an outline without lines is read again
        otherwise, because the content may exist by now.
        """
        outline = self._outline
        is_same = (outline.sign, outline.path) == (typed.sign, typed.path)
        if not is_same or not (outline.lines or was_just_read):
            self.popup.hide()
            self._bridge.run(self._load_outline(typed), "look for lines")
            return
        if typed.sign is MentionTrigger.PASSAGE:
            suggestions = passage_offers(outline.name, typed.query, lines=outline.lines)
        else:
            suggestions = line_suggestions(
                typed.path, typed.query, outline.parts, lines=outline.lines, cut=outline.cut
            )
        if not suggestions or not outline.lines:
            self.popup.hide()
            return
        title = tr("Lines of {0}").format(outline.name)
        self._open_popup(
            suggestions, title, lines_text(outline.lines), line_range_effect=tr("these lines")
        )

    async def _complete_uri(self, typed: MentionQuery) -> None:
        uris = await self._servers.complete_uri(typed.path, typed.query)
        if uris and typed == self._typed:
            resources = [OfferedResource(uri) for uri in uris]
            self._show_of_server(typed, resource_suggestions(typed.path, resources), len(uris))

    async def _complete_argument(self, typed: MentionQuery) -> None:
        """Suggest values of the argument of a server's prompt that is being typed."""
        name, values = await self._servers.complete_argument(typed.path, typed.query)
        if typed != self._typed:
            return
        offers = [
            MentionSuggestion(f"value {value}", value, shlex.quote(value), "list")
            for value in values[:MAX_OFFERS]
        ]
        title = tr("Values of {0}").format(one_line(name, 60))
        self._show_of_server(typed, offers, len(values), title=title)

    def _show_of_server(
        self,
        typed: MentionQuery,
        offers: Sequence[MentionSuggestion],
        total: int,
        *,
        title: str = "",
    ) -> None:
        if not offers:
            self.popup.hide()
            return
        title = title or tr("Resources of {0}").format(typed.path)
        self._open_popup(offers, title, tr("{0} of {1}").format(len(offers), count_text(total)))

    async def _load_outline(self, typed: MentionQuery) -> None:
        mentions = self._mentions
        read_outline = (
            self._output_outline if typed.sign is MentionTrigger.PASSAGE else self._file_outline
        )
        self._outline = await read_outline(mentions, typed.path)
        present = self._typed
        if present is not None and (present.sign, present.path) == (typed.sign, typed.path):
            self._show_lines(present, was_just_read=True)

    @staticmethod
    async def _file_outline(mentions: MentionFinder, path: str) -> _Outline:
        parts, lines = await mentions.outline(parse_mention_path(path))
        weight = await mentions.weigh(parse_mention_path(path))
        offers = tuple(
            MentionSuggestion(
                f"{part.first}-{part.last}", part.name, right=f"{part.first}–{part.last}"
            )
            for part in parts
        )
        return _Outline(MentionTrigger.LINES, path, path, lines, offers, weight.cut)

    @staticmethod
    async def _output_outline(mentions: MentionFinder, digits: str) -> _Outline:
        """Return the outline of a stored output; the mention written names one entry for good."""
        entry = await mentions.find_by_digest(digits)
        if entry is None:
            return _Outline(MentionTrigger.PASSAGE, digits, "", 0)
        name = f"#{entry.digest[:MIN_PREFIX_CHARS]}"
        return _Outline(MentionTrigger.PASSAGE, digits, name, entry.lines)

    async def _look_for_prompts(self, typed: MentionQuery) -> None:
        """Read the commands again, and show the suggestions again if there are others now."""
        before = self._open_workspace.slash_commands.offers
        await self._open_workspace.slash_commands.look()
        if typed == self._typed and before != self._open_workspace.slash_commands.offers:
            self._show_commands(typed)

    def _show_commands(self, typed: MentionQuery) -> None:
        actions = self._action_registry
        offers = prompt_suggestions(self._open_workspace.slash_commands.offers, typed.query)
        offers += command_suggestions(actions, typed.query) if actions else ()
        if not offers:
            self.popup.hide()
            return
        count = tr("{0} of {1}").format(min(MAX_OFFERS, len(offers)), count_text(len(offers)))
        enter_effect = tr("insert") if offers[0].key.startswith(PROMPT) else tr("run")
        self._open_popup(offers[:MAX_OFFERS], tr("Commands"), count, enter_effect=enter_effect)

    def _open_popup(
        self,
        offers: Sequence[MentionSuggestion],
        title: str,
        count: str,
        *,
        enter_effect: str = "",
        tab_effect: str = "",
        line_range_effect: str = "",
    ) -> None:
        """Show suggestions; the effects say what Enter, Tab, and a typed range of lines do."""
        effects = (
            ("↑↓", tr("select")),
            ("Enter", enter_effect or tr("insert")),
            ("Tab", tab_effect),
            ("10-40", line_range_effect),
            ("Esc", tr("close")),
        )
        keys = [(key_text(key), words) for key, words in effects if words]
        self.popup.show_offers(offers, title, count, keys=keys)
        self._place()
        self.popup.show()

    def _place(self) -> None:
        corner = self._composer.mapTo(self._page, QPoint(self._composer.width(), 0))
        self.popup.place(corner.x(), corner.y() - POPUP_GAP, self._composer.width())

    def _choose(self, row: int) -> None:
        offers, typed = self.popup.offers, self._typed
        if typed is None or not 0 <= row < len(offers) or offers[row].disabled_reason:
            return
        offer = offers[row]
        if typed.sign is MentionTrigger.COMMAND and not offer.key.startswith(PROMPT):
            self._write(typed, "")
            self.close()
            if self._action_registry is not None:
                self._action_registry.run(offer.key)
            return
        # the text to look for, or the rest of a URI, has yet to be typed
        open_end = typed.sign is MentionTrigger.PASSAGE and offer.key == "search"
        open_end |= offer.key.startswith((SERVER, TEMPLATE))
        self._write(typed, offer.text if open_end else f"{offer.text} ")
        self.close()

    def _write(self, typed: MentionQuery, text: str) -> None:
        self._composer.editor.replace_text(typed.start, typed.stop, text)
        self._composer.editor.ensureCursorVisible()

    def _on_requested(self) -> None:
        """Insert an @ like the key does, after a click on the button."""
        editor = self._composer.editor
        editor.setFocus()
        before = self._composer.draft()[: editor.cursor_at]
        editor.write("@" if not before or before[-1].isspace() else " @")

    def _on_focused(self, focused: bool) -> None:
        if focused:
            self._update_suggestions()
        else:
            self.close()

    @property
    def _servers(self) -> ServerContents:
        return self._open_workspace.slash_commands.servers

    @property
    def _mentions(self) -> MentionFinder:
        return self._open_workspace.mentions_of(self.session)
