"""The actions on the session that is open, and on which sessions are listed."""

from collections.abc import Callable
from typing import Protocol

from helix_desktop.app.desk import Desk
from helix_desktop.app.shelf import Place
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.ui.actions import Action
from helix_desktop.ui.frame.session_deeds import SessionDeeds
from helix_desktop.ui.words import tr


class Bench(Protocol):
    """What is asked of the workbench."""

    deeds: SessionDeeds

    @property
    def session(self) -> SessionId: ...
    @property
    def desk(self) -> Desk | None: ...
    def show_place(self, place: Place) -> None: ...


def session_actions(bench: Bench) -> list[Action]:
    """In the order in which menus list them."""
    group = tr("Session")

    def act(name: str, words: str, deed: Callable[[str], None], *, icon: str) -> Action:
        return Action(
            name,
            words,
            group,
            lambda: deed(bench.session),
            refusal=lambda: _refusal(bench),
            icon=icon,
        )

    def move(place: Place) -> Callable[[str], None]:
        return lambda session: bench.deeds.put(session, place)

    return [
        act("session.rename", tr("Rename session…"), bench.deeds.rename, icon="edit"),
        act(
            "session.export", tr("Export session as Markdown…"), bench.deeds.export, icon="download"
        ),
        act("session.archive", tr("Archive session"), move(Place.ARCHIVE), icon="archive"),
        *places_actions(bench),
    ]


def places_actions(bench: Bench) -> list[Action]:
    """Which sessions the sidebar lists."""
    names = (
        (Place.OPEN, tr("List open sessions"), "chat"),
        (Place.ARCHIVE, tr("List archived sessions"), "archive"),
        (Place.TRASH, tr("List sessions in the trash"), "trash"),
    )
    return [
        Action(
            f"sessions.{place}",
            words,
            tr("Session"),
            lambda place=place: bench.show_place(place),  # type: ignore[misc]
            icon=icon,
        )
        for place, words, icon in names
    ]


def _refusal(bench: Bench) -> str:
    return tr("No session is open yet") if bench.session == NO_SESSION else ""
