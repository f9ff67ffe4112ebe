/** The address is a hash, so the page works from any folder of any web server. */

import type { Game, Variant } from "../../core/game.ts";
import type { Match, Player } from "../../core/match.ts";
import { toRecord } from "../../core/record.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { findGame } from "../../core/setup.ts";
import { listWords, quote } from "../../core/text.ts";
import { lessonDoor } from "../../lessons/door.ts";
import { formatOnlineHash, readOnlineHash } from "../../online/links.ts";
import type { Activity, Opener } from "../../play/contract.ts";
import { type PuzzleChoice, type PuzzleDoor, puzzleDoors } from "../../puzzles/doors.ts";

export interface OnlineRoute {
  readonly view: "online";
  readonly match: string;
  /** Opens the visitor's seat. Guests have none. */
  readonly token: string | undefined;
}

export interface PuzzleRoute {
  readonly view: "puzzle";
  readonly door: PuzzleDoor;
  /** A date, or one of the tab's choices. */
  readonly detail?: string | undefined;
}

export type Route =
  | { readonly view: "home" | "learn" | "yours" | "play" }
  | { readonly view: "setup" | "rules" | "theory" | "lesson"; readonly game: Game }
  | PuzzleRoute
  | OnlineRoute
  | { readonly view: "problem"; readonly message: string };

export function problemRoute(message: string): Route {
  return { view: "problem", message };
}

export type RoutePlace = Route | { readonly view: "link"; readonly query: string };

export const views = {
  home: { path: "", title: "Games" },
  learn: { path: "learn", title: "Learn" },
  yours: { path: "games", title: "Your games" },
} as const;
export const gameViews = {
  setup: { path: "new", title: "New game" },
  rules: { path: "rules", title: "Rules" },
  theory: { path: "theory", title: "Theory" },
  lesson: lessonDoor,
} as const;

type WithPath<V extends string> = Readonly<Record<V, { readonly path: string }>>;

function viewAt<V extends string>(views: WithPath<V>, path: string): V | undefined {
  for (const view in views) if (views[view].path === path) return view;
  return undefined;
}

export function readPlace(hash: string, games: readonly Game[]): Result<RoutePlace> {
  const path = hash.replace(/^#\/?/, "");
  const place = viewAt(views, path);
  if (place !== undefined) return ok({ view: place });
  const [, name = "", rest = ""] = /^(\w+)\/(.*)$/.exec(path) ?? [];
  const view = viewAt(gameViews, name);
  if (view !== undefined) {
    const game = findGame(games, rest);
    const titles = games.map(({ title }) => title);
    if (game.ok) return ok({ view, game: game.value });
    return fail("unknown-game", `There's no game ${quote(rest)}, only ${listWords(titles, "and")}.`);
  }
  const puzzle = readPuzzlePath(path);
  if (puzzle !== undefined) return ok(puzzle);
  if (path.startsWith("play?")) return ok({ view: "link", query: path.slice(5) });
  const online = readOnlineHash(path);
  if (online !== undefined) return ok({ view: "online", ...online });
  return fail("bad-request", "There's no page at this address.");
}

export function formatRoute(route: Route, link: string | null = null): string {
  if ("game" in route) return `#/${gameViews[route.view].path}/${route.game.id}`;
  switch (route.view) {
    case "problem":
      return "#/";
    case "home":
    case "learn":
    case "yours":
      return `#/${views[route.view].path}`;
    case "play":
      return link === null ? "#/" : `#/play?${link}`;
    case "puzzle":
      return `#/${[route.door.path, route.detail ?? []].flat().join("/")}`;
    case "online":
      return formatOnlineHash(route.match, route.token);
  }
}

function readPuzzlePath(path: string): PuzzleRoute | undefined {
  const [, name = path, detail] = /^(\w+\/\w+)\/([\w-]+)$/.exec(path) ?? [];
  const door = Object.values(puzzleDoors).find((each) => each.path === name);
  if (door === undefined) return undefined;
  const isChoice = (text: string) =>
    door.choices?.some(([each]) => each === text) ?? /^\d{4}-\d\d-\d\d$/.test(text);
  return detail === undefined || isChoice(detail) ? { view: "puzzle", door, detail } : undefined;
}

export const optionPrefix = "options.";

export function formatLink(match: Match, viewing: number | null = null): string {
  const record = toRecord(match);
  const query = new URLSearchParams({ game: record.game });
  for (const [name, value] of Object.entries(record.options)) query.set(optionPrefix + name, String(value));
  if (record.from !== null) query.set("from", record.from);
  query.set("first", String(record.first));
  for (const [index, player] of record.players.entries()) setPlayer(query, index, player, match.game);
  if (record.moves.length > 0) query.set("moves", record.moves.join(" "));
  if (record.assisted !== undefined) query.set("assisted", record.assisted.join(" "));
  if (record.result !== null && record.result.reason !== "finished")
    query.set("result", `${record.result.reason} ${record.result.winner ?? "-"}`);
  if (viewing !== null) query.set("at", String(viewing));
  return query.toString();
}

function setPlayer(query: URLSearchParams, index: number, player: Player, game: Variant): void {
  if (player.name !== game.seatNames[index]) query.set(`name${index + 1}`, player.name);
  if (player.level !== undefined) query.set(`level${index + 1}`, player.level);
}

/** The address alone chooses the place on screen. Activities in other places stay there. */
export type PlaceName = "game" | "online" | "puzzle" | "lesson";

export interface Place {
  readonly activity: Activity | null;
  /** The address that asked for the activity. Going there again keeps the activity. */
  readonly key: string;
  /** The answer to an earlier request is dropped. */
  readonly request: number;
  readonly problem: string;
}

export type Places = Readonly<Record<PlaceName, Place>>;

const empty: Place = { activity: null, key: "", request: 0, problem: "" };

export const noPlaces: Places = { game: empty, online: empty, puzzle: empty, lesson: empty };

export function placeOf(route: Route): PlaceName | null {
  const { view } = route;
  if (view === "play") return "game";
  if (view === "puzzle" && route.door === puzzleDoors.archive) return null;
  return view === "online" || view === "puzzle" || view === "lesson" ? view : null;
}

/** Null if the address alone can't open the activity. */
export function keyOf(route: Route, today: string): string | null {
  if (route.view === "lesson") return formatRoute(route);
  if (route.view !== "puzzle") return null;
  const dated = route.door === puzzleDoors.today ? ` ${route.detail ?? today}` : "";
  return formatRoute(route) + dated;
}

export function routeOpener(route: Route, chosen: PuzzleChoice): Opener | null {
  if (route.view === "lesson") return lessonDoor.open(route.game);
  return route.view === "puzzle" ? route.door.open({ ...chosen, detail: route.detail }) : null;
}

/** Endless puzzles follow the daily one, at an address of their own. */
export function routeAfter(route: Route): Route {
  const isDaily = route.view === "puzzle" && route.door === puzzleDoors.today;
  return isDaily ? { view: "puzzle", door: puzzleDoors.endless } : route;
}
