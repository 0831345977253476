"""A session's token counts, corrected by what the provider reported; learned window limits."""

from msgspec import Struct

from helix_desktop.context.window_assembler import count_shared
from helix_desktop.domain.context_window.block import ContextWindow
from helix_desktop.domain.errors import ContextTooLong
from helix_desktop.domain.events import WindowSent
from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.messages import Thinking
from helix_desktop.domain.ports import CountedRequest
from helix_desktop.domain.value import replace
from helix_desktop.engine.session_deps import ModelHandle


class _ReportedWindow(Struct, frozen=True):
    """A context and the token count that the model reported for it; of an earlier run, only the
    size.

    `assumed`: nobody reported the count, so later reports are not compared with it. `exact`: the
    server reported the count of this request itself.
    """

    own: int
    reported: int
    epoch: int
    window: ContextWindow | None = None
    assumed: bool = False
    exact: bool = False

    def base(self, window: ContextWindow) -> CountedRequest:
        """Return it as the base for the count of another context."""
        if self.window is None:
            return CountedRequest(self.own, self.reported, min(self.own, window.account.tokens))
        reported_blocks, blocks = self.window.blocks, window.blocks
        shared = count_shared(reported_blocks, blocks)
        shared_tokens = window.tokens_of_first(shared)
        # blocks after a changed one count as before
        if later_digests := {block.digest for block in reported_blocks[shared:]}:
            shared_tokens += sum(
                block.tokens for block in blocks[shared:] if block.digest in later_digests
            )
        return CountedRequest(
            self.own, self.reported, min(shared_tokens, self.own, window.account.tokens)
        )


