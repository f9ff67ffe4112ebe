/** A game and its options as JSON, for programs. */

import type { Game } from "../core/game.ts";
import { describeDefault, type NumberOption, type OptionSpec, type StartOption } from "../core/options.ts";
import { isRowOption } from "../games/rows/option.ts";

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
    case "start":
      return startAsJson(spec);
  }
}

function startAsJson(spec: StartOption) {
  const { help, example } = spec;
  const own = describeDefault(spec);
  if (!isRowOption(spec)) return { type: "start", default: own, example, help };
  return { type: "row", default: own, symbols: spec.symbols, size: spec.size, help };
}

function numberAsJson({ default: book, min, max, solveMax = max, help }: NumberOption) {
  return { type: "number", default: book, min, max, solveMax, help };
}
