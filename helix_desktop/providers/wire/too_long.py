"""Tells a request that was too long for a model from other refusals, and reads the real limit.

There is no common code for it: every dialect says it in its own words, mostly as a status of 400.
"""

import re

from helix_desktop.providers.wire.told import Told

_CODES = {
    "context_length_exceeded",
    "exceed_context_size_error",
    "model_context_window_exceeded",
    "context_window_exceeded",
    "contextwindowexceedederror",
    "model_max_prompt_tokens_exceeded",
    "prompt_too_long",
    "string_above_max_length",
    "max_context_length_exceeded",
}

_N = r"(?P<limit>\d{1,3}(?:[,_. ]\d{3})+(?!\d)|\d+)"
"""A number as providers write it: 200000, 200,000, 200 000."""

_WITH_LIMIT = tuple(
    re.compile(pattern, re.IGNORECASE | re.DOTALL)
    for pattern in (
        rf"too long: [\d,]+ tokens > {_N}",
        rf"exceed context limit: [\d,]+ \+ [\d,]+ > {_N}",
        rf"too long: [\d,]+, model maximum context length: {_N}",
        rf"too large for model with {_N} maximum context",
        rf"exceeded? model token limit: {_N}",
        rf"context window limit \({_N}\)",
        rf"tokens allowed \({_N}\)",
        rf"input token count is [\d,]+ but model only supports up to {_N}",
        rf"input token count.{{0,40}}exceeds the maximum.{{0,40}}?{_N}",
        rf"(?:context|model'?s?) (?:length|size|window) \({_N} tokens\)",
        rf"maximum allowed (?:input )?length \({_N}",
        rf"(?:max(?:imum)? )?context length (?:is|of)(?: only| this model is)? {_N}",
        rf"context length of (?:this|the) model is {_N}",
        rf"configured context (?:size|length) is {_N}",
        rf"maximum (?:prompt|input) length (?:is|of) {_N}",
        rf"exceeds maximum input length \({_N}\)",
        rf"exceeds? (?:the )?context window of {_N}",
        rf"token count (?:of [\d,]+ |\([\d,]+\) )?(?:exceeds the limit of|cannot exceed) {_N}",
        rf"tokens in the prompt cannot exceed {_N}",
        rf"current length is [\d,]+ while limit is {_N}",
        rf"`?inputs`?(?: tokens \+ `?max_new_tokens`?)? must (?:be|have) (?:<=|less than) {_N}",
        rf"range of input length should be \[\d+, ?{_N}\]",
        rf"greater than max_seq_len {_N}",
        rf"n_keep:? [\d,]+ >= n_ctx:? {_N}",
        rf"tokens? per min(?:ute)? \(TPM\): limit {_N}, requested",
    )
)

_WITHOUT = re.compile(
    r"prompt is too long|prompt too long|input is too long|inputs? (?:text )?is longer than"
    r"|input tokens exceeded|exceeds? (?:the )?(?:maximum |model'?s? )*"
    r"context (?:length|window|size)"
    r"|exceed(?:s|ed)? (?:max|maximum|the maximum|model) (?:context|prompt|input) (?:length|size)"
    r"|context (?:length|size|window) (?:has been |was |is )?exceed"
    r"|context window exceeds limit|exceeds? the context window|exceeds? max length"
    r"|reduce the length of (?:the|your) (?:messages|prompt|input)"
    r"|greater than the context length|the context overflows"
    r"|(?:number of )?input tokens exceeds|too many (?:input )?tokens(?: in (?:the )?prompt|:)"
    r"|exceeds the available context size|超长",
    re.IGNORECASE,
)

_ABOUT_THE_ANSWER = re.compile(
    r"max_(?:completion_|output_|new_)?tokens.{0,40}(?:is too large|must be|cannot be)"
    r"|supports at most [\d,]+ (?:completion|output) tokens"
    r"|which is the maximum allowed number of output tokens",
    re.IGNORECASE,
)
"""The asked reply is too long, not the request: a wrong setting, which no rewrite cures."""

_TOO_MUCH_AT_ONCE = re.compile(
    r"request too large.{0,200}?limit:? (?P<limit>[\d,]+), requested:? (?P<asked>[\d,]+)",
    re.IGNORECASE | re.DOTALL,
)
"""More tokens in one request than the account has in a minute: waiting never helps."""

_A_LONG_TEXT = re.compile(r"string with maximum length (?P<limit>\d+)", re.IGNORECASE)
_REAL_TEXTS = 100_000
"""Shorter limits are about names and ids, not about what is in a message."""

_NEVER = {401, 402, 403}

_LOOKED_AT = 2_000
"""Characters in which a refusal says what it counted."""
_MOST_TIMES = 100
"""A number so many times the limit is something else: a time, an id."""

_NO_WINDOW = 10**12
"""Numbers that cannot be a window."""


def is_too_long(status: int, said: Told) -> bool:
    """Whether a request was refused because the model does not take so many tokens."""
    if status in _NEVER or said.markup:
        return False
    if asked := _TOO_MUCH_AT_ONCE.search(said.text):
        return _number(asked["asked"]) > _number(asked["limit"])
    return status != 429 and (_limit_in(said.text) is not None or _is_said(said))


def _is_said(said: Told) -> bool:
    """By a code word or in a sentence that names no limit."""
    if _ABOUT_THE_ANSWER.search(said.text):
        return False
    if text := _A_LONG_TEXT.search(said.text):
        return _number(text["limit"]) >= _REAL_TEXTS
    return bool(said.codes & _CODES or _WITHOUT.search(said.text))


def real_limit(said: Told) -> int | None:
    """How many tokens the model takes, if the provider says so."""
    if 0 < (size := said.numbers.get("n_ctx", 0)) < _NO_WINDOW:
        return size
    return _limit_in(said.text)


def counted(said: Told, limit: int | None) -> int | None:
    """How many tokens the provider found in the request: the least number above its limit.

    With the room for the reply in it that is too much by a little, which does no harm.
    """
    if limit is None:
        return None
    found = [said.numbers.get("n_prompt_tokens", 0)]
    found += [_number(each["limit"]) for each in re.finditer(_N, said.text[:_LOOKED_AT])]
    return min((each for each in found if limit < each <= limit * _MOST_TIMES), default=None)


def _limit_in(text: str) -> int | None:
    for pattern in _WITH_LIMIT:
        if found := pattern.search(text):
            return _number(found["limit"]) or None
    return None


def _number(text: str) -> int:
    digits = re.sub(r"\D", "", text)[:20]
    return number if digits and (number := int(digits)) < _NO_WINDOW else 0
