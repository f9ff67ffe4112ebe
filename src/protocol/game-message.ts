/** A game and its options as JSON, for programs. */

import type { Game } from "../core/game.ts";
import { describeDefault, type OptionSpec } from "../core/options.ts";
import { isRowOption } from "../games/rows/option.ts";

export function gameAsJson(game: Game) {
  const options = Object.entries(game.options).map(([name, spec]) => ({ name, ...optionAsJson(spec) }));
  const { id, title, summary, seatNames: seats, recommended = null } = game;
  return { id, title, summary, seats, options, recommended };
}

function optionAsJson(spec: OptionSpec) {
  const { help } = spec;
  switch (spec.kind) {
    case "number": {
      const { default: book, min, max, solveMax = max } = spec;
      return { type: "number", default: book, min, max, solveMax, help };
    }
    case "choice":
      return { type: "choice", default: spec.default, choices: spec.choices, help };
    case "start": {
      const own = describeDefault(spec);
      if (!isRowOption(spec)) return { type: "start", default: own, example: spec.example, help };
      return { type: "row", default: own, symbols: spec.symbols, size: spec.size, help };
    }
  }
}
