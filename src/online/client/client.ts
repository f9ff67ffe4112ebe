import { cleanName } from "../../core/text.ts";
import { type Action, type Command, socketPath } from "../messages.ts";
import {
  type ClientEffect,
  type ClientState,
  type ClientStep,
  hangUp,
  type Moment,
  nextWake,
  onClose,
  onOpen,
  onTimer,
  retry,
  type SeatEntry,
  sendCommand,
  startClient,
  withConnection,
} from "./connection.ts";
import type { ClientHost, SocketLike } from "./host.ts";
import { type Happening, narrate } from "./narrate.ts";
import { onMessage } from "./receive.ts";
import type { OnlineView } from "./view.ts";

/** `happenings` say what changed since the last call. */
export type ViewListener = (view: OnlineView, happenings: readonly Happening[]) => void;

export class OnlineClient {
  readonly #host: ClientHost;
  readonly #url: string;
  #listener: ViewListener = () => {};
  #state: ClientState;
  #socket: SocketLike | undefined;
  #timer: unknown;

  /** `base` must end with a slash. */
  constructor(host: ClientHost, { base, ...seat }: SeatEntry & { readonly base: string }) {
    this.#host = host;
    this.#url = `${base.replace(/^http/, "ws")}${socketPath}`;
    const first = startClient(seat, this.#moment());
    this.#state = first.state;
    this.#take(() => first);
  }

  get token(): string | undefined {
    return this.#state.token;
  }

  view(): OnlineView {
    return this.#state.view;
  }

  listen(listener: ViewListener): void {
    this.#listener = listener;
  }

  /** Ignores an action if a command of the same kind is already on its way. A move must have its canonical name. */
  act(action: Action): void {
    if (this.view().pending.some((command) => isSame(command, action))) return;
    const command = this.#toCommand(action);
    if (command !== undefined) this.#take((state, moment) => sendCommand(state, command, moment));
  }

  retry(): void {
    this.#take(retry);
  }

  close(): void {
    this.#listener = () => {};
    this.#take((state, moment) => ({
      state: withConnection(state, { kind: "closed", reason: "", code: null }, moment),
      effects: hangUp(state, moment).effects,
    }));
  }

  #toCommand(action: Action): Command | undefined {
    const id = this.#host.newCommandId();
    if (action.type === "join")
      return { ...action, id, name: cleanName(action.name), token: this.#host.newToken() };
    if (action.type !== "move") return { ...action, id };
    const ply = this.view().online?.match.moves.length;
    return ply === undefined ? undefined : { ...action, id, ply };
  }

  #moment(): Moment {
    return { now: this.#host.now(), random: this.#host.random() };
  }

  #take(next: (state: ClientState, moment: Moment) => ClientStep): void {
    const before = this.#state.view;
    const { state, effects } = next(this.#state, this.#moment());
    this.#state = state;
    for (const effect of effects) this.#carryOut(effect);
    this.#schedule();
    if (before !== state.view) this.#listener(state.view, narrate(before, state.view, this.#host.now()));
  }

  #schedule(): void {
    this.#host.clearTimer(this.#timer);
    const at = nextWake(this.#state);
    if (at === null) return;
    const wait = Math.max(0, at - this.#host.now());
    this.#timer = this.#host.setTimer(() => this.#take(onTimer), wait);
  }

  #carryOut(effect: ClientEffect): void {
    if (effect.do === "connect") this.#connect();
    else if (effect.do === "send") this.#socket?.send(JSON.stringify(effect.message));
    else this.#drop();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  /** Messages from an earlier socket are ignored. */
  #connect(): void {
    this.#drop();
    const socket = this.#host.openSocket(this.#url);
    this.#socket = socket;
    const ifCurrent = (next: (state: ClientState, moment: Moment) => ClientStep) => {
      if (this.#socket === socket) this.#take(next);
    };
    socket.addEventListener("open", () => ifCurrent(onOpen));
    socket.addEventListener("message", ({ data }) =>
      ifCurrent((state, moment) => onMessage(state, data, moment)),
    );
    socket.addEventListener("close", (event) => ifCurrent((state, moment) => onClose(state, event, moment)));
    // A close event with the details follows.
    socket.addEventListener("error", () => {});
  }
}

function isSame(command: Command, action: Action): boolean {
  if (command.type !== action.type) return false;
  return !("what" in command && "what" in action) || command.what === action.what;
}
