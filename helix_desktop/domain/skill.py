"""Values of skills: name, description, folder, and which are switched on."""

from msgspec import Struct

from helix_desktop.domain.cache import Digest

USE_SKILL = "use_skill"
"""The tool that returns a skill's instructions."""

CHOSEN_SKILL = "skill:"
"""Begins the name of a content that is a skill which the user added to a message."""


class Skill(Struct, frozen=True):
    """A skill as its file defines it, used or not.

    `where` is its folder as displayed, `folder` its real path. `problem` says why it is not used.
    `for_model`: the model may choose it; otherwise only the user does. `notices` tell which parts
    of the file are not used.
    """

    name: str
    where: str
    label: str = ""
    """The name of its folder."""
    about: str = ""
    body: str = ""
    folder: str = ""
    digest: Digest = Digest("")
    for_model: bool = True
    for_user: bool = True
    notices: tuple[str, ...] = ()
    problem: str = ""
    off: bool = False
    """Whether it would be used if it were switched on."""

    @property
    def line(self) -> str:
        """What a model reads about it before it chooses the skill."""
        return f"- {self.name}: {self.about}"


class SkillChoice(Struct, frozen=True):
    """The skills that the user switched off, and those switched on, by their `where`."""

    off: tuple[str, ...] = ()
    on: tuple[str, ...] = ()

    def switched(self, where: str, *, on: bool, default: bool) -> "SkillChoice":
        """Return the choice with one skill on or off; `default` is its state without a choice."""
        off_names = {name for name in self.off if name != where} | (
            {where} if default > on else set()
        )
        on_names = {name for name in self.on if name != where} | (
            {where} if on > default else set()
        )
        return SkillChoice(tuple(sorted(off_names)), tuple(sorted(on_names)))


NO_CHOICE = SkillChoice()
