"""Tries policies on a workspace's own sessions, in a process that lives while they are looked at.

The newest wish wins: one that is overtaken answers with nothing.
"""

import asyncio
import multiprocessing
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from helix_desktop.app.paths import Paths
from helix_desktop.app.trials.figures import Errand, Material, Trial
from helix_desktop.app.trials.journal_lines import lines_of
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.ports import Attic
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.engine.equipment import Equipment

MOST_SESSIONS = 8
MOST_BYTES = 3_000_000
"""Of recorded messages; more would not be tried out while a slider moves."""


Told = Callable[[Trial], None]


def _nobody(_trial: Trial) -> None:
    """Hears nothing."""


class Trials:
    """The sessions of one workspace under any policy."""

    def __init__(self, equipment: Equipment, attic: Attic, *, paths: Paths) -> None:
        self._equipment, self._attic, self._paths = equipment, attic, paths
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._number = 0
        self._turn, self._sending = asyncio.Lock(), asyncio.Lock()
        self.material: Material | None = None

    async def load(self) -> Material:
        """Read the newest sessions and hand them to the process; what is known of them."""
        heads = [head for head in await self._attic.sessions() if head.parent == NO_SESSION]
        heads.sort(key=lambda head: head.changed, reverse=True)
        size = 0
        found: list[tuple[SessionHead, bytes]] = []
        for head in heads[:MOST_SESSIONS]:
            lines = await self._lines(head)
            if found and size + len(lines) > MOST_BYTES:
                break
            if b'"assistant"' in lines:
                found.append((head, lines))
                size += len(lines)
        found.reverse()
        self.material = self._material(found, len(heads))
        async with self._sending:
            await asyncio.to_thread(self._send, self.material)
        return self.material

    async def stop(self) -> None:
        """Leave what is being tried; whoever waits for it gets nothing."""
        await self._ask(None, only=None, told=_nobody)

    async def tried(
        self, policy: Policy, *, only: int | None = None, told: Told = _nobody
    ) -> Trial | None:
        """What the policy comes to, on all sessions or one; None if another wish came meanwhile.

        `told` is called on the loop with what there is of it, a few times a second.
        """
        return await self._ask(policy, only=only, told=told)

    async def _ask(self, policy: Policy | None, *, only: int | None, told: Told) -> Trial | None:
        self._number += 1
        errand = Errand(self._number, policy, only)
        line = self._line
        if line is None:
            return None
        async with self._sending:
            with suppress(OSError):
                await asyncio.to_thread(line.send, errand)
        async with self._turn:
            return await self._answer(line, errand.number, told)

    async def close(self) -> None:
        """Let the process go; the next load makes another. It holds nothing worth waiting for."""
        self._number += 1
        await self._let_go()
        async with self._sending:  # one may just have been started
            await self._let_go()

    async def _let_go(self) -> None:
        line, process = self._line, self._process
        self._line = self._process = None
        if process is not None:
            process.terminate()
            await asyncio.to_thread(process.join)
        if line is not None:
            async with self._turn:  # whoever still listens hears that nothing more comes
                line.close()

    async def _answer(self, line: Connection, number: int, told: Told) -> Trial | None:
        """Every errand has one answer, in order; those of overtaken ones are thrown away."""
        try:
            trial = await asyncio.to_thread(_received, line)
            while not trial.whole:
                if trial.number == number == self._number:
                    told(trial)
                trial = await asyncio.to_thread(_received, line)
        except (EOFError, OSError):
            if line is not self._line:
                return None  # it was let go
            self._line = self._process = None
            line.close()
            raise _ended_alone() from None
        overtaken = trial.number != number or number != self._number
        return None if overtaken or not trial.sizes else trial

    async def _lines(self, head: SessionHead) -> bytes:
        return await lines_of(await self._attic.events(head.id), self._attic.get)

    def _material(self, found: Sequence[tuple[SessionHead, bytes]], known: int) -> Material:
        voice = self._equipment.main
        fixed = voice.scales.tools(self._equipment.toolbox.specs()).tokens
        return Material(
            sessions=tuple(lines for _head, lines in found),
            titles=tuple(head.title for head, _lines in found),
            llm=voice.llm,
            fixed=fixed + voice.scales.count(self._equipment.system),
            left_out=known - len(found),
        )

    def _send(self, material: Material) -> None:
        line = self._line
        if line is None:
            # lazy: the tokenizer is not needed on this side
            from helix_desktop.app.trials.work import work  # noqa: PLC0415

            # a forked child could inherit a lock that a thread of ours holds
            spawning = multiprocessing.get_context("spawn")
            ours, theirs = spawning.Pipe()
            process = spawning.Process(target=work, args=(self._paths, theirs), daemon=True)
            process.start()
            theirs.close()
            self._process = process
            self._line = line = ours
        try:
            line.send(material)
        except OSError as error:
            raise _ended_alone() from error


def _received(line: Connection) -> Trial:
    trial: Trial = line.recv()
    return trial


def _ended_alone() -> EngineError:
    return EngineError(
        "Policies cannot be tried out: the process for it ended.",
        "Nothing was changed. Open this page again to try once more.",
    )
