"""All models that are known: shipped, told by their endpoints, edited by the person.

Where several speak of one model, the person is right before its endpoint, and that before the file.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace

from helix_desktop.domain.llm import Prices
from helix_desktop.domain.values import value
from helix_desktop.providers.catalogue.entries import Own, edited
from helix_desktop.providers.catalogue.listed import Listed, told
from helix_desktop.providers.catalogue.model import Figures, Model, careful, parted

_DAY = re.compile(r"[-@](?:20\d{6}|20\d\d-\d\d-\d\d|latest)$")


@value
class Catalogue:
    """Models by full name. `listed` is what endpoints told of theirs, by endpoint.

    What runs at a `local` endpoint is known from itself alone: its window is what it was loaded
    with, whatever the same model has elsewhere, and it costs nothing.
    """

    shipped: Mapping[str, Model]
    own: Mapping[str, Own] = field(default_factory=dict)
    listed: Mapping[str, Sequence[Listed]] = field(default_factory=dict)
    local: frozenset[str] = frozenset()

    @classmethod
    def of(cls, models: Iterable[Model]) -> "Catalogue":
        return cls({model.name: model for model in models})

    def knowing(
        self,
        own: Iterable[Own],
        listed: Mapping[str, Sequence[Listed]] | None = None,
        local: Iterable[str] = (),
    ) -> "Catalogue":
        """The same with the person's figures and what endpoints told, in place of those before."""
        by_name = {f"{each.endpoint}/{each.id}": each for each in own}
        return replace(self, own=by_name, listed=listed or {}, local=frozenset(local))

    def find(self, name: str) -> Model:
        """The model of a full name; of one that nobody knows, what is carefully assumed."""
        endpoint, model = parted(name)
        found = self.shipped.get(name) or self._alike(endpoint, model) or careful(endpoint, model)
        for each in self.listed.get(endpoint, ()):
            if each.id == model:
                found = told(found, each)
                break
        if endpoint in self.local and found.llm.prices is None:
            found = replace(found, llm=replace(found.llm, prices=Prices()))
        return edited(found, self.own[name]) if name in self.own else found

    def models(self, endpoint: str) -> tuple[Model, ...]:
        """All models of an endpoint: what it told, or what ships; and the person's."""
        live = [f"{endpoint}/{each.id}" for each in self.listed.get(endpoint, ())]
        names = live or [name for name in self.shipped if parted(name)[0] == endpoint]
        own = [name for name in self.own if parted(name)[0] == endpoint]
        return tuple(self.find(name) for name in dict.fromkeys([*names, *own]))

    def _alike(self, endpoint: str, model: str) -> Model | None:
        """The same model under another date or at another endpoint, where its prices differ."""
        plain = _plain(model)
        here = [each for each in self.shipped.values() if _plain(each.llm.id) == plain]
        if not here or endpoint in self.local:
            return None
        same = next((each for each in here if each.llm.provider == endpoint), None)
        found = same or here[0]
        prices = found.llm.prices if same else None
        llm = replace(found.llm, id=model, provider=endpoint, prices=prices)
        return replace(found, llm=llm, dearer=found.dearer if same else None, figures=Figures.LIKE)


def _plain(model: str) -> str:
    """What two names of one model share: no vendor, variant, date; `4.7` is written `4-7`."""
    last = model.rsplit("/", 1)[-1].split(":", 1)[0].lower()
    return _DAY.sub("", last).replace(".", "-")
