import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { SceneQuestion } from "../../../play/scene.ts";
import type { Sheet } from "../../state/state.ts";
import { focusBoard, focusNext } from "../board/board-input.ts";
import { Button } from "../button.tsx";
import type { PageProps } from "../props.ts";

export function Question({ page, question }: PageProps & { readonly question: SceneQuestion }) {
  const accepted = useRef(false);
  const decide = (yes: boolean) => {
    accepted.current = yes;
    page.put({ kind: "decide", yes });
  };
  return (
    <Dialog key={question.text} text={question.text} leave={() => decide(false)} after={accepted}>
      <Button brass text={question.yes} press={() => decide(true)} />
      <Button text={question.no} press={() => decide(false)} />
    </Dialog>
  );
}

export function TextSheet({ page, sheet }: PageProps & { readonly sheet: Sheet }) {
  const close = () => page.dispatch({ kind: "set", values: { sheet: null } });
  return (
    <Dialog text={sheet.title} leave={close}>
      {sheet.text.map((line) => (
        <p key={line} class="dialog-line">
          {line}
        </p>
      ))}
      <Button brass text="Close" press={close} />
    </Dialog>
  );
}

interface DialogProps {
  readonly text: string;
  readonly leave: () => void;
  /** True if the visitor agreed, so that the focus moves on from there. */
  readonly after?: { readonly current: boolean };
  readonly children: ComponentChildren;
}

export function Dialog({ text, leave, after, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opener = dialogOpenerOf(document.activeElement);
    if (!dialog.current?.open) dialog.current?.showModal();
    return () => void setTimeout(after?.current === true ? focusNext : () => returnFocus(opener));
  }, []);
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="asked" onCancel={leave} onClose={leave}>
      <p class="dialog-text" id="asked">
        {text}
      </p>
      <div class="button-row">{children}</div>
    </dialog>
  );
}

/** A popover closes when the dialog opens; its button stays. */
function dialogOpenerOf(active: Element | null): Element | null {
  const popover = active?.closest("[popover]");
  return popover ? document.querySelector(`.control[popovertarget="${popover.id}"]`) : active;
}

/** If the opener is gone, the board gets the focus. */
function returnFocus(opener: Element | null): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
  if (document.activeElement !== opener || opener === document.body) focusBoard();
}
