"""What a person writes on a card is the person's word: a handover quotes it like a message."""

import asyncio
from collections.abc import Mapping

import pytest

from helix_desktop.context.retell import retold
from helix_desktop.context.texts.details import DetailKind, details
from helix_desktop.context.texts.passages import Passage, Voice
from helix_desktop.context.texts.provenance import Spoken
from helix_desktop.context.texts.steps import turns
from helix_desktop.context.texts.wanted import preference_lines
from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.events import ToolReturned
from helix_desktop.domain.forms import Field, Kind, Value
from helix_desktop.domain.live import Live, PersonWrote, ServerAsked
from helix_desktop.domain.llm import CallMade, Finished, StopReason
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.permission import Permit
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.servers import Asking, ServerAnswer, ServerQuestion
from helix_desktop.engine.bus import Bus
from helix_desktop.engine.server_questions import ServerQuestions
from tests.engine.stage import SESSION, Stage, call, play, until
from tests.fakes.provider import ScriptedProvider, says

RULE = "Never run the migration, always use pnpm instead of npm."
ASKS = (CallMade(call("a", tool="change")), Finished(StopReason.TOOLS))


class Refuses:
    """Implements Permission: the person refuses, in words of their own."""

    def __init__(self, said: str) -> None:
        self._said = said

    async def permit(self, _session: SessionId, _call: ToolCall) -> Permit:
        return Permit(False, f"[denied] {RULE}", said=self._said)


async def passages(stage: Stage) -> tuple[Passage, ...]:
    items = stage.runner.keeper.history.items
    outputs = [found.event.content for item in items for found in item.outputs()]
    texts = {digest: (await stage.attic.get(digest)).decode() for digest in outputs}
    return retold(items, lambda digest: texts[Digest(digest)])


@pytest.mark.parametrize("said", [RULE, ""])
def test_words_of_a_refusal_are_a_preference_of_the_user(said: str) -> None:
    async def story() -> None:
        stage = Stage(ScriptedProvider(ASKS, says("ok")))
        stage.equipment.permission = Refuses(said)
        await stage.turn("Bring the shop up to date.")
        found = await passages(stage)
        lines = [line.text for line in preference_lines(turns(found))]
        assert any(RULE in line for line in lines) is bool(said)
        assert Spoken.of(found).by_user(RULE) is bool(said)
        rules = [each.text for each in details(found) if each.kind is DetailKind.RULE]
        assert any("pnpm" in rule for rule in rules) is bool(said)
        assert len(turns(found)) == 1, "a card is no message: no turn begins with it"
        assert turns(found)[0].answer == "ok"

    play(story())


def asked(**fields: Kind) -> ServerQuestion:
    made = tuple(Field(name, kind) for name, kind in fields.items())
    return ServerQuestion("shop", Asking.FORM, "How?", made, session=SESSION)


async def answered(question: ServerQuestion, answer: ServerAnswer) -> list[str]:
    """What of an answer the session is told."""
    bus, seen = Bus(), list[Live]()
    bus.subscribe(seen.append)
    questions = ServerQuestions(bus)
    leave = questions.attend()
    asking = asyncio.get_running_loop().create_task(questions.ask(question))
    await until(lambda: any(isinstance(event, ServerAsked) for event in seen))
    questions.answer(next(iter(questions.pending)), answer)
    assert await asking == answer
    leave()
    return [event.words for event in seen if isinstance(event, PersonWrote)]


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"how": f"Berlin 42. {RULE}"}, [RULE]),
        ({"how": "my-secret-token-1234"}, []),
        ({"how": None, "many": 3}, []),
    ],
)
def test_of_an_answer_to_a_server_what_says_how_to_work_is_told_and_nothing_else(
    values: Mapping[str, Value | None], told: list[str]
) -> None:
    async def story() -> None:
        question = asked(how=Kind.TEXT, many=Kind.INTEGER)
        assert await answered(question, ServerAnswer(True, values)) == told
        assert await answered(question, ServerAnswer(False, values)) == []

    play(story())


def test_what_is_written_to_a_server_goes_with_the_call_it_asked_for() -> None:
    async def story() -> None:
        async def run(_call: ToolCall) -> ToolOutput:
            stage.equipment.bus.publish(PersonWrote(SESSION, RULE))
            stage.equipment.bus.publish(PersonWrote(SessionId("f" * 16), "Always elsewhere."))
            return ToolOutput(b"done", "")

        stage = Stage(ScriptedProvider(ASKS, says("ok")), run=run)
        events = await stage.turn()
        [returned] = [event for event in events if isinstance(event, ToolReturned)]
        assert returned.said == RULE
        found = await passages(stage)
        assert [each.text for each in found if each.voice is Voice.CARD] == [RULE]

    play(story())
