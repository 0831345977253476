"""The questions about unknown prices of models, and their answers."""

from collections.abc import Callable, Sequence

from helix_desktop.app.workspaces.model_settings import ModelSettings
from helix_desktop.domain.costs import PriceQuestion
from helix_desktop.domain.llm import Llm, Prices
from helix_desktop.engine.price_questions import PriceQuestionBroker


class PriceAnswers:
    """The waiting questions and their answers."""

    def __init__(self, questions: PriceQuestionBroker, model_settings: ModelSettings) -> None:
        self._questions, self._model_settings = questions, model_settings

    @property
    def pending(self) -> Sequence[PriceQuestion]:
        """The questions that wait, oldest first."""
        return tuple(self._questions.pending.values())

    def attend(self) -> Callable[[], None]:
        """Note that a window can answer; call the result when the window is gone."""
        return self._questions.attend()

    def suggest(self, llm: Llm) -> Prices:
        return self._model_settings.suggest_prices(llm.full_name)

    async def assume(self, name: str, prices: Prices | None) -> None:
        """Set a model's prices, all zero if it is free; with None, dollar budgets don't stop it."""
        uncapped = True if prices is None else None
        await self._model_settings.set_figures(name, prices=prices, uncapped=uncapped)
