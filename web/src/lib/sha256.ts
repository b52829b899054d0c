// SHA-256, because a page on a home network without https may not use the browser's own.

const PRIMES: number[] = []
for (let n = 2; PRIMES.length < 64; n += 1) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n)
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) >>> 0
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

export function sha256(bytes: Uint8Array): string {
  const length = Math.ceil((bytes.length + 9) / 64) * 64
  const padded = new Uint8Array(length)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const data = new DataView(padded.buffer)
  data.setUint32(length - 8, Math.floor((bytes.length * 8) / 2 ** 32))
  data.setUint32(length - 4, (bytes.length * 8) >>> 0)
  const state = [...START]
  const w = new Array<number>(64)
  for (let at = 0; at < length; at += 64) {
    for (let k = 0; k < 16; k += 1) w[k] = data.getUint32(at + 4 * k)
    for (let k = 16; k < 64; k += 1) {
      const [a, b] = [w[k - 15]!, w[k - 2]!]
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
      w[k] = (w[k - 16]! + s0 + w[k - 7]! + s1) | 0
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
    for (let k = 0; k < 64; k += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[k]! + w[k]!) | 0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, k) => (state[k] = (state[k]! + word) | 0))
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

export const bytesOf = (hex: string): Uint8Array => new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)))
