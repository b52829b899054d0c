// Whether there is room for a column beside the board. The same condition as in the table's style.

const WIDE = matchMedia('(min-width: 1000px) and (min-height: 521px)')

class Layout {
  isWide = $state(WIDE.matches)

  constructor() {
    WIDE.addEventListener('change', () => (this.isWide = WIDE.matches))
  }
}

export const layout = new Layout()
