"""What servers of OpenAI's Chat API want differently (DeepSeek, Mistral, Groq, OpenRouter…).

The general quirks use only fields that all servers accept. A server that is known to reject
something (a DeepSeek tool-call turn without its reasoning, Mistral IDs other than nine letters and
digits, `max_tokens` with OpenAI's reasoning models) has quirks of its own; they are from
documentation, not from tests with the servers.
"""

import re
from enum import StrEnum
from urllib.parse import urlsplit

from msgspec import Struct

from helix_desktop.domain.effort import Effort, EffortLevel
from helix_desktop.domain.net_addresses import is_private_address
from helix_desktop.domain.value import replace
from helix_desktop.providers.dialects.encoding import ANY_ID, SHORT_ID

Fields = dict[str, object]


class EffortStyle(StrEnum):
    """The ways to ask for an effort; all but `LEVEL` are of servers that are known by their host.

    `SWITCH` turns thinking on and off by an object, `LOCAL` by a variable of the model's template.
    """

    LEVEL = "level"
    NAMED_DEFAULT = "level, or default"
    OPENROUTER = "openrouter"
    SWITCH = "switch"
    QWEN = "qwen"
    LOCAL = "local"


def effort_fields(style: EffortStyle, effort: Effort) -> Fields:
    """Return the fields of the body; none if the model decides."""
    match effort.level:
        case None if not effort.budget:
            return {}
        case None if style is EffortStyle.OPENROUTER:
            return {"reasoning": {"max_tokens": effort.budget}}
        case None if style is EffortStyle.QWEN:
            return {"enable_thinking": True, "thinking_budget": effort.budget}
        case None:
            return {}
        case EffortLevel.OFF:
            return _OFF.get(style, {"reasoning_effort": "none"})
        case EffortLevel.ON:
            return _ON.get(style, {})
        case level if style is EffortStyle.OPENROUTER:
            return {"reasoning": {"effort": level.value}}
        case level if style is EffortStyle.SWITCH:
            return {"thinking": {"type": "enabled"}, "reasoning_effort": level.value}
        case level:
            return {"reasoning_effort": level.value}


_OFF: dict[EffortStyle, Fields] = {
    EffortStyle.OPENROUTER: {"reasoning": {"effort": "none"}},
    EffortStyle.SWITCH: {"thinking": {"type": "disabled"}},
    EffortStyle.QWEN: {"enable_thinking": False},
    EffortStyle.LOCAL: {"chat_template_kwargs": {"enable_thinking": False}},
}
_ON: dict[EffortStyle, Fields] = {
    EffortStyle.NAMED_DEFAULT: {"reasoning_effort": "default"},
    EffortStyle.OPENROUTER: {"reasoning": {"enabled": True}},
    EffortStyle.SWITCH: {"thinking": {"type": "enabled"}},
    EffortStyle.QWEN: {"enable_thinking": True},
    EffortStyle.LOCAL: {"chat_template_kwargs": {"enable_thinking": True}},
}


class ThinkingField(StrEnum):
    """Fields in which servers send a model's thinking and accept it back."""

    CONTENT = "reasoning_content"
    REASONING = "reasoning"
    DETAILS = "reasoning_details"


class ServerQuirks(Struct, frozen=True):
    """The special requirements of one server.

    `limit` is its name for the reply limit; `fields` are those in which it accepts thinking,
    `needs_thinking` whether it rejects an assistant message without, and `unthought` what it
    accepts instead.
    `anywhere`: it accepts a system message after other messages; local templates raise an error
    there. `in_a_row`: it accepts two user messages in a row, and one right after results.
    """

    limit: str = "max_tokens"
    fields: tuple[ThinkingField, ...] = tuple(ThinkingField)
    needs_thinking: bool = False
    unthought: str = ""
    anywhere: bool = False
    cache_key: bool = False
    usage_option: bool = True
    ids: re.Pattern[str] = ANY_ID
    in_a_row: bool = True
    effort: EffortStyle = EffortStyle.LEVEL


GENERAL = ServerQuirks()
OPENAI = ServerQuirks(limit="max_completion_tokens", fields=(), anywhere=True, cache_key=True)
DEEPSEEK = ServerQuirks(
    fields=(ThinkingField.CONTENT,), needs_thinking=True, anywhere=True, effort=EffortStyle.SWITCH
)
GROQ = ServerQuirks(
    limit="max_completion_tokens",
    fields=(ThinkingField.REASONING,),
    anywhere=True,
    effort=EffortStyle.NAMED_DEFAULT,
)
MISTRAL = ServerQuirks(fields=(), usage_option=False, ids=SHORT_ID, in_a_row=False)
OPENROUTER = ServerQuirks(
    fields=(ThinkingField.DETAILS, ThinkingField.REASONING),
    anywhere=True,
    effort=EffortStyle.OPENROUTER,
)
SWITCHED = ServerQuirks(effort=EffortStyle.SWITCH)
QWEN = ServerQuirks(effort=EffortStyle.QWEN)
LOCAL = ServerQuirks(effort=EffortStyle.LOCAL)

