/** What a player does in online games: opening one, playing in it, and passing its link on. */

import { fail } from "../core/result.ts";
import type { OnlineResult } from "../protocol/online/codes.ts";
import { formatOnlineHash } from "../protocol/online/links.ts";
import type { Action, Created, CreateRequest } from "../protocol/online/messages.ts";
import { keepSeat } from "./effects/keep.ts";
import { askToNotify } from "./effects/notify.ts";
import type { OnlineLine } from "./effects/online.ts";
import { whyUnserved } from "./effects/served.ts";
import { copyText } from "./effects/share.ts";
import type { World } from "./effects/world.ts";
import { createRequestOf, type SetupForm } from "./state/setup/setup-form.ts";
import type { State } from "./state/state.ts";
import type { Dispatch } from "./state/update.ts";

export interface OnlineActions {
  /** Opens the game that the form asks for and goes to it; the problem is a sentence for the form. */
  readonly create: (form: SetupForm) => Promise<OnlineResult<void>>;
  readonly act: (action: Action) => void;
  /** Does not wait for the next attempt to connect. */
  readonly retry: () => void;
  /** The link for others, which opens the free seat or shows the game. */
  readonly shareLink: () => string;
  readonly copyShareLink: () => Promise<void>;
  /** The link that opens the own seat on another device. */
  readonly copyOwnLink: () => Promise<void>;
  /** The browser's own way to pass a link on; undefined where it has none. */
  readonly share: (() => void) | undefined;
  readonly toggleNotify: () => Promise<void>;
  /** The local clock, in milliseconds. */
  readonly now: () => number;
}

export interface OnlineContext {
  readonly world: World;
  readonly line: OnlineLine;
  readonly state: () => State;
  readonly dispatch: Dispatch;
}

export function createOnlineActions(context: OnlineContext): OnlineActions {
  const { line, world } = context;
  const shareLink = () => shareLinkOf(context);
  const nativeShare = () => void navigator.share({ url: shareLink() }).catch(() => {});
  return {
    create: (form) => create(context, form),
    act: (action) => line.client?.act(action),
    retry: () => line.client?.retry(),
    shareLink,
    copyShareLink: () => copy(context, shareLink(), "The link for others is copied."),
    copyOwnLink: () => copy(context, ownLinkOf(context), "Your own link is copied. Keep it to yourself."),
    share: typeof navigator.share === "function" ? nativeShare : undefined,
    toggleNotify: () => toggleNotify(context),
    now: world.milliseconds,
  };
}

async function create({ world, dispatch }: OnlineContext, form: SetupForm): Promise<OnlineResult<void>> {
  const request = createRequestOf(form, world.newSeed());
  if (!request.ok) return request;
  const created = await askToOpen(world.folder(), request.value);
  if (!created.ok) return created;
  const { id, token, links } = created.value;
  const kept = keepSeat(world, { id, token, share: links.share, about: form.game.title, over: false });
  dispatch({ kind: "kept", ...kept });
  dispatch({ kind: "prefer", preferences: { name: form.texts.name?.trim() ?? "" } });
  dispatch({ kind: "visit", route: { view: "online", match: id, token } });
  return { ok: true, value: undefined };
}

async function askToOpen(folder: string, request: CreateRequest): Promise<OnlineResult<Created>> {
  try {
    const { createMatch } = await import("../client/create.ts");
    const created = await createMatch((url, init) => fetch(url, init), folder, request);
    const reason = !created.ok && created.problem.code === "unavailable" ? await whyUnserved(folder) : null;
    return reason === null ? created : fail("unavailable", reason);
  } catch {
    return fail("unavailable", "A part of the page did not come. Reload the page to try again.");
  }
}

/** As the server gave it, which knows its public address; else as the page was reached. */
function shareLinkOf({ state, world }: OnlineContext): string {
  const { online, seats } = state();
  if (online === null) return world.address();
  const known = seats.find(({ id }) => id === online.id)?.share ?? null;
  return known ?? world.address() + formatOnlineHash(online.id);
}

function ownLinkOf(context: OnlineContext): string {
  const { online } = context.state();
  const [address = ""] = shareLinkOf(context).split("#");
  return address + formatOnlineHash(online?.id ?? "", online?.token);
}

async function copy({ dispatch }: OnlineContext, link: string, done: string): Promise<void> {
  const text = (await copyText(link)) ? done : `The browser does not copy; the link is ${link}`;
  dispatch({ kind: "say", text });
  dispatch({ kind: "flash", text });
}

async function toggleNotify({ state, dispatch }: OnlineContext): Promise<void> {
  const { preferences, online } = state();
  const on = preferences.notify;
  const problem = on ? null : await askToNotify();
  if (problem === null) dispatch({ kind: "prefer", preferences: { notify: !on } });
  const text = problem ?? (on ? "You will not be notified." : "You will be notified when it is your turn.");
  dispatch({ kind: "news", id: online?.id ?? "", text });
}
