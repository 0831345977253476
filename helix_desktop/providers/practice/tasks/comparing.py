"""Comparing two files, and a file (or the plan) with what it was when it was read before."""

import re

from helix_desktop.context.texts.deeds import Act, deed
from helix_desktop.providers.practice import answers
from helix_desktop.providers.practice.abilities import Able
from helix_desktop.providers.practice.hands import decoded
from helix_desktop.providers.practice.intents import Wish
from helix_desktop.providers.practice.outputs import Form, Row, digest_in
from helix_desktop.providers.practice.talk import Seen
from helix_desktop.providers.practice.tasks.opening import Opened, opened, places
from helix_desktop.providers.practice.tasks.scene import (
    Ask,
    Move,
    Scene,
    Tell,
    begins,
    plain,
    together,
)

MOST_CHANGES = 20
"""Lines told that are new or gone."""
MOST_ITEMS = 60

_PLAN = re.compile(r"(?:todo|plan|roadmap|tasks)(?:\.\w+)?", re.I)
_SECTION = re.compile(r"^## 5\. TODO Items\n(.*?)(?=^## |\Z)", re.M | re.S)


def compare(wish: Wish, scene: Scene) -> Move:
    paths = wish.paths[:2]
    if len(paths) == 1 and (last := scene.last_path()) not in ("", paths[0]):
        paths = (last, paths[0])
    if len(paths) < 2:
        return Tell("Name two files, for example “compare a.py and b.py”.")
    found = [opened(path, scene) for path in paths]
    if asked := together(found):
        return asked
    texts = [each for each in found if isinstance(each, Opened)]
    if len(texts) < 2:
        return Tell("\n".join(each.text for each in found if isinstance(each, Tell)))
    one, other = ((each.path, scene.rows(each.seen)) for each in texts)
    notes = [each.note for each in texts if each.note]
    return Tell("\n".join([*notes, answers.compared(one, other)]))


def changed(wish: Wish, scene: Scene) -> Move:
    """What is different from before: in a file that is named, or in the plan."""
    if wish.paths:
        return _file(wish.paths[-1], scene)
    if told := _listed(scene):
        return told
    named = [path for path in places(scene) if _PLAN.fullmatch(path.rpartition("/")[2])]
    if named:
        return _file(named[0], scene)
    root = opened(".", scene, Able.LIST)
    return root if isinstance(root, Ask) else Tell(_no_plan(scene))


def _no_plan(scene: Scene) -> str:
    """What a summary says is to be done; else that there is nothing."""
    open_ = [found[1].strip() for text in scene.talk.folds if (found := _SECTION.search(text))]
    if open_:
        return f"I have no earlier state of it. The summary of this conversation says:\n{open_[-1]}"
    return (
        "I know of no plan here: no list of tasks in this conversation, and no file named like "
        "TODO.md or PLAN.md in the folder."
    )


def _file(path: str, scene: Scene) -> Move:
    """The file as it is now beside its last reading of an earlier turn, maybe from the cache."""
    before = _before(path, scene)
    found = opened(path, scene)
    if not isinstance(found, Opened):
        return found
    now = scene.rows(found.seen)
    if before is None:
        told = answers.reading(found.path, now, found.seen.result.text, form=found.seen.form)
        return Tell(f"I did not read {found.path} before, so I know of no change.\n\n{told}")
    earlier = before
    if before.form is not Form.WHOLE:
        call = scene.call(Able.RECALL, sha=digest_in(before.result.text))
        part = scene.talk.made(call) if call else None
        if call and part is None:
            return Ask((call,), f"I'll recall {found.path} as it was.")
        earlier = part or before
    return Tell(_difference(found.path, scene.rows(earlier, found.path), now))


def _before(path: str, scene: Scene) -> Seen | None:
    for seen in reversed(scene.of(Able.READ)):
        same = plain(seen.path) == plain(path) and not seen.fresh
        if same and begins(seen) and '"lines"' not in seen.call.arguments:
            return seen
    return None


def _difference(path: str, before: list[Row], now: list[Row]) -> str:
    old, new = {row.text for row in before}, {row.text for row in now}
    added = [row for row in now if row.text not in old and row.text.strip()]
    gone = [row for row in before if row.text not in new and row.text.strip()]
    if not added and not gone:
        return f"Nothing has changed in {path} since I read it."
    lines = [f"Since I read {path}, {len(added)} lines are new and {len(gone)} are gone:"]
    lines += [f"+ {path}:{row.number}  {row.text.strip()[:200]}" for row in added[:MOST_CHANGES]]
    lines += [f"- (was line {row.number})  {row.text.strip()[:200]}" for row in gone[:MOST_CHANGES]]
    return "\n".join(lines)


def _listed(scene: Scene) -> Tell | None:
    """The last two states of a list of tasks that was kept by a tool."""
    states = [
        items
        for seen in scene.talk.seen
        if deed(seen.call.tool, seen.call.arguments[:4_000]).act is Act.PLAN
        and (items := _items(seen.call.arguments))
    ]
    if not states:
        return None
    before = states[-2] if len(states) > 1 else {}
    lines = [
        f"- {text}: {before.get(text, 'new')} → {state}"
        for text, state in states[-1].items()
        if before.get(text) != state
    ]
    lines += [f"- {text}: gone" for text in before if text not in states[-1]]
    return Tell(
        "\n".join(["The list of tasks changed so:", *lines]) if lines else "Nothing changed in it."
    )


def _items(arguments: str) -> dict[str, str]:
    values = decoded(arguments)
    lists = (values.get(key) for key in ("todos", "plan", "items", "tasks"))
    entries = next((value for value in lists if isinstance(value, list)), [])
    found: dict[str, str] = {}
    for entry in entries[:MOST_ITEMS]:
        if isinstance(entry, dict):
            text = next(
                (entry[key] for key in ("content", "step", "text", "title") if key in entry), ""
            )
            found[str(text)[:200]] = str(entry.get("status", "open"))[:20]
    return found
