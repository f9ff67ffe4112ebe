/** The form in which a game is set up, made from the options that the game declares. */

import type { Game } from "../../../core/game.ts";
import type { Match, Player } from "../../../core/match.ts";
import { describeDefault, type OptionSpec, type Options, type OptionValue } from "../../../core/options.ts";
import { ok, type Result } from "../../../core/result.ts";
import { ofSeat, type Pair, type Seat } from "../../../core/seat.ts";
import { type Setup, setUp } from "../../../core/setup.ts";
import { cleanName } from "../../../core/text.ts";
import { findRow, type RowOption } from "../../../games/rows/option.ts";
import { findLevelName, type LevelName } from "../../../players/level-names.ts";
import type { CreateRequest } from "../../../protocol/online/messages.ts";
import type { MatchRequest } from "../../../table/open.ts";
import { clockOf, type FirstMover, newOnlineForm, type OnlineForm } from "./online-form.ts";

export interface SetupForm {
  readonly game: Game;
  /** What stands in each option's field. */
  readonly values: Readonly<Record<string, string>>;
  /** A position's key to start from; empty for none. */
  readonly from: string;
  readonly names: Pair<string>;
  /** Who sits there: a computer of this level, or a person. */
  readonly levels: Pair<LevelName | null>;
  readonly first: FirstMover;
  readonly bestOf: number;
  /** Whether both sit at this screen, or one of them behind a link. */
  readonly place: "here" | "online";
  readonly online: OnlineForm;
}

export const seriesLengths = [1, 3, 5, 7] as const;

/** `name` is what the visitor was called the last time. */
export function newForm(game: Game, name = ""): SetupForm {
  const values = Object.entries(game.options).map(([name, spec]) => [name, describeDefault(spec)] as const);
  return {
    game,
    values: Object.fromEntries(values),
    from: "",
    names: ["", ""],
    levels: [null, null],
    first: 1,
    bestOf: 1,
    place: "here",
    online: { ...newOnlineForm, name },
  };
}

/** A form that starts from a position of a match, at its size and between its players. */
export function formFrom({ game, options, players }: Match, position: unknown): SetupForm {
  const values = Object.entries(options).map(([name, value]) => [name, String(value)] as const);
  const [one, two] = players;
  return {
    ...newForm(game),
    values: Object.fromEntries(values),
    from: game.key(position),
    first: game.toMove(position),
    names: [one.name, two.name],
    levels: [levelOf(one), levelOf(two)],
  };
}

export function withValue(form: SetupForm, name: string, text: string): SetupForm {
  const values = { ...form.values, [name]: text };
  const row = findRow(form.game.options);
  const resized = row !== undefined && row[1].size === name && isOwnRow(form.values[row[0]] ?? "");
  return { ...form, values: resized ? { ...values, [row[0]]: describeDefault(row[1]) } : values };
}

/** Turns the switch at `index` of the row that the form would start from. */
export function flipInRow(form: SetupForm, index: number): SetupForm {
  const found = findRow(form.game.options);
  if (found === undefined) return form;
  const [name, spec] = found;
  const symbols = Array.from(startRow(form, name, spec));
  const [clear, set] = spec.symbols;
  const row = symbols
    .map((symbol, at) => (at === index ? (symbol === clear ? set : clear) : symbol))
    .join("");
  return { ...form, values: { ...form.values, [name]: row } };
}

/** The row to start turning switches in: the form's own, or the book's. */
export function startRow(form: SetupForm, name: string, spec: RowOption): string {
  const text = form.values[name] ?? "";
  if (isOwnRow(text)) return text;
  const size = Number(form.values[spec.size]);
  const sane = Number.isInteger(size) && size > 0 && size <= 30 ? size : 1;
  return spec.book?.({ [spec.size]: sane }) ?? spec.symbols.join("").repeat(sane).slice(0, sane);
}

export function isOwnRow(text: string): boolean {
  return text !== "book" && text !== "random" && text !== "fair";
}

export function requestOf(form: SetupForm, seed: number): MatchRequest {
  const { game, from, first, bestOf } = form;
  const names = [nameOf(form, 1), nameOf(form, 2)] as const;
  // A key may say who is to move; only what was chosen on purpose may contradict it.
  const decided = from === "" || first !== 1 ? first : undefined;
  return {
    game,
    setup: { options: optionsOf(form), from: from === "" ? null : from },
    first: decided,
    names,
    seed,
    bestOf: bestOf === 1 ? undefined : bestOf,
  };
}

/** What the server is asked for where the game is played online. */
export function createRequestOf(form: SetupForm, seed: number): Result<CreateRequest> {
  const { game, from, bestOf } = form;
  const { first } = requestOf(form, seed);
  const { name, seat, vs } = form.online;
  const clock = clockOf(form.online);
  if (!clock.ok) return clock;
  return ok({
    game: game.id,
    seat,
    name: cleanName(name),
    clock: clock.value,
    seed,
    options: optionsOf(form),
    ...(from === "" ? {} : { from }),
    ...(first === undefined ? {} : { first }),
    ...(vs === null ? {} : { vs }),
    ...(bestOf === 1 ? {} : { bestOf }),
  });
}

/** The match with the form's computers at the table. */
export function seated(match: Match, { levels }: SetupForm): Match {
  const seat = (player: Player, level: LevelName | null) => (level === null ? player : { ...player, level });
  return { ...match, players: [seat(match.players[0], levels[0]), seat(match.players[1], levels[1])] };
}

function nameOf({ game, names, levels }: SetupForm, seat: Seat): string {
  const given = cleanName(ofSeat(names, seat));
  if (given !== "") return given;
  return ofSeat(levels, seat) === null ? ofSeat(game.seatNames, seat) : "Computer";
}

function levelOf({ level }: Player): LevelName | null {
  const found = level === undefined ? undefined : findLevelName(level);
  return found?.ok ? found.value : null;
}

/** The start that the form describes, or what is wrong with it; a row that is still to be dealt is no fault. */
export function checkForm(form: SetupForm): Result<Setup | null> {
  const clock = form.place === "online" ? clockOf(form.online) : ok(null);
  if (!clock.ok) return clock;
  const { options, from } = requestOf(form, 0).setup;
  const setup = setUp(form.game, { ...(options === undefined ? {} : { options }), from: from ?? null });
  if (setup.ok) return setup;
  return setup.problem.code === "start-needed" ? ok(null) : setup;
}

/** A key sets its own row, so that a row in the form would only contradict it. */
function optionsOf(form: SetupForm): Options {
  const row = findRow(form.game.options);
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(form.game.options)) {
    const text = form.values[name] ?? "";
    const setByKey = form.from !== "" && row !== undefined && (name === row[0] || name === row[1].size);
    if (!setByKey) Object.assign(options, optionOf(name, spec, text, form));
  }
  return options;
}

function optionOf(name: string, spec: OptionSpec, text: string, form: SetupForm): Options {
  if (spec.kind === "number") {
    const row = findRow(form.game.options);
    const sizedByRow = row !== undefined && row[1].size === name && isOwnRow(form.values[row[0]] ?? "");
    return sizedByRow ? {} : { [name]: /^\d{1,6}$/.test(text.trim()) ? Number(text) : text };
  }
  if (spec.kind === "start" && text === "random" && spec.book === null) return {};
  return { [name]: text };
}
