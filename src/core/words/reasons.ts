/** Puts reasons into sentences for the player to move, with the game's own words for moves and cells. */

import type { AnswerPairs } from "../analysis.ts";
import { sayLists } from "../needed.ts";
import type { Terms } from "../presentation.ts";
import { type Reason, replyIn } from "../reason.ts";
import { ofSeat, type Seat } from "../seat.ts";
import { listWords } from "../text.ts";
import { capital, countMoves, countWord } from "./values.ts";

interface Speech {
  readonly terms?: Terms;
}

const plainTerms: Terms = {
  verb: ["play", "playing"],
  cell: ["place", "places"],
  wins: ["wins the game", "wins the game"],
  over: ["The game is over.", "The game is over."],
};

export function sayReasons(reasons: readonly Reason[], { terms = plainTerms }: Speech): string {
  const texts = reasons.map((reason) => capital(sayReason(reason, terms)));
  return [...new Set(texts)].join(" ").replace(sameSubject, "$1$2 It ");
}

const mostWords = 20;

/** The first sentence of the first reason that's short enough, or else of the last reason. */
export function sayBriefly(reasons: readonly Reason[], { terms = plainTerms }: Speech): string {
  const sentences = reasons.map((reason) =>
    capital(sayReason(reason, terms))
      .split(/(?<=[.!?]) /, 1)
      .join(""),
  );
  return sentences.find((text) => text.split(" ").length <= mostWords) ?? sentences.at(-1) ?? "";
}

export function sayOver({ terms = plainTerms }: Speech, winner: Seat | null): string {
  return winner === null ? "The game is over." : capital(ofSeat(terms.over, winner));
}

const sameSubject = /^(\w+ing \S+)( .*?\.) \1 /;

export function tellWhoCanWin(reasons: readonly Reason[]): boolean {
  return reasons.some(({ kind }) => kind === "dead" || kind === "needed" || kind === "stuck");
}

type OfKind<K extends Reason["kind"]> = Extract<Reason, { kind: K }>;

function sayReason(reason: Reason, terms: Terms): string {
  const [verb, ing] = terms.verb;
  const loss = sayLoss(reason, terms, present);
  if (loss !== undefined) return `${loss}.`;
  switch (reason.kind) {
    case "over":
      return sayOver({ terms }, reason.winner);
    case "ends":
      return `${ing} ${reason.move} ${ofSeat(terms.wins, reason.seat)}.`;
    case "pairs":
      return sayPairs(reason, terms);
    case "multiple":
      return sayMultiple(reason, terms);
    case "leave":
      return sayLeave(reason, terms);
    case "threat":
      return `${reason.by === "you" ? `${ing} ${reason.move}` : "your opponent"} threatens to win with ${reason.wins}.`;
    case "undone":
      return `Whatever you ${verb}, your opponent undoes it and wins.`;
    case "safe":
      return saySafe(reason, terms);
    case "needed":
      return sayNeeded(reason, terms);
    case "spoils":
      return `${saySpoils(reason, ing, present)}.`;
    case "stuck":
      return sayStuck(reason, terms);
    case "refuted":
      return `${sayRefuted(reason, terms, present)}.`;
    case "dead":
      return "Neither player can win anymore, even if they work together.";
    case "equal":
      return "Every move keeps the win.";
    case "even":
      return reason.move === null
        ? "Neither player can force a win."
        : `${ing} ${reason.move} leads to a draw with best play.`;
    case "forced":
      return sayForced(reason, ing);
    case "unknown":
      return "This position has too many possible continuations to solve.";
  }
}

function sayPairs({ by, after, pairs }: OfKind<"pairs">, { verb: [verb] }: Terms): string {
  const answers = sayAnswerPairs(pairs);
  return by === "you"
    ? `${verb} ${after[0]}, then answer ${answers}.`
    : `Whatever you ${verb}, your opponent answers ${answers}.`;
}

