// Clients of boardgame.io's server over WebSockets, all seats of N matches at full speed: node clients.cjs PORT TABLES SECONDS PID
// A move counts when every seat has had news of it, after the first quarter of the time. Prints moves a second and latencies as JSON.

const { readFileSync } = require("node:fs");
const { io } = require("socket.io-client");

const [port, tables, seconds, server] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;

/** The milliseconds that the server has been computing, in ticks of ten. */
function processor() {
  const fields = readFileSync(`/proc/${server}/stat`, "utf8").split(") ").pop().split(" ");
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

async function post(path, body) {
  const answer = await fetch(`${address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** A match with its two seats: whoever's turn it is moves as soon as both have heard of the move before. */
class Match {
  constructor() {
    this.times = [];
    this.heard = [-1, -1];
    this.playing = false;
  }

  async open() {
    const { matchID } = await post("/games/beside/create", { numPlayers: 2 });
    this.match = matchID;
    this.credentials = [];
    for (const seat of [0, 1]) {
      const joined = await post(`/games/beside/${matchID}/join`, { playerID: String(seat), playerName: `P${seat}` });
      this.credentials.push(joined.playerCredentials);
    }
    this.sockets = await Promise.all([0, 1].map((seat) => this.connect(seat)));
  }

  connect(seat) {
    const socket = io(`${address}/beside`, { transports: ["websocket"], forceNew: true });
    return new Promise((resolve) => {
      socket.on("connect", () => socket.emit("sync", this.match, String(seat), this.credentials[seat], 2));
      socket.on("sync", (_match, info) => {
        this.hear(seat, info.state);
        resolve(socket);
      });
      socket.on("update", (_match, state) => this.hear(seat, state));
      socket.on("disconnect", () => process.exit(DIED));
    });
  }

  hear(seat, state) {
    this.heard[seat] = state._stateID;
    this.turn = Number(state.ctx.currentPlayer);
    this.number = state.ctx.turn;
    if (this.heard[0] !== this.heard[1] || !this.playing) return;
    if (this.sent > counted) this.times.push(performance.now() - this.sent);
    this.move();
  }

  move() {
    const playerID = String(this.turn);
    this.sent = performance.now();
    this.playing = performance.now() < until;
    if (!this.playing) return;
    const payload = { type: "act", args: ["deploy"], playerID, credentials: this.credentials[this.turn] };
    this.sockets[this.turn].emit("update", { type: "MAKE_MOVE", payload }, this.heard[0], this.match, playerID);
  }
}

const WARM = 0.25;
const DIED = 3;
let until = Infinity;
let counted = Infinity;

async function main() {
  const matches = Array.from({ length: tables }, () => new Match());
  for (const match of matches) await match.open();
  const began = performance.now();
  until = began + 1000 * seconds;
  counted = began + 1000 * seconds * WARM;
  for (const match of matches) match.move();
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds * WARM));
  const before = processor();
  await new Promise((resolve) => setTimeout(resolve, until - performance.now()));
  const computed = processor() - before;
  const took = (performance.now() - counted) / 1000;
  const times = matches.flatMap((match) => match.times).sort((a, b) => a - b);
  const cut = (share) => Number(times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(1));
  console.log(JSON.stringify({
    tables, seconds, moves: times.length, moves_a_second: Number((times.length / took).toFixed(1)),
    p50_ms: cut(0.5), p95_ms: cut(0.95), p99_ms: cut(0.99),
    processor_ms_a_move: Number((computed / times.length).toFixed(2)),
  }));
  process.exit(0);
}

main();
