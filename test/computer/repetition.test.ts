/** In a drawn position that comes back, computers and hints try other moves, and computers offer a draw. */

import { describe, expect, test } from "vitest";
import { evaluateMoves } from "../../src/computer/evaluate.ts";
import { hintAt } from "../../src/computer/hints.ts";
import { situationOf } from "../../src/computer/player.ts";
import {
  countOccurrences,
  currentPosition,
  type Match,
  moveName,
  newMatch,
  type Player,
  playMove,
  seatToMove,
  timesStood,
} from "../../src/core/match.ts";
import { toRecord } from "../../src/core/record.ts";
import type { Pair } from "../../src/core/seat.ts";
import { findGame, findMove, setUp } from "../../src/core/setup.ts";
import { games, switchAndCapture, switchBattle, switchConquer } from "../../src/games/index.ts";
import { engineFor } from "../../src/measure/protocol/engine.ts";
import { canWin } from "../../src/solver/analyze.ts";
import { advise } from "../support/advise.ts";
import { must } from "../support/must.ts";

const boards = [
  [switchBattle, { switches: 4 }],
  [switchBattle, { switches: 7 }],
  [switchConquer, { switches: 5, start: "ABABA" }],
  [switchAndCapture, { switches: 7, start: "0100000" }],
] as const;

type Board = (typeof boards)[number];

function newGame([game, options]: Board, players: Pair<Player>): Match {
  const found = findGame(games, game.id);
  const setup = found.ok ? setUp(found.value, { options }) : found;
  if (!found.ok || !setup.ok) throw new Error(game.id);
  return newMatch(setup.value, { id: "m", players, seed: 1, startedAt: "", series: null });
}

function against(level: string): Pair<Player> {
  return [{ name: "Ann" }, { name: "Computer", level }];
}

function safeMoves({ game }: Match, position: unknown): readonly unknown[] {
  const { moves } = evaluateMoves({ game, position });
  return moves.filter(({ value }) => value?.kind === "draw").map(({ move }) => move);
}

/** Ann undoes what the computer did, so its position comes back each time. */
function replyInCircles(match: Match): unknown {
  const last = match.moves.length === 0 ? undefined : moveName(match, match.moves.length - 1);
  const position = currentPosition(match);
  const back = last === undefined ? undefined : findMove(match.game, position, last);
  const [safe = match.game.moves(position)[0]] = safeMoves(match, position);
  return back?.ok === true ? back.value : safe;
}

interface Choice {
  readonly before: Match;
  readonly after: Match;
  readonly onlyMove: boolean;
  readonly offersDraw: boolean;
}

/** The computer's moves in the first `plies` plies of such a game. */
function choices(start: Match, plies: number): readonly Choice[] {
  const chosen: Choice[] = [];
  let match = start;
  while (match.moves.length < plies && match.outcome === null) {
    if (seatToMove(match) === 1) {
      match = playMove(match, replyInCircles(match));
      continue;
    }
    const {
      move,
      onlyMove = false,
      offersDraw = false,
    } = must(advise([match.game.of], { kind: "choose", record: toRecord(match) }));
    const found = must(findMove(match.game, currentPosition(match), move));
    const after = playMove(match, found);
    chosen.push({ before: match, after, onlyMove, offersDraw });
    match = after;
  }
  return chosen;
}

/** The move that the second hint names. The first hint mentions the repetition. */
function hintedMove(match: Match): unknown {
  const [nudge, named] = [0, 1].map((asked) => hintAt(situationOf(match), asked));
  const position = currentPosition(match);
  const move = must(findMove(match.game, position, named?.move ?? ""));
  const times = countOccurrences(match.game, match.positions)(match.game.play(position, move));
  const canStillWin = canWin(match.game, position)[seatToMove(match) - 1];
  const advice =
    safeMoves(match, position).length === 1
      ? "You've been here before, and only one move is safe: play it again, or offer a draw."
      : times === 0
        ? "You've been here before, so try something else, or offer a draw."
        : canStillWin
          ? "You've been here before, so hope that your opponent makes a mistake this time, or offer a draw."
          : "You've been here before, and you can't win anymore, so offer a draw.";
  expect(nudge?.text === advice).toBe(timesStood(match) > 1 && match.game.moves(position).length > 1);
  return move;
}

