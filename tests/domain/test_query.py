"""The filter language: what each form means, and that no text at all breaks it."""

from datetime import datetime

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from helix_desktop.domain.errors import QueryError
from helix_desktop.domain.query import EVERYTHING, Field, Query, Relation, Term, parse, render

NOW = 1_790_000_000.25
DAY = 86_400.0


def one(text: str) -> Term:
    (term,) = parse(text, now=NOW).terms
    return term


def fault(text: str) -> QueryError:
    with pytest.raises(QueryError) as caught:
        parse(text, now=NOW)
    return caught.value


def understood(text: str) -> Query | QueryError:
    try:
        return parse(text, now=NOW)
    except QueryError as error:
        return error


def local(text: str) -> float:
    return datetime.fromisoformat(text).timestamp()


@pytest.mark.parametrize(
    ("text", "term"),
    [
        ("tool:shell", Term(Field.TOOL, Relation.IS, "shell")),
        ("tool:~read", Term(Field.TOOL, Relation.CONTAINS, "read")),
        ("TOOL:shell", Term(Field.TOOL, Relation.IS, "shell")),
        ('outcome:""', Term(Field.OUTCOME, Relation.IS, "")),
        ("what:auth.py", Term(Field.WHAT, Relation.CONTAINS, "auth.py")),
        ("what:=auth.py", Term(Field.WHAT, Relation.IS, "auth.py")),
        ("mime:image", Term(Field.MIME, Relation.CONTAINS, "image")),
        ("sha:3FA9", Term(Field.SHA, Relation.IS, "3fa9")),
        ("size:>10k", Term(Field.SIZE, Relation.ABOVE, 10_240.0)),
        ("size:<=1.5M", Term(Field.SIZE, Relation.AT_MOST, 1.5 * 1024**2)),
        ("size:2GB", Term(Field.SIZE, Relation.IS, 2.0 * 1024**3)),
        ("tokens:>=10k", Term(Field.TOKENS, Relation.AT_LEAST, 10_000.0)),
        ("lines:10..20", Term(Field.LINES, Relation.WITHIN, (10.0, 20.0))),
        ("refs:=0", Term(Field.REFS, Relation.IS, 0.0)),
        ("recalls:<3", Term(Field.RECALLS, Relation.BELOW, 3.0)),
        ("pinned:yes", Term(Field.PINNED, Relation.IS, 1.0)),
        ("-pinned:no", Term(Field.PINNED, Relation.IS, 0.0, negated=True)),
        ("used:never", Term(Field.USED, Relation.IS, 0.0)),
        ("used:<7d", Term(Field.USED, Relation.ABOVE, NOW - 7 * DAY)),
        ("used:7d", Term(Field.USED, Relation.AT_LEAST, NOW - 7 * DAY)),
        ("created:>2d", Term(Field.CREATED, Relation.BELOW, NOW - 2 * DAY)),
        ("created:>=90m", Term(Field.CREATED, Relation.AT_MOST, NOW - 5400)),
        ("created:2d..1w", Term(Field.CREATED, Relation.WITHIN, (NOW - 7 * DAY, NOW - 2 * DAY))),
        ("created:@12.5..@20", Term(Field.CREATED, Relation.WITHIN, (12.5, 20.0))),
        ('text:"two words"', Term(Field.TEXT, Relation.CONTAINS, "two words")),
        (r'text:"a \"b\" C:\\x \d"', Term(Field.TEXT, Relation.CONTAINS, r'a "b" C:\x \d')),
        ("text:>plain", Term(Field.TEXT, Relation.CONTAINS, ">plain")),
        (r"re:/a\/b \\\d+/i", Term(Field.REGEX, Relation.CONTAINS, r"(?i)a/b \\\d+")),
        (r'regex:"^x y$"', Term(Field.REGEX, Relation.CONTAINS, "^x y$")),
        ("auth", Term(Field.BARE, Relation.CONTAINS, "auth")),
        ('-"tool:x y"', Term(Field.BARE, Relation.CONTAINS, "tool:x y", negated=True)),
        ("-", Term(Field.BARE, Relation.CONTAINS, "-")),
        ("12:30", Term(Field.BARE, Relation.CONTAINS, "12:30")),
    ],
)
def test_each_form_means_what_the_help_says(text: str, term: Term) -> None:
    assert one(text) == term


