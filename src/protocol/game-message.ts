/** A game and its options as JSON, for programs. */

import type { Game } from "../core/game.ts";
import { describeDefault, type NumberOption, type OptionSpec } from "../core/options.ts";

export function gameAsJson(game: Game) {
  const options = Object.entries(game.options).map(([name, spec]) => ({ name, ...optionAsJson(spec) }));
  return { id: game.id, title: game.title, summary: game.summary, seats: game.seatNames, options };
}

function optionAsJson(spec: OptionSpec) {
  switch (spec.kind) {
    case "number":
      return numberAsJson(spec);
    case "choice":
      return { type: "choice", default: spec.default, choices: spec.choices, help: spec.help };
    case "row":
      return {
        type: "row",
        default: describeDefault(spec),
        symbols: spec.symbols,
        size: spec.size,
        help: spec.help,
      };
  }
}

function numberAsJson({ default: book, min, max, solveMax = max, help }: NumberOption) {
  return { type: "number", default: book, min, max, solveMax, help };
}
