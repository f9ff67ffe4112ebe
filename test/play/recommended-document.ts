/** Writes src/games/recommended.ts: the recommended starts, measured in seeded games of newcomers. */

import { chooseMove } from "../../src/computer/computer.ts";
import { firstLevel } from "../../src/computer/level-names.ts";
import { cellsOf } from "../../src/core/board.ts";
import type { Game } from "../../src/core/game.ts";
import { currentPosition, type Match, newMatch, playMove, seatToMove } from "../../src/core/match.ts";
import { recall } from "../../src/core/memory.ts";
import { pick, randomFrom } from "../../src/core/random.ts";
import type { Seat } from "../../src/core/seat.ts";
import type { Setup } from "../../src/core/setup.ts";
import { countWord } from "../../src/core/words/values.ts";
import { games } from "../../src/games/index.ts";
import * as dealer from "../../src/play/deal.ts";
import { formFields } from "../../src/play/form.ts";
import { setUpDealt } from "../../src/play/open.ts";
import { readForm, recommendedTexts } from "../../src/play/read-form.ts";
import { must } from "../support/must.ts";

const gamesEach = 200;
const mostMoves = 200;

type Measured = ReturnType<typeof playNewcomers>;
const dealt = new Map<string, readonly Setup[]>();
const known = new Map<string, Measured>();

const turnsPerLook = 4;

/** What a newcomer sees on one turn in four: a move that wins right away, or one that the board calls needed. */
function seenMove({ game }: Match, position: unknown): unknown {
  const moves = game.moves(position);
  const winning = moves.find((move) => game.outcome(game.play(position, move)) === game.toMove(position));
  const needed = game.needed?.lists(position)?.flat(2) ?? [];
  return winning ?? moves.find((move) => needed.includes(game.formatMove(position, move)));
}

/** A newcomer opens the game as Play does, and otherwise moves at random, against the first level. */
function playNewcomer(setup: Setup, seed: number): Match {
  const players = [{ name: "newcomer" }, { name: "computer", level: firstLevel }] as const;
  const random = randomFrom(seed + 100_000);
  let match = newMatch(setup, { id: "", players, seed, startedAt: "", series: null });
  while (match.moves.length < mostMoves && match.outcome === null) {
    const position = currentPosition(match);
    const seen = random.below(turnsPerLook) === 0 ? seenMove(match, position) : undefined;
    const isNewcomer = seatToMove(match) === 1;
    const move = isNewcomer
      ? (seen ?? pick(random, match.game.moves(position)))
      : chooseMove(match, firstLevel).move;
    match = playMove(match, move);
  }
  return match;
}

export function keyOf({ game, start }: Setup): string {
  return game.key(start);
}

export function startsOf(game: Game): readonly Setup[] {
  return recall(dealt, game.id, () => dealStarts(game));
}

function dealStarts(game: Game): readonly Setup[] {
  const { options } = must(readForm(game, formFields(game, []), recommendedTexts(game)));
  return Array.from({ length: gamesEach }, (_, seed) => {
    return must(setUpDealt({ dealer }, game, { options }, randomFrom(seed)));
  });
}

export function measure(game: Game): Measured {
  return recall(known, game.id, () => playNewcomers(game));
}

function playNewcomers(game: Game) {
  const starts = startsOf(game);
  const played = starts.map((setup, seed) => playNewcomer(setup, seed));
  const lengths = played.map(({ moves }) => moves.length).toSorted((a, b) => a - b);
  const share = (seat: Seat) => played.filter(({ outcome }) => outcome?.winner === seat).length / gamesEach;
  return { game, starts, median: lengths[gamesEach / 2] ?? 0, won: share(1), lost: share(2) };
}

/** Describes the start by the numbers counted there. */
function describeStart({ game, starts: [start] }: Measured): string {
  if (start === undefined) throw new Error("There is a start.");
  const cells = cellsOf(start.game.board(start.start));
  const many = countWord(cells.length);
  const noun = start.game.terms?.cell[1] ?? "";
  const left = cells.filter(({ state }) => state !== "gone").length;
  if (left === cells.length) return `${many} ${noun}.`;
  const some = `${countWord(left)} of the ${noun} ${cells[0]?.label} to ${cells.at(-1)?.label}.`;
  return recommendedTexts(game).start === "challenge"
    ? `${some} You can win, but you have to find three moves.`
    : some;
}

/** Returns the start with the most moves, because it shows the most. If there are several, returns the first. */
function richestStart({ starts }: Measured): string {
  const choices = starts.map(({ game, start }) => game.moves(start).length);
  const richest = starts[choices.indexOf(Math.max(...choices))];
  if (richest === undefined) throw new Error("There is a start.");
  return keyOf(richest);
}

export function describeMeasured(each: Measured): string {
  const { game, won, lost } = each;
  const only = won > 0 && lost === 0 ? " Only you can win, but not in one move." : "";
  const text = `${describeStart(each)}${only}`;
  const example = recommendedTexts(game).start === undefined ? "" : richestStart(each);
  const lines = [`    text: "${text}",`, ...(example === "" ? [] : [`    example: "${example}",`])];
  return [`  "${game.id}": {`, ...lines, "  },"].join("\n");
}

export function writeStarts(): string {
  const measured = games.map((game) => measure(game));
  const head = `/** Describes the recommended starts, measured in ${gamesEach} games with simulated newcomers. Written by \`npm run sweeps\`. */`;
  return [
    head,
    "",
    "export const recommended = {",
    ...measured.map(describeMeasured),
    "} as const;",
    "",
  ].join("\n");
}
