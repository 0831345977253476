"""Echoes: an answer that only repeats what it was asked is no answer."""

LONG_LINE = 30
"""Characters from which a line is no heading and no common phrase."""
MOST = 0.5
"""Share of an answer's long lines that may stand word for word in the question."""


def echoes(answer: str, question: str) -> bool:
    """Whether most of what an answer says is copied from its question, line by line."""
    asked = {line.strip() for line in question.split("\n")}
    lines = [line.strip() for line in answer.split("\n") if len(line.strip()) >= LONG_LINE]
    copied = sum(line in asked for line in lines)
    return copied > len(lines) * MOST
