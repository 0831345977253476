"""The user-visible texts of provider failures: what happened, what was kept, what to do."""

from msgspec import Struct

from helix_desktop.domain.errors import ProviderError, ProviderUnreachable
from helix_desktop.domain.phrase import Phrase

KEPT = Phrase("Your message is saved.")


class ErrorWords(Struct, frozen=True):
    """A message and a hint for the user."""

    message: str
    hint: str

    def error(self, kind: type[ProviderError] | None = None) -> ProviderError:
        """Return the texts as an error, by default ProviderUnreachable."""
        return (kind or ProviderUnreachable)(self.message, self.hint)


NO_KEY = ErrorWords(
    Phrase("The provider rejected the API key."),
    Phrase("{kept} Check the key in the settings and send again.", kept=KEPT),
)
MISSING_KEY = ErrorWords(
    Phrase("There is no key for this provider."),
    Phrase("{kept} Enter one in the settings, or choose another model.", kept=KEPT),
)
STRANGE_KEY = ErrorWords(
    Phrase("The API key contains a line break or an invalid character."),
    Phrase("{kept} Enter it again in the settings.", kept=KEPT),
)
NO_RIGHT = ErrorWords(
    Phrase("This API key has no access to this model."),
    Phrase("{kept} Choose another model, or ask for access at the provider.", kept=KEPT),
)
NO_CREDIT = ErrorWords(
    Phrase("Your account with the provider is out of credit."),
    Phrase("{kept} Add credit at the provider, or choose another model.", kept=KEPT),
)
TOO_MANY = ErrorWords(
    Phrase("The provider's rate limit is reached."),
    Phrase("{kept} Send again in a while, or choose another model.", kept=KEPT),
)
OVERLOADED = ErrorWords(
    Phrase("The provider is overloaded."),
    Phrase("{kept} Send again in a while, or choose another model.", kept=KEPT),
)
LOADING = ErrorWords(
    Phrase("The model is still being loaded."),
    Phrase("{kept} Send again in a moment.", kept=KEPT),
)
BROKEN = ErrorWords(
    Phrase("The provider had an internal error."),
    Phrase("{kept} Send again in a while, or choose another model.", kept=KEPT),
)
TOO_LONG = ErrorWords(
    Phrase("The request exceeds the model's limit."),
    Phrase("Compact the session or choose a model with a larger context window."),
)
TOO_BIG = ErrorWords(
    Phrase("The request is too large for the provider."),
    Phrase("Remove images or long texts from the context, or compact the session."),
)
NO_MODEL = ErrorWords(
    Phrase("The provider doesn't have this model."),
    Phrase("{kept} Choose another model, or check its name in the settings.", kept=KEPT),
)
NOT_THERE = ErrorWords(
    Phrase("Nothing answers at this address of the provider."),
    Phrase("{kept} Check the base URL in the settings.", kept=KEPT),
)
ELSEWHERE = ErrorWords(
    Phrase("The address sends its requests elsewhere."),
    Phrase("{kept} Check the base URL in the settings.", kept=KEPT),
)
PROXY = ErrorWords(
    Phrase("The proxy requires authentication."),
    Phrase("{kept} Check the proxy of this system and its password.", kept=KEPT),
)
REFUSED = ErrorWords(
    Phrase("The provider rejected the request."),
    Phrase("{kept} Choose another model, or check the settings of this one.", kept=KEPT),
)
GARBLED = ErrorWords(
    Phrase("The provider returned something that isn't an answer."),
    Phrase("{kept} Check the base URL and the kind of the provider in the settings.", kept=KEPT),
)
WEB_PAGE = ErrorWords(
    Phrase("The provider returned a web page instead of an answer."),
    Phrase(
        "{kept} Check the base URL in the settings, and whether this network asks for a sign-in.",
        kept=KEPT,
    ),
)
NO_CONNECTION = ErrorWords(
    Phrase("Can't reach the provider."),
    Phrase("{kept} Check the connection and the base URL, then send again.", kept=KEPT),
)
NO_NAME = ErrorWords(
    Phrase("Can't find the provider's address."),
    Phrase("{kept} Check the connection and the base URL, then send again.", kept=KEPT),
)
NO_TRUST = ErrorWords(
    Phrase("The provider's certificate is not trusted on this system."),
    Phrase("{kept} Check the base URL and the certificates of this system.", kept=KEPT),
)
NO_ENCRYPTION = ErrorWords(
    Phrase("No encrypted connection to the provider could be made."),
    Phrase("{kept} Check the base URL: a server without https is written with http://.", kept=KEPT),
)
NO_PROXY = ErrorWords(
    Phrase("The system proxy type isn't supported."),
    Phrase("{kept} Use an http or https proxy (HTTPS_PROXY), or none.", kept=KEPT),
)
NO_ADDRESS = ErrorWords(
    Phrase("The base URL of the provider is not a web address."),
    Phrase("{kept} Check it in the settings.", kept=KEPT),
)
SILENT = ErrorWords(
    Phrase("The provider did not answer in time."),
    Phrase("{kept} Send again, or choose another model.", kept=KEPT),
)
CUT_OFF = ErrorWords(
    Phrase("The connection was lost before an answer arrived."),
    Phrase("{kept} Send again.", kept=KEPT),
)
ENDLESS = ErrorWords(
    Phrase("The answer has more bytes than any answer has; it was stopped."),
    Phrase("What came is kept. Send again, or choose another model."),
)
LONG_LINE = ErrorWords(
    Phrase("The answer has a line that is longer than any line of an answer; it was stopped."),
    Phrase("What came is kept. Send again, or choose another model."),
)
NOTHING = ErrorWords(
    Phrase("The provider sent an empty answer."),
    Phrase("{kept} Send again, or choose another model.", kept=KEPT),
)
