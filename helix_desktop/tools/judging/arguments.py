"""Holds the arguments of a command that only reads against its row and the workspace's folder.

Every function here answers with a complaint that follows the command's name, or with "".
"""

from collections.abc import Iterable

from helix_desktop.tools.judging.options import Operands, Row
from helix_desktop.tools.judging.site import Site
from helix_desktop.tools.judging.sorting import Sorted, sorted_by
from helix_desktop.tools.judging.words import Trait, Word

_NEVER = Trait.VARIABLE | Trait.SUBSTITUTED | Trait.HOME | Trait.BRACE | Trait.STATUS


def unknown_words(words: Iterable[Word], allowed: Trait = Trait.NONE) -> str:
    """Words of which it is not written here what they become."""
    for word in words:
        if word.has(_NEVER & ~allowed) and word.raw != "{}":
            return f"has an argument that the shell would change (`{word.raw}`)"
    return ""


def unknown_texts(words: Iterable[Word]) -> str:
    """The same where a glob is no path: it would become file names that nobody looked at."""
    for word in words:
        if not word.literal and word.raw != "{}":
            return f"has an argument that the shell would change (`{word.raw}`)"
    return ""


def path_complaint(site: Site, base: str, path: Word | str) -> str:
    if isinstance(path, str):
        return site.complaint(base, path)
    return unknown_words([path]) or site.complaint(base, path.text)


def complaint(row: Row, arguments: list[Word], site: Site, *, base: str) -> str:
    """Why these arguments are not known to be harmless."""
    found = sorted_by(row, arguments)
    paths, texts = _told_apart(row, found)
    trouble = found.complaint or _too_many(row, found) or unknown_texts([*found.texts, *texts])
    if trouble:
        return trouble
    named = [path for path in found.paths if isinstance(path, Word)]
    if trouble := unknown_texts(named):
        return trouble  # of several names only the first would be the option's value
    for path in (*found.paths, *paths):
        if trouble := _like_option(path) or path_complaint(site, base, path):
            return trouble
    follows = row.enters or bool(row.follows.intersection(found.options))
    if follows and _leads_out(site, base, paths):
        return "follows links, and some below there lead out of the workspace"
    return ""


def _like_option(path: Word | str) -> str:
    """`tail +1f` follows a file as `tail -f` does: from long ago, and not in every program."""
    text = path if isinstance(path, str) else path.text
    return f"has an argument that may be an option (`{text}`)" if text.startswith("+") else ""


def _told_apart(row: Row, found: Sorted) -> tuple[list[Word], list[Word]]:
    """Operands that are paths, and those that are only text."""
    words = found.operands
    match row.operands:
        case Operands.TEXT:
            return [], words
        case Operands.PATTERN_PATHS if not row.patterns.intersection(found.options):
            return words[1:], words[:1]
        case _:
            return words, []


def _too_many(row: Row, found: Sorted) -> str:
    most = {Operands.NONE: 0, Operands.ONE_PATH: 1}.get(row.operands)
    if most and any(word.has(Trait.GLOB) for word in found.operands):
        return "takes one file, and would write to a second one that a pattern stands for"
    if most is None or len(found.operands) <= most:
        return ""
    if most:
        return f"would write its output to `{found.operands[1].text}`"
    return f"is given more than it takes to only read (`{found.operands[most].text}`)"


def _leads_out(site: Site, base: str, paths: list[Word]) -> bool:
    return any(site.links_out(base, path.text) for path in paths) or (
        not paths and site.links_out(base, ".")
    )
