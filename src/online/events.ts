/** The events that make up a match. Version n is the match after n events, and events are only ever added. */

import * as z from "zod/mini";
import { recordSchema, seatSchema, wholeSchema } from "../core/record-reader.ts";
import { endReasons } from "../core/rules.ts";
import { longestMoveName } from "../core/setup.ts";
import { dealtStarts } from "../core/starts.ts";
import { cleanName } from "../core/text.ts";
import { offerKinds } from "./codes.ts";

const milliseconds = wholeSchema;
export const matchIdSchema = z.string().check(z.regex(/^[0-9a-z]{8,32}$/));
export const moveSchema = z.string().check(z.minLength(1), z.maxLength(longestMoveName));
/** The client chooses this id, unique in its match. If a command arrives twice, the server carries it out once. */
export const commandIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/));
export const nameSchema = z.pipe(z.string().check(z.maxLength(400)), z.transform(cleanName));

export const clockSettingsSchema = z.object({
  initialMs: z.int().check(z.gte(1_000), z.lte(24 * 3_600_000)),
  incrementMs: z.int().check(z.gte(0), z.lte(600_000)),
});

/** The sender's seat and the command's id, such as `1.a7`. */
const commandPattern = /^[12]\.[A-Za-z0-9_-]{1,40}$/;

const stamp = {
  version: z.int().check(z.gte(1)),
  at: milliseconds,
  command: z.exactOptional(z.string().check(z.regex(commandPattern))),
};

export const eventSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("opened"),
    ...stamp,
    record: recordSchema,
    taken: z.tuple([z.boolean(), z.boolean()]),
    clock: z.nullable(clockSettingsSchema),
    /** Set if the start was dealt and a rematch should deal another one. */
    deal: z.exactOptional(z.enum(dealtStarts)),
    previous: z.nullable(matchIdSchema),
    /** Set if the first player will play anyone: who they are, whom they've blocked, and whether any game will do. */
    anyone: z.exactOptional(
      z.object({ visitor: z.string(), blocked: z.array(nameSchema), anyGame: z.boolean() }),
    ),
  }),
  z.object({ type: z.literal("joined"), ...stamp, seat: seatSchema, name: nameSchema }),
  z.object({ type: z.literal("moved"), ...stamp, ply: wholeSchema, move: moveSchema }),
  z.object({ type: z.literal("offered"), ...stamp, what: z.enum(offerKinds), seat: seatSchema }),
  z.object({ type: z.literal("declined"), ...stamp, what: z.enum(offerKinds), seat: seatSchema }),
  z.object({ type: z.literal("taken-back"), ...stamp, ply: wholeSchema }),
  z.object({
    type: z.literal("ended"),
    ...stamp,
    winner: z.nullable(seatSchema),
    reason: z.enum(endReasons),
  }),
  z.object({ type: z.literal("continued"), ...stamp, next: matchIdSchema }),
  /** No server was running for the time `away`, while a player's clock was running. */
  z.object({ type: z.literal("resumed"), ...stamp, away: milliseconds }),
]);

export type OmitEach<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

export type ClockSettings = Frozen<z.output<typeof clockSettingsSchema>>;
export type OnlineEvent = Frozen<z.output<typeof eventSchema>>;
export type OpenedEvent = Extract<OnlineEvent, { readonly type: "opened" }>;

/** An event as the rules decide it. The server adds the rest when it stores the event. */
export type NewEvent = OmitEach<OnlineEvent, "version" | "at" | "command">;
