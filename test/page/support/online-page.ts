/** Online games without a browser: the pages and the whole online service, in the same simulated time. */

import type { AnyoneRequest, CreateRequest } from "../../../src/online/messages.ts";
import type { Limits } from "../../../src/server/limits.ts";
import { Bottle, HandSocket } from "../../server/bottle.ts";
import { base } from "../../simulation/node.ts";
import type { Settings, setPages, Tab } from "./page.ts";

type Open = ReturnType<typeof setPages>;
type Choose = (page: Tab) => Promise<void>;

export class PageServer {
  bottle: Bottle;
  /** Values that override every form, such as a clock shorter than the form offers. */
  terms: Partial<CreateRequest> = {};
  readonly #open: Open;
  readonly #ends = new Map<End, Window>();
  readonly #limits: Partial<Limits>;
  #isUp = true;

  constructor(open: Open, limits: Partial<Limits> = {}) {
    this.#open = open;
    this.#limits = limits;
    this.bottle = new Bottle(limits);
  }

  /** Opens a page in its own browser, served from here. */
  open(hash = "#/games", settings: Settings = {}): Promise<Tab> {
    const { time } = this.bottle;
    const prepare = (window: Window & typeof globalThis) => {
      const WebSocket = socketOf((tell) => this.#connect(window, tell));
      Object.assign(window, { WebSocket, fetch: this.#answer.bind(this) });
      settings.prepare?.(window);
    };
    const closed = (window: Window) => this.#cut((each) => each === window, goingAway);
    return this.#open(hash, { ...settings, time, address: base, prepare, closed });
  }

  async #answer(url: string, { body }: { readonly body: string }) {
    if (!this.#isUp) throw new TypeError("Failed to fetch");
    const isForAnyone = url.endsWith("/anyone");
    if (!isForAnyone && !url.endsWith("/matches")) return new Response("ok\n");
    const created = isForAnyone
      ? await this.#playAnyone(JSON.parse(body))
      : await this.bottle.create({ ...JSON.parse(body), ...this.terms });
    return created.ok
      ? new Response(JSON.stringify(created.value))
      : new Response(JSON.stringify({ error: created.problem }), { status: 400 });
  }

  async #playAnyone(request: AnyoneRequest) {
    const asked = this.bottle.anyone("", request);
    await this.bottle.pass(300);
    return asked;
  }

  #connect(window: Window, tell: Tell): End {
    const end = new End(this.bottle.time, tell);
    if (this.#isUp) this.#admit(end, window, tell);
    else end.end();
    return end;
  }

  #admit(end: End, window: Window, tell: Tell): void {
    this.#ends.set(end, window);
    this.bottle.service.sockets.admit(end, "192.0.2.1");
    this.bottle.time.after(1, () => tell("open", {}));
  }

  /** As if the process were killed: every connection breaks, and new ones are refused. */
  kill(): void {
    this.#isUp = false;
    this.#cut(() => true);
  }

  #cut(isMeant: (window: Window) => boolean, code?: number): void {
    for (const [end, window] of this.#ends) if (isMeant(window)) end.end(code);
  }

  restart(): void {
    this.bottle = new Bottle(this.#limits, false, this.bottle);
    this.#isUp = true;
  }
}

/** The code that browsers send when a page closes or reloads. */
const goingAway = 1001;
/** What they report when a page closes its own socket. */
const noStatus = 1005;

type Tell = (kind: string, event: object) => void;

/** The server's end of a page's connection. */
class End extends HandSocket {
  readonly #time: Bottle["time"];
  readonly #tell: Tell;

  constructor(time: Bottle["time"], tell: Tell) {
    super();
    this.#time = time;
    this.#tell = tell;
  }

  override send(text: string): void {
    super.send(text);
    this.#time.after(1, () => this.#tell("message", { data: text }));
  }

  override ping(): void {
    this.emit("pong", Buffer.alloc(0));
  }

  override close(code: number, reason: string): void {
    super.close(code, reason);
    this.#time.after(1, () => this.end(code, reason));
  }

  override end(code = 1006, reason = ""): void {
    if (this.readyState !== 3) this.#time.after(1, () => this.#tell("close", { code, reason }));
    super.end(code);
  }
}

function socketOf(connect: (tell: Tell) => End) {
  return class {
    readonly #listeners: (readonly [kind: string, hear: (event: object) => void])[] = [];
    #end: End | undefined;

    constructor() {
      queueMicrotask(() => {
        this.#end = connect((kind, event) => {
          for (const [name, hear] of this.#listeners) if (name === kind) hear(event);
        });
      });
    }

    addEventListener(kind: string, hear: (event: object) => void): void {
      this.#listeners.push([kind, hear]);
    }

    send(text: string): void {
      this.#end?.say(text);
    }

    close(): void {
      this.#end?.end(noStatus);
    }
  };
}

/** Ann opens a game with the form. Returns the link for the other player. */
export async function openOnline(page: Tab, game: string, choose?: Choose): Promise<string> {
  await page.visit(`#/new/${game}`);
  await page.choose("With a friend online");
  await page.fill(/^your name$/i, "Ann");
  await choose?.(page);
  await page.press("Create link");
  const field = (await page.named("field", "Invite link")) as HTMLInputElement;
  return field.value.replace(base, "");
}

export interface OnlineTable {
  readonly ann: Tab;
  readonly ben: Tab;
  /** The hash of the link to share. */
  readonly link: string;
}

/** Two pages in the two seats of a new game. */
export async function sitDown(server: PageServer, game: string, choose?: Choose): Promise<OnlineTable> {
  const ann = await server.open();
  const link = await openOnline(ann, game, choose);
  const ben = await server.open(link);
  await takeSeat(ben, "Ben");
  await head(ann, /to move|Your move/);
  return { ann, ben, link };
}

export async function takeSeat(page: Tab, name: string): Promise<void> {
  await page.fill(/^your name$/i, name);
  await page.press("Join game");
  await page.see(".play-online");
}

export function blocks(count: number): Choose {
  return (page) => page.fill("Blocks", String(count));
}

/** Waits until the status shows the text. */
export function head(page: Tab, text: string | RegExp): Promise<HTMLElement> {
  return page.see(".status-head", text);
}

/** Waits until a notice above the board, or the line below it, shows the text. */
export function notice(page: Tab, text: string): Promise<HTMLElement> {
  return page.see(".notice, .frame-preview", text);
}

/** Waits until the page has said the text to screen readers. */
export function spoken(page: Tab, text: string): Promise<HTMLElement> {
  return page.see("[role=status]", text);
}
