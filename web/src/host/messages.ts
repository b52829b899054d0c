// What the page and the host worker say to each other, and the host worker and the bot worker.

export type ToHost =
  /** Where the runtime lies; the first message. */
  | { type: 'begin'; base: string }
  | { type: 'request'; id: number; method: string; path: string; token: string; body: string }
  /** A table that another tab holds is held here from now on; answered like a request. */
  | { type: 'take'; id: number; table: string }
  | { type: 'open'; socket: number }
  | { type: 'say'; socket: number; text: string }
  | { type: 'close'; socket: number }

export type FromHost =
  | { type: 'progress'; done: number; all: number }
  | { type: 'ready' }
  /** Nothing more comes from this worker. */
  | { type: 'failed'; why: string }
  | { type: 'response'; id: number; status: number; media: string; body: string }
  | { type: 'opened'; socket: number }
  | { type: 'said'; socket: number; text: string }
  | { type: 'closed'; socket: number }

export type ToBots = { type: 'begin'; base: string } | { type: 'job'; text: string }
export type FromBots = { type: 'ready' } | { type: 'answer'; text: string } | { type: 'broken'; why: string }
