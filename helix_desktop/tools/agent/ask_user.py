"""The tool ask_user: the agent asks the user some questions on a card.

The answers are the call's output. Rules in free text count as the user's own words. Where nobody
can answer, the call stops, and the turn ends with the questions (`engine/turn.py`).
"""

from helix_desktop.context.texts.user_questions import AskUserArguments, render_questions
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.form_questions import (
    OWN_WORDS,
    FieldKind,
    FormField,
    FormQuestion,
    FormQuestionAsker,
    FormQuestionKind,
)
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.tool_table import ASK_USER
from helix_desktop.tools.tool import current_call, decode_arguments, tool_spec


class AskUser:
    """The tool that asks the user of one session and waits for the answers."""

    spec: ToolSpec = tool_spec(
        ASK_USER,
        "Ask the user what only they can decide, and wait for the answers. Don't ask what you "
        "can find out yourself.",
        AskUserArguments,
    )

    def __init__(self, session: SessionId, asker: FormQuestionAsker) -> None:
        self._session = session
        self._asker = asker

    async def run(self, arguments: str) -> ToolOutput:
        questions = decode_arguments(AskUserArguments, arguments).questions
        fields: list[FormField] = []  # for each question its choices, if any, and free text
        for number, question in enumerate(questions, 1):
            if len(set(question.choices)) < len(question.choices):
                raise ToolError("Two choices of one question are equal.")
            title, own_words = show_hidden(question.question), f"{number} in own words"
            if not question.choices:
                fields.append(FormField(own_words, FieldKind.TEXT, title))
                continue
            kind = FieldKind.CHOICES if question.several else FieldKind.CHOICE
            choices = tuple(question.choices)
            labels = tuple(show_hidden(choice) for choice in choices)
            fields.append(FormField(str(number), kind, title, choices=choices, labels=labels))
            fields.append(FormField(own_words, FieldKind.TEXT, placeholder=OWN_WORDS))
        answer = await self._asker.ask(
            FormQuestion(
                "",
                FormQuestionKind.AGENT,
                "",
                tuple(fields),
                session=self._session,
                call=current_call().id,
            )
        )
        title = " · ".join(" ".join(question.question.split()) for question in questions)
        if answer.unattended:
            return ToolOutput(
                render_questions(questions).encode("utf-8", "replace"), title, stopped=True
            )
        if not answer.yes:
            text = "The user did not answer. Decide it yourself, and say how you decided."
            return ToolOutput(text.encode(), title)
        answers: list[str] = []
        for number, question in enumerate(questions, 1):
            chosen = answer.values.get(str(number)) or ()
            own = str(answer.values.get(f"{number} in own words") or "").strip()
            lines = [*(chosen if isinstance(chosen, tuple) else (str(chosen),)), own]
            quoted = "\n> ".join("\n".join(filter(None, lines)).splitlines()) or "(no answer)"
            answers.append(f"{question.question}\n> {quoted}")
        return ToolOutput("\n\n".join(answers).encode("utf-8", "replace"), title, typed=True)
