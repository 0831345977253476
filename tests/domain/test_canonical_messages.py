"""A message's digest is that of its canonical JSON, however the bytes are made."""

import json

from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.canonical_messages import message_bytes
from helix_desktop.domain.messages import Message, Part, Role, Text, Thinking, ToolCall, ToolResult

TEXTS = st.text(st.characters(codec=None), max_size=40)
"""With lone surrogates, too."""
PARTS: st.SearchStrategy[Part] = st.one_of(
    st.builds(Text, TEXTS, TEXTS),
    st.builds(Thinking, TEXTS, TEXTS),
    st.builds(ToolCall, TEXTS, TEXTS, TEXTS),
    st.builds(ToolResult, TEXTS, TEXTS, st.booleans()),
)


@given(st.sampled_from(Role), st.lists(PARTS, max_size=4))
def test_messages_have_the_bytes_of_canonical_json(role: Role, parts: list[Part]) -> None:
    written = message_bytes(Message(role, tuple(parts)))
    text = written.decode("utf-8", "surrogatepass")
    again = json.dumps(json.loads(text), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    assert again == text


def test_control_characters_and_surrogates_are_written_as_before() -> None:
    text = "".join(map(chr, range(0x180))) + "\u2028\uffff\U0001f600\ud800"
    expected = json.dumps(
        {"content": text, "role": "user"}, ensure_ascii=False, separators=(",", ":")
    )
    assert message_bytes(Message(Role.USER, (Text(text),))) == expected.encode(
        "utf-8", "surrogatepass"
    )
    assert (
        message_bytes(Message(Role.USER, (Text(text[:-1]),)))
        == expected.replace("\ud800", "").encode()
    )
