/** Reads the addresses of services and of online games as people paste them. */

import { expect, test } from "vitest";
import {
  formatOnlineHash,
  isLocalLink,
  readBase,
  readOnlineHash,
  readOnlineLink,
} from "../../src/online/links.ts";

const id = "k3v9x0aq";
const token = "t".repeat(22);

test.each([
  ["http://localhost:8080", "http://localhost:8080/"],
  ["localhost:8080", "http://localhost:8080/"],
  ["games.example.org:80/play", "http://games.example.org/play/"],
  ["https://games.example.org/play?x=1#/y", "https://games.example.org/play/"],
])("readBase reads %s as the service at %s", (text, base) => {
  expect(readBase(text)).toEqual({ ok: true, value: base });
});

test.each(["", "localhost", "ftp://localhost/", "javascript:alert(1)", "localhost:123456"])(
  "readBase refuses %j because it isn't an address",
  (text) => {
    expect(readBase(text)).toMatchObject({
      problem: { code: "bad-request", message: expect.stringContaining("isn't an address") },
    });
  },
);

test("a link is read with its service, its game and the player's token", () => {
  for (const own of [undefined, token]) {
    const link = `https://games.example.org/play/${formatOnlineHash(id, own)}`;
    expect(readOnlineLink(link)).toEqual({
      ok: true,
      value: { base: "https://games.example.org/play/", match: id, token: own },
    });
  }
});

test("a link with an incomplete game id or token is refused", () => {
  expect(readOnlineHash(`online/${id}`)).toEqual({ match: id, token: undefined });
  const wrong = [`#/online/${id}/short`, `#/online/${id}/${token}/x`, "#/online/K3V9X0AQ", "#/rules", "#"];
  for (const hash of wrong) {
    expect(readOnlineHash(hash)).toBeUndefined();
    expect(readOnlineLink(`http://x.example/${hash}`)).toMatchObject({
      problem: { message: expect.stringContaining("should look like http://x.example/#/online/") },
    });
  }
});

test("isLocalLink recognizes links that only work on this computer", () => {
  const local = ["http://localhost:1/", "http://a.localhost/", "http://127.0.0.9:80/", "http://[::1]:8080/"];
  const public_ = [
    "http://localhost.example.org/",
    "http://192.168.0.7/",
    "https://x.example/",
    "localhost",
    "",
  ];
  expect(local.map(isLocalLink)).toEqual(local.map(() => true));
  expect(public_.map(isLocalLink)).toEqual(public_.map(() => false));
});
