"""A policy as a file in TOML: its preset and the values that differ from it."""

import json
import tomllib

from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import policy_from_settings, preset_changes
from helix_desktop.domain.errors import PolicyError
from helix_desktop.domain.hidden_characters import show_hidden

MAX_LINE_CHARS = 1_000
"""The maximum characters of a line: the parser takes minutes for a name of thousands of parts."""
MAX_REASON_CHARS = 200
"""The maximum characters of a parser's error, which repeats its input."""


def parse_settings(text: str, name: str) -> dict[str, object]:
    """Read a table of values; raise PolicyError that names the file."""
    if any(len(line) > MAX_LINE_CHARS for line in text.splitlines()):
        raise PolicyError(
            "The policy {path} has a line with more than {longest} characters.",
            "Each line holds one name and one value.",
            path=name,
            longest=f"{MAX_LINE_CHARS:,}",
        )
    try:
        return tomllib.loads(text)
    except ValueError as error:
        why = show_hidden(str(error))[:MAX_REASON_CHARS]
        raise PolicyError(
            "The policy {path} is not valid TOML: {why}.", path=name, why=why
        ) from error
    except RecursionError as error:
        raise PolicyError("The policy {path} is nested too deeply.", path=name) from error


def parse_policy(text: str, name: str) -> Policy:
    return policy_from_settings(parse_settings(text, name), saved=False)


def policy_text(policy: Policy) -> str:
    """Return a policy as a file that `parse_policy` reads."""
    values = {"preset": policy.preset, **preset_changes(policy)}
    return "".join(f"{name} = {json.dumps(value)}\n" for name, value in values.items())
