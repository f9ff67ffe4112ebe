import { recommendedTexts } from "../../play/read-form.ts";
import type { Host } from "../host.ts";
import type { Enter } from "./services.ts";

export function enterOnline(host: Host): Enter {
  return async (effect, signal) => {
    const { enterAnyone, enterHosted, enterJoined } = await import("../online/enter.ts");
    if (effect.kind === "join") return enterJoined(host, { url: effect.link, signal }, {});
    const { address: url } = effect;
    if (effect.kind === "anyone") return enterAnyone(host, { url, game: effect.game, signal }, {});
    const { game } = effect;
    return enterHosted(host, { url, game, signal }, recommendedTexts(game));
  };
}
