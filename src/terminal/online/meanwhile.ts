/** A game against the computer while the player waits for an opponent online. */

import { findLevelName, firstLevel } from "../../computer/level-names.ts";
import { mapResult, ok } from "../../core/result.ts";
import { otherSeat } from "../../core/seat.ts";
import { onlineActivity } from "../../online/activity.ts";
import { isOn } from "../../online/online-match.ts";
import type { Activity, Command, Commands, Kind, Opener, OuterNews, Step } from "../../play/contract.ts";
import { game } from "../../play/game/game.ts";
import { openGame, recommendedRequest } from "../../play/open.ts";
import { openInstead, tell } from "../../play/step.ts";
import { newTable, type Table } from "../../play/table.ts";
import { usual } from "../../play/usual.ts";
import { playerName } from "../../play/words.ts";
import type { Host } from "../host.ts";
import { readMemory } from "../setup/fields.ts";

interface Meanwhile extends Table {
  readonly waiting: OuterNews;
}

const meanwhile: Kind<Meanwhile> = {
  ...game,
  scene: (state) => {
    const [scene, text] = [game.scene(state), arrivalText(state.waiting)];
    if (text === "") return scene;
    return { ...scene, notices: [{ tone: "strong", text, answers: ["join"] }, ...scene.notices] };
  },
  commands: meanwhileCommands,
  choose: (state, name) => stillWaiting(game.choose(state, name)),
  decide: (state, yes) => stillWaiting(game.decide(state, yes)),
  hear: (state, news) => {
    const text = arrivalText(news);
    const isNew = text !== "" && arrivalText(state.waiting) === "";
    const told = isNew ? [[`${text} Type "join" to play. This game is saved.`]] : [];
    return tell({ ...state, waiting: news }, ...told);
  },
};

/** During such a game, the online game doesn't open by itself. */
export function isMeanwhile({ kind }: Activity): boolean {
  return kind.hear === meanwhile.hear;
}

/** At the level that the player chose last. */
export function playMeanwhile(host: Host, waiting: OuterNews): Opener {
  const { game: variant } = waiting.view.online.match;
  const level = findLevelName(readMemory(host).level);
  return async (outside) => {
    const request = recommendedRequest(variant.of, level.ok ? level.value : firstLevel, outside.newSeed());
    return mapResult(await openGame(outside, request), (opened) => atTable(newTable(opened), waiting));
  };
}

function atTable(table: Table, waiting: OuterNews): Activity {
  const state: Meanwhile = { ...table, waiting };
  return { kind: meanwhile, state };
}

/** Empty while no opponent has come. */
function arrivalText({ view: { online, seat } }: OuterNews): string {
  if (seat === null || !isOn(online)) return "";
  return `${playerName(online.match, otherSeat(seat))} is here to play ${online.match.game.title}.`;
}

const join = {
  help: "play your opponent (this game is saved)",
  keys: ["j"],
  when: ({ waiting }) => arrivalText(waiting) !== "",
  run: toTable,
} satisfies Command<Meanwhile>;

const leave = {
  ...usual.leave,
  words: ["table"],
  help: "go back to your online game (this game is saved)",
  run: toTable,
} satisfies Command<Meanwhile>;

function toTable(state: Meanwhile): Step<Meanwhile> {
  return openInstead(state, async () => ok(onlineActivity(state.waiting)));
}

/** A retry of a mistake doesn't hear news, so it's left out. */
function meanwhileCommands(state: Meanwhile): Commands<Meanwhile> {
  const { retry: _, ...rest } = game.commands(state);
  const all: Commands<Meanwhile> = { ...rest, leave };
  const commands = Object.entries(all).map(([id, command]): [string, Command<Meanwhile>] => [
    id,
    { ...command, run: (state, text) => stillWaiting(command.run(state, text)) },
  ]);
  return { join, ...Object.fromEntries(commands) };
}

/** The next game against the computer must hear, too, when an opponent comes. */
function stillWaiting(after: Step<Meanwhile>): Step<Meanwhile> {
  const { waiting } = after.state;
  const wants = after.wants.map((want) => {
    if (want.kind !== "open") return want;
    const open: Opener = async (outside) =>
      mapResult(await want.open(outside), (opened) =>
        opened.kind.isGame ? atTable(opened.state, waiting) : opened,
      );
    return { ...want, open };
  });
  return { ...after, wants };
}
