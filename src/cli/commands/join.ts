/** `switchyard join`: takes the free seat of an online game, comes back to one's own, or watches. */

import { readOnlineLink } from "../../protocol/online/links.ts";
import { type Host, refuse } from "../host.ts";
import { nodeClientHost } from "../online/node-host.ts";
import { playOnline } from "../online/open.ts";
import { OnlinePlace } from "../online/place.ts";

export interface JoinFlags {
  readonly name?: string;
  readonly plain?: boolean;
  readonly screenReader?: boolean;
}

export async function joinGame(host: Host, url: string, flags: JoinFlags): Promise<number> {
  const link = readOnlineLink(url);
  if (!link.ok) return refuse(host, link.problem);
  const place = new OnlinePlace(await nodeClientHost(), host.games, link.value);
  return playOnline(host, { place, base: link.value.base, flags });
}
