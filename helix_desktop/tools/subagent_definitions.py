"""Subagents defined by files: Markdown with a name, a description, tools and a policy.

Definitions in the project's folder are other people's words, like AGENTS.md: they are used only if
the user trusts the folder, and never beyond the user's other settings. They are read beside turns;
a conversation keeps those that it was told of, since another list would invalidate its cached
beginning.
"""

import re
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.domain.cache import NO_SESSION, SessionId, digest_of
from helix_desktop.domain.context_window.policy import KeptValues
from helix_desktop.domain.context_window.presets import (
    BALANCED,
    of_agent,
    removed_text,
    removed_values,
)
from helix_desktop.domain.context_window.rewrites import GuideKind
from helix_desktop.domain.errors import PolicyError, ToolError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import FoundGuide
from helix_desktop.domain.subagent_definition import SubAgentDefinition, policy_unused
from helix_desktop.domain.text_safety import show_hidden
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.instruction_reader import (
    BY_GIT,
    NO_TEXT,
    NOT_ASKED,
    NOT_TRUSTED,
    Follows,
)
from helix_desktop.tools.secrets.redactor import hide_secret_text
from helix_desktop.tools.text.file_content import decode_text, detect_encoding

Field: TypeAlias = str | list[str] | dict[str, str]

MARK = "---"
MOST_LINES = 300
LONGEST = 4_000
"""Most characters of one value."""

_NAMED = re.compile(r"([A-Za-z][\w.-]{0,63})[ \t]*:(?:[ \t]+(.*))?")
_BLOCK = re.compile(r"[|>][+-]?")


def read_front_matter(text: str) -> tuple[dict[str, Field], str]:
    """Return the fields and the text after them; raise ValueError with the problem.

    A small subset of YAML: `name: value` with or without quotes, lists in one line or of `- item`
    lines, one level of names below a name, and text on indented lines after `|` or `>`. Anything
    else is rejected rather than guessed: its author may have meant to allow less.
    """
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or lines[0].rstrip() != MARK:
        raise ValueError(Phrase("The file doesn't start with a line of {mark}.", mark=MARK))
    ends = (at for at in range(1, min(len(lines), MOST_LINES)) if lines[at].rstrip() == MARK)
    end = next(ends, 0)
    if not end:
        raise ValueError(Phrase("A second line of {mark} is missing.", mark=MARK))
    return _fields(lines[1:end]), "\n".join(lines[end + 1 :]).strip()


def _fields(lines: Sequence[str]) -> dict[str, Field]:
    fields: dict[str, Field] = {}
    at = 0
    while at < len(lines):
        if _is_nothing(lines[at]):
            at += 1
            continue
        found = _NAMED.fullmatch(lines[at].rstrip())
        if found is None or found[1] in fields:
            raise ValueError(
                Phrase("Can't understand line {line}, or its field is repeated.", line=at + 2)
            )
        below = _below(lines, at + 1)
        fields[found[1]] = _value(found[2] or "", lines[at + 1 : below], at + 2)
        at = below
    return fields


def _is_nothing(line: str) -> bool:
    return not line.strip() or line.lstrip().startswith("#")


def _below(lines: Sequence[str], at: int) -> int:
    """Return the index of the first line that does not belong to the name above."""
    while at < len(lines) and (lines[at][:1] in (" ", "\t", "-") or not lines[at].strip()):
        at += 1
    return at


def _value(text: str, below: Sequence[str], line: int) -> Field:
    if _BLOCK.fullmatch(text.strip()):
        return _fitting(" ".join(each.strip() for each in below if each.strip()))
    held = [each.strip() for each in below if not _is_nothing(each)]
    if text.strip() and held:
        raise ValueError(Phrase("Can't understand line {line}.", line=line + 1))
    if text.strip():
        return _in_line(text.strip())
    if all(each.startswith("- ") for each in held):
        return [_plain(each[2:].strip()) for each in held] if held else ""
    pairs = [_NAMED.fullmatch(each) for each in held]
    found = {pair[1]: _plain((pair[2] or "").strip()) for pair in pairs if pair}
    if len(found) < len(held):
        raise ValueError(Phrase("Can't understand the text below line {line}.", line=line))
    return found


def _in_line(text: str) -> Field:
    if not text.startswith("["):
        return _plain(text)
    if not text.endswith("]"):
        raise ValueError(Phrase("A list isn't closed on its line."))
    inner = text[1:-1].strip()
    return [_plain(each.strip()) for each in inner.split(",") if each.strip()]


