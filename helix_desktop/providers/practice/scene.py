"""The conversation and the tools; names opened.

What every task works with: the conversation and the abilities; and what it may come to.

Tasks are pure: the same scene gives the same move, so a turn goes on wherever it was interrupted.

Opening a file or a folder by its name; where there is none, another of that name is looked for.

Folders are listed a few at a time, the nearest first, and no folder twice.

What a walk has still to look at: what listings show, without what nobody would read.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from posixpath import basename, join

from msgspec import Struct

from helix_desktop.providers.practice.conversation import (
    Ability,
    OutputForm,
    PlannedCall,
    PracticeTalk,
    QuotedLine,
    SeenOutput,
    ToolAbility,
    files_in,
    folders_in,
    read_arguments,
    read_hits,
    read_rows,
    sizes_in,
)

NAMES = {
    Ability.LIST: "lists folders",
    Ability.READ: "reads files",
    Ability.SEARCH: "searches files",
    Ability.RECALL: "recalls what is in the cache",
    Ability.HISTORY: "recalls history",
    Ability.CACHE: "searches the cache",
    Ability.DELEGATE: "starts SubAgents",
    Ability.RUN: "runs commands",
    Ability.WRITE: "writes files",
    Ability.EDIT: "edits files",
}


class ToolStep(Struct, frozen=True):
    """Calls to make, in words; a long walk also says what is left and how much it looked at."""

    calls: tuple[PlannedCall, ...]
    said: str
    left: tuple[str, ...] = ()
    looked: int = 0


class FinalAnswer(Struct, frozen=True):
    """A request's answer."""

    text: str


Move = ToolStep | FinalAnswer


class PracticeScene(Struct, frozen=True):
    """The conversation, and the tools that there are."""

    talk: PracticeTalk
    hands: Mapping[Ability, ToolAbility]

    def call(self, able: Ability, **values: str | int) -> PlannedCall | None:
        """The call of a tool, if there is one that takes this."""
        hand = self.hands.get(able)
        return hand.call(**values) if hand else None

    def do(self, able: Ability, said: str, **values: str | int) -> "SeenOutput | Move":
        """What came of a call in this turn; else the step that makes it."""
        call = self.call(able, **values)
        if call is None:
            return self.lacks(able)
        return self.talk.made(call) or ToolStep((call,), said)

    def lacks(self, able: Ability) -> FinalAnswer:
        return FinalAnswer(
            f"I cannot do that here: among my tools there is none that {NAMES[able]}."
        )

    def of(self, able: Ability) -> tuple[SeenOutput, ...]:
        """All that a tool has returned so far, oldest first; failures are left out."""
        hand = self.hands.get(able)
        if hand is None:
            return ()
        found = (each for each in self.talk.seen if each.call.tool == hand.tool)
        return tuple(each for each in found if not each.result.failed)

    def earlier(self, path: str) -> SeenOutput | None:
        """The newest reading of a file from its beginning that the window has anything of.

        Of what is behind a marker nobody sees where it ended, so it was not cut short by the call.
        """
        for seen in reversed(self.of(Ability.READ)):
            cut = seen.form is not OutputForm.WHOLE and '"lines"' in seen.call.arguments
            if plain_path(seen.path) == plain_path(path) and reads_from_start(seen) and not cut:
                return seen
        return None

    def last_path(self) -> str:
        """What was read last."""
        readings = self.of(Ability.READ)
        return plain_path(readings[-1].path) if readings else ""

    def rows(self, seen: SeenOutput, path: str = "") -> list[QuotedLine]:
        """The lines of a file that a reading, or a part of one that was recalled, shows."""
        recall = self.hands.get(Ability.RECALL)
        recalled = recall is not None and seen.call.tool == recall.tool and is_part(seen)
        return read_rows(path or plain_path(seen.path), seen.result.text, recalled=recalled)


def failure_text(seen: SeenOutput) -> FinalAnswer:
    """What a tool says of why it could not."""
    return FinalAnswer(f"That did not work: {seen.result.text.strip()[:400]}")


def plain_path(path: str) -> str:
    return path.removeprefix("./").rstrip("/") or "."


