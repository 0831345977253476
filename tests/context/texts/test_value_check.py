"""A number, path, or hash that stands nowhere in what a summary covers is marked."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from helix_desktop.context.texts.value_check import UNVERIFIED, CheckedText, mark_unverified

COVERED = (
    "Raise the limit in src/money.py to 25,000, keep 1234 rows. Version 3.11.4 since 2026-11-30.",
    "tests/test_ledger.py:41: AssertionError, 85% done in 12.50s at 12:50:33",
    "commit 3fa9c1d8be7702aa",
    '{"path": "./docs/how to.md", "port": 8080, "ids": [100,200,300], "size": "128K"}',
    "https://example.com/api/v2/users?id=77 and /var/log/app.log; 1\u202f500 files; €49.90; 0.683",
    "uuid 123e4567-e89b-12d3-a456-426614174000, 192.168.1.17:5432, 3/45",
    "lines 120-180, f15.txt, x86_64",
)


def checked(text: str, *covered: str) -> CheckedText:
    [result] = mark_unverified([text], covered or COVERED, is_place=lambda number: number < 600)
    return result


@pytest.mark.parametrize(
    "text",
    [
        "The limit of 25000 (25,000, 25'000, 25.000, 25k) rows, 1,234 of them; about 1234.",
        "Python 3.11, that is 3.11.4 (v3.11.4), since 30.11.2026 or 11/30/2026, in 2026.",
        "src/money.py, ./src/money.py, money.py, `src/`, src/money.py:41, docs/, app.log, f15.txt",
        "85%, 85 %, 12.5 s, 12.50s, at 12:50 and 12:50:33",
        "3fa9c1d, 3FA9C1D8, 3fa9c1d8be7702aa and 123e4567-e89b-12d3-a456-426614174000",
        "port 8080, PORT=8080, localhost:8080, 100, 200 and 300; 128,000 or 131072; 128K",
        "https://example.com/api/v2/users, example.com/api; 77; 192.168.1.17:5432; 1500 files",
        "€49.90, 49,90 €, 0.683, 3/45, lines 120-180, 120 to 180",
        "12 files, 3 of 7, step 5, 2nd, [564], {12, 15}, the 1st of 10",
        "1. first\n2) second\n14. fourteenth\n- 15. fifteenth",
        "UTF-8, SHA-256, x86_64, and/or, e.g. this, read/write, self.total, os.path, Node.js",
        "None.",
        "",
    ],
)
def test_what_stands_in_the_covered_text_is_not_marked_however_it_is_written(text: str) -> None:
    assert checked(text) == CheckedText(text)


@pytest.mark.parametrize(
    ("text", "marked", "values"),
    [
        ("the limit is 99999.", f"the limit is {UNVERIFIED}.", ("99999",)),
        ("17 tests, 25,001 rows", f"{UNVERIFIED} tests, {UNVERIFIED} rows", ("17", "25,001")),
        ("see src/coins.py:41", f"see {UNVERIFIED}:41", ("src/coins.py",)),
        ("see src/money.py:977", f"see src/money.py:{UNVERIFIED}", ("977",)),
        ("`lib/money`", f"`{UNVERIFIED}`", ("lib/money",)),
        ("in /etc/passwd", f"in {UNVERIFIED}", ("/etc/passwd",)),
        ("in tests/money.py", f"in {UNVERIFIED}", ("tests/money.py",)),
        ("commit 3fa9c1e", f"commit {UNVERIFIED}", ("3fa9c1e",)),
        ("on 2025-03-17", f"on {UNVERIFIED}", ("2025-03-17",)),
        ("at 11:47", f"at {UNVERIFIED}", ("11:47",)),
        ("Python 3.12", f"Python {UNVERIFIED}", ("3.12",)),
        ("v3.11.5", f"v{UNVERIFIED}", ("3.11.5",)),
        ("87% of it", f"{UNVERIFIED}% of it", ("87",)),
        ("PORT=9090", f"PORT={UNVERIFIED}", ("9090",)),
        ("port:9090", f"port:{UNVERIFIED}", ("9090",)),
        ("$73.15", f"${UNVERIFIED}", ("73.15",)),
        ("[99999]", f"[{UNVERIFIED}]", ("99999",)),
        ("https://evil.example/x", UNVERIFIED, ("https://evil.example/x",)),
        ("10.0.0.99", UNVERIFIED, ("10.0.0.99",)),
        ("6s and 47ms", f"6s and {UNVERIFIED}ms", ("47",)),
    ],
)
def test_an_invented_value_becomes_a_mark(text: str, marked: str, values: tuple[str, ...]) -> None:
    assert checked(text) == CheckedText(marked, values)


WORDS = st.sampled_from(
    [
        "the",
        "test",
        "of",
        "and",
        "fails",
        "passes",
        "src/money.py",
        "./a/b.py",
        "/usr/lib/x.so",
        "1,234",
        "1234",
        "25.000",
        "3.5",
        "12.50s",
        "85%",
        "v1.2.3",
        "3.11",
        "2026-11-30",
        "30.11.2026",
        "12:50",
        "12:50:33",
        "3fa9c1d8",
        "#4711",
        "$12.99",
        "x=77",
        "[100,200]",
        "128K",
        "2026-11-30T12:50:33Z",
        "a_b",
        "0x1f",
        "f15.txt",
        "127.0.0.1:8080",
        "lines",
        "20-40",
        "5/77",
        "`lib/x`",
        "KeyError:",
        "404,",
        "1e5",
        "https://a.example/b?c=19",
        "tests/test_x.py::test_22",
        "E42",
        "99.9%",
        "1'000",
        "007",
        ".5",
        "100k",
        "1.5M",
        "2,5",
        "123e4567-e89b-12d3-a456-426614174000",
        "src/a.py:41:7",
    ]
)


@given(st.lists(WORDS, min_size=1, max_size=30), st.randoms(use_true_random=False))
def test_a_text_composed_of_what_is_covered_gets_no_mark(words: list[str], dice: object) -> None:
    covered = " ".join(words)
    dice.shuffle(words)  # type: ignore[attr-defined]
    text = "\n".join([f"- {' '.join(words[:9])}.", " ".join(words[9:])])
    assert checked(text, covered) == CheckedText(text)


@given(
    st.text(alphabet="abc/._-:,'%#=1239 \n", max_size=200),
    st.text(alphabet="abc/._-:,'%#=1239 \n", max_size=200),
)
@example("", ":a#/")
@example("", "/,a:1")
def test_any_lines_of_the_covered_text_get_no_mark(before: str, text: str) -> None:
    covered = f"{before}\n{text}"
    assert checked(text, covered).text == text


INVENTED = (
    "99871",
    "88,713",
    "8871.5",
    "lib/invented.py",
    "/srv/invented",
    "deadbeef99",
    "2019-08-07",
)


@given(st.lists(WORDS, max_size=20), st.sampled_from(INVENTED), st.integers(0, 20))
def test_an_inserted_invention_is_always_marked(words: list[str], invented: str, at: int) -> None:
    text = " ".join([*words[:at], invented, *words[at:]])
    result = checked(text, " ".join(words))
    assert invented not in result.text
    assert result.unverified == (invented,)


def test_several_texts_are_checked_at_once_and_keep_their_order() -> None:
    results = mark_unverified(["a 99999", "b 1234", "c"], COVERED)
    assert [result.text for result in results] == [f"a {UNVERIFIED}", "b 1234", "c"]
