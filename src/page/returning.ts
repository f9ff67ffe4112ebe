/** Returning visitors, links and files need large schemas for records, so this loads on demand. */

import "./effects/schemas.ts";
import type { Game } from "../core/game.ts";
import type { Match, Player } from "../core/match.ts";
import type { Options } from "../core/options.ts";
import { recordVersion, toRecord } from "../core/record.ts";
import { readMatch } from "../core/record-reader.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import { setUp } from "../core/setup.ts";
import { parseWhole, quote } from "../core/text.ts";
import { countOf } from "../core/words/values.ts";
import type { Activity } from "../play/contract.ts";
import { gameActivity, sharedGame } from "../play/game/game.ts";
import { askedPly, turningPoint } from "../play/game/review.ts";
import { checkPlayers, type OpeningHost } from "../play/open.ts";
import { lookAt } from "../play/table.ts";
import { openingNotes } from "../play/words.ts";
import { keptPuzzles } from "./effects/outside.ts";
import type { Store } from "./effects/world.ts";
import { fieldOf, keptLists, readList } from "./state/keep/kept-games.ts";
import { readSeats } from "./state/keep/kept-seats.ts";
import { formatLink, optionPrefix, problemRoute } from "./state/route.ts";
import type { State } from "./state/state.ts";
import { type Message, withPlace } from "./state/update.ts";

/** Prepares the game played last, but the address decides whether to show it. */
export function takeUpKept({ games, state, world }: Store): void {
  const finished = readFinished(world.read("finished"), games);
  const kept = readUnfinished(world.read("unfinished"), games);
  const unfinished = kept.filter(keptLists.unfinished.holds);
  const [match] = kept;
  const seats = readSeats(world.read("seats"));
  const taken = { ...state.value, finished, unfinished, seats, puzzles: keptPuzzles(world) };
  const activity = match === undefined ? null : gameActivity({ match, notes: [] });
  state.value = withPlace(taken, "game", { activity });
}

export async function arriveByLink(store: Store, query: string): Promise<Message> {
  const { state, games, world } = store;
  const linked = readLink(query, games, world);
  if (!linked.ok) return { kind: "visit", route: problemRoute(linked.problem.message) };
  const { match, at } = linked.value;
  const kept = keptMatch(match, state.value);
  const isShared = kept === undefined && match.outcome !== null;
  const activity = isShared ? await visit(store, match, at) : replay(kept ?? match, at);
  return { kind: "open", place: "game", activity };
}

function replay(match: Match, at = match.moves.length): Activity {
  const { kind, state } = gameActivity({ match, notes: openingNotes(match, false) });
  return { kind, state: lookAt(state, at) };
}

/** A finished game that isn't in this browser was played by other people. Without a position, its link asks for a hard choice. */
async function visit({ advisor }: Store, played: Match, at?: number): Promise<Activity> {
  const match = { ...played, watched: true } as const;
  const review = await advisor.ask({ kind: "review", record: toRecord(match), quick: true });
  if (!review.ok) return replay(match, at);
  const { card } = review.value;
  const ply = at ?? askedPly(match, card, turningPoint(match, card)) ?? 0;
  return sharedGame(match, ply, card, challenge(match));
}

/** Challenges a visitor whose link shows a position of other people's finished game. */
function challenge({ game, players }: Match): string {
  const [person, other] = players.filter(({ level }) => level === undefined).map(({ name }) => name);
  const isNamed = person !== undefined && other === undefined && !game.seatNames.includes(person);
  return `${isNamed ? person : "A friend"} sent you this game. What would you play?`;
}

/** A link to another move of a stored game still opens that game. */
function keptMatch(linked: Match, { places, unfinished, finished }: State): Match | undefined {
  const { activity } = places.game;
  const matches = [...(activity === null ? [] : [activity.state.match]), ...unfinished, ...finished];
  return matches.find(
    (match) => match.game.of === linked.game.of && formatLink(match) === formatLink(linked),
  );
}

export function readFile(text: string, games: readonly Game[]): Result<Match> {
  return checkPlayers(readMatch(text, games));
}

export function readFinished(stored: string | null, games: readonly Game[]): readonly Match[] {
  return readList(stored).flatMap((record) => {
    const match = typeof record === "string" ? readMatch(record, games) : undefined;
    return match?.ok ? [match.value] : [];
  });
}

