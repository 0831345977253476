"""The background commands of a session, folded from the session's events."""

from collections.abc import Iterator, Sequence

from helix_desktop.context.texts.plain_text import clip, defuse
from helix_desktop.context.view import WindowView
from helix_desktop.domain.background import (
    BACKGROUND,
    BACKGROUND_TOOL,
    CommandEnding,
    EndedCommand,
    StartedCommand,
)
from helix_desktop.domain.events import (
    CommandEnded,
    CommandStarted,
    ContextInjected,
    Event,
    SessionStarted,
    ToolReturned,
)

LONGEST_COMMAND = 200
_ENDINGS = {
    CommandEnding.EXITED: "ended with exit status {status} after {seconds}",
    CommandEnding.STOPPED: "was stopped by the person after {seconds}",
    CommandEnding.STOPPED_BY_AGENT: "was stopped after {seconds}",
    CommandEnding.CLOSED: "was ended after {seconds}, when the session was closed",
    CommandEnding.FAILED: "was ended after {seconds}, and its output tells why",
    CommandEnding.LOST: "was ended when the application ended; its output is lost",
}


def ending_text(ended: EndedCommand) -> str:
    """Return how a command ended, for the model."""
    words = _ENDINGS[ended.ending]
    return words.format(status=ended.status, seconds=f"{ended.seconds:.1f} s")


def told_as(ended: EndedCommand) -> str:
    """Return how a tool's result names a command whose end it tells."""
    return f"{ended.id} ended: {ended.command}"


class BackgroundHistory:
    """The fold of one session's background commands."""

    def __init__(self) -> None:
        self.running: dict[str, StartedCommand] = {}
        """Commands without an end, by ID."""
        self.ended: dict[str, EndedCommand] = {}
        self.count = 0
        """Commands that were ever started, also in the session that this one branched from."""
        self._untold: dict[str, None] = {}
        self._told: dict[str, int] = {}
        """The event that last told the model of each running command."""
        self._copied = 0

    def take(self, seq: int, event: Event) -> None:
        match event:
            case SessionStarted(copied=copied):
                self._copied = copied
            case CommandStarted(id=name, command=command, call=call, at=at):
                self.count += 1
                # one that a branch copied runs in the other session
                if seq > self._copied:
                    self.running[name] = StartedCommand(name, command, call, at)
                    self._told[name] = seq
            case CommandEnded():
                self._end(event)
            case ContextInjected(source=source) if source == BACKGROUND:
                self._untold.clear()
                self._told = dict.fromkeys(self.running, seq)
            case ToolReturned(tool=tool, what=what) if tool == BACKGROUND_TOOL:
                # the agent read of the end by itself
                told = [name for name in self._untold if what.startswith(f"{name} ended")]
                for name in told:
                    del self._untold[name]

    def _end(self, event: CommandEnded) -> None:
        started = self.running.pop(event.id, None)
        if started is None:
            return
        del self._told[event.id]
        self.ended[event.id] = EndedCommand(
            event.id, started.command, event.ending, event.status, event.seconds, event.content
        )
        if event.ending is not CommandEnding.STOPPED_BY_AGENT:
            self._untold[event.id] = None

    def news(self, view: WindowView, now: float) -> Sequence[ContextInjected]:
        """Return the message that the model needs before its next request, if any.

        It is told once of each end, and of running commands again when a compaction replaced what
        told of them.
        """
        again = any(view.covers(seq) for seq in self._told.values())
        if not self._untold and not again:
            return ()
        lines = "\n".join(self._lines(again=again))
        return (ContextInjected(now, f"[{BACKGROUND}] {lines}", BACKGROUND),)

    def _lines(self, *, again: bool) -> Iterator[str]:
        for name in self._untold:
            ended = self.ended[name]
            yield f"The command {name} {ending_text(ended)}: {_shown(ended.command)}"
        if self._untold:
            yield f"Its output is read with {BACKGROUND_TOOL}."
        if again and self.running:
            yield "These commands run in the background:"
            for each in self.running.values():
                yield f"{each.id}: {_shown(each.command)}"


def _shown(command: str) -> str:
    return clip(defuse(" ".join(command.split())), LONGEST_COMMAND)
