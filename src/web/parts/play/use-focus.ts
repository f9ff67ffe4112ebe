/** Where the focus of the keys goes when a step is done, or another one begins. */

import { useEffect, useRef } from "preact/hooks";
import type { Scene } from "../../../activity/scene.ts";
import { focusBoard, focusNext } from "../board/board-input.ts";

/** A visitor who has just come is left alone, except in steps, where the first one is begun at once. */
export function useFocus(scene: Scene): void {
  const { main, asks, place } = scene;
  const before = useRef<Scene["main"] | undefined>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = main;
    const frame = requestAnimationFrame(() => {
      if (mayBegin(was, scene)) focusTask(asks);
      else if (was !== undefined && isDone(scene) && isAt(doneAt)) focusNext();
    });
    return () => cancelAnimationFrame(frame);
  }, [main, asks, place]);
}

/** Where something is done that ends a step. */
const doneAt = "body, .board *, .answers *, .statement *, .controls *, .steps-line *";

/** In a position of the past the board keeps the focus: a move there begins a game of its own. */
function isDone({ asks, main, headline }: Scene): boolean {
  return asks === null && main !== null && headline.sign !== "past";
}

function mayBegin(was: Scene["main"] | undefined, { asks, steps }: Scene): boolean {
  if (was === undefined) return steps.length > 0 && isAt("h1");
  // The board takes the focus that is lost, whatever is asked.
  return asks !== null && was !== null && isAt("body, .controls *, .board *");
}

function isAt(selector: string): boolean {
  return document.activeElement?.matches(selector) === true;
}

function focusTask(asks: Scene["asks"]): void {
  const first = { choice: ".answers button", text: ".statement select", move: null }[asks ?? "move"];
  if (first === null) focusBoard();
  else document.querySelector<HTMLElement>(first)?.focus();
}
