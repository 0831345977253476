"""All errors that the user can meet: class, message, and hint of what to do.

`message` says what happened. `hint` says what was kept and what to do. Causes go to the log. Both
texts keep their templates and values: `HelixError("There is no file {path}.", path=path)`.
"""

import errno
from collections.abc import Iterator

from helix_desktop.domain.phrase import JoinedPhrases, Phrase, filled, joined


class HelixError(Exception):
    """The root of all errors that may be shown to the user as they are."""

    def __init__(self, message: str, hint: str = "", **values: object) -> None:
        self.message = _phrase(message, values)
        self.hint = _phrase(hint, values)
        super().__init__(self.message)

    @property
    def full_text(self) -> str:
        """Return message and hint as one translatable text."""
        return joined((self.message, self.hint))

    def __str__(self) -> str:
        return f"{self.message} {self.hint}".strip()

    def __format__(self, spec: str) -> str:
        """Stay translatable as a value of a phrase."""
        return format(str(self), spec) if spec else self.full_text


def _phrase(text: str, values: dict[str, object]) -> str:
    return text if isinstance(text, Phrase | JoinedPhrases) else filled(text, values)


def full_error_text(error: BaseException) -> str:
    """Return the text of an error; that of a `HelixError` can be translated."""
    return error.full_text if isinstance(error, HelixError) else str(error)


_FULL = (errno.ENOSPC, errno.EDQUOT)
_DENIED = (errno.EACCES, errno.EPERM, errno.EROFS)
OF_STORAGE = frozenset({*_FULL, *_DENIED, errno.EIO})
"""Errors of a disk, whatever is asked of it: they are no mistakes in the code."""


class SystemRefusal(HelixError):
    """The system refused to read or write a file: an `OSError` in words for the user."""


def system_refusal(error: OSError) -> SystemRefusal:
    place, reason = error.filename2 or error.filename, error.strerror or type(error).__name__
    if error.errno in _FULL:
        if not place:
            return SystemRefusal("The disk is full.", "Free disk space, then try again.")
        return SystemRefusal(
            "The disk is full: can't write {place}.",
            "Free disk space, then try again.",
            place=place,
        )
    if error.errno in _DENIED and place:
        return SystemRefusal(
            "Helix doesn't have permission to use {place}.",
            "Check who owns it and its permissions, then try again.",
            place=place,
        )
    if not place:
        return SystemRefusal("A file can't be read or written: {reason}.", reason=reason)
    return SystemRefusal("Can't use {place}: {reason}.", place=place, reason=reason)


class StoreError(HelixError):
    """A store refused a request or could not carry it out."""


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
    """The user stopped a check, a copy, or a repair; earlier data is unchanged."""


class StoreLocked(StoreError):
    """Another process, or another part of this one, has the store open."""

    def __init__(self, message: str, hint: str = "", *, pid: int = 0, **values: object) -> None:
        super().__init__(message, hint, **values)
        self.pid = pid


class ContentError(HelixError):
    """A stored content cannot be returned."""


class CacheMiss(ContentError):
    """The workspace has no content with that digest."""


class AmbiguousDigest(ContentError):
    """More than one content begins with that prefix."""


class CacheCorrupt(ContentError):
    """The stored bytes do not have the SHA-256 under which they are stored."""

    def __init__(self, message: str, hint: str = "", *, digest: str = "", **values: object) -> None:
        super().__init__(message, hint, **values)
        self.digest = digest


class JournalError(HelixError):
    """A session's journal cannot be read or extended as asked."""


class JournalDamaged(JournalError):
    """Records of a session are missing or changed; the rest stays readable."""


class UnknownEvent(JournalError):
    """A record was written by a newer version and cannot be understood."""


class SessionMissing(JournalError):
    """The workspace has no session with that ID."""


class QueryError(HelixError):
    """A filter or search text cannot be understood."""

    def __init__(self, message: str, hint: str = "", *, at: int = 0, **values: object) -> None:
        super().__init__(message, hint, **values)
        self.at = at


class PolicyError(HelixError):
    """A policy value is outside its range or does not exist."""


class SettingsError(HelixError):
    """The settings file cannot be read, or a setting does not accept the value."""


class WorkspaceError(HelixError):
    """A workspace cannot be created, opened, or changed as asked."""


class PermissionsError(HelixError):
    """The permission rules cannot be read or saved."""


