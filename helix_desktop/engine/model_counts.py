"""Token counts of one session's contexts, as reported by its main model."""

from helix_desktop.context.history import Reported
from helix_desktop.context.window import count_shared
from helix_desktop.domain.context_window.block import ContextWindow
from helix_desktop.domain.llm import Usage
from helix_desktop.engine.session_deps import ModelHandle


class ModelCounts:
    """Calibrated counts for one model; a session that changes its model gets new ones."""

    def __init__(self, model_handle: ModelHandle) -> None:
        self._gauge = model_handle.gauge()
        self._llm = model_handle.llm.id
        self._begun = False
        self._epoch = 0
        """Epoch of the last request whose count a loaded session knows."""
        self.reported_window: ContextWindow | None = None
        """The last context whose token count the model reported since the session was opened."""

    def begin(self, reported: Reported | None) -> None:
        """Learn once from the journal's last report, so that a loaded session counts as before."""
        if not self._begun and reported is not None and reported.sent.llm == self._llm:
            self._gauge.observe(reported.sent.tokens, reported.usage)
            self._epoch = reported.sent.epoch
        self._begun = True

    def expected(self, window: ContextWindow) -> int:
        """Return the expected token count of a context, as the model counts."""
        return self._gauge.expect(window.account.tokens, self._kept(window))

    def most(self, window: ContextWindow) -> int:
        """Return the largest token count that the model may find."""
        return self._gauge.estimate(window.account.tokens, self._kept(window))

    def learn(self, window: ContextWindow, usage: Usage) -> None:
        """Learn from the usage that the provider reported for a context."""
        self._gauge.observe(window.account.tokens, usage, self._kept(window))
        self.reported_window = window

    def learn_limit(
        self, window: ContextWindow, limit: int | None, asked: int | None = None
    ) -> None:
        """Learn from a rejection for length: the limit and the counted tokens, where reported."""
        self._gauge.learn_limit(window.account.tokens, limit, asked)

    def _kept(self, window: ContextWindow) -> int | None:
        """Return the tokens shared with the last context whose count was reported."""
        if self.reported_window is None:
            # of a request before the session was loaded only the size is known
            return None if window.epoch == self._epoch else 0
        keep = count_shared(self.reported_window.blocks, window.blocks)
        return sum(block.tokens for block in window.blocks[:keep])
