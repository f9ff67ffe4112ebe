/** Reads out the lists of the screen's menu, with numbers. */

import { listWords, quote } from "../../core/text.ts";
import { readCommand, showCommand } from "../../play/command.ts";
import type { Field, FormValues } from "../../play/form.ts";
import { fieldProblem } from "../../play/read-form.ts";
import { usual } from "../../play/usual.ts";
import { puzzleDoors } from "../../puzzles/doors.ts";
import { exitCodes } from "../host.ts";
import { holdTalk } from "../lines/loop.ts";
import type { Talk } from "../lines/talk.ts";
import { Autosave } from "../saves/autosave.ts";
import { type Entry, isTypedEntry, lists, menuEntries, openMenu } from "../screen/menu/lists.ts";
import { menuKey } from "../screen/menu/menu.ts";
import { enterOnline } from "../screen/open.ts";
import { updateScreen } from "../screen/screen.ts";
import { type Services, startServices } from "../screen/services.ts";
import type {
  Asking,
  MenuList,
  MenuPanel,
  ScreenEffect,
  ScreenEvent,
  ScreenState,
  ScreenStep,
  SetupPanel,
} from "../screen/state.ts";
import { plainMenu, withEffects } from "../screen/step.ts";
import { remember, setupFields, withText } from "../setup/fields.ts";
import type { TableBackend } from "../wants.ts";

const quit = showCommand("quit", usual.quit);
const help = showCommand("help", usual.help);
const back = showCommand("back", usual.previous);

export function speakMenu(talk: Talk): Promise<number> {
  talk.say([`Welcome to ${talk.host.program.title}.`]);
  return new SpokenMenu(talk).hold();
}

class SpokenMenu {
  readonly #talk: Talk;
  readonly #backend: TableBackend;
  readonly #services: Services;
  #state: ScreenState;
  #panel: MenuPanel = { ...plainMenu, list: "top", at: "" };
  #code: number = exitCodes.fine;

  constructor(talk: Talk) {
    const { host } = talk;
    this.#talk = talk;
    this.#backend = { autosave: new Autosave(host) };
    this.#services = startServices(host, this.#backend, enterOnline(host));
    this.#state = openMenu(host, { columns: 80, rows: 24 });
  }

  async hold(): Promise<number> {
    await this.#readLatest(this.#state);
    for (;;) {
      const answer = await this.#talk.ask("Your choice: ");
      if (answer === undefined) return this.#talk.watch.code ?? this.#code;
      if (readCommand([quit], answer) !== undefined) return exitCodes.fine;
      this.#code = exitCodes.fine;
      const { list } = this.#panel;
      await this.#follow(answer);
      if (this.#panel.list !== list || answer === "") this.#readOut();
    }
  }

  /** Reads the lists again, because each game, puzzle or lesson changes them. */
  async #readLatest(state: ScreenState): Promise<void> {
    await this.#take(withEffects(state, { kind: "list" }));
    this.#readOut();
  }

