"""Reads and lists skills (SKILL.md) of project and user: name, description, catalog for the model.

Skills of the project are other people's words, like AGENTS.md: they are used only if the user
trusts the folder. What a skill says about tools is never a permission. A request has one line for
each skill; a model reads the rest with `use_skill` when a task fits.
"""

import os
import re
import threading
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from helix_desktop.context.texts.plain_text import clip, one_line
from helix_desktop.domain.context_window.rewrites import GuideKind
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import GuideFile
from helix_desktop.domain.skill import NO_CHOICE, Skill, SkillChoice
from helix_desktop.domain.value import replace
from helix_desktop.tools.definition_folders import (
    FOLDERS,
    SKILL_FILE,
    DefinitionFolder,
    DefinitionKind,
    DefinitionSource,
    stray_folders,
)
from helix_desktop.tools.files.path_walk import outside_error
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.front_matter import field_text, is_set, read_front_matter
from helix_desktop.tools.instruction_reader import BY_GIT, InstructionReader

MAX_SKILL_BYTES = 256 * 1024
MAX_NAME_CHARS, MAX_ABOUT_CHARS = 64, 1_024
MAX_CATALOGUE_CHARS = 16_000
"""Most characters of all lines in a request; with more skills, each line is shorter."""
MIN_LINE_CHARS = 80
MAX_ANCESTORS = 20

TOO_LARGE = Phrase("Larger than 256 KB.")
NO_ABOUT = Phrase("No description.")
NO_SKILL_FILE = Phrase("The folder has no SKILL.md.")
BROKEN_LINK = Phrase("A link that leads nowhere, or out of the folder.")
SWITCHED_OFF = Phrase("You switched it off.")
OF_OTHERS = Phrase("In another program's folder. You can switch it on.")

_NAME = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
_UNSAFE = re.compile(r"[^\w.-]+")
_WITHOUT_EFFECT = ("allowed-tools", "hooks", "context", "agent", "model", "paths", "shell")
"""Fields of other programs that would do more than instruct."""


class _Root(Struct, frozen=True):
    """A folder in which skills are looked for. `before` comes before displayed paths.

    `is_own`: it is the user's home. `is_project`: what git brings into it needs an agreement.
    """

    root: ProjectRoot
    reader: InstructionReader
    before: str
    is_own: bool = False
    is_project: bool = False


