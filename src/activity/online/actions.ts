/** What a player's command means in an online game: an action for the server, a question first, or why it cannot be done. */

import { offersToAnswer, phaseOf } from "../../client/status.ts";
import type { KnownView } from "../../client/view.ts";
import { awayText, turnText } from "../../client/words.ts";
import type { Action } from "../../protocol/online/messages.ts";
import type { CommandId } from "../command.ts";

export const watchingText = "You are watching this game.";
export const gameOverText = "The game is over.";

/** The commands of a player in the match. */
const playerCommands = ["draw", "takeback", "accept", "decline", "claim", "resign", "next"] as const;
export type PlayerCommand = (typeof playerCommands)[number];

export function isPlayerCommand(id: CommandId): id is PlayerCommand {
  return playerCommands.some((each) => each === id);
}

export type Meaning =
  | { readonly kind: "act"; readonly action: Action }
  | { readonly kind: "question"; readonly question: "resign" | "offer" }
  /** The players have gone on to another game. */
  | { readonly kind: "follow" }
  | { readonly kind: "refuse"; readonly text: string };

export function meaningOf(view: KnownView, id: PlayerCommand, rest: string, now: number): Meaning {
  if (id === "next" && view.online.next !== null) return { kind: "follow" };
  if (view.seat === null) return refuse(watchingText);
  if (id === "accept" || id === "decline") return answerOffer(view, id, rest);
  const phase = phaseOf(view);
  if (id === "next")
    return phase === "over" ? act({ type: "offer", what: "rematch" }) : refuse("The game is not over yet.");
  if (phase === "over") return refuse(gameOverText);
  if (phase !== "playing") return refuse(`${turnText(view)}.`);
  return id === "claim" ? claim(view, rest, now) : offer(view, id);
}

function offer(view: KnownView, id: "draw" | "takeback" | "resign"): Meaning {
  if (id === "takeback") return act({ type: "offer", what: "takeback" });
  return id === "draw" ? offerDraw(view) : { kind: "question", question: id };
}

/** A player who offers what was offered accepts it. */
function offerDraw(view: KnownView): Meaning {
  const isOffered = offersToAnswer(view).includes("draw");
  return isOffered
    ? act({ type: "answer", what: "draw", accept: true })
    : { kind: "question", question: "offer" };
}

function act(action: Action): Meaning {
  return { kind: "act", action };
}

function refuse(text: string): Meaning {
  return { kind: "refuse", text };
}

/** Where two offers stand, the player says which one is meant. */
function answerOffer(view: KnownView, id: "accept" | "decline", rest: string): Meaning {
  const open = offersToAnswer(view);
  const [what, second] = rest === "" ? open : open.filter((each) => each === rest);
  if (what === undefined) return refuse("There is no offer to answer.");
  if (second === undefined) return act({ type: "answer", what, accept: id === "accept" });
  return refuse(`Which one? Type ${open.map((each) => `${id} ${each}`).join(", or ")}.`);
}

/** The win, unless the player says that it is to be a draw. */
function claim(view: KnownView, rest: string, now: number): Meaning {
  if (!view.claimable) return refuse(awayText(view, now) || "There is nothing to claim.");
  if (rest === "draw") return act({ type: "claim", as: "draw" });
  if (rest === "" || rest === "win") return act({ type: "claim", as: "win" });
  return refuse("Claim what? Type claim win, or claim draw.");
}
