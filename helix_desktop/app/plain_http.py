"""The private hosts that the user allowed to reach unencrypted (http).

This computer needs no permission, and public hosts never get one.
"""

from helix_desktop.app.setting_declaration import SettingValues
from helix_desktop.domain.errors import UnencryptedAddress
from helix_desktop.domain.net_addresses import unencrypted_host

PLAIN_HTTP_HOSTS = "plain_http_hosts"
"""The key of the setting."""


class PlainHttpHosts:
    """The allowed hosts, kept in the user's settings."""

    def __init__(self, settings: SettingValues) -> None:
        self._settings = settings

    @property
    def hosts(self) -> tuple[str, ...]:
        return tuple(self._settings.text(PLAIN_HTTP_HOSTS).lower().split())

    def check(self, url: str) -> None:
        """Raise UnencryptedAddress for a host that the user was not asked about yet."""
        host = unencrypted_host(url)
        if host and host not in self.hosts:
            raise UnencryptedAddress(
                "The connection to {host} isn't encrypted.",
                "Others on that network could read and change everything. Use https://, or allow "
                "http:// for this host (--allow-http on the command line).",
                host=host,
            )

    def allow(self, host: str) -> None:
        """Allow a host from now on. Writes a file: not for the window's thread."""
        if host not in self.hosts:
            self._settings.set(PLAIN_HTTP_HOSTS, " ".join((*self.hosts, host)))

    def permit(self, url: str, *, allowed: bool) -> None:
        """Check an address; with `allowed`, allow its host first."""
        if allowed and (host := unencrypted_host(url)):
            self.allow(host)
        self.check(url)