function sayMultiple({ by, of, after, leaves, answers }: OfKind<"multiple">, { verb }: Terms): string {
  const [first, reply] = after;
  const multiple = `a multiple of ${countWord(of)}`;
  const how = answers.map(([move, answer]) => `${move} with ${answer}`).join(" and ");
  if (first === undefined)
    return `${leaves[0]} is ${multiple}: your opponent answers ${how}, so every round takes ${countWord(of)}.`;
  if (by === "you" && reply !== undefined)
    return `${verb[0]} ${first}, so your opponent can ${verb[0]} only ${reply}, which leaves ${leaves[1]}. ${leaves[1] === 1 ? "The last one is yours." : `From there, leave ${multiple} every time.`}`;
  return `${verb[0]} ${first} to leave ${leaves[0]}, ${multiple}. From then on, answer ${how}.`;
}

interface Voice {
  readonly opponent: string;
  readonly lets: string;
  readonly leaves: string;
  /** Returns text such as "so your opponent can take 1 and leave 3" or "and the computer took 1 and left 3". */
  readonly reply: (verb: string, rest: string, left?: string) => string;
  readonly played?: string | undefined;
}

const present: Voice = {
  opponent: "your opponent",
  lets: "lets",
  leaves: "leaves",
  reply: (verb, rest, left) => `so your opponent can ${verb} ${rest} and ${sayEnd(left)}`,
};

function sayEnd(left: string | undefined): string {
  return left === undefined ? "win" : `leave ${left}`;
}

/** Returns text such as "taking 1 left 8, and …". `played` is the reply. The first reason is about the mistake. */
export function sayCause(
  [reason, before]: readonly Reason[],
  { terms = plainTerms }: Speech,
  opponent: string,
  played: string | undefined,
) {
  const [, , did] = terms.verb;
  const isPlayed = did !== undefined && reason !== undefined && replyIn([reason]) === played;
  const reply: Voice["reply"] = (verb, rest, left) =>
    isPlayed
      ? `and ${opponent} ${did} ${rest}${left === undefined ? "" : ` and left ${left}`}`
      : `so ${opponent} could ${verb} ${rest} and ${sayEnd(left)}`;
  const past = { opponent, lets: "let", leaves: "left", reply, played };
  if (reason?.kind === "spoils") return saySpoils(reason, terms.verb[1], past, before);
  if (reason?.kind === "refuted" && !reason.left && terms.won && terms.last === undefined)
    return `${terms.verb[1]} ${reason.move} let ${opponent} ${terms.verb[0]} ${reason.reply}, which ${terms.won[0]}`;
  if (reason?.kind === "multiple" && did !== undefined && played !== undefined && !isPlayed)
    return `${terms.verb[1]} ${reason.after[0]} left ${reason.leaves[0]} instead of a multiple of ${countWord(reason.of)}, and ${opponent} ${did} ${played}`;
  return reason && sayLoss(reason, terms, past);
}

function sayRefuted(
  { move, reply, left }: OfKind<"refuted">,
  { verb: [verb, ing], last }: Terms,
  voice: Voice,
): string {
  const { opponent, lets, leaves } = voice;
  if (left === undefined && last !== undefined)
    return `${ing} ${move} ${leaves} just ${reply} ${last}, ${voice.reply(verb, "it")}`;
  if (left === undefined) return `${ing} ${move} ${lets} ${opponent} win right away with ${reply}`;
  const { mark, cells } = left;
  // "0s", but "A's", because "As" is a word.
  const many = mark === "0" ? "0s" : `${mark}'s`;
  const [what, which] = cells.length === 1 ? [`just one ${mark}`, "it"] : [`two neighboring ${many}`, "both"];
  return `${ing} ${move} ${leaves} ${what}, ${voice.reply(verb, which)}`;
}

/** What the opponent can do after a losing move. */
function sayLoss(reason: Reason, terms: Terms, voice: Voice): string | undefined {
  if (reason.kind === "refuted") return sayRefuted(reason, terms, voice);
  if (!("by" in reason) || reason.by === "you") return undefined;
  const [verb, ing] = terms.verb;
  const { opponent, lets, leaves } = voice;
  if (reason.kind === "forced" && reason.move !== null)
    return `${ing} ${reason.move} ${lets} ${opponent} win${reason.plies === 1 ? " right away" : within(reason)}`;
  if (!("after" in reason)) return undefined;
  const [move, reply] = reason.after;
  if (move === undefined || reply === undefined) return undefined;
  if (reason.kind === "pairs")
    return `${ing} ${move} ${lets} ${opponent} ${verb} ${reply} and then answer ${sayAnswerPairs(reason.pairs)}`;
  const [left, rest] = reason.leaves;
  const multiple = rest === 0 ? undefined : `${rest}, a multiple of ${countWord(reason.of)}`;
  return `${ing} ${move} ${leaves} ${left}, ${voice.reply(verb, reply, multiple)}`;
}

