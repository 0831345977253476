"""Taking lines out of a large output as they were asked for, word for word, within a budget."""

import re
from collections.abc import Callable, Sequence

from helix_desktop.context.texts.fitting import how_many
from helix_desktop.domain.llm import Request
from helix_desktop.providers.practice.aside.material import budget_in
from helix_desktop.providers.practice.clauses import quotes
from helix_desktop.providers.practice.lines import is_head, is_loud, stem, words
from helix_desktop.providers.practice.tally import SCALES

NOT_THERE = "That is not in the output."
LONGEST = 400
"""Characters of one line that are taken."""

_ASKED = "\n\nAsked for: "
_OUTPUT = "\n\n<output>\n"
_NUMBER = re.compile(r"\d{1,9}\t")
_HEADS = re.compile(r"\b(?:heading|definition|class|function|outline|structure)", re.I)
_LOUD = re.compile(r"\b(?:error|fail|warning|exception|problem|traceback)", re.I)


def extract_asked(request: Request) -> str:
    text = request.messages[-1].text
    frame, _, output = text.partition(_OUTPUT)
    instructions = frame.rpartition(_ASKED)[2] if _ASKED in frame else ""
    lines = output.removesuffix("\n</output>").split("\n")
    return extracted(instructions[:2_000], lines, budget_in(frame))


def extracted(instructions: str, lines: Sequence[str], budget: int) -> str:
    """The lines that what was asked for fits, in their order; the best if there is no room."""
    fits = _wanted(instructions)
    scores = [_score(line, fits) for line in lines]
    order = sorted(
        (place for place, score in enumerate(scores) if score), key=lambda at: (-scores[at], at)
    )
    texts = [lines[place][:LONGEST] for place in order]
    taken = set(order[: how_many(texts, budget, SCALES, joint="\n")])
    return "\n".join(lines[place][:LONGEST] for place in sorted(taken)) or NOT_THERE


def _wanted(instructions: str) -> Callable[[str], float]:
    """How well a line fits what was asked for; 0 = not at all."""
    quoted = [each.casefold() for each in quotes(instructions)]
    stems = [stem(word) for word in words(instructions)]
    heads, loud = _HEADS.search(instructions), _LOUD.search(instructions)

    def fits(line: str) -> float:
        text = line[:2_000].casefold()
        bare = _NUMBER.sub("", line[:2_000], count=1)
        found = 4.0 * sum(each in text for each in quoted)
        found += 3.0 * bool(heads and is_head(bare)) + 3.0 * bool(loud and is_loud(bare))
        return found or (sum(each in text for each in stems) if not quoted else 0.0)

    return fits


def _score(line: str, fits: Callable[[str], float]) -> float:
    return fits(line) if line.strip() else 0.0
