/** The menu as a conversation: the same choices as on the screen, one question at a time. */

import type { Game } from "../../core/game.ts";
import type { Result } from "../../core/result.ts";
import type { Field, Texts } from "../../table/form.ts";
import type { Opened } from "../../table/open.ts";
import { fieldProblem } from "../../table/read-form.ts";
import { dialogueOf } from "../../words/simple-dialogue.ts";
import type { Face } from "../face.ts";
import { exitCodes, type Host, print } from "../host.ts";
import { readLines } from "../plain/lines.ts";
import { playPlain } from "../plain/play.ts";
import { Autosave } from "../saves/autosave.ts";
import { openSaved } from "../saves/open-saved.ts";
import { readMemory } from "../screen/menu/memory.ts";
import { setupFields, textIn } from "../screen/setup/fields.ts";
import { openForm } from "../screen/setup/open-form.ts";
import { spokenDialogue } from "./dialogue.ts";

type Lines = AsyncGenerator<string>;

/** Asks for a game and plays it; gives the exit code. */
export async function speakMenu(host: Host, face: Exclude<Face, "screen">): Promise<number> {
  const lines = readLines(host.input);
  const autosave = new Autosave(host.records(), host.newId);
  print(host, ["Welcome to Switchyard.", ...gameLines(host)]);
  for (;;) {
    const answer = await ask(host, lines, "Which game? Type its number, resume ID, or quit: ");
    if (answer === undefined || /^q(uit)?$/i.test(answer)) return exitCodes.fine;
    const opened = await openAnswer(host, autosave, lines, answer);
    if (opened === undefined) continue;
    if (!opened.ok) print(host, [opened.problem.message]);
    else {
      const dialogueFor = face === "spoken" ? spokenDialogue : dialogueOf;
      return playPlain(host, autosave, opened.value, { lines, dialogueFor });
    }
  }
}

function gameLines(host: Host): readonly string[] {
  return host.games.map((game, index) => `${index + 1}. ${game.title}. ${game.summary}`);
}

async function openAnswer(
  host: Host,
  autosave: Autosave,
  lines: Lines,
  answer: string,
): Promise<Result<Opened> | undefined> {
  const [word = "", id = ""] = answer.split(/\s+/);
  if (/^resume$/i.test(word) && id !== "") return openSaved(host, autosave, id);
  const game = gameNamed(host, answer);
  if (game !== undefined) return setUpBySpeech(host, lines, game);
  print(host, [
    `Please type a number from 1 to ${host.games.length}, resume and the id of a saved game, or quit.`,
  ]);
  return undefined;
}

/** By its number, its title or its id. */
function gameNamed(host: Host, answer: string): Game | undefined {
  const wanted = answer.toLowerCase();
  const names = ({ title, id }: Game) => [title.toLowerCase(), id];
  return host.games.find((game, index) => wanted === String(index + 1) || names(game).includes(wanted));
}

/** Every field of the form as a question; an empty answer keeps what it names. `back` gives up. */
async function setUpBySpeech(host: Host, lines: Lines, game: Game): Promise<Result<Opened> | undefined> {
  let texts: Texts = readMemory(host).choices[game.id] ?? {};
  print(host, [`${game.title}. Enter keeps what is offered; back returns to the games.`]);
  for (let at = 0; ; at++) {
    const field = setupFields(game, texts)[at];
    if (field === undefined) return openForm(host, game, texts);
    const answer = field.settled === null ? await askField(host, lines, field, texts) : "";
    if (answer === undefined) return undefined;
    if (answer !== "") texts = { ...texts, [field.id]: answer };
  }
}

/** Asks until the answer is right; undefined for `back` and at the end of the input. */
async function askField(host: Host, lines: Lines, field: Field, texts: Texts): Promise<string | undefined> {
  for (;;) {
    const answer = await ask(host, lines, fieldPrompt(field, texts));
    if (answer === undefined || /^back$/i.test(answer)) return undefined;
    const problem = answer === "" ? "" : fieldProblem(field, answer);
    if (problem === "") return answer;
    print(host, [problem]);
  }
}

function fieldPrompt(field: Field, texts: Texts): string {
  const limits = field.kind === "choice" ? field.choices.map(({ value }) => value).join(", ") : field.limits;
  const now = textIn(field, texts) || field.default;
  return `${field.label}${limits === "" ? "" : ` (${limits})`}, now ${now}: `;
}

async function ask(host: Host, lines: Lines, question: string): Promise<string | undefined> {
  host.output.write(question);
  const read = await lines.next();
  if (!host.input.isTTY) host.output.write("\n");
  return read.done === true ? undefined : read.value.trim();
}
