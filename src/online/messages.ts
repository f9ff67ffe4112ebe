/** The messages between client and server. docs/online.md has an example of each, in order. */

import * as z from "zod/mini";
import { levelNames } from "../computer/level-names.ts";
import { maxSeed } from "../core/random.ts";
import { seatSchema, wholeSchema } from "../core/record-reader.ts";
import { isSeriesLength } from "../core/series.ts";
import { longestKey } from "../core/setup.ts";
import { cleanText } from "../core/text.ts";
import { offerKinds, refusalCodes } from "./codes.ts";
import {
  clockSettingsSchema,
  commandIdSchema,
  eventSchema,
  type Frozen,
  matchIdSchema,
  moveSchema,
  nameSchema,
  type OmitEach,
} from "./events.ts";
import { snapshotSchema } from "./online-match.ts";

export const onlineProtocol = 1;

/** Relative to the page's address. */
export const socketPath = "online/socket";
export const matchesPath = "online/matches";
export const anyonePath = "online/anyone";

const version = z.int().check(z.gte(1));
const time = wholeSchema;
/** 22 characters of base64url have at least 128 bits. */
export const tokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));
const word = z.string().check(z.maxLength(400));
const chance = z.union([seatSchema, z.literal("random")]);

/** The body of `POST /online/matches`. */
export const createSchema = z.strictObject({
  game: word,
  options: z.optional(z.record(word, z.union([z.number(), word]))),
  from: z.optional(z.nullable(z.string().check(z.maxLength(longestKey)))),
  first: z.optional(chance),
  seat: z.optional(chance),
  name: z.optional(nameSchema),
  vs: z.optional(z.enum(levelNames)),
  bestOf: z.optional(z.int().check(z.refine(isSeriesLength))),
  clock: z.optional(z.nullable(clockSettingsSchema)),
  seed: z.optional(z.int().check(z.gte(0), z.lte(maxSeed))),
});

const mostBlocked = 50;

/** The body of `POST /online/anyone`. Without `game`, any game that both players can win will do. */
export const anyoneSchema = z.strictObject({
  game: z.exactOptional(word),
  name: z.exactOptional(nameSchema),
  /** A browser sends the same token from all its tabs, so players aren't paired with themselves. */
  visitor: tokenSchema,
  blocked: z.exactOptional(z.array(nameSchema).check(z.maxLength(mostBlocked))),
});

/** Removes characters that could confuse a terminal or a page. */
const shown = z.pipe(
  z.string(),
  z.transform((text) => cleanText(text, 400)),
);

export const createdSchema = z.object({
  id: matchIdSchema,
  seat: seatSchema,
  token: tokenSchema,
  notes: z.array(shown),
  links: z.object({ own: shown, share: shown }),
});

export const problemSchema = z.object({
  error: z.object({ code: z.enum(refusalCodes), message: shown }),
});

const command = { id: commandIdSchema };

export const clientMessageSchema = z.discriminatedUnion("type", [
  /** The first message. `version` is the last that the client has seen. */
  z.object({
    type: z.literal("enter"),
    protocol: wholeSchema,
    match: matchIdSchema,
    token: z.exactOptional(tokenSchema),
    version: z.exactOptional(version),
    /** The time of that version's event. After a restore, the same version can be a different event. */
    at: z.exactOptional(time),
  }),
  /** The client makes up its token, so it keeps its seat even if the answer gets lost. */
  z.object({ type: z.literal("join"), ...command, name: nameSchema, token: tokenSchema }),
  z.object({ type: z.literal("move"), ...command, ply: wholeSchema, move: moveSchema }),
  z.object({ type: z.literal("resign"), ...command }),
  z.object({ type: z.literal("offer"), ...command, what: z.enum(offerKinds) }),
  z.object({ type: z.literal("answer"), ...command, what: z.enum(offerKinds), accept: z.boolean() }),
  z.object({ type: z.literal("claim"), ...command }),
  z.object({ type: z.literal("ping") }),
]);

const presenceSchema = z.object({
  present: z.tuple([z.boolean(), z.boolean()]),
  /** When each absent player's opponent can claim the game, by the absent player's seat. */
  claimableAt: z.tuple([z.nullable(time), z.nullable(time)]),
  watchers: wholeSchema,
});

const entered = { seat: z.nullable(seatSchema), presence: presenceSchema, now: time };

export const serverMessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("match"), protocol: wholeSchema, ...entered, match: snapshotSchema }),
  z.object({ type: z.literal("missed"), protocol: wholeSchema, ...entered, events: z.array(eventSchema) }),
  /** `reply` is for the sender: the id of the command that caused the event. */
  z.object({ type: z.literal("event"), event: eventSchema, reply: z.exactOptional(commandIdSchema) }),
  /** Answers a command that was already carried out or changes nothing. */
  z.object({ type: z.literal("accepted"), id: commandIdSchema, version }),
  z.object({ type: z.literal("seated"), id: commandIdSchema, seat: seatSchema, version }),
  z.object({
    type: z.literal("refused"),
    id: z.nullable(commandIdSchema),
    code: z.enum(refusalCodes),
    message: z.string(),
    version: z.nullable(version),
    legal: z.exactOptional(z.array(z.string())),
  }),
  z.object({ type: z.literal("presence"), presence: presenceSchema, now: time }),
  /** If this version is newer than the client's, an event got lost on the way. */
  z.object({ type: z.literal("pong"), now: time, version: z.exactOptional(version) }),
]);

export type CreateRequest = Frozen<z.output<typeof createSchema>>;
export type AnyoneRequest = Frozen<z.output<typeof anyoneSchema>>;
export type Created = Frozen<z.output<typeof createdSchema>>;
export type ClientMessage = Frozen<z.output<typeof clientMessageSchema>>;
export type ServerMessage = Frozen<z.output<typeof serverMessageSchema>>;
export type PresenceState = Frozen<z.output<typeof presenceSchema>>;
export type Command = Exclude<ClientMessage, { readonly type: "enter" | "ping" }>;
/** What a face asks for. The client adds the rest of the command. */
export type Action = OmitEach<Command, "id" | "ply" | "token">;
export type EnterMessage = Extract<ClientMessage, { readonly type: "enter" }>;
