"""The filter language: what each form means, and that no text at all breaks it."""

from datetime import datetime

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from helix_desktop.domain.cache_filter import (
    EVERYTHING,
    CacheFilter,
    FilterKey,
    FilterRelation,
    FilterTerm,
    parse_filter,
)
from helix_desktop.domain.errors import QueryError

NOW = 1_790_000_000.25
DAY = 86_400.0


def one(text: str) -> FilterTerm:
    (term,) = parse_filter(text, now=NOW).terms
    return term


def fault(text: str) -> QueryError:
    with pytest.raises(QueryError) as caught:
        parse_filter(text, now=NOW)
    return caught.value


def understood(text: str) -> CacheFilter | QueryError:
    try:
        return parse_filter(text, now=NOW)
    except QueryError as error:
        return error


def local(text: str) -> float:
    return datetime.fromisoformat(text).timestamp()


@pytest.mark.parametrize(
    ("text", "term"),
    [
        ("tool:shell", FilterTerm(FilterKey.TOOL, FilterRelation.IS, "shell")),
        ("tool:~read", FilterTerm(FilterKey.TOOL, FilterRelation.CONTAINS, "read")),
        ("TOOL:shell", FilterTerm(FilterKey.TOOL, FilterRelation.IS, "shell")),
        ('outcome:""', FilterTerm(FilterKey.OUTCOME, FilterRelation.IS, "")),
        ("what:auth.py", FilterTerm(FilterKey.WHAT, FilterRelation.CONTAINS, "auth.py")),
        ("what:=auth.py", FilterTerm(FilterKey.WHAT, FilterRelation.IS, "auth.py")),
        ("mime:image", FilterTerm(FilterKey.MIME, FilterRelation.CONTAINS, "image")),
        ("sha:3FA9", FilterTerm(FilterKey.SHA, FilterRelation.IS, "3fa9")),
        ("size:>10k", FilterTerm(FilterKey.SIZE, FilterRelation.ABOVE, 10_240.0)),
        ("size:<=1.5M", FilterTerm(FilterKey.SIZE, FilterRelation.AT_MOST, 1.5 * 1024**2)),
        ("size:2GB", FilterTerm(FilterKey.SIZE, FilterRelation.IS, 2.0 * 1024**3)),
        ("tokens:>=10k", FilterTerm(FilterKey.TOKENS, FilterRelation.AT_LEAST, 10_000.0)),
        ("lines:10..20", FilterTerm(FilterKey.LINES, FilterRelation.WITHIN, (10.0, 20.0))),
        ("refs:=0", FilterTerm(FilterKey.REFS, FilterRelation.IS, 0.0)),
        ("recalls:<3", FilterTerm(FilterKey.RECALLS, FilterRelation.BELOW, 3.0)),
        ("pinned:yes", FilterTerm(FilterKey.PINNED, FilterRelation.IS, 1.0)),
        ("-pinned:no", FilterTerm(FilterKey.PINNED, FilterRelation.IS, 0.0, negated=True)),
        ("used:never", FilterTerm(FilterKey.USED, FilterRelation.IS, 0.0)),
        ("used:<7d", FilterTerm(FilterKey.USED, FilterRelation.ABOVE, NOW - 7 * DAY)),
        ("used:7d", FilterTerm(FilterKey.USED, FilterRelation.AT_LEAST, NOW - 7 * DAY)),
        ("created:>2d", FilterTerm(FilterKey.CREATED, FilterRelation.BELOW, NOW - 2 * DAY)),
        ("created:>=90m", FilterTerm(FilterKey.CREATED, FilterRelation.AT_MOST, NOW - 5400)),
        (
            "created:2d..1w",
            FilterTerm(FilterKey.CREATED, FilterRelation.WITHIN, (NOW - 7 * DAY, NOW - 2 * DAY)),
        ),
        ("created:@12.5..@20", FilterTerm(FilterKey.CREATED, FilterRelation.WITHIN, (12.5, 20.0))),
        ('text:"two words"', FilterTerm(FilterKey.TEXT, FilterRelation.CONTAINS, "two words")),
        (
            r'text:"a \"b\" C:\\x \d"',
            FilterTerm(FilterKey.TEXT, FilterRelation.CONTAINS, r'a "b" C:\x \d'),
        ),
        ("text:>plain", FilterTerm(FilterKey.TEXT, FilterRelation.CONTAINS, ">plain")),
        (
            r"re:/a\/b \\\d+/i",
            FilterTerm(FilterKey.REGEX, FilterRelation.CONTAINS, r"(?i)a/b \\\d+"),
        ),
        (r'regex:"^x y$"', FilterTerm(FilterKey.REGEX, FilterRelation.CONTAINS, "^x y$")),
        ("auth", FilterTerm(FilterKey.PLAIN, FilterRelation.CONTAINS, "auth")),
        (
            '-"tool:x y"',
            FilterTerm(FilterKey.PLAIN, FilterRelation.CONTAINS, "tool:x y", negated=True),
        ),
        ("-", FilterTerm(FilterKey.PLAIN, FilterRelation.CONTAINS, "-")),
        ("12:30", FilterTerm(FilterKey.PLAIN, FilterRelation.CONTAINS, "12:30")),
    ],
)
def test_each_form_means_what_the_help_says(text: str, term: FilterTerm) -> None:
    assert one(text) == term


