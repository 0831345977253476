"""The names of reasoning efforts in the window."""

from helix_desktop.domain.effort import LEVEL_NAMES, MODEL_DECIDES, Effort
from helix_desktop.ui.text.formatting import count_text, phrase_text, tr


def effort_name(effort: Effort) -> str:
    """Return the name of a level, a number of tokens, or that the model decides."""
    if effort == MODEL_DECIDES:
        return tr("Model's default")
    if effort.level is None:
        return tr("{0} tokens").format(count_text(effort.budget))
    return phrase_text(LEVEL_NAMES[effort.level])
