"""Tells from a provider's error that a request has too many tokens, and how many it may have.

A limit that is believed makes all later requests smaller, and an error may quote anything: a page
of documentation, the user's message. So only two things count: a code that is about length, or a
message that as a whole is one that a known server writes. Digits are those of ASCII.
"""

import re

from helix_desktop.providers.http.error_body import ParsedError

_LENGTH_CODES = {
    "context_length_exceeded",
    "exceed_context_size_error",
    "model_context_window_exceeded",
    "context_window_exceeded",
    "contextwindowexceedederror",
    "model_max_prompt_tokens_exceeded",
    "prompt_too_long",
    "max_context_length_exceeded",
}

_LONG_TEXT_CODE = "string_above_max_length"
_LONG_TEXT = re.compile(r"string with maximum length (?P<limit>\d+)", re.IGNORECASE | re.ASCII)
_MIN_CONTENT_LIMIT_CHARS = 100_000
"""Least length limit that concerns the content of messages; shorter ones are for names and IDs."""

_OTHER_CODES = re.compile(
    r"content|policy|safety|moderation|filter|blocked|guardrail|auth|api_?key|permission|denied"
    r"|quota|billing|balance|credit|rate_?limit|throttl|not_found|timeout|overload"
)
"""Words in the codes of errors that are about something else, whatever they quote."""

_NOT_ABOUT_LENGTH = {401, 402, 403, 404, 405, 407, 429}

NUMBER = r"(?P<limit>\d+(?:\.\d+)? ?[kKmM](?![A-Za-z])|\d{1,3}(?:[,_. ]\d{3})+(?!\d)|\d+)"
"""A number as providers write it: 200000, 200,000, 200 000, 200k."""
_COUNT = r"\d[\d,]*"

_SCALES = {"k": 1_000, "m": 1_000_000}

_PREFIX = (
    r"(?:litellm\.\w+: |\w*Error: |<\d{3}> [\w.]+: |Input validation error: |Invalid request: "
    r"|invalid params, |The model returned the following errors: )*"
)
"""What gateways and servers put before the message."""

_ADVICE = (
    r"(?:[.,;]? (?:please|try|reduce|decrease|make sure|consider|which is not enough)\b"
    r"[^\n\"“”]{0,200})?\.?"
)
"""What a server says at the end of the message."""

_IN_DETAIL = (
    rf"\({_COUNT} (?:in the messages|of text input)"
    rf"(?:, {_COUNT} (?:in the functions|of tool input))?"
    rf"(?:,?(?: and)? {_COUNT} in the (?:completion|output))?\)"
)

