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


_Wish = tuple[Policy, int | None]


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
        self._under_way: tuple[_Wish, Trial] | None = None
        self.busy = self.stopped = False
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

    def drawn(self, place: int) -> Trial | None:
        """Of one of the policies what there is: all of it, or what came until now."""
        policy, found = self.policies[place], self._of(place)
        going = self._under_way
        if found is None and going is not None and going[0] == (policy, self.only):
            return going[1]
        return found

    def stop(self) -> None:
        """Leave it; what was drawn stays until something else is wanted."""
        desk = self._desk
        if self.busy and desk is not None and desk.trials is not None:
            self.busy, self.stopped = False, True
            self._timer.stop()
            self._bridge.run(desk.trials.stop(), "stop trying a policy")
            self.changed.emit()

    def again(self) -> None:
        """Go on after a stop."""
        self.stopped = False
        self._start()

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
        self.stopped = False
        if self._entered and self.material is not None:
            self._timer.start()

    def _of(self, place: int) -> Trial | None:
        policy = self.policies[place]
        return self._known.get((policy, self.only)) if policy is not None else None

    def _forget(self) -> None:
        self._known.clear()
        self.material = None
        self._under_way = None
        self.busy = self.stopped = False
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

        def tell(trial: Trial) -> None:
            if material is self.material:
                self._under_way = (policy, only), trial
                self.changed.emit()

        try:
            trial = await desk.trials.tried(policy, only=only, told=tell)
        except HelixError as error:
            self._refused(error)
            return
        if trial is None or material is not self.material:
            return  # another one is wanted by now
        if len(self._known) > REMEMBERED:
            self._known.clear()
        self._known[policy, only] = trial
        self._under_way = None
        self.busy = False
        if not self.stopped:
            self._start()

    def _refused(self, error: HelixError) -> None:
        self.busy = False
        self.problem = told(error)
        self.changed.emit()
