// What this browser remembers of its user's wishes.

export type Theme = 'light' | 'dark'
export type Speed = 'off' | 'slow' | 'usual' | 'fast'

const kept = (name: string, usual: string): string => localStorage.getItem(name) ?? usual

class Settings {
  name = $state(kept('name', ''))
  theme = $state<Theme>(kept('theme', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') as Theme)
  speed = $state<Speed>(kept('speed', matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'usual') as Speed)
  onlyMove = $state(kept('only-move', 'no') === 'yes')
  sound = $state(kept('sound', 'no') === 'yes')

  constructor() {
    document.documentElement.dataset['theme'] = this.theme
  }

  setName(name: string): void {
    this.name = name
    localStorage.setItem('name', name)
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

  setSound(on: boolean): void {
    this.sound = on
    localStorage.setItem('sound', on ? 'yes' : 'no')
  }
}

export const settings = new Settings()

/** How long a moved piece takes, in milliseconds. */
export const PACE: Record<Speed, number> = { off: 0, slow: 900, usual: 450, fast: 200 }
