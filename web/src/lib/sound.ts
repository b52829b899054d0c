// Sounds of our own, each a few notes made when it is asked for: nothing is fetched. Off until somebody switches them on.

import { settings } from './settings.svelte'

interface Note {
  /** A wave, or the rush of wind and water. */
  of: OscillatorType | 'rush'
  /** Hertz at its beginning and at its end; of a rush, where it is brightest. */
  from: number
  to?: number
  /** Seconds. */
  at?: number
  lasts: number
  loud?: number
}

const two = (note: Note, apart: number): Note[] => [note, { ...note, at: (note.at ?? 0) + apart }]

const SOUNDS = {
  frog: two({ of: 'sawtooth', from: 190, to: 120, lasts: 0.11, loud: 0.07 }, 0.15),
  tiger: [{ of: 'sawtooth', from: 130, to: 62, lasts: 0.5, loud: 0.09 }, { of: 'rush', from: 420, to: 200, lasts: 0.45, loud: 0.1 }],
  eagle: [{ of: 'triangle', from: 2100, to: 1250, lasts: 0.35, loud: 0.07 }, { of: 'triangle', from: 1900, to: 1100, at: 0.3, lasts: 0.3, loud: 0.05 }],
  dinosaur: [{ of: 'sawtooth', from: 95, to: 48, lasts: 0.7, loud: 0.12 }, { of: 'square', from: 140, to: 60, lasts: 0.55, loud: 0.04 }, { of: 'rush', from: 300, to: 90, lasts: 0.7, loud: 0.12 }],
  egg: [{ of: 'sine', from: 520, to: 880, lasts: 0.12 }, { of: 'sine', from: 880, to: 1320, at: 0.1, lasts: 0.16 }],
  splash: [{ of: 'rush', from: 1800, to: 500, lasts: 0.4, loud: 0.16 }, { of: 'sine', from: 700, to: 260, lasts: 0.18, loud: 0.06 }],
  card: [{ of: 'rush', from: 3200, to: 1600, lasts: 0.09, loud: 0.14 }],
  coin: [{ of: 'triangle', from: 1180, lasts: 0.08, loud: 0.09 }, { of: 'triangle', from: 1570, at: 0.07, lasts: 0.28, loud: 0.09 }],
  meteor: [{ of: 'sine', from: 1500, to: 120, lasts: 0.8, loud: 0.08 }, { of: 'rush', from: 260, to: 60, at: 0.7, lasts: 0.8, loud: 0.24 }],
  rumble: [{ of: 'rush', from: 140, to: 60, lasts: 0.9, loud: 0.26 }],
  cheer: [523, 659, 784, 1047].map((from, k): Note => ({ of: 'triangle', from, at: k * 0.11, lasts: k === 3 ? 0.6 : 0.22, loud: 0.1 })),
  oh: [{ of: 'sine', from: 440, to: 400, lasts: 0.22 }, { of: 'sine', from: 370, to: 300, at: 0.22, lasts: 0.4 }],
} satisfies Record<string, Note[]>

export type SoundName = keyof typeof SOUNDS

/** One for the whole page: browsers give out few of them. */
let context: AudioContext | null = null
let rush: AudioBuffer | null = null

function rushIn(audio: AudioContext): AudioBufferSourceNode {
  if (!rush) {
    rush = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
    const samples = rush.getChannelData(0)
    for (let k = 0; k < samples.length; k += 1) samples[k] = 2 * Math.random() - 1
  }
  const source = audio.createBufferSource()
  source.buffer = rush
  source.loop = true
  return source
}

function sing({ of, from, to = from, at = 0, lasts, loud = 0.12 }: Note): void {
  const audio = (context ??= new AudioContext())
  // Before the first press of a visit browsers keep still: then it is not made up for later.
  if (audio.state === 'suspended') void audio.resume()
  const [start, end] = [audio.currentTime + at, audio.currentTime + at + lasts]
  const volume = audio.createGain()
  // From nothing and back to nothing: a note that begins or ends at once clicks.
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.02, lasts / 4))
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  volume.connect(audio.destination)
  const bend = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, start)
    pitch.exponentialRampToValueAtTime(to, end)
  }
  if (of === 'rush') {
    const [source, filter] = [rushIn(audio), audio.createBiquadFilter()]
    filter.type = 'bandpass'
    bend(filter.frequency)
    source.connect(filter).connect(volume)
    source.start(start)
    source.stop(end)
  } else {
    const source = audio.createOscillator()
    source.type = of
    bend(source.frequency)
    source.connect(volume)
    source.start(start)
    source.stop(end)
  }
}

/** What goes with something that is seen to happen: silent where nothing moves. */
export function play(name: SoundName): void {
  if (settings.sound && settings.pace) SOUNDS[name].forEach(sing)
}

/** One soft note when it is one's turn. */
export function chime(): void {
  sing({ of: 'sine', from: 660, lasts: 0.4 })
}
