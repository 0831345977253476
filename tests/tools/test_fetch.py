"""The fetch tool: what a model reads of an answer, whatever it is made of."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.ports import FetchedResponse, ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.tools.agent.fetch import WARNING, FetchAddress, codec_of, render_response
from tests.tools.running import output_of

PAGE = FetchedResponse("https://example.org/a", 200, "text/html", "", b"<h1>Hi</h1><p>there", 19)


class FakeWeb:
    """Implements Web: always the same answer."""

    def __init__(self, response: FetchedResponse) -> None:
        self._response = response

    async def get(self, url: str) -> FetchedResponse:
        return replace(self._response, url=url)


def fetched(response: FetchedResponse, **more: object) -> ToolOutput:
    return output_of(FetchAddress(FakeWeb(response)), url="https://example.org/a", **more)


def body(output: ToolOutput) -> str:
    return output.data.decode().partition("\n\n")[2]


def given_as(data: bytes, mime: str, charset: str = "") -> str:
    return body(fetched(FetchedResponse("", 200, mime, charset, data, len(data))))


def test_a_page_is_text_and_its_source_is_kept() -> None:
    output = fetched(PAGE)
    assert output.data.decode().startswith(f"{WARNING}\nhttps://example.org/a · status 200")
    assert body(output) == "# Hi\n\nthere"
    assert output.stream is not None
    assert b"".join(output.stream) == PAGE.data


def test_the_source_of_a_page_is_returned_if_requested() -> None:
    assert body(fetched(PAGE, raw=True)) == "<h1>Hi</h1><p>there"


def test_every_fetched_page_is_marked_as_outside_content() -> None:
    for result in (PAGE, replace(PAGE, status=404), replace(PAGE, mime="image/png", data=b"\0")):
        assert fetched(result).untrusted
        assert WARNING.encode() in fetched(result).data


def test_a_refusal_is_a_failed_call_with_its_text() -> None:
    output = fetched(replace(PAGE, status=404))
    assert output.failed
    assert "status 404" in output.data.decode()


def test_json_and_plain_text_are_given_as_they_are() -> None:
    assert given_as(b'{"a": "<b>"}', "application/json") == '{"a": "<b>"}'
    assert given_as(b"a <b>\r\n", "text/plain") == "a <b>\r\n"
    assert given_as(b'{"a": 1}', "application/vnd.api+json") == '{"a": 1}'


def test_a_binary_response_is_kept_and_described() -> None:
    result = FetchedResponse("", 200, "image/png", "", b"\x89PNG\0\0", 6)
    output = fetched(result)
    assert "it is no text" in output.data.decode()
    assert output.stream is not None
    assert b"".join(output.stream) == result.data


def test_an_empty_page_is_reported_as_empty() -> None:
    assert given_as(b"", "text/plain") == "[empty]"
    assert given_as(b"<script>x</script>", "text/html") == "[the page has no text]"


@pytest.mark.parametrize(
    ("data", "mime", "charset", "text"),
    [
        ("hällo".encode(), "text/plain", "", "hällo"),
        ("hällo €".encode("cp1252"), "text/plain", "", "hällo €"),
        ("hällo €".encode("cp1252"), "text/plain", "ISO-8859-1", "hällo €"),
        ("привет".encode("koi8-r"), "text/plain", "koi8-r", "привет"),
        ("日本".encode("shift_jis"), "text/html", "Shift_JIS", "日本"),
        ("<meta charset='euc-kr'>한국".encode("euc-kr"), "text/html", "", "한국"),
        ("\ufeffhällo".encode("utf-16"), "text/plain", "utf-8", "\ufeffhällo"),
        ("hällo".encode(), "text/plain", "no-such-charset", "hällo"),
        ("hällo".encode(), "text/plain", "idna", "hällo"),
        ("hällo".encode(), "text/plain", "zlib", "hällo"),
    ],
)
def test_letters_are_read_as_they_were_written(
    data: bytes, mime: str, charset: str, text: str
) -> None:
    assert given_as(data, mime, charset) == text


def test_the_beginning_of_a_long_text_does_not_end_inside_a_letter() -> None:
    data = ("ä" * 10).encode()
    result = FetchedResponse("", 200, "text/plain", "", data[:-1], 1_000, pieces=(data,))
    text, parts = render_response(result)
    assert text.endswith("ä" * 9)
    assert parts == (data,)


@given(st.binary(max_size=200), st.sampled_from(["", "text/html", "text/plain", "image/png", "x"]))
def test_any_response_is_rendered_with_a_warning(data: bytes, mime: str) -> None:
    text, _ = render_response(FetchedResponse("https://e.org/", 200, mime, "", data, len(data)))
    assert text.startswith(WARNING)


@given(st.text(max_size=40))
def test_any_charset_name_is_a_codec_or_ignored(name: str) -> None:
    result = codec_of(name)
    if result:
        assert isinstance(b"abc".decode(result, "replace"), str)
