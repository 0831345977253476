"""The plan that a session handed in, in plan mode."""

from msgspec import Struct

from helix_desktop.domain.events import PlanState


class SubmittedPlan(Struct, frozen=True):
    """The newest plan of a session, as the user changed it last."""

    call: str
    text: str
    state: PlanState = PlanState.OPEN

    @property
    def is_open(self) -> bool:
        return self.state is PlanState.OPEN
