import { explain, mostExplained } from "../../computer/explain.ts";
import type { Analysis } from "../../core/analysis.ts";
import type { Game, Variant } from "../../core/game.ts";
import { moveNames, winnerOn } from "../../core/rules.ts";
import type { Setup } from "../../core/setup.ts";
import { type Askable, askablesOf, describeDefault, startWords } from "../../core/words/options.ts";
import type { ValueTally } from "../../solver/solution.ts";

export function stateMessage(setup: Setup, position: unknown) {
  return { ...placeMessage(setup, position), legal: moveNames(setup.game, position) };
}

/** With too many moves, explains only the position. */
export function analysisMessage(setup: Pick<Setup, "game" | "first">, analysis: Analysis) {
  const { game } = setup;
  const each = analysis.moves.length <= mostExplained;
  return {
    ...placeMessage(setup, analysis.position),
    value: analysis.value,
    canWin: analysis.canWin,
    moves: analysis.moves.map((move) => ({
      move: game.formatMove(analysis.position, move.move),
      key: game.key(move.after),
      value: move.value,
      ...(each ? explain(game, analysis, move) : null),
    })),
    ...explain(game, analysis),
  };
}

function placeMessage({ game, first }: Pick<Setup, "game" | "first">, position: unknown) {
  return {
    game: game.id,
    options: game.options,
    first,
    key: game.key(position),
    toMove: game.toMove(position),
    over: game.outcome(position) !== null,
    winner: winnerOn(game.outcome(position)),
  };
}

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
      const { default: standard, min, max, solveMax = max } = spec;
      return { type: "number", default: standard, min, max, solveMax, help };
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

export function solveMessage({ id, options }: Variant, tally: ValueTally, seconds: number) {
  const { starts } = tally;
  return {
    game: id,
    options,
    positions: count(tally.positions),
    wins: count(tally.wins),
    losses: count(tally.losses),
    draws: count(tally.draws),
    start: tally.start,
    ...(starts && { starts: { win: count(starts.win), loss: count(starts.loss), draw: count(starts.draw) } }),
    longest: tally.longest,
    line: tally.line,
    byDistance:
      tally.byDistance?.map(({ plies, wins, losses }) => ({
        plies,
        wins: count(wins),
        losses: count(losses),
      })) ?? null,
    seconds,
  };
}

function count(value: bigint | null): number | string | null {
  if (value === null) return null;
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : String(value);
}
