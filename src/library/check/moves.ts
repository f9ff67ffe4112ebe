/** The moves of one position: their names, what people may type, and what playing them does. */

import { wordsBesideMoves } from "../../activity/command.ts";
import { isSeat, otherSeat } from "../../core/seat.ts";
import { longestMoveName } from "../../core/setup.ts";
import { quote } from "../../core/text.ts";
import { type Findings, fault, showAny, textProblem, warning } from "./finding.ts";
import { canonical, isSame, jsonFault, textOf } from "./json.ts";
import { isResult, problemFaults } from "./position.ts";
import { chosenPlaces, type Met, type Size } from "./size.ts";
import { keepTime } from "./watched.ts";

export function* nameFaults(size: Size, { position, key, moves, names }: Met): Findings {
  const seen = new Map<string, string>();
  for (const name of names) {
    keepTime(size.trace);
    const problem = nameProblem(name);
    if (problem !== undefined) yield fault("move-name", `The move ${quote(name)} in ${key} ${problem}.`);
    const other = seen.get(name.toLowerCase());
    if (other !== undefined) yield alikeFault(other, name, key);
    seen.set(name.toLowerCase(), name);
  }
  if (typeof moves[0] === "function" || typeof moves[0] === "symbol")
    yield warning("move-plain", `A move should be plain data, such as a number; it is ${showAny(moves[0])}.`);
  const chosen = chosenPlaces(names.length).map((at) => names[at]);
  if (chosenNames(size, position) !== chosen.join())
    yield fault("moves-order", `The moves of ${key} come in a different order each time.`);
}

function alikeFault(other: string, name: string, key: string) {
  return other === name
    ? fault("move-names", `Two moves of ${key} are called ${name}.`)
    : fault(
        "move-case",
        `The moves ${other} and ${name} of ${key} differ only in case; players may type either.`,
      );
}

function chosenNames({ game }: Size, position: unknown): string {
  const moves: unknown = game.moves(position);
  if (!Array.isArray(moves)) return "";
  return chosenPlaces(moves.length)
    .map((at) => game.formatMove(position, moves[at]))
    .join();
}

const reserved: ReadonlySet<string> = new Set(wordsBesideMoves());

function nameProblem(name: string): string | undefined {
  if (name === "" || /[\s,]/.test(name)) return "needs a name without spaces or commas";
  if (name.length > longestMoveName)
    return `has a name of ${name.length} characters; online games have room for ${longestMoveName}`;
  if (reserved.has(name.toLowerCase()))
    return "is a word that players type for a command; call it something else";
  return textProblem(name);
}

/** Tries the names here, names from other positions, and junk. */
export function* readFaults(size: Size, met: Met): Findings {
  for (const at of chosenPlaces(met.moves.length)) yield* ownNameFaults(size, met, at);
  const legal = new Set(met.names.map((name) => name.toLowerCase()));
  const strange =
    met.outcome === null ? [...size.names].filter((name) => !legal.has(name.toLowerCase())) : [];
  for (const junk of ["no such move", "", ...strange.slice(0, 3)])
    yield* junkMoveFaults(size, met, junk, legal);
}

/** The name as it is, in capitals and with spaces around it. */
function* ownNameFaults(size: Size, met: Met, at: number): Findings {
  const name = met.names[at] ?? "";
  if (name.trim() === "") return;
  const forms = met.moves.length > 20 ? [name] : new Set([name, name.toUpperCase(), ` ${name} `]);
  for (const typed of forms) yield* typedFaults(size, met, at, typed);
}

function* typedFaults(
  { game }: Size,
  { position, key, moves, names }: Met,
  at: number,
  typed: string,
): Findings {
  const read: unknown = game.parseMove(position, typed);
  if (!isResult(read) || !read.ok) {
    yield fault("move-read", `parseMove doesn't accept ${bare(typed)} in ${key}.`);
    return;
  }
  const found = game.formatMove(position, read.value);
  if (found !== names[at]) yield fault("move-read", `parseMove takes ${bare(typed)} for ${found} in ${key}.`);
  else if (jsonFault(moves[at]) === null && !isSame(read.value, moves[at]))
    yield fault("move-read", `parseMove reads ${found} in ${key} as another move, ${canonical(read.value)}.`);
}

function bare(typed: string): string {
  return typed.trim() === typed ? typed : `"${typed}"`;
}

function* junkMoveFaults(
  { game }: Size,
  { position, key }: Met,
  junk: string,
  legal: ReadonlySet<string>,
): Findings {
  const read: unknown = game.parseMove(position, junk);
  if (!isResult(read))
    yield fault(
      "move-result",
      `parseMove must return ok(move) or fail(code, sentence); for ${quote(junk)} it returns ${showAny(read)}.`,
    );
  else if (!read.ok) yield* problemFaults("parseMove", read.problem.message);
  else if (!legal.has(String(game.formatMove(position, read.value)).toLowerCase()))
    yield fault("move-junk", `parseMove takes ${quote(junk)} for a move in ${key}, where it isn't legal.`);
  else if (junk === "" || junk === "no such move")
    yield fault("move-junk", `parseMove takes ${quote(junk)} for a move in ${key}.`);
}

const sayExtraTurns = "if that is intended, set extraTurns: true";
const mostAhead = 3_000;

/** The positions after the moves are checked later. */
export function* playFaults(size: Size, met: Met): Findings {
  for (const at of chosenPlaces(met.moves.length)) {
    size.count.moves++;
    yield* onePlayFaults(size, met, at);
  }
}

function* onePlayFaults(size: Size, { position, key, mover, moves, names }: Met, at: number): Findings {
  const { game, count, ahead } = size;
  const [move, name, before] = [moves[at], names[at], textOf(position)];
  const after: unknown = game.play(position, move);
  if (typeof after !== "object" || after === null) {
    yield fault("play", `play must return a position; move ${name} in ${key} returns ${showAny(after)}.`);
    return;
  }
  const isJson = jsonFault(after) === null;
  if (textOf(position) !== before)
    yield fault(
      "mutates",
      `Move ${name} in ${key} changes the position that play is given; return a new one.`,
    );
  else if (isJson && !isSame(after, game.play(position, move)))
    yield fault("play-chance", `Move ${name} in ${key} leads to a different position each time.`);
  if (isJson && textOf(after) === before) yield fault("no-change", `Move ${name} in ${key} changes nothing.`);
  if (ahead.length < mostAhead) ahead.push(after);
  const next: unknown = game.toMove(after);
  if (!isSeat(next) || next === otherSeat(mover) || game.outcome(after) !== null) return;
  count.extraTurns++;
  if (game.extraTurns !== true)
    yield fault("same-mover", `After ${name} in ${key}, player ${mover} moves again; ${sayExtraTurns}.`);
}
