"""Writes notes by rules: what old steps did, and how failed commands ended.

Notes are always made from originals, never from other notes. The lines that they quote of outputs
come from `likely_lines.py`; how a call ended, and its line of error, from `call_outcomes.py`.
"""

from collections.abc import Container, Iterable, Mapping

from msgspec import Struct

from helix_desktop.context.texts.likely_lines import NO_CHANCES, pick_names
from helix_desktop.context.texts.markers import history_line
from helix_desktop.context.texts.name_index import SeenNames, StretchNames, user_names
from helix_desktop.context.texts.plain_text import KEPT_REQUESTS, NOTES, defuse, squeeze
from helix_desktop.context.texts.said_lines import replace_said, said_text
from helix_desktop.context.texts.token_budget import fit_tail
from helix_desktop.context.texts.turns import (
    MAX_KEPT_CHARS,
    Passage,
    PassageTurn,
    describe_calls,
    quote_agent,
    quote_user,
    source_texts,
    split_turns,
    user_texts,
)
from helix_desktop.domain.cache import HistoryDigest
from helix_desktop.domain.context_window.rewrites import SaidLine
from helix_desktop.domain.ports import MessageWeigher

_OPENING = (
    f"{NOTES}\nWritten by the application, not by the user: what was said and done here, in short."
    f"\n{KEPT_REQUESTS}"
)

_FRAME_TOKENS = 112
"""The tokens of the opening, the labels, and the line that recalls the stretch."""
_NAMES_SHARE, _SAID_SHARE = 0.25, 0.25


class NotesBudget(Struct, frozen=True):
    """The token budgets for steps, for lines of code, for names, and for what the agent said."""

    steps: int
    lines: int
    names: int
    said: int = 0

    @classmethod
    def within(cls, budget: int) -> "NotesBudget":
        """Return budgets for which the whole text with its frame stays within `budget`."""
        tokens_left = max(0, budget - _FRAME_TOKENS)
        names, said = int(tokens_left * _NAMES_SHARE), int(tokens_left * _SAID_SHARE)
        return cls(tokens_left - names - said, 0, names, said)


LIKELY_SHARE = 0.75
"""The share of the room for names that the forecast fills."""


class NotesContext(Struct, frozen=True):
    """The surroundings of a stretch that notes take into account.

    `earlier` holds the notes to replace, `known` the names seen elsewhere, and `changed` the files
    changed in the stretch. `quote` are the lines to quote, and `chances` those of names.
    `being_answered` is the message that is still being worked on. `said` is what the agent said.
    """

    earlier: tuple[str, ...] = ()
    known: Container[str] = ()
    changed: tuple[str, ...] = ()
    quote: str = ""
    chances: Mapping[str, float] = NO_CHANCES
    being_answered: int = 0
    said: tuple[SaidLine, ...] = ()


MIN_STUB_CHARS = 16
"""The characters of the message that is being answered, if the level of detail names no other."""


class _DetailLevel(Struct, frozen=True):
    """The level of detail for a stretch: characters of requests, text, and calls; 0 = left out.

    `stub`: characters of a request that stays in the window; with 0, only the request that is being
    answered is named.
    """

    request: int
    stub: int
    words: int
    call: int
    steps: bool


_DETAIL_LEVELS = (
    _DetailLevel(request=2_000, stub=MAX_KEPT_CHARS, words=400, call=160, steps=True),
    _DetailLevel(request=1_000, stub=MAX_KEPT_CHARS, words=240, call=120, steps=True),
    _DetailLevel(request=600, stub=MAX_KEPT_CHARS, words=140, call=80, steps=True),
    _DetailLevel(request=400, stub=MAX_KEPT_CHARS, words=90, call=50, steps=True),
    _DetailLevel(request=300, stub=0, words=160, call=50, steps=False),
    _DetailLevel(request=160, stub=0, words=80, call=0, steps=False),
    _DetailLevel(request=80, stub=0, words=0, call=0, steps=False),
)

NO_CONTEXT = NotesContext()


def write_notes(
    passages: Iterable[Passage],
    budget: NotesBudget,
    weigher: MessageWeigher,
    *,
    history: HistoryDigest,
    context: NotesContext = NO_CONTEXT,
) -> str:
    """Write the text that replaces a stretch."""
    stretch = tuple(passages)
    turns = split_turns(stretch)
    said = said_text(context.said)
    # what the agent said takes the room of what would be quoted from its steps
    most = max(budget.steps // 2, budget.steps - weigher.count(said)) if said else budget.steps
    body = ""
    for level in _DETAIL_LEVELS:
        body = "\n".join(row for turn in turns for row in _turn_lines(turn, level, context))
        if not weigher.exceeds(body, most):
            break
    else:
        # keep the newest rows, because the work continues with them
        body = fit_tail(f"\n{body}", most, weigher).partition("\n")[2]
    lines = context.quote
    shown = SeenNames(context.known, f"{body}\n{lines}\n{said}")
    likely_names = pick_names(
        context.chances, int(budget.names * LIKELY_SHARE), weigher, known=shown
    )
    index = StretchNames([*context.earlier, *source_texts(stretch)]).fit(
        budget.names - weigher.count(likely_names),
        weigher,
        first=[*map(defuse, context.changed), *user_names(user_texts(stretch))],
        known=SeenNames(context.known, f"{body}\n{lines}\n{said}\n{likely_names}"),
    )
    index = f"{index} {likely_names}".strip()
    rows = [
        _OPENING,
        body,
        f"lines:\n{lines}" if lines else "",
        f"names: {index}" if index else "",
        f"{history_line(history)}\nrecalls the messages themselves.",
    ]
    text = "\n".join(row for row in rows if row)
    return replace_said(text, (), context.said, history)


def _turn_lines(turn: PassageTurn, level: _DetailLevel, context: NotesContext) -> Iterable[str]:
    request = turn.request
    said = [squeeze(line.text) for line in context.said]

    def quote(text: str) -> str:
        """Quote what is not among the lines of what the agent said."""
        quoted = quote_agent(text, level.words)
        return "" if any(squeeze(quoted) in line for line in said) else quoted

    if request is not None and request.kept:
        # the window has the message itself, so say which one it is, and that it needs no answer
        # again
        is_open = request.seq == context.being_answered
        if level.stub or is_open:
            stub = quote_user(request.text, level.stub or MIN_STUB_CHARS)
            yield f"User {stub}, {'so far' if is_open else 'worked on'}:"
    elif request is not None:
        yield f"User [{request.seq}]: {quote_user(request.text, level.request)}"
    if level.steps:
        for step in turn.steps:
            calls = describe_calls(step.calls, level.call)
            words = quote(step.text)
            if words or calls:
                row = f"- [{step.seq}] {words}".rstrip()
                yield row + (f" · {calls[0]}" if len(calls) == 1 else "")
            if len(calls) > 1:
                yield from (f"  · {call}" for call in calls)
        return
    # one to three lines for a whole turn: changed files, the last failure, and the last message
    changed = dict.fromkeys(path for call in turn.calls for path in call.action.changed_paths)
    if changed:
        yield defuse(f"- changed: {', '.join(changed)}")
    failed_calls = [call for call in turn.calls if call.ending.failed and call.action.command]
    if failed_calls and level.call:
        yield from (f"- {row}" for row in describe_calls(failed_calls[-1:], level.call))
    last = turn.steps[-1].text if turn.steps else ""
    if last and level.words and (words := quote(last)):
        yield f"- {words}"