def _plain(text: str) -> str:
    """Return a value without its quotes, or without a comment after it."""
    quote = text[:1]
    if quote in ('"', "'"):
        if len(text) < 2 or not text.endswith(quote):
            raise ValueError(Phrase("A quotation mark isn't closed on its line."))
        return _fitting(text[1:-1].replace(quote * 2, quote) if quote == "'" else _unescaped(text))
    if quote in ("{", "&", "*", "!", "@", "`", "%"):
        raise ValueError(Phrase("A value can't start with {quote}.", quote=quote))
    return _fitting(re.sub(r"\s+#.*$", "", text))


def _unescaped(text: str) -> str:
    kinds = {"n": "\n", "t": "\t"}
    return re.sub(r"\\(.)", lambda found: kinds.get(found[1], found[1]), text[1:-1])


def _fitting(text: str) -> str:
    if len(text) > LONGEST:
        raise ValueError(
            Phrase(
                "A value has {count} characters; the limit is {longest}.",
                count=f"{len(text):,}",
                longest=f"{LONGEST:,}",
            )
        )
    return text


FOLDERS = (".agents/agents", ".claude/agents")
"""Folders of definitions in their order, first in the project, then in the user's home."""
ENDING = ".md"
MOST_FILES = 40
"""Most files of one folder, in the order of their names, and most definitions in total."""
MOST_BYTES = 64 * 1024
LONGEST_NAME, LONGEST_ABOUT = 64, 300

TOO_LARGE = Phrase("Larger than 64 KB.")
NO_ABOUT = Phrase("No description.")
NOTHING_SAID = Phrase("No instructions below the description.")
BAD_NAME = Phrase("The name may contain only letters, digits, spaces, dots, _, and -.")
BAD_TOOLS = Phrase("The tools aren't a list of names.")
TOO_MANY = Phrase("Too many agents.")

_OURS = {
    "bash": "shell",
    "edit": "edit_file",
    "glob": "glob_files",
    "grep": "search_files",
    "ls": "list_files",
    "multiedit": "edit_file",
    "read": "read_file",
    "todowrite": "todo",
    "webfetch": "fetch",
    "write": "write_file",
}
"""Other agents' names of tools that exist here."""


class _File(Struct, frozen=True):
    """A definition's file: its root, its name there, and its displayed place."""

    root: ProjectRoot
    name: str
    where: str
    of_project: bool


@dataclass(slots=True)
class _Found:
    """One look at all folders; `problems` has the unused files with reasons."""

    agents: dict[str, SubAgentDefinition] = field(default_factory=dict)
    theirs: set[str] = field(default_factory=set)
    """Names that the project defines."""
    problems: list[FoundGuide] = field(default_factory=list)


class SubAgentDefinitions:
    """The subagent definitions of one workspace.

    `look` blocks, in any thread; results are used on the loop's thread.
    """

    def __init__(
        self,
        project: ProjectRoot,
        persons: ProjectRoot | None,
        *,
        trusted: Callable[[], bool | None],
        follows: Follows,
        began: Callable[[SessionId], bool],
    ) -> None:
        """Prepare the definitions; `began` tells whether a session has sent a request already."""
        self._project, self._persons = project, persons
        self._trusted, self._follows, self._began = trusted, follows, began
        self._found = _Found()
        self._given: dict[SessionId, tuple[SubAgentDefinition, ...]] = {}
        self._order = threading.Lock()

    def look(self) -> Sequence[FoundGuide]:
        """Read all files again; return those that are not used, with reasons."""
        with self._order:
            found, trusted = _Found(), self._trusted()
            for file in self._files():
                if file.of_project and not trusted:
                    _unused(found, file, NOT_ASKED if trusted is None else NOT_TRUSTED)
                    continue
                try:
                    self._take(file, found)
                except ValueError as error:
                    _unused(found, file, _said(error))
                except ToolError as error:
                    _unused(found, file, error.message)
                except OSError as error:
                    _unused(found, file, error.strerror or Phrase("Can't be read."))
            self._found = found
            return found.problems

    def of(self, session: SessionId) -> tuple[SubAgentDefinition, ...]:
        """Return a session's definitions in the order of their names, as the session was told."""
        if session in self._given and self._began(session):
            return self._given[session]
        found, trusted = self._found, self._trusted()
        names = sorted(name for name in found.agents if trusted or name not in found.theirs)
        agents = tuple(found.agents[name] for name in names)
        if session != NO_SESSION:
            self._given[session] = agents
        return agents

    def may_use(self, agent: SubAgentDefinition) -> bool:
        """Return whether a definition is the user's own, or the folder is still trusted."""
        return agent.where.startswith("~") or self._trusted() is True

    def _files(self) -> Iterator[_File]:
        roots = [(self._project, True), *([(self._persons, False)] if self._persons else ())]
        for root, of_project in roots:
            for folder in FOLDERS:
                for name in definitions_in(root, folder):
                    path = f"{folder}/{name}"
                    shown = " ".join(show_hidden(path).split())
                    yield _File(root, path, shown if of_project else f"~/{shown}", of_project)

    def _take(self, file: _File, found: _Found) -> None:
        with file.root.open_file(file.name) as opened:
            data = opened.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise ValueError(TOO_LARGE)
        if file.of_project and not self._follows(file.name, digest_of(data), nested=False):
            raise ValueError(BY_GIT)
        spelling = detect_encoding(data)
        if spelling is None or "\0" in (text := decode_text(data, spelling)):
            raise ValueError(NO_TEXT)
        agent = parse_definition(hide_secret_text(file.name, text), file.where)
        key = agent.name.casefold()
        if key in found.agents:
            where = found.agents[key].where
            raise ValueError(Phrase("{where} has the same name and comes first.", where=where))
        if len(found.agents) >= MOST_FILES:
            raise ValueError(TOO_MANY)
        found.agents[key] = agent
        if file.of_project:
            found.theirs.add(key)
        for notice in agent.notices:
            _unused(found, file, notice)


