import { useState } from "preact/hooks";
import { currentPosition } from "../../../core/match.ts";
import { ofSeat, seats } from "../../../core/seat.ts";
import { withoutStart } from "../../../core/starts.ts";
import { isLost } from "../../../online/client/status.ts";
import { clockSettingsText, lostText } from "../../../online/client/words.ts";
import type { OnlineMatch } from "../../../online/online-match.ts";
import { playerName } from "../../../play/words.ts";
import { formatRoute } from "../../state/route.ts";
import { BoardPicture } from "../board/board-picture.tsx";
import { Button } from "../button.tsx";
import { NoticeBox } from "../notice-box.tsx";
import type { OnlineProps } from "../props.ts";
import { Input } from "../setup/field.tsx";
import { useNow } from "../use-timer.ts";

export function Invite(props: OnlineProps) {
  const { page, online } = props;
  const [name, setName] = useState(page.state.value.preferences.name);
  const match = online.view.online?.match;
  if (match === undefined || online.view.online === null) return null;
  // The game itself tells a visitor who was too late.
  const { refusal } = online.view;
  const joining = online.view.pending.some(({ type }) => type === "join");
  const take = (event: Event) => {
    event.preventDefault();
    page.dispatch({ kind: "prefer", preferences: { name: name.trim() } });
    page.client()?.act({ type: "join", name });
  };
  return (
    <form class="invite sheet" onSubmit={take} noValidate>
      <h1 tabIndex={-1}>{inviteTitle(online.view.online)}</h1>
      <p class="lead">{match.game.summary}</p>
      <Trouble {...props} />
      <BoardPicture board={match.game.board(currentPosition(match))} />
      <dl class="terms">
        {inviteTerms(online.view.online).map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Input
        id="name"
        label="Your name"
        value={name}
        set={setName}
        placeholder="as others will see it (optional)"
        maxLength={40}
        autocomplete="nickname"
      />
      <p class="complaint" id="setup-problem">
        {refusal === null || refusal.code === "seat-taken" ? null : refusal.message}
      </p>
      <div class="button-row">
        <button type="submit" class="button button-brass button-large" disabled={joining}>
          {joining ? "Taking the seat…" : "Take the seat"}
        </button>
        <button
          type="button"
          class="button button-large"
          onClick={() => page.dispatch({ kind: "online-set", id: online.id, values: { watching: true } })}
        >
          Watch
        </button>
      </div>
      <p>
        <a href={formatRoute({ view: "rules", game: match.game })}>Read the rules</a>
      </p>
    </form>
  );
}

/** For a connection lost before the game has loaded. */
function Trouble({ page, online: { view } }: OnlineProps) {
  const { connection } = view;
  const waiting = connection.kind === "waiting";
  const now = useNow(page.world.milliseconds, waiting);
  if (connection.kind !== "closed" && !isLost(view)) return null;
  return (
    <NoticeBox alarm text={connection.kind === "closed" ? connection.reason : lostText(view, now)}>
      {waiting ? <Button text="Try now" press={() => page.client()?.retry()} /> : null}
    </NoticeBox>
  );
}

export function inviteTitle(online: OnlineMatch): string {
  const { match } = online;
  const host = seats.find((seat) => ofSeat(online.taken, seat));
  const name = host === undefined ? "A player" : playerName(match, host);
  return `${name} invites you to ${match.game.title}`;
}

/** The start isn't among them: a picture shows it. */
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
