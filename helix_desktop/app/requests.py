"""The requests of a workspace's sessions, as they are and were: what the inspector asks.

The next one is made by the very code that sends it; earlier ones come from journal and store.
"""

import asyncio
from bisect import bisect_right
from collections.abc import Callable, Mapping
from dataclasses import replace

from helix_desktop.app.beginning import beginning
from helix_desktop.app.foretelling import marks_of, outlook_of, price_of
from helix_desktop.app.space import first_space, space_in
from helix_desktop.app.steps import Steps
from helix_desktop.context.blocks import BlockMaker
from helix_desktop.context.panic import floor
from helix_desktop.context.showing import lost, showing, shown_blocks
from helix_desktop.context.situation import Situation
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId, digest_of
from helix_desktop.domain.counting import Shares
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import AssistantReplied, Recorded, SessionStarted
from helix_desktop.domain.llm import Request
from helix_desktop.domain.memory import PinKind
from helix_desktop.domain.ports import Attic, Provider, Scribe
from helix_desktop.domain.requests import (
    Difference,
    Looked,
    Marks,
    Reason,
    Shown,
    Sort,
    Space,
    State,
    Weighed,
    Why,
    Written,
)
from helix_desktop.domain.window import Account, Block, BlockKind, Window
from helix_desktop.engine.dispatch import request_of
from helix_desktop.engine.earlier import LOST, Earlier, earlier
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.growing import pace_of, reckoning
from helix_desktop.engine.held import Held
from helix_desktop.engine.pacing import Paced
from helix_desktop.engine.runner import SessionRunner

KEPT = 4
"""Earlier requests that are kept at hand."""

MANY = 2_000
"""Events that are looked at in a frame."""

RunnerOf = Callable[[SessionId], SessionRunner]


