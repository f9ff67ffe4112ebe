import type { Match } from "../core/match.ts";
import { mapResult, type Result } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import {
  advance,
  carryOut,
  type Input,
  type LentByFace,
  usualHandlers,
  type WantHandlers,
} from "../play/activity.ts";
import type { Activity, Opener, Outside, Want } from "../play/contract.ts";
import { gameActivity } from "../play/game/game.ts";
import { type Host, print } from "./host.ts";
import { type Autosave, saveAndLeave } from "./saves/autosave.ts";

/** `closed` says why this was the last input. `open` is the next game. */
export type News = { readonly input: Input; readonly closed?: string } | { readonly open: Activity };

type OnlineWant = "act" | "follow" | "reconnect" | "block";

export interface OnlineTable extends WantHandlers<void, OnlineWant> {
  listen(tell: (news: News) => void): void;
  /** Returns what to tell the player about a finished game that's now saved. */
  save(match: Match, seat: Seat): readonly string[];
  /** The player plays something else while waiting, and hears only that an opponent has come. */
  setAside(): void;
  /** The online game, if the player has set it aside. */
  comeBack(): Activity | undefined;
  farewell(): readonly string[];
}

export interface TableBackend {
  readonly autosave: Autosave;
  readonly online?: OnlineTable;
}

type LentHere<R> = Omit<LentByFace<R>, "outside"> & { readonly show: (activity: Activity) => R | Promise<R> };

/** A turn is on disk when `save` returns. */
export function handlersHere<R>(host: Host, { autosave, online }: TableBackend, lent: LentHere<R>) {
  const { reply, show } = lent;
  const send = (want: Want<OnlineWant>) => {
    if (online !== undefined) carryOut(online, want);
    return undefined;
  };
  const open = async ({ open }: Want<"open">) => {
    const opened = await openActivity(host, open);
    return opened.ok ? show(opened.value) : reply({ kind: "refused", text: opened.problem.message });
  };
  return {
    ...usualHandlers({ ...lent, outside: () => lendOutside(host) }),
    open,
    meanwhile: async ({ waiting }: Want<"meanwhile">) => {
      const { openFormGame, quickTexts, readMemory } = await import("./setup/fields.ts");
      const { of } = waiting.view.online.match.game;
      online?.setAside();
      const opening = () => openFormGame(host, of, quickTexts(of, readMemory(host)));
      return open({ kind: "open", open: async () => mapResult(await opening(), gameActivity) });
    },
    save: ({ match, seat }: Want<"save">) => {
      if (seat !== undefined) return reply({ kind: "noted", notes: online?.save(match, seat) ?? [] });
      const { match: saved, notes } = autosave.save(match);
      return saved === match && notes.length === 0
        ? undefined
        : reply({ kind: "noted", id: saved.id, notes });
    },
    act: send,
    follow: send,
    reconnect: send,
    block: send,
  };
}

async function lendOutside(host: Host): Promise<Outside> {
  return (await import("./saves/puzzle-log.ts")).outsideOf(host);
}

export async function openActivity(host: Host, open: Opener): Promise<Result<Activity>> {
  return open(await lendOutside(host));
}

export function leftBy(activity: Activity): Match | undefined {
  const { wants } = advance(activity, { kind: "run", id: "quit" });
  return wants.find((want) => want.kind === "end")?.left;
}

export function sayGoodbye(host: Host, { autosave, online }: TableBackend, left: Match | undefined): boolean {
  const isKept = left === undefined || saveAndLeave(host, autosave, left);
  print(host, online?.farewell() ?? []);
  return isKept;
}
