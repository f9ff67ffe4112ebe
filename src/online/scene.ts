import { isComputer } from "../core/match.ts";
import { ofSeat, type Pair, type Seat } from "../core/seat.ts";
import { gameNotices, gameScene, questionAt } from "../play/game/scene.ts";
import { type Notice, notices, type PlayerScene, type Scene } from "../play/scene.ts";
import { isOver } from "../play/table.ts";
import type { OnlineState } from "./activity-state.ts";
import { clocksAt, hasFreeSeat, isAway, standingOffers } from "./client/status.ts";
import {
  answerText,
  awayText,
  bannerText,
  continuedText,
  heldText,
  offerText,
  turnText,
  watchersText,
  watchingText,
} from "./words.ts";

export function onlineScene(state: OnlineState): Scene {
  const { view, notes, viewing } = state;
  const over = isOver(state);
  // Leave the opponent's last move on the screen. The news is shown as a notice instead.
  const scene = gameScene(over ? state : { ...state, said: "" }, view.seat);
  return {
    ...scene,
    ...(over || viewing !== null ? {} : turnScene(state, scene)),
    place: [watchersText(view), scene.place].filter((part) => part !== "").join(" · "),
    players: onlinePlayers(state, scene),
    notes: viewing === null ? notes : [],
    notices: over ? [...gameNotices(state), ...standingNotices(state)] : standingNotices(state),
    problems: [bannerText(view, state.now), ...scene.problems].filter((text) => text !== ""),
    question: questionNow(state),
    main: over && viewing === null ? nextOf(state) : null,
    waiting: over ? answerText(view) : heldText(view),
    analysisAllowed: over,
    ticking: isTicking(state),
  };
}

function questionNow(state: OnlineState): Scene["question"] {
  const { view } = state;
  const asked = questionAt(state, view.seat ?? undefined);
  const isWaiting = state.question === "leave" && view.online.anyone === true;
  return asked && isWaiting ? { ...asked, text: "Leave? You'll stop waiting for an opponent." } : asked;
}

function turnScene({ view }: OnlineState, { line }: Scene): Pick<Scene, "headline" | "line"> {
  const waits = hasFreeSeat(view.online);
  return {
    headline: { sign: waits ? "waiting" : "turn", text: turnText(view) },
    line: view.seat === null ? watchingText : waits ? "" : line,
  };
}

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

/** Leaves out an offer that the news has just announced. */
function standingNotices(state: OnlineState): readonly Notice[] {
  const { said, view, match, now } = state;
  const { next } = view.online;
  const away = next === null ? awayText(view, now) : continuedText(match, view.seat);
  const answers: readonly string[] = next !== null ? ["next"] : view.claimable ? ["claim"] : [];
  const offers = standingOffers(view).flatMap((offer): readonly Notice[] => {
    const text = offerText(match, offer, view.seat);
    if (said.includes(text)) return [];
    const own = view.seat === null || offer.from === view.seat;
    const answered = own ? {} : { answers: ["accept", "decline"] as const, rest: offer.what };
    return [{ tone: "strong", text, ...answered }];
  });
  return [
    ...(isOver(state) ? [] : notices("plain", said)),
    ...(away === "" ? [] : [{ tone: "plain" as const, text: away, answers }]),
    ...offers,
  ];
}

/** What the main button does after the game. Null if it can't do anything or the player has to wait for an answer. */
function nextOf({ view }: OnlineState): string | null {
  const { next, offers } = view.online;
  if (next !== null) return "next";
  if (view.seat === null || offers.rematch === view.seat) return null;
  return offers.rematch === null ? "next" : "accept";
}

function isTicking({ view, match }: OnlineState): boolean {
  if (view.connection.kind === "waiting") return true;
  return match.outcome === null && (view.online.clock !== null || view.away.includes(true));
}
