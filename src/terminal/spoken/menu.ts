/** The menu as a conversation: the same choices as on the screen, one question at a time. */

import { command, type MenuCommand, menuCommand, readCommand, typedWords } from "../../activity/command.ts";
import type { Opener } from "../../activity/contract.ts";
import { openGame } from "../../activity/game/game.ts";
import { lessonOf } from "../../activity/lesson/lesson.ts";
import { keepProgress, progressIn } from "../../activity/notebook.ts";
import { calendarLines, calendarSentences } from "../../activity/puzzle/calendar.ts";
import { dueText, placeSources } from "../../activity/puzzle/overview.ts";
import { puzzleFrom } from "../../activity/puzzle/puzzle.ts";
import { sprintOf } from "../../activity/sprint/sprint.ts";
import type { Game } from "../../core/game.ts";
import { mapResult, ok, type Result } from "../../core/result.ts";
import { listWords } from "../../core/text.ts";
import type { Opened } from "../../table/open.ts";
import { anyPuzzle } from "../../table/puzzle/play.ts";
import { countMoves } from "../../words/values.ts";
import { readGame } from "../flags/flags.ts";
import { exitCodes, type Host, runRefusing } from "../host.ts";
import { holdTalk } from "../lines/loop.ts";
import { type Talk, withHelpNote } from "../lines/talk.ts";
import { Autosave } from "../saves/autosave.ts";
import { openSaved } from "../saves/open-saved.ts";
import { puzzleOverview } from "../saves/puzzle-log.ts";
import type { SavedGame } from "../saves/record-list.ts";
import { textsOf } from "../saves/texts.ts";
import { openForm, quickTexts } from "../setup/fields.ts";
import { readMemory } from "../setup/memory.ts";
import { openWanted } from "../wants.ts";
import { goOnline } from "./online.ts";
import { setUpBySpeech } from "./set-up.ts";

interface Menu {
  readonly talk: Talk;
  readonly autosave: Autosave;
}

/** A game to play now; nothing if the menu has already answered. */
type Chosen = Result<Opened> | undefined;

/** What a command does; some take the text after the word. */
type Handler = (menu: Menu, rest: string) => Chosen | Promise<Chosen>;

const learn = menuCommand("learn");
const mistakes = menuCommand("mistakes");
const quit = command("quit");

const handlers: ReadonlyMap<MenuCommand, Handler> = new Map<MenuCommand, Handler>([
  [menuCommand("setUp"), (menu, rest) => withGame(menu, rest, (game) => setUpBySpeech(menu.talk, game))],
  [learn, (menu, rest) => withGame(menu, rest, (game) => hold(menu, lessonOf(game)))],
  [menuCommand("rulesOf"), (menu, rest) => withGame(menu, rest, (game) => readRules(menu, game))],
  [menuCommand("playGame"), playNow],
  [
    menuCommand("resumeGame"),
    (menu, id) => (id === "" ? chooseSaved(menu) : openSaved(menu.talk.host, menu.autosave, id)),
  ],
  [menuCommand("puzzles"), (menu) => hold(menu, puzzleFrom(placeSources.today))],
  [menuCommand("endless"), (menu) => hold(menu, puzzleFrom(placeSources.endless))],
  [mistakes, (menu) => hold(menu, puzzleFrom(placeSources.mine))],
  [menuCommand("archive"), openArchive],
  [menuCommand("sprint"), (menu) => hold(menu, sprintOf({ game: null, minutes: null }))],
  [menuCommand("history"), listGames],
  [menuCommand("online"), ({ talk }) => goOnline(talk)],
  [command("help"), giveHelp],
]);
const commands: readonly MenuCommand[] = [...handlers.keys(), quit];

const menuHelp = describeCommands();

function describeCommands(): string {
  const words = (argument: boolean) =>
    typedWords(commands.filter((each) => (each.argument === "GAME") === argument && each.id !== "playGame"));
  return (
    `Type a game's number to play against the computer; ${listWords(words(true), "or")} and a number; ` +
    `or ${listWords(words(false), "or")}.`
  );
}

/** Asks what to do until the player chooses a game; returns the exit code. */
export async function speakMenu(talk: Talk): Promise<number> {
  const { host } = talk;
  const menu = { talk, autosave: new Autosave(host) };
  talk.say([
    `Welcome to ${host.program.title}.`,
    ...gameLines(host),
    menuHelp,
    ...offerLesson(host),
    ...tellDue(host),
  ]);
  for (;;) {
    const answer = await talk.ask("What would you like to do? ");
    if (answer === undefined || readCommand([quit], answer) !== undefined)
      return talk.stopCode ?? exitCodes.fine;
    const chosen = answer === "" ? giveHelp(menu) : await openAnswer(menu, answer);
    if (chosen?.ok === true)
      return holdTalk(talk, openGame(withHelpNote(host, chosen.value)), { autosave: menu.autosave });
    if (chosen !== undefined) talk.say([chosen.problem.message]);
  }
}

