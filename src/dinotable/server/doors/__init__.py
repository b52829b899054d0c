"""What can be asked for over HTTP. Each door names who may use it; whoever is not named is refused.

What any door gives of a running game is made from `view` and `see` alone.
"""

from dinotable.server.accounts import Accounts
from dinotable.server.books import Books
from dinotable.server.company import Company
from dinotable.server.doors.accounts import AccountDoors
from dinotable.server.doors.chairs import ChairDoors
from dinotable.server.doors.door import Door
from dinotable.server.doors.house import HouseDoors
from dinotable.server.doors.notices import NoticeDoors
from dinotable.server.doors.people import PeopleDoors
from dinotable.server.doors.pictures import PictureDoors
from dinotable.server.doors.replays import ReplayDoors
from dinotable.server.doors.seat import SeatDoors
from dinotable.server.doors.table import TableDoors
from dinotable.server.notices import Notices


def all_doors(company: Company, accounts: Accounts, notices: Notices, books: Books) -> list[Door]:
    tables = company.tables
    at_tables = [*HouseDoors(tables).all(), *TableDoors(tables).all(), *SeatDoors(tables).all()]
    at_tables += [*ChairDoors(tables, books, accounts).all(), *PictureDoors().all()]
    of_notices = NoticeDoors(accounts, notices)
    of_accounts = AccountDoors(tables, accounts, of_notices, books)
    of_pasts = ReplayDoors(tables, books)
    return [*at_tables, *PeopleDoors(company, accounts).all(), *of_accounts.all(), *of_notices.all(), *of_pasts.all()]
