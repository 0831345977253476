"""Look, find, recall, search, answer questions.

Finding a text: in the window if the file is known, in the cache if it was, else by search.

Reading files, listing folders, and summing up a file, a folder or the project.

What the person wants from the cache: an original, a part of it, or whatever holds a text.

Answering by search: the most telling words, what stands around the best hits.

Answering a question by extraction: from the window, else from the cache, else by searching.

What cannot be answered so is told as that, with what was looked at.
"""

import re
from collections.abc import Sequence
from posixpath import dirname, join

from helix_desktop.providers.practice import answers
from helix_desktop.providers.practice.answers import find_answering, question_words, stem
from helix_desktop.providers.practice.conversation import (
    Ability,
    OutputForm,
    PlannedCall,
    QuotedLine,
    SeenOutput,
    files_in,
    marker_digest,
    notes_in,
    output_lines,
    read_hits,
)
from helix_desktop.providers.practice.requests import PracticeRequest, find_quoted, looks_like_path
from helix_desktop.providers.practice.scene import (
    FinalAnswer,
    Move,
    OpenedPath,
    PracticeScene,
    ToolStep,
    failure_text,
    is_whole,
    merge_steps,
    open_path,
    plain_path,
)
from helix_desktop.providers.practice.work_tasks import describe_self


def find_text(wish: PracticeRequest, scene: PracticeScene) -> Move:
    if not wish.wanted:
        return FinalAnswer("Say what to look for, for example “find TODO”.")
    if looks_like_path(wish.where) and not wish.where.endswith("/") and wish.paths:
        return _in_file(wish, scene)
    return _in_folder(wish, scene)


def recall_around(
    seen: SeenOutput, wanted: str, scene: PracticeScene
) -> SeenOutput | ToolStep | None:
    """What stands around a text in an output that only a marker stands for; from the cache."""
    sha = marker_digest(seen.result.text)
    call = scene.call(Ability.RECALL, sha=sha, around=literal_pattern(wanted)) if sha else None
    if call is None:
        return None
    part = scene.talk.made(call)
    if part is None:
        return ToolStep(
            (call,), f"I read that before; I'll recall what stands around “{wanted[:80]}”."
        )
    return None if part.result.failed else part


def literal_pattern(wanted: str) -> str:
    """The text as an expression that means these very letters."""
    plain_ = re.fullmatch(r"[\w \-:/,=<>@#%&~;\"']+", wanted) is not None
    return wanted if plain_ else re.escape(wanted)


def rows_holding(rows: list[QuotedLine], wanted: str) -> list[QuotedLine]:
    letters = wanted.casefold()
    return [row for row in rows if letters in row.text.casefold()]


def _in_file(wish: PracticeRequest, scene: PracticeScene) -> Move:
    """From the window if all of the file stands there, from the cache if it did, else read."""
    path, seen = plain_path(wish.where), scene.earlier(wish.where)
    note = "" if seen is None or seen.fresh else "I read that file before."
    if seen is None or (seen.form is OutputForm.WHOLE and not is_whole(seen)):
        found = open_path(wish.where, scene)
        if not isinstance(found, OpenedPath):
            return found
        path, seen, note = found.path, found.seen, found.note
    rows = scene.rows(seen)
    if not is_whole(seen) and f"“{wish.wanted}”" not in seen.result.text[:_FRAME]:
        part = recall_around(seen, wish.wanted, scene)
        if isinstance(part, ToolStep):
            return part
        rows = scene.rows(part, path) if part else rows
    hits = rows_holding(rows, wish.wanted)
    if not hits and not is_whole(seen):
        return _beyond(path, wish, scene)
    return FinalAnswer(answers.tell_search(wish.wanted, hits, where=path, note=note))


_FRAME = 600
"""Characters in which an extract says what was asked for: then it has all of it."""


def _beyond(path: str, wish: PracticeRequest, scene: PracticeScene) -> Move:
    """What was read of a file does not hold it; the rest of the file is searched."""
    folder = dirname(path) or "."
    seen = scene.do(
        Ability.SEARCH, f"I'll search the rest of {path}.", text=wish.wanted, path=folder
    )
    if not isinstance(seen, SeenOutput):
        return seen
    hits = [hit for hit in _hits(seen) if hit.path == path]
    return FinalAnswer(
        answers.tell_search(wish.wanted, hits, where=path, note=notes_in(seen.result.text))
    )


