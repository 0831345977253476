"""Cures that servers of OpenAI's Chat dialect name when they reject a request.

Each is tried once for a model; what is not named is not guessed.
"""

import re
from collections.abc import Callable
from enum import StrEnum

import msgspec

from helix_desktop.providers.dialects.openai_chat_fields import ServerQuirks, ThinkingField


class Cure(StrEnum):
    """What can be written differently."""

    ROLES = "roles"
    LIMIT = "limit"
    USAGE = "usage"
    CACHE_KEY = "cache key"
    THINKING = "thinking"
    OWED = "owed"


_REFUSED = (
    r"(?:unsupported|unknown|unrecogni[sz]ed|unexpected|extra (?:inputs?|fields?)"
    r"|not (?:supported|permitted|allowed|recogni[sz]ed|accepted)|does not support"
    r"|invalid (?:parameter|argument|field|property))"
)


def _refusing(name: str) -> re.Pattern[str]:
    """Return the pattern of rejections that name a field."""
    named = rf"(?<![\w-])(?:{name})(?![\w-])"
    return re.compile(rf"{_REFUSED}.{{0,120}}?{named}|{named}.{{0,120}}?{_REFUSED}", re.I | re.S)


_NAMED = {
    # of templates and servers that accept no two user messages in a row
    Cure.ROLES: re.compile(
        r"alternat|consecutive (?:user|messages)|same role in a row", re.IGNORECASE
    ),
    Cure.LIMIT: _refusing("max_tokens|max_completion_tokens"),
    Cure.USAGE: _refusing("stream_options(?:.include_usage)?"),
    Cure.CACHE_KEY: _refusing("prompt_cache_key"),
    Cure.THINKING: _refusing("reasoning_content|reasoning_details|(?<=['\"`.])reasoning"),
    Cure.OWED: re.compile(r"reasoning_content.{0,80}?must be (?:passed|sent) back", re.I | re.S),
}

_TOO_LARGE = re.compile(r"too large|at most|maximum|must be (?:less|<|at)|greater than", re.I)
"""Rejections of the number, not of the field's name."""


def _other_limit(quirks: ServerQuirks) -> ServerQuirks:
    other = "max_tokens" if quirks.limit != "max_tokens" else "max_completion_tokens"
    return msgspec.structs.replace(quirks, limit=other)


_CHANGES: dict[Cure, Callable[[ServerQuirks], ServerQuirks]] = {
    Cure.ROLES: lambda quirks: msgspec.structs.replace(quirks, in_a_row=False),
    Cure.LIMIT: _other_limit,
    Cure.USAGE: lambda quirks: msgspec.structs.replace(quirks, usage_option=False),
    Cure.CACHE_KEY: lambda quirks: msgspec.structs.replace(quirks, cache_key=False),
    Cure.THINKING: lambda quirks: msgspec.structs.replace(quirks, fields=(), owed=False),
    Cure.OWED: lambda quirks: msgspec.structs.replace(
        quirks, fields=(ThinkingField.CONTENT,), owed=True
    ),
}


class LearnedQuirks:
    """The quirks of a server's models: those of the server, with the cures that it named."""

    def __init__(self, quirks: ServerQuirks) -> None:
        self._server = quirks
        self._models: dict[str, ServerQuirks] = {}
        self._tried: set[tuple[str, Cure]] = set()

    def of(self, model: str) -> ServerQuirks:
        return self._models.get(model, self._server)

    def learned(self, refusal: str, model: str) -> bool:
        """Return whether a rejection named a cure; each is tried once with a model."""
        named = [cure for cure in Cure if _names(refusal, cure)]
        for cure in named:
            if (model, cure) not in self._tried:
                self._tried.add((model, cure))
                self._models[model] = _CHANGES[cure](self.of(model))
        return bool(named)


def _names(refusal: str, cure: Cure) -> bool:
    if cure is Cure.LIMIT and _TOO_LARGE.search(refusal):
        return False
    return _NAMED[cure].search(refusal) is not None
