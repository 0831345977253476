"""One session of an editor (ACP): prompts, permission options, mode, model, effort."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from msgspec import Raw

from helix_desktop.app.acp.acp_connection import AcpConnection
from helix_desktop.app.acp.acp_messages import (
    MAX_TITLE_CHARS,
    Capabilities,
    ContentBlock,
    PermissionResult,
    content_of,
    describe_tool_call,
    embedded_files,
    fenced,
    parse_message,
    prompt_images,
    prompt_text,
)
from helix_desktop.app.ipc.json_rpc import (
    INTERNAL_ERROR,
    INVALID_PARAMS,
    INVALID_REQUEST,
    RpcRefused,
)
from helix_desktop.app.ipc.local_socket import Spawn
from helix_desktop.app.sessions.staged_attachments import picture_limits
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.context.texts.plain_text import clip, one_line
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.effort import DEFAULT_EFFORT, LEVEL_NAMES, Effort, parse_effort
from helix_desktop.domain.errors import EngineError, HelixError
from helix_desktop.domain.events import Cause, Ending, Recorded
from helix_desktop.domain.form_questions import FormQuestion
from helix_desktop.domain.inspected_request import LONG_MESSAGE_CHARS
from helix_desktop.domain.mentions import Attachment
from helix_desktop.domain.permission import (
    MODE_HINTS,
    MODE_NAMES,
    Mode,
    PermissionAnswer,
    PermissionQuestion,
    PermissionReply,
    is_wider,
)
from helix_desktop.features.acp.editor_servers import EditorServers
from helix_desktop.features.acp.session_updates import SessionUpdates
from helix_desktop.tools.pictures import check_picture

MAX_MODELS = 100
"""The maximum number of models in an editor's menu; the command line lists all."""
AUTH_REQUIRED = -32000
TRUST, DISCARD, ACCEPT = "trust", "discard", "accept"
SERVER_WARNING = (
    "Allow this only if you know it. A program runs outside the sandbox and can do all that you "
    "can; an address gets what the agent sends. The settings of a project can name either."
)


_FAILURES = (Ending.FAILED, Ending.PAUSED)
_STOP_REASONS = {
    Cause.LENGTH: "max_tokens",
    Cause.REFUSED: "refusal",
    Cause.FILTERED: "refusal",
    Cause.BUDGET: "max_turn_requests",
}


