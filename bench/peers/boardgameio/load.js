// Plays tables as fast as each lets it: one move of a table on its way at a time, its two players on a connection each.
// node load.js ours|theirs ADDRESS TABLES SECONDS [GAME ...]; one JSON object on standard output.
const WebSocket = require('ws');
const { io } = require('socket.io-client');

const [side, address, count, seconds, ...games] = process.argv.slice(2);
const latencies = [];
let playing = false;
let measuring = false;
let refused = 0;

function done(sent) {
  if (measuring) latencies.push(performance.now() - sent);
}

async function post(path, body) {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

// Ours: an ack comes after the commit, an update with the new view to both players.
class OurTable {
  constructor(number) {
    this.game = games[number % games.length];
  }

  async open() {
    this.sockets = [0, 1].map((seat) => {
      const socket = new WebSocket(address.replace('http', 'ws') + '/api/socket', { perMessageDeflate: false });
      socket.on('message', (data) => this.hear(seat, JSON.parse(data)));
      return socket;
    });
    await Promise.all(this.sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
    await this.begin();
  }

  async begin() {
    const chairs = [{ kind: 'here', name: 'One' }, { kind: 'here', name: 'Two' }];
    const table = await post('/api/tables', { game: this.game, chairs, start: true });
    this.id = table.table;
    this.sent = null;
    this.seq = 0;
    this.nows = [null, null];
    table.seats.forEach(({ seat, token }) => {
      this.sockets[seat].send(JSON.stringify({ type: 'watch', game: this.id, token, facts: false }));
    });
  }

  hear(seat, message) {
    if (message.game !== this.id) return;
    if (message.type === 'ack') {
      done(this.sent);
      this.sent = null;
      this.seq = message.seq;
    } else if (message.type === 'update') {
      this.nows[seat] = message.now;
    } else {
      refused += 1;
      this.sent = null;
    }
    this.next();
  }

  next() {
    if (!playing || this.sent !== null || this.nows.some((now) => now === null || now.seq < this.seq)) return;
    if (this.nows[0].status === 'over') {
      this.sockets.forEach((socket) => socket.send(JSON.stringify({ type: 'leave', game: this.id })));
      this.begin();
      return;
    }
    const seat = this.nows[0].to_act[0];
    const { ask, legal } = this.nows[seat];
    const action = legal[Math.floor(Math.random() * legal.length)].text;
    this.sent = performance.now();
    const move = { type: 'act', game: this.id, ask, msg_id: `m${ask}`, actions: [action] };
    this.sockets[seat].send(JSON.stringify(move));
  }
}

// Theirs: the mover's own update is the answer.
const DRAWN = [0, 1, 2, 4, 3, 5, 7, 6, 8];

class TheirTable {
  async open() {
    this.sockets = [0, 1].map((seat) => {
      const socket = io(`${address}/tic-tac-toe`, { transports: ['websocket'], forceNew: true });
      socket.on('sync', (id, { state }) => id === this.id && this.hear(seat, state._stateID, true));
      socket.on('update', (id, state) => id === this.id && this.hear(seat, state._stateID, false));
      socket.on('patch', (id, before, after) => id === this.id && this.hear(seat, after, false));
      return socket;
    });
    await Promise.all(this.sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    await this.begin();
  }

  async begin() {
    const { matchID } = await post('/games/tic-tac-toe/create', { numPlayers: 2 });
    this.credentials = [];
    for (const playerID of ['0', '1']) {
      const joined = await post(`/games/tic-tac-toe/${matchID}/join`, { playerID, playerName: 'One' });
      this.credentials.push(joined.playerCredentials);
    }
    this.id = matchID;
    this.sent = null;
    this.known = [-1, -1];
    this.moves = 0;
    this.sockets.forEach((socket, seat) => socket.emit('sync', matchID, String(seat), this.credentials[seat], 2));
  }

  hear(seat, stateID, isSync) {
    this.known[seat] = stateID;
    if (!isSync && this.sent !== null && seat === this.mover) {
      done(this.sent);
      this.sent = null;
      this.moves += 1;
    }
    this.next();
  }

  next() {
    if (!playing || this.sent !== null || this.known[0] < 0 || this.known[0] !== this.known[1]) return;
    if (this.moves === DRAWN.length) {
      this.begin();
      return;
    }
    this.mover = this.moves % 2;
    const playerID = String(this.mover);
    const payload = { type: 'clickCell', args: [DRAWN[this.moves]], playerID, credentials: this.credentials[this.mover] };
    this.sent = performance.now();
    this.sockets[this.mover].emit('update', { type: 'MAKE_MOVE', payload }, this.known[this.mover], this.id, playerID);
  }
}

function at(sorted, share) {
  return Number(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(1));
}

async function main() {
  const tables = Array.from({ length: Number(count) }, (_, k) => (side === 'ours' ? new OurTable(k) : new TheirTable()));
  for (let k = 0; k < tables.length; k += 10) await Promise.all(tables.slice(k, k + 10).map((table) => table.open()));
  playing = true;
  tables.forEach((table) => table.next());
  await new Promise((resolve) => setTimeout(resolve, 2000));
  measuring = true;
  const begin = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 1000 * Number(seconds)));
  measuring = false;
  const took = (performance.now() - begin) / 1000;
  const sorted = latencies.sort((a, b) => a - b);
  const found = { tables: tables.length, moves: sorted.length, seconds: took, refused };
  const told = { moves_per_second: Math.round(sorted.length / took), p50_ms: at(sorted, 0.5), p99_ms: at(sorted, 0.99) };
  console.log(JSON.stringify({ ...found, ...told }));
  process.exit(0);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
