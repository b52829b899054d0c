// What every board is handed, and how boards are found: one folder a game.

import type { Component } from 'svelte'
import type { Shows } from './beats'
import type { GameWords } from './games'
import type { Picks } from './narrow'
import type { AnyGame, Choice, Now, Step } from './wire'

export interface BoardProps<G extends AnyGame = AnyGame> {
  game: GameWords
  now: Now<G>
  names: string[]
  /** The seat that looks; null for a spectator. */
  viewer: number | null
  /** What has happened so far. */
  steps: Step<G>[]
  /** What has been picked of the action to come. */
  picks: Picks<G['action']>
  /** What would follow from the action pointed at, as events. */
  foreseen: G['event'][]
  /** What the hint would do. */
  hinted: Choice<G> | null
  onpick: (picks: Picks<G['action']>) => void
  onchoose: (choice: Choice) => void
  /** Points at an action, or at none, for a preview. */
  onpoint: (choice: Choice | null) => void
}

/** What a board tells beside each player's name. */
export interface SeatLineProps<G extends AnyGame = AnyGame> {
  now: Now<G>
  seat: number
}

export interface BoardModule {
  default: Component<BoardProps>
  SeatLine?: Component<SeatLineProps>
  /** What is to be seen of its actions and events. */
  SHOWS?: Shows
  /** The rule that decides between equal points. */
  TIE_RULE?: string
}

const BOARDS = import.meta.glob<BoardModule>('../boards/*/Board.svelte')

export async function boardOf(game: GameWords): Promise<BoardModule | null> {
  return (await BOARDS[`../boards/${game.folder}/Board.svelte`]?.()) ?? null
}
