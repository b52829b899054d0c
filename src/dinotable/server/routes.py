"""What can be asked for over HTTP. Each route names who may use it; whoever is not named is refused.

What any route gives of a running game is made from `view` and `see` alone.
"""

from dinotable.hosting.day import Day
from dinotable.hosting.puzzle_book import Book
from dinotable.server.accounts.accounts import Accounts
from dinotable.server.accounts.routes import AccountRoutes
from dinotable.server.daily.daily import Daily
from dinotable.server.daily.routes import DailyRoutes
from dinotable.server.http.qr import QrRoutes
from dinotable.server.http.reach import ReachRoutes
from dinotable.server.http.route import AnyRoute
from dinotable.server.lessons.routes import LessonRoutes
from dinotable.server.notify.notices import Notices
from dinotable.server.notify.routes import NoticeRoutes
from dinotable.server.operate.health import Health
from dinotable.server.operate.news import News
from dinotable.server.operate.routes import OperateRoutes
from dinotable.server.people.asking_routes import AskingRoutes
from dinotable.server.people.people import PeoplePlayed
from dinotable.server.people.routes import PeopleRoutes
from dinotable.server.puzzles.routes import PuzzleRoutes
from dinotable.server.ratings.routes import RatingRoutes
from dinotable.server.replays.access import Access
from dinotable.server.replays.evaluation import Evaluations
from dinotable.server.replays.pictures import PictureRoutes
from dinotable.server.replays.routes import ReplayRoutes
from dinotable.server.social.routes import SocialRoutes
from dinotable.server.social.social import Social
from dinotable.server.tables.routes.boxes import BoxRoutes
from dinotable.server.tables.routes.bringing import BringRoutes
from dinotable.server.tables.routes.chairs import ChairRoutes
from dinotable.server.tables.routes.listing import ListingRoutes
from dinotable.server.tables.routes.seat import SeatRoutes
from dinotable.server.tables.routes.table import TableRoutes


def all_routes(
    social: Social,
    accounts: Accounts,
    notices: Notices,
    access: Access,
    evaluations: Evaluations,
    health: Health,
    news: News,
) -> list[AnyRoute]:
    rooms = social.rooms
    at_tables: list[AnyRoute] = [*ListingRoutes(rooms, accounts).all(), *TableRoutes(rooms, access).all()]
    at_tables += [
        *SeatRoutes(rooms).all(),
        *ChairRoutes(rooms, access, accounts).all(),
        *QrRoutes(rooms.reckoning).all(),
    ]
    at_tables += [*BoxRoutes(rooms).all(), *LessonRoutes(rooms).all(), *BringRoutes(rooms).all()]
    of_notices = NoticeRoutes(accounts, notices)
    of_accounts = AccountRoutes(rooms, accounts, of_notices, access)
    at_tables += [*SocialRoutes(social, accounts).all(), *ReplayRoutes(rooms, access, evaluations).all()]
    at_tables += ReachRoutes(rooms.settings).all()
    at_tables += PuzzleRoutes(rooms, access, Book(rooms.games, Day())).all()
    at_tables += DailyRoutes(Daily(rooms, Day()), accounts, access).all()
    at_tables += PeopleRoutes(PeoplePlayed(rooms), accounts).all()
    at_tables += AskingRoutes(rooms, accounts).all()
    at_tables += RatingRoutes(rooms, accounts).all()
    at_tables += PictureRoutes(rooms).all()
    return [*at_tables, *of_accounts.all(), *of_notices.all(), *OperateRoutes(rooms, health, news).all()]
