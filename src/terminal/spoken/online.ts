/** Online games in the spoken menu: rejoin one, follow a link, or open a new one on a server. */

import { fail, type Result } from "../../core/result.ts";
import { recommendedTexts } from "../../table/recommended.ts";
import { readGame } from "../flags/flags.ts";
import type { Talk } from "../lines/talk.ts";
import type { Entered } from "../online/open.ts";

const question =
  "Paste the link that a friend sent you; type host and the address of a server to invite one; or press Enter to go back. ";

/** Returns when the player leaves the game; a problem says why there is none. */
export async function goOnline(talk: Talk): Promise<Result<never> | undefined> {
  const { ownGames } = await import("../online/seats.ts");
  const own = ownGames(talk.host);
  const lines = own.map(({ title, name }, index) => `${index + 1}. ${title}, you are ${name}.`);
  talk.say(own.length === 0 ? [] : ["Your open online games, by their numbers:", ...lines]);
  const answer = (await talk.ask(question)) ?? "";
  if (answer === "") return undefined;
  const entered = await enterBy(talk, own[Number(answer) - 1]?.link ?? answer);
  if (!entered.ok) return fail("cannot-read", entered.problem.message);
  await entered.play(talk);
  return undefined;
}

async function enterBy(talk: Talk, answer: string): Promise<Entered> {
  const { enterHosted, enterJoined } = await import("../online/enter.ts");
  const { host } = talk;
  const [, url] = /^host\s+(\S+)$/i.exec(answer) ?? [];
  if (url === undefined) return enterJoined(host, { url: answer }, {});
  const name = (await talk.ask("Which game? Type its number or its name. ")) ?? "";
  const game = readGame(host.games, host.games[Number(name) - 1]?.id ?? name);
  return enterHosted(
    host,
    { url, id: game.ok ? game.value.id : name },
    game.ok ? recommendedTexts(game.value) : {},
  );
}
