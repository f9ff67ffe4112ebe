import { useEffect } from "preact/hooks";
import { shownPhase } from "../../state/online/online.ts";
import type { OnlineProps } from "../props.ts";
import { Arriving, Closed } from "./arriving.tsx";
import { OnlineGame } from "./game.tsx";
import { Invite } from "./invite.tsx";

/** An online game: the way to it, the invitation, and the game itself. */
export function OnlinePart(props: OnlineProps) {
  const phase = shownPhase(props.online);
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
      const { table } = props.online;
      return table === null ? null : <OnlineGame key={props.online.id} {...props} table={table} />;
    }
  }
}
