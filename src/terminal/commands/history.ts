/** `switchyard history`: lists saved games, deletes one, or writes one to a file. */

import { levelNames } from "../../computer/level-names.ts";
import { type MatchRecord, recordNamePattern } from "../../core/record.ts";
import { parseRecord } from "../../core/record-reader.ts";
import { findGame } from "../../core/setup.ts";
import { didYouMean, listWords, mustBe, quote } from "../../core/text.ts";
import { describeResult } from "../../core/words/endings.ts";
import { countMoves } from "../../core/words/values.ts";
import { readYesNo } from "../../play/command.ts";
import { wholeField } from "../../play/form.ts";
import { readGame, readNumber } from "../flags/flags.ts";
import { exitCodes, type Given, type Host, isTerminal, need, print, printAnswer, Refusal } from "../host.ts";
import { converse, type Talk } from "../lines/talk.ts";
import { writeNew } from "../saves/new-file.ts";
import { opponentOf, readReplayed, unreadableLines } from "../saves/record-list.ts";
import { noMemory, writeMemory } from "../setup/fields.ts";
import { formatTable, styleFor } from "../text/text-table.ts";
import { clipText } from "../text/wrap.ts";

type HistoryFlags = Given<"game" | "vs" | "limit", "json">;

export function history(host: Host, flags: HistoryFlags): number {
  const { limit, wanted } = readFilter(host, flags);
  const list = need(readReplayed(host), exitCodes.stopped);
  const found = list.records.filter(wanted);
  const records = found.slice(0, limit);
  const { unreadable } = list;
  return printAnswer(host, flags, { records, unreadable }, () => [
    ...gameTable(host, records, list.records.length),
    ...footer(host, found, records),
    ...unreadableLines(list),
  ]);
}

export async function deleteSaved(
  host: Host,
  id: string | undefined,
  { everything }: Given<never, "everything">,
): Promise<number> {
  if ((id === undefined) !== (everything === true))
    throw new Refusal("Give the id of the game to delete, or --everything.");
  const code = id === undefined && isTerminal(host) ? await converse(host, "plain", askFirst) : null;
  if (code !== null) return code;
  if (id === undefined) removeEverything(host);
  else need(host.records().remove(checkId(host, id)));
  return print(host, [`Deleted ${id ?? `${allKept}. Open online games are kept`}.`]);
}

const allKept = "your games, puzzles, lessons and remembered set-ups";

async function askFirst(talk: Talk): Promise<number | null> {
  const answer = await talk.ask(`Delete ${allKept}? (y/n) `);
  if (readYesNo(answer ?? "") === true) return null;
  talk.say(["Nothing was deleted."]);
  return talk.watch.code ?? exitCodes.fine;
}

function removeEverything(host: Host): void {
  writeMemory(host, noMemory);
  for (const folder of [host.records(), host.puzzles()])
    for (const name of need(folder.list())) need(folder.remove(name));
}

export function exportRecord(host: Host, id: string, file: string | undefined): number {
  const stored = need(host.records().read(checkId(host, id)));
  const record = need(parseRecord(stored));
  const text = `${JSON.stringify(record)}\n`;
  if (file === undefined) {
    host.output.write(text);
    return exitCodes.fine;
  }
  need(writeNew(file, text));
  return print(host, [`Wrote ${id} to ${quote(file)}.`]);
}

const limitField = wholeField("limit", "at most this many", { default: "20" });

function readFilter(host: Host, flags: HistoryFlags) {
  const limit = readNumber(limitField, flags.limit);
  const { vs } = flags;
  const game = flags.game === undefined ? null : need(readGame(host.games, flags.game));
  const opponents = ["friend", ...levelNames];
  if (vs !== undefined && !opponents.includes(vs))
    throw new Refusal(mustBe("--vs", listWords(opponents, "or"), vs) + didYouMean(vs, opponents));
  const wanted = (record: MatchRecord) =>
    (game === null || record.game === game.id) && (vs === undefined || opponentOf(record) === vs);
  return { limit, wanted };
}

function checkId({ program }: Host, id: string): string {
  if (recordNamePattern.test(id)) return id;
  throw new Refusal(`There is no saved game ${quote(id)}. List your games with: ${program.name} history`);
}

function gameTable(host: Host, records: readonly MatchRecord[], saved: number): readonly string[] {
  const { name } = host.program;
  if (saved === 0) return [`No saved games yet. Play one with: ${name} play GAME`];
  if (records.length === 0) return [`No saved game matches. List all of them with: ${name} history`];
  const style = styleFor(host);
  const rows = records.map(({ id, startedAt, game, players, result, moves }) => [
    id,
    startedAt.slice(0, 10),
    game,
    players.map((player) => player.name).join(" - "),
    result === null ? `open, ${countMoves(moves.length)}` : describeResult(result, players),
  ]);
  const [header = "", ...lines] = formatTable(["ID", "STARTED", "GAME", "PLAYERS", "RESULT"], rows);
  return [style.bold(header), ...lines.map((line) => clipText(line, style.width))];
}

function footer(host: Host, found: readonly MatchRecord[], shown: readonly MatchRecord[]): readonly string[] {
  const open = shown.find(({ result, game }) => result === null && findGame(host.games, game).ok);
  return [
    ...(found.length > shown.length ? [`${shown.length} of ${found.length} games; more with --limit`] : []),
    ...(open === undefined ? [] : [`Resume one with: ${host.program.name} play --resume ${open.id}`]),
  ];
}
