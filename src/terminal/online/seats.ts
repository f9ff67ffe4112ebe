/** Keeps the player's seats on this computer while their games last. */

import * as z from "zod/mini";
import type { Match } from "../../core/match.ts";
import { toRecord } from "../../core/record.ts";
import { seatSchema } from "../../core/record-reader.ts";
import { ofSeat, type Seat } from "../../core/seat.ts";
import { cleanText, parseJson } from "../../core/text.ts";
import { isDone } from "../../online/client/new-game.ts";
import { isKnown } from "../../online/client/view.ts";
import { matchIdSchema, nameSchema } from "../../online/events.ts";
import { formatOnlineHash, type OnlineLink } from "../../online/links.ts";
import { tokenSchema } from "../../online/messages.ts";
import type { Host } from "../host.ts";
import type { OnlineSession } from "./session.ts";

const address = z.string().check(z.maxLength(400), z.regex(/^https?:\/\/\S+\/$/));

const keptSchema = z.readonly(
  z.object({
    /** `base` is the server's address as the player typed it, `address` the one in its links. */
    base: address,
    address,
    match: matchIdSchema,
    seat: seatSchema,
    token: tokenSchema,
    game: z.string().check(z.maxLength(40)),
    name: nameSchema,
    /** The process that uses the seat. A person may play themselves in two windows. */
    pid: z.int().check(z.gte(1)),
  }),
);

export type KeptSeat = z.output<typeof keptSchema>;

/** Skips damaged files and those of other programs, but doesn't delete them. */
function keptSeats(host: Host): readonly KeptSeat[] {
  const ids = host.seats().list();
  return (ids.ok ? ids.value : []).flatMap((id) => {
    const text = host.seats().read(id);
    const kept = keptSchema.safeParse(text.ok ? parseJson(text.value) : undefined);
    return kept.success ? [{ ...kept.data, game: cleanText(kept.data.game, 40) }] : [];
  });
}

/** Links that reopen the games. If this computer has both seats, the shared link opens the first one. */
export function ownGames(host: Host) {
  const all = keptSeats(host);
  return all.map(({ address, match, game, name, token }, index) => {
    const title = host.games.find(({ id }) => id === game)?.title ?? game;
    const isFirst = all.findIndex((kept) => kept.match === match) === index;
    return { title, name, link: `${address}${formatOnlineHash(match, isFirst ? undefined : token)}` };
  });
}

export function playCommand({ program }: Host, link: string): string {
  return `${program.name} play '${link}'`;
}

/** The player's seat behind a shared link, unless another window uses it. Its token goes only to the server that gave it. */
export function ownSeat(host: Host, { base, match }: OnlineLink): KeptSeat | undefined {
  return keptSeats(host).find(
    (kept) => kept.match === match && [kept.base, kept.address].includes(base) && !isRunning(kept.pid),
  );
}

export function keepSeat(host: Host, seat: KeptSeat): boolean {
  return host.seats().put(fileOf(seat), `${JSON.stringify(seat)}\n`).ok;
}

export function dropSeat(host: Host, seat: Pick<KeptSeat, "match" | "seat">): void {
  host.seats().remove(fileOf(seat));
}

function fileOf({ match, seat }: Pick<KeptSeat, "match" | "seat">): string {
  return `${match}-${seat}`;
}

/** Our own process doesn't count, because it has left that seat. */
function isRunning(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Drops the seat once nothing more can happen in its game. */
export function keepOwnSeat(host: Host, session: OnlineSession): void {
  const view = session.client.view();
  const { base, address, match } = session;
  const { token } = session.client;
  if (!isKnown(view) || view.seat === null || token === undefined) return;
  const done = isDone(view.online);
  for (const kept of keptSeats(host))
    if (kept.token === token && (done || kept.match !== match)) dropSeat(host, kept);
  if (done) return;
  const { seat, online } = view;
  const { name } = ofSeat(online.match.players, seat);
  const place = { base, address, match, seat, token };
  session.kept = keepSeat(host, { ...place, game: online.match.game.id, name, pid: process.pid });
}

export function saveFinished(host: Host, match: Match, seat: Seat): readonly string[] {
  if (match.outcome === null) return [];
  const record = { ...toRecord(match), online: { seat } };
  const kept = host.records().create(match.id, `${JSON.stringify(record)}\n`);
  if (kept.ok) return [`Saved to your history. Review it with: ${host.program.name} history ${match.id}`];
  return kept.problem.code === "exists" ? [] : [`Couldn't save the game: ${kept.problem.message}.`];
}
