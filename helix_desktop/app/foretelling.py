"""What the next request costs, and when its window will be rewritten."""

from helix_desktop.app.steps import Steps
from helix_desktop.context.marks import Marks as NoteMarks
from helix_desktop.domain.accounts import cost
from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.requests import Looked, Marks, Outlook, Price


def marks_of(policy: Policy, llm: Llm) -> Marks:
    """Where a policy does something about a model's window."""
    notes = NoteMarks.of(policy, llm.window)
    return Marks(
        llm.window,
        llm.window - policy.reserve(llm.window),
        sweep=policy.sweep_starts(llm.window),
        condense=notes.high if notes else None,
        observe=int(llm.window * policy.observe_at / 100) or None,
        hand_over=policy.compact_starts(llm.window),
    )


def price_of(llm: Llm, looked_at: Looked, *, warm: bool) -> Price:
    """What sending costs; what the answer will cost nobody knows."""
    total, had = looked_at.tokens, looked_at.prefix_tokens if warm else 0
    writes = bool(llm.prices and llm.prices.cache_write)
    new = Usage(0, 0, had, total - had) if writes else Usage(total - had, 0, had)
    return Price(cost(new, llm), cost(Usage(total), llm), warm)


def outlook_of(steps: Steps, marks: Marks, tokens: int) -> Outlook:
    """When the window is rewritten next, from how it grew lately."""
    if marks.next_rewrite is None:
        return Outlook()
    (job, mark), grown = marks.next_rewrite, steps.growth()
    if grown is None or tokens >= mark:
        return Outlook(mark=mark, job=job, due=tokens >= mark)
    return Outlook(max(1, round((mark - tokens) / grown)), mark, job)
