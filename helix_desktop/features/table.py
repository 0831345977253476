"""The features, a line each."""

from helix_desktop.app.feature import Feature
from helix_desktop.features.acp.feature import ACP
from helix_desktop.features.experiments.feature import EXPERIMENTS
from helix_desktop.features.memory.feature import MEMORY
from helix_desktop.features.traces.feature import TRACES

FEATURES: tuple[Feature, ...] = (ACP, EXPERIMENTS, MEMORY, TRACES)
