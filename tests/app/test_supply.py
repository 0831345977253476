"""Models, endpoints and keys as the settings look at them and change them."""

from collections.abc import AsyncIterator

from helix_desktop.app.workspaces.model_settings import keyring_name
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import ProviderAccessDenied
from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    RetryScheduled,
    StopReason,
    StreamFinished,
    TextDelta,
)
from tests.app.app_stage import Place, open_place
from tests.app.vaults import LOCKED, FakeProviderFactory, KeyOf

KEY = "sk-planted-0123456789-9876"


class Denying(FakeProviderFactory):
    """Refuses one key as a provider does, and repeats it as some of them do."""

    wrong = KEY

    def provider(self, endpoint: Endpoint, key: KeyOf, pictures: object) -> "Denied":
        return Denied(key, self.wrong)


class Denied:
    """Implements Provider."""

    def __init__(self, key: KeyOf, wrong: str) -> None:
        self._key, self._wrong = key, wrong

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        key = await self._key()
        if key == self._wrong:
            raise ProviderAccessDenied(
                f"Incorrect API key provided: {key}.", "Look at your account."
            )
        if key.startswith("slow"):
            yield RetryScheduled(20.0, 1, "Too many requests.")
        yield TextDelta("yes")
        yield StreamFinished(StopReason.ANSWERED)


async def test_a_key_that_is_tried_is_kept_nowhere_and_the_provider_s_own_words_are_told(
    place: Place,
) -> None:
    place.provider_factory = Denying()
    async with open_place(place):
        supply = await place.container.model_settings()
        openai = supply.endpoint("openai")
        tried = await supply.trying.key(openai, KEY)
        assert not tried.well
        assert tried.words.startswith("Incorrect API key provided:")
        assert KEY not in tried.words
        assert place.ring.secrets == {}
        assert (await supply.trying.key(openai, "sk-a-good-one-12345")).words == "yes"
        assert (await supply.trying.key(openai, "slow-key-12345678")).words == "Too many requests."
        assert "Keys contain no spaces" in (await supply.trying.key(openai, "two words")).words
        assert place.ring.secrets == {}


async def test_the_cheapest_model_is_asked_and_one_that_is_named_before_it(place: Place) -> None:
    async with open_place(place):
        supply = await place.container.model_settings()
        tried = await supply.trying.key(supply.endpoint("anthropic"), KEY)
        offers = [offer for offer in await supply.offers() if offer.endpoint == "anthropic"]
        prices = {offer.name: offer.prices.input for offer in offers if offer.prices}
        assert tried.model == min(prices, key=lambda name: prices[name])
        named = await supply.trying.key(
            supply.endpoint("anthropic"), KEY, "anthropic/claude-opus-5"
        )
        assert named.model == "anthropic/claude-opus-5"
        assert (await supply.trying.model("nowhere/x")).words == "There is no provider 'nowhere'."
        missing = await supply.trying.model("openai/gpt-5.5")
        assert "There is no key for OpenAI." in missing.words


async def test_the_place_of_a_key_is_told_with_only_its_last_letters(place: Place) -> None:
    async with open_place(place):
        supply = await place.container.model_settings()
        openai = supply.endpoint("openai")
        assert not (await supply.key(openai)).exists
        assert await supply.keep_key(openai, KEY) == "tests.Ring"
        first = await supply.key(openai)
        assert (first.ending, first.where, first.overrides) == (
            "…9876",
            "saved in tests.Ring",
            False,
        )
        place.environ["OPENAI_API_KEY"] = "sk-of-the-environment-1111"
        second = await supply.key(openai)
        assert (second.ending, second.overrides) == ("…1111", True)
        del place.environ["OPENAI_API_KEY"]
        assert await supply.forget_key(openai)
        assert not (await supply.key(openai)).exists
        place.ring.error = LOCKED
        assert "won't release" in (await supply.key(openai)).problem


def test_a_keyring_is_called_what_its_user_calls_it() -> None:
    assert keyring_name("keyring.backends.SecretService.Keyring") == "the Secret Service keyring"
    assert keyring_name("keyring.backends.macOS.Keyring") == "the macOS Keychain"
    assert keyring_name("keyring.backends.Windows.WinVaultKeyring") == (
        "the Windows Credential Manager"
    )
    assert keyring_name("") == ""


async def test_a_key_for_a_server_of_which_no_model_is_known_is_tested_with_a_listed_model(
    place: Place,
) -> None:
    listed = b'{"data": [{"id": "text-embedding-9"}, {"id": "house-model"}]}'
    place.provider_factory = Denying({"http://127.0.0.1:9/v1/models": listed})
    async with open_place(place):
        supply = await place.container.model_settings()
        own = await supply.add_endpoint(
            "house", DialectId.OPENAI_CHAT, address="http://127.0.0.1:9/v1"
        )
        refused = await supply.trying.key(own, KEY)
        assert not refused.well
        assert refused.words.startswith("Incorrect API key provided:")
        good = await supply.trying.key(own, "sk-a-good-one-12345")
        assert (good.well, good.words, good.model) == (True, "yes", "house/house-model")
        await supply.keep_key(own, "sk-a-good-one-12345")
        assert (await supply.trying.endpoint(own)).words == "yes"
