"""What a dry run says: what it frees, covers, costs and takes, and when it pays back."""

from helix_desktop.domain.timeline import Happened, Plan
from helix_desktop.ui.timeline.words import MEANS
from helix_desktop.ui.words import cost_text, count_text, tr

BY_ITSELF = 10
"""It is worth it if it has paid back in so many times the requests until it happens by itself."""


def row_words(
    plan: Plan, band: tuple[str, str], *, before: int, after: int
) -> tuple[str, str, str]:
    tone, name = band
    about = tr("unchanged") if before == after else ""
    if tone == "k_handover":
        name = tr("Conversation History Summary")
        updates = tr("v{0}, updates v{1}") if plan.previous else tr("v{0}")
        about = updates.format(plan.version, plan.previous)
        if not plan.drafted:
            about += " · " + tr("written when you compact")
    elif tone == "k_raw" and before != after:
        about = tr("the last {0} messages as they are").format(count_text(plan.left))
    figures = count_text(after)
    if before != after:
        sign = "+" if after > before else "−"
        figures = f"{sign}{count_text(abs(after - before))}    {figures}"
    return tr(name), about, figures


def told(plan: Plan) -> tuple[tuple[str, str, str], ...]:
    freed = plan.before - plan.after
    share = freed * 100 / max(1, plan.before)
    about = "" if plan.drafted else "≥ "
    seconds = f"≈ {max(1.0, plan.seconds):.0f} s" if plan.seconds else tr("not known yet")
    prefix = (
        cost_text(None)
        if plan.prefix is None
        else (
            tr("+ {0} for the prefix").format(cost_text(plan.prefix))
            if plan.prefix
            else tr("no prefix to rewrite")
        )
    )
    covers = tr("messages {0}–{1}").format(count_text(plan.first), count_text(plan.last))
    stays = tr("{0}; the last {1} stay raw").format(count_text(plan.covered), count_text(plan.left))
    return (
        (
            tr("Frees"),
            about + tr("{0} tokens").format(count_text(freed)),
            tr("{0} % of what is used now").format(f"{share:.0f}"),
        ),
        (tr("Covers"), covers, stays),
        (tr("Costs"), price(plan.cost), prefix),
        (tr("Takes"), seconds, tr("go on typing meanwhile")),
    )


def price(cost: float | None) -> str:
    if cost is None:
        return cost_text(None)
    return cost_text(cost) if cost <= 0 else f"≈ {cost_text(cost)}"


def worth(plan: Plan) -> bool:
    return (
        plan.pays is None
        or plan.prefix is None
        or not plan.due
        or plan.pays <= BY_ITSELF * plan.due
    )


def pays(plan: Plan) -> str:
    if plan.cost is None or plan.prefix is None:
        said = tr("Whether it pays cannot be told: no price is known.")
    elif plan.pays is None:
        said = tr("By price alone it never pays back.")
    elif not plan.pays:
        said = tr("It costs nothing.")
    else:
        said = tr("Pays back after {0} requests.").format(count_text(plan.pays))
    mark = plan.thresholds.of(Happened.HANDOVER)
    if not mark:
        return said + " " + tr("By itself it never runs: only by hand.")
    share = f"{mark * 100 / max(1, plan.size):.0f} %"
    by_itself = tr("By itself it would run at {0}.").format(share)
    return " ".join(filter(None, (said, by_itself)))


def kept(plan: Plan) -> str:
    if not plan.drafted:
        return tr("The kept check comes with the document.")
    who = tr(MEANS[plan.means])
    if not plan.missing:
        return tr("Kept: every detail · {0}").format(who)
    return tr("Kept check: {0} details only by recall · {1}").format(count_text(plan.missing), who)
