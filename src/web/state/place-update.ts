/** How an input changes the activity in its place, and the messages about it. */

import { advance, type Input } from "../../activity/activity.ts";
import type { Activity, Want } from "../../activity/contract.ts";
import { assist } from "../../core/match.ts";
import { isThinking } from "../../table/table.ts";
import type { Updated } from "./message.ts";
import type { Place, PlaceName } from "./places.ts";
import { changedAloud } from "./spoken.ts";
import type { State } from "./state.ts";
import type { Study } from "./study.ts";
import { unfold } from "./unfold.ts";

export function putInput(state: State, place: PlaceName, input: Input): Updated {
  const { activity: before } = state.places[place];
  if (before === null) return { state, wants: [] };
  const { activity: after, wants } = advanceHelped(state.study, before, input);
  if (after === before) return { state, wants: placed(place, wants) };
  const flash = passesBy(input) ? state.flash : null;
  const unfolding =
    before.state.match === after.state.match
      ? state.unfolding
      : unfold(before.state.match, after.state.match);
  const there = withPlace({ ...state, flash, unfolding }, place, { activity: after });
  const said = changedAloud(before, after, input);
  return { state: said === "" ? there : say(there, said), wants: placed(place, wants) };
}

/** A short message stays until the next press: a pointer that leaves the board and a clock are none. */
function passesBy(input: Input): boolean {
  return input.kind === "ticked" || (input.kind === "preview" && input.move === null);
}

/** A move that is made with the values in view is one with help; the solver's answer may also come too late for that. */
function advanceHelped(study: Study | null, activity: Activity, input: Input) {
  const { state, kind } = activity;
  const { match } = state;
  const at = match.moves.length;
  const told =
    study?.match === match && study.reports.has(at) && !isThinking(state) && state.viewing === null;
  if (!told || (input.kind !== "choose" && input.kind !== "read")) return advance(activity, input);
  const helped = advance({ kind, state: { ...state, match: assist(match, at) } }, input);
  return helped.activity.state.match.moves.length > at ? helped : advance(activity, input);
}

export function withPlace(state: State, name: PlaceName, place: Partial<Place>): State {
  return { ...state, places: { ...state.places, [name]: { ...state.places[name], ...place } } };
}

export function placed(place: PlaceName, wants: readonly Want[]): Updated["wants"] {
  return wants.map((want) => ({ place, want }));
}

export function say(state: State, text: string): State {
  if (text === "" && state.said.text === "") return state;
  return { ...state, said: { text, times: state.said.times + 1 } };
}
