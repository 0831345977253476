"""The sentences for errors of providers: refused key, overloaded, no connection, no credit."""

import time

from msgspec import Struct

from helix_desktop.domain.errors import (
    ProviderError,
    ProviderLimitReached,
    ProviderOverloaded,
    ProviderUnreachable,
)
from helix_desktop.domain.phrase import Phrase, joined

SAVED = Phrase("Your message is saved.")


class ErrorText(Struct, frozen=True):
    """A message and a hint for the user."""

    message: str
    hint: str

    def error(self, kind: type[ProviderError] | None = None) -> ProviderError:
        """Return the texts as an error, by default ProviderUnreachable."""
        return (kind or ProviderUnreachable)(self.message, self.hint)


NO_KEY = ErrorText(
    Phrase("The provider rejected the API key."),
    Phrase("{kept} Check the key in Settings › Models and keys and send it again.", kept=SAVED),
)


def missing_key(endpoint: str) -> ErrorText:
    """Return the words for a missing key, which are the same before anything is sent."""
    return ErrorText(
        Phrase("There is no key for {endpoint}.", endpoint=endpoint),
        Phrase(
            "{kept} Add a key in Settings › Models and keys, or choose another model.", kept=SAVED
        ),
    )


STRANGE_KEY = ErrorText(
    Phrase("The API key contains a line break or an invalid character."),
    Phrase("{kept} Enter the key again in Settings › Models and keys.", kept=SAVED),
)
NO_RIGHT = ErrorText(
    Phrase("This API key has no access to this model."),
    Phrase("{kept} Choose another model or ask the provider for access.", kept=SAVED),
)
EXPIRED = ErrorText(
    Phrase("Your sign-in to the provider has expired."),
    Phrase("{kept} Sign in again with the provider's own tool, then send it again.", kept=SAVED),
)
WRONG_CLOCK = ErrorText(
    Phrase("The provider rejected the signature, because this computer's clock is wrong."),
    Phrase("{kept} Set the clock, then send it again.", kept=SAVED),
)
WRONG_SIGNATURE = ErrorText(
    Phrase("The provider rejected the credentials that signed the request."),
    Phrase("{kept} Check the access key and its secret, then send it again.", kept=SAVED),
)
NO_CREDIT = ErrorText(
    Phrase("Your account with the provider is out of credit."),
    Phrase("{kept} Add credit with the provider or choose another model.", kept=SAVED),
)
TOO_MANY = ErrorText(
    Phrase("The provider's rate limit is reached."),
    Phrase("{kept} Try again later or choose another model.", kept=SAVED),
)
OVERLOADED = ErrorText(
    Phrase("The provider is overloaded."),
    Phrase("{kept} Try again later or choose another model.", kept=SAVED),
)
LOADING = ErrorText(
    Phrase("The model is still being loaded."), Phrase("{kept} Try again in a moment.", kept=SAVED)
)
BROKEN = ErrorText(
    Phrase("The provider had an internal error."),
    Phrase("{kept} Try again later or choose another model.", kept=SAVED),
)
TOO_LONG = ErrorText(
    Phrase("The request exceeds the model's limit."),
    Phrase(
        "{kept} Compact the session or choose a model with a larger context window.", kept=SAVED
    ),
)


def above_rate_limit(limit: int) -> ErrorText:
    """Return the words for a request with more tokens than the account may send in a minute."""
    return ErrorText(
        Phrase(
            "The request exceeds your account's rate limit of {limit} tokens.", limit=f"{limit:,}"
        ),
        Phrase(
            "{kept} Compact the session, choose another model, or ask the provider for a higher "
            "limit.",
            kept=SAVED,
        ),
    )


