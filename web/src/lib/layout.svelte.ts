// Whether there is room for a column beside the board. The same condition as in the table's style.

const WIDE = matchMedia('(min-width: 1000px) and (min-height: 521px)')
/** For a second one, on the other side. */
const ROOMY = matchMedia('(min-width: 1240px) and (min-height: 521px)')

class Layout {
  isWide = $state(WIDE.matches)
  isRoomy = $state(ROOMY.matches)

  constructor() {
    WIDE.addEventListener('change', () => (this.isWide = WIDE.matches))
    ROOMY.addEventListener('change', () => (this.isRoomy = ROOMY.matches))
  }
}

export const layout = new Layout()
