"""Going through a folder, breadth first, a few things a step, each once, up to a bound.

What is left to look at and what was found stand in the model's own words: those outlast what it
read, so a long walk goes on and ends although its first outputs have left the window.
"""

import re
from collections.abc import Iterator, Sequence
from posixpath import basename, join

from helix_desktop.providers.practice import answers
from helix_desktop.providers.practice.hands import Able, Planned
from helix_desktop.providers.practice.intents import Wish
from helix_desktop.providers.practice.lines import heads
from helix_desktop.providers.practice.outputs import folders_in, sizes_in
from helix_desktop.providers.practice.talk import Seen
from helix_desktop.providers.practice.tasks.opening import QUIET, Opened, opened
from helix_desktop.providers.practice.tasks.scene import Ask, Move, Scene, Tell, plain

AT_ONCE = 3
MOST_LOOKED = 24
"""Folders and files of one walk."""
MOST_LEFT = 30
"""Names kept for later; what is found beyond them is left out."""
FEW = 2
"""Files of one folder that an exploration reads; all of them if every file is asked for."""
LARGEST = 200_000
"""Bytes of a file that is still read."""
DEEPEST = 5
"""Folders inside each other."""
FINDINGS = 3
"""Lines told of one file."""
MOST_TOLD = 80
"""Findings repeated in the answer."""
MOST_RECALLED = 3
"""Folds recalled for what was found before."""

FINDING = re.compile(r"^(?:\d{1,9}\t)?(- \S.*?(?::\d+  |/ holds ).*)$", re.M)
"""A finding as it is told, also in a part of the history that was recalled."""
_AGAIN = r"^- .+(:\d+  |/ holds )"
"""What finds them there."""
_BINARY = re.compile(
    r".*\.(?:png|jpe?g|gif|ico|icns|webp|pdf|zip|gz|xz|zst|whl|so|dll|exe|bin|woff2?|otf|ttf|db|pyc"
    r"|tiktoken|lock|min\.js|svg|map)",
    re.I,
)
_TELLING = re.compile(r"(?:readme|architecture|main|index|app|__main__|mod|lib)\b.*|.*\.toml", re.I)


def walk(wish: Wish, scene: Scene) -> Move:
    """The next things to look at; at the end all that was found."""
    progress = scene.talk.progress
    if not progress.left and not progress.looked:
        found = opened(wish.where, scene, Able.LIST)
        if not isinstance(found, Opened):
            return found
        if not found.folder:
            rows = heads(scene.rows(found.seen), found.path, 12)
            return Tell("\n".join([f"{found.path}:", *answers.shown(rows)]))
    newest = scene.talk.last()
    looked = progress.looked + (0 if progress.looked else 1)
    left = _left(progress.left, _listings(newest, scene), every=_every(wish))
    calls = tuple(_calls(left, scene)) if looked < MOST_LOOKED else ()
    if calls:
        told = _findings(newest, scene)
        names = left[: len(calls)]
        said = "\n".join([*told, f"I'll look at {', '.join(names)}."])
        return Ask(calls, said, left[len(calls) :], looked + len(calls))
    return _recalling(scene, left) or _told(wish, scene, left=left, looked=looked)


def _every(wish: Wish) -> bool:
    return re.search(r"\b(?:every|each|all|alle)\b|所有", wish.text, re.I) is not None


def _left(before: Sequence[str], newest: Sequence[Seen], *, every: bool) -> tuple[str, ...]:
    """What was left and what the newest listings have shown: their files next, folders last."""
    files: dict[str, None] = {}
    folders: dict[str, None] = {}
    for seen in newest:
        base = plain(seen.path)
        if not seen.result.failed and base.count("/") < DEEPEST:
            files |= dict.fromkeys(_files(base, seen.result.text, every=every))
            folders |= dict.fromkeys(_folders(base, seen.result.text))
    return tuple(files | dict.fromkeys(before) | folders)[:MOST_LEFT]


