/** What a player does in online games: opening one, playing in it, and passing its link on. */

import { fail } from "../core/result.ts";
import type { OnlineResult } from "../protocol/online/codes.ts";
import { formatOnlineHash } from "../protocol/online/links.ts";
import type { Action, Created, CreateRequest } from "../protocol/online/messages.ts";
import { keepSeat } from "./effects/keep.ts";
import { askToNotify } from "./effects/notify.ts";
import { missingPart, whyUnserved } from "./effects/served.ts";
import { copyText } from "./effects/share.ts";
import type { SetupForm } from "./state/setup/setup-form.ts";
import type { Store } from "./store.ts";

export function createOnlineActions(store: Store) {
  const { line, world } = store;
  const shareLink = () => shareLinkOf(store);
  const nativeShare = () => void navigator.share({ url: shareLink() }).catch(() => {});
  return {
    /** Opens the game that the form asks for and goes to it; the problem is a sentence for the form. */
    create: (form: SetupForm) => create(store, form),
    act: (action: Action) => line.client?.act(action),
    /** Does not wait for the next attempt to connect. */
    retry: () => line.client?.retry(),
    /** The link for others, which opens the free seat or shows the game. */
    shareLink,
    copyShareLink: () => copy(store, shareLink(), "Copied the link for others."),
    /** The link that opens the own seat on another device. */
    copyOwnLink: () => copy(store, ownLinkOf(store), "Copied your own link. Keep it to yourself."),
    /** The browser's own way to pass a link on; undefined where it has none. */
    share: typeof navigator.share === "function" ? nativeShare : undefined,
    toggleNotify: () => toggleNotify(store),
    /** The local clock, in milliseconds. */
    now: world.milliseconds,
  };
}

async function create({ world, dispatch }: Store, form: SetupForm): Promise<OnlineResult<void>> {
  const { createRequestOf } = await import("./state/setup/setup-form.ts");
  const request = createRequestOf(form, world.newSeed());
  if (!request.ok) return request;
  const created = await askToOpen(world.folder(), request.value);
  if (!created.ok) return created;
  const { id, token, links } = created.value;
  const kept = keepSeat(world, { id, token, share: links.share, about: form.game.title, over: false });
  dispatch({ kind: "set", values: kept });
  dispatch({ kind: "prefer", preferences: { name: form.texts.name?.trim() ?? "" } });
  dispatch({ kind: "visit", route: { view: "online", match: id, token } });
  return { ok: true, value: undefined };
}

async function askToOpen(folder: string, request: CreateRequest): Promise<OnlineResult<Created>> {
  try {
    const [{ createMatch }] = await Promise.all([
      import("../client/create.ts"),
      import("./effects/schemas.ts"),
    ]);
    const created = await createMatch((url, init) => fetch(url, init), folder, request);
    const reason = !created.ok && created.problem.code === "unavailable" ? await whyUnserved(folder) : null;
    return reason === null ? created : fail("unavailable", reason);
  } catch {
    return fail("unavailable", missingPart);
  }
}

/** As the server gave it, which knows its public address; else as the page was reached. */
function shareLinkOf({ state, world }: Store): string {
  const { online, seats } = state.value;
  if (online === null) return world.address();
  const known = seats.find(({ id }) => id === online.id)?.share ?? null;
  return known ?? world.address() + formatOnlineHash(online.id);
}

function ownLinkOf(store: Store): string {
  const { online } = store.state.value;
  const [address = ""] = shareLinkOf(store).split("#");
  return address + formatOnlineHash(online?.id ?? "", online?.token);
}

async function copy({ dispatch }: Store, link: string, done: string): Promise<void> {
  const text = (await copyText(link)) ? done : `Could not copy; the link is ${link}`;
  dispatch({ kind: "flash", text });
}

async function toggleNotify({ state, dispatch }: Store): Promise<void> {
  const { preferences, online } = state.value;
  const on = preferences.notify;
  const problem = on ? null : await askToNotify();
  if (problem === null) dispatch({ kind: "prefer", preferences: { notify: !on } });
  const text = problem ?? (on ? "Notifications are off." : "You'll be notified when it's your turn.");
  dispatch({ kind: "online-set", id: online?.id ?? "", values: { news: text } });
}