def is_part(seen: SeenOutput) -> bool:
    """Whether only some of an original was recalled."""
    return '"lines"' in seen.call.arguments or '"around"' in seen.call.arguments


def reads_from_start(seen: SeenOutput) -> bool:
    """Whether a file was read from its first line on."""
    return read_arguments(seen.call.arguments).get("start", 1) == 1


def is_whole(seen: SeenOutput) -> bool:
    """Whether all of a file stands in the window."""
    shown = seen.form is OutputForm.WHOLE and "[more lines follow" not in seen.result.text[-200:]
    return shown and reads_from_start(seen)


READING = "I'll read "
"""Begins the words of a step that reads a file."""


def merge_steps(asked: Iterable[object]) -> ToolStep | None:
    """All calls that are asked for as one step, each once; None if there are none."""
    found = [each for each in asked if isinstance(each, ToolStep)]
    if not found:
        return None
    calls = tuple(dict.fromkeys(call for each in found for call in each.calls))
    said = dict.fromkeys(each.said for each in found)
    first = next(iter(said))
    if len(said) > 1 and all(each.startswith(READING) for each in said):
        first = READING + ", ".join(each.removeprefix(READING).rstrip(".") for each in said) + "."
        said = {first: None}
    return ToolStep(calls, " ".join(said), found[-1].left, found[-1].looked)


AT_ONCE = 3
"""Folders listed in one step while a name is looked for."""
MOST_LISTED = 12
"""Folders listed for one request."""
MOST_COMPARED = 500
"""Names compared letter by letter."""
QUIET = frozenset({"node_modules", "__pycache__", "build", "dist", "target", "vendor"})
"""Folders that packages are in, not people's work."""

_GONE = re.compile(
    r"there is no|not found|no such|does not exist|is (?:not )?a (?:folder|directory)", re.I
)
"""What tools say of a name that leads to nothing, or to something else; all else is a reason."""


class OpenedPath(Struct, frozen=True):
    """What a name led to; `note` says so if it is under another one."""

    path: str
    seen: SeenOutput
    folder: bool = False
    note: str = ""


class KnownPath(Struct, frozen=True):
    """A file or a folder that listings have shown."""

    path: str
    folder: bool


def open_path(
    path: str, scene: PracticeScene, able: Ability = Ability.READ, *, start: int = 0, lines: int = 0
) -> OpenedPath | ToolStep | FinalAnswer:
    """The file's lines (or the folder's names), the step that gets them, or why there are none."""
    hand = scene.hands.get(able)
    span = {"start": start} if start else {}
    span |= {"lines": lines} if lines else {}
    call = hand.call(path=path, **span) if hand else None
    if hand is None or call is None:
        return scene.lacks(able)
    seen = scene.talk.made(call)
    if seen is None:
        return ToolStep((call,), announce_open(able, path))
    if not seen.result.failed:
        return OpenedPath(path, seen, folder=able is Ability.LIST)
    gone = _GONE.search(seen.result.text[:600])
    found = _elsewhere(path, scene, folder=able is Ability.LIST) if gone else None
    if not isinstance(found, KnownPath):
        return found or failure_text(seen)
    return _instead(path, found, scene)


def announce_open(able: Ability, path: str) -> str:
    if able is Ability.READ:
        return f"{READING}{path}."
    return "I'll list the folder." if path == "." else f"I'll list {path}."


def known_paths(scene: PracticeScene) -> dict[str, KnownPath]:
    """Every file and folder that outputs in the window have shown, the nearest first."""
    found: dict[str, KnownPath] = {}
    for seen in scene.of(Ability.LIST):
        for place in _listed(seen):
            found.setdefault(place.path, place)
    for seen in scene.of(Ability.SEARCH):
        for hit in read_hits(seen.result.text):
            found.setdefault(hit.path, KnownPath(hit.path, folder=False))
    return dict(sorted(found.items(), key=lambda item: item[0].count("/")))


def _listed(seen: SeenOutput) -> Iterator[KnownPath]:
    base = plain_path(seen.path)
    for names, folder in ((folders_in, True), (files_in, False)):
        for name in names(seen.result.text):
            yield KnownPath(name if base == "." else join(base, name), folder)


