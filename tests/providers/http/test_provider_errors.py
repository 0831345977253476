"""Errors of providers: told apart, worded without a key; who is asked again, when, how often."""

import json
import re
import time
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.errors import (
    ContextTooLong,
    ProviderError,
    ProviderOverloaded,
    ProviderUnreachable,
    RequestTooLarge,
)
from helix_desktop.domain.redaction import HIDDEN
from helix_desktop.providers.http.error_body import (
    MAX_PARSED_BYTES,
    MAX_QUOTED_CHARS,
    parse_error_body,
)
from helix_desktop.providers.http.provider_errors import parse_provider_error, parse_stream_error
from helix_desktop.providers.http.retries import (
    MAX_STEP_SECONDS,
    FailedAttempt,
    RetryOptions,
    RetrySchedule,
    refused_attempt,
)
from tests.pace import limit
from tests.providers.http.error_bodies import INSIDE, OTHERS, TOO_LONG, Case

LIMITED = (ContextTooLong, RequestTooLarge)


def named(case: Case) -> str:
    return case.name


@pytest.mark.parametrize("case", [*TOO_LONG, *OTHERS], ids=named)
def test_http_errors_become_different_kinds_of_errors(case: Case) -> None:
    error = parse_provider_error(case.status, case.body.encode(), {})
    assert type(error) is case.error, str(error)
    if isinstance(error, LIMITED):
        assert error.limit == case.limit


RATES = [case for case in TOO_LONG if re.search("tokens per|TPM", case.body)]


@pytest.mark.parametrize("case", TOO_LONG, ids=named)
def test_a_limit_of_tokens_per_minute_is_not_called_the_models(case: Case) -> None:
    error = parse_provider_error(case.status, case.body.encode(), {})
    assert isinstance(error, ContextTooLong | RequestTooLarge)
    if isinstance(error, ContextTooLong):
        assert error.is_rate_limit is (case in RATES)
    assert ("your account's rate limit" in error.message) is (case in RATES)


def test_a_busy_provider_tells_the_tokens_per_minute_that_the_account_has() -> None:
    errors = {
        case.name: parse_provider_error(case.status, case.body.encode(), {}) for case in OTHERS
    }
    limits = {
        name: error.token_limit
        for name, error in errors.items()
        if isinstance(error, ProviderOverloaded) and error.token_limit
    }
    assert limits == {
        "OpenAI rate": 30_000,
        "Anthropic rate in tokens": 40_000,
        "Gemini rate in tokens": 250_000,
    }


@pytest.mark.parametrize("case", [*INSIDE, *TOO_LONG], ids=named)
def test_an_error_inside_a_stream_is_told_without_a_status(case: Case) -> None:
    error = parse_stream_error(case.body)
    assert type(error) is case.error, str(error)
    if isinstance(error, LIMITED):
        assert error.limit == case.limit


@pytest.mark.parametrize("case", [*TOO_LONG, *OTHERS, *INSIDE], ids=named)
def test_every_error_says_what_was_kept_and_what_to_do(case: Case) -> None:
    error = parse_provider_error(case.status, case.body.encode(), {})
    assert error.message.endswith((".", "”"))
    assert "saved" in error.hint
    assert error.hint.endswith(".")


def test_an_error_quotes_the_message_of_the_provider() -> None:
    error = parse_provider_error(
        400, b'{"error":{"message":"No such tool: \\n knife","type":"x"}}', {}
    )
    assert "The provider says: “No such tool: knife.”" in error.message


def test_the_innermost_words_are_quoted_when_a_router_says_nothing() -> None:
    body = b'{"error":{"message":"Provider returned error","metadata":{"raw":"slow down please"}}}'
    assert "slow down please" in parse_provider_error(429, body, {}).message


