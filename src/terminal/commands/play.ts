import type { Game } from "../../core/game.ts";
import { mustBe } from "../../core/text.ts";
import { commonFields, type FormValues, seatingIn } from "../../play/form.ts";
import { gameActivity } from "../../play/game/game.ts";
import { matchRequestOf } from "../../play/read-form.ts";
import { helpNote } from "../../play/usual.ts";
import { openGameFor } from "../advisor.ts";
import { commandFields, type Flags, readFlags, readGame, takeOnly, whichGame } from "../flags/flags.ts";
import { type FaceFlags, faceFor, type Given, type Host, isTerminal, need, Refusal } from "../host.ts";
import type { OnlineEntry } from "../online/enter.ts";
import { Autosave, findNamed, resumeSaved } from "../saves/autosave.ts";
import { showActivity } from "../show.ts";

type PlayFlags = FaceFlags &
  Flags &
  Given<"name" | "vs" | "seat" | "clock" | "online"> & { readonly anyone?: boolean };

export async function play(host: Host, word: string | undefined, flags: PlayFlags): Promise<number> {
  if (word === undefined) throw new Refusal(whichGame(host, "play"));
  if (word.includes("://") || word.includes("#/online/")) {
    takeOnly(flags, ["name"], "The game behind a link is already set up");
    return playOnline(host, { kind: "join", link: word, flags });
  }
  if (flags.anyone === true) return playOnline(host, readAnyone(host, word, flags));
  const named = need(await findNamed(host, word));
  if (named.kind === "game" && flags.online !== undefined)
    return playOnline(host, { kind: "host", address: flags.online, game: named.game, flags });
  const autosave = new Autosave(host);
  if (named.kind === "saved") takeOnly(flags, [], "A saved game continues as you left it");
  const opened =
    named.kind === "saved"
      ? need(await resumeSaved(host, autosave, named))
      : await openHere(host, named.game, flags);
  const isTyped = faceFor(host, flags) !== "screen" && isTerminal(host);
  const told = isTyped ? { ...opened, notes: [...opened.notes, helpNote] } : opened;
  return showActivity(host, flags, gameActivity(told), autosave);
}

function readAnyone(host: Host, word: string, flags: PlayFlags): OnlineEntry {
  takeOnly(flags, ["anyone", "online", "name"], "--anyone always uses the recommended setup");
  if (flags.online === undefined) throw new Refusal("--anyone only works online. Add --online.");
  const game = word === "any" ? undefined : need(readGame(host.games, word));
  return { kind: "anyone", address: flags.online, game, flags };
}

async function playOnline(host: Host, entry: OnlineEntry): Promise<number> {
  const { name } = entry.flags;
  if (name?.includes(",")) throw new Refusal(mustBe("--name", "just your own name in an online game", name));
  const { enterOnline } = await import("../online/enter.ts");
  return (await enterOnline(host, entry))();
}

const formOf = (game: Game) => [...commonFields(game, ["name1", "name2"]), ...commandFields.play(game)];

async function openHere(host: Host, game: Game, flags: PlayFlags) {
  const values = need(readFlags(host.games, game, formOf, { ...flags, ...readNames(flags) }));
  if (flags.clock !== undefined) throw new Refusal("--clock only works online. Add --online.");
  if (flags.seat !== undefined && !values.levels.some((level) => level !== null))
    throw new Refusal("--seat only works against the computer. Add --vs.");
  const request = matchRequestOf(game, values, host.newSeed());
  return need(await openGameFor(host, request));
}

function readNames({ name, vs, seat }: PlayFlags): FormValues {
  if (name === undefined) return {};
  const [name1 = "", name2, more] = name.split(",");
  const { levels } = seatingIn({ vs, seat });
  if (more !== undefined || (name2 === undefined && !levels.includes(null)))
    throw new Refusal(mustBe("--name", "your name, or two names, such as Ann,Ben", name));
  if (name2 !== undefined) return { name1, name2 };
  return levels[0] === null ? { name1 } : { name2: name1 };
}