def test_terms_are_read_in_order_and_space_means_nothing() -> None:
    query = parse_filter('  tool:shell\tsize:>10k\n used:never text:"Traceback" ', now=NOW)
    assert [t.field for t in query.terms] == [
        FilterKey.TOOL,
        FilterKey.SIZE,
        FilterKey.USED,
        FilterKey.TEXT,
    ]
    assert parse_filter(" \n", now=NOW) == EVERYTHING


def test_a_date_is_the_whole_day_and_a_time_is_one_moment() -> None:
    day = one("created:2026-11-20")
    assert isinstance(day.value, tuple)
    low, high = day.value
    assert low == local("2026-11-20T00:00:00")
    assert high < local("2026-11-21T00:00:00") <= high + 0.001
    assert one("used:>2026-11-20") == FilterTerm(FilterKey.USED, FilterRelation.ABOVE, high)
    assert one("used:<2026-11-20") == FilterTerm(FilterKey.USED, FilterRelation.BELOW, low)
    assert one("used:<=2026-11-20").value == high
    noon = local("2026-11-20T12:00:00")
    assert one("created:>=2026-11-20T12:00").value == noon
    assert one("created:2026-11-20T12:00:00+00:00").value == (1_795_176_000.0,) * 2


def test_today_and_yesterday_are_days_of_the_user() -> None:
    today, yesterday = one("created:today").value, one("created:yesterday").value
    assert isinstance(today, tuple)
    assert isinstance(yesterday, tuple)
    assert today[0] <= NOW <= today[1]
    assert yesterday[1] < today[0] <= yesterday[1] + 0.001


@pytest.mark.parametrize(
    ("text", "at", "part"),
    [
        ("tool:x sise:>3", 7, "size"),
        ("http://x", 0, "colon"),
        ('a text:"open', 7, "closed"),
        ('text:"a"b', 8, "space"),
        ("a tool:", 2, "Nothing"),
        ('text:""', 0, "Nothing"),
        ('what:""', 0, "a part of the name"),
        ("size:>many", 0, "many"),
        ("size:20..10", 0, "smaller"),
        ("size:~3", 0, "only with names"),
        ("tool:>x", 0, "names"),
        ("pinned:perhaps", 0, "neither"),
        ("sha:xyz", 0, "SHA-256"),
        ("created:never", 0, "isn't a time"),
        ("created:2026-13-45", 0, "isn't a time"),
        ("created:@inf", 0, "too far"),
        ("used:>1d..2d", 0, "sign"),
        ("size:1e400", 0, "too large"),
        ("re:/a/q", 6, "i m s x"),
        ("re:/open", 3, "closed"),
    ],
)
def test_a_mistake_is_named_with_its_place(text: str, at: int, part: str) -> None:
    error = fault(text)
    assert error.at == at
    assert part in str(error)


FORMS = ("tool:", "size:", "created:", "used:", "re:/", "text:", "10k", "7d", "never", "today")
MARKS = (
    '"',
    "\\",
    "/",
    "-",
    "..",
    ">",
    "<=",
    "@",
    " ",
    "k",
    "i",
    "9999-12-31",
    "0001-01-01",
    "1e308",
)
FRAGMENTS = st.sampled_from((*FORMS, *MARKS))


@given(st.lists(st.one_of(FRAGMENTS, st.text(max_size=4)), max_size=10).map("".join))
@example("created:9999-12-31")
@example("used:<999999999999999999999999d")
@example("size:" + "9" * 400)
@example("created:" + "1" * 5000)
@example("re:/\\")
@example("\ud800: x")
def test_any_text_is_a_query_or_a_query_error(text: str) -> None:
    query = understood(text)
    if isinstance(query, QueryError):
        assert 0 <= query.at <= len(text)
        assert query.message
