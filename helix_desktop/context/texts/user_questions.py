"""The arguments of ask_user: how many questions and choices; the agent's questions as a text."""

from typing import Annotated

from msgspec import Meta, Struct

MAX_QUESTIONS = 4
MAX_QUESTION_CHARS = 1_000
MAX_CHOICES = 8
MAX_CHOICE_CHARS = 200


class UserQuestion(Struct):
    """One question."""

    question: Annotated[str, Meta(min_length=1, max_length=MAX_QUESTION_CHARS)]
    choices: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=MAX_CHOICE_CHARS)]],
        Meta(max_length=MAX_CHOICES, description="Short answers; another one can be written."),
    ] = []
    several: Annotated[bool, Meta(description="More than one choice may be taken.")] = False


class AskUserArguments(Struct):
    """The arguments of ask_user."""

    questions: Annotated[list[UserQuestion], Meta(min_length=1, max_length=MAX_QUESTIONS)]


def render_questions(questions: list[UserQuestion]) -> str:
    """Return the questions with their choices, for a reader who can't choose on a card."""
    return "\n".join(
        "\n".join(
            (f"{number}. {question.question}", *(f"   - {choice}" for choice in question.choices))
        )
        for number, question in enumerate(questions, 1)
    )
