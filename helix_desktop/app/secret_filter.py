"""The keys that this run knows, removed from logs and errors, whatever their shape.

There is one set per process, like the log. Nothing here is ever written. A short text does not
count as a secret, because hiding it would remove ordinary words.
"""

import threading
from urllib.parse import quote

from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.phrase import revised
from helix_desktop.domain.text_safety import HIDDEN, redact

SHORTEST = 8
"""The minimum characters of a key."""


class SecretFilter:
    """A filter that remembers secrets to remove them from texts. Thread-safe."""

    def __init__(self) -> None:
        self._secrets: tuple[str, ...] = ()
        self._lock = threading.Lock()

    def learn(self, secret: str) -> None:
        """Remove a secret from now on, also in its URL and JSON encodings."""
        if len(secret) < SHORTEST:
            return
        forms = {secret, quote(secret), quote(secret, safe=""), _escaped(secret)}
        with self._lock:
            # longest first: one key may begin with another
            found = {*self._secrets, *forms}
            self._secrets = tuple(sorted(found, key=len, reverse=True))

    def without(self, text: str) -> str:
        """Return the text without known secrets."""
        for secret in self._secrets:
            if secret in text:
                text = text.replace(secret, HIDDEN)
        return text

    def clean(self, text: str) -> str:
        """Return the text without known secrets, and without anything that looks like another."""
        return redact(self.without(text))

    def silence(self, error: HelixError) -> None:
        """Remove keys from an error: a provider's echo would end in the journal."""
        error.message = revised(error.message, self.clean)
        error.hint = revised(error.hint, self.clean)
        error.args = (error.message,)


def _escaped(secret: str) -> str:
    return secret.replace("\\", "\\\\").replace('"', '\\"').replace("/", "\\/")


KNOWN_KEYS = SecretFilter()
"""The known keys of this process."""
