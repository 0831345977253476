"""Conversations that every dialect has to be able to write, as the engine hands them over."""

from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.messages import Image, Message, Thinking, ToolCall, ToolResult
from tests.providers.dialects.streams import assistant, system, tool, user

PNG = b"\x89PNG not really"
PICTURE = Image(digest_of(PNG), "image/png", 640, 480, len(PNG))
GONE = Image(digest_of(b"gone"), "image/jpeg", 0, 0, 4)
PICTURES = {PICTURE.content: PNG}
URL = "data:image/png;base64,iVBORyBub3QgcmVhbGx5"

FIRST = ToolCall("call_1", "read_file", '{"path":"a"}')
SECOND = ToolCall("call_2", "read_file", '{"path":"b"}')

TALK: tuple[Message, ...] = (
    system("You are Helix."),
    system("The folder is /srv/a."),
    user("Look at this.", PICTURE),
    assistant("I look.", FIRST, SECOND),
    tool(ToolResult("call_1", "one")),
    tool(ToolResult("call_2", "no such file", failed=True)),
    system("The clock says noon."),
    user("And now?"),
    assistant("It is there."),
    user("Go on."),
)

STRANGE: dict[str, tuple[Message, ...]] = {
    "pictures of two results": (
        user("a"),
        assistant(FIRST, SECOND),
        tool(ToolResult("call_1", "one", images=(PICTURE, GONE))),
        tool(ToolResult("call_2", "broken", failed=True, images=(PICTURE,))),
        user("b", PICTURE),
    ),
    "an empty assistant": (user("a"), assistant(), user("b")),
    "an empty user": (user(), assistant("x"), user("")),
    "an empty result": (user("a"), assistant(FIRST), tool(ToolResult("call_1", ""))),
    "an empty failure": (user("a"), assistant(FIRST), tool(ToolResult("call_1", "", failed=True))),
    "thinking only": (user("a"), assistant(Thinking("Hm."), "[cut off]"), user("b")),
    "foreign thinking": (user("a"), assistant(Thinking("Hm.", '{"by":"x"}'), "Yes."), user("b")),
    "no JSON": (
        user("a"),
        assistant(ToolCall("call_1", "x", "{'a")),
        tool(ToolResult("call_1", "no")),
    ),
    "no object": (
        user("a"),
        assistant(ToolCall("call_1", "x", "[1]")),
        tool(ToolResult("call_1", "no")),
    ),
    "no arguments": (
        user("a"),
        assistant(ToolCall("call_1", "x", "")),
        tool(ToolResult("call_1", "no")),
    ),
    "a strange name": (
        user("a"),
        assistant(ToolCall("c", "a b.c/ü" * 30, "{}")),
        tool(ToolResult("c", "no")),
    ),
    "a strange id": (
        user("a"),
        assistant(ToolCall("ü b" * 30, "x", "{}")),
        tool(ToolResult("ü b" * 30, "no")),
    ),
    "half a character": (
        user("a\ud83d"),
        assistant("b\ude00", ToolCall("c", "x", '{"a":"\ud83d"}')),
        tool(ToolResult("c", "\udc80")),
    ),
    "a picture that is gone": (user("a", GONE),),
    "a picture alone": (user(PICTURE),),
    "a picture as a result": (
        user("a"),
        assistant(FIRST),
        tool(ToolResult("call_1", "", images=(PICTURE,))),
    ),
    "users in a row": (user("a"), user("b", PICTURE), user("c")),
    "the system last": (user("a"), system("b")),
    "the system alone": (system("b"),),
}
