"""Names of the preset policies."""

from helix_desktop.ui.text.formatting import tr


def preset_name(name: str) -> str:
    """Return the translated name of a preset; an unknown name stays as it is."""
    return {
        "balanced": tr("Balanced"),
        "helix": tr("Cache + Compact"),
        "relevance": tr("Observational"),
        "economy": tr("Economy"),
    }.get(name, name)
