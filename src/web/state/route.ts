/** Which view the address asks for. The address is a hash, so that the page works from any folder of any web server. */

import type { Game } from "../../core/game.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { findGame } from "../../core/setup.ts";
import { formatOnlineHash, readOnlineHash } from "../../protocol/online/links.ts";

export interface OnlineRoute {
  readonly view: "online";
  readonly match: string;
  /** The token of the visitor's seat; without it they come as a guest. */
  readonly token: string | undefined;
}

export interface PuzzleRoute {
  readonly view: "puzzle";
  /** The puzzle of a day: today's, if no date is given. */
  readonly daily: boolean;
  readonly date?: string | undefined;
  /** The own mistakes. */
  readonly mine?: boolean | undefined;
  /** A sprint of this many minutes; null without a clock. */
  readonly sprint?: number | null | undefined;
  /** Every day so far, and no puzzle. */
  readonly archive?: boolean | undefined;
}

interface PlayRoute {
  readonly view: "play";
  /** One board for a whole room, and nothing else. */
  readonly large?: boolean;
}

export type Route =
  | { readonly view: "home" | "learn" | "yours" }
  | { readonly view: "setup" | "rules" | "theory" | "lesson"; readonly game: Game }
  | PlayRoute
  | PuzzleRoute
  | OnlineRoute
  | { readonly view: "problem"; readonly message: string };

export function problemRoute(message: string): Route {
  return { view: "problem", message };
}

/** What an address names: a view, or a game to be opened first. */
export type RoutePlace = Route | { readonly view: "link"; readonly query: string; readonly large: boolean };

/** The names of views in an address: those without parts, and those of one game. */
const places = { home: "", learn: "learn", yours: "games" } as const;
const gameViews = { setup: "new", rules: "rules", theory: "theory", lesson: "learn" } as const;

/** The view that an address calls so. */
function viewNamed<V extends string>(views: Readonly<Record<V, string>>, name: string): V | undefined {
  for (const view in views) if (views[view] === name) return view;
  return undefined;
}

export function readPlace(hash: string, games: readonly Game[]): Result<RoutePlace> {
  const path = hash.replace(/^#\/?/, "");
  const place = viewNamed(places, path);
  if (place !== undefined) return ok({ view: place });
  const [, name = "", rest = ""] = /^(\w+)\/(.*)$/.exec(path) ?? [];
  const view = viewNamed(gameViews, name);
  if (view !== undefined) {
    const game = findGame(games, rest);
    return game.ok ? ok({ view, game: game.value }) : game;
  }
  const puzzle = readPuzzlePath(path);
  if (puzzle !== undefined) return ok(puzzle);
  const [, size = "", query = ""] = /^(play|large)\?(.*)$/.exec(path) ?? [];
  if (size !== "") return ok({ view: "link", query, large: size === "large" });
  const online = readOnlineHash(path);
  if (online !== undefined) return ok({ view: "online", ...online });
  return fail("bad-request", "There's no page at this address.");
}

export function formatRoute(route: Route, link: string | null = null): string {
  if ("game" in route) return `#/${gameViews[route.view]}/${route.game.id}`;
  switch (route.view) {
    case "problem":
      return "#/";
    case "home":
    case "learn":
    case "yours":
      return `#/${places[route.view]}`;
    case "play":
      return link === null ? "#/" : `#/${route.large === true ? "large" : "play"}?${link}`;
    case "puzzle":
      return `#/${puzzlePath(route)}`;
    case "online":
      return formatOnlineHash(route.match, route.token);
  }
}

function readPuzzlePath(path: string): PuzzleRoute | undefined {
  const form = /^puzzle(?:\/(mine|daily|sprint|archive)(?:\/(\d{4}-\d\d-\d\d|[35]|none))?)?$/;
  const [found, kind, rest] = form.exec(path) ?? [];
  if (found === undefined) return undefined;
  if (kind === "sprint") return { view: "puzzle", daily: false, sprint: Number(rest) || null };
  return {
    view: "puzzle",
    daily: kind === "daily",
    date: rest,
    mine: kind === "mine",
    archive: kind === "archive",
  };
}

function puzzlePath({ daily, mine, date, sprint, archive }: PuzzleRoute): string {
  const kind = sprint !== undefined ? "sprint" : daily ? "daily" : mine ? "mine" : archive ? "archive" : [];
  return ["puzzle", kind, date ?? sprint ?? (sprint === null ? "none" : [])].flat().join("/");
}

/** What a page of puzzles is called. */
export function puzzlesTitle({ daily, mine, sprint, archive }: PuzzleRoute): string {
  if (archive === true) return "Archive";
  if (sprint !== undefined) return "Sprint";
  return daily ? "Puzzle of the day" : mine === true ? "Your mistakes" : "Puzzles";
}
