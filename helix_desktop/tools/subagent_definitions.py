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
from typing import TypeAlias

from helix_desktop.domain.cache import NO_SESSION, SessionId, digest_of
from helix_desktop.domain.context_window.policy import PolicyValues
from helix_desktop.domain.context_window.presets import (
    BALANCED,
    of_agent,
    removed_text,
    removed_values,
)
from helix_desktop.domain.context_window.rewrites import GuideKind
from helix_desktop.domain.errors import PolicyError, ToolError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import GuideFile
from helix_desktop.domain.subagent_definition import SubAgentDefinition, policy_unused
from helix_desktop.domain.text_safety import show_hidden
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.instruction_reader import (
    BY_GIT,
    NO_QUESTION,
    NO_TEXT,
    NOT_TRUSTED,
    Follows,
)
from helix_desktop.tools.secrets.redactor import hide_secret_text
from helix_desktop.tools.text.file_content import decode_text, detect_encoding

Field: TypeAlias = str | list[str] | dict[str, str]

MARK = "---"
MAX_HEAD_LINES = 300
MAX_VALUE_CHARS = 4_000
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
    ends = (at for at in range(1, min(len(lines), MAX_HEAD_LINES)) if lines[at].rstrip() == MARK)
    end = next(ends, 0)
    if not end:
        raise ValueError(Phrase("A second line of {mark} is missing.", mark=MARK))
    fields: dict[str, Field] = {}
    start = 1
    while start < end:
        if _is_blank(lines[start]):
            start += 1
            continue
        field = _NAMED.fullmatch(lines[start].rstrip())
        if field is None or field[1] in fields:
            raise ValueError(
                Phrase("Can't understand line {line}, or its field is repeated.", line=start + 1)
            )
        below = start + 1
        while below < end and (lines[below][:1] in (" ", "\t", "-") or not lines[below].strip()):
            below += 1
        fields[field[1]] = _value((field[2] or "").strip(), lines[start + 1 : below], start + 1)
        start = below
    return fields, "\n".join(lines[end + 1 :]).strip()


def _is_blank(line: str) -> bool:
    return not line.strip() or line.lstrip().startswith("#")


def _value(text: str, below: Sequence[str], number: int) -> Field:
    """Return the value of a field in the numbered line, with the lines below it."""
    if _BLOCK.fullmatch(text):
        return _fitting(" ".join(line.strip() for line in below if line.strip()))
    items = [line.strip() for line in below if not _is_blank(line)]
    if text and items:
        raise ValueError(Phrase("Can't understand line {line}.", line=number + 1))
    if text.startswith("["):
        if not text.endswith("]"):
            raise ValueError(Phrase("A list isn't closed on its line."))
        return [_plain(item.strip()) for item in text[1:-1].split(",") if item.strip()]
    if text or not items:
        return _plain(text)
    if all(item.startswith("- ") for item in items):
        return [_plain(item[2:].strip()) for item in items]
    pairs = [pair for item in items if (pair := _NAMED.fullmatch(item))]
    values = {pair[1]: _plain((pair[2] or "").strip()) for pair in pairs}
    if len(values) < len(items):
        raise ValueError(Phrase("Can't understand the text below line {line}.", line=number))
    return values


def _plain(text: str) -> str:
    """Return a value without its quotes, or without a comment after it."""
    quote = text[:1]
    if quote in ('"', "'"):
        if len(text) < 2 or not text.endswith(quote):
            raise ValueError(Phrase("A quotation mark isn't closed on its line."))
        if quote == "'":
            return _fitting(text[1:-1].replace("''", "'"))
        signs = {"n": "\n", "t": "\t"}
        return _fitting(re.sub(r"\\(.)", lambda sign: signs.get(sign[1], sign[1]), text[1:-1]))
    if quote in ("{", "&", "*", "!", "@", "`", "%"):
        raise ValueError(Phrase("A value can't start with {quote}.", quote=quote))
    return _fitting(re.sub(r"\s+#.*$", "", text))


def _fitting(text: str) -> str:
    if len(text) > MAX_VALUE_CHARS:
        raise ValueError(
            Phrase(
                "A value has {count} characters; the limit is {longest}.",
                count=f"{len(text):,}",
                longest=f"{MAX_VALUE_CHARS:,}",
            )
        )
    return text


FOLDERS = (".agents/agents", ".claude/agents")
"""Folders of definitions in their order, first in the project, then in the user's home."""
ENDING = ".md"
MAX_FILES = 40
"""Most files of one folder, in the order of their names, and most definitions in total."""
MAX_FILE_BYTES = 64 * 1024
MAX_NAME_CHARS, MAX_DESCRIPTION_CHARS = 64, 300

