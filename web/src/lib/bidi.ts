// Names and words of people, kept from turning the text around them: Hebrew or Arabic in a sentence of ours stays in its place.

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** What somebody is called, to stand anywhere: in text, in a title, in what is read aloud. Plain where nothing could turn. */
export function isolated(text: string): string {
  const bare = text.replace(CONTROLS, '')
  return RIGHT_TO_LEFT.test(bare) ? `${FIRST_STRONG_ISOLATE}${bare}${POP_ISOLATE}` : bare
}

/** A variable of a sentence; one that is made of isolated parts is left as it is. */
export const inSentence = (text: string): string => (text.includes(FIRST_STRONG_ISOLATE) ? text : isolated(text))
