"""The folders of skills, commands, and agents, Helix's and other programs' (`.claude/skills`…).

The same words mean different things to different programs (`$1` is the first argument of an
OpenCode command, and the second of a Claude command), so the folder decides how a file is read.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from enum import StrEnum
from stat import S_ISDIR, S_ISLNK

from msgspec import Struct

from helix_desktop.context.texts.plain_text import one_line
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.other_programs import (
    AGENTS,
    CLAUDE_CODE,
    CODEX,
    CURSOR,
    GEMINI_CLI,
    GITHUB,
    GOOSE,
    HELIX,
    OPENCODE,
    OtherProgram,
)
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.instruction_reader import (
    NO_QUESTION,
    NOT_TRUSTED,
    NOTHING_RUNS,
    Follows,
    InstructionReader,
    InstructionSnapshot,
)


class DefinitionKind(StrEnum):
    """What a file defines."""

    SKILL = "skill"
    COMMAND = "command"
    AGENT = "agent"


class DefinitionFormat(StrEnum):
    """The program whose rules a file follows."""

    HELIX = "helix"
    CLAUDE = "claude"
    OPENCODE = "opencode"
    CODEX = "codex"
    GEMINI = "gemini"


class DefinitionFolder(Struct, frozen=True):
    """A folder of definitions in the project, and where a user has the same, "" for nowhere.

    `is_on`: its skills are used unless they are switched off; those of other folders are used once
    they are switched on.
    """

    kind: DefinitionKind
    path: str
    home: str
    dialect: DefinitionFormat = DefinitionFormat.HELIX
    is_on: bool = True
    ending: str = ".md"


_SKILL, _COMMAND, _AGENT = DefinitionKind
_FORMATS = {
    CLAUDE_CODE: DefinitionFormat.CLAUDE,
    OPENCODE: DefinitionFormat.OPENCODE,
    CODEX: DefinitionFormat.CODEX,
    GEMINI_CLI: DefinitionFormat.GEMINI,
}


def _definition_folder(
    kind: DefinitionKind, program: OtherProgram, name: str, *, ending: str = ".md"
) -> DefinitionFolder:
    return DefinitionFolder(
        kind,
        f"{program.project}/{name}",
        f"{program.settings}/{name}" if program.settings else "",
        _FORMATS.get(program, DefinitionFormat.HELIX),
        is_on=kind is not _SKILL or program in (HELIX, AGENTS, CLAUDE_CODE),
        ending=ending,
    )


FOLDERS = (
    _definition_folder(_SKILL, HELIX, "skills"),
    _definition_folder(_SKILL, AGENTS, "skills"),
    _definition_folder(_SKILL, CLAUDE_CODE, "skills"),
    _definition_folder(_SKILL, OPENCODE, "skills"),
    _definition_folder(_SKILL, OPENCODE, "skill"),
    _definition_folder(_SKILL, CODEX, "skills"),
    _definition_folder(_SKILL, GEMINI_CLI, "skills"),
    _definition_folder(_SKILL, GITHUB, "skills"),
    _definition_folder(_SKILL, CURSOR, "skills"),
    _definition_folder(_SKILL, GOOSE, "skills"),
    _definition_folder(_COMMAND, HELIX, "commands"),
    _definition_folder(_COMMAND, AGENTS, "commands"),
    _definition_folder(_COMMAND, CLAUDE_CODE, "commands"),
    _definition_folder(_COMMAND, OPENCODE, "command"),
    _definition_folder(_COMMAND, OPENCODE, "commands"),
    _definition_folder(_COMMAND, CODEX, "prompts"),
    _definition_folder(_COMMAND, GEMINI_CLI, "commands", ending=".toml"),
    _definition_folder(_AGENT, AGENTS, "agents"),
    _definition_folder(_AGENT, CLAUDE_CODE, "agents"),
    _definition_folder(_AGENT, OPENCODE, "agent"),
    _definition_folder(_AGENT, OPENCODE, "agents"),
    _definition_folder(_AGENT, CODEX, "agents", ending=".toml"),
)
"""All folders in their order: the first definition of a name counts."""

PROJECT_FOLDERS = tuple(folder.path for folder in FOLDERS)
SKILL_FILE = "SKILL.md"
MAX_FILES = 200
"""Most definitions of one folder, in the order of their names."""
MAX_ENTRIES = 2_000
"""Most names that are looked at below one folder of definitions."""
_DEPTHS = {DefinitionKind.SKILL: 2, DefinitionKind.COMMAND: 3, DefinitionKind.AGENT: 0}
"""How many folders are below the folder of definitions, at most."""


def list_definitions(root: ProjectRoot, folder: DefinitionFolder, *, home: bool) -> list[str]:
    """Return the paths of a folder's definition files below the root, up to the limit."""
    return sorted(_walk_definitions(root, folder, home=home).files)[:MAX_FILES]


class DefinitionFile(Struct, frozen=True):
    """A definition file. `where` is its displayed place, below ~/ in the user's home."""

    root: ProjectRoot
    folder: DefinitionFolder
    path: str
    where: str
    is_project: bool


