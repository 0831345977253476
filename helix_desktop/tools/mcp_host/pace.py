"""How fast a server may talk: what it says beyond that waits in its own pipe."""

import asyncio


class Pace:
    """So much a second, with one second's worth in advance; taking more waits."""

    def __init__(self, a_second: float) -> None:
        self._rate = a_second
        self._left = a_second
        self._seen: float | None = None

    async def take(self, amount: float) -> None:
        self._refill()
        self._left -= amount
        if self._left < 0:
            await asyncio.sleep(-self._left / self._rate)

    def spare(self) -> bool:
        """Whether one more is left now; if so it is taken."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def _refill(self) -> None:
        now = asyncio.get_running_loop().time()
        passed = now - (self._seen if self._seen is not None else now)
        self._left = min(self._rate, self._left + passed * self._rate)
        self._seen = now