KEYS = [
    "sk-proj-0123456789abcdefghij",
    "sk-ant-api03-0123456789abcdefghij",
    "AIza" + "B" * 35,
    "gsk_0123456789abcdefghijklmnop",
    "xai-0123456789abcdefghijklmnop",
    "hf_0123456789abcdefghijklmnop",
    "Bearer 0123456789abcdef0123456789abcdef",
    "Authorization: Basic dXNlcjpwYXNzd29yZA==",
]


@pytest.mark.parametrize("key", KEYS)
def test_no_key_is_shown(key: str) -> None:
    message = f"Incorrect key: {key} was given"
    for body in (message, json.dumps({"error": {"message": message}}), f"<title>{message}</title>"):
        shown = str(parse_provider_error(401, body.encode(), {}))
        assert key.split()[-1] not in shown
        assert HIDDEN in shown


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("Input exceeds the context window of 128k tokens", 128_000),
        ("prompt is too long: 1,200,000 tokens > 1M maximum", 1_000_000),
        ("Your request exceeded model token limit: 1.5 M", 1_500_000),
    ],
)
def test_a_limit_is_read_in_thousands_and_millions(text: str, limit: int) -> None:
    error = parse_provider_error(400, text.encode(), {})
    assert isinstance(error, ContextTooLong)
    assert error.limit == limit


@pytest.mark.parametrize(
    ("headers", "body", "wait"),
    [
        ({"retry-after": "7"}, "", 7.0),
        ({"retry-after-ms": "1500", "retry-after": "9"}, "", 1.5),
        (
            {
                "retry-after": "Wed, 21 Oct 2026 07:28:30 GMT",
                "date": "Wed, 21 Oct 2026 07:28:00 GMT",
            },
            "",
            30.0,
        ),
        ({"retry-after": "Thu, 01 Jan 1970 00:01:05 GMT"}, "", 5.0),
        ({"retry-after": "Thu, 01 Jan 1970 00:00:05 GMT"}, "", 0.0),
        ({"retry-after": "soon"}, "", None),
        ({"retry-after": "nan"}, "", None),
        ({"retry-after": "1e300"}, "", None),
        ({}, "Please try again in 6.25s.", 6.25),
        ({}, "Please try again in 1m3.5s.", 63.5),
        ({}, "Please try again in 250ms.", 0.25),
        ({}, '{"error":{"details":[{"retryDelay":"28s"}]}}', 28.0),
        ({}, '{"error":{"retry_after":' + "9" * 400 + "}}", None),
        ({}, "", None),
    ],
)
def test_how_long_to_wait_is_read_wherever_it_stands(
    headers: dict[str, str], body: str, wait: float | None
) -> None:
    error = parse_provider_error(429, body.encode(), headers, now=60.0)
    assert isinstance(error, ProviderOverloaded)
    assert error.wait == (None if wait is None else pytest.approx(wait))


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b'{"error":' * 50_000,
        b'{"error":' * 2_000 + b"1" + b"}" * 2_000,
        bytes(range(256)) * 400,
        b"\xff\xfe" * 10_000,
        b'{"error":{"message":"' + b"x" * 5_000_000 + b'"}}',
        b'{"error":{"message":12}}',
        b'{"error":null}',
        b'{"error":[[[{"message":["a"]}]]]}',
        b'{"n_ctx":-4,"error":{"type":"exceed_context_size_error","n_ctx":1e400}}',
        ('{"error":{"retry_after":' + "9" * 400 + "}}").encode(),
        b"null",
        b"12",
        b'"a sentence"',
        ("context length is " + "9" * 50_000).encode(),
        ("too long: " + "1," * 30_000).encode(),
    ],
    ids=range(16),
)
def test_a_body_of_any_shape_becomes_an_error(body: bytes) -> None:
    for status in (200, 400, 429, 500):
        error = parse_provider_error(status, body, {})
        assert len(str(error)) < MAX_QUOTED_CHARS + 400
        assert error.message.isprintable()


