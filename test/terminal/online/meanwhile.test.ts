/** A game against the computer while the player waits for anyone, as every face of the terminal shows it. */

import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { type Advanced, advance, commandsOf, sceneOf } from "../../../src/play/activity.ts";
import type { Activity, OuterNews } from "../../../src/play/contract.ts";
import { isMeanwhile, playMeanwhile } from "../../../src/terminal/online/meanwhile.ts";
import { memoryOutside } from "../../play/table-top.ts";
import { newDataFolder } from "../../support/cli.ts";
import { must } from "../../support/must.ts";
import { joined, openedView, withEvents } from "../../support/online-views.ts";
import { Collected, hostOf } from "../../support/program.ts";

const waiting: OuterNews = { view: openedView(), happenings: [], now: 0, links: [] };
const arrival: OuterNews = { ...waiting, view: withEvents(openedView(), joined) };
const host = hostOf({
  list: games,
  typed: new PassThrough(),
  output: new Collected(),
  errors: new Collected(),
  data: newDataFolder(),
});

async function open(): Promise<Activity> {
  return must(await playMeanwhile(host, waiting)(memoryOutside()));
}

function hear({ activity }: { readonly activity: Activity }, news = arrival): Advanced {
  return advance(activity, { kind: "heard", news });
}

async function opened({ wants }: Advanced): Promise<Activity | undefined> {
  const want = wants.find(({ kind }) => kind === "open");
  return want?.kind === "open" ? must(await want.open(memoryOutside())) : undefined;
}

function idsOf(activity: Activity): readonly string[] {
  return commandsOf(activity).map(({ id }) => id);
}

test("an arrival is announced once, stays on screen, and can be answered", async () => {
  const activity = await open();
  expect(idsOf(activity)).not.toContain("join");
  expect(sceneOf(activity).notices).toEqual([]);
  const heard = hear({ activity });
  expect(heard.news.flat()).toEqual([
    'Ben is here to play Tower Switch. Type "join" to play. This game is saved.',
  ]);
  expect(hear(heard).news).toEqual([]);
  const [notice] = sceneOf(heard.activity).notices;
  expect(notice).toMatchObject({ text: "Ben is here to play Tower Switch.", answers: ["join"] });
  expect(idsOf(heard.activity)).toContain("join");
  const table = await opened(advance(heard.activity, { kind: "run", id: "join" }));
  expect(table?.state.match.id).toBe(arrival.view.online.match.id);
  expect(table && isMeanwhile(table)).toBe(false);
});

test("a restarted game also hears of an arrival", async () => {
  const first = await open();
  const moved = advance(first, { kind: "choose", name: "1" }).activity;
  const asked = advance(moved, { kind: "run", id: "restart" }).activity;
  const again = await opened(advance(asked, { kind: "decide", yes: true }));
  if (again === undefined) throw new Error("No game was opened.");
  expect(isMeanwhile(again)).toBe(true);
  expect(again.state.match.moves).toEqual([]);
  expect(hear({ activity: again }).news).toHaveLength(1);
});
