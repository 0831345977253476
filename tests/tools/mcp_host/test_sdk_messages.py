"""A server's form on its way to the user and back, and the pictures of its results."""

import json
from base64 import b64encode
from typing import Any

import pytest
from mcp_types import (
    AudioContent,
    BlobResourceContents,
    CallToolResult,
    ContentBlock,
    ElicitRequestFormParams,
    ElicitRequestURLParams,
    ElicitResult,
    EmbeddedResource,
    ImageContent,
    TextContent,
)

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.form_questions import (
    DISMISSED,
    NO,
    FieldKind,
    FormAnswer,
    FormField,
    FormQuestion,
    FormQuestionKind,
    TextFormat,
)
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.mcp_host.sdk_messages import (
    MAX_PICTURES,
    MAX_TEXT_CHARS,
    to_elicit_result,
    to_server_question,
    to_tool_output,
)
from tests.pictures import claiming, picture

SESSION = SessionId("one")


def form_question(*required: str, **properties: object) -> FormQuestion:
    schema: dict[str, Any] = {
        "type": "object",
        "properties": properties,
        "required": list(required),
    }
    params = ElicitRequestFormParams(message="Who?", requested_schema=schema)
    return to_server_question("s", params, SESSION)


def field(**shape: object) -> FormField:
    (result,) = form_question(x=shape).fields
    return result


def test_all_properties_of_a_form_field_are_read() -> None:
    text = field(type="string", title="T", description="D", minLength=1, maxLength=9, format="date")
    assert text == FormField(
        "x", FieldKind.TEXT, "T", "D", format=TextFormat.DATE, minimum=1, maximum=9
    )
    assert field(type="integer", minimum=1, maximum=3, default=2).default == 2
    assert field(type="number", minimum=0.5).minimum == 0.5
    assert form_question("x", x={"type": "boolean"}).fields[0].required
    assert form_question().session == SESSION


def test_choices_are_called_what_their_titles_say() -> None:
    titled = field(type="string", oneOf=[{"const": "r", "title": "Red"}, {"const": "g"}])
    assert (titled.kind, titled.choices, titled.labels) == (
        FieldKind.CHOICE,
        ("r", "g"),
        ("Red", "g"),
    )
    older = field(type="string", enum=["r", "g"], enumNames=["Red", "Gr\u202een"], default="g")
    assert older.labels == ("Red", "Gr⟨U+202E⟩en")
    assert older.default == "g"
    several = field(
        type="array", items={"anyOf": [{"const": "a", "title": "A"}]}, minItems=1, default=["a"]
    )
    assert (several.kind, several.minimum, several.default) == (FieldKind.CHOICES, 1, ("a",))


@pytest.mark.parametrize(
    "shape",
    [
        {"type": "string", "maxLength": 2, "default": "long"},
        {"type": "string", "default": "a\u200bb"},
        {"type": "string", "default": "a\nb"},
        {"type": "integer", "default": "3"},
        {"type": "string", "enum": ["a"], "default": "b"},
    ],
)
def test_an_invalid_default_and_one_with_hidden_characters_are_ignored(
    shape: dict[str, object],
) -> None:
    assert field(**shape).default is None


@pytest.mark.parametrize(
    "shape", [{"type": "object"}, {"type": "array", "items": {"type": "object"}}, {}]
)
def test_a_form_that_cannot_be_shown_is_refused(shape: dict[str, object]) -> None:
    with pytest.raises(ServerError, match="Forms can contain"):
        form_question(x=shape)
    with pytest.raises(ServerError, match="50 fields"):
        form_question(**{f"x{number}": {"type": "string"} for number in range(51)})
    with pytest.raises(ServerError, match="does not have"):
        form_question("y", x={"type": "string"})


def test_long_and_hidden_words_are_shown_as_what_they_are() -> None:
    params = ElicitRequestURLParams(
        message="a\u200b" + "x" * MAX_TEXT_CHARS, url="https://e.org/\u200b", elicitation_id="1"
    )
    question = to_server_question("s\u202e", params)
    assert question.kind is FormQuestionKind.URL
    assert question.message.startswith("a⟨U+200B⟩x")
    assert question.message.endswith("… [2 more characters]")
    assert question.url == "https://e.org/⟨U+200B⟩"
    assert question.server == "s⟨U+202E⟩"


