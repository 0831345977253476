"""What may still be spent: asked before every call of a model, told of after it.

Calls that are under way when a mark is crossed are not broken off: what they cost is the most that
a budget can be overshot by. That is one call of the conversation or of each SubAgent (four at
most), with what their gates and jobs ask for at that moment (four calls each at most for a job,
one for each output that is held at a gate).
"""

from collections.abc import Iterator

from helix_desktop.domain.accounts import NO_BUDGETS, Budget, Budgets, Tally
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import BudgetSpent
from helix_desktop.domain.live import BudgetWarned
from helix_desktop.domain.values import value
from helix_desktop.engine.books import Books
from helix_desktop.engine.bus import Bus

HINT = "Nothing was lost; raise it in the workspace's settings to go on."


@value
class _Scope:
    """One budget, what it is for, and what was spent of it."""

    name: str
    key: SessionId
    budget: Budget
    spent: Tally


class Purse:
    """A workspace's budgets; `budgets` may be changed while sessions are open."""

    def __init__(self, books: Books, bus: Bus, budgets: Budgets = NO_BUDGETS) -> None:
        self.books = books
        self.budgets = budgets
        self._bus = bus
        self._seen: dict[SessionId, Tally] = {}
        """What was spent when it was looked at last: each crossing is told once."""

    async def check(self, session: SessionId) -> None:
        """BudgetSpent if no model may be asked for a session any more."""
        for scope in await self._scopes(session):
            self._seen.setdefault(scope.key, scope.spent)
            if over := _over(scope.name, scope.budget, scope.spent):
                raise BudgetSpent(over, HINT)

    async def look(self, session: SessionId) -> None:
        """A call is in the journal: warn of every mark that was crossed since the last look."""
        for scope in await self._scopes(session):
            before = self._seen.get(scope.key, scope.spent)
            self._seen[scope.key] = scope.spent
            for told in _crossed(scope, before):
                self._bus.publish(BudgetWarned(self.books.root(session), told))

    async def _scopes(self, session: SessionId) -> list[_Scope]:
        """What has a budget; without one the books are not even opened."""
        if self.budgets == NO_BUDGETS:
            return []
        family, everything = await self.books.sums(session)
        root, budgets = self.books.root(session), self.budgets
        return [
            _Scope("session", root, budgets.session, family),
            _Scope("workspace", NO_SESSION, budgets.workspace, everything),
        ]


def _over(name: str, budget: Budget, spent: Tally) -> str:
    """The budget that is used up, worded; nothing if there is none."""
    if 0 < budget.stop_dollars <= spent.cost:
        used = f"{dollars(spent.cost)}{_besides(spent)}"
        return f"The {name}'s budget of {dollars(budget.stop_dollars)} is used up ({used})."
    if 0 < budget.stop_tokens <= spent.tokens:
        return (
            f"The {name}'s budget of {budget.stop_tokens:,} tokens is used up ({spent.tokens:,})."
        )
    return ""


def _crossed(scope: _Scope, before: Tally) -> Iterator[str]:
    """What a person is warned of, now that this much is spent."""
    name, budget, spent = scope.name, scope.budget, scope.spent
    if before.cost < budget.warn_dollars <= spent.cost:
        mark = dollars(budget.warn_dollars)
        limit = f" of its {dollars(budget.stop_dollars)}" if budget.stop_dollars else ""
        yield f"The {name} has spent {dollars(spent.cost)}{limit}; you are told at {mark}."
    if before.tokens < budget.warn_tokens <= spent.tokens:
        mark = f"{budget.warn_tokens:,}"
        limit = f" of its {budget.stop_tokens:,}" if budget.stop_tokens else ""
        yield f"The {name} has used {spent.tokens:,}{limit} tokens; you are told at {mark}."
    if (budget.warn_dollars or budget.stop_dollars) and not before.unknown and spent.unknown:
        yield (
            f"A call of the {name} has a price that is not known: its budget in dollars does not"
            " count it. A budget in tokens does."
        )


def _besides(spent: Tally) -> str:
    return f", and {spent.unknown} calls whose price is not known" if spent.unknown else ""


def dollars(amount: float) -> str:
    """To the cent; below a cent, to the hundredth of one."""
    return f"${amount:,.2f}" if amount >= 0.01 or not amount else f"${amount:.4f}"
