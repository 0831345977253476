"""What the next request costs, and when its window will be rewritten."""

from helix_desktop.app.steps import Steps
from helix_desktop.domain.accounts import cost
from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.requests import Looked, Marks, Outlook, Price


def price_of(llm: Llm, looked_at: Looked, *, warm: bool) -> Price:
    """What sending costs; what the answer will cost nobody knows."""
    total, had = looked_at.tokens, looked_at.prefix_tokens if warm else 0
    writes = bool(llm.prices and llm.prices.cache_write)
    new = Usage(0, 0, had, total - had) if writes else Usage(total - had, 0, had)
    return Price(cost(new, llm), cost(Usage(total), llm), warm)


def outlook_of(steps: Steps, marks: Marks, tokens: int) -> Outlook:
    """When the window is rewritten next, from how it grew lately."""
    mark, grown = marks.next_rewrite, steps.growth()
    if mark is None or grown is None or tokens >= mark:
        return Outlook(mark=mark)
    return Outlook(max(1, round((mark - tokens) / grown)), mark)
