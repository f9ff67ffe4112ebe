/** `switchyard play`: a game at one terminal, between two people or against the computer. */

import type { Game } from "../../core/game.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { otherSeat, type Pair, withSeat } from "../../core/seat.ts";
import { findGame } from "../../core/setup.ts";
import { listWords } from "../../core/text.ts";
import { lendDealer } from "../../table/dealer.ts";
import { type MatchRequest, type Opened, openRequested } from "../../table/open.ts";
import { faceFor } from "../face.ts";
import { gameOptionNames, readGameOptions } from "../flags/game-options.ts";
import { readBestOf, readComputer, readFirst, readNames, readSeed } from "../flags/play-flags.ts";
import { type Host, refuse } from "../host.ts";
import { Autosave } from "../saves/autosave.ts";
import { openSaved } from "../saves/open-saved.ts";

export interface PlayFlags {
  readonly resume?: string;
  readonly from?: string;
  readonly names?: string;
  readonly first?: string;
  readonly seed?: string;
  readonly bestOf?: string;
  readonly vs?: string;
  readonly seat?: string;
  readonly plain?: boolean;
  readonly screenReader?: boolean;
  readonly [gameOption: string]: unknown;
}

export async function play(host: Host, id: string | undefined, flags: PlayFlags): Promise<number> {
  const autosave = new Autosave(host.records(), host.newId);
  const opened =
    flags.resume === undefined ? await openNew(host, id, flags) : await reopen(host, autosave, id, flags);
  if (!opened.ok) return refuse(host, opened.problem);
  return playOn(host, autosave, opened.value, flags);
}

async function playOn(host: Host, autosave: Autosave, opened: Opened, flags: PlayFlags): Promise<number> {
  const face = faceFor(host, flags);
  if (face === "screen") return (await import("../screen/open.ts")).showGame(host, autosave, opened);
  const { playPlain } = await import("../plain/play.ts");
  if (face === "plain") return playPlain(host, autosave, opened);
  const { spokenDialogue } = await import("../spoken/dialogue.ts");
  return playPlain(host, autosave, opened, { dialogueFor: spokenDialogue });
}

async function openNew(host: Host, id: string | undefined, flags: PlayFlags): Promise<Result<Opened>> {
  const ids = host.games.map((game) => game.id);
  if (id === undefined)
    return fail("bad-request", `Which game? switchyard play GAME, with ${listWords(ids, "or")}.`);
  const game = findGame(host.games, id);
  if (!game.ok) return game;
  const request = readRequest(host, game.value, flags);
  if (!request.ok) return request;
  return openRequested(await lendDealer(host, game.value, request.value.setup), request.value);
}

function readRequest(host: Host, game: Game, flags: PlayFlags): Result<MatchRequest> {
  const options = readGameOptions(host.games, game, flags);
  if (!options.ok) return options;
  const first = readFirst(flags.first);
  if (!first.ok) return first;
  const computer = readComputer(flags.vs, flags.seat);
  if (!computer.ok) return computer;
  const names = readNames(bothNames(flags.names, computer.value), seatNames(game, computer.value));
  if (!names.ok) return names;
  const seed = readSeed(flags.seed);
  if (!seed.ok) return seed;
  const bestOf = readBestOf(flags.bestOf);
  if (!bestOf.ok) return bestOf;
  return ok({
    game,
    setup: { options: options.value, from: flags.from ?? null },
    first: first.value,
    names: names.value,
    seed: seed.value ?? host.newSeed(),
    bestOf: bestOf.value,
    computer: computer.value,
  });
}

/** Against a computer one name is enough: that of the person. */
function bothNames(text: string | undefined, computer: MatchRequest["computer"]): string | undefined {
  if (text === undefined || text.includes(",") || computer === undefined || computer.seat === "random")
    return text;
  return computer.seat === 1 ? `${text},` : `,${text}`;
}

/** What the seats are called where no name is given. */
function seatNames(game: Game, computer: MatchRequest["computer"]): Pair<string> {
  return computer === undefined || computer.seat === "random"
    ? game.seatNames
    : withSeat(game.seatNames, otherSeat(computer.seat), "Computer");
}

/** Takes up a saved game as it was left; nothing about it can be chosen anew. */
async function reopen(
  host: Host,
  autosave: Autosave,
  id: string | undefined,
  flags: PlayFlags,
): Promise<Result<Opened>> {
  const { resume = "", plain: _plain, ...others } = flags;
  const extra = [
    "from",
    "names",
    "first",
    "seed",
    "bestOf",
    "vs",
    "seat",
    ...gameOptionNames(host.games),
  ].find((name) => name in others);
  if (extra !== undefined)
    return fail("bad-option", `--resume takes the game up as it was left; leave --${dashed(extra)} out.`);
  return openSaved(host, autosave, resume, id);
}

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