@given(st.integers(0, 999), st.binary(max_size=300))
def test_any_bytes_become_an_error(status: int, body: bytes) -> None:
    assert isinstance(parse_provider_error(status, body, {}), ProviderError)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["error", "message", "code", "n_ctx", "raw"]), inner)
    ),
    max_leaves=20,
)


@given(JSON)
def test_any_json_becomes_an_error(tree: object) -> None:
    text = json.dumps(tree)
    assert isinstance(parse_provider_error(400, text.encode(), {}), ProviderError)
    assert len(parse_error_body(text).sentence) <= MAX_QUOTED_CHARS


@given(st.integers(1, 10**8))
def test_a_context_limit_is_read_whatever_its_number(limit: int) -> None:
    for shown in (str(limit), f"{limit:,}"):
        body = f"prompt is too long: 99 tokens > {shown} maximum"
        error = parse_provider_error(400, body.encode(), {})
        assert isinstance(error, ContextTooLong)
        assert error.limit == limit


COUNTED = {
    "OpenAI chat": 4_294,
    "Anthropic": 207_791,
    "Anthropic with output": 189_136,
    "llama.cpp": 5_018,
    "Mistral": 65_673,
    "DeepSeek": 135_904,
    "llama-cpp-python": 1_844,
}


@pytest.mark.parametrize("case", [case for case in TOO_LONG if case.name in COUNTED], ids=named)
def test_what_the_provider_counted_is_read_beside_its_limit(case: Case) -> None:
    error = parse_provider_error(case.status, case.body.encode(), {})
    assert isinstance(error, ContextTooLong)
    assert error.requested == COUNTED[case.name]


def test_what_functions_count_belongs_to_the_request_and_not_to_its_reply() -> None:
    body = (
        b"This model's maximum context length is 8,192 tokens. However, you requested 8,602 tokens"
        b" (3,506 in the messages, 1,000 in the functions, and 4,096 in the completion)."
    )
    error = parse_provider_error(400, body, {})
    assert isinstance(error, ContextTooLong)
    assert (error.limit, error.requested) == (8_192, 4_506)


@pytest.mark.parametrize(
    ("text", "requested"),
    [
        (
            "'max_tokens' or 'max_completion_tokens' is too large: 4096. This model's maximum "
            "context length is 32768 tokens and your request has 29000 input tokens "
            "(4096 > 32768 - 29000).",
            29_000,
        ),
        (
            "Requested token count exceeds the model's maximum context length of 32768 tokens. You "
            "requested a total of 33096 tokens: 29000 tokens from the input messages and 4096 "
            "tokens for the completion.",
            29_000,
        ),
        (
            "This endpoint's maximum context length is 32768 tokens. However, you requested about "
            "39096 tokens (33000 of text input, 2000 of tool input, 4096 in the output).",
            35_000,
        ),
        (
            "This endpoint's maximum context length is 32768 tokens. However, you requested about "
            "33096 tokens (29000 of text input, 4096 in the output).",
            29_000,
        ),
        (
            "`inputs` tokens + `max_new_tokens` must be <= 32768. Given: 29000 `inputs` tokens and "
            "4096 `max_new_tokens`",
            29_000,
        ),
        (
            "This model's maximum context length is 32768 tokens. However, you requested 4096 "
            "output tokens and your prompt contains at least 28673 input tokens, for a total of at "
            "least 32769 tokens.",
            None,
        ),
        (
            "You passed 28673 input tokens and requested 4096 output tokens. However, the model's "
            "context length is only 32768 tokens, resulting in a maximum input length of 28672 "
            "tokens.",
            None,
        ),
    ],
)
def test_the_count_of_a_request_is_read_in_the_words_of_each_server(
    text: str, requested: int | None
) -> None:
    body = json.dumps({"error": {"message": text, "code": 400}}).encode()
    error = parse_provider_error(400, body, {})
    assert isinstance(error, ContextTooLong)
    assert (error.limit, error.requested) == (32_768, requested)


