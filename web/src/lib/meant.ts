// What on the board an action is about: where its number stands in a hint, and its mark in a replay.

import type { AnyGame, Now } from './wire'

/** The anchors of the thing itself, the best one first: a card of the hand rather than the pile it would lie on, the tile rather
    than where it flies. None where it is on no board: then a button beside it does it. */
export type MeantOf<G extends AnyGame = AnyGame> = (now: Now<G>, action: G['action'], seat: number) => readonly string[]
