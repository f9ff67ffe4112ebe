/** What players can do in an online game besides moving. */

import { canOffer, offersToAnswer, phaseOf } from "../../client/status.ts";
import type { KnownView } from "../../client/view.ts";
import { awayText, nextGameText, turnText } from "../../client/words.ts";
import { isOver } from "../../table/table.ts";
import { hasNextGame } from "../../words/series.ts";
import { type ActivityCommand, absent, command, commandIf } from "../command.ts";
import { gameCommands, lookKeys, nothingToLookAt, retryCommands } from "../game/commands.ts";
import type { OnlineState } from "./state.ts";

export const watchingText = "You are watching this game.";
export const gameOverText = "The game is over.";
export const noOfferText = "There is no offer to answer.";

export function onlineCommands(state: OnlineState): readonly ActivityCommand[] {
  if (state.viewing !== null) return gameCommands(state);
  const { view, match } = state;
  return [
    ...answerCommands(state),
    ...(isOver(state) ? [...nextCommands(state), ...retryCommands(state)] : playerCommands(view)),
    commandIf("look", match.moves.length > 0, nothingToLookAt, isOver(state) ? lookKeys : {}),
    command("moves"),
    command("status"),
    command("link"),
    ...(view.connection.kind === "waiting" ? [command("reconnect")] : []),
    command("rules"),
    command("leave", { help: "leave; your link brings you back", keys: ["escape", "q"] }),
    command("quit", { help: "leave the game; your link brings you back", keys: [] }),
    command("help"),
    ...(isOver(state) ? [] : never),
  ];
}

/** Commands of other games that an online game does not have, and why. */
const noHelp = "There are no hints in an online game; you can analyse it when it is over.";
const never = [
  absent("hint", noHelp),
  absent("values", noHelp),
  absent("next", "The game is not over yet."),
  absent("redo", "You can't redo a move in an online game."),
  absent("save", "The server keeps online games; finished ones go to your history."),
];

/** The remaining time is shown all the while. */
const tooEarly = "You cannot claim the game yet: wait until the time is up.";

/** The opponent's offers, oldest first, and the claim if the opponent is absent. */
function answerCommands({ view, now }: OnlineState): readonly ActivityCommand[] {
  const [what] = offersToAnswer(view);
  return [
    what === undefined ? unanswered("accept") : command("accept", { label: `accept ${what}`, given: what }),
    what === undefined ? unanswered("decline") : command("decline", { given: what }),
    commandIf("claim", view.claimable, awayText(view, now) === "" ? "There is nothing to claim." : tooEarly),
  ];
}

/** Without an offer, yes and no aren't commands. */
function unanswered(id: "accept" | "decline"): ActivityCommand {
  const words = command(id).words.slice(0, 1);
  return command(id, { off: noOfferText, keys: [], words });
}

function playerCommands(view: KnownView): readonly ActivityCommand[] {
  const why = whyNot(view);
  const may = why === "";
  return [
    commandIf("takeback", may && canOffer(view, "takeback"), why || "You have no move to take back."),
    commandIf("draw", may && mayDraw(view), why || "You have already offered a draw."),
    commandIf("resign", may, why),
  ];
}

function mayDraw(view: KnownView): boolean {
  return canOffer(view, "draw") || offersToAnswer(view).includes("draw");
}

function whyNot(view: KnownView): string {
  if (view.seat === null) return watchingText;
  const phase = phaseOf(view);
  if (phase === "over") return gameOverText;
  return phase === "playing" ? "" : `${turnText(view)}.`;
}

/** The seats change in a rematch, so it names no opener. */
function nextCommands({ view, match }: OnlineState): readonly ActivityCommand[] {
  const { next, offers } = view.online;
  const label = next !== null ? nextGameText(match) : hasNextGame(match) ? "next game" : "rematch";
  const may = next !== null || (view.seat !== null && offers.rematch !== view.seat);
  const why = view.seat === null ? watchingText : "You offered a rematch.";
  const keys = offersToAnswer(view).length > 0 ? [] : ["n", "return"];
  return [commandIf("next", may, why, { label, help: "offer a rematch, or go on to the next game", keys })];
}
