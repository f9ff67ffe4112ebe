/** The menu as a conversation, one question at a time. */

import type { Game } from "../../core/game.ts";
import { listWords } from "../../core/text.ts";
import { lessonDoor } from "../../lessons/door.ts";
import { keepProgress, progressIn } from "../../lessons/progress.ts";
import { readBase } from "../../online/links.ts";
import { readCommand, showCommand, type Typeable } from "../../play/command.ts";
import type { Opener } from "../../play/contract.ts";
import type { Field, FormValues } from "../../play/form.ts";
import { gameActivity } from "../../play/game/game.ts";
import type { OpenedGame } from "../../play/open.ts";
import { fieldProblem, recommendedTexts } from "../../play/read-form.ts";
import { helpNote, usual } from "../../play/usual.ts";
import { archiveLines } from "../../puzzles/calendar.ts";
import { type PuzzleDoor, puzzleDoors } from "../../puzzles/doors.ts";
import { dueText } from "../../puzzles/overview.ts";
import { readGame } from "../flags/flags.ts";
import { attempt, exitCodes, type Host, need, Refusal } from "../host.ts";
import { holdTalk } from "../lines/loop.ts";
import { type Talk, withHelpNote } from "../lines/talk.ts";
import { Autosave, openSavedGame } from "../saves/autosave.ts";
import { puzzleOverview, textsOf } from "../saves/puzzle-log.ts";
import type { SavedGame } from "../saves/record-list.ts";
import {
  openFormGame,
  quickTexts,
  readMemory,
  remember,
  setupFields,
  withText,
  writeMemory,
} from "../setup/fields.ts";
import { openActivity } from "../wants.ts";

interface Menu {
  readonly talk: Talk;
  readonly autosave: Autosave;
}

type Chosen = OpenedGame | undefined;

interface MenuCommand extends Typeable {
  readonly run: (menu: Menu, rest: string) => Chosen | Promise<Chosen>;
}

function plainCommand(words: readonly string[], run: MenuCommand["run"]): MenuCommand {
  return { words, argument: null, run };
}

function gameCommand(word: string, use: (menu: Menu, game: Game) => Promise<Chosen>): MenuCommand {
  return {
    words: [word],
    argument: "GAME",
    run: (menu, rest) => use(menu, readAnswer(menu.talk.host, rest)),
  };
}

function puzzleCommand({ words, open, choices = [] }: PuzzleDoor): MenuCommand {
  return plainCommand(words, (menu) => hold(menu, open({ detail: choices.at(-1)?.[0] })));
}

const quit = showCommand("quit", usual.quit);

const commands: readonly MenuCommand[] = [
  gameCommand("set up", ({ talk }, game) => setUpBySpeech(talk, game)),
  gameCommand(lessonDoor.words[0], (menu, game) => hold(menu, lessonDoor.open(game))),
  gameCommand("rules", readRules),
  gameCommand("play", playNow),
  { words: ["resume"], argument: "ID", run: (menu, id) => resume(menu, id) },
  ...[puzzleDoors.today, puzzleDoors.endless, puzzleDoors.sprint, puzzleDoors.mine].map(puzzleCommand),
  { words: puzzleDoors.archive.words, argument: "DATE", run: openArchivedPuzzle },
  plainCommand(["history"], listGames),
  plainCommand(["online"], ({ talk }) => goOnline(talk)),
  plainCommand(usual.help.words, giveHelp),
];

const menuStart = "To play the computer, type a game's number.";
const menuHelp = describeCommands();

function describeCommands(): string {
  const words = (argument: boolean) =>
    [...commands, quit]
      .filter((each) => (each.argument === "GAME") === argument)
      .flatMap((each) => each.words.slice(0, 1))
      .filter((word) => word !== "play");
  return (
    `${menuStart} You can also type ${listWords(words(true), "or")} with a number, ` +
    `or ${listWords(words(false), "or")}.`
  );
}

export async function speakMenu(talk: Talk): Promise<number> {
  const { host } = talk;
  const menu = { talk, autosave: new Autosave(host) };
  talk.say([
    `Welcome to ${host.program.title}.`,
    ...gameLines(host),
    `${menuStart} ${helpNote}`,
    ...offerLesson(host),
    ...tellDue(host),
  ]);
  for (;;) {
    const answer = await talk.ask("What would you like to do? ");
    if (answer === undefined || readCommand([quit], answer) !== undefined)
      return talk.watch.code ?? exitCodes.fine;
    const chosen = await attempt(() => (answer === "" ? giveHelp(menu) : followAnswer(menu, answer)));
    if (chosen instanceof Refusal) talk.say([chosen.message]);
    else if (chosen !== undefined)
      return holdTalk(talk, gameActivity(withHelpNote(host, chosen)), { autosave: menu.autosave });
  }
}

function offerLesson(host: Host): readonly string[] {
  const progress = progressIn(textsOf(host));
  if (progress.offered) return [];
  keepProgress(textsOf(host), { ...progress, offered: true });
  return ['New here? Type "learn" and a number, and crack that game in a few minutes.'];
}

function tellDue(host: Host): readonly string[] {
  const { due } = puzzleOverview(host);
  return due === 0 ? [] : [`${dueText(due)}. Type "mistakes" to practice.`];
}

async function openArchivedPuzzle(menu: Menu, detail: string): Promise<Chosen> {
  if (detail !== "") return hold(menu, puzzleDoors.archive.open({ detail }));
  const { host, voice } = menu.talk;
  const { calendar } = puzzleOverview(host);
  menu.talk.say(archiveLines(calendar, voice.spoken));
  return undefined;
}

function gameLines(host: Host): readonly string[] {
  return host.games.map((game, index) => `${index + 1}. ${game.title}. ${game.summary}`);
}

