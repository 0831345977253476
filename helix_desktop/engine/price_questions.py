"""Asks for the price of a model before it is called, if a budget needs it.

A call waits until its model has a price or no limit, whoever sets it: the card in the conversation,
the settings of another workspace, or a changed budget. Each model is asked about once, however many
calls wait. Without a window the call is refused.
"""

import asyncio
from collections.abc import Callable, Mapping

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.costs import PriceQuestion
from helix_desktop.domain.errors import PriceUnknown
from helix_desktop.domain.live_events import Live, PriceRequested, PriceSettled, WorkspaceChanged
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.value import replace
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.open_windows import OpenWindows

FindLlm = Callable[[str], Llm]
"""Returns the current figures of a model by its full name."""


class PriceQuestionBroker:
    """The open questions of one workspace, for the loop's thread only."""

    def __init__(self, bus: EventBus, find: FindLlm) -> None:
        self._bus, self._find = bus, find
        self._pending: dict[str, PriceQuestion] = {}
        self._waiting_calls: dict[str, int] = {}
        """The number of calls that wait for each model."""
        self._changed = asyncio.Event()
        self._windows = OpenWindows(self._recheck_all)
        self.attend = self._windows.attend
        bus.subscribe(self._on_event)

    @property
    def pending(self) -> Mapping[str, PriceQuestion]:
        """The questions that wait, oldest first, for a window that opens later."""
        return dict(self._pending)

    def current(self, llm: Llm) -> Llm:
        """Return a model with the price that was set for it since, if it has none."""
        if llm.prices is not None:
            return llm
        known = self._find(llm.full_name)
        return replace(llm, prices=known.prices, uncapped=known.uncapped)

    async def settle(
        self, session: SessionId, model_to_call: Callable[[], Llm], is_limited: Callable[[], bool]
    ) -> bool:
        """Wait until a call may be made: the model has a price, or nothing limits it.

        `model_to_call` returns the model to call, which the user may change meanwhile. Return
        whether the call had to wait. Raise PriceUnknown if no window is open.
        """
        had_to_wait = False
        while self._lacks_price(llm := model_to_call(), is_limited):
            # wait until one model may be called, or another one is wanted
            name = llm.full_name
            self._waiting_calls[name] = self._waiting_calls.get(name, 0) + 1
            try:
                while self._lacks_price(llm, is_limited) and model_to_call().full_name == name:
                    self._ask_price(session, llm)
                    await self._changed.wait()
            finally:
                # withdraw the question if its last call has gone on or was stopped
                self._waiting_calls[name] -= 1
                if not self._waiting_calls[name]:
                    del self._waiting_calls[name]
                    if question := self._pending.pop(name, None):
                        self._bus.publish(PriceSettled(question.session, question.id))
            had_to_wait = True
        return had_to_wait

    def _lacks_price(self, llm: Llm, is_limited: Callable[[], bool]) -> bool:
        known = self.current(llm)
        return known.prices is None and not known.uncapped and is_limited()

    def _ask_price(self, session: SessionId, llm: Llm) -> None:
        """Ask for a model's price, unless another call asks already."""
        name = llm.full_name
        if not self._windows:
            raise PriceUnknown(
                "The price of {model} is unknown, so the budget in dollars can't be kept.",
                "Set it with `helix-desktop model set {model} --input USD --output USD`. Use "
                "--free if it costs nothing, or --dollar-limit off to go on without the limit.",
                model=name,
            )
        if name not in self._pending:
            self._pending[name] = question = PriceQuestion(f"price-{name}", session, llm)
            self._bus.publish(PriceRequested(question))

    def _on_event(self, event: Live) -> None:
        if isinstance(event, WorkspaceChanged):
            self._recheck_all()

    def _recheck_all(self) -> None:
        """Let every waiting call check again."""
        self._changed.set()
        self._changed = asyncio.Event()
