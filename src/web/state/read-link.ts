/**
 * A link is trusted no more than other outside text: it becomes a record, read by the same schema and rules
 * as an imported file.
 */

import type { Game } from "../../core/game.ts";
import type { Match, Player } from "../../core/match.ts";
import type { Options } from "../../core/options.ts";
import { recordVersion } from "../../core/record.ts";
import { readMatch } from "../../core/record-reader.ts";
import { fail, type Result } from "../../core/result.ts";
import type { Seat } from "../../core/seat.ts";
import { setUp } from "../../core/setup.ts";
import { parseWhole, quote } from "../../core/text.ts";
import { checkPlayers, type OpeningHost } from "../../table/open.ts";
import { optionPrefix } from "./link.ts";

export interface LinkedMatch {
  readonly match: Match;
  /** Null is the last position. */
  readonly viewing: number | null;
}

const longestLink = 20_000;
const partPattern =
  /^(?:game|from|first|moves|assisted|result|at|name[12]|level[12]|options\.[a-zA-Z][\w-]*)$/;

export function readLink(text: string, games: readonly Game[], host: OpeningHost): Result<LinkedMatch> {
  if (text.length > longestLink)
    return fail("too-large", `This link is too long (${text.length} characters).`);
  const query = new URLSearchParams(text);
  const fault = faultIn([...query.keys()]);
  if (fault !== undefined) return fail("bad-request", fault);
  const match = checkPlayers(readMatch(JSON.stringify(recordOf(query, games, host)), games, "link"));
  if (!match.ok) return match;
  const { game, positions, from } = match.value;
  if (game.outcome(positions[0]) !== null)
    return fail("bad-key", `The game is already over in ${from}; choose an unfinished position.`);
  const at = parseWhole(query.get("at") ?? "");
  const last = positions.length - 1;
  if (query.has("at") && (at === undefined || at > last))
    return fail("bad-request", `This link points past the last move, which is move ${last}.`);
  return { ok: true, value: { match: match.value, viewing: at === undefined || at === last ? null : at } };
}

/** Unknown and repeated parts would be lost silently. */
function faultIn(parts: readonly string[]): string | undefined {
  const unknown = parts.find((part) => !partPattern.test(part));
  if (unknown !== undefined) return `This link has an unknown part: ${quote(unknown)}.`;
  const repeated = parts.find((part, index) => parts.indexOf(part) !== index);
  return repeated === undefined ? undefined : `This link says ${quote(repeated)} more than once.`;
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

/** The key may name the player to move. */
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
  const name = query.get(`name${seat}`) ?? "";
  return level === null ? { name } : { name, level };
}

function resultOf(text: string | null): unknown {
  if (text === null) return null;
  const [reason, winner] = text.split(" ");
  return { reason, winner: winner === "-" ? null : parseWhole(winner ?? "") };
}
