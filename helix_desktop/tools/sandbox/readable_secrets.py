"""The secrets that a command could read: shown before the command is allowed, and remembered."""

import os
from collections.abc import Collection, Iterable, Iterator, Sequence

from helix_desktop.domain.permission import NOTHING_EXPOSED, Exposed
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.git_untracked import UntrackedUse, untracked_use
from helix_desktop.tools.sandbox.folder_survey import SurveyMark
from helix_desktop.tools.sandbox.secret_visibility import SecretSurvey
from helix_desktop.tools.sandbox.tracked_files import not_ignored

_MOST_TOLD = 1_000


class ReadableSecrets:
    """The secrets reported for recent commands. One thread at a time."""

    def __init__(self, site: CommandPaths) -> None:
        self._site = site
        self._of: dict[str, Exposed] = {}

    def look(self, command: str, marks: Iterable[SurveyMark], seen: SecretSurvey) -> Exposed:
        takings = untracked_use(command, self._site) if seen.hidden else ()
        needed = tuple(_needed(takings, marks, seen.hidden)) if takings else ()
        named = tuple(os.path.relpath(place, self._site.root) for place in needed)
        while len(self._of) >= _MOST_TOLD:
            del self._of[next(iter(self._of))]
        self._of.pop(command, None)
        self._of[command] = found = Exposed(named, seen.exposed)
        return found

    def told(self, command: str) -> Exposed:
        """Return the secrets last reported for a command; none if there was no report."""
        return self._of.get(command, NOTHING_EXPOSED)


def _needed(
    takings: Collection[UntrackedUse], marks: Iterable[SurveyMark], hidden: Sequence[str]
) -> Iterator[str]:
    """Yield hidden files that git would add, delete or stash."""
    tops = [os.path.dirname(mark.path) for mark in marks if os.path.basename(mark.path) == ".git"]
    for top in tops:
        own = [place for place in hidden if _innermost(tops, place) == top]
        untold = not_ignored(top, own) if own else frozenset[str]()
        for place in own:
            meant = (each for each in takings if f"{place}/".startswith(f"{each.scope}/"))
            if any(each.ignored or place in untold for each in meant):
                yield place


def _innermost(tops: Iterable[str], place: str) -> str:
    """Return the innermost work tree that contains a place, or ""."""
    return max((top for top in tops if place.startswith(f"{top}/")), key=len, default="")
