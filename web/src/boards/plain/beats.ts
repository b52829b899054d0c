// Of a game that nobody has drawn yet: whoever acts, or is named by what happens, lights up.

import type { Show, Shows } from '../../lib/beats'

const light = (seat: unknown): Show | null => (typeof seat === 'number' ? { marks: [`seat-${seat}`] } : null)

export const SHOWS: Shows = {
  acts: (_action, seat) => light(seat),
  happens: (event) => light(event['seat']),
}
