"""What a page asks whatever it came from, answered as by a server that has none of it."""

from dinotable.browser.route import AnyRoute, Caller, PublicRoute
from dinotable.table.api import site as m


class SiteRoutes:
    async def session(self, _: Caller) -> m.Signed:
        return m.Signed(None)

    async def announced(self, _: Caller) -> m.Announcements:
        return m.Announcements([])

    async def reach(self, _: Caller) -> m.Reach:
        return m.Reach(None, "alone")

    def all(self) -> list[AnyRoute]:
        return [
            PublicRoute("GET", "/api/session", None, m.Signed, self.session),
            PublicRoute("GET", "/api/announcements", None, m.Announcements, self.announced),
            PublicRoute("GET", "/api/reach", None, m.Reach, self.reach),
        ]
