/** An online game. Moves go to the server, and the player gets no help until the game is over. */

import { currentPosition, isComputer } from "../core/match.ts";
import { ok } from "../core/result.ts";
import { ofSeat, otherSeat } from "../core/seat.ts";
import { type CommandLooks, noWords, yesWords } from "../play/command.ts";
import type { Activity, Command, Commands, Kind, Step } from "../play/contract.ts";
import { game, noDraws, past, playing, retry, tryAgain } from "../play/game/game.ts";
import { answerAtGame, asksAbout } from "../play/game/news.ts";
import type { WayBack } from "../play/game/retry.ts";
import { activityOpener, leave, refuse, say, step, tell } from "../play/step.ts";
import { ask, isOver } from "../play/table.ts";
import { usual } from "../play/usual.ts";
import { hasNextGame } from "../play/words.ts";
import { hearNews, type OnlineState, onlineState } from "./activity-state.ts";
import { canMove, canOffer, hasFreeSeat, isWrongLink, offersToAnswer, phaseOf } from "./client/status.ts";
import { type KnownView, sentMove } from "./client/view.ts";
import type { Action } from "./messages.ts";
import { heardNews, openedNews, promptOnline } from "./news.ts";
import { onlineScene } from "./scene.ts";
import {
  awayText,
  gameOverText,
  nextGameText,
  noOfferText,
  statusText,
  turnText,
  watchingText,
} from "./words.ts";

const online: Kind<OnlineState> = {
  scene: onlineScene,
  commands: commandsAt,
  choose: (state, name) => (isOver(state) ? game.choose(state, name) : sendMove(state, name)),
  read: readAtOnline,
  decide: decideAtOnline,
  answered: answerAtGame,
  follow: followOnline,
  opened: openedNews,
  prompt: promptOnline,
  hear: (state, news) => {
    const after = hearNews(state, news);
    return tell(after, ...heardNews(after));
  },
  tick: (state, now) => step({ ...state, now }),
};

export function onlineActivity(...opening: Parameters<typeof onlineState>): Activity {
  return { kind: online, state: onlineState(...opening) };
}

function sendMove(state: OnlineState, name: string): Step<OnlineState> {
  const why = whyNoMove(state);
  const done = { ...state, typed: "", problem: "", said: "" };
  if (why !== "") return refuse(done, why);
  const waits = state.view.connection.kind !== "open";
  const sent = waits ? say(done, "Your move will be sent as soon as you're back online.") : step(done);
  return { ...sent, wants: [{ kind: "act", action: { type: "move", move: name } }] };
}

function whyNoMove({ view, match }: OnlineState): string {
  if (view.seat === null) return watchingText;
  if (match.outcome !== null) return gameOverText;
  if (canMove(view)) return "";
  return sentMove(view) === undefined ? `${turnText(view)}.` : "Your move is on its way.";
}

function readAtOnline(state: OnlineState, text: string): Step<OnlineState> {
  const why = whyNoMove(state);
  if (why !== "") return refuse(state, why);
  const { game } = state.match;
  const position = currentPosition(state.match);
  const move = game.parseMove(position, text.trim());
  if (!move.ok) return refuse(state, move.problem.message);
  return sendMove(state, game.formatMove(position, move.value));
}

function act(state: OnlineState, action: Action): Step<OnlineState> {
  return step({ ...state, problem: "", said: "" }, { kind: "act", action });
}

function commandsAt(state: OnlineState): Commands<OnlineState> {
  if (state.viewing !== null) return lookingBack;
  return isOver(state) ? over : onlineCommands;
}

/** Answers one of the opponent's offers. Without an offer, "yes" and "no" aren't commands. */
function answerCommand(id: "accept" | "decline", words: readonly string[], key: string) {
  return {
    help: `${id} an offer`,
    words: [id, ...words],
    keys: [key],
    argument: "OFFER",
    when: ({ view }) => {
      const [what] = offersToAnswer(view);
      if (what === undefined) return { off: noOfferText, keys: [], words: [id] };
      return { given: what, label: id === "accept" ? `accept ${what}` : id, help: `${id} the ${what}` };
    },
    run: (state, what) => answerOffer(state, id, what),
  } satisfies Command<OnlineState>;
}

