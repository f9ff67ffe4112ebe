/** `switchyard join`: takes the free seat of an online game, comes back to one's own, or watches. */

import { readOnlineLink } from "../../protocol/online/links.ts";
import { exitCodes, type Host, print, refuse } from "../host.ts";
import { nodeClientHost } from "../online/node-host.ts";
import { playOnline } from "../online/open.ts";
import { ownSeat, seatLines } from "../online/seats.ts";
import { OnlineSession } from "../online/session.ts";

export interface JoinFlags {
  readonly name?: string;
  readonly plain?: boolean;
  readonly screenReader?: boolean;
}

export async function joinGame(host: Host, url: string | undefined, flags: JoinFlags): Promise<number> {
  if (url === undefined) return listSeats(host);
  const link = readOnlineLink(url);
  if (!link.ok) return refuse(host, link.problem);
  const kept = link.value.token === undefined ? ownSeat(host, link.value) : undefined;
  const { base, match, token } = kept ?? link.value;
  const address = kept?.address ?? base;
  const place = { base, match, token, address, kept: kept !== undefined };
  const session = new OnlineSession(await nodeClientHost(), host.games, place);
  return playOnline(host, { session, flags, ...(kept === undefined ? {} : { kept }) });
}

function listSeats(host: Host): number {
  print(host, seatLines(host));
  return exitCodes.fine;
}
