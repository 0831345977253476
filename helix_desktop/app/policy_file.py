"""Reads and writes a context policy as TOML text or file, or finds a preset by its name."""

import json
import tomllib
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from helix_desktop.app.json_file import read_file
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import (
    get_preset,
    policy_from_settings,
    preset_changes,
)
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
    return policy_from_settings(parse_settings(text, name))


def policy_text(policy: Policy) -> str:
    """Return a policy as a file that `parse_policy` reads."""
    values = {"preset": policy.preset, **preset_changes(policy)}
    return "".join(f"{name} = {json.dumps(value)}\n" for name, value in values.items())


MAX_POLICY_BYTES = 64 * 1024
"""The maximum bytes of a policy's file."""


def is_policy_file(policy: str) -> bool:
    """Whether a policy is the name of a file."""
    return policy.endswith(".toml")


def choose_policy(
    name: str, changes: Sequence[str], constants: Path | None = None
) -> tuple[str, Policy]:
    """Return the label and policy of a preset or file, with single values changed.

    The file `constants` replaces what is no setting. Raise PolicyError for a name that is unknown.
    """
    if is_policy_file(name):
        policy, label = policy_from_settings(read_policy_file(name)), Path(name).stem
    else:
        policy = get_preset(name)
        label = policy.preset
    pairs = [change.partition("=") for change in changes]
    for change, (_, separator, _) in zip(changes, pairs, strict=True):
        if not separator:
            raise PolicyError("--set needs name=value, not {change}.", change=f"{change!r:.60}")
    values: dict[str, object] = {setting.strip(): value.strip() for setting, _, value in pairs}
    suffix = "".join(f",{setting}={value}" for setting, value in values.items())
    _check_names(values, policy.values())
    replaced = read_policy_file(constants) if constants is not None else {}
    _check_names(replaced, policy.constants())
    return label + suffix, policy.with_values(values | replaced)


def _check_names(values: Mapping[str, object], known: Collection[str]) -> None:
    for name in values.keys() - known:
        raise PolicyError(
            "There is no policy value {name}.",
            "Known: {known}.",
            name=f"{name!r:.60}",
            known=", ".join(known),
        )


def read_policy_file(file: str | Path) -> dict[str, object]:
    try:
        text = read_file(Path(file), max_bytes=MAX_POLICY_BYTES).decode()
    except OSError as error:
        raise PolicyError(
            "Can't read the policy {path}: {reason}.", path=Path(file), reason=error.strerror
        ) from error
    except ValueError as error:
        why = show_hidden(str(error))[:MAX_REASON_CHARS]
        raise PolicyError(
            "The policy {path} is not valid TOML: {why}.", path=Path(file), why=why
        ) from error
    return parse_settings(text, str(Path(file)))
