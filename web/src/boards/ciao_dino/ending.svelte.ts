// Whether ending the turn would leave something undone. The button beside the board is green only when it would not.

import type { Game } from '../../generated/ciao_dino'
import type { Buttons } from '../../lib/board'

class Ending {
  hasMore = $state(false)
}

export const ending = new Ending()

export const BUTTONS: Buttons<Game> = {
  get done() {
    return ending.hasMore ? 'no' : 'yes'
  },
}
