"""Which model fills which role of a workspace, what stands in where none is named, and in words.

The practice model fills a role only if nothing was ever chosen for it, or it was chosen itself.
"""

from collections.abc import Mapping
from dataclasses import replace

from helix_desktop.app.llms.filling import beside
from helix_desktop.app.llms.models import PRACTICES, Models
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.values import value
from helix_desktop.providers.catalogue.endpoints import is_local
from helix_desktop.providers.catalogue.model import Figures, Model, parted, said_of
from helix_desktop.providers.practice.model import PRACTICE, PRACTICE_FAST, PRACTICE_WIDE

ABOUT_PRACTICE = (
    "No model is chosen: the practice model answers. It works offline, uses the tools on your"
    " folder and only quotes what they say."
)


@value
class Part:
    """A model in a role. Without an endpoint it cannot be had, unless it is the practice model."""

    model: Model
    endpoint: Endpoint | None = None

    @property
    def practice(self) -> bool:
        return self.model.name in PRACTICES

    @property
    def shown(self) -> str:
        return self.model.llm.name or self.model.name


@value
class Cast:
    """The parts of a workspace. A role without a part is the main model's.

    `notes` are lines for the person: what stands in for what, what is assumed, what is missing.
    """

    parts: Mapping[LlmRole, Part]
    notes: tuple[str, ...] = ()
    by_helix: frozenset[LlmRole] = frozenset()
    """Roles that nobody chose a model for, and that the main one's provider has a good one for."""

    @property
    def main(self) -> Part:
        return self.parts[LlmRole.MAIN]


_BUILT_IN = {
    LlmRole.MAIN: Part(Model(PRACTICE)),
    LlmRole.FAST: Part(Model(PRACTICE_FAST)),
    LlmRole.WIDE: Part(Model(PRACTICE_WIDE)),
}


def cast(chosen: Mapping[str, str], models: Models, *, unknown: int = 0) -> Cast:
    """The cast of what a workspace names for its roles.

    `unknown`: the window of a model at another's server of which nobody knows it.
    """
    usual = models.usual
    names = {role: chosen.get(role) or usual.get(role) for role in LlmRole}
    named = {role: part_of(name, models, unknown=unknown) for role, name in names.items() if name}
    main = named.get(LlmRole.MAIN) or _BUILT_IN[LlmRole.MAIN]
    # so that all three roles can be tried without a key
    named = {**_BUILT_IN, **named} if main.practice else named
    by_helix = {
        role: Part(found, main.endpoint)
        for role in LlmRole
        if role not in named and main.endpoint and (found := beside(role, main.model, models))
    }
    parts = {**named, LlmRole.MAIN: main, **by_helix}
    notes = [] if names.get(LlmRole.MAIN) else [ABOUT_PRACTICE]
    notes += [_gone(part) for part in named.values() if part.endpoint is None and not part.practice]
    notes += [line for part in parts.values() if (line := said_of(part.model))]
    notes += [_found(role, part) for role, part in by_helix.items()]
    if LlmRole.FAST not in parts:
        notes.append(f"No fast model is chosen: {main.shown} does its work.")
    if LlmRole.WIDE not in parts:
        widest = max(parts.values(), key=lambda part: (part.model.llm.window, part is main))
        notes.append(
            f"No wide model is chosen: {widest.shown} with its"
            f" {widest.model.llm.window:,} tokens stands in."
        )
        if widest is not main or LlmRole.FAST in parts:
            parts[LlmRole.WIDE] = widest
    return Cast(parts, tuple(dict.fromkeys(notes)), frozenset(by_helix))


def part_of(name: str, models: Models, *, unknown: int = 0) -> Part:
    """A model by its full name, with the way to it; `unknown` as for a cast."""
    if name in PRACTICES:
        return Part(PRACTICES[name])
    endpoint, _ = parted(name)
    model, way = models.find(name), models.endpoints.get(endpoint)
    # what one's own server does not tell of itself stays small: it holds what it was given
    if unknown and model.figures is Figures.GUESSED and way is not None and not is_local(way):
        model = replace(model, llm=replace(model.llm, window=unknown))
    return Part(model, way)


def _found(role: LlmRole, part: Part) -> str:
    if role is LlmRole.FAST:
        return f"{part.shown} does the small work: chosen by Helix, and any other can be chosen."
    return f"{part.shown} reads what is too long: chosen by Helix, and any other can be chosen."


def _gone(part: Part) -> str:
    return f"{part.model.name} cannot be asked: there is no endpoint {part.model.llm.provider!r}."
