"""How finished games tipped and were decided, as it is told while it is worked out and afterwards."""

from dinotable.core.contract import AnyGame
from dinotable.core.wire import GameAction
from dinotable.table.api.replays import Curve, DecidingMoment, StoryTold
from dinotable.table.curve import Point, averaged, level_for, swings_of
from dinotable.table.moments import Moment
from dinotable.table.phrases import phrases_of
from dinotable.table.story import Story


def told_curve(game: AnyGame, points: list[Point], done: int, lines: int, is_done: bool) -> Curve:
    """`done`: so many lines were reckoned through."""
    points = averaged(points)
    return Curve(is_done, min(done, lines), lines, level_for(game), points, swings_of(points))


def told_story(game: AnyGame, story: Story, done: float, is_done: bool) -> StoryTold:
    moments = [_moment(game, moment) for moment in story.moments]
    return StoryTold(is_done, done, story.level, moments, story.draws, story.shares)


def _moment(game: AnyGame, moment: Moment) -> DecidingMoment:
    def fields(text: str) -> GameAction:
        return phrases_of(game).action(game.actions.parse(text)).fields

    return DecidingMoment(
        moment.line,
        moment.turn,
        moment.seat,
        fields(moment.done),
        fields(moment.other),
        moment.agrees,
        moment.worth,
        moment.error,
    )