function sayLeave(reason: OfKind<"leave">, { cell, verb }: Terms): string {
  const { mark, least, apart, left } = reason;
  if (left !== null) {
    const count = left.cells.length === 0 ? "no" : countWord(left.cells.length);
    const cells = left.cells.length === 1 ? cell[0] : cell[1];
    const which = left.cells.length === apart ? " that aren't neighbors" : "";
    return `${verb[1]} ${left.move} leaves ${count} ${cells} showing ${mark}${which}, so your opponent can't win right away.`;
  }
  const shown = `${cell[1]} showing ${mark}`;
  const none = least === null ? `no ${shown}` : "none at all";
  const some = `at least ${countWord(least ?? 0)} ${shown}, or ${countWord(apart)} that aren't neighbors`;
  const ways = [...(least === null ? [] : [some]), ...(reason.none ? [none] : [])];
  return `To avoid losing, always leave ${ways.join(", or ")}.`;
}

function saySafe({ moves, wrong }: OfKind<"safe">, { verb: [verb, ing] }: Terms): string {
  if (moves.length > wrong.length) return `Here, ${ing} ${listWords(wrong, "or")} loses.`;
  return `Here, ${verb} ${listWords(moves, "or")}.`;
}

function sayNeeded(reason: OfKind<"needed">, terms: Terms): string {
  const { by, sign, move, lists } = reason;
  if (move !== null) return sayNeededMove(move, reason, terms.verb[1]);
  const only = sign === null ? "only" : `${terms.cell[0]} ${sign.cell} is ${sign.mark}, so only`;
  const isLong = lists.flat().length > mostListed;
  const list = isLong ? "" : ` ${capital(listOf(by))} is ${sayLists(lists)}.`;
  return `${sayNext(reason, terms)} ${capital(only)} ${by === "you" ? "you" : "your opponent"} can win.${list}`;
}

function listOf(by: OfKind<"needed">["by"]): string {
  return by === "you" ? "your list" : "your opponent's list";
}

/** With more numbers, the sentence would be hard to read. */
const mostListed = 7;

function sayNext({ by, mark, lists, free, spare }: OfKind<"needed">, { verb: [verb], cell }: Terms): string {
  const [{ length } = []] = lists;
  if (by === "opponent" && length === 2 && free.length > 0)
    return `Don't take ${listWords(free, "or")} off the list, or your opponent takes the last number and wins.`;
  if (by === "opponent")
    return spare
      ? `You can't win, so ${verb} a number that makes your opponent's list longer, or offer a draw.`
      : "You can't win, and your opponent can't win right away, so offer a draw.";
  if (free.length === 1) return `Only one number on your list is ${mark}, so ${verb} that one.`;
  const which = free.length > mostNamed ? `one of ${countWord(free.length)} numbers` : listWords(free, "or");
  if (length === 3)
    return `Take ${which} off your list: if your opponent then takes another, you take the last and win.`;
  return `Take ${which} off your list, whichever leaves the fewest ${mark} ${cell[1]} that aren't on it.`;
}

function sayNeededMove(move: string, reason: OfKind<"needed">, ing: string): string {
  const { by, lists, mark, free } = reason;
  const [list = []] = lists;
  const isAdded = lists.flat(2).includes(move);
  const does = `${ing} ${move} ${isAdded ? "adds it to" : "takes it off"} ${listOf(by)}`;
  if (by === "opponent")
    return `${does}, which ${isAdded ? "then" : "still"} has ${countWord(list.length)} numbers: too many to win right away.`;
  if (!isAdded) return `${ing} ${move} ${sayShorter(reason)}.`;
  const isClear = free.length > 0 && free.length <= mostNamed;
  return `${does}${isClear ? `, but leaves ${listWords(free, "and")} ${mark}, to choose later` : ""}.`;
}

