"""A seat at a server's table, held from Python: what happens there arrives by itself, and what one does is done once.

seat = RemoteSeat("https://dino.example.org/t/…#…", "Ada")
while seat.wait() and not seat.is_over:
    seat.act([seat.now["legal"][0]["text"]])
"""

import contextlib
import json
import secrets
import threading
import time
from typing import Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from dinotable.library.asking import (
    FIRST_PAUSE,
    LONGEST_PAUSE,
    MOST_BYTES,
    NO_SERVER,
    TIMEOUT,
    Fields,
    ServerRefused,
    TableAddress,
)

PATIENCE: Final = 10.0
"""Seconds for news of something that the server says is done; then it is asked."""
SHUT_OUT: Final = ("token", "invitation", "removed", "no-table", "cleared", "unreadable", "banned", "role")
"""Codes after which there is nothing to come back to."""


class RemoteSeat:
    def __init__(self, link: str, name: str = "", patience: float = 30.0, hears_chat: bool = False) -> None:
        """Sits down where the link leads: on the seat whose key or invitation it holds, else on the first open chair.

        Raises ServerRefused, or DinotableError for what is no link. `patience`: for how many seconds a server that cannot be
        reached is asked again. `hears_chat`: whether what people say is wanted too.
        """
        self.address = TableAddress(link)
        self.patience = patience
        self.entries: list[Fields] = []
        """The table's log so far, as this seat may see it; `entries[n]` has seq n + 1."""
        self.hears_chat = hears_chat
        self.chat: list[Fields] = []
        """What was said, each line with its number."""
        self.is_connected = False
        """Whether what happens arrives now; a lost connection comes back by itself."""
        self._changed = threading.Condition()
        self._is_closed = False
        self._shut_out: ServerRefused | None = None
        self._socket: ClientConnection | None = None
        page = self._sit(name)
        self.game: str = page["game"]
        """Its id."""
        self.options: dict[str, str] = page["options"]
        self.variant: Fields | None = page.get("variant")
        """What differs from the usual box, and what that is called; None: nothing does."""
        self.commitment: str = page["commitment"]
        self.is_rated: bool = page["is_rated"]
        self.seat: int = page["viewer"]
        self.now: Fields = page["now"]
        """How things stand: view, ask, legal actions, facts and so on, as docs/protocol.md has them."""
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()
        self._catch_up(self.now["seq"])

    @property
    def link(self) -> str:
        """With the seat's own key: whoever has it holds the seat."""
        return f"{self.address.server}/t/{self.address.table}#{self.address.token}"

    @property
    def is_over(self) -> bool:
        return bool(self.now["status"] == "over")

    @property
    def is_asked(self) -> bool:
        return self.now["ask"] is not None

    # Waiting.
    def wait(self, seconds: float = 3600.0) -> bool:
        """Until the seat owes a decision or the game is over; False when so many seconds passed without."""
        with self._changed:
            self._changed.wait_for(lambda: self.is_asked or self.is_over or self._shut_out or self._is_closed, seconds)
            self._check()
            return self.is_asked or self.is_over

    @property
    def known(self) -> tuple[int, int, bool]:
        """How much: the log's last entry, lines of chat, and whether more can come now."""
        return self.now["seq"], len(self.chat), self.is_connected

    def wait_news(self, known: tuple[int, int, bool], seconds: float = 3600.0) -> bool:
        """Until something else is known than that; whether it is."""
        with self._changed:
            found = self._changed.wait_for(lambda: self.known != known or self._shut_out or self._is_closed, seconds)
            self._check()
        return bool(found)

    # Doing.
    def act(self, actions: list[str], ask: int | None = None) -> None:
        """Answers the decision that is owed, with the actions of one step. When it returns, it is done and safe.

        Raises ServerRefused; its code is `late` where somebody reacted meanwhile and the seat is asked anew: wait again.
        """
        self._check()
        owed = self.now["ask"] if ask is None else ask
        if owed is None:
            raise ServerRefused("late", "you owe no decision now")
        try:
            self._do("/act", {"ask": owed, "msg_id": _fresh(16), "actions": actions})
        except ServerRefused as error:
            if error.code != "lent":
                raise
            self.sit_again()
            raise ServerRefused("lent", "a bot played on for you; you have your seat back: look again") from None

    def undo(self, line: int) -> None:
        """Takes back what the seat did from this line of the record on: one of `now["undo"]`."""
        self._check()
        self._do("/undo", {"line": line, "msg_id": _fresh(16)})

    def sit_again(self) -> None:
        """Takes the seat back from a bot that played on."""
        self._do("/sit", {})

    def say(self, text: str) -> None:
        """To everybody at the table."""
        self.address.ask("POST", "/chat", {"text": text}, patience=0)

    def lend(self, level: str) -> None:
        """Lets a bot play on."""
        self._do("/lend", {"level": level})

    # Asking.
    def foresee(self, actions: list[str]) -> Fields:
        return self.address.fields("POST", "/foresee", {"actions": actions})

    def why_not(self, action: str) -> Fields:
        return self.address.fields("POST", "/why-not", {"action": action})

    def parts(self) -> Fields:
        """The view for who has the rules (`library.plain`), no older than `now`."""
        found = self.address.fields("GET", "/parts")
        self._catch_up(found["seq"])
        return found

    def board(self, language: str = "en") -> str:
        """The position as text."""
        return str(self.address.fields("GET", f"/board?language={language}")["text"] or "")

    def record(self) -> str:
        return self.address.ask("GET", "/record").decode()

    def close(self) -> None:
        """Lets go. The seat stays what it was: `link` leads back to it."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        if self._socket:
            with contextlib.suppress(OSError, WebSocketException):
                self._socket.close()

    # Inside.
    def _sit(self, name: str) -> Fields:
        page = self.address.fields("GET")
        if "viewer" not in page or "now" not in page:
            raise ServerRefused("unreachable", NO_SERVER)
        if page["viewer"] is not None:
            return page
        wish: Fields = {"key": _fresh(32)}
        if page["invited"] is None:
            chairs = page["now"]["chairs"]
            free = [k for k, chair in enumerate(chairs) if chair["kind"] == "open" and not chair["name"]]
            if not free:
                raise ServerRefused(
                    "taken", "this link holds no seat, and no open chair is free: ask for a seat's link"
                )
            wish["seat"] = free[0]
        # An invitation to one's own seat keeps the name that is there.
        at = page["invited"] if page["invited"] is not None else wish["seat"]
        if name or not page["now"]["chairs"][at]["name"]:
            wish["name"] = name or "Guest"
        self.address.fields("POST", "/sit", wish)
        self.address.token = wish["key"]
        return self.address.fields("GET")

    def _do(self, route: str, body: Fields) -> None:
        self._catch_up(self.address.fields("POST", route, body)["seq"])

    def _catch_up(self, seq: int) -> None:
        """Until what is known here goes as far as an entry."""
        with self._changed:
            self._changed.wait_for(lambda: self._knows(seq) or self._shut_out or self._is_closed, PATIENCE)
            if self._knows(seq) or self._shut_out or self._is_closed:
                return
        self._take(self.address.fields("GET")["now"], self._missing(len(self.entries)))

    def _knows(self, seq: int) -> bool:
        return len(self.entries) >= seq and bool(self.now["seq"] >= seq)

    def _missing(self, since: int | None) -> list[Fields]:
        found: list[Fields] = []
        while since is not None:
            part = self.address.fields("GET", f"/entries?since={since}")
            found += part["entries"]
            since = part["next"]
        return found

    def _take(self, now: Fields, entries: list[Fields]) -> None:
        with self._changed:
            for entry in entries:
                if entry["seq"] == len(self.entries) + 1:
                    self.entries.append(entry)
            if now["seq"] >= self.now["seq"]:
                self.now = now
            self._changed.notify_all()

    def _listen(self) -> None:
        """In a thread of its own: whoever has a socket open is there, and is told at once."""
        pause = FIRST_PAUSE
        while not (self._is_closed or self._shut_out):
            began = time.monotonic()
            with contextlib.suppress(OSError, WebSocketException, ServerRefused, ValueError, KeyError):
                self._follow()
            pause = FIRST_PAUSE if time.monotonic() - began > LONGEST_PAUSE else min(2 * pause, LONGEST_PAUSE)
            with self._changed:
                self._changed.wait_for(lambda: self._is_closed or self._shut_out, pause)

    def _follow(self) -> None:
        with connect(self.address.socket(), max_size=MOST_BYTES, open_timeout=TIMEOUT, close_timeout=1) as socket:
            self._socket = socket
            watch: Fields = {"type": "watch", "table": self.address.table, "token": self.address.token}
            if self.hears_chat:
                watch |= {"people": True, "chat": self.chat[-1]["number"] if self.chat else 0}
            socket.send(json.dumps({**watch, "since": len(self.entries)}))
            try:
                for said in socket:
                    self._hear(json.loads(said))
                    self._set_connected(True)
                    if self._is_closed or self._shut_out:
                        return
            finally:
                self._set_connected(False)

    def _set_connected(self, is_connected: bool) -> None:
        with self._changed:
            self.is_connected = is_connected
            self._changed.notify_all()

    def _hear(self, message: Fields) -> None:
        if message["type"] == "update" and message["table"] == self.address.table:
            if not message["is_whole"]:
                # Too much for one message, or not the log that was known here.
                self.entries = self._missing(0)
            if message["viewer"] is not None:
                self.seat = message["viewer"]
            self._take(message["now"], message["entries"])
        elif message["type"] == "chat" and message["table"] == self.address.table:
            with self._changed:
                last = self.chat[-1]["number"] if self.chat else 0
                self.chat += [line for line in message["lines"] if line["number"] > last]
                self._changed.notify_all()
        elif message["type"] == "trouble" and message["code"] in SHUT_OUT:
            with self._changed:
                self._shut_out = ServerRefused(message["code"], message["message"])
                self._changed.notify_all()

    def _check(self) -> None:
        if self._shut_out:
            raise self._shut_out
        if self._is_closed:
            raise ServerRefused("closed", "this seat was let go of: sit down again")


def _fresh(size: int) -> str:
    return secrets.token_urlsafe(size)