class Skills:
    """The skills of one workspace. `look` blocks, in any thread."""

    def __init__(
        self,
        source: DefinitionSource,
        *,
        choice: Callable[[], SkillChoice] = lambda: NO_CHOICE,
        is_tool_on: Callable[[], bool] = lambda: True,
    ) -> None:
        """`is_tool_on` tells whether the user left the tool on that returns instructions."""
        self._source, self._choice, self._is_tool_on = source, choice, is_tool_on
        self._order = threading.Lock()
        self._readers: dict[str, InstructionReader] = {}
        self._parsed: dict[tuple[str, str], Skill | str] = {}
        self.all: tuple[Skill, ...] = ()
        """All skills of the last look, used or not, in their order."""

    @property
    def usable(self) -> tuple[Skill, ...]:
        """The skills in use; those of the project only while its folder is trusted."""
        may_use = self._source.may_use
        return tuple(skill for skill in self.all if not skill.problem and may_use(skill.where))

    def find(self, name: str) -> Skill | None:
        """Return the skill in use with a name or a folder of that name."""
        wanted = name.strip().casefold()
        usable = sorted(self.usable, key=lambda skill: skill.name.casefold() != wanted)
        return next((s for s in usable if wanted in (s.name.casefold(), s.label)), None)

    def is_in_project(self, skill: Skill) -> bool:
        project = os.path.realpath(self._source.project.folder)
        return f"{skill.folder}/".startswith(f"{project}/")

    def place_of(self, skill: Skill, file: str) -> tuple[ProjectRoot, str]:
        """Return the root and the path of a file beside a skill's instructions. Blocks.

        In the project its own root keeps the path inside, whatever a command put in the place of
        the skill's folder meanwhile.
        """
        steps = os.path.normpath(file).split(os.sep)
        if os.path.isabs(file) or os.pardir in steps:
            raise outside_error(file)
        if not self.is_in_project(skill):
            return ProjectRoot(Path(skill.folder)), file
        try:
            is_inside = Path(os.path.realpath(Path(skill.folder) / file)).is_relative_to(
                skill.folder
            )
        except (OSError, ValueError) as error:  # replaced meanwhile, or no name for a file
            raise outside_error(file) from error
        if not is_inside:
            raise outside_error(file)
        below = os.path.relpath(skill.folder, os.path.realpath(self._source.project.folder))
        return self._source.project, os.path.join(below, file)

    def look(self) -> Sequence[GuideFile]:
        """Read all skills again; return the catalogue for requests, if there are any."""
        with self._order:
            choice, refusal = self._choice(), self._source.refusal()
            skills: list[Skill] = []
            firsts: dict[str, str] = {}
            places: set[str] = set()
            for place in self._find_roots():
                for folder in FOLDERS:
                    if folder.kind is not DefinitionKind.SKILL:
                        continue
                    for skill in self._read_all(place, folder, refusal=refusal, choice=choice):
                        if skill.folder and skill.folder in places:
                            continue  # a link to a skill that is listed already
                        places.add(skill.folder)
                        first = firsts.get(skill.name)
                        if not skill.problem and first:
                            same = Phrase("{where} has the same name and comes first.", where=first)
                            skill = replace(skill, problem=same, off=False)
                        elif not skill.problem:
                            firsts[skill.name] = skill.where
                        skills.append(skill)
            self.all = tuple(skills)
            known = {(skill.where, skill.digest) for skill in skills}
            self._parsed = {key: skill for key, skill in self._parsed.items() if key in known}
        offered = [skill for skill in self.usable if skill.for_model]
        if not offered or not self._is_tool_on():
            return []
        most_chars = max(MIN_LINE_CHARS, MAX_CATALOGUE_CHARS // len(offered))
        lines = (clip(skill.line, most_chars) for skill in offered)
        return [GuideFile(GuideKind.SKILLS, GuideKind.SKILLS.value, "\n".join(lines))]

    def _find_roots(self) -> Iterator[_Root]:
        """Yield the user's home, the project, and the folders above it in its repository.

        The first skill of a name counts, so that a project's files don't replace the user's own.
        """
        project, users = self._source.project, self._source.users
        home = os.path.realpath(users.folder) if users else ""
        if users is not None and home != os.path.realpath(project.folder):
            yield self._make_root(users, "~/", is_own=True)
        yield self._make_root(project, "", is_project=True)
        folder = Path(os.path.realpath(project.folder))
        above: list[Path] = []
        while not (folder / ".git").exists():
            if str(folder.parent) in (str(folder), home) or len(above) == MAX_ANCESTORS:
                above = []
                break
            folder = folder.parent
            above.append(folder)
        for steps, parent in enumerate(above, 1):
            yield self._make_root(ProjectRoot(parent), "../" * steps)

    def _make_root(
        self, root: ProjectRoot, before: str, *, is_own: bool = False, is_project: bool = False
    ) -> _Root:
        if (reader := self._readers.get(str(root.folder))) is None:
            reader = self._readers[str(root.folder)] = self._source.reader(root)
        return _Root(root, reader, before, is_own, is_project)

    def _read_all(
        self, place: _Root, folder: DefinitionFolder, *, refusal: str, choice: SkillChoice
    ) -> Iterator[Skill]:
        for path in self._source.names(place.root, folder):
            above = path.removesuffix(f"/{SKILL_FILE}")
            where = f"{place.before}{one_line(show_hidden(above))}"
            skill = Skill(_safe_name(above), where, label=_safe_name(above))
            if refusal and not place.is_own:
                yield replace(skill, problem=refusal)
                continue
            skill = self._read_skill(place, path, skill)
            on = where in choice.on if not folder.is_on else where not in choice.off
            if not skill.problem and not on:
                why = SWITCHED_OFF if folder.is_on else OF_OTHERS
                skill = replace(skill, problem=why, off=True)
            yield skill
        if place.is_own or not refusal:
            for path, is_broken in stray_folders(place.root, folder, home=place.is_own):
                where = f"{place.before}{one_line(show_hidden(path))}"
                problem = BROKEN_LINK if is_broken else NO_SKILL_FILE
                yield Skill(_safe_name(path), where, problem=problem)

    def _read_skill(self, place: _Root, path: str, skill: Skill) -> Skill:
        read = place.reader.read(path)
        if read.problem:
            return replace(skill, problem=read.problem)
        if read.size > MAX_SKILL_BYTES:
            return replace(skill, problem=TOO_LARGE)
        if place.is_project and not self._source.follows(path, read.digest, nested=False):
            return replace(skill, problem=BY_GIT)
        try:
            below = place.root.real(os.path.dirname(path))
        except ToolError as error:
            return replace(skill, problem=error.message)
        skill_folders = (folder.path for folder in FOLDERS if folder.kind is DefinitionKind.SKILL)
        is_inside = any(below.startswith(f"{folder}/") for folder in skill_folders)
        if not (place.is_own or place.is_project or is_inside):
            # its folder is shown to commands, with all that is in it
            return replace(skill, problem=outside_error(path).message)
        real = os.path.join(place.root.folder, below)
        key = skill.where, read.digest
        if key not in self._parsed:
            try:
                parsed = parse_skill(read.text, skill)
                self._parsed[key] = replace(parsed, digest=read.digest)
            except ValueError as error:
                self._parsed[key] = error.args[0] if error.args else NO_ABOUT
        known = self._parsed[key]
        if isinstance(known, str):
            return replace(skill, digest=read.digest, problem=known)
        return replace(known, folder=os.path.realpath(real))


def switch_skill(choice: SkillChoice, skill: Skill, *, on: bool) -> SkillChoice:
    """Return the choice with a skill on or off; one in another program's folder is off at first."""
    default = skill.problem != OF_OTHERS and skill.where not in choice.on
    return choice.switched(skill.where, on=on, default=default)


def parse_skill(text: str, skill: Skill) -> Skill:
    """Parse a SKILL.md; raise ValueError if it cannot be used.

    `skill` has its place and the name of its folder, which counts if the file's own name breaks
    the rules of names. Programs disagree on which of the two counts, so both lead to the skill.
    """
    fields, body = read_front_matter(text)
    paragraph = next((part for part in body.split("\n\n") if part.strip()), "").lstrip("# ")
    about = field_text(fields, "description") or paragraph
    about = " ".join((about, field_text(fields, "when_to_use")))
    about = clip(one_line(show_hidden(about)), MAX_ABOUT_CHARS)
    if not about:
        raise ValueError(NO_ABOUT)
    written = unicodedata.normalize("NFKC", field_text(fields, "name"))
    valid = len(written) <= MAX_NAME_CHARS and _NAME.fullmatch(written) is not None
    notices = [
        Phrase("The field {name} has no effect.", name=name)
        for name in _WITHOUT_EFFECT
        if name in fields
    ]
    return replace(
        skill,
        name=written if valid and written == written.lower() else skill.name,
        about=about,
        body=body,
        for_model=not is_set(fields, "disable-model-invocation"),
        for_user=is_set(fields, "user-invocable", default=True),
        notices=tuple(notices),
    )


def _safe_name(path: str) -> str:
    """Return the last name of a path as the name of a skill."""
    name = unicodedata.normalize("NFKC", path.rpartition("/")[2]).lower()
    return _UNSAFE.sub("-", show_hidden(name)).strip("-")[:MAX_NAME_CHARS] or "skill"
