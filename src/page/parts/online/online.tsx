import { useEffect, useState } from "preact/hooks";
import { currentPosition } from "../../../core/match.ts";
import { ofSeat, seats } from "../../../core/seat.ts";
import { withoutStart } from "../../../core/starts.ts";
import { countOf } from "../../../core/words/values.ts";
import { isInviting, isLost, phaseOf } from "../../../online/client/status.ts";
import { isKnown } from "../../../online/client/view.ts";
import { formatOnlineHash, isLocalLink } from "../../../online/links.ts";
import type { OnlineMatch } from "../../../online/online-match.ts";
import { clockSettingsText, lostText } from "../../../online/words.ts";
import { playerName } from "../../../play/words.ts";
import { ownLinkOf, shareLinkOf, stopWaiting } from "../../effects/online/online.ts";
import { share } from "../../effects/wants.ts";
import { formatRoute } from "../../state/route.ts";
import { BoardPicture } from "../board/board-picture.tsx";
import { NoticeBox } from "../boxes.tsx";
import { Button, LinkButton } from "../button.tsx";
import { HomeLink, Sheet } from "../later.tsx";
import { Asides, Play, useTimer } from "../play/play.tsx";
import type { OnlineProps, Page } from "../props.ts";
import { Input } from "../setup/field.tsx";

// Loads the notices now, because they couldn't be loaded once the server is lost.
Asides.load().catch(() => {});

export function OnlinePart(props: OnlineProps) {
  const phase = phaseOf(props.online.view);
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [phase]);
  switch (phase) {
    case "arriving":
      return <Arriving {...props} />;
    case "closed":
      return <Closed {...props} />;
    case "invited":
      return <Invite {...props} />;
    case "waiting":
    case "playing":
    case "over":
      return <OnlineGame key={props.online.id} {...props} />;
  }
}

function OnlineGame(props: OnlineProps) {
  const { page, online } = props;
  const { activity } = page.state.value.places.online;
  if (activity === null) return null;
  const inviting = isKnown(online.view) && isInviting(online.view.online);
  return (
    <div class="play-online">
      <Play
        page={page}
        activity={activity}
        above={inviting ? <Waiting {...props} /> : null}
        beside={<ShareLinks {...props} />}
      />
    </div>
  );
}

function Arriving({ page, online }: OnlineProps) {
  const { connection } = online.view;
  const now = useNow(page.world.milliseconds, connection.kind === "waiting");
  const wait = connection.kind === "waiting" ? Math.max(1, Math.ceil((connection.until - now) / 1000)) : 0;
  const problem = (connection.kind === "waiting" && connection.reason) || "The server isn't responding.";
  const text = wait === 0 ? "Connecting…" : `${problem} Retrying in ${countOf(wait, "second")}.`;
  return (
    <Sheet title="Online game" lead={online.unserved ?? text}>
      <div class="button-row">
        {online.unserved === null && wait > 0 ? (
          <Button brass text="Try now" press={() => page.client()?.retry()} />
        ) : null}
        <HomeLink />
      </div>
    </Sheet>
  );
}

function Closed({ online }: OnlineProps) {
  const { connection } = online.view;
  return (
    <Sheet title="This link doesn't work" lead={connection.kind === "closed" ? connection.reason : ""}>
      <div class="button-row">
        <HomeLink brass />
        {online.token === undefined ? null : (
          <LinkButton text="Watch the game" href={formatOnlineHash(online.id)} />
        )}
      </div>
    </Sheet>
  );
}

function Waiting({ page, online }: OnlineProps) {
  const link = shareLinkOf(page.state.value, page.world);
  if (online.view.online?.anyone) return <WaitingForAnyone page={page} online={online} />;
  return (
    <section class="invite-link" aria-label="Invite your opponent">
      <h2>Send this link to your opponent</h2>
      <div class="invite-line">
        <input
          class="input"
          readOnly
          value={link}
          aria-label="Invite link"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button brass text="Copy" icon="link" press={() => copyShareLink(page)} />
        {"share" in navigator ? <Button text="Share" icon="load" press={() => passOn(link)} /> : null}
      </div>
      <p>You'll play the first person to join. Everyone else can watch.</p>
      {isLocalLink(link) ? (
        <p class="field-help">
          This link only works on this computer. To play someone on another device, open this page at this
          computer's network address.
        </p>
      ) : null}
    </section>
  );
}

