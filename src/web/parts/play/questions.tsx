import { useLayoutEffect, useRef } from "preact/hooks";
import type { TableQuestion } from "../../../table/table.ts";
import { questionText } from "../../../table/words.ts";
import { focusBoard, focusNext } from "../board/board-input.ts";
import { Button } from "../button.tsx";
import type { TableProps } from "../props.ts";

/** What has to be confirmed. */
export function Questions({ page, table }: TableProps) {
  const { match, question } = table;
  if (question === null) return null;
  const decide = (yes: boolean) => page.dispatch({ kind: "decide", yes });
  const accept = question === "restart" ? page.actions.restart : () => decide(true);
  const text = questionText(match, question);
  return <Dialog key={question} question={question} text={text} yes={accept} no={() => decide(false)} />;
}

interface DialogProps {
  readonly question: TableQuestion;
  readonly text: string;
  readonly yes: () => void;
  readonly no: () => void;
}

/** A dialog that Escape leaves. */
export function Dialog({ question, text, yes, no }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const accepted = useRef(false);
  useLayoutEffect(() => {
    const opener = openerOf(document.activeElement);
    if (!dialog.current?.open) dialog.current?.showModal();
    return () => void setTimeout(accepted.current ? focusNext : () => returnFocus(opener));
  }, []);
  const [yesText, noText] = choices[question];
  const accept = () => {
    accepted.current = true;
    yes();
  };
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="asked" onCancel={no} onClose={no}>
      <p class="dialog-text" id="asked">
        {text}
      </p>
      <div class="button-row">
        <Button brass text={yesText} press={accept} />
        <Button text={noText} press={no} />
      </div>
    </dialog>
  );
}

/** What stands in a popover is gone when the dialog opens; what opens the popover is still there. */
function openerOf(active: Element | null): Element | null {
  const popover = active?.closest("[popover]");
  return popover ? document.querySelector(`.control[popovertarget="${popover.id}"]`) : active;
}

/** Back to what opened the dialog or, where that can no longer be pressed, to the board. */
function returnFocus(opener: Element | null): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
  if (document.activeElement !== opener || opener === document.body) focusBoard();
}

/** What the two buttons say. */
const choices: Readonly<Record<TableQuestion, readonly [yes: string, no: string]>> = {
  resign: ["Resign", "Play on"],
  draw: ["Accept", "Decline"],
  offer: ["Offer a draw", "Play on"],
  restart: ["Start over", "Play on"],
  leave: ["Leave", "Play on"],
};
