import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { cleanText, quote } from "../../core/text.ts";
import { countOf } from "../../core/words/values.ts";
import { matchIdSchema } from "../../online/events.ts";
import { wholeField } from "../../play/form.ts";
import type { MatchStore } from "../../server/store/match-store.ts";
import { loadPostgresStore } from "../../server/store/open-postgres.ts";
import { closeMatch, deleteMatch, listMatches } from "../../server/store/operate.ts";
import { readNumber } from "../flags/flags.ts";
import { exitCodes, type Given, type Host, need, print, printAnswer, Refusal } from "../host.ts";
import { formatTable } from "../text/text-table.ts";
import { readStore } from "./serve.ts";

type StoreFlags = Given<"data">;

const rowsField = wholeField("rows", "how many games to list", { max: 1_000, default: "20" });

export async function list(host: Host, flags: StoreFlags & Given<"rows", "json">): Promise<number> {
  const limit = readNumber(rowsField, flags.rows);
  const found = need(await withStore(host, flags, (store) => listMatches(store, limit)), exitCodes.stopped);
  const header = ["id", "game", "phase", "players", "moves", "last event (UTC)", "network"];
  const rows = found.map(({ id, game, phase, players, moves, lastAt, network }) => [
    id,
    game,
    phase,
    players.map((name) => cleanText(name, 30)).join(" and "),
    String(moves.length),
    new Date(lastAt).toISOString().slice(0, 19).replace("T", " "),
    network,
  ]);
  const { database, data } = readStore(host, flags);
  const none = [`There are no online games in ${database ? "the database" : data}.`];
  const lines = () => (rows.length === 0 ? none : formatTable(header, rows));
  return printAnswer(host, flags, { games: found }, lines);
}

export async function close(host: Host, id: string, flags: StoreFlags): Promise<number> {
  await changeMatch(host, id, flags, closeMatch);
  return print(host, [`Closed ${id} and told the players.`]);
}

export async function deleteGame(host: Host, id: string, flags: StoreFlags): Promise<number> {
  await changeMatch(host, id, flags, deleteMatch);
  return print(host, [`Deleted ${id} and everything in it.`]);
}

async function changeMatch(host: Host, id: string, flags: StoreFlags, change: typeof closeMatch) {
  if (!matchIdSchema.safeParse(id).success)
    throw new Refusal(`${quote(id)} isn't an online game's id. It should look like k3v9x0aq1m5t7w2e.`);
  need(await withStore(host, flags, (store) => change(store, id)), exitCodes.stopped);
}

async function withStore<T>(host: Host, flags: StoreFlags, work: (store: MatchStore) => Promise<T>) {
  const { database: url, data: folder } = readStore(host, flags);
  const onError = () => {};
  const opened =
    url === undefined
      ? (await import("../../server/store/sqlite/sqlite-store.ts")).openOperatorStore({ folder, onError })
      : await loadPostgresStore({ url, onError });
  const store = need(opened, exitCodes.stopped);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function sqliteFolder(host: Host, flags: StoreFlags): string {
  const { database, data } = readStore(host, flags);
  if (database === undefined) return data;
  throw new Refusal("SWITCHYARD_DATABASE is set. For games in PostgreSQL, use pg_dump and pg_restore.");
}

export async function backup(host: Host, file: string, flags: StoreFlags): Promise<number> {
  const { backUp } = await import("../../server/store/sqlite/backup.ts");
  const path = resolve(file);
  const made = need(backUp(sqliteFolder(host, flags), path), exitCodes.stopped);
  const megabytes = (statSync(path).size / 1_000_000).toFixed(1);
  return print(host, [`Backed up ${countOf(made, "game")} (${megabytes} MB) to ${path}`]);
}

export async function restore(host: Host, file: string, flags: StoreFlags): Promise<number> {
  const folder = sqliteFolder(host, flags);
  const replaced = `online.sqlite.replaced-${host.now().toISOString().replace(/\W/g, "")}`;
  const backups = await import("../../server/store/sqlite/backup.ts");
  const restored = need(await backups.restore(resolve(file), folder, replaced), exitCodes.stopped);
  const kept = existsSync(join(folder, replaced)) ? [`The old games are now in ${replaced}`] : [];
  return print(host, [`Restored ${countOf(restored, "game")} to ${folder}`, ...kept]);
}
