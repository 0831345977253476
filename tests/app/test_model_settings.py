"""Models for one question: those with a key here, or that want none; asked without being chosen."""

import pytest

from helix_desktop.domain.errors import SettingsError
from tests.app.app_stage import Place, opened


async def test_only_models_that_can_be_asked_are_offered(place: Place) -> None:
    place.environ["OPENAI_API_KEY"] = "sk-planted-0123456789-wxyz"
    async with opened(place) as open_workspace:
        others = open_workspace.rewriting._others
        assert others is not None
        names = [name for name, _llm in await others.llms()]
        assert any(name.startswith("openai/") for name in names)
        assert not any(name.startswith("anthropic/") for name in names)
        made = others.model_handle("openai/gpt-5.5")
        assert made.llm.id == "gpt-5.5"
        assert open_workspace.workspace.models == {}
        with pytest.raises(SettingsError):
            others.model_handle("nowhere/at-all")
