"""The usage that Chat servers report, under every name they have for the same figures.

Sources: OpenAI (`prompt_tokens_details`), DeepSeek (`prompt_cache_hit_tokens`), Moonshot
(`cached_tokens` at the top), OpenRouter (`cache_write_tokens`), xAI (reasoning beside the total).
"""

from msgspec import Struct

from helix_desktop.domain.llm import Usage


class Details(Struct):
    """What of the prompt came from the cache or went into it."""

    cached_tokens: int | None = None
    cache_write_tokens: int | None = None


class UsageTold(Struct):
    """Figures as they came."""

    prompt_tokens: int | None = None
    completion_tokens: int | None = None
    total_tokens: int | None = None
    prompt_tokens_details: Details | None = None
    prompt_cache_hit_tokens: int | None = None
    cached_tokens: int | None = None

    def usage(self) -> Usage:
        """Ours: the prompt without what the cache read or wrote."""
        details = self.prompt_tokens_details or Details()
        read = details.cached_tokens or self.prompt_cache_hit_tokens or self.cached_tokens or 0
        write = details.cache_write_tokens or 0
        prompt = max(0, self.prompt_tokens or 0)
        read = min(max(0, read), prompt)
        write = min(max(0, write), prompt - read)
        # some count the reasoning in the total only
        output = max(0, self.completion_tokens or 0, (self.total_tokens or 0) - prompt)
        return Usage(prompt - read - write, output, read, write)
