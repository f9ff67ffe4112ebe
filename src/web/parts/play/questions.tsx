import { useLayoutEffect, useRef } from "preact/hooks";
import { seatToMove } from "../../../core/match.ts";
import { ofSeat, otherSeat } from "../../../core/seat.ts";
import { playerName } from "../../state/words.ts";
import type { DeskProps } from "../props.ts";

interface Choice {
  readonly text: string;
  readonly act: () => void;
}

interface Asked {
  readonly text: string;
  readonly yes: Choice;
  readonly no: Choice;
}

/** What has to be confirmed, as a dialog that Escape leaves. */
export function Questions(props: DeskProps) {
  const asked = askedBy(props);
  if (asked === null) return null;
  return <Dialog key={props.desk.question} asked={asked} />;
}

export function Dialog({ asked }: { readonly asked: Asked }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    if (!dialog.current?.open) dialog.current?.showModal();
    return () => void requestAnimationFrame(() => returnFocus(opener));
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby="asked"
      onCancel={asked.no.act}
      onClose={asked.no.act}
    >
      <p class="dialog-text" id="asked">
        {asked.text}
      </p>
      <div class="button-row">
        <button type="button" class="button button-brass" onClick={asked.yes.act}>
          {asked.yes.text}
        </button>
        <button type="button" class="button" onClick={asked.no.act}>
          {asked.no.text}
        </button>
      </div>
    </dialog>
  );
}

/** Back to what opened the dialog or, where that can no longer be pressed, to the board. */
function returnFocus(opener: Element | null): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
  if (document.activeElement !== opener || opener === document.body)
    document.querySelector<HTMLElement>(".board [data-target][tabindex='0']")?.focus();
}

function askedBy({ page, desk }: DeskProps): Asked | null {
  const { match, question } = desk;
  const { dispatch, actions } = page;
  const leave = () => dispatch({ kind: "ask", question: null });
  const name = playerName(match, seatToMove(match));
  const other = playerName(match, otherSeat(seatToMove(match)));
  switch (question) {
    case null:
      return null;
    case "resign":
      return {
        text: `${name}, do you give this game up?`,
        yes: { text: "Resign", act: () => dispatch({ kind: "resign" }) },
        no: { text: "Play on", act: leave },
      };
    case "draw":
      if (ofSeat(match.players, otherSeat(seatToMove(match))).level !== undefined)
        return {
          text: `${name}, do you offer ${other} a draw? If it is accepted, the game is over.`,
          yes: { text: "Offer a draw", act: actions.offerDraw },
          no: { text: "Play on", act: leave },
        };
      return {
        text: `${name} offers a draw. ${other}, do you accept?`,
        yes: { text: "Accept", act: () => dispatch({ kind: "answer-draw", accepted: true }) },
        no: { text: "Decline", act: () => dispatch({ kind: "answer-draw", accepted: false }) },
      };
    case "restart":
      return {
        text: "Start this game over? The moves so far are lost.",
        yes: { text: "Start over", act: actions.restart },
        no: { text: "Play on", act: leave },
      };
  }
}
