"""What the approval card says of a question: its title, its chips, its facts."""

from helix_desktop.domain.permission import Need, Question, Subject
from helix_desktop.domain.visible import Misread, visible
from helix_desktop.ui.chat.cards.exact import Shape
from helix_desktop.ui.chat.cards.facts import Fact, said
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.sentences import retold
from helix_desktop.ui.words import tr

IN_BUTTON = 40
"""Characters that fit into a button behind "Always"; more stands in a line of its own."""

Chip = tuple[str, str, str]
"""Words, tone, icon."""

SHAPES = {
    Subject.COMMAND: Shape.COMMAND,
    Subject.EDIT: Shape.CHANGE,
}


def title_of(question: Question) -> str:
    match question.subject:
        case Subject.COMMAND:
            return tr("Allow this command?")
        case Subject.WRITE:
            return tr("Write this file?")
        case Subject.EDIT:
            return tr("Change this file?")
        case Subject.FETCH:
            return tr("Fetch this address?")
    return tr("Allow {0}?").format(one_line(question.call.tool, 80))


def sign_of(question: Question) -> tuple[str, str]:
    """Icon and tone: red for what deletes or overwrites."""
    icon = "eye-off" if question.misread else "warn"
    return icon, "bad" if Need.LOSS in question.needs else "warn"


def chips_of(question: Question) -> list[Chip]:
    """From the right: what holds a command back, and what the call reaches for."""
    chips: list[Chip] = []
    if question.subject is Subject.COMMAND:
        boxed = (tr("Sandbox"), "ok", "shield")
        chips.append(boxed if question.boxed else (tr("No sandbox"), "warn", "warn"))
    reaches = question.needs - {Need.CODE}
    if len(reaches) == len(Need) - 1:
        return [*chips, (tr("could do anything"), "bad", "")]
    words = {
        Need.NETWORK: tr("reaches the network"),
        Need.SECRETS: tr("may read secrets"),
        Need.OUTSIDE: tr("leaves the folder"),
        Need.LOSS: tr("deletes or overwrites"),
    }
    return [*chips, *((word, "bad", "") for need, word in words.items() if need in reaches)]


def about(question: Question, asker: str) -> list[Fact]:
    """Who asks, if it is not the session on screen, and which file it is about."""
    facts = [Fact("chat", "acc", ((asker, "strong"),))] if asker else []
    if question.path and question.subject in (Subject.WRITE, Subject.EDIT):
        facts.append(Fact("file", "info", ((question.path, "exact"),)))
    return facts


def facts_of(question: Question, *, narrow: bool = False) -> list[Fact]:
    """How it could be misread, why it is asked, what can be taken back, what would be kept.

    `narrow`: there is no room in the buttons for what stands there otherwise.
    """
    facts = [_misread(question.misread)] if question.misread else []
    if question.hides and not question.misread:
        words = tr("It holds characters that cannot be seen; they are marked.")
        facts.append(Fact("eye-off", "warn", ((words, "strong"),)))
    if question.edited:
        facts.append(said("edit", "info", tr("You changed this command.")))
    facts += [said("info", "mut", reason) for reason in _reasons(question)]
    if question.subject is Subject.COMMAND and question.box:
        facts.append(said("shield", "ok" if question.boxed else "warn", retold(question.box)))
    if undo := _undo(question):
        facts.append(said("undo", "mut", undo))
    return [*facts, *_lasting(question, narrow=narrow)]


def beside_always(question: Question, *, narrow: bool = False) -> str:
    """What stands in the button itself: the form, or why there is none."""
    if narrow:
        return ""
    if not question.always:
        words = retold(question.unlasting) or tr("not for this")
        return words if len(words) <= IN_BUTTON else ""
    form = visible(question.always[0])
    fits = len(question.always) == 1 and len(form) <= IN_BUTTON and "\n" not in form
    return form if fits and question.always != question.never else ""


