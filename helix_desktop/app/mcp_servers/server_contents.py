"""`@server:resource` and `/server:prompt` in a message: lists, completes, and reads them.

A server's texts are outside content. They go with a message as attachments, and nothing in them
speaks for the user. A resource is read, and a prompt requested, when the message is sent; before
that, a server hears only the beginning of a value that it is asked to complete.

A server lists at most `HostLimits.resources` (`tools/mcp_host/host_limits.py`).
"""

import re
import shlex
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from urllib.parse import quote, unquote

from msgspec import Struct

from helix_desktop.domain.cache import Origin, SessionId
from helix_desktop.domain.errors import EngineError, ToolError
from helix_desktop.domain.mcp_servers import (
    CompletedPlace,
    OfferedPrompt,
    OfferedResource,
    PromptParameter,
)
from helix_desktop.domain.mentions import Attachment, MentionKind, find_mentions, spell_resource
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.mcp_host.approvals import tool_name_for
from helix_desktop.tools.mcp_host.host import McpHost

READ_RESOURCE, GET_PROMPT = "read_resource", "get_prompt"
"""The tools' names under which contents are stored, below the server's."""

ScreenOutput = Callable[[SessionId, ToolCall, ToolOutput], Awaitable[ToolOutput]]

_TEMPLATE_VARIABLE = re.compile(r"\{(?P<reserved>\+?)(?P<name>[A-Za-z0-9_.\-]+)\}")
_NOT_NAME_CHARS = re.compile(r"[^\w.\-]+")


class ServerPrompt(Struct, frozen=True):
    """A prompt, and the server's part of its name."""

    server: str
    prompt: OfferedPrompt

    @property
    def name(self) -> str:
        """What is typed behind the slash."""
        return f"{self.server}:{_NOT_NAME_CHARS.sub('_', self.prompt.name)}"

    @property
    def hint(self) -> str:
        parameters = self.prompt.parameters
        return " ".join(
            f"<{parameter.name}>" if parameter.required else f"[{parameter.name}]"
            for parameter in parameters
        )


class TemplatePlace(Struct, frozen=True):
    """The place of a template in which a typed URI ends: its name, and the value until now.

    `before` is the URI up to the value, `after` what follows it, and `known` are earlier values.
    """

    name: str
    value: str
    before: str
    after: str
    known: Mapping[str, str]
    reserved: bool = False

    def filled(self, value: str) -> str:
        """Return the URI with a value, up to the next place."""
        return f"{self.before}{quote(value, safe='/:' if self.reserved else '')}{self.after}"


class ServerContents:
    """The resources and prompts of one workspace's servers, of those that are started."""

    def __init__(self, host: McpHost, screen: ScreenOutput) -> None:
        """`screen` removes secrets from what a server returns, as from the output of a tool."""
        self._host, self._screen = host, screen

    def servers(self, query: str) -> Sequence[tuple[str, int]]:
        """Return the servers with resources whose names contain a text, and how many they have."""
        return [
            (server, len(offered))
            for server, offered in self._host.resources().items()
            if query.casefold() in server.casefold()
        ]

    def has_resources(self, server: str) -> bool:
        return server in self._host.resources()

    def resources(self, server: str, query: str) -> Sequence[OfferedResource]:
        """Return the resources that fit a text, those first whose URIs begin with it.

        Resources whose URI could not be told from the text around it are left out.
        """
        wanted = query.casefold()
        fitting = [
            resource
            for resource in self._host.resources().get(server, ())
            if wanted in f"{resource.uri} {resource.name}".casefold()
            and (resource.is_template or _is_mention(spell_resource(server, resource.uri)))
        ]
        return sorted(fitting, key=lambda resource: not resource.uri.startswith(query))

    async def complete_uri(self, server: str, typed: str) -> Sequence[str]:
        """Return longer URIs for a typed one that begins as a template does."""
        for resource in self._host.resources().get(server, ()):
            place = find_place(resource.uri, typed) if resource.is_template else None
            if place is None:
                continue
            completed = CompletedPlace(resource.uri, place.name, is_template=True)
            values = await self._host.complete(server, completed, place.value, place.known)
            if values:
                return [place.filled(value) for value in values]
        return ()

    @property
    def prompts(self) -> Sequence[ServerPrompt]:
        """All prompts; of several with the same name, the first."""
        prompts: dict[str, ServerPrompt] = {}
        for server, offered in self._host.prompts().items():
            for offered_prompt in offered:
                prompt = ServerPrompt(server, offered_prompt)
                prompts.setdefault(prompt.name, prompt)
        return tuple(prompts.values())

    async def find_prompt(self, name: str, session: SessionId) -> ServerPrompt | None:
        """Return the prompt with a name, also of a server that is being started; None for none."""
        server, colon, _ = name.partition(":")
        known = {prompt.name: prompt for prompt in self.prompts}
        if colon and name not in known and self._host.has(server):
            try:
                offered = await self._host.list_prompts(server, session)
            except ToolError as error:
                raise _unusable_error(name, error) from error
            known = {prompt.name: prompt for prompt in map(partial(ServerPrompt, server), offered)}
        return known.get(name)

    async def complete_argument(self, name: str, typed: str) -> tuple[str, Sequence[str]]:
        """Return the name and the values of the argument whose typing ends here; "" for none."""
        named = next((prompt for prompt in self.prompts if prompt.name == name), None)
        if named is None:
            return "", ()
        *words, last_word = [
            *_split_words(typed),
            *([""] if not typed or typed[-1].isspace() else []),
        ]
        assigned = _assign_words(named.prompt.parameters, words)
        parameter, equals, value = last_word.partition("=")
        unassigned = [
            declared.name for declared in named.prompt.parameters if declared.name not in assigned
        ]
        if not equals or parameter not in unassigned:
            parameter, value = next(iter(unassigned), ""), last_word
        if not parameter:
            return "", ()
        place = CompletedPlace(named.prompt.name, parameter)
        return parameter, await self._host.complete(named.server, place, value, assigned)

    async def read(self, server: str, uri: str, session: SessionId) -> tuple[Attachment, ...]:
        """Read a resource for a message; nothing if there is no such server.

        Raise EngineError if the server is there and the resource cannot be read.
        """
        if not self._host.has(server):
            return ()
        written = spell_resource(server, uri)
        try:
            output = await self._host.read_resource(server, uri, session)
        except ToolError as error:
            raise EngineError(
                "Can't read {name}: {why}",
                "Your message wasn't sent.",
                name=written,
                why=str(error),
            ) from error
        tool = tool_name_for(server, READ_RESOURCE)
        output = await self._screen(session, ToolCall("", tool, ""), output)
        about = f"a resource of the MCP server {server}, as it is now"
        return tuple(
            _attachments(
                output, written, Origin(tool, f"{server}:{uri}", f"mcp:{server}/{uri}"), about
            )
        )

    async def expand(
        self, named: ServerPrompt, arguments: str, session: SessionId
    ) -> tuple[Attachment, ...]:
        """Return the text of a prompt; raise EngineError, ValueError for missing arguments."""
        values = prompt_arguments(named, arguments)
        try:
            output = await self._host.get_prompt(named.server, named.prompt.name, values, session)
        except ToolError as error:
            raise _unusable_error(named.name, error) from error
        tool = tool_name_for(named.server, GET_PROMPT)
        output = await self._screen(session, ToolCall("", tool, ""), output)
        about = f"the prompt of the MCP server {named.server} that the user chose"
        origin = Origin(tool, named.name)
        return tuple(_attachments(output, f"/{named.name}", origin, about))


