import type { Game } from "../../core/game.ts";
import type { OnlineClient } from "../../online/client/client.ts";
import type { Dispatch } from "../state/message.ts";
import type { State } from "../state/state.ts";
import type { Advisor } from "./advisor.ts";
import type { World } from "./world.ts";

export interface Store {
  readonly games: readonly Game[];
  readonly state: { value: State };
  readonly dispatch: Dispatch;
  readonly advisor: Advisor;
  /** Undefined until an online game is open. */
  readonly client: () => OnlineClient | undefined;
  readonly world: World;
}
