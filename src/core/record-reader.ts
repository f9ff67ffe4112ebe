/** Reads and checks records. Separate from `record.ts`, so playing doesn't have to load the schema. */

import * as z from "zod/mini";
import type { Game } from "./game.ts";
import type { Match } from "./match.ts";
import { maxSeed } from "./random.ts";
import {
  type MatchRecord,
  type RecordForm,
  rebuildMatch,
  recordNamePattern,
  recordVersion,
} from "./record.ts";
import { fail, ok, type Result, refuseVersion } from "./result.ts";
import { type EndReason, endReasons } from "./rules.ts";
import type { Seat } from "./seat.ts";
import { isSeriesLength } from "./series.ts";
import { longestKey } from "./setup.ts";
import { dealtStarts } from "./starts.ts";
import { cleanName, cleanText, isPrintable, parseJson } from "./text.ts";

const notARecord = `This isn't a Switchyard saved game: the field "switchyard": ${recordVersion} is missing.`;

const longestRecord = 4_000_000;

export const seatSchema = z.union([z.literal(1), z.literal(2)]);
export const wholeSchema = z.int().check(z.gte(0));
const word = z.string().check(z.maxLength(400), z.refine(isPrintable));
const key = z.string().check(z.maxLength(longestKey), z.refine(isPrintable));
const name = z.pipe(z.string().check(z.maxLength(400)), z.transform(cleanName));

const player = z.object({ name, level: z.exactOptional(name) });

const result = z
  .object({ winner: z.nullable(seatSchema), reason: z.enum(endReasons) })
  .check(z.refine(({ winner, reason }) => winnerFits(winner, reason)));

const series = z
  .object({
    id: word,
    of: z.int().check(z.refine(isSeriesLength)),
    game: z.int().check(z.gte(1)),
    score: z.tuple([wholeSchema, wholeSchema]),
    deal: z.exactOptional(z.enum(dealtStarts)),
  })
  .check(z.refine(({ of, game, score }) => game <= of && score[0] + score[1] < game));

export const recordSchema = z.object({
  switchyard: z.literal(recordVersion),
  id: z.string().check(z.regex(recordNamePattern)),
  game: word,
  options: z.record(word, z.union([z.number(), word])),
  from: z.nullable(key),
  first: seatSchema,
  players: z.tuple([player, player]),
  seed: z.int().check(z.gte(0), z.lte(maxSeed)),
  moves: z.array(word),
  result: z.nullable(result),
  hints: z.tuple([wholeSchema, wholeSchema]),
  assisted: z.exactOptional(z.array(wholeSchema)),
  startedAt: z.iso.datetime(),
  series: z.nullable(series),
  online: z.exactOptional(z.object({ seat: seatSchema })),
});

/** Reads a record's text and rebuilds the match from it, move by move. */
export function readMatch(
  text: string,
  games: readonly Game[],
  form: RecordForm = "saved game",
): Result<Match> {
  const record = parseRecord(text, form);
  return record.ok ? rebuildMatch(record.value, games, form) : record;
}

/** Doesn't replay the moves. */
export function parseRecord(text: string, form: RecordForm = "saved game"): Result<MatchRecord> {
  if (typeof text !== "string") return fail("bad-record", "A saved game must be a string.");
  if (text.length > longestRecord)
    return fail("too-large", "This file is too large to be a Switchyard saved game.");
  const json = parseJson(text);
  const isBroken = json === undefined && text.trimStart().startsWith('{"switchyard"');
  if (isBroken) return fail("bad-record", "This saved game is damaged: part of it is missing.");
  if (json === undefined) return fail("bad-record", "This isn't a Switchyard saved game: it isn't JSON.");
  const version = versionOf(json);
  if (version === undefined) return fail("bad-record", notARecord);
  if (version !== recordVersion) return refuseVersion("This saved game was made", version, recordVersion);
  const parsed = recordSchema.safeParse(json);
  return parsed.success ? ok(parsed.data) : fail("bad-record", damaged(parsed.error.issues[0], form));
}

function versionOf(json: unknown): number | undefined {
  if (typeof json !== "object" || json === null || !("switchyard" in json)) return undefined;
  return typeof json.switchyard === "number" && Number.isInteger(json.switchyard)
    ? json.switchyard
    : undefined;
}

function winnerFits(winner: Seat | null, reason: EndReason): boolean {
  if (reason === "resigned") return winner !== null;
  return winner === null || (reason !== "agreed" && reason !== "unfinished");
}

function damaged(issue: { readonly path: readonly PropertyKey[] } | undefined, form: RecordForm): string {
  if (form === "link") return "This link is damaged. Ask for a new one.";
  const place = cleanText(issue?.path.map(String).join(".") ?? "", 60);
  return `This saved game is damaged: "${place}" is missing or wrong.`;
}
