"""Replays the edited policy over recorded sessions a moment after each change, for the preview.

A replay starts shortly after the last change, and only for the newest policies.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from helix_desktop.app.replay.trial_figures import PolicyTrial, TrialMaterial
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.event_bridge import EventBridge, Load, shielded
from helix_desktop.ui.text.formatting import error_text
from helix_desktop.ui.widgets.timers import single_shot_timer

if TYPE_CHECKING:
    from helix_desktop.app.replay.policy_trials import PolicyTrials

CHANGE_DELAY_MS = 120
"""Milliseconds from the last change to the replay."""
MAX_KEPT_TRIALS = 64
"""Most results kept for the loaded sessions, so that these trials need no other replay."""


_Wish = tuple[Policy, int | None]


class TrialController(QObject):
    """Replays two policies over recorded sessions; `in_use` and `edited` are complete trials."""

    changed = Signal()

    def __init__(self, bridge: EventBridge, trials: "PolicyTrials") -> None:
        super().__init__()
        self._bridge, self._trials = bridge, trials
        self._loading = Load(bridge, self._load, "read sessions to replay")
        self._entered = False
        self._known: dict[_Wish, PolicyTrial] = {}
        self.only: int | None = None
        """The index of the only session to replay, or None for all of them."""
        self.policies: tuple[Policy | None, Policy | None] = (None, None)
        self.material: TrialMaterial | None = None
        self._under_way: tuple[_Wish, PolicyTrial] | None = None
        self.busy = self.stopped = False
        self.problem = ""
        self._timer = single_shot_timer(self, CHANGE_DELAY_MS, self._start)

    @property
    def in_use(self) -> PolicyTrial | None:
        return self._complete_trial(0)

    @property
    def edited(self) -> PolicyTrial | None:
        return self._complete_trial(1)

    def drawn(self, number: int) -> PolicyTrial | None:
        """Return a policy's complete trial, or the part replayed so far; None without any."""
        policy, complete = self.policies[number], self._complete_trial(number)
        running_trial = self._under_way
        if (
            complete is None
            and running_trial is not None
            and running_trial[0] == (policy, self.only)
        ):
            return running_trial[1]
        return complete

    def stop(self) -> None:
        """Stop the replay; its partial result stays until another policy is wanted."""
        if self.busy:
            self.busy, self.stopped = False, True
            self._timer.stop()
            self._bridge.run(self._trials.stop(), "stop trying a policy")
            self.changed.emit()

    def again(self) -> None:
        """Continue after `stop`."""
        self.stopped = False
        self._start()

    def enter(self) -> None:
        """Read the sessions anew when a page becomes visible."""
        self._trials.pages += not self._entered
        self._entered = True
        self._loading.start()
        self.changed.emit()

    def leave(self) -> None:
        """End the replaying process when no page is visible."""
        self._timer.stop()
        self._loading.cancel()
        if self._entered:
            self._entered = False
            self._trials.pages -= 1
            self._bridge.run(self._trials.close_unused(), "end the replays")
        self._known.clear()
        self.material = None
        self._under_way = None
        self.busy = self.stopped = False
        self.problem = ""

    def want(self, in_use: Policy, edited: Policy | None) -> None:
        self.policies = (in_use, edited)
        self.stopped = False
        if self._entered and self.material is not None:
            self._timer.start()

    def _complete_trial(self, number: int) -> PolicyTrial | None:
        policy = self.policies[number]
        return self._known.get((policy, self.only)) if policy is not None else None

    async def _load(self) -> None:
        try:
            self.material = await shielded(self._trials.load())
        except HelixError as error:
            self._refused(error)
        else:
            self._start()
        self.changed.emit()

    def _start(self) -> None:
        """Start a missing trial: the policy in use first, then the edited one."""
        policies = [policy for policy in self.policies if policy is not None]
        missing = [policy for policy in policies if (policy, self.only) not in self._known]
        if missing and self.material is not None and self.material.sessions:
            self.busy = True
            self._bridge.run(self._try(missing[0], self.material), "try a policy")
        self.changed.emit()

    async def _try(self, policy: Policy, material: TrialMaterial) -> None:
        only = self.only

        def tell(trial: PolicyTrial) -> None:
            if material is self.material:
                self._under_way = (policy, only), trial
                self.changed.emit()

        try:
            trial = await self._trials.try_policy(policy, only=only, on_trial=tell)
        except HelixError as error:
            self._refused(error)
            return
        if trial is None or material is not self.material:
            return  # another trial is wanted by now
        if len(self._known) > MAX_KEPT_TRIALS:
            self._known.clear()
        self._known[policy, only] = trial
        self._under_way = None
        self.busy = False
        if not self.stopped:
            self._start()

    def _refused(self, error: HelixError) -> None:
        self.busy = False
        self.problem = error_text(error)
        self.changed.emit()
