// A bot for Node without packages: it reads the view, and takes the action whose words it has seen least in this game.
// See docs/any-language.md for every line that is said here.
const lines = require('node:readline').createInterface({ input: process.stdin })
const say = line => process.stdout.write(line + '\n')

let view = null
let legal = []
let seen = new Map() // How often each kind of action was taken in this game.

// A small generator of its own, so that the same seed plays the same game.
const random = seed => {
  let state = seed
  return () => ((state = (state * 1103515245 + 12345) % 2147483648) / 2147483648)
}

function choose(seed) {
  const next = random(seed)
  const rated = legal.map(({ kind }, number) => [seen.get(kind) ?? 0, next(), number])
  rated.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const number = rated[0][2]
  seen.set(legal[number].kind, rated[0][0] + 1)
  return number
}

const answers = {
  dinotable() {
    say('hello 1 Seldom')
    say('want view fields')
    say('ready')
  },
  setup: () => (seen = new Map()),
  view: rest => (view = JSON.parse(rest)),
  fields: rest => (legal = JSON.parse(rest)),
  choose(rest) {
    const [number, , seconds, , simulations, , seed] = rest.split(' ')
    console.error(`decision ${number}: ${legal.length} actions, ${Object.keys(view).length} things to look at`)
    say(`choose ${number} ${choose(Number(seed))}`)
  },
  bye: () => process.exit(0),
}

lines.on('line', line => {
  const space = line.indexOf(' ')
  const word = space < 0 ? line : line.slice(0, space)
  answers[word]?.(line.slice(word.length + 1)) // What it does not know, it leaves alone.
})
