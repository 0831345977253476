"""What every context of a workspace begins with: the user's text and files, and the project's."""

from collections.abc import Callable, Sequence

from helix_desktop.domain.context_window.rewrites import GuideKind
from helix_desktop.domain.ports import GuideFile, GuideSource
from helix_desktop.domain.workspace import WorkspacePrompt


class WorkspaceGuides:
    """A source of guides: the user's text and files, then the instruction files of the project.

    `more` returns the list of skills, and definitions that are not used, with the reasons.
    """

    def __init__(
        self,
        profile: Callable[[], WorkspacePrompt],
        project: GuideSource,
        more: Callable[[], Sequence[GuideFile]] = lambda: (),
        users: Callable[[], Sequence[GuideFile]] = lambda: (),
    ) -> None:
        self._profile, self._project, self._more = profile, project, more
        self._users = users

    def look(self, touched: Sequence[str]) -> Sequence[GuideFile]:
        profile = self._profile()
        own = ((GuideKind.SYSTEM, profile.system), (GuideKind.RULES, profile.rules))
        written = [GuideFile(kind, kind.value, text) for kind, text in own if text.strip()]
        return [*written, *self._users(), *self._project.look(touched), *self._more()]