_FORMS = (
    # OpenAI, and what speaks as it: vLLM, llama-cpp-python, DeepSeek, OpenRouter
    rf"this (?:model|endpoint)'s maximum context length is {NUMBER} tokens\. However, (?:"
    rf"your messages resulted in {_COUNT} tokens(?: {_IN_DETAIL})?"
    rf"|you requested (?:about )?{_COUNT} tokens(?: {_IN_DETAIL})?"
    rf"|your request has {_COUNT} input tokens"
    rf"|you requested {_COUNT} output tokens and your prompt contains at least {_COUNT} input "
    rf"tokens, for a total of at least {_COUNT} tokens)",
    r"your input exceeds the context window of this model",
    rf"(?:your |The )?input exceeds the context window of {NUMBER} tokens",
    rf"requested tokens \({_COUNT}\) exceed context window of {NUMBER}",
    # vLLM
    rf"you passed {_COUNT} input tokens and requested {_COUNT} output tokens\. However, the model's"
    rf" context length is only {NUMBER} tokens, resulting in a maximum input length of {_COUNT} "
    r"tokens",
    rf"'max_tokens' or 'max_completion_tokens' is too large: {_COUNT}\. This model's maximum "
    rf"context length is {NUMBER} tokens and your request has {_COUNT} input tokens "
    rf"\({_COUNT} > {_COUNT} - {_COUNT}\)",
    rf"the decoder prompt \(length {_COUNT}\) is longer than the maximum model length of {NUMBER}",
    # Anthropic
    rf"prompt is too long: {_COUNT} tokens > {NUMBER} maximum",
    rf"input length and `max_tokens` exceed context limit: {_COUNT} \+ {_COUNT} > {NUMBER}",
    r"prompt is too long",
    # Gemini, Vertex
    rf"the input token count \({_COUNT}\) exceeds the maximum number of tokens allowed "
    rf"\({NUMBER}\)",
    rf"unable to submit request because the input token count is {_COUNT} but model only supports "
    rf"up to {NUMBER}",
    # Bedrock
    r"input is too long for requested model",
    r"input Tokens Exceeded: Number of input tokens exceeds maximum length",
    # llama.cpp, LM Studio, Ollama
    rf"(?:the )?request \({_COUNT} tokens\) exceeds the available context size "
    rf"\({NUMBER} tokens\)",
    r"the request exceeds the available context size",
    r"context size has been exceeded",
    rf"trying to keep the first {_COUNT} tokens when context the overflows\. However, the model is "
    rf"loaded with context length of only {NUMBER} tokens",
    r"the number of tokens to keep from the initial prompt is greater than the context length"
    rf"(?: \(n_keep: {_COUNT} >= n_ctx: {NUMBER}\))?",
    r"the input length exceeds the context length",
    rf"prompt too long; exceeded max context length by {_COUNT} tokens",
    rf"input length \({_COUNT} tokens\) exceeds maximum context length of {NUMBER} tokens",
    # SGLang, TGI, TabbyAPI
    rf"the input \({_COUNT} tokens\) is longer than the model's context length \({NUMBER} tokens\)",
    rf"requested token count exceeds the model's maximum context length of {NUMBER} tokens\. You "
    rf"requested a total of {_COUNT} tokens: {_COUNT} tokens from the input messages and {_COUNT} "
    r"tokens for the completion",
    rf"`inputs` tokens \+ `max_new_tokens` must be <= {NUMBER}\. Given: {_COUNT} `inputs` tokens "
    rf"and {_COUNT} `max_new_tokens`",
    rf"`inputs` must have less than {NUMBER} tokens\. Given: {_COUNT}",
    rf"prompt length {_COUNT} is greater than max_seq_len {NUMBER}",
    # other services
    rf"this model's maximum prompt length is {NUMBER} but the request contains {_COUNT} tokens",
    rf"prompt contains {_COUNT} tokens and {_COUNT} draft tokens, too large for model with {NUMBER}"
    r" maximum context length",
    rf"your request exceeded model token limit: {NUMBER}(?: \(requested: {_COUNT}\))?",
    rf"too many tokens: total number of tokens in the prompt cannot exceed {NUMBER} - received "
    rf"{_COUNT}",
    rf"range of input length should be \[\d+, ?{NUMBER}\]",
    r"prompt exceeds max length",
    rf"context window exceeds limit \({_COUNT}\)",
    rf"prompt token count of {_COUNT} exceeds the limit of {NUMBER}",
    rf"the prompt is too long: {_COUNT}, model maximum context length: {NUMBER}",
    rf"the estimated number of input and maximum output tokens \({_COUNT}\) exceeded this model "
    rf"context window limit \({NUMBER}\)",
    r"please reduce the length of the messages or completion\. Current length is "
    rf"{_COUNT} while limit is {NUMBER}",
)
"""The messages of known servers, without what may stand before and after them."""

_WITHIN = tuple(re.compile(form, re.IGNORECASE | re.ASCII) for form in _FORMS)
_WHOLE = tuple(re.compile(f"{_PREFIX}{form}{_ADVICE}", re.IGNORECASE | re.ASCII) for form in _FORMS)

_LOOSE_LIMIT = re.compile(
    rf"(?:maximum|max) (?:context|prompt|input) length (?:is|of) {NUMBER}", re.IGNORECASE | re.ASCII
)
"""How an unknown server may name its limit; only beside a code that is about length."""

_COUNTED_APART = re.compile(
    r"exceed context limit: (?P<input>\d[\d,]{0,14}) \+ [\d,]+ >"
    r"|\((?P<messages>\d[\d,]{0,14}) in the messages,"
    r"(?: (?P<functions>\d[\d,]{0,14}) in the functions,)?(?: and)? [\d,]+ in the completion\)"
    r"|\((?P<text>\d[\d,]{0,14}) of text input,"
    r"(?: (?P<tools>\d[\d,]{0,14}) of tool input,)? [\d,]+ in the output\)"
    r"|your (?:request has|prompt contains) (?P<prompt>\d[\d,]{0,14}) input tokens"
    r"|(?P<from>\d[\d,]{0,14}) tokens from the input messages and"
    r"|given: (?P<inputs>\d[\d,]{0,14}) `?inputs`? tokens and",
    re.IGNORECASE | re.ASCII,
)
"""The count of a request without the reply that it asked for, which may fit by itself."""

_COUNTED_IN_PART = re.compile(
    r"your prompt contains at least [\d,]+ input tokens"
    r"|you passed [\d,]+ input tokens and requested [\d,]+ output",
    re.IGNORECASE | re.ASCII,
)
"""vLLM stops to count at the first token that the reply leaves no room for."""

_TOKEN_RATE_LIMITS = tuple(
    re.compile(pattern, re.IGNORECASE | re.ASCII)
    for pattern in (
        rf"tokens? per (?:min(?:ute)?|hour|day)(?: \(TP[MHD]\))?: limit:? {NUMBER}"
        r"(?:, used:? [\d,]+)?, requested:? (?P<requested>[\d,]+)",
        rf"rate limit of {NUMBER} (?:input )?tokens per min(?P<requested>)",
        rf"input_token_count, limit: {NUMBER}(?P<requested>)",
    )
)
"""Limits of the input tokens in a minute. A request above one never succeeds by waiting."""

