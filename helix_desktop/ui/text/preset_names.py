"""What the ready-made policies are called, wherever one is named."""

from helix_desktop.ui.text.formatting import tr


def preset_name(name: str) -> str:
    """One that nothing here is called by stays as it is."""
    return {
        "balanced": tr("Balanced"),
        "helix": tr("Helix"),
        "relevance": tr("Relevance"),
        "economy": tr("Economy"),
    }.get(name, name)
