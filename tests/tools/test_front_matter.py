"""The fields before a text: read as authors write them, and never more than text."""

import pytest

from helix_desktop.tools.front_matter import is_set, read_front_matter, read_toml
from helix_desktop.tools.yaml_fields import MAX_DEPTH


def head(*lines: str) -> str:
    return "\n".join(("---", *lines, "---", "body"))


def test_every_plain_value_is_the_text_that_its_author_wrote() -> None:
    fields, body = read_front_matter(head("a: yes", "b: 1.10", "c: 2026-01-01", "d:", "e: [x, 1]"))
    assert fields == {"a": "yes", "b": "1.10", "c": "2026-01-01", "d": "", "e": ["x", "1"]}
    assert body == "body"


def test_a_byte_order_mark_and_windows_line_ends_are_accepted() -> None:
    fields, body = read_front_matter("\ufeff" + head("name: x").replace("\n", "\r\n"))
    assert (fields, body) == ({"name": "x"}, "body")


def test_a_text_without_fields_is_all_text() -> None:
    assert read_front_matter("Just words.\n---\n") == ({}, "Just words.\n---")


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("Use when: a PDF is read.", "Use when: a PDF is read."),
        ('It\'s for: "this"', 'It\'s for: "this"'),
        ("@name does it", "@name does it"),
        ("100% sure: yes", "100% sure: yes"),
    ],
)
def test_a_colon_in_an_unquoted_description_is_part_of_it(written: str, value: str) -> None:
    fields, _body = read_front_matter(head("name: x", f"description: {written}"))
    assert fields == {"name": "x", "description": value}


def test_beside_a_colon_comments_and_other_fields_stay_as_they_are() -> None:
    lines = ("description: Reviews: all # often", "disallowedTools: Write # ever", "model: 'a' # b")
    fields, _body = read_front_matter(head(*lines))
    assert fields == {"description": "Reviews: all", "disallowedTools": "Write", "model": "a"}


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("'Don't guess'", "Don't guess"),
        ('"Use "exact" words"', 'Use "exact" words'),
        (r'"Finds \d+"', "Finds d+"),
    ],
)
def test_quotes_in_a_quoted_description_are_part_of_it(written: str, value: str) -> None:
    fields, _body = read_front_matter(head("name: x", f"description: {written}"))
    assert fields == {"name": "x", "description": value}


def test_a_list_of_quoted_names_without_brackets_is_rejected() -> None:
    with pytest.raises(ValueError, match="Can't understand line 2"):
        read_front_matter(head('disallowedTools: "Write", "Edit"'))


def test_longer_texts_and_inner_fields_are_read() -> None:
    fields, _body = read_front_matter(
        head("a: >", "  one", "  two", "b: |", "  three", "  four", "m:", "  x:", "    y: 'z'")
    )
    assert fields == {"a": "one two\n", "b": "three\nfour\n", "m": {"x": {"y": "z"}}}


@pytest.mark.parametrize(
    "lines",
    [
        ("a: &x [1]", "b: *x"),
        ("a: !!python/object/apply:os.system [id]",),
        ("a: !!int 3",),
        ("a: 1", "a: 2"),
        ("m: {x: 1, x: 2}",),
        ("? [a]", ": b"),
        ("- just", "- a list"),
        ("a: [1",),
        ("a: " + "[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1),),
        ("a: " + "{x: " * 50 + "1" + "}" * 50,),
        ("<<: {a: 1}", "<<: {a: 2}"),
        ("a: b\x00",),
        ("a: 'b", "c: d"),
    ],
)
def test_complex_yaml_is_refused(lines: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="Can't understand line"):
        read_front_matter(head(*lines))


def test_a_yaml_bomb_is_refused_quickly() -> None:
    levels = [f"a{at}: &a{at} [{', '.join([f'*a{at - 1}'] * 9)}]" for at in range(1, 30)]
    with pytest.raises(ValueError, match="Can't understand line 2"):
        read_front_matter(head("a0: &a0 lol", *levels))


@pytest.mark.parametrize(
    ("value", "default", "result"),
    [("true", False, True), ("Yes", False, True), ("no", True, False), ("", True, True)],
)
def test_a_switch_is_read_in_the_words_of_yaml(value: str, default: bool, result: bool) -> None:
    assert is_set({"x": value}, "x", default=default) is result
    assert is_set({}, "x", default=default) is default


def test_a_head_of_any_length_is_not_parsed() -> None:
    with pytest.raises(ValueError, match="is missing"):
        read_front_matter(head("a: [" + "x, " * 100_000 + "x]"))


@pytest.mark.parametrize("line", [r'a: "\UFFFFFFFF"', r'a: "\U00110000"', "%YAML 1." + "9" * 5_000])
def test_a_number_beyond_the_parsers_limits_is_a_mistake_in_the_file(line: str) -> None:
    with pytest.raises(ValueError, match="Can't understand line"):
        read_front_matter(head(line))


@pytest.mark.parametrize("part", ["a", '"b"', r'"\""', "' '"])
@pytest.mark.parametrize("key", ["{0} = 1", "[{0}]", "x = {{{0} = 1}}"])
def test_a_toml_key_of_very_many_parts_is_not_read(part: str, key: str) -> None:
    text = 'prompt = "x"\n' + key.format(" . ".join([part] * 60))
    assert read_toml(text) == {}
    assert read_toml(text.replace(" . ".join([part] * 60), "a.b.c")) == {"prompt": "x"}


def test_a_toml_number_of_too_many_digits_is_a_mistake_in_the_file() -> None:
    with pytest.raises(ValueError, match="TOML"):
        read_toml("a = " + "9" * 5_000)
