"""What the main model counts of one session's windows, as far as it has told."""

from helix_desktop.context.history import Reported
from helix_desktop.context.window import count_shared
from helix_desktop.domain.context_window.block import ContextWindow
from helix_desktop.domain.llm import Usage
from helix_desktop.engine.session_deps import ModelHandle


class ModelCounts:
    """Of one model; a session that goes on with another gets new ones."""

    def __init__(self, model_handle: ModelHandle) -> None:
        self._gauge = model_handle.gauge()
        self._llm = model_handle.llm.id
        self._begun = False
        self._epoch = 0
        """In which the request was sent that a loaded session was told of last."""
        self.told: ContextWindow | None = None
        """The last window of which the model has told what it counts, since the session is open."""

    def begin(self, reported: Reported | None) -> None:
        """Learn once what the journal has of it: a session that is loaded counts as before."""
        if not self._begun and reported is not None and reported.sent.llm == self._llm:
            self._gauge.observe(reported.sent.tokens, reported.usage)
            self._epoch = reported.sent.epoch
        self._begun = True

    def expected(self, window: ContextWindow) -> int:
        """What the model is expected to count of a window."""
        return self._gauge.expect(window.account.tokens, self._kept(window))

    def most(self, window: ContextWindow) -> int:
        """What it may count at most."""
        return self._gauge.estimate(window.account.tokens, self._kept(window))

    def learn(self, window: ContextWindow, usage: Usage) -> None:
        """What the provider counted of a window that was sent."""
        self._gauge.observe(window.account.tokens, usage, self._kept(window))
        self.told = window

    def learn_limit(
        self, window: ContextWindow, limit: int | None, asked: int | None = None
    ) -> None:
        """The provider refused a window for its length; what it takes and counted, if told."""
        self._gauge.told_limit(window.account.tokens, limit, asked)

    def _kept(self, window: ContextWindow) -> int | None:
        """Tokens that a window shares with the last one whose count was reported."""
        if self.told is None:
            # of a request from before the session was loaded nothing but its size is at hand
            return None if window.epoch == self._epoch else 0
        keep = count_shared(self.told, window)
        return sum(block.tokens for block in window.blocks[:keep])
