/** What an online game shows, and what players can do: who is who, who is connected, the offers, and problems with the connection. */

import { isComputer } from "../core/match.ts";
import { ofSeat, type Pair, type Seat } from "../core/seat.ts";
import { type ActivityCommand, absent, type CommandId, command, commandIf } from "../play/command.ts";
import { gameCommands, lookKeys, nothingToLookAt, retryCommands } from "../play/game/commands.ts";
import { gameNotices, gameScene, questionAt } from "../play/game/scene.ts";
import { type Notice, notices, type PlayerScene, type Scene } from "../play/scene.ts";
import { isOver } from "../play/table.ts";
import { hasNextGame } from "../play/words.ts";
import type { OnlineState } from "./activity-state.ts";
import {
  canOffer,
  clocksAt,
  hasFreeSeat,
  isAway,
  offersToAnswer,
  phaseOf,
  standingOffers,
} from "./client/status.ts";
import type { KnownView } from "./client/view.ts";
import {
  answerText,
  awayText,
  bannerText,
  continuedText,
  gameOverText,
  heldText,
  nextGameText,
  noOfferText,
  offerText,
  questionText,
  turnText,
  watchersText,
  watchingText,
} from "./words.ts";

export function onlineScene(state: OnlineState): Scene {
  const { view, notes, viewing } = state;
  const over = isOver(state);
  // The opponent's last move stays visible beside the news.
  const scene = gameScene(over ? state : { ...state, said: "" }, view.seat);
  return {
    ...scene,
    ...(over || viewing !== null ? {} : turnScene(state, scene)),
    place: [watchersText(view), scene.place].filter((part) => part !== "").join(" · "),
    players: onlinePlayers(state, scene),
    notes: viewing === null ? notes : [],
    notices: over ? [...gameNotices(state), ...standingNotices(state)] : standingNotices(state),
    problems: [bannerText(view, state.now), ...scene.problems].filter((text) => text !== ""),
    question: questionAt(state, (question) => questionText(view, question)),
    main: over && viewing === null ? nextOf(state) : null,
    waiting: over ? answerText(view) : heldText(view),
    analysisAllowed: over,
    ticking: isTicking(state),
  };
}

function turnScene({ view }: OnlineState, { line }: Scene): Pick<Scene, "headline" | "line"> {
  const waits = hasFreeSeat(view.online);
  const seated = waits ? "The game begins when someone takes the seat." : line;
  return {
    headline: { sign: waits ? "waiting" : "turn", text: turnText(view) },
    line: view.seat === null ? watchingText : seated,
  };
}

/** Both players are people, so each has a name. */
function onlinePlayers(state: OnlineState, { players }: Scene): Pair<PlayerScene> | null {
  const clocks = clocksAt(state.view, state.now);
  const withPresence = (player: PlayerScene, seat: Seat) => ({
    ...player,
    name: ofSeat(state.match.players, seat).name,
    clock: clocks && ofSeat(clocks, seat),
    presence: presenceOf(state, seat),
  });
  return players && [withPresence(players[0], 1), withPresence(players[1], 2)];
}

function presenceOf({ view, match }: OnlineState, seat: Seat): PlayerScene["presence"] {
  if (isComputer(match, seat) || view.connection.kind !== "open") return null;
  if (!ofSeat(view.online.taken, seat)) return "empty";
  return isAway(view, seat) ? "away" : "here";
}

/** An open offer isn't repeated if it was just announced. */
function standingNotices(state: OnlineState): readonly Notice[] {
  const { said, view, match, now } = state;
  const { next } = view.online;
  const away = next === null ? awayText(view, now) : continuedText(match, view.seat);
  const answers: readonly CommandId[] = next !== null ? ["next"] : view.claimable ? ["claim"] : [];
  const rest = next === null && view.claimable ? { rest: ["win", "draw"] } : {};
  const offers = standingOffers(view).flatMap((offer): readonly Notice[] => {
    const text = offerText(match, offer, view.seat);
    if (said.includes(text)) return [];
    const own = view.seat === null || offer.from === view.seat;
    const answered = own ? {} : { answers: ["accept", "decline"] as const, rest: [offer.what] };
    return [{ tone: "strong", text, ...answered }];
  });
  return [
    ...(isOver(state) ? [] : notices("plain", said)),
    ...(away === "" ? [] : [{ tone: "plain" as const, text: away, answers, ...rest }]),
    ...offers,
  ];
}

/** A rematch, unless this player has offered one already. */
function nextOf({ view }: OnlineState): CommandId | null {
  const { next, offers } = view.online;
  if (next !== null) return "next";
  if (view.seat === null || offers.rematch === view.seat) return null;
  return offers.rematch === null ? "next" : "accept";
}

function isTicking({ view, match }: OnlineState): boolean {
  if (view.connection.kind === "waiting") return true;
  return match.outcome === null && (view.online.clock !== null || view.away.includes(true));
}

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

const noHelp = "There are no hints in an online game; you can analyse it when it is over.";
const never = [
  absent("hint", noHelp),
  absent("values", noHelp),
  absent("next", "The game is not over yet."),
  absent("redo", "You can't redo a move in an online game."),
  absent("save", "The server keeps online games; finished ones go to your history."),
];

/** The remaining time is on show anyway. */
const tooEarly = "You cannot claim the game yet: wait until the time is up.";

/** The opponent's offers, oldest first, and the claim if the opponent is away. */
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
  const mayDraw = canOffer(view, "draw") || offersToAnswer(view).includes("draw");
  return [
    commandIf("takeback", may && canOffer(view, "takeback"), why || "You have no move to take back."),
    commandIf("draw", may && mayDraw, why || "You have already offered a draw."),
    commandIf("resign", may, why),
  ];
}

function whyNot(view: KnownView): string {
  if (view.seat === null) return watchingText;
  const phase = phaseOf(view);
  if (phase === "over") return gameOverText;
  return phase === "playing" ? "" : `${turnText(view)}.`;
}

/** A rematch swaps the seats, so its label names no opener. */
function nextCommands({ view, match }: OnlineState): readonly ActivityCommand[] {
  const { next, offers } = view.online;
  const label = next !== null ? nextGameText(match) : hasNextGame(match) ? "next game" : "rematch";
  const may = next !== null || (view.seat !== null && offers.rematch !== view.seat);
  const why = view.seat === null ? watchingText : "You offered a rematch.";
  const keys = offersToAnswer(view).length > 0 ? [] : ["n", "return"];
  return [commandIf("next", may, why, { label, help: "offer a rematch, or go on to the next game", keys })];
}
