"""Texts about the next compaction of a context and its time, the same on every page."""

from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.request_view import RequestMarks, RewriteForecast
from helix_desktop.ui.text.formatting import listed_text, plural, tr

FAR = 40
"""Turns beyond which a forecast is not shown."""


def forecast_text(outlook: RewriteForecast) -> str:
    """Return a forecast such as "notes in about 6 turns", or "" if none is near."""
    when = forecast_when_text(outlook)
    return tr("{0} {1}").format(job_text(outlook), when) if when else ""


def forecast_when_text(outlook: RewriteForecast) -> str:
    """Return the time of a forecast, such as "in about 6 turns", or "" if none is near."""
    if outlook.job is None:
        return ""
    if outlook.due:
        return tr("on next request")
    if outlook.turns is None or outlook.turns > FAR:
        return ""
    return plural(outlook.turns, "in about {0} turn", "in about {0} turns")


def job_text(outlook: RewriteForecast) -> str:
    """Return the name of the forecast job, as in "notes"; "" if nothing happens automatically."""
    return _names()[outlook.job] if outlook.job is not None else ""


def coming_text(marks: RequestMarks) -> str:
    """Return the planned compactions, as in "Notes at 50%, handover at 85%"; "" if none."""
    words = tr("{0} {1}", "a compaction, then when")
    named = [
        words.format(_names()[job], _share(mark, marks.window)) for job, mark in marks.rewrites
    ]
    told = listed_text(named)
    return told[:1].upper() + told[1:]


def _share(mark: int, window: int) -> str:
    return tr("at {0}%").format(round(100 * mark / max(1, window)))


def _names() -> dict[Job, str]:
    return {
        Job.SWEEP: tr("caching"),
        Job.CONDENSE: tr("notes"),
        Job.HAND_OVER: tr("handover"),
        Job.OBSERVE: tr("notes"),
        Job.PANIC: tr("trimming to fit"),
    }
