/**
 * The page without a browser: its sources, bundled once, run in a window of happy-dom. Time is simulated, so when an action
 * such as `press` is done, the computer's reply and everything else that follows has happened, too.
 */

import { Window } from "happy-dom";
import { afterEach } from "vitest";
import { Time } from "../../simulation/time.ts";
import { equip, type PageWindow, type Scripts, type Surroundings, scripts } from "./window.ts";

type Stored = Readonly<Record<string, string>>;

export interface Settings {
  readonly time?: Time;
  /** The time in UTC when the page opens. */
  readonly now?: string;
  readonly address?: string;
  /** What the browser has stored. */
  readonly stored?: Stored;
  /** Changes the window before the page starts in it. */
  readonly prepare?: (window: PageWindow) => void;
  readonly closed?: (window: PageWindow) => void;
}

/** How many milliseconds an action takes with all its consequences: longer than a computer waits before it plays. */
const moment = 300;

/** How long a test waits for something slow, such as a game between two computers. */
const longest = 30_000;

/** For a test file. After each test, its pages must be free of errors. */
export function setPages(): (hash?: string, settings?: Settings) => Promise<Tab> {
  const opened: Tab[] = [];
  afterEach(() => {
    const faults = opened.splice(0).flatMap((tab) => tab.close());
    if (faults.length > 0) throw new Error(`The page misbehaved:\n${faults.join("\n")}`);
  });
  return async (hash = "", settings = {}) => {
    const tab = new Tab(await scripts(), settings);
    opened.push(tab);
    await tab.start(`${tab.address}${hash}`);
    return tab;
  };
}

export class Tab implements Surroundings {
  window = undefined as unknown as PageWindow;
  readonly address: string;
  readonly time: Time;
  confirms = true;
  workers = 0;
  byKeys = false;
  readonly saved = new Map<string, Blob>();
  readonly faults: string[] = [];
  readonly #settings: Settings;
  readonly #scripts: Scripts;
  #start: number;
  #stop = () => {};

  constructor(scripts: Scripts, settings: Settings) {
    this.#scripts = scripts;
    this.#settings = settings;
    this.time = settings.time ?? new Time();
    this.address = settings.address ?? "http://localhost:8080/";
    this.#start = Date.parse(settings.now ?? "2026-11-16T12:00:00Z") - this.time.now;
  }

  now = () => this.#start + this.time.now;

  get document(): Document {
    return this.window.document;
  }

  get hash(): string {
    return this.window.location.hash;
  }

  async start(url: string, stored = this.#settings.stored ?? {}, kept: Stored = {}): Promise<void> {
    const settings = {
      device: { prefersReducedMotion: "reduce" },
    };
    this.window = new Window({ url, settings }) as unknown as PageWindow;
    for (const [name, text] of Object.entries(stored)) this.window.localStorage.setItem(name, text);
    for (const [name, text] of Object.entries(kept)) this.window.sessionStorage.setItem(name, text);
    this.document.head.innerHTML = '<meta name="application-name" content="Switchyard" />';
    this.document.body.innerHTML = '<div id="app"></div>';
    this.workers = 0;
    this.#stop = equip(this.window, this, this.#scripts.advise);
    this.#settings.prepare?.(this.window);
    this.#scripts.runPage(this.window);
    await this.see("main h1");
    await this.pass();
  }

  /** Closes the page. Returns the errors that shouldn't have happened. */
  close(): readonly string[] {
    this.window.dispatchEvent(new this.window.Event("pagehide"));
    this.#stop();
    this.#settings.closed?.(this.window);
    void (this.window as unknown as Window).happyDOM.close();
    return this.faults.splice(0);
  }

  /** Opens another page at the same address, with what the first one has stored. */
  async reload(url = this.window.location.href): Promise<void> {
    const faults = this.close();
    if (faults.length > 0) throw new Error(faults.join("\n"));
    await this.start(url, this.stored(), this.kept());
  }

  stored(): Stored {
    return Object.fromEntries(Object.entries(this.window.localStorage));
  }

  /** What survives a reload of the same tab, besides what the page has stored. */
  kept(): Stored {
    return Object.fromEntries(Object.entries(this.window.sessionStorage));
  }

  setTime(iso: string): void {
    this.#start = Date.parse(iso) - this.time.now;
  }

  async pass(ms = moment): Promise<void> {
    await this.time.run(() => false, this.time.now + ms);
  }

  async visit(hash: string): Promise<void> {
    this.window.location.hash = hash;
    await this.pass();
  }

  async back(): Promise<void> {
    this.window.history.back();
    await this.pass();
  }

  all(selector: string): HTMLElement[] {
    return [...this.document.querySelectorAll<HTMLElement>(selector)];
  }

  count(selector: string): number {
    return this.all(selector).length;
  }

  texts(selector: string): readonly string[] {
    return this.all(selector).map(textOf);
  }

  text(selector: string): string {
    return this.texts(selector).join(" ");
  }

  /** Waits until the element is there and has this text. */
  async see(selector: string, text: string | RegExp = ""): Promise<HTMLElement> {
    const has = (element: HTMLElement) =>
      textOf(element).search(typeof text === "string" ? literal(text) : text) >= 0;
    const find = () => this.all(selector).find(has);
    await this.until(
      () => find() !== undefined,
      () => `${selector} never says ${text}, but: ${this.text(selector) || this.text("#app")}`,
    );
    return find() as HTMLElement;
  }

  async until(holds: () => boolean, complaint = () => `Never: ${holds.toString()}`): Promise<void> {
    if (holds()) return;
    const end = this.time.now + longest;
    while (!(await this.time.run(holds, this.time.now + moment))) {
      if (this.time.now >= end) throw new Error(complaint());
    }
    await this.pass();
  }

