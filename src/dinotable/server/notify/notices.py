"""Notices that it is somebody's turn or that others ask for their consent, for games that go on for days: sent when nobody
has looked from that seat for a while.

They name the game and the table and nothing else, and there is at most one for each decision and for each proposal.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from dinotable.core.contract import AnyGame
from dinotable.server.notify.storage import Kind, Webhook, WebhookStore
from dinotable.server.notify.webhooks import Hosts, body_of, post
from dinotable.server.settings import Settings
from dinotable.server.storage.store import Store
from dinotable.server.tables.rooms import Rooms
from dinotable.table.errors import Denied, NoTable, StorageUnavailable
from dinotable.words import speaker

log = logging.getLogger("dinotable.notices")

SENDERS = 4
MOST_WAITING = 1000
LONGEST_PAUSE = 15.0
TRIES = 3
FINAL = (400, 401, 403, 404, 405, 410)
"""What will be answered next time too."""
SILENT = "silent"
Owed = tuple[int, Kind]
"""A seat, and what it owes: a decision, or an answer to a proposal."""


class Notices:
    def __init__(
        self, rooms: Rooms, store: Store, settings: Settings, is_leader: Callable[[], bool] = lambda: True
    ) -> None:
        self.is_leader = is_leader
        self.rooms = rooms
        self.kept = WebhookStore(store)
        self.hosts = Hosts(settings.webhook_hosts)
        self.patience = settings.notice_minutes * 60
        self.retry = settings.notice_retry
        self._asked: dict[str, dict[Owed, tuple[int, float]]] = {}
        """For each table the numbers of what people owe, and since when we know."""
        self._looking = asyncio.Lock()
        self._pool = ThreadPoolExecutor(SENDERS, "notice-lookup")
        self._free = asyncio.Semaphore(SENDERS)
        self._sending: set[asyncio.Task[None]] = set()
        self.sent = 0
        self.failed = 0

    # When.
    async def run(self) -> None:
        """For as long as the server runs. Where several processes do, only the one that leads sends any."""
        has_begun = False
        while True:
            try:
                if self.is_leader():
                    if not has_begun:
                        self.rooms.activity.changed.update(await self.kept.tables())
                    has_begun = True
                    await self.look(time.monotonic())
                else:
                    has_begun = False
                    self._asked.clear()
                    self.rooms.activity.changed.clear()
            except StorageUnavailable as error:
                log.warning("notices wait: %s", error)
            except Exception:
                # The next time it may work; games go on either way.
                log.exception("could not look for notices")
            await asyncio.sleep(min(LONGEST_PAUSE, self.patience / 4 + 0.02))

    def asked(self) -> list[str]:
        """Tables where somebody owes something."""
        return list(self._asked)

    async def look(self, now: float) -> None:
        """One at a time: what one look has taken over, another must not miss."""
        async with self._looking:
            await self._look(now)

    async def _look(self, now: float) -> None:
        activity = self.rooms.activity
        for table_id in sorted(activity.changed):
            # Before: it may change again meanwhile.
            activity.changed.discard(table_id)
            try:
                await self._note_asks(table_id, now)
            except StorageUnavailable:
                activity.changed.add(table_id)
                raise
        for table_id, asks in list(self._asked.items()):
            for owed, (number, since) in list(asks.items()):
                if max(since, activity.last(table_id, owed[0])) + self.patience <= now:
                    del asks[owed]
                    try:
                        await self._tell(table_id, owed, number)
                    except StorageUnavailable:
                        asks[owed] = (number, since)
                        raise
            if not asks:
                del self._asked[table_id]

    async def _owed(self, table_id: str) -> dict[Owed, int]:
        """What people owe there; bots need no notice."""
        try:
            table = await self.rooms.table_of(await self.rooms.find(table_id))
        except NoTable:
            return {}
        owed: dict[Owed, int] = {(seat, "ask"): table.asks.owed[seat] for seat in table.on_clock()}
        if table.charter.time_control.clock == "days" and table.is_started:
            for number, proposal in table.consent.open.items():
                owed |= {(seat, "proposal"): number for seat in proposal.waits_for(table.people(), ())}
        return owed

    async def _note_asks(self, table_id: str, now: float) -> None:
        owed = await self._owed(table_id)
        before = self._asked.get(table_id, {})
        self._asked[table_id] = {
            each: before[each] if each in before and before[each][0] == number else (number, now)
            for each, number in owed.items()
        }

    async def _tell(self, table_id: str, owed: Owed, number: int) -> None:
        seat, kind = owed
        hooks = await self.kept.wanted(table_id, seat)
        if (
            hooks
            and (await self._owed(table_id)).get(owed) == number
            and await self.kept.is_first(table_id, seat, kind, number)
        ):
            room = await self.rooms.find(table_id)
            for hook in hooks:
                self._start(hook, text_of(kind, room.game, hook, table_id))

    # Sending.
    def _start(self, hook: Webhook, text: str) -> None:
        if len(self._sending) >= MOST_WAITING:
            log.warning("too many notices wait to be sent: one was left out")
            return
        task = asyncio.get_running_loop().create_task(self._send(hook, text))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, hook: Webhook, text: str) -> None:
        """A few times; then it is switched off, and its owner is told so on the page."""
        status: int | None = None
        for number in range(TRIES):
            await asyncio.sleep(self.retry * number * number)
            status = await self.post(hook, text)
            if status is not None and 200 <= status < 300:
                self.sent += 1
                return
            if status in FINAL or (status is not None and 300 <= status < 400):
                break
        self.failed += 1
        # Never the address: it is a secret.
        log.info("a webhook was switched off: %s", status or SILENT)
        try:
            await self.kept.switch_off(hook, str(status or SILENT))
        except StorageUnavailable:
            log.warning("that could not be written down")

    async def post(self, hook: Webhook, text: str) -> int | None:
        """The status, or None where nobody answered."""
        try:
            form = self.hosts.target_of(hook.url).form
        except Denied:
            # Whoever runs the server has taken that host off the list.
            return 403
        body = body_of(form, hook.url, text)
        # Telegram's chat is said in the body.
        address = hook.url.partition("?")[0] if form == "telegram" else hook.url
        async with self._free:
            try:
                return await post(address, body, self._pool)
            except (OSError, ValueError):
                return None

    def counts(self) -> dict[str, int]:
        return {
            "notices_sent_total": self.sent,
            "notices_failed_total": self.failed,
            "notices_waiting": len(self._sending),
        }

    def stop(self) -> None:
        for task in self._sending:
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)


def text_of(kind: Kind, game: AnyGame, hook: Webhook, table: str) -> str:
    say = speaker(hook.language, [game.words])
    word = "notice-turn" if kind == "ask" else "notice-consent"
    return say(word, game=say(f"{game.id}-title"), link=f"{hook.base}/t/{table}")


def hello_text(hook: Webhook) -> str:
    return speaker(hook.language, [])("notice-hello", link=hook.base)