def test_a_time_or_an_id_is_not_taken_for_a_count() -> None:
    body = (
        b'{"error": {"message": "prompt is too long (id 20261120163812999)", "n_ctx": 2048,'
        b' "type": "exceed_context_size_error"}}'
    )
    error = parse_provider_error(400, body, {})
    assert isinstance(error, ContextTooLong)
    assert (error.limit, error.requested) == (2_048, None)


QUOTED = [
    "Your message was blocked. It says: “This model's maximum context length is 1 tokens.”",
    "This README is not allowed: prompt is too long: 9 tokens > 1 maximum",
    "Unknown parameter. The maximum context length is 1 tokens.",
    "The tool failed with: context_length_exceeded: maximum context length is 1 tokens",
    "Invalid schema: 'the input length exceeds the context length' is no value",
    "messages.3: the text “too long: 5 tokens > 4” is not allowed",
    "Tokens per minute: Limit 1, Requested 2 is what the document says",
]
"""Errors of another kind that repeat what stands in a message or a document."""


@pytest.mark.parametrize("message", QUOTED)
@pytest.mark.parametrize("status", [400, 413, 422, 500])
@pytest.mark.parametrize("code", [None, "content_policy_violation", "invalid_request_error"])
def test_what_another_error_quotes_is_no_limit(message: str, status: int, code: str | None) -> None:
    body = json.dumps({"error": {"message": message, "code": code}}).encode()
    assert not isinstance(parse_provider_error(status, body, {}), ContextTooLong)
    assert not isinstance(parse_stream_error(body.decode()), ContextTooLong)


WHOLE = "prompt is too long: 9000 tokens > 4000 maximum"


@pytest.mark.parametrize(
    "error",
    [
        {"message": WHOLE, "code": "content_policy_violation"},
        {"message": WHOLE, "type": "authentication_error"},
        {"message": "Blocked.", "details": {"message": WHOLE}},
        {"message": f"Blocked.\n{WHOLE}", "code": "context_blocked"},
        {"message": "Field required", "input": WHOLE},
        {"message": "Field required", "input": json.dumps({"code": "context_length_exceeded"})},
        {"message": "Field required", "content": {"code": "context_length_exceeded"}},
    ],
)
def test_words_of_a_length_error_in_an_error_of_another_kind_are_no_limit(
    error: dict[str, object],
) -> None:
    body = json.dumps({"error": error}).encode()
    assert not isinstance(parse_provider_error(400, body, {}), ContextTooLong)


@pytest.mark.parametrize(
    ("message", "limit"),
    [
        (f"prompt is too long: 9000 tokens > {'٤٠٠٠'} maximum", None),
        ("maximum context length is ４０００ tokens", None),
        (f"maximum context length is {'9' * 30} tokens", None),
        ("maximum context length is 4000 tokens", 4_000),
        ("The max prompt length is 4000 and the maximum context length is 9000", None),
        ("It is too long.", None),
    ],
)
def test_beside_a_code_about_length_a_limit_is_one_plausible_number_in_ascii_digits(
    message: str, limit: int | None
) -> None:
    error = {"message": message, "code": "context_length_exceeded"}
    parsed = parse_provider_error(400, json.dumps({"error": error}).encode(), {})
    assert isinstance(parsed, ContextTooLong)
    assert parsed.limit == limit


@pytest.mark.parametrize("digits", ["٤٠٠٠", "४०००", "４０００"])
def test_a_message_of_a_known_form_has_ascii_digits(digits: str) -> None:
    body = f"prompt is too long: 9000 tokens > {digits} maximum".encode()
    assert not isinstance(parse_provider_error(400, body, {}), ContextTooLong)


def test_two_figures_that_contradict_each_other_are_no_limit() -> None:
    body = {"message": WHOLE, "type": "exceed_context_size_error", "n_ctx": 2_048}
    error = parse_provider_error(400, json.dumps({"error": body}).encode(), {})
    assert isinstance(error, ContextTooLong)
    assert error.limit is None


