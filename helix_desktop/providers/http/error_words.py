"""The user-visible texts of provider failures: what happened, what was kept, what to do."""

from msgspec import Struct

from helix_desktop.domain.errors import ProviderError, ProviderUnreachable

KEPT = "Nothing is lost: the message is kept."


class ErrorWords(Struct, frozen=True):
    """A message and a hint for the user."""

    message: str
    hint: str

    def error(self, kind: type[ProviderError] | None = None) -> ProviderError:
        """Return the texts as an error, by default ProviderUnreachable."""
        return (kind or ProviderUnreachable)(self.message, self.hint)


NO_KEY = ErrorWords(
    "The provider does not accept the key.",
    f"{KEPT} Check the key in the settings and send again.",
)
MISSING_KEY = ErrorWords(
    "There is no key for this provider.",
    f"{KEPT} Enter one in the settings, or choose another model.",
)
STRANGE_KEY = ErrorWords(
    "The key for this provider holds a line break or a letter that no key has.",
    f"{KEPT} Enter it again in the settings.",
)
NO_RIGHT = ErrorWords(
    "The provider does not allow this key to use this model.",
    f"{KEPT} Choose another model, or ask for access at the provider.",
)
NO_CREDIT = ErrorWords(
    "The account at the provider has no credit left.",
    f"{KEPT} Add credit at the provider, or choose another model.",
)
TOO_MANY = ErrorWords(
    "The provider takes no more requests for now.",
    f"{KEPT} Send again in a while, or choose another model.",
)
OVERLOADED = ErrorWords(
    "The provider is overloaded.",
    f"{KEPT} Send again in a while, or choose another model.",
)
LOADING = ErrorWords(
    "The model is still being loaded.",
    f"{KEPT} Send again in a moment.",
)
BROKEN = ErrorWords(
    "The provider failed.",
    f"{KEPT} Send again in a while, or choose another model.",
)
TOO_LONG = ErrorWords(
    "The request is longer than the model takes.",
    "Nothing is lost. Compact the session, or choose a model with a larger window.",
)
TOO_BIG = ErrorWords(
    "The request has more bytes than the provider takes.",
    "Nothing is lost. Take pictures or long texts out of the window, or compact the session.",
)
NO_MODEL = ErrorWords(
    "The provider does not know this model.",
    f"{KEPT} Choose another model, or check its name in the settings.",
)
NOT_THERE = ErrorWords(
    "Nothing answers at this address of the provider.",
    f"{KEPT} Check the base URL in the settings.",
)
ELSEWHERE = ErrorWords(
    "The address sends its requests elsewhere.",
    f"{KEPT} Check the base URL in the settings.",
)
PROXY = ErrorWords(
    "The proxy wants to know who asks.",
    f"{KEPT} Check the proxy of this system and its password.",
)
REFUSED = ErrorWords(
    "The provider does not take the request as it is.",
    f"{KEPT} Choose another model, or check the settings of this one.",
)
GARBLED = ErrorWords(
    "What came back is not a model's answer.",
    f"{KEPT} Check the base URL and the kind of the provider in the settings.",
)
WEB_PAGE = ErrorWords(
    "A web page came back instead of a model's answer.",
    f"{KEPT} Check the base URL in the settings, and whether this network asks for a sign-in.",
)
NO_CONNECTION = ErrorWords(
    "The provider cannot be reached.",
    f"{KEPT} Check the connection and the base URL, then send again.",
)
NO_NAME = ErrorWords(
    "The provider's address cannot be found.",
    f"{KEPT} Check the connection and the base URL, then send again.",
)
NO_TRUST = ErrorWords(
    "The provider's certificate is not trusted on this system.",
    f"{KEPT} Check the base URL and the certificates of this system.",
)
NO_ENCRYPTION = ErrorWords(
    "No encrypted connection to the provider could be made.",
    f"{KEPT} Check the base URL: a server without https is written with http://.",
)
NO_PROXY = ErrorWords(
    "The proxy that this system names is of a kind that cannot be used.",
    f"{KEPT} Use an http or https proxy (HTTPS_PROXY), or none.",
)
NO_ADDRESS = ErrorWords(
    "The base URL of the provider is not a web address.",
    f"{KEPT} Check it in the settings.",
)
SILENT = ErrorWords(
    "The provider did not answer in time.",
    f"{KEPT} Send again, or choose another model.",
)
CUT_OFF = ErrorWords(
    "The connection broke before an answer came.",
    f"{KEPT} Send again.",
)
ENDLESS = ErrorWords(
    "The answer has more bytes than any answer has; it was stopped.",
    "What came is kept. Send again, or choose another model.",
)
LONG_LINE = ErrorWords(
    "The answer has a line that is longer than any line of an answer; it was stopped.",
    "What came is kept. Send again, or choose another model.",
)
NOTHING = ErrorWords(
    "The provider answered nothing.",
    f"{KEPT} Send again, or choose another model.",
)
