"""What every request of administration needs."""

from typing import Final, final

from kartki.server.admin.rooms import Rooms
from kartki.server.settings.server_settings import Settings
from kartki.server.store.interface import Store


@final
class AdminContext:
    def __init__(self, store: Store, settings: Settings, rooms: Rooms) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.rooms: Final = rooms