/** True if no other safe move leads to a position that has occurred less often and has a list of the same length. */
function isVaried(before: Match, after: Match): boolean {
  const { game, positions } = before;
  const occurred = countOccurrences(game, positions);
  const position = currentPosition(before);
  const lengthAt = (at: unknown) => game.needed?.lists(at)?.[0]?.length;
  const times = safeMoves(before, position)
    .map((move) => game.play(position, move))
    .filter((at) => lengthAt(at) === lengthAt(currentPosition(after)))
    .map(occurred);
  return occurred(currentPosition(after)) === Math.min(...times);
}

describe.each(boards.map((board) => [board[0].id, board[1].switches, board] as const))(
  "in %s with %i switches",
  (_id, _size, board) => {
    test.each(["easy", "medium", "hard", "perfect"])(
      "the level %s varies its moves when positions repeat",
      (level) => {
        let repeated = 0;
        for (const { before, after } of choices(newGame(board, against(level)), 60)) {
          const { value } = evaluateMoves({ ...after, position: currentPosition(after) });
          if (timesStood(before) < 2 || value?.kind !== "draw") continue;
          repeated++;
          expect(isVaried(before, after)).toBe(true);
        }
        expect(repeated).toBeGreaterThan(5);
      },
    );

    test("hints vary their moves when positions repeat", () => {
      let match = newGame(board, [{ name: "Ann" }, { name: "Ben" }]);
      let repeated = 0;
      for (let ply = 0; ply < 40 && match.outcome === null; ply++) {
        const after = playMove(match, hintedMove(match));
        if (timesStood(match) > 1) {
          repeated++;
          expect(isVaried(match, after)).toBe(true);
        }
        match = seatToMove(match) === 1 ? after : playMove(match, replyInCircles(match));
      }
      expect(repeated).toBeGreaterThan(5);
    });
  },
);

test.each(["random", "easy", "medium", "hard", "perfect"])(
  "the level %s offers a draw when a position occurs a third time",
  (level) => {
    const byBoard = boards.map((board) => choices(newGame(board, against(level)), 80));
    const told = byBoard.flat();
    const offers = told.filter(({ offersDraw }) => offersDraw);
    expect(offers.length).toBeGreaterThan(2);
    for (const { before } of offers) {
      const { game, positions } = before;
      const lengths = positions.map((position) => game.needed?.lists(position)?.[0]?.length ?? 0);
      const isStuck =
        game.needed !== undefined && positions.length - lengths.indexOf(Math.min(...lengths)) > 20;
      if (!isStuck) expect(timesStood(before)).toBeGreaterThanOrEqual(3);
      expect(evaluateMoves({ game, position: currentPosition(before) }).value?.kind).toBe("draw");
    }
    for (const chosen of byBoard) {
      const plies = chosen.filter(({ offersDraw }) => offersDraw).map(({ before }) => before.moves.length);
      for (const [at, ply] of plies.entries())
        expect(ply - (plies[at - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(20);
    }
    for (const { before, onlyMove } of told)
      if (onlyMove) expect(safeMoves(before, currentPosition(before)).length).toBe(1);
  },
);

test("two computers never offer each other a draw", () => {
  const players = [
    { name: "One", level: "perfect" },
    { name: "Two", level: "perfect" },
  ] as const;
  const told = choices(newGame(boards[0], players), 60);
  expect(told.some(({ before }) => timesStood(before) > 2)).toBe(true);
  expect(told.filter(({ offersDraw }) => offersDraw)).toEqual([]);
});

test("the engine varies its moves if the request lists the moves so far", () => {
  const engine = engineFor(games);
  const choose = (moves: readonly string[]) =>
    JSON.parse(engine(JSON.stringify({ op: "choose", game: "switch-battle", level: "perfect", moves }))).move;
  const first: string = choose(["1"]);
  const second: string = choose(["1", first, first]);
  expect(second).not.toBe(first);
  expect(choose(["1", first, first, second, second])).not.toBe(second);
});
