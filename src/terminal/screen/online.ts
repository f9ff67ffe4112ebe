/** An online game on the rich screen: messages from the server become inputs, and the next game becomes a new activity. */

import type { Activity } from "../../activity/contract.ts";
import type { Host } from "../host.ts";
import { Autosave } from "../saves/autosave.ts";
import type { Elsewhere } from "../wants.ts";
import { type Answers, runScreen } from "./loop.ts";
import { firstState } from "./menu/lists.ts";
import { Services } from "./services.ts";
import type { Size } from "./state.ts";
import { openOnTable } from "./table/keys.ts";

export function paintOnline(host: Host, elsewhere: Elsewhere, activity: Activity): Promise<number> {
  const services = new Services(host, { autosave: new Autosave(host), elsewhere });
  const answers: Answers = {
    answer: (effect) => (effect.kind === "want" ? services.carryOut(effect.want) : undefined),
    listen: (send) =>
      elsewhere.listen((news) =>
        send("open" in news ? { kind: "opened", activity: news.open } : { kind: "input", input: news.input }),
      ),
  };
  const begin = (size: Size) => openOnTable(firstState(host, size), activity);
  return runScreen(host, { begin, services: answers, leave: (panel) => services.leave(panel) });
}
