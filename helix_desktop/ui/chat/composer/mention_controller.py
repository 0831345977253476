"""The suggestions for mentions and commands, and the controller that completes the typed word.

A suggestion is a file, a folder, a stored output, some lines of either, an agent, or a command such
as `/compact`: every action of the window has a short name, as have commands of files, and skills.
"""

import re
import shlex
from collections import Counter
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from helix_desktop.app.history.seen import SessionText
from helix_desktop.app.mcp_servers.server_contents import ServerContents
from helix_desktop.app.sessions.file_finder import FileMatch
from helix_desktop.app.sessions.mention_finder import MentionFinder
from helix_desktop.app.sessions.slash_commands import PromptOffer
from helix_desktop.domain.cache import MIN_PREFIX_CHARS, NO_SESSION, CacheEntry
from helix_desktop.domain.mcp_servers import OfferedResource
from helix_desktop.domain.mentions import (
    ContentPassage,
    parse_mention_path,
    spell_mention,
    spell_resource,
)
from helix_desktop.domain.subagent_definition import SubAgentDefinition
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.chat.composer.composer import Composer
from helix_desktop.ui.chat.composer.editor import MentionQuery, MentionTrigger, mention_at
from helix_desktop.ui.chat.composer.mention_popup import (
    CACHED,
    CHANGED,
    MAX_OFFERS,
    NO_CHIP,
    MentionPopup,
    MentionSuggestion,
)
from helix_desktop.ui.page_controller import CHAT, WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import (
    age_text,
    count_text,
    cut_text,
    key_text,
    lines_text,
    plural,
    retold_part,
    tokens_text,
    tr,
    without_directions,
)
from helix_desktop.ui.text.safe_text import one_line, origin_text

FIRST = 80
"""The number of lines in the suggestion of the first lines."""
PROMPT = "prompt"
"""How the keys of commands of files and of skills begin: they are sent, not run."""
SERVER, TEMPLATE = "server", "template"
"""How the keys of suggestions begin whose texts have yet to be completed."""
_TYPED = re.compile(r"(\d{1,9})(?:-(\d{0,9}))?")


def popup_key_hints(*, enter: str, tab: str = "", typed: str = "") -> tuple[tuple[str, str], ...]:
    """Return the keys named at the foot of the popup, each with its effect."""
    named = (
        ("↑↓", tr("select")),
        ("Enter", enter),
        ("Tab", tab),
        ("10-40", typed),
        ("Esc", tr("close")),
    )
    return tuple((key_text(key), words) for key, words in named if words)


def path_suggestion(place: FileMatch) -> MentionSuggestion:
    return MentionSuggestion(
        key=place.path,
        name=place.name,
        text=spell_mention(place.path),
        icon="folder" if place.folder else "file",
        where=place.where,
        right=plural(place.files, "{0} file", "{0} files") if place.folder else "",
        marks=place.marks,
        path=place.path,
    )


def output_suggestion(
    entry: CacheEntry, query: str, *, now: float, estimated: bool
) -> MentionSuggestion:
    """Return the suggestion of a stored output, named after its origin and written as a digest."""
    name = origin_text(entry.origin, 120) or one_line(entry.origin.tool, 120)
    name = without_directions(name)
    wanted = query.removeprefix("cache:").casefold()
    at = name.casefold().find(wanted) if wanted else -1
    digest = entry.digest
    return MentionSuggestion(
        key=digest,
        name=name,
        text=f"#{digest[:MIN_PREFIX_CHARS]}",
        icon="cache",
        where=f"{digest[:6]}…{digest[-4:]} · {entry.origin.tool} · {age_text(now - entry.created)}",
        right=_tokens(entry.tokens or 0, estimated=estimated),
        chip=CACHED,
        marks=tuple(range(at, at + len(wanted))) if at >= 0 else (),
    )


def text_suggestion(text: SessionText, query: str, *, now: float) -> MentionSuggestion:
    """Return the suggestion of a message or notes of another session, from the matching line."""
    wanted = query.casefold()
    lines = [line for line in text.text.splitlines() if line.strip()]
    line = next((line for line in lines if wanted in line.casefold()), lines[0])
    name = one_line(line.strip(), 120)
    at = name.casefold().find(wanted) if wanted else -1
    return MentionSuggestion(
        key=text.name,
        name=name,
        text=f"#{text.name}",
        icon="list" if text.is_notes else "chat",
        where=f"{one_line(text.title, 60)} · {age_text(now - text.at)}",
        marks=tuple(range(at, at + len(wanted))) if at >= 0 else (),
        prose=True,
    )