def _listings(newest: Sequence[Seen], scene: Scene) -> list[Seen]:
    hand = scene.hands.get(Able.LIST)
    return [seen for seen in newest if hand and seen.call.tool == hand.tool]


def _files(base: str, text: str, *, every: bool) -> list[str]:
    """Files that can be read; of an exploration's folder those that tell most."""
    files = [
        name
        for name, size in sizes_in(text)
        if 0 < size < LARGEST and not _BINARY.fullmatch(name) and _nameable(name)
    ]
    chosen = files if every else sorted(files, key=lambda name: not _TELLING.fullmatch(name))[:FEW]
    return [_joined(base, name) for name in chosen]


def _folders(base: str, text: str) -> list[str]:
    names = [name for name in folders_in(text) if name not in QUIET and _nameable(name)]
    return [_joined(base, name) + "/" for name in names if not name.startswith(".")]


def _nameable(name: str) -> bool:
    return "`" not in name and "\n" not in name


def _joined(base: str, name: str) -> str:
    return name if base == "." else join(base, name)


def _calls(left: Sequence[str], scene: Scene) -> Iterator[Planned]:
    for name in left[:AT_ONCE]:
        able = Able.LIST if name.endswith("/") else Able.READ
        span = {} if able is Able.LIST else {"lines": 200}
        call = scene.call(able, path=name.rstrip("/"), **span)
        if call is None:
            return
        yield call


def _findings(newest: Sequence[Seen], scene: Scene) -> list[str]:
    """What the newest outputs say, a few lines each."""
    found: list[str] = []
    listing = scene.hands.get(Able.LIST)
    for seen in newest:
        path = plain(seen.path)
        if seen.result.failed:
            found.append(f"- {path}: {seen.result.text.strip()[:160]}")
        elif listing and seen.call.tool == listing.tool:
            found.append(f"- {path}/ holds {answers.counted(seen.result.text)}")
        else:
            rows = heads(scene.rows(seen), path, FINDINGS)
            found += answers.shown(rows) or [f"- {path}:1  (nothing that I could quote)"]
    return found


def _recalling(scene: Scene, left: Sequence[str]) -> Ask | None:
    """The step that gets back findings of steps that only notes stand for."""
    if not scene.talk.hidden:
        return None
    calls = [
        call
        for sha in scene.talk.histories[-MOST_RECALLED:]
        if (call := scene.call(Able.HISTORY, sha=sha, around=_AGAIN)) and not scene.talk.made(call)
    ]
    if not calls:
        return None
    said = _findings(scene.talk.last(), scene)
    said.append("My first steps are behind a summary now; I'll recall what I found.")
    return Ask(tuple(calls), "\n".join(said), tuple(left), scene.talk.progress.looked)


def _told(wish: Wish, scene: Scene, *, left: Sequence[str], looked: int) -> Tell:
    """All that was found: in recalled history, in words that still stand, in the newest outputs."""
    texts = [seen.result.text for seen in scene.of(Able.HISTORY) if seen.fresh]
    texts += [*scene.talk.said, "\n".join(_findings(_looked_at(scene), scene))]
    found = dict.fromkeys(line for text in texts for line in FINDING.findall(text))
    place = "this folder" if wish.where == "." else plain(wish.where)
    lines = [f"I looked at {looked} folders and files of {place}:"]
    lines += list(found)[:MOST_TOLD]
    if any("; not shown: " in text for text in texts):
        lines.append("More of what I found first is in the history of this conversation.")
    if left:
        names = ", ".join(basename(name.rstrip("/")) for name in left[:6])
        more = "at least " if len(left) == MOST_LEFT else ""
        lines.append(f"I stopped there; {more}{len(left)} more were not looked at: {names}…")
    return Tell("\n".join(lines))


def _looked_at(scene: Scene) -> list[Seen]:
    tools = {hand.tool for able, hand in scene.hands.items() if able in (Able.LIST, Able.READ)}
    return [seen for seen in scene.talk.last() if seen.call.tool in tools]
