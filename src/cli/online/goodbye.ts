/** The links of a match as they are told, and what is said on the way out. */

import type { OnlinePlace } from "./place.ts";
import type { Seen } from "./standing.ts";

export function linkLines({ seat, online }: Seen, place: OnlinePlace): readonly string[] {
  const free = !online.taken[0] || !online.taken[1];
  const share = free
    ? `Give this link to the other player: ${place.shareLink}`
    : `Others can watch with this link: ${place.shareLink}`;
  return seat === null ? [share] : [share, `Your own link, to come back: ${place.ownLink}`];
}

export function goodbye({ seat, online }: Seen, place: OnlinePlace): readonly string[] {
  if (online.match.outcome !== null) return [];
  return seat === null
    ? [`The game goes on. Watch it again with: switchyard join '${place.shareLink}'`]
    : [`The game stays as it is. Come back with: switchyard join '${place.ownLink}'`];
}
