/**
 * Takes every sentence of every explanation and hint apart, over all positions of the standard sizes and a few small ones,
 * and checks its claim against the plain rules and brute force. A sentence without a pattern fails.
 */

import { expect, test } from "vitest";
import { explain } from "../../src/computer/explain.ts";
import { hintAt } from "../../src/computer/hints.ts";
import { situationOf } from "../../src/computer/player.ts";
import { scorecard } from "../../src/computer/scorecard.ts";
import { cellsOf } from "../../src/core/board.ts";
import type { Variant } from "../../src/core/game.ts";
import { currentPosition, moveName, newMatch, playMove } from "../../src/core/match.ts";
import { pick, type Random, randomFrom } from "../../src/core/random.ts";
import { winnerOn } from "../../src/core/rules.ts";
import { ofSeat, otherSeat, type Seat } from "../../src/core/seat.ts";
import { setUp } from "../../src/core/setup.ts";
import { withoutStart } from "../../src/core/starts.ts";
import { countMoves, countOf } from "../../src/core/words/values.ts";
import { isToggled } from "../../src/games/switch-and-capture/rules.ts";
import { reviewOf } from "../../src/play/game/review.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { findGameOf, gameAt } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { type PlainSolution, solvePlainly } from "../support/plain-solver.ts";
import { everyPosition } from "../support/sample-setups.ts";
import { named } from "../support/setup-name.ts";
import { sweep } from "../support/sweep.ts";

interface Place {
  readonly game: Variant;
  readonly position: unknown;
  readonly truth: PlainSolution;
}

type Check = (place: Place, parts: readonly string[]) => boolean;

const verb = "(?:Taking|Flipping|Choosing|Playing|taking|flipping|choosing|playing|Take|Flip|Choose)";

