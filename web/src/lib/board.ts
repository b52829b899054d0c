// What every board is handed, and how boards are found: one folder a game. A game without one gets the plain board.

import type { Component } from 'svelte'
import type { Shows } from './beats'
import { drawings } from './drawings.svelte'
import { folderOf } from './games'
import type { MeantOf } from './meant'
import type { Picks } from './narrow'
import type { AnyGame, Choice, GameWords, LogEntry, Now } from './wire'
import { bringWords } from './words.svelte'

export interface BoardProps<G extends AnyGame = AnyGame> {
  game: GameWords
  now: Now<G>
  names: string[]
  /** The seat that looks; null for a spectator. */
  viewer: number | null
  /** What has happened so far. */
  entries: LogEntry<G>[]
  /** What has been picked of the action to come. */
  picks: Picks<G['action']>
  /** Chosen and not yet done: the board shows it as good as done until it is confirmed or something else is chosen. */
  candidate: Choice<G> | null
  /** What is pointed at, here or in the list, in a hint or in the log: its place lights up. */
  pointed: Choice<G> | null
  /** What would follow from the action pointed at, as events. */
  foreseen: G['event'][]
  /** What the hint would do. */
  hinted: Choice<G> | null
  onpick: (picks: Picks<G['action']>) => void
  /** Does it, or asks once more where it could not be taken back. What was meant without a doubt, since it took two steps with
      a preview in between, is not asked about. */
  onchoose: (choice: Choice, isMeant?: boolean) => void
  /** Points at an action, or at none, for a preview. */
  onpoint: (choice: Choice | null) => void
}

/** What a board tells beside each player's name. */
export interface SeatLineProps<G extends AnyGame = AnyGame> {
  now: Now<G>
  seat: number
}

/** What is answered by a button beside the board, because it has no place on it. The refusal is never the green one, and the `last` word only when nothing else is left to do. */
export type Buttons<G extends AnyGame = AnyGame> = { readonly [Kind in G['action']['kind']]?: 'yes' | 'no' | 'last' }

export interface BoardModule {
  /** Fills the box that it stands in, whatever its size, and never needs to be scrolled. */
  default: Component<BoardProps>
  SeatLine?: Component<SeatLineProps>
  /** A drawing for a player's chair; else it is the seat's shape. */
  faceOf?: (view: AnyGame['view'], seat: number) => string
  /** Figures that no decision needs: in a drawer. */
  Figures?: Component<BoardProps>
  BUTTONS?: Buttons
  /** What is to be seen of its actions and events. */
  SHOWS?: Shows
  /** What an action is about: numbers of a hint stand on it. */
  meantOf?: MeantOf
}

const BOARDS = import.meta.glob<BoardModule>('../boards/*/Board.svelte')

export async function boardOf(game: GameWords): Promise<BoardModule> {
  drawings.bring(folderOf(game.id))
  const board = BOARDS[`../boards/${folderOf(game.id)}/Board.svelte`] ?? (() => import('../boards/plain/Board.svelte'))
  const [module] = await Promise.all([board(), bringWords(`${folderOf(game.id)}/recap`)])
  return module
}

/** What lies where an action would be done, in words, so that a button says more than a number. Told from the view alone. */
export type TargetOf<G extends AnyGame = AnyGame> = (view: G['view'], fields: G['action']) => string

/** Where a hex lies, in words and without a view: for what happened long ago. */
export type WhereOf = (hex: string) => string

const TARGETS = import.meta.glob<{ targetOf: TargetOf; whereOf?: WhereOf }>('../boards/*/target.ts', { eager: true })

export const targetOf = (game: GameWords, now: Now, fields: AnyGame['action']): string =>
  now.view ? (TARGETS[`../boards/${folderOf(game.id)}/target.ts`]?.targetOf(now.view, fields) ?? '') : ''

/** For sentences of the page's own: beside `$hex` also `$hex-where`, if the board has words for it. */
export function wheresOf(game: GameWords, shape: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const whereOf = TARGETS[`../boards/${folderOf(game.id)}/target.ts`]?.whereOf
  const hexes = whereOf ? Object.keys(shape).filter((name) => shape[name] === 'hex') : []
  return Object.fromEntries(hexes.map((name) => [`${name}-where`, whereOf!(String(fields[name]))]))
}
