"""The thresholds of notes for a window's size, from the policy."""

from math import sqrt

from msgspec import Struct

from helix_desktop.domain.context_window.policy import Policy


class NoteThresholds(Struct, frozen=True):
    """A policy's thresholds for notes, scaled to one window size."""

    high_tokens: int
    early_tokens: int
    low_tokens: int
    tail_tokens: int
    min_freed_tokens: int
    full_step_tokens: int
    line_tokens: int
    name_tokens: int
    major_name_tokens: int
    marker_tokens: int

    @classmethod
    def of(cls, policy: Policy, size: int, token_ratio: float = 1.0) -> "NoteThresholds | None":
        """Scale a policy's thresholds; None if the policy never makes notes automatically.

        `size` and the result are in tokens of the application's count, each of which is
        `token_ratio` of the model's tokens.
        """
        if not policy.notes_percent:
            return None
        high_tokens = min(
            int(policy.notes_high_tokens / token_ratio), int(size * policy.notes_percent / 100)
        )
        share = high_tokens / policy.notes_scale_tokens
        # lines and names that are chosen by forecast are few, and a small window needs most of them
        root_share = sqrt(share)
        return cls(
            high_tokens,
            early_tokens=int(policy.notes_early_tokens * share),
            low_tokens=int(policy.notes_low_tokens * share),
            tail_tokens=int(policy.notes_tail_tokens * share),
            min_freed_tokens=int(policy.notes_least_tokens * share),
            full_step_tokens=int(policy.live_tokens * share),
            line_tokens=int(policy.lines_tokens * root_share),
            name_tokens=int(policy.names_tokens * root_share),
            major_name_tokens=int(policy.names_major_tokens * root_share),
            marker_tokens=int(policy.marker_tokens * root_share),
        )
