/** Simulates a player at the screen: takes keys, and carries out the activity's wants in its own folder. */

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JobKind } from "../../../src/computer/job.ts";
import { recordFolder } from "../../../src/disk/record-folder.ts";
import { games } from "../../../src/games/index.ts";
import type { Want } from "../../../src/play/contract.ts";
import { type Host, processHost } from "../../../src/terminal/host.ts";
import { Autosave } from "../../../src/terminal/saves/autosave.ts";
import { updateScreen } from "../../../src/terminal/screen/screen.ts";
import { type Services, startServices } from "../../../src/terminal/screen/services.ts";
import type { ScreenEvent, ScreenState } from "../../../src/terminal/screen/state.ts";
import { expectFrame, keyNamed } from "./helpers.ts";

export class Sitting {
  state: ScreenState;
  readonly host: Host;
  readonly services: Services;
  readonly wanted: Want[] = [];
  readonly #ignored: readonly JobKind[];

  /** Leaves jobs of the ignored kinds unanswered. */
  constructor(state: ScreenState, ignored: readonly JobKind[] = []) {
    const folder = mkdtempSync(join(tmpdir(), "switchyard-screen-"));
    const records = (name: string) => recordFolder(join(folder, name));
    this.host = {
      ...processHost(games),
      env: { SWITCHYARD_DATA: folder },
      records: () => records("games"),
      puzzles: () => records("puzzles"),
      newSeed: () => 1,
      now: () => new Date("2026-11-16T12:00:00Z"),
    };
    this.services = startServices(this.host, { autosave: new Autosave(this.host) });
    this.state = state;
    this.#ignored = ignored;
  }

  async press(...names: readonly string[]): Promise<this> {
    for (const name of names) await this.take({ kind: "key", key: keyNamed(name) });
    return this;
  }

  async take(event: ScreenEvent): Promise<void> {
    const { state, effects } = updateScreen(this.state, event);
    this.state = state;
    for (const effect of effects) if (effect.kind === "want") await this.#carryOut(effect.want);
  }

  async #carryOut(want: Want): Promise<void> {
    this.wanted.push(want);
    if (want.kind === "ask" && this.#ignored.includes(want.job.kind)) return;
    const answer = await this.services.answer({ kind: "want", want });
    if (answer !== undefined) await this.take(answer);
  }

  wantedKinds(): readonly Want["kind"][] {
    return this.wanted.map(({ kind }) => kind);
  }

  async frame(name: string): Promise<void> {
    await expectFrame(this.state, name);
  }
}
