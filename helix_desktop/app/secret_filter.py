"""Removes this run's known keys from logs and error messages.

What arrives from providers and servers is searched for the same keys (`domain/app_secrets.py`).
"""

from helix_desktop.domain.app_secrets import APP_SECRETS, AppSecrets
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.phrase import revised
from helix_desktop.domain.redaction import redact


class SecretFilter:
    """A filter that remembers secrets to remove them from texts. Thread-safe."""

    def __init__(self, values: AppSecrets | None = None) -> None:
        self._values = values or AppSecrets()

    def learn(self, secret: str) -> None:
        """Remove a secret from now on, in every form in which it may be sent back."""
        self._values.learn(secret)

    def without(self, text: str) -> str:
        return self._values.without(text)

    def clean(self, text: str) -> str:
        """Return the text without known secrets, and without anything that looks like another."""
        return redact(self.without(text))

    def silence(self, error: HelixError) -> None:
        """Remove keys from an error: a provider's echo would end in the journal."""
        error.message = revised(error.message, self.clean)
        error.hint = revised(error.hint, self.clean)
        error.args = (error.message,)


KNOWN_KEYS = SecretFilter(APP_SECRETS)
"""The known keys of this process."""
