"""The size of each sent request in tokens, as its model reported it, or as expected."""

from helix_desktop.domain.events import WindowSent
from helix_desktop.domain.llm import Usage

MIN_REPORTED_SHARE = 0.4
"""The smallest plausible share of the expected count.

A smaller report leaves something out, most often a cache.
"""


class RequestSizes:
    """The model's count of each request of a session, one after the other.

    Older journals hold no expected counts: those follow the latest plausible report.
    """

    def __init__(self) -> None:
        self._ratio = 1.0
        self._request = 0

    def note_request(self, request: WindowSent) -> int:
        """Note a request and return its expected count."""
        self._request = request.tokens
        return request.expected or round(request.tokens * self._ratio)

    def note_reply(self, usage: Usage | None) -> int:
        """Take the report of the last request.

        Return its count, or 0 if it is missing or implausible.
        """
        reported = usage.window if usage is not None else 0
        if not self._request or reported < MIN_REPORTED_SHARE * round(self._request * self._ratio):
            return 0
        self._ratio = reported / self._request
        return reported
