import type { Match } from "../core/match.ts";
import type { Result } from "../core/result.ts";
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
import { type Host, print } from "./host.ts";
import { type Autosave, saveAndLeave } from "./saves/autosave.ts";

/** `closed` says why this was the last input. `open` is the next game. */
export type News = { readonly input: Input; readonly closed?: string } | { readonly open: Activity };

type OnlineWant = "act" | "follow" | "reconnect" | "block";

export interface OnlineTable extends WantHandlers<void, OnlineWant> {
  listen(tell: (news: News) => void): void;
  /** Returns what to tell the player about a finished game that's now saved. */
  save(match: Match, seat: Seat): readonly string[];
  /** Call this when another activity takes the place of the current one. */
  shows(activity: Activity): void;
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
    if (!opened.ok) return reply({ kind: "refused", text: opened.problem.message });
    online?.shows(opened.value);
    return show(opened.value);
  };
  return {
    ...usualHandlers({ ...lent, outside: () => lendOutside(host) }),
    open,
    meanwhile: async ({ waiting }: Want<"meanwhile">) => {
      const { playMeanwhile } = await import("./online/meanwhile.ts");
      return open({ kind: "open", open: playMeanwhile(host, waiting) });
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
