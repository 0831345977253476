"""What a workspace's windows begin with, what its agent may reach and may spend.

All of it is kept in the workspace's file; what it was before the last change is kept beside it.
"""

import math
import re
from collections.abc import Callable, Sequence

from helix_desktop.domain.accounts import Budgets
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.memory import GuideKind
from helix_desktop.domain.ports import GuideFound, Guides
from helix_desktop.domain.workspace import Profile, Reach

LONGEST = 200_000
"""Characters of a text: far more than a window takes of it, and a file that opens at once."""
MOST_HOSTS = 100

_HOST = re.compile(
    r"(?:[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?"
)


class WorkspaceGuides:
    """Implements Guides: first what the person wrote, then what the project's files say."""

    def __init__(self, profile: Callable[[], Profile], project: Guides) -> None:
        self._profile = profile
        self._project = project

    def look(self, touched: Sequence[str]) -> Sequence[GuideFound]:
        profile = self._profile()
        own = ((GuideKind.SYSTEM, profile.system), (GuideKind.RULES, profile.rules))
        written = [GuideFound(kind, kind.value, text) for kind, text in own if text.strip()]
        return [*written, *self._project.look(touched)]


def checked_profile(profile: Profile) -> Profile:
    """The same; SettingsError if it cannot be kept."""
    for text in (profile.system, profile.rules):
        if len(text) > LONGEST:
            raise SettingsError(
                f"The text has {len(text):,} characters; there can be {LONGEST:,}.",
                "Nothing was changed. Put what is long into a file of the project.",
            )
        try:
            text.encode()
        except UnicodeEncodeError as error:
            raise SettingsError("The text cannot be kept: it is no valid Unicode.") from error
    return profile


def checked_reach(reach: Reach) -> Reach:
    """The hosts as they are compared; SettingsError names one that is none."""
    hosts = tuple(dict.fromkeys(host.strip().lower() for host in reach.hosts))
    for host in hosts:
        if not _HOST.fullmatch(host):
            raise SettingsError(
                f"{host!r} is no host.", "Write it as name, name:port or [address]:port."
            )
    if len(hosts) > MOST_HOSTS:
        raise SettingsError(f"There can be {MOST_HOSTS} hosts.", "Nothing was changed.")
    return Reach(reach.fetch, hosts)


def checked_budgets(budgets: Budgets) -> Budgets:
    """The same; SettingsError for what is no mark, or warns only when all is spent."""
    for name, each in (("session", budgets.session), ("workspace", budgets.workspace)):
        marks = (each.warn_dollars, each.stop_dollars, each.warn_tokens, each.stop_tokens)
        if any(mark < 0 or not math.isfinite(mark) for mark in marks):
            raise SettingsError(f"The budget of a {name} cannot be that.", "Nothing was changed.")
        pairs = ((each.warn_dollars, each.stop_dollars), (each.warn_tokens, each.stop_tokens))
        if any(0 < stop <= warn for warn, stop in pairs):
            raise SettingsError(
                f"A {name} would be stopped before it is warned of.",
                "Warn at less than what it may spend. Nothing was changed.",
            )
    return budgets
