"""What the window may ask and say of permissions in one workspace."""

import asyncio
from collections.abc import Callable, Mapping, Sequence

from helix_desktop.app.permissions import Permissions
from helix_desktop.domain.permission import Answer, Mode, Question, Rule
from helix_desktop.domain.servers import ServerAnswer, ServerQuestion
from helix_desktop.engine.permitting import Permitting
from helix_desktop.engine.server_questions import ServerQuestions
from helix_desktop.tools.sandbox.box import NO_BOX, Box


class Asking:
    """Questions that wait, rules that hold, and whether the folder is trusted."""

    def __init__(
        self,
        permitting: Permitting,
        permissions: Permissions,
        servers: ServerQuestions | None = None,
        *,
        box: Box = NO_BOX,
    ) -> None:
        self.box = box
        """What holds commands back here."""
        self._permitting = permitting
        self._permissions = permissions
        self._servers = servers

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
    def server_questions(self) -> Mapping[str, ServerQuestion]:
        """What servers want of the person, oldest first."""
        return self._servers.pending if self._servers else {}

    def answer_server(self, number: str, answer: ServerAnswer) -> None:
        """One that comes twice or too late changes nothing."""
        if self._servers is not None:
            self._servers.answer(number, answer)

    def attend_servers(self) -> Callable[[], None]:
        """A window shows questions of servers from now on; call the result when it is gone."""
        return self._servers.attend() if self._servers else lambda: None

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
    def mode(self) -> Mode:
        """When the person is asked here."""
        return self._permissions.mode

    async def choose_mode(self, mode: Mode, *, lasting: bool) -> None:
        """Questions that wait may be settled by it; what does not last is kept nowhere."""
        choose = self._permissions.choose_mode
        await asyncio.to_thread(choose, mode, boxed=self.box.boxed, lasting=lasting)
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
