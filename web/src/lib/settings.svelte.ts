// What this browser remembers of its user's wishes.

import { COLOURS, FACES, type Face } from './portraits'

export type Theme = 'light' | 'dark'
export type Speed = 'off' | 'slow' | 'usual' | 'fast'

const PACE: Record<Speed, number> = { off: 0, slow: 900, usual: 450, fast: 200 }

/** Seconds that bots take over each answer. */
const BOTS: Record<Speed, number> = { off: 0, slow: 1.2, usual: 0.15, fast: 0.05 }

const kept = (name: string, usual: string): string => localStorage.getItem(name) ?? usual

const LESS_MOTION = matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  name = $state(kept('name', ''))
  /** The dinosaur one plays as, and the seat's colour one likes best; none: as the seat is. */
  face = $state<Face | null>(FACES.find((face) => face === kept('face', '')) ?? null)
  colour = $state<number | null>(COLOURS.find((colour) => String(colour) === kept('colour', '')) ?? null)
  theme = $state<Theme>(kept('theme', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') as Theme)
  speed = $state<Speed>(kept('speed', 'usual') as Speed)
  /** The system asks for less motion: then there is none, whatever was chosen here. */
  isStill = $state(LESS_MOTION.matches)
  onlyMove = $state(kept('only-move', 'no') === 'yes')
  sound = $state(kept('sound', 'no') === 'yes')
  /** Whether one is asked once more before what cannot be taken back. */
  confirms = $state(kept('confirms', 'yes') === 'yes')
  /** Whether bots explain themselves, at a table that was opened for it. */
  explains = $state(kept('explains', 'yes') === 'yes')

  /** Whether the turn at a glance stays open beside the board. */
  glance = $state(kept('glance', 'no') === 'yes')

  constructor() {
    document.documentElement.dataset['theme'] = this.theme
    LESS_MOTION.addEventListener('change', () => (this.isStill = LESS_MOTION.matches))
  }

  /** How long a moved piece takes, in milliseconds; 0 for no motion. */
  get pace(): number {
    return this.isStill ? 0 : PACE[this.speed]
  }

  get botPace(): number {
    return BOTS[this.speed]
  }

  setName(name: string): void {
    this.name = name
    localStorage.setItem('name', name)
  }

  setLook(face: Face | null, colour: number | null): void {
    this.face = face
    this.colour = colour
    localStorage.setItem('face', face ?? '')
    localStorage.setItem('colour', colour === null ? '' : String(colour))
  }

  /** For whoever sits down. */
  get look(): { face: Face | null; colour: number | null } {
    return { face: this.face, colour: this.colour }
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    document.documentElement.dataset['theme'] = theme
    localStorage.setItem('theme', theme)
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    localStorage.setItem('speed', speed)
  }

  setOnlyMove(on: boolean): void {
    this.onlyMove = on
    localStorage.setItem('only-move', on ? 'yes' : 'no')
  }

  setConfirms(on: boolean): void {
    this.confirms = on
    localStorage.setItem('confirms', on ? 'yes' : 'no')
  }

  setGlance(on: boolean): void {
    this.glance = on
    localStorage.setItem('glance', on ? 'yes' : 'no')
  }

  setExplains(on: boolean): void {
    this.explains = on
    localStorage.setItem('explains', on ? 'yes' : 'no')
  }

  setSound(on: boolean): void {
    this.sound = on
    localStorage.setItem('sound', on ? 'yes' : 'no')
  }
}

export const settings = new Settings()
