/** What a player does in online games: opening one, playing in it, and passing its link on. */

import type { OnlineResult } from "../protocol/online/codes.ts";
import type { Action } from "../protocol/online/messages.ts";
import { ownLinkOf, shareLinkOf } from "./effects/links.ts";
import type { Store } from "./effects/store.ts";
import type { SetupForm } from "./state/setup/setup-form.ts";

export function createOnlineActions(store: Store) {
  const { client, world } = store;
  const shareLink = () => shareLinkOf(store.state.value, world);
  const nativeShare = () => void navigator.share({ url: shareLink() }).catch(() => {});
  return {
    /** Opens the game that the form asks for and goes to it; the problem is a sentence for the form. */
    create: async (form: SetupForm): Promise<OnlineResult<void>> => {
      const { createOnline } = await import("./effects/create-online.ts");
      return createOnline(store, form);
    },
    act: (action: Action) => client()?.act(action),
    /** Does not wait for the next attempt to connect. */
    retry: () => client()?.retry(),
    /** The link for others, which opens the free seat or shows the game. */
    shareLink,
    copyShareLink: () => copy(store, shareLink(), "Copied the link for others."),
    /** The link that opens the own seat on another device. */
    copyOwnLink: () =>
      copy(store, ownLinkOf(store.state.value, world), "Copied your own link. Keep it to yourself."),
    /** The browser's own way to pass a link on; undefined where it has none. */
    share: typeof navigator.share === "function" ? nativeShare : undefined,
    toggleNotify: () => toggleNotify(store),
    /** The local clock, in milliseconds. */
    now: world.milliseconds,
  };
}

async function copy({ dispatch }: Store, link: string, done: string): Promise<void> {
  const { copyText } = await import("./effects/share.ts");
  const text = (await copyText(link)) ? done : `Could not copy; the link is ${link}`;
  dispatch({ kind: "flash", text });
}

async function toggleNotify({ state, dispatch }: Store): Promise<void> {
  const on = state.value.preferences.notify;
  const { askToNotify } = await import("./effects/notify.ts");
  const problem = on ? null : await askToNotify();
  if (problem === null) dispatch({ kind: "prefer", preferences: { notify: !on } });
  const text = problem ?? (on ? "Notifications are off." : "You'll be notified when it's your turn.");
  dispatch({ kind: "flash", text });
}
