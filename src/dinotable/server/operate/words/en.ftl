# For who runs the server.
admin-open = open
admin-playing = under way
admin-over = over
admin-cleared = cleared away
admin-tables-head = table|game|status|seats|entries|opened|last
admin-accounts-head = name|made|places|sessions|last seen
admin-more = { $count ->
    [one] One more is not listed.
   *[other] { $count } more are not listed.
  }
admin-nothing = There is nothing.
admin-game = game
admin-status = status
admin-entries = entries
admin-opened = opened
admin-last = last
admin-bytes = bytes
admin-watchers = watchers
admin-same-luck = same luck
admin-made = made
admin-sessions = sessions
admin-host = host
admin-chair = seat { $seat }
admin-chair-person = a person
admin-chair-here = at the host’s device
admin-chair-friend = for a friend
admin-chair-open = for anybody
admin-chair-bot = a bot
admin-unreadable = What is kept of this table cannot be read: the chairs are those it was opened with.
admin-cleared-away = { $count ->
    [one] One table was cleared away: dinotable trash brings it back.
   *[other] { $count } tables were cleared away: dinotable trash brings them back.
  }
admin-deleted = { $count ->
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
  }
admin-account-removed = The account “{ $name }” was deleted, and its name forgotten at { $count ->
    [one] one table.
   *[other] { $count } tables.
  }
admin-password = The new password of “{ $name }”, told this once: { $password } · sessions that have ended: { $count }
admin-ban-address = address
admin-ban-name = name
admin-banned = { $value } is banned.
admin-unbanned = { $value } is not banned any more.
admin-announced = Everybody is told. To stop: dinotable admin withdraw { $id }
admin-withdrawn = { $id } is not told any more.
admin-restart = restart at { $time }
admin-until = until { $time }
admin-sure = Are you sure? (y/n)
admin-yes = y|yes
admin-sure-tables = { $count ->
    [one] One table is deleted for good.
   *[other] { $count } tables are deleted for good.
  }
admin-sure-account = The account “{ $name }” is deleted for good.
admin-sure-password = The password of “{ $name }” is replaced, and everybody who is signed in there is signed out.
