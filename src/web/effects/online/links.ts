/** The links to the online game that is open. */

import { formatOnlineHash } from "../../../protocol/online/links.ts";
import type { State } from "../../state/state.ts";
import type { World } from "../world.ts";

/** The link for others, which opens the free seat or shows the game: as the server gave it, else as this page has it. */
export function shareLinkOf({ online, seats }: State, world: World): string {
  if (online === null) return world.address();
  const known = seats.find(({ id }) => id === online.id)?.share ?? null;
  return known ?? world.address() + formatOnlineHash(online.id);
}

/** The link that opens the visitor's own seat on another device. */
export function ownLinkOf(state: State, world: World): string {
  const { online } = state;
  const [address = ""] = shareLinkOf(state, world).split("#");
  return address + formatOnlineHash(online?.id ?? "", online?.token);
}

export function linksOf(state: State, world: World): readonly string[] {
  const own = state.online?.token === undefined ? [] : [`Your own link: ${ownLinkOf(state, world)}`];
  return [`For others: ${shareLinkOf(state, world)}`, ...own];
}
