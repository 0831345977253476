"""The thresholds of a policy for a request, and the price of sending it."""

from helix_desktop.context.compaction.note_choice import are_early_notes_possible
from helix_desktop.context.compaction.note_thresholds import NoteThresholds
from helix_desktop.context.compaction.schedule import observations_mark
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
    observations = (
        beyond + int(llm.window * policy.observations_percent / 100)
        if policy.observations_percent
        else None
    )
    if state is not None and (mark := observations_mark(state)) is not None:
        observations = round(mark * state.token_ratio)
    return RequestMarks(
        llm.window,
        limit,
        reply,
        notes=notes.high_tokens if notes else None,
        notes_early=notes.early_tokens if notes and early else None,
        observations=observations and min(observations, limit),
        handover=policy.compact_starts(llm.window),
    )


def request_price(llm: Llm, request: InspectedRequest, *, warm: bool) -> RequestPrice:
    """Calculate the cost of sending a request; the cost of the answer is unknown."""
    total_tokens, cached_tokens = request.tokens, request.prefix_tokens if warm else 0
    usage = Usage(0, 0, cache_read=cached_tokens, cache_write=total_tokens - cached_tokens)
    return RequestPrice(call_cost(usage, llm), call_cost(Usage(total_tokens), llm), warm)
