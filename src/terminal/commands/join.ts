/** `switchyard join`: takes the free seat of an online game, comes back to one's own, or watches. */

import { formatOnlineHash, readOnlineLink } from "../../protocol/online/links.ts";
import { exitCodes, type Host, print, refuse } from "../host.ts";
import { nodeClientHost } from "../online/node-host.ts";
import { playOnline } from "../online/open.ts";
import { keptSeats, ownSeat } from "../online/seats.ts";
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

/** The way back to the games that are not over; the tokens stay in the data folder. */
function listSeats(host: Host): number {
  const lines = keptSeats(host).map(({ address, match, game, name }) => {
    const title = host.games.find(({ id }) => id === game)?.title ?? game;
    return `${title}, you are ${name}: switchyard join '${address}${formatOnlineHash(match)}'`;
  });
  const none = [
    "You have no open online games on this computer.",
    "Join one with its link: switchyard join 'http://localhost:8080/#/online/k3v9x0aq1m5t7w2e'",
  ];
  print(host, lines.length === 0 ? none : ["Your open online games:", ...lines]);
  return exitCodes.fine;
}
