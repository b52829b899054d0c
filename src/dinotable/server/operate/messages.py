"""What whoever runs the server can ask of it, and what comes back: the same over HTTP, from the command, and as JSON."""

from typing import Annotated, Literal

import msgspec

from dinotable.server.operate.bans import Ban, BanKind
from dinotable.table.messages import Announcement
from dinotable.table.wire import Request

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
TableStatus = Literal["open", "playing", "over", "cleared"]
Minutes = Annotated[float, msgspec.Meta(gt=0, le=60 * 24 * 366)]


# What is asked.
class ListTables(Request, frozen=True, tag="tables"):
    status: TableStatus | None = None
    game: str | None = None
    older_than: Annotated[float, msgspec.Meta(ge=0)] | None = None
    """Days by the calendar since anything happened there."""


class ShowTable(Request, frozen=True, tag="table"):
    id: Text


class RemoveTables(Request, frozen=True, tag="remove-table"):
    ids: Annotated[list[Text], msgspec.Meta(min_length=1, max_length=1000)]
    for_good: bool = False
    """Deleted. Otherwise they can be brought back for as long as the trash keeps them."""


class ListAccounts(Request, frozen=True, tag="accounts"):
    part: str = ""
    """Of the name."""


class ShowAccount(Request, frozen=True, tag="account"):
    name: Text


class RemoveAccount(Request, frozen=True, tag="remove-account"):
    name: Text


class ResetPassword(Request, frozen=True, tag="reset-password"):
    name: Text


class AddBan(Request, frozen=True, tag="ban"):
    kind: BanKind
    value: Text
    why: Annotated[str, msgspec.Meta(max_length=500)] = ""


class LiftBan(Request, frozen=True, tag="unban"):
    kind: BanKind
    value: Text


class ListBans(Request, frozen=True, tag="bans"):
    pass


class Announce(Request, frozen=True, tag="announce"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    restart_in: Minutes | None = None
    lasts: Minutes | None = None
    """Minutes; left out, until the restart, or for an hour."""


class ListAnnouncements(Request, frozen=True, tag="announcements"):
    pass


class Withdraw(Request, frozen=True, tag="withdraw"):
    id: Text


Ask = (
    ListTables | ShowTable | RemoveTables | ListAccounts | ShowAccount | RemoveAccount | ResetPassword
    | AddBan | LiftBan | ListBans | Announce | ListAnnouncements | Withdraw
)  # fmt: skip


# What comes back. Times are seconds since 1970.
class TableEntry(msgspec.Struct, frozen=True):
    id: str
    game: str
    status: TableStatus
    seats: int
    entries: int
    """Of its log."""
    opened: float
    last: float
    """When something last happened there."""


class TableEntries(msgspec.Struct, frozen=True, tag="tables"):
    tables: list[TableEntry]
    more: int
    """That are not listed."""


class ChairEntry(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    name: str
    level: str
    """Of the bot that plays there; empty for a person."""


class TableDetails(msgspec.Struct, frozen=True, tag="table"):
    id: str
    game: str
    rules: str
    status: TableStatus
    chairs: list[ChairEntry]
    """As they are now; as they were at the opening where the log cannot be read."""
    entries: int
    opened: float
    last: float
    is_listed: bool
    same_luck: list[str]
    """Tables that are dealt from the same seed."""
    bytes: int
    """What is kept of it."""
    watchers: int
    """Connected to the server that answers; 0 where none does."""
    can_be_read: bool


class TablesRemoved(msgspec.Struct, frozen=True, tag="tables-removed"):
    ids: list[str]
    for_good: bool


class AccountEntry(msgspec.Struct, frozen=True):
    name: str
    made: float
    places: int
    sessions: int
    last: float | None
    """When one of its sessions was last used."""


class AccountEntries(msgspec.Struct, frozen=True, tag="accounts"):
    accounts: list[AccountEntry]
    more: int


class HeldPlace(msgspec.Struct, frozen=True):
    table: str
    seat: int | None
    """Null for the host's place."""


class AccountDetails(msgspec.Struct, frozen=True, tag="account"):
    name: str
    made: float
    sessions: int
    last: float | None
    places: list[HeldPlace]


class AccountRemoved(msgspec.Struct, frozen=True, tag="account-removed"):
    name: str
    tables: int
    """Where it has left its name."""


class PasswordReset(msgspec.Struct, frozen=True, tag="password-reset"):
    name: str
    password: str
    """Told this once."""
    sessions: int
    """That have ended."""


class BanList(msgspec.Struct, frozen=True, tag="bans"):
    bans: list[Ban]


class BanAdded(msgspec.Struct, frozen=True, tag="banned"):
    ban: Ban


class BanLifted(msgspec.Struct, frozen=True, tag="unbanned"):
    bans: list[Ban]


class AnnouncementList(msgspec.Struct, frozen=True, tag="announcements"):
    announcements: list[Announcement]


class Announced(msgspec.Struct, frozen=True, tag="announced"):
    announcement: Announcement


class Withdrawn(msgspec.Struct, frozen=True, tag="withdrawn"):
    id: str


Answer = (
    TableEntries | TableDetails | TablesRemoved | AccountEntries | AccountDetails | AccountRemoved | PasswordReset
    | BanList | BanAdded | BanLifted | AnnouncementList | Announced | Withdrawn
)  # fmt: skip

read_ask = msgspec.json.Decoder(Ask).decode
read_answer = msgspec.json.Decoder(Answer).decode
