import type { Host } from "../host.ts";
import type { OnlinePlace } from "../online/place.ts";
export function showOnline(_host: Host, _place: OnlinePlace, _notes: readonly string[]): Promise<number> {
  throw new Error("later");
}