function sayShorter({ lists, free, adds }: OfKind<"needed">): string {
  const [list = [], another] = lists;
  if (another === undefined && list.flat().length === 2 && free.length > 0)
    return `leaves ${sayLists(lists)} on your list: if your opponent takes one, you take the other and win`;
  const does = `shortens your list to ${countWord(list.length)} numbers`;
  if (adds.length === 0) return `${does}, and your opponent can only shorten it more`;
  const isFew = adds.length <= mostNamed;
  if (free.length === 0)
    return `${does}, so your opponent has to add ${isFew ? listWords(adds, "or") : "another one"}`;
  return isFew ? `${does}, and only ${listWords(adds, "or")} can lengthen it again` : does;
}

const mostNamed = 3;

/** `best` is what a better move does. The text doesn't name that move, so players can find it. */
function saySpoils(
  { move, replies: [first, ...others] }: OfKind<"spoils">,
  ing: string,
  { opponent, lets, played = "" }: Voice,
  best?: Reason,
): string {
  const reply = others.includes(played) ? played : first;
  const missed = best?.kind === "ends" ? " instead of winning right away" : "";
  const left = best?.kind === "pairs" ? `. ${anotherChoice} would have left just ${sayPaired(best)} OFF` : "";
  return `${ing} ${move}${missed} ${lets} ${opponent} draw${others.length > 0 ? ", for example" : ""} with ${reply}${left}`;
}

export const anotherChoice = "Another choice";

function sayPaired({ pairs }: OfKind<"pairs">): string {
  return listWords([...new Set(pairs.flat())], "and");
}

/** Says which switches to leave OFF, but not how. */
export function sayAim([reason]: readonly Reason[]): string | undefined {
  if (reason?.kind !== "pairs" || reason.pairs.length > 3) return undefined;
  return `You can force a win: which choice leaves just ${sayPaired(reason)} OFF?`;
}

function sayStuck({ mark, cells }: OfKind<"stuck">, { cell }: Terms): string {
  const list = listWords(cells, "and");
  if (cells.length === 2)
    return `Neither player can win anymore: ${list} always change together, and just one is ${mark}.`;
  return `Neither player can win anymore: every move changes an even number of the ${cell[1]} ${list}, and an odd number of those are ${mark}.`;
}

function sayForced(reason: OfKind<"forced">, ing: string): string {
  if (reason.by === "you") return `${ing} ${reason.move} wins${within(reason)}, whatever your opponent does.`;
  return `Every move loses: your opponent wins${within(reason)}.`;
}

function within({ plies }: OfKind<"forced">): string {
  return plies === null ? "" : ` within ${countMoves(plies)}`;
}

const mostPairsShown = 8;

/** Returns text such as "in pairs: 2-3, 4-5" or "each number with its neighbor: 3-4, 5-6, … 25-26". */
export function sayAnswerPairs(pairs: AnswerPairs): string {
  const [[one, two] = [], another] = pairs;
  if (another === undefined) return `${one} with ${two}, or the other way around`;
  if (pairs.length <= mostPairsShown) return `in pairs: ${writePairs(pairs)}`;
  const rule = ruleOf(pairs);
  return rule === undefined
    ? `in pairs: ${writePairs(pairs.slice(0, mostPairsShown))} and ${pairs.length - mostPairsShown} more`
    : `${rule}: ${writePairs(pairs.slice(0, 2))}, … ${writePairs(pairs.slice(-1))}`;
}

/** With nine switches in Switch and Capture, 9 has two partners: "2-3, 4-9 or 8-9". */
function writePairs(pairs: AnswerPairs): string {
  const isShared = (at: number) => pairs[at]?.[1] === pairs[at - 1]?.[1];
  return pairs.map((pair, at) => `${at === 0 ? "" : isShared(at) ? " or " : ", "}${pair.join("-")}`).join("");
}

/** The rule behind the pairs, if the first two pairs make it clear. */
function ruleOf(pairs: AnswerPairs): string | undefined {
  const numbers = pairs.map(([one, two]) => [Number(one), Number(two)] as const);
  const [[first, last] = [0, 0]] = numbers;
  if (numbers.every(([one, two], at) => one === first + 2 * at && two === one + 1))
    return "each number with its neighbor";
  const isEven = numbers.every(([one, two], at) => one === first + at && two === last - at);
  return isEven ? `so that the two numbers add up to ${first + last}` : undefined;
}