def _unusable_error(name: str, error: ToolError) -> EngineError:
    return EngineError(
        "Can't use the command {name}: {why}",
        "Your message wasn't sent.",
        name=f"/{name}",
        why=str(error),
    )


def prompt_arguments(named: ServerPrompt, text: str) -> Mapping[str, str]:
    """Return the arguments of a prompt: words in their order, or `name=value`.

    The last argument gets all words that are left. Raise ValueError if one is missing.
    """
    parameters = named.prompt.parameters
    values = _assign_words(parameters, _split_words(text))
    missing = [
        parameter.name
        for parameter in parameters
        if parameter.required and parameter.name not in values
    ]
    if missing:
        raise ValueError(
            Phrase("{name} is missing. Arguments: {hint}", name=missing[0], hint=named.hint)
        )
    return values


def find_place(template: str, typed: str) -> TemplatePlace | None:
    """Return the place of a template in which a typed URI ends; None if it does not fit."""
    known: dict[str, str] = {}
    typed_end = template_end = 0
    while match := _TEMPLATE_VARIABLE.search(template, template_end):
        literal = template[template_end : match.start()]
        if not typed.startswith(literal, typed_end):
            return None
        typed_end += len(literal)
        template_end = match.end()
        after = template[template_end:].partition("{")[0]
        stop = typed.find(after, typed_end) if after else -1
        if stop < 0:
            value, before = unquote(typed[typed_end:]), typed[:typed_end]
            reserved = bool(match["reserved"])
            return TemplatePlace(match["name"], value, before, after, known, reserved)
        known[match["name"]] = unquote(typed[typed_end:stop])
        typed_end = stop
    return None


def _assign_words(parameters: Sequence[PromptParameter], words: Sequence[str]) -> dict[str, str]:
    names = {parameter.name for parameter in parameters}
    values: dict[str, str] = {}
    unnamed: list[str] = []
    for word in words:
        name, equals, value = word.partition("=")
        if equals and name in names - values.keys():
            values[name] = value
        else:
            unnamed.append(word)
    unassigned = [parameter.name for parameter in parameters if parameter.name not in values]
    values.update(zip(unassigned, unnamed, strict=False))
    if unassigned and len(unnamed) > len(unassigned):
        values[unassigned[-1]] = " ".join(unnamed[len(unassigned) - 1 :])
    return values


def _split_words(text: str) -> list[str]:
    try:
        return shlex.split(text)
    except ValueError:  # a quotation mark that is not closed
        return text.split()


def _attachments(output: ToolOutput, name: str, origin: Origin, about: str) -> Iterator[Attachment]:
    """Yield the text of an output, and its pictures."""
    yield Attachment(name, output.data, origin, about, untrusted=True)
    for image in output.images:
        data = f"[a picture of {name}]".encode()
        yield Attachment(name, data, origin, about, untrusted=True, image=image)


@lru_cache(maxsize=5_000)
def _is_mention(written: str) -> bool:
    mention = next(find_mentions(written), None)
    return mention is not None and (mention.kind, mention.stop) == (
        MentionKind.RESOURCE,
        len(written),
    )
