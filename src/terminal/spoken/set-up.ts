import { command, readCommand } from "../../activity/command.ts";
import type { Game } from "../../core/game.ts";
import type { Field, Texts } from "../../table/form.ts";
import type { Opened } from "../../table/open.ts";
import { fieldProblem } from "../../table/read-form.ts";
import { need } from "../host.ts";
import type { Talk } from "../lines/talk.ts";
import { openForm, quickTexts, setupFields, textIn, withText } from "../setup/fields.ts";
import { readMemory, remember, writeMemory } from "../setup/memory.ts";

const leave = command("previous");

/** An empty answer keeps the current value. */
export async function setUpBySpeech(talk: Talk, game: Game): Promise<Opened | undefined> {
  const { host } = talk;
  let texts: Texts = readMemory(host).choices[game.id] ?? quickTexts(game, readMemory(host));
  const [word] = leave.words;
  talk.say([
    `${game.title}. Press Enter to keep what is in brackets, or type ${word} to return to the menu.`,
  ]);
  for (let at = 0; ; at++) {
    const field = setupFields(game, texts)[at];
    if (field === undefined) break;
    const answer = isOpen(field) ? await askField(talk, field, texts) : "";
    if (answer === undefined) return undefined;
    if (answer !== "") texts = withText(texts, field.id, answer);
  }
  const opened = need(await openForm(host, game, texts));
  writeMemory(host, remember(readMemory(host), game.id, texts));
  return opened;
}

function isOpen({ settled, kind, choices }: Field): boolean {
  return settled === null && (kind !== "choice" || choices.length > 1);
}

/** Asks until the answer is valid; undefined if the player goes back or the input ends. */
async function askField(talk: Talk, field: Field, texts: Texts): Promise<string | undefined> {
  for (;;) {
    const answer = await talk.ask(fieldPrompt(field, texts));
    if (answer === undefined || readCommand([leave], answer) !== undefined) return undefined;
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
