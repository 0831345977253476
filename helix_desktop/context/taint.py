"""Which outputs may hold words of anybody: from then on, what reaches outward is asked about.

Whoever is not in the list of our own hands counts as a stranger: a tool that is forgotten here
asks too often, and never too little.
"""

from helix_desktop.context.texts.deeds import decoded
from helix_desktop.domain.events import Outcome, ToolReturned
from helix_desktop.domain.message import ToolCall

SHELL = "shell"
OWN = frozenset(
    {
        "list_files", "read_file", "search_files", "glob_files", "write_file", "edit_file", "todo",
        "recall_cached_content", "recall_history", "search_cached_content", "list_cached_content",
        "SubAgent", SHELL,
    }
)  # fmt: skip
"""Tools that give back what lies in the folder, or in the store: whose that is, they say."""

_OURS = (Outcome.DENIED, Outcome.STOPPED)
"""Outcomes whose text is made here: the tool never said anything."""


def stranger(tool: str) -> bool:
    """Whether what a tool gives back may be anybody's words, whatever it was asked."""
    return tool not in OWN


def untrusted(call: ToolCall | None, returned: ToolReturned) -> bool:
    """Whether an output may hold words that neither the person nor this project wrote."""
    if returned.outcome in _OURS:
        return False
    if returned.untrusted or stranger(returned.tool):
        return True
    return returned.tool == SHELL and (call is None or _reached_out(call.arguments))


def _reached_out(arguments: str) -> bool:
    """Whether a command was given the network."""
    return bool(decoded(arguments).get("network", False))
