"""A long message of the user as its beginning and end, below the line that recalls all of it."""

from helix_desktop.context.texts.markers import MarkedOriginal, recall_line
from helix_desktop.context.texts.plain_text import defuse
from helix_desktop.context.texts.token_budget import fit_head, fit_tail
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.ports import MessageWeigher

MIN_HEAD_TOKENS, MIN_TAIL_TOKENS = 60, 10
"""The tokens of the beginning and of the end that always stay."""
FRAME_TOKENS = 28
"""About the tokens of the lines around both ends."""
LEAST_MESSAGE_TOKENS = MIN_HEAD_TOKENS + MIN_TAIL_TOKENS + FRAME_TOKENS
"""A size below which no message has to be shortened."""

_HEAD_SHARE = 2 / 3
_CUT_MARGIN = 1.04
"""The factor by which more tokens are asked for, because a cut may be 3% too small."""


def shorten_message(
    original: MarkedOriginal, max_tokens: int, *, policy: Policy, weigher: MessageWeigher
) -> str:
    """Return both ends of a message in about `max_tokens`, word for word, but never less than
    the minimum.
    """
    opening = recall_line(original.digest, policy)
    middle = "[the middle is left out]"
    tokens_left = max_tokens - weigher.count(f"{opening}\n\n{middle}\n")
    head_tokens = max(MIN_HEAD_TOKENS, int(tokens_left * _HEAD_SHARE))
    tail_tokens = max(MIN_TAIL_TOKENS, tokens_left - head_tokens)
    text = defuse(original.text)
    head = fit_head(text, int(head_tokens * _CUT_MARGIN), weigher)
    tail = fit_tail(text[len(head) :], tail_tokens, weigher)
    return f"{opening}\n{head}\n{middle}\n{tail}"
