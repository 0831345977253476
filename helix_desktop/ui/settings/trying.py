"""Has policies tried out while they are edited: soon after the last change, the newest one only."""

from PySide6.QtCore import QObject, QTimer, Signal

from helix_desktop.app.desk import Desk
from helix_desktop.app.trials.figures import Material, Trial
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.policy import Policy
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.sentences import told

SOON = 120
"""Milliseconds after the last change."""
REMEMBERED = 64
"""Trials of this material that are not made again."""


class Trying(QObject):
    """`in_use` and `edited` are what is known of the two policies that are wanted."""

    changed = Signal()

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._desk: Desk | None = None
        self._entered = False
        self._known: dict[tuple[Policy, int | None], Trial] = {}
        self.only: int | None = None
        """The one session to try them on, by its place in the material; None: all."""
        self.policies: tuple[Policy | None, Policy | None] = (None, None)
        self.material: Material | None = None
        self.busy = False
        self.problem = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SOON)
        self._timer.timeout.connect(self._start)

    @property
    def in_use(self) -> Trial | None:
        return self._of(0)

    @property
    def edited(self) -> Trial | None:
        return self._of(1)

    def show_desk(self, desk: Desk | None) -> None:
        if desk is self._desk:
            return
        was = self._entered
        self.leave()
        self._desk = desk
        self._forget()
        if was:
            self.enter()

    def enter(self) -> None:
        """Somebody looks: read the sessions anew."""
        self._entered = True
        desk = self._desk
        if desk is not None and desk.trials is not None:
            self._bridge.run(self._load(desk), "read sessions to replay")
        self.changed.emit()

    def leave(self) -> None:
        """Nobody looks: the process that replays is let go."""
        self._entered = False
        self._timer.stop()
        desk = self._desk
        if desk is not None and desk.trials is not None and self.material is not None:
            self._bridge.run(desk.trials.close(), "end the replays")
        self._forget()

    def want(self, in_use: Policy, edited: Policy | None) -> None:
        self.policies = (in_use, edited)
        if self._entered and self.material is not None:
            self._timer.start()

    def _of(self, place: int) -> Trial | None:
        policy = self.policies[place]
        return self._known.get((policy, self.only)) if policy is not None else None

    def _forget(self) -> None:
        self._known.clear()
        self.material = None
        self.busy = False
        self.problem = ""

    async def _load(self, desk: Desk) -> None:
        trials = desk.trials
        if trials is None:
            return
        try:
            material = await trials.load()
        except HelixError as error:
            self._refused(error)
        else:
            if desk is not self._desk or not self._entered:
                return
            self.material = material
            self._start()
        self.changed.emit()

    def _start(self) -> None:
        """Try what is wanted and not known: first the one that is edited now."""
        wanted = [each for each in self.policies if each is not None]
        missing = [each for each in wanted if (each, self.only) not in self._known]
        if missing and self.material is not None and self.material.sessions:
            self.busy = True
            self._bridge.run(self._try(missing[0], self.material), "try a policy")
        self.changed.emit()

    async def _try(self, policy: Policy, material: Material) -> None:
        desk = self._desk
        if desk is None or desk.trials is None:
            return
        only = self.only
        try:
            trial = await desk.trials.tried(policy, only=only)
        except HelixError as error:
            self._refused(error)
            return
        if trial is None or material is not self.material:
            return  # another one is wanted by now
        if len(self._known) > REMEMBERED:
            self._known.clear()
        self._known[policy, only] = trial
        self.busy = False
        self._start()

    def _refused(self, error: HelixError) -> None:
        self.busy = False
        self.problem = told(error)
        self.changed.emit()