/** A newcomer hears about lessons once. */
function offerLesson(host: Host): readonly string[] {
  const progress = progressIn(textsOf(host));
  if (progress.offered) return [];
  keepProgress(textsOf(host), { ...progress, offered: true });
  return [
    `New here? Type ${learn.words[0]} and a number: in a few minutes you'll discover how that game is won.`,
  ];
}

function tellDue(host: Host): readonly string[] {
  const { due } = puzzleOverview(host);
  return due === 0 ? [] : [`${dueText(due)}: type ${mistakes.words[0]}.`];
}

/** Every day so far, or the puzzle of one of them. */
async function openArchive(menu: Menu, date: string): Promise<Chosen> {
  if (date !== "") return hold(menu, puzzleFrom({ ...anyPuzzle, date }));
  const { host, voice } = menu.talk;
  const { calendar } = puzzleOverview(host);
  menu.talk.say(voice.spoken ? calendarSentences(calendar) : calendarLines(calendar));
  return undefined;
}

function gameLines(host: Host): readonly string[] {
  return host.games.map((game, index) => `${index + 1}. ${game.title}. ${game.summary}`);
}

/** A game's number or name alone plays it. */
function openAnswer(menu: Menu, answer: string): Chosen | Promise<Chosen> {
  const typed = readCommand(commands, answer);
  const handler = typed === undefined ? undefined : handlers.get(typed.command);
  return handler === undefined ? playNow(menu, answer) : handler(menu, typed?.rest ?? "");
}

function playNow(menu: Menu, name: string): Promise<Chosen> {
  const { host } = menu.talk;
  return withGame(menu, name, (game) => openForm(host, game, quickTexts(game, readMemory(host))));
}

async function withGame(
  { talk: { host } }: Menu,
  name: string,
  use: (game: Game) => Promise<Chosen>,
): Promise<Chosen> {
  const numbered = /^\d+$/.test(name) ? host.games[Number(name) - 1] : undefined;
  const game = numbered === undefined ? readGame(host.games, name) : ok(numbered);
  return game.ok ? use(game.value) : game;
}

/** Does something else, and comes back to the menu. */
async function hold({ talk }: Menu, open: Opener): Promise<Chosen> {
  const opened = await openWanted(talk.host, open);
  if (!opened.ok) return opened;
  await holdTalk(talk, opened.value);
  return undefined;
}

async function readRules({ talk: { host } }: Menu, { id }: Game): Promise<undefined> {
  (await import("../commands/rules.ts")).rules(host, id, {});
}

/** Tables are for the eye: listeners get sentences. */
async function listGames({ talk }: Menu): Promise<Chosen> {
  if (talk.voice.spoken) {
    const told = await tellSaved(talk, "No saved games yet.", () => true);
    return told.ok ? undefined : told;
  }
  const { history } = await import("../commands/history.ts");
  await runRefusing(talk.host, () => history(talk.host, { limit: "20" }));
  return undefined;
}

/** The unfinished games with numbers, and a question for one of them. */
async function chooseSaved({ talk, autosave }: Menu): Promise<Chosen> {
  const told = await tellSaved(talk, "No unfinished games.", ({ result }) => result === null);
  if (!told.ok) return told;
  if (told.value.length === 0) return undefined;
  const answer = (await talk.ask("Resume which game? Type its number, or Enter for none. ")) ?? "";
  if (answer === "") return undefined;
  return openSaved(talk.host, autosave, told.value[Number(answer) - 1]?.id ?? answer);
}

/** The latest ones, as sentences with their numbers. */
async function tellSaved(
  talk: Talk,
  none: string,
  wanted: (game: SavedGame) => boolean,
): Promise<Result<readonly SavedGame[]>> {
  const { listSavedGames } = await import("../saves/record-list.ts");
  const latest = mapResult(listSavedGames(talk.host), (games) => games.filter(wanted).slice(0, 20));
  if (!latest.ok) return latest;
  const lines = latest.value.map(
    ({ title, names, moves, result }, index) =>
      `${index + 1}. ${title}, ${names.join(" and ")}: ${result ?? countMoves(moves)}.`,
  );
  talk.say(lines.length === 0 ? [none] : lines);
  return latest;
}

function giveHelp({ talk }: Menu): undefined {
  talk.say([...gameLines(talk.host), menuHelp]);
}