def _in_folder(wish: PracticeRequest, scene: PracticeScene) -> Move:
    """By search; in the whole project if there is no such folder."""
    seen = scene.do(Ability.SEARCH, _announced(wish.where), text=wish.wanted, path=wish.where)
    where, note = wish.where, ""
    if isinstance(seen, SeenOutput) and seen.result.failed and where != ".":
        note, where = f"There is no folder {where}; I searched everything.", "."
        said = f"There is no folder {wish.where}; I'll search everything."
        seen = scene.do(Ability.SEARCH, said, text=wish.wanted, path=".")
    if not isinstance(seen, SeenOutput):
        return seen
    if seen.result.failed:
        return failure_text(seen)
    if seen.form is OutputForm.SWEPT and isinstance(
        part := recall_around(seen, wish.wanted, scene), ToolStep
    ):
        return part
    note = note or notes_in(seen.result.text)
    return FinalAnswer(answers.tell_search(wish.wanted, _hits(seen), where=where, note=note))


def _hits(seen: SeenOutput) -> list[QuotedLine]:
    """The hits; telling lines of a glance have a number of their own in front."""
    text = seen.result.text
    if seen.form is not OutputForm.WHOLE:
        text = re.sub(r"^\d{1,9}: ", "", text, flags=re.M)
    return list(dict.fromkeys(read_hits(text)))


def _announced(where: str) -> str:
    return "I'll search the folder." if where == "." else f"I'll search {dirname(where + '/')}."


MOST_AT_ONCE = 4
"""Files read in one step."""
OVERVIEW_LINES = 120
"""Lines read of a file that says what a project is."""

_TELLING = re.compile(
    r"(?:readme|contributing|changelog|architecture)(?:\.\w+)?|pyproject\.toml|package\.json|"
    r"cargo\.toml|go\.mod|makefile|__init__\.py|index\.\w+|main\.\w+|mod\.rs",
    re.I,
)


def read_files(wish: PracticeRequest, scene: PracticeScene) -> Move:
    """Some files at once, or some lines of them."""
    paths = wish.paths[:MOST_AT_ONCE]
    if not paths:
        return FinalAnswer("Name the file to read, for example “read README.md”.")
    found = [open_path(path, scene, start=wish.start, lines=wish.lines) for path in paths]
    told = [_told(each, wish, scene) for each in found]
    texts = [each.text for each in told if isinstance(each, FinalAnswer)]
    return merge_steps(told) or FinalAnswer("\n\n".join(texts))


def list_folder(wish: PracticeRequest, scene: PracticeScene) -> Move:
    found = open_path(wish.where, scene, Ability.LIST)
    return _told(found, wish, scene)


def give_overview(wish: PracticeRequest, scene: PracticeScene) -> Move:
    """A file by its headings; a folder by its names and what its telling files say."""
    if wish.paths and not wish.paths[-1].endswith("/"):
        return read_files(wish, scene)
    found = open_path(wish.where, scene, Ability.LIST)
    if not isinstance(found, OpenedPath):
        return found
    if not found.folder:
        return _told(found, wish, scene)
    reading = _reading(found, scene)
    if asked := merge_steps(reading):
        return asked
    read_ = [(each.path, scene.rows(each.seen)) for each in reading if isinstance(each, OpenedPath)]
    return FinalAnswer(
        _noted(found, answers.tell_overview(found.seen.result.text, read_, found.path))
    )


def pick_telling_files(listing: str) -> list[str]:
    """Files that usually say what a folder is for; only names that were listed."""
    return [name for name in files_in(listing) if _TELLING.fullmatch(name)][:MOST_AT_ONCE]


def _reading(found: OpenedPath, scene: PracticeScene) -> list[OpenedPath | ToolStep | FinalAnswer]:
    names = pick_telling_files(found.seen.result.text)
    paths = [name if found.path == "." else join(found.path, name) for name in names]
    return [open_path(path, scene, lines=OVERVIEW_LINES) for path in paths]


