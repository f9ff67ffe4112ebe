import type { Activity } from "../../play/contract.ts";
import { recommendedTexts } from "../../play/read-form.ts";
import { exitCodes, type Host } from "../host.ts";
import { Autosave } from "../saves/autosave.ts";
import type { TableBackend } from "../wants.ts";
import { type Begin, runScreen } from "./loop.ts";
import { firstState, openMenu } from "./menu/lists.ts";
import { type Enter, startServices } from "./services.ts";
import { withEffects } from "./step.ts";
import { showOnTable } from "./table/keys.ts";

export function paintMenu(host: Host): Promise<number> {
  return run(host, { autosave: new Autosave(host) }, (size) =>
    withEffects(openMenu(host, size), { kind: "list" }),
  );
}

export function paintActivity(host: Host, activity: Activity, backend: TableBackend): Promise<number> {
  return run(host, backend, (size) => showOnTable(firstState(host, size), activity));
}

async function run(host: Host, backend: TableBackend, begin: Begin): Promise<number> {
  const services = startServices(host, backend, enterOnline(host));
  const code = await runScreen(host, services, begin);
  const play = services.entered();
  if (play === undefined) {
    services.cancel();
    return code;
  }
  const played = await play();
  return played === exitCodes.fine ? paintMenu(host) : played;
}

export function enterOnline(host: Host): Enter {
  return async (effect, signal) => {
    const { enterOnline } = await import("../online/enter.ts");
    const flags = effect.kind === "host" ? recommendedTexts(effect.game) : {};
    return enterOnline(host, { ...effect, flags, signal });
  };
}