const answers = {
  accept: answerCommand("accept", yesWords, "y"),
  decline: answerCommand("decline", noWords, "n"),
  claim: {
    help: "claim the game after your opponent leaves",
    keys: ["c"],
    when: ({ view, now }) =>
      view.claimable ||
      (awayText(view, now) === "" ? "You can claim the game only after your opponent leaves." : tooEarly),
    run: (state) => act(state, { type: "claim" }),
  },
} satisfies Commands<OnlineState>;

const tooEarly = "You can't claim the game yet. Give your opponent a little more time to come back.";

const quit = {
  ...usual.quit,
  help: "leave the game (your private link brings you back)",
  run: (state) => step(state, leave(false)),
} satisfies Command<OnlineState>;

const meanwhile = {
  label: "play the computer",
  help: "play the computer while you wait",
  words: ["computer"],
  keys: ["p"],
  when: ({ view }) => view.online.anyone === true,
  run: (state) => step(state, { kind: "meanwhile", waiting: state }),
} satisfies Command<OnlineState>;

const block = {
  help: "don't get paired with this player again",
  seldom: true,
  when: ({ view }) => {
    const name = opponentOf(view);
    return name !== "" && { label: `don't play ${name} again` };
  },
  run: (state) => {
    const name = opponentOf(state.view);
    return {
      ...say(state, `You won't be paired with ${name} again during this visit.`),
      wants: [{ kind: "block", name }],
    };
  },
} satisfies Command<OnlineState>;

function opponentOf({ online, seat }: KnownView): string {
  if (seat === null || hasFreeSeat(online) || isComputer(online.match, otherSeat(seat))) return "";
  return ofSeat(online.match.players, otherSeat(seat)).name;
}

const ways = {
  look: playing.look,
  moves: playing.moves,
  status: {
    help: "show whose turn it is, who's here and how much time is left",
    run: (state) => say(state, statusText(state.view, state.now)),
  },
  link: {
    label: "links",
    help: "show this game's links",
    keys: ["l"],
    run: (state) => step(state, { kind: "show", title: "Links", text: state.links }),
  },
  reconnect: {
    label: "try now",
    help: "reconnect now",
    words: ["connect"],
    seldom: true,
    when: ({ view }) => view.connection.kind === "waiting",
    run: (state) => step(state, { kind: "reconnect" }),
  },
  block,
  rules: usual.rules,
  leave: {
    ...usual.leave,
    help: "leave (your private link brings you back)",
    keys: ["escape", "q"],
    run: leaveGame,
  },
  quit: { ...quit, keys: [] },
  help: usual.help,
} satisfies Commands<OnlineState>;

function whyNot({ view }: OnlineState): string | Partial<CommandLooks> | null {
  if (view.seat === null) return forPlayers;
  return phaseOf(view) === "playing" ? null : `${turnText(view)}.`;
}

/** Hides commands from spectators if only players can use them. */
const forPlayers = { off: watchingText, hidden: true, keys: [] };

/** Only offline games have this command. Players who type it anyway hear why it doesn't work here. */
function absent(why: string) {
  return { when: () => ({ keys: [], off: why, hidden: true }) };
}

const noHelp = absent("There are no hints in online games. You can analyze the game when it's over.");

export const onlineCommands = {
  meanwhile,
  ...answers,
  takeback: {
    label: "take back",
    help: "ask to take back your last move",
    words: ["takeback", "undo"],
    keys: ["u"],
    when: (state) => whyNot(state) ?? (canOffer(state.view, "takeback") || noTakeback(state)),
    run: (state) => act(state, { type: "offer", what: "takeback" }),
  },
  draw: {
    ...playing.draw,
    when: (state) => {
      const isOffered = offersToAnswer(state.view).includes("draw");
      if (state.match.game.endless !== true && !isOffered) return noDraws;
      return whyNot(state) ?? (isOffered || canOffer(state.view, "draw") || "You've already offered a draw.");
    },
    run: offerDraw,
  },
  resign: {
    ...playing.resign,
    when: (state) => whyNot(state) ?? true,
    run: (state) => step(ask(state, "resign")),
  },
  ...ways,
  hint: { ...playing.hint, ...noHelp },
  values: { ...playing.values, ...noHelp },
  next: { ...usual.next, ...absent("The game isn't over yet."), run: goOn },
} satisfies Commands<OnlineState>;

