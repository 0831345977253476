"""The shortcuts that the person chose, as the settings hold them."""

import json
from collections.abc import Mapping

from helix_desktop.app.settings import Settings


def chosen_keys(settings: Settings) -> Mapping[str, str]:
    """By action; a value that was edited by hand to nonsense counts as none."""
    try:
        found = json.loads(settings.text("shortcuts"))
    except ValueError:
        return {}
    if not isinstance(found, dict):
        return {}
    return {key: keys for key, keys in found.items() if isinstance(keys, str)}


def keep_keys(settings: Settings, chosen: Mapping[str, str]) -> None:
    settings.set("shortcuts", json.dumps(dict(chosen), sort_keys=True))
