/** Pure functions, which touch no page, clock or random numbers. */

import { levelsForPeople } from "../../computer/level-names.ts";
import type { Match } from "../../core/match.ts";
import { advance, enter, type Input } from "../../play/activity.ts";
import type { Activity, Want } from "../../play/contract.ts";
import type { Preferences } from "./keep/preferences.ts";
import { keyOf, type Place, type PlaceName, placeOf, type Route, routeAfter, routeOpener } from "./route.ts";
import { announceOpened, changedAloud } from "./spoken.ts";
import {
  isPlayedOnline,
  isTruthShown,
  newOnlineSession,
  type OnlineVisit,
  onlineRoute,
  type State,
  shownActivity,
  unfold,
  unfoldNext,
} from "./state.ts";

export type Message =
  /** The UTC date, if the address may depend on it. */
  | { readonly kind: "visit"; readonly route: Route; readonly today?: string }
  /** A board's input goes to the activity on screen, and an answer to the place that asked. */
  | { readonly kind: "input"; readonly input: Input; readonly place?: PlaceName }
  | { readonly kind: "request"; readonly place: PlaceName }
  | OpenMessage
  | { readonly kind: "failed"; readonly place: PlaceName; readonly request: number; readonly text: string }
  | { readonly kind: "unfold"; readonly match: Match }
  /** Changes parts of the state that nothing else depends on. */
  | { readonly kind: "set"; readonly values: Partial<State> }
  | { readonly kind: "prefer"; readonly preferences: Partial<Preferences> }
  | { readonly kind: "say"; readonly text: string }
  /** Shown for a few seconds, and announced by screen readers. */
  | { readonly kind: "flash"; readonly text: string }
  /** Ignored once another online game is open. If `values` has another id, that's the next game. */
  | { readonly kind: "online-set"; readonly id: string; readonly values: Partial<OnlineVisit> };

interface OpenMessage {
  readonly kind: "open";
  readonly place: PlaceName;
  readonly activity: Activity;
  readonly request?: number;
}

export type Dispatch = (message: Message) => void;

export interface PlacedWant {
  readonly place: PlaceName;
  readonly want: Want;
}

export interface Updated {
  readonly state: State;
  readonly wants: readonly PlacedWant[];
}

export function update(state: State, message: Message): Updated {
  return withStudy(next(state, message));
}

function withStudy(updated: Updated): Updated {
  const { state } = updated;
  const place = placeOf(state.route);
  const before = shownActivity(state);
  const on = isTruthShown(state);
  if (place === null || before === null || (before.state.study !== null) === on) return updated;
  const { activity, wants } = advance(before, { kind: "study", on });
  return {
    state: withPlace(state, place, { activity }),
    wants: [...updated.wants, ...placed(place, wants)],
  };
}

function next(state: State, message: Message): Updated {
  switch (message.kind) {
    case "visit":
      return visit({ ...state, today: message.today ?? state.today }, message.route);
    case "open":
      return showActivity(state, message);
    case "input":
      return putInput(state, message.place ?? placeOf(state.route), message.input);
    case "request":
      return only(withPlace(state, message.place, { request: state.places[message.place].request + 1 }));
    case "failed":
      if (!isWanted(state, message.place, message.request)) return only(state);
      return only(say(withPlace(state, message.place, { problem: message.text }), message.text));
    case "unfold":
      if (state.unfolding?.match !== message.match) return only(state);
      return only({ ...state, unfolding: unfoldNext(state.unfolding) });
    case "online-set":
      return only(setOnline(state, message.id, message.values));
    case "set":
      return only({ ...state, ...message.values });
    case "prefer":
      return only({ ...state, preferences: { ...state.preferences, ...message.preferences } });
    case "say":
      return only(say(state, message.text));
    case "flash":
      return only(say({ ...state, flash: message.text }, message.text));
  }
}

function putInput(state: State, place: PlaceName | null, input: Input): Updated {
  const before = place && state.places[place].activity;
  if (place === null || before === null) return only(state);
  const { activity: after, wants } = advance(before, input);
  if (after === before) return { state, wants: placed(place, wants) };
  const unfolding =
    before.state.match === after.state.match
      ? state.unfolding
      : unfold(before.state.match, after.state.match);
  const there = withPlace({ ...state, unfolding }, place, { activity: after });
  const said = changedAloud(before, after, input);
  return { state: said === "" ? there : say(there, said), wants: placed(place, wants) };
}

