"""What can be asked for over HTTP. Each door names who may use it; whoever is not named is refused.

What any door gives of a running game is made from `view` and `see` alone.
"""

from dinotable.server.accounts.accounts import Accounts
from dinotable.server.accounts.routes import AccountDoors
from dinotable.server.http.qr import QrDoors
from dinotable.server.http.route import Door
from dinotable.server.notify.notices import Notices
from dinotable.server.notify.routes import NoticeDoors
from dinotable.server.operate.health import Vitals
from dinotable.server.replays.access import Books
from dinotable.server.replays.routes import ReplayDoors
from dinotable.server.social.routes import PeopleDoors
from dinotable.server.social.social import Company
from dinotable.server.tables.routes.chairs import ChairDoors
from dinotable.server.tables.routes.listing import HouseDoors
from dinotable.server.tables.routes.seat import SeatDoors
from dinotable.server.tables.routes.table import TableDoors


def all_doors(company: Company, accounts: Accounts, notices: Notices, books: Books, vitals: Vitals) -> list[Door]:
    tables = company.tables
    at_tables = [*HouseDoors(tables, vitals).all(), *TableDoors(tables, books).all(), *SeatDoors(tables).all()]
    at_tables += [*ChairDoors(tables, books, accounts).all(), *QrDoors().all()]
    of_notices = NoticeDoors(accounts, notices)
    of_accounts = AccountDoors(tables, accounts, of_notices, books)
    of_pasts = ReplayDoors(tables, books)
    return [*at_tables, *PeopleDoors(company, accounts).all(), *of_accounts.all(), *of_notices.all(), *of_pasts.all()]
