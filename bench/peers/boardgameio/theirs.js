// A table of theirs, its two players on a connection each. The mover's own update is the answer. Their client library costs more
// than the game does, so what it would say is written here by hand: `42` and a list is an event, `40` joins, `2` asks for a `3`.
const WebSocket = require('ws');
const { post } = require('./http');

const DRAWN = [0, 1, 2, 4, 3, 5, 7, 6, 8];
const ROOM = '/tic-tac-toe,';

class TheirTable {
  constructor(number, { address }, told) {
    this.address = address;
    this.told = told;
    this.sockets = [];
  }

  async open() {
    const place = this.address.replace('http', 'ws') + '/socket.io/?EIO=4&transport=websocket';
    const joins = [0, 1].map((seat) => new Promise((joined, failed) => {
      const socket = new WebSocket(place, { perMessageDeflate: false });
      socket.on('message', (data) => this.hear(seat, String(data), joined));
      socket.on('error', failed);
      this.sockets[seat] = socket;
    }));
    await Promise.all(joins);
    await this.begin();
  }

  async begin() {
    const { matchID } = await post(this.address, '/games/tic-tac-toe/create', { numPlayers: 2 });
    this.credentials = [];
    for (const playerID of ['0', '1']) {
      const joined = await post(this.address, `/games/tic-tac-toe/${matchID}/join`, { playerID, playerName: 'One' });
      this.credentials.push(joined.playerCredentials);
    }
    this.id = matchID;
    this.sent = null;
    this.known = [-1, -1];
    this.moves = 0;
    this.sockets.forEach((_, seat) => this.say(seat, ['sync', matchID, String(seat), this.credentials[seat], 2]));
  }

  say(seat, event) {
    this.sockets[seat].send(`42${ROOM}${JSON.stringify(event)}`);
  }

  hear(seat, text, joined) {
    if (text[0] === '0') this.sockets[seat].send(`40${ROOM}`);
    else if (text === '2') this.sockets[seat].send('3');
    else if (text.startsWith('40')) joined();
    else if (text.startsWith('42')) this.follow(seat, JSON.parse(text.slice(2 + ROOM.length)));
  }

  follow(seat, [name, id, first, second]) {
    if (id !== this.id || !['sync', 'update', 'patch'].includes(name)) return;
    this.known[seat] = name === 'sync' ? first.state._stateID : name === 'update' ? first._stateID : second;
    if (name !== 'sync' && this.sent !== null && seat === this.mover) {
      this.told.answered(this.sent, true);
      this.sent = null;
      this.moves += 1;
    }
    this.told.ready(this);
  }

  // Whether the last move was answered and both were told of it.
  isReady() {
    return this.sent === null && this.known[0] >= 0 && this.known[0] === this.known[1];
  }

  move(sent) {
    if (this.moves === DRAWN.length) {
      this.known[0] = -1;
      this.begin();
      return;
    }
    this.mover = this.moves % 2;
    const playerID = String(this.mover);
    const payload = { type: 'clickCell', args: [DRAWN[this.moves]], playerID, credentials: this.credentials[this.mover] };
    this.sent = sent;
    this.say(this.mover, ['update', { type: 'MAKE_MOVE', payload }, this.known[this.mover], this.id, playerID]);
  }
}

module.exports = { TheirTable };
