import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isLost, type Offer, phaseOf, standingOffers } from "../../../client/status.ts";
import { isKnown } from "../../../client/view.ts";
import { awayText, continuedText, lostText, nextGameText, offerText } from "../../../client/words.ts";
import { focusBoard } from "../board/board-input.ts";
import { Button } from "../button.tsx";
import type { OnlineProps } from "../props.ts";
import { useNow } from "./use-now.ts";

/** What needs attention, above the board: the connection, refusals, offers, an opponent who is away. */
export function Notices(props: OnlineProps) {
  const { view, news } = props.online;
  const offers = phaseOf(view) === "playing" ? standingOffers(view) : [];
  const held = useRef(false);
  // A notice that is answered goes, and takes the focus of the keys with it: the board is next.
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    held.current = false;
    focusBoard();
  }, [view]);
  return (
    <div
      class="notices"
      onFocusIn={() => {
        held.current = true;
      }}
      onFocusOut={(event) => {
        if (event.relatedTarget !== null) held.current = false;
      }}
    >
      <ConnectionNotice {...props} />
      <RefusalNotice {...props} />
      {news === null ? null : <Notice kind="news" text={news} />}
      {offers.map((offer) => (
        <OfferNotice key={offer.what} {...props} offer={offer} />
      ))}
      <AwayNotice {...props} />
      <NextNotice {...props} />
    </div>
  );
}

interface NoticeProps {
  readonly kind: "alarm" | "news";
  readonly text: string;
  /** The buttons that answer it. */
  readonly children?: ComponentChildren;
}

function Notice({ kind, text, children = null }: NoticeProps) {
  return (
    <div class="notice" data-kind={kind}>
      <p>{text}</p>
      {children === null ? null : <div class="button-row">{children}</div>}
    </div>
  );
}

/** The banner of a lost connection. */
export function ConnectionNotice({ page, online }: OnlineProps) {
  const { view } = online;
  const { connection } = view;
  const { now: clock, retry } = page.actions.online;
  const now = useNow(clock, connection.kind === "waiting");
  if (connection.kind === "closed") return <Notice kind="alarm" text={connection.reason} />;
  if (!isLost(view)) return null;
  return (
    <Notice kind="alarm" text={lostText(view, now)}>
      {connection.kind === "waiting" ? <Button text="Try now" press={retry} /> : null}
    </Notice>
  );
}

/** What the server has refused. A visitor who was too late for the seat is told so by the news. */
export function RefusalNotice({ online }: OnlineProps) {
  const { refusal } = online.view;
  if (refusal === null || refusal.code === "seat-taken") return null;
  return <Notice kind="alarm" text={refusal.message} />;
}

function OfferNotice({ page, online, offer }: OnlineProps & { readonly offer: Offer }) {
  const { seat, pending } = online.view;
  const { what, from } = offer;
  if (online.view.online === null) return null;
  const text = offerText(online.view.online.match, offer, seat);
  if (from === seat || seat === null) return <Notice kind="news" text={text} />;
  const answering = pending.some((command) => command.type === "answer" && command.what === what);
  const answer = (accept: boolean) => page.actions.online.act({ type: "answer", what, accept });
  return (
    <Notice kind="news" text={text}>
      <Button brass text="Accept" off={answering} press={() => answer(true)} />
      <Button text="Decline" off={answering} press={() => answer(false)} />
    </Notice>
  );
}

/** The other player is away: how long until the game may be claimed, then the claims. */
function AwayNotice({ page, online }: OnlineProps) {
  const { view } = online;
  const playing = phaseOf(view) === "playing";
  const now = useNow(page.actions.online.now, playing && view.away.includes(true));
  const text = playing && isKnown(view) ? awayText(view, now) : "";
  if (text === "") return null;
  const claiming = view.pending.some(({ type }) => type === "claim");
  const claim = (as: "win" | "draw") => page.actions.online.act({ type: "claim", as });
  if (!view.claimable) return <Notice kind="news" text={text} />;
  return (
    <Notice kind="news" text={text}>
      <Button brass text="Claim the win" off={claiming} press={() => claim("win")} />
      <Button text="Call it a draw" off={claiming} press={() => claim("draw")} />
    </Notice>
  );
}

/** For a visitor who has stayed at a game that has gone on elsewhere, or comes back to it. */
function NextNotice({ page, online }: OnlineProps) {
  const { next = null, match } = online.view.online ?? {};
  if (next === null || match === undefined) return null;
  const route = { view: "online", match: next, token: online.token } as const;
  return (
    <Notice kind="news" text={continuedText(match, online.view.seat)}>
      <Button
        brass
        text={`Go to ${nextGameText(match)}`}
        press={() => page.dispatch({ kind: "visit", route })}
      />
    </Notice>
  );
}
