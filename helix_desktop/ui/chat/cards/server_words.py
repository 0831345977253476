"""What the card of a server's question says beside the server's own words."""

import re

from helix_desktop.domain.forms import Field, Kind
from helix_desktop.domain.servers import Asking, Outlook, ServerQuestion
from helix_desktop.domain.visible import visible
from helix_desktop.ui.chat.cards.dock_card import Chip
from helix_desktop.ui.chat.cards.exact_rows import TOKEN
from helix_desktop.ui.chat.cards.facts import Fact
from helix_desktop.ui.markdown.links import Caution, Link, judged
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import cost_text, count_text, tr

NAME = 60

_SECRET = re.compile(
    r"pass(word|phrase|code)|secret|token|api[\W_]?key|private[\W_]?key|credential|\bpin\b|\bcvv\b",
    re.IGNORECASE,
)
_CAUTIONS = {
    Caution.IMITATES: "Its host has letters that can look like others.",
    Caution.LOCAL: "It leads to this computer or the network around it.",
    Caution.HIDES: "The address has characters that would not be seen.",
    Caution.PLAIN: "The connection is not encrypted.",
}


def title_of(question: ServerQuestion) -> str:
    titles = {
        Asking.FORM: tr("“{0}” asks you something"),
        Asking.URL: tr("“{0}” wants you to open an address"),
        Asking.SAMPLING: tr("“{0}” wants to ask a model"),
    }
    return titles[question.asking].format(named(question))


def named(question: ServerQuestion) -> str:
    return one_line(question.server, NAME)


def chips_of(question: ServerQuestion) -> list[Chip]:
    chips: list[Chip] = [(tr("MCP server"), "info", "")]
    if question.asking is Asking.SAMPLING and question.outlook is not None:
        chips.insert(0, (one_line(question.outlook.llm, NAME), "acc", "spark"))
    if len(question.fields) > 1:
        chips.append((tr("{0} fields").format(len(question.fields)), "fg2", ""))
    return chips


def facts_of(question: ServerQuestion) -> list[Fact]:
    match question.asking:
        case Asking.FORM:
            return _form(question)
        case Asking.URL:
            return _address(link_of(question))
    return _sampling(question)


def link_of(question: ServerQuestion) -> Link | None:
    """What would be opened; None if it must not be, or if it would not be what is shown."""
    return None if TOKEN.search(question.url) else judged(question.url)


def spoken(question: ServerQuestion, asker: str) -> str:
    """All of it for a screen reader."""
    names = [field.title or visible(field.name) for field in question.fields]
    facts = [fact.text for fact in facts_of(question)]
    lines = (title_of(question), asker, question.message[:4_000], question.url, *names, *facts)
    return "\n".join(line for line in lines if line)


def sounds_secret(field: Field) -> bool:
    words = f"{field.name} {field.title}"
    return field.kind is Kind.TEXT and _SECRET.search(words) is not None


def _form(question: ServerQuestion) -> list[Fact]:
    goes, rest = tr("What you send goes to the server "), tr(", a program of others.")
    facts = [Fact("send", "mut", ((goes, "said"), (named(question), "exact"), (rest, "said")))]
    secret = next((each for each in question.fields if sounds_secret(each)), None)
    if secret is None:
        words = tr("Type no passwords or keys here: a server must not ask for them.")
        return [*facts, Fact("lock", "mut", ((words, "said"),))]
    name = one_line(secret.title or secret.name, NAME)
    lead = tr("“{0}” sounds like a secret. ").format(name)
    words = tr("A server must not ask for passwords or keys: decline it.")
    return [Fact("lock", "warn", ((lead, "strong"), (words, "said"))), *facts]


def _address(link: Link | None) -> list[Fact]:
    if link is None:
        words = tr("It is not opened from here: it is no plain http or https address.")
        return [Fact("warn", "warn", ((words, "strong"),))]
    facts = [Fact("info", "mut", ((tr("It leads to "), "said"), (link.host, "exact")))]
    facts += [
        Fact("warn", "warn", ((tr(_CAUTIONS[each]), "strong"),))
        for each in link.cautions
        if each in _CAUTIONS
    ]
    words = tr(
        "What you do on that page is not seen here. You are asked once more before it opens."
    )
    return [*facts, Fact("lock", "mut", ((words, "said"),))]


def _sampling(question: ServerQuestion) -> list[Fact]:
    facts = [_outlook(question.outlook)] if question.outlook is not None else []
    words = tr(
        "The model reads what stands above and nothing of your conversations; it has no tools."
        " Its answer goes to the server "
    )
    goes = ((words, "said"), (named(question), "exact"), (".", "said"))
    return [*facts, Fact("send", "mut", goes)]


def _outlook(outlook: Outlook) -> Fact:
    words = tr(" would answer: about {0} tokens to read, at most {1} to write, {2}.").format(
        count_text(outlook.tokens), count_text(outlook.most), _cost(outlook.cost)
    )
    return Fact("spark", "mut", ((one_line(outlook.llm, NAME), "exact"), (words, "said")))


def _cost(cost: float | None) -> str:
    return tr("at most {0}").format(cost_text(cost)) if cost else cost_text(cost)
