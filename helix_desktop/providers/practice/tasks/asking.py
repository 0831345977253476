"""Answering a question by extraction: from the window, else from the cache, else by searching.

What cannot be answered so is told as that, with what was looked at.
"""

from collections.abc import Sequence

from helix_desktop.providers.practice import answers
from helix_desktop.providers.practice.abilities import Able
from helix_desktop.providers.practice.intents import Wish
from helix_desktop.providers.practice.lines import answering, stem, words
from helix_desktop.providers.practice.outputs import Form, Row, hits_of, lines_in
from helix_desktop.providers.practice.tasks.doing import about
from helix_desktop.providers.practice.tasks.finding import recalling
from helix_desktop.providers.practice.tasks.opening import Opened, opened
from helix_desktop.providers.practice.tasks.scene import (
    Ask,
    Move,
    Scene,
    Tell,
    plain,
    together,
    whole,
)
from helix_desktop.providers.practice.tasks.searching import by_search, listed, searches

MOST_RECALLED = 2
"""Markers recalled for one question."""
MOST_ROWS = 20_000
"""Lines of the window that are looked through, the newest outputs first."""


def ask(wish: Wish, scene: Scene) -> Move:
    asked = words(wish.text)
    if wish.paths:
        return _of_file(wish, asked, scene)
    if not asked:
        return Tell(about(scene))
    if any(scene.talk.made(call) for call in searches(asked, scene)):
        return by_search(asked, scene)
    for find in (_in_window, _in_cache, _in_history):
        found = find(asked, scene)
        if found is not None:
            return found
    return by_search(asked, scene)


def beyond(wish: Wish, scene: Scene) -> Move:
    """What takes understanding: it says so, and shows where the words of the request stand."""
    asked = words(wish.text)
    return by_search(asked, scene, answer=False) if asked else Tell(about(scene))


def _of_file(wish: Wish, asked: Sequence[str], scene: Scene) -> Move:
    """From what was read of it, from the cache where that is swept; a file not read yet is read."""
    path, note = plain(wish.paths[-1]), ""
    wanted = words(_without(wish.paths, wish.text)) or list(asked)
    seen = scene.earlier(path)
    if seen is None:
        found = opened(wish.paths[-1], scene)
        if not isinstance(found, Opened):
            return found
        path, seen, note = found.path, found.seen, found.note
    rows = scene.rows(seen)
    told = answers.evidence(wanted, rows)
    if not told and not whole(seen) and wanted:
        part = recalling(seen, wanted[0], scene)
        if isinstance(part, Ask):
            return part
        told = answers.evidence(wanted, scene.rows(part, path)) if part else []
    if told:
        return Tell("\n".join([*([note] if note else []), f"{path} says:", *told]))
    about_ = answers.reading(path, rows, seen.result.text, form=seen.form) if rows else ""
    return Tell(f"I find nothing in {path} with {listed(wanted)}.\n{about_}".rstrip())


def _without(named: Sequence[str], text: str) -> str:
    for path in named:
        text = text.replace(path, " ")
    return text


def _in_window(asked: Sequence[str], scene: Scene) -> Tell | None:
    """What outputs that still stand in the window say, if it has enough of the question's words."""
    rows: list[Row] = []
    for seen in reversed(scene.of(Able.READ)):
        rows += scene.rows(seen) if len(rows) < MOST_ROWS else []
    rows += [hit for seen in scene.of(Able.SEARCH)[-2:] for hit in hits_of(seen.result.text)]
    least = 1 if len(asked) == 1 else 2 if len(asked) < 5 else 3
    best = answering(rows, asked, most=6, least=least)
    if not best:
        return None
    return Tell("\n".join(["From what I have read:", *answers.shown(best)]))


def _in_cache(asked: Sequence[str], scene: Scene) -> Move | None:
    """What a marker names is recalled, around the word, instead of reading it anew."""
    found: list[str] = []
    looks: list[Ask] = []
    swept = [seen for seen in scene.of(Able.READ) if seen.form is not Form.WHOLE]
    for seen in reversed(swept):
        word = next((each for each in asked if stem(each) in seen.result.text.casefold()), "")
        part = recalling(seen, word, scene) if word and len(looks) < MOST_RECALLED else None
        if isinstance(part, Ask):
            looks.append(part)
        elif part is not None:
            found += answers.evidence(asked, scene.rows(part, plain(seen.path)))
    if looks and not found:
        return together(looks)
    if found:
        return Tell("\n".join(["From what I read before (recalled from the cache):", *found[:8]]))
    return None


def _in_history(asked: Sequence[str], scene: Scene) -> Move | None:
    """The same for a summary or notes that speak of it."""
    for text, sha in reversed(list(zip(scene.talk.folds, scene.talk.histories, strict=False))):
        word = next((each for each in asked if stem(each) in text.casefold()), "")
        call = scene.call(Able.HISTORY, sha=sha, around=word) if word else None
        if call is None:
            continue
        seen = scene.talk.made(call)
        if seen is None:
            return Ask((call,), f"That was earlier; I'll recall what was said of “{word}”.")
        rows = [Row("history", 0, line) for line in lines_in(seen.result.text)]
        best = answering(rows, asked, most=6, least=min(2, len(asked)))
        if best and not seen.result.failed:
            return Tell("\n".join(["Earlier in this conversation:", *answers.shown(best)]))
    return None
