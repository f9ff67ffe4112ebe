import { type LevelName, levelNames, levelsForPeople } from "../../computer/level-names.ts";
import { opponentMark, type Scorecard, type ScoredMove } from "../../computer/scorecard.ts";
import { pliesOf } from "../../core/analysis.ts";
import { isComputer, type Match } from "../../core/match.ts";
import { winnerByList } from "../../core/needed.ts";
import { ofSeat, otherSeat, type Pair, type Seat, seats } from "../../core/seat.ts";
import { listWords } from "../../core/text.ts";
import { countMoves, countOf, countWord } from "../../core/words/values.ts";
import type { ControlledSeats } from "../table.ts";
import { hasLost, inSentence, nameOpponent, namesFor, personSeat } from "../words.ts";

export type Card = Scorecard<string>;

/** What to say after a game. The card may come from a quick review, so players don't have to wait for a thorough one. */
export function reviewOf(match: Match, card: Card, names = namesFor(match)): readonly string[] {
  if (match.moves.length === 0) return [];
  const settled = settledLine(match, card, names);
  if (settled !== undefined) return [settled];
  const loser = loserOf(match);
  if (isWonAtOnce(match)) return [wonAtOnceLine(match, names)];
  const people = seats.filter((seat) => !isComputer(match, seat));
  const winners = people.filter((seat) => seat !== loser).map((seat) => ownLine(match, card, seat, names));
  const able = winnerByList(match.game, match.positions.at(-1));
  if (match.outcome?.reason === "agreed" && able !== undefined)
    return [...winners, `Only ${inSentence(ofSeat(names, able))} could still have won.`];
  if (loser === null) return winners;
  const losses = lossLines(match, card, loser, names);
  // A winner without mistakes comes first. Otherwise, the loser does.
  return mistakesOf(card, otherSeat(loser)).length > 0 ? [...losses, ...winners] : [...winners, ...losses];
}

/** The player who lost on the board or resigned. Null after any other ending, such as a draw. */
function loserOf({ outcome }: Match): Seat | null {
  const isLost = outcome?.reason === "finished" || outcome?.reason === "resigned";
  return isLost && outcome.winner !== null ? otherSeat(outcome.winner) : null;
}

function isWonAtOnce(match: Match): boolean {
  return match.moves.length === 1 && match.outcome?.reason === "finished" && loserOf(match) !== null;
}

function wonAtOnceLine(match: Match, names: Pair<string>): string {
  const winner = inSentence(ofSeat(names, match.outcome?.winner ?? 1));
  const longer = offersRecommended(match) ? " Games with the recommended setup last longer." : "";
  return `The first move decided this game: from this start, ${winner} could win right away.${longer}`;
}

export function offersRecommended(match: Match): boolean {
  return isWonAtOnce(match) && match.from === null && match.game.of.recommended !== undefined;
}

/** What cost the loser the game. If a person lost without a mistake, the start was already a win for their opponent. */
function lossLines(match: Match, card: Card, loser: Seat, names: Pair<string>): readonly string[] {
  if (mistakesOf(card, loser).length > 0 || hasUnknown(card)) return [ownLine(match, card, loser, names)];
  if (isComputer(match, loser)) return [];
  const winner = inSentence(ofSeat(names, otherSeat(loser)));
  const own = card.moves.filter(({ seat }) => seat === loser);
  const [name, why] = [ofSeat(names, loser), own[0]?.cause];
  // The reason says "you", so it's only for the person who lost.
  const isTold = name === "You" && why !== undefined;
  const cause = isTold
    ? ` ${own[0] === card.moves[0] ? "" : `After ${card.moves[0]?.move}: `}${nameOpponent(match, why)}`
    : "";
  return [`This start was a win for ${winner}.${cause} ${name} held out for ${countMoves(own.length)}.`];
}

