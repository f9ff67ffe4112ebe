/** An online game has no menu behind it, since the menu leads to online games. */

import type { Activity } from "../../play/contract.ts";
import type { Host } from "../host.ts";
import type { TableBackend } from "../wants.ts";
import { runScreen } from "./loop.ts";
import { firstState } from "./menu/lists.ts";
import { Services } from "./services.ts";
import { showOnTable } from "./table/keys.ts";

export function paintOnline(host: Host, activity: Activity, backend: TableBackend): Promise<number> {
  return runScreen(host, new Services(host, backend), (size) =>
    showOnTable(firstState(host, size), activity),
  );
}