/** A game's number or name alone starts it. */
function followAnswer(menu: Menu, answer: string): Chosen | Promise<Chosen> {
  const typed = readCommand(commands, answer);
  if (typed === undefined) return playNow(menu, readAnswer(menu.talk.host, answer));
  return typed.command.run(menu, typed.rest);
}

async function playNow({ talk: { host } }: Menu, game: Game): Promise<Chosen> {
  return need(await openFormGame(host, game, quickTexts(game, readMemory(host))));
}

function readAnswer({ games }: Host, answer: string): Game {
  const numbered = /^\d+$/.test(answer) ? games[Number(answer) - 1] : undefined;
  return numbered ?? need(readGame(games, answer));
}

async function hold({ talk }: Menu, open: Opener): Promise<undefined> {
  const activity = need(await openActivity(talk.host, open));
  await holdTalk(talk, activity, { autosave: new Autosave(talk.host) });
}

async function readRules({ talk: { host } }: Menu, { id }: Game): Promise<undefined> {
  await (await import("../commands/rules.ts")).rules(host, id, {});
}

async function listGames({ talk }: Menu): Promise<undefined> {
  await tellSaved(talk, "No saved games yet.", () => true);
}

async function resume({ talk, autosave }: Menu, id: string): Promise<Chosen> {
  if (id !== "") return need(await openSavedGame(talk.host, autosave, id));
  const games = await tellSaved(talk, "No unfinished games.", ({ isOpen }) => isOpen);
  if (games.length === 0) return undefined;
  const answer =
    (await talk.ask("Which game would you like to resume? Type its number, or press Enter to go back. ")) ??
    "";
  if (answer === "") return undefined;
  return need(await openSavedGame(talk.host, autosave, games[Number(answer) - 1]?.id ?? answer));
}

async function tellSaved(talk: Talk, none: string, wanted: (game: SavedGame) => boolean) {
  const { listSavedGames } = await import("../saves/record-list.ts");
  const latest = need(listSavedGames(talk.host)).filter(wanted).slice(0, 20);
  const lines = latest.map(
    ({ title, story }, index) => `${index + 1}. ${title}, ${story.replaceAll(" · ", ", ")}.`,
  );
  talk.say(lines.length === 0 ? [none] : lines);
  return latest;
}

const onlineQuestion =
  "To join a friend, paste the link they sent you. To invite one, type a server's address. To go back, press Enter. ";

async function goOnline(talk: Talk): Promise<undefined> {
  const { ownGames } = await import("../online/seats.ts");
  const own = ownGames(talk.host);
  const lines = own.map(({ title, name }, index) => `${index + 1}. ${title}, as ${name}.`);
  talk.say(own.length === 0 ? [] : ["Your open online games (type a number to rejoin):", ...lines]);
  const answer = (await talk.ask(onlineQuestion)) ?? "";
  if (answer === "") return;
  const play = await enterOnline(talk, own[Number(answer) - 1]?.link ?? answer);
  await play(talk);
}

const gameQuestion =
  'Which game? Type its number or name, or "anyone" to play the next player who joins ("anyone 2" for game 2). ';

async function enterOnline(talk: Talk, answer: string) {
  const { enterAnyone, enterHosted, enterJoined } = await import("../online/enter.ts");
  const { host } = talk;
  if (answer.includes("#")) return enterJoined(host, { url: answer }, {});
  const url = need(readBase(answer));
  const answered = (await talk.ask(gameQuestion)) ?? "";
  const [word, wanted = ""] = answered.trim().split(/\s+(.*)/, 2);
  if (word === "anyone")
    return enterAnyone(host, { url, game: wanted === "" ? undefined : readAnswer(host, wanted) }, {});
  const game = readAnswer(host, answered);
  return enterHosted(host, { url, game }, recommendedTexts(game));
}

function giveHelp({ talk }: Menu): undefined {
  talk.say([...gameLines(talk.host), menuHelp]);
}

const leave = showCommand("previous", usual.previous);

async function setUpBySpeech(talk: Talk, game: Game): Promise<OpenedGame | undefined> {
  const { host } = talk;
  let texts: FormValues = readMemory(host).choices[game.id] ?? quickTexts(game, readMemory(host));
  const [word] = leave.words;
  talk.say([
    `${game.title}. Press Enter to keep what's in brackets, or type "${word}" to go back to the menu.`,
  ]);
  for (let at = 0; ; at++) {
    const field = setupFields(game, texts)[at];
    if (field === undefined) break;
    const answer = isOpen(field) ? await askField(talk, field, texts) : "";
    if (answer === undefined) return undefined;
    if (answer !== "") texts = withText(texts, field.id, answer);
  }
  const opened = need(await openFormGame(host, game, texts));
  writeMemory(host, remember(readMemory(host), game.id, texts));
  return opened;
}

function isOpen({ settled, kind, choices }: Field): boolean {
  return settled === null && (kind !== "choice" || choices.length > 1);
}

/** Asks until the answer is valid. Returns undefined if the player goes back or the input ends. */
async function askField(talk: Talk, field: Field, texts: FormValues): Promise<string | undefined> {
  for (;;) {
    const answer = await talk.ask(fieldPrompt(field, texts));
    if (answer === undefined || readCommand([leave], answer) !== undefined) return undefined;
    const problem = answer === "" ? "" : fieldProblem(field, answer);
    if (problem === "") return answer;
    talk.say([problem]);
  }
}

function fieldPrompt(field: Field, texts: FormValues): string {
  const limits = field.kind === "choice" ? field.choices.map(({ value }) => value).join(", ") : field.limits;
  return `${field.label}${limits === "" ? "" : ` (${limits})`} [${texts[field.id] || field.default}]: `;
}
