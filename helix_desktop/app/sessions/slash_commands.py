"""`/name arguments` in a message: the command file, skill, or server prompt that it stands for.

The shell commands in it are one call of the shell tool, which is judged and asked about as any
call, and runs in the same sandbox. Before a session has begun, they only read. The
window's own actions, such as `/compact`, do not come here: the page that defines one runs it.
"""

import asyncio
import json
import re
from collections.abc import Callable, Sequence
from itertools import chain
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.app.mcp_servers.server_contents import ServerContents, ServerPrompt
from helix_desktop.context.texts.plain_text import defuse, one_line
from helix_desktop.domain.background import COMMAND_TOOL
from helix_desktop.domain.cache import Origin, SessionId
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.mentions import Attachment
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import PermissionGate, Toolbox
from helix_desktop.domain.skill import CHOSEN_SKILL, USE_SKILL, Skill
from helix_desktop.tools.agent.use_skill import skill_text
from helix_desktop.tools.prompt_commands import (
    TYPED,
    PromptCommand,
    PromptCommands,
    ShellPart,
    boundary,
    expand_command,
    joined_script,
)
from helix_desktop.tools.skills import Skills

Command: TypeAlias = PromptCommand | Skill | ServerPrompt

TIMEOUT_SECONDS = 30
MAX_OUTPUT_CHARS = 32 * 1024
_PLAIN_NAME = re.compile(r"[^\W_][\w.:\-]*")


class ExpandedMessage(Struct, frozen=True):
    """A message as it is sent. `mentioning` is the part of it whose mentions count.

    `attached` are the instructions of a skill, the text of a server's prompt, or outputs that may
    contain text by anyone.
    """

    text: str
    mentioning: str
    attached: tuple[Attachment, ...] = ()


class PromptOffer(Struct, frozen=True):
    """A command, skill, or prompt that a message can begin with, or why it is not used."""

    name: str
    where: str
    about: str
    hint: str = ""
    is_skill: bool = False
    notices: tuple[str, ...] = ()
    problem: str = ""


