/** Tests properties of a game in play, in every game and with seeded moves. Every face relies on them. */

import { describe, expect, test } from "vitest";
import type { Answer, PositionReport } from "../../src/computer/job.ts";
import { cardOf } from "../../src/computer/scorecard.ts";
import { currentPosition, isComputer, type Match, type Player, seatToMove } from "../../src/core/match.ts";
import { pick, type Random, randomFrom } from "../../src/core/random.ts";
import { moveNames } from "../../src/core/rules.ts";
import { otherSeat, type Pair } from "../../src/core/seat.ts";
import { switchBattle } from "../../src/games/index.ts";
import { commandsOf } from "../../src/play/activity.ts";
import { applyAnswer, isChanged, jobsWanted, requestHint } from "../../src/play/advice.ts";
import { findCommand } from "../../src/play/command.ts";
import * as dealer from "../../src/play/deal.ts";
import { game as gameKind } from "../../src/play/game/game.ts";
import { openRequestedGame } from "../../src/play/open.ts";
import {
  answerQuestion,
  ask,
  askForDraw,
  branchOf,
  canPlay,
  isThinking,
  lookAt,
  newTable,
  play,
  playNamed,
  playTyped,
  previewMove,
  shownPosition,
  showStudy,
  type Table,
  takeBack,
  typeText,
} from "../../src/play/table.ts";
import { notesOnTurn, questions } from "../../src/play/words.ts";
import { everyGame } from "../support/sample-setups.ts";

const unknown: PositionReport = {
  value: null,
  canWin: [null, null],
  moves: {},
  whyMoves: {},
  reasons: [],
  why: "",
};

const host = { now: () => new Date(0), newId: () => "id", dealer };
const people: Pair<Player> = [{ name: "Ann" }, { name: "Ben" }];
const computer: Pair<Player> = [{ name: "Ann" }, { name: "Computer", level: "hard" }];
const computers: Pair<Player> = [
  { name: "Deep", level: "easy" },
  { name: "Blue", level: "hard" },
];

function seatedTable(game: (typeof everyGame)[number], players: Pair<Player>, seed: number): Table {
  const setup = { options: {}, from: null };
  const request = { game, setup, first: undefined, names: undefined, seed, bestOf: undefined };
  const opened = openRequestedGame(host, request);
  if (!opened.ok) throw new Error(opened.problem.message);
  return newTable({ ...opened.value, match: { ...opened.value.match, players } });
}

function chosen({ match }: Table, random: Random): Answer<"choose"> {
  const move = pick(random, moveNames(match.game, currentPosition(match)));
  return { kind: "choose", move, exact: true };
}

/** Plays this many moves. Those of computers are the advisor's answers. */
function playSome(table: Table, plies: number, random: Random): Table {
  let now = table;
  for (let ply = 0; ply < plies && now.match.outcome === null; ply++) {
    const answer = chosen(now, random);
    now = isThinking(now) ? applyAnswer(now, now.match, answer) : playNamed(now, answer.move);
  }
  return now;
}

/** Plays until it's a person's turn. */
function untilPerson(table: Table, random: Random): Table {
  return isThinking(table) ? playSome(table, 1, random) : table;
}

const cases = everyGame.flatMap((game) =>
  [1, 2, 3, 4].map((seed) => [`${game.id} with seed ${seed}`, game, seed] as const),
);

/** The tests of moves and offers can't say anything about a finished game, so one game of each kind must go on. */
test.each(everyGame.map((game) => [game.id, game] as const))(
  "%s is still in play with at least one seed",
  (_id, game) => {
    const goesOn = cases.filter(([, { id }]) => id === game.id).map(([, , seed]) => atTables(game, seed));
    expect(
      goesOn.some(({ played, against }) => played.match.outcome === null && against.match.outcome === null),
    ).toBe(true);
  },
);

function atTables(game: (typeof everyGame)[number], seed: number) {
  const random = randomFrom(seed);
  const played = playSome(seatedTable(game, people, seed), 5, random);
  const against = untilPerson(playSome(seatedTable(game, computer, seed), 4, random), random);
  return { random, played, against };
}

