import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { playerName } from "../../../table/words.ts";
import { claimableAt, opponentOf, phaseOf } from "../../state/online/online.ts";
import { nextLine, nextWords, offerLine, ownOfferLine, shownRefusal } from "../../state/online/words.ts";
import type { OnlineProps } from "../props.ts";
import { useLasting, useNow } from "./use-now.ts";

/** What needs attention, above the board: the connection, refusals, offers, an opponent who is gone. */
export function Notices(props: OnlineProps) {
  const held = useRef(false);
  // A notice that is answered goes, and takes the focus of the keys with it: the board is next.
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    held.current = false;
    document.querySelector<HTMLElement>(".board [data-target][tabindex='0']")?.focus();
  }, [props.online.view]);
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
      <OfferNotice {...props} what="draw" />
      <OfferNotice {...props} what="takeback" />
      <GoneNotice {...props} />
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
  const { status } = online.view;
  const now = useNow(page.actions.online.now, status.kind === "waiting");
  if (status.kind === "open") return null;
  if (status.kind === "closed") return <Notice kind="alarm">{status.reason}</Notice>;
  if (status.kind === "connecting") return <Notice kind="alarm">Connection lost, trying again…</Notice>;
  const wait = Math.max(1, Math.ceil((status.until - now) / 1000));
  return (
    <Notice
      kind="alarm"
      buttons={
        <button type="button" class="button" onClick={page.actions.online.retry}>
          Try now
        </button>
      }
    >
      Connection lost, trying again in {wait} s
    </Notice>
  );
}

export function RefusalNotice({ online }: OnlineProps) {
  const refusal = shownRefusal(online.view);
  return refusal === null ? null : <Notice kind="alarm">{refusal}</Notice>;
}

function News({ online }: OnlineProps) {
  return online.news === null ? null : <Notice kind="news">{online.news}</Notice>;
}

interface OfferProps extends OnlineProps {
  readonly what: "draw" | "takeback";
}

function OfferNotice({ page, online, what }: OfferProps) {
  const { seat, pending } = online.view;
  const match = online.view.online?.match;
  const from = online.view.online?.offers[what] ?? null;
  if (match === undefined || from === null || phaseOf(online) !== "playing") return null;
  if (from === seat) return <Notice kind="news">{ownOfferLine(match, seat, what)}</Notice>;
  if (seat === null) return <Notice kind="news">{offerLine(match, from, what)}</Notice>;
  const answering = pending.some((command) => command.type === "answer" && command.what === what);
  const answer = (accept: boolean) => page.actions.online.answer(what, accept);
  return (
    <Notice
      kind="news"
      buttons={
        <>
          <button type="button" class="button button-brass" disabled={answering} onClick={() => answer(true)}>
            Accept
          </button>
          <button type="button" class="button" disabled={answering} onClick={() => answer(false)}>
            Decline
          </button>
        </>
      }
    >
      {offerLine(match, from, what)}
    </Notice>
  );
}

/** The other player has left: how long until the game may be claimed, then the claims. */
function GoneNotice({ page, online }: OnlineProps) {
  const at = claimableAt(online);
  const { serverAhead, pending } = online.view;
  const now = useNow(page.actions.online.now, at !== null) + serverAhead;
  const match = online.table?.match;
  const opponent = opponentOf(online.view);
  const name = match === undefined || opponent === null ? "" : playerName(match, opponent);
  const gone = useLasting(at !== null);
  const told = useRef(gone);
  useEffect(() => {
    if (gone !== told.current && phaseOf(online) === "playing")
      page.dispatch({ kind: "say", text: `${name} ${gone ? "has left" : "is back"}.` });
    told.current = gone;
  }, [gone]);
  if (at === null || !gone) return null;
  const wait = Math.ceil((at - now) / 1000);
  if (wait > 0)
    return (
      <Notice kind="news">
        {name} has left. You may claim the game in {wait} s.
      </Notice>
    );
  const claiming = pending.some(({ type }) => type === "claim");
  const claim = (as: "win" | "draw") => page.actions.online.claim(as);
  return (
    <Notice
      kind="news"
      buttons={
        <>
          <button type="button" class="button button-brass" disabled={claiming} onClick={() => claim("win")}>
            Claim the win
          </button>
          <button type="button" class="button" disabled={claiming} onClick={() => claim("draw")}>
            Call it a draw
          </button>
        </>
      }
    >
      {name} has left and not come back. Wait, or:
    </Notice>
  );
}

/** For one who has stayed at a game that has gone on elsewhere, or comes back to it. */
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
          Go to {nextWords(match)}
        </button>
      }
    >
      {nextLine(match, online.view.seat)}
    </Notice>
  );
}
