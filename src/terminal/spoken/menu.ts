/** The menu as a conversation: the same choices as on the screen, one question at a time. */

import type { Game } from "../../core/game.ts";
import { ok, type Result } from "../../core/result.ts";
import type { Field, Texts } from "../../table/form.ts";
import type { Opened } from "../../table/open.ts";
import { anyPuzzle } from "../../table/puzzle/play.ts";
import { fieldProblem, sharpnessJob } from "../../table/read-form.ts";
import { askAdvisor } from "../advisor.ts";
import { readGame } from "../flags/flags.ts";
import { exitCodes, type Host } from "../host.ts";
import { keepProgress, lessonProgress } from "../learn/progress.ts";
import { playPlain } from "../plain/play.ts";
import type { Talk } from "../plain/talk.ts";
import { Autosave } from "../saves/autosave.ts";
import { openSaved } from "../saves/open-saved.ts";
import { readMemory, writeMemory } from "../screen/menu/memory.ts";
import { openForm, setupFields, textIn, withText } from "../screen/setup/fields.ts";
import { quickTexts } from "../screen/setup/setup.ts";
import { remember } from "../screen/state.ts";

interface Menu {
  readonly talk: Talk;
  readonly autosave: Autosave;
}

/** A game that is to be played now; nothing where the answer was told at once. */
type Chosen = Result<Opened> | undefined;

/** Asks what to do until a game is played; gives the exit code. */
export async function speakMenu(talk: Talk): Promise<number> {
  const { host } = talk;
  const menu = { talk, autosave: new Autosave(host) };
  talk.say([`Welcome to ${host.program.title}.`, ...gameLines(host), menuHelp, ...offerLesson(host)]);
  for (;;) {
    const answer = await talk.ask("What would you like to do? ");
    if (answer === undefined || /^q(uit)?$/i.test(answer)) return talk.stopCode ?? exitCodes.fine;
    const chosen = await openAnswer(menu, answer);
    if (chosen?.ok === true) return playPlain(talk, menu.autosave, chosen.value);
    if (chosen !== undefined) talk.say([chosen.problem.message]);
  }
}

/** A newcomer is told about lessons once. */
function offerLesson(host: Host): readonly string[] {
  const progress = lessonProgress(host);
  if (progress.offered) return [];
  keepProgress(host, { ...progress, offered: true });
  return [
    "New here? Type learn and a number: in a few minutes you find out for yourself how that game is won.",
  ];
}

function gameLines(host: Host): readonly string[] {
  return host.games.map((game, index) => `${index + 1}. ${game.title}. ${game.summary}`);
}

const menuHelp =
  "Type a game's number to play against the computer; set up, learn or rules and a number; or resume, puzzles, " +
  "history, online, help or quit.";

/** What each word does, some with what stands behind it. */
const words: Readonly<Record<string, (menu: Menu, rest: string) => Chosen | Promise<Chosen>>> = {
  "set up": (menu, rest) => withGame(menu, rest, (game) => setUpBySpeech(menu, game)),
  play: (menu, rest) => withGame(menu, rest, (game) => openForm(menu.talk.host, game, quickFor(menu, game))),
  learn: (menu, rest) =>
    withGame(menu, rest, async (game) => {
      await (await import("../commands/learn.ts")).learnGame(menu.talk, game);
      return undefined;
    }),
  rules: (menu, rest) =>
    withGame(menu, rest, async ({ id }) => {
      (await import("../commands/rules.ts")).rules(menu.talk.host, id, {});
      return undefined;
    }),
  resume: (menu, id) =>
    id === "" ? words.history?.(menu, "") : openSaved(menu.talk.host, menu.autosave, id),
  history: async ({ talk: { host } }) => {
    (await import("../commands/history.ts")).history(host, { limit: "20" });
  },
  online: async ({ talk }) => {
    const { seatLines } = await import("../online/seats.ts");
    const { name } = talk.host.program;
    const example = `${name} host http://localhost:8080 ${talk.host.games[0]?.id}`;
    talk.say([...seatLines(talk.host), `Host one on a server: ${example}`, `Start a server: ${name} serve`]);
  },
  puzzles: async ({ talk }) => {
    const { poseHere } = await import("../puzzle/here.ts");
    const { talkPuzzle } = await import("../puzzle/dialogue.ts");
    const posed = poseHere(talk.host, { ...anyPuzzle, date: "today" }, talk.face);
    if (!posed.ok) return posed;
    await talkPuzzle(talk, posed.value);
    return undefined;
  },
  help: ({ talk }) => {
    talk.say([...gameLines(talk.host), menuHelp]);
    return undefined;
  },
};

/** A game's number or name alone plays it. */
function openAnswer(menu: Menu, answer: string): Chosen | Promise<Chosen> {
  const [, word = "", rest = ""] = /^(set up|[a-z]+)\s*(.*)$/.exec(answer.toLowerCase()) ?? [];
  return Object.hasOwn(words, word) ? words[word]?.(menu, rest) : words.play?.(menu, answer);
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

function quickFor({ talk: { host } }: Menu, game: Game): Texts {
  return quickTexts(game, readMemory(host));
}

/** Every field of the form as a question; an empty answer keeps what it names. `back` gives up. */
async function setUpBySpeech(menu: Menu, game: Game): Promise<Chosen> {
  const { talk } = menu;
  const { host } = talk;
  let texts: Texts = readMemory(host).choices[game.id] ?? quickFor(menu, game);
  talk.say([`${game.title}. Press Enter to keep what is in brackets, or type back to return to the menu.`]);
  let sharpness = "";
  for (let at = 0; ; at++) {
    sharpness = await saySharpness(talk, game, texts, sharpness);
    const field = setupFields(game, texts)[at];
    if (field === undefined) break;
    const answer = isOpen(field) ? await askField(talk, field, texts) : "";
    if (answer === undefined) return undefined;
    if (answer !== "") texts = withText(texts, field.id, answer);
  }
  const opened = await openForm(host, game, texts);
  if (opened.ok) writeMemory(host, remember(readMemory(host), game.id, texts));
  return opened;
}

/** How many moves matter at the size that is set up, where that is not what was said before. */
async function saySharpness(talk: Talk, game: Game, texts: Texts, before: string): Promise<string> {
  const job = sharpnessJob(game, texts);
  const { words } = job === null ? { words: "" } : await askAdvisor(game, job);
  if (words !== "" && words !== before) talk.say([`At this size, ${words}.`]);
  return words;
}

/** Whether there is anything to choose. */
function isOpen({ settled, kind, choices }: Field): boolean {
  return settled === null && (kind !== "choice" || choices.length > 1);
}

/** Asks until the answer is right; undefined for `back` and at the end of the input. */
async function askField(talk: Talk, field: Field, texts: Texts): Promise<string | undefined> {
  for (;;) {
    const answer = await talk.ask(fieldPrompt(field, texts));
    if (answer === undefined || /^back$/i.test(answer)) return undefined;
    const problem = answer === "" ? "" : fieldProblem(field, answer);
    if (problem === "") return answer;
    talk.say([problem]);
  }
}

function fieldPrompt(field: Field, texts: Texts): string {
  const limits = field.kind === "choice" ? field.choices.map(({ value }) => value).join(", ") : field.limits;
  const now = textIn(field, texts) || field.default;
  return `${field.label}${limits === "" ? "" : ` (${limits})`} [${now}]: `;
}