def wide_words(question: Question) -> str:
    """The rules for first words, in their button."""
    prefixes = dict.fromkeys(visible(prefix) for prefix in question.prefixes if prefix)
    words = ", ".join(prefixes)
    return words if len(words) <= IN_BUTTON else f"{next(iter(prefixes), '')[:IN_BUTTON]}"


def spoken(question: Question, asker: str) -> str:
    """All of it for a screen reader; what cannot be seen is written out."""
    lines = (*(fact.text for fact in (*about(question, asker), *facts_of(question))),)
    return "\n".join((title_of(question), question.shown[:4_000], *lines))


def _misread(found: Misread) -> Fact:
    lead = _counted(found)
    would, really = tr(" would make it read "), tr(". It really is ")
    pieces = (
        (lead, "strong"),
        (would, "said"),
        (found.reads, "exact"),
        (really, "said"),
        (found.really, "exact"),
        (".", "said"),
    )
    return Fact("eye-off", "warn", pieces)


def _counted(found: Misread) -> str:
    hidden = {0: "", 1: tr("One hidden character"), 2: tr("Two hidden characters")}
    alike = {0: "", 1: tr("one letter that looks like another")}
    parts = (
        hidden.get(found.hidden, tr("{0} hidden characters").format(f"{found.hidden:,}")),
        alike.get(found.alike, tr("{0} letters that look like others").format(f"{found.alike:,}")),
    )
    words = tr(" and ").join(part for part in parts if part)
    return words[:1].upper() + words[1:]


def _reasons(question: Question) -> list[str]:
    """Those that say no more than the card does anyway are left out."""
    told = {
        f"It changes `{question.path}`.",
        "It has characters that cannot be seen." if question.misread else "",
        "It has letters that look like others." if question.misread else "",
    }
    return [retold(reason) for reason in question.reasons if reason not in told]


def _undo(question: Question) -> str:
    match question.subject:
        case Subject.WRITE | Subject.EDIT if question.path:
            return tr("What the file holds now is kept first, so this can be taken back.")
        case Subject.COMMAND if Need.NETWORK in question.needs:
            return tr("What it changes in the folder can be taken back, what it sends can’t.")
        case Subject.COMMAND if _loses_commits(question):
            return ""
        case Subject.COMMAND:
            return tr("What it changes in the folder can be taken back, up to 1 MB a file.")
    return ""


def _loses_commits(question: Question) -> bool:
    """Files of the folder are kept before they change, what a repository holds is not."""
    return Need.LOSS in question.needs and question.shown.lstrip().startswith("git ")


def _lasting(question: Question, *, narrow: bool) -> list[Fact]:
    """What "always" and "never" would stand for, word for word."""
    always, never = question.always, question.never
    # for files the form is a sentence, not a text that is compared
    style = "said" if question.subject in (Subject.WRITE, Subject.EDIT) else "exact"
    if always and always == never:
        return [_forms("check", tr("Always and Never mean "), always, style=style)]
    facts: list[Fact] = []
    told = bool(beside_always(question, narrow=narrow))
    if always and not told:
        facts.append(_forms("check", tr("Always means "), always, style=style))
    told_more = [retold(each) for each in question.covers]
    facts += [
        said("check", "mut", tr("The wider Always (Alt+P) also allows {0}").format(each))
        for each in told_more
    ]
    if not always and question.unlasting and not told:
        facts.append(said("info", "mut", tr("No Always: {0}.").format(retold(question.unlasting))))
    if never:
        facts.append(_forms("close", tr("Never means "), never, style=style))
    return facts


def _forms(icon: str, lead: str, forms: tuple[str, ...], *, style: str) -> Fact:
    """Exact text may hold back-quotes, so it is no `said` line."""
    pieces: list[tuple[str, str]] = [(lead, "said")]
    for at, form in enumerate(forms):
        pieces += [(tr(", and "), "said")] if at else []
        pieces.append((visible(form).replace("\n", "⏎"), style))
    return Fact(icon, "mut", tuple(pieces))
