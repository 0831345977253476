"""The error tree: every failure a person can meet, worded for that person.

`message` says what happened, `hint` what was kept and what to do; causes go to the log.
"""


class HelixError(Exception):
    """The root: anything below it may be shown to the person as it is."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return f"{self.message} {self.hint}".strip()


class StoreError(HelixError):
    """A workspace's store refuses or cannot do what was asked."""


class StoreMissing(StoreError):
    """There is no store at that place."""


class StoreForeign(StoreError):
    """The folder holds something that this application did not write."""


class StoreNewer(StoreError):
    """The store was written by a newer version of the application."""


class StoreDamaged(StoreError):
    """The store cannot be opened or read as it is; it is left untouched."""


class StoreDenied(StoreError):
    """The operating system does not allow reading or writing there."""


class StoreClosed(StoreError):
    """The store is closed or closing."""


class StoreFull(StoreError):
    """The disk is full: nothing more is accepted until there is space again."""


class StoreInterrupted(StoreError):
    """The person stopped a check, a copy or a repair; what was there before is unchanged."""


class StoreLocked(StoreError):
    """Another process or another part of this one holds the store."""

    def __init__(self, message: str, hint: str = "", *, pid: int = 0) -> None:
        super().__init__(message, hint)
        self.pid = pid


class ContentError(HelixError):
    """A stored content cannot be handed out."""


class CacheMiss(ContentError):
    """No content with that digest in this workspace."""


class AmbiguousDigest(ContentError):
    """More than one content begins with that prefix."""


class CacheCorrupt(ContentError):
    """The stored bytes do not have the SHA-256 they are filed under."""

    def __init__(self, message: str, hint: str = "", *, digest: str = "") -> None:
        super().__init__(message, hint)
        self.digest = digest


class JournalError(HelixError):
    """A session's journal cannot be read or extended as asked."""


class JournalDamaged(JournalError):
    """Records of a session are missing or changed; what is left stays readable."""


class UnknownEvent(JournalError):
    """A record was written by a newer version and cannot be understood."""


class SessionMissing(JournalError):
    """No session with that id in this workspace."""


class QueryError(HelixError):
    """A filter or search text cannot be understood."""

    def __init__(self, message: str, hint: str = "", *, at: int = 0) -> None:
        super().__init__(message, hint)
        self.at = at


class PolicyError(HelixError):
    """A policy value lies outside its range or does not exist."""


class SettingsError(HelixError):
    """The settings file cannot be read or a setting has no such value."""


class WorkspaceError(HelixError):
    """A workspace cannot be created, opened or changed as asked."""


class PermissionsError(HelixError):
    """What was allowed or forbidden cannot be read or kept."""


class SecretError(HelixError):
    """A key cannot be kept or read safely."""


class ResourceError(HelixError):
    """A file that ships with the application is missing or changed."""


class ProviderError(HelixError):
    """A model's provider refused, failed or cannot be reached."""


class ProviderUnreachable(ProviderError):
    """No connection, or no answer in time; nothing was sent twice."""


class ProviderAccessDenied(ProviderError):
    """The key is missing, wrong or has no right to this model, or the account is empty."""


class ProviderOverloaded(ProviderError):
    """Too many requests or too much load, also after the retries; `wait` in seconds if told."""

    def __init__(self, message: str, hint: str = "", *, wait: float | None = None) -> None:
        super().__init__(message, hint)
        self.wait = wait


class ProviderResponseInvalid(ProviderError):
    """What came back is not what this dialect sends."""


class RequestRefused(ProviderError):
    """The provider does not take the request as it is (unknown model, bad parameter)."""


class RequestTooLarge(ProviderError):
    """The body of a request has too many bytes; `limit` is what the provider takes, if it says."""

    def __init__(self, message: str, hint: str = "", *, limit: int | None = None) -> None:
        super().__init__(message, hint)
        self.limit = limit


class ContextTooLong(ProviderError):
    """The provider refused a request for its length; if it says so, what it takes and counted."""

    def __init__(
        self, message: str, hint: str = "", *, limit: int | None = None, asked: int | None = None
    ) -> None:
        super().__init__(message, hint)
        self.limit = limit
        self.asked = asked


class ToolError(HelixError):
    """A tool could not do what the agent asked; the text goes back to the agent."""


class ServerError(HelixError):
    """A server of others (MCP) cannot be configured, started or spoken to as asked."""


class EngineError(HelixError):
    """The engine cannot do this now (a turn is running, nothing to stop, ...)."""


class BudgetExceeded(EngineError):
    """What the person allowed to be spent is used up; no model is asked any more."""


class ContextOverflow(EngineError):
    """What has to be in a request is larger than the model takes; `floor` says what, in tokens."""

    def __init__(
        self, message: str, hint: str = "", *, floor: tuple[tuple[str, int], ...] = ()
    ) -> None:
        super().__init__(message, hint)
        self.floor = floor
