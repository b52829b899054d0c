// Names for whoever has none at hand: a mood and a dinosaur.

import { say } from './words.svelte'

const MOODS = 12
const DINOSAURS = 10

/** The same for the same number; in the language spoken here. */
export const proposedName = (nth: number): string =>
  say('you-guest', { mood: say('you-mood', { mood: (nth * 5) % MOODS }), dinosaur: say('you-dino', { dinosaur: (nth * 7 + Math.floor(nth / MOODS)) % DINOSAURS }) })
