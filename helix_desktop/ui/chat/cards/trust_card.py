"""The card *Trust this folder?* with the folder's instructions, and the badge *Not trusted*."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QPushButton

from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.ui.chat.cards.exact_text import ExactTextKind, ExactTextView
from helix_desktop.ui.chat.cards.question_card import CardBody, CardQuestion, Choice
from helix_desktop.ui.text.formatting import listed_text, retold, sentences_text, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.controls import set_icon, style_pill
from helix_desktop.ui.widgets.labels import label, plain_tip
from helix_desktop.ui.widgets.layout import column_of


class TrustBody(CardBody):
    """What trust in a folder changes, and the project's instructions, to be read first."""

    def __init__(self) -> None:
        super().__init__()
        self.effect = label("", "small", "fg2", wrap=True)
        self.instructions = ExactTextView()
        self.instructions.setAccessibleName(tr("Instructions of this project"))
        self.instructions.hide()
        column_of(self.effect, self.instructions, on=self, spacing=8)

    def show_effect(self, *, has_sandbox: bool, box: str) -> None:
        """Show what trust changes; `box` describes the sandbox on this system."""
        with_sandbox = tr(
            "With trust, Helix follows the project's AGENTS.md and CLAUDE.md, and runs read-only"
            " commands in the sandbox without asking."
        )
        without_sandbox = tr(
            "With trust, Helix follows the project's AGENTS.md and CLAUDE.md. No sandbox on this"
            " system: Helix asks before every command."
        )
        self.effect.setText(with_sandbox if has_sandbox else without_sandbox)
        limits = (retold(box), *_limits_of_trust()) if box else _limits_of_trust()
        self.effect.setToolTip(plain_tip(sentences_text(limits)))
        self.effect.setAccessibleDescription(sentences_text(limits))

    def show_instructions(self, text: str) -> None:
        """Show the text of the instruction files, or hide it again."""
        self.instructions.setVisible(self.instructions.isHidden())
        self.instructions.show_text(text, ExactTextKind.TEXT)

    def spoken_text(self) -> str:
        return sentences_text((self.effect.text(), self.effect.accessibleDescription()))


def trust_question(
    folder: str,
    body: TrustBody,
    *,
    trusted: bool | None,
    names: Sequence[str],
    answer: Callable[[bool], object],
    review: Callable[[], object],
) -> CardQuestion:
    """Return the question of trust in a folder; the same card changes the answer later.

    `trusted` is the present answer, and `names` are the instruction files to read before.
    """
    choices = [
        Choice(
            tr("Keep trusting") if trusted else tr("Trust this folder"),
            lambda _text: answer(True),
            role="primary",
        ),
        Choice(tr("Stop trusting") if trusted else tr("Not now"), lambda _text: answer(False)),
    ]
    if names:
        words = tr("Review {0}").format(listed_text(map(one_line, names)))
        choices.append(Choice(words, lambda _text: review(), role="quiet", at_end=True))
    return CardQuestion(
        key=(folder, trusted),
        title=tr("This folder is trusted") if trusted else tr("Trust this folder?"),
        choices=choices,
        icon="shield",
        place=show_hidden(folder),
        body=body,
    )


def show_trust(badge: QPushButton, *, trusted: bool) -> None:
    """Show a shield in the top bar, with text while the folder is not trusted."""
    style_pill(badge, "shield", role="icon" if trusted else "pill")
    set_icon(badge, "shield", tone="mut" if trusted else "warn")
    words = tr("This folder is trusted") if trusted else tr("This folder isn't trusted yet")
    badge.setText("" if trusted else tr("Not trusted"))
    badge.setAccessibleName(words)
    badge.setToolTip(plain_tip(tr("{0}. Click to change.").format(words)))


def _limits_of_trust() -> tuple[str, ...]:
    """Return what holds with trust and without."""
    return (
        tr("Whatever you allow with “Always” runs without asking again."),
        tr(
            "Either way, Helix asks before it changes or runs anything else, unless you choose"
            " Sandboxed auto. Once outside content is in the conversation, Helix asks every"
            " time for secrets, the network, and other folders."
        ),
        tr("Without trust, Helix can read files but asks before every command and change."),
    )