/** The pattern of each sentence, and a check of whether it's true. */
const claims: readonly (readonly [RegExp, Check])[] = [
  [
    new RegExp(
      `^${verb} (\\S+) (?:clears the tower and wins|leaves your opponent nothing to take and wins|turns every switch ON and wins|turns the whole row to 1 and wins|sets every switch to [AB] and wins)\\.$`,
    ),
    (place, [move]) => place.game.outcome(after(place, move)) === mover(place),
  ],
  [
    new RegExp(`^${verb} (\\S+), then answer (?:in pairs: )?(.+)\\.$`),
    (place, [move, pairs]) => answersWin({ ...place, position: after(place, move) }, readPairs(pairs)),
  ],
  [
    /^Whatever you \w+, your opponent answers (?:in pairs: )?(.+)\.$/,
    (place, [pairs]) => answersWin(place, readPairs(pairs)),
  ],
  [
    new RegExp(
      `^${verb} (\\S+) lets your opponent (?:take|choose) (\\S+) and then answer (?:in pairs: )?(.+)\\.$`,
    ),
    (place, [move, reply, pairs]) => {
      const met = { ...place, position: after(place, move) };
      return answersWin({ ...place, position: after(met, reply) }, readPairs(pairs));
    },
  ],
  [
    /^Take (\d) to leave (\d+), a multiple of three\.$/,
    (place, [move, left]) => standing(place, move) === Number(left) && Number(left) % 3 === 0,
  ],
  [/^From then on, answer 1 with 2 and 2 with 1\.$/, (place) => value(place) === "win"],
  [
    /^(\d+) is a multiple of three: your opponent answers 1 with 2 and 2 with 1, so every round takes three\.$/,
    (place, [left]) => standing(place) === Number(left) && Number(left) % 3 === 0 && value(place) === "loss",
  ],
  [
    /^Take 2, so your opponent can take only 1, which leaves (\d+)\.$/,
    (place, [left]) => {
      const met = { ...place, position: after(place, "2") };
      return names(met).join() === "1" && standing(met, "1") === Number(left);
    },
  ],
  [/^From there, leave a multiple of three every time\.$/, (place) => value(place, "2") === "win"],
  [/^The last one is yours\.$/, (place) => value(place, "2") === "win"],
  [
    /^Taking (\d) leaves (\d+), so your opponent can take (\d) and leave (\d+), a multiple of three\.$/,
    (place, [move, left, reply, then]) => {
      const met = { ...place, position: after(place, move) };
      return (
        standing(met) === Number(left) && standing(met, reply) === Number(then) && Number(then) % 3 === 0
      );
    },
  ],
  [
    /^Taking (\d) leaves (\d), so your opponent can take \2 and win\.$/,
    (place, [move, left]) => standing(place, move) === Number(left) && refutes(place, move, left),
  ],
  [
    /^To avoid losing, always leave (.+)\.$/,
    (place, [rule]) =>
      value(place) === "draw" &&
      names(place).every((move) => fits(place, move, rule) === (value(place, move) !== "loss")),
  ],
  [
    /^Flipping (\S+) leaves (\w+) switch(?:es)? showing ([01AB])( that aren't neighbors)?, so your opponent can't win right away\.$/,
    (place, [move, count, mark, apart]) => {
      const left = marked({ ...place, position: after(place, move) }, mark);
      const isTwo = left.length === 2 && left[1] !== (left[0] ?? 0) + 1;
      return left.length === numberOf(count) && (apart !== undefined) === isTwo && !endsSoon(place, move);
    },
  ],
  [
    /^Your opponent threatens to win with (\S+)\.$/,
    (place, [wins]) => wouldWin(place, otherSeat(mover(place)), wins),
  ],
  [
    /^Flipping (\S+) threatens to win with (\S+)\.$/,
    (place, [move, wins]) => wouldWin({ ...place, position: after(place, move) }, mover(place), wins),
  ],
  [
    /^Whatever you flip, your opponent undoes it and wins\.$/,
    (place) => names(place).every((move) => value(place, move) === "loss" && refutes(place, move, move)),
  ],
  [
    /^Here, (?:choose|flip|take) (.+)\.$/,
    (place, [list]) =>
      String(readList(list)) === String(names(place).filter((move) => value(place, move) === "draw")),
  ],
  [
    new RegExp(`^Here, ${verb} (.+) loses\\.$`),
    (place, [list]) =>
      String(readList(list)) === String(names(place).filter((move) => value(place, move) === "loss")),
  ],
  [
    /^(?:Switch 1 is (ON|OFF), so )?[oO]nly (you|your opponent) can win\.$/,
    (place, [mark, able]) => {
      const seat = able === "you" ? mover(place) : otherSeat(mover(place));
      const [one] = cellsOf(place.game.board(place.position));
      const can = winnable(place);
      return can[seat - 1] === true && can[2 - seat] === false && (mark ?? one?.mark) === one?.mark;
    },
  ],
  [
    /^Your( opponent's)? list is (.+)\.$/,
    (place, [isOther, listed]) => {
      const lists = neededAt(place) ?? [];
      if ((lists[0]?.length ?? 0) % 2 !== Number(isOther === undefined)) return false;
      const choices = lists.map((list) => list.map(([first = ""]) => first));
      return areLists(place, listed) && choices.every((list) => completes(place, list));
    },
  ],
  [
    /^Only one number on your list is OFF, so choose that one\.$/,
    (place) => freeNeeded(place).length === 1 && isOwnList(place),
  ],
  [
    /^Take (?:one of (\w+) numbers|(.+)) off your list(?:, whichever leaves the fewest OFF switches that aren't on it|(: if your opponent then takes another, you take the last and win))\.$/,
    (place, [count, list, near]) => {
      const free = freeNeeded(place);
      const isTold =
        count === undefined ? String(free) === String(readList(list)) : free.length === numberOf(count);
      return isTold && free.length > 1 && isOwnList(place) && isLeft(place, "three") === (near !== undefined);
    },
  ],
  [
    /^Don't take (.+) off the list, or your opponent takes the last number and wins\.$/,
    (place, [list]) =>
      String(readList(list)) === String(freeNeeded(place)) &&
      names(place).every((move) => endsSoon(place, move) === readList(list).includes(move)),
  ],
  [
    /^You can't win, and your opponent can't win right away, so offer a draw\.$/,
    (place) => !isOwnList(place) && names(place).every((move) => !endsSoon(place, move)),
  ],
  [
    /^You can't win, so choose a number that makes your opponent's list longer, or offer a draw\.$/,
    (place) => {
      const spare = names(place).filter((move) => !isListed(place, move));
      return !isOwnList(place) && spare.length > 0 && spare.every((move) => value(place, move) === "draw");
    },
  ],
  [
    /^Choosing (\S+) leaves (\S+) and (\S+) on your list: if your opponent takes one, you take the other and win\.$/,
    (place, [move, one = "", two = ""]) => {
      const met = { ...place, position: after(place, move) };
      const free = names(met).filter((name) => isListed(met, name));
      const wins = free.map((name) => [name, name === one ? two : one] as const);
      return wins.length > 0 && wins.every(([taken, left]) => refutes(met, taken, left));
    },
  ],
  [
    /^Choosing (\S+) shortens your list to (\w+) numbers(?:, (?:and your opponent can only (shorten) it more|so your opponent has to add (?:another one|(.+))|and only (.+) can lengthen it again))?\.$/,
    (place, [move, left, shorter, forced, choice]) => {
      const met = { ...place, position: after(place, move) };
      const adds = names(met).filter((name) => !isListed(met, name));
      const told = readList(forced ?? choice);
      const isTold =
        shorter === undefined ? told.length === 0 || String(told) === String(adds) : adds.length === 0;
      const isForced = forced === undefined || adds.length === names(met).length;
      return isTold && isForced && isLeft(met, left) && !isListed(met, move);
    },
  ],
  [
    /^Choosing (\S+) adds it to your list(?:, but leaves (.+) OFF, to choose later)?\.$/,
    (place, [move, list]) => {
      const met = { ...place, position: after(place, move) };
      const free = names(met).filter((name) => isListed(met, name));
      return isListed(met, move) && String(readList(list)) === String(free.length > 3 ? [] : free);
    },
  ],
  [
    /^Choosing (\S+) (adds it to|takes it off) your opponent's list, which (?:then|still) has (\w+) numbers: too many to win right away\.$/,
    (place, [move, does, count]) => {
      const met = { ...place, position: after(place, move) };
      const isSafe = numberOf(count) > 1 && pliesOf(place, move) !== 2;
      return isSafe && isLeft(met, count) && isListed(met, move) === (does === "adds it to");
    },
  ],
  [
    /^Choosing (\S+) lets your opponent draw(, for example)? with (\S+)\.$/,
    (place, [move, more, reply]) => {
      const met = { ...place, position: after(place, move) };
      const draws = names(met).filter((name) => value(met, name) === "draw");
      const isTold = draws.includes(reply ?? "") && draws.length > 1 === (more !== undefined);
      return isTold && value(place) === "win" && value(place, move) === "draw";
    },
  ],
  [
    /^Neither player can win anymore: (?:every move changes an even number of the switches )?(.+?)(?:, and an odd number of those are OFF| always change together, and just one is OFF)\.$/,
    (place, [list]) => winnable(place).every((can) => !can) && isStuck(place, readList(list)),
  ],
  [
    /^(?:Every move loses: your opponent wins|Choosing (\S+) lets your opponent win) within (\d+) moves\.$/,
    (place, [move, plies]) =>
      (move === undefined ? names(place) : [move]).every(
        (each) => value(place, each) === "loss" && pliesOf(place, each) <= Number(plies),
      ),
  ],
  [
    /^Choosing (\S+) wins within (\d+) moves, whatever your opponent does\.$/,
    (place, [move, plies]) => value(place, move) === "win" && pliesOf(place, move) === Number(plies),
  ],
  [/^Choosing (\S+) leads to a draw with best play\.$/, (place, [move]) => value(place, move) === "draw"],
  [/^Neither player can win anymore\.$/, (place) => winnable(place).every((can) => !can)],
  [
    /^Flipping (\S+) leaves just one ([01AB]), so your opponent can flip it and win\.$/,
    (place, [move, mark]) => refutes(place, move, leftAfter(place, move, mark).join()),
  ],
  [
    /^Flipping (\S+) leaves two neighboring ([01](?=s)|[AB](?='s))'?s, so your opponent can flip both and win\.$/,
    (place, [move, mark]) => refutes(place, move, leftAfter(place, move, mark).join("-")),
  ],
  [
    new RegExp(`^${verb} (\\S+) lets your opponent win right away with (\\S+)\\.$`),
    (place, [move, reply]) => refutes(place, move, reply),
  ],
  [
    /^Choosing (\S+) leaves just (\S+) on the list, so your opponent can choose it and win\.$/,
    (place, [move, reply = ""]) => {
      const met = { ...place, position: after(place, move) };
      return isLeft(met, "one") && isListed(met, reply) && refutes(place, move, reply);
    },
  ],
  [
    /^Every move keeps the (win)\.$/,
    (place, [kind]) => names(place).every((move) => value(place, move) === kind),
  ],
  // Sentences that appear only in hints.
  [/^You have only one move here\.$/, (place) => names(place).length === 1],
  [
    /^You can win with your next move(: just one number is left on your list)?\.$/,
    (place, [list]) =>
      (list === undefined || (isLeft(place, "one") && isOwnList(place))) &&
      names(place).some((move) => pliesOf(place, move) === 1),
  ],
  [
    /^You can force a win with any move, so think about how you'll answer your opponent\.$/,
    (place) => names(place).length > 1 && count(place, "win") === names(place).length,
  ],
  [
    /^You can force a win: which choice leaves just (.+) OFF\?$/,
    (place, [list]) =>
      names(place).some(
        (move) =>
          value(place, move) === "win" && String(leftAfter(place, move, "OFF")) === String(readList(list)),
      ),
  ],
  [
    /^You can force a win, but only with (\d+) of your (\d+) moves\.$/,
    (place, [keep, all]) => count(place, "win") === Number(keep) && names(place).length === Number(all),
  ],
  [
    /^You're losing, but don't give up: your opponent may still make a mistake\.$/,
    (place) => value(place) === "loss",
  ],
  [
    /^Neither player can force a win here, but (\d+) of your (\d+) moves loses?\.$/,
    (place, [wrong, all]) =>
      value(place) === "draw" &&
      count(place, "loss") === Number(wrong) &&
      names(place).length === Number(all),
  ],
  [/^Neither player can win anymore, so offer a draw\.$/, (place) => winnable(place).every((can) => !can)],
  [
    /^You can't win anymore, but no move loses\.$/,
    (place) => winnable(place)[mover(place) - 1] === false && count(place, "draw") === names(place).length,
  ],
  [
    /^Every move is safe here, so play what you like\.$/,
    (place) => count(place, "draw") === names(place).length,
  ],
  [/^Try (\S+)\.$/, (place, [move]) => value(place, move) === value(place)],
  [
    /^Every move loses, so play (\S+) and hope that your opponent makes a mistake\.$/,
    (place) => count(place, "loss") === names(place).length,
  ],
  [
    /^(\S+?) (?:is your only move|holds out the longest): with best play, the game lasts another (\d+) moves?\.$/,
    (place, [move, plies]) =>
      pliesOf(place, move) === Number(plies) &&
      Math.max(...names(place).map((each) => pliesOf(place, each))) === Number(plies),
  ],
];

function mover({ game, position }: Place) {
  return game.toMove(position);
}

function names({ game, position }: Place): readonly string[] {
  return game.moves(position).map((move) => game.formatMove(position, move));
}

/** The position after a legal move. */
function after({ game, position }: Place, name: string | undefined): unknown {
  const move = game.moves(position).find((each) => game.formatMove(position, each) === name);
  if (move === undefined) throw new Error(`${game.key(position)}: ${name} is not legal`);
  return game.play(position, move);
}

const turned = { win: "loss", loss: "win", draw: "draw" } as const;

function trueValue({ game, position, truth }: Place) {
  return truth(game.key(position), game.toMove(position)).value;
}

/** The value of the position, or of a move, for the player to move. */
function value(place: Place, move?: string) {
  if (move === undefined) return trueValue(place).kind;
  return turned[trueValue({ ...place, position: after(place, move) }).kind];
}

function pliesOf(place: Place, move: string | undefined): number {
  const found = trueValue({ ...place, position: after(place, move) });
  return found.kind === "draw" ? Number.NaN : 1 + (found.plies ?? Number.NaN);
}

function count(place: Place, kind: string): number {
  return names(place).filter((move) => value(place, move) === kind).length;
}

function winnable({ game, position, truth }: Place): readonly boolean[] {
  return truth(game.key(position), game.toMove(position)).canWin;
}

function marked({ game, position }: Place, mark: string | undefined): readonly number[] {
  return cellsOf(game.board(position)).flatMap((cell, at) => (cell.mark === mark ? [at] : []));
}

/** The numbers of the switches that show the mark after the move. */
function leftAfter(place: Place, move: string | undefined, mark: string | undefined): readonly number[] {
  return marked({ ...place, position: after(place, move) }, mark).map((at) => at + 1);
}

function standing(place: Place, move?: string): number {
  const position = move === undefined ? place.position : after(place, move);
  return cellsOf(place.game.board(position)).filter(({ state }) => state === "here").length;
}

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

function numberOf(word: string | undefined): number {
  return words.indexOf(word ?? "");
}

/** True if what the move leaves is one of the ways that the rule names. */
function fits(place: Place, move: string, rule = ""): boolean {
  const mark = /showing (.)/.exec(rule)?.[1];
  const left = marked({ ...place, position: after(place, move) }, mark);
  const won = place.game.outcome(after(place, move)) === mover(place);
  const apart = left.length === 2 && left[1] !== (left[0] ?? 0) + 1;
  const some =
    rule.startsWith("at least three switches showing ") && rule.includes(", or two that aren't neighbors");
  const none = rule.endsWith(", or none at all") || rule.startsWith("no switches showing ");
  return won || (some && (left.length >= 3 || apart)) || (none && left.length === 0);
}

/** True if the opponent can win right away after the move. */
function endsSoon(place: Place, move: string | undefined): boolean {
  const met = { ...place, position: after(place, move) };
  return names(met).some((reply) => refutes(place, move, reply));
}

function refutes(place: Place, move: string | undefined, reply: string | undefined): boolean {
  const met = { ...place, position: after(place, move) };
  return place.game.outcome(after(met, reply)) === mover(met);
}

/** True if the flip would win if it were this player's turn. */
function wouldWin({ game, position, truth }: Place, seat: 1 | 2, wins: string | undefined): boolean {
  const key = game.key(position).replace(/\/\d$/, `/${seat}`);
  const switches = cellsOf(game.board(position)).length;
  const turn = setUp(game.of, { options: { switches }, from: key });
  return (
    turn.ok &&
    game.outcome(after({ game: turn.value.game, position: turn.value.start, truth }, wins)) === seat
  );
}

/** "2, 5 and 9" */
function readList(text = ""): readonly string[] {
  return text === "" ? [] : text.split(/, | and | or /);
}

/** True if these choices, each made once, change exactly the switches that are OFF. */
function completes({ game, position }: Place, choices: readonly string[]): boolean {
  const cells = cellsOf(game.board(position));
  const changes = (choice: string, id: string) => isToggled(switchOneOf(game), Number(choice), Number(id));
  return cells.every(
    ({ id, mark }) => (choices.filter((choice) => changes(choice, id)).length % 2 === 1) === (mark === "OFF"),
  );
}

function isStuck({ game, position }: Place, ids: readonly string[]): boolean {
  const cells = cellsOf(game.board(position));
  const off = cells.filter(({ id, mark }) => mark === "OFF" && ids.includes(id));
  const evenly = cells.every(
    (choice) =>
      ids.filter((id) => isToggled(switchOneOf(game), Number(choice.id), Number(id))).length % 2 === 0,
  );
  return evenly && off.length % 2 === 1;
}

function switchOneOf({ options }: Variant): "always" | "chosen" {
  return options.switchOne === "chosen" ? "chosen" : "always";
}

function neededAt({ game, position }: Place) {
  return game.needed?.lists(position);
}

/** "either 4 or 8" */
function alternatives(entry: string): readonly string[] {
  return entry.replace("either ", "").split(" or ");
}

/** For "1 and 5, or 3 and either 4 or 8": each list turns every switch ON, and none is shorter. */
function areLists(place: Place, text = ""): boolean {
  const length = neededAt(place)?.[0]?.length;
  const lists = text.split(", or ").map((list) => list.split(/, | and /).map(alternatives));
  return lists.every(
    (list) =>
      list.length === length &&
      completes(
        place,
        list.map(([first = ""]) => first),
      ),
  );
}

function freeNeeded(place: Place): readonly string[] {
  const needed = neededAt(place)?.flat(2) ?? [];
  return names(place).filter((move) => needed.includes(move));
}

function isListed(place: Place, move = ""): boolean {
  return neededAt(place)?.flat(2).includes(move) === true;
}

/** True if only the player to move can win. */
function isOwnList(place: Place): boolean {
  const can = winnable(place);
  return can[mover(place) - 1] === true && can[2 - mover(place)] === false;
}

function isLeft(place: Place, count: string | undefined): boolean {
  return neededAt(place)?.[0]?.length === numberOf(count);
}

function readPairs(text = ""): readonly (readonly string[])[] {
  const single = /^(\S+) with (\S+), or the other way around$/.exec(text);
  if (single !== null) return [single.slice(1)];
  return text === "" ? [] : text.split(", ").map((pair) => pair.split("-"));
}

/** True if the opponent of the player to move wins every line by answering in these pairs. */
function answersWin(place: Place, pairs: readonly (readonly string[])[]): boolean {
  return names(place).every((move) => {
    const partner = pairs.find((pair) => pair.includes(move))?.find((name) => name !== move);
    const met = { ...place, position: after(place, move) };
    return (
      names(met).some((name) => name === partner) &&
      answersWin({ ...place, position: after(met, partner) }, pairs)
    );
  });
}

function sentencesOf(text: string): readonly string[] {
  const named = text.replace(/^(\w+ing \S+)( .*?\.) It /, "$1$2 $1 ");
  return named.split(/(?<=\.) (?=\S)/);
}

function check(place: Place, sentence: string): void {
  const claim = claims.find(([pattern]) => pattern.test(sentence));
  const where = `${place.game.id} ${place.game.key(place.position)}: ${sentence}`;
  if (claim === undefined) throw new Error(`Nothing is known of this sentence. ${where}`);
  const [, ...parts] = claim[0].exec(sentence) ?? [];
  if (!claim[1](place, parts)) throw new Error(`Not true. ${where}`);
}

const details = {
  id: "x",
  players: [{ name: "Ann" }, { name: "Ben" }] as const,
  seed: 1,
  startedAt: "2026-11-15T00:00:00.000Z",
  series: null,
};

function* textsAt(game: Variant, position: unknown): Iterable<string> {
  const analysis = analyzePosition(game, position);
  yield explain(game, analysis).why;
  for (const move of analysis.moves) yield explain(game, analysis, move).why;
  const setup = must(setUp(game.of, { options: withoutStart(game.options), from: game.key(position) }));
  const match = newMatch(setup, details);
  for (const asked of [0, 1, 2]) yield hintAt(situationOf(match), asked).text;
}

/** For each move: what was at stake, what it lost, and what random moves lose there (0 where a move wins at once). */
function randomGame({ game, truth }: Omit<Place, "position">, start: unknown, random: Random) {
  const setup = must(setUp(game.of, { options: withoutStart(game.options), from: game.key(start) }));
  let match = newMatch(setup, details);
  const lost: number[] = [];
  const usual: number[] = [];
  const stakes: string[] = [];
  while (match.outcome === null && match.moves.length < 12) {
    const place = { game, position: currentPosition(match), truth };
    const move = pick(random, game.moves(place.position));
    const losses = names(place).map((name) => worth[value(place)] - worth[value(place, name)]);
    lost.push(worth[value(place)] - worth[value(place, game.formatMove(place.position, move))]);
    const mover = game.toMove(place.position);
    const winsNow = names(place).some((name) => winnerOn(game.outcome(after(place, name))) === mover);
    usual.push(winsNow ? 0 : losses.reduce((sum, loss) => sum + loss, 0) / losses.length);
    stakes.push(value(place));
    match = playMove(match, move);
  }
  return { match, lost, usual, stakes };
}

const worth = { win: 1, draw: 1 / 2, loss: 0 } as const;

/** What a review should say, going by the plain values alone. */
function expectedLines(played: ReturnType<typeof randomGame>): readonly string[] {
  const { match, lost } = played;
  const [one, two] = match.players.map(({ name }) => name);
  if (match.outcome === null) return [personLine(played, 1), personLine(played, 2)];
  const [winner, loser] = match.outcome.winner === 1 ? ([1, 2] as const) : ([2, 1] as const);
  const [winning, losing] = winner === 1 ? [one, two] : [two, one];
  if (lost.length === 1)
    return [`The first move decided this game: from this start, ${winning} could win right away.`];
  const own = pliesBy(played, loser);
  const start = `This start was a win for ${winning}. ${losing} held out for ${countMoves(own.length)}.`;
  const loss = own.some((at) => lost[at] !== 0) ? personLine(played, loser) : start;
  const isFlawed = pliesBy(played, winner).some((at) => lost[at] !== 0);
  const win = personLine(played, winner);
  return isFlawed ? [loss, win] : [win, loss];
}

function pliesBy({ match, lost }: ReturnType<typeof randomGame>, seat: Seat): readonly number[] {
  return [...lost.keys()].filter((at) => match.game.toMove(match.positions[at]) === seat);
}

function personLine(played: ReturnType<typeof randomGame>, seat: Seat): string {
  const { match, lost, usual } = played;
  const name = ofSeat(match.players, seat).name;
  const own = pliesBy(played, seat);
  const tricky = own.filter((at) => usual[at] !== 0).length;
  const mistakes = own.filter((at) => lost[at] !== 0);
  const last = mistakes.at(-1);
  if (last === undefined)
    return tricky === 0
      ? `${name} made no mistakes.`
      : `${name} made no mistakes and found ${countOf(tricky, "tricky move")}.`;
  const cause = `${moveName(match, last)} threw away the ${played.stakes[last]}.`;
  const many = mistakes.length > 1 ? `${name} made ${mistakes.length} mistakes. ` : "";
  const hasLost = match.outcome?.winner === otherSeat(seat);
  if (!hasLost)
    return `${name} made ${countOf(mistakes.length, "mistake")}${many && ", the last"} on move ${last + 1}: ${cause}`;
  return `${many}Move ${last + 1} lost the game for ${name}: ${cause}`;
}

test.each(["tower-switch", "factor-frenzy", "switch-battle", "switch-conquer", "switch-and-capture"])(
  "every line of the reviews of %s is true",
  (id) => {
    const chosen = findGameOf(id);
    // In shorter rows of this game, nothing can go wrong.
    const switches = id === "switch-and-capture" ? 7 : 4;
    const sizes = Object.entries({ blocks: 10, max: 8, switches, switchOne: "always" });
    const own = sizes.filter(([name]) => Object.hasOwn(chosen.options, name));
    const game = gameAt(chosen, Object.fromEntries(own));
    const positions = [...everyPosition(game)];
    const truth = solvePlainly(game, positions);
    const random = randomFrom(8);
    const seen = new Set<string>();
    for (let games = 0; games < 60; games++) {
      const played = randomGame({ game, truth }, pick(random, positions), random);
      const { match } = played;
      const card = scorecard(game, match.positions, match.moves);
      const named = {
        ...card,
        moves: card.moves.map((scored, at) => ({ ...scored, move: moveName(match, at), best: [] })),
      };
      const lines = reviewOf(match, named);
      expect(lines).toEqual(expectedLines(played));
      for (const line of lines) seen.add(line.replace(/\d+|, \S+ by/g, "N"));
    }
    expect(seen.size).toBeGreaterThan(2);
  },
);

const small = [
  ["tower-switch", { blocks: 10 }, 80],
  ["tower-switch", { blocks: 2 }, 6],
  ["factor-frenzy", { max: 7 }, 900],
  ["factor-frenzy", { max: 4 }, 30],
  ["switch-battle", { switches: 7 }, 1000],
  ["switch-battle", { switches: 2 }, 14],
  ["switch-conquer", { switches: 4 }, 300],
  ["switch-conquer", { switches: 3 }, 100],
  ["switch-conquer", { switches: 2 }, 40],
  ["switch-and-capture", { switches: 7, switchOne: "always" }, 300],
  ["switch-and-capture", { switches: 8, switchOne: "chosen" }, 500],
  ["switch-and-capture", { switches: 2, switchOne: "chosen" }, 5],
  // At these sizes, rows other than those of twins are lost.
  ["switch-and-capture", { switches: 5, switchOne: "always" }, 110],
  ["switch-and-capture", { switches: 4, switchOne: "always" }, 50],
  ["switch-and-capture", { switches: 3, switchOne: "chosen" }, 20],
] as const;
const all = [
  ...small,
  ["factor-frenzy", { max: 10 }, 10_000],
  ["switch-and-capture", { switches: 10, switchOne: "always" }, 5000],
  ["switch-and-capture", { switches: 10, switchOne: "chosen" }, 5000],
  ["switch-and-capture", { switches: 9, switchOne: "always" }, 2500],
  ["switch-and-capture", { switches: 9, switchOne: "chosen" }, 2500],
] as const;

test.each(named(sweep<(typeof all)[number]>(all, small)))(
  "every claim of every sentence about %s is true",
  (_name, id, options, least) => {
    const game = gameAt(id, options);
    const positions = [...everyPosition(game)];
    const truth = solvePlainly(game, positions);
    let checked = 0;
    for (const position of positions) {
      const sentences = new Set([...textsAt(game, position)].flatMap(sentencesOf));
      for (const sentence of sentences) check({ game, position, truth }, sentence);
      checked += sentences.size;
    }
    expect(checked).toBeGreaterThan(least);
  },
);

test("the check of claims finds a false claim that was planted", () => {
  const game = gameAt("switch-conquer", { switches: 4 });
  const positions = [...everyPosition(game)];
  const place = { game, position: positions[0], truth: solvePlainly(game, positions) };
  expect(() => check(place, "Every move keeps the win.")).toThrow("Not true");
  expect(() => check(place, "A row that is near complete is a gift.")).toThrow("Nothing is known");
});