_RATE_CODES = {"rate_limit_exceeded", "rate_limit_error", "rate_limit_reached", "tokens"}

_MAX_SEARCHED_CHARS = 2_000
"""Characters of an error that are searched for the counted tokens."""
_MAX_LIMIT_RATIO = 100
"""A number this many times above the limit is something else: a time, an ID."""

_MIN_IMPOSSIBLE_WINDOW = 10**8 + 1
"""Least number that is too large to be a context window."""


def is_context_too_long(status: int, parsed: ParsedError) -> bool:
    """Return whether a request was rejected because the model accepts no more tokens."""
    limit, requested = parse_token_rate(status, parsed)
    if requested > limit > 0:
        return True
    if status in _NOT_ABOUT_LENGTH or parsed.markup:
        return False
    if any(_OTHER_CODES.search(code) for code in parsed.codes):
        return False
    if _LONG_TEXT_CODE in parsed.codes:
        long_text = _LONG_TEXT.search(parsed.text)
        return long_text is not None and parse_number(long_text[1]) >= _MIN_CONTENT_LIMIT_CHARS
    return bool(parsed.codes & _LENGTH_CODES) or _whole_forms(parsed) is not None


def parse_token_rate(status: int, parsed: ParsedError) -> tuple[int, int]:
    """Return the input tokens that the account may send in a minute, and those of the request.

    0 means that the error does not say.
    """
    if status == 429 or parsed.codes & _RATE_CODES:
        for pattern in _TOKEN_RATE_LIMITS:
            if match := pattern.search(parsed.text):
                return parse_number(match["limit"]), parse_number(match["requested"])
    return 0, 0


def parse_limit(parsed: ParsedError) -> int | None:
    """Return the tokens that the model accepts, for an error that is about length.

    None if the error does not say, or names several.
    """
    limits = {parsed.numbers["n_ctx"]} if parsed.numbers.get("n_ctx", 0) > 0 else set[int]()
    whole = _whole_forms(parsed)
    if whole is not None:
        limits |= whole
    else:
        for pattern in (*_WITHIN, _LOOSE_LIMIT):
            for match in pattern.finditer(parsed.text[:_MAX_SEARCHED_CHARS]):
                limits |= _limit_of(match)
    limits = {limit for limit in limits if 0 < limit < _MIN_IMPOSSIBLE_WINDOW}
    return limits.pop() if len(limits) == 1 else None


def parse_counted(parsed: ParsedError, limit: int | None) -> int | None:
    """Return the tokens that the provider counted in the request.

    That is the number beside the one of the reply, or else the least number above the limit, which
    may include the reply.
    """
    if limit is None:
        return None
    if match := _COUNTED_APART.search(parsed.text[:_MAX_SEARCHED_CHARS]):
        counted = sum(parse_number(number) for number in match.groups() if number)
        if 0 < counted <= limit * _MAX_LIMIT_RATIO:
            return counted
    if _COUNTED_IN_PART.search(parsed.text[:_MAX_SEARCHED_CHARS]):
        return None
    counts = [parsed.numbers.get("n_prompt_tokens", 0)]
    counts += [
        parse_number(match["limit"])
        for match in re.finditer(NUMBER, parsed.text[:_MAX_SEARCHED_CHARS], re.ASCII)
    ]
    return min(
        (count for count in counts if limit < count <= limit * _MAX_LIMIT_RATIO), default=None
    )


def parse_number(text: str) -> int:
    """Return a number in ASCII digits, as providers write it; 0 if it is too large for a window."""
    if scale := _SCALES.get(text[-1:].lower()):
        size = float(text[:-1]) * scale
        return int(size) if size < _MIN_IMPOSSIBLE_WINDOW else 0
    digits = re.sub(r"\D", "", text, flags=re.ASCII)[:20]
    return number if digits and (number := int(digits)) < _MIN_IMPOSSIBLE_WINDOW else 0


def _whole_forms(parsed: ParsedError) -> set[int] | None:
    """Return the limits that the messages name if each as a whole is one of a known server."""
    limits = set[int]()
    for message in parsed.messages:
        text = message.strip()[: _MAX_SEARCHED_CHARS + 1]
        matches = (pattern.fullmatch(text) for pattern in _WHOLE)
        match = next((match for match in matches if match is not None), None)
        if match is None or len(text) > _MAX_SEARCHED_CHARS:
            return None
        limits |= _limit_of(match)
    return limits if parsed.messages else None


def _limit_of(match: re.Match[str]) -> set[int]:
    number = match.groupdict().get("limit")
    return {parse_number(number)} if number else set()