TOO_BIG = ErrorText(
    Phrase("The request is too large for the provider."),
    Phrase(
        "{kept} Remove images or long texts from the context, or compact the session.", kept=SAVED
    ),
)
NO_MODEL = ErrorText(
    Phrase("The provider doesn't have this model."),
    Phrase(
        "{kept} Choose another model, or check its name in Settings › Models and keys.", kept=SAVED
    ),
)
NO_ANSWER = ErrorText(
    Phrase("Nothing answers at the provider's address."),
    Phrase("{kept} Check the base URL in Settings › Models and keys.", kept=SAVED),
)
REDIRECTED = ErrorText(
    Phrase("The base URL redirects elsewhere."),
    Phrase("{kept} Check the base URL in Settings › Models and keys.", kept=SAVED),
)
PROXY = ErrorText(
    Phrase("The proxy requires authentication."),
    Phrase("{kept} Check this system's proxy and its password.", kept=SAVED),
)
REFUSED = ErrorText(
    Phrase("The provider rejected the request."),
    Phrase("{kept} Choose another model, or check the settings of this one.", kept=SAVED),
)
GARBLED = ErrorText(
    Phrase("The provider returned something that isn't an answer."),
    Phrase("{kept} Check the base URL and the protocol in Settings › Models and keys.", kept=SAVED),
)
WEB_PAGE = ErrorText(
    Phrase("The provider returned a web page instead of an answer."),
    Phrase(
        "{kept} Check the base URL in Settings, and whether this network requires sign-in.",
        kept=SAVED,
    ),
)
NO_CONNECTION = ErrorText(
    Phrase("Can't reach the provider."),
    Phrase("{kept} Check the connection and the base URL, then send it again.", kept=SAVED),
)
NO_NAME = ErrorText(
    Phrase("Can't find the provider's address."),
    Phrase("{kept} Check the connection and the base URL, then send it again.", kept=SAVED),
)
NO_TRUST = ErrorText(
    Phrase("This system doesn't trust the provider's certificate."),
    Phrase("{kept} Check the base URL and this system's certificates.", kept=SAVED),
)
NO_ENCRYPTION = ErrorText(
    Phrase("Couldn't open an encrypted connection to the provider."),
    Phrase("{kept} Check the base URL. Servers without https start with http://.", kept=SAVED),
)
NO_PROXY = ErrorText(
    Phrase("The system proxy type isn't supported."),
    Phrase("{kept} Use an http, https, or socks5 proxy (HTTPS_PROXY), or none.", kept=SAVED),
)
NO_ADDRESS = ErrorText(
    Phrase("The base URL of the provider isn't a web address."),
    Phrase("{kept} Check the base URL in Settings › Models and keys.", kept=SAVED),
)
SILENT = ErrorText(
    Phrase("The provider didn't answer in time."),
    Phrase("{kept} Send it again or choose another model.", kept=SAVED),
)
CUT_OFF = ErrorText(
    Phrase("The connection was lost before an answer arrived."),
    Phrase("{kept} Send it again.", kept=SAVED),
)
ENDLESS = ErrorText(
    Phrase("The answer was stopped because it has too many bytes."),
    Phrase("The partial answer is saved. Send again or choose another model."),
)
LONG_LINE = ErrorText(
    Phrase("The answer was stopped because one of its lines is too long."),
    Phrase("The partial answer is saved. Send again or choose another model."),
)
NOTHING = ErrorText(
    Phrase("The provider sent an empty answer."),
    Phrase("{kept} Send it again or choose another model.", kept=SAVED),
)


def limit_reached(error: ProviderOverloaded, wait: float | None) -> ProviderLimitReached:
    """Return the error of a provider that takes the request later than a turn waits."""
    message = error.message
    if wait is not None:
        now = time.time()
        until = time.localtime(now + wait)
        today = until[:3] == time.localtime(now)[:3]
        asked = Phrase(
            "The provider asks to wait until {until}.",
            until=time.strftime("%H:%M" if today else "%Y-%m-%d %H:%M", until),
        )
        message = joined((message, asked))
    return ProviderLimitReached(
        message, error.hint, wait=wait, token_limit=error.token_limit, is_limit=True
    )