def test_yes_no_and_neither_are_told_apart() -> None:
    question = form_question(
        "n", n={"type": "integer", "minimum": 1}, w={"type": "string", "default": "d"}
    )

    def elicit_result(answer: FormAnswer) -> ElicitResult:
        return to_elicit_result(question, answer)

    assert elicit_result(NO).action == "decline"
    assert elicit_result(DISMISSED).action == "cancel"
    assert elicit_result(FormAnswer(True)).action == "decline"
    assert elicit_result(FormAnswer(True, {"n": 0})).action == "decline"
    assert elicit_result(FormAnswer(True, {"n": 1})).content == {"n": 1, "w": "d"}
    # what a user emptied stays empty
    assert elicit_result(FormAnswer(True, {"n": 1, "w": None})).content == {"n": 1}


def output_of(*blocks: ContentBlock, data: object = None, failed: bool = False) -> ToolOutput:
    result = CallToolResult(content=list(blocks), structured_content=data, is_error=failed)
    return to_tool_output(result, server="s", tool="t", arguments="{}")


def test_structured_content_is_shown_once() -> None:
    data = {"a": [1, 2]}
    assert json.loads(output_of(data=data).data) == data
    for text in (json.dumps(data, indent=3), "[1, 2]"):
        assert output_of(TextContent(text=text), data=data).data.decode() == text


def test_a_failure_that_a_tool_tells_is_a_failed_output() -> None:
    output = output_of(TextContent(text="no such file"), failed=True)
    assert (output.failed, output.data) == (True, b"no such file")


def test_a_huge_answer_is_stored_completely() -> None:
    words = "é" * 200_000
    output = output_of(TextContent(text=words))
    assert len(output.data) < 300_000
    assert output.stream is not None
    assert b"".join(output.stream).decode() == words


def base64_of(data: bytes) -> str:
    return b64encode(data).decode()


def test_pictures_of_a_server_are_shown_by_their_content_not_by_their_mime_type() -> None:
    shot, photo = picture(300, 200), picture(90, 60, "JPEG")
    contents = BlobResourceContents(
        uri="page://photo", blob=base64_of(photo), mime_type="text/plain"
    )
    output = output_of(
        TextContent(text="Here."),
        ImageContent(data=base64_of(shot), mime_type="image/webp"),
        EmbeddedResource(resource=contents),
    )
    assert [(image.mime, image.data) for image in output.images] == [
        ("image/png", shot),
        ("image/jpeg", photo),
    ]
    assert output.stream is None
    lines = output.data.decode().splitlines()
    assert lines[0] == "Here."
    assert lines[1].startswith("[picture of the result: PNG, 300 × 200 pixels")
    assert lines[2].startswith("[picture page://photo: JPEG, 90 × 60 pixels")


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (base64_of(picture(300, 300)[:200]), "damaged or incomplete"),
        (base64_of(claiming(90_000, 90_000)), "too many pixels"),
        (base64_of(b"<svg/>"), "isn't a PNG, JPEG, GIF, or WebP"),
        ("no base64 §", "isn't a PNG, JPEG, GIF, or WebP"),
        ("", "isn't a PNG, JPEG, GIF, or WebP"),
    ],
)
def test_a_broken_picture_of_a_server_is_described(data: str, why: str) -> None:
    output = output_of(ImageContent(data=data, mime_type="image/png"))
    assert output.images == ()
    assert "[the picture cannot be shown. " in output.data.decode()
    assert why in output.data.decode()


def test_the_pictures_beyond_the_most_of_one_result_are_kept_and_told_of() -> None:
    shots = [picture(20 + at, 20) for at in range(MAX_PICTURES + 2)]
    output = output_of(*(ImageContent(data=base64_of(x), mime_type="image/png") for x in shots))
    assert [image.data for image in output.images] == shots[:MAX_PICTURES]
    assert output.data.decode().count("[only 20 pictures of one result are shown]") == 2
    assert output.stream is not None
    assert base64_of(shots[-1]) in b"".join(output.stream).decode()


def test_an_audio_result_is_described_as_not_playable() -> None:
    output = output_of(AudioContent(data=base64_of(b"OggS" + b"\0" * 40), mime_type="audio/ogg"))
    assert output.images == ()
    assert "an Ogg recording, 44 bytes]" in output.data.decode()
    assert "[models are given no sound]" in output.data.decode()
