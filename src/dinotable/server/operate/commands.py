"""`dinotable admin`: looking after tables, accounts, bans and announcements, while the server runs or not."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, Parameter

from dinotable.core.errors import SetupError
from dinotable.server.flags import flag_of
from dinotable.server.operate import messages as m
from dinotable.server.operate.carrier import carry
from dinotable.server.operate.telling import lines_of, printable
from dinotable.server.settings import Place, Settings
from dinotable.words import Speaker, language_of, speaker

admin = App(
    name="admin",
    help="Look after tables, accounts, bans and announcements, while the server runs or not. A table's id that begins with "
    "a hyphen is given after --.\n\nExample: `dinotable admin announce 'A new version comes' --restart-in 15`",
)
ban, unban = App(name="ban", help="Let an address or a name in nowhere."), App(name="unban", help="Lift a ban.")
admin.command(ban)
admin.command(unban)


@dataclass(frozen=True)
class Where:
    """What every one of these commands can be told."""

    place: Annotated[Place | None, Parameter(name="*")] = None
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="One object of JSON, for programs.")] = False


Told = Annotated[Where | None, Parameter(name="*")]
Games = Annotated[tuple[str, ...], flag_of(Settings, "extra_games")]
"""For what reads a table by its rules."""
Yes = Annotated[bool, Parameter(name="--yes", negative="", help="Do it without asking back.")]


def _do(where: Where | None, ask: m.Ask, games: tuple[str, ...] = ()) -> None:
    where = where or Where()
    place = where.place or Place()
    answer = carry(Settings(place.data, place.database, extra_games=games), ask)
    if where.as_json:
        print(msgspec.json.encode(answer).decode())
        return
    for line in lines_of(answer, _speaker()):
        print(line)


def _speaker() -> Speaker:
    return speaker(language_of(os.environ), [str(Path(__file__).parent / "words")])


def _confirm(yes: bool, question: str, **about: object) -> None:
    if yes:
        return
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        raise SetupError("this cannot be taken back: say --yes to do it without being asked")
    say = _speaker()
    print(printable(say(question, **about)), say("admin-sure"), end=" ", file=sys.stderr, flush=True)
    if sys.stdin.readline().strip().lower() not in say("admin-yes").split("|"):
        raise SetupError("nothing was changed")


@admin.command
def tables(
    *,
    status: m.TableStatus | None = None,
    game: str | None = None,
    older_than: float | None = None,
    where: Told = None,
) -> None:
    """List tables, those that nothing has happened at for longest first.

    Parameters
    ----------
    status
        Only those that are open, playing, over, or cleared away.
    game
        Only those of this game.
    older_than
        Only those at which nothing has happened for so many days.
    """
    _do(where, m.ListTables(status, game, older_than))


@admin.command
def table(id: str, /, *, game: Games = (), where: Told = None) -> None:  # noqa: A002
    """Show a table: who sits there, how far it has come, how much is kept of it. Nothing that is hidden."""
    _do(where, m.ShowTable(id), game)


@admin.command
def remove_table(
    id: str,  # noqa: A002
    /,
    *more: str,
    for_good: Annotated[bool, Parameter(negative="")] = False,
    yes: Yes = False,
    where: Told = None,
) -> None:
    """Clear tables away, under way or not. Whoever has a key can bring them back, and so can dinotable trash.

    Parameters
    ----------
    for_good
        Delete them: nothing brings them back.
    """
    ids = [id, *more]
    if for_good:
        _confirm(yes, "admin-sure-tables", count=len(ids))
    _do(where, m.RemoveTables(ids, for_good))


@admin.command
def accounts(part: str = "", /, *, where: Told = None) -> None:
    """List accounts, or those with this part in their name."""
    _do(where, m.ListAccounts(part))


@admin.command
def account(name: str, /, *, where: Told = None) -> None:
    """Show an account: its places at tables, how many sessions it has, when it was made."""
    _do(where, m.ShowAccount(name))


@admin.command
def remove_account(name: str, /, *, game: Games = (), yes: Yes = False, where: Told = None) -> None:
    """Delete an account as its owner would: chairs are freed, and its name is forgotten everywhere."""
    _confirm(yes, "admin-sure-account", name=name)
    _do(where, m.RemoveAccount(name), game)


@admin.command
def reset_password(name: str, /, *, yes: Yes = False, where: Told = None) -> None:
    """Give an account a new password, which is told once, and end all its sessions."""
    _confirm(yes, "admin-sure-password", name=name)
    _do(where, m.ResetPassword(name))


@ban.command(name="address")
def ban_address(address: str, /, *, why: str = "", where: Told = None) -> None:
    """Refuse an address or a network such as 192.0.2.0/24 everything, and close its sockets."""
    _do(where, m.AddBan("address", address, why))


@ban.command(name="name")
def ban_name(name: str, /, *, why: str = "", where: Told = None) -> None:
    """Let nobody take this name, or one that looks like it, at a table, in a chat or for an account."""
    _do(where, m.AddBan("name", name, why))


@unban.command(name="address")
def unban_address(address: str, /, *, where: Told = None) -> None:
    """Let an address or a network in again."""
    _do(where, m.LiftBan("address", address))


@unban.command(name="name")
def unban_name(name: str, /, *, where: Told = None) -> None:
    """Allow a name again, and those that look like it."""
    _do(where, m.LiftBan("name", name))


@admin.command
def bans(*, where: Told = None) -> None:
    """List what is banned, since when and why."""
    _do(where, m.ListBans())


@admin.command
def announce(
    text: str,
    /,
    *,
    restart_in: float | None = None,
    lasts: Annotated[float | None, Parameter(name="--for")] = None,
    where: Told = None,
) -> None:
    """Tell everybody something, at the top of every page.

    Parameters
    ----------
    restart_in
        Minutes until the server restarts: the page counts down.
    lasts
        Minutes for which it is shown; without it until the restart, or for an hour.
    """
    _do(where, m.Announce(text, restart_in, lasts))


@admin.command
def announcements(*, where: Told = None) -> None:
    """List what is being told to everybody."""
    _do(where, m.ListAnnouncements())


@admin.command
def withdraw(id: str, /, *, where: Told = None) -> None:  # noqa: A002
    """Stop telling something."""
    _do(where, m.Withdraw(id))
