/**
 * boardgame.io's own socket server with Switch Battle of 30 switches, in its own process. It uses its memory store, which isn't
 * durable, and its defaults. It runs with NODE_ENV=production, where it logs and checks less.
 */

import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const switches = 30;
const allOn = 2 ** switches - 1;

const switchBattle = {
  name: "switch-battle",
  setup: () => ({ row: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { flip },
  endIf: ({ G, ctx }) => (G.row === allOn ? { winner: ctx.currentPlayer } : undefined),
};

/** One switch, or two neighbors. */
function flip({ G }, ...numbers) {
  const [first, second = first + 1] = numbers;
  const legal = numbers.length <= 2 && isSwitch(first) && second === first + 1;
  if (!legal || (numbers.length === 2 && !isSwitch(second))) return INVALID_MOVE;
  for (const number of numbers) G.row ^= 1 << (number - 1);
}

function isSwitch(number) {
  return Number.isInteger(number) && number >= 1 && number <= switches;
}

const { appServer } = await Server({ games: [switchBattle], origins: [] }).run({ port: 0 });
process.send({ port: appServer.address().port });
process.on("disconnect", () => process.exit());
