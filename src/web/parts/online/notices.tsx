import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isLost, type Offer, phaseOf, standingOffers } from "../../../client/status.ts";
import { isKnown } from "../../../client/view.ts";
import { awayText, continuedText, lostText, nextGameText, offerText } from "../../../client/words.ts";
import { Button } from "../button.tsx";
import type { OnlineProps } from "../props.ts";
import { useNow } from "./use-now.ts";

/** What needs attention, above the board: the connection, refusals, offers, an opponent who is away. */
export function Notices(props: OnlineProps) {
  const { view } = props.online;
  const offers = phaseOf(view) === "playing" ? standingOffers(view) : [];
  const held = useRef(false);
  // A notice that is answered goes, and takes the focus of the keys with it: the board is next.
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    held.current = false;
    document.querySelector<HTMLElement>(".board [data-target][tabindex='0']")?.focus();
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
      <News {...props} />
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
  readonly children: ComponentChildren;
  readonly buttons?: ComponentChildren;
}

function Notice({ kind, children, buttons }: NoticeProps) {
  return (
    <div class="notice" data-kind={kind}>
      <p>{children}</p>
      {buttons === undefined ? null : <div class="button-row">{buttons}</div>}
    </div>
  );
}

/** The banner of a lost connection. */
export function ConnectionNotice({ page, online }: OnlineProps) {
  const { view } = online;
  const { connection } = view;
  const now = useNow(page.actions.online.now, connection.kind === "waiting");
  if (connection.kind === "closed") return <Notice kind="alarm">{connection.reason}</Notice>;
  if (!isLost(view)) return null;
  const retry = <Button text="Try now" press={page.actions.online.retry} />;
  return (
    <Notice kind="alarm" {...(connection.kind === "waiting" ? { buttons: retry } : {})}>
      {lostText(view, now)}
    </Notice>
  );
}

/** What the server has refused. A visitor who was too late for the seat is told so by the news. */
export function RefusalNotice({ online }: OnlineProps) {
  const { refusal } = online.view;
  return refusal === null || refusal.code === "seat-taken" ? null : (
    <Notice kind="alarm">{refusal.message}</Notice>
  );
}

function News({ online }: OnlineProps) {
  return online.news === null ? null : <Notice kind="news">{online.news}</Notice>;
}

interface OfferProps extends OnlineProps {
  readonly offer: Offer;
}

function OfferNotice({ page, online, offer }: OfferProps) {
  const { seat, pending } = online.view;
  const { what, from } = offer;
  if (online.view.online === null) return null;
  const text = offerText(online.view.online.match, offer, seat);
  if (from === seat || seat === null) return <Notice kind="news">{text}</Notice>;
  const answering = pending.some((command) => command.type === "answer" && command.what === what);
  const answer = (accept: boolean) => page.actions.online.act({ type: "answer", what, accept });
  return (
    <Notice
      kind="news"
      buttons={
        <>
          <Button brass text="Accept" off={answering} press={() => answer(true)} />
          <Button text="Decline" off={answering} press={() => answer(false)} />
        </>
      }
    >
      {text}
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
  const buttons = (
    <>
      <Button brass text="Claim the win" off={claiming} press={() => claim("win")} />
      <Button text="Call it a draw" off={claiming} press={() => claim("draw")} />
    </>
  );
  return (
    <Notice kind="news" {...(view.claimable ? { buttons } : {})}>
      {text}
    </Notice>
  );
}

/** For a visitor who has stayed at a game that has gone on elsewhere, or comes back to it. */
function NextNotice({ page, online }: OnlineProps) {
  const { next = null, match } = online.view.online ?? {};
  if (next === null || match === undefined) return null;
  const route = { view: "online", match: next, token: online.token } as const;
  return (
    <Notice
      kind="news"
      buttons={
        <button
          type="button"
          class="button button-brass"
          onClick={() => page.dispatch({ kind: "visit", route })}
        >
          Go to {nextGameText(match)}
        </button>
      }
    >
      {continuedText(match, online.view.seat)}
    </Notice>
  );
}
