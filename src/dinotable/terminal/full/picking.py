"""Which move is meant by what was pointed at: the legal moves, narrowed by one spot after the other."""

from dinotable.core.contract import AnyGame

KIND = "kind"
MOVE = "move"
"""Topics of keys that no board has: a kind of move, and a single move by its text."""


class Picking:
    """One decision. What is picked is in no order: a card and then its prey, or the prey first."""

    def __init__(self, game: AnyGame, legal: list[int]) -> None:
        self.legal = legal
        self.texts = {action: game.actions.text(action) for action in legal}
        self.kinds = {action: game.actions.kind(action).word for action in legal}
        self._places = {action: set(game.keys(action)) for action in legal}
        self._keys = {
            action: {*places, f"{KIND} {self.kinds[action]}", f"{MOVE} {self.texts[action]}"}
            for action, places in self._places.items()
        }
        self.picked: list[str] = []

    def keys(self, action: int) -> set[str]:
        return self._keys[action]

    def moves(self, also: str = "") -> list[int]:
        """What fits all that was picked, and one thing more."""
        wanted = {*self.picked, also} if also else set(self.picked)
        return [action for action in self.legal if wanted <= self._keys[action]]

    def lit(self) -> set[str]:
        """What can be pointed at next."""
        return {key for action in self.moves() for key in self._keys[action]} - set(self.picked)

    def pick(self, key: str) -> None:
        if key in self.picked:
            self.picked.remove(key)
        elif self.moves(key):
            self.picked.append(key)
        elif any(key in keys for keys in self._keys.values()):
            # Somebody has changed their mind.
            self.picked = [key]

    def drop(self) -> bool:
        """The last thing that was picked; whether there was one."""
        return bool(self.picked and self.picked.pop())

    def meant(self, also: str = "") -> int | None:
        """The only move that fits, once everything it points at was picked."""
        wanted = {*self.picked, also} if also else set(self.picked)
        moves = self.moves(also)
        if len(moves) != 1 or not wanted:
            return None
        named = any(key.startswith((f"{KIND} ", f"{MOVE} ")) for key in wanted)
        return moves[0] if named or self._places[moves[0]] <= wanted else None

    def made_by(self, key: str) -> int | None:
        """The move that picking this would make. Once more on what was picked: that is all."""
        finished = self.complete() if key in self.picked else []
        return finished[0] if len(finished) == 1 else self.meant(key)

    def complete(self) -> list[int]:
        """Moves that point at nothing more than was picked, where others go on: they have to be said."""
        wanted = set(self.picked)
        return [action for action in self.moves() if self._places[action] <= wanted] if wanted else []

    def offered(self, most: int) -> list[str]:
        """Keys for the row of choices: single moves where they are few, else their kinds."""
        moves = self.moves()
        kinds = list(dict.fromkeys(self.kinds[action] for action in moves))
        if self.picked and len(moves) <= most:
            return [f"{MOVE} {self.texts[action]}" for action in moves]
        if len(kinds) == 1 and self.picked:
            few = self.complete()
            return [f"{MOVE} {self.texts[action]}" for action in few[:most]]
        return [f"{KIND} {kind}" for kind in kinds]