def test_terms_are_read_in_order_and_space_means_nothing() -> None:
    query = parse('  tool:shell\tsize:>10k\n used:never text:"Traceback" ', now=NOW)
    assert [t.field for t in query.terms] == [Field.TOOL, Field.SIZE, Field.USED, Field.TEXT]
    assert parse(" \n", now=NOW) == EVERYTHING


def test_a_date_is_the_whole_day_and_a_time_is_one_moment() -> None:
    day = one("created:2026-11-20")
    assert isinstance(day.value, tuple)
    low, high = day.value
    assert low == local("2026-11-20T00:00:00")
    assert high < local("2026-11-21T00:00:00") <= high + 0.001
    assert one("used:>2026-11-20") == Term(Field.USED, Relation.ABOVE, high)
    assert one("used:<2026-11-20") == Term(Field.USED, Relation.BELOW, low)
    assert one("used:<=2026-11-20").value == high
    noon = local("2026-11-20T12:00:00")
    assert one("created:>=2026-11-20T12:00").value == noon
    assert one("created:2026-11-20T12:00:00+00:00").value == (1_795_176_000.0,) * 2


def test_today_and_yesterday_are_days_of_the_person() -> None:
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
        ('what:""', 0, "contains nothing"),
        ("size:>many", 0, "many"),
        ("size:20..10", 0, "smaller"),
        ("size:~3", 0, "names only"),
        ("tool:>x", 0, "names"),
        ("pinned:perhaps", 0, "neither"),
        ("sha:xyz", 0, "SHA-256"),
        ("created:never", 0, "not a time"),
        ("created:2026-13-45", 0, "not a time"),
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
def test_any_text_is_a_query_or_a_query_error_and_survives_writing(text: str) -> None:
    query = understood(text)
    if isinstance(query, QueryError):
        assert 0 <= query.at <= len(text)
        assert query.message
    else:
        assert parse(render(query), now=NOW + 1e6) == query


NUMBERS = st.floats(min_value=0, max_value=1e18)
MOMENTS = st.floats(min_value=-1e12, max_value=1e12)
SIGNS = st.sampled_from([Relation.BELOW, Relation.AT_MOST, Relation.ABOVE, Relation.AT_LEAST])
TERMS = st.one_of(
    st.builds(
        Term,
        st.sampled_from([Field.BARE, Field.TEXT, Field.REGEX]),
        st.just(Relation.CONTAINS),
        st.text(min_size=1),
        st.booleans(),
    ),
    st.builds(
        Term,
        st.sampled_from([Field.TOOL, Field.WHAT, Field.MIME, Field.OUTCOME]),
        st.sampled_from([Relation.IS, Relation.CONTAINS]),
        st.text(min_size=1),
        st.booleans(),
    ),
    st.builds(Term, st.just(Field.SIZE), SIGNS, NUMBERS, st.booleans()),
    st.builds(Term, st.just(Field.LINES), st.just(Relation.IS), NUMBERS, st.booleans()),
    st.builds(
        Term,
        st.just(Field.CREATED),
        st.just(Relation.WITHIN),
        st.tuples(MOMENTS, MOMENTS).map(lambda p: (min(p), max(p))),
        st.booleans(),
    ),
    st.builds(Term, st.just(Field.USED), SIGNS, MOMENTS, st.booleans()),
)


@given(st.lists(TERMS, max_size=4).map(lambda terms: Query(tuple(terms))))
def test_every_query_written_down_is_read_back_the_same(query: Query) -> None:
    assert parse(render(query), now=NOW) == query
