// A table of ours, each seat on a connection of its own. An ack comes after the commit, an update with the new view to all.
const WebSocket = require('ws');
const { post, opened } = require('./http');

class OurTable {
  constructor(number, { address, games, seats, facts, id_field }, told) {
    // What a message names its table by; an earlier server has another word for it.
    this.field = id_field || 'table';
    this.game = games[number % games.length];
    this.address = address;
    this.seats = seats;
    this.facts = facts;
    this.told = told;
  }

  async open() {
    this.sockets = Array.from({ length: this.seats }, (_, seat) => {
      const socket = new WebSocket(this.address.replace('http', 'ws') + '/api/socket', { perMessageDeflate: false });
      socket.on('message', (data) => this.hear(seat, data));
      return socket;
    });
    await Promise.all(this.sockets.map(opened));
    await this.begin();
  }

  async begin() {
    const chairs = this.sockets.map((_, seat) => ({ kind: 'here', name: `Player ${seat}` }));
    const table = await post(this.address, '/api/tables', { game: this.game, chairs, start: true });
    this.id = table.table;
    this.sent = null;
    this.seq = 0;
    this.nows = this.sockets.map(() => null);
    table.seats.forEach(({ seat, token }) => {
      this.sockets[seat].send(JSON.stringify({ type: 'watch', [this.field]: this.id, token, facts: this.facts, people: this.facts }));
    });
  }

  hear(seat, data) {
    const message = JSON.parse(data);
    if (message[this.field] !== this.id && message.type !== 'trouble') return;
    if (message.type === 'update') {
      this.nows[seat] = message.now;
    } else if (['ack', 'nack', 'trouble'].includes(message.type)) {
      this.told.answered(this.sent, message.type === 'ack');
      this.sent = null;
      this.seq = message.seq || this.seq;
    }
    this.told.ready(this);
  }

  // Whether the last move was acked and everybody was told of it.
  isReady() {
    return this.sent === null && this.nows.every((now) => now !== null && now.seq >= this.seq);
  }

  move(sent) {
    if (this.nows[0].status === 'over') {
      this.sockets.forEach((socket) => socket.send(JSON.stringify({ type: 'leave', [this.field]: this.id })));
      this.nows[0] = null;
      this.begin();
      return;
    }
    const seat = this.nows[0].to_act[0];
    const { ask, legal } = this.nows[seat];
    const action = legal[Math.floor(Math.random() * legal.length)].text;
    this.sent = sent;
    const move = { type: 'act', [this.field]: this.id, ask, msg_id: `m${ask}`, actions: [action] };
    this.sockets[seat].send(JSON.stringify(move));
  }
}

module.exports = { OurTable };
