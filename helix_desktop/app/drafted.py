"""What there is of a handover while a model writes it: the sections that have begun."""

from helix_desktop.context.texts.document import parse


def sections_so_far(text: str) -> tuple[str, ...]:
    """Their bodies in the order of a document, read as the whole will be read; none is skipped."""
    bodies = parse(text).sections
    begun = [at for at, body in enumerate(bodies) if body]
    return bodies[: begun[-1] + 1] if begun else ()
