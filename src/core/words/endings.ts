import { type Match, playerNames } from "../match.ts";
import type { EndReason, Outcome } from "../rules.ts";
import { ofSeat, otherSeat, type Pair } from "../seat.ts";
import { sayOver } from "./reasons.ts";

/** What the loser did, if that decided the game. */
const lost: Readonly<Record<EndReason, string>> = {
  finished: "",
  resigned: "resigned",
  timeout: "ran out of time",
  abandoned: "left the game",
  forfeit: "forfeited the game",
  agreed: "",
  unfinished: "",
};

const withoutWinner: Readonly<Record<EndReason, string>> = {
  finished: "drawn",
  agreed: "drawn by agreement",
  timeout: "drawn because time ran out",
  abandoned: "drawn because a player left",
  unfinished: "unfinished",
  resigned: "over, with no winner",
  forfeit: "over, with no winner",
};

export function endingLines(match: Match, names: Pair<string> = playerNames(match)): readonly string[] {
  const { outcome } = match;
  if (outcome === null) return [];
  const { winner, reason } = outcome;
  if (winner === null) return [drawnLine(reason)];
  const [name, loser] = [ofSeat(names, winner), ofSeat(names, otherSeat(winner))];
  const headline = match.game.dialogue?.victory(name) ?? victoryLine(name);
  // The plain dialogue tells a resignation in the present tense.
  if (reason === "resigned") return [`${loser} resigns.`, headline];
  return lost[reason] === "" ? [headline] : [`${loser} ${lost[reason]}.`, headline];
}

export function drawnLine(reason: EndReason): string {
  return `The game is ${withoutWinner[reason]}.`;
}

export function endSentence({ game, outcome }: Match, names: Pair<string>): string {
  if (outcome === null) return "";
  const { winner, reason } = outcome;
  if (winner === null) return drawnLine(reason);
  if (lost[reason] !== "") return `${ofSeat(names, otherSeat(winner))} ${lost[reason]}.`;
  const won = game.terms?.won;
  return won === undefined ? sayOver(game, winner) : `${ofSeat(names, winner)} ${ofSeat(won, winner)}.`;
}

export function victoryLine(name: string): string {
  return `${name} wins the game!`;
}

/** Returns text such as "Ann won (Ben resigned)", "drawn by agreement" or "open". */
export function describeResult(result: Outcome | null, players: Match["players"]): string {
  if (result === null) return "open";
  const { winner, reason } = result;
  if (winner === null) return withoutWinner[reason];
  const won = `${ofSeat(players, winner).name} won`;
  return lost[reason] === "" ? won : `${won} (${ofSeat(players, otherSeat(winner)).name} ${lost[reason]})`;
}