_BY_HOST = {
    "openai.com": OPENAI,
    "openai.azure.com": OPENAI,
    "deepseek.com": DEEPSEEK,
    "groq.com": GROQ,
    "mistral.ai": MISTRAL,
    "openrouter.ai": OPENROUTER,
    "moonshot.ai": SWITCHED,
    "moonshot.cn": SWITCHED,
    "z.ai": SWITCHED,
    "bigmodel.cn": SWITCHED,
    "aliyuncs.com": QWEN,
}


def quirks_of(base_url: str) -> ServerQuirks:
    host = urlsplit(base_url).hostname or ""
    for name, quirks in _BY_HOST.items():
        if host == name or host.endswith(f".{name}"):
            return quirks
    return LOCAL if is_private_address(host) else GENERAL


class QuirkChange(StrEnum):
    """What can be written differently if a server asks for it when it rejects a request."""

    ROLES = "roles"
    LIMIT = "limit"
    USAGE = "usage"
    CACHE_KEY = "cache key"
    THINKING = "thinking"
    NEEDS_THINKING = "owed"
    MISSING = "missing"


_REJECTED = (
    r"(?:unsupported|unknown|unrecogni[sz]ed|unexpected|extra (?:inputs?|fields?)"
    r"|not (?:supported|permitted|allowed|recogni[sz]ed|accepted)|does not support"
    r"|invalid (?:parameter|argument|field|property))"
)


def _rejections_of(name: str) -> re.Pattern[str]:
    """Return the pattern of rejections that name a field."""
    named = rf"(?<![\w-])(?:{name})(?![\w-])"
    return re.compile(rf"{_REJECTED}.{{0,120}}?{named}|{named}.{{0,120}}?{_REJECTED}", re.I | re.S)


_ASKED_FOR = {
    # from templates and servers that don't accept two user messages in a row, or one after results
    QuirkChange.ROLES: re.compile(
        r"alternat|consecutive (?:user|messages)|same role in a row"
        r"|role .?user.? after role .?tool",
        re.IGNORECASE,
    ),
    QuirkChange.LIMIT: _rejections_of("max_tokens|max_completion_tokens"),
    QuirkChange.USAGE: _rejections_of("stream_options(?:.include_usage)?"),
    QuirkChange.CACHE_KEY: _rejections_of("prompt_cache_key"),
    QuirkChange.THINKING: _rejections_of(
        "reasoning_content|reasoning_details|(?<=['\"`.])reasoning"
    ),
    QuirkChange.NEEDS_THINKING: re.compile(
        r"reasoning_content.{0,80}?must be (?:passed|sent) back", re.I | re.S
    ),
    # from Moonshot, which treats an empty text as missing
    QuirkChange.MISSING: re.compile(r"reasoning_content.{0,20}? missing", re.I | re.S),
}

_TOO_LARGE = re.compile(r"too large|at most|maximum|must be (?:less|<|at)|greater than", re.I)
"""Rejections because of the number, not because of the field's name."""

_QUIRK_CHANGES: dict[QuirkChange, Fields] = {
    # Cure.LIMIT changes to the other name
    QuirkChange.ROLES: {"in_a_row": False},
    QuirkChange.USAGE: {"usage_option": False},
    QuirkChange.CACHE_KEY: {"cache_key": False},
    QuirkChange.THINKING: {"fields": (), "needs_thinking": False},
    QuirkChange.NEEDS_THINKING: {"fields": (ThinkingField.CONTENT,), "needs_thinking": True},
    QuirkChange.MISSING: {
        "fields": (ThinkingField.CONTENT,),
        "needs_thinking": True,
        "unthought": " ",
    },
}


class LearnedQuirks:
    """The quirks of a server's models: those known before, and the changes that it asked for.

    Each change is tried once for a model; changes that it did not ask for are not guessed.
    """

    def __init__(self, quirks: ServerQuirks) -> None:
        self._server = quirks
        self._models: dict[str, ServerQuirks] = {}
        self._tried: set[tuple[str, QuirkChange]] = set()

    def of(self, model: str) -> ServerQuirks:
        return self._models.get(model, self._server)

    def learn_from_rejection(self, refusal: str, model: str) -> bool:
        """Return whether a rejection asked for a change; each is tried once with a model."""
        changes_named = [change for change in QuirkChange if _ASKED_FOR[change].search(refusal)]
        if QuirkChange.LIMIT in changes_named and _TOO_LARGE.search(refusal):
            changes_named.remove(QuirkChange.LIMIT)
        for change in changes_named:
            if (model, change) in self._tried:
                continue
            self._tried.add((model, change))
            quirks, changes = self.of(model), _QUIRK_CHANGES.get(change)
            if changes is None:
                is_old = quirks.limit == "max_tokens"
                changes = {"limit": "max_completion_tokens" if is_old else "max_tokens"}
            self._models[model] = replace(quirks, **changes)
        return bool(changes_named)
