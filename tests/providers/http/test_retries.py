"""Who is asked again, after how long, and how often."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.errors import ProviderError, ProviderOverloaded, ProviderUnreachable
from helix_desktop.providers.http.provider_errors import parse_provider_error
from helix_desktop.providers.http.retries import (
    LONGEST_STEP,
    FailedAttempt,
    HttpTimeouts,
    RetryOptions,
    RetrySchedule,
    refused_attempt,
)


def failure(
    status: int, headers: Mapping[str, str] | None = None, body: bytes = b""
) -> FailedAttempt:
    return refused_attempt(parse_provider_error(status, body, headers or {}), headers or {})


@pytest.mark.parametrize("status", [408, 409, 429, 500, 502, 503, 504, 520, 529])
def test_what_may_get_better_is_tried_again(status: int) -> None:
    assert failure(status).again


@pytest.mark.parametrize("status", [301, 400, 401, 402, 403, 404, 405, 407, 413, 422])
def test_what_stays_as_it_is_is_not_tried_again(status: int) -> None:
    assert not failure(status).again


def test_an_empty_account_is_not_asked_again_although_it_says_429() -> None:
    assert not failure(429, body=b'{"error":{"code":"insufficient_quota"}}').again


def test_a_request_that_is_too_long_is_not_sent_again_although_it_says_500() -> None:
    assert not failure(500, body=b'{"error":"Context size has been exceeded."}').again


def test_the_provider_has_the_last_word() -> None:
    assert failure(400, {"x-should-retry": "true"}).again
    assert not failure(503, {"x-should-retry": "false"}).again
    assert failure(503, {"x-should-retry": "perhaps"}).again


def waits(
    error: ProviderError, count: int, *, chance: float = 0.0, busy: int = 9
) -> list[float | None]:
    options = RetryOptions(chance=lambda: chance)
    retries = RetrySchedule(HttpTimeouts(busy=busy), options)
    told = error.wait if isinstance(error, ProviderOverloaded) else None
    return [retries.wait(FailedAttempt(error, again=True, wanted_wait=told)) for _ in range(count)]


def test_waits_double_up_to_a_limit_and_then_it_is_over() -> None:
    busy = ProviderOverloaded("x")
    assert waits(busy, 8, busy=7) == [0.5, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0, None]
    assert waits(ProviderUnreachable("x"), 3) == [0.5, 1.0, None]


def test_a_quarter_of_a_wait_is_left_to_chance() -> None:
    assert waits(ProviderOverloaded("x"), 2, chance=1.0) == [0.375, 0.75]


def test_a_wait_that_is_told_is_kept_to_the_letter() -> None:
    assert waits(ProviderOverloaded("x", wait=37.5), 2, chance=1.0) == [37.5, 37.5]
    assert waits(ProviderOverloaded("x", wait=0.0), 1) == [0.0]


def test_a_wait_of_hours_is_left_to_the_person() -> None:
    assert waits(ProviderOverloaded("x", wait=7_200.0), 1) == [None]


def test_nothing_is_tried_again_that_says_no() -> None:
    retries = RetrySchedule(HttpTimeouts(), RetryOptions())
    assert retries.wait(FailedAttempt(ProviderOverloaded("x"))) is None


@given(
    st.integers(0, 999),
    st.dictionaries(
        st.sampled_from(["retry-after", "retry-after-ms", "x-should-retry", "date"]),
        st.text(max_size=12),
    ),
)
def test_no_header_makes_it_wait_for_ever(status: int, headers: dict[str, str]) -> None:
    retries = RetrySchedule(HttpTimeouts(), RetryOptions(chance=lambda: 0.5))
    failed = failure(status, headers)
    made = []
    while (wait := retries.wait(failed)) is not None:
        made.append(wait)
    assert all(each >= 0 for each in made)
    assert sum(made) <= HttpTimeouts().longest_wait + 5 * LONGEST_STEP
