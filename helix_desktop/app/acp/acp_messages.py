"""The shapes of ACP messages, and how prompts, diffs, and tool calls are written in them.

An editor's unknown fields are ignored. What Helix sends is plain dictionaries.
"""

import base64
import binascii
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TypeVar
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import Raw, Struct

from helix_desktop.app.ipc.json_rpc import INVALID_PARAMS, RpcRefused
from helix_desktop.app.sessions.mention_resolver import HANDED
from helix_desktop.context.texts.plain_text import clip, one_line
from helix_desktop.context.texts.tool_actions import ActionKind, read_action
from helix_desktop.domain.cache import Origin
from helix_desktop.domain.json_parsing import JsonUnparsable, parse_json_as
from helix_desktop.domain.mentions import Attachment, spell_mention
from helix_desktop.domain.messages import ToolCall
from helix_desktop.tools.secrets.redactor import hide_secret_text

PROTOCOL_VERSION = 1
MAX_TITLE_CHARS = 200
MAX_OUTPUT_BYTES = 16 * 1024
"""The maximum bytes of a tool's output that an editor is sent; the session keeps all of it."""
MAX_DIFF_BYTES = 256 * 1024
"""The maximum bytes of either side of a file's change that an editor is sent."""

Update = Mapping[str, object]
T = TypeVar("T")


class Capabilities(Struct, rename="camel"):
    """What the editor can do; a capability is there if its object is."""

    session: Mapping[str, object] | None = None

    def has(self, name: str) -> bool:
        return name in (self.session or {})


class InitializeParams(Struct, rename="camel"):
    """The parameters of `initialize`."""

    client_capabilities: Capabilities = msgspec.field(default_factory=Capabilities)


class SessionParams(Struct, rename="camel"):
    """The parameters of all methods about sessions; each uses its own."""

    session_id: str = ""
    cwd: str = ""
    mcp_servers: Sequence[Raw] = ()
    mode_id: str = ""
    config_id: str = ""
    value: str = ""


class NamedValue(Struct):
    """A variable of a program, or a header of a request."""

    name: str
    value: str


class ServerEntry(Struct):
    """An MCP server that the editor passes on: a program without a `type`, or an address."""

    name: str
    type: str = "stdio"
    command: str = ""
    args: Sequence[str] = ()
    env: Sequence[NamedValue] = ()
    url: str = ""
    headers: Sequence[NamedValue] = ()


class EmbeddedResource(Struct, rename="camel"):
    """A file's text, which the editor sends along; it may be newer than the file."""

    uri: str = ""
    text: str | None = None
    blob: str = ""


class ContentBlock(Struct, rename="camel"):
    """Any block of a prompt; each type uses its own fields."""

    type: str
    text: str = ""
    data: str = ""
    uri: str | None = ""
    name: str = ""
    resource: EmbeddedResource | None = None


class PromptParams(Struct, rename="camel"):
    """The parameters of `session/prompt`."""

    session_id: str
    prompt: Sequence[ContentBlock]


class PermissionOutcome(Struct, rename="camel"):
    """The user's answer: `selected` with an option, or `cancelled`."""

    outcome: str = ""
    option_id: str = ""


class PermissionResult(Struct, rename="camel"):
    """The result of `session/request_permission`."""

    outcome: PermissionOutcome = msgspec.field(default_factory=PermissionOutcome)


def parse_message(raw: Raw, shape: type[T]) -> T:
    """Return parameters or a result in their shape; raise RpcRefused if they do not fit."""
    try:
        return parse_json_as(bytes(raw), shape)
    except JsonUnparsable as error:
        raise RpcRefused(INVALID_PARAMS, f"The parameters do not fit: {error}.") from error


def prompt_text(blocks: Sequence[ContentBlock], folder: str) -> str:
    """Return the blocks of a prompt as one message; a linked file is mentioned, as by a user.

    An embedded file is only named: its text is nobody's words (`embedded_files`).
    """
    parts = []
    for block in blocks:
        match block.type:
            case "text":
                parts.append(block.text)
            case "resource_link":
                parts.append(_mention(block.uri or "", folder))
            case "resource" if block.resource is not None and block.resource.text is not None:
                parts.append(f" {_mention(block.resource.uri, folder).removeprefix('@')} ")
            case "image":
                pass
            case _:
                text = f"Helix can't take the {block.type[:40]!r} in this prompt."
                raise RpcRefused(INVALID_PARAMS, text)
    return "".join(parts).strip()


def embedded_files(blocks: Sequence[ContentBlock], folder: str) -> Sequence[Attachment]:
    """Return the files whose texts an editor sends along, without secrets. Blocks.

    What does not lie in the folder may be by anyone.
    """
    attached = []
    for block in blocks:
        resource = block.resource
        if block.type != "resource" or resource is None or resource.text is None:
            continue
        path = _file_path(resource.uri, folder)
        name, steps = path or one_line(resource.uri), path.split("/")
        is_inside = steps[0] != "" and ".." not in steps
        text = hide_secret_text(name, resource.text).encode("utf-8", "replace")
        about = "a text from the editor, as it has it now"
        attached.append(Attachment(name, text, Origin(HANDED, name), about, not is_inside))
    return attached


def prompt_images(blocks: Sequence[ContentBlock]) -> Sequence[bytes]:
    try:
        return [
            base64.b64decode(block.data, validate=True) for block in blocks if block.type == "image"
        ]
    except binascii.Error as error:
        text = "An image of this prompt isn't valid Base64."
        raise RpcRefused(INVALID_PARAMS, text) from error


def _mention(uri: str, folder: str) -> str:
    path = _file_path(uri, folder)
    return spell_mention(path) if path else one_line(uri)


def _file_path(uri: str, folder: str) -> str:
    """Return a file's path, relative if it lies in the folder; "" for any other address."""
    try:
        parts = urlsplit(uri)
    except ValueError:
        return ""
    if parts.scheme not in ("", "file"):
        return ""
    return unquote(parts.path).removeprefix(folder.rstrip("/") + "/")


def text_block(text: str) -> Mapping[str, object]:
    return {"type": "text", "text": text}


def content_of(text: str) -> Mapping[str, object]:
    return {"type": "content", "content": text_block(text)}


def fenced(text: str) -> str:
    """Return a text of somebody else so that an editor shows it as it is."""
    longest = max((len(run) for run in re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}\n{text}\n{fence}"


_KINDS = {
    ActionKind.READ: "read",
    ActionKind.SEARCH: "search",
    ActionKind.EDIT: "edit",
    ActionKind.RUN: "execute",
    ActionKind.FETCH: "fetch",
    ActionKind.PLAN: "think",
}


def describe_tool_call(call: ToolCall, folder: str) -> dict[str, object]:
    """Return a call's fields, as an announcement and a question about permission have them."""
    action = read_action(call.tool, call.arguments)
    arguments: dict[str, object] = {"arguments": call.arguments}
    with suppress(JsonUnparsable):
        arguments = parse_json_as(call.arguments, dict[str, object])
    files = dict.fromkeys((*action.changed_paths, *action.read_paths))
    root = folder.rstrip("/")
    places = [{"path": file if file.startswith("/") else f"{root}/{file}"} for file in files]
    return {
        "toolCallId": call.id,
        "title": clip(one_line(f"{call.tool} {action.what}".strip()), MAX_TITLE_CHARS),
        "kind": _KINDS.get(action.kind, "other"),
        "rawInput": arguments,
        **({"locations": places} if places else {}),
    }
