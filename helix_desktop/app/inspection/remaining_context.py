"""The space that remains in a next request, as the model counts."""

from helix_desktop.app.inspection.first_request import make_first_request
from helix_desktop.app.inspection.request_history import request_marks
from helix_desktop.context.window_state import WindowState
from helix_desktop.domain.context_window.block import ContextWindow
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.request_view import FULL, RequestSpace
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_window import SessionWindow
from helix_desktop.engine.window_growth import Reckon, estimate_growth, estimate_tokens


def remaining_context(
    session_window: SessionWindow, now: WindowState, window: ContextWindow, *, llm: Llm
) -> RequestSpace:
    """Return the space after `window`, which is that of `now` or the same with the typed draft."""
    return _space(estimate_tokens(session_window, window), now.policy, llm)


async def first_remaining_context(deps: SessionDeps, draft: str) -> RequestSpace:
    """Return the space of a session that has not begun."""
    ours, gauge = (await make_first_request(deps, draft)).tokens, deps.main.gauge()

    def reckon(more: int) -> tuple[int, int]:
        return gauge.expect(ours + more), gauge.estimate(ours + more)

    return _space(reckon, deps.policy, deps.main.llm)


def _space(reckon: Reckon, policy: Policy, llm: Llm) -> RequestSpace:
    found, marks = estimate_growth(reckon, policy, llm.window), request_marks(policy, llm)
    handover = round(100 * (marks.hand_over or 0) / max(1, llm.window), 1)
    left = llm.window * (handover or FULL) / 100 - found.expected
    below = min(found.room, int(left / found.pace))
    return RequestSpace(found.expected, llm.window, found.pace, found.room, below, handover)
