// What can be touched: a word or a player that some legal action names.

import type { BoardProps } from '../../lib/board'
import { fitting } from '../../lib/narrow'
import type { Choice } from '../../lib/wire'

export interface Touch {
  /** Whether something can be done with it. */
  isLit: (value: string | number) => boolean
  isPicked: (value: string | number) => boolean
  isAdvised: (value: string | number) => boolean
  press: (value: string | number) => void
  point: (value: string | number | null) => void
}

/** The field of an action that holds a word, or a player for a number. */
function fieldOf(game: BoardProps['game'], choice: Choice, value: string | number): string | undefined {
  const kinds = game.actions[String(choice.fields['kind'])]?.fields ?? {}
  const wanted = typeof value === 'number' ? 'seat' : 'word'
  return Object.keys(kinds).find((name) => kinds[name] === wanted && choice.fields[name] === value)
}

export function touchOf({ game, now, picks, hinted, onpick, onchoose, onpoint }: BoardProps): Touch {
  const left = fitting(now.legal, picks)
  const named = (value: string | number): Choice[] => left.filter((choice) => fieldOf(game, choice, value) !== undefined)
  return {
    isLit: (value) => now.ask !== null && named(value).length > 0,
    isPicked: (value) => Object.values(picks).includes(value),
    isAdvised: (value) => hinted !== null && fieldOf(game, hinted, value) !== undefined,
    press: (value) => {
      const field = named(value).map((choice) => fieldOf(game, choice, value)!)[0]
      if (Object.values(picks).includes(value)) onpick({})
      else if (named(value).length === 1) onchoose(named(value)[0]!)
      else if (field) onpick({ ...picks, [field]: value })
    },
    point: (value) => onpoint(value !== null && named(value).length === 1 ? named(value)[0]! : null),
  }
}
