// How what one place knows of one's games, and what the other does, become one list and one sum.

import type { AgainstBot, GameStatistics, OfSeats, ResultLine, ResultPage, Statistics } from './wire'

const ON_A_PAGE = 20
export const NO_RESULTS: ResultPage = { results: [], count: 0, games: [], older: 0 }

/** All results of one place up to the page that is wanted: only so do two lists become one. */
export async function resultsUpTo(skip: number, ask: (skip: number) => Promise<ResultPage>): Promise<ResultPage> {
  const first = await ask(0)
  const results: ResultLine[] = [...first.results]
  while (results.length < Math.min(first.count, skip + ON_A_PAGE)) {
    const more = (await ask(results.length)).results
    if (!more.length) break
    results.push(...more)
  }
  return { ...first, results }
}

export const joinResults = (one: ResultPage, other: ResultPage): ResultPage => ({
  results: [...one.results, ...other.results].sort((a, b) => b.ended - a.ended),
  count: one.count + other.count,
  games: [...new Set([...one.games, ...other.games])],
  older: one.older + other.older,
})

export const pageOf = (all: ResultPage, skip: number): ResultPage => ({ ...all, results: all.results.slice(skip, skip + ON_A_PAGE) })

export const NO_STATISTICS: Statistics = { games: [], lent: 0, variants: 0, people: [] }

/** What both lists have is joined, what one alone has stays. */
function merged<T>(one: readonly T[], other: readonly T[], key: (thing: T) => unknown, join: (a: T, b: T) => T): T[] {
  const rest = other.filter((thing) => !one.some((same) => key(same) === key(thing)))
  return [...one.map((thing) => {
    const same = other.find((found) => key(found) === key(thing))
    return same ? join(thing, same) : thing
  }), ...rest]
}

const average = (a: number, games: number, b: number, others: number): number => (a * games + b * others) / (games + others)

const joinSeats = (a: OfSeats, b: OfSeats): OfSeats => ({ ...a, games: a.games + b.games, wins: a.wins + b.wins, place: average(a.place, a.games, b.place, b.games) })
const joinBots = (a: AgainstBot, b: AgainstBot): AgainstBot => ({ ...a, games: a.games + b.games, ahead: a.ahead + b.ahead, level_with: a.level_with + b.level_with })

function joinGames(a: GameStatistics, b: GameStatistics): GameStatistics {
  const best = b.best > a.best ? b : a
  return {
    game: a.game, games: a.games + b.games, wins: a.wins + b.wins, points: average(a.points, a.games, b.points, b.games), best: best.best, best_table: best.best_table,
    by_seats: merged(a.by_seats, b.by_seats, ({ seats }) => seats, joinSeats).sort((x, y) => x.seats - y.seats),
    bots: merged(a.bots, b.bots, ({ level }) => level, joinBots),
  }
}

/** People are told apart by the place one met them in: a name in this browser says nothing about one at the server. */
export const joinStatistics = (one: Statistics, other: Statistics): Statistics => ({
  games: merged(one.games, other.games, ({ game }) => game, joinGames),
  lent: one.lent + other.lent,
  variants: one.variants + other.variants,
  people: [...one.people, ...other.people].sort((a, b) => b.last - a.last),
})
