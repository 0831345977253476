"""The names of reasoning efforts in the window."""

from helix_desktop.domain.effort import LEVEL_NAMES, MODEL_DECIDES, Effort
from helix_desktop.ui.text.formatting import phrase_text, plural, tr


def effort_name(effort: Effort) -> str:
    """Return the name of a level, a number of tokens, or that the model decides."""
    if effort == MODEL_DECIDES:
        return tr("Model's default")
    if effort.level is None:
        return plural(effort.budget, "{0} token", "{0} tokens")
    return phrase_text(LEVEL_NAMES[effort.level])
