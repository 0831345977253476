"""What bash would start for a command line: each command, in which folders, with which words."""

from collections.abc import Iterator, Sequence

from helix_desktop.domain.values import value
from helix_desktop.tools.judging.bases import Bases
from helix_desktop.tools.judging.expanding import expanded
from helix_desktop.tools.judging.parsing import Part
from helix_desktop.tools.judging.site import Site
from helix_desktop.tools.judging.words import Word, named

HARMLESS_SETTINGS = named(
    """LC_ALL=C LC_ALL=C.UTF-8 LANG=C LANG=C.UTF-8 NO_COLOR=1 TZ=UTC PAGER=cat GIT_PAGER=cat
    GIT_OPTIONAL_LOCKS=0"""
)


@value
class Reading:
    """One command and every folder it may run in, as bash names them."""

    part: Part
    bases: tuple[str, ...]

    def words(self, site: Site, base: str) -> tuple[list[Word], str]:
        """What is started there, and why that cannot be told ("" if it can)."""
        behind = behind_settings(self.part.words)
        if not behind:
            return [], ""
        told, trouble = expanded(behind[1:], site, base)
        return [behind[0], *told], trouble and f"`{behind[0].text}` {trouble}."


def readings(parts: Sequence[Part], site: Site) -> Iterator[Reading]:
    bases = Bases(site)
    for part in parts:
        bases.enter(part)
        yield Reading(part, bases.now)
        words = behind_settings(part.words)
        if words and words[0].text == "cd":
            bases.move(part, words[1].text if len(words) > 1 else "/")


def behind_settings(words: list[Word]) -> list[Word]:
    """The command behind harmless settings; settings alone stay, as they last."""
    at = 0
    while at < len(words) and words[at].raw in HARMLESS_SETTINGS:
        at += 1
    return words[at:] if at < len(words) else words