function ownLine(match: Match, card: Card, seat: Seat, names: Pair<string>): string {
  if (mistakesOf(card, seat).length > 0) return mistakeLine(match, card, seat, names);
  const name = ofSeat(names, seat);
  const tricky = trickyMoves(card, seat);
  const { length: right } = tricky.filter(({ assisted }) => !assisted);
  if (hasUnknown(card)) return `${name} made no mistakes, as far as we know.`;
  const own = card.moves.filter((move) => move.seat === seat);
  const helped = own.filter(({ assisted }) => assisted).length;
  if (tricky.length === 0)
    return `${name} made no mistakes${helped === 0 ? "" : `, with help on ${helped} of ${countMoves(own.length)}`}.`;
  if (right === 0) return `${name} had help with every tricky move.`;
  const found = `found ${countOf(right, "tricky move")}`;
  if (helped > 0) return `${name} made no mistakes and ${found} without help.`;
  return name === "You" && loserOf(match) === otherSeat(seat)
    ? `Flawless: you ${found}.`
    : `${name} made no mistakes and ${found}.`;
}

/** Returns text such as "You made 2 mistakes. Move 7 lost the game: flipping 3 left just one 0, and …" */
function mistakeLine(match: Match, card: Card, seat: Seat, names: Pair<string>): string {
  const mistakes = mistakesOf(card, seat);
  const at = mistakes.at(-1) ?? 0;
  const name = ofSeat(names, seat);
  const count = `${name} made ${countOf(mistakes.length, "mistake")}`;
  if (seat !== loserOf(match))
    return `${count}${mistakes.length === 1 ? "" : ", the last"} on move ${at + 1}: ${causeOf(card, at, names)}.`;
  const whose = name === "You" ? "" : ` for ${inSentence(name)}`;
  const counted = mistakes.length === 1 || isComputer(match, seat) ? "" : `${count}. `;
  return `${counted}Move ${at + 1} lost the game${whose}: ${causeOf(card, at, names)}.`;
}

function mistakesOf({ moves }: Card, seat: Seat): readonly number[] {
  return [...moves.keys()].filter((at) => moves[at]?.seat === seat && moves[at].grade === "gave-away");
}

/** The moves where a player could have made a mistake. A win in one move is too plain to be tricky. */
function trickyMoves({ moves }: Card, seat: Seat): Card["moves"] {
  return moves.filter(
    ({ seat: mover, decision, before }) => mover === seat && decision !== null && pliesOf(before) !== 1,
  );
}

function hasUnknown({ moves }: Card): boolean {
  return moves.some(({ grade }) => grade === "unknown");
}

/** Why a move was a mistake, without a capital letter or a period. */
export function causeOf({ moves }: Card, at: number, names: Pair<string>): string {
  const scored = moves[at];
  if (scored === undefined) return "";
  const opponent = inSentence(ofSeat(names, otherSeat(scored.seat)));
  const { cause = `${scored.move} threw away the ${stakeOf(scored)}` } = scored;
  return cause.replaceAll(opponentMark, opponent);
}

/** Says if the move that led to `ply` was a mistake, or missed a win in one move. */
export function mistakeBefore(match: Match, card: Card, ply: number): readonly string[] {
  const scored = card.moves[ply - 1];
  if (scored === undefined) return [];
  const isMissed = pliesOf(scored.before) === 1 && pliesOf(scored.value) !== 1;
  const mistake =
    scored.grade === "gave-away" ? [`Mistake: ${causeOf(card, ply - 1, namesFor(match))}.`] : [];
  return isMissed ? [...mistake, betterText(scored)] : mistake;
}

export function stakeOf({ before }: Pick<ScoredMove, "before">): "win" | "draw" {
  return before?.kind === "win" ? "win" : "draw";
}

export function betterText(scored: ScoredMove<string>): string {
  if (pliesOf(scored.before) === 1) return `${scored.best[0]} would have won right away.`;
  const only = scored.best.length === 1 ? "Only " : "";
  return `${only}${betterMoves(scored)} would have ${stakeOf(scored) === "win" ? "kept the win" : "saved the draw"}.`;
}

/** Returns text such as "1 or 2" or "1, 2, 3 or one of eight others". */
export function betterMoves({ best }: Pick<ScoredMove<string>, "best">): string {
  const more = best.length > 4 ? [`one of ${countWord(best.length - 3)} others`] : best.slice(3);
  return listWords([...best.slice(0, 3), ...more], "or");
}