def definitions_in(root: ProjectRoot, folder: str) -> list[str]:
    """Return the names of a folder's definition files, up to the limit."""
    with suppress(ToolError, OSError), root.open_folder(folder) as held:
        return sorted(name for name in held.names() if name.endswith(ENDING))[:MOST_FILES]
    return []


def is_definition(name: str) -> bool:
    """Return whether a project's file, relative to its folder, defines a subagent."""
    return name.rpartition("/")[0] in FOLDERS and name.endswith(ENDING)


def parse_definition(text: str, where: str) -> SubAgentDefinition:
    """Parse a definition; raise ValueError if it cannot be used."""
    fields, body = read_front_matter(text)
    stem = where.rpartition("/")[2].removesuffix(ENDING)
    name = _field_text(fields, "name") or stem
    if len(name) > LONGEST_NAME or not all(char.isalnum() or char in " ._-" for char in name):
        raise ValueError(BAD_NAME)
    about = " ".join(show_hidden(_field_text(fields, "description")).split())
    if not about:
        raise ValueError(NO_ABOUT)
    if not body:
        raise ValueError(NOTHING_SAID)
    policy, notices = _policy(fields.get("policy", ""))
    return SubAgentDefinition(
        name,
        about[:LONGEST_ABOUT],
        body,
        where,
        tools=_tools(fields["tools"]) if "tools" in fields else None,
        without=_tools(fields.get("disallowedTools", "")),
        model=_field_text(fields, "model"),
        policy=policy,
        notices=notices,
    )


def _field_text(fields: Mapping[str, Field], name: str) -> str:
    value = fields.get(name, "")
    return value.strip() if isinstance(value, str) else ""


def _tools(value: Field) -> tuple[str, ...]:
    """Return the tools' names here; unknown names stay as they are."""
    match value:
        case str():
            names = value.split(",")
        case list():
            names = value
        case _:
            raise ValueError(BAD_TOOLS)
    plain = (name.strip() for name in names)
    return tuple(dict.fromkeys(_OURS.get(name.casefold(), name) for name in plain if name))


def _policy(value: Field) -> tuple[KeptValues, tuple[str, ...]]:
    """Return the policy of a preset's name or of single values, and its problems."""
    if isinstance(value, list):
        return (), (policy_unused(Phrase("a list isn't allowed.")),)
    values = ({"preset": value} if value.strip() else {}) if isinstance(value, str) else value
    kept = tuple(sorted(values.items()))
    try:
        of_agent(kept, BALANCED)
    except PolicyError as error:
        return (), (policy_unused(error.message),)
    removed = removed_values(values, saved=False)
    return kept, (removed_text(removed),) if removed else ()


def _unused(found: _Found, file: _File, problem: str) -> None:
    found.problems.append(FoundGuide(GuideKind.PROJECT, file.where, problem=problem, quiet=True))


def _said(error: ValueError) -> str:
    words = error.args[0] if error.args else ""
    return words if isinstance(words, Phrase) else str(error)
