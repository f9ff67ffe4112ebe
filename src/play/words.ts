import type { Game } from "../core/game.ts";
import {
  currentPosition,
  hasPerson,
  isComputer,
  type Match,
  playedNames,
  playerNames,
  seatToMove,
  timesStood,
} from "../core/match.ts";
import { isStalled, neededView, winnerByList } from "../core/needed.ts";
import { ofSeat, otherSeat, type Pair, type Seat, seats } from "../core/seat.ts";
import { nextPlace, scoreAfter } from "../core/series.ts";

export const nothingToUndo = "There's nothing to undo.";
export const declinedText = "Offer declined.";
export const thinkingText = "It's the computer's turn.";

export const inexactNote =
  "This game is too big to solve, so the computer looks only a few moves ahead until the end is near.";

/** Tells the player why the computer keeps making the same move. */
export function onlyMoveNote(match: Match): string {
  return `${playerName(match, seatToMove(match))} had only one safe move here.`;
}

/** Returns text such as "Ann" or "Computer (hard)". */
export function playerName(match: Match, seat: Seat): string {
  return ofSeat(playerNames(match), seat);
}

/** The names as subjects of a sentence to the person in seat `you`: "You", "The computer", "Ben". */
export function namesFor(match: Match, you = personSeat(match)): Pair<string> {
  return [nameFor(match, 1, you), nameFor(match, 2, you)];
}

function nameFor(match: Match, seat: Seat, you: Seat | null): string {
  if (seat === you) return "You";
  const isOnlyComputer = isComputer(match, seat) && !isComputer(match, otherSeat(seat));
  return isOnlyComputer ? "The computer" : ofSeat(match.players, seat).name;
}

export function namesWithin(match: Match): Pair<string> {
  const [one, two] = namesFor(match);
  return [inSentence(one), inSentence(two)];
}

/** Returns "you", "the computer" or "Ben", for a name inside a sentence. */
export function inSentence(name: string): string {
  return name.replace(/^You$|^The (?=computer$)/, (start) => start.toLowerCase());
}

export function nameOpponent(match: Match, text: string): string {
  if (personSeat(match) === null) return text;
  return text.replaceAll("your opponent", "the computer").replaceAll("Your opponent", "The computer");
}

/** The seat of the person who plays the computer. Null if two people or two computers play, and in a shared game. */
export function personSeat(match: Match): Seat | null {
  if (match.watched) return null;
  const [person = null, other] = seats.filter((seat) => !isComputer(match, seat));
  return other === undefined ? person : null;
}

export function hasLost(match: Match): boolean {
  const you = personSeat(match);
  return you !== null && match.outcome?.winner === otherSeat(you);
}

export function turnLine(match: Match, you = personSeat(match)): string {
  const seat = seatToMove(match);
  return seat === you ? "Your move" : `${playerName(match, seat)} to move`;
}

export function goalLine(match: Match, seat = seatToMove(match)): string {
  return `Goal: ${match.game.goal(match.positions.at(-1), seat)}`;
}

export function turnRule({ game, positions }: Match): string {
  return game.turnRule?.(positions.at(-1)) ?? "";
}

/** The move in words, with "you" for the person in seat `you`, and names for all other players. */
export function tellMove(match: Match, ply: number, you = personSeat(match)): readonly string[] {
  const before = match.positions[ply];
  const seat = match.game.toMove(before);
  const speaker = { name: ofSeat(namesFor(match, null), seat), person: seat === you };
  return match.game.describeMove(before, match.moves[ply], speaker);
}

export function tookBackText(before: Match, after: Match): string {
  return `Took back ${movesText(before, after.moves.length)}.`;
}

export function movesText(match: Match, from: number): string {
  const { moves } = match;
  const names = playedNames(match, from);
  if (names.length === 1) return `move ${moves.length} (${names.join("")})`;
  if (names.length > 2) return `moves ${from + 1} to ${moves.length}`;
  return `moves ${from + 1} and ${moves.length} (${names.join(", ")})`;
}

export function offersText(match: Match, from = seatToMove(match), what = "draw"): string {
  return `${playerName(match, from)} offers a ${what}.`;
}

/** `draw` asks a person to accept a draw. `offer` asks the player to confirm an offer to the computer. */
export const questions = ["resign", "draw", "offer", "restart", "leave"] as const;
export type TableQuestion = (typeof questions)[number];

