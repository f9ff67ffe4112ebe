/** What a player can do in an online match, as plain data, and how it is passed to the client. */

import type { OnlineClient } from "../../client/client.ts";
import type { OfferKind } from "../../protocol/online/events.ts";

export type OnlineAct =
  | { readonly do: "move"; readonly move: string }
  | { readonly do: "resign" }
  | { readonly do: "offer"; readonly what: OfferKind }
  | { readonly do: "answer"; readonly what: OfferKind; readonly accept: boolean }
  | { readonly do: "claim"; readonly as: "win" | "draw" };

export function perform(client: OnlineClient, act: OnlineAct): void {
  switch (act.do) {
    case "move":
      client.move(act.move);
      break;
    case "resign":
      client.resign();
      break;
    case "offer":
      client.offer(act.what);
      break;
    case "answer":
      client.answer(act.what, act.accept);
      break;
    case "claim":
      client.claim(act.as);
      break;
  }
}