def failure(
    status: int, headers: Mapping[str, str] | None = None, body: bytes = b""
) -> FailedAttempt:
    return refused_attempt(parse_provider_error(status, body, headers or {}), headers or {})


@pytest.mark.parametrize("status", [408, 409, 429, 500, 502, 503, 504, 520, 529])
def test_temporary_errors_are_retried(status: int) -> None:
    assert failure(status).may_retry


@pytest.mark.parametrize("status", [301, 400, 401, 402, 403, 404, 405, 407, 413, 422])
def test_permanent_errors_are_not_retried(status: int) -> None:
    assert not failure(status).may_retry


def test_an_empty_account_is_not_asked_again_although_it_says_429() -> None:
    assert not failure(429, body=b'{"error":{"code":"insufficient_quota"}}').may_retry


def test_a_request_that_is_too_long_is_not_sent_again_although_it_says_500() -> None:
    assert not failure(500, body=b'{"error":"Context size has been exceeded."}').may_retry


def test_a_retry_header_of_the_provider_decides_over_the_status() -> None:
    assert failure(400, {"x-should-retry": "true"}).may_retry
    assert not failure(503, {"x-should-retry": "false"}).may_retry
    assert failure(503, {"x-should-retry": "perhaps"}).may_retry


def waits(
    error: ProviderError, count: int, *, random_share: float = 0.0, busy: int = 9
) -> list[float | None]:
    options = RetryOptions(random_share=lambda: random_share, max_busy=busy)
    retries = RetrySchedule(options)
    requested_wait = error.wait if isinstance(error, ProviderOverloaded) else None
    return [
        retries.wait(FailedAttempt(error, may_retry=True, requested_wait=requested_wait))
        for _ in range(count)
    ]


def test_waits_double_up_to_a_limit_and_then_it_is_over() -> None:
    busy = ProviderOverloaded("x")
    assert waits(busy, 8, busy=7) == [0.5, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0, None]
    assert waits(ProviderUnreachable("x"), 3) == [0.5, 1.0, None]


def test_a_quarter_of_a_wait_is_left_to_chance() -> None:
    assert waits(ProviderOverloaded("x"), 2, random_share=1.0) == [0.375, 0.75]


def test_a_wait_that_the_provider_asks_for_is_kept_exactly() -> None:
    assert waits(ProviderOverloaded("x", wait=37.5), 2, random_share=1.0) == [37.5, 37.5]
    assert waits(ProviderOverloaded("x", wait=0.0), 1) == [0.0]


def test_a_wait_of_hours_is_not_waited_for() -> None:
    assert waits(ProviderOverloaded("x", wait=7_200.0), 1) == [None]


def test_a_failure_that_is_not_marked_as_temporary_is_not_retried() -> None:
    retries = RetrySchedule(RetryOptions())
    assert retries.wait(FailedAttempt(ProviderOverloaded("x"))) is None


@given(
    st.integers(0, 999),
    st.dictionaries(
        st.sampled_from(["retry-after", "retry-after-ms", "x-should-retry", "date"]),
        st.text(max_size=12),
    ),
)
def test_no_retry_header_leads_to_endless_waiting(status: int, headers: dict[str, str]) -> None:
    retries = RetrySchedule(RetryOptions(random_share=lambda: 0.5))
    failed = failure(status, headers)
    made = []
    while (wait := retries.wait(failed)) is not None:
        made.append(wait)
    assert all(item >= 0 for item in made)
    assert sum(made) <= RetryOptions().max_wait_seconds + 5 * MAX_STEP_SECONDS


@pytest.mark.alone
def test_a_page_of_titles_without_an_end_takes_no_time() -> None:
    most = limit(0.1)
    began = time.process_time()
    assert parse_error_body(b"<title" * (MAX_PARSED_BYTES // 6)).markup
    assert time.process_time() - began < most