export function questionText(match: Match, question: TableQuestion, mover: Seat): string {
  const other = ofSeat(namesFor(match), otherSeat(mover));
  switch (question) {
    case "resign":
      return `Resign? ${other} wins.`;
    case "draw":
      return isComputer(match, otherSeat(mover))
        ? `${offersText(match, otherSeat(mover))} Do you accept?`
        : `${offersText(match)} ${other}, do you accept?`;
    case "offer":
      return `Offer a draw? If ${inSentence(other)} accepts, the game is over.`;
    case "restart":
      return "Start this game over? You'll lose the moves so far.";
    case "leave":
      return "Leave? The game stays open, so you can rejoin later.";
  }
}

/** Notes that we add to the original dialogue. `offer` tells players how to offer a draw. */
export function notesOnTurn(match: Match, offer: string): readonly string[] {
  if (match.moves.length === 0) return [];
  const [stalled] = stalledNotes(match, offer);
  const circling = stalled === undefined ? repetitionNotes(match, offer) : [stalled];
  return [...(match.game.notes?.(currentPosition(match)) ?? []), ...circling];
}

/** Every sixth move, tells the only player who can win if their list hasn't gotten shorter. */
function stalledNotes(match: Match, offer: string): readonly string[] {
  const { game, positions, moves } = match;
  const seat = seatToMove(match);
  const isTold = moves.length % 6 < 2 && winnerByList(game, positions.at(-1)) === seat;
  if (!isTold || match.outcome !== null || isComputer(match, seat)) return [];
  const { whose } = neededView(game, namesFor(match), positions.at(-1));
  if (isStalled(game, positions, 12))
    return [`${whose} hasn't gotten shorter in 12 moves, and this can go on forever. ${offer}`];
  const advice = `${whose} hasn't gotten shorter in 6 moves: leave your opponent few choices that aren't on it.`;
  return isStalled(game, positions, 6) ? [advice] : [];
}

export function formatNotes(notes: readonly string[]): readonly string[] {
  return notes.map((note) => `Note: ${note}`);
}

function repetitionNotes(match: Match, offer: string): readonly string[] {
  const times = match.outcome === null && hasPerson(match) ? timesStood(match) : 0;
  if (times < 3) return [];
  return [`This position has come up ${times} times. ${offer}`];
}

export function recommendedText({ recommended }: Game): string {
  return recommended === undefined ? "" : `Recommended setup: ${recommended.text}`;
}

export function openingNotes(match: Match, coinTossed: boolean): readonly string[] {
  if (match.moves.length > 0) return [];
  const first = inSentence(ofSeat(namesFor(match), match.first));
  const coin = coinTossed ? [`Coin toss: ${first} ${first === "you" ? "go" : "goes"} first.`] : [];
  return [...coin, ...(match.game.notes?.(match.positions[0]) ?? []), ...deadNotes(match)];
}

/** If neither player can win, no move changes that, so players should know before they begin. */
function deadNotes({ game, positions }: Match): readonly string[] {
  const isDead = game.needed !== undefined && game.needed.lists(positions.at(-1)) === null;
  return isDead ? ["Neither player can win from this row, so offer a draw."] : [];
}

export function seriesNotes({ series, players }: Match): readonly string[] {
  if (series === null || series.of === 1) return [];
  const [one, two] = players;
  return [
    `Game ${series.game} of ${series.of}. Score: ${one.name} ${series.score[0]}, ${two.name} ${series.score[1]}.`,
  ];
}

export function seatNotes(match: Match, drawn: boolean): readonly string[] {
  const person = match.players.findIndex((player) => player.level === undefined);
  const seat = match.game.seatNames[person];
  return drawn && seat !== undefined ? [`Random seats: you're ${seat}.`] : [];
}

export function seriesLines(
  { series, outcome, players }: Match,
  names: Pair<string> = [players[0].name, players[1].name],
): readonly string[] {
  if (series === null || outcome === null) return [];
  const score = scoreAfter(series, outcome);
  const [one, two] = names;
  const standing = `Score: ${one} ${score[0]}, ${two} ${score[1]}.`;
  if (nextPlace(series, outcome) !== null) return [standing];
  if (score[0] === score[1]) return [standing, `The series ends in a draw, ${score[0]} to ${score[1]}.`];
  const [winner, most, least] = score[0] > score[1] ? [one, ...score] : [two, score[1], score[0]];
  return [standing, `${winner} ${winner === "You" ? "win" : "wins"} the series ${most} to ${least}.`];
}

export function hasNextGame({ series, outcome }: Match): boolean {
  return series !== null && outcome !== null && nextPlace(series, outcome) !== null;
}
