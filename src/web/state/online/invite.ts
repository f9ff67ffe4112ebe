/** What a visitor should know before taking a seat. */

import { clockSettingsText } from "../../../client/words.ts";
import { ofSeat, seats } from "../../../core/seat.ts";
import { withoutStart } from "../../../core/starts.ts";
import type { OnlineMatch } from "../../../protocol/online/online-match.ts";
import { playerName } from "../../../table/words.ts";

export function inviteTitle(online: OnlineMatch): string {
  const { match } = online;
  const host = seats.find((seat) => ofSeat(online.taken, seat));
  const name = host === undefined ? "A player" : playerName(match, host);
  return `${name} invites you to ${match.game.title}`;
}

/** The terms of the game, each with its name; the row that it starts from is shown as a picture. */
export function inviteTerms(online: OnlineMatch): readonly (readonly [string, string])[] {
  const { match, clock } = online;
  const free = seats.find((seat) => !ofSeat(online.taken, seat));
  const series = match.series;
  const options = Object.entries(withoutStart(match.options));
  return [
    ...(free === undefined ? [] : [["You play", ofSeat(match.game.seatNames, free)] as const]),
    ["Who goes first", free === match.first ? "you" : playerName(match, match.first)],
    ...options.map(([name, value]) => [name, String(value)] as const),
    ...(match.from === null ? [] : [["From position", match.from] as const]),
    ["Clock", clock === null ? "none" : clockSettingsText(clock)],
    ...(series === null ? [] : [["Games", `best of ${series.of}`] as const]),
  ];
}
