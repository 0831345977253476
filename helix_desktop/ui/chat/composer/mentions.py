"""The completion list above the message field, for `@file`, `#digest`, and `/command`: what it
suggests, and how many; short names of /commands such as `/compact`.

A suggestion is a file, a folder, a stored output, some lines of either, an agent, or a command such
as `/compact`: every action of the window has a short name, as have commands of files, and skills.
The field keeps the keyboard focus.
"""

import re
import shlex
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby

from msgspec import Struct
from PySide6.QtCore import QMargins, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from helix_desktop.app.history.seen_search import SeenFinder, SessionText
from helix_desktop.app.mcp_servers.server_contents import ServerContents
from helix_desktop.app.sessions.file_finder import FileMatch
from helix_desktop.app.sessions.mention_finder import MentionFinder
from helix_desktop.app.sessions.slash_commands import PromptOffer, SlashCommands
from helix_desktop.domain.cache import MIN_PREFIX_CHARS, NO_SESSION, CacheEntry, SessionId
from helix_desktop.domain.mcp_servers import OfferedResource
from helix_desktop.domain.mentions import (
    ContentPassage,
    parse_mention_path,
    spell_mention,
    spell_resource,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.subagent_definition import SubAgentDefinition
from helix_desktop.domain.value import replace
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.chat.composer.composer import Composer
from helix_desktop.ui.chat.composer.editor import MentionQuery, MentionTrigger, mention_at
from helix_desktop.ui.page_controller import CHAT, WorkspaceContext, WorkspaceController
from helix_desktop.ui.style.canvas import ELIDE_MIDDLE, SHADOW_WIDTH, hairline, set_surface, surface
from helix_desktop.ui.text.formatting import (
    age_text,
    count_text,
    cut_text,
    lines_text,
    phrase_text,
    plural,
    retold_part,
    tokens_text,
    tr,
    without_directions,
)
from helix_desktop.ui.text.safe_text import label_line, one_line, origin_text
from helix_desktop.ui.widgets.controls import key_cap
from helix_desktop.ui.widgets.labels import ElidedLabel, label
from helix_desktop.ui.widgets.layout import STRETCH, column_of, drop_widget, grow, row_of
from helix_desktop.ui.widgets.row_list import CHIP, ICON, Part, Row, RowList, RowShape

MAX_OFFERS = 8
"""The most suggestions that are shown at once."""
FIRST_LINES = 80
"""The number of lines in the suggestion of the first lines."""
PROMPT = "prompt"
"""How the keys of commands of files and of skills begin: they are sent, not run."""
SERVER, TEMPLATE = "server", "template"
"""How the keys of suggestions begin whose texts have yet to be completed."""
CURRENT_FOLDER = ("", CHAT)
"""The places of actions that are offered as commands: everywhere, and in the conversation."""
_TYPED = re.compile(r"(\d{1,9})(?:-(\d{0,9}))?")
NO_CHIP, CACHED, CHANGED = Phrase(""), Phrase("cached"), Phrase("changed")


class MentionSuggestion(Struct, frozen=True):
    """One suggestion; `text` is written if it is chosen, `key` identifies it.

    `marks` are the matching letters of the name; `disabled_reason`: why it cannot be chosen now.
    """

    key: str
    name: str
    text: str = ""
    icon: str = "file"
    where: str = ""
    right: str = ""
    chip: Phrase = NO_CHIP
    marks: tuple[int, ...] = ()
    disabled_reason: str = ""
    path: str = ""
    """The file whose lines can be chosen."""
    prose: bool = False
    """Whether the place is prose, not a path or digest."""

    @property
    def is_action(self) -> bool:
        """Whether it is a command of the window, which is run; other commands are sent."""
        return self.icon == "slash" and not self.key.startswith(PROMPT)


def path_suggestion(match: FileMatch) -> MentionSuggestion:
    return MentionSuggestion(
        key=match.path,
        name=match.name,
        text=spell_mention(match.path),
        icon="folder" if match.folder else "file",
        where=match.where,
        right=plural(match.files, "{0} file", "{0} files") if match.folder else "",
        marks=match.marks,
        path=match.path,
    )


def output_suggestion(
    entry: CacheEntry, query: str, *, now: float, estimated: bool
) -> MentionSuggestion:
    """Return the suggestion of a stored output, named after its origin and written as a digest."""
    name = origin_text(entry.origin, 120) or one_line(entry.origin.tool, 120)
    name = without_directions(name)
    digest = entry.digest
    return MentionSuggestion(
        key=digest,
        name=name,
        text=f"#{digest[:MIN_PREFIX_CHARS]}",
        icon="cache",
        where=f"{digest[:6]}…{digest[-4:]} · {entry.origin.tool} · {age_text(now - entry.created)}",
        right=tokens_text(entry.tokens, estimated=estimated) if entry.tokens else "",
        chip=CACHED,
        marks=_matching_letters(name, query.removeprefix("cache:")),
    )


def text_suggestion(text: SessionText, query: str, *, now: float) -> MentionSuggestion:
    """Return the suggestion of a message or notes of another session, from the matching line."""
    typed = query.casefold()
    lines = [line for line in text.text.splitlines() if line.strip()]
    line = next((line for line in lines if typed in line.casefold()), lines[0])
    name = one_line(line.strip(), 120)
    return MentionSuggestion(
        key=text.name,
        name=name,
        text=f"#{text.name}",
        icon="list" if text.is_notes else "chat",
        where=f"{one_line(text.title, 60)} · {age_text(now - text.at)}",
        marks=_matching_letters(name, query),
        prose=True,
    )


def line_suggestions(
    path: str, query: str, parts: Sequence[MentionSuggestion], *, lines: int, cut: str = ""
) -> tuple[MentionSuggestion, ...]:
    """Return the typed lines first, then the parts of the file whose names match.

    `cut` says which part of the file is sent if no lines are named.
    """
    suggestions: list[MentionSuggestion] = []
    if span := _span(query, lines):
        first, last = span
        words = tr("lines {0} to {1}").format(first, last)
        suggestions.append(
            MentionSuggestion(f"typed {query}", words, f"@{path}:{first}-{last}", "list")
        )
    for part in () if _TYPED.fullmatch(query) else parts:
        marks = _matching_letters(part.name, query)
        if marks or not query:
            text = f"@{path}:{part.key}"
            suggestions.append(
                MentionSuggestion(part.key, part.name, text, "list", right=part.right, marks=marks)
            )
    if not query:
        name = retold_part(cut) or tr("all lines")
        right = "" if cut else f"1–{lines}"
        suggestions.insert(0, MentionSuggestion("all", name, f"@{path}", right=right))
    return tuple(suggestions[:MAX_OFFERS])


def passage_offers(name: str, query: str, *, lines: int) -> tuple[MentionSuggestion, ...]:
    """Return suggestions for parts of an output: typed lines, lines with a text, or basic ones."""
    digits = name.removeprefix("#")
    before_quote, quote, searched = query.partition('"')
    span = _span(before_quote.rstrip(":"), lines)
    if quote:
        first, last = span or (0, 0)
        passage = ContentPassage(first, last, searched)
        with_text = tr("lines with “{0}”").format(one_line(searched, 60))
        right = f"{first}–{last}" if span else ""
        is_complete = bool(searched.strip()) and (bool(span) or not before_quote)
        return (
            MentionSuggestion("letters", with_text, passage.spelled(digits), "search", right=right),
        ) * is_complete
    if span:
        words = tr("lines {0} to {1}").format(*span)
        return (MentionSuggestion("typed", words, ContentPassage(*span).spelled(digits), "list"),)
    if query:
        return ()
    offers = [MentionSuggestion("all", tr("all lines"), name, "list", right=f"1–{lines}")]
    if lines > FIRST_LINES:
        words = plural(FIRST_LINES, "the first {0} line", "the first {0} lines")
        offers.append(
            MentionSuggestion(
                "first", words, ContentPassage(1, FIRST_LINES).spelled(digits), "list"
            )
        )
    words = tr("lines with certain words")
    return (*offers, MentionSuggestion("search", words, f'{name}:"', "search"))


def _span(query: str, lines: int) -> tuple[int, int] | None:
    """Return the first and last typed line, within the text; None if there are none.

    The query is as in "10", "10-", and "10-40".
    """
    numbers = _TYPED.fullmatch(query)
    if numbers is None or not 1 <= int(numbers[1]) <= lines:
        return None
    first = int(numbers[1])
    last = min(lines, int(numbers[2] or (lines if "-" in query else first)))
    return (first, last) if first <= last else None


def command_suggestions(action_registry: ActionRegistry, query: str) -> Sequence[MentionSuggestion]:
    """Return the matching commands: by name first, then by description; refused ones come last."""
    commands = [
        MentionSuggestion(
            key=action.id,
            name=f"/{word}",
            text=f"/{word}",
            icon="slash",
            where=action.words,
            prose=True,
            right=action_registry.keys_of(action.id),
            marks=tuple(position + 1 for position in _matching_letters(word, query)),
            disabled_reason=action.disabled_reason(),
        )
        for word, action in command_names(action_registry).items()
        if query in f"/{word}" or query in action.words.casefold()
    ]

    def order(command: MentionSuggestion) -> tuple[bool, ...]:
        name, is_refused = command.name, bool(command.disabled_reason)
        return is_refused, not name.startswith(f"/{query}"), query not in name

    return sorted(commands, key=order)


def _named(key: str, name: str, *, icon: str, where: str) -> MentionSuggestion:
    """Return a suggestion whose name is what is written, with prose beside it."""
    return MentionSuggestion(key, name, name, icon, where, prose=True)


def prompt_suggestions(prompts: Sequence[PromptOffer], query: str) -> Sequence[MentionSuggestion]:
    """Return the matching commands of files and skills, those that begin with the query first."""
    offers = [
        _named(
            f"{PROMPT} {prompt.where}",
            f"/{prompt.name}",
            icon="spark" if prompt.is_skill else "slash",
            where=one_line(" · ".join(filter(None, (prompt.hint, prompt.about)))),
        )
        for prompt in prompts
        if query.casefold() in prompt.name.casefold()
    ]
    return sorted(offers, key=lambda offer: not offer.name.startswith(f"/{query}"))


def agent_suggestions(
    agents: Sequence[SubAgentDefinition], query: str
) -> Sequence[MentionSuggestion]:
    """Return the agents whose names contain the query."""
    return [
        _named(f"agent {agent.name}", f"@{agent.name}", icon="agents", where=one_line(agent.about))
        for agent in agents
        if query.casefold() in agent.name.casefold()
    ]


def server_suggestions(servers: Sequence[tuple[str, int]]) -> Sequence[MentionSuggestion]:
    """Return the servers whose resources can be mentioned."""
    return [
        _named(
            f"{SERVER} {name}",
            f"@{name}:",
            icon="globe",
            where=plural(count, "{0} resource", "{0} resources"),
        )
        for name, count in servers
    ]


def resource_suggestions(
    server: str, resources: Sequence[OfferedResource]
) -> Sequence[MentionSuggestion]:
    """Return resources of a server; the URI of a template is written up to its first place."""
    return [
        MentionSuggestion(
            key=f"{TEMPLATE if resource.is_template else 'resource'} {resource.uri}",
            name=resource.uri,
            text=spell_resource(server, resource.uri.partition("{")[0]),
            icon="globe",
            where=one_line(" · ".join(filter(None, (resource.name, resource.description)))),
            prose=True,
        )
        for resource in resources[:MAX_OFFERS]
    ]


def command_names(action_registry: ActionRegistry) -> dict[str, Action]:
    """Return the actions by the last part of their IDs, or by the whole ID where parts repeat."""
    usable = [action for action in action_registry.all() if action.where in CURRENT_FOLDER]
    names = [action.id.rpartition(".")[2].replace("_", "-") for action in usable]
    times = Counter(names)
    return {
        name if times[name] == 1 else action.id.replace(".", "-"): action
        for name, action in zip(names, usable, strict=True)
    }


def _matching_letters(name: str, query: str) -> tuple[int, ...]:
    """Return the positions of the first place in a name where the query occurs."""
    typed = query.casefold()
    position = name.casefold().find(typed) if typed else -1
    return tuple(range(position, position + len(typed))) if position >= 0 else ()


POPUP_WIDTH, ROW_HEIGHT, HEAD_HEIGHT, FOOT_HEIGHT, FOOT_GAP = 540, 36, 36, 40, 7
SHADOW_MARGINS = QMargins(SHADOW_WIDTH, SHADOW_WIDTH, SHADOW_WIDTH, SHADOW_WIDTH)
ROW_SHAPE = RowShape(ROW_HEIGHT, start=18, text=46, end=18, gap=8, inset=6)
FIGURE_WIDTH = 80
"""The column of the figures, beside which chips end."""


def _row(offer: MentionSuggestion) -> Row:
    usable = not offer.disabled_reason
    icon = Part(offer.icon, ICON, *(("mut", "acc") if usable else ("dis",)))
    # the name in runs of matching and other letters, with hidden characters spelled out
    runs = groupby(enumerate(offer.name[:200]), key=lambda position: position[0] in offer.marks)
    pieces = tuple(("".join(one_line(char) for _, char in run), matches) for matches, run in runs)
    tone = "fg" if usable else "dis"
    name = Part(style="body", tone=tone, pieces=pieces, elide=ELIDE_MIDDLE)
    if offer.prose or offer.disabled_reason:
        second_text, style = label_line(offer.disabled_reason or offer.where), "small"
    else:
        second_text, style = one_line(offer.where), "mono"
    chip = (Part(phrase_text(offer.chip), CHIP, "warn" if offer.chip is CHANGED else "fg2"),)
    figure = Part(offer.right, "monos", "fg2", width=FIGURE_WIDTH if offer.chip else 0)
    texts = (offer.name, offer.where, phrase_text(offer.chip), offer.right, offer.disabled_reason)
    words = " ".join(filter(None, texts))
    return Row(
        offer.key,
        ((name, Part(second_text, style, elide=ELIDE_MIDDLE, gap=12)),),
        icon,
        (*(chip if offer.chip else ()), figure),
        accessible_text=words,
        tip=words,
    )


class MentionPopup(QWidget):
    """The list with its head and key hints; the caller moves the selection and places it."""

    selected = Signal()
    """Emitted when another suggestion became current."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        set_surface(self, "shadow")
        self._title = ElidedLabel("over", "mut", mode=ELIDE_MIDDLE)
        self._count = label("", "micro", "mut")
        self._count.setFixedHeight(HEAD_HEIGHT - 4)
        self.list = RowList[MentionSuggestion]("", _row, ROW_SHAPE)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._nothing = label(tr("No matches."), "small", "mut")
        self._nothing.setContentsMargins(18, 0, 18, 0)
        self._keys: Sequence[tuple[str, str]] = ()
        self._hints: list[QWidget] = []
        self._foot = row_of(STRETCH, margins=(16, 0, 13, 0), spacing=16)
        frame = surface("menu")
        column_of(
            row_of(grow(self._title), self._count, margins=(16, 3, 16, 1), spacing=12),
            grow(self.list),
            grow(self._nothing),
            FOOT_GAP,
            row_of(hairline(), margins=(1, 0, 1, 0)),
            self._foot,
            on=frame,
            spacing=0,
        )
        column_of(frame, on=self, margins=SHADOW_WIDTH)
        self.hide()

    def show_offers(
        self,
        offers: Sequence[MentionSuggestion],
        title: str,
        count: str,
        *,
        keys: Sequence[tuple[str, str]],
    ) -> None:
        """Replace the rows; the current suggestion stays current if it is still there."""
        before = self.offer
        self._title.set_text(title)
        self._count.setText(count)
        if keys != self._keys:
            self._keys = keys
            for old_hint in self._hints:
                drop_widget(self._foot, old_hint)
            self._hints = [QWidget() for _ in keys]
            for index, (hint, (key, words)) in enumerate(zip(self._hints, keys, strict=True)):
                hint.setFixedHeight(FOOT_HEIGHT - FOOT_GAP - 1)
                row_of(key_cap(key), label(words, "micro", "mut"), on=hint, spacing=6)
                self._foot.insertWidget(index, hint)
        if tuple(offers) != self.list.items:
            self.list.show_items(offers)
        self.list.setVisible(bool(offers))
        self._nothing.setHidden(bool(offers))
        names = [offer.key for offer in offers]
        self.select(names.index(before.key) if before and before.key in names else 0)
        self.setAccessibleName(f"{title}, {count}")

    @property
    def offers(self) -> Sequence[MentionSuggestion]:
        return self.list.items

    @property
    def row(self) -> int:
        return self.list.current

    @property
    def offer(self) -> MentionSuggestion | None:
        return self.offers[self.row] if 0 <= self.row < len(self.offers) else None

    def update_offer(self, key: str, right: str, chip: Phrase) -> None:
        """Update a suggestion with facts that arrived later."""
        offers = [
            replace(offer, right=right, chip=chip) if offer.key == key else offer
            for offer in self.offers
        ]
        self.list.show_items(offers, self.row)

    def select(self, row: int) -> None:
        self.list.select(row if self.offers else -1)
        self.selected.emit()

    def place(self, right: int, bottom: int, width: int) -> None:
        """Place the popup by its lower right corner in its parent, with a greatest width."""
        rows = min(MAX_OFFERS, max(1, len(self.offers)))
        width, height = min(POPUP_WIDTH, width), HEAD_HEIGHT + rows * ROW_HEIGHT + FOOT_HEIGHT
        inner = QRect(right - width, bottom - height, width, height)
        room = width - self._foot.contentsMargins().left() - self._foot.contentsMargins().right()
        for hint in self._hints:
            room -= hint.sizeHint().width()
            hint.setVisible(room >= 0)
            room -= self._foot.spacing()
        self.setGeometry(inner.marginsAdded(SHADOW_MARGINS))
        self.raise_()


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


class MentionParts(Struct, frozen=True):
    """Where mentions and commands are found."""

    mentions_of: Callable[[SessionId], MentionFinder]
    slash_commands: SlashCommands
    agents_of: Callable[[SessionId], Sequence[SubAgentDefinition]]
    seen: SeenFinder


class MentionController(WorkspaceController):
    """The controller that completes mentions and commands in the message field."""

    def __init__(
        self, context: WorkspaceContext, composer: Composer, page: QWidget, *, parts: MentionParts
    ) -> None:
        super().__init__(context, page)
        self._composer, self._page, self._parts = composer, page, parts
        self._slash_commands = parts.slash_commands
        self.session = NO_SESSION
        """The session whose files are offered."""
        self.action_registry: ActionRegistry | None = None
        """The actions that are offered as commands."""
        self._typed: MentionQuery | None = None
        self._closed_at = -1
        """The start of the word for which the user closed the popup; -1 for none."""
        self._places: list[MentionSuggestion] = []
        self._total = 0
        self._outline = _NOTHING
        self.popup = MentionPopup(page)
        self.popup.list.chosen.connect(lambda: self._choose(self.popup.row))
        editor = composer.editor
        editor.first = self.take_key
        editor.textChanged.connect(self._update_suggestions)
        editor.cursorPositionChanged.connect(self._update_suggestions)
        editor.focused.connect(self._on_focused)
        composer.moved.connect(self._place)
        composer.at.clicked.connect(self.request)

    def begin(self) -> None:
        """Start to list the project's files, before the user types."""
        self._bridge.run(self._mentions.refresh(), "list files")

    def close(self) -> None:
        self._typed = None
        self._outline = _NOTHING  # files may change until the next mention
        self.popup.hide()
        self._composer.colors.complete(-1)

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
                # the lines of a file or output and the content of a folder are suggested next; of a
                # command of the window the name is completed, and any other suggestion is inserted
                offer, typed = self.popup.offer, self._typed
                if offer is not None and typed is not None:
                    has_lines = offer.icon in ("file", "cache")
                    completes = typed.sign is MentionTrigger.COMMAND and offer.is_action
                    completes |= typed.sign is MentionTrigger.FILE and offer.icon == "folder"
                    if has_lines and typed.sign in (MentionTrigger.FILE, MentionTrigger.DIGEST):
                        self._write(typed, f"{offer.text}:")
                    elif completes:
                        self._write(typed, offer.text)
                    else:
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
            self._composer.colors.complete(typed.start)
            match typed.sign:
                case MentionTrigger.COMMAND:
                    self._show_commands(typed)
                    if not typed.query:
                        self._bridge.run(self._look_for_prompts(typed), "list commands")
                case MentionTrigger.ARGUMENT:
                    self._bridge.run(self._complete_argument(typed), "complete an argument")
                case MentionTrigger.LINES if self._servers.has_resources(typed.path):
                    self._show_resources(typed, self._servers.resources(typed.path, typed.query))
                    self._bridge.run(self._complete_uri(typed), "complete a resource")
                case MentionTrigger.LINES | MentionTrigger.PASSAGE:
                    self._show_lines(typed)
                case MentionTrigger.FILE | MentionTrigger.DIGEST:
                    self._show_files(typed)

    def _show_files(self, typed: MentionQuery) -> None:
        mentions = self._mentions
        self._places, self._total = [], 0
        if typed.sign is MentionTrigger.FILE:
            agents = agent_suggestions(self._parts.agents_of(self.session), typed.query)
            servers = server_suggestions(self._servers.servers(typed.query))
            places, self._total = mentions.search(typed.query, MAX_OFFERS)
            self._total += len(agents) + len(servers)
            self._places = [*agents, *servers, *map(path_suggestion, places)][:MAX_OFFERS]
        stored = [offer for offer in self.popup.offers if offer.icon in ("cache", "chat", "list")]
        query = typed.query.casefold()
        self._fill(typed, [offer for offer in stored if query in offer.name.casefold()])
        self._bridge.run(self._complete(mentions, typed), "complete a mention")

    async def _complete(self, mentions: MentionFinder, typed: MentionQuery) -> None:
        """Add the slower parts: stored outputs, and the weights of the files shown."""
        only = typed.sign is MentionTrigger.DIGEST or typed.query.startswith("cache:")
        entries = await mentions.find_outputs(typed.query, MAX_OFFERS if only else MAX_OUTPUTS)
        if typed != self._typed:
            return
        now = self._clock.now()
        estimated = not self._sessions.llm.tokenizer_known
        suggestions = [
            output_suggestion(entry, typed.query, now=now, estimated=estimated) for entry in entries
        ]
        self._fill(typed, suggestions)
        if typed.sign is MentionTrigger.DIGEST:
            texts = list[MentionSuggestion]()
            heads = [head for head in await self._sessions.all() if head.id != self.session]
            max_texts = max(MAX_OTHER_TEXTS, MAX_OFFERS - len(suggestions))
            async for text in self._parts.seen.containing(typed.query, heads, limit=max_texts):
                if typed != self._typed:
                    return
                texts.append(text_suggestion(text, typed.query, now=self._clock.now()))
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
        self._open_popup(
            suggestions,
            tr("Lines of {0}").format(outline.name),
            lines_text(outline.lines),
            line_range_effect=tr("these lines"),
        )

    async def _complete_uri(self, typed: MentionQuery) -> None:
        uris = await self._servers.complete_uri(typed.path, typed.query)
        if uris and typed == self._typed:
            self._show_resources(typed, [OfferedResource(uri) for uri in uris])

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
        self._open_counted(offers, title, len(values))

    def _show_resources(self, typed: MentionQuery, resources: Sequence[OfferedResource]) -> None:
        offers = resource_suggestions(typed.path, resources)
        self._open_counted(offers, tr("Resources of {0}").format(typed.path), len(resources))

    async def _load_outline(self, typed: MentionQuery) -> None:
        mentions, cut = self._mentions, ""
        parts: tuple[MentionSuggestion, ...] = ()
        if typed.sign is MentionTrigger.PASSAGE:
            # the mention that is written names one entry for good
            entry = await mentions.find_by_digest(typed.path)
            name = f"#{entry.digest[:MIN_PREFIX_CHARS]}" if entry else ""
            lines = entry.lines if entry else 0
        else:
            name, path = typed.path, parse_mention_path(typed.path)
            file_parts, lines = await mentions.outline(path)
            cut = (await mentions.weigh(path)).cut
            parts = tuple(
                MentionSuggestion(
                    f"{part.first}-{part.last}", part.name, right=f"{part.first}–{part.last}"
                )
                for part in file_parts
            )
        self._outline = _Outline(typed.sign, typed.path, name, lines, parts, cut)
        present = self._typed
        if present is not None and (present.sign, present.path) == (typed.sign, typed.path):
            self._show_lines(present, was_just_read=True)

    async def _look_for_prompts(self, typed: MentionQuery) -> None:
        """Read the commands again, and show the suggestions again if there are others now."""
        before = self._slash_commands.offers
        await self._slash_commands.look()
        if typed == self._typed and before != self._slash_commands.offers:
            self._show_commands(typed)

    def _show_commands(self, typed: MentionQuery) -> None:
        actions = self.action_registry
        offers = [*prompt_suggestions(self._slash_commands.offers, typed.query)]
        offers += command_suggestions(actions, typed.query) if actions else ()
        runs = bool(offers) and offers[0].is_action
        enter_effect = tr("run") if runs else tr("insert")
        self._open_counted(
            offers,
            tr("Commands"),
            len(offers),
            enter_effect=enter_effect,
            tab_effect=tr("complete", "a name"),
        )

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
        keys = [(key, words) for key, words in effects if words]
        self.popup.show_offers(offers[:MAX_OFFERS], title, count, keys=keys)
        self._place()
        self.popup.show()

    def _open_counted(
        self, offers: Sequence[MentionSuggestion], title: str, total: int, **effects: str
    ) -> None:
        """Show suggestions of `total` that there are; none hide the popup."""
        if not offers:
            self.popup.hide()
            return
        count = tr("{0} of {1}").format(min(MAX_OFFERS, len(offers)), count_text(total))
        self._open_popup(offers, title, count, **effects)

    def _place(self) -> None:
        corner = self._composer.mapTo(self._page, QPoint(self._composer.width(), 0))
        self.popup.place(corner.x(), corner.y() - POPUP_GAP, self._composer.width())

    def _choose(self, row: int) -> None:
        offers, typed = self.popup.offers, self._typed
        if typed is None or not 0 <= row < len(offers) or offers[row].disabled_reason:
            return
        offer = offers[row]
        if typed.sign is MentionTrigger.COMMAND and offer.is_action:
            self._write(typed, "")
            self.close()
            if self.action_registry is not None:
                self.action_registry.run(offer.key)
            return
        # the text to look for, or the rest of a URI, has yet to be typed
        open_end = typed.sign is MentionTrigger.PASSAGE and offer.key == "search"
        open_end |= offer.key.startswith((SERVER, TEMPLATE))
        self._write(typed, offer.text if open_end else f"{offer.text} ")
        self.close()

    def _write(self, typed: MentionQuery, text: str) -> None:
        self._composer.editor.replace_text(typed.start, typed.stop, text)
        self._composer.editor.ensureCursorVisible()

    def command_of(self, text: str) -> Action | None:
        """Return the command of the window that is all of a message, or None."""
        commands = command_names(self.action_registry) if self.action_registry else {}
        return commands.get(text.strip().removeprefix("/"))

    def request(self) -> None:
        """Insert an @ as the key does."""
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
        return self._slash_commands.servers

    @property
    def _mentions(self) -> MentionFinder:
        return self._parts.mentions_of(self.session)