class Requests:
    """All sessions of one workspace; knows the steps of the one that was looked at last."""

    def __init__(self, runner: RunnerOf, equipment: Equipment, attic: Attic) -> None:
        self._runner = runner
        self._equipment = equipment
        self._attic = attic
        self._session = NO_SESSION
        self._steps = Steps()
        self._recorded: list[Recorded] = []
        self._looked: dict[int, Looked] = {}
        """The newest earlier requests that were asked for: what was sent stays as it was."""
        self._reading = asyncio.Lock()

    async def next(self, session: SessionId, draft: str = "") -> Looked:
        """What would be sent now, with what is being typed as its last message."""
        if session == NO_SESSION:
            return await self._first(draft)
        steps = await self.sent(session)
        scales = self._equipment.main.scales
        await asyncio.to_thread(scales.count, self._equipment.system)  # as in `_first`
        runner = await self._opened(session)
        now = await runner.look()
        window = self._with_draft(now, draft)
        expected, most = runner.keeper.reckoned(window)
        pace = expected / max(window.account.tokens, 1)
        paced = Paced(self._equipment.clock)
        shown = await paced(showing(now.window, now.rows, runner.keeper.history, pace=pace))
        shown = tuple(_at_gate(each, runner.beside.gatekeeper.held, pace) for each in shown)
        llm = self._equipment.main.llm
        prefix = _shared(steps.digests, window)
        warm = bool(prefix) and not now.cold
        marks = marks_of(now.policy, llm)
        if window is not now.window:
            counted = expected - sum(block.tokens for block in shown)
            shown = (*shown, _draft(window.blocks[-1], counted))
        looked_at = Looked(
            0,
            llm.name or llm.id,
            shown,
            marks,
            len(steps),
            len(steps),
            most=most,
            prefix=prefix,
            outlook=outlook_of(steps, marks, expected),
            size=window.account.size,
            floor=() if now.limits.hold(window.account) else floor(now),
            pace=pace_of(reckoning(runner.keeper, now.window)),
        )
        return replace(looked_at, price=price_of(llm, looked_at, warm=warm))

    async def weigh(self, session: SessionId, draft: str = "") -> Weighed:
        """The next request's figures alone."""
        if session == NO_SESSION:
            return (await self._first(draft)).weighed
        steps = await self.sent(session)
        runner = await self._opened(session)
        now = await runner.look()
        window = self._with_draft(now, draft)
        expected, most = runner.keeper.reckoned(window)
        marks = marks_of(now.policy, self._equipment.main.llm)
        share = Shares(expected / max(window.account.tokens, 1))
        by_kind: list[tuple[BlockKind | None, int]] = [
            (kind, share(tokens)) for kind, tokens in now.window.account.by_kind
        ]
        if window is not now.window:
            by_kind.append((None, share(window.blocks[-1].tokens)))
        return Weighed(
            expected,
            tuple(by_kind),
            marks,
            most,
            outlook_of(steps, marks, expected),
            pace_of(reckoning(runner.keeper, now.window)),
        )

    async def space(self, session: SessionId, draft: str = "") -> Space:
        """What can be added to the next request, and what it would come to."""
        if session == NO_SESSION:
            return await first_space(self._equipment, draft)
        runner = await self._opened(session)
        now = await runner.look()
        window, llm = self._with_draft(now, draft), self._equipment.main.llm
        return space_in(runner.keeper, now, window, llm=llm)

    @property
    def marks(self) -> Marks:
        """Where the policy in force does something about the main model's window."""
        return marks_of(self._equipment.policy, self._equipment.main.llm)

    async def sent(self, session: SessionId) -> Steps:
        """All requests of a session; the same object grows while it goes on."""
        async with self._reading:
            return await self._caught_up(session)

    async def _caught_up(self, session: SessionId) -> Steps:
        """The lock is held."""
        if session != self._session:
            self._session, self._steps, self._recorded = session, Steps(), []
            self._looked.clear()
        found = await self._attic.events(session, self._steps.seq + 1)
        # a long session is read for the first time: not on the window's thread
        await _aside(len(found), lambda: self._steps.add(found))
        return self._steps

    async def _journal(self, session: SessionId) -> tuple[Steps, list[Recorded]]:
        """All events of a session: held only once somebody looks at an earlier request."""
        async with self._reading:
            steps, known = await self._caught_up(session), self._recorded
            last = known[-1].seq if known else 0
            if last < steps.seq:
                found = await self._attic.events(session, last + 1, steps.seq)
                new = (item for item in found if isinstance(item, Recorded))
                await _aside(len(found), lambda: known.extend(new))
            return steps, known

    async def past(self, session: SessionId, seq: int) -> Looked:
        """One that was sent: exactly its blocks, whatever is in force today."""
        steps, recorded = await self._journal(session)
        known = self._looked.get(seq)
        if known is None:
            known = await self._rebuilt(steps, recorded, seq)
            if self._steps is steps:
                while len(self._looked) >= KEPT:
                    self._looked.pop(next(iter(self._looked)))
                self._looked[seq] = known
        return replace(known, steps=len(steps))

    async def _rebuilt(self, steps: Steps, recorded: list[Recorded], seq: int) -> Looked:
        found = await earlier(self._equipment, recorded, seq)
        # its history is its own: nothing grows under it
        reply = _reply(recorded, seq)
        usage = reply.usage if reply else None
        told = usage.window if usage else found.voice.gauge().expect(found.sent.tokens)
        pace = told / max(found.sent.tokens, 1)
        shown = await asyncio.to_thread(_past_blocks, found, pace)
        return Looked(
            seq,
            found.sent.llm,
            shown,
            marks_of(self._equipment.policy, found.voice.llm),
            steps.step_of(seq),
            len(steps),
            found.sent.at,
            seconds=reply.seconds if reply else 0.0,
            usage=usage,
            prefix=found.sent.keep,
            cost=reply.cost if reply else None,
            size=found.sent.size,
            body=found.sent.body,
            verified=found.verified,
        )

    async def removed(self, session: SessionId, found: Looked) -> tuple[Shown, ...]:
        """What the request before had and this one has not."""
        steps = await self.sent(session)
        before = steps.before(found.seq)
        if not before or (not found.past and found.prefix == len(steps.digests)):
            return ()
        was = await self.past(session, before)
        has = {block.digest for block in found.blocks}
        return tuple(block for block in was.blocks if block.digest not in has)

    async def diff(self, session: SessionId, a: int, b: int) -> Difference:
        """From one request to another; 0 is the next one."""
        before, after = await self._at(session, a), await self._at(session, b)
        kept = 0
        for one, other in zip(before.blocks, after.blocks, strict=False):
            if one.digest != other.digest:
                break
            kept += 1
        had = {block.digest for block in before.blocks}
        has = {block.digest for block in after.blocks}
        return Difference(
            kept,
            tuple(block for block in before.blocks[kept:] if block.digest not in has),
            tuple(block for block in after.blocks[kept:] if block.digest not in had),
        )

    async def written(self, session: SessionId, seq: int = 0, draft: str = "") -> Written | None:
        """The bytes of a request's body; None where nobody can know them.

        That is so without a wire, for a model that is not set up any more, and where a block or
        the length of the reply that was asked for is not known.
        """
        if seq:
            _steps, recorded = await self._journal(session)
            found = await earlier(self._equipment, recorded, seq)
            if not (found.same_model and found.verified and found.sent.max_output):
                return None
            request = request_of(
                found.window.blocks,
                found.voice.llm,
                tools=found.tools,
                max_output=found.sent.max_output,
                keep=found.sent.keep,
                session=_asked_in(recorded, session, seq),
            )
            return await _body(found.voice.provider, request, found.sent.body)
        runner = await self._opened(session)
        now = await runner.look()
        window = self._with_draft(now, draft)
        return await _body(runner.keeper.provider, runner.keeper.request(window))

    async def pin(self, session: SessionId, block: Shown) -> None:
        """Have a block's words in every window, until they are taken back."""
        runner = await self._opened(session)
        await runner.pins.pin(block.text, PinKind.MESSAGE, source=block.origin)

    async def unpin(self, session: SessionId, block: Shown) -> None:
        await (await self._opened(session)).pins.unpin(block.facts.pin)

    async def leave_out(self, session: SessionId, block: Shown) -> None:
        """From the next request on a marker stands for it, until it is taken back."""
        if not block.may_leave:
            raise EngineError(block.refusal or "It is left out already.")
        await (await self._opened(session)).leaving.leave_out(block.key)

    async def take_back(self, session: SessionId, block: Shown) -> None:
        """Show a block whole again that is behind a marker or was left out."""
        await (await self._opened(session)).leaving.take_back(block.key)

    async def _opened(self, session: SessionId) -> SessionRunner:
        runner = self._runner(session)
        await runner.open()
        return runner

    async def _at(self, session: SessionId, seq: int) -> Looked:
        return await self.past(session, seq) if seq else await self.next(session)

    async def _first(self, draft: str) -> Looked:
        """What a session that has not begun would begin with."""
        equipment = self._equipment
        begun = await beginning(equipment, draft)
        llm, gauge, ours = equipment.main.llm, equipment.main.gauge(), begun.tokens
        expected = gauge.expect(ours)
        shown = shown_blocks(begun.window, (), begun.history, pace=expected / max(ours, 1))
        counted = sum(block.tokens for block in shown)
        shown = (*shown, *(_draft(block, expected - counted) for block in begun.typed))
        marks = marks_of(equipment.policy, llm)
        most, bare = gauge.estimate(ours), begun.window.account.tokens
        pace = pace_of(lambda more: (gauge.expect(bare + more), 0))
        looked_at = Looked(0, llm.name or llm.id, shown, marks, most=most, pace=pace)
        return replace(looked_at, price=price_of(llm, looked_at, warm=False))

    def _with_draft(self, now: Situation, draft: str) -> Window:
        """The window with what is being typed as its last message."""
        if not draft.strip():
            return now.window
        block = BlockMaker(now.scales).typed(draft)
        had = now.window.account
        kinds = dict(had.by_kind)
        kinds[block.kind] = kinds.get(block.kind, 0) + block.tokens
        account = Account(tuple(kinds.items()), had.size + block.size, had.images)
        return Window((*now.window.blocks, block), account, now.window.epoch)


