/** Plays moments one after the other: it says which one is on, and when to paint the next. Any key puts an end to them. */

import type { Environment } from "../../storage/data-folder.ts";
import type { Look } from "./paint/paint.ts";
import { type Moment, momentMs } from "./table/motion.ts";

/** Runs something later, unless what this returns is called first. */
export type Later = (run: () => void, ms: number) => () => void;

export class Moments {
  readonly #paint: () => void;
  readonly #later: Later;
  #left: readonly Moment[] = [];
  #cancel: () => void = () => {};

  constructor(paint: () => void, later: Later) {
    this.#paint = paint;
    this.#later = later;
  }

  /** The moment that is to be painted; undefined where everything stands as it is. */
  get now(): Moment | undefined {
    return this.#left[0];
  }

  play(moments: readonly Moment[]): void {
    if (moments.length === 0) return;
    this.#cancel();
    this.#left = moments;
    this.#cancel = this.#later(() => this.#next(), momentMs);
  }

  finish(): void {
    this.#cancel();
    this.#left = [];
  }

  #next(): void {
    this.#left = this.#left.slice(1);
    if (this.#left.length > 0) this.#cancel = this.#later(() => this.#next(), momentMs);
    this.#paint();
  }
}

/** Nothing moves without colours, where that is not wanted, and on a line that may be slow, unless it is wanted there. */
export function isMoving(env: Environment, { palette }: Look): boolean {
  const wanted = env.SWITCHYARD_MOTION ?? "";
  if (wanted === "off" || palette === "none") return false;
  return wanted === "on" || (env.SSH_CONNECTION ?? "") === "";
}