export function readUnfinished(stored: string | null, games: readonly Game[]): readonly Match[] {
  return readList(stored).flatMap((entry) => {
    const match = readFile(fieldOf(entry, "saved") ?? "", games);
    return match.ok && match.value.outcome === null ? [match.value] : [];
  });
}

const longestLink = 20_000;
const partPattern =
  /^(?:game|from|first|moves|assisted|result|at|name[12]|level[12]|options\.[a-zA-Z][\w-]*)$/;

/** Neither a link nor an imported file can be trusted, so they have the same schema and rules. */
export function readLink(
  text: string,
  games: readonly Game[],
  host: OpeningHost,
): Result<{ readonly match: Match; readonly at: number | undefined }> {
  if (text.length > longestLink)
    return fail("too-large", `This link is too long (${countOf(text.length, "character")}).`);
  const query = new URLSearchParams(text);
  const fault = faultIn([...query.keys()]);
  if (fault !== undefined) return fail("bad-request", fault);
  const match = checkPlayers(readMatch(JSON.stringify(recordOf(query, games, host)), games, "link"));
  if (!match.ok) return match;
  const { game, positions, from } = match.value;
  if (game.outcome(positions[0]) !== null)
    return fail("bad-key", `This link starts from position ${from}, where the game is already over.`);
  const at = parseWhole(query.get("at") ?? "");
  const last = positions.length - 1;
  if (query.has("at") && (at === undefined || at > last))
    return fail("bad-request", `This link points past the last move (move ${last}).`);
  return ok({ match: match.value, at });
}

/** Unknown and repeated parts would otherwise be ignored silently. */
function faultIn(parts: readonly string[]): string | undefined {
  const unknown = parts.find((part) => !partPattern.test(part));
  if (unknown !== undefined) return `This link contains an unknown part: ${quote(unknown)}.`;
  const repeated = parts.find((part, index) => parts.indexOf(part) !== index);
  return repeated === undefined ? undefined : `This link contains ${quote(repeated)} more than once.`;
}

function recordOf(query: URLSearchParams, games: readonly Game[], host: OpeningHost): unknown {
  const game = games.find(({ id }) => id === query.get("game"));
  const options = optionsOf(query, game);
  const first = query.get("first");
  return {
    switchyard: recordVersion,
    id: host.newId(),
    game: query.get("game") ?? "",
    options,
    from: query.get("from"),
    first: first === null ? firstOf(game, options, query.get("from")) : parseWhole(first),
    players: [playerOf(query, 1), playerOf(query, 2)],
    seed: 0,
    moves: wordsIn(query.get("moves")),
    result: resultOf(query.get("result")),
    hints: [0, 0],
    assisted: wordsIn(query.get("assisted")).map(parseWhole),
    startedAt: host.now().toISOString(),
    series: null,
  };
}

function wordsIn(part: string | null): readonly string[] {
  return (part ?? "").split(" ").filter((word) => word !== "");
}

/** The position code may name the seat that moves first. */
function firstOf(game: Game | undefined, options: Options, from: string | null): Seat {
  const setup = game === undefined ? undefined : setUp(game, { options, from });
  return setup?.ok ? setup.value.first : 1;
}

function optionsOf(query: URLSearchParams, game: Game | undefined): Options {
  const named = [...query].filter(([name]) => name.startsWith(optionPrefix));
  const options = named.map(([long, text]) => {
    const name = long.slice(optionPrefix.length);
    const isNumber =
      game !== undefined && Object.hasOwn(game.options, name) && game.options[name]?.kind === "number";
    return [name, isNumber ? (parseWhole(text) ?? text) : text] as const;
  });
  return Object.fromEntries(options);
}

function playerOf(query: URLSearchParams, seat: 1 | 2): Player {
  const level = query.get(`level${seat}`);
  const name = query.get(`name${seat}`) ?? (level === null ? "" : "Computer");
  return level === null ? { name } : { name, level };
}

function resultOf(text: string | null): unknown {
  if (text === null) return null;
  const [reason, winner] = text.split(" ");
  return { reason, winner: winner === "-" ? null : parseWhole(winner ?? "") };
}
