// Plays many tables at once, one move of each on its way at a time: as fast as they let it, or so many moves a second.
// node load.js WISHES, as JSON: side ("ours" or "theirs"), address, tables, seconds, games, seats, facts, pace (0: as fast as it goes).
// A line `begin` and a line `end` stand around what was measured; one JSON object is the last line.
const { OurTable } = require('./ours');
const { TheirTable } = require('./theirs');

const WARM_UP = 2000;
const wishes = JSON.parse(process.argv[2]);
const latencies = [];
const idle = [];
let playing = false;
let measuring = false;
let refused = 0;
let missed = 0;

const told = {
  answered(sent, isAck) {
    if (!isAck) refused += 1;
    else if (measuring) latencies.push(performance.now() - sent);
  },
  ready(table) {
    if (!playing || !table.isReady()) return;
    if (wishes.pace) idle.push(table);
    else table.move(performance.now());
  },
};

// At every moment of the plan one table moves; a move that leaves late has waited since its moment.
function keepPace() {
  let due = performance.now();
  setInterval(() => {
    for (; due <= performance.now(); due += 1000 / wishes.pace) {
      let table = idle.shift();
      while (table && !table.isReady()) table = idle.shift();
      if (table) table.move(due);
      else missed += 1;
    }
  }, 1);
}

function at(sorted, share) {
  if (!sorted.length) return null;
  return Number(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(1));
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function main() {
  const Table = wishes.side === 'ours' ? OurTable : TheirTable;
  const tables = Array.from({ length: wishes.tables }, (_, number) => new Table(number, wishes, told));
  for (let k = 0; k < tables.length; k += 10) await Promise.all(tables.slice(k, k + 10).map((table) => table.open()));
  playing = true;
  tables.forEach((table) => told.ready(table));
  if (wishes.pace) keepPace();
  await pause(WARM_UP);
  console.log('begin');
  measuring = true;
  missed = 0;
  const begin = performance.now();
  const spent = process.cpuUsage();
  await pause(1000 * wishes.seconds);
  measuring = false;
  const took = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(spent);
  console.log('end');
  const sorted = latencies.sort((a, b) => a - b);
  const found = { tables: tables.length, moves: sorted.length, seconds: took, refused, missed };
  const times = { p50_ms: at(sorted, 0.5), p99_ms: at(sorted, 0.99), load_cpu: (user + system) / 1e6 / took };
  console.log(JSON.stringify({ ...found, moves_per_second: Math.round(sorted.length / took), ...times }));
  process.exit(0);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