def _told(
    found: OpenedPath | ToolStep | FinalAnswer, wish: PracticeRequest, scene: PracticeScene
) -> Move:
    if not isinstance(found, OpenedPath):
        return found
    text = found.seen.result.text
    if found.folder:
        return FinalAnswer(_noted(found, answers.tell_listing(found.path, text)))
    if wish.lines:
        return _lines(found, wish, scene)
    rows = scene.rows(found.seen)
    return FinalAnswer(
        _noted(found, answers.tell_reading(found.path, rows, text, form=found.seen.form))
    )


def _lines(found: OpenedPath, wish: PracticeRequest, scene: PracticeScene) -> Move:
    """Lines that were asked for; from the cache where the window shows only a part of them."""
    rows = [row for row in scene.rows(found.seen) if row.number >= wish.start]
    if found.seen.form is not OutputForm.WHOLE:
        sha = marker_digest(found.seen.result.text)
        call = scene.call(Ability.RECALL, sha=sha, lines=f"1-{wish.lines}")
        part = scene.talk.made(call) if call else None
        if call and part is None:
            return ToolStep((call,), "Only a part is shown here; I'll recall the lines.")
        if part is not None and not part.result.failed:
            rows = scene.rows(part, found.path)
    return FinalAnswer(_noted(found, answers.tell_lines(found.path, rows[: wish.lines])))


def _noted(found: OpenedPath, text: str) -> str:
    return f"{found.note}\n\n{text}" if found.note else text


_SHA = re.compile(r"[0-9a-f]{12,64}", re.I)
_RANGE = re.compile(r"\b(?:lines?|zeilen?)\s{1,4}(\d[\d,\s-]{0,60})", re.I)
MOST_FOUND = 16


def recall_original(wish: PracticeRequest, scene: PracticeScene) -> Move:
    """An original behind a marker, whole, or some lines of it, or around what is quoted."""
    found = _SHA.search(wish.rest)
    able = (
        Ability.HISTORY
        if "history" in wish.rest[: found.start() if found else 0].lower()
        else Ability.RECALL
    )
    part: dict[str, str] = {}
    ranges = _RANGE.search(wish.rest)
    quoted = [each for each in find_quoted(wish.rest) if not _SHA.fullmatch(each)]
    if ranges:
        part["lines"] = re.sub(r"\s", "", ranges[1]).rstrip(",")
    elif quoted:
        part["around"] = quoted[0]
    if found is None:
        return FinalAnswer("Give at least 12 digits of what stands in the marker.")
    seen = scene.do(able, "I'll recall that.", sha=found[0].lower(), **part)
    if not isinstance(seen, SeenOutput):
        return seen
    told = answers.tell_recalled(found[0].lower(), seen.result.text)
    return failure_text(seen) if seen.result.failed else FinalAnswer(told)


def search_cache(wish: PracticeRequest, scene: PracticeScene) -> Move:
    """Whatever the workspace has cached that holds a text."""
    wanted = (find_quoted(wish.rest) or [wish.rest.strip(" \t?.!。？\"'`“”")])[0]
    if not wanted:
        return FinalAnswer("Say what to look for, for example “search the cache for TODO”.")
    seen = scene.do(Ability.CACHE, "I'll search the cache.", text=wanted)
    if not isinstance(seen, SeenOutput):
        return seen
    if seen.result.failed:
        return failure_text(seen)
    every = output_lines(seen.result.text)
    if not seen.result.text or every[0].startswith("[nothing"):
        return FinalAnswer(f"Nothing in the cache holds “{wanted[:200]}”.")
    lines = [f"> {line[:200]}" for line in every[:MOST_FOUND]]
    return FinalAnswer("\n".join([f"The cache has “{wanted[:200]}” here:", *lines]))


SEARCHED = 2
"""Words of a question that are searched for."""
BEST = 2
"""Places that a search has found and that are read."""
SPAN = 12
"""Lines read around such a place."""


