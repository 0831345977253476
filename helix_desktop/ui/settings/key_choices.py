"""The shortcuts that the person chose, as the settings hold them."""

import json
from collections.abc import Mapping

from helix_desktop.app.settings import Settings
from helix_desktop.domain.parsing import Unparsable, parsed_json


def chosen_keys(settings: Settings) -> Mapping[str, str]:
    """By action; a value that was edited by hand to nonsense counts as none."""
    try:
        found = parsed_json(settings.text("shortcuts"), dict[str, object])
    except Unparsable:
        return {}
    return {key: keys for key, keys in found.items() if isinstance(keys, str)}


def keep_keys(settings: Settings, chosen: Mapping[str, str]) -> None:
    settings.set("shortcuts", json.dumps(dict(chosen), sort_keys=True))
