"""Four usual ways to keep a context small, as a trace that `context_score` reads.

Thresholds are shares of the window, or scaled from those that are usual at 128K. All four compact
at 85 %: everything but the newest part becomes a summary. No model writes it here. A rule does, and
it is a good summary of its size: first what the user typed, newest first, then the names and paths
that occurred most, up to 2,500 tokens. (A model's summaries kept a fifth to a quarter of the
names that were needed later.) What is cleared can't be recalled in any of them: it is done again.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.benchmarks.context_score import Json, Recorded, Sent, canonical, sent_of, sha256

USUAL_WINDOW = 128_000
COMPACT_AT = 0.85
SUMMARY_TOKENS, KEPT_TOKENS = 2_500, 20_000
CLEARED = "[Old tool result content cleared]"
MIN_CLEARED_TOKENS = 200
_NAME = re.compile(r"(?:[\w.@-]+/)+[\w.@-]+|[A-Za-z]+_\w{3,}|[a-z]+[A-Z]\w{3,}|\b[0-9a-f]{7,40}\b")


@dataclass(frozen=True)
class Way:
    """How outputs are made smaller before a summary is needed.

    `clear_at`: over so many tokens (at 128K), all outputs but the newest `keep_outputs` are
    cleared. `mask_after`: an output is cleared after so many replies. `preview_over`: of a longer
    output, only `preview` tokens are shown at all.
    """

    clear_at: int = 0
    keep_outputs: int = 3
    mask_after: int = 0
    preview_over: int = 0
    preview: int = 400


WAYS: Mapping[str, Way] = {
    "compact at 85 %": Way(),
    "clear old outputs": Way(clear_at=100_000),
    "rolling mask": Way(mask_after=10),
    "previews only": Way(preview_over=4_000),
}


@dataclass(frozen=True)
class Frame:
    """The limits of a request, in tokens."""

    window: int
    reserve: int
    fixed: int


def trace(recorded: Recorded, way: Way, frame: Frame) -> Iterator[dict[str, Any]]:
    """Yield the lines of the trace of one session."""
    return _Other(recorded, way, frame).run()


class _Other:
    """The context of one session under one of the ways; `at` of a slot is the recorded message."""

    def __init__(self, recorded: Recorded, way: Way, frame: Frame) -> None:
        self._recorded, self._way, self._frame = recorded, way, frame
        self._scale = frame.window / USUAL_WINDOW
        self._slots: list[tuple[Sent, int | None]] = []
        self._events: list[Json] = []
        self._summaries = 0

    def run(self) -> Iterator[dict[str, Any]]:
        frame, defined = self._frame, dict[int, str]()
        limits = {"reserve": frame.reserve, "fixed_tokens": frame.fixed}
        name = self._recorded.name
        yield {"trace": 1, "session": name, "policy": "-", "context_window": frame.window, **limits}
        before: list[str] = []
        alive: list[Sent] = []  # an id belongs to one object only while that is alive
        number = 0
        for at, message in enumerate(self._recorded.messages):
            if message.role == "assistant":
                self._make_room(at)
                shown = []
                for sent, _ in self._slots:
                    if id(sent) not in defined:
                        alive.append(sent)
                        defined[id(sent)] = sha256(canonical(sent.plain))
                        yield {"def": defined[id(sent)], "message": sent.plain}
                    shown.append(defined[id(sent)])
                keep = next(
                    (n for n, (a, b) in enumerate(zip(before, shown, strict=False)) if a != b),
                    min(len(before), len(shown)),
                )
                line = {"call": number, "before_message": at, "keep": keep, "append": shown[keep:]}
                yield {**line, "events": self._events}
                before, self._events, number = shown, [], number + 1
            self._slots.append((self._preview(message), at))

    @property
    def _total(self) -> int:
        return self._frame.fixed + sum(sent.tokens for sent, _ in self._slots)

    def _make_room(self, at: int) -> None:
        way = self._way
        if way.mask_after:
            replies = [n for n, (sent, _) in enumerate(self._slots) if sent.role == "assistant"]
            if len(replies) > way.mask_after:
                self._clear(range(replies[-way.mask_after]))
        if way.clear_at and self._total > way.clear_at * self._scale:
            outputs = [n for n, (sent, _) in enumerate(self._slots) if sent.role == "tool"]
            self._clear(outputs[: -way.keep_outputs])
        if self._total > COMPACT_AT * self._frame.window:
            self._compact(at)

    def _clear(self, places: Sequence[int]) -> None:
        for place in places:
            sent, at = self._slots[place]
            if sent.role == "tool" and sent.tokens > MIN_CLEARED_TOKENS:
                message = {"role": "tool", "content": CLEARED, "tool_call_id": sent.answers}
                self._slots[place] = sent_of(message, self._recorded.count), at

    def _preview(self, message: Sent) -> Sent:
        way = self._way
        if message.role != "tool" or not way.preview_over or message.tokens <= way.preview_over:
            return message
        text = self._first(message.text, way.preview)
        self._events.append({"kind": "gated"})
        made = {"role": "tool", "content": text, "tool_call_id": message.answers}
        return sent_of(made, self._recorded.count)

    def _compact(self, before: int) -> None:
        """Replace all but the newest messages by a summary; the newest typed message stays."""
        size = self._total
        kept, start = 0, len(self._slots)
        for place in range(len(self._slots) - 1, -1, -1):
            sent, _ = self._slots[place]
            kept += sent.tokens
            if start < len(self._slots) and kept > KEPT_TOKENS * self._scale:
                break
            if sent.role != "tool":
                start = place
        dropped, rest = self._slots[:start], self._slots[start:]
        last = max((at for at in self._recorded.typed if at < before), default=-1)
        typed = [slot for slot in dropped if slot[1] == last]
        self._summaries += 1
        summary = {"role": "user", "content": self._summary(dropped)}
        self._slots = [(sent_of(summary, self._recorded.count), None), *typed, *rest]
        charge = {"llm_input_tokens": size, "llm_cached_tokens": size}
        written = self._slots[0][0].tokens
        self._events.append({"kind": "handed_over", **charge, "llm_output_tokens": written})

    def _summary(self, dropped: Sequence[tuple[Sent, int | None]]) -> str:
        """What the user typed, then names; an earlier summary is summed up like any text."""
        users = [sent.text for sent, _ in reversed(dropped) if sent.role == "user"]
        budget = int(SUMMARY_TOKENS * max(self._scale, 0.5))
        typed = self._first("\n".join(users), budget // 2)
        names = Counter(name for sent, _ in dropped for name in _NAME.findall(sent.readable))
        listed = " ".join(name for name, _ in names.most_common(800))
        rest = self._first(listed, budget - self._recorded.count(typed))
        return f"[Summary {self._summaries} of the conversation so far]\n{typed}\n{rest}"

    def _first(self, text: str, tokens: int) -> str:
        """Return the beginning of a text that has about so many tokens."""
        part = text[: tokens * 5]
        while part and self._recorded.count(part) > tokens:
            part = part[: int(len(part) * 0.9)]
        return part
