"""Ids and names as a provider takes them back, whoever gave them.

A model can make up a name that its provider refuses in the next request, and a session can go on
with another provider: one id that does not fit would end the session for good.
"""

import hashlib
import re

ANY_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""What every dialect takes: OpenAI up to 40 characters, Anthropic these characters only."""

SHORT_ID = re.compile(r"[A-Za-z0-9]{9}")
"""Mistral takes no other."""

_STRANGE = re.compile(r"[^A-Za-z0-9_-]")
_LONGEST_NAME = 64
UNNAMED = "unnamed"
"""The tool of a call that came without a name."""


def fitting_id(name: str, fits: re.Pattern[str] = ANY_ID) -> str:
    """The id itself, or one made from it: the same in the call and in its result."""
    return name if fits.fullmatch(name) else _made(name)


def fitting_name(tool: str) -> str:
    """A tool's name in the letters and the length that every dialect takes."""
    return _STRANGE.sub("_", tool)[:_LONGEST_NAME] or UNNAMED


def _made(name: str) -> str:
    return hashlib.sha256(name.encode("utf-8", "surrogatepass")).hexdigest()[:9]
