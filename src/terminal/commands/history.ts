import type { Game } from "../../core/game.ts";
import { type Match, moveName } from "../../core/match.ts";
import { type MatchRecord, recordNamePattern, toRecord } from "../../core/record.ts";
import { parseRecord } from "../../core/record-reader.ts";
import { findGame } from "../../core/setup.ts";
import { didYouMean, quote } from "../../core/text.ts";
import { keepProgress, noProgress } from "../../lessons/progress.ts";
import { readYesNo } from "../../play/command.ts";
import { wholeField } from "../../play/form.ts";
import { mistakeBefore, reviewOf } from "../../play/game/review.ts";
import { askAdvisor } from "../advisor.ts";
import { readNumber, takeOnly } from "../flags/flags.ts";
import {
  exitCodes,
  type FaceFlags,
  type Given,
  type Host,
  isTerminal,
  need,
  print,
  printAnswer,
  Refusal,
} from "../host.ts";
import { describePly } from "../lines/render.ts";
import { converse, type Talk } from "../lines/talk.ts";
import { ownGames, playCommand } from "../online/seats.ts";
import { Autosave, findNamed, resumeSaved, type SavedMatch } from "../saves/autosave.ts";
import { textsOf } from "../saves/puzzle-log.ts";
import { type RecordList, readReplayed, storyOf, unreadableLines } from "../saves/record-list.ts";
import { noMemory, writeMemory } from "../setup/fields.ts";
import { showActivity } from "../show.ts";
import { formatTable, styleFor } from "../text/text-table.ts";
import { clipText } from "../text/wrap.ts";

type HistoryFlags = FaceFlags & Given<"rows" | "export" | "delete", "stats" | "json">;

export async function history(host: Host, word: string | undefined, flags: HistoryFlags): Promise<number> {
  const { delete: what, export: id } = flags;
  if (what !== undefined) {
    takeOnly(flags, ["delete"], "Use --delete on its own", word);
    return deleteStored(host, what);
  }
  if (id !== undefined) {
    takeOnly(flags, ["export"], "Use --export on its own", word);
    const record = need(parseRecord(need(host.records().read(checkId(host, id)))));
    host.output.write(`${JSON.stringify(record)}\n`);
    return exitCodes.fine;
  }
  const named = word === undefined ? undefined : need(await findNamed(host, word));
  if (named?.kind === "saved") {
    takeOnly(flags, ["json"], '"history" shows the whole game');
    return replay(host, named, flags);
  }
  const found = findGames(host, named?.game);
  if (!flags.stats) return listGames(host, found, named?.game, flags);
  takeOnly(flags, ["stats", "json"], "--stats counts every game");
  return (await import("./stats.ts")).stats(host, found, flags);
}

async function replay(host: Host, saved: SavedMatch, flags: HistoryFlags): Promise<number> {
  const { match } = saved;
  if (flags.json || flags.plain || !isTerminal(host)) {
    const job = { kind: "review", record: toRecord(match), quick: false } as const;
    const { card } = await askAdvisor(host, match.game.of, job);
    return printAnswer(host, flags, { ...replayAsJson(match), review: card }, () => [
      ...match.positions.flatMap((_, ply) => [
        ...describePly(match, ply),
        ...mistakeBefore(match, card, ply),
        "",
      ]),
      ...reviewOf(match, card),
    ]);
  }
  const { gameFromStart } = await import("../../play/game/game.ts");
  const autosave = new Autosave(host);
  const opened =
    match.outcome === null ? need(await resumeSaved(host, autosave, saved)) : { match, notes: [] };
  return showActivity(host, flags, gameFromStart(opened), autosave);
}

function replayAsJson(match: Match) {
  const { game, players, first, outcome } = match;
  const positions = match.positions.map((position, ply) => ({
    ply,
    move: ply === 0 ? null : moveName(match, ply - 1),
    key: game.key(position),
    toMove: game.toMove(position),
  }));
  return { id: match.id, game: game.id, options: game.options, first, players, positions, result: outcome };
}

