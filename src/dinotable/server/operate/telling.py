"""What came back from `dinotable admin`, in words."""

import time
from collections.abc import Sequence

from dinotable.server.operate import messages as m
from dinotable.server.operate.bans import Ban
from dinotable.table.messages import Announcement
from dinotable.words import Speaker


def lines_of(answer: m.Answer, say: Speaker) -> list[str]:
    return [printable(line) for line in _lines(answer, say)]


def _lines(answer: m.Answer, say: Speaker) -> list[str]:
    match answer:
        case m.TableEntries(tables, more):
            rows = [
                [
                    each.id,
                    each.game,
                    say(f"admin-{each.status}"),
                    str(each.seats),
                    str(each.entries),
                    day(each.opened),
                    day(each.last),
                ]
                for each in tables
            ]
            return _listed(say, "admin-tables", rows, more)
        case m.TableDetails():
            return _table(answer, say)
        case m.TablesRemoved(ids, for_good):
            return [say("admin-deleted" if for_good else "admin-cleared-away", count=len(ids))]
        case m.AccountEntries(accounts, more):
            return _listed(say, "admin-accounts", [_account_row(each) for each in accounts], more)
        case m.AccountDetails():
            return _account(answer, say)
        case m.AccountRemoved(name, tables):
            return [say("admin-account-removed", name=name, count=tables)]
        case m.PasswordReset(name, password, sessions):
            return [say("admin-password", name=name, password=password, count=sessions)]
        case m.BanList(bans):
            return [_ban(ban, say) for ban in bans] or [say("admin-nothing")]
        case m.BanAdded(ban):
            return [say("admin-banned", value=ban.value)]
        case m.BanLifted(bans):
            return [say("admin-unbanned", value=ban.value) for ban in bans]
        case m.AnnouncementList(announcements):
            return [_announcement(each, say) for each in announcements] or [say("admin-nothing")]
        case m.Announced(announcement):
            return [say("admin-announced", id=announcement.id), _announcement(announcement, say)]
        case m.Withdrawn(announcement):
            return [say("admin-withdrawn", id=announcement)]


def _listed(say: Speaker, kind: str, rows: Sequence[Sequence[str]], more: int) -> list[str]:
    if not rows:
        return [say("admin-nothing")]
    head = say(f"{kind}-head").split("|")
    lines = columns([head, *rows])
    return [*lines, say("admin-more", count=more)] if more else lines


def _table_row(table: m.TableEntry, say: Speaker) -> list[str]:
    numbers = (str(table.seats), str(table.entries))
    return [table.id, table.game, say(f"admin-{table.status}"), *numbers, day(table.opened), day(table.last)]


def _account_row(account: m.AccountEntry) -> list[str]:
    numbers = (str(account.places), str(account.sessions))
    return [account.name, day(account.made), *numbers, day(account.last)]


def _table(table: m.TableDetails, say: Speaker) -> list[str]:
    facts = [
        ("game", f"{table.game} ({table.rules})"),
        ("status", say(f"admin-{table.status}")),
        ("entries", str(table.entries)),
        ("opened", day(table.opened)),
        ("last", day(table.last)),
        ("bytes", str(table.bytes)),
        ("watchers", str(table.watchers)),
        ("same-luck", ", ".join(table.same_luck) or "–"),
    ]
    rows = [[say(f"admin-{name}"), value] for name, value in facts]
    rows += [[say("admin-chair", seat=each.seat + 1), _chair(each, say)] for each in table.chairs]
    unreadable = [] if table.can_be_read else [say("admin-unreadable")]
    return [table.id, *columns(rows), *unreadable]


def _chair(chair: m.ChairEntry, say: Speaker) -> str:
    kind = say(f"admin-chair-{chair.kind}")
    return " · ".join(part for part in (chair.name or "–", kind, chair.level) if part)


def _account(account: m.AccountDetails, say: Speaker) -> list[str]:
    rows = [
        [say("admin-made"), day(account.made)],
        [say("admin-sessions"), str(account.sessions)],
        [say("admin-last"), day(account.last)],
    ]
    places = [
        [each.table, say("admin-host") if each.seat is None else say("admin-chair", seat=each.seat + 1)]
        for each in account.places
    ]
    return [account.name, *columns(rows), *columns(places)]


def _ban(ban: Ban, say: Speaker) -> str:
    return " · ".join(part for part in (say(f"admin-ban-{ban.kind}"), ban.value, day(ban.made), ban.why) if part)


def _announcement(said: Announcement, say: Speaker) -> str:
    at = say("admin-restart", time=day(said.at)) if said.at is not None else ""
    parts = (said.id, said.text, at, say("admin-until", time=day(said.until)))
    return " · ".join(part for part in parts if part)


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def day(at: float | None) -> str:
    """In this machine's time."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at)) if at is not None else "–"


def printable(line: str) -> str:
    """Names may come from a time when more was allowed: none of them steers a terminal."""
    return "".join(mark if mark.isprintable() else "·" for mark in line)
