/** `switchyard play`: a game at one terminal, between two people or against the computer. */

import { openGame } from "../../activity/game/game.ts";
import type { Game } from "../../core/game.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { mustBe } from "../../core/text.ts";
import { commonFields, seatingIn, type Texts } from "../../table/form.ts";
import { type MatchRequest, type Opened, openWithSolver } from "../../table/open.ts";
import { matchRequestOf } from "../../table/read-form.ts";
import { playFields } from "../flags/fields.ts";
import { byFlag, type FieldsOf, type Flags, flagIds, readFlags, requireGame } from "../flags/flags.ts";
import { type FaceFlags, faceFor, type Given, type Host, refuse } from "../host.ts";
import { withHelpNote } from "../lines/talk.ts";
import { Autosave } from "../saves/autosave.ts";
import { openSaved } from "../saves/open-saved.ts";
import { showActivity } from "../show.ts";

type PlayFlags = FaceFlags & Flags & Given<"resume" | "names" | "vs" | "seat">;

/** `--names` is two fields. */
const formOf: FieldsOf = (game) => [...commonFields(game, ["name1", "name2"]), ...playFields(game)];

export async function play(host: Host, id: string | undefined, flags: PlayFlags): Promise<number> {
  const autosave = new Autosave(host);
  const opened =
    flags.resume === undefined ? await openNew(host, id, flags) : await reopen(host, autosave, id, flags);
  if (!opened.ok) return refuse(host, opened.problem);
  const isPainted = faceFor(host, flags) === "screen";
  const told = isPainted ? opened.value : withHelpNote(host, opened.value);
  return showActivity(host, flags, openGame(told), autosave);
}

async function openNew(host: Host, id: string | undefined, flags: PlayFlags): Promise<Result<Opened>> {
  const game = requireGame(host, id, "play");
  if (!game.ok) return game;
  const request = readRequest(host, game.value, flags);
  if (!request.ok) return request;
  return openWithSolver(host, { kind: "new", request: request.value });
}

function readRequest(host: Host, game: Game, flags: PlayFlags): Result<MatchRequest> {
  const names = readNames(flags);
  if (!names.ok) return names;
  const values = readFlags(host.games, game, formOf, { ...flags, ...names.value });
  if (!values.ok) return values;
  if (flags.seat !== undefined && !values.value.levels.some((level) => level !== null))
    return fail("bad-option", "--seat says where you sit against a computer; give --vs as well.");
  return ok(matchRequestOf(game, values.value, host.newSeed()));
}

/** "Ann,Ben"; against a computer one name is enough: that of the person. */
function readNames({ names, vs, seat }: PlayFlags): Result<Texts> {
  if (names === undefined) return ok({});
  const [name1 = "", name2, more] = names.split(",");
  if (name2 !== undefined && more === undefined) return ok({ name1, name2 });
  const { levels } = seatingIn({ vs, seat });
  if (name2 === undefined && levels.includes(null) && levels[0] !== levels[1])
    return ok(levels[0] === null ? { name1 } : { name2: name1 });
  return fail("bad-option", mustBe("--names", "two names such as Ann,Ben", names));
}

/** Takes up a saved game as it was left; nothing about it can be chosen anew. */
async function reopen(
  host: Host,
  autosave: Autosave,
  id: string | undefined,
  flags: PlayFlags,
): Promise<Result<Opened>> {
  const { resume = "" } = flags;
  const extra = ["names", ...flagIds(host.games, playFields)].find((name) => name in flags);
  if (extra !== undefined)
    return fail(
      "bad-option",
      `--resume continues the game as it was left; leave ${byFlag({ id: extra, label: extra })} out.`,
    );
  return openSaved(host, autosave, resume, id);
}
