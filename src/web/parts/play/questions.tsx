import { useLayoutEffect, useRef } from "preact/hooks";
import type { TableQuestion } from "../../../table/table.ts";
import { questionText } from "../../../table/words.ts";
import { Button } from "../button.tsx";
import type { TableProps } from "../props.ts";

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
export function Questions(props: TableProps) {
  const asked = askedBy(props);
  if (asked === null) return null;
  return <Dialog key={props.table.question} asked={asked} />;
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
        <Button brass text={asked.yes.text} press={asked.yes.act} />
        <Button text={asked.no.text} press={asked.no.act} />
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

/** What the two buttons say. */
const choices: Readonly<Record<TableQuestion, readonly [yes: string, no: string]>> = {
  resign: ["Resign", "Play on"],
  draw: ["Accept", "Decline"],
  offer: ["Offer a draw", "Play on"],
  restart: ["Start over", "Play on"],
  leave: ["Leave", "Play on"],
};

function askedBy({ page, table }: TableProps): Asked | null {
  const { match, question } = table;
  if (question === null) return null;
  const [yes, no] = choices[question];
  const decide = (is: boolean) => page.dispatch({ kind: "decide", yes: is });
  const accept = question === "restart" ? page.actions.restart : () => decide(true);
  return {
    text: questionText(match, question),
    yes: { text: yes, act: accept },
    no: { text: no, act: () => decide(false) },
  };
}
