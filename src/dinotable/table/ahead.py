"""A plan is played out on a branch of the journal. When it has been made safe, the branch is taken over as it is."""

from dinotable.core.journal import Journal
from dinotable.core.play import chance_acts
from dinotable.core.seats import CHANCE
from dinotable.table.log import Event


class Ahead:
    def __init__(self, journal: "Journal") -> None:  # type: ignore[type-arg]
        self.journal = journal.branch()
        self.event: Event | None = None
        """What was planned in the end."""
        self.steps: list[tuple[int, int]] = []
        """After each line: who is to act, and the step."""

    def act(self, seat: int, action: int) -> None:
        self.journal.act(seat, action)
        self._note()

    def settle(self) -> None:
        """Chance acts until a seat is to act or the game is over."""
        journal = self.journal
        assert journal.luck is not None
        while chance_acts(journal.game, journal.state):
            self.act(CHANCE, journal.luck.draw(journal.game, journal.state))

    def _note(self) -> None:
        game, state = self.journal.game, self.journal.state
        self.steps.append((game.to_act(state), game.step(state)))

    def lines(self) -> list[str]:
        return [self.journal.line(entry) for entry in self.journal.entries]
