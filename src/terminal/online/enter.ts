/** The ways into an online game: opening a new one, or following a link. */

import { createMatch } from "../../client/create.ts";
import { readBase, readOnlineLink } from "../../protocol/online/links.ts";
import { createRequestOf } from "../../table/read-form.ts";
import { hostFields } from "../flags/fields.ts";
import { type Flags, readFlags, readGame } from "../flags/flags.ts";
import { exitCodes, type FaceFlags, type Host, need, Refusal } from "../host.ts";
import { joinCommand } from "./links-text.ts";
import { nodeClientHost } from "./node-host.ts";
import { enterOnline, type Play } from "./open.ts";
import { keepSeat, ownSeat } from "./seats.ts";
import { OnlineSession } from "./session.ts";

interface Way {
  readonly url: string;
  readonly signal?: AbortSignal;
}

export async function enterHosted(
  host: Host,
  { url, id, signal }: Way & { readonly id: string | undefined },
  flags: Flags & FaceFlags,
): Promise<Play> {
  if (id === undefined) throw new Refusal(whatIsMissing(host, url));
  const base = need(readBase(url));
  const game = need(readGame(host.games, id));
  const request = createRequestOf(game, need(readFlags(host.games, game, hostFields, flags)));
  const created = await createMatch(fetch, base, request, signal);
  if (!created.ok) throw new Refusal(created.problem.message, codeFor(created.problem.code));
  const { id: match, token, links, notes, seat } = created.value;
  const shown = readOnlineLink(links.share);
  const address = shown.ok ? shown.value.base : base;
  const link = { base, match, token, address, kept: false };
  const session = new OnlineSession(await nodeClientHost(), host.games, link);
  // The game is open now: even if the connection fails, its opener must be able to find it.
  const [name, pid] = [request.name ?? "", process.pid];
  session.kept = keepSeat(host, { base, address, match, seat, token, game: game.id, name, pid });
  const wayBack = `Your game is open; rejoin it with: ${joinCommand(host, session.linkBack)}`;
  const opened = { words: `Your game of ${game.title} is open.`, notes };
  return enterOnline(host, { session, flags, wayBack, opened, signal });
}

export async function enterJoined(
  host: Host,
  { url, signal }: Way,
  flags: FaceFlags & { readonly name?: string },
): Promise<Play> {
  const link = need(readOnlineLink(url));
  const kept = link.token === undefined ? ownSeat(host, link) : undefined;
  const { base, match, token } = kept ?? link;
  const address = kept?.address ?? base;
  const place = { base, match, token, address, kept: kept !== undefined };
  const session = new OnlineSession(await nodeClientHost(), host.games, place);
  return enterOnline(host, { session, flags, kept, signal });
}

function whatIsMissing({ games, program }: Host, only: string): string {
  const isGame = readGame(games, only).ok;
  const example = `${program.name} host http://localhost:8080 ${isGame ? only : games[0]?.id}`;
  return `The ${isGame ? "address of the server" : "game"} is missing; for example: ${example}`;
}

/** A busy or full server isn't the caller's mistake. */
function codeFor(code: string): number {
  return ["unavailable", "too-many", "newer-protocol"].includes(code) ? exitCodes.stopped : exitCodes.usage;
}