class UnencryptedAddress(HelixError):
    """A private host would be reached without encryption, and the user has not been asked yet."""

    def __init__(self, message: str, hint: str = "", **values: object) -> None:
        super().__init__(message, hint, **values)
        self.host = str(values.get("host", ""))


class SecretError(HelixError):
    """A key cannot be stored or read safely."""


class ResourceError(HelixError):
    """A file that ships with the application is missing or changed."""


class ProviderError(HelixError):
    """A model's provider refused, failed, or cannot be reached."""


class ProviderUnreachable(ProviderError):
    """There was no connection, or no answer in time; nothing was sent twice."""


class ProviderAccessDenied(ProviderError):
    """The key is missing, wrong, or not allowed to use the model, or the account is empty."""


class ProviderKeyMissing(ProviderAccessDenied):
    """There is no key for the provider, so nothing was sent."""


class AgentSignedOut(ProviderAccessDenied):
    """An agent of another program isn't signed in; `command` signs it in, in a terminal."""

    command: str = ""


class ProviderOverloaded(ProviderError):
    """Too many requests or too much load, even after retries; `wait` is in seconds, if known."""

    def __init__(
        self,
        message: str,
        hint: str = "",
        *,
        wait: float | None = None,
        token_limit: int = 0,
        is_limit: bool = False,
        **values: object,
    ) -> None:
        super().__init__(message, hint, **values)
        self.wait = wait
        # whether it is worth waiting, because the provider will accept the request later
        self.is_limit = is_limit
        # how many input tokens the account may send in a minute, if that is the reason
        self.token_limit = token_limit


class ProviderLimitReached(ProviderOverloaded):
    """The provider takes the request later than a turn waits; it may not say how much later."""


class ProviderResponseInvalid(ProviderError):
    """The response does not follow the dialect's protocol."""


class RequestRefused(ProviderError):
    """The provider refused the request as it is (unknown model, bad parameter)."""


class RequestTooLarge(ProviderError):
    """The request body has too many bytes; `limit` is the provider's maximum, if reported."""

    def __init__(
        self, message: str, hint: str = "", *, limit: int | None = None, **values: object
    ) -> None:
        super().__init__(message, hint, **values)
        self.limit = limit


class ContextTooLong(ProviderError):
    """The request has too many tokens; `limit` and `requested` are the provider's figures."""

    def __init__(
        self,
        message: str,
        hint: str = "",
        *,
        limit: int | None = None,
        requested: int | None = None,
        is_rate_limit: bool = False,
        **values: object,
    ) -> None:
        super().__init__(message, hint, **values)
        self.limit = limit
        self.requested = requested
        # more than the account may send in a minute: this says nothing about the model, and
        # `requested` is an estimate of the provider
        self.is_rate_limit = is_rate_limit


class ToolError(HelixError):
    """A tool could not do the agent's task; the text goes back to the agent."""


class ArgumentsError(ToolError):
    """The arguments of a call do not fit the tool."""


class ServerError(HelixError):
    """An external MCP server cannot be configured, started, or reached as asked."""


class ServerEnded(ServerError):
    """An external MCP server ended before it was asked for what is wanted."""


class SignInNeeded(ServerError):
    """The user must sign in to an external MCP server first."""


class EngineError(HelixError):
    """The engine cannot do this now (a turn is running, nothing to stop, ...)."""


class UserAway(EngineError):
    """A question has no answer, and the user wants the turn to end then."""


class NothingToCompact(EngineError):
    """A session has nothing yet that a handover could cover."""


class BudgetExceeded(EngineError):
    """A budget set by the user is used up; no model is asked any more."""


class PriceUnknown(BudgetExceeded):
    """A budget in dollars can't be kept, because a model's price is unknown."""


class ContextOverflow(EngineError):
    """The required content does not fit into a request; `floor` lists its tokens by kind."""

    def __init__(
        self,
        message: str,
        hint: str = "",
        *,
        floor: tuple[tuple[str, int], ...] = (),
        **values: object,
    ) -> None:
        super().__init__(message, hint, **values)
        self.floor = floor


def causes_of(error: BaseException | None) -> Iterator[BaseException]:
    """Yield an error and what led to it, up to ten of them."""
    for _ in range(10):
        if error is None:
            return
        yield error
        error = error.__cause__ or error.__context__
