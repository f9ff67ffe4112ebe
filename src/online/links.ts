/** Links to online games. The token is after the `#`, because browsers don't send that part to servers. */

import { fail, ok, type Result } from "../core/result.ts";
import { quote } from "../core/text.ts";

export interface OnlineLink {
  /** Ends with a slash. */
  readonly base: string;
  readonly match: string;
  readonly token: string | undefined;
}

const hashPattern = /^#?\/?online\/([0-9a-z]{8,32})(?:\/([A-Za-z0-9_-]{22,64}))?$/;

export function formatOnlineHash(match: string, token?: string): string {
  return `#/online/${match}${token === undefined ? "" : `/${token}`}`;
}

export function readOnlineHash(hash: string): Pick<OnlineLink, "match" | "token"> | undefined {
  const [, match, token] = hashPattern.exec(hash) ?? [];
  return match === undefined ? undefined : { match, token };
}

export function readOnlineLink(text: string): Result<OnlineLink> {
  const base = readBase(text);
  const place = readOnlineHash(text.slice(text.indexOf("#")));
  if (base.ok && place !== undefined) return ok({ base: base.value, ...place });
  const example = `${base.ok ? base.value : "http://localhost:8080/"}#/online/k3v9x0aq1m5t7w2e`;
  return fail("bad-request", `${quote(text)} isn't a link to an online game. It should look like ${example}`);
}

/** Accepts a host with a port, too. Drops the query and everything from the `#` on. */
export function readBase(text: string): Result<string> {
  const address = /^[\w.-]+:\d{1,5}(?:\/|$)/.test(text) ? `http://${text}` : text;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || (url.protocol !== "http:" && url.protocol !== "https:"))
    return fail(
      "bad-request",
      `${quote(text)} isn't an address. It should look like http://localhost:8080/.`,
    );
  const path = url.pathname.endsWith("/") ? url.pathname : `${url.pathname}/`;
  return ok(`${url.origin}${path}`);
}

export function isLocalLink(link: string): boolean {
  const host = URL.canParse(link) ? new URL(link).hostname : "";
  return /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(host);
}
