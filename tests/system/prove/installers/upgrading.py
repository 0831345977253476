"""From an older package to this one and away again: what people keep is theirs."""

import hashlib
from pathlib import Path

from tests.system.prove.installers.built_packages import NAME, STALE
from tests.system.prove.installers.installed_window import DATA
from tests.system.prove.installers.room import HOME, USER, Room
from tests.system.prove.installers.table import Step, demand

PROJECT = f"{HOME}/project"
ASKED = ("Summarise this project; find TODO; read README.md", "Find def", "Read src/ledger.py")


def create_data(room: Room, step: Step) -> str:
    """Data made as a user does: a project, a conversation, tools and their outputs."""
    room.must(["cp", "-r", f"/usr/lib/{NAME}/_internal/resources/demo", PROJECT], user=True)
    for text in ASKED:
        words = [NAME, "ask", "--folder", PROJECT, text]
        ran = room.run(words, user=True, seconds=120)
        demand(ran.code == 0, f"ask ended with {ran.code}: {ran.last}")
    exported = export(room, "before")
    step.note(f"{len(ASKED)} turns, an export of {len(exported)} files")
    return _sum(exported)


def export(room: Room, name: str) -> dict[str, str]:
    """What the conversation holds, in plain files: their names and sums."""
    room.must([NAME, "workspace", "export", f"{HOME}/{name}", "--workspace", "project"], user=True)
    base = room.inside(f"{HOME}/{name}")
    return {
        str(file.relative_to(base)): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(base.rglob("*"))
        if file.is_file()
    }


def unchanged(room: Room, before: str, step: Step, *, name: str) -> None:
    exported = export(room, name)
    demand(_sum(exported) == before, "the export differs from the one before")
    checked = room.must([NAME, "workspace", "check", "--deep", "--workspace", "project"], user=True)
    demand("No problems found" in checked.out, checked.last)
    step.note(checked.out.strip().splitlines()[-2])


def upgraded(room: Room, step: Step) -> None:
    """By the command with which a user upgrades everything."""
    began = room.must([NAME, "--version"], user=True).out.strip()
    room.must(["apt-get", "upgrade", "-q", "-y", "--no-install-recommends"], seconds=600)
    demand(_version(room) != "0.0.1", "it was not upgraded")
    demand(not room.inside(STALE).exists(), "files of the older version are still there")
    step.note(f"{_version(room)}: {began}")


def downgraded(room: Room, older: str, step: Step) -> None:
    """apt asks whether one means it; who does gets it."""
    ran = room.run(["apt-get", "install", "-y", "-q", "--no-install-recommends", older])
    demand(ran.code != 0, "apt went back without a question")
    why = [line for line in ran.err.splitlines() if line.startswith("E:")]
    demand(any("downgrade" in line for line in why), f"apt says: {' / '.join(why)}")
    step.note(why[0])
    room.install(older, more=["--allow-downgrades"])
    demand(_version(room) == "0.0.1", "it did not go back")


def own_bubblewrap(room: Room, step: Step) -> None:
    """A copy of bwrap with a profile that AppArmor can read, once both of them are there."""
    profile, own = f"/etc/apparmor.d/{NAME}-bwrap", f"/usr/lib/{NAME}/bwrap"
    room.install("bubblewrap")
    room.install("apparmor")
    if not room.inside("/etc/apparmor.d/abi/4.0").exists():
        demand(not room.inside(own).exists(), "it was made without need")
        step.note("AppArmor is older here: none is needed")
        return
    room.must(["cmp", "/usr/bin/bwrap", own])
    room.must(["apparmor_parser", "--skip-kernel-load", "--skip-cache", profile])
    step.note(f"{own}, and a profile without errors")


def removed(room: Room, before: set[str], step: Step) -> None:
    """Nothing of the program stays, and nothing of the user goes."""
    for word in ("remove", "purge"):
        ran = room.must(["apt-get", word, "-y", "-q", NAME])
        demand(_data_files(room) == before, f"{word} has changed what the user keeps")
    demand(f".local/share/{NAME}" in ran.out, "purging does not say where the data is")
    result = room.run(["find", "/usr", "/etc", "/var/lib", "/opt", "-iname", f"*{NAME}*"]).out
    left = [line for line in result.splitlines() if "/dpkg/" not in line]
    demand(not left, f"left behind: {', '.join(left)}")
    place = next(line.strip() for line in ran.out.splitlines() if f".local/share/{NAME}" in line)
    step.note(f"{len(before)} files of {USER} are kept; it says “{place}”")


def saved_files(room: Room) -> set[str]:
    result = _data_files(room)
    demand(any("/db/" in item for item in result), f"nothing is kept in {DATA}")
    return result


def _data_files(room: Room) -> set[str]:
    """Names and contents of all the user's data."""
    files = [path for path in room.inside(DATA).rglob("*") if path.is_file()]
    return {f"{file}:{_digest(file)}" for file in files}


def _digest(file: Path) -> str:
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()


def _version(room: Room) -> str:
    return room.must(["dpkg-query", "-W", "-f", "${Version}", NAME]).out


def _sum(exported: dict[str, str]) -> str:
    return hashlib.sha256(repr(sorted(exported.items())).encode()).hexdigest()