def answer_by_search(asked: Sequence[str], scene: PracticeScene, *, answer: bool = True) -> Move:
    """The most telling words are searched for, and what is around the best hits is read."""
    calls = _first_calls(asked, scene)
    made = [scene.talk.made(call) for call in calls]
    if not calls:
        return FinalAnswer(describe_self(scene))
    if not all(made):
        return ToolStep(calls, "I'll look around in the folder first.")
    good = [seen for seen in made if seen and not seen.result.failed]
    hits = list(dict.fromkeys(hit for seen in good for hit in read_hits(seen.result.text)))
    best = _best(hits, asked)
    around = _around(best, scene) if answer else ()
    reading = tuple(call for call in around if scene.talk.made(call) is None)
    if reading:
        return ToolStep(reading, f"I'll read around {' and '.join(_places(best))}.")
    read = [seen for call in around if (seen := scene.talk.made(call))]
    rows = [row for seen in read for row in scene.rows(seen)]
    told = answers.show_rows([*find_answering(rows, asked, most=6), *best])
    if told and answer:
        return FinalAnswer("\n".join(["This is what I found:", *told]))
    head = "I find no answer to that" if answer else "That takes a model that understands"
    return FinalAnswer(_nothing(head, asked, hits, scene=scene))


def _best(hits: Sequence[QuotedLine], asked: Sequence[str]) -> list[QuotedLine]:
    """The hits with most of the question's words, or with the most telling one."""
    found = find_answering(hits, asked, most=BEST, least=min(2, len(asked)), named=True)
    return (found or find_answering(hits, asked[:1], most=BEST))[:BEST]


def _first_calls(asked: Sequence[str], scene: PracticeScene) -> tuple[PlannedCall, ...]:
    """Searches for the most telling words; and the folder, if nothing of it is known yet."""
    root = scene.call(Ability.LIST, path=".")
    known = root is not None and scene.of(Ability.LIST) and scene.talk.made(root) is None
    calls = [None if known else root, *search_calls(asked, scene)]
    return tuple(call for call in calls if call is not None)


def search_calls(asked: Sequence[str], scene: PracticeScene) -> list[PlannedCall]:
    found = (scene.call(Ability.SEARCH, text=word) for word in asked[:SEARCHED])
    return [call for call in found if call is not None]


def _around(best: Sequence[QuotedLine], scene: PracticeScene) -> tuple[PlannedCall, ...]:
    found = (
        scene.call(Ability.READ, path=hit.path, start=max(1, hit.number - 2), lines=SPAN)
        for hit in best
    )
    return tuple(call for call in found if call is not None)


def _nothing(
    head: str, asked: Sequence[str], hits: Sequence[QuotedLine], *, scene: PracticeScene
) -> str:
    """That it cannot be done, what was looked at, and what can be asked instead."""
    lines = [describe_self(scene), "", f"{head}. I searched for {list_words(asked[:SEARCHED])}:"]
    lines += [hit.shown for hit in hits[:5]] or ["- no line of the folder's files has it"]
    listings = [seen for seen in scene.of(Ability.LIST) if plain_path(seen.path) == "."]
    if listings:
        lines += ["", f"The folder itself holds {answers.count_names(listings[-1].result.text)}."]
    return "\n".join(lines)


def _places(rows: Sequence[QuotedLine]) -> list[str]:
    return [f"{row.path}:{row.number}" for row in rows]


def list_words(asked: Sequence[str]) -> str:
    return ", ".join(f"“{word[:60]}”" for word in asked) or "that"


MOST_RECALLED = 2
"""Markers recalled for one question."""
MOST_ROWS = 20_000
"""Lines of the window that are looked through, the newest outputs first."""


def answer_question(wish: PracticeRequest, scene: PracticeScene) -> Move:
    asked = question_words(wish.text)
    if wish.paths:
        return _of_file(wish, asked, scene)
    if not asked:
        return FinalAnswer(describe_self(scene))
    if any(scene.talk.made(call) for call in search_calls(asked, scene)):
        return answer_by_search(asked, scene)
    for find in (_in_window, _in_cache, _in_history):
        found = find(asked, scene)
        if found is not None:
            return found
    return answer_by_search(asked, scene)