  /** A button, link or field by the name that a screen reader would say. */
  async named(kind: keyof typeof kinds, name: string | RegExp, within = "body"): Promise<HTMLElement> {
    const is = (element: HTMLElement) => {
      const own = nameOf(element);
      return typeof name === "string" ? own === name : name.test(own);
    };
    const find = () => this.all(`${within} :is(${kinds[kind]})`).find(is);
    const names = () => this.all(`${within} :is(${kinds[kind]})`).map(nameOf);
    await this.until(
      () => find() !== undefined,
      () => `There is no ${kind} ${name}, but: ${names().join(", ")}`,
    );
    return find() as HTMLElement;
  }

  has(kind: keyof typeof kinds, name: RegExp): boolean {
    return this.all(kinds[kind]).some((element) => name.test(nameOf(element)));
  }

  async press(name: string | RegExp, within?: string): Promise<void> {
    const button = await this.named("button", name, within);
    this.byKeys = false;
    button.focus();
    await this.click(button);
  }

  async follow(name: string | RegExp, within?: string): Promise<void> {
    await this.click(await this.named("link", name, within));
  }

  async choose(name: string | RegExp): Promise<void> {
    await this.click(await this.named("radio", name));
  }

  async select(name: string, words: string): Promise<void> {
    const list = (await this.named("list", name)) as HTMLSelectElement;
    const option = [...list.options].find(({ text }) => text === words);
    if (option === undefined) throw new Error(`${name} has no ${words}.`);
    list.value = option.value;
    await this.#send(list, new this.window.Event("change", { bubbles: true }));
  }

  async fill(name: string | RegExp, text: string): Promise<void> {
    const field = (await this.named("field", name)) as HTMLInputElement;
    field.value = text;
    await this.#send(field, new this.window.Event("input", { bubbles: true }));
  }

  async submit(selector: string): Promise<void> {
    (await this.see(selector)).closest("form")?.requestSubmit();
    await this.pass();
  }

  /** Passes a file to the button that opens files. */
  async give(text: string | Blob): Promise<void> {
    const field = this.all("input[type=file]")[0] as HTMLInputElement;
    const file = new this.window.File([typeof text === "string" ? text : await text.text()], "game.json");
    Object.defineProperty(field, "files", { value: { item: () => file }, configurable: true });
    await this.#send(field, new this.window.Event("change", { bubbles: true }));
  }

  async click(element: HTMLElement): Promise<void> {
    if ((element as HTMLButtonElement).disabled) throw new Error(`${nameOf(element)} is disabled.`);
    this.byKeys = false;
    element.click();
    await this.pass();
  }

  /** Points at the move on the board. */
  async point(move: string): Promise<void> {
    await this.#send(this.#cellOf(move), this.#pointer("pointermove"));
  }

  /** Plays the move with the mouse, and lets the computer reply. */
  async play(...moves: readonly string[]): Promise<void> {
    for (const move of moves) {
      this.#cellOf(move).dispatchEvent(this.#pointer("pointermove"));
      await this.click(this.#cellOf(move));
    }
  }

  async tap(move: string): Promise<void> {
    this.#cellOf(move).dispatchEvent(this.#pointer("pointerdown", "touch"));
    await this.click(this.#cellOf(move));
  }

  #pointer(kind: string, pointerType = "mouse"): Event {
    return new this.window.PointerEvent(kind, { bubbles: true, pointerType });
  }

  #cellOf(move: string): HTMLElement {
    const [cell] = this.all(`.board [data-move="${move}"]`);
    if (cell === undefined) throw new Error(`Nothing on the board plays ${move}.`);
    return cell;
  }

  async focus(selector: string): Promise<void> {
    const element = await this.see(selector);
    this.byKeys = true;
    element.focus();
    await this.pass();
  }

  /** Presses a key where the focus is, with what browsers do by themselves: press, submit, close. */
  async key(key: string): Promise<void> {
    this.byKeys = true;
    const target = (this.document.activeElement ?? this.document.body) as HTMLElement;
    const event = new this.window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    const dialog = this.all("dialog[open]").at(-1) as HTMLDialogElement | undefined;
    if (target.dispatchEvent(event)) {
      if (key === "Escape") dialog?.dispatchEvent(new this.window.Event("cancel"));
      if (key === "Enter" && target.matches("button, a, summary")) target.click();
      if (key === "Enter" && target.matches("input")) target.closest("form")?.requestSubmit();
    }
    await this.pass();
  }

  async #send(element: HTMLElement, event: Event): Promise<void> {
    element.dispatchEvent(event);
    await this.pass();
  }
}

const kinds = {
  button: "button, summary",
  link: "a[href]",
  radio: "input[type=radio], input[type=checkbox]",
  list: "select",
  field: "input:not([type=radio], [type=checkbox], [type=file])",
  image: "[role=img], img",
} as const;

function nameOf(element: HTMLElement): string {
  const label = element.getAttribute("aria-label");
  const { labels } = element as HTMLInputElement;
  if (label !== null) return label;
  const named = labels === undefined || labels === null || labels.length === 0 ? [element] : [...labels];
  return named.map((each) => textOf(withoutHidden(each))).join(" ");
}

function withoutHidden(element: HTMLElement): Element {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll("[aria-hidden=true], select")) part.remove();
  return copy;
}

/** Leaves out the characters that only keep words together. */
export function textOf({ textContent }: Pick<Element, "textContent">): string {
  return (textContent ?? "").replaceAll("\u2011", "-").replace(/\s+/g, " ").trim();
}

function literal(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
}
