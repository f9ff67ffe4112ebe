/** Which fields each command takes, in the order of its help. */

import { solvingSpecs } from "../../core/options.ts";
import { maxSeed } from "../../core/random.ts";
import { type Field, formFields, optionFields, wholeField } from "../../table/form.ts";
import type { FieldsOf } from "./flags.ts";

export const playFields: FieldsOf = (game, own) =>
  formFields(game, own ? [] : ["vs", "seat", "first", "seed", "bestOf", "from"]);

export const hostFields: FieldsOf = (game) =>
  formFields(game, ["seat", "first", "vs", "clock", "bestOf", "name", "seed", "from"], { place: "online" });

export const analyzeFields: FieldsOf = (game) => withoutLot(formFields(game, ["from", "first"]));

export const arenaFields: FieldsOf = (game) => withoutLot(formFields(game, ["seed", "from", "first"]));

/** A start is read too, so that solving can say why it takes none. */
export const solveFields: FieldsOf = (game) =>
  optionFields({ ...game.options, ...solvingSpecs(game.options) });

/** Who moves first, where nothing is left to chance. */
function withoutLot(fields: readonly Field[]): readonly Field[] {
  return fields.map((field) =>
    field.id === "first" ? { ...field, choices: field.choices.slice(0, 2) } : field,
  );
}

export const seedField = wholeField("seed", "the same seed gives the same puzzle", { min: 0, max: maxSeed });

/** What an arena counts. */
export const arenaCounts = {
  games: wholeField("games", "how often each two meet, an even number", {
    min: 2,
    max: 100_000,
    step: 2,
    reason: "each start is played twice, with the seats swapped",
    default: "20",
  }),
  time: wholeField("time", "a bot's time per move in milliseconds", { max: 3_600_000, default: "1000" }),
  plies: wholeField("plies", "after how many moves a game is unfinished", { max: 100_000, default: "200" }),
  concurrency: wholeField("concurrency", "how many games run at once", { max: 64, default: "2" }),
} as const;
