/** Where the keyboard focus goes when a step ends, or another one begins. */

import { useEffect, useRef } from "preact/hooks";
import type { Scene } from "../../../activity/scene.ts";
import { focusBoard, focusNext } from "../board/board-input.ts";

/** A new visitor's focus stays where it is, except in lessons, where the first step begins at once. */
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

/** Focus on one of these may have ended the step. */
const doneAt = "body, .board *, .answers *, .statement *, .controls *, .steps-line *";

/** In an earlier position the board keeps the focus: a move there starts a new game. */
function isDone({ asks, main, headline }: Scene): boolean {
  return asks === null && main !== null && headline.sign !== "past";
}

function mayBegin(was: Scene["main"] | undefined, { asks, steps }: Scene): boolean {
  if (was === undefined) return steps.length > 0 && isAt("h1");
  // Lost focus goes to the board.
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
