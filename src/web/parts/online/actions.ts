/** What a visitor does around an online game: taking a seat, connecting, passing its link on. */

import type { Action } from "../../../protocol/online/messages.ts";
import { ownLinkOf, shareLinkOf } from "../../effects/links.ts";
import type { Page } from "../../page.ts";

export function onlineActions(page: Page) {
  const { client, world } = page;
  const shareLink = () => shareLinkOf(page.state.value, world);
  const nativeShare = () => void navigator.share({ url: shareLink() }).catch(() => {});
  return {
    act: (action: Action) => client()?.act(action),
    /** Does not wait for the next attempt to connect. */
    retry: () => client()?.retry(),
    /** The link for others, which opens the free seat or shows the game. */
    shareLink,
    copyShareLink: () => copy(page, shareLink(), "Copied the link for others."),
    /** The link that opens the own seat on another device. */
    copyOwnLink: () =>
      copy(page, ownLinkOf(page.state.value, world), "Copied your own link. Keep it to yourself."),
    /** The browser's own way to pass a link on; undefined where it has none. */
    share: typeof navigator.share === "function" ? nativeShare : undefined,
    toggleNotify: () => toggleNotify(page),
  };
}

async function copy({ dispatch }: Page, link: string, done: string): Promise<void> {
  const { copyText } = await import("../../effects/share.ts");
  const text = (await copyText(link)) ? done : `Could not copy; the link is ${link}`;
  dispatch({ kind: "flash", text });
}

async function toggleNotify({ state, dispatch }: Page): Promise<void> {
  const on = state.value.preferences.notify;
  const { askToNotify } = await import("../../effects/notify.ts");
  const problem = on ? null : await askToNotify();
  if (problem === null) dispatch({ kind: "prefer", preferences: { notify: !on } });
  const text = problem ?? (on ? "Notifications are off." : "You'll be notified when it's your turn.");
  dispatch({ kind: "flash", text });
}
