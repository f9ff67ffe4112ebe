import { mapResult, type Result } from "../core/result.ts";
import type { Kind, News, NewsPart, Opener, Outside, Step, Want } from "./contract.ts";
import type { Table } from "./table.ts";

export function step<S>(state: S, ...wants: readonly Want[]): Step<S> {
  return { state, wants, news: [] };
}

export function tell<S>(state: S, ...news: News): Step<S> {
  return { state, wants: [], news };
}

export function say<S extends Table>(state: S, said = state.said): Step<S> {
  return tell({ ...state, said, problem: "" }, said === "" ? [] : said.split("\n"));
}

export function refuse<S extends Table>(state: S, problem = state.problem): Step<S> {
  return tell({ ...state, problem }, problem === "" ? [] : [problem]);
}

export function notesPart(...notes: readonly string[]): NewsPart {
  return { kind: "notes", notes };
}

export function activityOpener<S extends Table>(
  kind: Kind<S>,
  find: (outside: Outside) => Result<S> | Promise<Result<S>>,
): Opener {
  return async (outside) => mapResult(await find(outside), (state) => ({ kind, state }));
}

export function lazyOpener(load: () => Promise<Opener>): Opener {
  return async (outside) => (await load())(outside);
}

export function openInstead<S>(state: S, opener: Opener, pause = 0): Step<S> {
  return step(state, { kind: "open", open: opener, pause });
}

export function leave(quit: boolean): Want {
  return { kind: "end", quit, notice: "" };
}

export function today({ now }: Pick<Outside, "now">): string {
  return now().toISOString().slice(0, 10);
}
