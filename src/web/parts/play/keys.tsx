import { useEffect, useRef } from "preact/hooks";
import { shownPly } from "../../../table/table.ts";
import type { Message } from "../../state/update.ts";
import type { TableProps } from "../props.ts";

const keys = [
  ["← →", "one move back, one move on"],
  ["u", "undo"],
  ["h", "hint"],
  ["arrow keys on the board", "choose a move; Enter plays it"],
  ["?", "this list"],
] as const;

/** Keys that work wherever nothing is typed, and the list of them. */
export function Keys({ page, table }: TableProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyped(event)) return;
      if (event.key === "?") list.current?.togglePopover();
      const message = messageOf(event, shownPly(table));
      if (message !== undefined) page.dispatch(message);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  return (
    <div class="more keys" id="keys" popover="auto" role="dialog" aria-label="Keys" ref={list}>
      <dl>
        {keys.map(([key, words]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function isWithin({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Whether the key belongs to a field, a dialog or the browser. */
export function isTyped(event: KeyboardEvent): boolean {
  const { ctrlKey, altKey, metaKey } = event;
  return ctrlKey || altKey || metaKey || isWithin(event, "input, select, textarea, dialog");
}

/** The board and the list of moves have the arrow keys for themselves. */
function messageOf(event: KeyboardEvent, ply: number): Message | undefined {
  const arrows = !isWithin(event, ".board, .register");
  switch (event.key) {
    case "ArrowLeft":
      return arrows ? { kind: "step", to: ply - 1 } : undefined;
    case "ArrowRight":
      return arrows ? { kind: "step", to: ply + 1 } : undefined;
    case "u":
      return { kind: "undo" };
    case "h":
      return { kind: "ask-hint" };
    default:
      return undefined;
  }
}
