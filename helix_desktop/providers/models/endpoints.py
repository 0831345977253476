"""The providers that ship with Helix (addresses), and checks of a user's own.

Addresses are in code, not in a file: whoever changed them would send the user's keys elsewhere.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Annotated
from urllib.parse import SplitResult, urlsplit

from msgspec import Meta, Struct

from helix_desktop.domain.endpoint import SIGNED, DialectId, Endpoint, EndpointOptions
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.net_addresses import is_private_address, is_this_machine
from helix_desktop.domain.redaction import holds_key, looks_like_key
from helix_desktop.providers.models.endpoint_option_checks import body_pairs, check_options

MAX_ADDRESS_CHARS = 2_000
"""Most characters of an address."""

_ID = re.compile(r"[a-z0-9][a-z0-9._-]{0,39}")
_VARIABLE = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,99}")
_HOST = re.compile(r"[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]")

_CHAT_PROVIDERS = (
    ("openrouter", "OpenRouter", "https://openrouter.ai/api/v1", "OPENROUTER_API_KEY"),
    ("deepseek", "DeepSeek", "https://api.deepseek.com/v1", "DEEPSEEK_API_KEY"),
    ("mistral", "Mistral", "https://api.mistral.ai/v1", "MISTRAL_API_KEY"),
    ("groq", "Groq", "https://api.groq.com/openai/v1", "GROQ_API_KEY"),
    (
        "qwen",
        "Qwen (Alibaba Cloud)",
        "https://dashscope-intl.aliyuncs.com/compatible-mode/v1",
        "DASHSCOPE_API_KEY",
    ),
    ("moonshot", "Moonshot (Kimi)", "https://api.moonshot.ai/v1", "MOONSHOT_API_KEY"),
    ("zai", "Z.ai (GLM)", "https://api.z.ai/api/paas/v4", "ZAI_API_KEY"),
    ("cerebras", "Cerebras", "https://api.cerebras.ai/v1", "CEREBRAS_API_KEY"),
    ("deepinfra", "DeepInfra", "https://api.deepinfra.com/v1/openai", "DEEPINFRA_API_KEY"),
    ("together", "Together", "https://api.together.xyz/v1", "TOGETHER_API_KEY"),
)
"""Providers with Chat Completions, as most have."""
_GEMINI_URL = "https://generativelanguage.googleapis.com/v1beta"

CLOUD = (
    Endpoint(
        "openai",
        "OpenAI",
        DialectId.OPENAI_RESPONSES,
        "https://api.openai.com/v1",
        "OPENAI_API_KEY",
    ),
    Endpoint(
        "anthropic",
        "Anthropic",
        DialectId.ANTHROPIC,
        "https://api.anthropic.com/v1",
        "ANTHROPIC_API_KEY",
    ),
    Endpoint("xai", "xAI", DialectId.OPENAI_RESPONSES, "https://api.x.ai/v1", "XAI_API_KEY"),
    Endpoint("gemini", "Google Gemini", DialectId.GEMINI, _GEMINI_URL, "GEMINI_API_KEY"),
    *(
        Endpoint(name, title, DialectId.OPENAI_CHAT, base_url, variable)
        for name, title, base_url, variable in _CHAT_PROVIDERS
    ),
)

LOCAL = (
    Endpoint("ollama", "Ollama", DialectId.OLLAMA, "http://127.0.0.1:11434", needs_key=False),
    Endpoint(
        "lm-studio", "LM Studio", DialectId.OPENAI_CHAT, "http://127.0.0.1:1234/v1", needs_key=False
    ),
    Endpoint(
        "llama-cpp", "llama.cpp", DialectId.OPENAI_CHAT, "http://127.0.0.1:8080/v1", needs_key=False
    ),
)
"""Servers on this machine, at their default ports."""
_LOCAL_IDS = frozenset(endpoint.id for endpoint in LOCAL)

SHIPPED: Mapping[str, Endpoint] = {endpoint.id: endpoint for endpoint in (*CLOUD, *LOCAL)}


class OwnEndpoint(Struct, frozen=True, omit_defaults=True):
    """A provider defined by the user, as stored in a file; contains no secret."""

    id: Annotated[str, Meta(max_length=100)]
    dialect: DialectId
    base_url: Annotated[str, Meta(max_length=MAX_ADDRESS_CHARS)]
    name: Annotated[str, Meta(max_length=200)] = ""
    variable: Annotated[str, Meta(max_length=200)] = ""
    needs_key: bool = True
    headers: dict[str, str] = {}
    secret_headers: tuple[str, ...] = ()
    query: dict[str, str] = {}
    body: dict[str, object] = {}
    key_header: str = ""
    limit_field: str = ""
    credentials: str = ""
    tools: bool = True
    pictures: bool = True

    @property
    def options(self) -> EndpointOptions:
        return EndpointOptions(
            headers=tuple(self.headers.items()),
            secrets=self.secret_headers,
            query=tuple(self.query.items()),
            body=body_pairs(self.body),
            key_header=self.key_header,
            limit_field=self.limit_field,
            credentials=self.credentials,
            tools=self.tools,
            pictures=self.pictures,
        )


def accept_endpoint(own: OwnEndpoint) -> Endpoint:
    """Return the provider if it is valid; raise SettingsError with the reason otherwise."""
    if any(map(looks_like_key, (own.variable, own.id, own.name))) or holds_key(own.base_url):
        # the text is not repeated, because an error is shown and may be logged
        raise SettingsError(
            "This looks like a key, which would be saved in a file.",
            (
                "Name the environment variable that holds the key, or add the key in Settings "
                "› Models and keys or with `helix-desktop key set`."
            ),
        )
    if not _ID.fullmatch(own.id):
        raise SettingsError(
            "{id} isn't a valid provider name.",
            "Use up to 40 lowercase letters, digits, dots, and dashes.",
            id=repr(own.id),
        )
    if own.dialect is DialectId.ACP:
        raise SettingsError(
            "An agent of another program isn't a provider with an address.",
            "Add it with `helix-desktop guest add`.",
        )
    if own.dialect is DialectId.PRACTICE or own.id == DialectId.PRACTICE:
        raise SettingsError(
            "The practice model isn't a provider.", "Choose another dialect or name."
        )
    if own.variable and not _VARIABLE.fullmatch(own.variable):
        raise SettingsError(
            "The environment variable of {id} has an invalid name.",
            "Enter the name of the variable that holds the key, not the key itself.",
            id=own.id,
        )
    has_key = own.needs_key or bool(own.variable) or own.dialect in SIGNED
    check_options(own.options, own.dialect, has_key=has_key)
    return Endpoint(
        id=own.id,
        name=own.name or own.id,
        dialect=own.dialect,
        base_url=check_base_url(own.base_url),
        variable=own.variable,
        needs_key=own.needs_key,
        options=own.options,
    )


def check_base_url(text: str) -> str:
    """Return the address without a slash at its end; only private hosts may use http."""
    parts = _split_address(text)
    if parts is None or parts.scheme not in ("http", "https") or not parts.hostname:
        raise _address_error("it must start with https:// and name a host")
    if parts.username is not None or parts.password is not None or "@" in parts.netloc:
        raise _address_error("it contains a key or a name")
    if parts.query or parts.fragment:
        raise _address_error("nothing may follow ? or #")
    if parts.scheme == "http" and not is_private_address(parts.hostname):
        raise _address_error(
            "http:// works only on this computer and private networks; use https:// elsewhere"
        )
    return text.rstrip("/")


def is_local_endpoint(endpoint: Endpoint) -> bool:
    """Return whether the provider is in this machine or network, by its address alone."""
    parts = _split_address(endpoint.base_url)
    return parts is not None and is_private_address(parts.hostname or "")


def is_free_endpoint(endpoint: Endpoint) -> bool:
    """Return whether a program on this machine runs the models itself, so that nobody is paid.

    Any other server, also in this machine or network, may pass requests on to a paid provider.
    """
    parts = _split_address(endpoint.base_url)
    is_on_this_machine = parts is not None and is_this_machine(parts.hostname or "")
    known = endpoint.dialect is DialectId.OLLAMA or endpoint.id in _LOCAL_IDS
    return is_on_this_machine and known


def merge_endpoints(own: Iterable[Endpoint]) -> dict[str, Endpoint]:
    """Return all providers by ID; the user's replace shipped ones with the same ID."""
    return {**SHIPPED, **{endpoint.id: endpoint for endpoint in own}}


