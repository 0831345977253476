"""Models of a life with gate and observations, and those beside the conversation."""

from helix_desktop.domain.llm import Llm, LlmRole
from helix_desktop.engine.session_deps import ModelHandle
from tests.fakes.model_handle import model_handle
from tests.fakes.speaker import Answer, Speaker

FULL = Llm("main", "test", 128_000, 4_000)
SMALL = Llm("main", "test", 40_000, 2_000)
FAST = Llm("fast", "test", 128_000, 4_000)
WIDE = Llm("wide", "test", 1_000_000, 4_000)
FACTS = "- [high] The ledger is kept in `Ledger.total`.\n- [done] ✓ The parts were read."
OBSERVATIONS = "[Conversation History Observations]"


def aside(
    fast: Speaker | Answer, wide: Speaker | Answer | None = None, llm: Llm = FAST
) -> dict[LlmRole, ModelHandle]:
    """The models beside the conversation."""
    result = {LlmRole.FAST: (fast, llm), LlmRole.WIDE: (wide, WIDE)}
    return {
        role: model_handle(item if isinstance(item, Speaker) else Speaker(item), llm)
        for role, (item, llm) in result.items()
        if item is not None
    }
