/** A program that shows a game and then breaks, while painting or outside the screen's code. */

import { games } from "../../../src/games/index.ts";
import { gameActivity } from "../../../src/play/game/game.ts";
import { openRequestedGame } from "../../../src/play/open.ts";
import { processHost } from "../../../src/terminal/host.ts";
import { Autosave } from "../../../src/terminal/saves/autosave.ts";
import { paintActivity } from "../../../src/terminal/screen/open.ts";
import { changedGame } from "../../support/find-game.ts";

const [sound] = games;
if (sound === undefined) throw new Error("There are no games.");

const broken = changedGame(sound, {
  describeMove: () => {
    throw new Error("a broken game");
  },
});

const host = processHost([broken]);
const request = { game: broken, setup: {}, first: undefined, names: undefined, seed: 1, bestOf: undefined };
const opened = openRequestedGame(host, request);
if (!opened.ok) throw new Error(opened.problem.message);
if (process.argv[2] === "timer") {
  process.once("SIGUSR2", () => {
    setTimeout(() => {
      throw new Error("a broken timer");
    });
  });
}
process.exitCode = await paintActivity(host, gameActivity(opened.value), { autosave: new Autosave(host) });
