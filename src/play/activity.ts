/** Runs an activity: handles its inputs, works out what follows, and carries out what the activity wants. */

import type { Answer } from "../computer/job.ts";
import type { Result } from "../core/result.ts";
import { type ActivityCommand, showCommand } from "./command.ts";
import type {
  Activity,
  Ask,
  Commands,
  Kind,
  News,
  OuterNews,
  Outside,
  Step,
  Want,
  WantKind,
} from "./contract.ts";
import { notesPart, refuse, say, step, tell } from "./step.ts";
import { holdCell, lookAt, previewMove, showStudy, type Table, typeText } from "./table.ts";

export type Input =
  | { readonly kind: "choose"; readonly name: string }
  | { readonly kind: "read"; readonly text: string }
  | { readonly kind: "run"; readonly id: string; readonly rest?: string }
  | { readonly kind: "decide"; readonly yes: boolean }
  | { readonly kind: "answered"; readonly ask: Ask; readonly answer: Answer }
  | { readonly kind: "preview"; readonly move: string | null }
  | { readonly kind: "hold"; readonly cell: string }
  | { readonly kind: "look"; readonly ply: number }
  /** Shows or hides the values of the whole game. */
  | { readonly kind: "study"; readonly on: boolean }
  | { readonly kind: "type"; readonly text: string }
  | { readonly kind: "fill"; readonly slot: number; readonly word: number }
  /** The outcome of carrying out a want. Saving may give the match another id. */
  | { readonly kind: "noted"; readonly notes: readonly string[]; readonly id?: string }
  | { readonly kind: "said"; readonly text: string }
  | { readonly kind: "refused"; readonly text: string }
  | { readonly kind: "heard"; readonly news: OuterNews }
  | { readonly kind: "ticked"; readonly now: number };

export interface Advanced {
  readonly activity: Activity;
  readonly wants: readonly Want[];
  readonly news: News;
}

export function advance(activity: Activity, input: Input): Advanced {
  const { kind, state } = activity;
  const { state: next, wants, news } = stepOn(withoutRefusal(activity, input), input);
  if (next === state) return { activity, wants, news };
  const followed = follow(kind, state, next);
  return {
    activity: followed.activity,
    wants: [...wants, ...followed.wants],
    news: [...news, ...followed.news],
  };
}

export function enter({ kind, state }: Activity): Advanced {
  return follow(kind, undefined, state);
}

function follow(kind: Kind<Table>, before: Table | undefined, after: Table): Advanced {
  const { state, ...rest } = kind.follow?.(before, after) ?? step(after);
  return { activity: { kind, state }, ...rest };
}

const presses: ReadonlySet<Input["kind"]> = new Set(["choose", "run", "decide", "hold"]);

function withoutRefusal({ kind, state }: Activity, input: Input): Activity {
  const isOld = presses.has(input.kind) && state.problem !== "";
  return isOld ? { kind, state: { ...state, problem: "" } } : { kind, state };
}

function stepOn({ kind, state }: Activity, input: Input): Step<Table> {
  switch (input.kind) {
    case "choose":
      return kind.choose(state, input.name);
    case "read":
      return kind.read(state, input.text);
    case "run":
      return runCommand(kind, state, input.id, input.rest ?? "");
    case "decide":
      return (state.question === null ? undefined : kind.decide?.(state, input.yes)) ?? step(state);
    case "answered":
      return kind.answered?.(state, input.ask, input.answer) ?? step(state);
    case "preview":
      return step(previewMove(state, input.move));
    case "hold":
      return step(holdCell(state, input.cell));
    case "look":
      return step(lookAt(state, input.ply));
    case "study":
      return step(showStudy(state, input.on));
    case "type":
      return step(typeText(state, input.text));
    case "fill":
      return step(kind.fill?.(state, input.slot, input.word) ?? state);
    case "noted":
      return addNotes(input.id === undefined ? state : withId(state, input.id), input.notes);
    case "said":
      return say(state, input.text);
    case "refused":
      return refuse(state, input.text);
    case "heard":
      return kind.hear?.(state, input.news) ?? step(state);
    case "ticked":
      return kind.tick?.(state, input.now) ?? step(state);
  }
}

function runCommand(kind: Kind<Table>, state: Table, id: string, rest: string): Step<Table> {
  const command = kind.commands(state)[id];
  const [shown] = command === undefined ? [] : offered({ [id]: command }, state);
  if (command === undefined || shown === undefined) return step(state);
  return shown.off === null ? command.run(state, rest) : refuse({ ...state, said: "" }, shown.off);
}

function withId<S extends Table>(state: S, id: string): S {
  return state.match.id === id ? state : { ...state, match: { ...state.match, id } };
}

function addNotes<S extends Table>(state: S, notes: readonly string[]): Step<S> {
  if (notes.length === 0) return step(state);
  return tell({ ...state, notes: [...state.notes, ...notes] }, [notesPart(...notes)]);
}

function offered<S extends Table>(commands: Commands<S>, state: S): readonly ActivityCommand[] {
  return Object.entries(commands).flatMap(([id, command]) => {
    const standing = command.when?.(state) ?? true;
    if (typeof standing === "boolean") return standing ? [showCommand(id, command)] : [];
    const now = typeof standing === "string" ? { off: standing } : standing;
    return [showCommand(id, { ...command, ...now })];
  });
}

export const sceneOf = builtOnce(({ kind, state }) => kind.scene(state));

export const commandsOf = builtOnce(({ kind, state }) => offered(kind.commands(state), state));

/** Cached, because the same activity is shown in several places. */
function builtOnce<T>(build: (activity: Activity) => T): (activity: Activity) => T {
  const built = new WeakMap<Activity, T>();
  return (activity) => {
    const seen = built.get(activity) ?? build(activity);
    built.set(activity, seen);
    return seen;
  };
}

export type WantHandlers<R, Kinds extends WantKind = WantKind> = {
  readonly [K in Kinds]: (want: Want<K>) => R;
};

export function carryOut<K extends WantKind, R>(handlers: WantHandlers<R, K>, want: Want<K>): R {
  const { kind } = want;
  return handlers[kind](want);
}

export interface LentByFace<R> {
  readonly outside: () => Promise<Outside>;
  /** Undefined if the activity is no longer waiting for the answer. */
  readonly answer: (ask: Ask) => Promise<Result<Answer> | undefined>;
  readonly reply: (input: Input) => R;
}

export function usualHandlers<R>({ outside, answer, reply }: LentByFace<R>) {
  return {
    ask: async (ask: Ask) => {
      const answered = await answer(ask);
      if (answered === undefined) return undefined;
      return reply(
        answered.ok
          ? { kind: "answered", ask, answer: answered.value }
          : { kind: "refused", text: answered.problem.message },
      );
    },
    keep: async ({ keep }: Want<"keep">) => reply({ kind: "noted", notes: keep(await outside()) }),
  };
}
