"""What a handover would cost is foretold as the provider will charge it."""

from helix_desktop.app.inspection.handover_plan import FRAME, handover_call_cost
from helix_desktop.context.stretches import HandoverCover, find_cover
from helix_desktop.context.window_state import WindowState
from helix_desktop.domain.llm import Llm, Prices
from tests.context.tale import Tale

LLM = Llm("main", "ours", 200_000, 8_000, prices=Prices(3.0, 15.0, 0.3, 3.75))


def asked(now: WindowState, made: HandoverCover) -> float:
    found = handover_call_cost((), made, now, llms=(LLM, LLM))
    assert found is not None
    return found


def test_where_no_cache_was_ever_named_the_conversation_is_paid_for_once_more() -> None:
    tale = Tale(size=20_000)
    for _ in range(6):
        tale.turn(steps=4, tokens=500)
    now = tale.now(pace=1.5)
    made = find_cover(now, by_hand=True)
    assert made is not None
    told, written = now.tokens * 1.5, made.budget * 15.0
    cached = (FRAME * 3.0 + told * 0.3 + written) / 1e6
    plain = ((FRAME + told) * 3.0 + written) / 1e6
    assert abs(asked(now, made) - cached) < 1e-5
    assert abs(asked(tale.now(pace=1.5, caches=False), made) - plain) < 1e-5