TOO_LARGE = Phrase("Larger than 64 KB.")
NO_ABOUT = Phrase("No description.")
NO_INSTRUCTIONS = Phrase("No instructions below the description.")
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
        self._agents: dict[str, SubAgentDefinition] = {}
        self._used: dict[SessionId, tuple[SubAgentDefinition, ...]] = {}
        self._order = threading.Lock()

    def look(self) -> Sequence[GuideFile]:
        """Read all files again; return those that are not used, with reasons."""
        with self._order:
            agents: dict[str, SubAgentDefinition] = {}
            unused: list[tuple[str, str]] = []
            for root, path, where in self._files():
                try:
                    agent = self._read(root, path, where)
                    key = agent.name.casefold()
                    if key in agents:
                        first = agents[key].where
                        same = Phrase("{where} has the same name and comes first.", where=first)
                        unused.append((where, same))
                    elif len(agents) >= MAX_FILES:
                        unused.append((where, TOO_MANY))
                    else:
                        agents[key] = agent
                        unused += [(where, notice) for notice in agent.notices]
                except ValueError as error:
                    reason = error.args[0] if error.args else ""
                    unused.append((where, reason if isinstance(reason, Phrase) else str(error)))
                except ToolError as error:
                    unused.append((where, error.message))
                except OSError as error:
                    unused.append((where, error.strerror or Phrase("Can't be read.")))
            self._agents = agents
        return [
            GuideFile(GuideKind.PROJECT, where, problem=problem, quiet=True)
            for where, problem in unused
        ]

    def of(self, session: SessionId) -> tuple[SubAgentDefinition, ...]:
        """Return a session's definitions in the order of their names, as the session was told."""
        if session in self._used and self._began(session):
            return self._used[session]
        agents = tuple(agent for _, agent in sorted(self._agents.items()) if self.may_use(agent))
        if session != NO_SESSION:
            self._used[session] = agents
        return agents

    def may_use(self, agent: SubAgentDefinition) -> bool:
        """Return whether a definition is the user's own, or the folder is still trusted."""
        return agent.where.startswith("~") or self._trusted() is True

    def _files(self) -> Iterator[tuple[ProjectRoot, str, str]]:
        """Yield the root of each file, its path there, and its displayed place."""
        for root in filter(None, (self._project, self._persons)):
            for folder in FOLDERS:
                for name in definitions_in(root, folder):
                    path = f"{folder}/{name}"
                    shown = " ".join(show_hidden(path).split())
                    yield root, path, shown if root is self._project else f"~/{shown}"

    def _read(self, root: ProjectRoot, path: str, where: str) -> SubAgentDefinition:
        if root is self._project and not (trusted := self._trusted()):
            raise ValueError(NO_QUESTION if trusted is None else NOT_TRUSTED)
        with root.open_file(path) as file:
            data = file.read(MAX_FILE_BYTES + 1)
        if len(data) > MAX_FILE_BYTES:
            raise ValueError(TOO_LARGE)
        if root is self._project and not self._follows(path, digest_of(data), nested=False):
            raise ValueError(BY_GIT)
        spelling = detect_encoding(data)
        if spelling is None or "\0" in (text := decode_text(data, spelling)):
            raise ValueError(NO_TEXT)
        return parse_definition(hide_secret_text(path, text), where)


def definitions_in(root: ProjectRoot, folder: str) -> list[str]:
    """Return the names of a folder's definition files, up to the limit."""
    with suppress(ToolError, OSError), root.open_folder(folder) as handle:
        return sorted(name for name in handle.names() if name.endswith(ENDING))[:MAX_FILES]
    return []


def is_definition(name: str) -> bool:
    """Return whether a project's file, relative to its folder, defines a subagent."""
    return name.rpartition("/")[0] in FOLDERS and name.endswith(ENDING)


def parse_definition(text: str, where: str) -> SubAgentDefinition:
    """Parse a definition; raise ValueError if it cannot be used."""
    fields, body = read_front_matter(text)
    stem = where.rpartition("/")[2].removesuffix(ENDING)
    name = _field_text(fields, "name") or stem
    if len(name) > MAX_NAME_CHARS or not all(char.isalnum() or char in " ._-" for char in name):
        raise ValueError(BAD_NAME)
    about = " ".join(show_hidden(_field_text(fields, "description")).split())
    if not about:
        raise ValueError(NO_ABOUT)
    if not body:
        raise ValueError(NO_INSTRUCTIONS)
    policy, notices = _policy(fields.get("policy", ""))
    return SubAgentDefinition(
        name,
        about[:MAX_DESCRIPTION_CHARS],
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


def _policy(value: Field) -> tuple[PolicyValues, tuple[str, ...]]:
    """Return the policy of a preset's name or of single values, and its problems."""
    if isinstance(value, list):
        return (), (policy_unused(Phrase("a list isn't allowed.")),)
    values = ({"preset": value} if value.strip() else {}) if isinstance(value, str) else value
    retained = tuple(sorted(values.items()))
    try:
        of_agent(retained, BALANCED)
    except PolicyError as error:
        return (), (policy_unused(error.message),)
    removed = removed_values(values, saved=False)
    return retained, (removed_text(removed),) if removed else ()