class ModelCounts:
    """Calibrated counts for one model; a session that changes its model gets new ones.

    A context is counted from the reported one that is most alike: the last, the last before a
    rewrite (which an undo restores), or the smallest.
    """

    def __init__(self, model_handle: ModelHandle) -> None:
        self._calibrator = model_handle.make_calibrator()
        self._llm = model_handle.llm
        self._begun = False
        self._reports_cache = False
        self.reports = 0
        """The number of reports that were learned from."""
        self._last: _ReportedWindow | None = None
        self._rewritten: _ReportedWindow | None = None
        self._smallest: _ReportedWindow | None = None
        self._last_base: tuple[ContextWindow, CountedRequest] | None = None
        """The context that was counted last, and its base."""

    def begin(self, sent: WindowSent | None, usage: Usage | None) -> None:
        """Learn once from the journal's last report, so that a loaded session counts as before."""
        is_same_model = (
            sent is not None and sent.llm == self._llm.id and sent.provider == self._llm.provider
        )
        if not self._begun and sent is not None and is_same_model:
            counted = self._accepted_tokens(sent.tokens, usage, None)
            if counted is not None:
                self._keep(_ReportedWindow(sent.tokens, counted, sent.epoch))
        self._begun = True

    @property
    def reported_window(self) -> ContextWindow | None:
        """The last context whose token count the model reported since the session was opened."""
        return self._last.window if self._last is not None else None

    @property
    def llm(self) -> Llm:
        """The model with the context window that it is known to have."""
        window = self._calibrator.window
        return self._llm if window == self._llm.window else replace(self._llm, window=window)

    @property
    def max_window(self) -> int:
        """The window that a request may use: more than the model's if nobody has stated that."""
        return self._calibrator.max_window

    @property
    def cuts_silently(self) -> bool:
        """Whether the server leaves out parts of what is too long, instead of rejecting it."""
        return self._calibrator.cuts_silently

    def make_room(self, tokens: int) -> bool:
        """Assume that a window of unknown size has room for this; return whether it grew."""
        return self._calibrator.make_room(tokens)

    def expected_and_cautious(
        self, window: ContextWindow, added_tokens: int = 0
    ) -> tuple[int, int]:
        """Return a context's expected and cautious token count, with some own tokens added."""
        tokens = window.account.tokens + added_tokens
        base = self._base(window) or self._calibrator.first_base
        return self._calibrator.expect(tokens, base), self._calibrator.estimate(tokens, base)

    def least(self, window: ContextWindow, added_tokens: int = 0) -> int:
        """Return the fewest tokens that a context may count, with some own tokens added."""
        return self._calibrator.least(window.account.tokens + added_tokens, self._base(window))

    def trimmed_share(self, expected: float, cautious: float) -> float:
        """Return how much of the safety margin a trimmed request has to keep, from 0 to 1.

        `expected` and `cautious` are the model's tokens for one more token of Helix's own count.
        """
        is_ratio_learned = abs(expected - self._llm.factor) > LEARNED_DIFFERENCE
        needed_ratio = expected * (1 + TRIM_MARGIN)
        if not is_ratio_learned:
            needed_ratio = max(needed_ratio, UNSEEN_FACTOR)
        return (
            min(1.0, (needed_ratio - expected) / (cautious - expected))
            if cautious > expected
            else 0.0
        )

    def learn(self, window: ContextWindow, usage: Usage | None) -> bool:
        """Learn from the usage that the provider reported for an accepted context, if any.

        Return whether it shows that the server left out a part of the request.
        """
        own = window.account.tokens
        if usage is not None and self._shows_truncation(window, usage):
            self._calibrator.learn_truncation()
            self._last = None  # reports of truncated requests say nothing about others
            self._last_base = None
            return True
        is_assumed = self._last is not None and self._last.assumed
        counted = self._accepted_tokens(own, usage, None if is_assumed else self._base(window))
        if counted is not None:
            exact = usage is not None and counted == usage.window
            self._keep(_ReportedWindow(own, counted, window.epoch, window, exact=exact))
        return False

    def _shows_truncation(self, window: ContextWindow, usage: Usage) -> bool:
        """Return whether a request that only grew is reported to be no larger than before.

        That is normal with a prompt cache, whose tokens a report may leave out, and after thinking,
        which servers leave out of later requests.
        """
        last = self._last
        self._reports_cache |= usage.cache_read > 0 or usage.cache_write > 0
        if last is None or last.window is None or not last.exact or self._reports_cache:
            return False
        grown = window.account.tokens - last.own
        if grown < max(MIN_TRUNCATED_GROWTH_TOKENS, last.own * MIN_TRUNCATED_GROWTH):
            return False
        blocks = last.window.blocks
        return (
            0 < usage.window <= last.reported
            and count_shared(blocks, window.blocks) == len(blocks)
            and not any(
                isinstance(part, Thinking) for block in blocks for part in block.message.parts
            )
        )

    def _accepted_tokens(
        self, own: int, usage: Usage | None, base: CountedRequest | None
    ) -> int | None:
        """Return the token count of an accepted request: as reported, or as expected without a
        report.
        """
        if usage is None or not usage.window:
            return self._calibrator.expect(own, base)
        return self._calibrator.learn(own, usage, base)

    def learn_limit(
        self,
        window: ContextWindow,
        rejection: ContextTooLong,
        *,
        added_tokens: int = 0,
    ) -> None:
        """Learn from a rejection for length: the limit and the counted tokens, where reported.

        The request had `added_tokens` of Helix's own count beside the context. A rate limit of the
        account holds for this session only; if the request seemed to fit, it also shows that the
        count was too low.
        """
        own, limit = window.account.tokens + added_tokens, rejection.limit
        if rejection.is_rate_limit and limit:
            if self._calibrator.window <= limit and not added_tokens:
                self.assume_size(window, max(rejection.requested or 0, round(limit * RATE_EXCESS)))
            self._calibrator.limit_session(limit)
            return
        requested = rejection.requested
        counted = self._calibrator.learn_limit(own, limit, requested, base=self._base(window))
        if counted is not None:
            self._keep(_ReportedWindow(own, counted, window.epoch, window))

    def assume_size(self, window: ContextWindow, tokens: int) -> None:
        """Assume a token count for a rejected context, until a report gives a better one."""
        self._keep(
            _ReportedWindow(window.account.tokens, tokens, window.epoch, window, assumed=True)
        )

    def forget_limit(self) -> None:
        """Forget the limits that were assumed since a request was accepted.

        Even the smallest request was rejected, so these limits prove nothing, and would stop later
        requests before they are sent.
        """
        self._calibrator.forget_limit()

    def _keep(self, report: _ReportedWindow) -> None:
        last = self._last
        if last is not None and last.epoch != report.epoch and not last.assumed:
            self._rewritten = last
        self._last, self._last_base = report, None
        self.reports += 1
        if not report.assumed and (self._smallest is None or report.own <= self._smallest.own):
            self._smallest = report

    def _base(self, window: ContextWindow) -> CountedRequest | None:
        """Return the reported context that is most like another one, to count that from it."""
        if self._last is None:
            return None
        if self._last_base is not None and self._last_base[0] is window:
            return self._last_base[1]
        base = self._last.base(window)
        if base.unchanged != base.own:
            other_reports = (
                report for report in (self._rewritten, self._smallest) if report is not None
            )
            bases = (base, *(other.base(window) for other in other_reports))
            base = min(bases, key=lambda base: base.own - 2 * base.unchanged)
        self._last_base = window, base
        return base


MIN_TRUNCATED_GROWTH, MIN_TRUNCATED_GROWTH_TOKENS = 0.05, 256
"""The growth, as a share of a request and in tokens, that a report can't miss by chance."""

TRIM_MARGIN = 0.08
"""The share by which new content may count more than expected after trimming.

Trimming by the full safety margin would remove up to half of what fits; if this is too little, the
rejection tells how much more.
"""

UNSEEN_FACTOR = 1.2
"""The most tokens that an unknown model may count for one token of Helix's own count."""

LEARNED_DIFFERENCE = 0.001
"""A ratio that differs from the model's default by more than this was learned from reports."""

RATE_EXCESS = 1.1
"""A request that a rate limit rejected although it seemed to fit counts as this many times the
limit.
"""

PROBE_TOKENS = 10_000
"""Tokens of Helix's own count that are added to a context to measure what one more token counts."""
