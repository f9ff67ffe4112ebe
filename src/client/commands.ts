/** What a player's word means in an online game, as the screen asks for it. */

import type { Action } from "../protocol/online/messages.ts";
import { offersToAnswer, phaseOf } from "./status.ts";
import type { KnownView } from "./view.ts";
import { awayText, turnText } from "./words.ts";

export type PlayerWord = "draw" | "takeback" | "accept" | "decline" | "claim" | "resign" | "rematch";

interface OnlineCommand {
  readonly word: PlayerWord;
  /** What stands behind the word. */
  readonly rest: string;
}

export const watchingText = "You are watching this game.";
export const gameOverText = "The game is over.";

/** Words of the local game that an online game does not have, and why. */
const absent: ReadonlyMap<string, string> = new Map([
  ["hint", "There are no hints in an online game; it can be analysed when it is over."],
  ["redo", "A move that was taken back online is gone."],
  ["save", "An online game is kept by its server; a finished one lands in your history."],
]);

export function absentWord(text: string): string | undefined {
  const [first = ""] = text.toLowerCase().split(/\s+/);
  return absent.get(first);
}

/** An action; or a question that comes first, going on to the next game, or why it cannot be done. */
export type Meaning =
  | { readonly kind: "act"; readonly action: Action }
  | { readonly kind: "ask-resign" | "next" }
  | { readonly kind: "refuse"; readonly text: string };

export function meaningOf(view: KnownView, command: OnlineCommand, now: number): Meaning {
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
