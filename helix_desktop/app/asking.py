"""What the window may ask and say of permissions in one workspace."""

import asyncio
from collections.abc import Callable, Sequence

from helix_desktop.app.permissions import Permissions
from helix_desktop.domain.permission import Answer, Question, Rule
from helix_desktop.engine.permitting import Permitting


class Asking:
    """Questions that wait, rules that hold, and whether the folder is trusted."""

    def __init__(self, permitting: Permitting, permissions: Permissions) -> None:
        self._permitting = permitting
        self._permissions = permissions

    @property
    def questions(self) -> Sequence[Question]:
        """What waits for the person, oldest first."""
        return self._permitting.pending

    def answer(self, question: str, answer: Answer) -> None:
        """One that comes twice or too late changes nothing."""
        self._permitting.answer(question, answer)

    def attend(self) -> Callable[[], None]:
        """A window can answer from now on; call the result when it is gone."""
        return self._permitting.attend()

    @property
    def trusted(self) -> bool | None:
        """What the person said of this folder; None: nothing yet."""
        return self._permissions.trusted

    async def trust(self, trusted: bool) -> None:
        """Holds at once; PermissionsError if it could not be kept."""
        try:
            await asyncio.to_thread(self._permissions.trust, trusted)
        finally:
            await self._permitting.look_again()

    @property
    def problems(self) -> Sequence[str]:
        """What the person has to be told of the files of permissions."""
        return tuple(str(problem) for problem in self._permissions.problems)

    def rules(self) -> Sequence[Rule]:
        """All that hold here."""
        return self._permissions.rules()

    async def forget(self, rule: Rule) -> None:
        """Ask again from now on."""
        await asyncio.to_thread(self._permissions.forget, rule)
