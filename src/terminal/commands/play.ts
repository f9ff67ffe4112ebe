/** `switchyard play`: a game at one terminal, between two people or against the computer. */

import type { Game } from "../../core/game.ts";
import { mustBe } from "../../core/text.ts";
import { commonFields, type FormValues, seatingIn } from "../../play/form.ts";
import { gameActivity } from "../../play/game/game.ts";
import { matchRequestOf } from "../../play/read-form.ts";
import { openGameFor } from "../advisor.ts";
import { byFlag, commandFields, type Flags, flagIds, readFlags, requireGame } from "../flags/flags.ts";
import { type FaceFlags, faceFor, type Given, type Host, need, Refusal } from "../host.ts";
import { withHelpNote } from "../lines/talk.ts";
import { Autosave, openSavedGame } from "../saves/autosave.ts";
import { showActivity } from "../show.ts";

type PlayFlags = FaceFlags & Flags & Given<"resume" | "names" | "vs" | "seat">;

const formOf = (game: Game) => [...commonFields(game, ["name1", "name2"]), ...commandFields.play(game)];

export async function play(host: Host, id: string | undefined, flags: PlayFlags): Promise<number> {
  const autosave = new Autosave(host);
  const opened =
    flags.resume === undefined ? await openNewGame(host, id, flags) : await reopen(host, autosave, id, flags);
  const isPainted = faceFor(host, flags) === "screen";
  const told = isPainted ? opened : withHelpNote(host, opened);
  return showActivity(host, flags, gameActivity(told), autosave);
}

async function openNewGame(host: Host, id: string | undefined, flags: PlayFlags) {
  const game = requireGame(host, id, "play");
  const values = need(readFlags(host.games, game, formOf, { ...flags, ...readNames(flags) }));
  if (flags.seat !== undefined && !values.levels.some((level) => level !== null))
    throw new Refusal("--seat works only against a computer; add --vs.");
  const request = matchRequestOf(game, values, host.newSeed());
  return need(await openGameFor(host, { kind: "new", request }));
}

/** "Ann,Ben"; against a computer, one name is enough. */
function readNames({ names, vs, seat }: PlayFlags): FormValues {
  if (names === undefined) return {};
  const [name1 = "", name2, more] = names.split(",");
  if (name2 !== undefined && more === undefined) return { name1, name2 };
  const { levels } = seatingIn({ vs, seat });
  if (name2 === undefined && levels.includes(null) && levels[0] !== levels[1])
    return levels[0] === null ? { name1 } : { name2: name1 };
  throw new Refusal(mustBe("--names", "two names such as Ann,Ben", names));
}

/** A saved game keeps its own options. */
async function reopen(host: Host, autosave: Autosave, id: string | undefined, flags: PlayFlags) {
  const { resume = "" } = flags;
  const extra = ["names", ...flagIds(host.games, commandFields.play)].find((name) => name in flags);
  if (extra !== undefined)
    throw new Refusal(
      `--resume continues the game as it was left; leave ${byFlag({ id: extra, label: extra })} out.`,
    );
  return need(await openSavedGame(host, autosave, resume, id));
}