class AcpSession:
    """One session; `begun` tells whether the workspace has it already."""

    def __init__(
        self,
        session: SessionId,
        open_workspace: OpenWorkspace,
        connection: AcpConnection,
        capabilities: Capabilities,
        *,
        has_begun: bool,
        asks: bool,
        spawn: Spawn,
    ) -> None:
        """Take `asks`, whether the editor is asked; otherwise the window that shows the workspace
        has the questions."""
        self.id, self._workspace, self._connection = session, open_workspace, connection
        self._has_begun, self._asks, self._spawn = has_begun, asks, spawn
        self._mode: Mode | None = None
        self._effort: Effort | None = None
        self._model = ""
        """What was chosen before the first prompt."""
        self._prompting = False
        self._stopped = False
        self._servers: EditorServers | None = None
        self._preparing: asyncio.Task[None] | None = None
        self._asking: set[asyncio.Task[None]] = set()
        """The questions that the editor has not answered."""
        self._updates = SessionUpdates(
            session,
            open_workspace,
            capabilities,
            notify=lambda update: connection.notify(
                "session/update", {"sessionId": session, "update": update}
            ),
            ask=self._take_question,
        )
        self._updating = spawn(self._updates.run(), "tell an editor of a session")
        self._unsubscribe: Callable[[], None] = open_workspace.subscribe(self._updates.add)

    @property
    def folder(self) -> str:
        return self._workspace.workspace.folder

    async def close(self) -> None:
        """Stop the turn, and tell no more."""
        await self.stop()
        if self._servers is not None:
            await self._servers.close()
        self._unsubscribe()
        self._updating.cancel()

    def use_editor_servers(self, entries: Sequence[Raw]) -> None:
        """Take the MCP servers of the editor, which are started with the first prompt."""
        if entries:
            self._servers = EditorServers(
                entries,
                self._workspace,
                self.id,
                ask=self._ask_server,
                notify=self._updates.send_note,
            )

    async def replay(self, *, send_history: bool) -> None:
        """Read the whole conversation, and tell it if the editor wants that."""
        for recorded in await self._workspace.sessions.transcript(self.id):
            if isinstance(recorded, Recorded):
                await self._updates.replay(recorded) if send_history else self._updates.take(
                    recorded
                )
        await self._tell_usage()

    async def prompt(self, blocks: Sequence[ContentBlock]) -> str:
        """Run a turn to its end; return how it ended."""
        text, images = prompt_text(blocks, self.folder), prompt_images(blocks)
        if not text and not images:
            raise RpcRefused(INVALID_PARAMS, "The prompt is empty.")
        if self._prompting:
            raise RpcRefused(INVALID_REQUEST, "A prompt of this session is under way.")
        # before the first await: a cancel that follows at once is for this prompt
        self._prompting, self._stopped = True, False
        try:
            files = await asyncio.to_thread(embedded_files, blocks, self.folder)
            await self._ask_trust()
            if self._servers is not None and not self._stopped:
                # a task of its own, which a cancel ends
                self._preparing = self._spawn(self._servers.prepare(), "start an editor's servers")
                await asyncio.wait((self._preparing,))
            if self._stopped or not await self._ask_shortened(text):
                return "cancelled"
            # to its end, so that it is known whether the session has begun
            sending = self._send_prompt(text, images, files)
            await self._workspace.supervisor.run_to_end(sending, "send an editor's prompt")
            while True:
                await self._workspace.sessions.rested(self.id)
                await self._updates.flush()
                if self._stopped or not await self._ask_plan():
                    break
            await self._tell_usage()
        except asyncio.CancelledError:
            await self._workspace.supervisor.run_to_end(self.stop(), "stop a cancelled prompt")
            raise
        finally:
            self._prompting = False
        ended = self._updates.ended
        if ended is not None and ended.ending is Ending.PAUSED:
            with suppress(EngineError):  # resumed meanwhile
                # nobody listens to a turn that begins by itself
                await self._workspace.pauses.change(self.id, 0.0)
        if ended is not None and ended.ending in _FAILURES and not self._stopped:
            if ended.cause is Cause.KEY_MISSING:
                text = f"{ended.detail} `helix-desktop key` takes keys."
                raise RpcRefused(AUTH_REQUIRED, text)
            if ended.cause is Cause.NONE:
                raise RpcRefused(INTERNAL_ERROR, ended.detail or "The turn failed.")
        if self._stopped or (ended is not None and ended.ending is Ending.STOPPED):
            return "cancelled"
        return _STOP_REASONS.get(ended.cause, "end_turn") if ended else "end_turn"

    async def tell_commands(self) -> None:
        """Tell the commands and skills, if there are any."""
        await self._workspace.slash_commands.look()
        if offers := self._workspace.slash_commands.offers:
            self._updates.tell_commands(offers)

    async def stop(self) -> None:
        self._stopped = True
        for asking in self._asking:  # not every editor answers them then
            asking.cancel()
        if self._preparing is not None:
            self._preparing.cancel()
        if self._has_begun:
            await self._workspace.sessions.stop(self.id)

    async def choose_mode(self, name: str) -> None:
        try:
            mode = Mode(name)
        except ValueError:
            raise RpcRefused(INVALID_PARAMS, f"There is no mode {name[:80]!r}.") from None
        if not self._asks and is_wider(mode, await self._current_mode()):
            raise RpcRefused(INVALID_PARAMS, "Choose this mode in the window of Helix Desktop.")
        if self._has_begun:
            await self._workspace.modes.choose(self.id, mode)
        else:
            await asyncio.to_thread(self._workspace.modes.check, mode)
            self._mode = mode

    async def choose_option(self, option: str, value: str) -> None:
        match option:
            case "mode":
                await self.choose_mode(value)
            case "model" if self._has_begun:
                await self._workspace.choose_session_model(self.id, value)
            case "model":
                self._workspace.settings.own_model(value)  # raises for a wrong name
                self._model = value
            case "thought_level":
                effort = parse_effort(value)
                if effort is None:
                    raise RpcRefused(INVALID_PARAMS, f"There is no effort {value[:80]!r}.")
                llm = self._workspace.sessions.llm_of(self._stored_id, self._model)
                self._workspace.efforts.check_model(llm, effort)
                if self._has_begun:
                    await self._workspace.efforts.choose(self.id, effort)
                self._effort = effort
            case _:
                raise RpcRefused(INVALID_PARAMS, f"There is no option {option[:80]!r}.")

    async def describe(self) -> dict[str, object]:
        """Return modes and options, as new and loaded sessions have them."""
        modes = [
            {"id": mode.value, "name": str(MODE_NAMES[mode]), "description": str(MODE_HINTS[mode])}
            for mode in Mode
            if self._workspace.modes.problem(mode) is None
        ]
        current = (await self._current_mode()).value
        return {
            "modes": {"currentModeId": current, "availableModes": modes},
            "configOptions": await self.options(),
        }

    async def options(self) -> Sequence[Mapping[str, object]]:
        llm = self._workspace.sessions.llm_of(self._stored_id, self._model)
        models, current = self._workspace.models, llm.full_name
        offers = {offer.name: offer for offer in await models.offers(current)}
        endpoint = offers[current].endpoint if current in offers else ""
        of_same_provider = [name for name, offer in offers.items() if offer.endpoint == endpoint]
        model_names = [*dict.fromkeys((current, *models.recent, *of_same_provider))][:MAX_MODELS]
        titles = {name: offers[name].title for name in model_names if name in offers}
        options = [
            _select_option(
                "mode",
                "Mode",
                (await self._current_mode()).value,
                {
                    mode.value: str(MODE_NAMES[mode])
                    for mode in Mode
                    if self._workspace.modes.problem(mode) is None
                },
            ),
            _select_option("model", "Model", current, {current: current} | titles),
        ]
        levels = llm.efforts.offered
        if levels:
            names = {DEFAULT_EFFORT: "Default"}
            names.update((level.value, str(LEVEL_NAMES[level])) for level in levels)
            chosen = str(self._effort or "") or DEFAULT_EFFORT
            names.setdefault(chosen, chosen)
            options.append(_select_option("thought_level", "Reasoning effort", chosen, names))
        return options

    async def _current_mode(self) -> Mode:
        if self._mode is not None and not self._has_begun:
            return self._mode
        return await self._workspace.modes.current(self._stored_id)

    @property
    def _stored_id(self) -> SessionId:
        return self.id if self._has_begun else NO_SESSION

    async def _send_prompt(
        self, text: str, pictures: Sequence[bytes], files: Sequence[Attachment]
    ) -> None:
        """Send a message of the editor; the first one begins the session."""
        llm = self._workspace.sessions.llm_of(self._stored_id, self._model)
        limits = picture_limits(llm)
        if pictures and not (limits.accepted and limits.sent):
            raise RpcRefused(INVALID_PARAMS, f"{llm.shown_name} isn't known to support images.")
        images = []
        for number, picture in enumerate(pictures, 1):
            image = (await asyncio.to_thread(check_picture, picture)).image
            images.append(await self._workspace.attachments.keep_picture(f"image {number}", image))
        if self._has_begun:
            await self._workspace.send(self.id, text, images, attached=files)
        else:
            await self._workspace.send(
                NO_SESSION,
                text,
                images,
                attached=files,
                mode=self._mode,
                effort=self._effort,
                model=self._workspace.settings.own_model(self._model),
                new_id=self.id,
            )
            self._has_begun = True
        if self._stopped:  # it was stopped before a turn ran that could be
            await self._workspace.sessions.stop(self.id)

    async def _tell_usage(self) -> None:
        """Tell the size of the next request and the cost so far, as far as both are known."""
        with suppress(HelixError):
            weight = await self._workspace.requests.weigh(self.id)
            _own, total = await self._workspace.usage.sums(self.id)
            dollars = None if total.unknown else total.cost
            self._updates.send_usage(weight.tokens, weight.marks.window, dollars)

    async def _ask_server(self, title: str, question: FormQuestion) -> bool:
        """Ask the user about a server of the editor, in the window if that shows the workspace.

        The editor's settings may come from a project, so the editor's word is not enough.
        """
        if not self._asks:
            self._updates.send_note(f"{title} This question waits for you in Helix Desktop.")
            return (await self._workspace.permissions.forms.ask(question)).yes
        call = {
            "toolCallId": f"server-{question.server}",
            "title": title,
            "kind": "other",
            "content": [content_of(f"{SERVER_WARNING}\n\n{fenced(question.message)}")],
        }
        options = [
            {"optionId": ACCEPT, "name": "Allow", "kind": "allow_always"},
            {"optionId": DISCARD, "name": "Not now", "kind": "reject_once"},
        ]
        return await self._ask(call, options) == ACCEPT

    async def _ask_trust(self) -> None:
        """Ask once whether the folder is trusted; without an answer it is not."""
        if self._workspace.permissions.files.trusted is not None or not self._asks:
            return
        explanation = (
            "If you trust it, Helix follows its instructions and uses its settings, skills, and "
            "commands. If not, it works without them."
        )
        call = {
            "toolCallId": "trust-folder",
            "title": f"Trust the folder {self._workspace.workspace.folder}?",
            "kind": "other",
            "content": [content_of(explanation)],
        }
        options = [
            {"optionId": TRUST, "name": "Trust this folder", "kind": "allow_always"},
            {"optionId": DISCARD, "name": "Not now", "kind": "reject_once"},
        ]
        if await self._ask(call, options) == TRUST:
            await self._workspace.permissions.trust(True)
            await self.tell_commands()

    async def _ask_shortened(self, text: str) -> bool:
        """Ask whether a message may be sent of which a part will be left out; return whether it
        goes out. The editor is asked even if a window shows the workspace: the message is its."""
        if len(text) < LONG_MESSAGE_CHARS:
            return True
        model = self._workspace.settings.own_model(self._model)
        space = await self._workspace.requests.space(self._stored_id, text, model=model)
        if not space.missing:
            return True
        explanation = (
            f"This message is too long for the model. Up to {space.missing:,} tokens of its middle "
            "will be left out; Helix can recall them."
        )
        call = {
            "toolCallId": "send-shortened",
            "title": "Send this message shortened?",
            "kind": "other",
            "content": [content_of(explanation)],
        }
        options = [
            {"optionId": ACCEPT, "name": "Send shortened", "kind": "allow_once"},
            {"optionId": DISCARD, "name": "Don't send", "kind": "reject_once"},
        ]
        if await self._ask(call, options) == ACCEPT and not self._stopped:
            return True
        self._updates.send_note(f"{explanation} It was not sent.")
        return False

    async def _ask_plan(self) -> bool:
        """Ask what to do with a plan that the turn handed in; return whether another turn runs."""
        plan = self._updates.modes.plan
        if plan is None or not plan.is_open or not self._asks:
            return False
        modes = [mode for mode in Mode if mode is not Mode.PLAN]
        options = [
            {
                "optionId": mode.value,
                "name": f"Go on in mode “{MODE_NAMES[mode]}”",
                "kind": "allow_once",
            }
            for mode in modes
            if self._workspace.modes.problem(mode) is None
        ]
        options.append({"optionId": DISCARD, "name": "Not yet", "kind": "reject_once"})
        call = {
            "toolCallId": plan.call,
            "title": "Go on with this plan?",
            "kind": "switch_mode",
            "content": [content_of(plan.text)],
        }
        chosen = await self._ask(call, options)
        if chosen in ("", DISCARD) or self._stopped:
            return False
        await self._workspace.modes.approve(self.id, plan.call, Mode(chosen))
        return True

    def _take_question(self, question: PermissionQuestion) -> None:
        if self._asks:
            self._spawn(self._ask_permission(question), "ask an editor for a permission")
        else:
            self._updates.send_note("This call waits for you in the window of Helix Desktop.")

    async def _ask_permission(self, question: PermissionQuestion) -> None:
        """Have the user answer; a question that is not answered is denied."""
        folder = self._workspace.workspace.folder
        reasons = "\n".join((question.shown, "", *question.reasons))
        call = describe_tool_call(question.call, folder)
        call["content"] = [content_of(reasons)]
        answers = [(PermissionReply.ONCE, "Allow once", "allow_once")]
        if question.for_session:
            answers.append((PermissionReply.SESSION, "Allow for this session", "allow_always"))
        if question.always:
            form = clip(one_line(", ".join(question.always)), MAX_TITLE_CHARS)
            answers.append((PermissionReply.ALWAYS, f"Always allow {form}", "allow_always"))
        if question.prefixes:
            words = clip(one_line(", ".join(question.prefixes)), MAX_TITLE_CHARS)
            answers.append((PermissionReply.ALWAYS_PREFIX, f"Always allow {words}", "allow_always"))
        answers.append((PermissionReply.NO, "Deny", "reject_once"))
        if question.never:
            answers.append((PermissionReply.NEVER, "Never allow", "reject_always"))
        options = [
            {"optionId": reply.value, "name": name, "kind": kind} for reply, name, kind in answers
        ]
        chosen = PermissionReply(await self._ask(call, options) or PermissionReply.NO)
        self._workspace.permissions.calls.answer(question.id, PermissionAnswer(chosen))

    async def _ask(self, call: Mapping[str, object], options: Sequence[Mapping[str, str]]) -> str:
        """Return the ID of the chosen option; "" if none was chosen, or the prompt is stopped."""
        params = {"sessionId": self.id, "toolCall": call, "options": options}
        chosen = ""

        async def ask() -> None:
            nonlocal chosen
            with suppress(RpcRefused):
                result = await self._connection.ask("session/request_permission", params)
                outcome = parse_message(result, PermissionResult).outcome
                known = outcome.option_id in {option["optionId"] for option in options}
                chosen = outcome.option_id if outcome.outcome == "selected" and known else ""

        asking = self._spawn(ask(), "ask an editor")
        self._asking.add(asking)
        try:
            await asyncio.wait({asking})
        finally:
            asking.cancel()
            self._asking.discard(asking)
        return chosen


def _select_option(
    option: str, name: str, current: str, values: Mapping[str, str]
) -> dict[str, object]:
    return {
        "id": option,
        "name": name,
        "category": option,
        "type": "select",
        "currentValue": current,
        "options": [{"value": value, "name": title} for value, title in values.items()],
    }