def line_suggestions(
    path: str, query: str, parts: Sequence[MentionSuggestion], *, lines: int, cut: str = ""
) -> tuple[MentionSuggestion, ...]:
    """Return the typed lines first, then the parts of the file whose names match.

    `cut` says which part of the file is sent if no lines are named.
    """
    suggestions: list[MentionSuggestion] = []
    numbers = _TYPED.fullmatch(query)
    if span := _span(query, lines):
        first, last = span
        words = tr("lines {0} to {1}").format(first, last)
        suggestions.append(
            MentionSuggestion(f"typed {query}", words, f"@{path}:{first}-{last}", "list")
        )
    wanted = query.casefold()
    for part in parts:
        at = part.name.casefold().find(wanted)
        if numbers is not None or at < 0:
            continue
        marks = tuple(range(at, at + len(wanted)))
        suggestions.append(
            MentionSuggestion(
                part.key, part.name, f"@{path}:{part.key}", "list", right=part.right, marks=marks
            )
        )
    if not query:
        name = retold_part(cut) or tr("all lines")
        right = "" if cut else f"1–{lines}"
        suggestions.insert(0, MentionSuggestion("all", name, f"@{path}", right=right))
    return tuple(suggestions[:MAX_OFFERS])


def passage_offers(name: str, query: str, *, lines: int) -> tuple[MentionSuggestion, ...]:
    """Return suggestions for parts of an output: typed lines, lines with a text, or basic ones."""
    digits = name.removeprefix("#")
    begun, quote, letters = query.partition('"')
    span = _span(begun.rstrip(":"), lines)
    if quote:
        first, last = span or (0, 0)
        wanted = ContentPassage(first, last, letters)
        with_text = tr("lines with “{0}”").format(one_line(letters, 60))
        right = f"{first}–{last}" if span else ""
        known = bool(letters.strip()) and (bool(span) or not begun)
        return (
            MentionSuggestion("letters", with_text, wanted.spelled(digits), "search", right=right),
        ) * known
    if span:
        words = tr("lines {0} to {1}").format(*span)
        return (MentionSuggestion("typed", words, ContentPassage(*span).spelled(digits), "list"),)
    if query:
        return ()
    offers = [MentionSuggestion("all", tr("all lines"), name, "list", right=f"1–{lines}")]
    if lines > FIRST:
        words = plural(FIRST, "the first {0} line", "the first {0} lines")
        offers.append(
            MentionSuggestion("first", words, ContentPassage(1, FIRST).spelled(digits), "list")
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


def _tokens(count: int, *, estimated: bool) -> str:
    return tokens_text(count, estimated=estimated) if count else ""


HERE = ("", CHAT)
"""The places of actions that are offered as commands: everywhere, and in the conversation."""


def command_suggestions(
    action_registry: ActionRegistry, query: str
) -> tuple[MentionSuggestion, ...]:
    """Return the matching commands: by name first, then by description; refused ones come last."""
    commands = [
        _offer(action_registry, action, word, query=query)
        for word, action in command_names(action_registry).items()
    ]
    fitting = (
        command
        for command in commands
        if query in command.name or query in command.where.casefold()
    )
    return tuple(
        sorted(
            fitting,
            key=lambda offer: (
                bool(offer.disabled_reason),
                not offer.name.startswith(f"/{query}"),
                query not in offer.name,
            ),
        )
    )


def prompt_suggestions(prompts: Sequence[PromptOffer], query: str) -> tuple[MentionSuggestion, ...]:
    """Return the matching commands of files and skills, those that begin with the query first."""
    offers = [
        MentionSuggestion(
            key=f"{PROMPT} {prompt.where}",
            name=f"/{prompt.name}",
            text=f"/{prompt.name}",
            icon="spark" if prompt.is_skill else "slash",
            where=" · ".join(filter(None, (prompt.hint, prompt.about))),  # spelled out in the list
            prose=True,
        )
        for prompt in prompts
        if query.casefold() in prompt.name.casefold()
    ]
    return tuple(sorted(offers, key=lambda offer: not offer.name.startswith(f"/{query}")))


def agent_suggestions(
    agents: Sequence[SubAgentDefinition], query: str
) -> tuple[MentionSuggestion, ...]:
    """Return the agents whose names contain the query."""
    return tuple(
        MentionSuggestion(
            key=f"agent {agent.name}",
            name=f"@{agent.name}",
            text=f"@{agent.name}",
            icon="agents",
            where=agent.about,
            prose=True,
        )
        for agent in agents
        if query.casefold() in agent.name.casefold()
    )


def server_suggestions(servers: Sequence[tuple[str, int]]) -> tuple[MentionSuggestion, ...]:
    """Return the servers whose resources can be mentioned."""
    return tuple(
        MentionSuggestion(
            key=f"{SERVER} {name}",
            name=f"@{name}:",
            text=f"@{name}:",
            icon="globe",
            where=plural(count, "{0} resource", "{0} resources"),
            prose=True,
        )
        for name, count in servers
    )


def resource_suggestions(
    server: str, resources: Sequence[OfferedResource]
) -> tuple[MentionSuggestion, ...]:
    """Return resources of a server; the URI of a template is written up to its first place."""
    return tuple(
        MentionSuggestion(
            key=f"{TEMPLATE if resource.is_template else 'resource'} {resource.uri}",
            name=resource.uri,
            text=spell_resource(server, resource.uri.partition("{")[0]),
            icon="globe",
            where=" · ".join(filter(None, (resource.name, resource.description))),
            prose=True,
        )
        for resource in resources[:MAX_OFFERS]
    )


def command_names(action_registry: ActionRegistry) -> dict[str, Action]:
    """Return the actions by the last part of their IDs, or by the whole ID where parts repeat."""
    usable = [action for action in action_registry.all() if action.where in HERE]
    ends = Counter(_end(action.id) for action in usable)
    return {
        _end(action.id) if ends[_end(action.id)] == 1 else action.id.replace(".", "-"): action
        for action in usable
    }


def _end(name: str) -> str:
    return name.rpartition(".")[2].replace("_", "-")


def _offer(
    action_registry: ActionRegistry, action: Action, word: str, *, query: str
) -> MentionSuggestion:
    at = word.find(query) if query else -1
    return MentionSuggestion(
        key=action.id,
        name=f"/{word}",
        text=f"/{word}",
        icon="slash",
        where=action.words,
        prose=True,
        right=action_registry.keys_of(action.id),
        marks=tuple(range(at + 1, at + 1 + len(query))) if at >= 0 else (),
        disabled_reason=action.disabled_reason(),
    )


GAP = 8
MAX_OUTPUTS = 3
"""The most stored outputs suggested among files."""
MAX_TEXTS = 4
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
        self.popup = MentionPopup(self._theme, page)
        self.popup.chosen.connect(self._choose)
        editor = composer.editor
        editor.first = self.take_key
        editor.textChanged.connect(self._look)
        editor.cursorPositionChanged.connect(self._look)
        editor.focused.connect(self._on_focused)
        composer.moved.connect(self._place)
        composer.mention_requested.connect(self._on_requested)

    def begin(self) -> None:
        """Start to list the project's files, before the user types."""
        self._bridge.run(self._mentions.refresh(), "list files")

    def offer(self, action_registry: ActionRegistry) -> None:
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
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not self.popup.isVisible() or not plain:
            return False
        if event.key() == Qt.Key.Key_Escape:
            self._closed_at = self._typed.start if self._typed else -1
            self.close()
            return True
        count = len(self.popup.offers)
        return bool(count) and self._take(event.key(), count)

    def _take(self, key: int, count: int) -> bool:
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = 1 if key == Qt.Key.Key_Down else -1
            self.popup.select((self.popup.row + step) % count)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.popup.row)
        elif key == Qt.Key.Key_Tab:
            self._narrow()
        else:
            return False
        return True

    def _look(self) -> None:
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
        entries = await mentions.outputs(typed.query, MAX_OFFERS if only else MAX_OUTPUTS)
        if typed != self._typed:
            return
        now = self._open_workspace.now()
        estimated = not self._open_workspace.llm.tokenizer_known
        suggestions = [
            output_suggestion(entry, typed.query, now=now, estimated=estimated) for entry in entries
        ]
        self._fill(typed, suggestions)
        if typed.sign is MentionTrigger.DIGEST:
            await self._complete_texts(typed, suggestions)
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
                tokens = _tokens(weight.tokens, estimated=estimated)
                self.popup.update_offer(offer.key, cut_text(tokens, weight.cut), chip)

    async def _complete_texts(
        self, typed: MentionQuery, outputs: Sequence[MentionSuggestion]
    ) -> None:
        """Add messages and notes of other sessions, which take half of the list at most."""
        open_workspace, texts = self._open_workspace, list[MentionSuggestion]()
        heads = [head for head in await open_workspace.sessions() if head.id != self.session]
        room = max(MAX_TEXTS, MAX_OFFERS - len(outputs))
        async for text in open_workspace.seen.containing(typed.query, heads, limit=room):
            if typed != self._typed:
                return
            texts.append(text_suggestion(text, typed.query, now=open_workspace.now()))
            if len(texts) == room:
                break
        if texts and typed == self._typed:
            self._fill(typed, [*outputs[: MAX_OFFERS - len(texts)], *texts])

    def _fill(self, typed: MentionQuery, outputs: Sequence[MentionSuggestion]) -> None:
        room = MAX_OFFERS - len(outputs)
        offers = [*self._places[:room], *outputs]
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
        tab = tr("pick lines…") if offers else ""
        self._open(offers, title, count, keys=popup_key_hints(enter=tr("insert"), tab=tab))

    def _show_lines(self, typed: MentionQuery, *, fresh: bool = False) -> None:
        """Suggest lines of a file or an output.

        `fresh` means that its outline was just read; an outline without lines is read again
        otherwise, because the content may exist by now.
        """
        outline = self._outline
        same = (outline.sign, outline.path) == (typed.sign, typed.path)
        if not same or not (outline.lines or fresh):
            self.popup.hide()
            self._bridge.run(self._outlined(typed), "look for lines")
            return
        if typed.sign is MentionTrigger.PASSAGE:
            shown = passage_offers(outline.name, typed.query, lines=outline.lines)
        else:
            shown = line_suggestions(
                typed.path, typed.query, outline.parts, lines=outline.lines, cut=outline.cut
            )
        if not shown or not outline.lines:
            self.popup.hide()
            return
        title = tr("Lines of {0}").format(outline.name)
        keys = popup_key_hints(enter=tr("insert"), typed=tr("these lines"))
        self._open(shown, title, lines_text(outline.lines), keys=keys)

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
        count = tr("{0} of {1}").format(len(offers), count_text(total))
        self._open(offers, title, count, keys=popup_key_hints(enter=tr("insert")))

    async def _outlined(self, typed: MentionQuery) -> None:
        mentions = self._mentions
        look = self._of_stored if typed.sign is MentionTrigger.PASSAGE else self._of_file
        self._outline = await look(mentions, typed.path)
        now = self._typed
        if now is not None and (now.sign, now.path) == (typed.sign, typed.path):
            self._show_lines(now, fresh=True)

    @staticmethod
    async def _of_file(mentions: MentionFinder, path: str) -> _Outline:
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
    async def _of_stored(mentions: MentionFinder, digits: str) -> _Outline:
        """Return the outline of a stored output; the mention written names one entry for good."""
        entry = await mentions.named(digits)
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
        is_written = offers[0].key.startswith(PROMPT)
        keys = popup_key_hints(enter=tr("insert") if is_written else tr("run"))
        self._open(offers[:MAX_OFFERS], tr("Commands"), count, keys=keys)

    def _open(
        self,
        offers: Sequence[MentionSuggestion],
        title: str,
        count: str,
        *,
        keys: tuple[tuple[str, str], ...],
    ) -> None:
        self.popup.show_offers(offers, title, count, keys=keys)
        self._place()
        self.popup.show()

    def _place(self) -> None:
        corner = self._composer.mapTo(self._page, QPoint(self._composer.width(), 0))
        self.popup.place(corner.x(), corner.y() - GAP, self._composer.width())

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

    def _narrow(self) -> None:
        """Continue with the selected suggestion, after Tab.

        The lines of a file or output and the content of a folder are suggested next; any other
        suggestion is inserted, except a command.
        """
        offer, typed = self.popup.offer, self._typed
        if offer is None or typed is None:
            return
        has_lines = offer.icon in ("file", "cache")
        if has_lines and typed.sign in (MentionTrigger.FILE, MentionTrigger.DIGEST):
            self._write(typed, f"{offer.text}:")
        elif typed.sign is MentionTrigger.FILE and offer.icon == "folder":
            self._write(typed, offer.text)  # suggestions for its content follow
        elif typed.sign is not MentionTrigger.COMMAND:
            self._choose(self.popup.row)

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
            self._look()
        else:
            self.close()

    @property
    def _servers(self) -> ServerContents:
        return self._open_workspace.slash_commands.servers

    @property
    def _mentions(self) -> MentionFinder:
        return self._open_workspace.mentions_of(self.session)
