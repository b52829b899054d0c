"""Where to send notices: for one's account, or for one seat."""

import time

from dinotable.server.accounts.accounts import Accounts
from dinotable.server.http.host_names import origin_of
from dinotable.server.http.route import AnyRoute, Caller, Member, MemberRoute, TableCaller, TableRoute
from dinotable.server.notify import messages as m
from dinotable.server.notify.notices import SILENT, Notices, hello_text
from dinotable.server.notify.storage import Change, Webhook, change_of, of_account, of_seat
from dinotable.server.notify.webhooks import OWN, Target
from dinotable.server.tables.identity import Identity, own_seat
from dinotable.table.errors import Denied


class NoticeRoutes:
    def __init__(self, accounts: Accounts, notices: Notices) -> None:
        self.accounts = accounts
        self.notices = notices

    async def of_account(self, caller: Member) -> m.WebhookPage:
        return await self.page(of_account(caller.session.account))

    async def of_seat(self, caller: TableCaller) -> m.WebhookPage:
        return await self.page(of_seat(caller.room.id, caller.viewer))

    async def set_for_account(self, caller: Member) -> m.WebhookPage:
        session = caller.session
        hook = await self._wished(caller)
        await self.notices.kept.write(change_of(of_account(session.account), hook))
        tables = [holding.table for holding in await self.accounts.holdings_of(session)]
        self.notices.rooms.activity.changed.update(tables)
        return self._page(hook)

    async def set_for_seat(self, caller: TableCaller) -> m.WebhookPage:
        hook, room = await self._wished(caller), caller.room

        def write(identity: Identity) -> Change:
            # Seconds may have passed since the request came: the seat may be somebody else's.
            return change_of(of_seat(room.id, own_seat(identity)), hook)

        await self.notices.rooms.commits.write_for(room, caller.who, write)
        self.notices.rooms.activity.changed.add(room.id)
        return self._page(hook)

    async def page(self, owner: str) -> m.WebhookPage:
        return self._page(await self.notices.kept.get(owner))

    def _page(self, hook: Webhook | None) -> m.WebhookPage:
        if hook is None:
            return m.WebhookPage(False)
        try:
            target = self.notices.hosts.target_of(hook.url)
        except Denied:
            target = Target(OWN, "")
        return m.WebhookPage(True, target.form, target.host, hook.off, self.notices.patience / 60)

    async def _wished(self, caller: Caller) -> Webhook | None:
        """Where notices shall go, tried out; None: nowhere."""
        body: m.SetWebhook = caller.body
        if body.url is None:
            return None
        self.notices.hosts.target_of(body.url)
        self.accounts.may_try(caller.address())
        hook = Webhook("", body.url, body.language, self._base(caller), time.time())
        # A first word, so that a slip of the pen is told at once.
        status = await self.notices.post(hook, hello_text(hook))
        if status is None or not 200 <= status < 300:
            raise Denied(409, "webhook", f"nothing could be sent there ({status or SILENT}): look at the address again")
        return hook

    def _base(self, caller: Caller) -> str:
        """This server's address as its users know it."""
        request = caller.request
        base = self.notices.rooms.settings.url or f"{request.url.scheme}://{request.headers.get('host', '')}"
        if not origin_of(base) or len(base) > 200:
            raise Denied(400, "http", "the Host header should name this server")
        return base

    def all(self) -> list[AnyRoute]:
        seat = "/api/tables/{table}/webhook"
        account = "/api/account/webhook"
        about = "Where notices go"
        return [
            MemberRoute("GET", account, about, None, m.WebhookPage, self.of_account),
            MemberRoute("POST", account, "Have notices sent", m.SetWebhook, m.WebhookPage, self.set_for_account),
            TableRoute("GET", seat, about, None, m.WebhookPage, "seat", self.of_seat),
            TableRoute("POST", seat, "Have notices sent", m.SetWebhook, m.WebhookPage, "seat", self.set_for_seat),
        ]
