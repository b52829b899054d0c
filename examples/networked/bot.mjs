// Plays a seat of a server, by the seat's link: node examples/networked/bot.mjs https://HOST/t/TABLE#TOKEN [NAME]
// Node 22 or newer: nothing else is needed.

// Your bot: `now` has the view, the facts and the legal actions. This one takes any.
const choose = (now) => now.legal[Math.floor(Math.random() * now.legal.length)].text;

const [link, name = "Robin"] = process.argv.slice(2);
const { origin, pathname, hash } = new URL(link);
const table = pathname.split("/")[2];
const headers = { Authorization: `Bearer ${hash.slice(1)}`, "Content-Type": "application/json" };
const sit = await fetch(`${origin}/api/tables/${table}/sit`, { method: "POST", headers, body: JSON.stringify({ name }) });
const seated = await sit.json();
if (!sit.ok) throw new Error(seated.message);
const token = seated.token ?? hash.slice(1); // an invitation is exchanged for the seat's key

const socket = new WebSocket(`${origin.replace("http", "ws")}/api/socket`);
const send = (message) => socket.send(JSON.stringify({ table, ...message }));
let answered = null;
socket.onopen = () => send({ type: "watch", token });
socket.onmessage = ({ data }) => {
  const { type, now, code, message } = JSON.parse(data);
  if (type === "nack" && code !== "late") throw new Error(`refused: ${message}`); // late: somebody was faster, and a new ask comes
  if (now?.status === "over") {
    console.log(JSON.stringify(now.ending.scores));
    socket.close();
  } else if (now && now.ask !== null && now.ask !== answered) {
    answered = now.ask; // updates about others show the same ask again
    send({ type: "act", ask: answered, msg_id: `a${answered}`, actions: [choose(now)] });
  }
};
