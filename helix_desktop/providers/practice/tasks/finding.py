"""Finding a text: in the window if the file is known, in the cache if it was, else by search."""

import re
from posixpath import dirname

from helix_desktop.providers.practice import answers
from helix_desktop.providers.practice.abilities import Able
from helix_desktop.providers.practice.clauses import looks_like_path
from helix_desktop.providers.practice.intents import Wish
from helix_desktop.providers.practice.outputs import Form, Row, digest_in, hits_of, notes_in
from helix_desktop.providers.practice.talk import Seen
from helix_desktop.providers.practice.tasks.opening import Opened, opened
from helix_desktop.providers.practice.tasks.scene import (
    Ask,
    Move,
    Scene,
    Tell,
    failed,
    plain,
    whole,
)


def find(wish: Wish, scene: Scene) -> Move:
    if not wish.wanted:
        return Tell("Say what to look for, for example “find TODO”.")
    if looks_like_path(wish.where) and not wish.where.endswith("/") and wish.paths:
        return _in_file(wish, scene)
    return _in_folder(wish, scene)


def recalling(seen: Seen, wanted: str, scene: Scene) -> Seen | Ask | None:
    """What stands around a text in an output that only a marker stands for; from the cache."""
    sha = digest_in(seen.result.text)
    call = scene.call(Able.RECALL, sha=sha, around=pattern(wanted)) if sha else None
    if call is None:
        return None
    part = scene.talk.made(call)
    if part is None:
        return Ask((call,), f"I read that before; I'll recall what stands around “{wanted[:80]}”.")
    return None if part.result.failed else part


def pattern(wanted: str) -> str:
    """The text as an expression that means these very letters."""
    plain_ = re.fullmatch(r"[\w \-:/,=<>@#%&~;\"']+", wanted) is not None
    return wanted if plain_ else re.escape(wanted)


def holding(rows: list[Row], wanted: str) -> list[Row]:
    letters = wanted.casefold()
    return [row for row in rows if letters in row.text.casefold()]


def _in_file(wish: Wish, scene: Scene) -> Move:
    """From the window if all of the file stands there, from the cache if it did, else read."""
    path, seen = plain(wish.where), scene.earlier(wish.where)
    note = "" if seen is None or seen.fresh else "I read that file before."
    if seen is None or (seen.form is Form.WHOLE and not whole(seen)):
        found = opened(wish.where, scene)
        if not isinstance(found, Opened):
            return found
        path, seen, note = found.path, found.seen, found.note
    rows = scene.rows(seen)
    if not whole(seen) and f"“{wish.wanted}”" not in seen.result.text[:_FRAME]:
        part = recalling(seen, wish.wanted, scene)
        if isinstance(part, Ask):
            return part
        rows = scene.rows(part, path) if part else rows
    hits = holding(rows, wish.wanted)
    if not hits and not whole(seen):
        return _beyond(path, wish, scene)
    return Tell(answers.search(wish.wanted, hits, where=path, note=note))


_FRAME = 600
"""Characters in which an extract says what was asked for: then it has all of it."""


def _beyond(path: str, wish: Wish, scene: Scene) -> Move:
    """What was read of a file does not hold it; the rest of the file is searched."""
    folder = dirname(path) or "."
    seen = scene.do(Able.SEARCH, f"I'll search the rest of {path}.", text=wish.wanted, path=folder)
    if not isinstance(seen, Seen):
        return seen
    hits = [hit for hit in _hits(seen) if hit.path == path]
    return Tell(answers.search(wish.wanted, hits, where=path, note=notes_in(seen.result.text)))


def _in_folder(wish: Wish, scene: Scene) -> Move:
    """By search; in the whole project if there is no such folder."""
    seen = scene.do(Able.SEARCH, _announced(wish.where), text=wish.wanted, path=wish.where)
    where, note = wish.where, ""
    if isinstance(seen, Seen) and seen.result.failed and where != ".":
        note, where = f"There is no folder {where}; I searched everything.", "."
        said = f"There is no folder {wish.where}; I'll search everything."
        seen = scene.do(Able.SEARCH, said, text=wish.wanted, path=".")
    if not isinstance(seen, Seen):
        return seen
    if seen.result.failed:
        return failed(seen)
    if seen.form is Form.SWEPT and isinstance(part := recalling(seen, wish.wanted, scene), Ask):
        return part
    note = note or notes_in(seen.result.text)
    return Tell(answers.search(wish.wanted, _hits(seen), where=where, note=note))


def _hits(seen: Seen) -> list[Row]:
    """The hits; telling lines of a glance have a number of their own in front."""
    text = seen.result.text
    if seen.form is not Form.WHOLE:
        text = re.sub(r"^\d{1,9}: ", "", text, flags=re.M)
    return list(dict.fromkeys(hits_of(text)))


def _announced(where: str) -> str:
    return "I'll search the folder." if where == "." else f"I'll search {dirname(where + '/')}."