async def _body(provider: Provider, request: Request, kept: str = "") -> Written | None:
    data = await provider.body(request) if isinstance(provider, Scribe) else b""
    if not data:
        return None
    sha = await asyncio.to_thread(digest_of, data)
    return Written(data, sha, sha == kept if kept else None)


def _at_gate(block: Shown, held: Mapping[str, Held], pace: float) -> Shown:
    """An output whose form is not decided yet says so; what it shows is what the model sees."""
    each = held.get(block.key.partition(":")[2]) if block.sort is Sort.OUTPUT else None
    if each is None or block.reason.why not in (Why.ANSWERED_NOW, Why.THIS_TURN):
        return block
    facts = replace(block.facts, before=round(each.original.tokens * pace), after=block.tokens)
    return replace(block, state=State.HELD, reason=Reason(Why.HELD), facts=facts)


def _draft(block: Block, tokens: int) -> Shown:
    return Shown(
        "draft",
        Sort.DRAFT,
        None,
        "",
        block.message,
        tokens,
        block.digest,
        State.DRAFT,
        Reason(Why.DRAFT),
        refusal="It is not sent yet.",
    )


def _past_blocks(found: Earlier, pace: float) -> tuple[Shown, ...]:
    """The blocks in the order that was sent, each as it was then."""
    made = found.assembler.last
    known: dict[Digest, list[Shown]] = {}
    for each in shown_blocks(made, found.assembler.rows, found.history, pace=pace):
        known.setdefault(each.digest, []).append(each)
    for same in known.values():
        same.reverse()
    blocks = found.window.blocks
    return tuple(
        known[block.digest].pop() if block.why != LOST and known.get(block.digest) else lost(block)
        for block in blocks
    )


def _reply(recorded: list[Recorded], seq: int) -> AssistantReplied | None:
    """The reply is journaled in one step with the request."""
    at = bisect_right(recorded, seq, key=lambda item: item.seq)
    after = recorded[at].event if at < len(recorded) else None
    return after if isinstance(after, AssistantReplied) else None


def _asked_in(recorded: list[Recorded], session: SessionId, seq: int) -> SessionId:
    """The session that a request was sent in: of a branch's first ones, what it branched off."""
    match recorded[0].event:
        case SessionStarted(source=source, copied=copied) if source and seq <= copied:
            return source
        case _:
            return session


def _shared(digests: tuple[Digest, ...], window: Window) -> int:
    count = 0
    for digest, block in zip(digests, window.blocks, strict=False):
        if digest != block.digest:
            break
        count += 1
    return count


async def _aside(count: int, work: Callable[[], None]) -> None:
    """Work on so many events, in a thread where it would hold the window up."""
    await asyncio.to_thread(work) if count > MANY else work()
