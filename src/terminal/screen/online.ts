/** An online game has no menu behind it, since the menu leads to online games. */

import type { Activity } from "../../play/contract.ts";
import type { Host } from "../host.ts";
import type { Place } from "../wants.ts";
import { runScreen } from "./loop.ts";
import { firstState } from "./menu/lists.ts";
import { Services } from "./services.ts";
import { openOnTable } from "./table/keys.ts";

export function paintOnline(host: Host, activity: Activity, place: Place): Promise<number> {
  return runScreen(host, new Services(host, place), (size) => openOnTable(firstState(host, size), activity));
}
