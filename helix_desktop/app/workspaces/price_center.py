"""The questions of an open workspace about prices, and the figures that answer them.

An answer is saved with the user's other figures of the model, so it holds in all workspaces, for
subagents and jobs, until it is changed in the settings.
"""

from collections.abc import Callable, Sequence

from helix_desktop.app.workspaces.model_settings import ModelSettings
from helix_desktop.domain.llm import Llm, Prices
from helix_desktop.domain.workspace import PriceQuestion
from helix_desktop.engine.price_questions import PriceQuestionBroker


class PriceCenter:
    """The waiting questions and their answers."""

    def __init__(self, questions: PriceQuestionBroker, supply: ModelSettings) -> None:
        self._questions, self._supply = questions, supply

    @property
    def pending(self) -> Sequence[PriceQuestion]:
        """The questions that wait, oldest first."""
        return tuple(self._questions.pending.values())

    def attend(self) -> Callable[[], None]:
        """Note that a window can answer; call the result when the window is gone."""
        return self._questions.attend()

    def suggest(self, llm: Llm) -> Prices:
        """Return the prices to offer for a model."""
        return self._supply.suggest_prices(llm.full_name)

    async def assume(self, name: str, prices: Prices) -> None:
        """Set a model's prices; all zero if it is free."""
        await self._supply.set_figures(name, prices=prices)

    async def lift_limit(self, name: str) -> None:
        """Let dollar budgets not stop a model whose price stays unknown."""
        await self._supply.set_figures(name, uncapped=True)
