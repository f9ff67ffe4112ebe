/** A game as an address: readable and complete. */

import type { Game } from "../../core/game.ts";
import type { Match, Player } from "../../core/match.ts";
import { toRecord } from "../../core/record.ts";

export const optionPrefix = "options.";

export function formatLink(match: Match, viewing: number | null = null): string {
  const record = toRecord(match);
  const query = new URLSearchParams({ game: record.game });
  for (const [name, value] of Object.entries(record.options)) query.set(optionPrefix + name, String(value));
  if (record.from !== null) query.set("from", record.from);
  query.set("first", String(record.first));
  for (const [index, player] of record.players.entries()) setPlayer(query, index, player, match.game);
  if (record.moves.length > 0) query.set("moves", record.moves.join(" "));
  if (record.assisted !== undefined) query.set("assisted", record.assisted.join(" "));
  if (record.result !== null && record.result.reason !== "finished")
    query.set("result", `${record.result.reason} ${record.result.winner ?? "-"}`);
  if (viewing !== null) query.set("at", String(viewing));
  return query.toString();
}

function setPlayer(query: URLSearchParams, index: number, player: Player, game: Game): void {
  if (player.name !== game.seatNames[index]) query.set(`name${index + 1}`, player.name);
  if (player.level !== undefined) query.set(`level${index + 1}`, player.level);
}