class DefinitionSource:
    """The definitions of a project and in the user's home, and whether they may be used."""

    def __init__(
        self,
        project: ProjectRoot,
        users: ProjectRoot | None,
        *,
        trusted: Callable[[], bool | None],
        follows: Follows,
        snapshot: InstructionSnapshot = NOTHING_RUNS,
    ) -> None:
        self.project, self.users = project, users
        self.follows, self._snapshot = follows, snapshot
        self._trusted = trusted

    def may_use(self, where: str) -> bool:
        """Return whether a definition is the user's own, or the project's folder is trusted."""
        return where.startswith("~/") or self._trusted() is True

    def reader(self, root: ProjectRoot) -> InstructionReader:
        """Return a new reader of the files of a root."""
        snapshot = self._snapshot if root is self.project else NOTHING_RUNS
        return InstructionReader(root, snapshot=snapshot)

    def names(self, root: ProjectRoot, folder: DefinitionFolder) -> list[str]:
        """Return the paths of a folder's definition files, with those that count meanwhile."""
        names = list_definitions(root, folder, home=root is self.users)
        if root is not self.project or not (snapshot := self._snapshot.names()):
            return names
        ending = f"/{SKILL_FILE}" if folder.kind is DefinitionKind.SKILL else folder.ending
        earlier = sorted(
            name
            for name in snapshot
            if name.startswith(f"{folder.path}/") and name.endswith(ending)
        )
        # new ones never take the place of earlier ones
        return [*earlier, *(name for name in names if name not in earlier)][:MAX_FILES]

    def refusal(self) -> str:
        """Return why no definition of the project is used, empty if they are."""
        trusted = self._trusted()
        return "" if trusted else NO_QUESTION if trusted is None else NOT_TRUSTED

    def files(self, kind: DefinitionKind) -> Iterator[DefinitionFile]:
        """Yield all files of a kind. Blocks.

        The first definition of a name counts, so that a project's files don't replace the user's
        own.
        """
        for root in filter(None, (self.users, self.project)):
            is_project = root is self.project
            for folder in FOLDERS:
                if folder.kind is kind:
                    for path in self.names(root, folder):
                        where = f"{'' if is_project else '~/'}{one_line(show_hidden(path))}"
                        yield DefinitionFile(root, folder, path, where, is_project)


class _Walk(Struct):
    """What is below a folder of definitions: the files, and what may be a folder with skills."""

    files: list[str] = []
    groups: list[str] = []


def _walk_definitions(root: ProjectRoot, folder: DefinitionFolder, *, home: bool) -> _Walk:
    base, is_skill = folder.home if home else folder.path, folder.kind is DefinitionKind.SKILL
    walk = _Walk()
    level, left = [base] if base else [], MAX_ENTRIES
    for depth in range(_DEPTHS[folder.kind] + 1):
        inner: list[str] = []
        for path in level:
            names: list[str] = []
            # a link may lead to a folder: installers make such links; a file is none
            with suppress(ToolError, OSError), root.open_folder(path) as handle:
                names = [name for name in handle.names() if not name.startswith(".")]
            if is_skill and depth and SKILL_FILE in names:
                walk.files.append(f"{path}/{SKILL_FILE}")
                continue
            walk.groups += [path] if is_skill and depth else []
            names = sorted(names)[:left]
            left -= len(names)
            for name in names:
                if not is_skill and name.endswith(folder.ending):
                    walk.files.append(f"{path}/{name}")
                elif name != "node_modules":
                    inner.append(f"{path}/{name}")
        level = inner
    return walk


def list_linked_groups(root: ProjectRoot) -> list[str]:
    """Return the links to groups of a project's skills: what is made in them is a skill, too."""
    groups = [
        name for folder in FOLDERS for name in _walk_definitions(root, folder, home=False).groups
    ]
    return [name for name in groups if _is_link_to_folder(root, name)]


def _is_link_to_folder(root: ProjectRoot, name: str) -> bool:
    """Return whether a path is a link to a folder in the project, or to one that may be made."""
    above, _, last = name.rpartition("/")
    try:
        with root.open_folder(above) as handle:
            # a link to the whole project is left out: nothing could be written any more
            if not S_ISLNK(handle.look(last).st_mode) or root.real(name) in ("", "."):
                return False
    except (ToolError, OSError):
        return False
    with suppress(ToolError, OSError), root.open_file(name):
        return False
    return True


def list_project_definitions(root: ProjectRoot) -> list[str]:
    """Return the paths of all definition files of a project."""
    return [name for folder in FOLDERS for name in list_definitions(root, folder, home=False)]


def is_definition(name: str) -> bool:
    """Return whether a project's file, relative to its folder, defines something."""
    for folder in FOLDERS:
        below = name.removeprefix(f"{folder.path}/")
        if below != name and below.count("/") <= _DEPTHS[folder.kind]:
            if folder.kind is DefinitionKind.SKILL:
                return below.endswith(f"/{SKILL_FILE}")
            return below.endswith(folder.ending)
    return False


def stray_folders(
    root: ProjectRoot, folder: DefinitionFolder, *, home: bool
) -> Iterator[tuple[str, bool]]:
    """Yield the folders in a folder of skills that are none, by their paths below the root.

    Links count that lead to nothing, or out of the root; they are marked with True.
    """
    base = folder.home if home else folder.path
    skills = [path.rpartition("/")[0] for path in list_definitions(root, folder, home=home)]
    with suppress(ToolError, OSError), root.open_folder(base or "\0") as handle:
        for name in sorted(handle.names())[:MAX_ENTRIES]:
            path = f"{base}/{name}"
            with suppress(OSError):
                mode = handle.look(name).st_mode
                is_broken = S_ISLNK(mode)
                if is_broken:
                    with suppress(ToolError, OSError):
                        is_broken = root.lacks(path)
                is_skill = any(f"{place}/".startswith(f"{path}/") for place in skills)
                if (S_ISDIR(mode) or is_broken) and not is_skill:
                    yield path, is_broken
