import type { Match } from "../../core/match.ts";
import { formatOnlineHash } from "../../online/links.ts";
import { sceneOf } from "../../play/activity.ts";
import { formatLink, formatRoute, type Place, placeNames, type Route } from "../state/route.ts";
import { titleOf } from "../state/spoken.ts";
import type { State } from "../state/state.ts";
import type { World } from "./world.ts";

export function followChange(world: World, before: State, after: State): void {
  if (before.preferences !== after.preferences) world.write("preferences", JSON.stringify(after.preferences));
  // Setting the same value again costs the browser as much as a change.
  const { dataset } = document.documentElement;
  const title = titleOf(after, world.program.title);
  if (document.title !== title) document.title = title;
  if (dataset.theme !== after.preferences.theme) dataset.theme = after.preferences.theme;
  if (after.preferences.sound) followSound(before, after);
}

/**
 * The back button undoes a new view or game, but not a new move. If neither has changed, the address stays, because a link may
 * be opening.
 */
export function followAddress(world: World, before: State, after: State): void {
  const { route, places } = after;
  if (route.view === "problem") return;
  if (route.view !== "online" && route === before.route && places.game === before.places.game) return;
  const hash = addressOf({ ...after, route: withoutToken(world, after.route) });
  if (hash === location.hash || (hash === "#/" && location.hash === "")) return;
  if (isHere(before, after)) history.replaceState(null, "", hash);
  else history.pushState(null, "", hash);
}

/** People copy addresses, so a token that the browser stores isn't in them. */
function withoutToken(world: World, route: Route): Route {
  if (route.view !== "online" || route.token === undefined) return route;
  const kept = world.read("seats")?.includes(formatOnlineHash(route.match, route.token));
  return kept === true ? { ...route, token: undefined } : route;
}

function isHere(before: State, { route, places }: State): boolean {
  if (route.view === "online") return location.hash.startsWith(formatOnlineHash(route.match));
  const idIn = ({ activity }: Place) => activity?.state.match.id;
  const isRetry = ({ activity }: Place) => activity?.state.retried !== undefined;
  const same =
    idIn(before.places.game) === idIn(places.game) && isRetry(before.places.game) === isRetry(places.game);
  return route.view === "play" && same && location.hash.startsWith("#/play?");
}

export function addressOf({ route, places }: Pick<State, "route" | "places">): string {
  const game = places.game.activity?.state;
  const { match, ply } = game?.retried ?? { match: game?.match, ply: game?.viewing };
  return formatRoute(route, match === undefined ? null : formatLink(match, ply));
}

function followSound(before: State, after: State): void {
  for (const name of placeNames)
    followMatch(before.places[name].activity?.state.match, after.places[name].activity?.state.match);
  if (isSolved(after.places.puzzle) && !isSolved(before.places.puzzle)) playSound(bell);
}

/** Also true without a puzzle, so opening a puzzle that was solved earlier makes no sound. */
function isSolved({ activity }: Place): boolean {
  return activity === null || sceneOf(activity).headline.sign === "won";
}

/** A sent move makes its sound when it's shown, not when it's acknowledged. */
function followMatch(old: Match | undefined, now: Match | undefined): void {
  if (now !== undefined && old?.id !== now.id) prepareSound();
  if (old === undefined || now === undefined || old.id !== now.id || old === now) return;
  if (now.outcome !== null && old.outcome === null) playSound(bell);
  else if (now.moves.length !== old.moves.length || now.outcome !== old.outcome) playSound(clack);
}

/** Sounds are made here, not loaded: a lever's clack, and a bell when a game ends. */
let context: AudioContext | undefined;

/** In milliseconds. The mixer stops after this, once the bell is over. */
const silence = 2_000;

let resting: number | undefined;

/** Setting up sound takes a while, so this happens as a game opens. Browsers allow it only after a press. */
function prepareSound(): void {
  if (navigator.userActivation?.hasBeenActive) playSound(() => {});
}

/** Plays once the move is drawn. Later suspends the browser's mixer, to save battery. */
function playSound(make: (audio: AudioContext) => void): void {
  setTimeout(() => {
    try {
      context ??= new AudioContext();
      const audio = context;
      void audio.resume();
      make(audio);
      clearTimeout(resting);
      resting = setTimeout(() => void audio.suspend(), silence);
    } catch {
      // The page works without sound, too.
    }
  }, 20);
}

function clack(audio: AudioContext): void {
  const length = Math.floor(audio.sampleRate * 0.06);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++)
    samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 900;
  source.connect(filter).connect(volume(audio, 0.35)).connect(audio.destination);
  source.start();
}

function bell(audio: AudioContext): void {
  for (const [frequency, loudness] of [
    [1318, 0.12],
    [2637, 0.05],
    [3520, 0.03],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    const gain = volume(audio, loudness);
    gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 1.2);
    tone.connect(gain).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 1.2);
  }
}

function volume(audio: AudioContext, level: number): GainNode {
  const gain = audio.createGain();
  gain.gain.value = level;
  return gain;
}