def _instead(
    path: str, found: KnownPath, scene: PracticeScene
) -> OpenedPath | ToolStep | FinalAnswer:
    able = Ability.LIST if found.folder else Ability.READ
    kind = "folder" if found.folder else "file"
    said = f"There is no {path} to open, but a {kind} {found.path}: I'll open that."
    seen = scene.do(able, said, path=found.path)
    if not isinstance(seen, SeenOutput):
        return seen
    if seen.result.failed:
        return failure_text(seen)
    note = f"{path} is not there as it was named; {found.path} is what I found."
    return OpenedPath(found.path, seen, folder=found.folder, note=note)


def _elsewhere(path: str, scene: PracticeScene, *, folder: bool) -> KnownPath | ToolStep | None:
    """Where a thing of that name is: known, or to be listed; at last what is alike."""
    known = known_paths(scene)
    exact = _same(path, known)
    if exact is not None and (exact.path, exact.folder) != (plain_path(path), folder):
        return exact
    return _listing(scene, known) or _alike(path, known)


def _listing(scene: PracticeScene, known: dict[str, KnownPath]) -> ToolStep | None:
    """The next folders to list."""
    hand = scene.hands.get(Ability.LIST)
    if hand is None:
        return None
    made = sum(each.fresh and each.call.tool == hand.tool for each in scene.talk.seen)
    folders = [place.path for place in known.values() if place.folder and not _quiet(place.path)]
    calls = [hand.call(path=each) for each in (".", *folders)]
    open_ = [call for call in calls if call is not None and scene.talk.made(call) is None]
    some = tuple(open_[: min(AT_ONCE, max(0, MOST_LISTED - made))])
    return ToolStep(some, "That is not there; I'll look for the name elsewhere.") if some else None


def _same(path: str, known: dict[str, KnownPath]) -> KnownPath | None:
    """What has that very path or name, also in other letters."""
    wanted, name = plain_path(path).casefold(), basename(plain_path(path)).casefold()
    by_path = (place for place in known.values() if place.path.casefold() == wanted)
    by_name = (place for place in known.values() if basename(place.path).casefold() == name)
    return next(by_path, None) or next(by_name, None)


def _alike(path: str, known: dict[str, KnownPath]) -> KnownPath | None:
    """What ends like it, or is spelled nearly so."""
    name = basename(plain_path(path)).casefold()
    names: dict[str, KnownPath] = {}
    for place in known.values():
        names.setdefault(basename(place.path).casefold(), place)
    for each, place in names.items():
        if len(each) > 4 and len(name) > 4 and (each.endswith(name) or name.endswith(each)):
            return place
    close = get_close_matches(name[:80], list(names)[:MOST_COMPARED], n=1, cutoff=0.8)
    return names[close[0]] if close else None


def _quiet(path: str) -> bool:
    return any(part in QUIET or part.startswith(".") for part in path.split("/"))


MOST_LEFT = 30
"""Names kept for later; what is found beyond them is left out."""
FEW = 2
"""Files of one folder that an exploration reads; all of them if every file is asked for."""
LARGEST = 200_000
"""Bytes of a file that is still read."""
DEEPEST = 5
"""Folders inside each other."""
_BINARY = re.compile(
    r".*\.(?:png|jpe?g|gif|ico|icns|webp|pdf|zip|gz|xz|zst|whl|so|dll|exe|bin|woff2?|otf|ttf|db|pyc"
    r"|tiktoken|lock|min\.js|svg|map)",
    re.I,
)
_TELLING = re.compile(r"(?:readme|architecture|main|index|app|__main__|mod|lib)\b.*|.*\.toml", re.I)


def next_to_visit(
    before: Sequence[str], newest: Sequence[SeenOutput], *, every: bool
) -> tuple[str, ...]:
    """What was left and what the newest listings have shown: their files next, folders last."""
    files: dict[str, None] = {}
    folders: dict[str, None] = {}
    for seen in newest:
        base = plain_path(seen.path)
        if not seen.result.failed and base.count("/") < DEEPEST:
            files |= dict.fromkeys(_files(base, seen.result.text, every=every))
            folders |= dict.fromkeys(_folders(base, seen.result.text))
    return tuple(files | dict.fromkeys(before) | folders)[:MOST_LEFT]


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