describe.each(cases)("in %s", (_, game, seed) => {
  const { random, played, against } = atTables(game, seed);

  test.each([
    ["between two people", played],
    ["against the computer", against],
  ])("undo goes back to a turn of a person %s", (_name, table) => {
    const earlier = takeBack(table);
    expect(earlier.said).toMatch(/^Took back moves? /);
    expect(isThinking(earlier)).toBe(false);
  });

  test("undo stops at the start of the game", () => {
    let table = against;
    while (table.match.moves.length > 0 && takeBack(table).problem === "") table = takeBack(table);
    expect(table.match.moves.length).toBeLessThanOrEqual(isComputer(table.match, table.match.first) ? 1 : 0);
    expect(takeBack(table)).toMatchObject({ match: table.match, problem: "There's nothing to undo." });
  });

  test("a player who looks back can branch off but not move", () => {
    for (const ply of played.match.moves.keys()) {
      const looking = lookAt(played, ply);
      expect(shownPosition(looking)).toBe(played.match.positions[ply]);
      expect(playNamed(looking, "1")).toBe(looking);
      expect(previewMove(looking, "1").preview).toBe("1");
      const branch = branchOf(looking);
      expect(branch?.match.moves).toEqual(played.match.moves.slice(0, ply));
      expect(branch !== null && canPlay(branch)).toBe(true);
      const elsewhere = { ...looking, controls: 1, match: { ...looking.match, outcome: null } } as const;
      expect(branchOf(elsewhere)).toBeNull();
      expect(previewMove(elsewhere, "1").preview).toBeNull();
    }
    expect(lookAt(played, played.match.moves.length).viewing).toBeNull();
    expect(branchOf(played)).toBeNull();
  });

  test("typing plays a legal move and keeps nonsense for correction", () => {
    if (played.match.outcome !== null) return;
    const [name = ""] = moveNames(played.match.game, currentPosition(played.match));
    expect(playTyped(typeText(played, ` ${name} `)).match).toEqual(playNamed(played, name).match);
    const wrong = playTyped(typeText(played, "nonsense"));
    expect(wrong).toMatchObject({ match: played.match, typed: "nonsense" });
    expect(wrong.problem).not.toBe("");
    expect(typeText(wrong, "x").problem).toBe("");
  });

  test("only the advisor can move for a computer", () => {
    let table = seatedTable(game, computers, seed);
    for (let ply = 0; ply < 6 && table.match.outcome === null; ply++) {
      expect(canPlay(table)).toBe(false);
      expect(play(table, table.match.game.moves(currentPosition(table.match))[0])).toBe(table);
      const commands = commandsOf({ kind: gameKind, state: table });
      for (const id of ["resign", "hint", "values"])
        expect(findCommand(commands, id)?.off).toBe("It's the computer's turn.");
      expect(jobsWanted(undefined, table).map(({ kind }) => kind)).toEqual(["choose"]);
      table = applyAnswer(table, table.match, chosen(table, random));
    }
  });

  test("the advisor's answer about an earlier position changes nothing", () => {
    const start = seatedTable(game, computer, seed);
    const random2 = randomFrom(seed);
    const later = playSome(start, 2, random2);
    const answers: readonly Answer[] = [
      chosen(start, random2),
      { kind: "warm-up", exact: false },
      { kind: "hint", step: 1, why: "", text: "Look again." },
      { kind: "analyze", reports: [[0, unknown]] },
      { kind: "answer-draw", accepted: true },
      { kind: "review", card: cardOf([]) },
    ];
    for (const answer of answers)
      for (const table of [later, showStudy(later, true), requestHint(later)])
        expect(applyAnswer(table, start.match, answer)).toBe(table);
  });

  test("the table asks the advisor once per position", () => {
    if (against.match.outcome !== null) return;
    const asked = requestHint(against);
    expect(jobsWanted(against, asked).map(({ kind }) => kind)).toEqual(["hint"]);
    expect(jobsWanted(asked, requestHint(asked))).toEqual([]);
    const ply = against.match.moves.length;
    const shown = showStudy(against, true);
    expect(jobsWanted(against, shown)).toMatchObject([{ kind: "analyze", plies: [ply] }]);
    const known = applyAnswer(shown, shown.match, { kind: "analyze", reports: [[ply, unknown]] });
    expect(
      jobsWanted(shown, known).flatMap((job) => (job.kind === "analyze" ? job.plies : [])),
    ).not.toContain(ply);
    const hidden = showStudy(known, false);
    expect(hidden.match.hints).not.toEqual(against.match.hints);
    expect(isChanged(against.match, hidden.match)).toBe(true);
    const next = untilPerson(playSome(known, 1, random), random);
    expect(next.match.hints).toEqual(hidden.match.hints);
    if (next.match.outcome === null) expect(jobsWanted(known, next)).toMatchObject([{ kind: "analyze" }]);
  });

  test("answering no to any question leaves the match unchanged", () => {
    for (const question of questions) {
      const answered = answerQuestion(ask(played, question), false);
      expect(answered).toMatchObject({ match: played.match, question: null });
      expect(answered.match).toBe(played.match);
    }
  });

  test("resigning loses the game, and a draw needs the opponent's consent", () => {
    if (played.match.outcome !== null || against.match.outcome !== null) return;
    const mover = seatToMove(played.match);
    const resigned = answerQuestion(ask(played, "resign"), true);
    expect(resigned.match.outcome).toEqual({ winner: otherSeat(mover), reason: "resigned" });
    expect(answerQuestion(askForDraw(played), true).match.outcome).toEqual({
      winner: null,
      reason: "agreed",
    });
    const offered = answerQuestion(askForDraw(against), true);
    expect(offered.match.outcome).toBeNull();
    expect(jobsWanted(against, offered).map(({ kind }) => kind)).toEqual(["answer-draw"]);
    const answer = (accepted: boolean) =>
      applyAnswer(offered, against.match, { kind: "answer-draw", accepted });
    expect(answer(true).match.outcome).toEqual({ winner: null, reason: "agreed" });
    expect(answer(false)).toMatchObject({ pending: null, said: "Offer declined." });
  });
});

test("the notes at the start stay until the first move", () => {
  const { match } = seatedTable(switchBattle, people, 1);
  const table = newTable({ match, notes: ["Mind the gap."] });
  const moved = playSome(table, 1, randomFrom(1));
  expect(moved.notes).toEqual([]);
  expect(takeBack(moved).notes).toEqual(["Mind the gap."]);
  expect(answerQuestion(ask(table, "resign"), true).notes).toEqual([]);
});

test("saving a game under another name doesn't change the game", () => {
  const { match } = seatedTable(switchBattle, people, 1);
  const renamed: Match = { ...match, id: "other" };
  expect(isChanged(match, renamed)).toBe(false);
  expect(isChanged(match, match)).toBe(false);
});

test("two computers that never finish are stopped after 200 moves", () => {
  let table = seatedTable(switchBattle, computers, 1);
  for (let ply = 0; table.match.outcome === null && ply < 500; ply++) {
    table = applyAnswer(table, table.match, { kind: "choose", move: "1", exact: true });
    expect(notesOnTurn(table.match, "offer a draw")).toEqual([]);
  }
  expect(table.match.moves.length).toBe(200);
  expect(table.match.outcome).toEqual({ winner: null, reason: "unfinished" });
});