class SlashCommands:
    """The commands, skills, and servers' prompts that a message of one workspace can begin with."""

    def __init__(
        self,
        commands: PromptCommands,
        skills: Skills,
        *,
        tools: Callable[[SessionId], Toolbox],
        permission: Callable[[], PermissionGate],
        servers: ServerContents,
        guest_offers: Callable[[], Sequence[PromptOffer]] = lambda: (),
    ) -> None:
        """`guest_offers` returns what agents of other programs offered, and expand themselves."""
        self.commands, self.skills, self.servers = commands, skills, servers
        self._tools, self._permission = tools, permission
        self._guest_offers = guest_offers

    @property
    def _usable(self) -> Sequence[Command]:
        """The commands, skills, and prompts in use, each name once."""
        usable: dict[str, Command] = {}
        skills = (skill for skill in self.skills.usable if skill.for_user)
        for command in chain[Command](skills, self.commands.usable, self.servers.prompts):
            usable.setdefault(command.name, command)
        return tuple(usable.values())

    @property
    def offers(self) -> Sequence[PromptOffer]:
        """What a message can begin with, as of the last look."""
        own = [_make_offer(command) for command in self._usable]
        names = {offer.name for offer in own}
        return [*own, *(offer for offer in self._guest_offers() if offer.name not in names)]

    async def look(self) -> None:
        """Read the commands again, for `offers`."""
        await asyncio.to_thread(self.commands.look)

    async def listed_commands(self) -> Sequence[PromptOffer]:
        """Return all commands, those that are not used too."""
        await self.look()
        return [
            PromptOffer(
                command.name,
                command.where,
                command.about,
                command.hint,
                notices=command.notices,
                problem=command.problem,
            )
            for command in self.commands.all
        ]

    async def unknown_name(self, session: SessionId, text: str) -> str:
        """Return the name that a message begins with as a command if nothing has it; "" if not.

        A path such as /etc/hosts is no such name.
        """
        typed = TYPED.fullmatch(text.strip())
        if typed is None or not _PLAIN_NAME.fullmatch(typed["name"]):
            return ""
        await self.look()
        if any(offer.name == typed["name"] for offer in self.offers):
            return ""
        return "" if await self.servers.find_prompt(typed["name"], session) else typed["name"]

    async def expand(self, session: SessionId, text: str, *, run: bool = True) -> ExpandedMessage:
        """Return a message with its command expanded; a text without one stays as it is.

        Without `run`, shell commands stand in the places of their outputs, and no server is asked.
        """
        typed = TYPED.fullmatch(text.strip())
        if typed is None:
            return ExpandedMessage(text, text)
        await self.look()
        command = next((usable for usable in self._usable if usable.name == typed["name"]), None)
        if command is None and run:
            command = await self.servers.find_prompt(typed["name"], session)
        if command is None:
            return ExpandedMessage(text, text)
        arguments = (typed["arguments"] or "").strip()
        if isinstance(command, Skill):
            data = (await asyncio.to_thread(skill_text, command)).encode()
            origin = Origin(USE_SKILL, f"{CHOSEN_SKILL}{command.name}")
            about = "the instructions of the skill"
            return ExpandedMessage(
                text, text, (Attachment(f"/{command.name}", data, origin, about),)
            )
        try:
            if isinstance(command, ServerPrompt):
                attached = await self.servers.expand(command, arguments, session) if run else ()
                return ExpandedMessage(text, text, attached)
            parts = await asyncio.to_thread(lambda: list(expand_command(command, arguments)))
        except ValueError as error:
            raise EngineError(
                "Can't use the command {name}: {why}", name=f"/{command.name}", why=error.args[0]
            ) from error
        shell_parts = [part for part in parts if isinstance(part, ShellPart)]
        outputs = [f"!`{part.command}`" for part in shell_parts]
        attached = ()
        if run and shell_parts:
            outputs, attached = await self._run(session, command, shell_parts)
        next_output = iter(outputs)
        pieces = [next(next_output) if isinstance(part, ShellPart) else part for part in parts]
        typed_text = "".join(part for part in parts if isinstance(part, str))
        # the whole text is that of a user's message: what was typed comes first, as its title
        return ExpandedMessage(f"{text.strip()}\n\n{''.join(pieces).strip()}", typed_text, attached)

    async def _run(
        self, session: SessionId, command: PromptCommand, parts: Sequence[ShellPart]
    ) -> tuple[list[str], tuple[Attachment, ...]]:
        """Ask about all commands as one, run them, and return their outputs."""
        arguments = {"command": joined_script(parts), "timeout_seconds": TIMEOUT_SECONDS}
        call = ToolCall(f"/{command.name}", COMMAND_TOOL, json.dumps(arguments))
        permit = await self._permission().permit(session, call)
        if not permit.allowed:
            raise EngineError(
                "The commands in {name} weren't allowed. {why}",
                "Your message wasn't sent.",
                name=f"/{command.name}",
                why=permit.words,
            )
        if permit.command:
            call = ToolCall(
                call.id, call.tool, json.dumps({**arguments, "command": permit.command})
            )
        output = await self._tools(session).run(call)
        text = output.data.decode("utf-8", "replace")
        if output.untrusted:
            origin = Origin(COMMAND_TOOL, f"/{command.name}")
            attachment = Attachment(
                f"/{command.name}",
                text[:MAX_OUTPUT_CHARS].encode(),
                origin,
                "what its commands wrote",
                untrusted=True,
            )
            return ["(The output is attached.)"] * len(parts), (attachment,)
        texts: list[str] = []
        for number in range(2, len(parts) + 1):
            before, mark, after = text.partition(f"\n{boundary(number)}\n")
            texts.append(before)
            text = after if mark else ""
        texts += [text]
        return [_cut_output(defuse(piece.strip("\n"))) for piece in texts], ()


def _make_offer(command: Command) -> PromptOffer:
    match command:
        case Skill():
            return PromptOffer(command.name, command.where, command.about, is_skill=True)
        case ServerPrompt():
            about = one_line(command.prompt.description)
            return PromptOffer(command.name, f"mcp:{command.name}", about, one_line(command.hint))
        case PromptCommand():
            return PromptOffer(command.name, command.where, command.about, command.hint)


def _cut_output(text: str) -> str:
    if len(text) <= MAX_OUTPUT_CHARS:
        return text
    return f"{text[:MAX_OUTPUT_CHARS]}\n(cut here: {len(text):,} characters in all)"