def decline_request(wish: PracticeRequest, scene: PracticeScene) -> Move:
    """What takes understanding: it says so, and shows where the words of the request stand."""
    asked = question_words(wish.text)
    return (
        answer_by_search(asked, scene, answer=False) if asked else FinalAnswer(describe_self(scene))
    )


def _of_file(wish: PracticeRequest, asked: Sequence[str], scene: PracticeScene) -> Move:
    """From what was read of it, from the cache where that is swept; a file not read yet is read."""
    path, note = plain_path(wish.paths[-1]), ""
    wanted = question_words(_without(wish.paths, wish.text)) or list(asked)
    seen = scene.earlier(path)
    if seen is None:
        found = open_path(wish.paths[-1], scene)
        if not isinstance(found, OpenedPath):
            return found
        path, seen, note = found.path, found.seen, found.note
    rows = scene.rows(seen)
    told = answers.find_evidence(wanted, rows)
    if not told and not is_whole(seen) and wanted:
        part = recall_around(seen, wanted[0], scene)
        if isinstance(part, ToolStep):
            return part
        told = answers.find_evidence(wanted, scene.rows(part, path)) if part else []
    if told:
        return FinalAnswer("\n".join([*([note] if note else []), f"{path} says:", *told]))
    about_ = answers.tell_reading(path, rows, seen.result.text, form=seen.form) if rows else ""
    return FinalAnswer(f"I find nothing in {path} with {list_words(wanted)}.\n{about_}".rstrip())


def _without(named: Sequence[str], text: str) -> str:
    for path in named:
        text = text.replace(path, " ")
    return text


def _in_window(asked: Sequence[str], scene: PracticeScene) -> FinalAnswer | None:
    """What outputs that still stand in the window say, if it has enough of the question's words."""
    rows: list[QuotedLine] = []
    for seen in reversed(scene.of(Ability.READ)):
        rows += scene.rows(seen) if len(rows) < MOST_ROWS else []
    rows += [hit for seen in scene.of(Ability.SEARCH)[-2:] for hit in read_hits(seen.result.text)]
    least = 1 if len(asked) == 1 else 2 if len(asked) < 5 else 3
    best = find_answering(rows, asked, most=6, least=least)
    if not best:
        return None
    return FinalAnswer("\n".join(["From what I have read:", *answers.show_rows(best)]))


def _in_cache(asked: Sequence[str], scene: PracticeScene) -> Move | None:
    """What a marker names is recalled, around the word, instead of reading it anew."""
    found: list[str] = []
    looks: list[ToolStep] = []
    swept = [seen for seen in scene.of(Ability.READ) if seen.form is not OutputForm.WHOLE]
    for seen in reversed(swept):
        word = next((each for each in asked if stem(each) in seen.result.text.casefold()), "")
        part = recall_around(seen, word, scene) if word and len(looks) < MOST_RECALLED else None
        if isinstance(part, ToolStep):
            looks.append(part)
        elif part is not None:
            found += answers.find_evidence(asked, scene.rows(part, plain_path(seen.path)))
    if looks and not found:
        return merge_steps(looks)
    if found:
        return FinalAnswer(
            "\n".join(["From what I read before (recalled from the cache):", *found[:8]])
        )
    return None


def _in_history(asked: Sequence[str], scene: PracticeScene) -> Move | None:
    """The same for a summary or notes that speak of it."""
    for text, sha in reversed(list(zip(scene.talk.folds, scene.talk.histories, strict=False))):
        word = next((each for each in asked if stem(each) in text.casefold()), "")
        call = scene.call(Ability.HISTORY, sha=sha, around=word) if word else None
        if call is None:
            continue
        seen = scene.talk.made(call)
        if seen is None:
            return ToolStep((call,), f"That was earlier; I'll recall what was said of “{word}”.")
        rows = [QuotedLine("history", 0, line) for line in output_lines(seen.result.text)]
        best = find_answering(rows, asked, most=6, least=min(2, len(asked)))
        if best and not seen.result.failed:
            return FinalAnswer(
                "\n".join(["Earlier in this conversation:", *answers.show_rows(best)])
            )
    return None
