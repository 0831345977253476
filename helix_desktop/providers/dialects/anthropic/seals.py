"""Signed thinking between two requests: kept with what it is, and given back to its maker only.

A signature holds for the model that made it; with another one's the request is refused, and would
be for ever, as every later request of the session shows it again.
"""

import re

from msgspec import Struct

from helix_desktop.domain.message import Thinking
from helix_desktop.providers.dialects.anthropic.blocks import RedactedBlock, ThinkingBlock
from helix_desktop.providers.dialects.sealing import Seal


class Sealed(Struct, tag_field="by", tag="anthropic", omit_defaults=True):
    """What stands beside the text of a thinking block, or the data of a redacted one."""

    signature: str = ""
    data: str = ""
    model: str = ""
    place: str = ""


SEAL = Seal(Sealed)

_DATE = re.compile(r"(?:-latest|[-@]\d{8})$")


def given_back(part: Thinking, place: str, model: str) -> ThinkingBlock | RedactedBlock | None:
    """The block as it came, or None if it is not one of that place and model."""
    sealed = SEAL.open(part.opaque)
    if sealed is None or sealed.place != place or not _same(sealed.model, model):
        return None
    if sealed.data:
        return RedactedBlock(sealed.data)
    # unsigned thinking proves nothing and is refused where signatures are looked at
    return ThinkingBlock(part.text, sealed.signature) if sealed.signature else None


def _same(made_by: str, asked: str) -> bool:
    """Whether a model's answers come under the first name when it is asked by the second.

    Anthropic's names differ by a date only. What else a server calls its models says nothing:
    an alias of a gateway is answered under another name in every request.
    """
    return "claude" not in asked.lower() or not made_by or _plain(made_by) == _plain(asked)


def _plain(model: str) -> str:
    return _DATE.sub("", model.lower().rpartition("/")[2])
