"""What sessions work with, made of flat values: a test names only the parts that it is about."""

from copy import copy
from typing import Any

from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.ports import Clock, SessionStore, Toolbox
from helix_desktop.domain.value import replace
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.session_deps import (
    ModelHandle,
    SessionDeps,
    SessionModels,
    SessionRules,
    SessionTools,
    make_base,
)
from helix_desktop.engine.task_supervisor import Supervisor


def flat_deps(
    *,
    store: SessionStore,
    model_handles: dict[LlmRole, ModelHandle],
    toolbox: Toolbox,
    clock: Clock,
    bus: EventBus,
    supervisor: Supervisor,
    system: str,
    policy: Policy,
    **parts: Any,
) -> SessionDeps:
    """Return the four groups; all sessions share the toolbox. `parts` are those of `exchanged`."""
    models = SessionModels(model_handles, system=system, policy=policy)
    tools = SessionTools(lambda _session: toolbox)
    base = make_base(store, clock, bus, supervisor)
    return exchanged(SessionDeps(base, models, SessionRules(), tools), **parts)


def exchanged(deps: SessionDeps, **parts: Any) -> SessionDeps:
    """Return a copy with other parts, each named as in its group."""
    groups = {name: getattr(deps, name) for name in ("base", "rules", "toolkit")}
    for name, group in groups.items():
        own = {part: parts.pop(part) for part in group.__struct_fields__ if part in parts}
        if own:
            groups[name] = replace(group, **own, **({"made": {}} if name == "toolkit" else {}))
    models = copy(deps.models) if parts else deps.models
    for part, value in parts.items():
        assert hasattr(models, part), part
        setattr(models, part, value)
    return SessionDeps(models=models, **groups)
