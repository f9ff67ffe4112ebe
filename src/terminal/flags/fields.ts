/** Which fields each command takes, in the order of its help. */

import { usualPlyLimit } from "../../core/match.ts";
import { solvingSpecs } from "../../core/options.ts";
import { maxSeed } from "../../core/random.ts";
import { type CommonId, formFields, optionFields, type Texts, wholeField } from "../../table/form.ts";
import type { FieldsOf } from "./flags.ts";

export const playFields = fieldsOfForm(["vs", "seat", "first", "seed", "bestOf", "from"]);

export const hostFields = fieldsOfForm(["seat", "first", "vs", "clock", "bestOf", "name", "seed", "from"], {
  place: "online",
});

export const analyzeFields = withoutLot(fieldsOfForm(["from", "first"]));

export const arenaFields = withoutLot(fieldsOfForm(["seed", "from", "first"]));

/** The start doesn't change the rules. */
export const rulesFields: FieldsOf = ({ options }) => optionFields({ options });

/** Reads a start only so that `solve` can say why it doesn't take one. */
export const solveFields: FieldsOf = (game) => optionFields({ ...game, options: solvingSpecs(game.options) });

function fieldsOfForm(ids: readonly CommonId[], texts: Texts = {}): FieldsOf {
  return (game) => formFields(game, ids, texts);
}

/** Without the choice that leaves the first move to chance. */
function withoutLot(fieldsOf: FieldsOf): FieldsOf {
  return (game) =>
    fieldsOf(game).map((field) =>
      field.id === "first" ? { ...field, choices: field.choices.slice(0, 2) } : field,
    );
}

export const seedField = wholeField("seed", "the same seed gives the same puzzle", { min: 0, max: maxSeed });

export const examFields = {
  n: wholeField("n", "how many rows", { max: 10_000, default: "500" }),
  seed: wholeField("seed", "the same seed gives the same exam", { min: 0, max: maxSeed, default: "" }),
} as const;

export const arenaCounts = {
  games: wholeField("games", "games per pairing, an even number", {
    min: 2,
    max: 100_000,
    step: 2,
    reason: "each start is played twice, with the seats swapped",
    default: "20",
  }),
  time: wholeField("time", "a bot's time per move in milliseconds", { max: 3_600_000, default: "1000" }),
  plies: wholeField("plies", "after how many moves a game ends as unfinished", {
    max: 100_000,
    default: String(usualPlyLimit),
  }),
  openings: wholeField("openings", "random moves before each game (default: until a mistake is possible)", {
    min: 0,
    max: 1000,
    default: "",
  }),
  concurrency: wholeField("concurrency", "how many to run at once", { max: 64, default: "2" }),
} as const;
