import type { Game } from "../../core/game.ts";
import { type Askable, askablesOf, describeDefault, startWords } from "../../core/option-words.ts";

/** A game as `games --json` and the engine describe it. */
export function gameAsJson(game: Game) {
  const options = Object.entries(askablesOf(game)).map(([name, spec]) => ({ name, ...optionAsJson(spec) }));
  const { id, title, summary, seatNames: seats } = game;
  const recommended = game.recommended && { options: game.recommended.options, text: game.recommended.text };
  return { id, title, summary, seats, options, recommended: recommended ?? null };
}

function optionAsJson(spec: Askable) {
  const { help } = spec;
  switch (spec.kind) {
    case "number": {
      const { default: book, min, max, solveMax = max } = spec;
      return { type: "number", default: book, min, max, solveMax, help };
    }
    case "choice":
      return { type: "choice", default: spec.default, choices: spec.choices, help };
    case "start": {
      const { written, size } = spec;
      const usual = describeDefault(spec);
      if (written === undefined) return { type: "choice", default: usual, choices: startWords(spec), help };
      return { type: "row", default: usual, choices: startWords(spec), symbols: written.symbols, size, help };
    }
  }
}
