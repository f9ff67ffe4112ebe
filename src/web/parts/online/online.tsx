import { useEffect } from "preact/hooks";
import type { Page } from "../../page.ts";
import { type OnlineState, phaseOf } from "../../state/online.ts";
import { Arriving, Closed } from "./arriving.tsx";
import { OnlineGame } from "./game.tsx";
import { Invite } from "./invite.tsx";

export interface OnlineProps {
  readonly page: Page;
  readonly online: OnlineState;
}

/** An online game: the way to it, the invitation, and the game itself. */
export function OnlinePart(props: OnlineProps) {
  const phase = phaseOf(props.online);
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
    case "over": {
      const { desk } = props.online;
      return desk === null ? null : <OnlineGame key={props.online.id} {...props} desk={desk} />;
    }
  }
}
