import type { Activity, Opener } from "../play/contract.ts";
import { type FaceFlags, faceFor, type Host, need } from "./host.ts";
import { converse } from "./lines/talk.ts";
import { Autosave } from "./saves/autosave.ts";

export async function showMenu(host: Host, flags: FaceFlags): Promise<number> {
  const face = faceFor(host, flags);
  if (face === "screen") return (await import("./screen/open.ts")).paintMenu(host);
  return converse(host, face, (await import("./spoken/menu.ts")).speakMenu);
}

export async function showActivity(
  host: Host,
  flags: FaceFlags,
  activity: Activity,
  autosave = new Autosave(host),
): Promise<number> {
  const face = faceFor(host, flags);
  if (face === "screen")
    return (await import("./screen/open.ts")).paintActivity(host, activity, { autosave });
  const { holdTalk } = await import("./lines/loop.ts");
  return converse(host, face, (talk) => holdTalk(talk, activity, { autosave }));
}

export async function showOpened(host: Host, flags: FaceFlags, open: Opener): Promise<number> {
  const { openActivity } = await import("./wants.ts");
  const { showWork } = await import("./text/progress.ts");
  return showActivity(host, flags, need(await showWork(host, openActivity(host, open))));
}