  #readOut(): void {
    const entries = this.#entries();
    const left = entries.length - mostRead;
    this.#talk.say([
      lists[this.#panel.list].question,
      ...entries.slice(0, mostRead).map((entry, at) => `${at + 1}. ${entryText(entry)}`),
      ...(left > 0 ? [`And ${left} more.`] : []),
    ]);
  }

  /** Hides the cursor, because the entry under it would show the typed text instead of its own. */
  #entries(): readonly Entry[] {
    return menuEntries(this.#state, { ...this.#panel, at: "" });
  }

  async #follow(answer: string): Promise<void> {
    const { list } = this.#panel;
    if (answer === "") return;
    if (readCommand([help], answer) !== undefined) return this.#talk.say([helpText(list)]);
    if (readCommand([back], answer) !== undefined) return list === "top" ? undefined : this.#press("escape");
    const [key, word] = keysIn(list).find(([, does]) => answer.startsWith(`${does} `)) ?? ["return", ""];
    const entry = findEntry(this.#entries(), answer.slice(word.length).trim().toLowerCase());
    if (entry === undefined)
      return this.#talk.say([`${quote(answer)} isn't one of the choices. ${helpText(list)}`]);
    const chosen = { ...this.#panel, at: entry.id };
    const typed = isTypedEntry(chosen) ? await this.#talk.ask(`${entry.about} `) : chosen.typed;
    this.#panel = { ...chosen, typed: typed ?? "" };
    if (typed !== undefined)
      await (entry.id === "sprint" ? this.#take(withEffects(this.#state, untimedSprint)) : this.#press(key));
  }

  #press(name: string): Promise<void> {
    return this.#take(menuKey(this.#state, this.#panel, { name, text: "", ctrl: false }));
  }

  async #take({ state, effects }: ScreenStep): Promise<void> {
    await this.#show(state);
    for (const effect of effects) if (isAsking(effect)) await this.#heed(await this.#services.answer(effect));
  }

  async #show(state: ScreenState): Promise<void> {
    const { panel } = state;
    this.#state = state;
    if (panel.kind === "page") this.#talk.say([panel.title, ...panel.text]);
    if (panel.kind === "setup") return this.#setUp(panel);
    if (panel.kind !== "menu") return;
    if (panel.notice !== "") this.#talk.say([panel.notice]);
    this.#panel = { ...panel, notice: "", connecting: false };
  }

  async #heed(event: ScreenEvent | undefined): Promise<void> {
    const here = { ...this.#state, panel: this.#panel };
    if (event?.kind === "opened") this.#code = await holdTalk(this.#talk, event.activity, this.#backend);
    else if (event?.kind === "left")
      this.#code = (await this.#services.entered()?.(this.#talk)) ?? exitCodes.fine;
    else return event && this.#take(updateScreen(here, event));
    return this.#readLatest(here);
  }

  async #setUp({ game, texts: before }: SetupPanel): Promise<void> {
    const [word = ""] = back.words;
    this.#talk.say([
      `${game.title}. Press Enter to keep what's in brackets, or type ${quote(word)} to go back.`,
    ]);
    let texts: FormValues = before;
    for (let at = 0; ; at++) {
      const field = setupFields(game, texts)[at];
      if (field === undefined) break;
      const answer = isOpen(field) ? await this.#askField(field, texts) : "";
      if (answer === undefined) return;
      if (answer !== "") texts = withText(texts, field.id, answer);
    }
    const memory = remember(this.#state.memory, game.id, texts);
    const effects = [{ kind: "start", game, texts } as const, { kind: "remember", memory } as const];
    await this.#take(withEffects({ ...this.#state, memory, panel: this.#panel }, ...effects));
  }

  /** Undefined if the player goes back or the input ends. */
  async #askField(field: Field, texts: FormValues): Promise<string | undefined> {
    for (;;) {
      const answer = await this.#talk.ask(fieldPrompt(field, texts));
      if (answer === undefined || readCommand([back], answer) !== undefined) return undefined;
      const problem = answer === "" ? "" : fieldProblem(field, answer);
      if (problem === "") return answer;
      this.#talk.say([problem]);
    }
  }
}

const mostRead = 30;

function entryText({ title, cells, about }: Entry): string {
  const named = title.replace(/ +✓$/, ", done").replace(/ +(\d+)\/(\d+)$/, ", $1 of $2 steps done");
  const told = (cells.length > 0 ? cells : [about]).join(", ").replaceAll(" · ", ", ");
  return `${named}: ${told}`;
}

/** A list's letter keys, and what they do. Other keys, such as arrows for the level, need a screen. */
function keysIn(list: MenuList) {
  return (lists[list].others ?? []).filter(([key]) => /^\w$/.test(key));
}

function helpText(list: MenuList): string {
  const others = keysIn(list).map(([, does]) => `${quote(does)} with a number`);
  const words = [...(list === "top" ? [] : back.words.slice(0, 1)), ...quit.words.slice(0, 1)];
  const ways = ["a number", "a name", ...others, ...words.map(quote)];
  return `Type ${listWords(ways, "or")}. Press Enter to hear the list again.`;
}

function findEntry(entries: readonly Entry[], typed: string): Entry | undefined {
  const numbered = /^\d+$/.test(typed) ? entries[Number(typed) - 1] : undefined;
  const isNamed = ({ id, title }: Entry) =>
    typed !== "" && [id, title.toLowerCase()].some((name) => name.startsWith(typed));
  return numbered ?? entries.find(isNamed);
}

const { choices: [...sprintChoices] = [], open: openSprint } = puzzleDoors.sprint;

/** Listening takes longer than reading, so this is the sprint's last choice, which has no clock. */
const untimedSprint = {
  kind: "want",
  want: { kind: "open", open: openSprint({ detail: sprintChoices.at(-1)?.[0] }) },
} as const;

function isAsking(effect: ScreenEffect): effect is Asking {
  return !["quit", "interrupt", "end-of-input", "suspend"].includes(effect.kind);
}

function isOpen({ settled, kind, choices }: Field): boolean {
  return settled === null && (kind !== "choice" || choices.length > 1);
}

function fieldPrompt(field: Field, texts: FormValues): string {
  const limits = field.kind === "choice" ? field.choices.map(({ value }) => value).join(", ") : field.limits;
  return `${field.label}${limits === "" ? "" : ` (${limits})`} [${texts[field.id] || field.default}]: `;
}
