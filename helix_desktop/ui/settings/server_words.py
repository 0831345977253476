"""How a server's standing is told."""

from helix_desktop.app.servers.serving import Served
from helix_desktop.domain.servers import Phase, Server
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.sentences import retold
from helix_desktop.ui.settings.source import Source
from helix_desktop.ui.words import tr


def phase_source(served: Served) -> Source:
    """A word of at most two for the end of its row."""
    if served.phase is Phase.READY and served.waiting:
        return Source(tr("look at it"), "warn", "warn")
    known = {
        None: Source(tr("off")),
        Phase.STOPPED: Source(tr("stopped")),
        Phase.STARTING: Source(tr("starting…")),
        Phase.READY: Source(tr("running"), "ok"),
        Phase.FAILING: Source(tr("failing"), "bad"),
        Phase.UNAPPROVED: Source(tr("look at it"), "warn", "warn"),
    }
    return known[served.phase]


def served_words(served: Served) -> tuple[str, str]:
    """A line below its name, and its tone."""
    if served.phase is Phase.UNAPPROVED:
        return tr("Not started: look at how it is started first"), "warn"
    if served.phase is Phase.FAILING:
        return _failing(served), "bad"
    if served.phase is Phase.STARTING and served.reason:
        said = one_line(retold(served.reason), 300)
        return tr("No answer yet · {0}").format(said), "warn"
    offered = tools_words(len(served.tools))
    if served.waiting:
        waiting = len(served.waiting)
        words = tr("{0}; 1 waits until you have looked at it")
        if waiting > 1:
            words = tr("{0}; {1} wait until you have looked at them")
        return words.format(offered, waiting), "warn"
    return f"{offered} · {reached(served.server)}", "mut"


def tools_words(count: int) -> str:
    if not count:
        return tr("no tools yet")
    return tr("{0} tool").format(count) if count == 1 else tr("{0} tools").format(count)


def reached(server: Server) -> str:
    """Where it is, on one line, with nothing hidden."""
    return one_line(server.url or " ".join((server.command, *server.args)), 300)


def _failing(served: Served) -> str:
    reason = one_line(retold(served.reason), 300).rstrip(". ") or tr("It ended")
    if served.next_try is None:
        return tr("{0} · started again when it is called").format(reason)
    return tr("{0} · again in {1} s").format(reason, round(served.next_try))
