"""What a rewrite will want to know of a step, worked out when its texts arrive.

Nothing is returned: what is found is remembered where a rewrite looks for it first.
"""

from helix_desktop.context.texts.gist import points
from helix_desktop.context.texts.names import words
from helix_desktop.context.texts.passages import Passage, Voice
from helix_desktop.context.texts.steps import sources, turns
from helix_desktop.domain.message import ToolCall


def look_through(said: str, call: ToolCall, *, output: str, what: str, failed: bool) -> None:
    """A call, the words before it and what it returned."""
    step = (
        Passage(0, Voice.AGENT, said),
        Passage(0, Voice.CALL, call.arguments, call.tool, what),
        Passage(0, Voice.OUTPUT, output, tool=call.tool, what=what, failed=failed),
    )
    points(said)
    turns(step)
    for text in sources(step):
        words(text)
