"""Taking features away: Helix as if the folder of one and its line in the table were not there."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

from helix_desktop import features
from helix_desktop.app import feature, settings
from helix_desktop.features import table
from helix_desktop.ui import window_feature
from helix_desktop.ui.settings import settings_context

FOLDER = Path(features.__path__[0])
FOLDERS = sorted(path.parent.name for path in FOLDER.glob("*/__init__.py"))
_KEPT_ANSWERS = (
    feature.installed,
    settings.all_settings,
    settings_context.page_names,
    window_feature.all_parts,
)


class NotThere:
    """Finds none of a package's modules, and says so."""

    def __init__(self, package: str) -> None:
        self._package = package

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if f"{name}.".startswith(f"{self._package}."):
            raise ModuleNotFoundError(f"{name} was taken away", name=name)
        return None


@contextmanager
def without(room: str) -> Iterator[None]:
    """Inside, nothing of a room can be imported, and the table does not list it."""
    name = f"{features.__name__}.{room}"
    fewer = ModuleType(table.__name__)
    vars(fewer)["FEATURES"] = [item for item in table.FEATURES if item.name != room]
    loaded = {key: sys.modules.pop(key) for key in list(sys.modules) if f"{key}.".startswith(name)}
    finder = NotThere(name)
    sys.meta_path.insert(0, finder)
    sys.modules[table.__name__] = fewer
    _forget()
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        sys.modules.update({**loaded, table.__name__: table})
        _forget()


def _forget() -> None:
    for answer in _KEPT_ANSWERS:
        answer.cache_clear()
