/** Runs activities as conversations, through the real loop. */

import type { Game } from "../../src/core/game.ts";
import { newMatch, type Player } from "../../src/core/match.ts";
import type { Options } from "../../src/core/options.ts";
import type { Pair } from "../../src/core/seat.ts";
import { setUp } from "../../src/core/setup.ts";
import type { Activity } from "../../src/play/contract.ts";
import { gameActivity } from "../../src/play/game/game.ts";
import { holdTalk } from "../../src/terminal/lines/loop.ts";
import { converse } from "../../src/terminal/lines/talk.ts";
import { Autosave } from "../../src/terminal/saves/autosave.ts";
import type { Finished } from "./cli.ts";
import { must } from "./must.ts";
import { runOn } from "./program.ts";

const annAndBen: Pair<Player> = [{ name: "Ann" }, { name: "Ben" }];

export function gameOf(game: Game, options: Options = {}, players = annAndBen): Activity {
  const setup = must(setUp(game, { options }));
  const details = { id: "test", players, seed: 1, startedAt: "2026-01-01T00:00:00.000Z", series: null };
  return gameActivity({ match: newMatch(setup, details), notes: [] });
}

/** Types the lines one after the other, and then ends the input. */
export function talkAbout(
  activity: Activity,
  lines: readonly string[],
  face: "plain" | "spoken" = "plain",
): Promise<Finished> {
  const input = lines.map((line) => `${line}\n`).join("");
  return runOn(
    (host) => converse(host, face, (talk) => holdTalk(talk, activity, { autosave: new Autosave(host) })),
    { input },
  );
}

/** The answer to the last line, up to the next prompt and without the goodbye. */
export async function answerTo(activity: Activity, ...lines: readonly string[]): Promise<readonly string[]> {
  const [before, after] = [await talkAbout(activity, lines.slice(0, -1)), await talkAbout(activity, lines)];
  const farewell = /(Game saved as .*|No moves yet, .*)\n$/;
  return after.out
    .replace(farewell, "")
    .slice(before.out.replace(farewell, "").length)
    .split("\n")
    .slice(0, -1);
}
