"""What holds for every test: no display is needed, and hypothesis invents the same examples each time."""

import gc
import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before anything imports Qt

from hypothesis import HealthCheck, settings

settings.register_profile(
    "derandomised",
    derandomize=True,
    database=None,
    deadline=None,  # two cores shared with other tests: a slow example is no fault
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("derandomised")

pytest_plugins = ["tests.rules.ledger_plugin"]


def pytest_collection_finish() -> None:
    """What thousands of tests are described by stays till the end: whoever collects garbage need not look at it."""
    gc.collect()
    gc.freeze()
