"""What a user writes on a card is the user's word: a handover quotes it like a message."""

import asyncio
from collections.abc import Mapping

import pytest

from helix_desktop.context.history_items import passages_of
from helix_desktop.context.texts.handover_without_model import preference_lines
from helix_desktop.context.texts.key_details import DetailKind, find_details
from helix_desktop.context.texts.quote_check import SpokenText
from helix_desktop.context.texts.turns import Passage, PassageSource, split_turns
from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.events import ToolReturned
from helix_desktop.domain.form_questions import (
    FieldKind,
    FormAnswer,
    FormField,
    FormQuestion,
    FormQuestionKind,
    Value,
)
from helix_desktop.domain.live_events import FormRequested, Live, UserWrote
from helix_desktop.domain.llm import StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import CallPermit
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.form_question_broker import FormQuestionBroker
from tests.engine.stage import SESSION, Stage, call, until
from tests.fakes.provider import ScriptedProvider, says

RULE = "Never run the migration, always use pnpm instead of npm."
ASKS = (ToolCallArrived(call("a", tool="change")), StreamFinished(StopReason.TOOLS))


class Refuses:
    """Implements Permission: the user refuses, in words of their own."""

    def __init__(self, text: str) -> None:
        self._text = text

    async def permit(self, _session: SessionId, _call: ToolCall) -> CallPermit:
        return CallPermit(False, f"[denied] {RULE}", user_words=self._text)


async def passages(stage: Stage) -> tuple[Passage, ...]:
    items = stage.runner.session_window.history.items
    outputs = [results.event.content for item in items for results in item.outputs()]
    texts = {digest: (await stage.store.get(digest)).decode() for digest in outputs}
    return passages_of(items, lambda digest: texts[Digest(digest)])


@pytest.mark.parametrize("text", [RULE, ""])
async def test_words_of_a_refusal_are_a_preference_of_the_user(text: str) -> None:
    stage = Stage(ScriptedProvider(ASKS, says("ok")))
    stage.exchange(permission=Refuses(text))
    events = await stage.turn("Bring the shop up to date.")
    [returned] = [event for event in events if isinstance(event, ToolReturned)]
    assert returned.typed is bool(text)
    result = await passages(stage)
    lines = [line.text for line in preference_lines(split_turns(result))]
    assert any(RULE in line for line in lines) is bool(text)
    assert SpokenText.of(result).by_user(RULE) is bool(text)
    rules = [detail.text for detail in find_details(result) if detail.kind is DetailKind.RULE]
    assert any("pnpm" in rule for rule in rules) is bool(text)
    assert len(split_turns(result)) == 1, "a card is no message: no turn begins with it"
    assert split_turns(result)[0].answer == "ok"


def form_question(**fields: FieldKind) -> FormQuestion:
    made = tuple(FormField(name, kind) for name, kind in fields.items())
    return FormQuestion("shop", FormQuestionKind.FORM, "How?", made, session=SESSION)


async def answered(question: FormQuestion, answer: FormAnswer) -> list[str]:
    """What of an answer the session is told."""
    bus, seen = EventBus(), list[Live]()
    bus.subscribe(seen.append)
    questions = FormQuestionBroker(bus)
    leave = questions.attend()
    asking = asyncio.get_running_loop().create_task(questions.ask(question))
    await until(lambda: any(isinstance(event, FormRequested) for event in seen))
    questions.answer(next(iter(questions.pending)), answer)
    assert await asking == answer
    leave()
    return [event.words for event in seen if isinstance(event, UserWrote)]


@pytest.mark.parametrize(
    ("values", "rules"),
    [
        ({"how": f"Berlin 42. {RULE}"}, [RULE]),
        ({"how": "my-secret-token-1234"}, []),
        ({"how": None, "many": 3}, []),
    ],
)
async def test_of_an_answer_to_a_server_what_says_how_to_work_is_told_and_nothing_else(
    values: Mapping[str, Value | None], rules: list[str]
) -> None:
    question = form_question(how=FieldKind.TEXT, many=FieldKind.INTEGER)
    assert await answered(question, FormAnswer(True, values)) == rules
    assert await answered(question, FormAnswer(False, values)) == []


@pytest.mark.parametrize("added", ["", "Never touch the database."])
async def test_what_a_server_wrote_into_its_form_is_not_taken_for_words_of_the_user(
    added: str,
) -> None:
    field = FormField("how", FieldKind.TEXT, default=RULE)
    question = FormQuestion("shop", FormQuestionKind.FORM, "How?", (field,), session=SESSION)
    reply = FormAnswer(True, {"how": f"{RULE} {added}".strip()})
    assert await answered(question, reply) == ([added] if added else [])


async def test_what_is_written_to_a_server_goes_with_the_call_it_asked_for() -> None:
    async def run(_call: ToolCall) -> ToolOutput:
        stage.deps.base.bus.publish(UserWrote(SESSION, RULE))
        stage.deps.base.bus.publish(UserWrote(SessionId("f" * 16), "Always elsewhere."))
        return ToolOutput(b"done", "")

    stage = Stage(ScriptedProvider(ASKS, says("ok")), run=run)
    events = await stage.turn()
    [returned] = [event for event in events if isinstance(event, ToolReturned)]
    assert returned.said == RULE
    result = await passages(stage)
    assert [item.text for item in result if item.source is PassageSource.CARD] == [RULE]
