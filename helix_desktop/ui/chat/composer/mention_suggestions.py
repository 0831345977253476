"""What `@`, `#`, and `/` suggest in the message field, and how many; short names of /commands such
as `/compact`.

A suggestion is a file, a folder, a stored output, some lines of either, an agent, or a command such
as `/compact`: every action of the window has a short name, as have commands of files, and skills.
"""

import re
from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from helix_desktop.app.history.seen_search import SessionText
from helix_desktop.app.sessions.file_finder import FileMatch
from helix_desktop.app.sessions.slash_commands import PromptOffer
from helix_desktop.domain.cache import MIN_PREFIX_CHARS, CacheEntry
from helix_desktop.domain.mcp_servers import OfferedResource
from helix_desktop.domain.mentions import ContentPassage, spell_mention, spell_resource
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.subagent_definition import SubAgentDefinition
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.page_controller import CHAT
from helix_desktop.ui.text.formatting import (
    age_text,
    plural,
    retold_part,
    tokens_text,
    tr,
    without_directions,
)
from helix_desktop.ui.text.safe_text import one_line, origin_text

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


def command_suggestions(
    action_registry: ActionRegistry, query: str
) -> tuple[MentionSuggestion, ...]:
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
    return tuple(
        sorted(
            commands,
            key=lambda command: (
                bool(command.disabled_reason),
                not command.name.startswith(f"/{query}"),
                query not in command.name,
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
            where=one_line(" · ".join(filter(None, (prompt.hint, prompt.about)))),
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
            where=one_line(agent.about),
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
            where=one_line(" · ".join(filter(None, (resource.name, resource.description)))),
            prose=True,
        )
        for resource in resources[:MAX_OFFERS]
    )


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
