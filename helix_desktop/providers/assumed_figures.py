"""What is assumed about a model if nobody knows its context window, reply limit, or price."""

from helix_desktop.domain.llm import Prices

ASSUMED_WINDOW_TOKENS = 32_768
"""Context window of an unknown model: the smallest that users' own servers load for agents.

Too small a value only makes compaction start early; too large a value makes the first request fail.
"""
ASSUMED_REMOTE_WINDOW_TOKENS = 128_000
"""The same for a model on somebody else's server, where nobody has chosen a smaller window to
save memory.
"""
ASSUMED_OUTPUT_TOKENS = 4_096
"""Reply limit of an unknown model; every model that calls tools allows it."""
ASSUMED_TOKEN_FACTOR = 1.15
"""Tokens of an unknown model per o200k token, until a provider reports: between GPT's 1.0 and
Claude's 1.18; the first reply corrects it."""
ASSUMED_PRICES = Prices(3.0, 15.0)
"""Prices suggested for an unknown model: a large model's, so that a budget ends too early rather
than too late."""