function WaitingForAnyone({ page }: OnlineProps) {
  const meanwhile = () =>
    page.dispatch({ kind: "input", place: "online", input: { kind: "run", id: "meanwhile" } });
  return (
    <section class="invite-link" aria-label="Waiting for a player">
      <h2>Waiting for a player</h2>
      <p>Stay on this page, and we'll tell you when someone joins.</p>
      <div class="button-row">
        <Button brass text="Play the computer while you wait" press={meanwhile} />
        <Button text="Stop waiting" press={() => stopWaiting(page)} />
      </div>
    </section>
  );
}

function copyShareLink(page: Page): Promise<void> {
  return share(page, shareLinkOf(page.state.value, page.world), "Link copied.");
}

function passOn(url: string): void {
  navigator.share({ url }).catch(() => {});
}

function ShareLinks({ page, online }: OnlineProps) {
  const inviting = isKnown(online.view) && isInviting(online.view.online);
  const own = ownLinkOf(page.state.value, page.world);
  const copyOwnLink = () => share(page, own, "Private link copied. Don't share it.");
  return (
    <section class="share" aria-label="Links to this game">
      <div class="button-row">
        {/* An invitation already shows this link above the board. */}
        {inviting ? null : <Button text="Copy link to share" icon="link" press={() => copyShareLink(page)} />}
        {online.view.seat === null ? null : (
          <Button text="Copy private link" icon="link" press={copyOwnLink} />
        )}
      </div>
      {online.view.seat === null ? null : (
        <p class="field-help">
          Your private link brings you back to this game, on any device. Don't share it.
        </p>
      )}
    </section>
  );
}

function Invite(props: OnlineProps) {
  const { page, online } = props;
  const [name, setName] = useState(page.state.value.preferences.name);
  const match = online.view.online?.match;
  if (match === undefined || online.view.online === null) return null;
  // A visitor who came too late sees that in the game itself.
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
        placeholder="optional"
        maxLength={40}
        autocomplete="nickname"
      />
      <p class="complaint" id="setup-problem">
        {refusal === null || refusal.code === "seat-taken" ? null : refusal.message}
      </p>
      <div class="button-row">
        <button type="submit" class="button button-brass button-large" disabled={joining}>
          {joining ? "Joining…" : "Join game"}
        </button>
      </div>
      <p>
        <a href={formatRoute({ view: "rules", game: match.game.of })}>Read the rules</a>
      </p>
    </form>
  );
}

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

function useNow(clock: () => number, running: boolean): number {
  const [now, setNow] = useState(clock);
  useEffect(() => setNow(clock()), [running]);
  useTimer(() => setNow(clock()), running);
  return now;
}

export function inviteTitle(online: OnlineMatch): string {
  const { match } = online;
  const host = seats.find((seat) => ofSeat(online.taken, seat));
  const name = host === undefined ? "A player" : playerName(match, host);
  return `${name} invited you to play ${match.game.title}`;
}

/** Leaves out the `start` option, because a picture shows it. */
export function inviteTerms(online: OnlineMatch): readonly (readonly [string, string])[] {
  const { match, clock } = online;
  const free = seats.find((seat) => !ofSeat(online.taken, seat));
  const series = match.series;
  const options = Object.entries(withoutStart(match.game.options));
  return [
    ...(free === undefined ? [] : [["You play", ofSeat(match.game.seatNames, free)] as const]),
    ["Who goes first", free === match.first ? "you" : playerName(match, match.first)],
    ...options.map(([name, value]) => [name, String(value)] as const),
    ...(match.from === null ? [] : [["From position", match.from] as const]),
    ["Clock", clock === null ? "none" : clockSettingsText(clock)],
    ...(series === null ? [] : [["Games", `best of ${series.of}`] as const]),
  ];
}
