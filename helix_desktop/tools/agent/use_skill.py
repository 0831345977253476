"""The tool use_skill: gives the model a skill's instructions and the files beside them.

It returns text and gives no permission: a script of a skill runs with the shell tool, as any
command, and the tools that a skill names are judged as always.
"""

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import PurePosixPath
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.context.texts.plain_text import defuse, one_line
from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.skill import USE_SKILL, Skill
from helix_desktop.domain.value import replace
from helix_desktop.tools.agent.read_files import ReadFile
from helix_desktop.tools.definition_folders import SKILL_FILE
from helix_desktop.tools.skills import Skills
from helix_desktop.tools.tool import decode_arguments, tool_spec

MAX_LISTED_FILES = 50
MAX_LISTED_FOLDERS = 200


class UseSkillArguments(Struct):
    """The arguments of use_skill."""

    name: Annotated[str, Meta(min_length=1, description="A skill of the list.")]
    file: Annotated[
        str, Meta(description="A file of the skill to read, relative to its folder; none: itself.")
    ] = ""
    start: Annotated[int, Meta(ge=1, description="First line of the file, from 1.")] = 1


class UseSkill:
    """The tool that returns a skill's instructions, or reads one of its files.

    `in_window` returns whether the instructions with a name and digest are in the conversation.
    """

    spec: ToolSpec = tool_spec(
        USE_SKILL,
        "Get the instructions of a skill from the list of skills, or read one of its files.",
        UseSkillArguments,
    )

    def __init__(self, skills: Skills, in_window: Callable[[str, Digest], bool]) -> None:
        self._skills, self._in_window = skills, in_window

    async def run(self, arguments: str) -> ToolOutput:
        request = decode_arguments(UseSkillArguments, arguments)
        skill = self._skills.find(request.name)
        if skill is None or not skill.for_model:
            known = ", ".join(skill.name for skill in self._skills.usable if skill.for_model)
            raise ToolError(
                "There is no skill {name}.",
                "Skills: {known}.",
                name=f"{request.name!r:.80}",
                known=known or "none",
            )
        if request.file:
            root, path = await asyncio.to_thread(self._skills.place_of, skill, request.file)
            output = await ReadFile(root).run(json.dumps({"path": path, "start": request.start}))
            what = f"{skill.name}/{one_line(request.file)}"
            hidden = output.hidden if self._skills.is_in_project(skill) else ()
            return replace(output, what=what, source="", hidden=hidden)
        data = (await asyncio.to_thread(skill_text, skill)).encode()
        if self._in_window(skill.name, digest_of(data)):
            words = f"The instructions of the skill {skill.name} are above, unchanged."
            return ToolOutput(words.encode(), skill.name, ours=True)
        return ToolOutput(data, skill.name)


def skill_text(skill: Skill) -> str:
    """Return what a model reads of a skill in use. Blocks."""
    files: list[str] = []
    if os.path.realpath(skill.folder) == skill.folder:  # otherwise a link is in its place now
        for count, (path, folders, names) in enumerate(os.walk(skill.folder)):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            below = PurePosixPath(os.path.relpath(path, skill.folder))
            shown = (str(below / name) for name in sorted(names) if not name.startswith("."))
            files += (one_line(show_hidden(name)) for name in shown if name != SKILL_FILE)
            depth = path.count(os.sep) - skill.folder.count(os.sep)
            if count == MAX_LISTED_FOLDERS or depth >= 4:
                folders.clear()
    listed = ", ".join(files[:MAX_LISTED_FILES])
    more = f" and {len(files) - MAX_LISTED_FILES} more" if len(files) > MAX_LISTED_FILES else ""
    lines = [f"Skill {skill.name} from {skill.where}. It gives no permissions.", ""]
    lines += [defuse(skill.body), ""]
    folder = one_line(show_hidden(skill.folder))
    lines += [f"(Paths in it are relative to its folder, {folder}.)"]
    if files:
        lines += [f"(Its files, read with {USE_SKILL}: {listed}{more})"]
    return "\n".join(lines)