const over: Commands<OnlineState> = {
  ...answers,
  /** Doesn't say who moves first, because a rematch swaps the seats. */
  next: {
    ...usual.next,
    when: ({ view, match }) => {
      const { next, offers } = view.online;
      const goesOn = next !== null || hasNextGame(match);
      if (next === null && view.seat === null) return forPlayers;
      return {
        label: next !== null ? nextGameText(match) : goesOn ? "next game" : "rematch",
        help: goesOn ? "go to the next game" : "offer a rematch",
        keys: offersToAnswer(view).length > 0 ? [] : ["n", "return"],
        off: next !== null || offers.rematch !== view.seat ? null : "You've already offered a rematch.",
      };
    },
    run: goOn,
  },
  retry: { ...retry, run: retryOnline },
  ...ways,
};

const lookingBack: Commands<OnlineState> = { ...past, retry: { ...past.retry, run: retryOnline }, quit };

function retryOnline(state: OnlineState): Step<OnlineState> {
  return tryAgain(state, wayBack(state));
}

function wayBack(state: OnlineState): WayBack {
  return {
    open: activityOpener(online, async () => ok(state)),
    hear: (news) => wayBack(hearNews(state, news)),
  };
}

function noTakeback({ view }: OnlineState): string {
  const asked = view.online.offers.takeback === view.seat;
  return asked ? "You've already asked to take back your move." : "You don't have a move to take back.";
}

/** If two offers are open, the player has to say which one they mean. */
function answerOffer(state: OnlineState, id: "accept" | "decline", rest: string): Step<OnlineState> {
  const standing = offersToAnswer(state.view);
  const [what, second] = rest === "" ? standing : standing.filter((each) => each === rest);
  if (what === undefined) return refuse(state, noOfferText);
  if (second === undefined) return act(state, { type: "answer", what, accept: id === "accept" });
  return refuse(state, `Which one? Type ${standing.map((each) => `"${id} ${each}"`).join(" or ")}.`);
}

function offerDraw(state: OnlineState): Step<OnlineState> {
  const isOffered = offersToAnswer(state.view).includes("draw");
  return isOffered ? answerOffer(state, "accept", "draw") : step(ask(state, "offer"));
}

function goOn(state: OnlineState): Step<OnlineState> {
  if (state.view.online.next !== null) return step(state, { kind: "follow" });
  return act(state, { type: "offer", what: "rematch" });
}

function leaveGame(state: OnlineState): Step<OnlineState> {
  const isFree = isOver(state) || isWrongLink(state.view) || state.view.seat === null;
  return isFree ? step(state, leave(false)) : step(ask(state, "leave"));
}

function decideAtOnline(state: OnlineState, yes: boolean): Step<OnlineState> {
  const { question } = state;
  const answered = ask(state, null);
  if (!yes) return say(answered, "The game goes on.");
  if (question === "leave") return step(answered, leave(false));
  return act(answered, question === "offer" ? { type: "offer", what: "draw" } : { type: "resign" });
}

/** Once the game is over, asks for a review and, if this player took part, saves the game. */
function followOnline(before: OnlineState | undefined, after: OnlineState): Step<OnlineState> {
  const { match, view, review } = after;
  if (match.outcome === null) return step(after);
  const isNew = before?.match.outcome == null && review === null;
  const kept = isNew && view.seat !== null ? [{ kind: "save" as const, match, seat: view.seat }] : [];
  return step(after, ...kept, ...asksAbout(before, after));
}