/** A sentence about a win or draw that a player threw away by resigning or by agreeing to a draw, not by a move. */
function settledLine(match: Match, card: Card, names: Pair<string>): string | undefined {
  const { outcome } = match;
  const ahead = seatAhead(card);
  if (ahead === undefined || outcome === null) return undefined;
  const able = winnerByList(match.game, match.positions.at(-1));
  const isOwn = outcome.winner !== null && able === otherSeat(outcome.winner);
  // An even game needs no sentence, unless the player who resigned was the only one who could win.
  if (ahead === null && card.firstMistake === null && !isOwn) return undefined;
  if (outcome.reason === "agreed")
    return ahead === null ? undefined : `${ofSeat(names, ahead)} agreed to a draw, but could have won.`;
  if (outcome.reason !== "resigned" || outcome.winner === null || ahead === outcome.winner) return undefined;
  const loser = ofSeat(names, otherSeat(outcome.winner));
  if (ahead !== null) return `${loser} resigned while winning.`;
  if (isOwn) return `${loser} resigned a game that only ${inSentence(loser)} could win.`;
  return `${loser} resigned, but ${inSentence(ofSeat(names, outcome.winner))} couldn't force a win.`;
}

/** Who wins with best play after the last move: null for neither player, undefined if we don't know. */
function seatAhead({ moves }: Card): Seat | null | undefined {
  const last = moves.at(-1);
  if (last === undefined || last.value === null) return undefined;
  if (last.value.kind === "draw") return null;
  return last.value.kind === "win" ? last.seat : otherSeat(last.seat);
}

/** The ply of the loser's last mistake, or else of the last mistake. After a rash resignation or draw, the last ply. */
export function turningPoint(match: Match, card: Card, controls: ControlledSeats = "both"): number | null {
  if (settledLine(match, card, namesFor(match)) !== undefined) return match.moves.length;
  const loser = loserOf(match);
  const own = retryPly(match, card, controls);
  return lastMistake(card, (seat) => seat === loser) ?? own ?? lastMistake(card, () => true);
}

/** The ply to ask other people about: a person's hard choice at the turning point, or else their last hard choice. */
export function askedPly(match: Match, { moves }: Card, turning: number | null): number | null {
  const isHard = ({ seat, grade, decision, before }: ScoredMove<string>) =>
    !isComputer(match, seat) && (grade === "gave-away" || (decision !== null && pliesOf(before) !== 1));
  const hard = [...moves.keys()].filter((at) => moves.slice(at, at + 1).some(isHard));
  // After a mistake by the computer, the person's next move is the one to ask about.
  const near = hard.find((ply) => turning !== null && [turning, turning + 1].includes(ply));
  return near ?? hard.at(-1) ?? null;
}

/**
 * The ply of the mistake that a person at this board can retry. At an earlier position, only the move that led to it counts.
 */
export function retryPly(
  match: Match,
  card: Card,
  controls: ControlledSeats = "both",
  viewing: number | null = null,
): number | null {
  const loser = loserOf(match);
  const isHere = (seat: Seat) => !isComputer(match, seat) && (controls === "both" || controls === seat);
  if (viewing !== null) {
    const own = lastMistake({ moves: card.moves.slice(0, viewing) }, isHere);
    return own === viewing - 1 ? own : null;
  }
  return lastMistake(card, (seat) => isHere(seat) && seat === loser) ?? lastMistake(card, isHere);
}

function lastMistake({ moves }: Pick<Card, "moves">, isMeant: (seat: Seat) => boolean): number | null {
  const at = moves.findLastIndex(({ seat, grade }) => grade === "gave-away" && isMeant(seat));
  return at < 0 ? null : at;
}

export function nextLevel(match: Match): LevelName | undefined {
  const now = levelNames.find((name) => match.players.some(({ level }) => level === name));
  if (now === undefined || personSeat(match) === null) return undefined;
  const next = levelNames[levelNames.indexOf(now) + (hasLost(match) ? -1 : 1)];
  return levelsForPeople.find((name) => name === next);
}