def _split_address(text: str) -> SplitResult | None:
    """Split an address; return None if it is invalid or ambiguous."""
    if not text.isascii() or not text.isprintable() or len(text) > MAX_ADDRESS_CHARS:
        return None
    if set(text) & set(" \\<>\"'`{}|^"):
        return None
    try:
        parts = urlsplit(text)
        port, host = parts.port, parts.netloc.rpartition("@")[2]
    except ValueError:
        return None
    name_only = host.removesuffix(f":{port}") if port is not None else host
    return parts if _HOST.fullmatch(name_only) else None


def _address_error(why: str) -> SettingsError:
    # the address itself is not repeated, because it may contain a key
    return SettingsError(
        "Can't use the provider's address: {why}.",
        "Example: https://api.example.com/v1, or http://127.0.0.1:8080/v1 on this computer.",
        why=why,
    )


_AWS_REGION = re.compile(r"[a-z]{2,4}(?:-[a-z]+)+-\d{1,2}")
_GOOGLE_PLACE = re.compile(r"([a-z0-9][a-z0-9.:-]{1,60})/([a-z0-9-]{2,40})")
_GOOGLE_HOSTS = {
    "global": "aiplatform.googleapis.com",
    "us": "aiplatform.us.rep.googleapis.com",
    "eu": "aiplatform.eu.rep.googleapis.com",
}
"""The hosts of locations that are not a single region."""


def complete_address(dialect: DialectId, text: str) -> str:
    """Return the address for a region of Bedrock, or a project and location of Vertex AI.

    Any other text is returned unchanged.
    """
    text = text.strip()
    if dialect is DialectId.BEDROCK and _AWS_REGION.fullmatch(text):
        china = ".cn" if text.startswith("cn-") else ""
        return f"https://bedrock-runtime.{text}.amazonaws.com{china}"
    if dialect is DialectId.VERTEX and (match := _GOOGLE_PLACE.fullmatch(text)):
        project, location = match.groups()
        host = _GOOGLE_HOSTS.get(location, f"{location}-aiplatform.googleapis.com")
        return f"https://{host}/v1/projects/{project}/locations/{location}"
    return text
