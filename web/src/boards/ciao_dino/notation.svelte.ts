// Whether places are also told by their names, ring and place: only for who asks for it, and remembered.

const KEPT = 'ciao-dino-notation'

class Notation {
  isShown = $state(localStorage.getItem(KEPT) === 'yes')

  toggle = (): void => {
    this.isShown = !this.isShown
    localStorage.setItem(KEPT, this.isShown ? 'yes' : 'no')
  }
}

export const notation = new Notation()
