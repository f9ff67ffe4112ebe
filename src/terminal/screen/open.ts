/** The ways into the screen: the menu, and any activity. */

import type { Activity } from "../../activity/contract.ts";
import { recommendedTexts } from "../../table/recommended.ts";
import { exitCodes, type Host } from "../host.ts";
import type { Entered } from "../online/open.ts";
import { Autosave } from "../saves/autosave.ts";
import { readMemory } from "../setup/memory.ts";
import { type Asking, runScreen, type Show } from "./loop.ts";
import { firstState, openMenu } from "./menu/lists.ts";
import { Services } from "./services.ts";
import type { OnlineEffect, Panel, ScreenEvent } from "./state.ts";
import { withEffects } from "./step.ts";
import { openOnTable } from "./table/keys.ts";

export function paintMenu(host: Host): Promise<number> {
  const memory = readMemory(host);
  const menu = openMenu({ memory });
  const notice = memory.section === "" ? newcomerNotice : "";
  return run(host, new Autosave(host), (size) =>
    withEffects({ ...firstState(host, size), memory, menu, panel: { ...menu, notice } }, { kind: "list" }),
  );
}

/** For a player who has never chosen anything here. */
const newcomerNotice =
  "If you are new here, choose Learn: in a few minutes you'll discover how a game is won.";

export function paintActivity(host: Host, activity: Activity, autosave: Autosave): Promise<number> {
  return run(host, autosave, (size) => openOnTable(firstState(host, size), activity));
}

async function run(host: Host, autosave: Autosave, begin: Show["begin"]): Promise<number> {
  const services = new Services(host, { autosave });
  const online = new OnlineWay(host);
  const answer = (effect: Asking) => {
    if (effect.kind === "join" || effect.kind === "host") return online.enter(effect);
    return effect.kind === "cancel" ? online.cancel() : services.answer(effect);
  };
  const leave = (panel: Panel) => services.leave(panel);
  const code = await runScreen(host, { begin, services: { answer }, leave });
  if (online.play === undefined) {
    online.cancel();
    return code;
  }
  const played = await online.play();
  return played === exitCodes.fine ? paintMenu(host) : played;
}

type Entering = Extract<OnlineEffect, { kind: "join" | "host" }>;

/** The way from the menu to an online game, which then takes the terminal. */
class OnlineWay {
  play: (() => Promise<number>) | undefined;
  readonly #host: Host;
  #going = new AbortController();

  constructor(host: Host) {
    this.#host = host;
  }

  async enter(effect: Entering): Promise<ScreenEvent | undefined> {
    this.#going = new AbortController();
    const { signal } = this.#going;
    const entered = await enterOnline(this.#host, effect, signal);
    if (signal.aborted) return undefined;
    if (!entered.ok) return { kind: "refused", message: entered.problem.message };
    this.play = entered.play;
    return { kind: "replaced" };
  }

  cancel(): undefined {
    this.#going.abort();
  }
}

async function enterOnline(host: Host, effect: Entering, signal: AbortSignal): Promise<Entered> {
  const { enterHosted, enterJoined } = await import("../online/enter.ts");
  if (effect.kind === "join") return enterJoined(host, { url: effect.link, signal }, {});
  const { address: url, game } = effect;
  return enterHosted(host, { url, id: game.id, signal }, recommendedTexts(game));
}
