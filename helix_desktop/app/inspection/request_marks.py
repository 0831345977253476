"""The thresholds of a policy for a request, and the price of sending it."""

from helix_desktop.context.compaction.note_choice import are_early_notes_possible
from helix_desktop.context.compaction.note_thresholds import NoteThresholds
from helix_desktop.context.compaction.schedule import observe_mark
from helix_desktop.context.compaction.window_state import CachePrices, WindowState
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.costs import call_cost
from helix_desktop.domain.inspected_request import InspectedRequest, RequestMarks, RequestPrice
from helix_desktop.domain.llm import Llm, Usage


def request_marks(
    policy: Policy, llm: Llm, *, reply: int = 0, state: WindowState | None = None, beyond: int = 0
) -> RequestMarks:
    """Return the thresholds of a policy for a model's window, and the limit of the reply.

    A model takes notes when new history is large: in a session, that mark depends on its state
    `state`, or, where only its size is known, on what the request has `beyond` new history.
    """
    notes, limit = NoteThresholds.of(policy, llm.window), llm.window - policy.reserve(llm.window)
    early = notes is not None and are_early_notes_possible(policy, CachePrices.of(llm))
    observe = beyond + int(llm.window * policy.observe_at / 100) if policy.observe_at else None
    if state is not None and (mark := observe_mark(state)) is not None:
        observe = round(mark * state.token_ratio)
    return RequestMarks(
        llm.window,
        limit,
        reply,
        condense=notes.high_tokens if notes else None,
        condense_early=notes.early_tokens if notes and early else None,
        observe=observe and min(observe, limit),
        hand_over=policy.compact_starts(llm.window),
    )


def request_price(llm: Llm, request: InspectedRequest, *, warm: bool) -> RequestPrice:
    """Calculate the cost of sending a request; the cost of the answer is unknown."""
    total_tokens, cached_tokens = request.tokens, request.prefix_tokens if warm else 0
    usage = Usage(0, 0, cache_read=cached_tokens, cache_write=total_tokens - cached_tokens)
    return RequestPrice(call_cost(usage, llm), call_cost(Usage(total_tokens), llm), warm)
