"""The keys that this run knows: taken out of logs and errors, whatever their shape.

One set for the process, as the log is. Nothing here is ever written; a short secret is no secret,
and hiding it would eat ordinary words.
"""

import threading
from urllib.parse import quote

from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.phrase import revised
from helix_desktop.domain.text_safety import HIDDEN, redact

SHORTEST = 8
"""Characters; below, a text is not taken for a key."""


class SecretFilter:
    """Remembers secrets to take them out again. Safe to use from several threads."""

    def __init__(self) -> None:
        self._secrets: tuple[str, ...] = ()
        self._lock = threading.Lock()

    def learn(self, secret: str) -> None:
        """From now on it is taken out, also as it stands in an address or in JSON."""
        if len(secret) < SHORTEST:
            return
        forms = {secret, quote(secret), quote(secret, safe=""), _escaped(secret)}
        with self._lock:
            # longest first: one key may begin as another
            found = {*self._secrets, *forms}
            self._secrets = tuple(sorted(found, key=len, reverse=True))

    def without(self, text: str) -> str:
        """The text without any of them."""
        for secret in self._secrets:
            if secret in text:
                text = text.replace(secret, HIDDEN)
        return text

    def clean(self, text: str) -> str:
        """The text without any of them, and without what looks like any other."""
        return redact(self.without(text))

    def silence(self, error: HelixError) -> None:
        """Have the error tell no key: what a provider echoes would end in the journal."""
        error.message = revised(error.message, self.clean)
        error.hint = revised(error.hint, self.clean)
        error.args = (error.message,)


def _escaped(secret: str) -> str:
    return secret.replace("\\", "\\\\").replace('"', '\\"').replace("/", "\\/")


KNOWN_KEYS = SecretFilter()
"""Those of this process."""
