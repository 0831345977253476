"""What the provider's prompt cache makes of a rewrite: reading is cheap, writing again is not."""

from helix_desktop.domain.llm import Llm
from helix_desktop.domain.values import value

USUAL_READ = 0.1
USUAL_WRITE = 1.25
"""Of the price of plain input: the dearest of the providers that publish theirs."""


@value
class Prices:
    """Of a token that the cache has and of one that it has not; plain input is 1."""

    read: float = USUAL_READ
    write: float = USUAL_WRITE

    @classmethod
    def of(cls, llm: Llm, *, cold: bool = False) -> "Prices":
        """A model's; where the cache has gone cold a rewrite costs nothing extra."""
        prices = llm.prices
        if prices is None or not prices.input:
            return cls(USUAL_WRITE if cold else USUAL_READ, USUAL_WRITE)
        read = prices.cache_read / prices.input if prices.cache_read else 1.0
        write = prices.cache_write / prices.input if prices.cache_write else 1.0
        return cls(write if cold else read, write)

    def reading(self, tokens: float) -> float:
        """What it costs that tokens are read."""
        return tokens * self.read

    def rewriting(self, suffix: float) -> float:
        """What it costs extra that everything behind the first change is written again."""
        return suffix * max(0.0, self.write - self.read)
