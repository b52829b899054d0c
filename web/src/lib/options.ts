// What an option's values are called.

import type { GameWords, OptionPage } from './wire'
import { has, say } from './words.svelte'

export const optionName = (game: string, option: OptionPage): string => {
  const id = `${game}-option-${option.name}`
  return has(id) ? say(id) : option.name
}

/** In the game's own words, in those all games share, or as a list of its parts. */
export function optionValue(game: string, option: OptionPage, value: string): string {
  for (const id of [`${game}-option-${option.name}-${value}`, `page-option-${value}`]) if (has(id)) return say(id)
  const part = `${game}-${option.name.replace(/s$/, '')}`
  return has(part) ? value.split('-').map((word) => say(part, { value: word })).join(', ') : value
}

/** The options of a game with so many players: some are offered at certain numbers only, under one name. */
export const optionsAt = (game: GameWords, players: number): OptionPage[] =>
  game.options.filter(({ seats }) => seats.length === 0 || seats.includes(players))

/** What was agreed at a table, name and value. */
export const agreed = (game: GameWords, players: number, options: Record<string, string>): [string, string][] =>
  optionsAt(game, players)
    .filter(({ name }) => options[name] !== undefined)
    .map((option) => [optionName(game.id, option), optionValue(game.id, option, options[option.name]!)])
