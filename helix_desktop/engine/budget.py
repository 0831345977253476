"""The budgets of a workspace: warns and stops at a cost or tokens, before each call.

They are checked before each model call and updated after it. Calls under way when a limit is
reached are not canceled; their cost is the most by which a budget can be overshot: one call of the
conversation and of each subagent (four at most), plus the calls of their gates and jobs at that
moment (at most four calls for a job, one for each output that is held at a gate).
"""

from collections.abc import Callable, Sequence

from msgspec import Struct

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.costs import UsageSum
from helix_desktop.domain.dollars import format_dollars
from helix_desktop.domain.errors import BudgetExceeded
from helix_desktop.domain.live_events import BudgetWarned
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.workspace import NO_BUDGETS, Budget, Budgets
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.price_questions import PriceQuestionBroker
from helix_desktop.engine.usage_ledger import UsageLedger

BUDGET_HINT = Phrase("Everything is saved. Raise the budget in Settings › Budgets to continue.")

BUDGET_SCOPES = (Phrase("The session"), Phrase("The workspace"))


class _Scope(Struct, frozen=True):
    """A budget, the name of its scope, and the usage that counts against it."""

    name: str
    key: SessionId
    budget: Budget
    spent: UsageSum


class BudgetGuard:
    """Checks and warnings of a workspace's budgets, which may change while sessions are open."""

    def __init__(
        self,
        ledger: UsageLedger,
        bus: EventBus,
        budgets: Budgets = NO_BUDGETS,
        *,
        prices: PriceQuestionBroker | None = None,
    ) -> None:
        self.ledger = ledger
        self.budgets = budgets
        self.prices = prices
        self._bus = bus
        self._spent_before: dict[SessionId, UsageSum] = {}
        """Usage at the last look, so that each threshold is reported once."""

    async def check(self, session: SessionId, llm: Callable[[], Llm] | None = None) -> None:
        """Raise BudgetExceeded if a budget that covers the session is used up.

        With `llm`, wait until a budget in dollars can be kept for a call of the model it returns.
        """
        await self._check_spent(session)
        if llm is None or self.prices is None:
            return
        if await self.prices.settle(session, llm, lambda: self.budgets.in_dollars):
            await self._check_spent(session)  # time has passed

    def with_set_price(self, llm: Llm) -> Llm:
        """Return a model with the price that was set since its handle was made."""
        return self.prices.current(llm) if self.prices is not None else llm

    async def _check_spent(self, session: SessionId) -> None:
        for scope in await self._scopes(session):
            budget, spent = scope.budget, scope.spent
            self._spent_before.setdefault(scope.key, spent)
            if 0 < budget.stop_dollars <= spent.cost:
                used = format_dollars(spent.cost)
                if spent.unknown:
                    used = Phrase.counted(
                        spent.unknown,
                        "{cost} and {count} call with an unknown price",
                        "{cost} and {count} calls with an unknown price",
                        cost=used,
                    )
                over = Phrase(
                    "{name} has used up its budget of {budget} ({used}).",
                    name=scope.name,
                    budget=format_dollars(budget.stop_dollars),
                    used=used,
                )
                raise BudgetExceeded(over, BUDGET_HINT)
            if 0 < budget.stop_tokens <= spent.tokens:
                over = Phrase(
                    "{name} has used up its budget of {budget} tokens ({tokens}).",
                    name=scope.name,
                    budget=f"{budget.stop_tokens:,}",
                    tokens=f"{spent.tokens:,}",
                )
                raise BudgetExceeded(over, BUDGET_HINT)

    async def crossed_thresholds(self, session: SessionId) -> Sequence[str]:
        """Return a warning of every threshold crossed since the last look.

        Called after a call is journaled. The caller journals and publishes each warning.
        """
        warnings: list[str] = []
        for scope in await self._scopes(session):
            name, budget, spent = scope.name, scope.budget, scope.spent
            before = self._spent_before.get(scope.key, spent)
            self._spent_before[scope.key] = spent
            if before.cost < budget.warn_dollars <= spent.cost:
                warning = Phrase(
                    "{name} has spent {cost} of its {limit}. Your warning is set at {mark}."
                    if budget.stop_dollars
                    else "{name} has spent {cost}. Your warning is set at {mark}.",
                    name=name,
                    cost=format_dollars(spent.cost),
                    limit=format_dollars(budget.stop_dollars),
                    mark=format_dollars(budget.warn_dollars),
                )
                warnings.append(warning)
            if before.tokens < budget.warn_tokens <= spent.tokens:
                warning = Phrase(
                    "{name} has used {tokens} of its {limit} tokens. Your warning is set at {mark}."
                    if budget.stop_tokens
                    else "{name} has used {tokens} tokens. Your warning is set at {mark}.",
                    name=name,
                    tokens=f"{spent.tokens:,}",
                    limit=f"{budget.stop_tokens:,}",
                    mark=f"{budget.warn_tokens:,}",
                )
                warnings.append(warning)
            if (
                (budget.warn_dollars or budget.stop_dollars)
                and not before.unknown
                and spent.unknown
            ):
                warning = Phrase(
                    "{name} made a call with an unknown price. Dollar budgets don't count "
                    "it; token budgets do.",
                    name=name,
                )
                warnings.append(warning)
        return warnings

    def publish_warning(self, session: SessionId, warning: str) -> None:
        """Tell whoever does not read the journal of a warning in a session's conversation."""
        self._bus.publish(BudgetWarned(self.ledger.root(session), warning))

    async def _scopes(self, session: SessionId) -> list[_Scope]:
        """Return the scopes that have a budget; without budgets no journal is read."""
        if self.budgets == NO_BUDGETS:
            return []
        session_sum, workspace_sum = await self.ledger.sums(session)
        root, budgets = self.ledger.root(session), self.budgets
        session_name, workspace_name = BUDGET_SCOPES
        return [
            _Scope(session_name, root, budgets.session, session_sum),
            _Scope(workspace_name, NO_SESSION, budgets.workspace, workspace_sum),
        ]
