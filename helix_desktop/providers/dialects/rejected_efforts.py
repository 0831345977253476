"""Learns from rejected requests which reasoning efforts a server accepts.

If a rejection lists the accepted levels, only these are used afterwards. If it only names a field
of the effort, no effort is sent to that model any more: the model decides, as it does without a
choice.
"""

import re

from helix_desktop.domain.effort import NO_EFFORTS, Effort, EffortLevel, KnownEfforts
from helix_desktop.domain.llm import ModelRequest
from helix_desktop.providers.dialect import Dialect

_FIELDS = (
    r"reasoning[_.]effort|output_config(?:\.effort)?|effort parameter|chat_template_kwargs"
    r"|thinking[_ ]?(?:level|budget|config)|thinking\.(?:type|budget)[\w.]*|budget_tokens"
    r"|(?:adaptive|enable|extended)[_ ]thinking|disabled? thinking|think value"
    r"|['\"`](?:reasoning|thinking|think|effort)['\"`]"
)
_REFUSED = (
    r"unsupported|unknown|unrecogni[sz]ed|unexpected|extra (?:inputs?|fields?)|invalid"
    r"|not (?:be )?(?:supported?|permitted|allowed|recogni[sz]ed|accepted|disabled?)"
    r"|(?:must|should) be|does not support|can(?:no|')t"
)
_NAMES_AN_EFFORT = re.compile(
    rf"(?:{_REFUSED}).{{0,120}}?(?:{_FIELDS})|(?:{_FIELDS}).{{0,120}}?(?:{_REFUSED})"
    r"|does not support thinking|budget -?\d+ is invalid|only works in thinking mode",
    re.I | re.S,
)
_LISTS_LEVELS = re.compile(
    r"(?:supported values|one of|should be|expected|allowed)\W(.*)", re.I | re.S
)
_WORDS = re.compile(r"[a-z]+")
_LEVELS = {level.value: level for level in EffortLevel} | {"none": EffortLevel.OFF}


class LearningDialect(Dialect):
    """A dialect that learns which efforts a server's models accept, as far as the server says so.

    `place` names the server, because thinking is returned only to the server that sent it.
    """

    def __init__(self, origin: str = "") -> None:
        self._origin = origin
        self._accepted_efforts: dict[str, KnownEfforts] = {}

    def learn_from_rejection(self, refusal: str, model: str) -> bool:
        """Return whether a rejection named a field of the effort."""
        if not _NAMES_AN_EFFORT.search(refusal):
            return False
        match = _LISTS_LEVELS.search(refusal) if model not in self._accepted_efforts else None
        words = set(_WORDS.findall(match[1].lower())) if match else set()
        named = {level for word, level in _LEVELS.items() if word in words} - {EffortLevel.ON}
        levels = tuple(level for level in EffortLevel if level in named)
        self._accepted_efforts[model] = KnownEfforts(levels) if levels else NO_EFFORTS
        return True

    def accepted_effort(self, request: ModelRequest) -> Effort:
        known = self._accepted_efforts.get(request.llm.id)
        return request.effort if known is None else known.nearest(request.effort)