function findGames(host: Host, game: Game | undefined): RecordList {
  const { records, unreadable } = need(readReplayed(host), exitCodes.stopped);
  return { records: records.filter((record) => game === undefined || record.game === game.id), unreadable };
}

const rowsField = wholeField("rows", "how many games to list", { default: "20" });

function listGames(host: Host, found: RecordList, game: Game | undefined, flags: HistoryFlags): number {
  const records = found.records.slice(0, readNumber(rowsField, flags.rows));
  const online = ownGames(host).filter(({ title }) => game === undefined || title === game.title);
  const isEmpty = records.length === 0 && online.length > 0;
  return printAnswer(host, flags, { ...found, records, online }, () => [
    ...(isEmpty ? [] : gameTable(host, records, game === undefined)),
    ...footer(host, found.records.length, records),
    ...unreadableLines(found),
    ...(isEmpty || online.length === 0 ? [] : [""]),
    ...(online.length === 0 ? [] : ["Your open online games:"]),
    ...online.map(({ title, name, link }) => `${title}, as ${name}: ${playCommand(host, link)}`),
  ]);
}

function gameTable(host: Host, records: readonly MatchRecord[], all: boolean): readonly string[] {
  const none = all ? "No saved games yet. Start a game with:" : "No games match. See all your games with:";
  if (records.length === 0) return [`${none} ${host.program.name} ${all ? "play GAME" : "history"}`];
  const style = styleFor(host);
  const rows = records.map((record) => {
    const story = `${record.result === null ? "open: " : ""}${storyOf(record)}`;
    return [record.id, record.startedAt.slice(0, 10), record.game, story];
  });
  // A narrow terminal has no room for the date.
  const keep = (row: readonly string[]) => row.filter((_, at) => at !== 1 || style.width >= 76);
  const [header = "", ...lines] = formatTable(keep(["ID", "STARTED", "GAME", "RESULT"]), rows.map(keep));
  return [style.bold(header), ...lines.map((line) => clipText(line, style.width))];
}

function footer(host: Host, found: number, shown: readonly MatchRecord[]): readonly string[] {
  const open = shown.find(({ result, game }) => result === null && findGame(host.games, game).ok);
  return [
    ...(found > shown.length ? [`Showing ${shown.length} of ${found} games. See more with --rows`] : []),
    ...(open === undefined ? [] : [`Resume one with: ${host.program.name} play ${open.id}`]),
  ];
}

function checkId({ program }: Host, id: string): string {
  if (recordNamePattern.test(id)) return id;
  throw new Refusal(`There's no saved game ${quote(id)}. See your games with: ${program.name} history`);
}

async function deleteStored(host: Host, what: string): Promise<number> {
  if (what === "everything") return deleteEverything(host);
  if (what !== "lessons") return deleteGame(host, what);
  keepProgress(textsOf(host), noProgress);
  return print(host, ["Deleted your lesson progress."]);
}

function deleteGame(host: Host, id: string): number {
  const removed = host.records().remove(checkId(host, id));
  if (!removed.ok) throw new Refusal(removed.problem.message + didYouMean(id, ["everything", "lessons"]));
  return print(host, [`Deleted ${id}.`]);
}

const allKept = "your saved games, puzzle results, lesson progress and setups";

async function deleteEverything(host: Host): Promise<number> {
  const code = await converse(host, "plain", askFirst);
  if (code !== null) return code;
  writeMemory(host, noMemory);
  for (const folder of [host.records(), host.puzzles()])
    for (const name of need(folder.list())) need(folder.remove(name));
  return print(host, [`Deleted ${allKept}. Your open online games are still there.`]);
}

async function askFirst(talk: Talk): Promise<number | null> {
  const answer = await talk.ask(`Delete ${allKept}? (y/n) `);
  if (readYesNo(answer ?? "") === true) return null;
  talk.say(["Nothing was deleted."]);
  return talk.watch.code ?? (answer === undefined ? exitCodes.stopped : exitCodes.fine);
}
