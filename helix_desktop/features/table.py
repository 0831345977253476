"""The features: each line that imports a record lists it."""

# ruff: noqa: F401  to be imported is to be listed

from helix_desktop.app.feature import Feature
from helix_desktop.features.acp.feature import ACP
from helix_desktop.features.awake.feature import AWAKE
from helix_desktop.features.experiments.feature import EXPERIMENTS
from helix_desktop.features.guests.feature import GUESTS
from helix_desktop.features.hooks.feature import HOOKS
from helix_desktop.features.lab.feature import LAB
from helix_desktop.features.memory.feature import MEMORY
from helix_desktop.features.report.feature import REPORT
from helix_desktop.features.schedule.feature import SCHEDULE
from helix_desktop.features.share.feature import SHARE
from helix_desktop.features.traces.feature import TRACES

FEATURES = tuple(item for item in [*globals().values()] if isinstance(item, Feature))
