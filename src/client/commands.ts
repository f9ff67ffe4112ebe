/** What a player may type beside moves in an online game, and what it means there. None of it costs the turn. */

import type { Action } from "../protocol/online/messages.ts";
import { offersToAnswer, phaseOf } from "./status.ts";
import type { KnownView } from "./view.ts";
import { awayText, turnText } from "./words.ts";

/** The words for a player in the match. */
const playerWords = ["draw", "takeback", "accept", "decline", "claim", "resign", "rematch"] as const;
export type PlayerWord = (typeof playerWords)[number];
const commandWords = ["help", "rules", "moves", "status", "link", "back", "quit", ...playerWords] as const;
export type OnlineWord = (typeof commandWords)[number];

/** Behind these another word may stand: claim draw, accept takeback. */
const furtherWords: readonly OnlineWord[] = ["claim", "accept", "decline"];

export interface OnlineCommand<Word extends OnlineWord = OnlineWord> {
  readonly word: Word;
  /** What stands behind the word. */
  readonly rest: string;
}

/** Other words for the same, as people who know the local game type them. */
const aliases: ReadonlyMap<string, OnlineWord> = new Map([
  ["undo", "takeback"],
  ["next", "rematch"],
  ["exit", "quit"],
]);

export const onlineHelp: readonly string[] = [
  "Besides a move, you can type:",
  "  moves: list the legal moves",
  "  draw: offer a draw",
  "  takeback: ask to take back your last move",
  "  accept, decline: answer an offer",
  "  claim: claim the game of a player who left (claim draw: as a draw)",
  "  resign: resign the game",
  "  rematch, next: after the end, offer a rematch or go on to the next game",
  "  status: show the game, the clocks and who is here",
  "  link: show the links of this game",
  "  rules: show the rules of the game",
  "  back: return to the first question of your turn",
  "  quit: leave the game; your link brings you back",
];

export const watchingText = "You are watching this game.";
export const gameOverText = "The game is over.";

/** Words of the local game that an online game does not have, and why. */
const absent: ReadonlyMap<string, string> = new Map([
  ["hint", "There are no hints in an online game; it can be analysed when it is over."],
  ["redo", "A move that was taken back online is gone."],
  ["save", "An online game is kept by its server; a finished one lands in your history."],
]);

export function parseOnlineCommand(text: string): OnlineCommand | undefined {
  const [first = "", ...others] = text.toLowerCase().split(/\s+/);
  const word = aliases.get(first) ?? commandWords.find((candidate) => candidate === first);
  if (word === undefined || (others.length > 0 && !furtherWords.includes(word))) return undefined;
  return { word, rest: others.join(" ") };
}

export function isPlayerWord(word: OnlineWord): word is PlayerWord {
  return playerWords.some((each) => each === word);
}

export function absentWord(text: string): string | undefined {
  const [first = ""] = text.toLowerCase().split(/\s+/);
  return absent.get(first);
}

/** An action; or a question that comes first, going on to the next game, or why it cannot be done. */
export type Meaning =
  | { readonly kind: "act"; readonly action: Action }
  | { readonly kind: "ask-resign" | "next" }
  | { readonly kind: "refuse"; readonly text: string };

export function meaningOf(view: KnownView, command: OnlineCommand<PlayerWord>, now: number): Meaning {
  const { word, rest } = command;
  if (word === "rematch" && view.online.next !== null) return { kind: "next" };
  if (view.seat === null) return refuse(watchingText);
  if (word === "accept" || word === "decline") return answerOffer(view, word, rest);
  const phase = phaseOf(view);
  if (word === "rematch")
    return phase === "over" ? act({ type: "offer", what: "rematch" }) : refuse("The game is not over yet.");
  if (phase === "over") return refuse(gameOverText);
  if (phase !== "playing") return refuse(`${turnText(view)}.`);
  if (word === "resign") return { kind: "ask-resign" };
  return word === "claim" ? claim(view, rest, now) : act({ type: "offer", what: word });
}

function act(action: Action): Meaning {
  return { kind: "act", action };
}

function refuse(text: string): Meaning {
  return { kind: "refuse", text };
}

/** Where two offers stand, it has to be said which one is meant. */
function answerOffer(view: KnownView, word: "accept" | "decline", rest: string): Meaning {
  const open = offersToAnswer(view);
  const [what, second] = rest === "" ? open : open.filter((each) => each === rest);
  if (what === undefined) return refuse("There is no offer to answer.");
  if (second === undefined) return act({ type: "answer", what, accept: word === "accept" });
  return refuse(`Which one? Type ${open.map((each) => `${word} ${each}`).join(", or ")}.`);
}

/** The win, unless the player says that it is to be a draw. */
function claim(view: KnownView, rest: string, now: number): Meaning {
  if (!view.claimable) return refuse(awayText(view, now) || "There is nothing to claim.");
  if (rest === "draw") return act({ type: "claim", as: "draw" });
  if (rest === "" || rest === "win") return act({ type: "claim", as: "win" });
  return refuse("Claim what? Type claim win, or claim draw.");
}
