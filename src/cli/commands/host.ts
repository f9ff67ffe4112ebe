/** `switchyard host`: opens an online game and plays it from this terminal. */

import { createMatch } from "../../client/create.ts";
import type { Game } from "../../core/game.ts";
import { ok, type Result } from "../../core/result.ts";
import { findGame } from "../../core/setup.ts";
import { readBase, readOnlineLink } from "../../protocol/online/links.ts";
import type { CreateRequest } from "../../protocol/online/messages.ts";
import { exitCodes, type Host, refuse } from "../host.ts";
import { type HostFlags, readCreateRequest } from "../online/create-flags.ts";
import { nodeClientHost } from "../online/node-host.ts";
import { playOnline } from "../online/open.ts";
import { OnlinePlace } from "../online/place.ts";

export async function hostGame(host: Host, url: string, id: string, flags: HostFlags): Promise<number> {
  const wanted = readWanted(host, url, id, flags);
  if (!wanted.ok) return refuse(host, wanted.problem);
  const { base, game, request } = wanted.value;
  const created = await createMatch(fetch, base, request);
  if (!created.ok) return refuse(host, created.problem, codeFor(created.problem.code));
  const { id: match, token, links, notes } = created.value;
  const shown = readOnlineLink(links.share);
  const address = shown.ok ? shown.value.base : base;
  const link = { base, match, token };
  const place = new OnlinePlace(await nodeClientHost(), host.games, link, address);
  // Whatever happens to the connection now, the game is open, and its opener must be able to find it.
  const wayBack = `The game is open all the same: switchyard join '${place.ownLink}'`;
  return playOnline(host, {
    place,
    base,
    flags,
    wayBack,
    notes: [`Your game of ${game.title} is open.`, ...notes],
  });
}

interface Wanted {
  readonly base: string;
  readonly game: Game;
  readonly request: CreateRequest;
}

function readWanted(host: Host, url: string, id: string, flags: HostFlags): Result<Wanted> {
  const base = readBase(url);
  if (!base.ok) return base;
  const game = findGame(host.games, id);
  if (!game.ok) return game;
  const request = readCreateRequest(host.games, game.value, flags);
  return request.ok ? ok({ base: base.value, game: game.value, request: request.value }) : request;
}

/** What the server has no time or place for is no fault of the one who asked. */
function codeFor(code: string): number {
  return ["unavailable", "too-many", "newer-protocol"].includes(code) ? exitCodes.stopped : exitCodes.usage;
}
