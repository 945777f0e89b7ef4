// boardgame.io's own server with a game whose state is as large as a table of ours: node server.cjs STATE.json PORT [FOLDER]
// Without a folder it keeps matches in memory, its default; with one it keeps them in files, its durable store.

const { readFileSync } = require("node:fs");
const { Server, FlatFile } = require("boardgame.io/server");

const [stateFile, port, folder] = process.argv.slice(2);
const begun = JSON.parse(readFileSync(stateFile, "utf8"));

/** One move: a few numbers of the own side and the last line of the log change, as after a decision at one of our tables. */
const act = ({ G, playerID }, key) => {
  const side = G.players[Number(playerID)];
  side.moves = (side.moves ?? 0) + 1;
  side.last = key;
  G.lines = [...(G.lines ?? []), `${playerID} chooses ${key}`].slice(-1);
};

const game = {
  name: "beside",
  setup: () => JSON.parse(JSON.stringify(begun)),
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { act },
  playerView: ({ G, playerID }) => ({ ...G, seat: playerID }),
};

const files = folder ? new FlatFile({ dir: folder }) : null;
const server = Server({ games: [game], origins: ["http://127.0.0.1"], ...(files ? { db: files } : {}) });

server.run({
  port: Number(port),
  callback: () => {
    // Every two minutes node-persist reads all its files, also those that are being written, and the process dies of it.
    files?.games.stopExpiredKeysInterval();
    console.log("ready");
  },
});
