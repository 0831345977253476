"""Names sessions: asks a model for a name after the first turn, and checks the answer.

Without a name that passes the checks, the session keeps the first words of its first message. A
name from the user always wins, even if it comes while the model answers. The model is asked once,
fails silently, and never makes the user answer a question.
"""

import asyncio
from contextlib import suppress

from helix_desktop.context.history_items import HistoryItem, item_message
from helix_desktop.context.texts.plain_text import clip
from helix_desktop.context.texts.prompts import NAME_SESSION
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import CallKind, Cause, Ending, SessionRenamed
from helix_desktop.domain.hidden_characters import has_hidden
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.llm import LlmRole, ModelRequest
from helix_desktop.domain.messages import Message, Role, Text
from helix_desktop.domain.redaction import looks_like_key
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.side_questions import SideQuestions

MIN_NAME_WORDS, MAX_NAME_WORDS = 3, 7
"""The number of words that the model is asked for; other lengths are accepted, too."""
MAX_NAME_CHARACTERS = 60
MAX_QUOTED_CHARACTERS = 2_000
"""Characters of the first message, and of the answer, that the model is shown."""
MAX_OUTPUT_TOKENS = 1_000
"""Tokens of the answer, enough for models that think first."""
TIMEOUT_SECONDS = 20.0

_FRAMING_CHARACTERS = "\"'`*#_ \t“”„‘’«»"
_LABEL = lazy_pattern(r"(?i)^(?:title|name|titel|name der sitzung|titre|título)\s*:\s*")
_REFUSAL = lazy_pattern(
    r"(?i)^(?:sorry|i['’]?m sorry|i am sorry|i apologi[sz]e|unfortunately|as an ai\b|no title|"
    r"i (?:can['’]?t|cannot|can not|won['’]?t|will not|am unable|don['’]?t|do not|need|would)\b|"
    r"i['’]m (?:unable|not able)\b|untitled$)"
)


def checked_name(answer: str) -> str:
    """Return the name in a model's answer; "" if it is none that can be shown."""
    lines = [
        line.strip(_FRAMING_CHARACTERS)
        for line in answer.splitlines()
        if line.strip(_FRAMING_CHARACTERS)
    ]
    if len(lines) != 1:
        return ""
    name = " ".join(_LABEL.sub("", lines[0]).strip(_FRAMING_CHARACTERS).split())
    name = name if name.endswith("...") else name.removesuffix(".")
    unsafe = has_hidden(name) or looks_like_key(name) or not name.isprintable()
    if unsafe or len(name) > MAX_NAME_CHARACTERS or _REFUSAL.match(name):
        return ""
    return name if any(map(str.isalnum, name)) else ""


def _item_text(item: HistoryItem | None) -> str:
    parts = item_message(item).parts if item is not None else ()
    return "".join(part.text for part in parts if isinstance(part, Text))


class SessionNamer:
    """The namer of one session."""

    def __init__(self, journal: SessionJournal, deps: SessionDeps) -> None:
        self._journal, self._deps = journal, deps
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def wake(self) -> None:
        """Ask for a name in the background if the first turn has just ended well."""
        history, deps = self._journal.history, self._deps
        if self._closed or deps.base.supervisor.closing:
            return
        ended = history.ended
        ended_well = ended is not None and (ended.ending, ended.cause) == (Ending.DONE, Cause.NONE)
        is_first_turn = (
            ended_well and history.turns_done == 1 and not (history.named or history.running)
        )
        if not is_first_turn or history.is_subagent or not deps.models.names_sessions():
            return
        models = deps.models.handles_of(history)
        model = models.get(LlmRole.FAST) or models[LlmRole.MAIN]
        if model.own_sessions_only or model.llm.provider == DialectId.PRACTICE:
            return
        # a name is not worth a question about the price
        has_dollar_limit = deps.rules.budget is not None and deps.rules.budget.budgets.in_dollars
        if has_dollar_limit and deps.rules.priced(model.llm).prices is None:
            return
        name = f"name of {self._journal.session}"
        self._task = deps.base.supervisor.spawn(self._ask_and_rename(model), name)

    async def wait_until_idle(self) -> None:
        """Wait until no model is asked."""
        if self._task is not None:
            await asyncio.wait({self._task})

    async def close(self) -> None:
        """Stop asking, and ask no more."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
        await self.wait_until_idle()

    async def _ask_and_rename(self, model: ModelHandle) -> None:
        history = self._journal.history
        quoted = "\n".join(
            f"<{kind}>{clip(text, MAX_QUOTED_CHARACTERS)}</{kind}>"
            for kind, text in (
                ("message", _item_text(history.last_request)),
                ("answer", _item_text(history.newest)),
            )
        )
        max_output = min(MAX_OUTPUT_TOKENS, model.llm.max_output or MAX_OUTPUT_TOKENS)
        instruction = NAME_SESSION.format(
            min_words=MIN_NAME_WORDS, max_words=MAX_NAME_WORDS, max_characters=MAX_NAME_CHARACTERS
        )
        messages = (Message(Role.SYSTEM, (Text(instruction),)), Message(Role.USER, (Text(quoted),)))
        request = ModelRequest(model.llm, messages, max_output=max_output)
        with suppress(HelixError):
            side_questions = SideQuestions(self._journal, self._deps)
            answer = await side_questions.ask(model, request, TIMEOUT_SECONDS, kind=CallKind.NAME)
            name = "" if answer.cut else checked_name(answer.text)
            if name:
                event = SessionRenamed(self._deps.base.clock.now(), name)
                await self._journal.record([event], unless=lambda: history.named)
