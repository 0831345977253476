"""Reads subagents defined by files (Markdown, TOML): name, description, tools, policy.

Definitions in the project's folder are other people's words, like AGENTS.md: they are used only if
the user trusts the folder, and never beyond the user's other settings. They are read beside turns;
a conversation keeps those that it was told of, since another list would invalidate its cached
beginning.
"""

import threading
from collections.abc import Callable, Container, Sequence

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.policy import PolicyValues
from helix_desktop.domain.context_window.presets import (
    BALANCED,
    of_agent,
)
from helix_desktop.domain.context_window.rewrites import GuideKind
from helix_desktop.domain.errors import PolicyError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import GuideFile
from helix_desktop.domain.subagent_definition import SubAgentDefinition, policy_unused
from helix_desktop.domain.tool_table import REQUEST_SEARCH
from helix_desktop.tools.definition_folders import (
    DefinitionFile,
    DefinitionFormat,
    DefinitionKind,
    DefinitionSource,
)
from helix_desktop.tools.front_matter import (
    MARK,
    Field,
    field_text,
    is_set,
    read_front_matter,
    read_toml,
)
from helix_desktop.tools.instruction_reader import BY_GIT

MAX_FILES = 40
"""Most definitions in total."""
MAX_DEFINITION_BYTES = 64 * 1024
MAX_NAME_CHARS, MAX_DESCRIPTION_CHARS = 64, 300

EVERY_TOOL = "*"
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
    "list": "list_files",
    "ls": "list_files",
    "multiedit": "edit_file",
    "patch": "edit_file",
    "read": "read_file",
    "task": "SubAgent",
    "todowrite": "todo",
    "webfetch": "fetch",
    "websearch": REQUEST_SEARCH,
    "write": "write_file",
}
"""Other agents' names of tools that exist here."""
_WRITERS = ("write_file", "edit_file", "shell")


class SubAgentDefinitions:
    """The subagent definitions of one workspace.

    `look` blocks, in any thread; results are used on the loop's thread.
    """

    def __init__(self, source: DefinitionSource, *, began: Callable[[SessionId], bool]) -> None:
        """Prepare the definitions; `began` tells whether a session has sent a request already."""
        self._source, self._began = source, began
        roots = filter(None, (source.project, source.users))
        self._readers = {root: source.reader(root) for root in roots}
        self._agents: dict[str, SubAgentDefinition] = {}
        self._used: dict[SessionId, tuple[SubAgentDefinition, ...]] = {}
        self._order = threading.Lock()

    def look(self) -> Sequence[GuideFile]:
        """Read all files again; return those that are not used, with reasons."""
        with self._order:
            agents: dict[str, SubAgentDefinition] = {}
            unused: list[tuple[str, str]] = []
            for file in self._source.files(DefinitionKind.AGENT):
                where = file.where
                try:
                    agent = self._read_definition(file)
                    if agent is None:
                        continue
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
        return self._source.may_use(agent.where)

    def _read_definition(self, definition: DefinitionFile) -> SubAgentDefinition | None:
        refusal = self._source.refusal() if definition.is_project else ""
        if refusal:
            raise ValueError(refusal)
        path = definition.path
        read = self._readers[definition.root].read(path)
        if read.problem or read.size > MAX_DEFINITION_BYTES:
            raise ValueError(read.problem or TOO_LARGE)
        follows = self._source.follows
        if definition.is_project and not follows(path, read.digest, nested=False):
            raise ValueError(BY_GIT)
        return parse_definition(read.text, definition.where, definition.folder.dialect)


def parse_definition(
    text: str, where: str, dialect: DefinitionFormat = DefinitionFormat.HELIX
) -> SubAgentDefinition | None:
    """Parse a definition; raise ValueError if it cannot be used. None: it is no subagent's."""
    if dialect is DefinitionFormat.CODEX:
        fields = read_toml(text)
        body = field_text(fields, "developer_instructions")
    else:
        fields, body = read_front_matter(text)
        if not fields:
            raise ValueError(Phrase("The file doesn't start with a line of {mark}.", mark=MARK))
    is_opencode = dialect is DefinitionFormat.OPENCODE
    if is_opencode and (is_set(fields, "disable") or field_text(fields, "mode") == "primary"):
        return None
    stem = where.rpartition("/")[2].rpartition(".")[0]
    name = "" if is_opencode else field_text(fields, "name")
    name = name or stem
    if len(name) > MAX_NAME_CHARS or not all(char.isalnum() or char in " ._-" for char in name):
        raise ValueError(BAD_NAME)
    about = " ".join(show_hidden(field_text(fields, "description")).split())
    if not about:
        raise ValueError(NO_ABOUT)
    if not body:
        raise ValueError(NO_INSTRUCTIONS)
    policy, notices = _parse_policy(fields.get("policy", ""))
    tools: tuple[str, ...] | None = None
    without: tuple[str, ...] = ()
    if is_opencode:
        without = _denied_tools(fields.get("tools", {}), {"false"})
        without += _denied_tools(fields.get("permission", {}), {"deny"})
        if EVERY_TOOL in without:
            allowed = _denied_tools(fields.get("tools", {}), {"true"})
            tools = tuple(name for name in allowed if name not in without)
    elif dialect is DefinitionFormat.CODEX:
        without = _WRITERS if field_text(fields, "sandbox_mode") == "read-only" else ()
    else:
        tools = _tool_names(fields["tools"]) if "tools" in fields else None
        without = _tool_names(fields.get("disallowedTools", ""))
    return SubAgentDefinition(
        name,
        about[:MAX_DESCRIPTION_CHARS],
        body,
        where,
        tools=tools,
        without=without,
        model=field_text(fields, "model"),
        policy=policy,
        notices=notices,
    )


def _tool_names(value: Field) -> tuple[str, ...]:
    """Return the tools' names here; unknown names stay as they are."""
    match value:
        case str():
            names = value.split(",")
        case list():
            names = [name for name in value if isinstance(name, str)]
        case _:
            raise ValueError(BAD_TOOLS)
    plain = (name.strip() for name in names)
    return tuple(dict.fromkeys(_OURS.get(name.casefold(), name) for name in plain if name))


def _denied_tools(value: Field, words: Container[str]) -> tuple[str, ...]:
    """Return the tools of OpenCode's map that have one of the words, here or for some calls.

    A tool that it denies for some calls is left out, since a definition cannot say for which.
    """
    match value:
        case str():
            return (EVERY_TOOL,) if value.strip() in words else ()
        case list():
            raise ValueError(BAD_TOOLS)
    names: list[str] = []
    for name, choice in value.items():
        choices = choice.values() if isinstance(choice, dict) else (choice,)
        if any(isinstance(word, str) and word.strip().casefold() in words for word in choices):
            names += _WRITERS[:2] if name == "edit" else (_OURS.get(name.casefold(), name),)
    return tuple(dict.fromkeys(names))


def _parse_policy(value: Field) -> tuple[PolicyValues, tuple[str, ...]]:
    """Return the policy of a preset's name or of single values, and its problems."""
    if isinstance(value, list):
        return (), (policy_unused(Phrase("a list isn't allowed.")),)
    pairs = ({"preset": value} if value.strip() else {}) if isinstance(value, str) else value
    values = {name: text if isinstance(text, str) else repr(text) for name, text in pairs.items()}
    retained = tuple(sorted(values.items()))
    try:
        of_agent(retained, BALANCED)
    except PolicyError as error:
        return (), (policy_unused(error.message),)
    return retained, ()
