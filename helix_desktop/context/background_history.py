"""The background commands of a session, folded from the session's events."""

from collections.abc import Sequence

from helix_desktop.context.texts.background_text import news_text
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
                for name in [each for each in self._untold if what.startswith(f"{each} ended")]:
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

        It is told once of each end, and of running commands again after a compaction.
        """
        again = any(view.covers(seq) for seq in self._told.values())
        if not self._untold and not again:
            return ()
        ended = [self.ended[name] for name in self._untold]
        running = tuple(self.running.values()) if again else ()
        return (ContextInjected(now, news_text(ended, running), BACKGROUND),)
