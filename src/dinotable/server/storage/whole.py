"""The whole schema: the tables of every feature are known once this was imported."""

from dinotable.server.accounts import schema as _accounts
from dinotable.server.bots import schema as _bots
from dinotable.server.daily import schema as _daily
from dinotable.server.notify import schema as _notify
from dinotable.server.operate import schema as _operate
from dinotable.server.people import schema as _people
from dinotable.server.ratings import schema as _ratings
from dinotable.server.replays import schema as _replays
from dinotable.server.social import schema as _social
from dinotable.server.storage.schema import metadata
from dinotable.server.tables import schema as _tables

FEATURES = (_accounts, _bots, _daily, _notify, _operate, _people, _ratings, _replays, _social, _tables)
__all__ = ["FEATURES", "metadata"]
