"""What another process must know before it plays: the Meadow and the bots that fail. Imported there only."""

import tests.app.stub_bots  # noqa: F401  (makes the bots known)
from desktop_app.app import rooms
from tests.app.meadow_room import MEADOW

rooms.register("meadow", lambda packs: MEADOW)
