/** From what was chosen in the menu to the game that is asked for; what is wrong is told in the menu's words. */

import type { Game } from "../../../core/game.ts";
import type { OptionValue } from "../../../core/options.ts";
import { fail, ok, type Result } from "../../../core/result.ts";
import { otherSeat, type Pair, type Seat, withSeat } from "../../../core/seat.ts";
import { cleanName, parseWhole, quote } from "../../../core/text.ts";
import type { MatchRequest } from "../../../table/open.ts";
import { readComputer } from "../../flags/play-flags.ts";
import type { Choice } from "../state.ts";
import { optionId, readBestOf, sizeSetByRow } from "./fields.ts";

export function requestOf(game: Game, choice: Choice, seed: number): Result<MatchRequest> {
  const computer = readComputer(choice.vs, choice.vs === "friend" ? undefined : choice.seat);
  if (!computer.ok) return computer;
  const [one, two] = namesOf(game, choice, computer.value?.seat);
  if (one === two) return fail("bad-option", `Two players, two names: both are ${quote(one)}.`);
  const games = readBestOf(choice.bestOf);
  if (!games.ok) return games;
  return ok({
    game,
    setup: { options: optionsOf(game, choice), from: null },
    first: choice.first === "random" ? "random" : choice.first === "2" ? 2 : 1,
    names: computer.value?.seat === "random" ? undefined : [one, two],
    seed,
    bestOf: games.value === 1 ? undefined : games.value,
    computer: computer.value,
  });
}

/** What was typed, else the book's names, and Computer for the seat of one. */
function namesOf(game: Game, { names }: Choice, person: Seat | "random" | undefined): Pair<string> {
  const seats =
    person === 1 || person === 2 ? withSeat(game.seatNames, otherSeat(person), "Computer") : game.seatNames;
  return [cleanName(names[0]) || seats[0], cleanName(names[1]) || seats[1]];
}

/** A row that is written out sets its size itself. */
function optionsOf(game: Game, choice: Choice): Readonly<Record<string, OptionValue>> {
  const values = Object.entries(choice.options).map(([name, value]) => [optionId(name), value] as const);
  const set = sizeSetByRow(game, Object.fromEntries(values));
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(game.options)) {
    const text = choice.options[name]?.trim() ?? "";
    if (text === "" || set?.id === optionId(name)) continue;
    options[name] = spec.kind === "number" ? (parseWhole(text) ?? text) : text;
  }
  return options;
}