export function withPlace(state: State, name: PlaceName, place: Partial<Place>): State {
  return { ...state, places: { ...state.places, [name]: { ...state.places[name], ...place } } };
}

function placed(place: PlaceName, wants: readonly Want[]): Updated["wants"] {
  return wants.map((want) => ({ place, want }));
}

function say(state: State, text: string): State {
  if (text === "" && state.said.text === "") return state;
  return { ...state, said: { text, times: state.said.times + 1 } };
}

function only(state: State): Updated {
  return { state, wants: [] };
}

/** Visitors who are looking at the game follow it to the next one. */
function setOnline(state: State, id: string, values: Partial<OnlineVisit>): State {
  if (state.online?.id !== id) return state;
  const online = { ...state.online, ...values };
  const isHere = state.route.view === "online" && state.route.match === id;
  const there = { ...state, online, route: isHere ? onlineRoute(online) : state.route };
  const heard = values.unserved ? say(there, values.unserved) : there;
  return online.id === id ? heard : withPlace(heard, "online", { activity: null });
}

/** The open online game stays while the visitor looks at other views. */
function onlineAt({ online }: State, route: Route): OnlineVisit | null {
  if (route.view !== "online") return online;
  return online?.id === route.match && online.token === route.token
    ? online
    : newOnlineSession(route.match, route.token);
}

function visit(state: State, route: Route): Updated {
  const fresh = route.view === "setup" && state.form?.game !== route.game;
  const form = fresh ? null : state.form;
  const online = onlineAt(state, route);
  const from = route.view === state.route.view ? state.from : cameFrom(state);
  const there: State = { ...state, route, from, form, online, sheet: null };
  const isHere = route.view === state.route.view;
  const arrived = isHere ? there : say(leavePlace({ ...there, flash: null }, state.route), "");
  return enterPlace(online === state.online ? arrived : withPlace(arrived, "online", { activity: null }));
}

/** Rules and theory link to each other, and lead back to where the visitor was before both. */
function cameFrom({ route, from }: State): Route | null {
  return route.view === "rules" || route.view === "theory" ? from : route;
}

/** Pending requests are dropped, so the next visit sends new ones. */
function leavePlace(state: State, route: Route): State {
  const place = placeOf(route);
  return place === null || state.places[place].activity !== null
    ? state
    : withPlace(state, place, { key: "" });
}

/** Even if the activity is already open, it may still want something. */
function enterPlace(state: State): Updated {
  const { route, places } = state;
  const place = placeOf(route);
  if (place === null) return only(state);
  const { activity, key, request } = places[place];
  const asked = route.view === "lesson" && isPlayedOnline(state, route.game) ? "" : keyOf(route, state.today);
  if (asked === null || asked === key)
    return activity === null ? only(state) : { state, wants: placed(place, enter(activity).wants) };
  const opener = asked === "" ? null : routeOpener(route, state.chosen);
  const emptied = withPlace(state, place, { activity: null, key: asked, request: request + 1, problem: "" });
  return { state: emptied, wants: opener === null ? [] : placed(place, [{ kind: "open", open: opener }]) };
}

function isWanted({ route, places }: State, place: PlaceName, request: number | undefined): boolean {
  return request === undefined || (placeOf(route) === place && places[place].request === request);
}

/** A new game is stored right away, so it survives a reload. */
function showActivity(state: State, message: OpenMessage): Updated {
  const { place, request } = message;
  if (!isWanted(state, place, request)) return only(state);
  const before = state.places[place].activity;
  const { activity, wants } = enter(message.activity);
  // The first activity keeps the address that asked for it. A later one may need its own.
  const here = before === null ? state.route : routeAfter(state.route);
  const route: Route = place === "game" ? { view: "play" } : here;
  const { match } = activity.state;
  const begun: readonly Want[] = place === "game" && match.outcome === null ? [{ kind: "save", match }] : [];
  const key = keyOf(route, state.today) ?? "";
  const preferences = request === undefined ? state.preferences : withLevel(state.preferences, match);
  const flash = before === null ? state.flash : null;
  const moved: State = { ...state, route, preferences, flash };
  const there = withPlace(moved, place, { activity, key, problem: "" });
  return { state: say(there, announceOpened(before, activity)), wants: placed(place, [...begun, ...wants]) };
}

function withLevel(preferences: Preferences, { players }: Match): Preferences {
  const level = levelsForPeople.find((name) => players.some((player) => player.level === name));
  return level === undefined || level === preferences.level ? preferences : { ...preferences, level };
}
